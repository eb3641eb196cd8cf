# The terminal: what `schiltrom play` says. The names of commands are the same in all languages.

terminal-title = Schiltrom: Hammer of the Scots on a terminal. Unofficial; the game is by Tom Dalgliesh and Jerry Taylor, published by Columbia Games.
terminal-game = { $scenario ->
    [0] Braveheart, 1297 to 1305
    [1] The Bruce, 1306 to 1314
   *[other] Campaign, from 1297
 }; { $rules }; England: { $england ->
    [human] human
   *[other] random player
 }, Scotland: { $scotland ->
    [human] human
   *[other] random player
 }.
terminal-hint = Type a number, a name or the beginning of one. "help" tells the rest.

# Questions
terminal-ask-scenario = Scenario: 1 Braveheart, 2 The Bruce, 3 Campaign [1]:
terminal-ask-side = You play: 1 England, 2 Scotland, 3 both, taking turns at the screen [1]:
terminal-ask-again = Please type { $first } to { $last }, or just Enter.
terminal-ready = Press Enter when { $side } is ready.
terminal-pass-screen = { $side } is to choose. The other player looks away.
terminal-ask-save = Save first? A file name, Enter for { $file }, "no", or "back":
terminal-ask-overwrite = { $file } is there already. Overwrite it? "yes", or Enter for no:

# The table
terminal-date = { $year }, { $turn ->
    [0] before the first game turn
   *[other] game turn { $turn } of 5
 }
terminal-winter = Winter of { $year }
terminal-first = Player 1: { $side }
terminal-truce = truce: { $side } may not attack
terminal-nobles = Nobles: England { $england }, Scotland { $scotland }
terminal-pools = Pools: England { $england }, Scotland { $scotland }
terminal-hands = Hands: England { $england }, Scotland { $scotland }
terminal-played = Played this year: England { $england }; Scotland { $scotland }
terminal-hand = Your hand: { $cards }
terminal-hand-none = Your hand is empty.
terminal-pool = Your pool: { $blocks }
terminal-pool-none = Your pool is empty.
terminal-spectator = Two random players: you look on.
terminal-battle = Battle of { $area }{ $round ->
    [0] { "" }
   *[other] , round { $round }
 }: { $side } attacks
terminal-reserve = { $count } in reserve
terminal-acted = * has acted
terminal-legend-green = six blocks may cross in a phase
terminal-legend-red = two blocks may cross, and stop
terminal-legend-signs = 2 castle limit   { $cross } cathedral, +1 for the Scots   (3S) three Scots
terminal-narrow = The map needs { $columns } columns; here is a list.

# An area or a block looked at
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
terminal-block = { $block }: strength { $strength } of { $most }, { $rating }, move { $move }
terminal-standing = { $side }: { $count ->
    [0] nobody
    [one] one block
   *[other] { $count } blocks
 }

# Choosing
terminal-card = card { $card }
terminal-attack = { $area } (attack)
terminal-retreat = retreat to { $area }
terminal-draw = { $area }: draw a block
terminal-unknown = "{ $text }" is no choice and no command here. "legal" lists the choices, "help" the commands.
terminal-ambiguous = "{ $text }" could be { $names }. Type more of it.
terminal-number = There are choices 1 to { $last }.
terminal-refused = Not allowed. { $reason }
terminal-allowed = { $choice } is allowed now.
terminal-why-what = Type "why" and a choice, for example: why area Fife
terminal-look-what = Type "look" and an area, for example: look Fife
terminal-no-area = "{ $text }" is no area.
terminal-undo-nothing = There is nothing you may take back: nothing goes back past dice or what was revealed.
terminal-log-empty = Nothing has happened yet.
terminal-log-part = (the last { $shown } of { $all } lines; "log all" shows them all)

# Files
terminal-save-what = Type "save" and a file name, for example: save falkirk.hots
terminal-saved = The game is saved in { $file }. Go on with: schiltrom play { $file }
terminal-autosaving = The game is saved in { $file } after every choice.
terminal-not-saved = The game could not be saved in { $file }: { $error }
terminal-not-overwritten = Not saved.
terminal-nothing-to-save = Nothing was chosen yet, so nothing is saved.
terminal-goodbye = Goodbye.

# Starting
terminal-about = Hammer of the Scots on a terminal (unofficial)
terminal-about-play = play a game, or go on with a saved one
terminal-arg-file = file to save the game in after every choice; if it is there, the game in it goes on
terminal-arg-scenario = braveheart, the_bruce or campaign
terminal-arg-edition = edition of the rules, or the language of one of the documents
terminal-arg-option = change a switch of the rules; may be given several times
terminal-arg-bid = tournament bid
terminal-arg-england = who plays England
terminal-arg-scotland = who plays Scotland
terminal-arg-seed = seed of dice, draws and deals, and of the random player
terminal-arg-plain = no colours, and plain ASCII
terminal-arg-language = language of what is shown
terminal-bad-option = --option { $text }: write it as name=value
terminal-bad-switch = --option { $name }: there is no such switch; there are { $names }
terminal-bad-value = --option { $name }: { $value } is none of { $values }
terminal-bad-file = { $file } cannot be used: { $error }
terminal-damaged = { $error }
terminal-no-folder = { $file }: there is no folder { $folder }
terminal-fixed = { $file } holds a game already; { $options } cannot be changed in it
terminal-error = schiltrom: { $error }

terminal-help =
    Every choice has a number; type the number, the text or the beginning of a name (wal for Wallace).
    Choices are single steps: to move, choose a block, then one area after another, then stop.
    Enter         show the board and the choices again
    legal         list the choices
    why CHOICE    say why a choice is not allowed, and by which rule
    undo          take back your last choice (a block taken up, too), unless dice or a reveal followed
    board         show the board
    look AREA     show an area, its borders and your blocks there
    hand, pool    show your cards, your pool
    log, log all  show what has happened
    save FILE     save the game
    quit          leave; the game can be saved first

# Names short enough for the map
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
