### A hint: what a computer player would do in one's place, and the lines it looked at.

## Orders. They stand in lists, one behind the other.

hint-way = { $blocks } : { $from } → { $to }
hint-block = { $block }
hint-area = { $step ->
    [combat-action] Retraite vers { $area }
   *[other] { $area }
 }
hint-card = Jouer { $card }
hint-line = { $order } ({ $percent } %)
hint-value = chances de gagner : { $percent } %

## Around them

hint-button = Conseil
hint-title = Suggestion
hint-other = Autres options
hint-thinking = Réflexion en cours…
hint-usual = Un choix évident.
hint-close = Fermer le conseil
client-key-hint = afficher un conseil

## When there is none, without a full stop

error-no-hints = les conseils sont disponibles contre l’ordinateur ou à deux sur un écran
error-not-your-choice = ce n’est pas à vous de jouer
error-too-many-hints = trop de conseils à la fois ; attendez un instant
error-no-hint = aucun conseil trouvé à temps ; réessayez
