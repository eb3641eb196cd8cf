### Why a choice is refused, without a full stop: the rule's number stands before the words (by-rule in names.ftl).
### A word in “ ” is a choice, named as on its button. What the arguments are stands in the English catalogue.

reason-not-allowed = adesso non è permesso
undo-nothing = non c’è nulla { side.of } da annullare

## Whose choice it is

reason-game-over = la partita è finita: hanno vinto { side.the }
reason-chance = attendi i dadi, la pescata o la distribuzione
reason-not-your-choice = ora tocca { side.to }
reason-spectator = gli spettatori non possono giocare
reason-no-such-choice = non c’è nessuna scelta con il numero { NUMBER($number, useGrouping: 0) }

## 3 Cards

reason-card-chosen = hai già scelto la tua carta; ora tocca { side.to }
reason-card-not-in-hand = non hai in mano la carta { $card }
reason-card-not-now = le carte si scelgono solo all’inizio di un Turno di Gioco
reason-wants-card = scegli una carta, non { $kind ->
    [block] un blocco
    [area] un’area
   *[other] un’azione
}

## What the step wants

reason-wants-block = scegli un blocco, non un’area
reason-wants-area = scegli un’area, non un blocco
reason-wants-area-for = scegli un’area per { $block }, non un blocco
reason-wants-word = scegli un’azione, non { $kind ->
    [block] un blocco
   *[other] un’area
}
reason-word-not-now = “{ $word ->
    [done] Fatto
    [pass] Rinuncia
    [stop] Fermati
    [fire] Tira
    [hold] Passa
    [event] Evento
    [crown-bruce] Incorona Bruce
    [crown-comyn] Incorona Comyn
    [crown-balliol] Incorona Balliol
    [winter] Sverna
   *[disband] Sbanda
 }” qui non è possibile
reason-pass-instead = scegli “Rinuncia” per saltare questo evento
reason-done-instead = scegli “Fatto” per concludere
reason-cannot-skip = devi scegliere: non si può saltare

## 2 Blocks

reason-not-your-block = il blocco { $block } non è tuo
reason-noble-with-enemy = { $block } non è in gioco: ora questo Nobile sta con il nemico
reason-in-pool = il blocco { $block } è nel Draw Pool, non in mappa
reason-out-of-play = il blocco { $block } non è in gioco
reason-at-maximum = il blocco { $block } è già a forza piena, { $count }

## 4 Movement

reason-already-moved = il blocco { $block } ha già mosso in questo Turno di Gioco
reason-pinned = il blocco { $block } è pinned: { $count ->
    [one] un blocco nemico in { $area } ne blocca uno dei tuoi
   *[other] { $count } blocchi nemici in { $area } ne bloccano altrettanti dei tuoi
}
reason-no-points = non restano Punti Movimento per attivare { $area } e il blocco { $block }
reason-no-points-from-england = non restano Punti Movimento per { $block }: ogni blocco che lascia l’Inghilterra ne costa uno
reason-no-points-to-england = non restano Punti Movimento: ogni blocco che entra in Inghilterra ne costa uno
reason-norse-no-points = non restano Punti Movimento: i Normanni ne richiedono uno a parte
reason-no-way-out = il blocco { $block } non ha vie d’uscita da { $area }
reason-march-first = prima concludi la mossa di { $block }
reason-not-started = il blocco { $block } è ancora in { $area }
reason-on-path = questa mossa è già passata per { $area }
reason-not-adjacent = { $area } e { $origin } non sono adiacenti
reason-too-far = il blocco { $block } muove di { $count } aree al massimo, ma { $area } è a { $away }
reason-stops-at-enemy = il blocco { $block } dovrebbe fermarsi in { $area }, dove c’è il nemico
reason-stops-in-england = il blocco { $block } dovrebbe fermarsi in Inghilterra
reason-stops-at-border = un blocco che attraversa il confine Rosso tra { $border } deve fermarsi subito
reason-border-full = { $count } blocchi hanno già attraversato il confine { $colour ->
    [red] Rosso
    [black] Nero
   *[green] Verde
 } tra { $border }
reason-exit-closed = il nemico è entrato in questa battaglia dal confine tra { $border }: non puoi uscire di lì
reason-norse-england = i Normanni non vanno mai in Inghilterra
reason-norse-inland = { $area } non ha costa, e i Normanni si muovono per mare
reason-norse-there = i Normanni sono già in { $area }
reason-truce-attack = c’è una tregua: non puoi attaccare in { $area }
reason-truce-raid = c’è una tregua: nessun blocco scozzese può entrare in Inghilterra

## 5 Battles

reason-not-contested = in { $area } non c’è nessuna battaglia
reason-not-in-battle = il blocco { $block } non è in { $area }, dove si combatte
reason-in-reserve = il blocco { $block } è in Riserva ed entra nel Round 2
reason-just-captured = { $block } è stato catturato in questo Round e combatte dal prossimo
reason-already-acted = il blocco { $block } ha già agito in questo Round
reason-earlier-letter = il blocco { $block } ha la lettera { $letter }, e ora tocca ai blocchi { $first }
reason-choose-fighter = prima scegli un blocco; poi tira, passa o si ritira
reason-act-first = prima concludi il turno di { $block }: tira, passa o ritirati
reason-hold-instead = scegli “Passa” se il blocco { $block } non deve fare nulla
reason-no-target = in { $area } non c’è ancora nessun nemico a cui il blocco { $block } possa tirare
reason-not-strongest = il colpo va all’unità più forte: { $other } ha Forza { $count }, più di { $block }
reason-retreat-first = { $count ->
    [one] un blocco può ancora ritirarsi e deve farlo
   *[other] { $count } blocchi possono ancora ritirarsi e devono farlo
}
reason-cannot-retreat = il blocco { $block } in { $area } non ha dove ritirarsi
reason-letter-through = per il blocco { $block } è tardi: la sua lettera si è già ritirata
reason-cannot-regroup = il blocco { $block } in { $area } non ha dove andare con il Rally
reason-same-area = il blocco è già in { $area }
reason-not-out-of-england = i blocchi inglesi non lasciano mai l’Inghilterra con ritirata o Rally
reason-not-into-england = i blocchi scozzesi non entrano mai in Inghilterra con ritirata o Rally
reason-enemy-there = in { $area } c’è un nemico
reason-border-closed = il nemico è entrato in battaglia dal confine tra { $border } e lo controlla
reason-border-full-both-ways = il confine { $colour ->
    [red] Rosso
    [black] Nero
   *[green] Verde
 } tra { $border } ammette { $limit } blocchi nei due sensi: finora { $came } entrati, { $count } usciti
reason-norse-no-coast = i Normanni possono andare solo in un’area di costa della Scozia, e { $area } non lo è
reason-norse-not-friendly = i Normanni possono andare solo in un’area amica, e { $area } non lo è
reason-raid-noble = un Raid di Confine non colpisce mai un Nobile come { $block }

## 6 Kings

reason-crown-not-now = solo gli Scozzesi incoronano un Re, quando tocca alla loro carta Evento
reason-crown-once = in questa partita un Re è già stato incoronato
reason-crown-wallace = Bruce o Comyn possono essere incoronati solo se Wallace è eliminato per sempre
reason-crown-not-in-fife = per essere incoronato { $block } deve trovarsi in Fife
reason-crown-too-early = Balliol può essere incoronato solo dal { NUMBER($year, useGrouping: 0) }
reason-crown-no-french = Balliol può essere incoronato solo con i Cavalieri Francesi in mappa
reason-crown-declined = hai scelto l’evento invece dell’Incoronazione
reason-event-instead = scegli “Evento” per giocare la carta senza incoronare nessuno

## Events

reason-herald-own = l’araldo va da un Nobile nemico, e il blocco { $block } è del tuo schieramento
reason-herald-moray = Moray non cambia mai schieramento
reason-herald-no-noble = l’araldo va solo dai Nobili, e il blocco { $block } non lo è
reason-herald-already-yours = { $block } non è in gioco: ora questo Nobile sta con te
reason-victuals-spent = tutti i { $count } step sono già distribuiti
reason-victuals-one-area = gli step vanno tutti in una sola area, { $area }: il blocco { $block } non è lì
reason-victuals-one-each = il blocco { $block } ha già avuto il suo step
reason-pillage-nobody = in { $area } non c’è nessun nemico
reason-pillage-no-neighbour = nessuno dei tuoi Gruppi è adiacente all’area { $area }
reason-not-pillaged = il saccheggio è in { $area }: il blocco { $block } non è lì
reason-pillage-spent = non restano step da guadagnare
reason-pillage-far = il blocco { $block } non è adiacente all’area saccheggiata, { $area }
reason-pillage-one-group = gli step vanno tutti a un solo Gruppo, in { $area }: il blocco { $block } non è lì
reason-sea-norse = i Normanni non usano la Mossa navale
reason-sea-spent = { $count } blocchi sono già stati trasportati
reason-sea-one-origin = i due blocchi devono partire da { $area }, e il blocco { $block } non è lì
reason-sea-inland = il blocco { $block } è in { $area }, che non ha costa
reason-sea-no-port = non hai un’altra area di costa amica dove andare
reason-sea-same-area = il blocco { $block } è già in { $area }
reason-sea-not-coastal = { $area } non ha costa
reason-sea-not-friendly = { $area } non è amica: servono blocchi tuoi e nessun nemico
reason-sea-one-port = i due blocchi devono sbarcare nella stessa area, e il primo è sbarcato in { $area }

## 7 Winter

reason-not-his-home = { $area } non è un’area feudale di { $block }
reason-moray-home = Moray sverna in { $origin }, dove si trova, o a casa in Moray
reason-wallace-home = Wallace sverna in { $origin }, dove si trova, o in Selkirk
reason-king-cathedral = il Re sverna dov’è o dove c’è una cattedrale; in { $area } non c’è
reason-king-enemy = il Re non può svernare in { $area }: c’è un nemico
reason-noble-stays = i Nobili come { $block } non si sbandano mai
reason-edward-winters = { $block } sverna in { $area } e non si sbanda
reason-excess-first = prima sbanda i blocchi oltre il limite di { $limit } in { $area }; poi puoi sbandare { $block }
reason-excess-only = il blocco { $block } non può sbandarsi: la sua area non supera il limite
reason-excess-left = { $area } supera il limite di { $limit }: sbanda prima lì
reason-name-block = scegli il blocco da sbandare
reason-leader-step = il blocco { $block } poteva essere sbandato solo nel suo passo
reason-only-french = adesso possono arrivare solo i Cavalieri Francesi
reason-build-type = gli Inglesi rinforzano solo Fanteria e Nobili, e il blocco { $block } non lo è
reason-no-castle = l’area { $area } non dà Punti di Rimpiazzo
reason-points-spent = l’area { $area } non ha più Punti di Rimpiazzo
reason-not-yours = l’area { $area } non è amica
reason-pool-empty = il tuo Draw Pool è vuoto
reason-only-seafarers = nel tuo Draw Pool restano solo Normanni e Francesi, e { $area } non ha costa
reason-area-full = si pescano blocchi solo sotto il limite dell’area, che in { $area } è { $limit }
reason-not-paying = l’area { $area } non ha Punti di Rimpiazzo da dare al blocco { $block }
reason-drawn-no-coast = { $area } non ha una costa scozzese dove sbarcare
reason-no-english-draw = in questa fase gli Inglesi non pescano blocchi: scegli Fanteria o Nobili da rinforzare
