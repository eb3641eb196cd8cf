### A hint: what a computer player would do in one's place, and the lines it looked at.

## Orders. They stand in lists, one behind the other.

hint-way = { $blocks }: { $from } → { $to }
hint-block = { $block }
hint-area = { $step ->
    [combat-action] Rückzug nach { $area }
   *[other] { $area }
 }
hint-card = { $card } spielen
hint-line = { $order } ({ $percent } %)
hint-value = Gewinnaussicht: { $percent } %

## Around them

hint-button = Tipp
hint-title = Vorschlag
hint-other = Alternativen
hint-thinking = Denkt nach …
hint-usual = Eine klare Sache.
hint-close = Tipp schließen
client-key-hint = Tipp zeigen

## When there is none, without a full stop

error-no-hints = Tipps gibt es gegen den Computer oder zu zweit an einem Bildschirm
error-not-your-choice = du bist nicht dran
error-too-many-hints = zu viele Tipps auf einmal; warte einen Moment
error-no-hint = kein Tipp in der Zeit gefunden; versuch es noch einmal
