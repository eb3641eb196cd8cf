### A hint: what a computer player would do in one's place, and the lines it looked at.

## Orders. They stand in lists, one behind the other.

hint-way = { $blocks }: { $from } → { $to }
hint-block = { $block }
hint-area = { $step ->
    [combat-action] Visszavonulás ide: { $area }
   *[other] { $area }
 }
hint-card = Kijátszás: { $card }
hint-line = { $order } ({ $percent } %)
hint-value = nyerési esély: { $percent } %

## Around them

hint-button = Tanács
hint-title = Javaslat
hint-other = Más lehetőségek
hint-thinking = Gondolkodik …
hint-usual = Egyértelmű választás.
hint-close = A tanács bezárása
client-key-hint = tanács

## When there is none, without a full stop

error-no-hints = tanács a gép ellen kérhető, vagy ha ketten játszotok egy képernyőn
error-not-your-choice = most nem te jössz
error-too-many-hints = túl sok tanács egyszerre; várj egy kicsit
error-no-hint = nem született időben tanács; próbáld újra
