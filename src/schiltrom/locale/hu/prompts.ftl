### What is to be decided, one message for each step, without a full stop: it stands behind the side whose choice
### it is (prompt-to). A message ending in -own is for the eyes of that side alone.

# $who: 0 England, 1 Scotland, 2 both; $words: one of the messages below
prompt-to = { $who ->
    [0] Anglia
    [1] Skócia
   *[other] Anglia és Skócia
 }: { $words }

prompt-card = válassz egy kártyát
prompt-truce = hirdess fegyverszünetet, vagy passzolj
prompt-coronation = játszd ki az eseményt, vagy koronázz helyette királyt
prompt-coronation-battle = válaszd ki a koronázás következő csatáját
prompt-herald = nevezd meg az ellenséges nemest, akihez a hírnök megy, vagy passzolj
prompt-victuals = adj összesen legfeljebb három életerőt egy tartomány köveinek
# $group: an area chosen before, or none; $left: how many are left
prompt-victuals-own = { $left ->
    [0] az ellátmány elfogyott: fejezd be
   *[other] adj egy életerőt egy kőnek{ $group ->
        [none] { "" }
       *[other] { " " }{ $group } tartományban
     } (még { $left }), vagy fejezd be
 }
prompt-pillage = válassz kirablásra egy ellenséges csapatot a saját csapatod szomszédságában, vagy passzolj
# $target: where; $hits: how many are left
prompt-pillage-hit = rablás { $target } tartományban: válaszd ki, melyik kő veszít életerőt (még { $hits ->
    [one] egy találat
   *[other] { $hits } találat
 })
prompt-pillage-gain = oszd szét a zsákmányt ({ $target })
# $target: where; $group: an area chosen before, or none; $left: how many are left
prompt-pillage-gain-own = { $left ->
    [0] a zsákmány elfogyott: fejezd be
   *[other] adj egy zsákmányolt életerőt egy kőnek { $group ->
        [none] { $target } egyik szomszédjában
       *[other] { $group } tartományban
     } (még { $left }), vagy fejezd be
 }
prompt-sea-block = hajóztass legfeljebb két követ egyik partról a másikra
# $group: an area chosen before, or none; $left: how many are left
prompt-sea-block-own = { $left ->
    [0] több kő nem hajózhat: fejezd be
   *[other] válassz egy hajózó követ{ $group ->
        [none] { "" }
       *[other] { " " }{ $group } tartományból
     } (még { $left }), vagy fejezd be
 }
prompt-sea-area = válaszd ki a partot, ahová a kő hajózik: { $block }
# $moves: how many are left
prompt-move = mozgasd a köveidet (még { $moves ->
    [one] 1 mozgáspont
   *[other] { $moves } mozgáspont
 }), vagy fejezd be
# $here: where the block is by now, or none; $steps: how many areas are left; 0: no matter
prompt-march = { $block } úton { $origin } tartományból{ $here ->
    [none] { "" }
   *[other] , most itt: { $here }
 }; válaszd ki a következő tartományt{ $steps ->
    [0] { "" }
   *[other] { " " }(még { $steps })
 }{ $here ->
    [none] { "" }
   *[other] , vagy állj meg
 }
prompt-choose-battle = válaszd ki a következő csatát
prompt-combat = csata { $area } tartományban, { $round }. kör: válaszd ki a soron következő követ
prompt-combat-action = csata { $area } tartományban, { $round }. kör, { $block }: tüzelj, passzolj vagy vonulj vissza
# $hits: how many are left
prompt-hit = csata { $area } tartományban, { $round }. kör: válaszd ki, melyik kő kapja a következő találatot (még { $hits ->
    [one] egy találat
   *[other] { $hits } találat
 })
prompt-retreat = csata { $area } tartományban, vége a három körnek: vonj vissza minden követ, amelyiket lehet, aztán fejezd be
prompt-retreat-to = válaszd ki, hová vonul vissza a kő { $area } tartományból: { $block }
prompt-regroup = megnyert csata { $area } tartományban: csoportosíts át köveket a szomszédos tartományokba, vagy fejezd be
prompt-regroup-to = válaszd ki, hová csoportosul át a kő { $area } tartományból: { $block }
prompt-raid = skót határvillongás Angliában: válaszd ki, melyik kő kerül a húzókészletbe
prompt-bruce-home = válaszd ki, melyik otthonában telel Bruce
prompt-comyn-home = válaszd ki, melyik otthonában telel Comyn
prompt-moray-home = válaszd ki, hol telel Moray
prompt-king-home = válaszd ki, hol telelnek a vezetők
prompt-king-home-own = válaszd ki, hol telel a király
prompt-edward-winter = { $block } teleljen { $place } tartományban, vagy oszlasd fel
prompt-english-disband = oszlass fel köveket a télre
# $forced: 1 if it must be, else 0
prompt-english-disband-own = { $forced ->
    [0] oszlass fel köveket, ha akarsz, vagy fejezd be
   *[other] oszlass fel köveket, amíg egyetlen tartomány sem lépi túl a kastélyszám korlátját
 }
prompt-wallace-home = válaszd ki, hol telel Wallace (Selkirkben két életerőt kap)
prompt-scottish-disband = oszlass fel köveket a télre
# $forced: 1 if it must be, else 0
prompt-scottish-disband-own = { $forced ->
    [0] oszlass fel köveket, ha akarsz, vagy fejezd be
   *[other] oszlass fel köveket, amíg egyetlen tartomány sem lépi túl a kastélyszám korlátját
 }
# A part of the lists $points below.
prompt-points = { $area } { $points }
prompt-scottish-build = költsd el az utánpótláspontokat
# $points: a list of prompt-points, or none
prompt-scottish-build-own = { $points ->
    [none] nem maradt utánpótláspont: fejezd be
   *[other] költsd el az utánpótláspontokat ({ $points }): egy kő életerőt kap, egy tartomány követ húz, vagy fejezd be
 }
prompt-build-from = válaszd ki a tartományt, amely fizet az életerőért: { $block }
prompt-drawn-to = válaszd ki a partot, ahol a kő partra száll: { $block }
prompt-english-build = költsd el az utánpótláspontokat
# $points: a list of prompt-points, or none
prompt-english-build-own = { $points ->
    [none] nem maradt utánpótláspont: fejezd be
   *[other] költsd gyalogságra és nemesekre az utánpótláspontokat ({ $points }), vagy fejezd be
 }

## Chance

prompt-fire-roll = kockadobás: { $block }
prompt-celtic-roll = a kelták dobnak az egységükre
prompt-herald-roll = a hírnök kockadobása { $block } átállására
prompt-draw = egy kő húzása a húzókészletből
prompt-levy = a hűbéri sorozás következik
prompt-deal = a kártyák kiosztása

## The end

# $ending: 1 all nobles, 2 most nobles, 3 and 4 a tie with and without Wallace, 5 the King killed, 6 Edward II killed
prompt-over = { $side ->
    [0] Anglia
   *[other] Skócia
 } győzött: { $ending ->
    [1] minden nemest ő irányít
    [2] a végén ő irányít több nemest
    [3] egyenlő a nemesek száma, és Wallace a térképen van
    [4] egyenlő a nemesek száma, és Wallace nincs a térképen
    [5] a skót király halott
    [6] II. Edward halott
   *[other] vége a játéknak
 }
