### Why a choice is refused, without a full stop: the rule's number stands before the words, "4.3: 2 blocks
### have ..." (by-rule in names.ftl). "You" and "your" are the side that was refused.
###
### $side is 0 (England) or 1 (Scotland): { side } is its name, see names.ftl; $block and $other are names of
### blocks, $area and $origin of areas, $card of a card; $letter and $first are combat letters, A, B or C.
### A word in “ ” is a choice, named as on its button. The comment of a message names all its arguments, used
### or not.

reason-not-allowed = this is not allowed now
# $side: who
undo-nothing = { side } has nothing to undo

## Whose choice it is

# $side: the winner
reason-game-over = the game is over: { side } has won
reason-chance = wait for the dice, the draw or the deal
# $side: whose it is
reason-not-your-choice = it is { side }’s turn
reason-spectator = spectators cannot play
# $number: what was sent
reason-no-such-choice = there is no choice number { NUMBER($number, useGrouping: 0) }

## 3 Cards

# $side: the other side
reason-card-chosen = you have already chosen your card; { side } has not yet
# $card: which
reason-card-not-in-hand = there is no { $card } in your hand
# $card: which
reason-card-not-now = cards are chosen only at the start of a game turn
# $kind: block, area or word, what was chosen
reason-wants-card = choose a card, not { $kind ->
    [block] a block
    [area] an area
   *[other] an action
}

## What the step wants

reason-wants-block = choose a block, not an area
reason-wants-area = choose an area, not a block
# $block: which
reason-wants-area-for = choose an area for { $block }, not a block
# $kind: block or area, what was chosen
reason-wants-word = choose an action, not { $kind ->
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
 }” is not possible here
reason-pass-instead = choose “pass” to skip this event
reason-done-instead = choose “done” to finish
reason-cannot-skip = you must choose: this cannot be skipped

## 2 Blocks

# $block: which
reason-not-your-block = { $block } is not your block
# $block: which
reason-noble-with-enemy = { $block } is out of play: this noble is now on the enemy’s side
# $block: which
reason-in-pool = { $block } is in the pool, not on the map
# $block: which
reason-out-of-play = { $block } is out of play
# $block: which; $count: its strength
reason-at-maximum = { $block } is already at full strength, { $count }

## 4 Movement

# $block: which
reason-already-moved = { $block } has already moved this game turn
# $block: which; $area: where; $count: how many
reason-pinned = { $block } is pinned: { $count ->
    [one] one enemy block in { $area } pins one of yours
   *[other] { $count } enemy blocks in { $area } pin as many of yours
}
# $block: which; $area: where
reason-no-points = no move points left to activate { $area } for { $block }
# $block: which
reason-no-points-from-england = no move points left for { $block }: each block leaving England costs one
reason-no-points-to-england = no move points left: each block entering England costs one
reason-norse-no-points = no move points left: the Norse need one of their own
# $block: which; $area: where
reason-no-way-out = { $block } has no way out of { $area }
# $block: which
reason-march-first = finish the move of { $block } first
# $block: which; $area: where
reason-not-started = { $block } has not left { $area } yet
# $area: where
reason-on-path = this move has already passed through { $area }
# $origin: where from; $area: where
reason-not-adjacent = { $area } is not adjacent to { $origin }
# $block: which; $area: where to; $count: how many areas it may enter; $away: how many it would have to
reason-too-far = { $block } moves up to { $count } areas, but { $area } is { $away } away
# $block: which; $area: where
reason-stops-at-enemy = { $block } would have to stop in { $area }, where the enemy is
# $block: which
reason-stops-in-england = { $block } would have to stop in England
# $border: the areas on both sides, a list
reason-stops-at-border = a block that crosses the red border between { $border } must stop there
# $border: the areas on both sides, a list; $colour: red, green, or in the second edition black;
# $count: how many; $limit: how many at most
reason-border-full = { $count } blocks have already crossed the { $colour ->
    [red] red
    [black] black
   *[green] green
 } border between { $border }
# $border: the areas on both sides, a list; $colour: red, green, or in the second edition black;
# $count: how many; $limit: how many at most
reason-exit-closed = the enemy entered this battle across the border between { $border }: you may not leave that way
reason-norse-england = the Norse never enter England
# $area: where
reason-norse-inland = { $area } has no coast, and the Norse move only by sea
# $area: where
reason-norse-there = the Norse are already in { $area }
# $area: where
reason-truce-attack = there is a truce: you may not attack { $area }
reason-truce-raid = there is a truce: Scottish blocks may not enter England

## 5 Battles

# $area: where
reason-not-contested = there is no battle in { $area }
# $block: which; $area: where
reason-not-in-battle = { $block } is not in { $area }, where the battle is
# $block: which
reason-in-reserve = { $block } is in reserve and joins in round 2
# $block: which
reason-just-captured = { $block } was captured this round and takes part from the next
# $block: which
reason-already-acted = { $block } has already acted this round
# $block: which; $first: whose turn it is; $letter: of the block
reason-earlier-letter = { $block } is { $letter }, and it is { $first }’s turn
reason-choose-fighter = choose a block first; then it fires, holds or retreats
# $block: which
reason-act-first = finish { $block }’s turn first: fire, hold or retreat
# $block: which
reason-hold-instead = choose “hold” if { $block } should do nothing
# $block: which; $area: where
reason-no-target = there is no enemy in { $area } for { $block } to fire at yet
# $block: which; $other: the strongest block; $count: the strength of $other
reason-not-strongest = the strongest block takes the hit: { $other } has strength { $count }, more than { $block }
# $count: how many
reason-retreat-first = { $count ->
    [one] one block can still retreat, so it must
   *[other] { $count } blocks can still retreat, so they must
}
# $block: which; $area: where
reason-cannot-retreat = { $block } has nowhere to retreat to from { $area }
# $block: which
reason-letter-through = too late for { $block }: blocks of its letter have had their turn to retreat
# $block: which; $area: where
reason-cannot-regroup = { $block } has nowhere to regroup to from { $area }
# $area: where
reason-same-area = the block is already in { $area }
reason-not-out-of-england = English blocks never retreat or regroup out of England
reason-not-into-england = Scottish blocks never retreat or regroup into England
# $area: where
reason-enemy-there = there are enemies in { $area }
# $border: the areas on both sides, a list; $colour: red, green, or in the second edition black;
# $count: how many; $limit: how many at most
reason-border-closed = the enemy entered battle across the border between { $border } and controls it
# $border: the areas on both sides, a list; $came: how many came in;
# $colour: red, green, or in the second edition black; $count: how many went back; $limit: how many at most
reason-border-full-both-ways = the { $colour ->
    [red] red
    [black] black
   *[green] green
 } border between { $border } allows { $limit } blocks both ways: { $came } in, { $count } back so far
# $area: where
reason-norse-no-coast = the Norse may go only to a coastal area of Scotland, and { $area } is not one
# $area: where
reason-norse-not-friendly = the Norse may go only to a friendly area, and { $area } is not friendly
# $block: which
reason-raid-noble = a raid never removes nobles such as { $block }

## 6 Kings

reason-crown-not-now = only the Scots may crown a king, when they play an event card
reason-crown-once = a king has already been crowned in this game
reason-crown-wallace = Bruce or Comyn can be crowned only once Wallace is gone for good
# $block: which
reason-crown-not-in-fife = { $block } must be in Fife to be crowned
# $year: a number
reason-crown-too-early = Balliol cannot be crowned before { NUMBER($year, useGrouping: 0) }
reason-crown-no-french = Balliol can be crowned only while the French Knights are on the map
reason-crown-declined = you have chosen the event instead of the coronation
reason-event-instead = choose “event” to play the card without crowning anyone

## Events

# $block: which
reason-herald-own = the herald visits enemy nobles, and { $block } is on your side
reason-herald-moray = Moray never changes sides
# $block: which
reason-herald-no-noble = the herald visits only nobles, and { $block } is not one
# $block: which
reason-herald-already-yours = { $block } is out of play: this noble is now on your side
# $count: how many
reason-victuals-spent = all { $count } steps have been used
# $block: which; $area: where they go
reason-victuals-one-area = all steps go to one area: { $area }, and { $block } is not there
# $block: which
reason-victuals-one-each = { $block } has already gained its step
# $area: where
reason-pillage-nobody = there is no enemy in { $area }
# $area: where
reason-pillage-no-neighbour = you have no group adjacent to { $area }
# $block: which; $area: where
reason-not-pillaged = { $area } is being pillaged, and { $block } is not there
reason-pillage-spent = no steps left to gain
# $block: which; $area: what was pillaged
reason-pillage-far = { $block } is not adjacent to { $area }, which was pillaged
# $block: which; $area: where they go
reason-pillage-one-group = all steps go to one group: { $area }, and { $block } is not there
reason-sea-norse = the Norse cannot use Sea Move
# $count: how many
reason-sea-spent = { $count } blocks have already been shipped
# $block: which; $area: where
reason-sea-one-origin = both blocks must come from { $area }, and { $block } is not there
# $block: which; $area: where
reason-sea-inland = { $block } is in { $area }, which has no coast
reason-sea-no-port = you hold no other coastal area to sail to
# $block: which; $area: where
reason-sea-same-area = { $block } is already in { $area }
# $area: where
reason-sea-not-coastal = { $area } has no coast
# $area: where
reason-sea-not-friendly = { $area } is not friendly: it must hold your blocks and no enemies
# $area: where
reason-sea-one-port = both blocks must land in the same area, and the first has landed in { $area }

## 7 Winter

# $block: which; $area: where
reason-not-his-home = { $area } is not one of { $block }’s homes
# $origin: where he is; $area: where
reason-moray-home = Moray winters where he is, in { $origin }, or at home in Moray
# $origin: where he is; $area: where
reason-wallace-home = Wallace winters where he is, in { $origin }, or in Selkirk
# $area: where
reason-king-cathedral = the King winters where he is or in an area with a cathedral; { $area } has none
# $area: where
reason-king-enemy = the King cannot winter in { $area }: there are enemies there
# $block: which
reason-noble-stays = nobles such as { $block } never disband
# $block: which; $area: where
reason-edward-winters = { $block } winters in { $area } and does not disband
# $block: which; $area: where; $limit: how many at most
reason-excess-first = first disband the blocks above the limit of { $limit } in { $area }; then { $block } may go
# $block: which
reason-excess-only = { $block } may not disband: its area is not above the limit
# $area: where; $limit: how many at most
reason-excess-left = { $area } is above its limit of { $limit }: disband blocks there first
reason-name-block = choose a block to disband
# $block: which
reason-leader-step = { $block } could disband only in his own step
reason-only-french = only the French Knights can join now
# $block: which
reason-build-type = England adds steps only to infantry and nobles, and { $block } is neither
# $area: where
reason-no-castle = { $area } yields no replacement points
# $area: where
reason-points-spent = { $area } has no replacement points left
# $area: where
reason-not-yours = { $area } is not friendly
reason-pool-empty = your pool is empty
# $area: where
reason-only-seafarers = only the Norse and the French are left in your pool, and { $area } has no coast
# $area: where; $limit: how many at most
reason-area-full = an area can draw blocks only while it is below its limit, { $limit } in { $area }
# $block: which; $area: where
reason-not-paying = { $area } has no replacement points for { $block }
# $area: where
reason-drawn-no-coast = { $area } is not on the coast of Scotland
reason-no-english-draw = England draws no blocks in this step: choose infantry or a noble to add a step
