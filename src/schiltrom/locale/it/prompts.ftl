### What is to be decided, one message for each step, without a full stop: it stands behind the side whose choice
### it is (prompt-to). A message ending in -own is for the eyes of that side alone. What the arguments are stands
### in the English catalogue.

# Both sides are "each player": what follows speaks to one.
prompt-to = { $who ->
    [0] Inghilterra
    [1] Scozia
   *[other] Ogni giocatore
 }: { $words }

prompt-card = scegli una carta
prompt-truce = dichiara una tregua, o rinuncia
prompt-coronation = gioca l’evento, oppure incorona un Re
prompt-coronation-battle = scegli la prossima battaglia dell’Incoronazione
prompt-herald = indica il Nobile nemico a cui mandare l’araldo, o rinuncia
prompt-victuals = aggiungi fino a tre step ai blocchi di una sola area
prompt-victuals-own = { $left ->
    [0] tutti gli step sono distribuiti: concludi
   *[other] aggiungi uno step a un blocco{ $group ->
        [none] { "" }
       *[other] { " in " }{ $group }
     } (ancora { $left }), o concludi
 }
prompt-pillage = scegli il Gruppo nemico da saccheggiare, adiacente a uno tuo, o rinuncia
prompt-pillage-hit = saccheggio in { $target }: scegli il blocco che perde uno step (ancora { $hits ->
    [one] un colpo
   *[other] { $hits } colpi
 })
prompt-pillage-gain = distribuisci il bottino ({ $target })
prompt-pillage-gain-own = { $left ->
    [0] tutto il bottino è distribuito: concludi
   *[other] aggiungi uno step del bottino a un blocco { $group ->
        [none] di un solo Gruppo accanto all’area { $target }
       *[other] del Gruppo in { $group }
     } (ancora { $left }), o concludi
 }
prompt-sea-block = trasporta fino a due blocchi via mare
prompt-sea-block-own = { $left ->
    [0] nessun altro blocco può salpare: concludi
   *[other] scegli un blocco da imbarcare{ $group ->
        [none] { "" }
       *[other] { " in " }{ $group }
     } (ancora { $left }), o concludi
 }
prompt-sea-area = scegli la costa dove sbarca il blocco { $block }
prompt-move = muovi i blocchi ({ $moves ->
    [one] resta 1 Punto Movimento
   *[other] restano { $moves } Punti Movimento
 }), o concludi
prompt-march = { $block } in marcia, partenza { $origin }{ $here ->
    [none] { "" }
   *[other] , ora in { $here }
 }: scegli l’area successiva{ $steps ->
    [0] { "" }
    [one] { " " }(ancora un’area)
   *[other] { " " }(ancora { $steps } aree)
 }{ $here ->
    [none] { "" }
   *[other] , o fermati
 }
prompt-choose-battle = scegli la prossima battaglia
prompt-combat = battaglia in { $area }, Round { $round }: scegli il prossimo blocco che agisce
prompt-combat-action = battaglia in { $area }, Round { $round }: con { $block } puoi tirare, passare o ritirarti
prompt-hit = battaglia in { $area }, Round { $round }: scegli il blocco che subisce il prossimo colpo (ancora { $hits ->
    [one] un colpo
   *[other] { $hits } colpi
 })
prompt-retreat = battaglia in { $area }, fine dei tre Round: ritira ogni blocco che può farlo, poi concludi
prompt-retreat-to = battaglia in { $area }: scegli dove si ritira il blocco { $block }
prompt-regroup = la battaglia in { $area } è vinta: sposta i blocchi nelle aree adiacenti con il Rally, o concludi
prompt-regroup-to = Rally dopo la battaglia in { $area }: scegli dove va il blocco { $block }
prompt-raid = gli Scozzesi compiono un Raid di Confine: scegli il blocco che va nel Draw Pool
prompt-bruce-home = scegli in quale area feudale sverna Bruce
prompt-comyn-home = scegli in quale area feudale sverna Comyn
prompt-moray-home = scegli dove sverna Moray
prompt-king-home = scegli dove svernano i Leader
prompt-king-home-own = scegli dove sverna il Re
prompt-quarters = niente da decidere sui Quartieri Invernali: prosegui
prompt-edward-winter = fai svernare { $block } in { $place }, oppure sbandalo
prompt-english-disband = sbanda i blocchi per l’inverno
prompt-english-disband-own = { $forced ->
    [0] sbanda dei blocchi se vuoi, o concludi
    [2] niente da sbandare: prosegui
   *[other] sbanda i blocchi oltre il limite dei castelli
 }
prompt-wallace-home = scegli dove sverna Wallace (in Selkirk guadagna due step)
prompt-scottish-disband = sbanda i blocchi per l’inverno
prompt-scottish-disband-own = { $forced ->
    [0] sbanda dei blocchi se vuoi, o concludi
    [2] niente da sbandare: prosegui
   *[other] sbanda i blocchi oltre il limite dei castelli
 }
# A part of the lists $points below.
prompt-points = { $area } { $points }
prompt-french-arrival = aggiungi i Cavalieri Francesi al Draw Pool, o rinuncia
prompt-scottish-build = spendi i Punti di Rimpiazzo
prompt-scottish-build-own = { $points ->
    [none] non restano Punti di Rimpiazzo: concludi
   *[other] spendi i Punti di Rimpiazzo ({ $points }): scegli un blocco per dargli uno step, un’area per pescare un blocco, o concludi
 }
prompt-build-from = scegli l’area che paga lo step per il blocco { $block }
prompt-drawn-to = scegli la costa dove sbarca il blocco { $block }
prompt-english-build = spendi i Punti di Rimpiazzo
prompt-english-build-own = { $points ->
    [none] non restano Punti di Rimpiazzo: concludi
   *[other] spendi i Punti di Rimpiazzo ({ $points }) per Fanteria e Nobili, o concludi
 }

## Chance

prompt-fire-roll = tiro di dadi: { $block }
prompt-celtic-roll = i Celti tirano per la Solidarietà Celtica
prompt-herald-roll = l’araldo tira il dado per { $block }
prompt-draw = si pesca un blocco dal Draw Pool
prompt-levy = si chiama la Leva Feudale
prompt-deal = si distribuiscono le carte

## The end

prompt-over = { $side ->
    [0] Gli Inglesi
   *[other] Gli Scozzesi
 } vincono: { $ending ->
    [1] controllano tutti i Nobili
    [2] alla fine controllano più Nobili
    [3] Nobili in parità, e Wallace è in mappa
    [4] Nobili in parità, e Wallace non è in mappa
    [5] il Re di Scozia è morto
    [6] Edoardo II è morto
   *[other] la partita è finita
 }
