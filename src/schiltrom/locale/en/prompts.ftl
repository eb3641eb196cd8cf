### What is to be decided, one message for each step (engine/steps.py), without a full stop: it stands behind
### the side whose choice it is (prompt-to). A message ending in -own is for the eyes of that side alone.
###
### $area (the battlefield), $target (what is pillaged), $group, $origin, $here and $place are names of areas,
### or none where noted; $block is the name of a block. The comment of a message names all its arguments,
### used or not.

# $who: 0 England, 1 Scotland, 2 both; $words: one of the messages below
prompt-to = { $who ->
    [0] England
    [1] Scotland
   *[other] England and Scotland
 }: { $words }

prompt-card = choose a card
prompt-truce = declare a truce, or pass
prompt-coronation = play the event, or crown a king instead
prompt-coronation-battle = choose which battle of the coronation is fought next
prompt-herald = name an enemy noble to send the herald to, or pass
prompt-victuals = give up to three steps to blocks of one area
# $group: an area chosen before, or none; $left: how many are left
prompt-victuals-own = { $left ->
    [0] all victuals are given out: done
   *[other] add a step to a block{ $group ->
        [none] { "" }
       *[other] { " in " }{ $group }
     } ({ $left } left), or done
 }
prompt-pillage = choose an enemy group next to one of your own to pillage, or pass
# $target: where; $hits: how many are left
prompt-pillage-hit = { $target } is pillaged: choose the block that loses a step ({ $hits ->
    [one] one hit
   *[other] { $hits } hits
 } left)
# $target: where
prompt-pillage-gain = take the plunder of { $target }
# $target: where; $group: an area chosen before, or none; $left: how many are left
prompt-pillage-gain-own = { $left ->
    [0] all plunder is taken: done
   *[other] add a plundered step to a block of { $group ->
        [none] one group next to { $target }
       *[other] the group in { $group }
     } ({ $left } left), or done
 }
prompt-sea-block = ship up to two blocks along the coast
# $group: an area chosen before, or none; $left: how many are left
prompt-sea-block-own = { $left ->
    [0] no more blocks can be shipped: done
   *[other] choose a block to ship{ $group ->
        [none] { "" }
       *[other] { " from " }{ $group }
     } ({ $left } left), or done
 }
# $block: which
prompt-sea-area = choose the coast to ship { $block } to
# $moves: how many are left
prompt-move = move blocks ({ $moves ->
    [one] 1 move point
   *[other] { $moves } move points
 } left), or done
# $block: which; $origin: where from; $here: where the block is by now, or none;
# $steps: how many areas are left; 0: no matter
prompt-march = { $block } on the march from { $origin }{ $here ->
    [none] { "" }
   *[other] , now in { $here }
 }: choose the next area{ $steps ->
    [0] { "" }
   *[other] { " " }({ $steps } left)
 }{ $here ->
    [none] { "" }
   *[other] , or stop
 }
prompt-choose-battle = choose which battle is fought next
# $area: where; $round: 1 to 3
prompt-combat = battle of { $area }, round { $round }: choose the block that acts next
# $block: which; $area: where; $round: 1 to 3
prompt-combat-action = battle of { $area }, round { $round }: { $block } may fire, hold or retreat
# $area: where; $hits: how many are left; $round: 1 to 3
prompt-hit = battle of { $area }, round { $round }: choose the block that takes the next hit ({ $hits ->
    [one] one hit
   *[other] { $hits } hits
 } left)
# $area: where
prompt-retreat = the battle of { $area } is over after three rounds: retreat every block that can, then done
# $block: which; $area: where
prompt-retreat-to = choose where { $block } retreats to from { $area }
# $area: where
prompt-regroup = the battle of { $area } is won: regroup blocks to areas next to it, or done
# $block: which; $area: where
prompt-regroup-to = choose where { $block } regroups to from { $area }
prompt-raid = the Scots raid England: choose the block that is lost to the pool
prompt-bruce-home = choose the home where Bruce winters
prompt-comyn-home = choose the home where Comyn winters
prompt-moray-home = choose where Moray winters
prompt-king-home = choose where leaders winter
prompt-king-home-own = choose where the King winters
# $block: Edward I; $place: where
prompt-edward-winter = let { $block } winter in { $place }, or disband him
prompt-english-disband = disband blocks for the winter
# $forced: 1 if it must be, else 0
prompt-english-disband-own = { $forced ->
    [0] disband blocks if you like, or done
   *[other] disband blocks until no area is above its castle limit
 }
prompt-wallace-home = choose where Wallace winters (in Selkirk he gains two steps)
prompt-scottish-disband = disband blocks for the winter
# $forced: 1 if it must be, else 0
prompt-scottish-disband-own = { $forced ->
    [0] disband blocks if you like, or done
   *[other] disband blocks until no area is above its castle limit
 }
# A part of the lists $points below.
# $area: where; $points: how many
prompt-points = { $area } { $points }
prompt-scottish-build = spend replacement points
# $points: a list of prompt-points, or none
prompt-scottish-build-own = { $points ->
    [none] no replacement points are left: done
   *[other] spend replacement points ({ $points }): a block gains a step, an area draws a block, or done
 }
# $block: which
prompt-build-from = choose the area that pays for the step of { $block }
# $block: which
prompt-drawn-to = choose the coast where { $block } lands
prompt-english-build = spend replacement points
# $points: a list of prompt-points, or none
prompt-english-build-own = { $points ->
    [none] no replacement points are left: done
   *[other] spend replacement points ({ $points }) on infantry and nobles, or done
 }

## Chance

# $block: which
prompt-fire-roll = { $block } rolls the dice
prompt-celtic-roll = the Celts roll for their unity
# $block: which
prompt-herald-roll = the herald's die is rolled for { $block }
prompt-draw = a block is drawn from the pool
prompt-levy = the feudal levy is raised
prompt-deal = the cards are dealt

## The end

# $side: the winner;
# $ending: 1 all nobles, 2 most nobles, 3 and 4 a tie with and without Wallace, 5 the King killed, 6 Edward II killed
prompt-over = { $side ->
    [0] England
   *[other] Scotland
 } has won: { $ending ->
    [1] it controls all nobles
    [2] it controls more nobles at the end
    [3] equal nobles, and Wallace is on the map
    [4] equal nobles, and Wallace is not on the map
    [5] the King of Scots is dead
    [6] Edward II is dead
   *[other] the game is over
 }
