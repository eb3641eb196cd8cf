### What the server's commands say on a terminal (server-...), and what the server answers when something cannot
### be done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = egy befejezett játék minden dobásának, osztásának és húzásának bizonyítása
server-arg-record = egy játék felvétele, ahogy a szerver a játék végén kiadja
# $commitment: 64 letters and digits
server-proved =
    Minden kimenetel bizonyított: { $rolls ->
        [one] { $rolls } dobás
       *[other] { $rolls } dobás
    }, { $deals ->
        [one] { $deals } osztás
       *[other] { $deals } osztás
    } és { $draws ->
        [one] { $draws } húzás
       *[other] { $draws } húzás
    }.
    Vesd össze a lenyomatot azzal, amelyet a játék előtt láttál: { $commitment }
# $outcomes: how many
server-foreign = { $outcomes ->
    [one] { $outcomes } kimenetel a szerverre hozott felvétellel érkezett: ez nem bizonyított.
   *[other] { $outcomes } kimenetel a szerverre hozott felvétellel érkezett: ezek nem bizonyítottak.
}
# $has: an entry; $says: an entry
server-false-entry = hamis bejegyzés (sorszáma { $number }): a felvételben „{ $has }” áll, a magok szerint „{ $says }”
server-false-seed = a játék hamis: { $error }
server-unreadable = { $file } nem bizonyítható: { $error }

## schiltrom admin

server-about-admin = egy szerver játékainak gondozása
server-about-list = az összes játék felsorolása
server-about-export = egy játék teljes felvételének kiírása a magokkal együtt
server-about-prune = régi játékok törlése
server-arg-database = az adatbázis címe (az, amelyet a schiltrom serve használ)
server-arg-config = beállításfájl (TOML)
server-arg-game = egy játék azonosítója; ha kötőjellel kezdődik, ezt írd elé: --
server-arg-output = a kimeneti fájl (szabványos kimenet); meglévő fájl nem lehet
server-arg-force = folyamatban lévő játék kiírása is: mindent megmutat, a jövőbeli dobásokat is
server-arg-older = csak az ennyi napnál régebben befejezett játékok
server-arg-unfinished = a befejezettek helyett azok a befejezetlen játékok, amelyekben ennyi ideje nem történt semmi
server-arg-yes = törlés kérdés nélkül
# $text: what was typed
server-bad-days = { $text } nem egész számú nap 0 és { $most } között
server-no-games = Nincsenek játékok.
server-columns = JÁTÉK FORGATÓKÖNYV LÉTREJÖTT ELKEZDVE VÉGE BEJEGYZÉS KOR CSEND
# server-yes is also what is typed to delete.
server-yes = igen
server-no = nem
server-days = { $days ->
    [one] { $days } nap
   *[other] { $days } nap
}
server-hours = { $hours ->
    [one] { $hours } óra
   *[other] { $hours } óra
}
# $game: the id of a game
server-under-way = { $game } még folyamatban van: felvétele mindkét kezet, minden követ és minden jövőbeli véletlent megmutat; a --force így is kiírja
server-shows-all = figyelem: { $game } még folyamatban van; aki ezt a felvételt olvassa, ismeri mindkét kezet, minden követ és minden jövőbeli véletlent
server-file-there = { $file } már létezik
server-not-written = { $file } nem írható: { $error }
server-nothing-old = Nincs mit törölni.
server-would-delete = { $games ->
    [one] { $games } játék törlődne, { $entries } bejegyzéssel:
   *[other] { $games } játék törlődne, összesen { $entries } bejegyzéssel:
}
server-ask-delete = Végleg törlöd? Írd be, hogy igen:
server-not-deleted = Semmi sem törlődött.
server-deleted = { $games ->
    [one] { $games } játék törölve.
   *[other] { $games } játék törölve.
}

## What the server answers: what was asked is not clear

error-bad-request = a kérés nem olvasható
error-not-json = az elküldött adat nem JSON
error-content-length = a Content-Length fejléc csak szám lehet
# $limit: how many bytes
error-too-large = egy kérés legfeljebb { NUMBER($limit, useGrouping: 0) } bájt lehet
error-unprocessable = az elküldött adat formája nem megfelelő
error-method-not-allowed = ez ezzel a metódussal nem tehető meg
error-which-side = mindkét hely a tiéd: add meg, ?side=England vagy ?side=Scotland
# $choice: what was sent
error-no-such-choice = nincs ilyen nevű választás: „{ $choice }”; ha kő és tartomány is viseli a nevet, írd elé: „block” vagy „area”
# $wish: what was sent; $wishes: the words that can be sent
error-unknown-wish = a kívánság ezek egyike: { $wishes }; ez nem az: „{ $wish }”
# $kind: what was sent; $kinds: the words that can be sent
error-unknown-seat = a hely ezek egyike: { $kinds }; ez nem az: „{ $kind }”
error-bad-rules = ilyen szabályok nincsenek
# $bid: as it is written, such as E1 or S3
error-bid = ez a licit csak a Rettenthetetlen első sorozásához való: { $bid }

## Who may do what

error-no-seat = ez a token nem nyit meg helyet
error-not-your-seat = ennek az oldalnak a helye nem a tiéd
error-needs-seat = ehhez hely kell: küldd el a tokenjét, vagy foglalj helyet a linkjével
error-authorization = az Authorization fejléc tartalma: Bearer és a hely tokenje
error-bad-ticket = ez a jegy ismeretlen, felhasznált, túl régi vagy másik játékhoz való
error-foreign-game = ez a token egy másik játék helyét nyitja
error-foreign-side = ez a token a másik oldal helyét nyitja
error-foreign-origin = az Origin fejlécnek ezt a szervert kell megneveznie; ha más a neve, állítsd be a SCHILTROM_ORIGIN változót
error-spectator = a néző nem dönthet

## What is not there, not yet or no more

error-not-found = itt nincs semmi
error-no-game = nincs ilyen játék
error-no-free-seat = ez a link nem vezet szabad helyhez (vagy már nem)
# $number: the number of what the seat sees now
error-stale = a játék továbbhaladt: ez a hely most itt tart: { NUMBER($number, useGrouping: 0) }
error-not-begun = a játék még nem kezdődött el
error-game-over = a játék véget ért
error-record-later = a felvétel a játék végén tekinthető meg
error-nobody-fires = most egyetlen köved sem tüzelhet

## Too much

error-too-many-requests = túl sok kérés
error-too-many-games = túl sok új játék
error-too-many-connections = túl sok élő kapcsolat innen
error-server-full = túl sok élő kapcsolat
error-unavailable = az adatbázis nem válaszol; nézd meg, hol tartasz, mielőtt újra próbálod
error-internal = itt valami elromlott; a naplóban megtalálható

## Notices by mail

server-mail-your-turn-subject = Schiltrom: te jössz
# $side: whose turn it is; $game: the address of the game
server-mail-your-turn = Te jössz, az oldalad { $side ->
    [0] Anglia
   *[1] Skócia
}: { $game }
server-mail-over-subject = Schiltrom: véget ért a játékod
# $winner: england, scotland or none; $game: the address of the game
server-mail-over = Véget ért a játékod. { $winner ->
    [england] Anglia győzött.
    [scotland] Skócia győzött.
   *[none] Senki sem győzött.
} Itt megnézheted: { $game }
server-mail-confirm-subject = Schiltrom: a kódod
# $origin: the address of the server; $code: eight digits
server-mail-confirm =
    Valaki erre a címre kér értesítést, amikor sorra kerül egy játékban itt: { $origin }. Ha te vagy az, add meg a játékban ezt a kódot:

    { $code }
# $stop: an address
server-mail-end = Ha nem kérsz több ilyen levelet: { $stop }
# $stop: an address
server-mail-end-unasked = Ha nem te vagy az, nincs teendőd. Ha innen soha többé nem kérsz levelet: { $stop }

## What does not fit how things stand

error-time-up = a játék véget ért: lejárt az idő
error-not-the-rematch = ez a játék nem annak a folytatása, amelyben a helyed van
error-needs-old-seat = ehhez az előző játék egyik helye kell
error-seat-taken = ezt a helyet már elfoglalták
error-seed-brought = ez a hely már elküldte a magját
# $level: what was sent; $levels: the words that can be sent
error-unknown-level = a szint ezek egyike: { $levels }; ez nem az: „{ $level }”
# $lines: how many
error-enough-said = elég szó esett: egy játékban legfeljebb { NUMBER($lines, useGrouping: 0) } sor lehet
error-too-many-lines = egyszerre túl sok sor
error-answer-offer-first = a másik oldal ajánlatot tett: előbb arra válaszolj
error-no-offer = nincs ilyen ajánlat (vagy már nincs)
error-rematch-later = visszavágó csak a játék vége után kérhető
error-rematch-made = már van visszavágó
# $most: how often
error-too-many-take-backs = egy játékban legfeljebb { NUMBER($most, useGrouping: 0) } alkalommal lehet visszalépni
error-nothing-to-take-back = nincs visszavonható döntésed

## Records brought here

error-bad-record = ez nem visszajátszható felvétel
error-record-over = ez a játék véget ért: megnézhető, de nincsenek helyei és órái
error-record-needs-seats = ez a játék nem ért véget: add meg, ki hol üljön
# $most: how many
error-record-too-long = egy felvételben itt legfeljebb { NUMBER($most, useGrouping: 0) } bejegyzés lehet
# $most: how many; $longest: how many characters
error-record-tags = egy felvételnek legfeljebb { $most } címkéje lehet, egyenként legfeljebb { NUMBER($longest, useGrouping: 0) } karakterrel

## Notices

error-too-many-notices = innen már túl sok értesítést állítottak be
error-no-mail-here = ez a szerver nem küld levelet
error-no-mails-wanted = erre a címre nem kérnek levelet
error-too-many-codes = erre a címre ma már elég kód ment
error-no-code = nincs várt kód (vagy már nincs)
error-wrong-code = nem ez a levélben küldött kód
error-mails-stopped = ezeket a leveleket már leállították
error-webhook-address = ez nem cím
error-webhook-scheme = egy webhook címe így kezdődik: http:// vagy https:// és egy gépnév
# $most: how many
error-webhook-characters = egy cím legfeljebb { NUMBER($most, useGrouping: 0) } egyszerű karakterből állhat
error-webhook-parts = egy webhook címében nem lehet felhasználó és # utáni rész
# $first: a port
error-webhook-port = ez a port nem webhookhoz való: 80, 443 vagy legalább { NUMBER($first, useGrouping: 0) }
error-webhook-private = webhook csak nyilvános címre mehet
