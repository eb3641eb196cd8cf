## The command "schiltrom arena"

arena-about = Lets computer players play each other and says how well they did.
arena-arg-players = the levels that play, each against each other
arena-arg-games = games for each pair
arena-arg-scenario = a scenario to play, also several (usually Braveheart and The Bruce in turn)
arena-arg-edition = the edition of the rules
arena-arg-bid = a bid that both games of a pair are played with
arena-arg-time = seconds of thought for a choice, for levels that search
arena-arg-seed = the seed of all chance
arena-arg-folder = where the records are kept; games found there are not played again
arena-arg-processes = how many games are played at once (usually one for each core)
arena-arg-json = the result as one JSON object on the last line, too
arena-too-few = An arena needs at least two different levels.

# Stands beside a bar. $done: how many; $total: how many; $minutes: how long it will take
arena-progress = { $done } of { $total } games, { $minutes } min

# A win rate with its 95 % interval. $rate, $low and $high: texts; $games: how many
arena-rate = { $rate } % (95 %: { $low } to { $high }), { $games } games

# Behind the name of a level: its rating and how long it thought. $rating, $error, $turn and $longest: texts
arena-player = Elo { $rating } ± { $error }, { $turn } s a game turn, { $longest } s at most for a choice
