### The browser game: everything on its screens that is not said by the game itself.
### Buttons and headings are short; on a phone a line has about 40 letters.
### $side is 0 (England) or 1 (Scotland): { side } is its name, see names.ftl. $area, $areas, $block, $blocks and
### $card are names unless a comment says otherwise.

# The name of the program; it stays as it is in every language.
client-title = Schiltrom
client-title-your-turn = Your turn · Schiltrom
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

client-error-offline = No answer from the server. Is it running, and are you online?
# $status is the number of an HTTP answer, such as 502
client-error-server = The server failed (status { NUMBER($status, useGrouping: 0) }). Please try again.
# $message is in English, from the server
client-error-plain = { $message }
client-offline = Connection lost. Reconnecting …
client-game-failed = This game cannot be opened
client-lost = There is no page here
client-lost-about = Check the address. Your games are on the first page.

## The first screen

client-play = Play
client-play-now = Play now against the computer
client-play-now-about = You lead the Scots in Braveheart, 1297 to 1305. No account, nothing to fill in.
client-way-computer = Against the computer
client-way-computer-about = Choose your side, the scenario and the rules.
client-way-here = Two players, one screen
client-way-here-about = Take turns; the board is hidden while you swap seats.
client-way-friend = Invite a friend
client-way-friend-about = Send a link: whoever opens it plays the other side.
client-way-learn = Learn the game
client-way-learn-about = Three short lessons: learn by playing.
client-way-rules-about = Every rule by number, in plain words.
client-way-watch = Watch
client-way-watch-about = Two computers play, you watch.
client-games = Your games
client-games-none = None yet. Games you play on this device appear here.
# $scenario is braveheart, the_bruce or campaign
client-scenario-short = { $scenario ->
    [the_bruce] The Bruce
    [campaign] Campaign
   *[braveheart] Braveheart
 }
# One line a game. $scenario: its short name; $year: the year in play, 0 before it begins; $opponent: a name
client-games-line = { $year ->
    [0] { $scenario }, { $opponent }
   *[other] { $scenario } { NUMBER($year, useGrouping: 0) }, { $opponent }
 }
client-games-yours = Your turn
client-games-theirs = Opponent’s turn
client-games-waiting = Waiting for an opponent
client-games-bid = Place your bid
client-games-remove = Remove
client-games-remove-sure = Remove this game from this device? It is not over, and you cannot come back to your seat.
# $winner is England, Scotland or none
client-games-over = { $winner ->
    [England] England won
    [Scotland] Scotland won
   *[none] Over
 }

# A file that was saved before
client-import = Open a saved game …
client-import-no-record = This file is not a saved game.
# A position on the board, from its line in the notation
client-position = Position
client-position-show = Show a position …
client-position-paste = Paste the line of a position here. It begins with hots2 or hotsview2.

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
# $present: 1 if the player has the game open now, else 0
client-present = { $present ->
    [0] away
   *[1] online
 }

## Settings

client-settings = Settings
client-language = Language
client-theme = Colours
client-theme-auto = Match device
client-theme-light = Light
client-theme-dark = Dark
client-theme-contrast = High contrast
client-theme-colour-blind = Colour-blind
client-motion = Animations
client-motion-auto = Match device
client-motion-full = On
client-motion-none = Off

## A new game

client-new-computer = Play the computer
client-new-here = Two players, one screen
client-new-friend = Play a friend
client-new-watch = Watch a game
client-your-side = You play
client-side-any = Random
client-side-any-about = Leave it to the dice.
client-side-scotland-about = Few but stubborn: win over the nobles and hold out.
client-side-england-about = Strong every summer, gone every winter.
client-level = Computer level
client-scenario = Scenario
# $scenario: braveheart, the_bruce or campaign
client-scenario-name = { $scenario ->
    [the_bruce] The Bruce, 1306 to 1314
    [campaign] Campaign, from 1297
   *[braveheart] Braveheart, 1297 to 1305
 }
# $scenario: braveheart, the_bruce or campaign
client-scenario-about = { $scenario ->
    [the_bruce] 1306: Robert Bruce is King of Scots. You have nine years to drive out the English, or to stop him.
    [campaign] Starts like Braveheart and goes on until one side has won outright.
   *[braveheart] Wallace has risen, but nearly all the nobles still side with England. Start here.
 }
client-name = Your name
client-name-about = Optional. Your opponent will see it.
# $side: whose player
client-name-of = { side }: player’s name
client-clock = Time control
client-clock-none = Unlimited
client-clock-m60 = One hour each per game
client-clock-m120 = Two hours each per game
client-clock-d3 = Three days per decision
client-clock-d7 = Seven days per decision
client-clock-about = If your time runs out, you lose.
client-rules-choice = Rules and options
client-edition = Rules
client-editions = Editions
client-documents = Printed rulebooks
# $edition is 2, 3, 4, or the language of a printed rulebook
client-edition-name = { $edition ->
    [2] Second edition
    [3] Third edition
    [4] Fourth edition (current)
    [de] German rulebook
    [fr] French rulebook
    [hu] Hungarian rulebook
    [it] Italian rulebook
    [ja] Japanese rulebook
    [reference] Reference (fourth edition, retreats in any order)
   *[other] { $edition }
 }
client-edition-about = Choose the current edition unless you are used to another. With a printed rulebook you play by its very words, in its language unless you have chosen one yourself.
client-house-rules = House rules
client-house-about = Everything here is as the rules above have it until you change it.
# $count: how many
client-house-changed = { $count } changed
client-house-reset = Reset house rules
client-begin-computer = Start game
client-begin-here = Start game
client-begin-friend = Create game and link
client-begin-watch = Start game

# Secret bids (9.2). E0 to E3 is what England bids, S0 to S3 what Scotland bids
client-bidding = Secret bids for the sides
client-bidding-about = Before the game begins both players say in secret what they would give for their side; only the difference counts (9.2).
client-bid = Your secret bid
# $side: who bids
client-bid-question = { $side ->
    [0] How long would you do without Edward in order to play England?
   *[1] How many extra blocks would you allow England’s first levy in order to play Scotland?
 }
# $bid: E0 to E3, S0 to S3
client-bid-name = { $bid ->
    [E0] No bid
    [E1] E1: Edward stays away for the first year
    [E2] E2: Edward stays away for two years
    [E3] E3: Edward stays away for three years
    [S0] No bid
    [S1] S1: one extra block in the first levy
    [S2] S2: two extra blocks in the first levy
   *[S3] S3: three extra blocks in the first levy
 }
client-bid-secret = Your opponent sees your bid only when both are in. Opposite bids cancel each other out, and whoever bid more pays the difference.
client-bid-place = Place bid
client-bid-made = has bid
client-bid-waits = still to bid

## Links and waiting

client-link = Link
client-copy = Copy
client-copied = Copied
client-share = Share …
client-join = You are invited
client-join-about = This link is your seat in a game of Hammer of the Scots. The game starts once both players are in.
client-join-broken = This invitation link is broken. Ask for it again.
client-join-host = Opponent
client-join-now = Join game
client-lobby = Waiting for the other player
client-lobby-free = waiting …
client-lobby-link = Send this link to your opponent. It works once: whoever opens it takes the seat.
client-lobby-about = The game starts by itself once both players are in. You can close this page and come back from your list: the game waits until both browsers have shown their part of the dice.
client-lobby-awaited = must open the game once more
client-lobby-lost = This browser no longer has the number it had promised for the dice, so this game cannot start. Please start another one.

## The game

client-board = Board
client-zoom-in = Zoom in
client-zoom-out = Zoom out
client-zoom-whole = Whole map
client-watching = Spectating
client-resign = Resign
client-resign-sure = Resign this game?
client-take-back = Take back
# $side: who offers it; $ours is 1 if that is the reader
client-offer-take-back = { $ours ->
    [0] { side } would like to take back a decision.
   *[1] You have asked to take back your last decision.
 }
# $side: who offers it; $ours is 1 if that is the reader
client-offer-rematch = { $ours ->
    [0] { side } offers a rematch with sides swapped.
   *[1] You have offered a rematch.
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
    [days] Less than six hours left.
   *[minutes] Less than a minute left.
 }
# $side: who
client-curtain = { side }’s turn
client-curtain-about = Pass the device over. Opponent, look away!
# $side: who
client-curtain-ready = Continue as { side }

# The board. A short legend stands in a corner of the map: at most 24 letters a line.
client-legend-green = up to six blocks
client-legend-red = up to two blocks
client-legend-english = English border
client-legend-castle = castle limit
client-legend-cathedral = cathedral
# $england and $scotland: how many blocks stand there; $contested is 1 if both
# $area: which
client-board-area = { $area }: { $contested ->
    [0] { $england ->
        [0] { $scotland ->
            [0] vacant
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
client-board-all = Select all

# The two halves of the screen on a phone
client-phone-play = Play
client-phone-more = Log & more

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
client-card-face-down = Card chosen, face down
client-player-1 = Player 1 this game turn
client-king-crowned = King of Scots

# Prompt
client-prompt = Current step
# $sides is one side or both
client-waiting = Waiting for { $sides } …
client-choices = What can I do?
client-choice-do = Confirm
client-explain = Explain this step
# $block: a leader
client-disband-sure = { $block } is a leader. Disband him?
client-undo = Undo
client-let-go = Deselect
# $count is the number of areas in reach; the blocks are taken up and wait for where to go
# $blocks: one or several
client-group = { $count ->
    [0] { $blocks }: nowhere to go
   *[other] { $blocks }: choose a destination
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
    [0] Move to { $area }
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
client-hand-empty = No cards left.
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
client-card-pick = Select a card to see what it does.
# $points: how many move points
client-card-about-move = { $points ->
    [one] Move the blocks of one area.
   *[other] Move the blocks of up to { $points } areas.
 } Each block into or out of England costs a point of its own.
client-card-about-herald = Name an enemy noble: on a roll of 1 to 4 he joins you.
client-card-about-pillage = An enemy group next to one of yours loses two steps; you gain them.
client-card-about-sea-move = Ship one or two blocks from one coast to another friendly coast.
# $truce_new_raids: its switch of the rules
client-card-about-truce = Your opponent may move this game turn, but not attack{ $truce_new_raids ->
    [forbidden] , and the Scots may not enter England.
   *[other] .
 }
# $victuals_split: its switch of the rules
client-card-about-victuals = { $victuals_split ->
    [three_blocks] Add one step each to three blocks in one area.
   *[other] Add three steps to blocks in one area.
 }

# Log, notes, chat, help
client-log = Log
client-log-empty = Nothing yet.
# $turn is 0 in winter and before the first turn
# $year: such as 1297
client-log-part = { $year }{ $turn ->
    [0] { "" }
   *[other] , game turn { $turn }
 }
client-notes = Notes
client-notes-about = Only you can see these.
# $count: how many lines have not been read
client-chat-unread = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
 }
client-chat-empty = No messages yet.
# $name: the player’s; $country: the name of the side
client-chat-name = { $name } ({ $country })
client-chat-say = Write a message
client-chat-send = Send
client-winter-preview = Winter
client-winter-about = If the year ended now:
client-winter-nothing = Nothing left to do this winter.
client-winter-changes = Change sides
# $sure: 1 if it comes whatever is hidden, else 0
client-winter-sure = { $sure ->
    [0] possible
   *[1] certain
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
client-winter-notes = Also
# $points: replacement points left in an area
client-winter-points = { $points ->
    [one] one replacement point
   *[other] { $points } replacement points
 }

# The winter as it goes on
client-winter-stages = Winter, step by step
client-winter-stage-nobles = Nobles go home
client-winter-stage-quarters = Leaders’ quarters
client-winter-stage-england = English armies
client-winter-stage-scotland = Scottish armies
client-winter-stage-scottish-build = Scots build
client-winter-stage-english-build = English build
client-winter-must = Too many blocks here: choose which to disband.
# $points: replacement points left in all areas together
client-winter-left = { $points ->
    [one] One replacement point left.
   *[other] { $points } replacement points left.
 }
client-winter-draw = Draw a block
client-winter-here = Choose

# What is known of the enemy
client-known = Enemy
client-known-about = What can be worked out about the enemy from open information.
client-known-pool = Pool
# $side: whose; $count: how many blocks; $place: an area, or the pool
client-known-count = { $place }: { side }, { $count ->
    [one] one block
   *[other] { $count } blocks
 }
client-known-seen-here = Last seen
# $block: a block; $strength: its strength then; $year: such as 1297; $turn: 1 to 5, or 0 in winter
client-known-seen = { $block }, strength { $strength }, { $turn ->
    [0] in winter { $year }
   *[other] in game turn { $turn } of { $year }
 }
client-known-could = Possible blocks
# $all: 1 if all are shown, else 0; $count: how many there are
client-known-all = { $all ->
    [0] Show all { $count }
   *[1] Show fewer
 }
client-odds-take = Select the attackers to see their odds.

# Battle
# $area: where it is fought
client-battle-of = Battle of { $area }
# $round: 1 to 3, or 0 before and after them; $rounds: how many there are
client-battle-round = { $round ->
    [0] Between rounds
   *[other] Round { $round } of { $rounds }
 }
client-battle-order = Combat turns this round
# $side: whose; $letter: A, B or C
client-battle-turn = { side }: { $letter } blocks
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
    [one] one hidden block
   *[other] { $count } hidden blocks
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
client-battle-fire-letter = Fire all { $letter } blocks
# A button: every block of one’s own fires in its turn until this round is over, and hits are assigned;
# under it the next message, small. $round: 1 to 3
client-battle-fight-round = Fight round { $round }
client-battle-fight-about = all fire, better blocks spared
# The number stands before these words. $hits: how many
client-battle-take = { $hits ->
    [one] hit to take: choose a highlighted block
   *[other] hits to take: choose a highlighted block
 }
# $area: where to
client-battle-go-to = Go to { $area }
client-battle-choose = Select blocks, then a destination.
# $side: who
client-battle-theirs = { side }’s turn

# Dice. $hits: how many of them hit
client-dice-hits = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
 }
client-dice-skip = Skip to result

# Odds
client-odds = Odds
# The chance of the side stands before these words. $side: who; $steps: how many it loses on average, such as 3.2
client-odds-side = { side } wins, losing { $steps } steps
# $percent: a share, such as 12 %
client-odds-open = Undecided: { $percent }.
client-odds-inexact = Hidden blocks are estimated.
client-odds-dies = lost
client-odds-captured = captured

# For screen readers
client-text-board = The board
client-text-area = Area
client-text-control = Control
client-text-blocks = Blocks
client-text-contested = contested
client-text-nobody = vacant
# $block: which; $side: whose; $strength: 1 to 4; $rating: letter and number, such as B3
client-text-block = { $block } ({ side }), strength { $strength }, { $rating }
# $side: whose; $count: how many
client-text-hidden = { side }: { $count ->
    [one] one unknown block
   *[other] { $count } unknown blocks
 }

## The end

# $side: who
client-won = { side } wins
client-won-nobody = No winner
# How a game ended that the rules did not end. $ending is resigned or time
client-ending = { $ending ->
    [resigned] By resignation.
    [time] Time ran out.
   *[other] The game is over.
 }
# $won is 1 for the winner
client-result = { $won ->
    [0] You lost
   *[1] You won
 }
client-replay = Replay
client-replay-moment = Moment
client-replay-back = Back to the game
client-replay-keys = Replay controls
client-replay-play = Play
client-replay-pause = Pause
client-replay-first = First step
client-replay-last = Last step
client-replay-back-one = Previous step
client-replay-on-one = Next step
client-replay-turn-back = Previous game turn
client-replay-turn-on = Next game turn
client-replay-jump = Jump to game turn
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
client-replay-viewer = Viewpoint
# $viewer is England, Scotland, all or spectator
client-replay-viewer-name = { $viewer ->
    [England] England
    [Scotland] Scotland
    [all] Everything revealed
   *[spectator] Spectator
 }
client-replay-share = This link opens the replay at exactly this point.
client-chart = Nobles held by each side, year by year
client-chart-short = Nobles
client-chart-year = Year
# Whether the dice were those that the server had promised before the game.
# $verdict is proved, older, promised, partly, unseeded or false
client-proof = { $verdict ->
    [proved] Dice verified
    [older] Dice verified
    [partly] Dice verified in part
    [promised] Dice match the commitment
    [false] Dice do not match the commitment!
   *[other] Dice not verified here
 }
# $verdict is proved, older, promised, partly, unseeded or false
client-proof-about = { $verdict ->
    [proved] Before any number was shown, this browser stored the commitments of the server and of the other side. All numbers are public now: they match the commitments, and ours was used.
    [older] Before the first card, this browser stored the server’s commitment and added a number of its own. The server’s secret number is now public: it matches the commitment, and our number was used.
    [partly] The numbers match the commitments, but not all of this game can be verified: its beginning was imported, or the server drew a new number after a backup was restored.
    [promised] The numbers are now public and match the commitments. This browser stored nothing before the game, so compare the commitment below with the one you were shown.
    [false] A number does not match its commitment, a commitment is not the one this browser stored, or this browser’s number was not used. Keep the record as evidence.
   *[unseeded] The record of this game has no numbers to check the dice against.
 }
client-proof-verify = Every roll, draw and deal follows from these numbers. To check them all without this server, download the record and run:
client-proof-commitment = Commitment:
client-rematch = Rematch
client-rematch-go = Go to the rematch
client-share-game = Share game
client-download = Download record
client-forget = Delete my data
client-forget-sure = Delete your name, chat messages, notes and notifications in this game? The record stays, without your name.
client-forget-done = Your data was deleted.

## Told that it is one’s turn

client-notify = Notify me when it’s my turn
client-notify-short = Notify me
client-notify-about = When you are not on the game’s page, you get one message when it’s your turn and one when the game is over.
client-notify-how = Send by
client-notify-email = E-mail
client-notify-webhook = Webhook
client-notify-email-address = E-mail address
client-notify-email-about = We send a code first; enter it here. Every e-mail has an unsubscribe link.
client-notify-webhook-address = Webhook URL
client-notify-webhook-about = For your own programs and chat rooms: sends a signed JSON POST.
client-notify-set = Turn on
client-notify-off = Turn off
# $kind is email or webhook; $confirmed is 1 once the code has come back
client-notify-now = { $confirmed ->
    [0] We have sent you a code.
   *[1] { $kind ->
        [email] E-mail notifications are on.
       *[webhook] Webhook notifications are on.
     }
 }
client-notify-code = Eight-digit code from the e-mail
client-notify-confirm = Confirm
client-notify-secret = Signing secret, shown only once:
client-push = Notify me in this browser
client-push-about = Shows a notification on this device, even when the game’s page is closed. It says only that it’s your turn or that the game is over.
client-push-denied = Your browser blocks notifications from this page. Allow them in its site settings, then come back.
client-push-insecure = Browser notifications work only at an https:// address.
client-push-unsupported = This browser cannot show notifications here. On an iPhone or iPad, add Schiltrom to the Home Screen and open it from there.
client-push-failed = your browser could not subscribe; try again later
# $count is how many other browsers
client-push-others = { $count ->
    [one] Also on in one other browser.
   *[other] Also on in { $count } other browsers.
}
client-push-others-off = Turn off there

## The lessons

client-lessons = Lessons
# $lesson: which one
client-lesson-name = { $lesson ->
    [first-year] The first year
    [battles] Battles
   *[winter] Winter and kings
 }
# $lesson: which one
client-lesson-about = { $lesson ->
    [first-year] Read a block, play a card, march and sail.
    [battles] Letters, dice, hits, reserves and retreats.
   *[winter] Crown a king and bring your men through the winter.
 }
client-lesson-start = Start
client-lesson-again = Finished
# $at: the step; $total: how many there are
client-lesson-resume = Step { $at } of { $total }
# $count: how many things; $total: of how many
client-learned = You have learned { $count } of { $total } things
client-learned-done = learned
# $item: one of the things that the lessons teach
client-learned-item = { $item ->
    [block] Read a block
    [hidden] What you see of enemy blocks
    [cards] Play cards
    [march] March across green borders
    [red] Cross a red border
    [sea] Move by sea
    [herald] Win a noble with a herald
    [letters] Who acts first: A, B, C
    [dice] Roll for hits
    [hits] Take hits
    [reserves] Use reserves
    [rounds] Three rounds
    [capture] Capture a noble
    [retreat] Retreat
    [king] Crown a king
    [home] Nobles go home
    [limit] Castle limits and disbanding
    [build] Build in winter
   *[levy] The English levy
 }
client-guide = Guide
# $at: the step; $total: how many there are
client-guide-step = Step { $at } of { $total }
client-guide-skip = Continue
client-guide-next = Next
client-guide-back = Back
client-guide-again = Start again

## No network, a new version

client-no-server = No answer from the server. You can still read the rules, and play the lessons you have opened before.
client-update = A new version is available.
client-update-now = Reload

## Rules and keys

client-rules = Rules
client-rules-search = Search the rules
client-rules-chapters = Chapters
client-rules-this-game = Rules of this game
client-rules-differ = Editions differ here
client-rules-none = Nothing found.
client-concordance = Notes on this rulebook
client-concordance-mark = Note
client-concordance-changed = A house rule changes this in this game.

# What every symbol means
client-symbols = Symbols
client-symbols-map = On the map
client-symbols-blocks = On the blocks
client-symbols-cards = On the cards
# $edition: the edition in play, 2 to 4
client-symbol-green = Double { $edition ->
    [2] black
   *[other] green
 } line: up to six blocks of each side may cross per game turn.
client-symbol-red = Red line with beads: up to two blocks may cross, and must stop on the other side.
client-symbol-english = Dashed line: the border with England. Crossing it costs one move point per block.
client-symbol-castle = Castle: its limit. That many blocks can winter here, and the area yields that many replacement points.
client-symbol-cathedral = Cathedral: for the Scots the limit is one higher.
client-symbol-shield = Coat of arms: this noble’s home. He goes there in winter, and fights better when defending it.
client-symbol-counter = Blocks that have crossed this border, and its limit.
client-symbol-battle = Crossed swords: a battle will be fought here.
client-symbol-pin = Pin: how many blocks the enemy pins here.
client-symbol-cost = Within reach, with the cost in move points.
client-symbol-attack = Within reach and held by the enemy: moving there starts a battle.
client-symbol-points = Coin: replacement points left here this winter.
client-symbol-strength = Diamonds on the top edge: strength, and so the number of dice. Left: how far it moves. Right: when it acts (A, B, C) and the highest roll that hits.
client-symbol-hurt = Reduced: the block has been turned; two steps are left.
client-symbol-home = House around the rating: a noble defending his home, hitting on one number higher.
client-symbol-schiltrom = Ring of spears around the rating: a schiltrom, hitting on one number higher.
client-symbol-back-england = Back of an English block: you cannot see what it is.
client-symbol-back-scotland = Backs of Scottish blocks, and how many there are.
client-symbol-moved = Pale: has moved this game turn.
client-symbol-main = Lance: part of the main attack.
client-symbol-reserve = Double arrow: in reserve, joins in round 2.
client-symbol-fired = Diamond in the corner: has acted this round.
client-symbol-captured = Bars: captured, now fights for the other side.
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
client-symbol-card = Number of move points.
client-keys = Shortcuts
client-key-done = done
client-key-pass = pass: skip the event
client-key-stop = stop here
client-key-fire = fire
client-key-hold = hold
client-key-event = play the event
client-key-winter = keep Edward in Scotland for the winter
client-key-disband = send Edward home
client-key-undo = undo, or deselect blocks
client-key-fire-all = fire all blocks of the letter
client-key-fight-round = fight the whole round
client-key-odds = show odds for the battle or the focused area
client-key-choices = list all choices
client-key-log = show log
client-key-let-go = deselect blocks
client-key-keys = show shortcuts
