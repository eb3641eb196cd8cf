### What stands on a player's screen beside the prompt: buttons, questions, explanations, warnings.
### $card, $block, $blocks and $area are names (or lists of names) of cards, blocks and areas; $who,
### $attacker, $defender and $winner are names of sides. Other arguments are explained where they stand.

## Buttons. $step is the name of the step the button stands in (move, regroup, victuals ...).

# $step: the step, as in engine/steps.py
word-done = { $step ->
    [move] End the moves
    [sea-block] Enough shipped
    [victuals] Enough given out
    [pillage-gain] Enough plunder taken
    [retreat] Retreat over
    [regroup] Regrouping done
    [english-disband] No more to disband
    [scottish-disband] No more to disband
    [scottish-build] End the builds
    [english-build] End the builds
   *[other] Done
 }
# $card: a card
word-pass = Pass: { $card } without effect
word-stop = Stop here
word-fire = Fire
word-hold = Hold
# $card: a card; $step: the step, as in engine/steps.py
word-event = { $step ->
    [truce] Declare the truce
   *[other] Play the event: { $card }
 }
word-crown-bruce = Crown Bruce
word-crown-comyn = Crown Comyn
word-crown-balliol = Bring Balliol back as king
# Shown while Edward I may winter in Scotland: $block is his name, $area where he stands
word-winter = { $block } winters in { $area }
# $block: a block
word-disband = { $block } goes home

## Questions before something is given away

# $moves: move points left, 1 to 3
sure-moves = { $moves ->
    [one] One move point is not used yet, and there are blocks that could move. End the moves all the same?
   *[other] { $moves } move points are not used yet, and there are blocks that could move. End the moves all the same?
 }
# $card: a card
sure-pass = { $card } would be spent without any effect. Pass all the same?
# $left: steps left, 1 to 3
sure-steps = { $left ->
    [one] One step has not been given to a block yet; it would be lost. Go on?
   *[other] { $left } steps have not been given to blocks yet; they would be lost. Go on?
 }
# $points: replacement points that could still be spent
sure-points = { $points ->
    [one] One replacement point could still be spent; it would be lost. End the builds?
   *[other] { $points } replacement points could still be spent; they would be lost. End the builds?
 }
# $count: how many blocks $blocks lists
sure-stranded = { $count ->
    [one] { $blocks } has nowhere to go and is lost. Go on?
   *[other] { $blocks } have nowhere to go and are lost. Go on?
 }
# $count: how many nobles $blocks lists; they join the English
sure-crown = { $count ->
    [0] No noble of the rival faction stands with the Scots: nobody will leave. Hold the coronation?
    [one] { $blocks } is of the rival faction and will go over to the English at once. Hold the coronation?
   *[other] { $blocks } are of the rival faction and will go over to the English at once. Hold the coronation?
 }

## Warnings on cards in the hand

# $ends is 1 if the year could end after this game turn, $nothing 1 if the event would do nothing now; $card: a card
warn-event = { $nothing ->
    [1] As things stand, { $card } would have no effect.{ $ends ->
        [1] { " " }And if the other side plays an event too, the year ends after this game turn.
       *[other] { "" }
     }
   *[other] If the other side plays an event too, nobody moves and the year ends after this game turn.
 }

## Who attacks, and when that changes

# $area: an area; $attacker: a side; $defender: a side
control-stays = { $attacker } attacks and { $defender } defends. Whatever of { $attacker } is still in { $area } after three rounds must retreat.
# $how is attacker_wins (it counts only that they are gone) or all_eliminated (none of them may have retreated); $attacker: a side; $defender: a side
control-may-change = { $attacker } attacks and { $defender } defends. { $how ->
    [attacker_wins] If none of the first defenders is left when the reserves of { $defender } come on in round 2, { $attacker } holds the field and { $defender } attacks from then on.
   *[other] If all of the first defenders are lost, and none has retreated, when the reserves of { $defender } come on in round 2, { $attacker } holds the field and { $defender } attacks from then on.
 }
# $area: an area; $attacker: a side; $defender: a side
control-retreat = Three rounds are over: { $attacker } attacked and must leave { $area } to { $defender }.
# $area: an area; $winner: a side
control-won = { $winner } has won { $area } and may spread its blocks over areas next to it.

## What a step is about. $step is its name; arguments named like a switch of the rules have its value.

explain-card = Both sides choose in secret and show together. An event goes before every move card, a higher number before a lower one, and England first when they are equal. If both play events, the year ends after this game turn.
# $truce_new_raids: its switch of the rules
explain-truce = While the truce holds, for this game turn, the other side may move but attack nowhere{ $truce_new_raids ->
    [forbidden] , and Scots may not go into England
   *[other] , though Scots may go into England while it is empty
 }. Events go on as usual.
# $coronation_choice: its switch of the rules
explain-coronation = Once in the game the Scots may crown a king instead of playing their event. He comes at full strength, but the nobles of the rival faction go over to the English at once, and fight where they stand among Scots.{ $coronation_choice ->
    [on_play] { " " }If England has played an event too, what is chosen here is announced before it.
   *[other] { "" }
 }
explain-coronation-battle = Nobles who left the new king stand among their former friends. These battles are fought at once, the nobles attacking; nobody is in reserve.
explain-herald = The herald goes to a noble of the other side, wherever he is (not to Moray). On a roll of 1 to 4 he changes sides at his present strength; if enemies stand with him, he fights them at once.
# $victuals_split: its switch of the rules
explain-victuals = Three steps for blocks of one area{ $victuals_split ->
    [three_blocks] , each for another block
   *[other] , shared out as you like
 }. No block goes above its full strength.
# $pillage_noble: its switch of the rules
explain-pillage = Two hits on an enemy group next to one of yours, taken by the strongest as in battle. Each step it really loses can strengthen one of your groups beside it.{ $pillage_noble ->
    [captured] { " " }A noble who loses his last step changes sides.
   *[other] { "" }
 }
explain-pillage-hit = The pillaged side takes the hits one by one, each with its strongest block there; between equals it may choose.
explain-pillage-gain = The steps that were lost may go to blocks of one friendly group beside the pillaged area.
explain-sea-block = One or two blocks sail together from one coast to another that you hold alone, England included. No border is crossed, and the Norse do not take part.
explain-sea-area = The ships land on a coast where your own blocks stand and no enemies.
# $second: 1 for Player 2; $truce: 1 under a truce
explain-move = One move point lets the blocks of one area go, each as far as it can, wherever it likes. Into or out of England every single block costs a point. At most six blocks cross a green border in one phase and two a red one, where they must stop.{ $second ->
    [1] { " " }Where the first player's blocks have come in, as many of yours must stay.
   *[other] { "" }
 }{ $truce ->
    [1] { " " }There is a truce: no attacks.
   *[other] { "" }
 }
explain-march = The block goes on from area to area. It has to stop where enemies are, behind a red border and in England.
explain-choose-battle = Wherever both sides stand there is a battle. Whoever was first this game turn says which comes next.
explain-combat = Each block acts once in a round: A before B before C, defenders before attackers. Among its own blocks of a letter a side may choose the order.
explain-combat-action = To fire, a block rolls as many dice as it has strength; each die up to its number hits. Instead it may retreat to an area next to the battle that is its own or empty, or hold.
explain-hit = Each hit takes a step from the strongest block taking part; between equals its owner chooses. A noble who loses his last step changes sides, others go to the pool or are gone for good.
# $cannot_retreat: its switch of the rules; $retreat_order: its switch of the rules
explain-retreat = After three rounds the attacker must leave{ $retreat_order ->
    [by_letter] , A blocks first, then B, then C
   *[other] { "" }
 }. Borders the enemy came by are closed, and not more than six blocks (two over a red border) go the same way. What cannot leave is { $cannot_retreat ->
    [to_pool] lost to the pool; nobles are captured
   *[other] lost as if it had been killed; nobles are captured
 }.
explain-retreat-to = The way out must lead to an area of one's own or an empty one, over a border that is open and has room.
explain-regroup = The winner may send blocks from here to areas next to the battle that are friendly or empty; borders have their usual room again. Nobody has to go.
explain-regroup-to = Any friendly or empty area beside the battle will do; nobody crosses into or out of England the forbidden way.
explain-raid = Only Scots stand in England at the end of the game turn. England takes one of its blocks, no noble, off the map into its pool, unseen.
explain-bruce-home = Winter begins: every noble goes home, English nobles first. One who finds enemies at home changes sides. Bruce has two homes, Annan and Carrick; if both are held by enemies, his new owner chooses.
explain-comyn-home = Every noble goes home, English nobles first. One who finds enemies at home changes sides. Comyn has two homes, Badenoch and Lochaber; if both are held by enemies, his new owner chooses.
explain-moray-home = Moray winters at home, unless enemies are there, or stays where he is. He can still be disbanded afterwards.
# Also told to the other side while Moray's quarters are chosen
explain-king-home = Leaders take quarters for the winter. The King may go to a cathedral (Fife, Lennox, Strathspey) without enemies, or stay where he is.
explain-edward-winter = Edward I may stay in Scotland over the winter, but not two winters running. English blocks with him may stay too, beyond the castle limit. The price: there is no levy for the coming year.
explain-english-disband = All English blocks in England, and all knights, archers and hobelars that are not with a wintering Edward, have gone home. Infantry may stay as far as the castle limit of its area allows, counting every block there.
explain-wallace-home = Wallace may go to Selkirk from anywhere, unless enemies are there; there he gains two steps and no limit touches him.
# $scots_disband: its switch of the rules
explain-scottish-disband = No area keeps more Scottish blocks than its castle limit, one more where there is a cathedral; nobles stay in any case. In England nobody may stay. { $scots_disband ->
    [free] Others may be sent home at will, to come back by a draw.
   *[other] Apart from that only the King and Moray may be sent home.
 }
# $inland_draw: its switch of the rules
explain-scottish-build = Every area the Scots hold has as many points as its castle limit, one more with a cathedral, to be spent there. A point draws a block from the pool at strength 1, while there is room below the limit, or gives a block there a step. { $inland_draw ->
    [adjacent_coast] Norse and French drawn inland land on a coast beside it.
   *[other] Inland areas draw no Norse and no French.
 }
explain-build-from = Two areas could pay for this step: the one where the block stands and the one that drew it.
explain-drawn-to = Drawn for an inland area, this block lands on a friendly coast next to it.
explain-english-build = Every area England holds has as many points as its castle limit, for steps of infantry and nobles there. What is not spent is lost.
explain-fire-roll = Every die up to the block's number is a hit.
# $celtic_test: its switch of the rules
explain-celtic-roll = Celtic unity: blocks from Wales and Ulster roll a die { $celtic_test ->
    [before_battle] each before the battle begins
   *[other] each when they first take part
 }. On a 5 or 6 they leave for the pool.
explain-herald-roll = On 1 to 4 the noble changes sides.
explain-draw = A block is drawn from the pool without being looked at.
explain-levy = Half of the English pool, rounded up, comes to England at full strength, unless Edward winters in Scotland.
explain-deal = All twenty-five cards are shuffled, and each side gets five for the year.

## Where blocks can go

# Of $total blocks only $count get through; $blocks are left behind
reach-some = Only { $count } of { $total } can go: borders, points or enemies do not let { $blocks } through.
# $count of $total blocks would take part from round 2 only
reach-reserve = { $total ->
    [one] In reserve until round 2.
   *[other] { $count } of { $total } in reserve until round 2.
 }

## Why several choices at once are refused

reason-not-known-yet = what comes after dice, or after blocks are shown, is chosen when it is known

## Odds

error-no-battle = it is not clear who would fight whom there
