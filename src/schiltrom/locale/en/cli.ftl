### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = usage:
cli-positionals = arguments
cli-options = options
cli-commands = commands
cli-examples = Examples:
cli-exit-codes = Exit codes: 0 done, 1 the check failed or something broke, 2 a mistake in what was asked, 130 broken off, 141 nobody reads the output.
cli-arg-help = show this help and leave
cli-arg-version = show the version and leave
cli-arg-language = language of what is shown (otherwise that of the system)
cli-arg-json = print one JSON object and nothing else
cli-arg-quiet = show no progress
cli-arg-edition = edition of the rules, or the language of one of the documents
cli-arg-scenario = braveheart, the_bruce or campaign
cli-arg-host = the address to listen at (127.0.0.1)
cli-arg-port = the port to listen at (8297)
cli-arg-thinkers = how many think at once (1)
cli-about-serve = serve games over the network
cli-about-worker = think for the computer players of a server on PostgreSQL

## Mistakes, each in one line

# $program: the command; $message: what is wrong
cli-error = { $program }: { $message } (see { $program } --help)
# $argument: an argument's name; $message: what is wrong with it
cli-argument = { $argument }: { $message }
# $names: a list
cli-required = these arguments are missing: { $names }
# $names: what was typed
cli-unknown = there are no such arguments here: { $names }
cli-expected-one = one value is wanted after it
# $value: what was typed
cli-no-value = it takes no value, but was given { $value }
# $value: what was typed; $choices: what there is, a list
cli-bad-choice = “{ $value }” is none of { $choices }
# Stands behind a whole sentence. $name: what may have been meant
cli-did-you-mean = ; did you mean “{ $name }”?
# $text: what was typed; $least: a number; $most: a number
cli-bad-number = “{ $text }” is no whole number from { $least } to { $most }
# $text: what was typed; $most: a number
cli-bad-seconds = “{ $text }” is no number of seconds from 0 to { $most }
# $extras: what is to be installed; $name: a Python module
cli-missing = packages are missing: pip install 'schiltrom[{ $extras }]' ({ $name })
# $address: where it should listen
cli-not-started = the server cannot listen at { $address }: the port is in use or not allowed
# $error: what went wrong
cli-refused = { $error }

## Progress, fuzz, bench, completion

# Stands beside a bar. $done: how many; $total: how many; $left: a time such as 1:05
cli-progress = { $done } of { $total }, { $left } left
cli-about-fuzz = play random games with every law of the engine checked
cli-arg-fuzz-games = how many games to play
cli-arg-fuzz-seed = the seed of the first game; the next ones count on
cli-arg-fuzz-failures = where games that break a law are saved
cli-arg-fuzz-processes = how many games are played at once (usually one for each core)
# $file: a file
cli-fuzz-saved = saved as { $file }
# $games: games of each scenario, a list; $choices: how many; $seconds: how many; $faults: how many games
cli-fuzz-done = { $games }: { $choices } choices in { $seconds } s; { $faults ->
    [0] every law held
    [one] one game broke a law
   *[other] { $faults } games broke a law
}
cli-about-bench = measure how fast random play is
cli-arg-bench-seconds = how long each build plays
# $games: a number; $choices: a number
cli-bench-interpreted = interpreted: { $games } games a second, { $choices } choices a second
# $games: a number; $choices: a number
cli-bench-compiled = compiled: { $games } games a second, { $choices } choices a second
# $microseconds: a number
cli-bench-copy = a copy of a position takes { $microseconds } µs, compiled
cli-bench-plain = the engine is not compiled here
cli-about-completion = print a script that lets a shell complete what you type
cli-arg-shell = the shell: bash, zsh or fish
# $version: a number such as 0.1.0; $build: how the engine runs, compiled or interpreted
cli-version = schiltrom { $version } ({ $build ->
    [compiled] compiled
   *[interpreted] interpreted
})
