### The lessons: what the player is told before each thing he does. He is Scotland, in 1297, and knows no block game.
### Each message is two or three short sentences; what to do stands below it (lesson-do-…). Rule numbers stand in brackets.

## What to do

# $button: the words on it; $touch: 1 on a touch screen
lesson-do-press = { $touch ->
    [1] Tap “{ $button }”.
   *[0] Press “{ $button }”.
 }
# $card: its name; $touch: 1 on a touch screen
lesson-do-card = { $touch ->
    [1] Tap the card { $card } in your hand.
   *[0] Click the card { $card } in your hand.
 }
# $block: its name; $area: where it is; $touch: 1 on a touch screen
lesson-do-block = { $touch ->
    [1] Tap { $block } in { $area }.
   *[0] Click { $block } in { $area }.
 }
# $area: its name; $touch: 1 on a touch screen
lesson-do-area = { $touch ->
    [1] Tap { $area } on the map.
   *[0] Click { $area } on the map.
 }
# $block: its name; $touch: 1 on a touch screen
lesson-do-fighter = { $touch ->
    [1] Tap { $block } in the battle.
   *[0] Click { $block } in the battle.
 }
# $kind: what the player tried instead
lesson-wrong = { $kind ->
    [card] Not that card yet.
    [block] Not that block yet.
    [area] Not that area yet.
   *[other] Not yet.
 } Follow the golden arrow.
lesson-later = This works in your own games. For now, follow the golden arrow.

## The end of a lesson

lesson-learned = You have learned:
# $lesson: the one that follows
lesson-next = { $lesson ->
    [battles] Lesson 2: Battles
   *[winter] Lesson 3: Winter and kings
 }
lesson-go-on = Play on from here
lesson-new = Start a new game

## How to read a block

# $part: what the picture points at
lesson-figure = { $part ->
    [strength] Diamonds on the top edge: strength. Wallace has 4, so he rolls four dice. Each hit turns the block, and he has one fewer.
    [rating] A3: the letter says when he fights, A first, then B, then C. The number is the highest roll that hits: 1, 2 or 3.
   *[move] On the left: how many areas he can march.
 }

## Lesson 1: the first year

lesson-first-welcome = Welcome! You lead the Scots in 1297. Fourteen nobles decide this war: three follow you, eleven follow England. Whoever has more of them at the end wins.
lesson-first-block = Your pieces are blocks. This is Wallace, your best:
lesson-first-hidden = You see only the backs of English blocks. You can count them, but you do not know who they are. England sees yours the same way.
lesson-first-card = Each game turn, both sides choose a card in secret. Its number is your move points, and the higher number moves first (3.1).
lesson-first-play = The 2 gives you two move points.
lesson-first-march = England played a 1, so you move first. One move point lets your blocks in one area march (4.2). Begin in the north.
lesson-first-march-to = The border to Strathspey is a green double line. Up to six of your blocks may cross it in a game turn (4.3).
lesson-first-red = Now spend your second move point in Fife.
lesson-first-red-to = The border to Atholl is red: rough ground. Only two of your blocks may cross it in a game turn, and they must stop on the other side (4.3). An English block is there, so you attack.
lesson-first-second = Douglas starts in the same area, so he marches for the same move point.
lesson-first-second-to = He is the second to cross the red border. Now it is full, and Barclay has to stay.
lesson-first-finish = You have spent both move points.
lesson-first-fire = England has moved one block; you cannot see which. Now to the battle: all its blocks are revealed. Wallace is an A, so he goes first. He rolls four dice, and 1, 2 or 3 hits.
lesson-first-captured = Three hits, and Atholl is beaten! Nobles do not die: he changes sides and is yours (5.7). The winner may regroup: move on to a neighbouring area. Stay where you are.
lesson-first-sea = A new game turn. A card with a picture is an event. Sea Move takes one or two blocks from one coast to another.
lesson-first-sea-play = An event comes before any number. You act first, and it takes the place of your moves.
lesson-first-ships = Only Barclay guards Fife. Ships can bring him help from Strathspey.
lesson-first-ships-to = Both areas are on the coast, and Fife is yours. No border is in the way.
lesson-first-more = There is room for one more on board.
lesson-first-more-to = He lands in the same area.
lesson-first-herald = England has moved one block into Strathspey, which you left empty. Now try to win a noble without a battle: play the Herald.
lesson-first-herald-play = Mind the warning. If both sides play an event, the year ends after this game turn (3.1).
lesson-first-name = England played an event too, so winter is coming. But first your herald rides: name an English noble. On a roll of 1 to 4 he joins you.
lesson-first-end = Lennox is yours! You began with three nobles and now have five. A year ends after five game turns, or after two events at once. Then it is winter, as in lesson 3.

## Lesson 2: battles

lesson-battle-welcome = Wallace and Douglas have taken Atholl. Both sides have played their cards, and you have two move points. The aim is Mentieth, where two English blocks stand.
lesson-battle-wallace = The first block to enter leads the main attack, so begin with the strongest.
lesson-battle-wallace-to = He crosses a red border and attacks.
lesson-battle-douglas = Blocks from the same area, across the same border, belong to the main attack (5.32).
lesson-battle-douglas-to = Two blocks across the red border: that is the limit.
lesson-battle-barclay = Barclay can come from Fife. He takes another border, so he will be in reserve (5.32).
lesson-battle-barclay-to = A reserve waits during round 1 and joins the battle in round 2.
lesson-battle-finish = You have spent both move points. England moves next, and may send help too.
lesson-battle-field = The battle begins. England is above, you are below; one block on each side waits in reserve. In each round the As act first, then the Bs, then the Cs. For each letter the defender goes before the attacker (5.31).
lesson-battle-fire = Wallace is the only A. He rolls one die for each step of strength, and hits on 1 to 3 (5.4).
lesson-battle-hit = You hit twice. Each hit takes a step from the strongest enemy block. Then Mentieth, defending his home, hit you twice. Your strongest blocks are equal, so you choose who takes the first hit (5.41).
lesson-battle-douglas-fire = The second hit went to Wallace, who was then your strongest. The English infantry missed. Now your C acts: Douglas.
lesson-battle-reserves = Round 2: both reserves have joined. Wallace goes first again.
lesson-battle-two = Mentieth has hit Barclay, now your strongest. You have two Cs. Douglas goes first.
lesson-battle-lost = One English block has lost its last step and leaves the map. Now Barclay.
lesson-battle-last = Round 3 is the last. If any English block survives it, you must retreat, because you attacked (5.5). Only Mentieth is left!
lesson-battle-captured = Mentieth is captured. He changes sides and now fights for you, with a strength of 1 (5.7). You could regroup, but stay where you are.
lesson-battle-card = A new game turn. Keep your better cards for later and play the 1.
lesson-battle-play = If England plays a higher card, England moves first and you answer.
lesson-battle-pinned = England played a 3 and has sent three blocks against Bruce in Annan. He is pinned: enemies in his area hold him there (4.6). One more block would not save him, so do not move.
lesson-battle-retreat = Three against one! If Bruce is beaten, he will fight for England. He is a B and defends, so he acts before the English Bs. Instead of firing he may retreat.
lesson-battle-retreat-to = He can go to a neighbouring area without enemies, but not across a border the attackers used (5.5).
lesson-battle-end = Bruce is safe. Annan is lost for now, but you can come back. Fight when you are strong, retreat when you are not.

## Lesson 3: winter and kings

lesson-winter-welcome = It is late in 1297. Wallace has fallen, and Scotland needs a king. Bruce is in Fife, where kings are crowned. Douglas and Barclay are in Angus, while the noble of that name is away with the English.
lesson-winter-card = To crown a king, play any event card. You have the Herald.
lesson-winter-play = You crown a king instead of using the event. It can be done once a game, and Bruce must be in Fife with Wallace gone for good (6.2).
lesson-winter-crown = England played an event too, so winter will follow. You may now use the Herald, or crown Bruce.
lesson-winter-crowned = The King stands in Fife at full strength. There is a price: the friends of Comyn, Bruce’s rival, leave you. Galloway is English now. Keep the King safe: if he is killed in battle, England wins at once.
lesson-winter-home = Winter. All nobles go home, wherever they are. Angus found your blocks in his home, so he changed sides (7.1). That is how you win nobles without a battle.
lesson-winter-bruce = Your nobles go home too. Bruce has two homes. Carrick is farther from England.
lesson-winter-king = The King may stay, or go to another area with a cathedral (7.2). Keep him in Fife.
lesson-winter-limit = A castle feeds only a few blocks in winter. Angus has a castle limit of two, and three blocks are there. Nobles never leave, so one of the others must disband: it goes back to your pool of spare blocks (7.5).
lesson-winter-disbanded = All your other areas are within their limits. England has done the same: its knights and archers, and all its blocks in England, are back in its pool.
lesson-winter-draw = Now you build. Each of your areas has as many points as its castle limit, and one more for a cathedral. Fife has three. One point draws a block from your pool, unseen (7.62).
lesson-winter-step = Keith, with a strength of 1. Another point adds a step.
lesson-winter-step-again = Spend the last point in Fife.
lesson-winter-north = Strathspey has two points. Draw a block there as well.
lesson-winter-north-step = Campbell has come. Give him the other point.
lesson-winter-finish = Your other blocks are at full strength, so you need no more points.
lesson-winter-end = A new year, and new cards. England has called its levy: half its pool, drawn at random, stands in England at full strength, perhaps with King Edward (7.7). You know all you need to play.
