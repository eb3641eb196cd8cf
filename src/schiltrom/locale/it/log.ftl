### The log of a game, whole sentences. A message ending in -own is for the side itself; the same without -own
### is what the other side and spectators read. What the arguments are stands in the English catalogue; how sides
### are named stands in names.ftl.

## 9.2 Bids

# $england, $scotland: 0 to 3; $bid: none, E1 to E3 or S1 to S3
chronicle-bids = Offerte: Inglesi { $england }, Scozzesi { $scotland }. { $bid ->
    [E1] Resta E1: Edoardo è assente il primo anno.
    [E2] Resta E2: Edoardo è assente i primi due anni.
    [E3] Resta E3: Edoardo è assente i primi tre anni.
    [S1] Resta S1: la prima Leva ha un blocco in più.
    [S2] Resta S2: la prima Leva ha due blocchi in più.
    [S3] Resta S3: la prima Leva ha tre blocchi in più.
   *[none] Si annullano.
 }

## 3 Cards

chronicle-deal = { $year }: ogni giocatore riceve cinque carte.
chronicle-deal-own = { $year }: ogni giocatore riceve cinque carte. Carte in mano { side.to }: { $cards }.
chronicle-card = { side.start } hanno scelto una carta.
chronicle-card-own = { side.start } hanno scelto la carta { $card }.
chronicle-cards = { $year }, Turno di Gioco { $turn }: gli Inglesi giocano la carta { $england }, gli Scozzesi la carta { $scotland }. Giocatore 1: { side }.
chronicle-two-events = Due eventi: l’anno finisce dopo questo Turno di Gioco.

## Events and kings

chronicle-pass = { side.start } rinunciano alla carta { $card }.
chronicle-event-over = { side.start } hanno giocato la carta { $card }.
chronicle-truce = { side.start } dichiarano una tregua: { other-side.the } non possono attaccare in questo Turno di Gioco.
chronicle-herald = L’araldo { side.of } si reca da { $block }; il dado dà { $die }: { $success ->
    [0] l’araldo è respinto
   *[other] { $block } passa { side.to }
 }.
chronicle-pillage = { side.start } saccheggiano un Gruppo in { $area }.
chronicle-pillage-hit = { $lost ->
    [0] Un blocco in { $area } perde uno step
   *[other] Un blocco in { $area } è perso e va nel Draw Pool
 }.
chronicle-pillage-hit-own = { $lost ->
    [0] { $block } in { $area }: uno step in meno, ora Forza { $strength }
   *[other] { $block } in { $area }: il blocco è perso e va nel Draw Pool
 }.
chronicle-gain-own = { $block }: uno step in più, ora Forza { $strength }.
chronicle-ship = { side.start } trasportano un blocco via mare: { $origin } → { $area }.
chronicle-ship-own = { side.start } trasportano via mare { $block }: { $origin } → { $area }.
chronicle-announce = { side.start } annunciano: { $king ->
    [1] Bruce sarà incoronato
    [2] Comyn sarà incoronato
    [3] Balliol sarà incoronato
   *[other] sarà giocato l’evento
 }.
chronicle-crown = { $king ->
    [1] Bruce è incoronato
    [2] Comyn è incoronato
   *[other] Balliol ritorna come
 } Re di Scozia in { $area }.
chronicle-crown-lapses = L’Incoronazione annunciata non può più aver luogo.
chronicle-edward-ii = Edoardo I è morto. Edoardo II è Re d’Inghilterra.
chronicle-french = I Cavalieri Francesi entrano nel Draw Pool scozzese.
chronicle-no-french = Gli Scozzesi rinunciano ai Cavalieri Francesi.

## 4 Movement

chronicle-move = { side.start } muovono un blocco: { $origin } → { $area }{ $via ->
    [none] { "" }
   *[other] { " " }(via { $via })
 }{ $how ->
    [attack] , all’attacco
    [reinforce] , come rinforzo
   *[other] { "" }
 }.
chronicle-move-own = { side.start } muovono { $block }: { $origin } → { $area }{ $via ->
    [none] { "" }
   *[other] { " " }(via { $via })
 }{ $how ->
    [attack] , all’attacco
    [reinforce] , come rinforzo
   *[other] { "" }
 }.
chronicle-norse = I Normanni navigano: { $origin } → { $area }{ $how ->
    [attack] , all’attacco
    [reinforce] , come rinforzo
   *[other] { "" }
 }.
chronicle-moves-end = { side.start } concludono le mosse.

## 5 Battles

chronicle-battle = Battaglia in { $area }: attaccano { side.the }{ $cause ->
    [1] { "" }, dopo l’araldo
    [2] { "" }, dopo il saccheggio
    [3] { "" }, dopo l’Incoronazione
   *[other] { "" }
 }.
chronicle-army = { side }: { $blocks }{ $reserves ->
    [0] { "" }
   *[other] , più { $reserves } in Riserva
 }.
chronicle-celt = { $block }: { $die } al tiro per la Solidarietà Celtica, { $stays ->
    [0] il blocco va nel Draw Pool
   *[other] il blocco resta
 }.
chronicle-round = { $area }, Round { $round }.
# The sides have changed roles in a battle.
chronicle-control = { side.start } hanno conquistato il campo di battaglia e ora lo difendono.
chronicle-join = La Riserva { side.of } entra in battaglia: { $blocks }.
chronicle-fire = { $block } ({ $rating }): dadi { $dice }, { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
 }.
chronicle-hold = { $block }: passa.
chronicle-hit = { $block }: colpo subito, ora Forza { $strength }.
chronicle-killed = { $block }: blocco eliminato{ $fate ->
    [gone] { " " }per sempre
   *[pool] , va nel Draw Pool
 }.
chronicle-stranded = { $block }: nessuna via di ritirata, { $fate ->
    [gone] blocco eliminato per sempre
   *[pool] il blocco va nel Draw Pool
 }.
chronicle-captured = { $blocks } { $count ->
    [one] è catturato e passa
   *[other] sono catturati e passano
 } { side.to }.
chronicle-withdraw = { $count ->
    [one] Un blocco { $side ->
        [0] inglese
       *[1] scozzese
     } si ritira
   *[other] { $count } blocchi { $side ->
        [0] inglesi
       *[1] scozzesi
     } si ritirano
 }: { $area } → { $place }.
chronicle-retreat = { side.start } ritirano un blocco: { $area } → { $place }.
chronicle-retreat-own = { side.start } ritirano { $block }: { $area } → { $place }.
chronicle-must-retreat = { $area }, fine dei tre Round: { side.the } devono ritirarsi.
chronicle-won = { side.start } vincono la battaglia in { $area }.
chronicle-empty-field = In { $area } nessuno resta sul campo.
chronicle-regroup = Rally { side.of }: un blocco, { $area } → { $place }.
chronicle-regroup-own = Rally { side.of }: { $block }, { $area } → { $place }.
chronicle-raid = Raid di Confine scozzese: un blocco in { $area } è perso e va nel Draw Pool inglese.
chronicle-raid-own = Raid di Confine scozzese: { $block } in { $area }, il blocco è perso e va nel Draw Pool inglese.

## 7 Winter

chronicle-winter = Inverno { $year }: i Nobili tornano a casa.
chronicle-turned = { $blocks } { $count ->
    [one] passa
   *[other] passano
 } { side.to }.
chronicle-home = { $block } torna a casa.
chronicle-home-own = { $block } torna a casa in { $area }.
chronicle-quarters = Un blocco { side.adj } va ai Quartieri Invernali: { $origin } → { $area }.
chronicle-quarters-own = { $block }: Quartieri Invernali in { $area }.
chronicle-quarters-several = Alcuni blocchi { side.adj } vanno ai Quartieri Invernali: { $origins } → { $areas }.
chronicle-edward-winters = Edoardo I sverna in Scozia.
chronicle-edward-winters-own = { $block } sverna in { $area }.
chronicle-disband = { side.start } sbandano { $count ->
    [one] un blocco
   *[other] { $count } blocchi
 }.
chronicle-disband-own = { side.start } sbandano: { $blocks }.
chronicle-disband-one-own = { side.start } sbandano { $block } in { $area }.
chronicle-disband-in = { side.start } sbandano { $count ->
    [one] un blocco
   *[other] { $count } blocchi
 } in { $area }.
chronicle-draw = { side.start } pescano un blocco per { $area }.
chronicle-draw-own = { side.start } pescano { $block } per { $area }.
chronicle-builds-end = { side.start } concludono i rimpiazzi.
chronicle-levy = La Leva Feudale porta in Inghilterra { $count ->
    [one] un blocco
   *[other] { $count } blocchi
 }.
chronicle-levy-own = La Leva Feudale porta in Inghilterra: { $blocks }.

## The game

chronicle-over = { prompt-over }.
chronicle-undo = { side.start } annullano l’ultima scelta.
chronicle-back = { side.start } ritirano l’ultima scelta, con l’accordo dell’avversario ({ other-side }).
