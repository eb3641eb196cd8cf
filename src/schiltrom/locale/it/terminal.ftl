### The terminal: what `schiltrom terminal` says. The names of commands are the same in all languages, and so are
### the names that are typed: the data's own, in English. $side is the name of a side, without an article.

terminal-title = Schiltrom: Hammer of the Scots su terminale. Progetto amatoriale non ufficiale; il gioco è di Tom Dalgliesh e Jerry Taylor, pubblicato da Columbia Games.
terminal-game = { $scenario ->
    [0] Braveheart, 1297-1305
    [1] The Bruce, 1306-1314
   *[other] Campagna, dal 1297
 }; { $rules }; Inghilterra: { $england ->
    [human] umano
   *[other] { $english }
 }, Scozia: { $scotland ->
    [human] umano
   *[other] { $scottish }
 }.
terminal-hint = Scrivi un numero, un nome inglese o il suo inizio. "help" mostra i comandi.

## Questions

terminal-ask-scenario = Scenario: 1 Braveheart, 2 The Bruce, 3 Campagna [1]:
terminal-ask-side = Giochi con: 1 Inghilterra, 2 Scozia, 3 entrambe, su uno schermo [1]:
# $side: who bids
terminal-ask-bid = { $side ->
    [0] Inglesi, per quanti anni rinuncereste a Edoardo (da 0 a 3; Invio: 0)?
   *[1] Scozzesi, quanti blocchi in più concedereste alla prima Leva (da 0 a 3; Invio: 0)?
 }
terminal-ask-again = Scrivi un numero da { $first } a { $last }, o premi Invio.
terminal-ready = { $side }: premi Invio quando sei al tuo posto.
terminal-pass-screen = Tocca a: { $side }. L’avversario non guardi!
terminal-ask-save = Salvare prima? Un nome di file, Invio per { $file }, "no", o "back" per tornare:
terminal-ask-overwrite = { $file } esiste già. Sovrascriverlo? "yes" per sì, Invio per no:

## The table

terminal-date = { $year }, { $turn ->
    [0] prima del primo Turno di Gioco
   *[other] Turno di Gioco { $turn } di 5
 }
terminal-winter = Inverno { $year }
terminal-first = Giocatore 1: { $side }
terminal-truce = tregua: niente attacchi ({ $side })
terminal-nobles = Nobili: Inghilterra { $england }, Scozia { $scotland }
terminal-pools = Draw Pool: Inghilterra { $england }, Scozia { $scotland }
terminal-hands = Carte in mano: Inghilterra { $england }, Scozia { $scotland }
terminal-played = Giocate quest’anno: Inghilterra { $england }; Scozia { $scotland }
terminal-hand = Le tue carte: { $cards }
terminal-hand-none = Non hai carte.
terminal-pool = Il tuo Draw Pool: { $blocks }
terminal-pool-none = Il tuo Draw Pool è vuoto.
terminal-spectator = Due giocatori computer: tu guardi.
terminal-battle = Battaglia in { $area }{ $round ->
    [0] { "" }
   *[other] , Round { $round }
 }; attacco: { $side }
terminal-reserve = { $count } in Riserva
terminal-acted = * ha agito
terminal-legend-green = passano sei blocchi per fase
terminal-legend-red = passano due blocchi, e si fermano
terminal-legend-signs = 2 limite dei castelli   { $cross } cattedrale, Scozia +1   (3S) tre Scozzesi
terminal-narrow = La mappa richiede { $columns } colonne; al suo posto ecco un elenco.

## An area or a block looked at

terminal-area = { $area }: limite dei castelli { $limit }{ $cathedral ->
    [0] { "" }
   *[other] , cattedrale (uno in più per gli Scozzesi)
 }, { $coast ->
    [0] entroterra
   *[other] sulla costa
 }{ $nobles ->
    [none] { "" }
   *[other] , area feudale di { $nobles }
 }
terminal-borders = Confini: { $green ->
    [none] { "" }
   *[other] sei blocchi con { $green }
 }{ $both ->
    [0] { "" }
   *[other] { "; " }
 }{ $red ->
    [none] { "" }
   *[other] due blocchi con { $red }
 }
terminal-block = { $block }: Forza { $strength } di { $most }, { $rating }, movimento { $move }
terminal-standing = { $side }: { $count ->
    [0] nessuno
    [one] un blocco
   *[other] { $count } blocchi
 }

## Choosing

terminal-card = carta { $card }
terminal-attack = { $area } (attacco)
terminal-retreat = ritirata in { $area }
terminal-draw = { $area }: pesca un blocco
terminal-unknown = "{ $text }" qui non è né una scelta né un comando. "legal" elenca le scelte, "help" i comandi.
terminal-ambiguous = "{ $text }" potrebbe essere { $names }. Scrivi di più del nome.
terminal-number = Scegli un numero da 1 a { $last }.
terminal-refused = Non è permesso. { $reason }
terminal-allowed = { $choice }: adesso è permesso.
terminal-why-what = Scrivi "why" e una scelta, per esempio: why area Fife
terminal-look-what = Scrivi "look" e un’area, per esempio: look Fife
terminal-no-area = Non c’è un’area "{ $text }".
terminal-undo-nothing = Nulla da annullare: non si torna indietro oltre i dadi o una rivelazione.
terminal-log-empty = Ancora nulla.
terminal-log-part = (le ultime { $shown } righe di { $all }; "log all" le mostra tutte)

## Files

terminal-save-what = Scrivi "save" e un nome di file, per esempio: save falkirk.hots
terminal-saved = Partita salvata in { $file }. Per continuare: schiltrom terminal { $file }
terminal-autosaving = La partita è salvata in { $file } dopo ogni scelta.
terminal-not-saved = Impossibile salvare la partita in { $file }: { $error }
terminal-not-overwritten = Non salvato.
terminal-nothing-to-save = Non si è ancora giocato, quindi non c’è nulla da salvare.
terminal-goodbye = Arrivederci.

## Starting

terminal-about = Hammer of the Scots nel browser e su terminale (non ufficiale)
terminal-about-browser = gioca nel browser
terminal-about-play = gioca su terminale: una nuova partita, o una salvata
terminal-arg-no-browser = non aprire il browser, stampa solo l’indirizzo
terminal-arg-port = porta da usare (predefinita: la prima libera da 8297)
terminal-playing = Gioca all’indirizzo { $address } (Ctrl-C per finire)
terminal-playing-already = Il gioco è già attivo all’indirizzo { $address }
terminal-no-port = nessuna porta libera da { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) }
terminal-arg-file = file in cui salvare la partita dopo ogni scelta; se esiste, la partita che contiene prosegue
terminal-arg-option = cambia un’opzione delle regole; si può ripetere
terminal-arg-bid = offerta da torneo
terminal-arg-bidding = far fare a entrambi un’offerta segreta per il proprio schieramento
terminal-bid-or-bidding = scegli --bid oppure --bidding
terminal-arg-england = chi gioca con l’Inghilterra: human, o il computer a un livello, da peasant a king, o da classic-squire a classic-king, learned, da learned-squire a learned-king
terminal-arg-scotland = chi gioca con la Scozia: gli stessi giocatori
terminal-arg-seed = seme casuale per dadi, pescate, distribuzioni e giocatori computer
terminal-arg-plain = niente colori, mappa in solo ASCII
terminal-bad-option = --option { $text }: scrivi nome=valore
terminal-bad-switch = --option { $name }: questa opzione non esiste; scegli tra { $names }
terminal-bad-value = --option { $name }: { $value } non è tra { $values }
terminal-bad-file = impossibile aprire { $file }: { $error }
terminal-damaged = { $error }
terminal-no-folder = { $file }: la cartella { $folder } non esiste
terminal-fixed = { $file } contiene già una partita; { $options } non si può cambiare
terminal-error = schiltrom: { $error }

terminal-help =
    Ogni scelta ha un numero: scrivi il numero, il testo o l’inizio di un nome inglese (wal per Wallace).
    Le scelte sono passi singoli: per muovere scegli un blocco, poi un’area dopo l’altra, poi stop.
    Invio         mostra di nuovo la mappa e le scelte
    legal         elenca le scelte
    why CHOICE    spiega perché una scelta non è permessa, e per quale regola
    hint          chiede un suggerimento a un giocatore computer
    undo          annulla la tua ultima scelta o selezione, se non sono seguiti dadi o rivelazioni
    board         mostra la mappa
    look AREA     mostra un’area, i suoi confini e i tuoi blocchi lì
    hand, pool    mostra le tue carte o il tuo Draw Pool
    log, log all  mostra che cosa è successo
    save FILE     salva la partita
    quit          esci; prima puoi salvare la partita

## Names short enough for the map

short-lancaster-archers = Arc. Lancaster
short-wales-archers = Arc. Galles
short-lancaster-knights = Cav. Lancaster
short-york-knights = Cav. York
short-durham-knights = Cav. Durham
short-french-knights = Cav. Francesi
short-york-infantry = Fan. York
short-lancaster-infantry = Fan. Lancaster
short-northumber-infantry = Fan. Northumb.
short-durham-infantry = Fan. Durham
short-cumbria-infantry = Fan. Cumbria
short-westmor-infantry = Fan. Westmor
short-wales-infantry = Fan. Galles
short-ulster-infantry = Fan. Ulster
