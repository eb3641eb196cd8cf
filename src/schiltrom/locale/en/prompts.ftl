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
prompt-coronation-battle = choose the next battle of the coronation
prompt-herald = name an enemy noble for the herald to visit, or pass
prompt-victuals = add up to three steps to blocks in one area
# $group: an area chosen before, or none; $left: how many are left
prompt-victuals-own = { $left ->
    [0] all three steps are used: finish
   *[other] choose a block{ $group ->
        [none] { "" }
       *[other] { " in " }{ $group }
     } to gain a step ({ $left } left), or finish
 }
prompt-pillage = choose an enemy group next to one of yours to pillage, or pass
# $target: where; $hits: how many are left
prompt-pillage-hit = pillage of { $target }: choose the block that loses a step ({ $hits ->
    [one] one hit
   *[other] { $hits } hits
 } left)
# $target: where
prompt-pillage-gain = share out the plunder of { $target }
# $target: where; $group: an area chosen before, or none; $left: how many are left
prompt-pillage-gain-own = { $left ->
    [0] all the plunder is shared out: finish
   *[other] choose a block { $group ->
        [none] in one group next to { $target }
       *[other] in { $group }
     } to gain a step ({ $left } left), or finish
 }
prompt-sea-block = ship up to two blocks by sea
# $group: an area chosen before, or none; $left: how many are left
prompt-sea-block-own = { $left ->
    [0] no more blocks can be shipped: finish
   *[other] choose a block to ship{ $group ->
        [none] { "" }
       *[other] { " from " }{ $group }
     } ({ $left } left), or finish
 }
# $block: which
prompt-sea-area = choose where to ship { $block }
# $moves: how many are left
prompt-move = move blocks ({ $moves ->
    [one] 1 move point
   *[other] { $moves } move points
 } left), or finish
# $block: which; $origin: where from; $here: where the block is by now, or none;
# $steps: how many areas are left; 0: no matter
prompt-march = { $block }, from { $origin }{ $here ->
    [none] { "" }
   *[other] , now in { $here }
 }: choose the next area{ $steps ->
    [0] { "" }
   *[other] { " " }({ $steps } left)
 }{ $here ->
    [none] { "" }
   *[other] , or stop
 }
prompt-choose-battle = choose the next battle
# $area: where; $round: 1 to 3
prompt-combat = battle of { $area }, round { $round }: choose the next block to act
# $block: which; $area: where; $round: 1 to 3
prompt-combat-action = battle of { $area }, round { $round }: { $block } may fire, hold or retreat
# $area: where; $hits: how many are left; $round: 1 to 3
prompt-hit = battle of { $area }, round { $round }: choose a block to take the next hit ({ $hits ->
    [one] one hit
   *[other] { $hits } hits
 } left)
# $area: where
prompt-retreat = battle of { $area }: three rounds are over, so retreat every block that can, then finish
# $block: which; $area: where
prompt-retreat-to = choose where { $block } retreats to from { $area }
# $area: where
prompt-regroup = battle of { $area } won: regroup blocks to adjacent areas, or finish
# $block: which; $area: where
prompt-regroup-to = choose where { $block } regroups to from { $area }
prompt-raid = the Scots raid England: choose the block to lose to the pool
prompt-bruce-home = choose where Bruce winters: Annan or Carrick
prompt-comyn-home = choose where Comyn winters: Badenoch or Lochaber
prompt-moray-home = choose where Moray winters
prompt-king-home = choose where leaders winter
prompt-king-home-own = choose where the King winters
prompt-quarters = nothing to decide about winter quarters: go on
# $block: Edward I; $place: where
prompt-edward-winter = keep { $block } in { $place } for the winter, or disband him
prompt-english-disband = disband blocks for the winter
# $forced: 1 if it must be, 2 if there is nothing to disband, else 0
prompt-english-disband-own = { $forced ->
    [0] disband blocks if you like, or finish
    [2] nothing to disband: go on
   *[other] disband blocks until no area is above its castle limit
 }
prompt-wallace-home = choose where Wallace winters (in Selkirk he gains two steps)
prompt-scottish-disband = disband blocks for the winter
# $forced: 1 if it must be, 2 if there is nothing to disband, else 0
prompt-scottish-disband-own = { $forced ->
    [0] disband blocks if you like, or finish
    [2] nothing to disband: go on
   *[other] disband blocks until no area is above its castle limit
 }
# A part of the lists $points below.
# $area: where; $points: how many
prompt-points = { $area } { $points }
prompt-french-arrival = let the French Knights join the pool, or do without them
prompt-scottish-build = spend replacement points
# $points: a list of prompt-points, or none
prompt-scottish-build-own = { $points ->
    [none] no replacement points left: finish
   *[other] spend replacement points ({ $points }): choose a block to add a step or an area to draw a block, or finish
 }
# $block: which
prompt-build-from = choose the area that pays for the step to { $block }
# $block: which
prompt-drawn-to = choose the coast where { $block } lands
prompt-english-build = spend replacement points
# $points: a list of prompt-points, or none
prompt-english-build-own = { $points ->
    [none] no replacement points left: finish
   *[other] spend replacement points ({ $points }) on infantry and nobles, or finish
 }

## Chance

# $block: which
prompt-fire-roll = { $block } rolls the dice
prompt-celtic-roll = the Celts roll for Celtic unity
# $block: which
prompt-herald-roll = the herald rolls for { $block }
prompt-draw = a block is drawn from the pool
prompt-levy = the feudal levy is raised
prompt-deal = the cards are dealt

## The end

# $side: the winner;
# $ending: 1 all nobles, 2 most nobles, 3 and 4 a tie with and without Wallace, 5 the King killed, 6 Edward II killed
prompt-over = { $side ->
    [0] England
   *[other] Scotland
 } wins: { $ending ->
    [1] it controls all the nobles
    [2] it controls more nobles at the end
    [3] nobles are equal, and Wallace is on the map
    [4] nobles are equal, and Wallace is not on the map
    [5] the King of Scots is dead
    [6] Edward II is dead
   *[other] the game is over
 }
