### The log of a game, whole sentences. A message ending in -own is for the side itself; the same without -own
### is what the other side and spectators read. What the arguments are stands in the English catalogue.

## 9.2 Bids

# $england, $scotland: 0 to 3; $bid: none, E1 to E3 or S1 to S3
chronicle-bids = Enchères : Angleterre { $england }, Écosse { $scotland }. { $bid ->
    [E1] Reste E1 : Edward est absent la première année.
    [E2] Reste E2 : Edward est absent les deux premières années.
    [E3] Reste E3 : Edward est absent les trois premières années.
    [S1] Reste S1 : la première levée compte un bloc de plus.
    [S2] Reste S2 : la première levée compte deux blocs de plus.
    [S3] Reste S3 : la première levée compte trois blocs de plus.
   *[none] Elles s’annulent.
 }

## 3 Cards

chronicle-deal = { $year } : chaque camp reçoit cinq cartes.
chronicle-deal-own = { $year } : chaque camp reçoit cinq cartes. Main de l’{ side } : { $cards }.
chronicle-card = L’{ side } a choisi une carte.
chronicle-card-own = L’{ side } a choisi la carte { $card }.
chronicle-cards = { $year }, tour de jeu { $turn } : l’Angleterre joue { $england }, l’Écosse joue { $scotland }. L’{ side } est Joueur 1.
chronicle-two-events = Deux événements : l’année s’achève à la fin de ce tour de jeu.

## Events and kings

chronicle-pass = L’{ side } renonce à l’événement { $card }.
chronicle-event-over = L’{ side } a joué l’événement { $card }.
chronicle-truce = L’{ side } déclare une trêve : l’{ other-side } ne peut pas attaquer pendant ce tour de jeu.
chronicle-herald = Le héraut de l’{ side } va trouver { $block } et obtient { $die } : { $success ->
    [0] il est éconduit
   *[other] { $block } rejoint l’{ side }
 }.
chronicle-pillage = L’{ side } se livre au pillage en { $area }.
chronicle-pillage-hit = { $lost ->
    [0] Un bloc en { $area } perd un cran
   *[other] Un bloc en { $area } est éliminé et rejoint le dépôt
 }.
chronicle-pillage-hit-own = { $lost ->
    [0] { $block } ({ $area }) : un cran de moins, force { $strength }
   *[other] { $block } ({ $area }) : bloc éliminé, remis au dépôt
 }.
chronicle-gain-own = { $block } : un cran de plus, force { $strength }.
chronicle-ship = L’{ side } transporte un bloc par mer : { $origin } → { $area }.
chronicle-ship-own = L’{ side } transporte par mer le bloc { $block } : { $origin } → { $area }.
# $king: 1 Bruce, 2 Comyn, 3 Balliol, 4 none of them
chronicle-announce = L’{ side } annonce : { $king ->
    [1] Bruce sera couronné
    [2] Comyn sera couronné
    [3] Balliol sera couronné
   *[other] l’événement sera joué
 }.
chronicle-crown = { $king ->
    [1] Bruce est couronné
    [2] Comyn est couronné
   *[other] Balliol revient et est couronné
 } roi d’Écosse en { $area }.
chronicle-crown-lapses = Le couronnement annoncé ne peut plus avoir lieu.
chronicle-edward-ii = Edward I est mort. Edward II est roi d’Angleterre.
chronicle-french = Les Chevaliers français rejoignent le dépôt écossais.
chronicle-no-french = Les Écossais se passent des Chevaliers français.

## 4 Movement

# $via: areas on the way, or none; $how: attack, reinforce or none
chronicle-move = L’{ side } déplace un bloc : { $origin } → { $area }{ $via ->
    [none] { "" }
   *[other] { " " }via { $via }
 }{ $how ->
    [attack] { " " }(attaque)
    [reinforce] { " " }(renfort)
   *[other] { "" }
 }.
chronicle-move-own = L’{ side } déplace le bloc { $block } : { $origin } → { $area }{ $via ->
    [none] { "" }
   *[other] { " " }via { $via }
 }{ $how ->
    [attack] { " " }(attaque)
    [reinforce] { " " }(renfort)
   *[other] { "" }
 }.
chronicle-norse = Les Nordiques prennent la mer : { $origin } → { $area }{ $how ->
    [attack] { " " }(attaque)
    [reinforce] { " " }(renfort)
   *[other] { "" }
 }.
chronicle-moves-end = L’{ side } termine ses mouvements.

## 5 Battles

# $cause: 0 moves, 1 a herald, 2 pillage, 3 a coronation
chronicle-battle = Bataille en { $area } : l’{ side } attaque{ $cause ->
    [1] , à la suite du héraut
    [2] , à la suite du pillage
    [3] , à la suite du couronnement
   *[other] { "" }
 }.
chronicle-army = { side } : { $blocks }{ $reserves ->
    [0] { "" }
   *[other] , plus { $reserves } en réserve
 }.
chronicle-celt = { $block } : { $die } au jet des blocs celtiques, { $stays ->
    [0] départ pour le dépôt
   *[other] le bloc reste
 }.
chronicle-round = { $area }, manche { $round }.
chronicle-control = L’{ side } s’est emparée du champ de bataille et le défend désormais.
chronicle-join = L’{ side } engage ses réserves : { $blocks }.
chronicle-fire = { $block } ({ $rating }) : { $dice } aux dés, { $hits ->
    [0] aucun coup
    [one] un coup
   *[other] { $hits } coups
 }.
chronicle-hold = { $block } : passe son tour.
chronicle-hit = { $block } : un coup encaissé, force { $strength }.
chronicle-killed = { $block } : bloc éliminé, { $fate ->
    [gone] définitivement retiré du jeu
   *[pool] remis au dépôt
 }.
chronicle-stranded = { $block } : aucune retraite possible, bloc { $fate ->
    [gone] définitivement retiré du jeu
   *[pool] remis au dépôt
 }.
chronicle-captured = { $blocks } { $count ->
    [one] est capturé et rejoint
   *[other] sont capturés et rejoignent
 } l’{ side }.
chronicle-withdraw = { $count ->
    [one] Un bloc { $side ->
        [0] anglais
       *[1] écossais
     } bat
   *[other] { $count } blocs { $side ->
        [0] anglais
       *[1] écossais
     } battent
 } en retraite : { $area } → { $place }.
chronicle-retreat = Retraite d’un bloc de l’{ side } : { $area } → { $place }.
chronicle-retreat-own = Retraite du bloc { $block } : { $area } → { $place }.
chronicle-must-retreat = Bataille en { $area } : au bout de trois manches, l’{ side } doit battre en retraite.
chronicle-won = L’{ side } remporte la bataille en { $area }.
chronicle-empty-field = Bataille en { $area } : il ne reste plus personne sur le champ de bataille.
chronicle-regroup = L’{ side } regroupe un bloc : { $area } → { $place }.
chronicle-regroup-own = L’{ side } regroupe le bloc { $block } : { $area } → { $place }.
chronicle-raid = Invasion frontalière : un bloc en { $area } est perdu et rejoint le dépôt anglais.
chronicle-raid-own = Invasion frontalière : le bloc { $block } ({ $area }) est perdu et rejoint le dépôt anglais.

## 7 Winter

chronicle-winter = Hiver { $year } : les nobles rentrent chez eux.
chronicle-turned = { $blocks } { $count ->
    [one] rejoint
   *[other] rejoignent
 } l’{ side }.
chronicle-home = { $block } rentre chez lui.
chronicle-home-own = { $block } rentre chez lui, en { $area }.
chronicle-quarters = Un bloc de l’{ side } part hiverner : { $origin } → { $area }.
chronicle-quarters-own = Hivernage en { $area } : { $block }.
chronicle-quarters-several = Des blocs de l’{ side } partent hiverner : { $origins } → { $areas }.
chronicle-edward-winters = Edward I hiverne en Écosse.
chronicle-edward-winters-own = { $block } hiverne en { $area }.
chronicle-disband = L’{ side } dissout { $count ->
    [one] un bloc
   *[other] { $count } blocs
 }.
chronicle-disband-own = L’{ side } dissout : { $blocks }.
chronicle-disband-one-own = L’{ side } dissout le bloc { $block } en { $area }.
chronicle-disband-in = L’{ side } dissout { $count ->
    [one] un bloc
   *[other] { $count } blocs
 } en { $area }.
chronicle-draw = L’{ side } pioche un bloc et le déploie en { $area }.
chronicle-draw-own = L’{ side } pioche le bloc { $block } et le déploie en { $area }.
chronicle-builds-end = L’{ side } termine ses renforcements.
chronicle-levy = La levée féodale amène { $count ->
    [one] un bloc
   *[other] { $count } blocs
 } en Angleterre.
chronicle-levy-own = La levée féodale amène en Angleterre : { $blocks }.

## The game

chronicle-over = { prompt-over }.
chronicle-undo = L’{ side } annule son dernier choix.
chronicle-back = L’{ side } annule son dernier choix, avec l’accord de l’{ other-side }.
