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
hint-card = Play the card { $card }
# A line that was looked at. $order: the orders, as a list; $percent: a number
hint-line = { $order } ({ $percent } %)
# $percent: a number
hint-value = chance to win: { $percent } %

## Around them

hint-button = Hint
# $who: the name of a level
hint-title = { $who } would play:
hint-other = Also looked at:
hint-thinking = Thinking …
hint-usual = There is little to think about here.
hint-close = Close the hint
client-key-hint = a hint

## When there is none, without a full stop

error-no-hints = hints are given against a computer or when both sides are played on one screen
error-not-your-choice = it is not your choice now
error-too-many-hints = too many hints at once
error-no-hint = no hint could be found in time; try again
