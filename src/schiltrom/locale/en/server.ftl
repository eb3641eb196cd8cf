# schiltrom verify
server-about-verify = prove every roll, deal and draw of a game that is over
server-arg-record = the record of a game, as the server gives it when the game is over
server-arg-json = print one JSON object
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
server-foreign = { $outcomes ->
    [one] { $outcomes } outcome came with a record that was brought to the server: it is not proved.
   *[other] { $outcomes } outcomes came with a record that was brought to the server: they are not proved.
}
server-false-entry = entry { $number } is false: the record has "{ $has }", the seeds say "{ $says }"
server-false-seed = the game is false: { $error }
server-unreadable = { $file } cannot be proved: { $error }

# schiltrom admin
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
server-bad-days = { $text } is no whole number of days from 0 to { $most }
server-missing = the server's packages are missing: pip install 'schiltrom[server]' ({ $name })
server-no-games = There are no games.
server-columns = GAME SCENARIO MADE BEGUN OVER ENTRIES AGE QUIET
server-yes = yes
server-no = no
server-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
server-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
server-under-way = { $game } is still under way: its record shows both hands, every block and all chance to come; --force exports it all the same
server-shows-all = warning: { $game } is still under way; whoever reads this record knows both hands, every block and all chance to come
server-file-there = { $file } is there already
server-not-written = { $file } cannot be written: { $error }
server-nothing-old = There is nothing to delete.
server-would-delete = { $games ->
    [one] { $games } game would be deleted, with { $entries } entries:
   *[other] { $games } games would be deleted, with { $entries } entries in all:
}
server-ask-delete = Delete for ever? Type yes:
server-not-deleted = Nothing was deleted.
server-deleted = { $games ->
    [one] { $games } game was deleted.
   *[other] { $games } games were deleted.
}

# notices by mail
server-mail-your-turn-subject = Schiltrom: it is your turn
server-mail-your-turn = It is your turn to play { $side ->
    [0] England
   *[1] Scotland
}: { $game }
server-mail-over-subject = Schiltrom: your game is over
server-mail-over = Your game is over. { $winner ->
    [england] England has won.
    [scotland] Scotland has won.
   *[none] Nobody has won.
} You can look at it here: { $game }
server-mail-confirm-subject = Schiltrom: your code
server-mail-confirm =
    Somebody wants to be told at this address when it is their turn in a game at { $origin }. If it is you, send this code back in the game:

    { $code }
server-mail-end = To get no more of these mails: { $stop }
server-mail-end-unasked = If it is not you, do nothing. To get no mail from here ever again: { $stop }
