### What the server's commands say on a terminal (server-...), and what the server answers when something cannot
### be done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = prove every roll, deal and draw of a game that is over
server-arg-record = the record of a game, as the server gives it when the game is over
# $rolls: how many; $deals: how many; $draws: how many; $commitment: 64 letters and digits
server-proved =
    Every outcome is proved: { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } and { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }.
    Compare the commitment with the one you were shown before the game: { $commitment }
# $outcomes: how many
server-foreign = { $outcomes ->
    [one] { $outcomes } outcome came with a record that was brought to the server: it is not proved.
   *[other] { $outcomes } outcomes came with a record that was brought to the server: they are not proved.
}
# $number: a number; $has: an entry; $says: an entry
server-false-entry = entry { $number } is false: the record has "{ $has }", the seeds say "{ $says }"
# $error: what went wrong
server-false-seed = the game is false: { $error }
# $file: a file; $error: what went wrong
server-unreadable = { $file } cannot be proved: { $error }

## schiltrom admin

server-about-admin = look after the games of a server
server-about-list = list all games
server-about-export = write a game's whole record, with its seeds
server-about-prune = delete old games
server-arg-database = the database's address (the one that schiltrom serve uses)
server-arg-config = a file of settings (TOML)
server-arg-game = the id of a game; write -- before one that begins with a dash
server-arg-output = the file to write to (standard output); never one that is there already
server-arg-force = export a game under way, too: it shows everything, dice to come included
server-arg-older = ended games only that ended more than so many days ago
server-arg-unfinished = instead of ended games, those without an end where nothing happened for so long
server-arg-yes = delete without asking
# $text: what was typed; $most: how many
server-bad-days = { $text } is no whole number of days from 0 to { $most }
server-no-games = There are no games.
server-columns = GAME SCENARIO MADE BEGUN OVER ENTRIES AGE QUIET
server-yes = yes
server-no = no
# $days: how many
server-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
# $hours: how many
server-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
# $game: the id of a game
server-under-way = { $game } is still under way: its record shows both hands, every block and all chance to come; --force exports it all the same
# $game: the id of a game
server-shows-all = warning: { $game } is still under way; whoever reads this record knows both hands, every block and all chance to come
# $file: a file
server-file-there = { $file } is there already
# $file: a file; $error: what went wrong
server-not-written = { $file } cannot be written: { $error }
server-nothing-old = There is nothing to delete.
# $games: how many; $entries: how many
server-would-delete = { $games ->
    [one] { $games } game would be deleted, with { $entries } entries:
   *[other] { $games } games would be deleted, with { $entries } entries in all:
}
server-ask-delete = Delete for ever? Type yes:
server-not-deleted = Nothing was deleted.
# $games: how many
server-deleted = { $games ->
    [one] { $games } game was deleted.
   *[other] { $games } games were deleted.
}

## What the server answers: what was asked is not clear

error-bad-request = the request cannot be read
error-not-json = what was sent is not JSON
error-content-length = the Content-Length header must be a number
# $limit: how many bytes
error-too-large = a request has at most { NUMBER($limit, useGrouping: 0) } bytes
error-unprocessable = what was sent does not have the right form
error-method-not-allowed = this is not done with this method
error-which-side = both seats are yours: say ?side=England or ?side=Scotland
# $choice: what was sent
error-no-such-choice = no choice is called “{ $choice }”; write “block” or “area” before a name that both have
# $wish: what was sent; $wishes: the words that can be sent
error-unknown-wish = a wish is one of { $wishes }, not “{ $wish }”
# $kind: what was sent; $kinds: the words that can be sent
error-unknown-seat = a seat is one of { $kinds }, not “{ $kind }”
error-bad-rules = there are no such rules
# $bid: as it is written, such as E1 or S3
error-bid = the bid { $bid } is for Braveheart's first levy only

## Who may do what

error-no-seat = no seat is opened by this token
error-not-your-seat = the seat of this side is not yours
error-needs-seat = this needs a seat: send its token, or take one by its link
error-authorization = the Authorization header must be: Bearer and a seat's token
error-bad-ticket = this ticket is unknown, used, too old or for another game
error-foreign-game = this token opens a seat of another game
error-foreign-side = this token opens the other side's seat
error-foreign-origin = the Origin header must name this server; if it has another name, set SCHILTROM_ORIGIN
error-spectator = a spectator has no choices

## What is not there, not yet or no more

error-not-found = there is nothing here
error-no-game = there is no such game
error-no-free-seat = this link does not lead to a free seat (any more)
# $number: the number of what the seat sees now
error-stale = the game has gone on: this seat is at number { NUMBER($number, useGrouping: 0) } now
error-not-begun = the game has not begun
error-game-over = the game is over
error-record-later = the record is shown when the game is over
error-nobody-fires = no block of yours can fire now

## Too much

error-too-many-requests = too many requests
error-too-many-games = too many new games
error-too-many-connections = too many live connections from here
error-server-full = too many live connections
error-unavailable = the database does not answer; look again before you try again
error-internal = something went wrong here; it is in the log
## Notices by mail

server-mail-your-turn-subject = Schiltrom: it is your turn
# $side: whose turn it is; $game: the address of the game
server-mail-your-turn = It is your turn to play { $side ->
    [0] England
   *[1] Scotland
}: { $game }
server-mail-over-subject = Schiltrom: your game is over
# $winner: england, scotland or none; $game: the address of the game
server-mail-over = Your game is over. { $winner ->
    [england] England has won.
    [scotland] Scotland has won.
   *[none] Nobody has won.
} You can look at it here: { $game }
server-mail-confirm-subject = Schiltrom: your code
# $origin: the address of the server; $code: eight digits
server-mail-confirm =
    Somebody wants to be told at this address when it is their turn in a game at { $origin }. If it is you, send this code back in the game:

    { $code }
# $stop: an address
server-mail-end = To get no more of these mails: { $stop }
# $stop: an address
server-mail-end-unasked = If it is not you, do nothing. To get no mail from here ever again: { $stop }

## What does not fit how things stand

error-time-up = the game is over: the time was up
error-not-the-rematch = this game does not follow the one your seat is at
error-needs-old-seat = this needs a seat of the game before
error-seat-taken = this seat was taken already
error-seed-brought = this seat has brought its seed already
# $level: what was sent; $levels: the words that can be sent
error-unknown-level = a level is one of { $levels }, not “{ $level }”
# $lines: how many
error-enough-said = enough was said: a game has at most { NUMBER($lines, useGrouping: 0) } lines
error-too-many-lines = too many lines at once
error-answer-offer-first = the other side has made an offer: answer that first
error-no-offer = there is no such offer (any more)
error-rematch-later = a rematch can be had when the game is over
error-rematch-made = there is a rematch already
# $most: how often
error-too-many-take-backs = no game is taken back more than { NUMBER($most, useGrouping: 0) } times
error-nothing-to-take-back = there is no choice of yours to take back

## Records brought here

error-bad-record = this is no record that can be replayed
error-record-over = this game is over: it can be watched, and has no seats or clocks
error-record-needs-seats = this game is not over: say who shall sit where
# $most: how many
error-record-too-long = a record has at most { NUMBER($most, useGrouping: 0) } entries here
# $most: how many; $longest: how many characters
error-record-tags = a record has at most { $most } tags, of { NUMBER($longest, useGrouping: 0) } characters each

## Notices

error-too-many-notices = too many notices were set up from here
error-no-mail-here = this server sends no mail
error-no-mails-wanted = this address wants no mails
error-too-many-codes = this address was sent enough codes today
error-no-code = no code is waited for (any more)
error-wrong-code = this is not the code that was mailed
error-mails-stopped = these mails were stopped already
error-webhook-address = this is no address
error-webhook-scheme = a webhook's address begins with http:// or https:// and a host
# $most: how many
error-webhook-characters = an address has at most { NUMBER($most, useGrouping: 0) } plain characters
error-webhook-parts = a webhook's address has no user and no # part
# $first: a port
error-webhook-port = this port is not for webhooks: 80, 443, or from { NUMBER($first, useGrouping: 0) } on
error-webhook-private = webhooks go to public addresses only
