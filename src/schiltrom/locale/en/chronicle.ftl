# The log of a game. A message ending in -own is for the side itself; the same without -own is what the
# other side and spectators read.

# 3 Cards
chronicle-deal = { $year }: five cards are dealt to each side.
chronicle-deal-own = { $year }: five cards are dealt to each side; { $who } holds { $cards }.
chronicle-card = { $who } has chosen a card.
chronicle-card-own = { $who } has chosen the card { $card }.
chronicle-cards = Game turn { $turn } of { $year }: England plays { $england }, Scotland plays { $scotland }. { $first } is Player 1.
chronicle-two-events = Two events: the year ends after this game turn.

# Events and kings
chronicle-pass = { $who } lets the { $card } pass.
chronicle-event-over = { $who } has played the { $card }.
chronicle-truce = { $who } declares a truce: { $enemy } may not attack in this game turn.
chronicle-herald = The herald of { $who } goes to { $block } and rolls { $die }: { $success ->
    [0] he is turned away
   *[other] { $block } changes sides, to { $who }
 }.
chronicle-pillage = { $who } pillages { $area }.
chronicle-pillage-hit = { $lost ->
    [0] A block in { $area } loses a step
   *[other] A block in { $area } is lost to the pool
 }.
chronicle-pillage-hit-own = { $lost ->
    [0] { $block } in { $area } loses a step, to strength { $strength }
   *[other] { $block } in { $area } is lost to the pool
 }.
chronicle-gain-own = { $block }: one step more, now strength { $strength }.
chronicle-ship = { $who } ships a block from { $origin } to { $area }.
chronicle-ship-own = { $who } ships { $block } from { $origin } to { $area }.
chronicle-announce = { $who } announces: { $king ->
    [1] Bruce will be crowned
    [2] Comyn will be crowned
    [3] Balliol will be crowned
   *[other] the event will be played
 }.
chronicle-crown = { $king ->
    [1] Bruce is crowned
    [2] Comyn is crowned
   *[other] Balliol returns as
 } King of Scots in { $area }.
chronicle-crown-lapses = The coronation that was announced can no longer be held.
chronicle-edward-ii = Edward I is dead. Edward II is King of England.
chronicle-french = The French Knights join the Scottish pool.

# 4 Movement
chronicle-move = { $who } moves a block from { $origin }{ $via ->
    [none] { "" }
   *[other] { " " }over { $via }
 } to { $area }{ $how ->
    [attack] , attacking
    [reinforce] , as reinforcement
   *[other] { "" }
 }.
chronicle-move-own = { $who } moves { $block } from { $origin }{ $via ->
    [none] { "" }
   *[other] { " " }over { $via }
 } to { $area }{ $how ->
    [attack] , attacking
    [reinforce] , as reinforcement
   *[other] { "" }
 }.
chronicle-norse = The Norse sail from { $origin } to { $area }{ $how ->
    [attack] , attacking
    [reinforce] , as reinforcement
   *[other] { "" }
 }.
chronicle-moves-end = { $who } ends its moves.

# 5 Battles
chronicle-battle = Battle of { $area }: { $who } attacks{ $cause ->
    [1] { "" }, after the herald
    [2] { "" }, after the pillage
    [3] { "" }, after the coronation
   *[other] { "" }
 }.
chronicle-army = { $who }: { $blocks }{ $reserves ->
    [0] { "" }
   *[other] , and { $reserves } in reserve
 }.
chronicle-celt = { $block }: { $die } rolled for Celtic unity, { $stays ->
    [0] gone to the pool
   *[other] still here
 }.
chronicle-round = { $area }, round { $round }.
chronicle-control = { $who } has taken the field and now defends it.
chronicle-join = { $who } is joined by { $blocks }.
chronicle-fire = { $block } ({ $rating }): { $dice } rolled, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
 }.
chronicle-hold = { $block }: hold.
chronicle-hit = { $block }: hit, now strength { $strength }.
chronicle-killed = { $block }: killed, { $fate ->
    [gone] gone for good
   *[pool] to the pool
 }.
chronicle-stranded = { $block }: no way to retreat, { $fate ->
    [gone] gone for good
   *[pool] lost to the pool
 }.
chronicle-captured = { $blocks } { $count ->
    [one] is
   *[other] are
 } captured, to fight for { $who }.
chronicle-withdraw = Retreating from { $area }: { $ways }.
chronicle-way = { $count ->
    [one] one block
   *[other] { $count } blocks
 } of { $who } to { $area }
chronicle-retreat = { $who } retreats a block from { $area } to { $place }.
chronicle-retreat-own = { $who } retreats { $block } from { $area } to { $place }.
chronicle-must-retreat = Three rounds are fought: { $who } must retreat from { $area }.
chronicle-won = { $who } holds the field of { $area }.
chronicle-empty-field = Nobody is left on the field of { $area }.
chronicle-regroup = { $who } regroups a block from { $area } to { $place }.
chronicle-regroup-own = { $who } regroups { $block } from { $area } to { $place }.
chronicle-raid = The Scots raid England: a block in { $area } is lost to the English pool.
chronicle-raid-own = The Scots raid England: { $block } in { $area } is lost to the English pool.

# 7 Winter
chronicle-winter = Winter of { $year }: the nobles go home.
chronicle-turned = { $blocks } { $count ->
    [one] changes
   *[other] change
 } sides, to { $who }.
chronicle-home = { $block } goes home.
chronicle-home-own = { $block } goes home to { $area }.
chronicle-quarters = A block of { $who } goes from { $origin } to { $area } for the winter.
chronicle-quarters-own = { $block } winters in { $area }.
chronicle-edward-winters = Edward I winters in Scotland.
chronicle-edward-winters-own = Edward I winters in { $area }.
chronicle-disband = { $who } disbands { $count ->
    [one] one block
   *[other] { $count } blocks
 }.
chronicle-disband-own = { $who } disbands { $blocks }.
chronicle-disband-one = { $who } disbands a block in { $area }.
chronicle-disband-one-own = { $who } disbands { $block } in { $area }.
chronicle-draw = { $who } draws a block into { $area }.
chronicle-draw-own = { $who } draws { $block } into { $area }.
chronicle-builds-end = { $who } ends its builds.
chronicle-levy = The English levy brings { $count ->
    [one] one block
   *[other] { $count } blocks
 } to England.
chronicle-levy-own = The English levy brings { $blocks } to England.

chronicle-undo = { $who } takes back its last choice.
chronicle-back = { $who } goes back to before its last choice; the other side agreed.
