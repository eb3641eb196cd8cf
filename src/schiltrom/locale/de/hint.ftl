### A hint: what a computer player would do in one's place, and the lines it looked at.

## Orders. They stand in lists, one behind the other.

hint-way = { $blocks }: { $from } → { $to }
hint-block = { $block }
hint-area = { $step ->
    [combat-action] Rückzug nach { $area }
   *[other] { $area }
 }
hint-card = Karte { $card } spielen
hint-line = { $order } ({ $percent } %)
hint-value = Gewinnaussicht: { $percent } %

## Around them

hint-button = Tipp
hint-title = { $who } würde spielen:
hint-other = Auch bedacht:
hint-thinking = Denkt nach …
hint-usual = Hier gibt es wenig zu überlegen.
hint-close = Tipp schließen
client-key-hint = ein Tipp

## When there is none, without a full stop

error-no-hints = Tipps gibt es gegen einen Computer oder wenn beide Seiten an einem Bildschirm spielen
error-not-your-choice = du bist jetzt nicht an der Reihe
error-too-many-hints = zu viele Tipps auf einmal
error-no-hint = in der Zeit fand sich kein Tipp; versuch es noch einmal
