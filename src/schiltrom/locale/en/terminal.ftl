### The terminal: what `schiltrom terminal` says. The names of commands are the same in all languages.

terminal-title = Schiltrom: Hammer of the Scots on a terminal. Unofficial; the game is by Tom Dalgliesh and Jerry Taylor, published by Columbia Games.
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
terminal-hint = Type a number, a name or the beginning of one. "help" tells the rest.

## Questions

terminal-ask-scenario = Scenario: 1 Braveheart, 2 The Bruce, 3 Campaign [1]:
terminal-ask-side = You play: 1 England, 2 Scotland, 3 both, taking turns at the screen [1]:
# $first: a number; $last: a number
terminal-ask-again = Please type { $first } to { $last }, or just Enter.
# $side: a side's name
terminal-ready = Press Enter when { $side } is ready.
# $side: a side's name
terminal-pass-screen = { $side } is to choose. The other player looks away.
# $file: a file
terminal-ask-save = Save first? A file name, Enter for { $file }, "no", or "back":
# $file: a file
terminal-ask-overwrite = { $file } is there already. Overwrite it? "yes", or Enter for no:

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
terminal-hand-none = Your hand is empty.
# $blocks: a list
terminal-pool = Your pool: { $blocks }
terminal-pool-none = Your pool is empty.
terminal-spectator = Two computer players: you look on.
# $area: an area; $round: 1 to 3, or 0; $side: a side's name
terminal-battle = Battle of { $area }{ $round ->
    [0] { "" }
   *[other] , round { $round }
 }: { $side } attacks
# $count: how many
terminal-reserve = { $count } in reserve
terminal-acted = * has acted
terminal-legend-green = six blocks may cross in a phase
terminal-legend-red = two blocks may cross, and stop
# $cross: the sign on the map
terminal-legend-signs = 2 castle limit   { $cross } cathedral, +1 for the Scots   (3S) three Scots
# $columns: how many
terminal-narrow = The map needs { $columns } columns; here is a list.

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
    [0] nobody
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
terminal-unknown = "{ $text }" is no choice and no command here. "legal" lists the choices, "help" the commands.
# $text: what was typed; $names: a list
terminal-ambiguous = "{ $text }" could be { $names }. Type more of it.
# $last: a number
terminal-number = There are choices 1 to { $last }.
# $reason: a refusal, with its rule
terminal-refused = Not allowed. { $reason }
# $choice: a choice as it is typed
terminal-allowed = { $choice } is allowed now.
terminal-why-what = Type "why" and a choice, for example: why area Fife
terminal-look-what = Type "look" and an area, for example: look Fife
# $text: what was typed
terminal-no-area = "{ $text }" is no area.
terminal-undo-nothing = There is nothing you may take back: nothing goes back past dice or what was revealed.
terminal-log-empty = Nothing has happened yet.
# $shown: how many; $all: how many
terminal-log-part = (the last { $shown } of { $all } lines; "log all" shows them all)

## Files

terminal-save-what = Type "save" and a file name, for example: save falkirk.hots
# $file: a file
terminal-saved = The game is saved in { $file }. Go on with: schiltrom terminal { $file }
# $file: a file
terminal-autosaving = The game is saved in { $file } after every choice.
# $file: a file; $error: what went wrong
terminal-not-saved = The game could not be saved in { $file }: { $error }
terminal-not-overwritten = Not saved.
terminal-nothing-to-save = Nothing was chosen yet, so nothing is saved.
terminal-goodbye = Goodbye.

## Starting

terminal-about = Hammer of the Scots in the browser and on a terminal (unofficial)
terminal-about-browser = play in the browser
terminal-about-play = play on the terminal: a new game, or a saved one
terminal-arg-no-browser = open no browser, only print the address
terminal-arg-port = the port to serve at (the first free one from 8297 on)
# $address: where the game is
terminal-playing = The game is at { $address } (Ctrl-C ends it)
# $address: where the game is
terminal-playing-already = The game runs already, at { $address }
# $first: the lowest port; $last: the highest
terminal-no-port = no port from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } is free
terminal-arg-file = file to save the game in after every choice; if it is there, the game in it goes on
terminal-arg-option = change a switch of the rules; may be given several times
terminal-arg-bid = tournament bid
terminal-arg-england = who plays England
terminal-arg-scotland = who plays Scotland
terminal-arg-seed = seed of dice, draws and deals, and of the computer players
terminal-arg-plain = no colours, and plain ASCII
# $text: what was typed
terminal-bad-option = --option { $text }: write it as name=value
# $name: a name; $names: a list
terminal-bad-switch = --option { $name }: there is no such switch; there are { $names }
# $name: a name; $value: what was given; $values: what can be given, a list
terminal-bad-value = --option { $name }: { $value } is none of { $values }
# $file: a file; $error: what went wrong
terminal-bad-file = { $file } cannot be used: { $error }
# $error: what went wrong
terminal-damaged = { $error }
# $file: a file; $folder: a folder
terminal-no-folder = { $file }: there is no folder { $folder }
# $file: a file; $options: options, a list
terminal-fixed = { $file } holds a game already; { $options } cannot be changed in it
# $error: what went wrong
terminal-error = schiltrom: { $error }

terminal-help =
    Every choice has a number; type the number, the text or the beginning of a name (wal for Wallace).
    Choices are single steps: to move, choose a block, then one area after another, then stop.
    Enter         show the board and the choices again
    legal         list the choices
    why CHOICE    say why a choice is not allowed, and by which rule
    hint          ask what a computer player would do
    undo          take back your last choice (a block taken up, too), unless dice or a reveal followed
    board         show the board
    look AREA     show an area, its borders and your blocks there
    hand, pool    show your cards, your pool
    log, log all  show what has happened
    save FILE     save the game
    quit          leave; the game can be saved first

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
