### A hint: what a computer player would do in one's place, and the lines it looked at.

## Orders. They stand in lists, one behind the other.

hint-way = { $blocks }: { $from } → { $to }
hint-block = { $block }
hint-area = { $step ->
    [combat-action] Visszavonulás ide: { $area }
   *[other] { $area }
 }
hint-card = { $card } kártya kijátszása
hint-line = { $order } ({ $percent } %)
hint-value = nyerési esély: { $percent } %

## Around them

hint-button = Tanács
hint-title = { $who } így játszana:
hint-other = Megfontolta még:
hint-thinking = Gondolkodik …
hint-usual = Itt nincs sok gondolkodnivaló.
hint-close = A tanács bezárása
client-key-hint = tanács

## When there is none, without a full stop

error-no-hints = tanács csak gép ellen jár, vagy ha a két fél egy képernyőn játszik
error-not-your-choice = most nem te választasz
error-too-many-hints = túl sok tanács egyszerre
error-no-hint = nem született időben tanács; próbáld újra
