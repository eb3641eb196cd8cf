### The lessons: what the player is told before each thing he does. He is Scotland, in 1297, and knows no block game.

## What to do

lesson-do-press = { $touch ->
    [1] Koppints ide: „{ $button }”.
   *[0] Kattints ide: „{ $button }”.
 }
lesson-do-card = { $touch ->
    [1] Koppints a kezedben erre a kártyára: { $card }.
   *[0] Kattints a kezedben erre a kártyára: { $card }.
 }
lesson-do-block = { $touch ->
    [1] Koppints erre a kőre: { $block } ({ $area }).
   *[0] Kattints erre a kőre: { $block } ({ $area }).
 }
lesson-do-area = { $touch ->
    [1] Koppints a térképen erre a tartományra: { $area }.
   *[0] Kattints a térképen erre a tartományra: { $area }.
 }
lesson-do-fighter = { $touch ->
    [1] Koppints a csatában erre a kőre: { $block }.
   *[0] Kattints a csatában erre a kőre: { $block }.
 }
lesson-wrong = { $kind ->
    [card] Még nem ez a kártya jön.
    [block] Még nem ez a kő jön.
    [area] Még nem ez a tartomány jön.
   *[other] Még nem.
 } Kövesd az arany nyilat!
lesson-later = A saját játékaidban ez is működik. Most kövesd az arany nyilat!

## The end of a lesson

lesson-learned = Megtanultad:
lesson-next = { $lesson ->
    [battles] 2. lecke: Csaták
   *[winter] 3. lecke: Tél és királyok
 }
lesson-go-on = Folytatás innen
lesson-new = Új játék kezdése

## How to read a block

lesson-figure = { $part ->
    [strength] Rombuszok a felső élen: az életerő. Wallace-nak 4 van, ezért négy kockával dob. Minden találatnál elfordul a kő, és eggyel kevesebb marad.
    [rating] A3: a betű mutatja, mikor harcol: előbb az A, aztán a B, végül a C. A szám a legnagyobb dobás, amely talál: 1, 2 vagy 3.
   *[move] Balra: hány tartományt léphet.
 }

## Lesson 1: the first year

lesson-first-welcome = Üdvözlünk! 1297-et írunk, és te vezeted a skótokat. Tizennégy nemes dönti el a háborút: hárman téged követnek, tizenegyen Angliát. Az győz, akinek a végén több nemese van.
lesson-first-block = A bábuid kövek. Ez itt Wallace, a legjobb:
lesson-first-hidden = Az angol köveknek csak a hátát látod. Megszámolhatod őket, de nem tudod, kik azok. Anglia ugyanígy látja a tieidet.
lesson-first-card = Minden fordulóban mindkét fél titokban választ egy kártyát. A száma adja a mozgáspontjaidat, és a nagyobb szám mozog először (3.1).
lesson-first-play = A 2-es két mozgáspontot ad.
lesson-first-march = Anglia 1-est játszott, így te mozogsz először. Egy mozgáspontért egy tartomány kövei mozoghatnak (4.2). Kezdd északon!
lesson-first-march-to = Strathspey határa zöld kettős vonal. Egy fordulóban legfeljebb hat köved kelhet át rajta (4.3).
lesson-first-red = Most használd a második mozgáspontodat Fife tartományban!
lesson-first-red-to = Atholl határa piros: nehéz terep. Egy fordulóban csak két köved kelhet át rajta, és a túloldalon meg kell állniuk (4.3). Ott angol kő áll, tehát támadsz.
lesson-first-second = Douglas ugyanabból a tartományból indul, ezért ugyanazért a mozgáspontért mozog.
lesson-first-second-to = Ő a második a piros határon. Ezzel a határ megtelt, Barclay-nek maradnia kell.
lesson-first-finish = Mindkét mozgáspontodat felhasználtad.
lesson-first-fire = Anglia egy követ mozgatott; nem látod, melyiket. Jöhet a csata: minden ott álló kő felfedve. Wallace A betűs, ezért ő az első. Négy kockával dob, és 1, 2 vagy 3 dobásra talál.
lesson-first-captured = Három találat, Atholl legyőzve! A nemesek nem halnak meg: átáll, és a tiéd (5.7). A győztes átcsoportosíthat, vagyis továbbléphet egy szomszédos tartományba. Maradj, ahol vagy!
lesson-first-sea = Új forduló. A képes kártya esemény. A Tengeri mozgás egy vagy két követ visz egyik partról a másikra.
lesson-first-sea-play = Az esemény minden számot megelőz. Te következel először, de ez a mozgásod helyett van.
lesson-first-ships = Fife tartományt csak Barclay őrzi. Hajón segítséget kaphat Strathspey felől.
lesson-first-ships-to = Mindkét tartomány a parton fekszik, és Fife a tiéd. Nincs útban határ.
lesson-first-more = A hajókon van még egy hely.
lesson-first-more-to = Ő is ugyanott száll partra.
lesson-first-herald = Anglia egy követ mozgatott Strathspey tartományba, amelyet elhagytál. Most szerezz egy nemest csata nélkül: játszd ki a Hírnököt!
lesson-first-herald-play = Figyelj a figyelmeztetésre! Ha mindkét fél eseményt játszik, az év ezzel a fordulóval véget ér (3.1).
lesson-first-name = Anglia is eseményt játszott, jön a tél. De előbb a hírnököd: nevezz meg egy angol nemest! 1–4 dobásra átáll hozzád.
lesson-first-end = Lennox a tiéd! Három nemessel kezdtél, most öt van. Egy év öt forduló után ér véget, vagy ha egyszerre két esemény kerül elő. Utána tél van: erről szól a 3. lecke.

## Lesson 2: battles

lesson-battle-welcome = Wallace és Douglas elfoglalta Atholl tartományt. Mindkét fél kijátszotta a kártyáját, és két mozgáspontod van. A cél Mentieth, ahol két angol kő áll.
lesson-battle-wallace = Az elsőként belépő kő vezeti a fősereget, ezért kezdd a legerősebbel!
lesson-battle-wallace-to = Piros határon kel át, és támad.
lesson-battle-douglas = Akik ugyanabból a tartományból, ugyanazon a határon át jönnek, a fősereghez tartoznak (5.32).
lesson-battle-douglas-to = Két kő a piros határon: több nem lehet.
lesson-battle-barclay = Barclay jöhet Fife felől. Más határon jön, ezért tartalék lesz (5.32).
lesson-battle-barclay-to = A tartalék az 1. körben vár, és a 2. körben lép csatába.
lesson-battle-finish = Mindkét mozgáspontodat felhasználtad. Most Anglia mozog, és ő is küldhet segítséget.
lesson-battle-field = Kezdődik a csata. Fent áll Anglia, lent te; mindkét oldalon egy kő vár tartalékban. Minden körben előbb az A, aztán a B, végül a C betűsek kerülnek sorra. Azonos betűnél a védő megelőzi a támadót (5.31).
lesson-battle-fire = Wallace az egyetlen A betűs. Minden életerejéért egy kockával dob, és 1–3 dobással talál (5.4).
lesson-battle-hit = Kétszer találtál. Minden találat a legerősebb ellenség egy életerejébe kerül. Aztán Mentieth, aki az otthonát védi, kétszer talált el. A legerősebb köveid egyformák, ezért te választod ki, ki kapja az első találatot (5.41).
lesson-battle-douglas-fire = A második találatot Wallace kapta, mert akkor ő volt a legerősebb. Az angol gyalogság nem talált. Most a C betűs köved jön: Douglas.
lesson-battle-reserves = 2. kör: mindkét tartalék csatába lépett. Megint Wallace az első.
lesson-battle-two = Mentieth eltalálta Barclay-t, a legerősebb kövedet. Két C betűs köved van. Douglas kezd.
lesson-battle-lost = Egy angol kő elvesztette utolsó életerejét, és lekerül a térképről. Most Barclay jön.
lesson-battle-last = A 3. kör az utolsó. Ha marad angol kő, neked, a támadónak kell visszavonulnod (5.5). Már csak Mentieth van itt!
lesson-battle-captured = Mentieth fogságba esett. Átáll, és mostantól 1-es erősséggel érted harcol (5.7). Átcsoportosíthatnál, de maradj, ahol vagy!
lesson-battle-card = Új forduló. Tartsd meg a jobb kártyáidat, és játszd ki az 1-est!
lesson-battle-play = Ha Anglia nagyobb kártyát játszik, ő mozog először, és te válaszolsz.
lesson-battle-pinned = Anglia 3-ast játszott, és három követ küldött Bruce ellen Annan tartományba. Bruce blokkolva van: az ellenség ott tartja (4.6). Még egy kő sem mentené meg, ezért ne mozogj!
lesson-battle-retreat = Három egy ellen! Ha Bruce-t legyőzik, Angliáért fog harcolni. B betűs és véd, ezért az angol B betűsek előtt következik. Tüzelés helyett visszavonulhat.
lesson-battle-retreat-to = Ellenség nélküli szomszédos tartományba mehet, de olyan határon nem, amelyen a támadók jöttek (5.5).
lesson-battle-end = Bruce megmenekült. Annan most elveszett, de visszatérhetsz. Harcolj, ha erős vagy, és vonulj vissza, ha nem!

## Lesson 3: winter and kings

lesson-winter-welcome = 1297 végén járunk. Wallace elesett, és Skóciának király kell. Bruce Fife tartományban van, ahol a királyokat koronázzák. Douglas és Barclay Angus tartományban áll, míg az ottani nemes az angolokkal van távol.
lesson-winter-card = A koronázáshoz játssz ki bármilyen eseménykártyát! Nálad a Hírnök van.
lesson-winter-play = A koronázás az esemény helyett történik. Játékonként egyszer lehet, ha Bruce Fife tartományban van, és Wallace végleg kiesett (6.2).
lesson-winter-crown = Anglia is eseményt játszott, ezért utána tél jön. Most használhatod a Hírnököt, vagy megkoronázhatod Bruce-t.
lesson-winter-crowned = A király teljes erővel Fife tartományban áll. Ára is van: Comynnak, Bruce riválisának hívei elhagynak. Galloway most angol. Vigyázz a királyra: ha csatában elesik, Anglia azonnal győz.
lesson-winter-home = Tél. Minden nemes hazatér, bárhol van is. Angus a te köveidet találta otthon, ezért átállt (7.1). Így szerezhetsz nemest csata nélkül.
lesson-winter-bruce = A te nemeseid is hazatérnek. Bruce-nak két otthona van. Carrick messzebb van Angliától.
lesson-winter-king = A király maradhat, vagy egy másik katedrálisos tartományba mehet (7.2). Tartsd Fife tartományban!
lesson-winter-limit = Télen a kastélyok csak bizonyos számú követ látnak el. Angus kastélyszám korlátja kettő, és három kő áll ott. A nemesek sosem mennek el, ezért a többiek közül egyet fel kell oszlatni: visszakerül a húzókészletedbe, a tartalék kövek közé (7.5).
lesson-winter-disbanded = A többi tartományod a korláton belül van. Anglia is így tett: lovagjai, íjászai és minden Angliában álló köve visszakerült a húzókészletébe.
lesson-winter-draw = Most építkezel. Minden tartományodnak annyi pontja van, amennyi a kastélyszám korlátja, katedrálissal eggyel több. Fife tartománynak három. Egy pontért találomra húzol egy követ a húzókészletedből (7.62).
lesson-winter-step = Keith jött, 1-es erősséggel. Még egy pont egy életerőt ad.
lesson-winter-step-again = Használd fel Fife utolsó pontját!
lesson-winter-north = Strathspey tartománynak két pontja van. Ott is húzz egy követ!
lesson-winter-north-step = Campbell jött. Add neki a másik pontot!
lesson-winter-finish = A többi köved teljes erejű, nincs szükséged több pontra.
lesson-winter-end = Új év, új kártyák. Anglia hűbéri sorozást tartott: húzókészletének véletlenül húzott fele teljes erővel Angliában áll, talán Edward királlyal (7.7). Mindent tudsz, ami a játékhoz kell.
