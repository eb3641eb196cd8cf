## The command "schiltrom arena"

arena-about = let computer players play each other, and say how well they did
# $levels: the names of all levels
arena-arg-players = players of the round robin: { $levels }; king@0.5 has half a second for a game turn, knight+aggressor and knight+defender have another style
arena-arg-games = games for each pair
arena-arg-scenario = a scenario to play, also several (usually Braveheart and The Bruce in turn)
arena-arg-time = seconds of thought for a game turn, for levels that search
arena-arg-seed = the seed of all chance
arena-arg-folder = where the records are kept; games found there are not played again
arena-arg-workers = how many games are played at once (usually one for each core)
arena-arg-no-resign = plays on when a player gives up, and counts how often it would have been wrong
arena-arg-ray = spreads the games over a Ray cluster (needs schiltrom[ray])
arena-arg-ray-address = the address of the cluster (else RAY_ADDRESS, or a Ray of this machine alone)
arena-arg-json = the result as one JSON object on the last line, too
arena-too-few = An arena needs at least two different levels.
arena-broken-off = Broken off. What was played is kept: the same command goes on from there.
arena-worker-died = A process that played was killed. What was played is kept: the same command goes on from there.

# A win rate with its 95 % interval. $rate, $low and $high: texts; $games: how many
arena-rate = { $rate } % (95 %: { $low } to { $high }), { $games } games

# Behind the name of a level: its rating and how long it thought. $rating, $error, $turn and $longest: texts; $overruns: how many choices took too long
arena-player = Elo { $rating } ± { $error }, { $turn } s a game turn, { $longest } s at most for a choice, overruns: { $overruns }

# $turns: a text
arena-turns = Game turns in a game: { $turns }
# $times: how many; $won: how many
arena-given-up = Given up: { $times }; won all the same by playing on: { $won }
# $crashes: how many; $illegal: how many
arena-failures = Crashes: { $crashes }, illegal choices: { $illegal }

# How a game ended that the rules did not end. $ending: resigned, crashed, illegal-choice or no-end; $who: the side that won
arena-ending = { $ending ->
    [resigned] { $who } has won: the other side gave up
    [crashed] { $who } has won: the other player crashed
    [illegal-choice] { $who } has won: the other player made an illegal choice
   *[no-end] Nobody has won: the Campaign did not end
 }
