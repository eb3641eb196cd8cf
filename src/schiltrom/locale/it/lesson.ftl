### The lessons: what the player is told before each thing he does. He is Scotland, in 1297, and knows no block game.

## What to do

lesson-do-press = { $touch ->
    [1] Tocca «{ $button }».
   *[0] Fai clic su «{ $button }».
 }
lesson-do-card = { $touch ->
    [1] Tocca la carta { $card } nella tua mano.
   *[0] Fai clic sulla carta { $card } nella tua mano.
 }
lesson-do-block = { $touch ->
    [1] Tocca { $block } in { $area }.
   *[0] Fai clic su { $block } in { $area }.
 }
lesson-do-area = { $touch ->
    [1] Tocca { $area } sulla mappa.
   *[0] Fai clic su { $area } sulla mappa.
 }
lesson-do-fighter = { $touch ->
    [1] Tocca { $block } nella battaglia.
   *[0] Fai clic su { $block } nella battaglia.
 }
lesson-wrong = { $kind ->
    [card] Non ancora questa carta.
    [block] Non ancora questo blocco.
    [area] Non ancora quest’area.
   *[other] Non ancora.
 } Segui la freccia dorata.
lesson-later = Potrai farlo nelle tue partite. Per ora segui la freccia dorata.

## The end of a lesson

lesson-learned = Hai imparato:
lesson-next = { $lesson ->
    [battles] Lezione 2: le battaglie
   *[winter] Lezione 3: l’inverno e i re
 }
lesson-go-on = Continua da qui
lesson-new = Comincia una nuova partita

## How to read a block

lesson-figure = { $part ->
    [strength] Rombi sul bordo superiore: la Forza. Wallace ne ha 4, quindi tira quattro dadi. Ogni colpo gira il blocco, che ne ha uno in meno.
    [rating] A3: la lettera dice quando combatte, prima A, poi B, poi C. Il numero è il tiro più alto che colpisce: 1, 2 o 3.
   *[move] A sinistra: di quante aree può muoversi.
 }

## Lesson 1: the first year

lesson-first-welcome = Ti diamo il benvenuto! Guidi gli Scozzesi nel 1297. Quattordici Nobili decidono questa guerra: tre seguono te, undici gli Inglesi. Vince chi alla fine ne ha di più.
lesson-first-block = I tuoi pezzi sono blocchi. Questo è Wallace, il migliore:
lesson-first-hidden = Dei blocchi inglesi vedi solo il dorso. Puoi contarli, ma non sai chi sono. Gli Inglesi vedono i tuoi allo stesso modo.
lesson-first-card = In ogni Turno di Gioco le due parti scelgono una carta in segreto. Il numero dà i tuoi Punti Movimento, e chi ha il più alto muove per primo (3.1).
lesson-first-play = Il 2 ti dà due Punti Movimento.
lesson-first-march = Gli Inglesi hanno giocato un 1, quindi muovi prima tu. Un Punto Movimento fa muovere i tuoi blocchi di un’area (4.2). Comincia dal nord.
lesson-first-march-to = Il confine con Strathspey è una doppia linea verde. In un Turno di Gioco possono attraversarlo fino a sei dei tuoi blocchi (4.3).
lesson-first-red = Ora usa il secondo Punto Movimento in Fife.
lesson-first-red-to = Il confine con Atholl è rosso: terreno difficile. In un Turno di Gioco possono attraversarlo solo due dei tuoi blocchi, che devono fermarsi subito (4.3). Lì c’è un blocco inglese, quindi attacchi.
lesson-first-second = Douglas parte dalla stessa area, quindi si muove con lo stesso Punto Movimento.
lesson-first-second-to = È il secondo ad attraversare il confine rosso. Ora è pieno, e Barclay deve restare.
lesson-first-finish = Hai usato tutti e due i Punti Movimento.
lesson-first-fire = Gli Inglesi hanno mosso un blocco; non vedi quale. Ora la battaglia: tutti i suoi blocchi sono scoperti. Wallace è un A, quindi agisce per primo. Tira quattro dadi e colpisce con 1, 2 o 3.
lesson-first-captured = Tre colpi, e Atholl è sconfitto! I Nobili non muoiono: cambia schieramento ed è tuo (5.7). Il vincitore può spostarsi in un’area vicina con il Rally. Resta dove sei.
lesson-first-sea = Un nuovo Turno di Gioco. Una carta con una figura è un evento. La Mossa navale porta uno o due blocchi da una costa a un’altra.
lesson-first-sea-play = Un evento viene prima di ogni numero. Agisci per primo, ma al posto dei tuoi movimenti.
lesson-first-ships = Solo Barclay difende Fife. Le navi possono portargli aiuto da Strathspey.
lesson-first-ships-to = Le due aree sono sulla costa, e Fife è tua. Nessun confine è d’ostacolo.
lesson-first-more = A bordo c’è posto per un altro.
lesson-first-more-to = Sbarca nella stessa area.
lesson-first-herald = Gli Inglesi hanno mosso un blocco in Strathspey, che avevi lasciato. Ora conquista un Nobile senza battaglia: gioca l’Araldo.
lesson-first-herald-play = Nota l’avviso. Se le due parti giocano un evento, l’anno finisce dopo questo Turno di Gioco (3.1).
lesson-first-name = Anche gli Inglesi hanno giocato un evento: arriva l’inverno. Ma prima tocca al tuo araldo: indica un Nobile inglese. Con un tiro di 1-4 passa dalla tua parte.
lesson-first-end = Lennox è tuo! Hai cominciato con tre Nobili e ora ne hai cinque. Un anno finisce dopo cinque Turni di Gioco, o dopo due eventi insieme. Poi viene l’inverno: è la lezione 3.

## Lesson 2: battles

lesson-battle-welcome = Wallace e Douglas hanno preso Atholl. Le due parti hanno giocato le carte, e hai due Punti Movimento. L’obiettivo è Mentieth, dove ci sono due blocchi inglesi.
lesson-battle-wallace = Il primo blocco che entra guida il Gruppo d’attacco principale: comincia dal più forte.
lesson-battle-wallace-to = Attraversa un confine rosso e attacca.
lesson-battle-douglas = I blocchi che vengono dalla stessa area per lo stesso confine fanno parte del Gruppo d’attacco principale (5.32).
lesson-battle-douglas-to = Due blocchi per il confine rosso: è il limite.
lesson-battle-barclay = Barclay può venire da Fife. Passa per un altro confine, quindi sarà in Riserva (5.32).
lesson-battle-barclay-to = Una Riserva aspetta nel Round 1 ed entra in battaglia nel Round 2.
lesson-battle-finish = Hai usato tutti e due i Punti Movimento. Ora muovono gli Inglesi, che possono mandare aiuto a loro volta.
lesson-battle-field = La battaglia comincia. Gli Inglesi sono in alto, tu in basso; da ogni parte un blocco aspetta in Riserva. In ogni Round agiscono prima gli A, poi i B, poi i C. Per ogni lettera il difensore viene prima dell’attaccante (5.31).
lesson-battle-fire = Wallace è l’unico A. Tira un dado per ogni step di Forza e colpisce con 1-3 (5.4).
lesson-battle-hit = Hai colpito due volte. Ogni colpo toglie uno step al blocco nemico più forte. Poi Mentieth, che difende la sua area feudale, ti ha colpito due volte. I tuoi blocchi più forti sono pari, quindi scegli tu chi subisce il primo colpo (5.41).
lesson-battle-douglas-fire = Il secondo colpo è andato a Wallace, che a quel punto era il più forte. La Fanteria inglese ha mancato. Ora tocca al tuo C: Douglas.
lesson-battle-reserves = Round 2: le due Riserve sono entrate. Wallace agisce di nuovo per primo.
lesson-battle-two = Mentieth ha colpito Barclay, che era il più forte. Hai due C. Comincia Douglas.
lesson-battle-lost = Un blocco inglese ha perso l’ultimo step e lascia la mappa. Ora Barclay.
lesson-battle-last = Il Round 3 è l’ultimo. Se resta un blocco inglese, devi ritirarti, perché sei l’attaccante (5.5). È rimasto solo Mentieth!
lesson-battle-captured = Mentieth è catturato. Cambia schieramento e ora combatte per te con Forza 1 (5.7). Potresti fare il Rally, ma resta dove sei.
lesson-battle-card = Un nuovo Turno di Gioco. Conserva le carte migliori e gioca l’1.
lesson-battle-play = Se gli Inglesi giocano una carta più alta, muovono per primi e tu rispondi.
lesson-battle-pinned = Gli Inglesi hanno giocato un 3 e mandato tre blocchi contro Bruce in Annan. È bloccato: i nemici nella sua area lo trattengono (4.6). Un blocco in più non lo salverebbe, quindi non muovere.
lesson-battle-retreat = Tre contro uno! Se Bruce è sconfitto, combatterà per gli Inglesi. È un B e difende, quindi agisce prima dei B inglesi. Invece di tirare può ritirarsi.
lesson-battle-retreat-to = Può andare in un’area vicina senza nemici, ma non per un confine usato dagli attaccanti (5.5).
lesson-battle-end = Bruce è salvo. Annan per ora è persa, ma puoi tornare. Combatti quando sei forte, ritirati quando non lo sei.

## Lesson 3: winter and kings

lesson-winter-welcome = È la fine del 1297. Wallace è caduto, e la Scozia ha bisogno di un re. Bruce è in Fife, dove si incoronano i re. Douglas e Barclay sono in Angus, mentre il Nobile di quel nome è via con gli Inglesi.
lesson-winter-card = Per incoronare un re gioca una qualsiasi carta evento. Hai l’Araldo.
lesson-winter-play = L’incoronazione prende il posto dell’evento. Si può fare una volta sola nella partita; Bruce dev’essere in Fife, e Wallace eliminato per sempre (6.2).
lesson-winter-crown = Anche gli Inglesi hanno giocato un evento, quindi poi verrà l’inverno. Ora puoi usare l’Araldo o incoronare Bruce.
lesson-winter-crowned = Il Re è in Fife a forza piena. C’è un prezzo: gli amici di Comyn, il rivale di Bruce, ti lasciano. Galloway ora è inglese. Proteggi il Re: se viene ucciso in battaglia, gli Inglesi vincono subito.
lesson-winter-home = Inverno. Tutti i Nobili tornano a casa, ovunque siano. Angus ha trovato i tuoi blocchi nella sua area feudale, quindi ha cambiato schieramento (7.1). Così si conquistano Nobili senza battaglia.
lesson-winter-bruce = Anche i tuoi Nobili tornano a casa. Bruce ha due aree feudali. Carrick è più lontana dall’Inghilterra.
lesson-winter-king = Il Re può restare, o andare in un’altra area con una cattedrale (7.2). Tienilo in Fife.
lesson-winter-limit = D’inverno i castelli nutrono solo un certo numero di blocchi. In Angus il limite è due, e i blocchi sono tre. I Nobili non se ne vanno mai, quindi uno degli altri deve sbandarsi: torna nel tuo Draw Pool, la scorta di blocchi (7.5).
lesson-winter-disbanded = Le altre tue aree sono entro il limite. Gli Inglesi hanno fatto lo stesso: cavalieri, arcieri e tutti i loro blocchi in Inghilterra sono di nuovo nel loro Draw Pool.
lesson-winter-draw = Ora i rimpiazzi. Ogni tua area ha tanti punti quanto è il suo limite, e uno in più con una cattedrale. Fife ne ha tre. Con un punto si pesca a caso un blocco dal tuo Draw Pool (7.62).
lesson-winter-step = Keith, con Forza 1. Un altro punto aggiunge uno step.
lesson-winter-step-again = Usa l’ultimo punto di Fife.
lesson-winter-north = Strathspey ha due punti. Pesca un blocco anche lì.
lesson-winter-north-step = È arrivato Campbell. Dagli l’altro punto.
lesson-winter-finish = Gli altri tuoi blocchi sono a forza piena: non ti servono altri punti.
lesson-winter-end = Un nuovo anno e nuove carte. Gli Inglesi hanno chiamato la Leva: metà del loro Draw Pool, pescata a caso, è in Inghilterra a forza piena, forse con re Edoardo (7.7). Ora sai tutto quello che serve per giocare.
