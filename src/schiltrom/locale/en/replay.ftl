### `schiltrom replay` and `schiltrom convert`. The names of commands are the same in all languages.

replay-about = step through a saved game, or print it
replay-arg-file = a game: .hots, or a JSON record
replay-arg-turn = game turn to start at, such as 1298/3 or 1298/winter
replay-arg-view = whose view: both sides revealed, one side, or a spectator
replay-arg-game = number of the game in a file with several
replay-arg-maps = include the map for every game turn when printing
# $error: what is wrong with a file
replay-bad-file = { $error }
# $file: a file; $number: which game
replay-no-game = { $file } has no game number { $number }
# $text: what was asked for; $first: a game turn; $last: a game turn
replay-no-turn = this game has no game turn "{ $text }". Choose one from { $first } to { $last }, written 1298/3 or 1298/winter
# $text: what was asked for; $names: the views there are
replay-no-view = there is no view "{ $text }". Choose one of: { $names }
# $scenario: 0 Braveheart, 1 The Bruce, 2 Campaign; $rules: the name of the rules; $england: who played England; $scotland: who played Scotland
replay-title = { $scenario ->
    [0] Braveheart
    [1] The Bruce
   *[other] Campaign
 }; { $rules }; England: { $england }, Scotland: { $scotland }
# $side: 0 England, 1 Scotland; $cards: a list
replay-hand = { side } holds: { $cards }
replay-hint = Enter: next, "b": back, "1298/3": go to a game turn, "m": map, "v": change view, "q": quit, "?": help.
replay-at-end = This is the end of the game.
replay-at-start = This is the beginning of the game.
# $text: what was typed
replay-unknown = unknown command "{ $text }". Type "?" for a list.
replay-help =
    Enter, n, next        next step
    b, back               previous step
    1298/3, to 1298/winter  go to a game turn or a winter
    m, map                show the map
    v england, view both  watch as england, scotland, both or spectator
    q, quit               quit

convert-about = convert saved games to notation (.hots) or JSON
convert-arg-file = a game: .hots, or a JSON record
convert-arg-to = file to write: .hots for notation, any other name for JSON, - for notation on standard output
convert-arg-force = overwrite an existing file
# $file: a file
convert-exists = { $file } already exists; use --force to overwrite it
# $file: a file; $suffix: .hots
convert-several = { $file } holds several games, and only { $suffix } files can do that
# $games: how many; $file: a file
convert-done = { $games ->
    [one] One game
   *[other] { $games } games
 } written to { $file }.
