### What stands on a player's screen beside the prompt: buttons, questions, explanations, warnings.
### $who, $attacker, $defender and $winner are names of sides, which come with no article here. What the arguments
### are stands in the English catalogue.

## Buttons. $step is the name of the step the button stands in (move, regroup, victuals ...).

word-done = { $step ->
    [move] Concludi le mosse
    [sea-block] Concludi i trasporti
    [victuals] Concludi i Rifornimenti
    [pillage-gain] Concludi il saccheggio
    [retreat] Concludi la ritirata
    [regroup] Concludi il Rally
    [english-disband] Concludi lo sbandamento
    [scottish-disband] Concludi lo sbandamento
    [scottish-build] Concludi i rimpiazzi
    [english-build] Concludi i rimpiazzi
   *[other] Fatto
 }
word-pass = Rinuncia: salta { $card }
word-stop = Fermati qui
word-fire = Tira
word-hold = Passa
word-event = { $step ->
    [truce] Dichiara una tregua
   *[other] Gioca l’evento: { $card }
 }
word-crown-bruce = Incorona Bruce
word-crown-comyn = Incorona Comyn
word-crown-balliol = Fai tornare Balliol come Re
word-winter = Tieni { $block } in { $area }
word-disband = Manda { $block } a casa

## Questions before something is given away

sure-moves = { $moves ->
    [one] Ti resta un Punto Movimento, e ci sono blocchi che possono muovere. Concludi le mosse?
   *[other] Ti restano { $moves } Punti Movimento, e ci sono blocchi che possono muovere. Concludi le mosse?
 }
sure-pass = { $card }: la carta non avrebbe effetto. Rinunci lo stesso?
sure-steps = { $left ->
    [one] Uno step non è ancora assegnato e andrebbe perso. Continui?
   *[other] { $left } step non sono ancora assegnati e andrebbero persi. Continui?
 }
sure-points = { $points ->
    [one] Un Punto di Rimpiazzo non è ancora speso e andrebbe perso. Concludi i rimpiazzi?
   *[other] { $points } Punti di Rimpiazzo non sono ancora spesi e andrebbero persi. Concludi i rimpiazzi?
 }
sure-stranded = { $count ->
    [one] Il blocco { $blocks } non ha dove andare e andrà perso. Continui?
   *[other] Questi blocchi non hanno dove andare e andranno persi: { $blocks }. Continui?
 }
sure-crown = { $count ->
    [0] Nessun Nobile della fazione rivale sta con gli Scozzesi: nessuno cambierà parte. Procedi con l’Incoronazione?
    [one] { $blocks } è della fazione rivale e passerà subito agli Inglesi. Procedi con l’Incoronazione?
   *[other] { $blocks } sono della fazione rivale e passeranno subito agli Inglesi. Procedi con l’Incoronazione?
 }

## Warnings on cards in the hand

warn-event = { $nothing ->
    [1] Al momento la carta { $card } non avrebbe effetto.{ $ends ->
        [1] { " " }E se anche l’avversario gioca un evento, l’anno finisce dopo questo Turno di Gioco.
       *[other] { "" }
     }
   *[other] Se anche l’avversario gioca un evento, nessuno muove e l’anno finisce dopo questo Turno di Gioco.
 }

## Who attacks, and when that changes

control-stays = Attacco: { $attacker }; difesa: { $defender }. Dopo tre Round gli attaccanti rimasti in { $area } devono ritirarsi.
control-may-change = Attacco: { $attacker }; difesa: { $defender }. { $how ->
    [attacker_wins] Se non resta nessuno dei primi difensori quando, nel Round 2, entrano le Riserve della difesa, il campo passa all’attaccante e da allora è la difesa ad attaccare.
    [attacker_holds] Se non resta nessuno dei primi difensori, ma ci sono ancora i primi attaccanti, quando, nel Round 2, entrano le Riserve della difesa, il campo passa all’attaccante e da allora è la difesa ad attaccare.
   *[other] Se tutti i primi difensori sono persi, e nessuno si è ritirato, quando nel Round 2 entrano le Riserve della difesa, il campo passa all’attaccante e da allora è la difesa ad attaccare.
 }
control-retreat = { $area }, fine dei tre Round: chi attaccava ({ $attacker }) deve ritirarsi e lasciare il campo a chi difendeva ({ $defender }).
control-won = Battaglia in { $area }, vittoria: { $winner }. Il vincitore può spostare i suoi blocchi nelle aree adiacenti con il Rally.

## What a step is about. $step is its name; arguments named like a switch of the rules have its value.

explain-card = Entrambi scelgono in segreto e rivelano insieme. Un evento precede ogni carta movimento, un numero più alto uno più basso, e a parità vanno prima gli Inglesi. Se entrambi giocano un evento, l’anno finisce dopo questo Turno di Gioco.
explain-truce = In questo Turno di Gioco l’avversario può muovere ma non attaccare{ $truce_new_raids ->
    [forbidden] , e gli Scozzesi non possono entrare in Inghilterra
   *[other] , ma gli Scozzesi possono entrare in Inghilterra se è vacante
 }. { $truce_raid_loss ->
    [applies] Gli Scozzesi già in Inghilterra costano comunque un blocco.
    [suspended] Con una tregua inglese, gli Scozzesi già in Inghilterra non costano blocchi.
   *[suspended_by_either] In questo Turno di Gioco gli Scozzesi già in Inghilterra non costano blocchi.
 } Gli eventi si giocano come al solito.
explain-coronation = Una volta per partita gli Scozzesi possono incoronare un Re invece di giocare il loro evento. Il Re arriva a forza piena, ma i Nobili della fazione rivale passano subito agli Inglesi, e combattono dove si trovano tra Scozzesi.{ $coronation_choice ->
    [on_play] { " " }Se anche gli Inglesi hanno giocato un evento, la scelta fatta qui è annunciata prima.
   *[other] { "" }
 }
explain-coronation-battle = I Nobili che hanno lasciato il nuovo Re si trovano tra gli ex compagni. Queste battaglie si combattono subito, e attaccano i Nobili; nessuno è in Riserva.
explain-herald = L’araldo va da un Nobile avversario, ovunque sia (non da Moray). Con un tiro di 1-4 il Nobile cambia schieramento con la sua forza attuale; se ci sono nemici con lui, li combatte subito.
explain-victuals = Tre step per i blocchi di una sola area{ $victuals_split ->
    [three_blocks] , ciascuno per un blocco diverso
   *[other] , distribuiti come vuoi
 }. Nessun blocco supera la sua forza piena.
explain-pillage = Due colpi a un Gruppo nemico adiacente a uno tuo, subiti dal più forte come in battaglia. Ogni step realmente perso può rinforzare uno dei tuoi Gruppi accanto. Un Nobile che perde l’ultimo step cambia schieramento.
explain-pillage-hit = Chi è saccheggiato subisce i colpi uno alla volta, ciascuno con il suo blocco più forte nell’area; a parità può scegliere.
explain-pillage-gain = Gli step persi possono andare ai blocchi di un solo Gruppo amico accanto all’area saccheggiata.
explain-sea-block = Uno o due blocchi navigano insieme da una costa a un’altra dove ci sono solo blocchi tuoi, Inghilterra compresa. Non si attraversa nessun confine, e i Normanni non partecipano.
explain-sea-area = Le navi approdano su una costa dove ci sono blocchi tuoi e nessun nemico.
explain-move = Un Punto Movimento fa partire i blocchi di un’area, ognuno dove vuole e fin dove può. Per entrare in Inghilterra o uscirne ogni singolo blocco costa un punto. In una fase passano al massimo sei blocchi da un confine { $edition ->
    [2] Nero
   *[other] Verde
 } e due da uno Rosso, dopo il quale devono fermarsi.{ $second ->
    [1] { " " }Dove sono entrati blocchi del primo giocatore, altrettanti dei tuoi devono restare.
   *[other] { "" }
 }{ $truce ->
    [1] { " " }C’è una tregua: niente attacchi.
   *[other] { "" }
 }
explain-march = Il blocco avanza di area in area. Deve fermarsi dove ci sono nemici, dopo un confine Rosso e in Inghilterra.
explain-choose-battle = Dove ci sono entrambi gli schieramenti c’è una battaglia. Il primo giocatore di questo Turno di Gioco dice qual è la prossima.
explain-combat = Ogni blocco agisce una volta per Round: A prima di B prima di C, i difensori prima degli attaccanti. Tra i propri blocchi di una stessa lettera si può scegliere l’ordine.
explain-combat-action = Per tirare, un blocco lancia tanti dadi quanta è la sua Forza; ogni dado che non supera il suo numero colpisce. Altrimenti può ritirarsi in un’area adiacente amica o vacante, oppure passare.
explain-hit = Ogni colpo toglie uno step al blocco più forte che combatte; a parità sceglie il proprietario. Un Nobile che perde l’ultimo step cambia schieramento, gli altri vanno nel Draw Pool o sono eliminati per sempre.
explain-retreat = Dopo tre Round l’attaccante deve andarsene{ $retreat_order ->
    [by_letter] , prima i blocchi A, poi i B, poi i C
   *[other] { "" }
 }. { $border_control ->
    [battle_start] I confini con cui il nemico ha cominciato questa battaglia sono chiusi,
    [any_battle] I confini che il nemico è stato l’ultimo a usare per entrare in una battaglia sono chiusi,
   *[this_battle] I confini da cui il nemico è entrato in questa battaglia sono chiusi,
 } e per la stessa via passano al massimo sei blocchi (due da un confine Rosso){ $retreat_limit ->
    [whole_battle] , contando chi è entrato da lì e chi vi è tornato nei Round precedenti
    [cumulative] , contando chi è entrato da lì
   *[per_round] { "" }
 }. Chi non può andarsene { $cannot_retreat ->
    [to_pool] va nel Draw Pool; i Nobili, tranne Moray, sono catturati
   *[other] è perso come se fosse eliminato; i Nobili sono catturati
 }.
explain-retreat-to = La via d’uscita deve portare in un’area amica o vacante, attraverso un confine aperto e con posto.
explain-regroup = Il vincitore può mandare i blocchi da qui nelle aree adiacenti amiche o vacanti; { $regroup_limit ->
    [as_retreats] i Limiti di confine delle ritirate continuano a valere
   *[fresh] i Limiti di confine ripartono da capo
 }. Nessuno è obbligato ad andare.
explain-regroup-to = Scegli un’area amica o vacante adiacente alla battaglia. I blocchi inglesi non possono lasciare l’Inghilterra, né quelli scozzesi entrarvi.
explain-raid = Alla fine del Turno di Gioco in Inghilterra ci sono solo Scozzesi. Gli Inglesi tolgono dalla mappa un loro blocco, non un Nobile, e lo mettono nel Draw Pool { $raid_loss ->
    [shown] mostrandolo
   *[hidden] senza mostrarlo
 }.
explain-bruce-home = Comincia l’inverno: ogni Nobile torna a casa, prima quelli inglesi. Chi trova nemici nella sua area feudale cambia schieramento. Bruce ne ha due, Annan e Carrick; se sono entrambe in mano nemica, sceglie il suo nuovo proprietario.
explain-comyn-home = Ogni Nobile torna a casa, prima quelli inglesi. Chi trova nemici nella sua area feudale cambia schieramento. Comyn ne ha due, Badenoch e Lochaber; se sono entrambe in mano nemica, sceglie il suo nuovo proprietario.
explain-moray-home = Moray sverna a casa, se non ci sono nemici, o resta dov’è{ $leaders_disband ->
    [in_their_step] , oppure si sbanda adesso
   *[with_the_scots] . Dopo lo si può ancora sbandare
 }.
# Also told to the other side while Moray's quarters are chosen
explain-king-home = I Leader scelgono i Quartieri Invernali. Il Re può andare in una cattedrale (Fife, Lennox, Strathspey) senza nemici, o restare dov’è{ $leaders_disband ->
    [in_their_step] , oppure sbandarsi adesso
   *[with_the_scots] { "" }
 }.
explain-edward-winter = Edoardo I può restare in Scozia d’inverno, ma non per due inverni di fila. Anche i blocchi inglesi con lui possono restare, oltre il limite dei castelli. Il prezzo: niente Leva per l’anno che viene.
explain-english-disband = Tutti i blocchi inglesi in Inghilterra, e tutti i Cavalieri, Arcieri e Hobelars che non svernano con Edoardo, sono tornati a casa. La Fanteria può restare quanto permette il limite dei castelli dell’area, contando ogni blocco presente.
explain-wallace-home = Wallace può andare in Selkirk da ovunque, se non ci sono nemici; lì guadagna due step e nessun limite vale per lui.
explain-scottish-disband = Nessuna area tiene più blocchi scozzesi del suo limite dei castelli, uno in più dove c’è una cattedrale; i Nobili restano comunque. In Inghilterra non resta nessuno. { $scots_disband ->
    [free] Altri blocchi si possono mandare a casa a piacere: torneranno se pescati.
   *[other] { $leaders_disband ->
        [in_their_step] A parte questo, adesso non si può mandare a casa nessuno.
       *[with_the_scots] A parte questo si possono mandare a casa solo il Re e Moray.
     }
 }
explain-scottish-build = Ogni area degli Scozzesi ha tanti punti quanto è il suo limite dei castelli, uno in più con una cattedrale, da spendere lì. Un punto pesca un blocco dal Draw Pool con Forza 1, se c’è posto sotto il limite, o dà uno step a un blocco dell’area. { $inland_draw ->
    [adjacent_coast] Normanni e Francesi pescati nell’entroterra sbarcano su una costa adiacente.
   *[other] Nell’entroterra non si pescano né Normanni né Francesi.
 }
explain-build-from = Due aree potrebbero pagare questo step: quella dove si trova il blocco e quella che l’ha pescato.
explain-drawn-to = Pescato per un’area dell’entroterra, questo blocco sbarca su una costa amica adiacente.
explain-english-build = Ogni area degli Inglesi ha tanti punti quanto è il suo limite dei castelli, per dare step a Fanteria e Nobili lì presenti. Ciò che non si spende è perso.
explain-fire-roll = Ogni dado che non supera il numero del blocco è un colpo.
explain-celtic-roll = Solidarietà Celtica: i blocchi del Galles e dell’Ulster tirano un dado { $celtic_test ->
    [before_battle] ciascuno prima che la battaglia cominci
   *[other] ciascuno quando comincia a combattere
 }. Con 5 o 6 se ne vanno nel Draw Pool.
explain-herald-roll = Con 1-4 il Nobile cambia schieramento.
explain-draw = Si pesca un blocco a caso dal Draw Pool.
explain-levy = Metà del Draw Pool inglese, arrotondata per eccesso, arriva in Inghilterra a forza piena, a meno che Edoardo sverni in Scozia.
explain-deal = Si mescolano tutte le venticinque carte, e ognuno ne riceve cinque per l’anno.

## Where blocks can go

reach-some = Possono andare solo { $count } su { $total }: confini, Punti Movimento o nemici trattengono { $blocks }.
reach-reserve = { $total ->
    [one] In Riserva fino al Round 2.
   *[other] { $count } su { $total } in Riserva fino al Round 2.
 }

## Why several choices at once are refused

reason-not-known-yet = attendi i dadi o la rivelazione prima di scegliere il seguito

## Odds

error-no-battle = niente probabilità: non è chiaro chi combatterebbe contro chi
