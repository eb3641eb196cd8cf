### A hint: what a computer player would do in one's place, and the lines it looked at.

## Orders. They stand in lists, one behind the other.

hint-way = { $blocks } : { $from } → { $to }
hint-block = { $block }
hint-area = { $step ->
    [combat-action] Retraite vers { $area }
   *[other] { $area }
 }
hint-card = Jouer la carte { $card }
hint-line = { $order } ({ $percent } %)
hint-value = chances de gagner : { $percent } %

## Around them

hint-button = Conseil
hint-title = { $who } jouerait :
hint-other = Aussi examiné :
hint-thinking = Réflexion en cours …
hint-usual = Il y a peu à réfléchir ici.
hint-close = Fermer le conseil
client-key-hint = un conseil

## When there is none, without a full stop

error-no-hints = les conseils sont donnés contre un ordinateur ou quand les deux camps jouent sur le même écran
error-not-your-choice = ce n'est pas à vous de choisir maintenant
error-too-many-hints = trop de conseils à la fois
error-no-hint = aucun conseil n'a été trouvé à temps ; réessayez
