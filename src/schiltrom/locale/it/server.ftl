### What the server's commands say on a terminal (server-...), and what the server answers when something cannot
### be done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = dimostra ogni tiro, distribuzione e pescata di una partita finita
server-arg-record = la registrazione di una partita, come la dà il server a partita finita
server-proved =
    Ogni risultato è dimostrato: { $rolls ->
        [one] { $rolls } tiro
       *[other] { $rolls } tiri
    }, { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    } e { $draws ->
        [one] { $draws } pescata
       *[other] { $draws } pescate
    }.
    Confronta la promessa con quella mostrata prima della partita: { $commitment }
server-foreign = { $outcomes ->
    [one] { $outcomes } risultato è arrivato con una registrazione portata al server: non è dimostrato.
   *[other] { $outcomes } risultati sono arrivati con una registrazione portata al server: non sono dimostrati.
}
server-false-entry = la voce { $number } è falsa: la registrazione ha "{ $has }", i semi dicono "{ $says }"
server-false-seed = la partita è falsa: { $error }
server-unreadable = { $file } non può essere dimostrato: { $error }

## schiltrom admin

server-about-admin = cura le partite di un server
server-about-list = elenca tutte le partite
server-about-export = scrive l’intera registrazione di una partita, con i suoi semi
server-about-prune = cancella le vecchie partite
server-arg-database = l’indirizzo del database (quello usato da schiltrom serve)
server-arg-config = un file di impostazioni (TOML)
server-arg-game = l’identificativo di una partita; scrivi -- prima di uno che comincia con un trattino
server-arg-output = il file su cui scrivere (standard output); mai uno già esistente
server-arg-force = esporta anche una partita in corso: mostra tutto, compresi i dadi futuri
server-arg-older = solo le partite finite da più di tanti giorni
server-arg-unfinished = invece di quelle finite, le partite senza fine in cui non succede nulla da tanto tempo
server-arg-yes = cancella senza chiedere
server-bad-days = { $text } non è un numero intero di giorni da 0 a { $most }
server-no-games = Non ci sono partite.
# Eight headings with spaces between them.
server-columns = PARTITA SCENARIO CREATA INIZIATA FINITA VOCI ETÀ INATTIVA
# server-yes is also what is typed to delete.
server-yes = sì
server-no = no
server-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
server-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
server-under-way = { $game } è ancora in corso: la registrazione mostra le carte di entrambi, ogni blocco e tutta la sorte futura; --force la esporta lo stesso
server-shows-all = attenzione: { $game } è ancora in corso; chi legge questa registrazione conosce le carte di entrambi, ogni blocco e tutta la sorte futura
server-file-there = { $file } esiste già
server-not-written = { $file } non può essere scritto: { $error }
server-nothing-old = Non c’è nulla da cancellare.
server-would-delete = { $games ->
    [one] Sarebbe cancellata { $games } partita, con { $entries } voci:
   *[other] Sarebbero cancellate { $games } partite, con { $entries } voci in tutto:
}
server-ask-delete = Cancellare per sempre? Scrivi sì:
server-not-deleted = Non è stato cancellato nulla.
server-deleted = { $games ->
    [one] { $games } partita cancellata.
   *[other] { $games } partite cancellate.
}

## What the server answers: what was asked is not clear

error-bad-request = la richiesta è illeggibile
error-not-json = quello che è stato inviato non è JSON
error-content-length = l’intestazione Content-Length deve essere un numero
error-too-large = una richiesta ha al massimo { NUMBER($limit, useGrouping: 0) } byte
error-unprocessable = quello che è stato inviato non ha la forma giusta
error-method-not-allowed = questo non si fa con questo metodo
error-which-side = entrambi i posti sono tuoi: indica ?side=England o ?side=Scotland
error-no-such-choice = nessuna scelta si chiama “{ $choice }”; scrivi “block” o “area” prima di un nome che hanno entrambi
error-unknown-wish = una richiesta è una di { $wishes }, non “{ $wish }”
error-unknown-seat = un posto è uno di { $kinds }, non “{ $kind }”
error-bad-rules = queste regole non esistono
error-bid = l’offerta { $bid } vale solo per la prima Leva di Braveheart

## Who may do what

error-no-seat = questo token non apre nessun posto
error-not-your-seat = il posto di questo schieramento non è tuo
error-needs-seat = qui serve un posto: invia il suo token, o prendine uno con il suo link
error-authorization = l’intestazione Authorization deve essere: Bearer e il token di un posto
error-bad-ticket = questo biglietto è sconosciuto, usato, troppo vecchio o di un’altra partita
error-foreign-game = questo token apre un posto di un’altra partita
error-foreign-side = questo token apre il posto dell’altro schieramento
error-foreign-origin = l’intestazione Origin deve indicare questo server; se ha un altro nome, imposta SCHILTROM_ORIGIN
error-spectator = uno spettatore non ha scelte

## What is not there, not yet or no more

error-not-found = qui non c’è nulla
error-no-game = questa partita non esiste
error-no-free-seat = questo link non porta (più) a un posto libero
error-stale = la partita è andata avanti: ora questo posto è al numero { NUMBER($number, useGrouping: 0) }
error-not-begun = la partita non è cominciata
error-game-over = la partita è finita
error-record-later = la registrazione si mostra a partita finita
error-nobody-fires = adesso nessuno dei tuoi blocchi può tirare

## Too much

error-too-many-requests = troppe richieste
error-too-many-games = troppe nuove partite
error-too-many-connections = troppe connessioni attive da qui
error-server-full = troppe connessioni attive
error-unavailable = il database non risponde; controlla prima di riprovare
error-internal = qui qualcosa è andato storto; è nel registro del server

## Notices by mail

server-mail-your-turn-subject = Schiltrom: tocca a te
server-mail-your-turn = Tocca a te giocare con { $side ->
    [0] gli Inglesi
   *[1] gli Scozzesi
}: { $game }
server-mail-over-subject = Schiltrom: la tua partita è finita
server-mail-over = La tua partita è finita. { $winner ->
    [england] Hanno vinto gli Inglesi.
    [scotland] Hanno vinto gli Scozzesi.
   *[none] Non ha vinto nessuno.
} Puoi rivederla qui: { $game }
server-mail-confirm-subject = Schiltrom: il tuo codice
server-mail-confirm =
    Qualcuno vuole essere avvisato a questo indirizzo quando tocca a lui in una partita su { $origin }. Se sei tu, inserisci questo codice nella partita:

    { $code }
server-mail-end = Per non ricevere più questi messaggi: { $stop }
server-mail-end-unasked = Se non sei tu, non fare nulla. Per non ricevere mai più messaggi da qui: { $stop }

## What does not fit how things stand

error-time-up = la partita è finita: il tempo è scaduto
error-not-the-rematch = questa partita non è la rivincita di quella del tuo posto
error-needs-old-seat = qui serve un posto della partita precedente
error-seat-taken = questo posto è già stato preso
error-seed-brought = questo posto ha già portato il suo seme
error-unknown-level = un livello è uno di { $levels }, non “{ $level }”
error-enough-said = si è già detto abbastanza: una partita ha al massimo { NUMBER($lines, useGrouping: 0) } righe
error-too-many-lines = troppe righe in una volta
error-answer-offer-first = l’avversario ha fatto una proposta: prima rispondi a quella
error-no-offer = questa proposta non c’è (più)
error-rematch-later = la rivincita si può avere a partita finita
error-rematch-made = c’è già una rivincita
error-too-many-take-backs = in una partita si torna indietro al massimo { NUMBER($most, useGrouping: 0) } volte
error-nothing-to-take-back = non c’è nessuna tua scelta da annullare

## Records brought here

error-bad-record = questa non è una registrazione che si possa rivedere
error-record-over = questa partita è finita: si può guardare, ma non ha posti né orologi
error-record-needs-seats = questa partita non è finita: indica chi deve sedere dove
error-record-too-long = qui una registrazione ha al massimo { NUMBER($most, useGrouping: 0) } voci
error-record-tags = una registrazione ha al massimo { $most } etichette, di { NUMBER($longest, useGrouping: 0) } caratteri ciascuna

## Notices

error-too-many-notices = da qui sono stati impostati troppi avvisi
error-no-mail-here = questo server non invia e-mail
error-no-mails-wanted = questo indirizzo non vuole e-mail
error-too-many-codes = oggi a questo indirizzo sono già stati inviati abbastanza codici
error-no-code = non si aspetta (più) nessun codice
error-wrong-code = questo non è il codice inviato per e-mail
error-mails-stopped = queste e-mail erano già state fermate
error-webhook-address = questo non è un indirizzo
error-webhook-scheme = l’indirizzo di un webhook comincia con http:// o https:// e un host
error-webhook-characters = un indirizzo ha al massimo { NUMBER($most, useGrouping: 0) } caratteri semplici
error-webhook-parts = l’indirizzo di un webhook non ha utente né parte con #
error-webhook-port = questa porta non è per i webhook: 80, 443, o da { NUMBER($first, useGrouping: 0) } in su
error-webhook-private = i webhook vanno solo a indirizzi pubblici
