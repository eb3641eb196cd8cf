### The browser game: everything on its screens that is not said by the game itself.
### Buttons and headings are short; on a phone a line has about 40 letters. What the arguments are stands in the
### English catalogue; how sides are named stands in names.ftl.

# The name of the program; it stays as it is in every language.
client-title = Schiltrom
client-title-your-turn = Tocca a te · Schiltrom
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

client-error-offline = Il server non risponde. È attivo, e sei in rete?
client-error-server = Errore del server (stato { NUMBER($status, useGrouping: 0) }). Riprova.
client-error-plain = { $message }
client-offline = Connessione persa. Nuovo tentativo …
client-game-failed = Impossibile aprire la partita
client-lost = Qui non c’è nessuna pagina
client-lost-about = Controlla l’indirizzo. Le tue partite sono nella pagina iniziale.

## The first screen

client-play = Gioca
client-play-now = Gioca subito contro il computer
client-play-now-about = Guidi gli Scozzesi in Braveheart, 1297-1305. Nessun account, niente da compilare.
client-way-computer = Contro il computer
client-way-computer-about = Scegli schieramento, scenario e regole.
client-way-here = In due su uno schermo
client-way-here-about = A turno; la mappa è nascosta mentre vi date il cambio.
client-way-friend = Invita un amico
client-way-friend-about = Manda un link: chi lo apre gioca l’altro schieramento.
client-way-learn = Impara il gioco
client-way-learn-about = Tre brevi lezioni: si impara giocando.
client-way-rules-about = Ogni regola con il suo numero, in parole semplici.
client-way-watch = Guarda
client-way-watch-about = Giocano due computer; tu guardi.
client-games = Le tue partite
client-games-none = Ancora nessuna. Le tue partite appariranno qui, su questo dispositivo.
client-scenario-short = { $scenario ->
    [the_bruce] The Bruce
    [campaign] Campagna
   *[braveheart] Braveheart
 }
client-games-line = { $year ->
    [0] { $scenario }, { $opponent }
   *[other] { $scenario } { NUMBER($year, useGrouping: 0) }, { $opponent }
 }
client-games-yours = Tocca a te
client-games-theirs = Tocca all’avversario
client-games-waiting = In attesa di un avversario
client-games-bid = Fai la tua offerta
client-games-remove = Rimuovi
client-games-remove-sure = Rimuovere questa partita da questo dispositivo? Non è finita, e non potrai più tornare al tuo posto.
client-games-over = { $winner ->
    [England] Hanno vinto gli Inglesi
    [Scotland] Hanno vinto gli Scozzesi
   *[none] Finita
 }

client-import = Apri partita salvata …
client-import-no-record = Questo file non è una partita salvata.
# A position on the board, from its line in the notation
client-position = Posizione
client-position-show = Mostra una posizione …
client-position-paste = Incolla qui la riga di una posizione. Comincia con hots2 o hotsview2.

## Who plays

client-computer = { $level ->
    [none] Computer
   *[other] Computer ({ level-name })
 }
client-kind-here = Giocatore
client-kind-friend = Ospite
client-kind-bot = Bot
client-kind-computer = Computer
client-present = { $present ->
    [0] assente
   *[1] online
 }

## Settings

client-settings = Impostazioni
client-language = Lingua
client-theme = Colori
client-theme-auto = Come il dispositivo
client-theme-light = Chiari
client-theme-dark = Scuri
client-theme-contrast = Contrasto elevato
client-theme-colour-blind = Daltonico
client-motion = Animazioni
client-motion-auto = Come il dispositivo
client-motion-full = Attive
client-motion-none = Disattivate

## A new game

client-new-computer = Gioca contro il computer
client-new-here = In due su uno schermo
client-new-friend = Gioca con un amico
client-new-watch = Guarda una partita
client-your-side = Giochi con
client-side-any = A caso
client-side-any-about = Decidono i dadi.
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
    [the_bruce] 1306: Robert Bruce è Re di Scozia. Nove anni per cacciare gli Inglesi, o per fermarlo.
    [campaign] Comincia come Braveheart e continua fino alla vittoria totale di una parte.
   *[braveheart] Wallace è insorto, ma quasi tutti i Nobili stanno ancora con gli Inglesi. Ideale per cominciare.
 }
client-name = Il tuo nome
client-name-about = Facoltativo. Lo vede l’avversario.
client-name-of = { side }: nome del giocatore
client-clock = Tempo di riflessione
client-clock-none = Illimitato
client-clock-m60 = Un’ora a testa per partita
client-clock-m120 = Due ore a testa per partita
client-clock-d3 = Tre giorni per decisione
client-clock-d7 = Sette giorni per decisione
client-clock-about = Se esaurisci il tempo, perdi.
client-rules-choice = Regole e opzioni
client-edition = Regole
client-editions = Edizioni
client-documents = Regolamenti stampati
client-edition-name = { $edition ->
    [2] Seconda edizione
    [3] Terza edizione
    [4] Quarta edizione (attuale)
    [de] Regolamento tedesco
    [fr] Regolamento francese
    [hu] Regolamento ungherese
    [it] Regolamento italiano
    [ja] Regolamento giapponese
    [reference] Riferimento (quarta edizione, ritirate in qualunque ordine)
   *[other] { $edition }
 }
client-edition-about = Scegli l’edizione attuale, se non ne usi di solito un’altra. Con un regolamento stampato giochi secondo le sue parole, nella sua lingua finché non ne hai scelta una tu.
client-house-rules = Regole della casa
client-house-about = Qui vale tutto come nelle regole scelte sopra, finché non lo cambi.
# $count: how many
client-house-changed = { $count ->
    [one] { $count } cambiata
   *[other] { $count } cambiate
 }
client-house-reset = Annulla le regole della casa
client-begin-computer = Inizia la partita
client-begin-here = Inizia la partita
client-begin-friend = Crea la partita e il link
client-begin-watch = Inizia la partita

# Secret bids (9.2). E0 to E3 is what England bids, S0 to S3 what Scotland bids
client-bidding = Offerte segrete per gli schieramenti
client-bidding-about = Prima di cominciare ognuno dice in segreto che cosa darebbe per il proprio schieramento; conta solo la differenza (9.2).
client-bid = La tua offerta segreta
# $side: who bids
client-bid-question = { $side ->
    [0] Per quanto tempo rinunceresti a Edoardo per giocare con gli Inglesi?
   *[1] Quanti blocchi in più concederesti alla prima Leva inglese per giocare con gli Scozzesi?
 }
# $bid: E0 to E3, S0 to S3
client-bid-name = { $bid ->
    [E0] Nessuna offerta
    [E1] E1: Edoardo è assente il primo anno
    [E2] E2: Edoardo è assente due anni
    [E3] E3: Edoardo è assente tre anni
    [S0] Nessuna offerta
    [S1] S1: un blocco in più nella prima Leva
    [S2] S2: due blocchi in più nella prima Leva
   *[S3] S3: tre blocchi in più nella prima Leva
 }
client-bid-secret = L’avversario vede la tua offerta solo quando sono arrivate entrambe. Le offerte opposte si annullano, e chi ha offerto di più paga la differenza.
client-bid-place = Fai l’offerta
client-bid-made = ha offerto
client-bid-waits = deve ancora offrire

## Links and waiting

client-link = Link
client-copy = Copia
client-copied = Copiato
client-share = Condividi …
client-join = Hai un invito
client-join-about = Questo link è il tuo posto in una partita di Hammer of the Scots. La partita comincia quando ci siete entrambi.
client-join-broken = Questo link d’invito non è valido. Fattelo mandare di nuovo.
client-join-host = Avversario
client-join-now = Entra in partita
client-lobby = In attesa dell’altro giocatore
client-lobby-free = in attesa …
client-lobby-link = Manda questo link all’avversario. Vale una volta sola: chi lo apre prende il posto.
client-lobby-about = La partita comincia da sola appena ci siete entrambi. Puoi chiudere questa pagina e tornare dalla tua lista: la partita aspetta che entrambi i browser abbiano mostrato la loro parte dei dadi.
client-lobby-awaited = deve riaprire la partita
client-lobby-lost = Questo browser non ha più il numero a cui si era vincolato per i dadi, perciò la partita non può cominciare. Iniziane un’altra.

## The game

client-board = Mappa
client-zoom-in = Ingrandisci
client-zoom-out = Rimpicciolisci
client-zoom-whole = Mappa intera
client-watching = Spettatore
client-resign = Abbandona
client-resign-sure = Abbandoni questa partita?
client-take-back = Ritira la mossa
client-offer-take-back = { $ours ->
    [0] { side.start } vorrebbero ritirare una decisione.
   *[1] Hai chiesto di ritirare la tua ultima decisione.
 }
client-offer-rematch = { $ours ->
    [0] { side.start } propongono la rivincita, a parti invertite.
   *[1] Hai proposto la rivincita.
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
    [days] Meno di sei ore rimaste.
   *[minutes] Meno di un minuto rimasto.
 }
client-curtain = Tocca { side.to }
client-curtain-about = Passa il dispositivo. L’avversario non guardi!
client-curtain-ready = Continua con { side.the }

# The board. A short legend stands in a corner of the map: at most 24 letters a line.
client-legend-green = passano sei blocchi
client-legend-red = passano due blocchi
client-legend-english = confine anglo-scozzese
client-legend-castle = limite dei castelli
client-legend-cathedral = cattedrale
client-board-area = { $area }: { $contested ->
    [0] { $england ->
        [0] { $scotland ->
            [0] vacante
           *[other] Scozia { $scotland }
         }
       *[other] Inghilterra { $england }
     }
   *[1] contestata, Inghilterra { $england }, Scozia { $scotland }
 }
client-board-hidden = { side }: { $count ->
    [one] un blocco sconosciuto in { $area }
   *[other] { $count } blocchi sconosciuti in { $area }
 }
client-board-all = Seleziona tutti

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
client-card-face-down = Carta scelta, a faccia in giù
client-player-1 = Giocatore 1 in questo turno
client-king-crowned = Re di Scozia

# Prompt
client-prompt = Passo attuale
client-waiting = In attesa: { $sides } …
client-choices = Che cosa posso fare?
client-choice-do = Conferma
client-explain = Spiega questo passo
client-disband-sure = { $block } è un Leader. Farlo sbandare?
client-undo = Annulla
client-let-go = Deseleziona
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
client-hand-empty = Nessuna carta.
client-card = { $points ->
    [0] { $card }, evento
    [one] Carta { $card }: un Punto Movimento
   *[other] Carta { $card }: { $points } Punti Movimento
 }
client-card-play = Gioca { $card }
client-card-laid = scelta
client-card-pick = Seleziona una carta per vederne l’effetto.
client-card-about-move = { $points ->
    [one] Muovi i blocchi di un’area.
   *[other] Muovi i blocchi di { $points } aree al massimo.
 } Ogni blocco che entra in Inghilterra o ne esce costa un punto a sé.
client-card-about-herald = Indica un Nobile nemico: con 1-4 passa dalla tua parte.
client-card-about-pillage = Un Gruppo nemico adiacente a uno tuo perde due step, e li guadagni tu.
client-card-about-sea-move = Trasporta uno o due blocchi da una costa a un’altra costa amica.
client-card-about-truce = In questo Turno di Gioco l’avversario può muovere, ma non attaccare{ $truce_new_raids ->
    [forbidden] , e gli Scozzesi non possono entrare in Inghilterra.
   *[other] .
 }
client-card-about-victuals = { $victuals_split ->
    [three_blocks] Aggiungi uno step a ciascuno di tre blocchi di una sola area.
   *[other] Aggiungi tre step ai blocchi di una sola area.
 }

# Log, notes, chat, help
client-log = Registro
client-log-empty = Ancora nulla.
client-log-part = { $year }{ $turn ->
    [0] { "" }
   *[other] , Turno di Gioco { $turn }
 }
client-notes = Note
client-notes-about = Le vedi solo tu.
client-chat-unread = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
 }
client-chat-empty = Nessun messaggio.
client-chat-name = { $name } ({ $country })
client-chat-say = Scrivi un messaggio
client-chat-send = Invia
client-winter-preview = Inverno
client-winter-about = Se l’anno finisse ora:
client-winter-nothing = Non resta nulla da fare in questo inverno.
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
client-winter-notes = Inoltre
client-winter-points = { $points ->
    [one] un Punto di Rimpiazzo
   *[other] { $points } Punti di Rimpiazzo
 }

# The winter as it goes on
client-winter-stages = L’inverno, passo dopo passo
client-winter-stage-nobles = Nobili a casa
client-winter-stage-quarters = Quartieri dei Leader
client-winter-stage-england = Eserciti inglesi
client-winter-stage-scotland = Eserciti scozzesi
client-winter-stage-scottish-build = Reclutamento scozzese
client-winter-stage-english-build = Reclutamento inglese
client-winter-must = Troppi blocchi qui: scegli quali sbandare.
client-winter-left = { $points ->
    [one] Resta un Punto di Rimpiazzo.
   *[other] Restano { $points } Punti di Rimpiazzo.
 }
client-winter-draw = Pesca un blocco
client-winter-here = Scegli

# What is known of the enemy
client-known = Nemico
client-known-about = Che cosa si può dedurre sul nemico dalle informazioni pubbliche.
client-known-pool = Draw Pool
client-known-count = { $place }: { side }, { $count ->
    [one] un blocco
   *[other] { $count } blocchi
 }
client-known-seen-here = Ultimi avvistamenti
client-known-seen = { $block }, Forza { $strength }, { $turn ->
    [0] inverno { $year }
   *[other] { $year }, Turno di Gioco { $turn }
 }
client-known-could = Blocchi possibili
client-known-all = { $all ->
    [0] Mostra tutti ({ $count })
   *[1] Mostra meno
 }
client-odds-take = Seleziona gli attaccanti per vedere le probabilità.

# Battle
client-battle-of = Battaglia in { $area }
client-battle-round = { $round ->
    [0] Tra un Round e l’altro
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
client-battle-fire-letter = Tirano tutti i { $letter }
client-battle-fight-round = Combatti il Round { $round }
client-battle-fight-about = tirano tutti, i migliori sono risparmiati
# The number stands before these words.
client-battle-take = { $hits ->
    [one] colpo da subire: scegli un blocco evidenziato
   *[other] colpi da subire: scegli un blocco evidenziato
 }
client-battle-go-to = Vai in { $area }
client-battle-choose = Seleziona i blocchi, poi la destinazione.
client-battle-theirs = Tocca { side.to }

# Dice
client-dice-hits = { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
 }
client-dice-skip = Vai al risultato

# Odds
client-odds = Probabilità
# The chance of the side stands before these words.
client-odds-side = vincono { side.the }, perdendo { $steps } step
client-odds-open = Nessun vincitore: { $percent }.
client-odds-inexact = I blocchi coperti sono stimati.
client-odds-dies = perso
client-odds-captured = catturato

# For screen readers
client-text-board = La mappa
client-text-area = Area
client-text-control = Controllo
client-text-blocks = Blocchi
client-text-contested = contestata
client-text-nobody = vacante
client-text-block = { $block } ({ side }), Forza { $strength }, { $rating }
client-text-hidden = { side }: { $count ->
    [one] un blocco sconosciuto
   *[other] { $count } blocchi sconosciuti
 }

## The end

client-won = Vincono { side.the }
client-won-nobody = Nessun vincitore
# How a game ended that the rules did not end.
client-ending = { $ending ->
    [resigned] Per abbandono.
    [time] Tempo scaduto.
   *[other] La partita è finita.
 }
client-result = { $won ->
    [0] Hai perso
   *[1] Hai vinto
 }
client-replay = Rivedi
client-replay-moment = Momento
client-replay-back = Torna alla partita
client-replay-keys = Comandi della riproduzione
client-replay-play = Riproduci
client-replay-pause = Pausa
client-replay-first = Primo passo
client-replay-last = Ultimo passo
client-replay-back-one = Passo precedente
client-replay-on-one = Passo successivo
client-replay-turn-back = Turno di Gioco precedente
client-replay-turn-on = Turno di Gioco successivo
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
    [England] Inghilterra
    [Scotland] Scozia
    [all] Tutto scoperto
   *[spectator] Spettatore
 }
client-replay-share = Questo link apre la partita esattamente a questo punto.
client-chart = Nobili di ogni schieramento, anno per anno
client-chart-short = Nobili
client-chart-year = Anno
# Whether the dice were those that the server had promised before the game.
client-proof = { $verdict ->
    [proved] Dadi verificati
    [older] Dadi verificati
    [partly] Dadi verificati in parte
    [promised] Dadi conformi all’impegno
    [false] Dadi non conformi all’impegno!
   *[other] Dadi non verificati qui
 }
client-proof-about = { $verdict ->
    [proved] Prima che un numero qualsiasi fosse mostrato, questo browser ha salvato gli impegni del server e dell’altra parte. Ora tutti i numeri sono pubblici: corrispondono agli impegni, e il nostro è stato usato.
    [older] Prima della prima carta questo browser ha salvato l’impegno del server e ha aggiunto un proprio numero. Ora il numero segreto del server è pubblico: corrisponde all’impegno, e il nostro numero è stato usato.
    [partly] I numeri corrispondono agli impegni, ma non tutta la partita è provata: il suo inizio è stato importato, o il server ha estratto un nuovo numero dopo il ripristino di un backup.
    [promised] Ora i numeri sono pubblici e corrispondono agli impegni. Questo browser non ha salvato nulla prima della partita: confronta l’impegno qui sotto con quello che ti era stato mostrato.
    [false] Un numero non corrisponde al suo impegno, un impegno non è quello che questo browser aveva salvato, o il numero di questo browser non è stato usato. Conserva la registrazione come prova.
   *[unseeded] La registrazione di questa partita non contiene numeri con cui verificare i dadi.
 }
client-proof-verify = Ogni tiro, pescata e distribuzione deriva da questi numeri. Per verificare tutto senza questo server, scarica la registrazione ed esegui:
client-proof-commitment = Impegno:
client-rematch = Rivincita
client-rematch-go = Vai alla rivincita
client-share-game = Condividi la partita
client-download = Scarica la partita
client-forget = Elimina i miei dati
client-forget-sure = Eliminare il tuo nome, i tuoi messaggi, le tue note e le tue notifiche in questa partita? La registrazione resta, senza il tuo nome.
client-forget-done = I tuoi dati sono stati eliminati.

## Told that it is one’s turn

client-notify = Avvisami quando tocca a me
client-notify-short = Avvisami
client-notify-about = Quando la partita non è aperta da te, ricevi un messaggio quando tocca a te e uno quando finisce.
client-notify-how = Invia per
client-notify-email = E-mail
client-notify-webhook = Webhook
client-notify-email-address = Indirizzo e-mail
client-notify-email-about = Prima ricevi un codice, da inserire qui. Ogni e-mail ha un link per annullare l’iscrizione.
client-notify-webhook-address = URL del webhook
client-notify-webhook-about = Per i tuoi programmi e le tue chat: invia un POST JSON firmato.
client-notify-set = Attiva
client-notify-off = Disattiva
client-notify-now = { $confirmed ->
    [0] Ti abbiamo mandato un codice.
   *[1] { $kind ->
        [email] Gli avvisi per e-mail sono attivi.
       *[webhook] Gli avvisi per webhook sono attivi.
     }
 }
client-notify-code = Codice di otto cifre dall’e-mail
client-notify-confirm = Conferma
client-notify-secret = Chiave segreta della firma, mostrata una sola volta:
client-push = Avvisami in questo browser
client-push-about = Mostra una notifica su questo dispositivo, anche quando la partita non è aperta. Dice solo che tocca a te o che la partita è finita.
client-push-denied = Il tuo browser blocca le notifiche di questa pagina. Consentile nelle impostazioni del sito, poi torna qui.
client-push-insecure = Le notifiche del browser funzionano solo a un indirizzo https://.
client-push-unsupported = Questo browser non può mostrare notifiche qui. Su iPhone o iPad, aggiungi Schiltrom alla schermata Home e aprilo da lì.
client-push-failed = il tuo browser non è riuscito a iscriversi; riprova più tardi
client-push-others = { $count ->
    [one] Attivo anche in un altro browser.
   *[other] Attivo anche in altri { $count } browser.
}
client-push-others-off = Disattiva lì

## The lessons

client-lessons = Lezioni
client-lesson-name = { $lesson ->
    [first-year] Il primo anno
    [battles] Le battaglie
   *[winter] L’inverno e i re
 }
client-lesson-about = { $lesson ->
    [first-year] Leggere un blocco, giocare una carta, marciare e navigare.
    [battles] Lettere, dadi, colpi, Riserve e ritirate.
   *[winter] Incoronare un re e superare l’inverno.
 }
client-lesson-start = Comincia
client-lesson-again = Completata
client-lesson-resume = Passo { $at } di { $total }
client-learned = Hai imparato { $count } cose su { $total }
client-learned-done = imparato
client-learned-item = { $item ->
    [block] Leggere un blocco
    [hidden] Che cosa si vede dei nemici
    [cards] Giocare le carte
    [march] Attraversare i confini verdi
    [red] Attraversare un confine rosso
    [sea] Muovere via mare
    [herald] Conquistare un Nobile con l’araldo
    [letters] Chi agisce prima: A, B, C
    [dice] Tirare per colpire
    [hits] Subire i colpi
    [reserves] Usare le Riserve
    [rounds] Tre Round
    [capture] Catturare un Nobile
    [retreat] Ritirarsi
    [king] Incoronare un re
    [home] I Nobili tornano a casa
    [limit] Limite dei castelli e sbandamento
    [build] I rimpiazzi d’inverno
   *[levy] La Leva inglese
 }
client-guide = Guida
client-guide-step = Passo { $at } di { $total }
client-guide-skip = Avanti
client-guide-next = Avanti
client-guide-back = Indietro
client-guide-again = Ricomincia

## No network, a new version

client-no-server = Il server non risponde. Puoi comunque leggere le regole e giocare le lezioni già aperte.
client-update = È disponibile una nuova versione.
client-update-now = Ricarica

## Rules and keys

client-rules = Regole
client-rules-search = Cerca nelle regole
client-rules-chapters = Capitoli
client-rules-this-game = Regole di questa partita
client-rules-differ = Qui le edizioni differiscono
client-rules-none = Nessun risultato.
client-concordance = Note a questo regolamento
client-concordance-mark = Nota
client-concordance-changed = In questa partita qui vale una regola della casa.

# What every symbol means
client-symbols = Simboli
client-symbols-map = Sulla mappa
client-symbols-blocks = Sui blocchi
client-symbols-cards = Sulle carte
client-symbol-green = Doppia linea { $edition ->
    [2] nera
   *[other] verde
 }: in un Turno di Gioco la attraversano fino a sei blocchi per schieramento.
client-symbol-red = Linea rossa con perle: la attraversano fino a due blocchi, che poi devono fermarsi.
client-symbol-english = Tratteggio: il Confine Anglo-Scozzese. Attraversarlo costa un Punto Movimento per ogni blocco.
client-symbol-castle = Castello con il limite: quanti blocchi possono svernare qui, e quanti Punti di Rimpiazzo dà.
client-symbol-cathedral = Cattedrale: per gli Scozzesi il limite aumenta di uno.
client-symbol-shield = Stemma: l’area feudale di questo Nobile. D’inverno vi torna, e quando la difende combatte meglio.
client-symbol-counter = Quanti blocchi hanno attraversato il confine, e il suo limite.
client-symbol-battle = Spade incrociate: qui ci sarà una battaglia.
client-symbol-pin = Spillo: quanti blocchi il nemico tiene pinned qui.
client-symbol-cost = Raggiungibile, con il costo in Punti Movimento.
client-symbol-attack = Raggiungibile e in mano al nemico: entrarci significa battaglia.
client-symbol-points = Moneta: Punti di Rimpiazzo rimasti qui d’inverno.
client-symbol-strength = Rombi sul bordo in alto: la Forza, e il numero di dadi. A sinistra di quanto muove, a destra quando agisce (A, B, C) e fino a quale numero colpisce.
client-symbol-hurt = Colpito: il blocco è girato, restano due step.
client-symbol-home = Casa intorno al valore: un Nobile che difende la sua area feudale e colpisce con un punto in più.
client-symbol-schiltrom = Cerchio di lance intorno al valore: uno schiltrom, che colpisce con un punto in più.
client-symbol-back-england = Dorso di un blocco inglese: non vedi quale sia.
client-symbol-back-scotland = Dorsi di blocchi scozzesi, e quanti sono.
client-symbol-moved = Sbiadito: ha già mosso in questo Turno di Gioco.
client-symbol-main = Lancia: fa parte del Gruppo d’attacco principale.
client-symbol-reserve = Doppia freccia: in Riserva, entra nel Round 2.
client-symbol-fired = Rombo nell’angolo: ha agito in questo Round.
client-symbol-captured = Sbarre: catturato, ora combatte per l’altro schieramento.
client-symbol-kind = { $kind ->
    [leader] Leader
    [noble] Nobile
    [knight] Cavalieri
    [cavalry] Cavalleria Leggera
    [archer] Arcieri
    [infantry] Fanteria
   *[norse] Normanni
 }
client-symbol-card = Numero di Punti Movimento.
client-keys = Scorciatoie
client-key-done = concludi
client-key-pass = rinuncia: salta l’evento
client-key-stop = fermati qui
client-key-fire = tira
client-key-hold = passa
client-key-event = gioca l’evento
client-key-winter = fai svernare Edoardo in Scozia
client-key-disband = manda Edoardo a casa
client-key-undo = annulla, o deseleziona i blocchi
client-key-fire-all = tira con tutti i blocchi della lettera
client-key-fight-round = combatti tutto il Round
client-key-choices = elenca tutte le scelte
client-key-odds = mostra le probabilità della battaglia o dell’area indicata
client-key-log = mostra il registro
client-key-let-go = deseleziona i blocchi
client-key-keys = mostra le scorciatoie
