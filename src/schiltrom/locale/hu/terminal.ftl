### The terminal: what `schiltrom terminal` says. The names of commands are the same in all languages.

terminal-title = Schiltrom: Hammer of the Scots terminálon. Nem hivatalos rajongói projekt; a játék Tom Dalgliesh és Jerry Taylor műve, kiadója a Columbia Games.
# $rules: the name of the rules; $england and $scotland: human or another word
terminal-game = { $scenario ->
    [0] Rettenthetetlen, 1297–1305
    [1] Bruce, 1306–1314
   *[other] Hadjárat, 1297-től
 }; { $rules }; Anglia: { $england ->
    [human] ember
   *[other] { $english }
 }, Skócia: { $scotland ->
    [human] ember
   *[other] { $scottish }
 }.
terminal-hint = Írj be egy számot, egy nevet vagy annak az elejét. A „help” a parancsokat mutatja.

## Questions

terminal-ask-scenario = Forgatókönyv: 1 Rettenthetetlen, 2 Bruce, 3 Hadjárat [1]:
terminal-ask-side = Az oldalad: 1 Anglia, 2 Skócia, 3 mindkettő, egy képernyőn [1]:
# $side: who bids
terminal-ask-bid = { $side ->
    [0] Anglia, hány évre mondanál le Edwardról (0–3; Enter: 0)?
   *[1] Skócia, hány kővel többet engednél az első sorozásnak (0–3; Enter: 0)?
 }
terminal-ask-again = Írj be egy számot, { $first }–{ $last }, vagy nyomj Entert.
terminal-ready = Nyomj Entert, ha kész: { $side }.
terminal-pass-screen = { $side } jön. Az ellenfél ne nézzen ide!
terminal-ask-save = Mented előbb? Fájlnév, Enter ({ $file }), „no” (nem) vagy „back” (vissza):
terminal-ask-overwrite = { $file } már létezik. Felülírod? „yes” (igen), vagy Enter, ha nem:

## The table

# $turn: 1 to 5, or 0
terminal-date = { $year }, { $turn ->
    [0] az első forduló előtt
   *[other] { $turn }. forduló az 5-ből
 }
terminal-winter = { $year } tele
terminal-first = Kezdőjátékos: { $side }
terminal-truce = fegyverszünet: { $side } nem támadhat
terminal-nobles = Nemesek: Anglia { $england }, Skócia { $scotland }
terminal-pools = Húzókészlet: Anglia { $england }, Skócia { $scotland }
terminal-hands = Kézben: Anglia { $england }, Skócia { $scotland }
terminal-played = Idén kijátszva: Anglia { $england }; Skócia { $scotland }
terminal-hand = Kártyáid: { $cards }
terminal-hand-none = Nincs kártyád.
terminal-pool = Húzókészleted: { $blocks }
terminal-pool-none = A húzókészleted üres.
terminal-spectator = Két gépi játékos: te nézed.
# $round: 1 to 3, or 0
terminal-battle = Csata { $area } tartományban{ $round ->
    [0] { "" }
   *[other] , { $round }. kör
 }: { $side } támad
terminal-reserve = tartalékban: { $count }
terminal-acted = * sorra került
terminal-legend-green = fázisonként hat kő kelhet át
terminal-legend-red = két kő kelhet át, és megáll
# $cross: the sign on the map
terminal-legend-signs = 2 kastélyszám korlát   { $cross } katedrális, skótoknak +1   (3S) három skót kő
terminal-narrow = A térképhez { $columns } oszlop kell; helyette itt egy lista.

## An area or a block looked at

# $cathedral, $coast: 1 if there is one, else 0; $nobles: a list, or none
terminal-area = { $area }: kastélyszám korlát { $limit }{ $cathedral ->
    [0] { "" }
   *[other] , katedrális (a skótoknak eggyel több)
 }, { $coast ->
    [0] belső
   *[other] tengerparti
 }{ $nobles ->
    [none] { "" }
   *[other] , { $nobles } otthona
 }
# $green and $red: a list of areas, or none; $both: 1 if both lists are there, else 0
terminal-borders = Határok: { $green ->
    [none] { "" }
   *[other] hat kő: { $green }
 }{ $both ->
    [0] { "" }
   *[other] { "; " }
 }{ $red ->
    [none] { "" }
   *[other] két kő: { $red }
 }
# $rating: letter and number, "B3"; $move: how many areas
terminal-block = { $block }: erősség { $strength } / { $most }, { $rating }, mozgás { $move }
terminal-standing = { $side }: { $count ->
    [0] nincs kő
    [one] egy kő
   *[other] { $count } kő
 }

## Choosing

terminal-card = kártya: { $card }
terminal-attack = { $area } (támadás)
terminal-retreat = visszavonulás: { $area }
terminal-draw = { $area }: egy kő húzása
# $text: what was typed
terminal-unknown = „{ $text }” itt se nem választás, se nem parancs. A „legal” a választásokat, a „help” a parancsokat sorolja fel.
terminal-ambiguous = „{ $text }” több mindent jelenthet: { $names }. Írj be többet a névből.
terminal-number = Válassz egy számot: 1–{ $last }.
# $reason: a refusal, with its rule
terminal-refused = Nem megengedett. { $reason }
terminal-allowed = Most megengedett: { $choice }
terminal-why-what = Írd be: „why” és egy választás, például: why area Fife
terminal-look-what = Írd be: „look” és egy tartomány, például: look Fife
terminal-no-area = Nincs ilyen tartomány: „{ $text }”.
terminal-undo-nothing = Nincs mit visszavonni: kockadobás vagy felfedés elé nem lehet visszalépni.
terminal-log-empty = Még semmi.
terminal-log-part = (az utolsó { $shown } sor, összesen { $all }; a „log all” mindet mutatja)

## Files

terminal-save-what = Írd be: „save” és egy fájlnév, például: save falkirk.hots
terminal-saved = A játék mentve: { $file }. Folytatás: schiltrom terminal { $file }
terminal-autosaving = A játék minden döntés után ide mentődik: { $file }
terminal-not-saved = A játékot nem sikerült menteni ({ $file }): { $error }
terminal-not-overwritten = Nincs mentve.
terminal-nothing-to-save = Még nem történt lépés, így nincs mit menteni.
terminal-goodbye = Viszlát!

## Starting

terminal-about = Hammer of the Scots böngészőben és terminálon (nem hivatalos)
terminal-about-browser = játék a böngészőben
terminal-about-play = játék a terminálon: új vagy mentett játék
terminal-arg-no-browser = ne nyisson böngészőt, csak írja ki a címet
terminal-arg-port = a port (alapértelmezés: az első szabad 8297-től)
terminal-playing = A játék címe: { $address } (Ctrl-C leállítja)
terminal-playing-already = A játék már fut itt: { $address }
terminal-no-port = nincs szabad port { NUMBER($first, useGrouping: 0) } és { NUMBER($last, useGrouping: 0) } között
terminal-arg-file = fájl, amelybe a játék minden döntés után mentődik; ha létezik, a benne lévő játék folytatódik
terminal-arg-option = egy szabályopció módosítása; többször is megadható
terminal-arg-bid = versenylicit
terminal-arg-bidding = mindkét játékos titokban licitál az oldalára
terminal-bid-or-bidding = válassz a --bid és a --bidding közül
terminal-arg-england = ki játszik Angliával: human, vagy a gép valamelyik szinten, peasanttől kingig, vagy classic-squire-től classic-kingig, learned, learned-squire-től learned-kingig
terminal-arg-scotland = ki játszik Skóciával: ugyanazok a játékosok
terminal-arg-seed = véletlenmag a dobásokhoz, húzásokhoz, osztásokhoz és a gépi játékosokhoz
terminal-arg-plain = színek nélkül, a térkép sima ASCII-val
terminal-bad-option = --option { $text }: írd név=érték alakban
# $names: a list
terminal-bad-switch = --option { $name }: nincs ilyen opció; lehetséges: { $names }
# $value: what was given; $values: what can be given, a list
terminal-bad-value = --option { $name }: { $value } nincs ezek között: { $values }
terminal-bad-file = { $file } nem nyitható meg: { $error }
terminal-damaged = { $error }
terminal-no-folder = { $file }: nincs ilyen mappa: { $folder }
# $options: options, a list
terminal-fixed = { $file } már tartalmaz egy játékot; ezek nem változtathatók meg benne: { $options }
terminal-error = schiltrom: { $error }

terminal-help =
    Minden választásnak száma van: írd be a számot, a szöveget vagy egy név elejét (wal: Wallace).
    A döntések egyes lépések: mozgáshoz válassz egy követ, aztán egyik tartományt a másik után, végül: stop.
    Enter         újra a tábla és a választások
    legal         a választások felsorolása
    why CHOICE    miért nem megengedett egy választás, és melyik szabály szerint
    hint          javaslat kérése egy gépi játékostól
    undo          az utolsó döntés vagy kijelölés visszavonása, ha nem követte dobás vagy felfedés
    board         a tábla
    look AREA     egy tartomány, a határai és az ottani köveid
    hand, pool    a kártyáid vagy a húzókészleted
    log, log all  ami eddig történt
    save FILE     a játék mentése
    quit          kilépés; előtte mentheted a játékot

## Names short enough for the map

short-lancaster-archers = Lancasteri íj
short-wales-archers = Walesi íj
short-lancaster-knights = Lancasteri lov
short-york-knights = Yorki lov
short-durham-knights = Durhami lov
short-french-knights = Francia lov
short-york-infantry = Yorki gy
short-lancaster-infantry = Lancasteri gy
short-northumber-infantry = Northumberi gy
short-durham-infantry = Durhami gy
short-cumbria-infantry = Cumbriai gy
short-westmor-infantry = Westmori gy
short-wales-infantry = Walesi gy
short-ulster-infantry = Ulsteri gy
