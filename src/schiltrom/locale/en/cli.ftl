### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = usage:
cli-positionals = arguments
cli-options = options
cli-commands = commands
cli-examples = Examples:
cli-exit-codes = Exit codes: 0 success, 1 a check failed or something broke, 2 wrong usage, 3 not everything could be verified (verify), 130 interrupted, 141 broken pipe.
cli-arg-help = show this help and exit
cli-arg-version = show the version and exit
cli-arg-language = language of the output (default: the system’s)
cli-arg-json = print a single JSON object and nothing else
cli-arg-quiet = hide progress
cli-arg-edition = edition of the rules, or the language of a printed rulebook
cli-arg-scenario = braveheart, the_bruce or campaign
cli-arg-host = address to listen on (default: 127.0.0.1)
cli-arg-port = port to listen on (default: 8297)
cli-arg-thinkers = number of searches to run at once (default: 1)
cli-about-serve = run a game server
cli-about-worker = compute moves for the computer players of a server on PostgreSQL

## Mistakes, each in one line

# $program: the command; $message: what is wrong
cli-error = { $program }: { $message } (see { $program } --help)
# $argument: an argument's name; $message: what is wrong with it
cli-argument = { $argument }: { $message }
# $names: a list
cli-required = missing arguments: { $names }
# $names: what was typed
cli-unknown = unknown arguments: { $names }
cli-expected-one = expects one value
# $value: what was typed
cli-no-value = takes no value, but was given { $value }
# $value: what was typed; $choices: what there is, a list
cli-bad-choice = “{ $value }” is not one of { $choices }
# Stands behind a whole sentence. $name: what may have been meant
cli-did-you-mean = ; did you mean “{ $name }”?
# $text: what was typed; $least: a number; $most: a number
cli-bad-number = “{ $text }” is not a whole number from { $least } to { $most }
# $text: what was typed; $most: a number
cli-bad-seconds = “{ $text }” is not a number of seconds from 0 to { $most }
# $extras: what is to be installed; $name: a Python module
cli-missing = missing packages: pip install 'schiltrom[{ $extras }]' ({ $name })
# $address: where it should listen
cli-not-started = the server cannot listen on { $address }: the port is in use or not allowed
# $error: what went wrong
cli-refused = { $error }

## Progress, fuzz, bench, completion

# Stands beside a bar. $done: how many; $total: how many; $left: a time such as 1:05
cli-progress = { $done } of { $total }, { $left } left
cli-about-fuzz = play random games and check every invariant of the engine
cli-arg-fuzz-games = number of games to play
cli-arg-fuzz-seed = seed of the first game; each game after it adds one
cli-arg-fuzz-failures = folder for games that break an invariant
cli-arg-fuzz-processes = number of games to play at once (default: one per core)
# $file: a file
cli-fuzz-saved = saved as { $file }
# $games: games of each scenario, a list; $choices: how many; $seconds: how many; $faults: how many games
cli-fuzz-done = { $games }: { $choices } choices in { $seconds } s; { $faults ->
    [0] all invariants held
    [one] one game broke an invariant
   *[other] { $faults } games broke an invariant
}
cli-about-bench = measure the speed of random play
cli-arg-bench-seconds = how long to run each build, in seconds
# $games: a number; $choices: a number
cli-bench-interpreted = interpreted: { $games } games per second, { $choices } choices per second
# $games: a number; $choices: a number
cli-bench-compiled = compiled: { $games } games per second, { $choices } choices per second
# $microseconds: a number
cli-bench-copy = copying a position takes { $microseconds } µs, compiled
cli-bench-plain = the engine is not compiled here
cli-about-completion = print a shell completion script
cli-arg-shell = bash, zsh or fish
# $version: a number such as 0.1.0; $build: how the engine runs, compiled or interpreted
cli-version = schiltrom { $version } ({ $build ->
    [compiled] compiled
   *[interpreted] interpreted
})
