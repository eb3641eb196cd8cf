### The rules for players, in our own words, by the rulebook's numbers.
### rules-N is the text of rule N (4.3 is rules-4-3), rules-N-title its heading; data/rules.csv has their order.
### The variables are the switches of the rule set in play, so that a reader sees the rules of his own game:
### choose the variant by the same keys in every language. Keep the words of the glossary.

rules-1-title = The map
rules-1 = Scotland is divided into 22 areas, and England is one more. Borders have colours, areas have castles, and some have a cathedral.
rules-1-1-title = Neighbours
rules-1-1 = Two areas are adjacent only if a coloured border runs between them. Areas that meet at a point, or across water, are not.
rules-1-2-title = Castle limit
rules-1-2 = The number in the castle is the limit of the area: so many blocks may spend the winter there, and so many replacement points it yields to the side that holds it. Areas without a castle have a limit of 0.
rules-1-3-title = Cathedrals
rules-1-3 = Fife, Lennox and Strathspey have a cathedral. For the Scots, and only for them, the limit there is one higher.
rules-1-4-title = Nobles at home
rules-1-4 = A noble who defends in his home area hits on 1 to 3 instead of 1 to 2. It does not matter whether he was there before, came as a reinforcement, or has only just changed sides in this battle; what counts is that he defends at the moment he fires. A noble who attacks his own home has no bonus. Bruce has two homes, Annan and Carrick, and so has Comyn: Badenoch and Lochaber.

rules-2-title = Blocks
rules-2 = A block stands upright, so that only its owner sees what it is. Battles bring it into the open.
rules-2-1-title = What a block says
rules-2-1 = The strength is the number of pips on the top edge, and the number of dice the block rolls. The letter of the combat rating (A, B or C) says when it acts in a round, the number is the highest roll that hits. The number below is how many areas it may move.
rules-2-2-title = Nobles and pools
rules-2-2 = Every noble but Moray has two blocks, an English and a Scottish one, of which exactly one is in play; when he changes sides the other takes its place. Moray is always Scottish. A block that is not on the map lies in the draw pool of its side, or is out of the game. Etterick, the Scottish archers, moves { $scots_archer_move } areas; the English archers move { $english_archer_move }.

rules-3-title = Cards
rules-3 = A year has up to five game turns, and each of them begins with a card from either side.
rules-3-0-title = The deal
rules-3-0 = At the start of a year all 25 cards are shuffled and each side is dealt five: there are three 3s, ten 2s, seven 1s, and one each of Herald, Pillage, Sea Move, Truce and Victuals. Hands are secret. What has been played this year lies open.
rules-3-1-title = Who goes first
rules-3-1 = Both sides choose a card in secret and show them together. An event beats every move card, otherwise the higher number does: its player is Player 1 of this game turn. England wins ties. If one card is an event, its player carries it out instead of moving, and then Player 2 moves. If both are events, England is Player 1, both events happen, nobody moves, and the year ends after this game turn. You may let your card go unused; nothing is kept for later.

rules-4-title = Movement
rules-4 = Player 1 makes all his moves, then Player 2.
rules-4-0-title = How blocks move
rules-4-0 = A block moves at most once in a game turn; retreats and regroups are not moves. It may pass through areas that are empty or hold only friends, and must stop where it meets an enemy.
rules-4-2-title = Move points and groups
rules-4-2 = The card gives as many move points as its number. One point activates one group, which is all your blocks in one area: each of them may go its own way, as far as its move rating allows, and some may stay. More blocks from an area that is already active cost nothing more. No block enters the same area twice.
rules-4-3-title = Border limits
rules-4-3 = In one movement phase at most six blocks of a side may cross a { $edition ->
    [2] black
   *[other] green
 } border and at most two a red one, both directions counted together. Each side has its own count. A block that crosses a red border must stop.
rules-4-4-title = The Anglo-Scottish border
rules-4-4 = A move that begins or ends in England costs one move point for every single block. A block that enters England stops there. One that leaves England may go on, unless the border was red. { $border_crossers ->
    [one_group] All blocks that crossed this border in this phase and attack the same area belong to one main attack, whichever way they came.
   *[by_route] Who belongs to the main attack is settled as everywhere, by 5.32.
 }
rules-4-5-title = Whose area
rules-4-5 = An area is friendly if only your blocks are there, enemy if only theirs, contested if both, and neutral if nobody is. It changes at once with every block that comes or goes.
rules-4-6-title = Pinned blocks
rules-4-6 = When Player 2 moves, each block of Player 1 in a contested area pins one of the blocks that stood there, reserves included. You choose which of yours stay; only those beyond that number may leave, { $border_control ->
    [this_battle] and never over a border that Player 1 used to enter that battle
   *[any_battle] and not over a border that Player 1 was the last to use to enter a battle
 }. Reinforcements free nobody. Player 1's blocks are never pinned.
rules-4-7-title = The Norse
rules-4-7 = The Norse move on their own for one move point, by sea, from one coastal area to any other coastal area of Scotland, and may attack. They never enter England, never use the Sea Move card and use up no border. { $norse_role ->
    [with_main] In an attack they always belong to the main attack.
   *[separate] In an attack they are the main attack, alone, if they enter first; otherwise they are in reserve.
 } { $norse_declared ->
    [1] It is said openly where they come from and where they go.
   *[0] Where they come from is not announced.
 }

rules-5-title = Battles
rules-5 = When both sides have moved, every contested area is a battle.
rules-5-1-title = Fighting battles
rules-5-1 = Battles are fought one after another; Player 1 chooses the next each time. The attacker is the side that entered an area of the other's. Blocks of Player 2 that enter a battle which Player 1 began strengthen the defence. Blocks that take part are revealed, and stand up again afterwards.
rules-5-2-title = Celtic unity
rules-5-2 = Wales Archers, Wales Infantry and Ulster Infantry may refuse to fight fellow Celts: roll a die for each, and on 5 or 6 it goes to the pool. { $celtic_test ->
    [before_battle] All of them roll before the first round, reserves too.
   *[on_reveal] Each rolls when it first takes part; reserves do so at the start of round 2.
 } { $celtic_permanent ->
    [1] If they are killed in battle they are gone for good.
   *[0] { "" }
 }
rules-5-3-title = Three rounds
rules-5-3 = A battle has at most three rounds, and ends at once when only one side has blocks left in the area, reserves included.
rules-5-31-title = Combat turns
rules-5-31 = In each round every block that takes part has one turn, in this order: A of the defender, A of the attacker, B of the defender, B of the attacker, C of the defender, C of the attacker. The owner chooses the order among equals. In its turn a block fires, retreats or holds. { $round_end ->
    [unopposed] The round ends at once when no enemy takes part any more.
   *[full] If no enemy takes part but enemy reserves are still to come, the blocks that are left may retreat or hold.
 }
rules-5-32-title = Main attack
rules-5-32 = The first attacking block to enter sets the main attack: all attackers that started in the same area and came over the same border belong to it. All others are in reserve.
rules-5-33-title = Reserves and battlefield control
rules-5-33 = Blocks of Player 2 that reinforce a battle which Player 1 began are in reserve. Reserves do nothing and take no hits in round 1, and come on at the start of round 2, even if all their friends are gone. { $control_change ->
    [attacker_wins] If the defender has then lost all blocks of round 1, killed or withdrawn,
   *[all_eliminated] If the defender has then lost all blocks of round 1 and none of them got away by retreating,
 } but has reserves coming, the field is the attacker's: he defends in rounds 2 and 3, and the reserves attack. Nothing changes at the start of round 3.
rules-5-4-title = Firing
rules-5-4 = Roll one die for each step of strength. Every die up to the number of the combat rating is a hit.
rules-5-41-title = Taking hits
rules-5-41 = Hits are taken at once, one by one, each by the block that is the strongest at that moment among those that take part; the owner chooses between equals. { $schiltroms ->
    [1] Schiltroms: Scottish infantry hits on one more as long as no English archers take part at that moment.
   *[0] { "" }
 }
rules-5-5-title = Retreats
rules-5-5 = A block retreats to an adjacent area that is friendly or neutral, never to a contested one or the enemy's. It may not cross a border { $border_control ->
    [this_battle] that the enemy used to enter this battle; if both did, only Player 2 may
   *[any_battle] that the enemy was the last to use to enter any battle of this game turn
 }. The border limits of six and two hold, afresh in every round and for the retreat after round 3{ $retreat_limit ->
    [cumulative] , but your own blocks that came in over a border count as well
   *[per_round] { "" }
 }. English blocks never retreat out of England, Scottish ones never into it. The Norse sail to any friendly coastal area of Scotland. After round 3 the attackers who are still there must retreat{ $retreat_order ->
    [by_letter] , A before B before C
   *[free] , in any order
 }. { $cannot_retreat ->
    [to_pool] Whoever cannot goes to the pool; nobles are captured.
   *[battle_loss] Whoever cannot is lost as if killed; nobles are captured.
 } The enemy sees how many blocks of a letter went where, not which.
rules-5-6-title = Regroup
rules-5-6 = The winner may send each of his blocks in the area, reserves too, to an adjacent area that is friendly or neutral. Border limits start afresh, and borders held by the enemy do not matter. Nobody crosses the Anglo-Scottish border, and the Norse may only sail.
rules-5-7-title = Captured nobles
rules-5-7 = A noble who is killed in battle, cannot retreat or falls to Pillage changes sides, at strength 1. In a battle he stands in reserve with his captors and takes part from the next round on. If he is taken in or after round 3 he goes with the rest: he must retreat with the attacker, or may regroup with the defender. Moray, killed, is gone for good.
rules-5-8-title = Losses
rules-5-8 = Other blocks that are lost go to the pool of their side. Mortal blocks, which are Wallace, Moray, the Norse, the French Knights and the Hobelars, are gone for good if they are killed in battle or cannot retreat when they must. For Edward and the King see 6.1 and 6.2.
rules-5-9-title = Border raid
rules-5-9 = If at the end of a game turn only Scottish blocks stand in England, England takes one of its blocks that are not nobles off the map and puts it into its pool, unseen; Edward may be that block. { $truce_raid_loss ->
    [suspended] In a game turn with an English truce nothing is lost.
   *[applies] { "" }
 }

rules-6-title = Kings
rules-6 = Two kings may be lost, and with one of them the game.
rules-6-1-title = Edward
rules-6-1 = The Edward block is Edward I until he is killed in battle or 1306 is over, and Edward II from then on. Edward I, killed or unable to retreat, goes to the pool and comes back as Edward II. If Edward II is killed in battle or cannot retreat, Scotland wins at once.
rules-6-2-title = The King of Scots
rules-6-2 = Once in a game, when they play an event card, the Scots may crown a king instead of the event: Bruce or Comyn, if Wallace is gone for good and that noble is Scottish and in Fife; or Balliol, from 1301 on, if the French Knights are on the map. { $coronation_choice ->
    [on_play] They say so when the cards are shown, before England's event.
   *[after_english_event] If England played an event too, they see first what it brought.
 } The King appears at full strength in Fife, Balliol with the French Knights. At once the Scottish nobles of the other faction change sides: those of Comyn if Bruce is crowned, those of Bruce otherwise; Moray never. Battles that come of it are fought at once, the nobles who changed attacking. If the King is killed in battle or cannot retreat, England wins at once.

rules-events-title = Events
rules-events = The player of an event carries it out instead of moving. He may also let it pass. Steps above a block's full strength are lost.
rules-herald-title = Herald
rules-herald = Name an enemy noble on the map, but not Moray, and roll a die: on 1 to 4 he changes sides and keeps his strength. If that makes a battle it is fought at once, and he attacks.
rules-pillage-title = Pillage
rules-pillage = Choose an enemy group next to one of yours. It takes two hits as in battle, and every step that is really lost may be added to blocks of one friendly group adjacent to it. A noble who falls is captured; { $pillage_noble ->
    [captured] if that makes a battle it is fought after the hits and the gains, and he attacks from the first round.
   *[not_stated] the rulebook says nothing of a battle that may follow, so we fight it after the hits and the gains, and he attacks.
 }
rules-sea-move-title = Sea Move
rules-sea-move = Ship one or two blocks from one coastal area to one other coastal area that is friendly. England counts as coastal. The Norse have ships of their own. No border is used.
rules-truce-title = Truce
rules-truce = In this game turn your opponent may move but not attack, not even with the Norse. { $truce_new_raids ->
    [forbidden] The Scots may not enter England at all.
   *[if_empty] The Scots may enter England if no English block is there.
 } A truce stops no event, and no battle that an event brings.
rules-victuals-title = Victuals
rules-victuals = Add three steps to your blocks in one area{ $victuals_split ->
    [three_blocks] , one to each of three blocks.
   *[free] , as you like.
 }

rules-7-title = Winter
rules-7 = After five game turns, or after one with two events, winter comes. It is played exactly in this order.
rules-7-1-title = Nobles go home
rules-7-1 = First the English nobles go home, then the Scottish ones, from wherever they are. If an enemy block stands in his home at that moment, be it an enemy noble who has yet to go, the noble changes sides and keeps his strength. Whoever changed sides on going home is home and stays.
rules-7-12-title = Nobles with a choice
rules-7-12 = Bruce and Comyn go to either of their homes. If an enemy holds one they go to the other; if both are held, the noble changes sides and his new owner chooses. Moray goes home, if no enemy is there, or stays; he may also disband in 7.5.
rules-7-2-title = The King's quarters
rules-7-2 = The King goes to a friendly or neutral area with a cathedral, or stays. He may disband in 7.5.
rules-7-3-title = English armies
rules-7-3 = All English blocks in England disband.
rules-7-31-title = Knights, archers, hobelars
rules-7-31 = In Scotland they disband too, unless Edward winters with them.
rules-7-32-title = English infantry
rules-7-32 = Infantry may stay within the castle limit, where every block in the area counts. What is too much disbands, the owner choosing; and any of it may disband. In the area where Edward winters English blocks may stay whatever the limit.
rules-7-4-title = Edward in winter
rules-7-4 = England decides on him before its armies disband. Edward II always disbands. Edward I may winter in Scotland, but not in 1306 and not two winters running. When 1306 ends he dies, and Edward II follows.
rules-7-5-title = Scottish armies
rules-7-5 = Wallace may go to Selkirk from anywhere, unless an enemy is there, and gains two steps; the limit does not touch him. Then what stands above a limit disbands, the owner choosing among blocks that are not nobles, the King and Moray. { $scots_disband ->
    [excess_only] Besides, only Moray and the King may disband.
   *[free] After that any block that is no noble may disband too, and Moray.
 } In England all disband. Nobles never do, except Moray.
rules-7-6-title = Replacements
rules-7-6 = Each friendly area yields as many replacement points as its limit, one more for the Scots where there is a cathedral. They are spent in that area or lost. { $winter_builds ->
    [simultaneous] Both sides build at the same time.
   *[scots_first] The Scots build first.
 }
rules-7-61-title = The French Knights
rules-7-61 = Once in a game the French Knights join the Scottish pool: { $french_check ->
    [any_time] as soon as the Scots control eight nobles.
   *[winter_before_builds] if the Scots control eight nobles or more when building begins.
 }
rules-7-62-title = Scottish builds
rules-7-62 = One point draws a random block from the pool into the area at strength 1, as long as the area is below its limit, or adds a step to a block there, even one just drawn. If the Norse or the French are drawn for an area without a coast, { $inland_draw ->
    [adjacent_coast] they go to a friendly coastal area next to it, where the limit does not matter; if there is none another block is drawn. { $inland_draw_limit ->
        [drawing_area] They count towards the limit of the area that drew them.
       *[ignored] They count towards no limit.
     } { $inland_draw_steps ->
        [new_area] Only the points of the area where they land add steps to them.
       *[both_areas] Points of either area may add steps to them.
     }
   *[redraw] they go back and another block is drawn.
 }
rules-7-63-title = English builds
rules-7-63 = English points add steps to infantry and nobles only.
rules-7-7-title = Feudal levy
rules-7-7 = Unless Edward winters in Scotland, half of the English pool, rounded up, is drawn at random and set up in England at full strength.
rules-7-8-title = A new year
rules-7-8 = All cards are shuffled and dealt anew, and the next year begins.

rules-8-title = Scenarios
rules-8 = Two scenarios stand for the two halves of the war, and the campaign for all of it.
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
rules-8-3 = It begins as Braveheart and goes on until somebody wins by sudden death.

rules-9-title = Victory
rules-9 = Who controls the nobles controls Scotland.
rules-9-0-title = The count
rules-9-0 = After the winter of the last year the side with more nobles on the map wins. If both have seven, Scotland wins if Wallace is on the map, otherwise England does.
rules-9-1-title = Sudden death
rules-9-1 = { $all_nobles_win ->
    [at_once] As soon as one side controls all nobles in play it wins.
   *[end_of_turn] If one side controls all nobles in play at the end of a game turn or of winter it wins.
 } England must also have Moray off the map. The death of Edward II or of the King ends the game at once, in the middle of a battle.
rules-9-2-title = Bids
rules-9-2 = In a tournament players bid for the side they want. E1 to E3: for that many first years Edward lies open in the pool and cannot be drawn, although he counts for the size of the levy. S1 to S3: the first levy of Braveheart has so many blocks more. Opposite bids cancel each other out.

rules-view-title = What you may see
rules-view = You see all that is yours. Of the enemy you see how many blocks stand in each area, what takes part in the battle being fought, the number of nobles on each side, the cards played this year, the sizes of hand and pool, and whatever is announced: dice, hits, losses, captures, heralds, coronations. You do not see what stands upright, what is in a hand, what was drawn or levied, or who went where.
