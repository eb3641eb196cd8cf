## The command "schiltrom arena"

arena-about = play computer players against each other and rate them
# $levels: the names of all levels
arena-arg-players = players in the round robin: { $levels }; king@0.5 gets half a second per game turn, classic-knight+aggressor and classic-knight+defender play in another style
arena-arg-games = games per pair
arena-arg-scenario = scenario to play; may be repeated (default: Braveheart and The Bruce in turn)
arena-arg-time = thinking time per game turn in seconds, for levels that search
arena-arg-seed = random seed
arena-arg-folder = folder for the records; games already there are not played again
arena-arg-workers = number of games to play at once (default: one per core)
arena-arg-processor-time = count processor time alone, for a machine that does other things as well
arena-arg-no-resign = play on after a resignation, and count how often resigning would have been wrong
arena-arg-ray = run the games on a Ray cluster (needs schiltrom[ray])
arena-arg-ray-address = address of the Ray cluster (default: RAY_ADDRESS, or a local Ray)
arena-arg-json = also print the result as one JSON object on the last line
arena-too-few = An arena needs at least two different players.
arena-broken-off = Interrupted. The games played so far are saved: run the same command again to continue.
arena-worker-died = A worker process was killed. The games played so far are saved: run the same command again to continue.

# A win rate with its 95 % interval. $rate, $low and $high: texts; $games: how many
arena-rate = { $rate } % (95 %: { $low } to { $high }), { $games } games

# Behind the name of a level: its rating and how long it thought. $rating, $error, $turn and $longest: texts; $overruns: how many choices took too long
arena-player = Elo { $rating } ± { $error }, { $turn } s per game turn, longest choice { $longest } s, overruns: { $overruns }

# $turns: a text
arena-turns = Game turns per game: { $turns }
# $times: how many; $won: how many
arena-given-up = Resigned: { $times }; of these, won after playing on: { $won }
# $crashes: how many; $illegal: how many
arena-failures = Crashes: { $crashes }, illegal choices: { $illegal }

# How a game ended that the rules did not end. $ending: resigned, crashed, illegal-choice or no-end; $who: the side that won
arena-ending = { $ending ->
    [resigned] { $who } wins: the other side resigned
    [crashed] { $who } wins: the other player crashed
    [illegal-choice] { $who } wins: the other player made an illegal choice
   *[no-end] No winner: the Campaign did not end
 }
