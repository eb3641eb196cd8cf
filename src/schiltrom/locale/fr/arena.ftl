## The command "schiltrom arena"

arena-about = Fait jouer les ordinateurs les uns contre les autres et dit leurs résultats.
arena-arg-players = les niveaux qui jouent, chacun contre chacun
arena-arg-games = parties pour chaque paire
arena-arg-scenario = un scénario, ou plusieurs (d'habitude Braveheart et The Bruce en alternance)
arena-arg-edition = l'édition des règles
arena-arg-bid = une enchère valable pour toutes les parties
arena-arg-time = secondes de réflexion par choix, pour les niveaux qui cherchent
arena-arg-seed = la graine de tout le hasard
arena-arg-folder = où sont gardées les parties ; celles qui s'y trouvent ne sont pas rejouées
arena-arg-processes = combien de parties à la fois (d'habitude une par cœur)
arena-arg-json = donne aussi le résultat comme objet JSON sur la dernière ligne
arena-too-few = Il faut au moins deux niveaux différents.

# Stands beside a bar.
arena-progress = { $done } parties sur { $total }, { $minutes } min

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } % (95 % : { $low } à { $high }), { $games } parties

# Behind the name of a level: its rating and how long it thought.
arena-player = Elo { $rating } ± { $error }, { $turn } s par tour de jeu, { $longest } s au plus par choix
