### The rules for players, in our own words, by the rulebook's numbers.
### rules-N is the text of rule N (4.3 is rules-4-3), rules-N-title its heading; data/rules.csv has their order.
### The variables are the switches of the rule set in play: every variant has the key it has in English.

rules-1-title = La mappa
rules-1 = La Scozia è divisa in 22 aree, e l’Inghilterra è un’area in più. I confini hanno colori, le aree hanno castelli e alcune una cattedrale.
rules-1-1-title = Aree adiacenti
rules-1-1 = Due aree sono adiacenti solo se le divide un confine colorato. Non lo sono se si toccano in un punto o se le separa l’acqua.
rules-1-2-title = Limite dei castelli
rules-1-2 = Il numero nel castello è il limite dell’area: quanti blocchi vi possono passare l’inverno, e quanti Punti di Rimpiazzo dà a chi la controlla. Le aree senza castello hanno limite 0.
rules-1-3-title = Cattedrali
rules-1-3 = Fife, Lennox e Strathspey hanno una cattedrale. Per gli Scozzesi, e solo per loro, lì il limite aumenta di uno.
rules-1-4-title = Nobili nell’area feudale
rules-1-4 = Un Nobile che difende nella sua area feudale colpisce con 1-3 invece che con 1-2. Non importa se era già lì, se è arrivato come rinforzo o se ha appena cambiato schieramento in questa battaglia: conta che difenda nel momento in cui tira. Un Nobile che attacca la propria area feudale non ha alcun bonus. Bruce ha due aree feudali, Annan e Carrick, e così Comyn: Badenoch e Lochaber.

rules-2-title = Blocchi
rules-2 = Un blocco sta in piedi, così che solo il proprietario veda che cos’è. È la battaglia a scoprirlo.
rules-2-1-title = Che cosa dice un blocco
rules-2-1 = La Forza è il numero di segni sul bordo in alto, e il numero di dadi che il blocco tira. La lettera del valore di combattimento (A, B o C) dice quando agisce nel Round, il numero è il risultato più alto che colpisce. Il numero in basso dice di quante aree può muovere.
rules-2-2-title = Nobili e Draw Pool
rules-2-2 = Ogni Nobile tranne Moray ha due blocchi, uno inglese e uno scozzese, e ne è in gioco sempre uno solo; quando cambia schieramento l’altro ne prende il posto. Moray è sempre scozzese. Un blocco che non è in mappa sta nel Draw Pool del suo schieramento, oppure è fuori dal gioco. Etterick, gli arcieri scozzesi, muove di { $scots_archer_move } aree; gli Arcieri inglesi muovono di { $english_archer_move }.

rules-3-title = Carte
rules-3 = Un anno ha al massimo cinque Turni di Gioco, e ognuno comincia con una carta per giocatore.
rules-3-0-title = Distribuzione
rules-3-0 = All’inizio di ogni anno si mescolano tutte le 25 carte e ogni giocatore ne riceve cinque: ci sono tre 3, dieci 2, sette 1, e una carta ciascuna di Araldo, Saccheggio, Mossa navale, Tregua e Rifornimenti. Le carte in mano sono segrete. Quelle giocate durante l’anno restano a faccia in su.
rules-3-1-title = Chi comincia
rules-3-1 = Entrambi scelgono una carta in segreto e le rivelano insieme. Un evento batte ogni carta movimento, altrimenti vince il numero più alto: chi lo ha giocato è il Giocatore 1 di questo Turno di Gioco. A parità vincono gli Inglesi. Se una delle carte è un evento, chi l’ha giocata lo esegue invece di muovere, e poi muove il Giocatore 2. Se sono eventi tutte e due, gli Inglesi sono il Giocatore 1, entrambi gli eventi hanno effetto, nessuno muove e l’anno finisce dopo questo Turno di Gioco. Puoi anche non usare la carta giocata, ma nulla si conserva per dopo.

rules-4-title = Movimento
rules-4 = Il Giocatore 1 fa tutte le sue mosse, poi tocca al Giocatore 2.
rules-4-0-title = Come si muove
rules-4-0 = Un blocco muove al massimo una volta per Turno di Gioco; ritirate e Rally non sono mosse. Può attraversare aree vacanti o con soli blocchi amici, e deve fermarsi dove incontra un nemico.
rules-4-2-title = Punti Movimento e Gruppi
rules-4-2 = La carta dà tanti Punti Movimento quanto è il suo numero. Un punto attiva un Gruppo, cioè tutti i tuoi blocchi in un’area: ognuno può andare dove vuole, fin dove lo porta la sua capacità di movimento, e qualcuno può restare. Altri blocchi di un’area già attiva non costano nulla in più. Nessun blocco entra due volte nella stessa area.
rules-4-3-title = Limiti di confine
rules-4-3 = In una Fase di movimento ogni giocatore può far attraversare un confine { $edition ->
    [2] Nero
   *[other] Verde
 } a sei blocchi al massimo e un confine Rosso a due al massimo, contando insieme le due direzioni. Ciascuno ha il proprio conto. Un blocco che attraversa un confine Rosso deve fermarsi.
rules-4-4-title = Il Confine Anglo-Scozzese
rules-4-4 = Una mossa che comincia o finisce in Inghilterra costa un Punto Movimento per ogni singolo blocco. Un blocco che entra in Inghilterra si ferma lì. Uno che ne esce può proseguire, se il confine non era Rosso. { $border_crossers ->
    [one_group] Tutti i blocchi che in questa fase hanno attraversato questo confine e attaccano la stessa area formano un solo Gruppo d’attacco principale, da qualunque parte siano venuti.
   *[by_route] Chi fa parte del Gruppo d’attacco principale si stabilisce come sempre, secondo 5.32.
 }
rules-4-5-title = Controllo d’Area
rules-4-5 = Un’area è amica se ci sono solo blocchi tuoi, nemica se ci sono solo blocchi avversari, contestata se ci sono entrambi, neutrale se non c’è nessuno. Cambia subito, con ogni blocco che arriva o parte.
rules-4-6-title = Pinning
rules-4-6 = Quando muove il Giocatore 2, ogni blocco del Giocatore 1 in un’area contestata tiene pinned uno dei blocchi che vi si trovavano, Riserve comprese. Scegli tu quali dei tuoi restano; solo quelli in più possono uscire, { $border_control ->
    [any_battle] e non da un confine che il Giocatore 1 è stato l’ultimo a usare per entrare in una battaglia
   *[other] e mai da un confine che il Giocatore 1 ha usato per entrare in quella battaglia
 }. I rinforzi non liberano nessuno. I blocchi del Giocatore 1 non sono mai pinned.
rules-4-7-title = I Normanni
rules-4-7 = I Normanni muovono da soli, per un Punto Movimento, via mare, da un’area di costa a qualunque altra area di costa della Scozia, e possono attaccare. Non entrano mai in Inghilterra, non usano mai la carta Mossa navale e non contano per i Limiti di confine. { $norse_role ->
    [with_main] In un attacco fanno sempre parte del Gruppo d’attacco principale.
   *[separate] In un attacco sono da soli il Gruppo d’attacco principale se entrano per primi; altrimenti sono in Riserva.
 } { $norse_declared ->
    [1] Si dice apertamente da dove vengono e dove vanno.
   *[0] Non si annuncia da dove vengono.
 }

rules-5-title = Battaglie
rules-5 = Quando entrambi hanno mosso, in ogni area contestata c’è una battaglia.
rules-5-1-title = Ordine delle battaglie
rules-5-1 = Le battaglie si combattono una dopo l’altra; ogni volta il Giocatore 1 sceglie la prossima. L’attaccante è chi è entrato in un’area dell’altro. I blocchi del Giocatore 2 che entrano in una battaglia cominciata dal Giocatore 1 rinforzano la difesa. I blocchi che combattono si rivelano, e dopo tornano in piedi.
rules-5-2-title = Solidarietà Celtica
rules-5-2 = Arcieri del Galles, Fanteria del Galles e Fanteria dell’Ulster possono rifiutarsi di combattere altri Celti: tira un dado per ciascuno, con 5 o 6 il blocco va nel Draw Pool. { $celtic_test ->
    [before_battle] Tirano tutti prima del primo Round, Riserve comprese.
   *[on_reveal] Ognuno tira quando comincia a combattere; le Riserve lo fanno all’inizio del Round 2.
 } { $celtic_permanent ->
    [1] Se sono eliminati in battaglia, lo sono per sempre.
   *[0] { "" }
 }
rules-5-3-title = Tre Round
rules-5-3 = Una battaglia dura al massimo tre Round e finisce subito quando nell’area restano blocchi di un solo schieramento, Riserve comprese.
rules-5-31-title = Turni di combattimento
rules-5-31 = In ogni Round ciascun blocco che combatte ha un turno, in quest’ordine: A del difensore, A dell’attaccante, B del difensore, B dell’attaccante, C del difensore, C dell’attaccante. Tra blocchi uguali sceglie il proprietario. Nel suo turno un blocco tira, si ritira o passa. { $round_end ->
    [unopposed] Il Round finisce subito quando nessun nemico combatte più.
   *[full] Se nessun nemico combatte ma devono ancora arrivare Riserve nemiche, i blocchi rimasti possono ritirarsi o passare.
 }
rules-5-32-title = Riserva e controllo del campo di battaglia
rules-5-32 = Il Gruppo d’attacco principale è formato dagli attaccanti partiti da una sola area{ $main_attack ->
    [whole_way] , che hanno mosso assieme per tutto il percorso e sono entrati da un solo confine
   *[last_border] { " " }ed entrati assieme da un solo confine
 }; lo stabilisce il primo blocco a entrare. Tutti gli altri attaccanti sono in Riserva. Nel Round 1 le Riserve non fanno nulla e non subiscono colpi; entrano all’inizio del Round 2, anche se tutti i loro compagni non ci sono più. { $control_change ->
    [attacker_wins] Se a quel punto il difensore ha perso tutti i blocchi del Round 1, eliminati o ritirati,
    [attacker_holds] Se l’attaccante ha vinto il Round 1, cioè tutti i difensori del Round 1 sono eliminati o andati via e lui ha ancora blocchi sul campo,
   *[all_eliminated] Se a quel punto tutti i difensori del Round 1 sono eliminati e nessuno di loro si è salvato ritirandosi,
 } ma il difensore ha Riserve in arrivo, il campo è dell’attaccante: nei Round 2 e 3 difende lui, e le Riserve attaccano. Un Nobile catturato dal difensore conta tra le sue Riserve. All’inizio del Round 3 non cambia nulla.
rules-5-33-title = Rinforzi in battaglia
rules-5-33 = I blocchi del Giocatore 2 che entrano in una battaglia cominciata dal Giocatore 1 rinforzano la difesa e sono in Riserva (5.32). Se è il Giocatore 2 a cominciare una battaglia, il suo attacco segue 5.32.
rules-5-4-title = Tirare
rules-5-4 = Tira un dado per ogni step di Forza. Ogni dado che non supera il numero del valore di combattimento è un colpo.
rules-5-41-title = Subire i colpi
rules-5-41 = I colpi si subiscono subito, uno alla volta, ciascuno dal blocco più forte in quel momento tra quelli che combattono; a parità sceglie il proprietario. { $schiltroms ->
    [1] { $schiltrom_archers ->
        [in_battle] Schiltroms: la Fanteria scozzese ha +1 nelle battaglie in cui gli Inglesi non hanno Arcieri; contano anche gli Arcieri in Riserva.
       *[taking_part] Schiltroms: la Fanteria scozzese ha +1 finché non combattono Arcieri inglesi; gli Arcieri in Riserva non contano.
     }
   *[0] { "" }
 }
rules-5-5-title = Ritirate
rules-5-5 = Un blocco si ritira in un’area adiacente amica o neutrale, mai in una contestata o nemica. Non può attraversare un confine { $border_control ->
    [this_battle] che il nemico ha usato per entrare in questa battaglia, rinforzi compresi; se lo hanno usato entrambi, può farlo solo il Giocatore 2
    [battle_start] che il nemico ha usato per cominciare questa battaglia; i confini usati solo dai rinforzi restano aperti, e se un confine lo hanno usato entrambi può passarvi solo il Giocatore 2
   *[any_battle] che il nemico è stato l’ultimo a usare per entrare in una qualunque battaglia di questo Turno di Gioco
 }. { $retreat_limit ->
    [per_round] Valgono i Limiti di confine di sei e due blocchi, da capo in ogni Round e per la ritirata dopo il Round 3.
    [cumulative] Valgono i Limiti di confine di sei e due blocchi, da capo in ogni Round e per la ritirata dopo il Round 3, ma ogni volta contano anche i tuoi blocchi che sono entrati da quel confine.
   *[whole_battle] I Limiti di confine di sei e due blocchi valgono per tutta la battaglia e tengono conto di chi passa in andata e in ritorno: contano i tuoi blocchi che sono entrati da quel confine e quelli che vi sono già tornati indietro, in qualunque Round.
 } I blocchi inglesi non si ritirano mai fuori dall’Inghilterra, quelli scozzesi mai in Inghilterra. I Normanni navigano verso qualunque area di costa amica della Scozia. Dopo il Round 3 gli attaccanti ancora presenti devono ritirarsi{ $retreat_order ->
    [by_letter] , prima gli A, poi i B, poi i C
   *[free] , nell’ordine che vogliono
 }. { $cannot_retreat ->
    [to_pool] Chi deve ritirarsi e non può va nel Draw Pool, anche se ha la croce nera; i Nobili, tranne Moray, sono catturati.
   *[battle_loss] Chi deve ritirarsi e non può è perso come se fosse eliminato in battaglia; i Nobili sono catturati.
 } Il nemico vede quanti blocchi di una lettera vanno in ogni area, non quali.
rules-5-6-title = Rally
rules-5-6 = Il vincitore può mandare ognuno dei suoi blocchi nell’area, anche le Riserve, in un’area adiacente amica o neutrale; nessuno è obbligato a muovere. { $regroup_limit ->
    [as_retreats] Valgono i Limiti di confine delle ritirate (5.5), e ciò che lì è già contato conta anche qui;
   *[fresh] I Limiti di confine ripartono da capo;
 } il Controllo del Confine da parte del nemico non conta. Solo i blocchi inglesi possono passare il Confine Anglo-Scozzese verso l’Inghilterra, solo quelli scozzesi verso la Scozia. I Normanni possono solo navigare, verso un’area di costa amica della Scozia.
rules-5-7-title = Cattura dei Nobili
rules-5-7 = Un Nobile eliminato in battaglia, che non può ritirarsi o che cade per un Saccheggio cambia schieramento, con Forza 1. In battaglia sta in Riserva con chi l’ha catturato e combatte dal Round successivo. Se è preso nel Round 3 o dopo, segue gli altri: deve ritirarsi con l’attaccante, o può fare il Rally con il difensore. Moray, se eliminato, lo è per sempre.
rules-5-8-title = Perdite
rules-5-8 = Gli altri blocchi persi vanno nel Draw Pool del loro schieramento. I blocchi con la croce nera (Wallace, Moray, i Normanni, i Cavalieri Francesi e gli Hobelars) sono eliminati per sempre { $cannot_retreat ->
    [to_pool] se cadono in battaglia; se soltanto non possono ritirarsi, vanno nel Draw Pool (5.5).
   *[battle_loss] se cadono in battaglia o non possono ritirarsi quando devono.
 } I blocchi che escono per un Saccheggio, un Raid di Confine o l’inverno vanno nel Draw Pool, quali che siano. Per Edoardo e il Re vedi 6.1 e 6.2.
rules-5-9-title = Raid di Confine
rules-5-9 = Se alla fine di un Turno di Gioco in Inghilterra ci sono solo blocchi scozzesi, gli Inglesi tolgono dalla mappa un loro blocco che non sia un Nobile e lo mettono nel Draw Pool; può essere anche Edoardo. { $raid_loss ->
    [shown] Gli Inglesi mostrano quale blocco è.
   *[hidden] Non si mostra quale blocco è.
 } { $truce_raid_loss ->
    [suspended] In un Turno di Gioco con una tregua inglese non si perde nulla.
    [suspended_by_either] In un Turno di Gioco con una tregua, di chiunque sia, non si perde nulla.
   *[applies] Una tregua non lo impedisce.
 }

rules-6-title = Re
rules-6 = Due Re si possono perdere, e con uno di loro la partita.
rules-6-1-title = Edoardo
rules-6-1 = Il blocco Edoardo è Edoardo I finché non è eliminato in battaglia o finisce il 1306, e da allora Edoardo II. { $cannot_retreat ->
    [to_pool] Edoardo I, se è eliminato in battaglia, va nel Draw Pool e torna come Edoardo II. Se Edoardo II è eliminato in battaglia, la Scozia vince subito. Un Edoardo che soltanto non può ritirarsi va nel Draw Pool così com’è (5.5), e nessuno vince per questo.
   *[battle_loss] Edoardo I, se è eliminato o non può ritirarsi, va nel Draw Pool e torna come Edoardo II. Se Edoardo II è eliminato in battaglia o non può ritirarsi, la Scozia vince subito.
 }
rules-6-2-title = Il Re di Scozia
rules-6-2 = Una volta per partita, quando giocano una carta Evento, gli Scozzesi possono incoronare un Re invece di eseguire l’evento: Bruce o Comyn, se Wallace è eliminato per sempre e quel Nobile è scozzese e in Fife; oppure Balliol, dal 1301, se i Cavalieri Francesi sono in mappa. { $coronation_choice ->
    [on_play] Lo dicono quando si rivelano le carte, prima dell’evento inglese.
   *[after_english_event] Se anche gli Inglesi hanno giocato un evento, ne vedono prima l’effetto.
 } Il Re appare a forza piena in Fife, Balliol con i Cavalieri Francesi. I Nobili scozzesi dell’altra fazione cambiano subito schieramento: quelli dei Comyn se è incoronato Bruce, altrimenti quelli del Bruce; Moray mai. Le battaglie che ne nascono si combattono subito, nell’ordine scelto dal Giocatore 1, e attaccano i Nobili che hanno tradito. { $cannot_retreat ->
    [to_pool] Se il Re è eliminato in battaglia, l’Inghilterra vince subito; se soltanto non può ritirarsi, va nel Draw Pool (5.5), e nessuno vince per questo.
   *[battle_loss] Se il Re è eliminato in battaglia o non può ritirarsi, l’Inghilterra vince subito.
 }

rules-events-title = Eventi
rules-events = Chi gioca un evento lo esegue invece di muovere. Può anche rinunciarvi. Gli step oltre la forza piena di un blocco vanno persi.
rules-herald-title = Araldo
rules-herald = Indica un Nobile nemico in mappa, ma non Moray, e tira un dado: con 1-4 cambia schieramento e mantiene la sua Forza. Se ne nasce una battaglia la si combatte subito, e l’attaccante è lui.
rules-pillage-title = Saccheggio
rules-pillage = Scegli un Gruppo nemico adiacente a uno tuo. Subisce due colpi come in battaglia, e ogni step realmente perso può essere aggiunto ai blocchi di un solo Gruppo amico adiacente. { $pillage_noble ->
    [captured] Un Nobile che cade è catturato; se ne nasce una battaglia la si combatte dopo i colpi e i guadagni, e lui attacca dal primo Round.
   *[not_stated] I blocchi che cadono vanno nel Draw Pool (5.8). Dei Nobili il regolamento non parla: come in battaglia sono catturati; se ne nasce una battaglia la si combatte dopo i colpi e i guadagni, e il Nobile attacca dal primo Round.
 }
rules-sea-move-title = Mossa navale
rules-sea-move = Trasporta uno o due blocchi da un’area di costa a un’altra area di costa amica. L’Inghilterra vale come area di costa. I Normanni hanno navi proprie. Non si usa nessun confine.
rules-truce-title = Tregua
rules-truce = In questo Turno di Gioco il tuo avversario può muovere ma non attaccare, nemmeno con i Normanni. { $truce_new_raids ->
    [forbidden] Gli Scozzesi non possono entrare affatto in Inghilterra.
   *[if_empty] Gli Scozzesi possono entrare in Inghilterra se non ci sono blocchi inglesi.
 } { $truce_raid_loss ->
    [suspended] Con una tregua inglese, gli Scozzesi già in Inghilterra non costano blocchi agli Inglesi in questo Turno di Gioco.
    [suspended_by_either] Gli Scozzesi già in Inghilterra non costano blocchi agli Inglesi in questo Turno di Gioco, chiunque giochi la carta.
   *[applies] Gli Scozzesi già in Inghilterra costano comunque un blocco agli Inglesi (5.9).
 } Una tregua non ferma gli eventi, né le battaglie che nascono da un evento.
rules-victuals-title = Rifornimenti
rules-victuals = Aggiungi tre step ai tuoi blocchi in una sola area{ $victuals_split ->
    [three_blocks] , uno ciascuno a tre blocchi diversi.
   *[free] , come vuoi.
 }

rules-7-title = Inverno
rules-7 = Dopo cinque Turni di Gioco, o dopo uno con due eventi, viene l’inverno. Si gioca esattamente in quest’ordine.
rules-7-1-title = I Nobili tornano a casa
rules-7-1 = Tornano a casa prima i Nobili inglesi, poi quelli scozzesi, da ovunque siano. Se in quel momento nella sua area feudale c’è un blocco nemico, anche solo un Nobile nemico che deve ancora partire, il Nobile cambia schieramento e mantiene la sua Forza. Chi ha cambiato schieramento tornando è già a casa e vi resta.
rules-7-12-title = Nobili che scelgono
rules-7-12 = Bruce e Comyn vanno in una delle loro due aree feudali. Se il nemico ne occupa una vanno nell’altra; se le occupa entrambe, il Nobile cambia schieramento e sceglie il nuovo proprietario. Moray torna a casa, se non c’è un nemico, o resta; { $leaders_disband ->
    [in_their_step] oppure si sbanda adesso.
   *[with_the_scots] può anche sbandarsi in 7.5.
 }
rules-7-2-title = I quartieri del Re
rules-7-2 = Il Re va in un’area amica o neutrale con una cattedrale, o resta{ $leaders_disband ->
    [in_their_step] , oppure si sbanda adesso.
   *[with_the_scots] . Può anche sbandarsi in 7.5.
 }
rules-7-3-title = Sbandamento degli Inglesi
rules-7-3 = Tutti i blocchi inglesi in Inghilterra si sbandano.
rules-7-31-title = Cavalieri, Arcieri, Hobelars
rules-7-31 = Si sbandano anche in Scozia, a meno che Edoardo sverni con loro.
rules-7-32-title = Fanteria inglese
rules-7-32 = La Fanteria può restare entro il limite dei castelli, per il quale conta ogni blocco nell’area. Quella di troppo si sbanda, a scelta del proprietario, e anche l’altra può sbandarsi. Nell’area dove sverna Edoardo i blocchi inglesi possono restare senza limite.
rules-7-4-title = Edoardo d’inverno
rules-7-4 = Gli Inglesi decidono di lui prima di sbandare le armate. Edoardo II si sbanda sempre. Edoardo I può svernare in Scozia, ma non nel 1306 e non per due inverni di fila. Alla fine del 1306 muore, e gli succede Edoardo II.
rules-7-5-title = Sbandamento degli Scozzesi
rules-7-5 = Wallace può andare in Selkirk da ovunque, se non c’è un nemico, e guadagna due step; per lui il limite non vale. Poi si sbanda chi è oltre un limite, a scelta del proprietario tra i blocchi che non sono Nobili, il Re e Moray. { $scots_disband ->
    [excess_only] { $leaders_disband ->
        [in_their_step] In questo passo non può sbandarsi nessun altro.
       *[with_the_scots] Oltre a questi possono sbandarsi solo Moray e il Re.
     }
   *[free] Dopo può sbandarsi anche qualunque blocco che non sia un Nobile, e Moray.
 } In Inghilterra si sbandano tutti. I Nobili mai, tranne Moray.
rules-7-6-title = Rimpiazzi
rules-7-6 = Ogni area amica dà tanti Punti di Rimpiazzo quanto è il suo limite, uno in più agli Scozzesi dove c’è una cattedrale. Si spendono in quell’area o sono persi. { $winter_builds ->
    [hidden] Entrambi rinforzano allo stesso tempo: nessuno vede i rimpiazzi dell’altro finché non hanno finito tutti e due.
    [simultaneous] Secondo il regolamento entrambi rinforzano allo stesso tempo; qui cominciano gli Scozzesi, e gli Inglesi vedono quanti blocchi sono arrivati e dove.
   *[scots_first] Rinforzano prima gli Scozzesi, poi gli Inglesi.
 }
rules-7-61-title = I Cavalieri Francesi
rules-7-61 = Una volta per partita { $french_arrival ->
    [may_decline] gli Scozzesi possono aggiungere i Cavalieri Francesi al loro Draw Pool
   *[automatic] i Cavalieri Francesi entrano nel Draw Pool scozzese
 }: { $french_check ->
    [any_time] non appena gli Scozzesi controllano otto Nobili.
   *[winter_before_builds] se gli Scozzesi controllano almeno otto Nobili in mappa quando cominciano i rimpiazzi.
 }
rules-7-62-title = Reclutamento scozzese
rules-7-62 = Con un punto si pesca a caso un blocco dal Draw Pool e lo si schiera nell’area con Forza 1, finché l’area è sotto il limite, oppure si aggiunge uno step a un blocco che è lì, anche appena pescato. Se per un’area senza costa escono i Normanni o i Francesi, { $inland_draw ->
    [adjacent_coast] vanno in un’area di costa amica adiacente, dove il limite non conta; se non ce n’è si pesca un altro blocco. { $inland_draw_limit ->
        [drawing_area] Contano per il limite dell’area che li ha pescati.
       *[ignored] Non contano per nessun limite.
     } { $inland_draw_steps ->
        [new_area] Solo i punti dell’area dove sbarcano danno loro step.
       *[both_areas] I punti dell’una o dell’altra area possono dare loro step.
     }
   *[redraw] tornano nel Draw Pool e si pesca un altro blocco.
 }
rules-7-63-title = Reclutamento inglese
rules-7-63 = I punti inglesi aggiungono step solo a Fanteria e Nobili.
rules-7-7-title = Leva Feudale
rules-7-7 = A meno che Edoardo sverni in Scozia, metà del Draw Pool inglese, arrotondata per eccesso, è pescata a caso e schierata in Inghilterra a forza piena.
rules-7-8-title = Un nuovo anno
rules-7-8 = Tutte le carte si mescolano e si distribuiscono di nuovo, e comincia l’anno successivo.

rules-8-title = Scenari
rules-8 = Due scenari rappresentano le due metà della guerra, e la Campagna la guerra intera.
rules-8-1-title = Braveheart
rules-8-1 = Dal 1297 al 1305. La maggior parte dei Nobili è inglese; Wallace e Moray sono insorti. { $edward_first_levy ->
    [excluded] Edoardo non può essere pescato nella prima Leva.
   *[drawable] { "" }
 }
rules-8-2-title = The Bruce
rules-8-2 = Dal 1306 al 1314. Bruce è stato incoronato, Wallace e Moray sono morti{ $bruce_french_start ->
    [in_pool] , e i Cavalieri Francesi sono nel Draw Pool scozzese.
   *[off_map] . I Cavalieri Francesi non sono ancora in gioco.
 }
rules-8-3-title = Campagna
rules-8-3 = Comincia come Braveheart e continua finché qualcuno non ottiene una Vittoria Automatica.

rules-9-title = Vittoria
rules-9 = Chi controlla i Nobili controlla la Scozia.
rules-9-0-title = Il conto
rules-9-0 = Dopo l’inverno dell’ultimo anno vince chi ha più Nobili in mappa. Se sono sette a sette, vince la Scozia se Wallace è in mappa, altrimenti l’Inghilterra.
rules-9-1-title = Vittoria Automatica
rules-9-1 = { $all_nobles_win ->
    [at_once] Chi controlla tutti i Nobili in gioco vince subito.
   *[end_of_turn] { $all_nobles_check ->
        [game_turns] Chi controlla tutti i Nobili in gioco alla fine di un Turno di Gioco vince; la fine dell’inverno non conta.
       *[winter_too] Chi controlla tutti i Nobili in gioco alla fine di un Turno di Gioco o dell’inverno vince.
     }
 } Per gli Inglesi occorre anche che Moray non sia in mappa. La morte di Edoardo II o del Re chiude la partita all’istante, anche a metà di una battaglia.
rules-9-2-title = Offerte
rules-9-2 = Nel gioco da torneo i giocatori fanno un’offerta per lo schieramento che vogliono. Da E1 a E3: per altrettanti primi anni Edoardo resta scoperto nel Draw Pool e non può essere pescato, anche se conta per la misura della Leva. Da S1 a S3: la prima Leva di Braveheart ha altrettanti blocchi in più. Offerte opposte si annullano a vicenda. { $bid ->
    [none] { "" }
   *[other] In questa partita l’offerta netta è { $bid }.
 }

rules-view-title = Che cosa puoi vedere
rules-view = Vedi tutto ciò che è tuo. Del nemico vedi quanti blocchi ci sono in ogni area, chi combatte nella battaglia in corso, il numero di Nobili di ciascuno, le carte giocate quest’anno, quante carte ha in mano e quanti blocchi nel Draw Pool, e tutto ciò che si annuncia: dadi, colpi, perdite, catture, araldi, incoronazioni. Non vedi che cosa sta in piedi, che cosa c’è in mano, che cosa è stato pescato o chiamato dalla Leva, né chi è andato dove.
