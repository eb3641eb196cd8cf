### What the server's commands say on a terminal (server-...), and what the server answers when something cannot
### be done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = verify every roll, deal and draw of a finished game
server-arg-record = record of a finished game, as downloaded from the server
server-arg-commitment = a commitment you kept from before the game: it must be in the record (may be repeated)
server-arg-seed = a seed you kept: it must be in the record (may be repeated)
# $rolls: how many; $deals: how many; $draws: how many
server-proved =
    All outcomes verified: { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } and { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }.
# $outcomes: how many
server-foreign = { $outcomes ->
    [one] { $outcomes } outcome was imported with the game and cannot be verified.
   *[other] { $outcomes } outcomes were imported with the game and cannot be verified.
}
# $commitments: lines of 64 letters and digits
server-compare = Compare the commitments with those you were shown before the game: { $commitments }
server-kept = What you kept is in the record.
# $scheme: 1 or 2
server-scheme = { $scheme ->
    [2] Protocol 2: both seats were bound to their seeds before any seed was shown.
   *[1] Protocol 1 (an older game): only the server was bound to its seed. Whoever knew it and sent the last seed could choose that one.
}
# $outcomes: how many
server-restored = { $outcomes ->
    [one] { $outcomes } outcome follows from a seed that the server drew after a backup was restored. It matches, but the server knew the players’ seeds by then.
   *[other] { $outcomes } outcomes follow from seeds that the server drew after a backup was restored. They match, but the server knew the players’ seeds by then.
}
# $number: a number; $has: an entry; $says: an entry
server-false-entry = entry { $number } does not match: the record says "{ $has }", the seeds give "{ $says }"
# $error: what went wrong
server-false-seed = verification failed: { $error }
# $file: a file; $error: what went wrong
server-unreadable = cannot verify { $file }: { $error }

## schiltrom admin

server-about-admin = manage the games of a server
server-about-list = list all games
server-about-export = export the full record of a game, including its seeds
server-about-prune = delete old games
server-about-restored = after a backup was restored: draw new seeds for every game in progress, so that no dice come twice
server-arg-database = database address (the one schiltrom serve uses)
server-arg-config = settings file (TOML)
server-arg-game = id of a game; put -- before one that begins with a dash
server-arg-output = new file to write to (default: standard output)
server-arg-force = export even a game in progress; this reveals everything, including future dice
server-arg-older = only games that ended more than N days ago
server-arg-unfinished = instead, delete unfinished games with no activity for that long
server-arg-yes = delete without asking
# $text: what was typed; $most: how many
server-bad-days = { $text } is not a whole number of days from 0 to { $most }
# $games: how many
server-new-seeds = { $games ->
    [0] There is no game in progress.
    [one] New seeds for { $games } game in progress.
   *[other] New seeds for { $games } games in progress.
}
server-no-games = There are no games.
server-columns = GAME SCENARIO CREATED STARTED OVER ENTRIES AGE IDLE
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
server-under-way = { $game } is still in progress: its record reveals both hands, every block and all future dice; use --force to export it anyway
# $game: the id of a game
server-shows-all = warning: { $game } is still in progress; this record reveals both hands, every block and all future dice
# $file: a file
server-file-there = { $file } already exists
# $file: a file; $error: what went wrong
server-not-written = cannot write { $file }: { $error }
server-nothing-old = Nothing to delete.
# $games: how many; $entries: how many
server-would-delete = { $games ->
    [one] { $games } game with { $entries } entries will be deleted:
   *[other] { $games } games with { $entries } entries in total will be deleted:
}
server-ask-delete = Delete permanently? Type yes:
server-not-deleted = Nothing deleted.
# $games: how many
server-deleted = { $games ->
    [one] { $games } game deleted.
   *[other] { $games } games deleted.
}

## What the server answers: what was asked is not clear

error-bad-request = the server could not read the request
error-not-json = the request body is not valid JSON
error-content-length = the Content-Length header must be a number
# $limit: how many bytes
error-too-large = the request is too large: at most { NUMBER($limit, useGrouping: 0) } bytes are allowed
error-unprocessable = the request is not valid
error-method-not-allowed = this method is not allowed here
error-which-side = both seats are yours: add ?side=England or ?side=Scotland
# $choice: what was sent
error-no-such-choice = there is no choice “{ $choice }”; put “block” or “area” before a name that is both
# $wish: what was sent; $wishes: the words that can be sent
error-unknown-wish = “{ $wish }” is not one of { $wishes }
# $kind: what was sent; $kinds: the words that can be sent
error-unknown-seat = “{ $kind }” is not a kind of seat; use one of { $kinds }
error-bad-rules = these rules are not valid
# $bid: as it is written, such as E1 or S3
error-bid = the bid { $bid } works only with Braveheart’s first levy
error-bidding = players can bid only where the game begins with Braveheart’s first levy
error-no-bidding = players do not bid in this game
# $most: how much
error-bad-bid = bid a whole number from 0 to { $most }
error-bid-made = this seat has already bid

## Who may do what

error-no-seat = this token does not open any seat
error-not-your-seat = that is not your seat
error-needs-seat = you need a seat for this: send its token, or join with its link
error-authorization = the Authorization header must be “Bearer” and a seat’s token
error-bad-ticket = this ticket is unknown, used, expired or for another game
error-foreign-game = this token is for a seat in another game
error-foreign-side = this token is for the other side’s seat
error-foreign-origin = the Origin header must name this server; if the server has another name, set SCHILTROM_ORIGIN
error-spectator = spectators cannot play

## What is not there, not yet or no more

error-not-found = page not found
error-no-game = game not found
error-no-free-seat = this invitation has already been used or is no longer valid
# $number: the number of what the seat sees now
error-stale = the game has moved on: this seat is now at number { NUMBER($number, useGrouping: 0) }
error-not-begun = the game has not started yet
error-game-over = the game is over
error-record-later = the record is available when the game is over
error-delete-later = you can delete your data when the game is over
error-nobody-fires = none of your blocks can fire now
error-no-such-battle = no such battle is being fought
error-open-for-computers = everything can be open only where two computers play

## Too much

error-too-many-requests = too many requests; wait a moment
error-too-many-games = too many new games; wait a while before you create another
error-too-many-connections = too many live connections from your address; close some
error-too-slow = the request took too long to arrive; try again
error-server-busy = the server is busy; try again in a moment
error-server-full = the server has too many live connections; try again later
error-unavailable = the database does not answer; check the game before you try again
error-internal = something went wrong on the server; the details are in its log
## Notices by mail

server-mail-your-turn-subject = Schiltrom: your turn
# $side: whose turn it is; $game: the address of the game
server-mail-your-turn = It’s your turn. You play { $side ->
    [0] England
   *[1] Scotland
}: { $game }
server-mail-over-subject = Schiltrom: game over
# $winner: england, scotland or none; $game: the address of the game
server-mail-over = Your game is over. { $winner ->
    [england] England won.
    [scotland] Scotland won.
   *[none] There is no winner.
} Watch the replay: { $game }
server-mail-confirm-subject = Schiltrom: your confirmation code
# $origin: the address of the server; $code: eight digits
server-mail-confirm =
    Someone has asked for e-mails to this address when it is their turn in a game at { $origin }. If that was you, enter this code in the game:

    { $code }
# $stop: an address
server-mail-end = Unsubscribe: { $stop }
# $stop: an address
server-mail-end-unasked = If it was not you, ignore this e-mail. To receive no more e-mail from this server: { $stop }

## What does not fit how things stand

error-time-up = the game is over: time ran out
error-not-the-rematch = this game is not the rematch of your game
error-needs-old-seat = you need a seat in the previous game for this
error-seat-taken = this seat is already taken
error-seed-brought = this seat has already sent its seed
error-commitment-made = both seats are bound to their seeds already; a commitment can no longer be changed
error-seed-too-early = seeds are shown only when both seats have sent their commitments and their bids
error-seed-not-committed = this is not the seed that the seat is bound to
# $level: what was sent; $levels: the words that can be sent
error-unknown-level = “{ $level }” is not a level; use one of { $levels }
# $lines: how many
error-enough-said = the chat is full: a game has at most { NUMBER($lines, useGrouping: 0) } messages
error-too-many-lines = too many messages; wait a moment
error-answer-offer-first = answer the other side’s offer first
error-no-offer = this offer no longer exists
error-rematch-later = you can offer a rematch when the game is over
error-rematch-made = there is already a rematch
# $most: how often
error-too-many-take-backs = a game can have at most { NUMBER($most, useGrouping: 0) } take-backs
error-nothing-to-take-back = nothing to take back

## Records brought here

error-bad-record = this is not a record that can be replayed
error-record-over = this game is over: you can watch it, but it has no seats or clocks
error-record-needs-seats = this game is not over: say who plays each side
# $most: how many
error-record-too-long = the record is too long: at most { NUMBER($most, useGrouping: 0) } entries are allowed here
# $most: how many; $longest: how many characters
error-record-tags = a record may have at most { $most } tags of { NUMBER($longest, useGrouping: 0) } characters each

## Notices

error-too-many-notices = too many notifications from your address; try again later
error-no-mail-here = this server does not send e-mail
error-no-mails-wanted = this address has unsubscribed
error-too-many-codes = too many codes sent to this address today; try again tomorrow
error-no-code = there is no code to confirm; ask for a new one
error-wrong-code = wrong code; check the e-mail and try again
error-mails-stopped = you have already unsubscribed
error-webhook-address = this is not a valid URL
error-webhook-scheme = a webhook URL must begin with http:// or https:// and a host
# $most: how many
error-webhook-characters = a URL may have at most { NUMBER($most, useGrouping: 0) } plain characters
error-webhook-parts = a webhook URL must not contain a user or a # part
# $first: a port
error-webhook-port = webhooks cannot use this port; use 80, 443, or { NUMBER($first, useGrouping: 0) } and above
error-webhook-private = webhooks must use a public address
error-push-address = this is not the address of a push service
error-push-keys = these keys cannot encrypt anything; subscribe again
