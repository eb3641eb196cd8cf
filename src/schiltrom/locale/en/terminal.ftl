### The terminal: what `schiltrom terminal` says. The names of commands are the same in all languages.

terminal-title = Schiltrom: Hammer of the Scots in the terminal. An unofficial fan project; the game is by Tom Dalgliesh and Jerry Taylor, published by Columbia Games.
# $scenario: 0 Braveheart, 1 The Bruce, 2 Campaign; $rules: the name of the rules; $england: human or a level; $scotland: human or a level; $english: the name of England's level; $scottish: the name of Scotland's level
terminal-game = { $scenario ->
    [0] Braveheart, 1297 to 1305
    [1] The Bruce, 1306 to 1314
   *[other] Campaign, from 1297
 }; { $rules }; England: { $england ->
    [human] human
   *[other] { $english }
 }, Scotland: { $scotland ->
    [human] human
   *[other] { $scottish }
 }.
terminal-hint = Type a number, a name, or the start of a name. Type "help" for the commands.

## Questions

terminal-ask-scenario = Scenario: 1 Braveheart, 2 The Bruce, 3 Campaign [1]:
terminal-ask-side = You play: 1 England, 2 Scotland, 3 both, sharing the screen [1]:
# $side: who bids
terminal-ask-bid = { $side ->
    [0] England, how many years would you do without Edward (0 to 3; Enter is 0)?
   *[1] Scotland, how many extra blocks would you allow the first levy (0 to 3; Enter is 0)?
 }
# $first: a number; $last: a number
terminal-ask-again = Please type a number from { $first } to { $last }, or press Enter.
# $side: a side's name
terminal-ready = Press Enter when { $side } is ready.
# $side: a side's name
terminal-pass-screen = { $side }’s turn. Opponent, look away!
# $file: a file
terminal-ask-save = Save first? Type a file name, Enter for { $file }, "no", or "back":
# $file: a file
terminal-ask-overwrite = { $file } already exists. Overwrite it? Type "yes", or Enter for no:

## The table

# $year: such as 1297; $turn: 1 to 5, or 0
terminal-date = { $year }, { $turn ->
    [0] before the first game turn
   *[other] game turn { $turn } of 5
 }
# $year: such as 1297
terminal-winter = Winter of { $year }
# $side: a side's name
terminal-first = Player 1: { $side }
# $side: a side's name
terminal-truce = truce: { $side } may not attack
# $england: how many; $scotland: how many
terminal-nobles = Nobles: England { $england }, Scotland { $scotland }
# $england: how many; $scotland: how many
terminal-pools = Pools: England { $england }, Scotland { $scotland }
# $england: how many; $scotland: how many
terminal-hands = Hands: England { $england }, Scotland { $scotland }
# $england: cards; $scotland: cards
terminal-played = Played this year: England { $england }; Scotland { $scotland }
# $cards: a list
terminal-hand = Your hand: { $cards }
terminal-hand-none = You have no cards.
# $blocks: a list
terminal-pool = Your pool: { $blocks }
terminal-pool-none = Your pool is empty.
terminal-spectator = Two computer players: you are watching.
# $area: an area; $round: 1 to 3, or 0; $side: a side's name
terminal-battle = Battle of { $area }{ $round ->
    [0] { "" }
   *[other] , round { $round }
 }: { $side } attacks
# $count: how many
terminal-reserve = { $count } in reserve
terminal-acted = * has acted
terminal-legend-green = up to six blocks per phase
terminal-legend-red = up to two blocks, which must stop
# $cross: the sign on the map
terminal-legend-signs = 2 castle limit   { $cross } cathedral, +1 for the Scots   (3S) three Scots
# $columns: how many
terminal-narrow = The map needs { $columns } columns; showing a list instead.

## An area or a block looked at

# $area: an area; $limit: a number; $cathedral: 1 if there is one, else 0; $coast: 1 if there is one, else 0; $nobles: a list, or none
terminal-area = { $area }: castle limit { $limit }{ $cathedral ->
    [0] { "" }
   *[other] , cathedral (one more for the Scots)
 }, { $coast ->
    [0] inland
   *[other] on the coast
 }{ $nobles ->
    [none] { "" }
   *[other] , home of { $nobles }
 }
# $green: a list of areas, or none; $both: 1 if both lists are there, else 0; $red: a list of areas, or none
terminal-borders = Borders: { $green ->
    [none] { "" }
   *[other] six blocks to { $green }
 }{ $both ->
    [0] { "" }
   *[other] { "; " }
 }{ $red ->
    [none] { "" }
   *[other] two blocks to { $red }
 }
# $block: a block; $strength: a number; $most: a number; $rating: letter and number, "B3"; $move: how many areas
terminal-block = { $block }: strength { $strength } of { $most }, { $rating }, move { $move }
# $side: a side's name; $count: how many
terminal-standing = { $side }: { $count ->
    [0] none
    [one] one block
   *[other] { $count } blocks
 }

## Choosing

# $card: a card
terminal-card = card { $card }
# $area: an area
terminal-attack = { $area } (attack)
# $area: an area
terminal-retreat = retreat to { $area }
# $area: an area
terminal-draw = { $area }: draw a block
# $text: what was typed
terminal-unknown = "{ $text }" is not a choice or a command here. Type "legal" for the choices, "help" for the commands.
# $text: what was typed; $names: a list
terminal-ambiguous = "{ $text }" could be { $names }. Type more of the name.
# $last: a number
terminal-number = Choose a number from 1 to { $last }.
# $reason: a refusal, with its rule
terminal-refused = Not allowed. { $reason }
# $choice: a choice as it is typed
terminal-allowed = { $choice } is allowed now.
terminal-why-what = Type "why" and a choice: why area Fife
terminal-look-what = Type "look" and an area: look Fife
# $text: what was typed
terminal-no-area = There is no area called "{ $text }".
terminal-undo-nothing = Nothing to undo: you cannot go back past dice or a reveal.
terminal-log-empty = Nothing yet.
# $shown: how many; $all: how many
terminal-log-part = (last { $shown } of { $all } lines; "log all" shows everything)

## Files

terminal-save-what = Type "save" and a file name: save falkirk.hots
# $file: a file
terminal-saved = Game saved in { $file }. To continue: schiltrom terminal { $file }
# $file: a file
terminal-autosaving = The game is saved in { $file } after every choice.
# $file: a file; $error: what went wrong
terminal-not-saved = Could not save the game in { $file }: { $error }
terminal-not-overwritten = Not saved.
terminal-nothing-to-save = Nothing played yet, so nothing to save.
terminal-goodbye = Goodbye.

## Starting

terminal-about = Hammer of the Scots in the browser and in the terminal (unofficial)
terminal-about-browser = play in the browser
terminal-about-play = play in the terminal: a new game or a saved one
terminal-arg-no-browser = do not open a browser, only print the address
terminal-arg-port = port to serve on (default: the first free one from 8297)
# $address: where the game is
terminal-playing = Play at { $address } (press Ctrl-C to stop)
# $address: where the game is
terminal-playing-already = The game is already running at { $address }
# $first: the lowest port; $last: the highest
terminal-no-port = no free port from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }
terminal-arg-file = file to save the game in after every choice; if it exists, its game continues
terminal-arg-option = change an option of the rules; may be repeated
terminal-arg-bid = tournament bid
terminal-arg-bidding = let both players bid in secret for their sides
terminal-bid-or-bidding = choose either --bid or --bidding
terminal-arg-england = who plays England: human, or a computer at a level, from peasant to king, or one of classic-squire to classic-king, learned, learned-squire to learned-king
terminal-arg-scotland = who plays Scotland: the same players
terminal-arg-seed = random seed for dice, draws, deals and computer players
terminal-arg-plain = no colours, and a map in plain ASCII
# $text: what was typed
terminal-bad-option = --option { $text }: use name=value
# $name: a name; $names: a list
terminal-bad-switch = --option { $name }: there is no such option; choose from { $names }
# $name: a name; $value: what was given; $values: what can be given, a list
terminal-bad-value = --option { $name }: { $value } is not one of { $values }
# $file: a file; $error: what went wrong
terminal-bad-file = cannot open { $file }: { $error }
# $error: what went wrong
terminal-damaged = { $error }
# $file: a file; $folder: a folder
terminal-no-folder = { $file }: the folder { $folder } does not exist
# $file: a file; $options: options, a list
terminal-fixed = { $file } already holds a game; { $options } cannot be changed in it
# $error: what went wrong
terminal-error = schiltrom: { $error }

terminal-help =
    Every choice has a number: type the number, the text, or the start of a name (wal for Wallace).
    Choices are single steps: to move, choose a block, then one area after another, then stop.
    Enter         show the board and the choices again
    legal         list the choices
    why CHOICE    explain why a choice is not allowed, and by which rule
    hint          ask a computer player for a suggestion
    undo          undo your last choice or selection, unless dice or a reveal followed
    board         show the board
    look AREA     show an area, its borders and your blocks there
    hand, pool    show your cards or your pool
    log, log all  show what has happened
    save FILE     save the game
    quit          quit; you can save the game first

## Names short enough for the map

short-lancaster-archers = Lancaster Arch
short-wales-archers = Wales Arch
short-lancaster-knights = Lancaster Kts
short-york-knights = York Kts
short-durham-knights = Durham Kts
short-french-knights = French Kts
short-york-infantry = York Inf
short-lancaster-infantry = Lancaster Inf
short-northumber-infantry = Northumber Inf
short-durham-infantry = Durham Inf
short-cumbria-infantry = Cumbria Inf
short-westmor-infantry = Westmor Inf
short-wales-infantry = Wales Inf
short-ulster-infantry = Ulster Inf
