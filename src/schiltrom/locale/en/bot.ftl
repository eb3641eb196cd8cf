### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = play at a server with one of the computer players
bot-arg-url = the link of a seat (https://.../#join=...), also several; or a server's address: a new game is made there, and its link printed
bot-arg-level = the level that plays (peasant)
bot-arg-name = the name at the seat (that of the level)
bot-arg-side = the side in a new game (either)
bot-arg-time = seconds of thought for a choice, for levels that search
bot-arg-keep = a file to keep the seat in: started again with it, the bot plays on; who reads it can play in its place
bot-arg-resign = give the game up when broken off with Ctrl-C
bot-arg-json = print one JSON object a line

# $link: an address
bot-opened = A game is made. The other side plays with this link: { $link }
# $event: connected, away or begun; $side: 0 England, 1 Scotland; $game: the id of a game
bot-event = { $game }: { $event ->
    [connected] connected as { side }
    [begun] the game begins
   *[away] the server is away; trying again
}
# $result: won, lost or nobody; $side: 0 England, 1 Scotland; $game: the id of a game; $choices: how many
bot-over = { $game }: { $result ->
    [won] { side } (the bot) has won
    [lost] { side } (the bot) has lost
   *[nobody] nobody has won
}, after { $choices } choices of the bot.

## Mistakes

# $text: what was typed
bot-bad-address = “{ $text }” is no address of a seat or a server: it is like https://scots.example.org/#join=...
# $server: an address; $error: what went wrong
bot-unreachable = there is no game server at { $server }: { $error }
# $error: what the server says
bot-refused = the server refuses: { $error }
bot-keep-one = --keep is for one seat only
# $file: a file; $server: an address
bot-kept-elsewhere = { $file } keeps a seat at { $server }
