### What stands on a player's screen beside the prompt: buttons, questions, explanations, warnings.
### $card, $block, $blocks and $area are names (or lists of names) of cards, blocks and areas; $who,
### $attacker, $defender and $winner are names of sides. Other arguments are explained where they stand.

## Buttons. $step is the name of the step the button stands in (move, regroup, victuals ...).

# $step: the step, as in engine/steps.py
word-done = { $step ->
    [move] Finish moving
    [sea-block] Finish shipping
    [victuals] Finish supplying
    [pillage-gain] Finish pillaging
    [retreat] Finish retreating
    [regroup] Finish regrouping
    [english-disband] Finish disbanding
    [scottish-disband] Finish disbanding
    [scottish-build] Finish building
    [english-build] Finish building
   *[other] Done
 }
# $card: a card
word-pass = Pass: skip { $card }
word-stop = Stop here
word-fire = Fire
word-hold = Hold
# $card: a card; $step: the step, as in engine/steps.py
word-event = { $step ->
    [truce] Declare a truce
   *[other] Play the event: { $card }
 }
word-crown-bruce = Crown Bruce
word-crown-comyn = Crown Comyn
word-crown-balliol = Bring Balliol back as king
# Shown while Edward I may winter in Scotland: $block is his name, $area where he stands
word-winter = Keep { $block } in { $area }
# $block: a block
word-disband = Send { $block } home

## Questions before something is given away

# $moves: move points left, 1 to 3
sure-moves = { $moves ->
    [one] You have one move point left, and blocks that could move. Finish moving?
   *[other] You have { $moves } move points left, and blocks that could move. Finish moving?
 }
# $card: a card
sure-pass = { $card } would have no effect. Pass anyway?
# $left: steps left, 1 to 3
sure-steps = { $left ->
    [one] One step is still unused and would be lost. Continue?
   *[other] { $left } steps are still unused and would be lost. Continue?
 }
# $points: replacement points that could still be spent
sure-points = { $points ->
    [one] One replacement point is still unspent and would be lost. Finish building?
   *[other] { $points } replacement points are still unspent and would be lost. Finish building?
 }
# $count: how many blocks $blocks lists
sure-stranded = { $count ->
    [one] { $blocks } has nowhere to go and will be lost. Continue?
   *[other] { $blocks } have nowhere to go and will be lost. Continue?
 }
# $count: how many nobles $blocks lists; they join the English
sure-crown = { $count ->
    [0] No noble of the rival faction is on the Scottish side, so nobody will defect. Crown him?
    [one] { $blocks } belongs to the rival faction and will join the English at once. Crown him?
   *[other] { $blocks } belong to the rival faction and will join the English at once. Crown him?
 }

## Warnings on cards in the hand

# $ends is 1 if the year could end after this game turn, $nothing 1 if the event would do nothing now; $card: a card
warn-event = { $nothing ->
    [1] { $card } would have no effect at the moment.{ $ends ->
        [1] { " " }And if your opponent plays an event too, the year ends after this game turn.
       *[other] { "" }
     }
   *[other] If your opponent plays an event too, nobody moves and the year ends after this game turn.
 }

## Who attacks, and when that changes

# $area: an area; $attacker: a side; $defender: a side
control-stays = { $attacker } attacks, { $defender } defends. Any { $attacker ->
    [Scotland] Scottish
   *[England] English
 } blocks still in { $area } after three rounds must retreat.
# $how is attacker_wins (it counts only that they are gone), attacker_holds (and that attackers are still there) or
# all_eliminated (none of them may have retreated); $attacker: a side; $defender: a side
control-may-change = { $attacker } attacks, { $defender } defends. { $how ->
    [attacker_wins] If no original defender is left when the reserves of { $defender } join in round 2, { $attacker } controls the battlefield and { $defender } attacks from then on.
    [attacker_holds] If no original defender is left when the reserves of { $defender } join in round 2, but original attackers still are, { $attacker } controls the battlefield and { $defender } attacks from then on.
   *[other] If all original defenders have been lost, and none has retreated, when the reserves of { $defender } join in round 2, { $attacker } controls the battlefield and { $defender } attacks from then on.
 }
# $area: an area; $attacker: a side; $defender: a side
control-retreat = Three rounds are over: the attacker, { $attacker }, must leave { $area } to { $defender }.
# $area: an area; $winner: a side
control-won = { $winner } has won { $area } and may regroup to adjacent areas.

## What a step is about. $step is its name; arguments named like a switch of the rules have its value.

explain-card = Both sides choose a card in secret and reveal them together. An event goes before any move card, a higher number before a lower one, and England first if they are equal. If both play events, the year ends after this game turn.
# $truce_new_raids, $truce_raid_loss: their switches of the rules
explain-truce = For this game turn your opponent may move but not attack{ $truce_new_raids ->
    [forbidden] , and the Scots may not enter England
   *[other] , though the Scots may enter England while it is empty
 }. { $truce_raid_loss ->
    [applies] Scots already in England still cost it a block.
    [suspended] Under an English truce, Scots already in England cost it no block.
   *[suspended_by_either] Scots already in England cost it no block this game turn.
 } Events are played as usual.
# $coronation_choice: its switch of the rules
explain-coronation = Once per game the Scots may crown a king instead of playing their event. He arrives at full strength, but nobles of the rival faction join the English at once and fight any Scots in their area.{ $coronation_choice ->
    [on_play] { " " }If England has played an event too, your decision is announced before it.
   *[other] { "" }
 }
explain-coronation-battle = Nobles who have deserted the new king now face their former friends. These battles are fought at once, with the nobles attacking; nobody is in reserve.
explain-herald = The herald visits an enemy noble anywhere on the map (but not Moray). On a roll of 1 to 4 the noble changes sides, keeping his strength; any enemies in his area then fight him at once.
# $victuals_split: its switch of the rules
explain-victuals = Add three steps to blocks in one area{ $victuals_split ->
    [three_blocks] , one each to three blocks
   *[other] , shared out as you like
 }. No block can exceed full strength.
explain-pillage = Two hits on an enemy group next to one of yours, taken by the strongest block as in battle. Each step actually lost can be added to one of your adjacent groups. A noble who loses his last step changes sides.
explain-pillage-hit = The pillaged side takes the hits one at a time, always on its strongest block there; if blocks are equal, it chooses.
explain-pillage-gain = The lost steps may be added to blocks of one friendly group adjacent to the pillaged area.
explain-sea-block = One or two blocks sail together from one coastal area to another friendly one; England counts as coastal. No border is crossed, and the Norse cannot take part.
explain-sea-area = Ships must land on a coast held by your blocks, with no enemies there.
# $edition: the edition in play, 2 to 4; $second: 1 for Player 2; $truce: 1 under a truce
explain-move = One move point activates one area: each of its blocks may move up to its own limit, wherever it likes. Moving into or out of England costs one point per block. At most six blocks may cross a { $edition ->
    [2] black
   *[other] green
 } border per phase, and two a red one, where they must stop.{ $second ->
    [1] { " " }Where Player 1’s blocks have moved in, an equal number of yours must stay.
   *[other] { "" }
 }{ $truce ->
    [1] { " " }There is a truce: no attacks.
   *[other] { "" }
 }
explain-march = The block moves from area to area. It must stop when it meets enemies, crosses a red border or enters England.
explain-choose-battle = There is a battle wherever both sides have blocks. Player 1 chooses which is fought next.
explain-combat = Each block acts once per round: A before B before C, defenders before attackers. Among your own blocks of the same letter you choose the order.
explain-combat-action = A firing block rolls one die per step of strength; each roll up to its number hits. Instead, it may hold, or retreat to an adjacent area that is friendly or neutral.
explain-hit = Each hit takes a step from the strongest block taking part; if blocks are equal, their owner chooses. A noble who loses his last step changes sides; other blocks go to the pool or are gone for good.
# $cannot_retreat, $retreat_order, $border_control, $retreat_limit: their switches of the rules
explain-retreat = After three rounds the attacker must leave{ $retreat_order ->
    [by_letter] , A blocks first, then B, then C
   *[other] { "" }
 }. { $border_control ->
    [battle_start] Borders the enemy used to begin this battle are closed,
    [any_battle] Borders the enemy was the last to use to enter a battle are closed,
   *[this_battle] Borders the enemy used to enter this battle are closed,
 } and at most six blocks (two over a red border) may go the same way{ $retreat_limit ->
    [whole_battle] , counting those that came that way and those that went back in earlier rounds
    [cumulative] , counting those that came that way
   *[per_round] { "" }
 }. Blocks that cannot leave are { $cannot_retreat ->
    [to_pool] returned to the pool; nobles except Moray are captured
   *[other] lost as if killed; nobles are captured
 }.
explain-retreat-to = A block retreats to a friendly or neutral area, across a border that is open and below its limit.
# $regroup_limit: its switch of the rules
explain-regroup = The winner may move blocks from here to adjacent areas that are friendly or neutral; { $regroup_limit ->
    [as_retreats] the border limits of the retreats go on
   *[fresh] border limits start afresh
 }. Nobody has to go.
explain-regroup-to = Choose any friendly or neutral area next to the battle. English blocks may not leave England, and Scottish blocks may not enter it.
# $raid_loss: its switch of the rules
explain-raid = Only Scots are in England at the end of the game turn, so England moves one of its blocks, not a noble, from the map to its pool{ $raid_loss ->
    [shown] , for all to see
   *[hidden] , unseen
 }.
explain-bruce-home = Winter begins: all nobles go home, English nobles first. A noble who finds enemies in his home changes sides. Bruce has two homes, Annan and Carrick; if enemies hold both, his new owner chooses.
explain-comyn-home = All nobles go home, English nobles first. A noble who finds enemies in his home changes sides. Comyn has two homes, Badenoch and Lochaber; if enemies hold both, his new owner chooses.
# $leaders_disband: its switch of the rules
explain-moray-home = Moray winters at home, unless enemies are there, or stays where he is{ $leaders_disband ->
    [in_their_step] , or disbands now
   *[with_the_scots] . He can still disband later
 }.
# Also told to the other side while Moray's quarters are chosen. $leaders_disband: its switch of the rules
explain-king-home = Leaders choose their winter quarters. The King may go to an area with a cathedral (Fife, Lennox or Strathspey) if no enemies are there, or stay where he is{ $leaders_disband ->
    [in_their_step] , or disband now
   *[with_the_scots] { "" }
 }.
explain-edward-winter = Edward I may stay in Scotland over the winter, but not two winters running. English blocks with him may stay too, even above the castle limit. The price: no levy for the coming year.
explain-english-disband = All English blocks in England, and all knights, archers and hobelars not wintering with Edward, have gone home. Infantry may stay up to the castle limit of its area, counting every block there.
explain-wallace-home = Wallace may go to Selkirk from anywhere, unless enemies are there; he gains two steps and the castle limit does not apply to him.
# $scots_disband, $leaders_disband: their switches of the rules
explain-scottish-disband = No area may keep more Scottish blocks than its castle limit, plus one for a cathedral; nobles stay in any case. Nobody may stay in England. { $scots_disband ->
    [free] You may disband other blocks too; they can be drawn again.
   *[other] { $leaders_disband ->
        [in_their_step] Nobody else may disband now.
       *[with_the_scots] Apart from that, only the King and Moray may disband.
     }
 }
# $inland_draw: its switch of the rules
explain-scottish-build = Every area the Scots hold yields points equal to its castle limit, plus one for a cathedral, to be spent there. A point draws a block from the pool at strength 1, if the area is below its limit, or adds a step to a block there. { $inland_draw ->
    [adjacent_coast] Norse and French blocks drawn inland land on an adjacent coast.
   *[other] Inland areas never draw the Norse or the French.
 }
explain-build-from = Two areas can pay for this step: the one the block is in and the one that drew it.
explain-drawn-to = Drawn for an inland area, this block lands on an adjacent friendly coast.
explain-english-build = Every area England holds yields points equal to its castle limit, to add steps to infantry and nobles there. Unspent points are lost.
explain-fire-roll = Every roll up to the block’s number is a hit.
# $celtic_test: its switch of the rules
explain-celtic-roll = Celtic unity: each block from Wales or Ulster rolls a die { $celtic_test ->
    [before_battle] before the battle begins
   *[other] when it first takes part
 }. On a 5 or 6 it goes to the pool.
explain-herald-roll = On 1 to 4 the noble changes sides.
explain-draw = A block is drawn from the pool at random.
explain-levy = Half of the English pool, rounded up, is placed in England at full strength, unless Edward winters in Scotland.
explain-deal = All twenty-five cards are shuffled and each side is dealt five for the year.

## Where blocks can go

# Of $total blocks only $count get through; $blocks are left behind
reach-some = Only { $count } of { $total } can go: borders, move points or enemies hold back { $blocks }.
# $count of $total blocks would take part from round 2 only
reach-reserve = { $total ->
    [one] In reserve until round 2.
   *[other] { $count } of { $total } in reserve until round 2.
 }

## Why several choices at once are refused

reason-not-known-yet = wait for the dice or the reveal before you choose what comes next

## Odds

error-no-battle = no odds: it is not clear who would fight whom there
