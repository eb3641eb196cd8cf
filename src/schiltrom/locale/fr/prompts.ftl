### What is to be decided, one message for each step, without a full stop: it stands behind the side whose choice it
### is (prompt-to). What the arguments are stands in the English catalogue.

prompt-to = { $who ->
    [0] Angleterre
    [1] Écosse
   *[other] Angleterre et Écosse
 } : { $words }

prompt-card = choisissez une carte
prompt-truce = déclarez une trêve, ou passez
prompt-coronation = jouez l’événement, ou couronnez plutôt un roi
prompt-coronation-battle = choisissez la prochaine bataille du couronnement
prompt-herald = choisissez le noble ennemi à qui envoyer le héraut, ou passez
prompt-victuals = ajoutez jusqu’à trois crans à des blocs d’une même région
prompt-victuals-own = { $left ->
    [0] tous les crans sont distribués, terminez
   *[other] ajoutez un cran à un bloc{ $group ->
        [none] { "" }
       *[other] { " en " }{ $group }
     } (reste { $left }), ou terminez
 }
prompt-pillage = choisissez un groupe ennemi à piller, adjacent à l’un des vôtres, ou passez
prompt-pillage-hit = choisissez le bloc qui perd un cran (pillage en { $target }, { $hits ->
    [one] un coup restant
   *[other] { $hits } coups restants
 })
prompt-pillage-gain = répartissez le butin du pillage en { $target }
prompt-pillage-gain-own = { $left ->
    [0] tout le butin est réparti, terminez
   *[other] ajoutez un cran pillé à un bloc { $group ->
        [none] d’un groupe adjacent à la région { $target }
       *[other] du groupe en { $group }
     } (reste { $left }), ou terminez
 }
prompt-sea-block = transportez jusqu’à deux blocs par mer
prompt-sea-block-own = { $left ->
    [0] aucun autre bloc ne peut embarquer, terminez
   *[other] choisissez un bloc à embarquer{ $group ->
        [none] { "" }
       *[other] { " en " }{ $group }
     } (reste { $left }), ou terminez
 }
prompt-sea-area = choisissez la côte où débarque le bloc { $block }
prompt-move = déplacez des blocs ({ $moves ->
    [0] aucun point de mouvement restant
    [one] reste 1 point de mouvement
   *[other] restent { $moves } points de mouvement
 }), ou terminez
prompt-march = choisissez la région suivante du bloc { $block } (départ { $origin }{ $here ->
    [none] { "" }
   *[other] , à présent en { $here }
 }{ $steps ->
    [0] { "" }
    [one] , reste 1 région
   *[other] , restent { $steps } régions
 }){ $here ->
    [none] { "" }
   *[other] , ou arrêtez-vous
 }
prompt-choose-battle = choisissez la prochaine bataille
prompt-combat = choisissez le prochain bloc à agir (bataille en { $area }, manche { $round })
prompt-combat-action = le bloc { $block } peut combattre, passer ou battre en retraite (bataille en { $area }, manche { $round })
prompt-hit = choisissez le bloc qui encaisse le prochain coup (bataille en { $area }, manche { $round }, { $hits ->
    [one] un coup restant
   *[other] { $hits } coups restants
 })
prompt-retreat = faites battre en retraite tous les blocs qui le peuvent, puis terminez (bataille en { $area }, après trois manches)
prompt-retreat-to = choisissez où le bloc { $block } bat en retraite (bataille en { $area })
prompt-regroup = regroupez des blocs vers les régions adjacentes, ou terminez (bataille gagnée en { $area })
prompt-regroup-to = choisissez où regrouper le bloc { $block } (bataille en { $area })
prompt-raid = choisissez le bloc que l’invasion frontalière renvoie au dépôt
prompt-bruce-home = choisissez la région d’origine où Bruce hiverne
prompt-comyn-home = choisissez la région d’origine où Comyn hiverne
prompt-moray-home = choisissez où Moray hiverne
prompt-king-home = choisissez où hivernent les Leaders
prompt-king-home-own = choisissez où le Roi hiverne
prompt-edward-winter = faites hiverner { $block } en { $place }, ou dissolvez-le
prompt-english-disband = dissolvez des blocs pour l’hiver
prompt-english-disband-own = { $forced ->
    [0] dissolvez des blocs si vous le voulez, ou terminez
   *[other] dissolvez des blocs tant qu’une région dépasse la valeur de son château
 }
prompt-wallace-home = choisissez où Wallace hiverne (en Selkirk, il gagne deux crans)
prompt-scottish-disband = dissolvez des blocs pour l’hiver
prompt-scottish-disband-own = { $forced ->
    [0] dissolvez des blocs si vous le voulez, ou terminez
   *[other] dissolvez des blocs tant qu’une région dépasse la valeur de son château
 }
prompt-points = { $area } { $points }
prompt-scottish-build = dépensez les crans de remplacement
prompt-scottish-build-own = { $points ->
    [none] il ne reste aucun cran de remplacement, terminez
   *[other] dépensez les crans de remplacement ({ $points }) en choisissant un bloc à renforcer ou une région où piocher, ou terminez
 }
prompt-build-from = choisissez la région qui paie le cran du bloc { $block }
prompt-drawn-to = choisissez la côte où débarque le bloc { $block }
prompt-english-build = dépensez les crans de remplacement
prompt-english-build-own = { $points ->
    [none] il ne reste aucun cran de remplacement, terminez
   *[other] dépensez les crans de remplacement ({ $points }) pour l’infanterie et les nobles, ou terminez
 }

## Chance

prompt-fire-roll = le bloc { $block } lance les dés
prompt-celtic-roll = les blocs celtiques lancent le dé
prompt-herald-roll = le héraut lance le dé pour { $block }
prompt-draw = un bloc est pioché au dépôt
prompt-levy = la levée féodale a lieu
prompt-deal = les cartes sont distribuées

## The end

# $ending: 1 all nobles, 2 most nobles, 3 and 4 a tie with and without Wallace, 5 the King killed, 6 Edward II killed
prompt-over = { $side ->
    [0] L’Angleterre
   *[other] L’Écosse
 } gagne : { $ending ->
    [1] elle contrôle tous les nobles
    [2] elle contrôle le plus de nobles à la fin
    [3] nobles à égalité, et Wallace est sur le plateau
    [4] nobles à égalité, et Wallace n’est pas sur le plateau
    [5] le roi d’Écosse est mort
    [6] Edward II est mort
   *[other] la partie est terminée
 }
