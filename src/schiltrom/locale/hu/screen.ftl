### What stands on a player's screen beside the prompt: buttons, questions, explanations, warnings.
### $who, $attacker, $defender and $winner are names of sides.

## Buttons. $step is the name of the step the button stands in (move, regroup, victuals ...).

word-done = { $step ->
    [move] Mozgás befejezése
    [sea-block] Hajózás befejezése
    [victuals] Kiosztás befejezése
    [pillage-gain] Rablás befejezése
    [retreat] Visszavonulás befejezése
    [regroup] Átcsoportosítás befejezése
    [english-disband] Feloszlatás befejezése
    [scottish-disband] Feloszlatás befejezése
    [scottish-build] Építkezés befejezése
    [english-build] Építkezés befejezése
   *[other] Kész
 }
word-pass = Passz: { $card } elmarad
word-stop = Megáll itt
word-fire = Tüzel
word-hold = Passz
word-event = { $step ->
    [truce] Fegyverszünet hirdetése
   *[other] Esemény: { $card }
 }
word-crown-bruce = Bruce koronázása
word-crown-comyn = Comyn koronázása
word-crown-balliol = Balliol visszatér királyként
# $block is Edward I, $area where he stands
word-winter = { $block } marad itt: { $area }
word-disband = { $block } hazaküldése

## Questions before something is given away

# $moves: move points left, 1 to 3
sure-moves = { $moves ->
    [one] Van még egy mozgáspontod, és vannak kövek, amelyek mozoghatnak. Befejezed a mozgást?
   *[other] Van még { $moves } mozgáspontod, és vannak kövek, amelyek mozoghatnak. Befejezed a mozgást?
 }
sure-pass = Ennek a kártyának nem lenne hatása: { $card }. Így is passzolsz?
# $left: steps left, 1 to 3
sure-steps = { $left ->
    [one] Egy életerőt még nem osztottál ki; elveszne. Folytatod?
   *[other] { $left } életerőt még nem osztottál ki; elvesznének. Folytatod?
 }
# $points: replacement points that could still be spent
sure-points = { $points ->
    [one] Egy utánpótláspontot még nem költöttél el; elveszne. Befejezed az építkezést?
   *[other] { $points } utánpótláspontot még nem költöttél el; elvesznének. Befejezed az építkezést?
 }
# $count: how many blocks $blocks lists
sure-stranded = { $count ->
    [one] Ez a kő nem tud hová visszavonulni, és elvész: { $blocks }. Folytatod?
   *[other] Ezek a kövek nem tudnak hová visszavonulni, és elvesznek: { $blocks }. Folytatod?
 }
# $count: how many nobles $blocks lists; they join the English
sure-crown = { $count ->
    [0] A rivális klánból egyetlen nemes sem áll a skótok oldalán: senki sem fog távozni. Megtartod a koronázást?
    [one] { $blocks } a rivális klánhoz tartozik, és azonnal átáll az angolokhoz. Megtartod a koronázást?
   *[other] { $blocks } a rivális klánhoz tartoznak, és azonnal átállnak az angolokhoz. Megtartod a koronázást?
 }

## Warnings on cards in the hand

# $ends is 1 if the year could end after this game turn, $nothing 1 if the event would do nothing now
warn-event = { $nothing ->
    [1] Jelenleg ennek a kártyának nem lenne hatása: { $card }.{ $ends ->
        [1] { " " }És ha az ellenfeled is eseményt játszik, az év ezzel a fordulóval véget ér.
       *[other] { "" }
     }
   *[other] Ha az ellenfeled is eseményt játszik, senki sem mozog, és az év ezzel a fordulóval véget ér.
 }

## Who attacks, and when that changes

control-stays = { $attacker } támad, { $defender } védekezik. { $attacker } minden köve, amely három kör után még { $area } tartományban áll, köteles visszavonulni.
# $how is attacker_wins (it counts only that they are gone) or all_eliminated (none of them may have retreated)
control-may-change = { $attacker } támad, { $defender } védekezik. { $how ->
    [attacker_wins] Ha az első védők közül senki sincs már ott, amikor { $defender } tartaléka a 2. körben csatába lép, akkor { $attacker } uralja a csatamezőt, és onnantól { $defender } támad.
    [attacker_holds] Ha az első védők közül senki sincs már ott, az első támadók közül viszont igen, amikor { $defender } tartaléka a 2. körben csatába lép, akkor { $attacker } uralja a csatamezőt, és onnantól { $defender } támad.
   *[other] Ha az első védők mind kiestek, és egyikük sem vonult vissza, amikor { $defender } tartaléka a 2. körben csatába lép, akkor { $attacker } uralja a csatamezőt, és onnantól { $defender } támad.
 }
control-retreat = Vége a három körnek: { $attacker } támadott, ezért el kell hagynia { $area } tartományt; { $defender } marad.
control-won = { $winner } megnyerte { $area } tartományt, és köveit átcsoportosíthatja a szomszédos tartományokba.

## What a step is about. Arguments named like a switch of the rules have its value.

explain-card = Mindkét oldal titokban választ, és egyszerre mutatjátok meg. Az esemény minden mozgáskártyát megelőz, a nagyobb szám a kisebbet, egyenlőségnél Anglia kezd. Ha mindketten eseményt játszotok, az év ezzel a fordulóval véget ér.
explain-truce = Ebben a fordulóban az ellenfeled mozoghat, de nem támadhat{ $truce_new_raids ->
    [forbidden] , és skót kő nem léphet Angliába
   *[other] , de skót kő beléphet Angliába, ha az üres
 }. { $truce_raid_loss ->
    [applies] A már Angliában álló skótok így is egy kőbe kerülnek.
    [suspended] Angol fegyverszünet alatt a már Angliában álló skótok nem kerülnek kőbe.
   *[suspended_by_either] A már Angliában álló skótok ebben a fordulóban nem kerülnek kőbe.
 } Az események a szokásos módon zajlanak.
explain-coronation = A skótok a játék során egyszer, eseményük kijátszása helyett királyt koronázhatnak. A király teljes erővel érkezik, de a rivális klán nemesei azonnal átállnak az angolokhoz, és ahol skótok közt állnak, harcolnak.{ $coronation_choice ->
    [on_play] { " " }Ha Anglia is eseményt játszott, az itteni döntést előbb be kell jelenteni.
   *[other] { "" }
 }
explain-coronation-battle = Az új királyt elhagyó nemesek korábbi barátaik között állnak. Ezeket a csatákat azonnal meg kell vívni, a nemesek támadnak; tartalék nincs.
explain-herald = A hírnök a másik oldal egyik nemeséhez megy, bárhol legyen is (Morayhoz nem). 1–4 dobásra a nemes jelenlegi erejével átáll; ha ellenségek állnak vele egy helyen, azonnal megküzd velük.
explain-victuals = Három életerő egy tartomány köveinek{ $victuals_split ->
    [three_blocks] , mindegyik másik kőnek
   *[other] , tetszés szerint elosztva
 }. Egyik kő sem lépheti túl a teljes erejét.
explain-pillage = Két találat egy csapatoddal szomszédos ellenséges csapatra; mint a csatában, a legerősebb kapja. A ténylegesen elvesztett életerők egy szomszédos csapatodat erősíthetik. Az a nemes, aki utolsó életerejét veszíti el, átáll.
explain-pillage-hit = A kirabolt oldal egyenként kapja a találatokat, mindig a legerősebb ottani kövére; egyenlők közül választhat.
explain-pillage-gain = Az elvesztett életerőket a kirabolt tartománnyal szomszédos egyik baráti csapat kövei kaphatják.
explain-sea-block = Egy vagy két kő együtt hajózik egy partról egy másikra, amelyet egyedül te tartasz, Anglia is lehet. Nem kelnek át határon, és a norvégek nem vehetnek részt.
explain-sea-area = A hajók olyan parton kötnek ki, ahol saját köveid állnak, és nincs ellenség.
explain-move = Egy mozgáspontért egy tartomány kövei mozoghatnak, mindegyik olyan messze és arra, amerre tud és akar. Angliába vagy Angliából minden egyes kő egy pontba kerül. Egy fázisban { $edition ->
    [2] fekete
   *[other] zöld
 } határon legfeljebb hat kő kelhet át, vörösön kettő, és mögötte meg kell állniuk.{ $second ->
    [1] { " " }Ahová a kezdőjátékos kövei bejöttek, ott ugyanennyi kövednek maradnia kell.
   *[other] { "" }
 }{ $truce ->
    [1] { " " }Fegyverszünet van: nem támadhatsz.
   *[other] { "" }
 }
explain-march = A kő tartományról tartományra halad. Meg kell állnia ott, ahol ellenség van, vörös határ mögött és Angliában.
explain-choose-battle = Ahol mindkét oldal jelen van, ott csata lesz. A forduló kezdőjátékosa dönti el, melyik következik.
explain-combat = Minden kő egyszer kerül sorra egy körben: A, aztán B, aztán C, a védők a támadók előtt. Azonos betűjű saját kövei közt mindenki maga dönt a sorrendről.
explain-combat-action = Tüzeléskor a kő annyi kockával dob, amennyi az erőssége; a számánál nem nagyobb dobás találat. Ehelyett visszavonulhat egy szomszédos baráti vagy üres tartományba, vagy passzolhat.
explain-hit = Minden találat egy életerőt vesz el a csatában részt vevő legerősebb kőtől; egyenlők közül a tulajdonos választ. Az a nemes, aki utolsó életerejét veszíti el, átáll, a többiek a húzókészletbe kerülnek vagy végleg kiesnek.
explain-retreat = Három kör után a támadónak el kell mennie{ $retreat_order ->
    [by_letter] , előbb az A, aztán a B, végül a C betűseknek
   *[other] { "" }
 }. { $border_control ->
    [battle_start] Zárva vannak a határok, amelyeken átkelve az ellenség ezt a csatát elindította,
    [any_battle] Zárva vannak a határok, amelyeket csatába lépéshez utoljára az ellenség használt,
   *[this_battle] Zárva vannak a határok, amelyeken az ellenség ebbe a csatába jött,
 } és egy irányba legfeljebb hat kő (vörös határon kettő) mehet{ $retreat_limit ->
    [whole_battle] , beleszámítva az ott bejött és a korábbi körökben ott visszament köveket
    [cumulative] , beleszámítva az ott bejött köveket
   *[per_round] { "" }
 }. Ami nem tud elmenni, { $cannot_retreat ->
    [to_pool] a húzókészletbe kerül; a nemesek, Moray kivételével, fogságba esnek
   *[other] úgy esik ki, mintha csatában veszett volna el; a nemesek fogságba esnek
 }.
explain-retreat-to = Az útnak baráti vagy üres tartományba kell vezetnie, olyan határon át, amely nyitva van, és van még rajta hely.
explain-regroup = A győztes innen köveket küldhet a szomszédos baráti vagy üres tartományokba; { $regroup_limit ->
    [as_retreats] a visszavonulás határkorlátai tovább számítanak
   *[fresh] a határkorlátok újraindulnak
 }. Senkinek sem kötelező menni.
explain-regroup-to = Válassz egy szomszédos baráti vagy üres tartományt! Angol kő nem hagyhatja el Angliát, skót kő nem léphet be oda.
explain-raid = A forduló végén csak skótok állnak Angliában. Anglia egy nem nemes kövét { $raid_loss ->
    [shown] mindenki szeme láttára
   *[hidden] rejtve
 } leveszi a térképről, és a húzókészletébe teszi.
explain-bruce-home = Kezdődik a tél: minden nemes hazatér, elsőként az angol nemesek. Aki ellenséget talál otthon, átáll. Bruce-nak két otthona van, Annan és Carrick; ha mindkettőt ellenség tartja, az új tulajdonosa választ.
explain-comyn-home = Minden nemes hazatér, elsőként az angol nemesek. Aki ellenséget talál otthon, átáll. Comynnak két otthona van, Badenoch és Lochaber; ha mindkettőt ellenség tartja, az új tulajdonosa választ.
explain-moray-home = Moray otthon telel, ha nincs ott ellenség, vagy ott marad, ahol van{ $leaders_disband ->
    [in_their_step] , vagy most feloszlik
   *[with_the_scots] . Utána még fel lehet oszlatni
 }.
# Also told to the other side while Moray's quarters are chosen
explain-king-home = A vezetők téli szállásra vonulnak. A király ellenség nélküli katedrálishoz mehet (Fife, Lennox, Strathspey), vagy ott marad, ahol van{ $leaders_disband ->
    [in_their_step] , vagy most feloszlik
   *[with_the_scots] { "" }
 }.
explain-edward-winter = I. Edward Skóciában telelhet, de nem két egymást követő télen. A vele lévő angol kövek is maradhatnak, a kastélyszám korláton felül is. Az ára: a következő évre nincs hűbéri sorozás.
explain-english-disband = Minden angol kő Angliából, és minden lovag, íjász és hobelar, aki nem a telelő Edwarddal van, hazament. Gyalogság annyi maradhat, amennyit a tartomány kastélyszám korlátja enged; minden ottani kő beleszámít.
explain-wallace-home = Wallace bárhonnan Selkirkbe mehet, ha nincs ott ellenség; ott két életerőt kap, és nem vonatkozik rá korlát.
explain-scottish-disband = Egy tartományban legfeljebb a kastélyszám korlátjának megfelelő számú skót kő maradhat, katedrálisnál eggyel több; a nemesek mindenképpen maradnak. Angliában senki sem maradhat. { $scots_disband ->
    [free] Mások is tetszés szerint hazaküldhetők, hogy húzással térjenek vissza.
   *[other] { $leaders_disband ->
        [in_their_step] Más most nem küldhető haza.
       *[with_the_scots] Ezenkívül csak a király és Moray küldhető haza.
     }
 }
explain-scottish-build = Minden skót tartomány annyi pontot ad, amennyi a kastélyszám korlátja, katedrálissal eggyel többet; ezek ott helyben költhetők el. Egy pontért vagy egy 1-es erősségű kő húzható a húzókészletből, amíg a korlát alatt van hely, vagy egy ottani kő kap életerőt. { $inland_draw ->
    [adjacent_coast] A belső tartományban húzott norvégek és franciák egy szomszédos parton szállnak partra.
   *[other] Belső tartományban nem húzhatók norvégek és franciák.
 }
explain-build-from = Két tartomány is fizethet ezért az életerőért: az, ahol a kő áll, és az, amelyik húzta.
explain-drawn-to = Ezt a követ belső tartományba húztad, ezért egy szomszédos baráti parton száll partra.
explain-english-build = Minden angol tartomány annyi pontot ad, amennyi a kastélyszám korlátja, az ottani gyalogság és nemesek életerejére. Ami megmarad, elvész.
explain-fire-roll = Minden kocka találat, amely nem nagyobb a kő számánál.
explain-celtic-roll = Kelta egység: a walesi és ulsteri kövek egy-egy kockával dobnak, { $celtic_test ->
    [before_battle] még a csata kezdete előtt
   *[other] amikor először vesznek részt a csatában
 }. 5–6 dobásra a húzókészletbe távoznak.
explain-herald-roll = 1–4 dobásra a nemes átáll.
explain-draw = Véletlenszerűen húzol egy követ a húzókészletből.
explain-levy = Az angol húzókészlet fele, felfelé kerekítve, teljes erővel Angliába érkezik, kivéve ha Edward Skóciában telel.
explain-deal = Mind a huszonöt kártyát megkeverik, és mindkét oldal ötöt kap az évre.

## Where blocks can go

# Of $total blocks only $count get through; $blocks are left behind
reach-some = { $total } kőből csak { $count } mehet: határok, mozgáspontok vagy ellenség miatt itt marad: { $blocks }.
# $count of $total blocks would take part from round 2 only
reach-reserve = { $total ->
    [one] A 2. körig tartalék.
   *[other] { $total } kőből { $count } tartalék a 2. körig.
 }

## Why several choices at once are refused

reason-not-known-yet = várd meg a kockákat vagy a felfedést, mielőtt továbbválasztasz

## Odds

error-no-battle = nincsenek esélyek: nem világos, ki harcolna ott ki ellen
