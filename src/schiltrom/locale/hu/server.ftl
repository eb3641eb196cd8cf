### What the server's commands say on a terminal (server-...), and what the server answers when something cannot
### be done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = egy befejezett játék minden dobásának, osztásának és húzásának ellenőrzése
server-arg-record = egy befejezett játék felvétele, a szerverről letöltve
server-arg-commitment = egy lenyomat, amelyet a játék előttről megőriztél: szerepelnie kell a felvételben (ismételhető)
server-arg-seed = egy mag, amelyet megőriztél: szerepelnie kell a felvételben (ismételhető)
server-proved =
    Minden kimenetel ellenőrizve: { $rolls ->
        [one] { $rolls } dobás
       *[other] { $rolls } dobás
    }, { $deals ->
        [one] { $deals } osztás
       *[other] { $deals } osztás
    } és { $draws ->
        [one] { $draws } húzás
       *[other] { $draws } húzás
    }.
# $outcomes: how many
server-foreign = { $outcomes ->
    [one] { $outcomes } kimenetel a játékkal együtt lett importálva, és nem ellenőrizhető.
   *[other] { $outcomes } kimenetel a játékkal együtt lett importálva, és nem ellenőrizhető.
}
server-compare = Vesd össze a lenyomatokat azokkal, amelyeket a játék előtt láttál: { $commitments }
server-kept = Amit megőriztél, szerepel a felvételben.
server-scheme = { $scheme ->
    [2] 2. protokoll: mindkét hely rögzítette a magját, mielőtt bármelyik mag kiderült.
   *[1] 1. protokoll (régebbi játék): csak a szerver rögzítette a magját. Aki azt ismerte, és utolsóként küldte el a sajátját, ahhoz igazíthatta.
}
server-restored = { $outcomes ->
    [one] { $outcomes } kimenetel olyan magból következik, amelyet a szerver egy mentés visszaállítása után húzott. Egyezik, de a szerver akkor már ismerte a játékosok magjait.
   *[other] { $outcomes } kimenetel olyan magból következik, amelyet a szerver egy mentés visszaállítása után húzott. Egyeznek, de a szerver akkor már ismerte a játékosok magjait.
}
# $has: an entry; $says: an entry
server-false-entry = eltérő bejegyzés (sorszáma { $number }): a felvételben „{ $has }” áll, a magok szerint „{ $says }”
server-false-seed = sikertelen ellenőrzés: { $error }
server-unreadable = { $file } nem ellenőrizhető: { $error }

## schiltrom admin

server-about-admin = egy szerver játékainak kezelése
server-about-list = az összes játék felsorolása
server-about-export = egy játék teljes felvételének exportálása a magokkal együtt
server-about-prune = régi játékok törlése
server-about-restored = egy mentés visszaállítása után: új magok húzása minden folyamatban lévő játékhoz, hogy egyetlen dobás se ismétlődjön
server-arg-database = az adatbázis címe (amelyet a schiltrom serve használ)
server-arg-config = beállításfájl (TOML)
server-arg-game = egy játék azonosítója; ha kötőjellel kezdődik, ezt írd elé: --
server-arg-output = új kimeneti fájl (alapértelmezés: szabványos kimenet)
server-arg-force = folyamatban lévő játék exportálása is; mindent felfed, a jövőbeli dobásokat is
server-arg-older = csak az N napnál régebben befejezett játékok
server-arg-unfinished = helyettük a befejezetlen játékok törlése, amelyekben ennyi ideje nem történt semmi
server-arg-yes = törlés kérdés nélkül
# $text: what was typed
server-bad-days = { $text } nem egész számú nap 0 és { $most } között
server-new-seeds = { $games ->
    [0] Nincs folyamatban lévő játék.
    [one] Új magok { $games } folyamatban lévő játékhoz.
   *[other] Új magok { $games } folyamatban lévő játékhoz.
}
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
server-under-way = { $game } még folyamatban van: felvétele felfedi mindkét kezet, minden követ és minden jövőbeli dobást; a --force így is exportálja
server-shows-all = figyelem: { $game } még folyamatban van; ez a felvétel felfedi mindkét kezet, minden követ és minden jövőbeli dobást
server-file-there = { $file } már létezik
server-not-written = { $file } nem írható: { $error }
server-nothing-old = Nincs mit törölni.
server-would-delete = { $games ->
    [one] { $games } játék törlődik, { $entries } bejegyzéssel:
   *[other] { $games } játék törlődik, összesen { $entries } bejegyzéssel:
}
server-ask-delete = Végleg törlöd? Írd be, hogy igen:
server-not-deleted = Semmi sem törlődött.
server-deleted = { $games ->
    [one] { $games } játék törölve.
   *[other] { $games } játék törölve.
}

## What the server answers: what was asked is not clear

error-bad-request = a szerver nem tudta elolvasni a kérést
error-not-json = a kérés törzse nem érvényes JSON
error-content-length = a Content-Length fejléc csak szám lehet
# $limit: how many bytes
error-too-large = túl nagy kérés: legfeljebb { NUMBER($limit, useGrouping: 0) } bájt lehet
error-unprocessable = a kérés nem érvényes
error-method-not-allowed = ez a metódus itt nem megengedett
error-which-side = mindkét hely a tiéd: add meg, ?side=England vagy ?side=Scotland
# $choice: what was sent
error-no-such-choice = nincs ilyen nevű választás: „{ $choice }”; ha kő és tartomány is viseli a nevet, írd elé: „block” vagy „area”
# $wish: what was sent; $wishes: the words that can be sent
error-unknown-wish = nincs ilyen: „{ $wish }”; lehetséges: { $wishes }
# $kind: what was sent; $kinds: the words that can be sent
error-unknown-seat = nincs ilyen fajta hely: „{ $kind }”; lehetséges: { $kinds }
error-bad-rules = ezek a szabályok nem érvényesek
# $bid: as it is written, such as E1 or S3
error-bid = ez a licit csak a Rettenthetetlen első sorozásához való: { $bid }
error-bidding = licitálni csak ott lehet, ahol a játék a Rettenthetetlen első sorozásával kezdődik
error-no-bidding = ebben a játékban nincs licit
# $most: how much
error-bad-bid = 0 és { $most } közötti egész számot licitálj
error-bid-made = ez a hely már licitált

## Who may do what

error-no-seat = ez a token nem nyit meg helyet
error-not-your-seat = ez nem a te helyed
error-needs-seat = ehhez hely kell: küldd el a tokenjét, vagy foglalj helyet a linkjével
error-authorization = az Authorization fejléc tartalma „Bearer” és egy hely tokenje legyen
error-bad-ticket = ez a jegy ismeretlen, felhasznált, lejárt vagy másik játékhoz való
error-foreign-game = ez a token egy másik játék helyét nyitja
error-foreign-side = ez a token a másik oldal helyét nyitja
error-foreign-origin = az Origin fejlécnek ezt a szervert kell megneveznie; ha más a neve, állítsd be a SCHILTROM_ORIGIN változót
error-spectator = a nézők nem játszhatnak

## What is not there, not yet or no more

error-not-found = az oldal nem található
error-no-game = a játék nem található
error-no-free-seat = ezt a meghívót már felhasználták, vagy már nem érvényes
# $number: the number of what the seat sees now
error-stale = a játék továbbhaladt: ez a hely most itt tart: { NUMBER($number, useGrouping: 0) }
error-not-begun = a játék még nem kezdődött el
error-game-over = a játék véget ért
error-record-later = a felvétel a játék végén lesz elérhető
error-delete-later = az adataidat a játék végén törölheted
error-nobody-fires = most egyetlen köved sem tüzelhet
error-no-such-battle = ezt a csatát most nem vívják
error-open-for-computers = minden csak akkor lehet nyílt, ha két számítógép játszik

## Too much

error-too-many-requests = túl sok kérés; várj egy kicsit
error-too-many-games = túl sok új játék; várj egy kicsit, mielőtt újat nyitsz
error-too-many-connections = túl sok élő kapcsolat a címedről; zárj be néhányat
error-too-slow = a kérés túl lassan érkezett meg; próbáld újra
error-server-busy = a szerver elfoglalt; próbáld újra kicsit később
error-server-full = a szervernek túl sok élő kapcsolata van; próbáld később
error-unavailable = az adatbázis nem válaszol; nézd meg a játékot, mielőtt újra próbálod
error-internal = hiba történt a szerveren; a részletek a naplójában vannak

## Notices by mail

server-mail-your-turn-subject = Schiltrom: te jössz
# $side: whose turn it is; $game: the address of the game
server-mail-your-turn = Te jössz, az oldalad { $side ->
    [0] Anglia
   *[1] Skócia
}: { $game }
server-mail-over-subject = Schiltrom: vége a játéknak
# $winner: england, scotland or none; $game: the address of the game
server-mail-over = Véget ért a játékod. { $winner ->
    [england] Anglia győzött.
    [scotland] Skócia győzött.
   *[none] Nincs győztes.
} Visszajátszás: { $game }
server-mail-confirm-subject = Schiltrom: a megerősítő kódod
# $origin: the address of the server; $code: eight digits
server-mail-confirm =
    Valaki erre a címre kért értesítést, amikor sorra kerül egy játékban itt: { $origin }. Ha te voltál, írd be a játékban ezt a kódot:

    { $code }
# $stop: an address
server-mail-end = Leiratkozás: { $stop }
# $stop: an address
server-mail-end-unasked = Ha nem te voltál, hagyd figyelmen kívül ezt a levelet. Ha nem kérsz többet erről a szerverről: { $stop }

## What does not fit how things stand

error-time-up = a játék véget ért: lejárt az idő
error-not-the-rematch = ez a játék nem a te játékod visszavágója
error-needs-old-seat = ehhez hely kell az előző játékban
error-seat-taken = ez a hely már foglalt
error-seed-brought = ez a hely már elküldte a magját
error-commitment-made = már mindkét hely rögzítette a magját; a lenyomat többé nem módosítható
error-seed-too-early = a magok csak akkor derülnek ki, ha már mindkét hely elküldte a lenyomatát és a licitjét
error-seed-not-committed = ez nem az a mag, amelyet ez a hely rögzített
# $level: what was sent; $levels: the words that can be sent
error-unknown-level = nincs ilyen szint: „{ $level }”; lehetséges: { $levels }
# $lines: how many
error-enough-said = megtelt a csevegés: egy játékban legfeljebb { NUMBER($lines, useGrouping: 0) } üzenet lehet
error-too-many-lines = túl sok üzenet; várj egy kicsit
error-answer-offer-first = előbb válaszolj a másik oldal ajánlatára
error-no-offer = ez az ajánlat már nem él
error-rematch-later = visszavágót a játék végén ajánlhatsz
error-rematch-made = már van visszavágó
# $most: how often
error-too-many-take-backs = egy játékban legfeljebb { NUMBER($most, useGrouping: 0) } visszalépés lehet
error-nothing-to-take-back = nincs mit visszavonni

## Records brought here

error-bad-record = ez nem visszajátszható felvétel
error-record-over = ez a játék véget ért: megnézhető, de nincsenek helyei és órái
error-record-needs-seats = ez a játék nem ért véget: add meg, ki melyik oldallal játszik
# $most: how many
error-record-too-long = túl hosszú felvétel: itt legfeljebb { NUMBER($most, useGrouping: 0) } bejegyzés lehet
# $most: how many; $longest: how many characters
error-record-tags = egy felvételnek legfeljebb { $most } címkéje lehet, egyenként legfeljebb { NUMBER($longest, useGrouping: 0) } karakterrel

## Notices

error-too-many-notices = túl sok értesítés a címedről; próbáld később
error-no-mail-here = ez a szerver nem küld levelet
error-no-mails-wanted = ez a cím leiratkozott
error-too-many-codes = ma túl sok kód ment erre a címre; próbáld holnap
error-no-code = nincs megerősítendő kód; kérj újat
error-wrong-code = hibás kód; nézd meg a levelet, és próbáld újra
error-mails-stopped = már leiratkoztál
error-webhook-address = ez nem érvényes URL
error-webhook-scheme = egy webhook URL-jének így kell kezdődnie: http:// vagy https:// és egy gépnév
# $most: how many
error-webhook-characters = egy URL legfeljebb { NUMBER($most, useGrouping: 0) } egyszerű karakterből állhat
error-webhook-parts = egy webhook URL-jében nem lehet felhasználó és # utáni rész
# $first: a port
error-webhook-port = ez a port nem használható webhookhoz; legyen 80, 443 vagy legalább { NUMBER($first, useGrouping: 0) }
error-webhook-private = a webhook címe nyilvános legyen
error-push-address = ez nem egy push-szolgáltatás címe
error-push-keys = ezekkel a kulcsokkal nem lehet titkosítani; iratkozz fel újra
