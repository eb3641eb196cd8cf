### What stands on a player's screen beside the prompt: buttons, questions, explanations, warnings. What the
### arguments are stands in the English catalogue.

## Buttons

word-done = { $step ->
    [move] Terminer les mouvements
    [sea-block] Terminer le transport
    [victuals] Terminer le partage
    [pillage-gain] Terminer le pillage
    [retreat] Terminer la retraite
    [regroup] Terminer le regroupement
    [english-disband] Terminer les dissolutions
    [scottish-disband] Terminer les dissolutions
    [scottish-build] Terminer le renforcement
    [english-build] Terminer le renforcement
   *[other] Terminé
 }
word-pass = Passer : ne pas jouer { $card }
word-stop = S’arrêter ici
word-fire = Combattre
word-hold = Passer
word-event = { $step ->
    [truce] Déclarer une trêve
   *[other] Jouer l’événement : { $card }
 }
word-crown-bruce = Couronner Bruce
word-crown-comyn = Couronner Comyn
word-crown-balliol = Rappeler Balliol comme roi
word-winter = Garder { $block } en { $area }
word-disband = Renvoyer { $block }

## Questions before something is given away

sure-moves = { $moves ->
    [one] Il vous reste un point de mouvement, et des blocs pourraient se déplacer. Terminer les mouvements ?
   *[other] Il vous reste { $moves } points de mouvement, et des blocs pourraient se déplacer. Terminer les mouvements ?
 }
sure-pass = La carte { $card } n’aurait aucun effet. Passer quand même ?
sure-steps = { $left ->
    [one] Un cran n’est pas encore attribué et serait perdu. Continuer ?
   *[other] { $left } crans ne sont pas encore attribués et seraient perdus. Continuer ?
 }
sure-points = { $points ->
    [one] Un cran de remplacement peut encore être dépensé ; il serait perdu. Terminer le renforcement ?
   *[other] { $points } crans de remplacement peuvent encore être dépensés ; ils seraient perdus. Terminer le renforcement ?
 }
sure-stranded = { $count ->
    [one] Un bloc n’a nulle part où aller et sera perdu : { $blocks }. Continuer ?
   *[other] Des blocs n’ont nulle part où aller et seront perdus : { $blocks }. Continuer ?
 }
sure-crown = { $count ->
    [0] Aucun noble de la faction rivale n’est avec les Écossais : personne ne partira. Procéder au couronnement ?
    [one] { $blocks } est de la faction rivale et passera aussitôt aux Anglais. Procéder au couronnement ?
   *[other] { $blocks } sont de la faction rivale et passeront aussitôt aux Anglais. Procéder au couronnement ?
 }

## Warnings on cards in the hand

warn-event = { $nothing ->
    [1] Pour l’instant, la carte { $card } n’aurait aucun effet.{ $ends ->
        [1] { " " }Et si votre adversaire joue aussi un événement, l’année s’achève à la fin de ce tour de jeu.
       *[other] { "" }
     }
   *[other] Si votre adversaire joue aussi un événement, personne ne se déplace et l’année s’achève à la fin de ce tour de jeu.
 }

## Who attacks, and when that changes

control-stays = L’{ $attacker } attaque et l’{ $defender } défend. Au bout de trois manches, les blocs de l’{ $attacker } encore en { $area } doivent battre en retraite.
# $how is attacker_wins (it counts only that they are gone) or all_eliminated (none of them may have retreated)
control-may-change = L’{ $attacker } attaque et l’{ $defender } défend. { $how ->
    [attacker_wins] S’il ne reste aucun des premiers défenseurs quand les réserves de l’{ $defender } arrivent à la manche 2, l’{ $attacker } prend le contrôle du champ de bataille et l’{ $defender } devient l’attaquant.
    [attacker_holds] S’il ne reste aucun des premiers défenseurs, mais encore des premiers attaquants, quand les réserves de l’{ $defender } arrivent à la manche 2, l’{ $attacker } prend le contrôle du champ de bataille et l’{ $defender } devient l’attaquant.
   *[other] Si tous les premiers défenseurs sont perdus, sans qu’aucun ait battu en retraite, quand les réserves de l’{ $defender } arrivent à la manche 2, l’{ $attacker } prend le contrôle du champ de bataille et l’{ $defender } devient l’attaquant.
 }
control-retreat = Les trois manches sont terminées : l’{ $attacker } attaquait et doit battre en retraite ; l’{ $defender } reste en { $area }.
control-won = L’{ $winner } a gagné la bataille en { $area } et peut regrouper ses blocs vers les régions adjacentes.

## What a step is about

explain-card = Les deux camps choisissent en secret et révèlent ensemble. Un événement passe avant toute carte Mouvement, un nombre élevé avant un plus petit, et l’Angleterre d’abord en cas d’égalité. Si les deux jouent un événement, l’année s’achève à la fin de ce tour de jeu.
explain-truce = Pendant la trêve, c’est-à-dire ce tour de jeu, l’autre camp peut se déplacer mais n’attaquer nulle part{ $truce_new_raids ->
    [forbidden] , et les Écossais ne peuvent pas entrer en Angleterre
   *[other] { "" } ; les Écossais peuvent toutefois entrer en Angleterre si elle est vacante
 }. { $truce_raid_loss ->
    [applies] Les Écossais déjà en Angleterre lui coûtent quand même un bloc.
    [suspended] Sous une trêve anglaise, les Écossais déjà en Angleterre ne lui coûtent aucun bloc.
   *[suspended_by_either] Les Écossais déjà en Angleterre ne lui coûtent aucun bloc pendant ce tour de jeu.
 } Les événements ont lieu normalement.
explain-coronation = Une fois par partie, les Écossais peuvent couronner un roi au lieu de jouer leur événement. Il arrive à pleine force, mais les nobles de la faction rivale passent aussitôt aux Anglais, et combattent là où ils se trouvent au milieu d’Écossais.{ $coronation_choice ->
    [on_play] { " " }Si l’Angleterre a aussi joué un événement, ce choix est annoncé avant lui.
   *[other] { "" }
 }
explain-coronation-battle = Les nobles qui ont abandonné le nouveau roi se trouvent au milieu de leurs anciens amis. Ces batailles ont lieu aussitôt ; les nobles attaquent, et personne n’est en réserve.
explain-herald = Le héraut va trouver un noble de l’autre camp, où qu’il soit (sauf Moray). Sur un résultat de 1 à 4, le noble change de camp en gardant sa force ; s’il y a des ennemis avec lui, il les combat aussitôt.
explain-victuals = Trois crans pour des blocs d’une même région{ $victuals_split ->
    [three_blocks] , chacun pour un bloc différent
   *[other] , répartis librement
 }. Aucun bloc ne dépasse sa pleine force.
explain-pillage = Deux coups sur un groupe ennemi adjacent à l’un des vôtres, encaissés par le bloc le plus fort comme en bataille. Chaque cran réellement perdu peut renforcer l’un de vos groupes adjacents. Un noble qui perd son dernier cran change de camp.
explain-pillage-hit = Le camp pillé encaisse les coups un par un, chacun avec son bloc le plus fort sur place ; à égalité, il choisit.
explain-pillage-gain = Les crans perdus peuvent aller à des blocs d’un seul groupe allié, adjacent à la région pillée.
explain-sea-block = Un ou deux blocs partent ensemble d’une région côtière vers une autre région côtière alliée, Angleterre comprise. Aucune frontière n’est franchie, et les Nordiques ne participent pas.
explain-sea-area = Les navires accostent dans une région côtière où se trouvent vos blocs et aucun ennemi.
explain-move = Un point de mouvement active les blocs d’une région : chacun va où il veut, aussi loin qu’il le peut. Pour entrer en Angleterre ou en sortir, chaque bloc coûte un point. En une phase, six blocs au plus franchissent une frontière { $edition ->
    [2] noire
   *[other] verte
 }, et deux une frontière rouge, après quoi ils s’arrêtent.{ $second ->
    [1] { " " }Là où des blocs du Joueur 1 sont entrés, autant des vôtres doivent rester.
   *[other] { "" }
 }{ $truce ->
    [1] { " " }C’est la trêve : pas d’attaque.
   *[other] { "" }
 }
explain-march = Le bloc avance de région en région. Il doit s’arrêter face à l’ennemi, après une frontière rouge et en Angleterre.
explain-choose-battle = Partout où les deux camps sont présents, il y a bataille. Le Joueur 1 de ce tour de jeu choisit la suivante.
explain-combat = Chaque bloc agit une fois par manche : les A avant les B avant les C, les défenseurs avant les attaquants. Entre blocs de même lettre, leur camp choisit l’ordre.
explain-combat-action = Pour combattre, un bloc lance autant de dés que sa force ; chaque dé inférieur ou égal à son nombre est un coup. Il peut aussi battre en retraite vers une région adjacente alliée ou vacante, ou passer.
explain-hit = Chaque coup ôte un cran au bloc engagé le plus fort ; à égalité, son propriétaire choisit. Un noble qui perd son dernier cran change de camp ; les autres vont au dépôt ou sont définitivement retirés du jeu.
explain-retreat = Au bout de trois manches, l’attaquant doit battre en retraite{ $retreat_order ->
    [by_letter] , les A d’abord, puis les B, puis les C
   *[other] { "" }
 }. { $border_control ->
    [battle_start] Les frontières par où l’ennemi a engagé cette bataille sont fermées,
    [any_battle] Les frontières que l’ennemi a été le dernier à franchir pour entrer dans une bataille sont fermées,
   *[this_battle] Les frontières par où l’ennemi est entré dans cette bataille sont fermées,
 } et six blocs au plus (deux par une frontière rouge) suivent le même chemin{ $retreat_limit ->
    [whole_battle] , y compris ceux qui sont venus par là et ceux qui sont repartis aux manches précédentes
    [cumulative] , y compris ceux qui sont venus par là
   *[per_round] { "" }
 }. Ce qui ne peut pas partir est { $cannot_retreat ->
    [to_pool] remis au dépôt ; les nobles, sauf Moray, sont capturés
   *[other] perdu comme un bloc éliminé ; les nobles sont capturés
 }.
explain-retreat-to = Il faut une région adjacente alliée ou vacante, et une frontière ouverte où il reste de la place.
explain-regroup = Le vainqueur peut envoyer des blocs vers les régions adjacentes alliées ou vacantes ; { $regroup_limit ->
    [as_retreats] les limites aux frontières des retraites continuent de compter
   *[fresh] les limites aux frontières repartent de zéro
 }. Personne n’y est obligé.
explain-regroup-to = Choisissez une région adjacente alliée ou vacante. Les blocs anglais ne peuvent pas quitter l’Angleterre, ni les blocs écossais y entrer.
explain-raid = À la fin du tour de jeu, il n’y a que des Écossais en Angleterre. L’Angleterre retire du plateau l’un de ses blocs, sauf un noble, et le remet au dépôt { $raid_loss ->
    [shown] en le montrant
   *[hidden] sans le montrer
 }.
explain-bruce-home = L’hiver commence : chaque noble rentre chez lui, les nobles anglais d’abord. Celui qui y trouve des ennemis change de camp. Bruce a deux régions d’origine, Annan et Carrick ; si l’ennemi tient les deux, son nouveau propriétaire choisit.
explain-comyn-home = Chaque noble rentre chez lui, les nobles anglais d’abord. Celui qui y trouve des ennemis change de camp. Comyn a deux régions d’origine, Badenoch et Lochaber ; si l’ennemi tient les deux, son nouveau propriétaire choisit.
explain-moray-home = Moray hiverne chez lui, sauf si des ennemis s’y trouvent, ou reste où il est{ $leaders_disband ->
    [in_their_step] , ou bien il est dissous dès maintenant
   *[with_the_scots] . Il pourra encore être dissous ensuite
 }.
# Also told to the other side while Moray's quarters are chosen
explain-king-home = Les Leaders prennent leurs quartiers d’hiver. Le Roi peut aller dans une région à cathédrale (Fife, Lennox, Strathspey) sans ennemi, ou rester où il est{ $leaders_disband ->
    [in_their_step] , ou bien être dissous dès maintenant
   *[with_the_scots] { "" }
 }.
explain-edward-winter = Edward I peut passer l’hiver en Écosse, mais pas deux hivers de suite. Les blocs anglais avec lui peuvent rester aussi, au-delà de la valeur du château. En contrepartie, il n’y a pas de levée féodale pour l’année suivante.
explain-english-disband = Tous les blocs anglais en Angleterre, et tous les chevaliers, archers et Hobelars qui n’hivernent pas avec Edward, ont été dissous. L’infanterie peut rester dans la limite de la valeur du château, où comptent tous les blocs de la région.
explain-wallace-home = Wallace peut aller en Selkirk d’où qu’il soit, sauf si des ennemis s’y trouvent ; il y gagne deux crans et n’y est soumis à aucune limite.
explain-scottish-disband = Aucune région ne garde plus de blocs écossais que la valeur de son château, un de plus avec une cathédrale ; les nobles restent toujours. Personne ne peut rester en Angleterre. { $scots_disband ->
    [free] D’autres blocs peuvent être dissous à volonté, pour être repiochés plus tard.
   *[other] { $leaders_disband ->
        [in_their_step] À part cela, personne ne peut être dissous maintenant.
       *[with_the_scots] À part cela, seuls le Roi et Moray peuvent être dissous.
     }
 }
explain-scottish-build = Chaque région tenue par les Écossais fournit autant de crans de remplacement (CR) que la valeur de son château, un de plus avec une cathédrale, à dépenser sur place. Avec un CR, on pioche au dépôt un bloc à force 1, s’il reste de la place, ou on donne un cran à un bloc de la région. { $inland_draw ->
    [adjacent_coast] Nordiques et Français piochés à l’intérieur des terres débarquent sur une côte adjacente.
   *[other] Les régions intérieures ne piochent ni Nordiques ni Français.
 }
explain-build-from = Deux régions pourraient payer ce cran : celle où se trouve le bloc et celle qui l’a pioché.
explain-drawn-to = Pioché pour une région intérieure, ce bloc débarque sur une côte alliée adjacente.
explain-english-build = Chaque région tenue par l’Angleterre fournit autant de crans de remplacement que la valeur de son château, pour l’infanterie et les nobles sur place. Ce qui n’est pas dépensé est perdu.
explain-fire-roll = Chaque dé inférieur ou égal au nombre du bloc est un coup.
explain-celtic-roll = Blocs celtiques : ceux du pays de Galles et d’Ulster lancent chacun un dé { $celtic_test ->
    [before_battle] avant le début de la bataille
   *[other] la première fois qu’ils prennent part à la bataille
 }. Sur 5 ou 6, ils partent au dépôt.
explain-herald-roll = Sur 1 à 4, le noble change de camp.
explain-draw = Un bloc est pioché au hasard dans le dépôt.
explain-levy = La moitié du dépôt anglais, arrondie au supérieur, arrive en Angleterre à pleine force, sauf si Edward hiverne en Écosse.
explain-deal = Les vingt-cinq cartes sont mélangées, et chaque camp en reçoit cinq pour l’année.

## Where blocks can go

reach-some = Blocs qui peuvent passer : { $count } sur { $total }. Arrêtés par les frontières, les points ou l’ennemi : { $blocks }.
reach-reserve = { $total ->
    [one] En réserve jusqu’à la manche 2.
   *[other] { $count } sur { $total } en réserve jusqu’à la manche 2.
 }

## Why several choices at once are refused

reason-not-known-yet = attendez les dés ou la révélation avant de choisir la suite

## Odds

error-no-battle = pas de chances à calculer : on ne sait pas qui combattrait qui ici
