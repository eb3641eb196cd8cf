### The browser game: everything on its screens that is not said by the game itself.
### Buttons and headings are short; on a phone a line has about 40 letters.

client-title = Schiltrom
client-title-your-turn = Te jössz · Schiltrom
client-subtitle = Harc Skócia szabadságáért, 1297–1314
client-notice = Nem hivatalos rajongói projekt. A Hammer of the Scots Tom Dalgliesh és Jerry Taylor játéka, kiadója a Columbia Games.
client-loading = Egy pillanat …
client-home = Főoldal
client-menu = Menü
client-close = Bezárás
client-yes = Igen
client-no = Nem
client-sure = Biztosan?

## What can go wrong

client-error-offline = A szerver nem válaszol. Fut a szerver, és van hálózati kapcsolatod?
# $status is the number of an HTTP answer, such as 502
client-error-server = Hiba a szerveren (állapot: { NUMBER($status, useGrouping: 0) }). Próbáld újra!
# $message is in English, from the server
client-error-plain = { $message }
client-offline = Megszakadt a kapcsolat. Újrapróbálkozás …
client-game-failed = Ez a játék nem nyitható meg
client-lost = Itt nincs oldal
client-lost-about = Ellenőrizd a címet! A játékaid a kezdőlapon vannak.

## The first screen

client-play = Játék
client-play-now = Játék most a gép ellen
client-play-now-about = A skótokat vezeted a Rettenthetetlen forgatókönyvben, 1297–1305. Nem kell fiók, semmit sem kell kitölteni.
client-way-computer = A gép ellen
client-way-computer-about = Te választasz oldalt, forgatókönyvet és szabályokat.
client-way-here = Ketten egy képernyőn
client-way-here-about = Felváltva játszotok; a tábla rejtve marad, amíg helyet cseréltek.
client-way-friend = Barát meghívása
client-way-friend-about = Küldj egy linket: aki megnyitja, a másik oldallal játszik.
client-way-learn = Tanuld meg a játékot
client-way-learn-about = Három rövid lecke: tanulj játszva.
client-way-rules-about = Minden szabály a száma szerint, közérthetően.
client-way-watch = Nézz egy játékot
client-way-watch-about = Két gépi játékos játszik, te nézed.
client-games = Játékaid
client-games-none = Még nincs. A játékaid itt jelennek meg, ezen az eszközön.
client-scenario-short = { $scenario ->
    [the_bruce] Bruce
    [campaign] Hadjárat
   *[braveheart] Rettenthetetlen
 }
client-games-line = { $year ->
    [0] { $scenario }, { $opponent }
   *[other] { $scenario } { NUMBER($year, useGrouping: 0) }, { $opponent }
 }
client-games-yours = Te jössz
client-games-theirs = Az ellenfél jön
client-games-waiting = Várakozás ellenfélre
client-games-bid = Licitálj
client-games-remove = Eltávolítás
client-games-remove-sure = Eltávolítod ezt a játékot erről az eszközről? Még nem ért véget, és nem térhetsz vissza a helyedre.
# $winner is England, Scotland or none
client-games-over = { $winner ->
    [England] Anglia győzött
    [Scotland] Skócia győzött
   *[none] Vége
 }

# A file that was saved before
client-import = Mentett játék megnyitása …
client-import-no-record = Ez a fájl nem mentett játék.
# A position on the board, from its line in the notation
client-position = Állás
client-position-show = Állás megjelenítése …
client-position-paste = Illeszd be ide egy állás sorát. A hots2 vagy a hotsview2 szóval kezdődik.

## Who plays. $level is the name of a level of the computer, or none when it is not known.

client-computer = { $level ->
    [none] Gép
   *[other] Gép ({ level-name })
 }
client-kind-here = Játékos
client-kind-friend = Vendég
client-kind-bot = Bot
client-kind-computer = Gép
client-present = { $present ->
    [0] távol
   *[1] itt van
 }

## Settings

client-settings = Beállítások
client-language = Nyelv
client-theme = Színek
client-theme-auto = Az eszköz szerint
client-theme-light = Világos
client-theme-dark = Sötét
client-theme-contrast = Nagy kontraszt
client-theme-colour-blind = Színtévesztő
client-motion = Animációk
client-motion-auto = Az eszköz szerint
client-motion-full = Be
client-motion-none = Ki

## A new game

client-new-computer = Játék a gép ellen
client-new-here = Ketten egy képernyőn
client-new-friend = Játék egy baráttal
client-new-watch = Játék nézése
client-your-side = Az oldalad
client-side-any = Véletlen
client-side-any-about = A kocka dönt.
client-side-scotland-about = Kevesen, de makacsul: nyerd meg a nemeseket, és tarts ki!
client-side-england-about = Nyaranta erős, telente hazamegy.
client-level = A gép szintje
client-scenario = Forgatókönyv
client-scenario-name = { $scenario ->
    [the_bruce] Bruce, 1306–1314
    [campaign] Hadjárat, 1297-től
   *[braveheart] Rettenthetetlen, 1297–1305
 }
client-scenario-about = { $scenario ->
    [the_bruce] 1306: Robert Bruce a skótok királya. Kilenc év az angolok kiűzésére, vagy Bruce megállítására.
    [campaign] Úgy kezdődik, mint a Rettenthetetlen, és az egyik oldal teljes győzelméig tart.
   *[braveheart] Wallace fellázadt, de szinte minden nemes még Angliával tart. Ezzel érdemes kezdeni.
 }
client-name = A neved
client-name-about = Nem kötelező. Az ellenfeled látja.
client-name-of = { side }: a játékos neve
client-clock = Gondolkodási idő
client-clock-none = Korlátlan
client-clock-m60 = Fejenként egy óra játékonként
client-clock-m120 = Fejenként két óra játékonként
client-clock-d3 = Három nap döntésenként
client-clock-d7 = Hét nap döntésenként
client-clock-about = Ha lejár az időd, vesztettél.
client-rules-choice = Szabályok és opciók
client-edition = Szabályok
client-editions = Kiadások
client-documents = Nyomtatott szabálykönyvek
# $edition is 2, 3, 4, or the language of a printed rulebook
client-edition-name = { $edition ->
    [2] Második kiadás
    [3] Harmadik kiadás
    [4] Negyedik kiadás (jelenlegi)
    [de] Német szabálykönyv
    [fr] Francia szabálykönyv
    [hu] Magyar szabálykönyv
    [it] Olasz szabálykönyv
    [ja] Japán szabálykönyv
    [reference] Referencia (negyedik kiadás, visszavonulás tetszőleges sorrendben)
   *[other] { $edition }
 }
client-edition-about = Válaszd a jelenlegi kiadást, hacsak nem másikhoz szoktál. Nyomtatott szabálykönyvvel annak szavai szerint játszol, és az ő nyelvén, amíg te magad nem választottál másikat.
client-house-rules = Házi szabályok
client-house-about = Itt minden a fent választott szabályok szerint van, amíg meg nem változtatod.
# $count: how many
client-house-changed = { $count } módosítva
client-house-reset = Házi szabályok törlése
client-begin-computer = Játék indítása
client-begin-here = Játék indítása
client-begin-friend = Játék és link létrehozása
client-begin-watch = Játék indítása

# Secret bids (9.2). E0 to E3 is what England bids, S0 to S3 what Scotland bids
client-bidding = Titkos licit az oldalakra
client-bidding-about = A játék előtt mindkét játékos titokban megmondja, mit adna az oldaláért; csak a különbség számít (9.2).
client-bid = A titkos licited
# $side: who bids
client-bid-question = { $side ->
    [0] Mennyi ideig mondanál le Edwardról, hogy Angliával játszhass?
   *[1] Hány kővel többet engednél Anglia első sorozásának, hogy Skóciával játszhass?
 }
# $bid: E0 to E3, S0 to S3
client-bid-name = { $bid ->
    [E0] Nincs licit
    [E1] E1: Edward az első évben távol marad
    [E2] E2: Edward két évig távol marad
    [E3] E3: Edward három évig távol marad
    [S0] Nincs licit
    [S1] S1: egy kővel több az első sorozáskor
    [S2] S2: két kővel több az első sorozáskor
   *[S3] S3: három kővel több az első sorozáskor
 }
client-bid-secret = Az ellenfeled csak akkor látja a licitedet, amikor már mindkettő megvan. Az ellentétes licitek kioltják egymást, és aki többet ígért, a különbséget adja meg.
client-bid-place = Licitálok
client-bid-made = licitált
client-bid-waits = még licitál

## Links and waiting

client-link = Link
client-copy = Másolás
client-copied = Másolva
client-share = Megosztás …
client-join = Meghívást kaptál
client-join-about = Ez a link a te helyed egy Hammer of the Scots játékban. A játék akkor kezdődik, amikor mindketten itt vagytok.
client-join-broken = Ez a meghívó link hibás. Kérd el újra.
client-join-host = Ellenfél
client-join-now = Csatlakozás
client-lobby = Várakozás a másik játékosra
client-lobby-free = várakozás …
client-lobby-link = Küldd el ezt a linket az ellenfelednek! Egyszer használható: aki megnyitja, elfoglalja a helyet.
client-lobby-about = A játék magától elindul, amint mindketten itt vagytok. Az oldalt bezárhatod, és a listádról visszajöhetsz: a játék megvárja, amíg mindkét böngésző megmutatja a maga részét a kockákból.
client-lobby-awaited = még egyszer meg kell nyitnia a játékot
client-lobby-lost = Ebben a böngészőben már nincs meg az a szám, amelyet a kockákhoz rögzített, ezért ez a játék nem indulhat el. Indíts egy újat!

## The game

client-board = Tábla
client-zoom-in = Nagyítás
client-zoom-out = Kicsinyítés
client-zoom-whole = Teljes térkép
client-watching = Néző
client-resign = Feladás
client-resign-sure = Feladod ezt a játékot?
client-take-back = Visszalépés
# $side: who offers it; $ours is 1 if that is the reader
client-offer-take-back = { $ours ->
    [0] { side } vissza szeretne vonni egy döntést.
   *[1] Kérted az utolsó döntésed visszavonását.
 }
client-offer-rematch = { $ours ->
    [0] { side } visszavágót ajánl, oldalcserével.
   *[1] Visszavágót ajánlottál.
 }
client-offer-accept = Elfogadás
client-offer-decline = Elutasítás
client-offer-withdraw = Visszavonás
# $days: whole days left; $clock: the rest, such as 1:02:03
client-time-left = { $days ->
    [0] { $clock }
    [one] { $days } nap { $clock }
   *[other] { $days } nap { $clock }
 }
# $kind is minutes or days: how time is reckoned in this game
client-time-low = { $kind ->
    [days] Kevesebb mint hat óra van hátra.
   *[minutes] Kevesebb mint egy perc van hátra.
 }
client-curtain = { side } jön
client-curtain-about = Add tovább az eszközt! Az ellenfél ne nézzen ide!
client-curtain-ready = { side.with } vagyok

# The board. A short legend stands in a corner of the map: at most 24 letters a line.
client-legend-green = legfeljebb hat kő
client-legend-red = legfeljebb két kő
client-legend-english = angol–skót határ
client-legend-castle = kastélyszám korlát
client-legend-cathedral = katedrális
# $england and $scotland: how many blocks stand there; $contested is 1 if both
client-board-area = { $area }: { $contested ->
    [0] { $england ->
        [0] { $scotland ->
            [0] üres
           *[other] Skócia { $scotland }
         }
       *[other] Anglia { $england }
     }
   *[1] vitatott, Anglia { $england }, Skócia { $scotland }
 }
client-board-hidden = { side }: { $count ->
    [one] egy ismeretlen kő { $area } tartományban
   *[other] { $count } ismeretlen kő { $area } tartományban
 }
client-board-all = Összes kijelölése

# The two halves of the screen on a phone
client-phone-play = Játék
client-phone-more = Napló és egyéb

# Tracks
client-winter = Tél
client-turn = Forduló: { $turn }/5
client-before-first-turn = Az első forduló előtt
client-nobles = Nemesek: Anglia { $england }, Skócia { $scotland }
client-hand-size = { $count ->
    [one] egy kártya kézben
   *[other] { $count } kártya kézben
 }
client-pool-size = { $count ->
    [one] egy kő a húzókészletben
   *[other] { $count } kő a húzókészletben
 }
client-played = { side } idén kijátszott kártyái
client-card-now = Most: { $card }
client-card-face-down = Kártya kiválasztva, lefordítva
client-player-1 = A forduló kezdőjátékosa
client-king-crowned = Skót király

# Prompt
client-prompt = Aktuális lépés
# $sides is one side or both
client-waiting = Várakozás: { $sides } …
client-choices = Mit tehetek?
client-choice-do = Megerősítés
client-explain = A lépés magyarázata
client-disband-sure = { $block } vezető. Feloszlatod?
client-undo = Visszavonás
client-let-go = Kijelölés törlése
# $count is the number of areas in reach; the blocks are taken up and wait for where to go
client-group = { $count ->
    [0] { $blocks }: nincs hová menni
   *[other] { $blocks }: válassz célt
 }
# $area is none for a block that is not on the map
client-choice-block = { $block } ({ $strength }){ $area ->
    [none] { "" }
   *[other] , { $area }
 }
# $cost: move points; $attack is 1 if an enemy stands there
client-choice-reach = { $attack ->
    [0] Ide: { $area }
   *[other] Támadás: { $area }
 }{ $cost ->
    [0] { "" }
    [one] { " " }(1 pont)
   *[other] { " " }({ $cost } pont)
 }
client-rule = Szabály: { $rule }

# Hand
client-hand = Kártyáid
client-hand-empty = Nincs kártyád.
# $points: move points of a move card, 0 for an event
client-card = { $points ->
    [0] { $card }, esemény
    [one] Kártya: { $card }, egy mozgáspont
   *[other] Kártya: { $card }, { $points } mozgáspont
 }
client-card-play = Kijátszás: { $card }
client-card-laid = kiválasztva
client-card-pick = Válassz egy kártyát, hogy lásd, mit tesz!
client-card-about-move = { $points ->
    [one] Mozgasd egy tartomány köveit!
   *[other] Mozgasd legfeljebb { $points } tartomány köveit!
 } Minden kő, amely Angliába lép vagy onnan kilép, külön pontba kerül.
client-card-about-herald = Nevezz meg egy ellenséges nemest: 1–4 dobásra átáll hozzád.
client-card-about-pillage = Egy csapatoddal szomszédos ellenséges csapat két életerőt veszít, ezeket te kapod.
client-card-about-sea-move = Hajóztass egy vagy két követ egyik partról egy másik baráti partra!
client-card-about-truce = Az ellenfeled ebben a fordulóban mozoghat, de nem támadhat{ $truce_new_raids ->
    [forbidden] , és skót kő nem léphet Angliába.
   *[other] .
 }
client-card-about-victuals = { $victuals_split ->
    [three_blocks] Adj egy-egy életerőt egy tartomány három kövének!
   *[other] Adj három életerőt egy tartomány köveinek!
 }

# Log, notes, chat, help
client-log = Napló
client-log-empty = Még semmi.
# $turn is 0 in winter and before the first turn
client-log-part = { $year }{ $turn ->
    [0] { "" }
   *[other] , { $turn }. forduló
 }
client-notes = Jegyzetek
client-notes-about = Csak te látod.
# $count: how many lines have not been read
client-chat-unread = { $count ->
    [0] Csevegés
   *[other] Csevegés ({ $count })
 }
client-chat-empty = Még nincs üzenet.
client-chat-name = { $name } ({ $country })
client-chat-say = Írj üzenetet
client-chat-send = Küldés
client-winter-preview = Tél
client-winter-about = Ha az év most véget érne:
client-winter-nothing = Ezen a télen nincs több teendő.
client-winter-changes = Átállnak
# $sure: 1 if it comes whatever is hidden, else 0
client-winter-sure = { $sure ->
    [0] lehetséges
   *[1] biztos
 }
client-winter-disbands = Feloszlatás
# $must: how many blocks at least; $most: how many at most
client-winter-go = { $must ->
    [0] legfeljebb { $most ->
        [one] egy kő
       *[other] { $most } kő
     }
   *[other] { $most ->
        [one] egy kő
       *[other] { $most } kő
     }
 }
client-winter-homes = Hazatérnek
client-winter-builds = Utánpótláspontok
client-winter-notes = Továbbá
# $points: replacement points left in an area
client-winter-points = { $points ->
    [one] egy utánpótláspont
   *[other] { $points } utánpótláspont
 }

# The winter as it goes on
client-winter-stages = A tél, lépésről lépésre
client-winter-stage-nobles = Nemesek haza
client-winter-stage-quarters = Vezetők szállása
client-winter-stage-england = Angol seregek
client-winter-stage-scotland = Skót seregek
client-winter-stage-scottish-build = Skót építkezés
client-winter-stage-english-build = Angol építkezés
client-winter-must = Túl sok kő van itt: válaszd ki, melyik oszoljon fel!
# $points: replacement points left in all areas together
client-winter-left = { $points ->
    [one] Egy utánpótláspont maradt.
   *[other] { $points } utánpótláspont maradt.
 }
client-winter-draw = Kő húzása
client-winter-here = Választás

# What is known of the enemy
client-known = Ellenség
client-known-about = Ami az ellenségről a nyílt információkból kikövetkeztethető.
client-known-pool = Húzókészlet
# $side: whose; $count: how many blocks; $place: an area, or the pool
client-known-count = { $place }: { side }, { $count ->
    [one] egy kő
   *[other] { $count } kő
 }
client-known-seen-here = Utoljára látva
# $block: a block; $strength: its strength then; $year: such as 1297; $turn: 1 to 5, or 0 in winter
client-known-seen = { $block }, erőssége { $strength }, { $turn ->
    [0] { $year } tele
   *[other] { $year }, { $turn }. forduló
 }
client-known-could = Lehetséges kövek
# $all: 1 if all are shown, else 0; $count: how many there are
client-known-all = { $all ->
    [0] Mind megjelenítése ({ $count })
   *[1] Kevesebb megjelenítése
 }
client-odds-take = Jelöld ki a támadókat az esélyeikhez.

# Battle
client-battle-of = Csata { $area } tartományban
# $round: 1 to 3, or 0 before and after them; $rounds: how many there are
client-battle-round = { $round ->
    [0] Körök között
   *[other] Kör: { $round }/{ $rounds }
 }
client-battle-order = A kör csatafordulói
# $letter: A, B or C
client-battle-turn = { side }: { $letter } betűs kövek
# $attacks is 1 for the side that attacks
client-battle-side = { $attacks ->
    [0] { side } védekezik
   *[1] { side } támad
 }
client-battle-reserve = tartalék
client-battle-reserves = Tartalék
client-battle-captured = elfogott
client-battle-fired = sorra került
client-battle-unseen = { $count ->
    [one] egy rejtett kő
   *[other] { $count } rejtett kő
 }
# Small, on the button. $dice: how many; $number: the highest roll that hits, 1 to 4
client-battle-acts = { $dice ->
    [one] egy kocka
   *[other] { $dice } kocka
 }, { $number ->
    [1] 1 talál
   *[other] 1–{ $number } talál
 }
client-battle-retreat = Visszavonulás …
client-battle-retreat-to = Visszavonulás: { $area }
# $letter: A, B or C
client-battle-fire-letter = Minden { $letter } kő tüzel
client-battle-fight-round = { $round }. kör végigharcolása
client-battle-fight-about = mind tüzelnek, a jobbakat kíméljük
# The number stands before these words. $hits: how many
client-battle-take = { $hits ->
    [one] találat: válassz egy kiemelt követ!
   *[other] találat: válassz egy kiemelt követ!
 }
client-battle-go-to = Ide: { $area }
client-battle-choose = Jelölj ki köveket, aztán válassz célt!
client-battle-theirs = { side } jön

# Dice. $hits: how many of them hit
client-dice-hits = { $hits ->
    [0] nincs találat
    [one] egy találat
   *[other] { $hits } találat
 }
client-dice-skip = Ugrás az eredményre

# Odds
client-odds = Esélyek
# The chance of the side stands before these words. $steps: how many it loses on average, such as 3,2
client-odds-side = { side } győz, vesztesége { $steps } életerő
# $percent: a share, such as 12 %
client-odds-open = Eldöntetlen: { $percent }.
client-odds-inexact = A rejtett köveket becsüljük.
client-odds-dies = elveszett
client-odds-captured = elfogott

# For screen readers
client-text-board = A tábla
client-text-area = Tartomány
client-text-control = Irányítás
client-text-blocks = Kövek
client-text-contested = vitatott
client-text-nobody = üres
client-text-block = { $block } ({ side }), erőssége { $strength }, { $rating }
client-text-hidden = { side }: { $count ->
    [one] egy ismeretlen kő
   *[other] { $count } ismeretlen kő
 }

## The end

client-won = { side } győzött
client-won-nobody = Nincs győztes
# How a game ended that the rules did not end. $ending is resigned or time
client-ending = { $ending ->
    [resigned] Feladással.
    [time] Lejárt az idő.
   *[other] A játék véget ért.
 }
# $won is 1 for the winner
client-result = { $won ->
    [0] Vesztettél
   *[1] Győztél
 }
client-replay = Visszajátszás
client-replay-moment = Pillanat
client-replay-back = Vissza a játékhoz
client-replay-keys = A visszajátszás vezérlése
client-replay-play = Lejátszás
client-replay-pause = Szünet
client-replay-first = Első lépés
client-replay-last = Utolsó lépés
client-replay-back-one = Előző lépés
client-replay-on-one = Következő lépés
client-replay-turn-back = Előző forduló
client-replay-turn-on = Következő forduló
client-replay-jump = Ugrás egy fordulóra
# $year: a year; $turn: the game turn, 0 before the first card and in winter; $winter is 1 in winter
client-replay-turn = { $winter ->
    [1] { $year }, tél
   *[0] { $turn ->
        [0] { $year }
       *[other] { $year }, { $turn }. forduló
     }
 }
# For screen readers. $at: the step that is shown; $total: how many there are; $turn: as client-replay-turn says it
client-replay-of = Lépés: { $at }/{ $total }, { $turn }
client-replay-speed = Sebesség
# $speed: 0.5, 1, 2 or 4
client-replay-speed-name = { $speed } ×
client-replay-viewer = Nézőpont
# $viewer is England, Scotland, all or spectator
client-replay-viewer-name = { $viewer ->
    [England] Anglia
    [Scotland] Skócia
    [all] Minden felfedve
   *[spectator] Néző
 }
client-replay-share = Ez a link pontosan ennél a pillanatnál nyitja meg a visszajátszást.
client-chart = Mindkét oldal nemesei, évről évre
client-chart-short = Nemesek
client-chart-year = Év
# Whether the dice were those that the server had promised before the game.
# $verdict is proved, older, promised, partly, unseeded or false
client-proof = { $verdict ->
    [proved] Ellenőrzött kockák
    [older] Ellenőrzött kockák
    [partly] Részben ellenőrzött kockák
    [promised] A kockák megfelelnek a lenyomatnak
    [false] A kockák nem felelnek meg a lenyomatnak!
   *[other] A kockák itt nincsenek ellenőrizve
 }
# $verdict is proved, older, promised, partly, unseeded or false
client-proof-about = { $verdict ->
    [proved] Mielőtt bármelyik szám kiderült, ez a böngésző elmentette a szerver és a másik oldal lenyomatát. Most már minden szám nyilvános: megfelelnek a lenyomatoknak, és a miénket is felhasználták.
    [older] Az első kártya előtt ez a böngésző elmentette a szerver lenyomatát, és hozzátett egy saját számot. A szerver titkos száma most már nyilvános: megfelel a lenyomatnak, és a mi számunkat is felhasználta.
    [partly] A számok megfelelnek a lenyomatoknak, de nem minden bizonyított ebben a játékban: az elejét importálták, vagy a szerver egy mentés visszaállítása után új számot húzott.
    [promised] A számok most már nyilvánosak, és megfelelnek a lenyomatoknak. Ez a böngésző semmit sem mentett el a játék előtt, ezért vesd össze az alábbi lenyomatot azzal, amelyet akkor láttál!
    [false] Egy szám nem felel meg a lenyomatának, egy lenyomat nem az, amelyet ez a böngésző elmentett, vagy nem használták fel ennek a böngészőnek a számát. Őrizd meg a felvételt bizonyítéknak!
   *[unseeded] E játék felvételében nincsenek számok, amelyekkel a kockák ellenőrizhetők volnának.
 }
client-proof-verify = Minden dobás, húzás és osztás ezekből a számokból következik. Ha e szerver nélkül akarod ellenőrizni, töltsd le a felvételt, és futtasd:
client-proof-commitment = Lenyomat:
client-rematch = Visszavágó
client-rematch-go = A visszavágóhoz
client-share-game = Játék megosztása
client-download = Felvétel letöltése
client-forget = Adataim törlése
client-forget-sure = Törlöd a nevedet, az üzeneteidet, a jegyzeteidet és az értesítéseidet ebben a játékban? A felvétel megmarad, a neved nélkül.
client-forget-done = Az adataid törölve.

## Told that it is one’s turn

client-notify = Értesítést kérek, ha én jövök
client-notify-short = Értesítés
client-notify-about = Ha nincs nyitva nálad a játék, üzenetet kapsz, amikor te jössz, és akkor is, amikor véget ér.
client-notify-how = Küldés módja
client-notify-email = E-mail
client-notify-webhook = Webhook
client-notify-email-address = E-mail-cím
client-notify-email-about = Előbb egy kódot küldünk, azt itt írd be. Minden levélben van leiratkozó link.
client-notify-webhook-address = A webhook URL-je
client-notify-webhook-about = Saját programjaidnak és csevegőszobáidnak: aláírt JSON POST kérést küld.
client-notify-set = Bekapcsolás
client-notify-off = Kikapcsolás
# $kind is email or webhook; $confirmed is 1 once the code has come back
client-notify-now = { $confirmed ->
    [0] Küldtünk neked egy kódot.
   *[1] { $kind ->
        [email] Az e-mail-értesítés be van kapcsolva.
       *[webhook] A webhook-értesítés be van kapcsolva.
     }
 }
client-notify-code = Nyolcjegyű kód a levélből
client-notify-confirm = Megerősítés
client-notify-secret = Az aláírás titkos kulcsa, csak most látható:
client-push = Értesítés ebben a böngészőben
client-push-about = Értesítést mutat ezen az eszközön, akkor is, ha a játék nincs nyitva. Csak annyit mond, hogy te jössz, vagy hogy vége a játéknak.
client-push-denied = A böngésződ letiltja ennek az oldalnak az értesítéseit. Engedélyezd a webhelybeállításokban, majd gyere vissza.
client-push-insecure = Böngészőértesítés csak https:// kezdetű címen működik.
client-push-unsupported = Ez a böngésző itt nem tud értesítést mutatni. iPhone-on és iPaden tedd a Schiltromot a főképernyőre, és onnan nyisd meg.
client-push-failed = a böngésződ nem tudott feliratkozni; próbáld meg később
client-push-others = { $count ->
    [one] Egy másik böngészőben is be van kapcsolva.
   *[other] { $count } másik böngészőben is be van kapcsolva.
}
client-push-others-off = Kikapcsolás ott

## The lessons

client-lessons = Leckék
client-lesson-name = { $lesson ->
    [first-year] Az első év
    [battles] Csaták
   *[winter] Tél és királyok
 }
client-lesson-about = { $lesson ->
    [first-year] A kövek, a kártyák, a mozgás és a hajózás.
    [battles] Betűk, kockák, találatok, tartalék és visszavonulás.
   *[winter] Koronázz királyt, és vészeld át a telet!
 }
client-lesson-start = Kezdés
client-lesson-again = Kész
client-lesson-resume = Lépés: { $at }/{ $total }
client-learned = Megtanultad: { $count }/{ $total }
client-learned-done = megtanulva
client-learned-item = { $item ->
    [block] Hogyan olvass le egy követ
    [hidden] Mit látsz az ellenség köveiből
    [cards] Kártyák kijátszása
    [march] Átkelés zöld határon
    [red] Átkelés piros határon
    [sea] Tengeri mozgás
    [herald] Nemes megnyerése hírnökkel
    [letters] Ki az első: A, B, C
    [dice] Dobás találatra
    [hits] Találatok elosztása
    [reserves] Tartalék
    [rounds] Három kör
    [capture] Nemes foglyul ejtése
    [retreat] Visszavonulás
    [king] Királykoronázás
    [home] A nemesek hazatérnek
    [limit] Kastélyszám korlát és feloszlatás
    [build] Téli építkezés
   *[levy] Az angol sorozás
 }
client-guide = Vezető
# $at: the step; $total: how many there are
client-guide-step = Lépés: { $at }/{ $total }
client-guide-skip = Tovább
client-guide-next = Tovább
client-guide-back = Vissza
client-guide-again = Újrakezdés

## No network, a new version

client-no-server = A szerver nem válaszol. A szabályokat így is olvashatod, és a már megnyitott leckéket is játszhatod.
client-update = Új változat érhető el.
client-update-now = Újratöltés

## Rules and keys

client-rules = Szabályok
client-rules-search = Keresés a szabályokban
client-rules-chapters = Fejezetek
client-rules-this-game = E játék szabályai
client-rules-differ = Itt eltérnek a kiadások
client-rules-none = Nincs találat.
client-concordance = Megjegyzések ehhez a szabálykönyvhöz
client-concordance-mark = Megjegyzés
client-concordance-changed = Ebben a játékban itt házi szabály érvényes.

# What every symbol means
client-symbols = Jelek
client-symbols-map = A térképen
client-symbols-blocks = A köveken
client-symbols-cards = A kártyákon
client-symbol-green = Kettős { $edition ->
    [2] fekete
   *[other] zöld
 } vonal: fordulónként és oldalanként legfeljebb hat kő kelhet át rajta.
client-symbol-red = Gyöngyös vörös vonal: legfeljebb két kő kelhet át rajta, és mögötte meg kell állniuk.
client-symbol-english = Szaggatott vonal: az angol–skót határ. Az átkelés kövenként egy mozgáspont.
client-symbol-castle = Kastély a korláttal: ennyi kő telelhet itt, és ennyi utánpótláspontot ad.
client-symbol-cathedral = Katedrális: a skótoknak eggyel magasabb a korlát.
client-symbol-shield = Címer: ennek a nemesnek az otthona. Télen ide tér haza, és jobban harcol, ha ezt védi.
client-symbol-counter = Hány kő kelt át a határon, és mennyi a korlátja.
client-symbol-battle = Keresztbe tett kardok: itt csata lesz.
client-symbol-pin = Gombostű: ennyi követ blokkol itt az ellenség.
client-symbol-cost = Elérhető; a szám az ára mozgáspontban.
client-symbol-attack = Elérhető, de ellenség tartja: ha odalépsz, csata lesz.
client-symbol-points = Érme: ennyi utánpótláspont maradt itt télen.
client-symbol-strength = Rombuszok a felső szélen: az erősség és a kockák száma. Bal oldalt az áll, hány tartományt léphet; jobb oldalt az, mikor kerül sorra (A, B, C), és mi a legnagyobb dobás, amely még talál.
client-symbol-hurt = Sérült: a kő elfordult, két életereje maradt.
client-symbol-home = Ház a harci szint körül: a nemes az otthonát védi, és eggyel magasabb dobásra is talál.
client-symbol-schiltrom = Lándzsagyűrű a harci szint körül: schiltrom, amely eggyel magasabb dobásra is talál.
client-symbol-back-england = Egy angol kő hátoldala: nem látod, melyik az.
client-symbol-back-scotland = Skót kövek hátoldala, és a számuk.
client-symbol-moved = Halvány: ebben a fordulóban már mozgott.
client-symbol-main = Lándzsa: a fősereghez tartozik.
client-symbol-reserve = Kettős nyíl: tartalék, a 2. körben lép csatába.
client-symbol-fired = Rombusz a sarokban: ebben a körben már sorra került.
client-symbol-captured = Rácsok: fogságba esett, már a másik oldalon harcol.
# $kind is leader, noble, knight, cavalry, archer, infantry or norse
client-symbol-kind = { $kind ->
    [leader] Vezető
    [noble] Nemes
    [knight] Lovagok
    [cavalry] Könnyű lovasság
    [archer] Íjászok
    [infantry] Gyalogság
   *[norse] Norvégek
 }
client-symbol-card = A mozgáspontok száma.
client-keys = Gyorsbillentyűk
client-key-done = kész
client-key-pass = passz: az esemény elmarad
client-key-stop = megállás itt
client-key-fire = tüzelés
client-key-hold = passz a csatában
client-key-event = az esemény kijátszása
client-key-winter = Edward Skóciában tartása télre
client-key-disband = Edward hazaküldése
client-key-undo = visszavonás, vagy a kijelölés törlése
client-key-fire-all = a soron lévő betű minden köve tüzel
client-key-fight-round = az egész kör végigharcolása
client-key-odds = esélyek a csatában vagy a kijelölt tartományban
client-key-choices = minden lehetőség felsorolása
client-key-log = napló megnyitása
client-key-let-go = kijelölés törlése
client-key-keys = gyorsbillentyűk
