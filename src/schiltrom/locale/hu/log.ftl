### The log of a game, whole sentences. A message ending in -own is for the side itself; the same without -own
### is what the other side and spectators read.

## 9.2 Bids

# $england, $scotland: 0 to 3; $bid: none, E1 to E3 or S1 to S3
chronicle-bids = Licitek: Anglia { $england }, Skócia { $scotland }. { $bid ->
    [E1] Marad E1: Edward az első évben távol marad.
    [E2] Marad E2: Edward az első két évben távol marad.
    [E3] Marad E3: Edward az első három évben távol marad.
    [S1] Marad S1: az első sorozás egy kővel több.
    [S2] Marad S2: az első sorozás két kővel több.
    [S3] Marad S3: az első sorozás három kővel több.
   *[none] Kioltják egymást.
 }

## 3 Cards

chronicle-deal = { $year }: mindkét oldal öt kártyát kap.
chronicle-deal-own = { $year }: mindkét oldal öt kártyát kap; { side } kártyái: { $cards }.
chronicle-card = { side } kártyát választott.
chronicle-card-own = { side } ezt a kártyát választotta: { $card }.
# $side: who is Player 1
chronicle-cards = { $year }, { $turn }. forduló. Anglia kártyája: { $england }, Skócia kártyája: { $scotland }. Kezdőjátékos: { side }.
chronicle-two-events = Két esemény: az év ezzel a fordulóval véget ér.

## Events and kings

chronicle-pass = { side } passzol, elmarad az esemény: { $card }.
chronicle-event-over = { side } végrehajtotta az eseményt: { $card }.
chronicle-truce = { side } fegyverszünetet hirdet: { other-side } ebben a fordulóban nem támadhat.
# $success: 1 if he succeeds, else 0
chronicle-herald = { side } hírnöke { $block } elé járul, a dobás { $die }: { $success ->
    [0] a hírnököt elutasítják
   *[other] { $block } átáll { side } oldalára
 }.
chronicle-pillage = { side } kirabolja { $area } tartományt.
# $lost: 1 if the block is lost, else 0
chronicle-pillage-hit = { $lost ->
    [0] { $area } tartományban egy kő elveszít egy életerőt
   *[other] { $area } tartományból egy kő a húzókészletbe kerül
 }.
# $lost: 1 if the block is lost, else 0; $strength: from now on
chronicle-pillage-hit-own = { $lost ->
    [0] { $block } ({ $area }): egy életerő elveszett, az erősség most { $strength }
   *[other] { $block } ({ $area }): a kő a húzókészletbe kerül
 }.
chronicle-gain-own = { $block }: plusz egy életerő, az erősség most { $strength }.
chronicle-ship = { side } egy követ hajóztat { $origin } tartományból { $area } tartományba.
chronicle-ship-own = { side } követ hajóztat { $origin } tartományból { $area } tartományba: { $block }.
# $king: 1 Bruce, 2 Comyn, 3 Balliol, 4 none of them
chronicle-announce = { side } bejelenti: { $king ->
    [1] Bruce-t fogja megkoronázni
    [2] Comynt fogja megkoronázni
    [3] Balliolt fogja megkoronázni
   *[other] az eseményt fogja kijátszani
 }.
# $king: 1 Bruce, 2 Comyn, 3 Balliol
chronicle-crown = { $area }: { $king ->
    [1] Bruce-t skót királlyá koronázzák
    [2] Comynt skót királlyá koronázzák
   *[other] Balliol skót királyként visszatér
 }.
chronicle-crown-lapses = A bejelentett koronázást már nem lehet megtartani.
chronicle-edward-ii = I. Edward halott. Anglia királya II. Edward.
chronicle-french = A francia lovagok a skót húzókészletbe kerülnek.
chronicle-no-french = A skótok lemondanak a francia lovagokról.

## 4 Movement

# $via: areas on the way, or none; $how: attack, reinforce or none
chronicle-move = { side } egy követ mozgat { $origin } tartományból { $via ->
    [none] { "" }
   *[other] { $via } érintésével{ " " }
 }{ $area } tartományba{ $how ->
    [attack] , támadóként
    [reinforce] , erősítésként
   *[other] { "" }
 }.
# $via: areas on the way, or none; $how: attack, reinforce or none
chronicle-move-own = { side } követ mozgat { $origin } tartományból { $via ->
    [none] { "" }
   *[other] { $via } érintésével{ " " }
 }{ $area } tartományba{ $how ->
    [attack] , támadóként
    [reinforce] , erősítésként
   *[other] { "" }
 }: { $block }.
# $how: attack, reinforce or none
chronicle-norse = A norvégek { $origin } tartományból { $area } tartományba hajóznak{ $how ->
    [attack] , támadóként
    [reinforce] , erősítésként
   *[other] { "" }
 }.
chronicle-moves-end = { side } befejezte a mozgást.

## 5 Battles

# $side: the attacker; $cause: 0 moves, 1 a herald, 2 pillage, 3 a coronation
chronicle-battle = Csata { $area } tartományban: { side } támad{ $cause ->
    [1] { "" }, a hírnök nyomán
    [2] { "" }, a rablás nyomán
    [3] { "" }, a koronázás nyomán
   *[other] { "" }
 }.
# $reserves: how many blocks
chronicle-army = { side }: { $blocks }{ $reserves ->
    [0] { "" }
   *[other] , tartalékban: { $reserves }
 }.
# $stays: 1 if it stays, else 0
chronicle-celt = { $block }: kelta egység, a dobás { $die }, a kő { $stays ->
    [0] a húzókészletbe kerül
   *[other] a csatában marad
 }.
chronicle-round = { $area }, { $round }. kör.
# $side: the attacker until now
chronicle-control = { side } megszerezte a csatamezőt, mostantól a védő szerepében harcol.
chronicle-join = { side } tartaléka csatába lép: { $blocks }.
# $dice: the rolls with spaces between them, "3 5 1"; $rating: letter and number, "B3"
chronicle-fire = { $block } ({ $rating }): a dobás { $dice }, { $hits ->
    [0] nincs találat
    [one] egy találat
   *[other] { $hits } találat
 }.
chronicle-hold = { $block }: passz.
chronicle-hit = { $block }: találat, az erősség most { $strength }.
# $fate: gone or pool
chronicle-killed = { $block }: a kő { $fate ->
    [gone] végleg kiesik
   *[pool] kiesik, a húzókészletbe kerül
 }.
# $fate: gone or pool
chronicle-stranded = { $block }: nincs hová visszavonulni, a kő { $fate ->
    [gone] végleg kiesik
   *[pool] a húzókészletbe kerül
 }.
# $blocks are nobles
chronicle-captured = { $blocks } fogságba esett, és { $count ->
    [one] átáll
   *[other] átállnak
 } { side } oldalára.
chronicle-withdraw = { $count ->
    [one] Egy
   *[other] { $count }
 } { $side ->
    [0] angol
   *[1] skót
 } kő visszavonul { $area } tartományból { $place } tartományba.
chronicle-retreat = { side } visszavon egy követ { $area } tartományból { $place } tartományba.
chronicle-retreat-own = { side } követ von vissza { $area } tartományból { $place } tartományba: { $block }.
# $side: the attacker
chronicle-must-retreat = Lezajlott a három kör: { side } köteles visszavonulni { $area } tartományból.
chronicle-won = { side } megnyerte a csatát { $area } tartományban.
chronicle-empty-field = Senki sem maradt a csatamezőn { $area } tartományban.
chronicle-regroup = { side } átcsoportosít egy követ { $area } tartományból { $place } tartományba.
chronicle-regroup-own = { side } követ csoportosít át { $area } tartományból { $place } tartományba: { $block }.
chronicle-raid = Skót határvillongás Angliában: { $area } tartományból egy kő az angol húzókészletbe kerül.
chronicle-raid-own = Skót határvillongás Angliában: { $area } tartományból az angol húzókészletbe kerül egy kő: { $block }.

## 7 Winter

chronicle-winter = { $year } tele: a nemesek hazatérnek.
# $blocks are nobles
chronicle-turned = { $blocks } { $count ->
    [one] átáll
   *[other] átállnak
 } { side } oldalára.
chronicle-home = { $block } hazatér.
chronicle-home-own = { $block } hazatér { $area } tartományba.
chronicle-quarters = { side } egyik köve { $origin } tartományból { $area } tartományba megy telelni.
chronicle-quarters-own = { $block } téli szállása: { $area }.
chronicle-quarters-several = { side } kövei telelni mennek: { $origins } → { $areas }.
chronicle-edward-winters = I. Edward Skóciában telel.
chronicle-edward-winters-own = { $block } téli szállása: { $area }.
chronicle-disband = { side } feloszlat { $count ->
    [one] egy követ
   *[other] { $count } követ
 }.
chronicle-disband-own = { side } feloszlatja: { $blocks }.
chronicle-disband-one-own = { side } követ oszlat fel { $area } tartományban: { $block }.
chronicle-disband-in = { side } feloszlat { $count ->
    [one] egy követ
   *[other] { $count } követ
 } { $area } tartományban.
chronicle-draw = { side } egy követ húz { $area } tartományba.
chronicle-draw-own = { side } követ húz { $area } tartományba: { $block }.
chronicle-builds-end = { side } befejezte az építkezést.
chronicle-levy = Angol hűbéri sorozás: { $count ->
    [one] egy kő
   *[other] { $count } kő
 } érkezik Angliába.
chronicle-levy-own = Angol hűbéri sorozás Angliában: { $blocks }.

## The game

chronicle-over = { prompt-over }.
chronicle-undo = { side } visszavonja az utolsó döntését.
chronicle-back = { side } visszavonja az utolsó döntését; { other-side } beleegyezett.
