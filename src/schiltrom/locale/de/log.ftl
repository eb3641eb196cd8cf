### The log of a game, whole sentences. What the arguments are stands in the English catalogue. Names of blocks may be
### singular or plural: they are no subjects, but for nobles and leaders.

## 9.2 Bids

# $england, $scotland: 0 to 3; $bid: none, E1 to E3 or S1 to S3
chronicle-bids = England bietet { $england }, Schottland bietet { $scotland }. { $bid ->
    [E1] Es gilt E1: Edward bleibt im ersten Jahr fern.
    [E2] Es gilt E2: Edward bleibt in den ersten zwei Jahren fern.
    [E3] Es gilt E3: Edward bleibt in den ersten drei Jahren fern.
    [S1] Es gilt S1: Die erste Rekrutierung hat einen Block mehr.
    [S2] Es gilt S2: Die erste Rekrutierung hat zwei Blöcke mehr.
    [S3] Es gilt S3: Die erste Rekrutierung hat drei Blöcke mehr.
   *[none] Die Gebote heben sich auf.
 }

## 3 Cards

chronicle-deal = { $year }: Jede Seite erhält fünf Karten.
chronicle-deal-own = { $year }: Jede Seite erhält fünf Karten; { side } hat { $cards } auf der Hand.
chronicle-card = { side } hat eine Karte gewählt.
chronicle-card-own = { side } hat die Karte { $card } gewählt.
chronicle-cards = Spielrunde { $turn } des Jahres { $year }: England spielt { $england }, Schottland spielt { $scotland }. { side } ist Spieler 1.
chronicle-two-events = Zwei Ereignisse: Das Jahr endet nach dieser Spielrunde.

## Events and kings

chronicle-pass = { side } verzichtet auf das Ereignis { $card }.
chronicle-event-over = { side } hat das Ereignis { $card } ausgeführt.
chronicle-truce = { side } verkündet einen Waffenstillstand: { other-side } darf in dieser Spielrunde nicht angreifen.
chronicle-herald = Der Herold von { side } geht zu { $block } und würfelt eine { $die }: { $success ->
    [0] Er wird abgewiesen
   *[other] { $block } läuft zu { side } über
 }.
chronicle-pillage = { side } plündert { $area }.
chronicle-pillage-hit = { $lost ->
    [0] Ein Block in { $area } verliert einen Stärkepunkt
   *[other] Ein Block in { $area } kommt in den Pool
 }.
chronicle-pillage-hit-own = { $block } in { $area }: { $lost ->
    [0] ein Stärkepunkt weniger, jetzt Stärke { $strength }
   *[other] zurück in den Pool
 }.
chronicle-gain-own = { $block }: ein Stärkepunkt mehr, jetzt Stärke { $strength }.
chronicle-ship = { side } verschifft einen Block von { $origin } nach { $area }.
chronicle-ship-own = { side } verschifft { $block } von { $origin } nach { $area }.
chronicle-announce = { side } kündigt an: { $king ->
    [1] Bruce wird gekrönt
    [2] Comyn wird gekrönt
    [3] Balliol wird gekrönt
   *[other] Das Ereignis wird ausgeführt
 }.
chronicle-crown = { $king ->
    [1] Bruce wird in { $area } zum schottischen König gekrönt
    [2] Comyn wird in { $area } zum schottischen König gekrönt
   *[other] Balliol kehrt als schottischer König nach { $area } zurück
 }.
chronicle-crown-lapses = Die angekündigte Krönung kann nicht mehr stattfinden.
chronicle-edward-ii = Edward I. ist tot, Edward II. wird König von England.
chronicle-french = Die französischen Ritter kommen in den schottischen Pool.
chronicle-no-french = Die Schotten verzichten auf die französischen Ritter.

## 4 Movement

chronicle-move = { side } bewegt einen Block von { $origin }{ $via ->
    [none] { "" }
   *[other] { " " }über { $via }
 } nach { $area }{ $how ->
    [attack] { " " }und greift an
    [reinforce] { " " }zur Verstärkung
   *[other] { "" }
 }.
chronicle-move-own = { side } bewegt { $block } von { $origin }{ $via ->
    [none] { "" }
   *[other] { " " }über { $via }
 } nach { $area }{ $how ->
    [attack] { " " }und greift an
    [reinforce] { " " }zur Verstärkung
   *[other] { "" }
 }.
chronicle-norse = Die Skandinavier segeln von { $origin } nach { $area }{ $how ->
    [attack] { " " }und greifen an
    [reinforce] { " " }zur Verstärkung
   *[other] { "" }
 }.
chronicle-moves-end = { side } beendet die Bewegung.

## 5 Battles

chronicle-battle = Schlacht um { $area }{ $cause ->
    [1] { " " }nach dem Besuch des Herolds
    [2] { " " }nach der Plünderung
    [3] { " " }nach der Krönung
   *[other] { "" }
 }: { side } greift an.
chronicle-army = { side } hat { $blocks } im Feld{ $reserves ->
    [0] { "" }
   *[other] , dazu { $reserves } in Reserve
 }.
chronicle-celt = { $block }: { $die } für die Keltische Einheit gewürfelt, { $stays ->
    [0] zurück in den Pool
   *[other] weiter dabei
 }.
chronicle-round = { $area }, Kampfrunde { $round }.
chronicle-control = { side } hat das Schlachtfeld erobert und verteidigt es jetzt.
chronicle-join = { side } führt { $blocks } aus der Reserve ins Feld.
chronicle-fire = { $block } ({ $rating }): { $dice } gewürfelt, { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
 }.
chronicle-hold = { $block }: gepasst.
chronicle-hit = { $block }: getroffen, jetzt Stärke { $strength }.
chronicle-killed = { $block }: { $fate ->
    [gone] permanent eliminiert
   *[pool] eliminiert, zurück in den Pool
 }.
chronicle-stranded = { $block }: kein Rückzug möglich, { $fate ->
    [gone] permanent eliminiert
   *[pool] zurück in den Pool
 }.
chronicle-captured = { $blocks } { $count ->
    [one] wird gefangen und kämpft
   *[other] werden gefangen und kämpfen
 } nun für { side }.
chronicle-withdraw = { $count ->
    [one] Ein { $side ->
        [0] englischer
       *[1] schottischer
     } Block zieht
   *[other] { $count } { $side ->
        [0] englische
       *[1] schottische
     } Blöcke ziehen
 } sich aus { $area } nach { $place } zurück.
chronicle-retreat = { side } zieht einen Block aus { $area } nach { $place } zurück.
chronicle-retreat-own = { side } zieht { $block } aus { $area } nach { $place } zurück.
chronicle-must-retreat = Drei Kampfrunden sind vorbei: { side } muss sich aus { $area } zurückziehen.
chronicle-won = { side } gewinnt die Schlacht um { $area }.
chronicle-empty-field = Auf dem Schlachtfeld { $area } steht niemand mehr.
chronicle-regroup = { side } gruppiert einen Block von { $area } nach { $place } um.
chronicle-regroup-own = { side } gruppiert { $block } von { $area } nach { $place } um.
chronicle-raid = Grenzüberfall der Schotten: England nimmt einen Block aus { $area } in den Pool zurück.
chronicle-raid-own = Grenzüberfall der Schotten: England nimmt { $block } aus { $area } in den Pool zurück.

## 7 Winter

chronicle-winter = Winter { $year }: Die Adeligen ziehen in ihre Heimatgebiete.
chronicle-turned = { $blocks } { $count ->
    [one] läuft
   *[other] laufen
 } zu { side } über.
chronicle-home = { $block } zieht heim.
chronicle-home-own = { $block } zieht heim nach { $area }.
chronicle-quarters = { side } schickt einen Block von { $origin } nach { $area } ins Winterquartier.
chronicle-quarters-own = { $block } überwintert in { $area }.
chronicle-quarters-several = { side } schickt Blöcke von { $origins } nach { $areas } ins Winterquartier.
chronicle-edward-winters = Edward I. überwintert in Schottland.
chronicle-edward-winters-own = { $block } überwintert in { $area }.
chronicle-disband = { side } löst { $count ->
    [one] einen Block
   *[other] { $count } Blöcke
 } auf.
chronicle-disband-own = { side } löst { $blocks } auf.
chronicle-disband-one-own = { side } löst { $block } in { $area } auf.
chronicle-disband-in = { side } löst in { $area } { $count ->
    [one] einen Block
   *[other] { $count } Blöcke
 } auf.
chronicle-draw = { side } stellt einen Block aus dem Pool in { $area } auf.
chronicle-draw-own = { side } stellt { $block } aus dem Pool in { $area } auf.
chronicle-builds-end = { side } beendet den Nachschub.
chronicle-levy = Die feudale Rekrutierung bringt { $count ->
    [one] einen Block
   *[other] { $count } Blöcke
 } nach England.
chronicle-levy-own = Die feudale Rekrutierung bringt { $blocks } nach England.

## The game

chronicle-over = { prompt-over }.
chronicle-undo = { side } macht die letzte Entscheidung rückgängig.
chronicle-back = { side } nimmt die letzte Entscheidung zurück; { other-side } war einverstanden.
