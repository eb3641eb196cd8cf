### The browser game: everything on its screens that is not said by the game itself.
### Buttons and headings are short; on a phone a line has about 40 letters.
### $side is 0 (England) or 1 (Scotland): { side } is its name, see names.ftl. $area, $areas, $block, $blocks and
### $card are names unless a comment says otherwise.

# The name of the program; it stays as it is in every language.
client-title = Schiltrom
client-subtitle = The wars for Scotland’s freedom, 1297 to 1314
client-notice = An unofficial fan project. Hammer of the Scots is a game by Tom Dalgliesh and Jerry Taylor, published by Columbia Games.
client-loading = One moment …
client-home = Home
client-menu = Menu
client-close = Close
client-yes = Yes
client-no = No
client-sure = Are you sure?

## What can go wrong

client-error-offline = The server does not answer. Is it running, and is this device online?
# $status is the number of an HTTP answer, such as 502
client-error-server = The server has failed (answer { NUMBER($status, useGrouping: 0) }). Please try again.
# $message is in English, from the server
client-error-plain = { $message }
client-offline = Not connected. Trying again …
client-game-failed = This game cannot be shown

## The first screen

client-play = Play
client-play-now = Play now against the computer
client-play-now-about = You lead the Scots in Braveheart, 1297 to 1305. No account, nothing to fill in.
client-way-computer = Against the computer
client-way-computer-about = Choose your side, the scenario and the rules.
client-way-here = Two at this screen
client-way-here-about = Take turns; the board is hidden while you change places.
client-way-friend = Invite a friend
client-way-friend-about = You get a link; whoever opens it plays the other side.
client-way-learn = Learn the game
client-way-learn-about = A short guided first game: learn by doing.
client-way-rules-about = Every rule by its number, in plain words.
client-way-watch = Watch
client-way-watch-about = Two computers play; you look on.
client-games = Your games
client-games-none = None yet. Your games will be listed here, on this device.
# $scenario is braveheart, the_bruce or campaign; $opponent is a name
client-games-line = { $scenario ->
    [the_bruce] The Bruce
    [campaign] Campaign
   *[braveheart] Braveheart
 }, against { $opponent }
client-games-yours = Your choice
client-games-theirs = The other side is to choose
client-games-waiting = Waiting for a player
# $winner is England, Scotland or none
client-games-over = { $winner ->
    [England] Over: England has won
    [Scotland] Over: Scotland has won
   *[none] Over
 }

# A file that was saved before
client-import = Open a saved game …
client-import-no-record = This file is not the record of a game.

## Who plays. $level is the name of a level of the computer, or none when it is not known.

# $level: which, or none when it is not known
client-computer = { $level ->
    [none] Computer
   *[other] Computer ({ level-name })
 }
client-kind-here = Player
client-kind-friend = Guest
client-kind-bot = Bot
client-kind-computer = Computer
client-away = away

## Settings

client-settings = Settings
client-language = Language
client-theme = Colours
client-theme-auto = As the device has them
client-theme-light = Light
client-theme-dark = Dark
client-motion = Movement on the screen
client-motion-auto = As the device has it
client-motion-full = Blocks glide, dice roll
client-motion-none = None

## A new game

client-new-computer = A game against the computer
client-new-here = A game of two at this screen
client-new-friend = A game with a friend
client-new-watch = A game to watch
client-your-side = You play
client-side-any = Either
client-side-any-about = The die decides.
client-side-scotland-about = Few and stubborn: win the nobles over and hold out.
client-side-england-about = Strong every summer, gone every winter.
client-level = How well the computer plays
client-scenario = Scenario
# $scenario: braveheart, the_bruce or campaign
client-scenario-name = { $scenario ->
    [the_bruce] The Bruce, 1306 to 1314
    [campaign] Campaign, from 1297
   *[braveheart] Braveheart, 1297 to 1305
 }
# $scenario: braveheart, the_bruce or campaign
client-scenario-about = { $scenario ->
    [the_bruce] Robert Bruce has been crowned in the year 1306. Nine years to drive the English out.
    [campaign] Begins like Braveheart and goes on until one side has won everything.
   *[braveheart] Wallace has raised Scotland; nearly all nobles are still with England. The one to begin with.
 }
client-name = Your name
client-name-about = Shown to the other player. It may stay empty.
# $side: whose player
client-name-of = Name of the player of { side }
client-clock = Time to think
client-clock-none = As long as you like
client-clock-m60 = One hour each for the whole game
client-clock-m120 = Two hours each for the whole game
client-clock-d3 = Three days for each choice
client-clock-d7 = Seven days for each choice
client-clock-about = Whoever runs out of time loses the game.
client-rules-choice = Rules and options
client-edition = Edition
# $edition is 2, 3, 4, or the language of a printed rulebook
client-edition-name = { $edition ->
    [2] Second edition
    [3] Third edition
    [4] Fourth edition (the current one)
    [de] As the German rulebook has it
    [fr] As the French rulebook has it
    [hu] As the Hungarian rulebook has it
    [it] As the Italian rulebook has it
    [ja] As the Japanese rulebook has it
   *[other] { $edition }
 }
client-edition-about = The editions differ in details of battle, retreat and winter. Take the current one unless you are used to another.
client-house-rules = House rules
client-begin-computer = Begin the game
client-begin-here = Begin the game
client-begin-friend = Make the game and its link
client-begin-watch = Begin the game
client-bid = Tournament bid
# $bid is none, E1 to E3 or S1 to S3
client-bid-name = { $bid ->
    [E1] Edward comes a year later
    [E2] Edward comes two years later
    [E3] Edward comes three years later
    [S1] One more block in the first levy
    [S2] Two more blocks in the first levy
    [S3] Three more blocks in the first levy
   *[none] No bid
 }
client-bid-about = A handicap for the stronger player. Late Edward helps the Scots, a larger first levy helps England.

# Options: the name, the explanation, and the names of the values
client-option-schiltroms = Schiltroms
client-option-schiltroms-about = Scottish infantry hits with one more while no English archers take part in the battle.
client-option-celtic-permanent = Celts die for good
client-option-celtic-permanent-about = The Welsh and the men of Ulster who are killed in battle do not come back.
client-option-norse-role = The Norse in an attack
client-option-norse-role-about = Whether they fight apart from the others who attack.
client-option-norse-role-separate = Alone: the main attack if they come first, else reserve
client-option-norse-role-with-main = Always with the main attack
client-option-retreat-limit = Borders in retreat
client-option-retreat-limit-about = How many blocks may retreat over a border.
client-option-retreat-limit-per-round = The limit counts anew each round
client-option-retreat-limit-cumulative = Those who came in over it count too
client-option-cannot-retreat = Blocks that cannot retreat
client-option-cannot-retreat-about = What becomes of attackers with nowhere to go after the third round.
client-option-cannot-retreat-battle-loss = They are lost as if killed
client-option-cannot-retreat-to-pool = They go to the pool, nobles are captured
client-option-victuals-split = Victuals
client-option-victuals-split-about = How the three steps of this event may be given out.
client-option-victuals-split-free = As you like
client-option-victuals-split-three-blocks = One step to each of three blocks
client-option-all-nobles-win = All nobles on one side
client-option-all-nobles-win-about = When the game ends because one side has them all.
client-option-all-nobles-win-end-of-turn = At the end of the game turn
client-option-all-nobles-win-at-once = At once
client-option-edward-first-levy = Edward in the first levy
client-option-edward-first-levy-about = Whether he can be drawn before the first year.
client-option-edward-first-levy-drawable = He can be drawn
client-option-edward-first-levy-excluded = He cannot
client-option-english-archer-move = English archers move
client-option-english-archer-move-about = How many areas they may go.
client-option-english-archer-move-2 = Two areas
client-option-english-archer-move-3 = Three areas

## Links and waiting

client-link = Link
client-copy = Copy
client-copied = Copied
client-share = Share …
client-join = You are invited
client-join-about = This link is a seat in a game of Hammer of the Scots. Take it, and the game begins when both sides are there.
client-join-host = The other player
client-join-now = Take the seat
client-lobby = The game is about to begin
client-lobby-free = nobody yet
client-lobby-link = Send this link to the other player. It works once; whoever opens it takes the seat.
client-lobby-about = This page goes on by itself as soon as both seats are taken. You may close it: the game is in your list.

## The game

client-board = Board
client-watching = You are watching
client-resign = Resign
client-resign-sure = Give up the game?
client-take-back = Ask to take back
# $side: who offers it; $ours is 1 if that is the reader
client-offer-take-back = { $ours ->
    [0] { side } asks to take back a choice.
   *[1] You have asked to take back your last choice.
 }
# $side: who offers it; $ours is 1 if that is the reader
client-offer-rematch = { $ours ->
    [0] { side } offers another game, with sides changed.
   *[1] You have offered another game.
 }
client-offer-accept = Accept
client-offer-decline = Decline
client-offer-withdraw = Withdraw
# $days: whole days left; $clock: the rest, such as 1:02:03
client-time-left = { $days ->
    [0] { $clock }
    [one] { $days } day { $clock }
   *[other] { $days } days { $clock }
 }
# $kind is minutes or days: how time is reckoned in this game
client-time-low = { $kind ->
    [days] Less than six hours are left.
   *[minutes] Less than a minute is left.
 }
# $side: who
client-curtain = { side } is to choose
client-curtain-about = Pass the device on; the other player looks away.
# $side: who
client-curtain-ready = I am { side }

# The board. A short legend stands in a corner of the map: at most 24 letters a line.
client-legend-green = six blocks may cross
client-legend-red = two blocks may cross
client-legend-english = border with England
client-legend-castle = castle limit
client-legend-cathedral = cathedral
# $england and $scotland: how many blocks stand there; $contested is 1 if both
# $area: which
client-board-area = { $area }: { $contested ->
    [0] { $england ->
        [0] { $scotland ->
            [0] nobody
           *[other] Scotland { $scotland }
         }
       *[other] England { $england }
     }
   *[1] contested, England { $england }, Scotland { $scotland }
 }
# $side: whose blocks; $count: how many; $area: where
client-board-hidden = { side }: { $count ->
    [one] one unknown block in { $area }
   *[other] { $count } unknown blocks in { $area }
 }
client-board-all = Take up all

# The two halves of the screen on a phone
client-phone-play = Play
client-phone-more = Log and more

# Tracks
client-winter = Winter
# $turn: 1 to 5
client-turn = Game turn { $turn } of 5
client-before-first-turn = Before the first turn
# $england and $scotland: how many nobles each side has
client-nobles = Nobles: England { $england }, Scotland { $scotland }
# $count: how many cards
client-hand-size = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
 }
# $count: how many blocks
client-pool-size = { $count ->
    [one] one block in the pool
   *[other] { $count } blocks in the pool
 }
# $side: who
client-played = Cards { side } has played this year
# $card: which
client-card-now = This turn: { $card }
client-card-face-down = A card lies face down
client-player-1 = Player 1 of this game turn
client-king-crowned = King of Scots

# Prompt
client-prompt = What is to be decided
# $sides is one side or both
client-waiting = Waiting for { $sides } …
client-choices = What can I do?
client-explain = Explain this step
client-undo = Undo
client-let-go = Put down
client-fire-all = Fire with all
# $count is the number of areas in reach; the blocks are taken up and wait for where to go
# $blocks: one or several
client-group = { $count ->
    [0] { $blocks }: nowhere to go
   *[other] { $blocks }: choose where to go
 }
# $area is none for a block that is not on the map
# $block: which; $strength: its strength
client-choice-block = { $block } ({ $strength }){ $area ->
    [none] { "" }
   *[other] , { $area }
 }
# $cost: move points; $attack is 1 if an enemy stands there
# $area: where to
client-choice-reach = { $attack ->
    [0] To { $area }
   *[other] Attack { $area }
 }{ $cost ->
    [0] { "" }
    [one] { " " }(1 point)
   *[other] { " " }({ $cost } points)
 }
# $rule: its number, such as 4.3, or the name of a card
client-rule = Rule { $rule }

# Hand
client-hand = Your hand
client-hand-empty = Your hand is empty.
# $points: move points of a move card, 0 for an event
# $card: which
client-card = { $points ->
    [0] { $card }, event
    [one] Card { $card }: one move point
   *[other] Card { $card }: { $points } move points
 }
# $card: which
client-card-play = Play { $card }
client-card-laid = chosen
client-card-about-herald = Name an enemy noble: on 1 to 4 he comes over to you.
client-card-about-pillage = An enemy group next to one of yours loses two steps, and you gain them.
client-card-about-sea-move = Ship one or two blocks from one coast to another friendly coast.
client-card-about-truce = The other side may move, but not attack, in this game turn.
client-card-about-victuals = Give three steps to blocks of one area.

# Log, notes, chat, help
client-log = Log
client-log-empty = Nothing has happened yet.
# $turn is 0 in winter and before the first turn
# $year: such as 1297
client-log-part = { $year }{ $turn ->
    [0] { "" }
   *[other] , game turn { $turn }
 }
client-notes = Notes
client-notes-about = For your eyes only.
# $count: how many lines have not been read
client-chat-unread = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
 }
client-chat-empty = Nobody has said anything yet.
client-chat-say = Say something
client-chat-send = Send
client-winter-preview = Winter
client-winter-about = If the year ended now:
client-winter-nothing = Nothing more is to come in this winter.
client-winter-changes = Change sides
# $sure: 1 if it comes whatever is hidden, else 0
client-winter-sure = { $sure ->
    [0] possible
   *[1] sure
 }
client-winter-disbands = Disband
# $must: how many blocks at least; $most: how many at most
client-winter-go = { $must ->
    [0] up to { $most ->
        [one] one block
       *[other] { $most } blocks
     }
   *[other] { $most ->
        [one] one block
       *[other] { $most } blocks
     }
 }
client-winter-homes = Go home
client-winter-builds = Replacement points
client-winter-notes = To note
# $points: replacement points left in an area
client-winter-points = { $points ->
    [one] one replacement point
   *[other] { $points } replacement points
 }

# The winter as it goes on
client-winter-stages = The winter, stage by stage
client-winter-stage-nobles = Nobles go home
client-winter-stage-quarters = Leaders’ quarters
client-winter-stage-england = English disband
client-winter-stage-scotland = Scots disband
client-winter-stage-scottish-build = Scots build
client-winter-stage-english-build = English build
client-winter-must = More blocks stand there than can stay: choose who goes.
# $points: replacement points left in all areas together
client-winter-left = { $points ->
    [one] One replacement point is left.
   *[other] { $points } replacement points are left.
 }
client-winter-draw = Draw a block
client-winter-here = Choose

# What is known of the enemy
client-known = Enemy
client-known-about = What is known of the enemy, from what everybody could see.
client-known-pool = Pool
# $side: whose; $count: how many blocks; $place: an area, or the pool
client-known-count = { $place }: { side }, { $count ->
    [one] one block
   *[other] { $count } blocks
 }
client-known-seen-here = Was seen
# $block: a block; $strength: its strength then; $year: such as 1297; $turn: 1 to 5, or 0 in winter
client-known-seen = { $block }, strength { $strength }, { $turn ->
    [0] in winter { $year }
   *[other] in game turn { $turn } of { $year }
 }
client-known-could = Could be
# $all: 1 if all are shown, else 0; $count: how many there are
client-known-all = { $all ->
    [0] Show all { $count }
   *[1] Show fewer
 }
client-odds-take = Take up the blocks that shall attack; their odds show here.

# Battle
# $area: where it is fought
client-battle-of = Battle of { $area }
# $round: 1 to 3, or 0 before and after them; $rounds: how many there are
client-battle-round = { $round ->
    [0] Not in a round
   *[other] Round { $round } of { $rounds }
 }
client-battle-order = Combat turns of this round
# $side: whose; $letter: A, B or C
client-battle-turn = { side }: blocks with { $letter }
# $side: who; $attacks: 1 for the side that attacks, else 0
client-battle-side = { $attacks ->
    [0] { side } defends
   *[1] { side } attacks
 }
client-battle-reserve = reserve
client-battle-reserves = Reserve
client-battle-captured = captured
client-battle-fired = has acted
# $count: how many blocks
client-battle-unseen = { $count ->
    [one] one unseen block
   *[other] { $count } unseen blocks
 }
# Small, on the button. $dice: how many; $number: the highest roll that hits, 1 to 4
client-battle-acts = { $dice ->
    [one] one die
   *[other] { $dice } dice
 }, { $number ->
    [1] 1 hits
   *[other] 1 to { $number } hit
 }
client-battle-retreat = Retreat …
# $area: where to
client-battle-retreat-to = Retreat to { $area }
# $letter: A, B or C
client-battle-fire-letter = All { $letter } fire
# The number stands before these words. $hits: how many
client-battle-take = { $hits ->
    [one] hit to take: choose a block that is lit
   *[other] hits to take: choose a block that is lit
 }
# $area: where to
client-battle-go-to = Go to { $area }
client-battle-choose = Choose blocks, then where they go.
# $side: who
client-battle-theirs = { side } is to choose.

# Dice. $hits: how many of them hit
client-dice-hits = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
 }
client-dice-skip = Show the result at once

# Odds
client-odds = Odds
# The chance of the side stands before these words. $side: who; $steps: how many it loses on average, such as 3.2
client-odds-side = { side } wins, loses { $steps } steps
# $percent: a share, such as 12 %
client-odds-open = Undecided: { $percent }.
client-odds-inexact = Blocks that are not seen are reckoned as they are likely to be.
client-odds-dies = is lost
client-odds-captured = is captured

# For screen readers
client-text-board = The board
client-text-area = Area
client-text-control = Control
client-text-blocks = Blocks
client-text-contested = contested
client-text-nobody = nobody
# $block: which; $side: whose; $strength: 1 to 4; $rating: letter and number, such as B3
client-text-block = { $block } ({ side }), strength { $strength }, { $rating }
# $side: whose; $count: how many
client-text-hidden = { side }: { $count ->
    [one] one unknown block
   *[other] { $count } unknown blocks
 }

## The end

# $side: who
client-won = { side } has won
client-won-nobody = Nobody has won
# How a game ended that the rules did not end. $ending is resigned or time
client-ending = { $ending ->
    [resigned] A player has given up.
    [time] Time has run out.
   *[other] The game is over.
 }
# $won is 1 for the winner
client-result = { $won ->
    [0] You have lost
   *[1] You have won
 }
client-replay = Replay
client-replay-moment = Moment
client-replay-back = Back to the game
client-replay-keys = Playing the game once more
client-replay-play = Play
client-replay-pause = Pause
client-replay-first = To the beginning
client-replay-last = To the end
client-replay-back-one = One step back
client-replay-on-one = One step on
client-replay-turn-back = To the game turn before
client-replay-turn-on = To the next game turn
client-replay-jump = Go to a game turn
# $year: a year; $turn: the game turn, 0 before the first card and in winter; $winter is 1 in winter
client-replay-turn = { $winter ->
    [1] { $year }, winter
   *[0] { $turn ->
        [0] { $year }
       *[other] { $year }, game turn { $turn }
     }
 }
# For screen readers. $at: the step that is shown; $total: how many there are; $turn: such as “1297, game turn 2”
client-replay-of = Step { $at } of { $total }, { $turn }
client-replay-speed = Speed
# $speed: 0.5, 1, 2 or 4
client-replay-speed-name = { $speed } ×
client-replay-viewer = Whose eyes
# $viewer is England, Scotland, all or spectator
client-replay-viewer-name = { $viewer ->
    [England] As England saw it
    [Scotland] As Scotland saw it
    [all] Everything open
   *[spectator] As spectators see it
 }
client-replay-share = This link opens the replay at this very moment.
client-chart = Nobles of each side, year by year
client-chart-short = Nobles
client-chart-year = Year
# Whether the dice were those that the server had promised before the game.
# $verdict is proved, promised, unseeded, unable or false
client-proof = { $verdict ->
    [proved] Dice proved
    [promised] Dice as promised
    [false] The dice are not as promised!
   *[other] Dice not proved here
 }
# $verdict is proved, promised, unseeded, unable or false
client-proof-about = { $verdict ->
    [proved] Before the first card this browser kept what the server had promised, and added a number of its own. The server’s secret number is now open: it is the promised one, and ours was used.
    [promised] The server’s secret number is now open, and it is the one it had promised. This browser kept nothing of this game from before, so compare the promise below with what you were shown.
    [false] The server’s secret number is not the one it had promised before the game, or the number of this browser was not used. Keep the record.
    [unseeded] The record of this game has no numbers that its dice could be reckoned from.
   *[other] This browser cannot check it at this address; that needs https, or this very computer.
 }
client-proof-verify = Every roll, draw and deal follows from these numbers. Download the record and have them all worked out again, without this server:
client-proof-commitment = The promise:
client-rematch = Play again
client-rematch-go = To the next game
client-share-game = Share the game
client-download = Download the record

## Told that it is one’s turn

client-notify = Tell me when it is my turn
client-notify-short = Notify me
client-notify-about = While this game is not open anywhere, you are told once that it is your turn, and when the game is over.
client-notify-how = How
client-notify-email = By e-mail
client-notify-webhook = By webhook
client-notify-email-address = Your address
client-notify-email-about = It gets a code first, to be typed in here. Every mail has a link that stops them.
client-notify-webhook-address = Its address
client-notify-webhook-about = For your own programs and chat rooms: gets a signed POST with JSON.
client-notify-set = Tell me
client-notify-off = No longer
# $kind is email or webhook; $confirmed is 1 once the code has come back
client-notify-now = { $confirmed ->
    [0] A code is on its way to you.
   *[1] { $kind ->
        [email] You are told by e-mail.
       *[webhook] You are told by webhook.
     }
 }
client-notify-code = The code from the mail, eight digits
client-notify-confirm = Confirm
client-notify-secret = The secret that signs it, shown only now:

## The guided game

client-guide = The guide
# $at: the step; $total: how many there are
client-guide-step = Step { $at } of { $total }
client-guide-skip = Go on
client-guide-back = Back
client-guide-again = Once more from the beginning

## No network, a new version

client-no-server = The server does not answer. The rules, and the guided game once it was opened, work all the same.
client-update = A new version is ready.
client-update-now = Reload

## Rules and keys

client-rules = Rules
client-rules-search = Search the rules
client-rules-chapters = Chapters
client-rules-this-game = As in this game
client-rules-differ = Editions differ here
client-rules-none = Nothing was found.

# What every symbol means
client-symbols = Symbols
client-symbols-map = On the map
client-symbols-blocks = On the blocks
client-symbols-cards = On the cards
client-symbol-green = Double green line: six blocks of each side may cross it in a game turn.
client-symbol-red = Red line with beads: two blocks may cross it, and must stop behind it.
client-symbol-english = Dashed: the border with England. Crossing it costs a move point for each block.
client-symbol-castle = Castle with the limit: so many blocks can winter here, and so many replacement points it yields.
client-symbol-cathedral = Cathedral: for the Scots the limit is one higher.
client-symbol-shield = Arms: the home of this noble. He goes there in winter, and fights better there.
client-symbol-counter = How many blocks have crossed the border, and how many may.
client-symbol-battle = Crossed swords: a battle is to be fought here.
client-symbol-pin = Pin: so many blocks are held here by the enemy.
client-symbol-cost = In reach, with its cost in move points.
client-symbol-attack = In reach, and an enemy stands there: to go there means battle.
client-symbol-points = Coin: replacement points left here in winter.
client-symbol-strength = Diamonds on the upper edge: the strength, and the number of dice. On the left how far it moves, on the right when it acts (A, B, C) and up to which number it hits.
client-symbol-hurt = Hurt: the block has turned, two steps are left.
client-symbol-home = A house around the rating: a noble who defends his home and hits with one more.
client-symbol-schiltrom = A ring of spears around the rating: a schiltrom, which hits with one more.
client-symbol-back-england = The back of an English block: you do not know who it is.
client-symbol-back-scotland = Backs of Scottish blocks, and how many stand here.
client-symbol-moved = Pale: it has moved in this game turn.
client-symbol-main = Lance: belongs to the main attack.
client-symbol-reserve = Double arrow: in reserve, comes on in round 2.
client-symbol-fired = Diamond in the corner: has acted in this round.
client-symbol-captured = Bars: captured, and fights for the other side now.
# $kind is leader, noble, knight, cavalry, archer, infantry or norse
client-symbol-kind = { $kind ->
    [leader] Leader
    [noble] Noble
    [knight] Knights
    [cavalry] Light cavalry
    [archer] Archers
    [infantry] Infantry
   *[norse] Norse
 }
client-symbol-card = So many move points.
client-keys = Keys
client-key-done = done
client-key-pass = pass: do nothing with the event
client-key-stop = stop here
client-key-fire = fire
client-key-hold = hold
client-key-event = play the event
client-key-winter = let Edward winter in Scotland
client-key-disband = let Edward go home
client-key-undo = undo, or put the blocks down
client-key-fire-all = fire with all blocks of the letter
client-key-odds = show the odds of the battle, or of the area in focus
client-key-choices = list everything that can be done
client-key-log = show the log
client-key-let-go = put the blocks down
client-key-keys = show this list
