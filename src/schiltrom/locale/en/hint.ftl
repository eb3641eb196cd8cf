### A hint: what a computer player would do in one's place, and the lines it looked at.

## Orders. They stand in lists, one behind the other.

# $blocks: one or several blocks; $from: an area; $to: an area
hint-way = { $blocks }: { $from } → { $to }
# $block: a block that is chosen
hint-block = { $block }
# $area: an area that is chosen; $step: the step, as in engine/steps.py
hint-area = { $step ->
    [combat-action] Retreat to { $area }
   *[other] { $area }
 }
# $card: a card
hint-card = Play { $card }
# A line that was looked at. $order: the orders, as a list; $percent: a number
hint-line = { $order } ({ $percent } %)
# $percent: a number
hint-value = chance of winning: { $percent } %

## Around them

hint-button = Hint
hint-title = Suggestion
hint-other = Alternatives
hint-thinking = Thinking …
hint-usual = An obvious choice.
hint-close = Close hint
client-key-hint = show hint

## When there is none, without a full stop

error-no-hints = hints are available against the computer, or when two players share a screen
error-not-your-choice = it is not your turn
error-too-many-hints = too many hints at once; wait a moment
error-no-hint = no hint found in time; try again
