### A hint: what a computer player would do in one's place, and the lines it looked at.

## Orders. They stand in lists, one behind the other.

hint-way = { $blocks }: { $from } → { $to }
hint-block = { $block }
hint-area = { $step ->
    [combat-action] Ritirata in { $area }
   *[other] { $area }
 }
hint-card = Gioca { $card }
hint-line = { $order } ({ $percent } %)
hint-value = probabilità di vincere: { $percent } %

## Around them

hint-button = Consiglio
hint-title = Suggerimento
hint-other = Alternative
hint-thinking = Sta pensando …
hint-usual = Una scelta ovvia.
hint-close = Chiudi il consiglio
client-key-hint = mostra un consiglio

## When there is none, without a full stop

error-no-hints = i consigli ci sono contro il computer o in due su uno schermo
error-not-your-choice = non tocca a te
error-too-many-hints = troppi consigli insieme; attendi un momento
error-no-hint = nessun consiglio trovato in tempo; riprova
