### A hint: what a computer player would do in one's place, and the lines it looked at.

## Orders. They stand in lists, one behind the other.

hint-way = { $blocks }: { $from } → { $to }
hint-block = { $block }
hint-area = { $step ->
    [combat-action] Ritirata in { $area }
   *[other] { $area }
 }
hint-card = Gioca la carta { $card }
hint-line = { $order } ({ $percent } %)
hint-value = probabilità di vincere: { $percent } %

## Around them

hint-button = Consiglio
hint-title = { $who } giocherebbe:
hint-other = Valutato anche:
hint-thinking = Sta pensando …
hint-usual = Qui c'è poco da pensare.
hint-close = Chiudi il consiglio
client-key-hint = un consiglio

## When there is none, without a full stop

error-no-hints = i consigli si danno contro un computer o quando le due parti giocano sullo stesso schermo
error-not-your-choice = adesso la scelta non è tua
error-too-many-hints = troppi consigli insieme
error-no-hint = nessun consiglio trovato in tempo; riprova
