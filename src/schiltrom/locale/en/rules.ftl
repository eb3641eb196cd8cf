### The rules for players, in our own words, by the rulebook's numbers.
### rules-N is the text of rule N (4.3 is rules-4-3), rules-N-title its heading; data/rules.csv has their order.
### The variables are the switches of the rule set in play, so that a reader sees the rules of his own game:
### choose the variant by the same keys in every language. Keep the words of the glossary.

## Words of the English editions, in no other catalogue: the fourth has group moves, and blocks fight; in the earlier
## ones there are move points, and blocks fire.

edition-card = { $edition ->
    [4] A card gives as many group moves (move points, on the screen) as its number. One group move activates one group: all your blocks in one area.
   *[other] A card gives as many move points as its number. One point activates one group: all your blocks in one area.
 }
edition-point = { $edition ->
    [4] group move
   *[other] move point
 }
edition-points-title = { $edition ->
    [4] Group moves
   *[other] Move points and groups
 }
edition-fights = { $edition ->
    [4] fights
   *[other] fires
 }
edition-fight-title = { $edition ->
    [4] Fighting
   *[other] Firing
 }

## The rules

rules-1-title = The map
rules-1 = Scotland is divided into 22 areas; England is one more. Borders come in colours, most areas have a castle, and some have a cathedral.
rules-1-1-title = Neighbours
rules-1-1 = Two areas are adjacent only if they share a coloured border. Areas that meet at a point or across water are not adjacent.
rules-1-2-title = Castle limit
rules-1-2 = The number in the castle is the area’s castle limit: how many blocks may spend the winter there, and how many replacement points it yields to the side that holds it. Areas without a castle have a limit of 0.
rules-1-3-title = Cathedrals
rules-1-3 = Fife, Lennox and Strathspey have a cathedral. For the Scots only, the limit there is one higher.
rules-1-4-title = Nobles at home
rules-1-4 = A noble defending in his home area hits on 1 to 3 instead of 1 to 2. It does not matter whether he was there before, came as a reinforcement, or has only just changed sides in this battle: what counts is that he is defending at the moment he { edition-fights }. A noble attacking his own home gets no bonus. Two nobles have two homes each: Bruce (Annan and Carrick) and Comyn (Badenoch and Lochaber).

rules-2-title = Blocks
rules-2 = Blocks stand upright, so that only their owner can see what they are. They are revealed in battle.
rules-2-1-title = What a block says
rules-2-1 = Strength is the number of pips on the top edge, and the number of dice the block rolls. The letter of the combat rating (A, B or C) says when the block acts in a round; the number is the highest roll that hits. The number below is how many areas the block may move.
rules-2-2-title = Nobles and pools
rules-2-2 = Every noble except Moray has two blocks, one English and one Scottish. Exactly one of them is in play; when he changes sides, the other takes its place. Moray is always Scottish. A block that is not on the map is in its side’s draw pool or out of the game. Etterick, the Scottish archers, moves { $scots_archer_move } areas; the English archers move { $english_archer_move }.

rules-3-title = Cards
rules-3 = A year has up to five game turns. Each begins with both sides playing a card.
rules-3-0-title = The deal
rules-3-0 = At the start of a year all 25 cards are shuffled and each side is dealt five: there are three 3s, ten 2s, seven 1s, and one each of Herald, Pillage, Sea Move, Truce and Victuals. Hands are secret; the cards played this year stay face up.
rules-3-1-title = Who goes first
rules-3-1 = Both sides choose a card in secret and reveal them together. An event beats any move card; otherwise the higher number wins, and England wins ties. The winner is Player 1 for this game turn. If one card is an event, its player carries it out instead of moving, and then Player 2 moves. If both are events, England is Player 1, both events happen, nobody moves, and the year ends after this game turn. You may leave your card unused, but nothing is saved for later.

rules-4-title = Movement
rules-4 = Player 1 makes all his moves first, then Player 2.
rules-4-0-title = How blocks move
rules-4-0 = A block moves at most once per game turn; retreating and regrouping are not moves. It may pass through areas that are empty or friendly, and must stop where it meets an enemy.
rules-4-2-title = { edition-points-title }
rules-4-2 = { edition-card } Each of them may go its own way, as far as its move rating allows, and some may stay. Moving more blocks from an active area costs nothing extra. No block may enter the same area twice.
rules-4-3-title = Border limits
rules-4-3 = In one movement phase, at most six blocks of a side may cross a { $edition ->
    [2] black
   *[other] green
 } border and at most two a red one, counting both directions together. Each side has its own count. A block that crosses a red border must stop.
rules-4-4-title = The Anglo-Scottish border
rules-4-4 = A move that begins or ends in England costs one { edition-point } for every single block. A block that enters England stops there. A block that leaves England may move on, unless the border was red. { $border_crossers ->
    [one_group] All blocks that crossed this border in this phase and attack the same area form one main attack, whichever way they came.
   *[by_route] The main attack is determined as usual, by 5.32.
 }
rules-4-5-title = Area control
rules-4-5 = An area is friendly if only your blocks are there, enemy if only your opponent’s are, contested if both are, and neutral if it is vacant. This changes at once whenever a block enters or leaves.
rules-4-6-title = Pinned blocks
rules-4-6 = When Player 2 moves, each Player 1 block in a contested area pins one of the blocks that were already there; Player 1’s reserves pin too. You choose which of your blocks stay; only those in excess of that number may leave, { $border_control ->
    [any_battle] and not over a border that Player 1 was the last to use to enter a battle
   *[other] and never over a border that Player 1 used to enter that battle
 }. Reinforcements do not unpin anyone. Player 1’s blocks are never pinned.
rules-4-7-title = The Norse
rules-4-7 = The Norse move on their own for one { edition-point }, by sea, from one coastal area of Scotland to any other, and may attack. They never enter England, never use the Sea Move card and do not count against border limits. { $norse_role ->
    [with_main] In an attack they are always part of the main attack.
   *[separate] In an attack they are the main attack, on their own, if they enter first; otherwise they are in reserve.
 } { $norse_declared ->
    [1] Their owner announces where they come from and where they go.
   *[0] Where they come from is not announced.
 }

rules-5-title = Battles
rules-5 = Once both sides have moved, there is a battle in every contested area.
rules-5-1-title = Fighting battles
rules-5-1 = Battles are fought one at a time; Player 1 chooses the next each time. The attacker is the side that entered an area held by the other. Player 2’s blocks that enter a battle begun by Player 1 reinforce the defence. Blocks taking part are revealed, and stood up again afterwards.
rules-5-2-title = Celtic unity
rules-5-2 = Wales Archers, Wales Infantry and Ulster Infantry may refuse to fight fellow Celts: roll a die for each, and on 5 or 6 it goes to the pool. { $celtic_test ->
    [before_battle] All of them roll before the first round, including reserves.
   *[on_reveal] Each rolls when it first takes part; reserves roll at the start of round 2.
 } { $celtic_permanent ->
    [1] If they are killed in battle they are gone for good.
   *[0] { "" }
 }
rules-5-3-title = Three rounds
rules-5-3 = A battle lasts at most three rounds, and ends at once when only one side has blocks left in the area, counting reserves.
rules-5-31-title = Combat turns
rules-5-31 = In each round every block taking part has one combat turn, in this order: the defender’s As, the attacker’s As, the defender’s Bs, the attacker’s Bs, the defender’s Cs, the attacker’s Cs. You choose the order among your own blocks of the same letter. In its turn a block { edition-fights }, retreats or holds. { $round_end ->
    [unopposed] The round ends at once when no enemy is taking part any more.
   *[full] If no enemy is taking part but enemy reserves are still to come, the remaining blocks may retreat or hold.
 }
rules-5-32-title = Main attack, reserves and battlefield control
rules-5-32 = The main attack is the attackers that started in one area, { $main_attack ->
    [whole_way] moved together all the way and entered across one border
   *[last_border] and entered together across one border
 }; the first block to enter decides which. All other attackers are in reserve. Reserves do nothing and take no hits in round 1, and join at the start of round 2, even if all their friends are gone. { $control_change ->
    [attacker_wins] If by then the defender has lost all his blocks of round 1, killed or retreated,
    [attacker_holds] If the attacker has won round 1, so that all the defender’s blocks of round 1 are killed or gone while some of his own are still there,
   *[all_eliminated] If by then all the defender’s blocks of round 1 have been eliminated, and none of them escaped by retreating,
 } but the defender has reserves to come, the attacker gains control of the battlefield: he defends in rounds 2 and 3, and the reserves attack. A noble whom the defender has captured counts as one of his reserves. Nothing changes at the start of round 3.
rules-5-33-title = Reinforcements
rules-5-33 = Player 2’s blocks that enter a battle begun by Player 1 reinforce the defence and are in reserve (5.32). Where Player 2 begins a battle himself, his attack follows 5.32.
rules-5-4-title = { edition-fight-title }
rules-5-4 = Roll one die per step of strength. Every die that rolls the number of the combat rating or less is a hit.
rules-5-41-title = Taking hits
rules-5-41 = Hits are applied at once, one at a time, each to the block that is strongest at that moment among those taking part; if several are equal, their owner chooses. { $schiltroms ->
    [1] { $schiltrom_archers ->
        [in_battle] Schiltroms: Scottish infantry hits on one number higher in battles where the English have no archers; archers in reserve count.
       *[taking_part] Schiltroms: Scottish infantry hits on one number higher while no English archers are taking part; archers in reserve do not count.
     }
   *[0] { "" }
 }
rules-5-5-title = Retreats
rules-5-5 = A block retreats to an adjacent area that is friendly or neutral, never to one that is contested or enemy. It may not cross a border { $border_control ->
    [this_battle] that the enemy used to enter this battle, reinforcements included; if both sides used it, only Player 2 may
    [battle_start] that the enemy used to begin this battle; borders used by reinforcements stay open, and if both sides used a border, only Player 2 may
   *[any_battle] that the enemy was the last to use to enter any battle this game turn
 }. { $retreat_limit ->
    [per_round] The border limits of six and two apply, afresh in every round and again for the retreat after round 3.
    [cumulative] The border limits of six and two apply, afresh in every round and again for the retreat after round 3, but your own blocks that entered across a border count every time.
   *[whole_battle] The border limits of six and two hold for the whole battle: your own blocks that entered across a border count, and so does every block that goes back over it, in whichever round.
 } English blocks never retreat out of England, Scottish blocks never into it. The Norse sail to any friendly coastal area of Scotland. After round 3 any attackers still there must retreat{ $retreat_order ->
    [by_letter] , A before B before C
   *[free] , in any order
 }. { $cannot_retreat ->
    [to_pool] Blocks that must retreat and cannot go to the pool, even those with a black cross; nobles except Moray are captured.
   *[battle_loss] Blocks that must retreat and cannot are lost as if killed; nobles are captured.
 } The enemy sees how many blocks of a letter went where, but not which.
rules-5-6-title = Regroup
rules-5-6 = The winner may move any of his blocks in the area, including reserves, to adjacent areas that are friendly or neutral; nobody has to go. { $regroup_limit ->
    [as_retreats] Border limits are those of the retreats (5.5), and whatever already counts there counts here too;
   *[fresh] Border limits start afresh,
 } borders controlled by the enemy do not matter. Only English blocks may cross the Anglo-Scottish border into England, and only Scottish blocks may cross it into Scotland. The Norse may only sail, to a friendly coastal area of Scotland.
rules-5-7-title = Captured nobles
rules-5-7 = A noble who is killed in battle, cannot retreat or falls to Pillage changes sides, at strength 1. In a battle he is in reserve for his captors and takes part from the next round. If he is captured in or after round 3 he goes with the others: he must retreat with the attacker, or may regroup with the defender. If Moray is killed, he is gone for good.
rules-5-8-title = Losses
rules-5-8 = Other lost blocks go to their side’s draw pool. Blocks with a black cross (Wallace, Moray, the Norse, the French Knights and the Hobelars) are gone for good { $cannot_retreat ->
    [to_pool] if they are killed in battle; if they only cannot retreat, they go to the pool (5.5).
   *[battle_loss] if they are killed in battle or cannot retreat when they must.
 } Blocks removed by Pillage, by a raid or in winter go to the pool, whatever they are. For Edward and the King see 6.1 and 6.2.
rules-5-9-title = Border raid
rules-5-9 = If only Scottish blocks are in England at the end of a game turn, England moves one of its blocks, not a noble, from the map to its draw pool; it may be Edward. { $raid_loss ->
    [shown] England shows which block it is.
   *[hidden] Nobody sees which block it is.
 } { $truce_raid_loss ->
    [suspended] Nothing is lost in a game turn with an English truce.
    [suspended_by_either] Nothing is lost in a game turn with a truce, whoever declared it.
   *[applies] A truce does not prevent the loss.
 }

rules-6-title = Kings
rules-6 = There are two kings to lose, and losing one can lose the game.
rules-6-1-title = Edward
rules-6-1 = The Edward block is Edward I until he is killed in battle or the year 1306 is over, and Edward II from then on. { $cannot_retreat ->
    [to_pool] If Edward I is killed in battle, he goes to the pool and returns as Edward II. If Edward II is killed in battle, Scotland wins at once. An Edward who only cannot retreat goes to the pool unchanged (5.5), and nobody wins by it.
   *[battle_loss] If Edward I is killed or cannot retreat, he goes to the pool and returns as Edward II. If Edward II is killed in battle or cannot retreat, Scotland wins at once.
 }
rules-6-2-title = The King of Scots
rules-6-2 = Once per game, when they play an event card, the Scots may crown a king instead of carrying out the event: Bruce or Comyn, if Wallace is gone for good and that noble is Scottish and in Fife; or Balliol, from 1301 on, if the French Knights are on the map. { $coronation_choice ->
    [on_play] They announce it when the cards are revealed, before England’s event.
   *[after_english_event] If England played an event too, they see its outcome before they decide.
 } The King appears at full strength, in Fife or, if he is Balliol, with the French Knights. At once the Scottish nobles of the other faction change sides: Comyn’s faction if Bruce is crowned, otherwise Bruce’s; Moray never does. Any battles this causes are fought at once, in the order Player 1 chooses, with the nobles who changed sides attacking. { $cannot_retreat ->
    [to_pool] If the King is killed in battle, England wins at once; if he only cannot retreat, he goes to the pool (5.5), and nobody wins by it.
   *[battle_loss] If the King is killed in battle or cannot retreat, England wins at once.
 }

rules-events-title = Events
rules-events = The player of an event carries it out instead of moving, or passes. Steps beyond a block’s full strength are lost.
rules-herald-title = Herald
rules-herald = Name an enemy noble on the map, except Moray, and roll a die: on 1 to 4 he changes sides and keeps his strength. If this causes a battle it is fought at once, and he attacks.
rules-pillage-title = Pillage
rules-pillage = Choose an enemy group next to one of yours. It takes two hits as in battle, and every step actually lost may be added to blocks of one friendly group adjacent to it. { $pillage_noble ->
    [captured] A noble who falls is captured; if this causes a battle, it is fought after the hits and gains, and he attacks from the first round.
   *[not_stated] Blocks that fall go to the pool (5.8). The rulebook does not say what becomes of nobles: as in battle, they are captured, and a battle that follows is fought after the hits and gains, with the noble attacking from the first round.
 }
rules-sea-move-title = Sea Move
rules-sea-move = Ship one or two blocks from one coastal area to one other coastal area that is friendly. England counts as coastal. The Norse cannot be shipped. No border is used.
rules-truce-title = Truce
rules-truce = Your opponent may move this game turn, but not attack, not even with the Norse. { $truce_new_raids ->
    [forbidden] The Scots may not enter England at all.
   *[if_empty] The Scots may enter England if there are no English blocks there.
 } { $truce_raid_loss ->
    [suspended] Under an English truce, Scots who are already in England cost England no block this game turn.
    [suspended_by_either] Scots who are already in England cost England no block this game turn, whoever declared the truce.
   *[applies] Scots who are already in England still cost England a block (5.9).
 } A truce does not stop events, or battles caused by events.
rules-victuals-title = Victuals
rules-victuals = Add three steps to your blocks in one area{ $victuals_split ->
    [three_blocks] , one to each of three blocks.
   *[free] , as you like.
 }

rules-7-title = Winter
rules-7 = Winter comes after five game turns, or after a game turn with two events. Play it in exactly this order.
rules-7-1-title = Nobles go home
rules-7-1 = First the English nobles go home, then the Scottish ones, from wherever they are. If there is an enemy block in his home at that moment, even an enemy noble who has not gone home yet, the noble changes sides and keeps his strength. A noble who changes sides on coming home is home and stays there.
rules-7-12-title = Nobles with a choice
rules-7-12 = Bruce and Comyn may go to either of their homes. If an enemy holds one, they go to the other; if enemies hold both, the noble changes sides and his new owner chooses. Moray goes home, if no enemy is there, or stays where he is; { $leaders_disband ->
    [in_their_step] or he disbands now.
   *[with_the_scots] he may also disband in 7.5.
 }
rules-7-2-title = The King’s quarters
rules-7-2 = The King goes to a friendly or neutral area with a cathedral, or stays where he is{ $leaders_disband ->
    [in_their_step] , or disbands now.
   *[with_the_scots] . He may also disband in 7.5.
 }
rules-7-3-title = English armies
rules-7-3 = All English blocks in England disband.
rules-7-31-title = Knights, archers, hobelars
rules-7-31 = These disband in Scotland too, unless Edward winters with them.
rules-7-32-title = English infantry
rules-7-32 = Infantry may stay up to the castle limit, counting every block in the area. Blocks above the limit disband, chosen by their owner; any other infantry may disband too. In the area where Edward winters, English blocks may stay regardless of the limit.
rules-7-4-title = Edward in winter
rules-7-4 = England decides about him before its armies disband. Edward II always disbands. Edward I may winter in Scotland, but not in 1306 and not two winters running. At the end of 1306 he dies, and Edward II succeeds him.
rules-7-5-title = Scottish armies
rules-7-5 = Wallace may go to Selkirk from anywhere, unless an enemy is there; he gains two steps, and the limit does not apply to him. Then blocks above a limit disband; their owner chooses which, including the King and Moray but no other noble. { $scots_disband ->
    [excess_only] { $leaders_disband ->
        [in_their_step] Nobody else may disband in this step.
       *[with_the_scots] Beyond that, only Moray and the King may disband.
     }
   *[free] After that, any block that is not a noble may disband too, and so may Moray.
 } All blocks in England disband. Nobles never do, except Moray.
rules-7-6-title = Replacements
rules-7-6 = Each friendly area yields as many replacement points as its limit, plus one for the Scots if it has a cathedral. Points are spent in that area or lost. { $winter_builds ->
    [hidden] Both sides build at the same time: neither sees the other’s builds until both have finished.
    [simultaneous] Both sides build at the same time by the rulebook; here the Scots build first, and England sees how many blocks came where.
   *[scots_first] The Scots build first, then England.
 }
rules-7-61-title = The French Knights
rules-7-61 = Once per game { $french_arrival ->
    [may_decline] the Scots may add the French Knights to their pool
   *[automatic] the French Knights join the Scottish pool
 }: { $french_check ->
    [any_time] as soon as the Scots control eight nobles.
   *[winter_before_builds] if the Scots control eight or more nobles on the map when building begins.
 }
rules-7-62-title = Scottish builds
rules-7-62 = One point draws a random block from the pool into the area at strength 1, provided the area is below its limit, or adds a step to a block there, even one just drawn. If the Norse or the French are drawn for an area without a coast, { $inland_draw ->
    [adjacent_coast] they go to an adjacent friendly coastal area, regardless of its limit; if there is none, another block is drawn. { $inland_draw_limit ->
        [drawing_area] They count towards the limit of the area that drew them.
       *[ignored] They do not count towards any limit.
     } { $inland_draw_steps ->
        [new_area] Only points of the area where they land may add steps to them.
       *[both_areas] Points of either area may add steps to them.
     }
   *[redraw] they go back and another block is drawn.
 }
rules-7-63-title = English builds
rules-7-63 = England spends its points only on adding steps to infantry and nobles.
rules-7-7-title = Feudal levy
rules-7-7 = Unless Edward winters in Scotland, half of the English pool, rounded up, is drawn at random and placed in England at full strength.
rules-7-8-title = A new year
rules-7-8 = All the cards are reshuffled, each side is dealt five, and the next year begins.

rules-8-title = Scenarios
rules-8 = Two scenarios cover the two halves of the war; the campaign covers it all.
rules-8-1-title = Braveheart
rules-8-1 = 1297 to 1305. Most nobles are English; Wallace and Moray have risen. { $edward_first_levy ->
    [excluded] Edward cannot be drawn in the first levy.
   *[drawable] { "" }
 }
rules-8-2-title = The Bruce
rules-8-2 = 1306 to 1314. Bruce has been crowned, Wallace and Moray are dead{ $bruce_french_start ->
    [in_pool] , and the French Knights are in the Scottish pool.
   *[off_map] . The French Knights are not in the game yet.
 }
rules-8-3-title = Campaign
rules-8-3 = Begins like Braveheart and continues until one side wins by sudden death.

rules-9-title = Victory
rules-9 = Whoever controls the nobles controls Scotland.
rules-9-0-title = Counting nobles
rules-9-0 = After the winter of the last year, the side with more nobles on the map wins. If each has seven, Scotland wins if Wallace is on the map; otherwise England wins.
rules-9-1-title = Sudden death
rules-9-1 = { $all_nobles_win ->
    [at_once] As soon as one side controls all the nobles in play, it wins.
   *[end_of_turn] { $all_nobles_check ->
        [game_turns] If one side controls all the nobles in play at the end of a game turn, it wins; the end of winter does not count.
       *[winter_too] If one side controls all the nobles in play at the end of a game turn or of winter, it wins.
     }
 } For England to win this way, Moray must also be off the map. The death of Edward II or of the King ends the game at once, even in the middle of a battle.
rules-9-2-title = Bids
rules-9-2 = In a tournament, players bid for the side they want. E1 to E3: for that many years at the start, Edward lies face up in the pool and cannot be drawn, although he counts towards the size of the levy. S1 to S3: the first levy of Braveheart has that many extra blocks. Opposite bids cancel each other out. { $bid ->
    [none] { "" }
   *[other] In this game the net bid is { $bid }.
 }

rules-view-title = What you may see
rules-view = You see everything of your own. Of the enemy you see how many blocks are in each area, the blocks taking part in the current battle, the number of nobles on each side, the cards played this year, the sizes of hand and pool, and whatever is announced: dice, hits, losses, captures, heralds, coronations. You do not see upright blocks, cards in hand, blocks drawn or levied, or which block went where.
