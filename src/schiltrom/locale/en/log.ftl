### The log of a game, whole sentences. A message ending in -own is for the side itself; the same without -own
### is what the other side and spectators read.
###
### $side is 0 (England) or 1 (Scotland): { side } is its name, see names.ftl. $area, $origin and $place are
### names of areas, $block the name of a block, $blocks one name or a list ("Angus, Mar and Ross"), $card the
### name of a card. $year is a text, so that it gets no thousands separator. Other things are numbers, or words to
### choose a variant by. The comment of a message names all its arguments, used or not.

## 9.2 Bids

# $england, $scotland: 0 to 3; $bid: none, E1 to E3 or S1 to S3
chronicle-bids = England bids { $england }, Scotland bids { $scotland }. { $bid ->
    [E1] The net bid is E1: Edward stays away for the first year.
    [E2] The net bid is E2: Edward stays away for the first two years.
    [E3] The net bid is E3: Edward stays away for the first three years.
    [S1] The net bid is S1: the first levy has one extra block.
    [S2] The net bid is S2: the first levy has two extra blocks.
    [S3] The net bid is S3: the first levy has three extra blocks.
   *[none] There is no net bid.
 }

## 3 Cards

# $year: such as 1297
chronicle-deal = { $year }: each side is dealt five cards.
# $side: who; $year: such as 1297; $cards: the hand, a list
chronicle-deal-own = { $year }: each side is dealt five cards. { side } holds { $cards }.
# $side: who
chronicle-card = { side } has chosen a card.
# $side: who; $card: which
chronicle-card-own = { side } has chosen { $card }.
# $side: who is Player 1; $year: such as 1297; $turn: 1 to 5; $england: a card; $scotland: a card
chronicle-cards = Game turn { $turn } of { $year }: England plays { $england }, Scotland plays { $scotland }. { side } is Player 1.
chronicle-two-events = Two events: the year ends after this game turn.

## Events and kings

# $side: who; $card: which
chronicle-pass = { side } does not use { $card }.
# $side: who; $card: which
chronicle-event-over = { side } has played { $card }.
# $side: who declares it
chronicle-truce = { side } declares a truce: { other-side } may not attack this game turn.
# $side: whose herald; $block: the noble; $die: 1 to 6; $success: 1 if he succeeds, else 0
chronicle-herald = { side }’s herald visits { $block } and rolls { $die }: { $success ->
    [0] he is turned away
   *[other] { $block } joins { side }
 }.
# $side: who; $area: where
chronicle-pillage = { side } pillages { $area }.
# $side: who; $area: where; $lost: 1 if the block is lost, else 0
chronicle-pillage-hit = { $lost ->
    [0] A block in { $area } loses a step
   *[other] A block in { $area } is lost to the pool
 }.
# $side: who; $block: a block; $area: where; $lost: 1 if the block is lost, else 0; $strength: from now on
chronicle-pillage-hit-own = { $block } in { $area }: { $lost ->
    [0] one step lost, strength { $strength }
   *[other] lost to the pool
 }.
# $block: a block; $strength: from now on
chronicle-gain-own = { $block }: one step gained, strength { $strength }.
# $side: who; $origin: where from; $area: where to
chronicle-ship = { side } ships a block from { $origin } to { $area }.
# $side: who; $block: a block; $origin: where from; $area: where to
chronicle-ship-own = { side } ships { $block } from { $origin } to { $area }.
# $side: who; $king: 1 Bruce, 2 Comyn, 3 Balliol, 4 none of them
chronicle-announce = { side } announces: { $king ->
    [1] Bruce will be crowned
    [2] Comyn will be crowned
    [3] Balliol will be crowned
   *[other] the event will be played
 }.
# $area: where; $king: 1 Bruce, 2 Comyn, 3 Balliol
chronicle-crown = { $king ->
    [1] Bruce is crowned
    [2] Comyn is crowned
   *[other] Balliol returns as
 } King of Scots in { $area }.
chronicle-crown-lapses = The announced coronation can no longer take place.
chronicle-edward-ii = Edward I is dead. Edward II is King of England.
chronicle-french = The French Knights join the Scottish pool.
chronicle-no-french = The Scots do without the French Knights.

## 4 Movement

# $side: who; $origin: where from; $via: areas on the way, or none; $area: where to;
# $how: attack, reinforce or none
chronicle-move = { side } moves a block from { $origin }{ $via ->
    [none] { "" }
   *[other] { " " }via { $via }
 } to { $area }{ $how ->
    [attack] , attacking
    [reinforce] , reinforcing
   *[other] { "" }
 }.
# $side: who; $block: a block; $origin: where from; $via: areas on the way, or none; $area: where to;
# $how: attack, reinforce or none
chronicle-move-own = { side } moves { $block } from { $origin }{ $via ->
    [none] { "" }
   *[other] { " " }via { $via }
 } to { $area }{ $how ->
    [attack] , attacking
    [reinforce] , reinforcing
   *[other] { "" }
 }.
# $origin: where from; $area: where to; $how: attack, reinforce or none
chronicle-norse = The Norse sail from { $origin } to { $area }{ $how ->
    [attack] , attacking
    [reinforce] , reinforcing
   *[other] { "" }
 }.
# $side: who
chronicle-moves-end = { side } finishes moving.

## 5 Battles

# $side: the attacker; $area: where; $cause: 0 moves, 1 a herald, 2 pillage, 3 a coronation
chronicle-battle = Battle of { $area }: { side } attacks{ $cause ->
    [1] { "" }, following the Herald
    [2] { "" }, following the Pillage
    [3] { "" }, following the coronation
   *[other] { "" }
 }.
# $side: who; $blocks: one or several; $reserves: how many blocks
chronicle-army = { side }: { $blocks }{ $reserves ->
    [0] { "" }
    [1] , and one in reserve
   *[other] , and { $reserves } in reserve
 }.
# $block: a block; $die: 1 to 6; $stays: 1 if it stays, else 0
chronicle-celt = { $block }: Celtic unity, roll of { $die }, { $stays ->
    [0] back to the pool
   *[other] still in the battle
 }.
# $area: where; $round: 1 to 3
chronicle-round = { $area }, round { $round }.
# The sides have changed roles in a battle.
# $side: the attacker until now
chronicle-control = { side } takes control of the battlefield and now defends it.
# $side: who; $blocks: one or several
chronicle-join = { side }’s reserves join the battle: { $blocks }.
# $block: a block; $dice: the rolls with spaces between them, "3 5 1"; $hits: how many;
# $rating: letter and number, "B3"
chronicle-fire = { $block } ({ $rating }): { $dice }, { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
 }.
# $block: a block
chronicle-hold = { $block }: hold.
# $block: a block; $strength: from now on
chronicle-hit = { $block }: hit, strength { $strength }.
# $block: a block; $fate: gone or pool
chronicle-killed = { $block }: killed, { $fate ->
    [gone] gone for good
   *[pool] back to the pool
 }.
# $block: a block; $fate: gone or pool
chronicle-stranded = { $block } cannot retreat: { $fate ->
    [gone] gone for good
   *[pool] lost to the pool
 }.
# $side: for whom they fight now; $blocks: one or several; $count: how many blocks
chronicle-captured = { $blocks } { $count ->
    [one] is captured and joins
   *[other] are captured and join
 } { side }.
# The blocks of a side that retreated in one turn of a battle.
# $side: whose blocks; $count: how many; $area: the battlefield; $place: where to
chronicle-withdraw = { $count ->
    [one] One { $side ->
        [0] English
       *[1] Scottish
     } block retreats
   *[other] { $count } { $side ->
        [0] English
       *[1] Scottish
     } blocks retreat
 } from { $area } to { $place }.
# $side: who; $area: the battlefield; $place: where to
chronicle-retreat = { side } retreats a block from { $area } to { $place }.
# $side: who; $block: a block; $area: the battlefield; $place: where to
chronicle-retreat-own = { side } retreats { $block } from { $area } to { $place }.
# $side: the attacker; $area: where
chronicle-must-retreat = After three rounds { side } must retreat from { $area }.
# $side: who; $area: where
chronicle-won = { side } wins the battle of { $area }.
# $area: where
chronicle-empty-field = Nobody is left on the battlefield of { $area }.
# $side: who; $area: the battlefield; $place: where to
chronicle-regroup = { side } regroups a block from { $area } to { $place }.
# $side: who; $block: a block; $area: the battlefield; $place: where to
chronicle-regroup-own = { side } regroups { $block } from { $area } to { $place }.
# $side: 0; $area: where the block stood
chronicle-raid = The Scots raid England: a block in { $area } is lost to the English pool.
# $side: 0; $block: a block; $area: where the block stood
chronicle-raid-own = The Scots raid England: { $block } in { $area } is lost to the English pool.

## 7 Winter

# $year: such as 1297
chronicle-winter = Winter of { $year }: the nobles go home.
# $side: to whom; $blocks: one or several; $count: how many blocks
chronicle-turned = { $blocks } { $count ->
    [one] joins
   *[other] join
 } { side }.
# $block: a block
chronicle-home = { $block } goes home.
# $block: a block; $area: where
chronicle-home-own = { $block } goes home to { $area }.
# $side: who; $origin: where from; $area: where to
chronicle-quarters = { side } moves a block from { $origin } to { $area } for the winter.
# $side: who; $block: a block; $area: where
chronicle-quarters-own = { $block } winters in { $area }.
# $side: who; $origins: areas they left; $areas: areas they went to
chronicle-quarters-several = { side } moves blocks from { $origins } to { $areas } for the winter.
# $side: 0
chronicle-edward-winters = Edward I winters in Scotland.
# $side: 0; $block: Edward I; $area: where
chronicle-edward-winters-own = { $block } winters in { $area }.
# $side: who; $count: how many
chronicle-disband = { side } disbands { $count ->
    [one] one block
   *[other] { $count } blocks
 }.
# $side: who; $blocks: one or several
chronicle-disband-own = { side } disbands { $blocks }.
# $side: who; $block: a block; $area: where
chronicle-disband-one-own = { side } disbands { $block } in { $area }.
# $side: who; $count: how many; $area: where
chronicle-disband-in = { side } disbands { $count ->
    [one] one block
   *[other] { $count } blocks
 } in { $area }.
# $side: who; $area: where
chronicle-draw = { side } draws a block in { $area }.
# $side: who; $block: a block; $area: where
chronicle-draw-own = { side } draws { $block } in { $area }.
# $side: who
chronicle-builds-end = { side } finishes building.
# $count: how many
chronicle-levy = The English levy brings { $count ->
    [one] one block
   *[other] { $count } blocks
 } to England.
# $blocks: one or several
chronicle-levy-own = The English levy brings { $blocks } to England.

## The game

# $side: the winner; $ending: see prompt-over
chronicle-over = { prompt-over }.
# $side: who
chronicle-undo = { side } undoes its last choice.
# $side: who
chronicle-back = { side } takes back its last choice; { other-side } agreed.
