### Why a choice is refused, without a full stop: the rule's number stands before the words (by-rule in names.ftl).
### A word in « » is a choice, named as on its button. What the arguments are stands in the English catalogue.

reason-not-allowed = ce n’est pas autorisé maintenant
undo-nothing = l’{ side } n’a rien à annuler

## Whose choice it is

reason-game-over = la partie est terminée, l’{ side } a gagné
reason-chance = attendez les dés, la pioche ou la distribution
reason-not-your-choice = c’est à l’{ side } de jouer
reason-spectator = les spectateurs ne peuvent pas jouer
reason-no-such-choice = aucun choix ne porte le numéro { NUMBER($number, useGrouping: 0) }

## 3 Cards

reason-card-chosen = vous avez déjà choisi votre carte ; l’{ side } pas encore
reason-card-not-in-hand = vous n’avez pas de carte { $card } en main
reason-card-not-now = les cartes ne se choisissent qu’au début d’un tour de jeu
reason-wants-card = choisissez une carte, pas { $kind ->
    [block] un bloc
    [area] une région
   *[other] une action
 }

## What the step wants

reason-wants-block = choisissez un bloc, pas une région
reason-wants-area = choisissez une région, pas un bloc
reason-wants-area-for = choisissez une région pour le bloc { $block }, pas un bloc
reason-wants-word = choisissez une action, pas { $kind ->
    [block] un bloc
   *[other] une région
 }
reason-word-not-now = « { $word ->
    [done] terminé
    [pass] passer
    [stop] s’arrêter
    [fire] combattre
    [hold] passer
    [event] événement
    [crown-bruce] couronner Bruce
    [crown-comyn] couronner Comyn
    [crown-balliol] couronner Balliol
    [winter] hiverner
   *[disband] dissoudre
 } » n’est pas possible ici
reason-pass-instead = choisissez « passer » pour ne pas jouer cet événement
reason-done-instead = choisissez « terminé » pour finir
reason-cannot-skip = ce choix est obligatoire

## 2 Blocks

reason-not-your-block = le bloc { $block } n’est pas à vous
reason-noble-with-enemy = le bloc { $block } n’est pas en jeu, car ce noble est maintenant dans le camp ennemi
reason-in-pool = le bloc { $block } est au dépôt, pas sur le plateau
reason-out-of-play = le bloc { $block } n’est pas en jeu
reason-at-maximum = le bloc { $block } est déjà à pleine force, { $count }

## 4 Movement

reason-already-moved = le bloc { $block } s’est déjà déplacé pendant ce tour de jeu
reason-pinned = le bloc { $block } est neutralisé, car { $count ->
    [one] un bloc ennemi en { $area } neutralise l’un des vôtres
   *[other] { $count } blocs ennemis en { $area } neutralisent autant des vôtres
 }
reason-no-points = plus de point de mouvement pour activer la région { $area } et le bloc { $block }
reason-no-points-from-england = plus de point de mouvement pour le bloc { $block } : chaque bloc qui quitte l’Angleterre en coûte un
reason-no-points-to-england = plus de point de mouvement : chaque bloc qui entre en Angleterre en coûte un
reason-norse-no-points = plus de point de mouvement : les Nordiques en demandent un à eux seuls
reason-no-way-out = aucune issue n’est ouverte au bloc { $block } en { $area }
reason-march-first = terminez d’abord le mouvement du bloc { $block }
reason-not-started = le bloc { $block } n’a pas encore bougé ({ $area })
reason-on-path = ce mouvement est déjà passé par la région { $area }
reason-not-adjacent = les régions { $origin } et { $area } ne sont pas adjacentes
reason-too-far = le bloc { $block } se déplace de { $count } régions au plus, mais { $area } est à { $away }
reason-stops-at-enemy = le bloc { $block } devrait s’arrêter en { $area }, où se trouve l’ennemi
reason-stops-in-england = le bloc { $block } devrait s’arrêter en Angleterre
reason-stops-at-border = un bloc qui franchit la frontière rouge entre { $border } doit s’arrêter aussitôt
# $colour: red, green, or in the second edition black
reason-border-full = { $count } blocs ont déjà franchi la frontière { $colour ->
    [red] rouge
    [black] noire
   *[green] verte
 } entre { $border }
reason-exit-closed = l’ennemi est entré dans cette bataille par la frontière entre { $border } : vous ne pouvez pas sortir par là
reason-norse-england = les Nordiques ne vont jamais en Angleterre
reason-norse-inland = la région { $area } n’a pas de côte, et les Nordiques se déplacent par mer
reason-norse-there = les Nordiques sont déjà en { $area }
reason-truce-attack = pendant la trêve, vous ne pouvez pas attaquer en { $area }
reason-truce-raid = pendant la trêve, aucun bloc écossais ne peut entrer en Angleterre

## 5 Battles

reason-not-contested = il n’y a pas de bataille en { $area }
reason-not-in-battle = le bloc { $block } n’est pas en { $area }, où se livre la bataille
reason-in-reserve = le bloc { $block } est en réserve et n’arrive qu’à la manche 2
reason-just-captured = le bloc { $block } a été capturé pendant cette manche et ne prend part qu’à la suivante
reason-already-acted = le bloc { $block } a déjà agi dans cette manche
reason-earlier-letter = le bloc { $block } porte la lettre { $letter }, et c’est au tour des blocs { $first }
reason-choose-fighter = choisissez d’abord un bloc ; ensuite il combat, passe ou bat en retraite
reason-act-first = terminez d’abord le tour du bloc { $block } (combattre, passer ou battre en retraite)
reason-hold-instead = choisissez « passer » si le bloc { $block } ne doit rien faire
reason-no-target = en { $area }, aucun ennemi que le bloc { $block } puisse combattre ne prend encore part à la bataille
reason-not-strongest = le plus fort encaisse le coup, et le bloc { $other } (force { $count }) est plus fort que le bloc { $block }
reason-retreat-first = { $count ->
    [one] un bloc peut encore battre en retraite et doit le faire
   *[other] { $count } blocs peuvent encore battre en retraite et doivent le faire
 }
reason-cannot-retreat = le bloc { $block } n’a nulle part où battre en retraite depuis la région { $area }
reason-letter-through = le tour de retraite est passé pour la lettre du bloc { $block }
reason-cannot-regroup = le bloc { $block } n’a nulle part où se regrouper depuis la région { $area }
reason-same-area = le bloc est déjà en { $area }
reason-not-out-of-england = les blocs anglais ne sortent jamais d’Angleterre par retraite ou regroupement
reason-not-into-england = les blocs écossais n’entrent jamais en Angleterre par retraite ou regroupement
reason-enemy-there = il y a un ennemi en { $area }
reason-border-closed = l’ennemi est entré en bataille par la frontière entre { $border } et la contrôle
reason-border-full-both-ways = la frontière { $colour ->
    [red] rouge
    [black] noire
   *[green] verte
 } entre { $border } admet { $limit } blocs dans les deux sens ({ $came } entrés, { $count } repartis)
reason-norse-no-coast = les Nordiques ne peuvent aller que dans une région côtière d’Écosse, et { $area } n’en est pas une
reason-norse-not-friendly = les Nordiques ne peuvent aller que dans une région alliée, et { $area } ne l’est pas
reason-raid-noble = une invasion frontalière n’atteint jamais un noble, et { $block } en est un

## 6 Kings

reason-crown-not-now = seuls les Écossais couronnent un roi, au moment de jouer leur carte Événement
reason-crown-once = un roi a déjà été couronné dans cette partie
reason-crown-wallace = Bruce ou Comyn ne peut être couronné que si Wallace est définitivement retiré du jeu
reason-crown-not-in-fife = { $block } doit se trouver en Fife pour être couronné
reason-crown-too-early = Balliol ne peut être couronné qu’à partir de { NUMBER($year, useGrouping: 0) }
reason-crown-no-french = Balliol ne peut être couronné que si les Chevaliers français sont sur le plateau
reason-crown-declined = vous avez choisi l’événement plutôt que le couronnement
reason-event-instead = choisissez « événement » pour jouer la carte sans couronner personne

## Events

reason-herald-own = le héraut va trouver un noble ennemi, et le bloc { $block } est de votre camp
reason-herald-moray = Moray ne change jamais de camp
reason-herald-no-noble = le héraut ne va trouver que des nobles, et le bloc { $block } n’en est pas un
reason-herald-already-yours = le bloc { $block } n’est pas en jeu, car ce noble est maintenant dans votre camp
reason-victuals-spent = les { $count } crans sont tous distribués
reason-victuals-one-area = tous les crans vont à une seule région, { $area }, et le bloc { $block } n’y est pas
reason-victuals-one-each = le bloc { $block } a déjà reçu son cran
reason-pillage-nobody = il n’y a pas d’ennemi en { $area }
reason-pillage-no-neighbour = aucun de vos groupes n’est adjacent à la région { $area }
reason-not-pillaged = le pillage a lieu en { $area }, et le bloc { $block } n’y est pas
reason-pillage-spent = plus de crans à gagner
reason-pillage-far = le bloc { $block } n’est pas adjacent à la région pillée, { $area }
reason-pillage-one-group = tous les crans vont à un seul groupe, celui en { $area }, et le bloc { $block } n’y est pas
reason-sea-norse = les Nordiques n’utilisent pas le Mouvement maritime
reason-sea-spent = { $count } blocs ont déjà été transportés
reason-sea-one-origin = les deux blocs doivent venir de { $area }, et le bloc { $block } n’y est pas
reason-sea-inland = le bloc { $block } est en { $area }, région sans côte
reason-sea-no-port = vous ne tenez aucune autre région côtière où aller
reason-sea-same-area = le bloc { $block } est déjà en { $area }
reason-sea-not-coastal = la région { $area } n’a pas de côte
reason-sea-not-friendly = la région { $area } n’est pas alliée ; il y faut de vos blocs, et aucun ennemi
reason-sea-one-port = les deux blocs doivent débarquer dans la même région, et le premier l’a fait en { $area }

## 7 Winter

reason-not-his-home = { $area } n’est pas une région d’origine pour { $block }
reason-moray-home = Moray hiverne sur place, en { $origin }, ou chez lui, en Moray
reason-wallace-home = Wallace hiverne sur place, en { $origin }, ou en Selkirk
reason-king-cathedral = le Roi hiverne sur place ou dans une région à cathédrale ; il n’y en a pas en { $area }
reason-king-enemy = le Roi ne peut pas hiverner en { $area }, où se trouve un ennemi
reason-noble-stays = un noble n’est jamais dissous, et { $block } en est un
reason-edward-winters = { $block } hiverne en { $area } et n’est pas dissous
reason-excess-first = dissolvez d’abord les blocs en trop en { $area }, dont le château vaut { $limit } ; ensuite le bloc { $block } pourra être dissous
reason-excess-only = le bloc { $block } ne peut pas être dissous : sa région ne dépasse pas la valeur de son château
reason-excess-left = la région { $area } dépasse la valeur de son château, { $limit } : dissolvez d’abord des blocs là
reason-name-block = choisissez le bloc à dissoudre
reason-leader-step = le bloc { $block } ne pouvait être dissous qu’à son propre tour d’hivernage
reason-only-french = seuls les Chevaliers français peuvent arriver maintenant
reason-build-type = l’Angleterre ne renforce que l’infanterie et les nobles, et le bloc { $block } n’en est pas
reason-no-castle = la région { $area } ne fournit aucun cran de remplacement
reason-points-spent = la région { $area } n’a plus de crans de remplacement
reason-not-yours = la région { $area } n’est pas alliée
reason-pool-empty = votre dépôt est vide
reason-only-seafarers = il ne reste au dépôt que des Nordiques et des Français, et la région { $area } n’a pas de côte
reason-area-full = on ne pioche que si la région est sous la valeur de son château, qui est de { $limit } en { $area }
reason-not-paying = la région { $area } n’a aucun cran de remplacement à donner au bloc { $block }
reason-drawn-no-coast = en { $area }, il n’y a pas de côte écossaise où débarquer
reason-no-english-draw = l’Angleterre ne pioche pas à cette étape ; choisissez une infanterie ou un noble à renforcer
