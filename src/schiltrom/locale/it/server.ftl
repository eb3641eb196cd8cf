### What the server's commands say on a terminal (server-...), and what the server answers when something cannot
### be done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = verifica ogni tiro, distribuzione e pescata di una partita finita
server-arg-record = registrazione di una partita finita, scaricata dal server
server-arg-commitment = un impegno conservato da prima della partita: deve essere nella registrazione (ripetibile)
server-arg-seed = un seme che hai conservato: deve essere nella registrazione (ripetibile)
server-proved =
    Tutti i risultati sono verificati: { $rolls ->
        [one] { $rolls } tiro
       *[other] { $rolls } tiri
    }, { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    } e { $draws ->
        [one] { $draws } pescata
       *[other] { $draws } pescate
    }.
server-foreign = { $outcomes ->
    [one] { $outcomes } risultato è stato importato con la partita e non si può verificare.
   *[other] { $outcomes } risultati sono stati importati con la partita e non si possono verificare.
}
server-compare = Confronta gli impegni con quelli mostrati prima della partita: { $commitments }
server-kept = Ciò che hai conservato è nella registrazione.
server-scheme = { $scheme ->
    [2] Protocollo 2: entrambi i posti erano vincolati ai loro semi prima che uno qualsiasi fosse mostrato.
   *[1] Protocollo 1 (una partita più vecchia): solo il server era vincolato al suo seme. Chi lo conosceva e inviava l’ultimo seme poteva sceglierlo.
}
server-restored = { $outcomes ->
    [one] { $outcomes } risultato deriva da un seme che il server ha estratto dopo il ripristino di un backup. Corrisponde, ma il server conosceva già i semi dei giocatori.
   *[other] { $outcomes } risultati derivano da semi che il server ha estratto dopo il ripristino di un backup. Corrispondono, ma il server conosceva già i semi dei giocatori.
}
server-false-entry = la voce { $number } non corrisponde: la registrazione dice "{ $has }", i semi danno "{ $says }"
server-false-seed = verifica fallita: { $error }
server-unreadable = impossibile verificare { $file }: { $error }

## schiltrom admin

server-about-admin = gestisci le partite di un server
server-about-list = elenca tutte le partite
server-about-export = esporta la registrazione completa di una partita, con i suoi semi
server-about-prune = cancella le vecchie partite
server-about-restored = dopo il ripristino di un backup: estrai nuovi semi per tutte le partite in corso, perché nessun tiro si ripeta
server-arg-database = indirizzo del database (quello usato da schiltrom serve)
server-arg-config = file di impostazioni (TOML)
server-arg-game = identificativo di una partita; scrivi -- prima se comincia con un trattino
server-arg-output = nuovo file su cui scrivere (predefinito: standard output)
server-arg-force = esporta anche una partita in corso; rivela tutto, compresi i dadi futuri
server-arg-older = solo le partite finite da più di N giorni
server-arg-unfinished = cancella invece le partite non finite, inattive da tanto
server-arg-yes = cancella senza chiedere
server-bad-days = { $text } non è un numero intero di giorni da 0 a { $most }
server-new-seeds = { $games ->
    [0] Nessuna partita in corso.
    [one] Nuovi semi per { $games } partita in corso.
   *[other] Nuovi semi per { $games } partite in corso.
}
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
server-under-way = { $game } è ancora in corso: la registrazione rivela le carte di entrambi, ogni blocco e tutti i dadi futuri; usa --force per esportarla lo stesso
server-shows-all = attenzione: { $game } è ancora in corso; questa registrazione rivela le carte di entrambi, ogni blocco e tutti i dadi futuri
server-file-there = { $file } esiste già
server-not-written = impossibile scrivere { $file }: { $error }
server-nothing-old = Nulla da cancellare.
server-would-delete = { $games ->
    [one] Sarà cancellata { $games } partita, con { $entries } voci:
   *[other] Saranno cancellate { $games } partite, con { $entries } voci in tutto:
}
server-ask-delete = Cancellare definitivamente? Scrivi sì:
server-not-deleted = Nulla cancellato.
server-deleted = { $games ->
    [one] { $games } partita cancellata.
   *[other] { $games } partite cancellate.
}

## What the server answers: what was asked is not clear

error-bad-request = il server non ha potuto leggere la richiesta
error-not-json = il corpo della richiesta non è JSON valido
error-content-length = l’intestazione Content-Length deve essere un numero
error-too-large = richiesta troppo grande: al massimo { NUMBER($limit, useGrouping: 0) } byte
error-unprocessable = la richiesta non è valida
error-method-not-allowed = questo metodo qui non è permesso
error-which-side = entrambi i posti sono tuoi: indica ?side=England o ?side=Scotland
error-no-such-choice = la scelta “{ $choice }” non esiste; scrivi “block” o “area” prima di un nome che indica entrambi
error-unknown-wish = “{ $wish }” non esiste; scelte possibili: { $wishes }
error-unknown-seat = “{ $kind }” non è un tipo di posto; scelte possibili: { $kinds }
error-bad-rules = queste regole non sono valide
error-bid = l’offerta { $bid } vale solo per la prima Leva di Braveheart
error-bidding = si può offrire solo dove la partita comincia con la prima Leva di Braveheart
error-no-bidding = in questa partita non ci sono offerte
# $most: how much
error-bad-bid = offri un numero intero da 0 a { $most }
error-bid-made = questo posto ha già fatto la sua offerta

## Who may do what

error-no-seat = questo token non apre nessun posto
error-not-your-seat = questo non è il tuo posto
error-needs-seat = ti serve un posto: invia il suo token, o entra con il suo link
error-authorization = l’intestazione Authorization deve contenere “Bearer” e il token di un posto
error-bad-ticket = questo biglietto è sconosciuto, usato, scaduto o di un’altra partita
error-foreign-game = questo token apre un posto di un’altra partita
error-foreign-side = questo token apre il posto dell’altro schieramento
error-foreign-origin = l’intestazione Origin deve indicare questo server; se ha un altro nome, imposta SCHILTROM_ORIGIN
error-spectator = gli spettatori non possono giocare

## What is not there, not yet or no more

error-not-found = pagina non trovata
error-no-game = partita non trovata
error-no-free-seat = questo invito è già stato usato o non è più valido
error-stale = la partita è andata avanti: ora questo posto è al numero { NUMBER($number, useGrouping: 0) }
error-not-begun = la partita non è ancora cominciata
error-game-over = la partita è finita
error-record-later = la registrazione è disponibile a partita finita
error-delete-later = puoi eliminare i tuoi dati a partita finita
error-nobody-fires = adesso nessuno dei tuoi blocchi può tirare
error-no-such-battle = questa battaglia non è in corso
error-open-for-computers = tutto può essere scoperto solo se giocano due computer

## Too much

error-too-many-requests = troppe richieste; attendi un momento
error-too-many-games = troppe nuove partite; attendi un po’ prima di crearne un’altra
error-too-many-connections = troppe connessioni dal tuo indirizzo; chiudine qualcuna
error-too-slow = la richiesta è arrivata troppo lentamente; riprova
error-server-busy = il server è occupato; riprova tra un momento
error-server-full = il server ha troppe connessioni; riprova più tardi
error-unavailable = il database non risponde; controlla la partita prima di riprovare
error-internal = qualcosa è andato storto sul server; i dettagli sono nel suo registro

## Notices by mail

server-mail-your-turn-subject = Schiltrom: tocca a te
server-mail-your-turn = Tocca a te. Giochi con { $side ->
    [0] gli Inglesi
   *[1] gli Scozzesi
}: { $game }
server-mail-over-subject = Schiltrom: partita finita
server-mail-over = La tua partita è finita. { $winner ->
    [england] Hanno vinto gli Inglesi.
    [scotland] Hanno vinto gli Scozzesi.
   *[none] Nessun vincitore.
} Per rivederla: { $game }
server-mail-confirm-subject = Schiltrom: il tuo codice di conferma
server-mail-confirm =
    Qualcuno ha chiesto di essere avvisato a questo indirizzo quando tocca a lui in una partita su { $origin }. Se sei stato tu, inserisci questo codice nella partita:

    { $code }
server-mail-end = Annulla l’iscrizione: { $stop }
server-mail-end-unasked = Se non sei stato tu, ignora questo messaggio. Per non ricevere più nulla da questo server: { $stop }

## What does not fit how things stand

error-time-up = la partita è finita: il tempo è scaduto
error-not-the-rematch = questa partita non è la rivincita della tua
error-needs-old-seat = ti serve un posto nella partita precedente
error-seat-taken = questo posto è già preso
error-seed-brought = questo posto ha già inviato il suo seme
error-commitment-made = entrambi i posti sono già vincolati ai loro semi; un impegno non si può più cambiare
error-seed-too-early = i semi si mostrano solo quando entrambi i posti hanno inviato i loro impegni e le loro offerte
error-seed-not-committed = questo non è il seme a cui il posto è vincolato
error-unknown-level = “{ $level }” non è un livello; scelte possibili: { $levels }
error-enough-said = la chat è piena: una partita ha al massimo { NUMBER($lines, useGrouping: 0) } messaggi
error-too-many-lines = troppi messaggi; attendi un momento
error-answer-offer-first = prima rispondi alla proposta dell’avversario
error-no-offer = questa proposta non c’è più
error-rematch-later = puoi proporre la rivincita a partita finita
error-rematch-made = c’è già una rivincita
error-too-many-take-backs = in una partita si può ritirare al massimo { NUMBER($most, useGrouping: 0) } volte
error-nothing-to-take-back = nulla da ritirare

## Records brought here

error-bad-record = questa non è una registrazione che si possa rivedere
error-record-over = questa partita è finita: si può guardare, ma non ha posti né orologi
error-record-needs-seats = questa partita non è finita: indica chi gioca ogni schieramento
error-record-too-long = registrazione troppo lunga: qui al massimo { NUMBER($most, useGrouping: 0) } voci
error-record-tags = una registrazione può avere al massimo { $most } etichette di { NUMBER($longest, useGrouping: 0) } caratteri ciascuna

## Notices

error-too-many-notices = troppi avvisi dal tuo indirizzo; riprova più tardi
error-no-mail-here = questo server non invia e-mail
error-no-mails-wanted = questo indirizzo ha annullato l’iscrizione
error-too-many-codes = troppi codici inviati oggi a questo indirizzo; riprova domani
error-no-code = nessun codice da confermare; chiedine uno nuovo
error-wrong-code = codice errato; controlla l’e-mail e riprova
error-mails-stopped = hai già annullato l’iscrizione
error-webhook-address = questo non è un URL valido
error-webhook-scheme = l’URL di un webhook deve cominciare con http:// o https:// e un host
error-webhook-characters = un URL può avere al massimo { NUMBER($most, useGrouping: 0) } caratteri semplici
error-webhook-parts = l’URL di un webhook non deve contenere un utente né una parte con #
error-webhook-port = questa porta non va bene per un webhook; usa 80, 443, o da { NUMBER($first, useGrouping: 0) } in su
error-webhook-private = un webhook deve avere un indirizzo pubblico
error-push-address = questo non è l’indirizzo di un servizio push
error-push-keys = con queste chiavi non si può cifrare nulla; abbonati di nuovo
