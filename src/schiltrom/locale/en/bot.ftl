### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = play on a server as a bot, with one of the computer players
bot-arg-url = link to a seat (https://.../#join=...), may be repeated; or a server’s address, to create a game there and print its link
bot-arg-level = level to play at: peasant, squire, knight, earl or king, classic-squire to classic-king, learned, or learned-squire to learned-king (default: peasant)
bot-arg-name = name at the table (default: the level’s)
bot-arg-side = side in a new game (default: either)
bot-arg-time = thinking time per choice in seconds, for levels that search
bot-arg-keep = file to store the seat in, so that the bot can be restarted; anyone who can read it can play in its place
bot-arg-resign = resign when interrupted with Ctrl-C
bot-arg-json = print one JSON object per line

# $link: an address
bot-opened = Game created. Send this link to the other player: { $link }
# $event: connected, away or begun; $side: 0 England, 1 Scotland; $game: the id of a game
bot-event = { $game }: { $event ->
    [connected] connected as { side }
    [begun] the game has started
   *[away] connection to the server lost; reconnecting
}
# $result: won, lost or nobody; $side: 0 England, 1 Scotland; $game: the id of a game; $choices: how many
bot-over = { $game }: { $result ->
    [won] { side } (the bot) won
    [lost] { side } (the bot) lost
   *[nobody] no winner
}, after { $choices } choices by the bot.

## Mistakes

# $text: what was typed
bot-bad-address = “{ $text }” is not the address of a seat or a server; write something like https://scots.example.org/#join=...
# $server: an address; $error: what went wrong
bot-unreachable = no game server found at { $server }: { $error }
# $error: what the server says
bot-refused = the server refused: { $error }
bot-keep-one = --keep works with one seat only
# $file: a file; $server: an address
bot-kept-elsewhere = { $file } holds a seat at { $server }
