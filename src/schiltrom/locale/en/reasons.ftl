### Why a choice is refused, without a full stop: the rule's number stands before the words, "4.3: 2 blocks
### have ..." (by-rule in names.ftl). "You" and "your" are the side that was refused.
###
### $side is 0 (England) or 1 (Scotland): { side } is its name, see names.ftl; $block and $other are names of
### blocks, $area and $origin of areas, $card of a card; $letter and $first are combat letters, A, B or C.
### A word in “ ” is a choice, named as on its button. The comment of a message names all its arguments, used
### or not.

reason-not-allowed = this is not allowed now
# $side: who
undo-nothing = there is nothing that { side } can take back

## Whose choice it is

# $side: the winner
reason-game-over = the game is over: { side } has won
reason-chance = first chance must decide: dice, a draw or a deal
# $side: whose it is
reason-not-your-choice = it is { side }'s choice now
reason-spectator = spectators have nothing to choose
# $number: what was sent
reason-no-such-choice = there is no choice with the number { NUMBER($number, useGrouping: 0) }

## 3 Cards

# $side: the other side
reason-card-chosen = your card lies on the table; { side } has yet to choose one
# $card: which
reason-card-not-in-hand = there is no card { $card } in your hand
# $card: which
reason-card-not-now = cards are chosen at the beginning of a game turn only
# $kind: block, area or word, what was chosen
reason-wants-card = choose a card now, not { $kind ->
    [block] a block
    [area] an area
   *[other] a word
}

## What the step wants

reason-wants-block = choose a block now, not an area
reason-wants-area = choose an area now, not a block
# $block: which
reason-wants-area-for = choose an area for { $block } now, not a block
# $kind: block or area, what was chosen
reason-wants-word = choose what to do now, not { $kind ->
    [block] a block
   *[other] an area
}
# $word: the choice, with a hyphen for a space
reason-word-not-now = “{ $word ->
    [done] done
    [pass] pass
    [stop] stop
    [fire] fire
    [hold] hold
    [event] event
    [crown-bruce] crown Bruce
    [crown-comyn] crown Comyn
    [crown-balliol] crown Balliol
    [winter] winter
   *[disband] disband
 }” means nothing here
reason-pass-instead = say “pass” if you do not want this event
reason-done-instead = say “done” to end this
reason-cannot-skip = this choice cannot be skipped

## 2 Blocks

# $block: which
reason-not-your-block = { $block } is not a block of yours
# $block: which
reason-noble-with-enemy = { $block } is out of play: this noble is on the enemy's side now
# $block: which
reason-in-pool = { $block } is in the pool, not on the map
# $block: which
reason-out-of-play = { $block } is out of play
# $block: which; $count: its strength
reason-at-maximum = { $block } is at full strength, { $count }

## 4 Movement

# $block: which
reason-already-moved = { $block } has already moved this game turn
# $block: which; $area: where; $count: how many
reason-pinned = { $block } must stay: { $count ->
    [one] one enemy block in { $area } pins one of yours
   *[other] { $count } enemy blocks in { $area } pin as many of yours
}
# $block: which; $area: where
reason-no-points = no move point is left to activate { $area }, where { $block } stands
# $block: which
reason-no-points-from-england = no move point is left for { $block }: each block that leaves England costs one
reason-no-points-to-england = no move point is left: each block that enters England costs one
reason-norse-no-points = no move point is left for the Norse, who cost one of their own
# $block: which; $area: where
reason-no-way-out = every way out of { $area } is barred to { $block }
# $block: which
reason-march-first = finish the move of { $block } first
# $block: which; $area: where
reason-not-started = { $block } has not left { $area } yet
# $area: where
reason-on-path = this move has been in { $area } already
# $origin: where from; $area: where
reason-not-adjacent = { $area } is not adjacent to { $origin }
# $border: the areas on both sides, a list; $colour: red, green, or in the second edition black;
# $count: how many; $limit: how many at most
reason-border-full = { $count } blocks have already crossed the { $colour ->
    [red] red
    [black] black
   *[green] green
 } border between { $border }
# $border: the areas on both sides, a list; $colour: red, green, or in the second edition black;
# $count: how many; $limit: how many at most
reason-exit-closed = the enemy came into this battle over the border between { $border }: nobody may leave by it
reason-norse-england = the Norse never go to England
# $area: where
reason-norse-inland = { $area } has no coast, and the Norse move by sea
# $area: where
reason-norse-there = the Norse are in { $area } already
# $area: where
reason-truce-attack = there is a truce: you may not attack { $area }
reason-truce-raid = there is a truce: no Scottish block may enter England

## 5 Battles

# $area: where
reason-not-contested = there is no battle in { $area }
# $block: which; $area: where
reason-not-in-battle = { $block } does not stand in { $area }, where the battle is
# $block: which
reason-in-reserve = { $block } is in reserve and comes on in round 2
# $block: which
reason-just-captured = { $block } was captured in this round and takes part from the next
# $block: which
reason-already-acted = { $block } has had its turn in this round
# $block: which; $first: whose turn it is; $letter: of the block
reason-earlier-letter = { $block } has the letter { $letter }, and it is the turn of { $first }
reason-choose-fighter = first choose the block whose turn it is; then it fires, holds or retreats
# $block: which
reason-act-first = finish the turn of { $block } first: fire, hold or retreat
# $block: which
reason-hold-instead = say “hold” if { $block } is to do nothing
# $block: which; $area: where
reason-no-target = no enemy in { $area } takes part yet whom { $block } could fire at
# $block: which; $other: the strongest block; $count: the strength of $other
reason-not-strongest = the hit must go to the strongest: { $other } has strength { $count }, more than { $block }
# $count: how many
reason-retreat-first = { $count ->
    [one] one block can still retreat and must
   *[other] { $count } blocks can still retreat and must
}
# $block: which; $area: where
reason-cannot-retreat = { $block } has nowhere to retreat to from { $area }
# $block: which
reason-letter-through = the turn of { $block }'s letter to retreat is past
# $block: which; $area: where
reason-cannot-regroup = { $block } has nowhere to regroup to from { $area }
# $area: where
reason-same-area = the block stands in { $area } already
reason-not-out-of-england = English blocks never retreat or regroup out of England
reason-not-into-england = Scottish blocks never retreat or regroup into England
# $area: where
reason-enemy-there = an enemy stands in { $area }
# $border: the areas on both sides, a list; $colour: red, green, or in the second edition black;
# $count: how many; $limit: how many at most
reason-border-closed = the enemy came into battle over the border between { $border } and holds it
# $border: the areas on both sides, a list; $came: how many came in;
# $colour: red, green, or in the second edition black; $count: how many went back; $limit: how many at most
reason-border-full-both-ways = the { $colour ->
    [red] red
    [black] black
   *[green] green
 } border between { $border } takes { $limit } blocks, those who came in by it counted: { $came } in, { $count } back
# $area: where
reason-norse-no-coast = the Norse go back only to the coast of Scotland, and { $area } is not there
# $area: where
reason-norse-not-friendly = the Norse go back only to blocks of their own side, and { $area } is not friendly
# $block: which
reason-raid-noble = a raid never takes a noble such as { $block }

## 6 Kings

reason-crown-not-now = only the Scots crown a king, when it is time to play their event card
reason-crown-once = a king has been crowned in this game already
reason-crown-wallace = Bruce or Comyn can be crowned only when Wallace is gone for good
# $block: which
reason-crown-not-in-fife = { $block } must stand in Fife to be crowned
# $year: a number
reason-crown-too-early = Balliol can be crowned from { NUMBER($year, useGrouping: 0) } on
reason-crown-no-french = Balliol can be crowned only while the French Knights are on the map
reason-crown-declined = you have chosen the event and not the coronation
reason-event-instead = say “event” to play the card without crowning anybody

## Events

# $block: which
reason-herald-own = the herald goes to an enemy noble, and { $block } is a block of your own side
reason-herald-moray = Moray never changes sides
# $block: which
reason-herald-no-noble = the herald goes only to nobles, and { $block } is none
# $block: which
reason-herald-already-yours = { $block } is out of play: this noble is on your side now
# $count: how many
reason-victuals-spent = all { $count } steps have been given out
# $block: which; $area: where they go
reason-victuals-one-area = the steps all go to one area: { $area }, where { $block } is not
# $block: which
reason-victuals-one-each = { $block } has had its step
# $area: where
reason-pillage-nobody = there is no enemy in { $area }
# $area: where
reason-pillage-no-neighbour = none of your groups is adjacent to { $area }
# $block: which; $area: where
reason-not-pillaged = { $area } is pillaged, and { $block } is not there
reason-pillage-spent = no step is left to gain
# $block: which; $area: what was pillaged
reason-pillage-far = { $block } is not adjacent to { $area }, which was pillaged
# $block: which; $area: where they go
reason-pillage-one-group = the steps all go to one group: { $area }, where { $block } is not
reason-sea-norse = the Norse do not go by Sea Move
# $count: how many
reason-sea-spent = { $count } blocks have gone by sea already
# $block: which; $area: where
reason-sea-one-origin = both blocks come from the same area, { $area }
# $block: which; $area: where
reason-sea-inland = { $block } is in { $area }, which has no coast
reason-sea-no-port = you hold no other coastal area to go to
# $block: which; $area: where
reason-sea-same-area = { $block } is in { $area } already
# $area: where
reason-sea-not-coastal = { $area } has no coast
# $area: where
reason-sea-not-friendly = { $area } is not friendly: there must be blocks of yours, and no enemy

## 7 Winter

# $block: which; $area: where
reason-not-his-home = { $area } is not a home of { $block }
# $origin: where he is; $area: where
reason-moray-home = Moray winters in { $origin }, where he is, or at home in Moray
# $origin: where he is; $area: where
reason-wallace-home = Wallace winters in { $origin }, where he is, or in Selkirk
# $area: where
reason-king-cathedral = the King winters where he is or where a cathedral is; { $area } has none
# $area: where
reason-king-enemy = the King cannot winter in { $area }: an enemy is there
# $block: which
reason-noble-stays = nobles such as { $block } never disband
# $block: which; $area: where
reason-edward-winters = { $block } winters in { $area } and does not disband
# $block: which; $area: where; $limit: how many at most
reason-excess-first = first disband what is above the limit of { $area }, which is { $limit }; then { $block } may go
# $block: which
reason-excess-only = { $block } does not stand above a limit and may not disband
# $area: where; $limit: how many at most
reason-excess-left = more blocks stand in { $area } than its limit of { $limit }: disband there first
reason-name-block = choose the block that is to disband
# $block: which
reason-build-type = England builds up only infantry and nobles, and { $block } is neither
# $area: where
reason-no-castle = { $area } yields no replacement points
# $area: where
reason-points-spent = the replacement points of { $area } are spent
# $area: where
reason-not-yours = { $area } is not friendly to you
reason-pool-empty = your pool is empty
# $area: where
reason-only-seafarers = only Norse and French are left in your pool, and { $area } has no coast
# $area: where; $limit: how many at most
reason-area-full = blocks are drawn only while an area is below its limit, which is { $limit } in { $area }
# $block: which; $area: where
reason-not-paying = { $area } has no replacement point to give to { $block }
# $area: where
reason-drawn-no-coast = { $area } has no coast of Scotland to land at
reason-no-english-draw = England draws no blocks in this step: choose infantry or a noble to build up
