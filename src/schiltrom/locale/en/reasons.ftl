### Why a choice is refused. The rule's number stands before the words: "4.3: 2 blocks have ...".
### $side is 0 (England) or 1 (Scotland); $block, $other (a block), $area, $origin (an area), $card,
### $border and $word are names as in the tables; $colour is red, green or (second edition) black;
### $kind is block, area or word; $letter and $first are A, B or C; $count, $limit, $came, $year and
### $number are numbers.

reason-not-allowed = this is not allowed now
undo-nothing = there is nothing that { side } can take back

## Whose choice it is

reason-game-over = the game is over: { side } has won
reason-chance = first chance must decide: dice, a draw or a deal
reason-not-your-choice = it is { side }'s choice now
reason-spectator = spectators have nothing to choose
reason-no-such-choice = there is no choice with the number { NUMBER($number, useGrouping: 0) }

## 3 Cards

reason-card-chosen = your card lies on the table; { side } has yet to choose one
reason-card-not-in-hand = there is no card { $card } in your hand
reason-card-not-now = cards are chosen at the beginning of a game turn only
reason-wants-card = choose a card now, not { $kind ->
    [block] a block
    [area] an area
   *[other] a word
}

## What the step wants

reason-wants-block = choose a block now, not an area
reason-wants-area = choose an area now, not a block
reason-wants-area-for = choose an area for { $block } now, not a block
reason-wants-word = choose what to do now, not { $kind ->
    [block] a block
   *[other] an area
}
reason-word-not-now = “{ $word }” means nothing here
reason-pass-instead = say “pass” if you do not want this event
reason-done-instead = say “done” to end this
reason-cannot-skip = this choice cannot be skipped

## 2 Blocks

reason-not-your-block = { $block } is not a block of yours
reason-noble-with-enemy = { $block } is out of play: this noble is on the enemy's side now
reason-in-pool = { $block } is in the pool, not on the map
reason-out-of-play = { $block } is out of play
reason-at-maximum = { $block } is at full strength, { $count }

## 4 Movement

reason-already-moved = { $block } has already moved this game turn
reason-pinned = { $block } must stay: { $count ->
    [one] one enemy block in { $area } pins one of yours
   *[other] { $count } enemy blocks in { $area } pin as many of yours
}
reason-no-points = no move point is left to activate { $area }, where { $block } stands
reason-no-points-from-england = no move point is left for { $block }: each block that leaves England costs one
reason-no-points-to-england = no move point is left: each block that enters England costs one
reason-norse-no-points = no move point is left for the Norse, who cost one of their own
reason-no-way-out = every way out of { $area } is barred to { $block }
reason-march-first = finish the move of { $block } first
reason-not-started = { $block } has not left { $area } yet
reason-on-path = this move has been in { $area } already
reason-not-adjacent = { $area } is not adjacent to { $origin }
reason-border-full = { $count } blocks have already crossed the { $colour } border { $border }
reason-exit-closed = the enemy came into this battle over the border { $border }: nobody may leave by it
reason-norse-england = the Norse never go to England
reason-norse-inland = { $area } has no coast, and the Norse move by sea
reason-norse-there = the Norse are in { $area } already
reason-truce-attack = there is a truce: you may not attack { $area }
reason-truce-raid = there is a truce: no Scottish block may enter England

## 5 Battles

reason-not-contested = there is no battle in { $area }
reason-not-in-battle = { $block } does not stand in { $area }, where the battle is
reason-in-reserve = { $block } is in reserve and comes on in round 2
reason-just-captured = { $block } was captured in this round and takes part from the next
reason-already-acted = { $block } has had its turn in this round
reason-earlier-letter = { $block } has the letter { $letter }, and it is the turn of { $first }
reason-choose-fighter = first choose the block whose turn it is; then it fires, holds or retreats
reason-act-first = finish the turn of { $block } first: fire, hold or retreat
reason-hold-instead = say “hold” if { $block } is to do nothing
reason-no-target = no enemy in { $area } takes part yet whom { $block } could fire at
reason-not-strongest = the hit must go to the strongest: { $other } has strength { $count }, more than { $block }
reason-retreat-first = { $count ->
    [one] one block can still retreat and must
   *[other] { $count } blocks can still retreat and must
}
reason-cannot-retreat = { $block } has nowhere to retreat to from { $area }
reason-letter-through = the turn of { $block }'s letter to retreat is past
reason-cannot-regroup = { $block } has nowhere to regroup to from { $area }
reason-same-area = the block stands in { $area } already
reason-not-out-of-england = English blocks never retreat or regroup out of England
reason-not-into-england = Scottish blocks never retreat or regroup into England
reason-enemy-there = an enemy stands in { $area }
reason-border-closed = the enemy came into battle over the border { $border } and holds it
reason-border-full-both-ways = the { $colour } border { $border } takes { $limit } blocks, those who came in by it counted: { $came } in, { $count } back
reason-norse-no-coast = the Norse go back only to the coast of Scotland, and { $area } is not there
reason-norse-not-friendly = the Norse go back only to blocks of their own side, and { $area } is not friendly
reason-raid-noble = a raid never takes a noble such as { $block }

## 6 Kings

reason-crown-not-now = only the Scots crown a king, when it is time to play their event card
reason-crown-once = a king has been crowned in this game already
reason-crown-wallace = Bruce or Comyn can be crowned only when Wallace is gone for good
reason-crown-not-in-fife = { $block } must stand in Fife to be crowned
reason-crown-too-early = Balliol can be crowned from { NUMBER($year, useGrouping: 0) } on
reason-crown-no-french = Balliol can be crowned only while the French Knights are on the map
reason-crown-declined = you have chosen the event and not the coronation
reason-event-instead = say “event” to play the card without crowning anybody

## Events

reason-herald-own = the herald goes to an enemy noble, and { $block } is a block of your own side
reason-herald-moray = Moray never changes sides
reason-herald-no-noble = the herald goes only to nobles, and { $block } is none
reason-herald-already-yours = { $block } is out of play: this noble is on your side now
reason-victuals-spent = all { $count } steps have been given out
reason-victuals-one-area = the steps all go to one area: { $area }, where { $block } is not
reason-victuals-one-each = { $block } has had its step
reason-pillage-nobody = there is no enemy in { $area }
reason-pillage-no-neighbour = none of your groups is adjacent to { $area }
reason-not-pillaged = { $area } is pillaged, and { $block } is not there
reason-pillage-spent = no step is left to gain
reason-pillage-far = { $block } is not adjacent to { $area }, which was pillaged
reason-pillage-one-group = the steps all go to one group: { $area }, where { $block } is not
reason-sea-norse = the Norse do not go by Sea Move
reason-sea-spent = { $count } blocks have gone by sea already
reason-sea-one-origin = both blocks come from the same area, { $area }
reason-sea-inland = { $block } is in { $area }, which has no coast
reason-sea-no-port = you hold no other coastal area to go to
reason-sea-same-area = { $block } is in { $area } already
reason-sea-not-coastal = { $area } has no coast
reason-sea-not-friendly = { $area } is not friendly: there must be blocks of yours, and no enemy

## 7 Winter

reason-not-his-home = { $area } is not a home of { $block }
reason-moray-home = Moray winters in { $origin }, where he is, or at home in Moray
reason-wallace-home = Wallace winters in { $origin }, where he is, or in Selkirk
reason-king-cathedral = the King winters where he is or where a cathedral is; { $area } has none
reason-king-enemy = the King cannot winter in { $area }: an enemy is there
reason-noble-stays = nobles such as { $block } never disband
reason-edward-winters = { $block } winters in { $area } and does not disband
reason-excess-first = first disband what is above the limit of { $area }, which is { $limit }; then { $block } may go
reason-excess-only = { $block } does not stand above a limit and may not disband
reason-excess-left = more blocks stand in { $area } than its limit of { $limit }: disband there first
reason-name-block = choose the block that is to disband
reason-build-type = England builds up only infantry and nobles, and { $block } is neither
reason-no-castle = { $area } yields no replacement points
reason-points-spent = the replacement points of { $area } are spent
reason-not-yours = { $area } is not friendly to you
reason-pool-empty = your pool is empty
reason-only-seafarers = only Norse and French are left in your pool, and { $area } has no coast
reason-area-full = blocks are drawn only while an area is below its limit, which is { $limit } in { $area }
reason-not-paying = { $area } has no replacement point to give to { $block }
reason-drawn-no-coast = { $area } has no coast of Scotland to land at
reason-no-english-draw = England draws no blocks in this step: choose infantry or a noble to build up
