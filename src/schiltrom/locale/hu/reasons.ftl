### Why a choice is refused, without a full stop: the rule's number stands before the words (by-rule in names.ftl).
### A word in „ ” is a choice, named as on its button.

reason-not-allowed = ez most nem megengedett
undo-nothing = { side } nem vonhat vissza semmit

## Whose choice it is

reason-game-over = a játék véget ért: { side } győzött
reason-chance = várd meg a kockát, a húzást vagy az osztást
reason-not-your-choice = most { side } jön
reason-spectator = a nézők nem játszhatnak
# $number: what was sent
reason-no-such-choice = ilyen számú választás nincs: { NUMBER($number, useGrouping: 0) }

## 3 Cards

# $side: the other side
reason-card-chosen = már választottál kártyát; most { side } választ
reason-card-not-in-hand = nincs ilyen kártya a kezedben: { $card }
reason-card-not-now = kártyát csak a forduló elején lehet választani
# $kind: block, area or word, what was chosen
reason-wants-card = kártyát válassz, ne { $kind ->
    [block] követ
    [area] tartományt
   *[other] műveletet
}

## What the step wants

reason-wants-block = követ válassz, ne tartományt
reason-wants-area = tartományt válassz, ne követ
reason-wants-area-for = tartományt válassz, ne másik követ, ennek a kőnek: { $block }
# $kind: block or area, what was chosen
reason-wants-word = műveletet válassz, ne { $kind ->
    [block] követ
   *[other] tartományt
}
# $word: the choice, with a hyphen for a space
reason-word-not-now = itt nem lehetséges: „{ $word ->
    [done] kész
    [pass] passz
    [stop] megáll
    [fire] tüzel
    [hold] passz
    [event] esemény
    [crown-bruce] Bruce koronázása
    [crown-comyn] Comyn koronázása
    [crown-balliol] Balliol koronázása
    [winter] telelés
   *[disband] feloszlatás
 }”
reason-pass-instead = ha nem kéred az eseményt, válaszd ezt: „passz”
reason-done-instead = ha befejezted, válaszd ezt: „kész”
reason-cannot-skip = választanod kell: ezt nem lehet kihagyni

## 2 Blocks

reason-not-your-block = ez nem a te köved: { $block }
reason-noble-with-enemy = ez a kő ({ $block }) nincs játékban: a nemes most az ellenség oldalán áll
reason-in-pool = ez a kő a húzókészletben van, nem a térképen: { $block }
reason-out-of-play = ez a kő nincs játékban: { $block }
# $count: its strength
reason-at-maximum = ez a kő már teljes erejű ({ $count }): { $block }

## 4 Movement

reason-already-moved = ez a kő ebben a fordulóban már mozgott: { $block }
# $count: how many
reason-pinned = { $block }: a kő nem mehet el, mert { $count ->
    [one] egy ellenséges kő { $area } tartományban egy kövedet blokkolja
   *[other] { $count } ellenséges kő { $area } tartományban ugyanennyi kövedet blokkolja
}
reason-no-points = nem maradt mozgáspont { $area } csapatára, ahol ez a kő áll: { $block }
reason-no-points-from-england = nem maradt mozgáspont erre a kőre ({ $block }): Angliából minden kő külön egy pontért indul
reason-no-points-to-england = nem maradt mozgáspont: Angliába minden kő külön egy pontért lép
reason-norse-no-points = nem maradt mozgáspont: a norvégekhez külön egy kell
reason-no-way-out = { $area } minden kijárata zárva van e kő előtt: { $block }
reason-march-first = előbb fejezd be e kő mozgását: { $block }
reason-not-started = ez a kő még el sem hagyta { $area } tartományt: { $block }
reason-on-path = a kő ebben a mozgásban már járt { $area } tartományban
reason-not-adjacent = { $origin } és { $area } nem szomszédos
reason-too-far = { $block } legfeljebb { $count } tartományt léphet, de { $area } { $away } tartományra van
reason-stops-at-enemy = { $block } nem mehet tovább innen: { $area }, mert ott ellenség áll
reason-stops-in-england = { $block } Angliából nem mehet tovább
reason-stops-at-border = amelyik kő átkel { $border } vörös határán, annak ott meg kell állnia
# $border: the areas on both sides, a list; $colour: red, green, or in the second edition black
reason-border-full = { $border } { $colour ->
    [red] vörös
    [black] fekete
   *[green] zöld
 } határán már { $count } kő átkelt
# $border: the areas on both sides, a list
reason-exit-closed = az ellenség { $border } határán át jött a csatába: arra nem mehetsz ki
reason-norse-england = a norvégek sosem mennek Angliába
reason-norse-inland = { $area } nem tengerparti, a norvégek pedig tengeren mozognak
reason-norse-there = a norvégek már { $area } tartományban vannak
reason-truce-attack = a fegyverszünet alatt nem támadhatod meg { $area } tartományt
reason-truce-raid = a fegyverszünet alatt skót kő nem léphet Angliába

## 5 Battles

reason-not-contested = nincs csata { $area } tartományban
reason-not-in-battle = a csata { $area } tartományban zajlik, és ez a kő nem áll ott: { $block }
reason-in-reserve = ez a kő tartalékban van, a 2. körben lép csatába: { $block }
reason-just-captured = { $block } ebben a körben esett fogságba, és a következőtől vesz részt a csatában
reason-already-acted = ez a kő ebben a körben már sorra került: { $block }
# $first: whose turn it is; $letter: of the block
reason-earlier-letter = { $block } betűje { $letter }, és most { $first } van soron
reason-choose-fighter = előbb válassz egy követ; utána tüzelhet, passzolhat vagy visszavonulhat
reason-act-first = előbb dönts erről a kőről ({ $block }): tüzel, passzol vagy visszavonul
reason-hold-instead = ha a kő ({ $block }) nem tesz semmit, válaszd ezt: „passz”
reason-no-target = még nem harcol ellenség { $area } tartományban, akire ez a kő tüzelhetne: { $block }
# $other: the strongest block; $count: its strength
reason-not-strongest = a találat a legerősebb követ éri: { $other } erőssége { $count }, ez nagyobb, mint a választott kőé ({ $block })
reason-retreat-first = { $count ->
    [one] egy kő még vissza tud vonulni, ez kötelező
   *[other] { $count } kő még vissza tud vonulni, ez kötelező
}
reason-cannot-retreat = ez a kő nem tud hová visszavonulni { $area } tartományból: { $block }
reason-letter-through = ennek a kőnek a betűje már túl van a visszavonuláson: { $block }
reason-cannot-regroup = ez a kő nem tud hová átcsoportosulni { $area } tartományból: { $block }
reason-same-area = a kő már { $area } tartományban áll
reason-not-out-of-england = angol kő sosem vonul vissza és sosem csoportosul át Angliából
reason-not-into-england = skót kő sosem vonul vissza és sosem csoportosul át Angliába
reason-enemy-there = ellenség áll { $area } tartományban
# $border: the areas on both sides, a list
reason-border-closed = az ellenség { $border } határán át jött a csatába, és azt ellenőrzi
# $border: the areas on both sides, a list; $came: how many came in; $count: how many went back
reason-border-full-both-ways = { $border } { $colour ->
    [red] vörös
    [black] fekete
   *[green] zöld
 } határán a két irányban együtt { $limit } kő kelhet át: eddig be { $came }, vissza { $count }
reason-norse-no-coast = a norvégek csak skót tengerparti tartományba mehetnek, és { $area } nem az
reason-norse-not-friendly = a norvégek csak baráti tartományba mehetnek, és { $area } nem az
reason-raid-noble = határvillongásban sosem vész el nemes, így { $block } sem

## 6 Kings

reason-crown-not-now = csak a skótok koronáznak királyt, amikor eseménykártyájuk kijátszása következik
reason-crown-once = ebben a játékban már koronáztak királyt
reason-crown-wallace = Bruce vagy Comyn csak akkor koronázható meg, ha Wallace végleg kiesett
reason-crown-not-in-fife = { $block } csak akkor koronázható meg, ha Fife tartományban áll
# $year: a number
reason-crown-too-early = Balliol legkorábban ebben az évben koronázható meg: { NUMBER($year, useGrouping: 0) }
reason-crown-no-french = Balliol csak akkor koronázható meg, ha a francia lovagok a térképen vannak
reason-crown-declined = az eseményt választottad, nem a koronázást
reason-event-instead = ha koronázás nélkül játszod ki a kártyát, válaszd ezt: „esemény”

## Events

reason-herald-own = a hírnök ellenséges nemeshez megy, és { $block } a te oldaladon áll
reason-herald-moray = Moray sosem áll át
reason-herald-no-noble = a hírnök csak nemeshez mehet, és ez a kő nem az: { $block }
reason-herald-already-yours = ez a kő ({ $block }) nincs játékban: a nemes most a te oldaladon áll
reason-victuals-spent = már mind a { $count } életerőt kiosztottad
# $area: where they go
reason-victuals-one-area = minden életerő egy tartományba megy: { $area }; ez a kő nem ott áll: { $block }
reason-victuals-one-each = ez a kő már kapott életerőt: { $block }
reason-pillage-nobody = nincs ellenség { $area } tartományban
reason-pillage-no-neighbour = egyetlen csapatod sem szomszédos vele: { $area }
reason-not-pillaged = a kirabolt tartomány { $area }, és ez a kő nem ott áll: { $block }
reason-pillage-spent = nem maradt megszerezhető életerő
# $area: what was pillaged
reason-pillage-far = { $area } a kirabolt tartomány, és ez a kő nem szomszédos vele: { $block }
# $area: where they go
reason-pillage-one-group = minden életerő egy csapaté: { $area }; ez a kő nem ott áll: { $block }
reason-sea-norse = a norvégek nem a Tengeri mozgás kártyával mozognak
reason-sea-spent = már { $count } kő áthajózott
reason-sea-one-origin = mindkét kőnek innen kell indulnia: { $area }; ez a kő nem ott áll: { $block }
reason-sea-inland = { $area } nem tengerparti, és ez a kő ott áll: { $block }
reason-sea-no-port = nincs más baráti tengerparti tartományod, ahová hajózhatna
reason-sea-same-area = ez a kő már { $area } tartományban van: { $block }
reason-sea-not-coastal = { $area } nem tengerparti
reason-sea-not-friendly = { $area } nem baráti: saját kő kell oda, és nem állhat ott ellenség
reason-sea-one-port = mindkét kőnek ugyanott kell partra szállnia, és az első itt szállt partra: { $area }

## 7 Winter

reason-not-his-home = { $area } nem { $block } otthona
# $origin: where he is
reason-moray-home = Moray vagy ott telel, ahol van ({ $origin }), vagy otthon, Moray tartományban
# $origin: where he is
reason-wallace-home = Wallace vagy ott telel, ahol van ({ $origin }), vagy Selkirkben
reason-king-cathedral = a király vagy ott telel, ahol van, vagy katedrálisnál; { $area } tartományban nincs
reason-king-enemy = a király nem telelhet { $area } tartományban: ellenség áll ott
reason-noble-stays = nemes sosem oszlik fel, így { $block } sem
reason-edward-winters = { $block } { $area } tartományban telel, nem oszlik fel
reason-excess-first = előbb oszlasd fel a korlát ({ $limit }) feletti köveket itt: { $area }; aztán mehet ez is: { $block }
reason-excess-only = ez a kő nem oszlatható fel, mert a tartománya nem lépi túl a korlátját: { $block }
reason-excess-left = { $area } túllépi a korlátját ({ $limit }): előbb ott oszlass fel köveket
reason-name-block = válaszd ki a feloszlatandó követ
reason-leader-step = ezt a követ csak a saját lépésében lehetett feloszlatni: { $block }
reason-only-french = most csak a francia lovagok csatlakozhatnak
reason-build-type = Anglia csak gyalogságot és nemest növelhet, és ez a kő egyik sem: { $block }
reason-no-castle = { $area } nem ad utánpótláspontot
reason-points-spent = { $area } utánpótláspontjai elfogytak
reason-not-yours = { $area } nem baráti tartomány
reason-pool-empty = a húzókészleted üres
reason-only-seafarers = csak norvégek és franciák maradtak a húzókészletedben, és { $area } nem tengerparti
reason-area-full = követ húzni csak korlát alatti tartományba lehet; { $area } korlátja { $limit }
reason-not-paying = { $area } tartománynak nincs utánpótláspontja erre a kőre: { $block }
reason-drawn-no-coast = { $area } nem skót tengerpart, itt nem lehet partra szállni
reason-no-english-draw = Anglia ebben a lépésben nem húz követ: válassz növelhető gyalogságot vagy nemest
