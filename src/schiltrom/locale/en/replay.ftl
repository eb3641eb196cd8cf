### `schiltrom replay` and `schiltrom convert`. The names of commands are the same in all languages.

replay-about = step through a game in a file, or print it
replay-arg-file = a game: .hots, or the JSON of a record
replay-arg-turn = the game turn to begin with, such as 1298/3 or 1298/winter
replay-arg-view = who looks on: both sides open, one side, or a spectator
replay-arg-game = which game of a file that holds several
replay-arg-maps = when printing, the map with every game turn
# $error: what is wrong with a file
replay-bad-file = { $error }
# $file: a file; $number: which game
replay-no-game = { $file } has no game { $number }
# $text: what was asked for; $first: a game turn; $last: a game turn
replay-no-turn = there is no game turn "{ $text }" in this game. It has { $first } to { $last }; write 1298/3 or 1298/winter
# $text: what was asked for; $names: the views there are
replay-no-view = there is no view "{ $text }". There are: { $names }
# $scenario: 0 Braveheart, 1 The Bruce, 2 Campaign; $rules: the name of the rules; $england: who played England; $scotland: who played Scotland
replay-title = { $scenario ->
    [0] Braveheart
    [1] The Bruce
   *[other] Campaign
 }; { $rules }; England: { $england }, Scotland: { $scotland }
# $side: 0 England, 1 Scotland; $cards: a list
replay-hand = { side } holds: { $cards }
replay-hint = Enter goes on, "b" back, "1298/3" to a game turn, "m" shows the map, "v" changes the view, "q" leaves, "?" helps.
replay-at-end = This is the end of the game.
replay-at-start = This is the beginning of the game.
# $text: what was typed
replay-unknown = "{ $text }" is no command. "?" lists them.
replay-help =
    Enter, n, next        go on
    b, back               go back
    1298/3, to 1298/winter  go to a game turn or a winter
    m, map                show the map
    v england, view both  look on as england, scotland, both or spectator
    q, quit               leave

convert-about = write the games of a file as notation (.hots) or as JSON
convert-arg-file = a game: .hots, or the JSON of a record
convert-arg-to = the file to write; .hots means the notation, - the notation on standard output
convert-arg-force = overwrite a file that is there already
# $file: a file
convert-exists = { $file } is there already; --force overwrites it
# $file: a file; $suffix: .hots
convert-several = { $file } holds several games; only { $suffix } files can do that
# $games: how many; $file: a file
convert-done = { $games ->
    [one] One game is
   *[other] { $games } games are
 } written to { $file }.
