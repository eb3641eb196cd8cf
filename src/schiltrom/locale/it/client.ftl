### The browser game: everything on its screens that is not said by the game itself.
### Buttons and headings are short; on a phone a line has about 40 letters. What the arguments are stands in the
### English catalogue; how sides are named stands in names.ftl.

# The name of the program; it stays as it is in every language.
client-title = Schiltrom
client-subtitle = Le guerre per la libertà della Scozia, 1297-1314
client-notice = Un progetto amatoriale non ufficiale. Hammer of the Scots è un gioco di Tom Dalgliesh e Jerry Taylor, pubblicato da Columbia Games.
client-loading = Un momento …
client-home = Inizio
client-menu = Menu
client-close = Chiudi
client-yes = Sì
client-no = No
client-sure = Confermi?

## What can go wrong

client-error-offline = Il server non risponde. È attivo, e questo dispositivo è in rete?
client-error-server = Il server ha avuto un errore (risposta { NUMBER($status, useGrouping: 0) }). Riprova.
client-error-plain = { $message }
client-offline = Non connesso. Nuovo tentativo …
client-game-failed = Partita non visualizzabile

## The first screen

client-play = Gioca
client-play-now = Gioca subito contro il computer
client-play-now-about = Guidi gli Scozzesi in Braveheart, 1297-1305. Nessun account, niente da compilare.
client-way-computer = Contro il computer
client-way-computer-about = Scegli schieramento, scenario e regole.
client-way-here = In due a questo schermo
client-way-here-about = A turno; la mappa è nascosta mentre vi date il cambio.
client-way-friend = Invita un amico
client-way-friend-about = Ricevi un link: chi lo apre gioca l’altro schieramento.
client-way-learn = Impara il gioco
client-way-learn-about = Una breve prima partita guidata: si impara giocando.
client-way-rules-about = Ogni regola con il suo numero, in parole semplici.
client-way-watch = Guarda
client-way-watch-about = Giocano due computer; tu guardi.
client-games = Le tue partite
client-games-none = Ancora nessuna. Le tue partite appariranno qui, su questo dispositivo.
client-games-line = { $scenario ->
    [the_bruce] The Bruce
    [campaign] Campagna
   *[braveheart] Braveheart
 }, contro { $opponent }
client-games-yours = Tocca a te
client-games-theirs = Tocca all’avversario
client-games-waiting = In attesa di un giocatore
client-games-over = { $winner ->
    [England] Finita: hanno vinto gli Inglesi
    [Scotland] Finita: hanno vinto gli Scozzesi
   *[none] Finita
 }

client-import = Apri partita salvata …
client-import-no-record = Questo file non è la registrazione di una partita.

## Who plays

client-computer = { $level ->
    [none] Computer
   *[other] Computer ({ level-name })
 }
client-kind-here = Giocatore
client-kind-friend = Ospite
client-kind-bot = Bot
client-kind-computer = Computer
client-away = assente

## Settings

client-settings = Impostazioni
client-language = Lingua
client-theme = Colori
client-theme-auto = Come il dispositivo
client-theme-light = Chiari
client-theme-dark = Scuri
client-motion = Animazioni
client-motion-auto = Come il dispositivo
client-motion-full = Blocchi e dadi animati
client-motion-none = Nessuna

## A new game

client-new-computer = Partita contro il computer
client-new-here = Partita in due a questo schermo
client-new-friend = Partita con un amico
client-new-watch = Partita da guardare
client-your-side = Giochi con
client-side-any = A sorte
client-side-any-about = Decide il dado.
client-side-scotland-about = Pochi e ostinati: conquista i Nobili e resisti.
client-side-england-about = Forti ogni estate, spariti ogni inverno.
client-level = Livello del computer
client-scenario = Scenario
client-scenario-name = { $scenario ->
    [the_bruce] The Bruce, 1306-1314
    [campaign] Campagna, dal 1297
   *[braveheart] Braveheart, 1297-1305
 }
client-scenario-about = { $scenario ->
    [the_bruce] Robert Bruce è stato incoronato nel 1306. Nove anni per cacciare gli Inglesi.
    [campaign] Comincia come Braveheart e continua finché uno dei due ha vinto tutto.
   *[braveheart] Wallace ha sollevato la Scozia; quasi tutti i Nobili stanno ancora con gli Inglesi. Quello con cui cominciare.
 }
client-name = Il tuo nome
client-name-about = Lo vede l’altro giocatore. Può restare vuoto.
client-name-of = Nome del giocatore { side.adj }
client-clock = Tempo per pensare
client-clock-none = Senza limiti
client-clock-m60 = Un’ora a testa per tutta la partita
client-clock-m120 = Due ore a testa per tutta la partita
client-clock-d3 = Tre giorni per ogni scelta
client-clock-d7 = Sette giorni per ogni scelta
client-clock-about = Chi esaurisce il tempo perde la partita.
client-rules-choice = Regole e opzioni
client-edition = Edizione
client-edition-name = { $edition ->
    [2] Seconda edizione
    [3] Terza edizione
    [4] Quarta edizione (quella attuale)
    [de] Come nel regolamento tedesco
    [fr] Come nel regolamento francese
    [hu] Come nel regolamento ungherese
    [it] Come nel regolamento italiano
    [ja] Come nel regolamento giapponese
   *[other] { $edition }
 }
client-edition-about = Le edizioni differiscono in dettagli di battaglia, ritirata e inverno. Scegli quella attuale, se non ne usi di solito un’altra.
client-house-rules = Regole della casa
client-begin-computer = Comincia la partita
client-begin-here = Comincia la partita
client-begin-friend = Crea la partita e il link
client-begin-watch = Comincia la partita
client-bid = Offerta da torneo
client-bid-name = { $bid ->
    [E1] Edoardo arriva un anno dopo
    [E2] Edoardo arriva due anni dopo
    [E3] Edoardo arriva tre anni dopo
    [S1] Un blocco in più nella prima Leva
    [S2] Due blocchi in più nella prima Leva
    [S3] Tre blocchi in più nella prima Leva
   *[none] Nessuna offerta
 }
client-bid-about = Un handicap per il giocatore più forte. Edoardo in ritardo aiuta gli Scozzesi, una prima Leva più grande aiuta gli Inglesi.

# Options: the name, the explanation, and the names of the values
client-option-schiltroms = Schiltroms
client-option-schiltroms-about = La Fanteria scozzese colpisce con un punto in più finché non combattono Arcieri inglesi.
client-option-celtic-permanent = Celti eliminati per sempre
client-option-celtic-permanent-about = Gallesi e uomini dell’Ulster eliminati in battaglia non tornano più.
client-option-norse-role = I Normanni in attacco
client-option-norse-role-about = Se combattono separati dagli altri attaccanti.
client-option-norse-role-separate = Da soli: attacco principale se arrivano per primi, se no Riserva
client-option-norse-role-with-main = Sempre con l’attacco principale
client-option-retreat-limit = Confini in ritirata
client-option-retreat-limit-about = Quanti blocchi possono ritirarsi da un confine.
client-option-retreat-limit-per-round = Il limite riparte a ogni Round
client-option-retreat-limit-cumulative = Conta anche chi è entrato di lì
client-option-cannot-retreat = Blocchi che non possono ritirarsi
client-option-cannot-retreat-about = Che ne è degli attaccanti senza via d’uscita dopo il terzo Round.
client-option-cannot-retreat-battle-loss = Persi come se fossero eliminati
client-option-cannot-retreat-to-pool = Nel Draw Pool, Nobili catturati
client-option-victuals-split = Rifornimenti
client-option-victuals-split-about = Come si possono distribuire i tre step di questo evento.
client-option-victuals-split-free = Come vuoi
client-option-victuals-split-three-blocks = Uno step a ciascuno di tre blocchi
client-option-all-nobles-win = Tutti i Nobili da una parte
client-option-all-nobles-win-about = Quando finisce la partita se uno dei due li ha tutti.
client-option-all-nobles-win-end-of-turn = Alla fine del Turno di Gioco
client-option-all-nobles-win-at-once = Subito
client-option-edward-first-levy = Edoardo nella prima Leva
client-option-edward-first-levy-about = Se può essere pescato prima del primo anno.
client-option-edward-first-levy-drawable = Può essere pescato
client-option-edward-first-levy-excluded = Non può
client-option-english-archer-move = Arcieri inglesi: movimento
client-option-english-archer-move-about = Di quante aree possono muovere.
client-option-english-archer-move-2 = Due aree
client-option-english-archer-move-3 = Tre aree

## Links and waiting

client-link = Link
client-copy = Copia
client-copied = Copiato
client-share = Condividi …
client-join = Hai un invito
client-join-about = Questo link è un posto in una partita di Hammer of the Scots. Prendilo: la partita comincia quando ci siete entrambi.
client-join-host = L’altro giocatore
client-join-now = Prendi il posto
client-lobby = La partita sta per cominciare
client-lobby-free = ancora nessuno
client-lobby-link = Manda questo link all’altro giocatore. Vale una volta sola; chi lo apre prende il posto.
client-lobby-about = Questa pagina prosegue da sola appena i due posti sono presi. Puoi chiuderla: la partita è nella tua lista.

## The game

client-board = Mappa
client-watching = Stai guardando
client-resign = Abbandona
client-resign-sure = Abbandoni la partita?
client-take-back = Chiedi di annullare
client-offer-take-back = { $ours ->
    [0] { side.start } chiedono di annullare una scelta.
   *[1] Hai chiesto di annullare la tua ultima scelta.
 }
client-offer-rematch = { $ours ->
    [0] { side.start } propongono un’altra partita, a parti invertite.
   *[1] Hai proposto un’altra partita.
 }
client-offer-accept = Accetta
client-offer-decline = Rifiuta
client-offer-withdraw = Ritira
client-time-left = { $days ->
    [0] { $clock }
    [one] { $days } giorno { $clock }
   *[other] { $days } giorni { $clock }
 }
client-time-low = { $kind ->
    [days] Restano meno di sei ore.
   *[minutes] Resta meno di un minuto.
 }
client-curtain = Tocca { side.to }
client-curtain-about = Passa il dispositivo; l’altro giocatore non guardi.
client-curtain-ready = Gioco con { side.the }

# The board. A short legend stands in a corner of the map: at most 24 letters a line.
client-legend-green = passano sei blocchi
client-legend-red = passano due blocchi
client-legend-english = confine anglo-scozzese
client-legend-castle = limite dei castelli
client-legend-cathedral = cattedrale
client-board-area = { $area }: { $contested ->
    [0] { $england ->
        [0] { $scotland ->
            [0] nessuno
           *[other] Scozia { $scotland }
         }
       *[other] Inghilterra { $england }
     }
   *[1] contestata, Inghilterra { $england }, Scozia { $scotland }
 }
client-board-hidden = { side }: { $count ->
    [one] un blocco ignoto in { $area }
   *[other] { $count } blocchi ignoti in { $area }
 }
client-board-all = Prendi tutti

# The two halves of the screen on a phone
client-phone-play = Gioco
client-phone-more = Registro e altro

# Tracks
client-winter = Inverno
client-turn = Turno di Gioco { $turn } di 5
client-before-first-turn = Prima del primo turno
client-nobles = Nobili: Inghilterra { $england }, Scozia { $scotland }
client-hand-size = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
 }
client-pool-size = { $count ->
    [one] un blocco nel Draw Pool
   *[other] { $count } blocchi nel Draw Pool
 }
client-played = { side }: carte giocate quest’anno
client-card-now = Questo turno: { $card }
client-card-face-down = Una carta a faccia in giù
client-player-1 = Giocatore 1 in questo turno
client-king-crowned = Re di Scozia

# Prompt
client-prompt = Che cosa si decide
client-waiting = In attesa: { $sides } …
client-choices = Che cosa posso fare?
client-explain = Spiega questo passo
client-undo = Annulla
client-let-go = Posa
client-fire-all = Tira con tutti
client-group = { $count ->
    [0] { $blocks }: nessuna destinazione
   *[other] { $blocks }: scegli la destinazione
 }
client-choice-block = { $block } ({ $strength }){ $area ->
    [none] { "" }
   *[other] , { $area }
 }
client-choice-reach = { $attack ->
    [0] In { $area }
   *[other] Attacca in { $area }
 }{ $cost ->
    [0] { "" }
    [one] { " " }(1 punto)
   *[other] { " " }({ $cost } punti)
 }
client-rule = Regola { $rule }

# Hand
client-hand = Le tue carte
client-hand-empty = Non hai carte in mano.
client-card = { $points ->
    [0] { $card }, evento
    [one] Carta { $card }: un Punto Movimento
   *[other] Carta { $card }: { $points } Punti Movimento
 }
client-card-play = Gioca { $card }
client-card-laid = scelta
client-card-about-herald = Indica un Nobile nemico: con 1-4 passa con te.
client-card-about-pillage = Un Gruppo nemico adiacente a uno tuo perde due step, e li guadagni tu.
client-card-about-sea-move = Trasporta uno o due blocchi da una costa a un’altra costa amica.
client-card-about-truce = In questo Turno di Gioco l’avversario può muovere, ma non attaccare.
client-card-about-victuals = Dai tre step ai blocchi di una sola area.

# Log, notes, chat, help
client-log = Registro
client-log-empty = Non è ancora successo nulla.
client-log-part = { $year }{ $turn ->
    [0] { "" }
   *[other] , Turno di Gioco { $turn }
 }
client-notes = Note
client-notes-about = Solo per i tuoi occhi.
client-chat-unread = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
 }
client-chat-empty = Nessuno ha ancora detto nulla.
client-chat-say = Scrivi qualcosa
client-chat-send = Invia
client-winter-preview = Inverno
client-winter-about = Se l’anno finisse ora:
client-winter-nothing = In questo inverno non succede altro.
client-winter-changes = Cambiano schieramento
client-winter-sure = { $sure ->
    [0] possibile
   *[1] certo
 }
client-winter-disbands = Si sbandano
client-winter-go = { $must ->
    [0] fino a { $most ->
        [one] un blocco
       *[other] { $most } blocchi
     }
   *[other] { $most ->
        [one] un blocco
       *[other] { $most } blocchi
     }
 }
client-winter-homes = Tornano a casa
client-winter-builds = Punti di Rimpiazzo
client-winter-notes = Da notare
client-winter-points = { $points ->
    [one] un Punto di Rimpiazzo
   *[other] { $points } Punti di Rimpiazzo
 }

# The winter as it goes on
client-winter-stages = L’inverno, passo dopo passo
client-winter-stage-nobles = Nobili a casa
client-winter-stage-quarters = Quartieri dei Leader
client-winter-stage-england = Sbandamento inglese
client-winter-stage-scotland = Sbandamento scozzese
client-winter-stage-scottish-build = Reclutamento scozzese
client-winter-stage-english-build = Reclutamento inglese
client-winter-must = Lì ci sono più blocchi di quanti possono restare: scegli chi se ne va.
client-winter-left = { $points ->
    [one] Resta un Punto di Rimpiazzo.
   *[other] Restano { $points } Punti di Rimpiazzo.
 }
client-winter-draw = Pesca un blocco
client-winter-here = Scegli

# What is known of the enemy
client-known = Nemico
client-known-about = Che cosa si sa del nemico, da ciò che tutti hanno potuto vedere.
client-known-pool = Draw Pool
client-known-count = { $place }: { side }, { $count ->
    [one] un blocco
   *[other] { $count } blocchi
 }
client-known-seen-here = Visti qui
client-known-seen = { $block }, Forza { $strength }, { $turn ->
    [0] inverno { $year }
   *[other] { $year }, Turno di Gioco { $turn }
 }
client-known-could = Possibili
client-known-all = { $all ->
    [0] Mostra tutti ({ $count })
   *[1] Mostra meno
 }
client-odds-take = Prendi i blocchi che devono attaccare; qui vedrai le loro probabilità.

# Battle
client-battle-of = Battaglia in { $area }
client-battle-round = { $round ->
    [0] Fuori dai Round
   *[other] Round { $round } di { $rounds }
 }
client-battle-order = Turni di combattimento di questo Round
client-battle-turn = { side }: blocchi { $letter }
client-battle-side = { $attacks ->
    [0] { side.start } difendono
   *[1] { side.start } attaccano
 }
client-battle-reserve = Riserva
client-battle-reserves = Riserva
client-battle-captured = catturato
client-battle-fired = ha agito
client-battle-unseen = { $count ->
    [one] un blocco coperto
   *[other] { $count } blocchi coperti
 }
# Small, on the button.
client-battle-acts = { $dice ->
    [one] un dado
   *[other] { $dice } dadi
 }, { $number ->
    [1] colpisce 1
   *[other] colpisce 1-{ $number }
 }
client-battle-retreat = Ritirata …
client-battle-retreat-to = Ritirata in { $area }
client-battle-fire-letter = Tira ogni { $letter }
# The number stands before these words.
client-battle-take = { $hits ->
    [one] colpo da subire: scegli un blocco illuminato
   *[other] colpi da subire: scegli un blocco illuminato
 }
client-battle-go-to = Vai in { $area }
client-battle-choose = Scegli i blocchi, poi dove vanno.
client-battle-theirs = Tocca { side.to }.

# Dice
client-dice-hits = { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
 }
client-dice-skip = Mostra subito il risultato

# Odds
client-odds = Probabilità
# The chance of the side stands before these words.
client-odds-side = vincono { side.the }, perdono { $steps } step
client-odds-open = Nessun esito: { $percent }.
client-odds-inexact = Dei blocchi coperti si considera ciò che sono probabilmente.
client-odds-dies = perso
client-odds-captured = catturato

# For screen readers
client-text-board = La mappa
client-text-area = Area
client-text-control = Controllo
client-text-blocks = Blocchi
client-text-contested = contestata
client-text-nobody = nessuno
client-text-block = { $block } ({ side }), Forza { $strength }, { $rating }
client-text-hidden = { side }: { $count ->
    [one] un blocco ignoto
   *[other] { $count } blocchi ignoti
 }

## The end

client-won = { side.start } hanno vinto
client-won-nobody = Non ha vinto nessuno
# How a game ended that the rules did not end.
client-ending = { $ending ->
    [resigned] Un giocatore ha abbandonato.
    [time] Il tempo è scaduto.
   *[other] La partita è finita.
 }
client-result = { $won ->
    [0] Hai perso
   *[1] Hai vinto
 }
client-replay = Rivedi
client-replay-moment = Momento
client-replay-back = Torna alla partita
client-replay-keys = Rivedere la partita
client-replay-play = Avvia
client-replay-pause = Pausa
client-replay-first = All’inizio
client-replay-last = Alla fine
client-replay-back-one = Un passo indietro
client-replay-on-one = Un passo avanti
client-replay-turn-back = Al Turno di Gioco precedente
client-replay-turn-on = Al Turno di Gioco successivo
client-replay-jump = Vai a un Turno di Gioco
client-replay-turn = { $winter ->
    [1] { $year }, inverno
   *[0] { $turn ->
        [0] { $year }
       *[other] { $year }, Turno di Gioco { $turn }
     }
 }
client-replay-of = Passo { $at } di { $total }, { $turn }
client-replay-speed = Velocità
client-replay-speed-name = { $speed } ×
client-replay-viewer = Punto di vista
client-replay-viewer-name = { $viewer ->
    [England] Come la vedevano gli Inglesi
    [Scotland] Come la vedevano gli Scozzesi
    [all] Tutto scoperto
   *[spectator] Come la vedono gli spettatori
 }
client-replay-share = Questo link apre la partita proprio in questo momento.
client-chart = Nobili di ogni schieramento, anno per anno
client-chart-short = Nobili
client-chart-year = Anno
# Whether the dice were those that the server had promised before the game.
client-proof = { $verdict ->
    [proved] Dadi dimostrati
    [promised] Dadi come promesso
    [false] I dadi non sono come promesso!
   *[other] Dadi non dimostrati qui
 }
client-proof-about = { $verdict ->
    [proved] Prima della prima carta questo browser ha conservato ciò che il server aveva promesso, e ha aggiunto un numero proprio. Ora il numero segreto del server è noto: è quello promesso, e il nostro è stato usato.
    [promised] Ora il numero segreto del server è noto, ed è quello che aveva promesso. Questo browser non ha conservato nulla di questa partita da prima: confronta la promessa qui sotto con quella che ti era stata mostrata.
    [false] Il numero segreto del server non è quello che aveva promesso prima della partita, o il numero di questo browser non è stato usato. Conserva la registrazione.
    [unseeded] La registrazione di questa partita non contiene numeri da cui ricalcolare i dadi.
   *[other] A questo indirizzo il browser non può verificarlo; serve https, o questo stesso computer.
 }
client-proof-verify = Ogni tiro, pescata e distribuzione deriva da questi numeri. Scarica la registrazione e fai ricalcolare tutto, senza questo server:
client-proof-commitment = La promessa:
client-rematch = Gioca ancora
client-rematch-go = Alla prossima partita
client-share-game = Condividi la partita
client-download = Scarica la partita

## Told that it is one’s turn

client-notify = Avvisami quando tocca a me
client-notify-short = Avvisami
client-notify-about = Mentre questa partita non è aperta da nessuna parte, ricevi un avviso quando tocca a te e quando la partita è finita.
client-notify-how = Come
client-notify-email = Per e-mail
client-notify-webhook = Per webhook
client-notify-email-address = Il tuo indirizzo
client-notify-email-about = Riceve prima un codice, da inserire qui. Ogni e-mail ha un link per smettere.
client-notify-webhook-address = Il suo indirizzo
client-notify-webhook-about = Per i tuoi programmi e le tue chat: riceve un POST firmato con JSON.
client-notify-set = Avvisami
client-notify-off = Non più
client-notify-now = { $confirmed ->
    [0] Un codice è in arrivo.
   *[1] { $kind ->
        [email] Ricevi gli avvisi per e-mail.
       *[webhook] Ricevi gli avvisi per webhook.
     }
 }
client-notify-code = Il codice dell’e-mail, otto cifre
client-notify-confirm = Conferma
client-notify-secret = Il segreto che lo firma, mostrato solo ora:

## The guided game

client-guide = La guida
client-guide-step = Passo { $at } di { $total }
client-guide-skip = Avanti
client-guide-back = Indietro
client-guide-again = Da capo

## No network, a new version

client-no-server = Il server non risponde. Le regole, e la partita guidata se è già stata aperta, funzionano lo stesso.
client-update = È pronta una nuova versione.
client-update-now = Ricarica

## Rules and keys

client-rules = Regole
client-rules-search = Cerca nelle regole
client-rules-chapters = Capitoli
client-rules-this-game = Come in questa partita
client-rules-differ = Qui le edizioni differiscono
client-rules-none = Non si è trovato nulla.

# What every symbol means
client-symbols = Simboli
client-symbols-map = Sulla mappa
client-symbols-blocks = Sui blocchi
client-symbols-cards = Sulle carte
client-symbol-green = Doppia linea verde: in un Turno di Gioco la attraversano fino a sei blocchi per schieramento.
client-symbol-red = Linea rossa con perle: la attraversano fino a due blocchi, che poi devono fermarsi.
client-symbol-english = Tratteggio: il Confine Anglo-Scozzese. Attraversarlo costa un Punto Movimento per ogni blocco.
client-symbol-castle = Castello con il limite: quanti blocchi possono svernare qui, e quanti Punti di Rimpiazzo dà.
client-symbol-cathedral = Cattedrale: per gli Scozzesi il limite aumenta di uno.
client-symbol-shield = Stemma: l’area feudale di questo Nobile. D’inverno vi torna, e lì combatte meglio.
client-symbol-counter = Quanti blocchi hanno attraversato il confine, e quanti possono.
client-symbol-battle = Spade incrociate: qui si deve combattere una battaglia.
client-symbol-pin = Spillo: quanti blocchi il nemico tiene pinned qui.
client-symbol-cost = Raggiungibile, con il costo in Punti Movimento.
client-symbol-attack = Raggiungibile, ma c’è un nemico: andarci vuol dire battaglia.
client-symbol-points = Moneta: Punti di Rimpiazzo rimasti qui d’inverno.
client-symbol-strength = Rombi sul bordo in alto: la Forza, e il numero di dadi. A sinistra di quanto muove, a destra quando agisce (A, B, C) e fino a quale numero colpisce.
client-symbol-hurt = Colpito: il blocco è girato, restano due step.
client-symbol-home = Una casa intorno al valore: un Nobile che difende la sua area feudale e colpisce con un punto in più.
client-symbol-schiltrom = Un cerchio di lance intorno al valore: uno schiltrom, che colpisce con un punto in più.
client-symbol-back-england = Il dorso di un blocco inglese: non sai chi è.
client-symbol-back-scotland = Dorsi di blocchi scozzesi, e quanti sono qui.
client-symbol-moved = Sbiadito: ha già mosso in questo Turno di Gioco.
client-symbol-main = Lancia: fa parte del Gruppo d’attacco principale.
client-symbol-reserve = Doppia freccia: in Riserva, entra nel Round 2.
client-symbol-fired = Rombo nell’angolo: ha agito in questo Round.
client-symbol-captured = Sbarre: catturato, e ora combatte per l’altro schieramento.
client-symbol-kind = { $kind ->
    [leader] Leader
    [noble] Nobile
    [knight] Cavalieri
    [cavalry] Cavalleria Leggera
    [archer] Arcieri
    [infantry] Fanteria
   *[norse] Normanni
 }
client-symbol-card = Altrettanti Punti Movimento.
client-keys = Tasti
client-key-done = concludi
client-key-pass = rinuncia: l’evento non ha effetto
client-key-stop = fermati qui
client-key-fire = tira
client-key-hold = passa
client-key-event = gioca l’evento
client-key-winter = fai svernare Edoardo in Scozia
client-key-disband = manda Edoardo a casa
client-key-undo = annulla, o posa i blocchi
client-key-fire-all = tira con tutti i blocchi della lettera
client-key-choices = elenca tutto ciò che si può fare
client-key-odds = mostra le probabilità della battaglia o dell’area indicata
client-key-log = mostra il registro
client-key-let-go = posa i blocchi
client-key-keys = mostra questo elenco
