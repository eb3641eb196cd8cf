## The command "schiltrom arena"

arena-about = faire jouer les ordinateurs les uns contre les autres et dire leurs résultats
arena-arg-players = les joueurs, chacun contre chacun : { $levels } ; king@0.5 a une demi-seconde par tour de jeu, knight+aggressor et knight+defender ont un autre style
arena-arg-games = parties pour chaque paire
arena-arg-scenario = un scénario, ou plusieurs (d'habitude Braveheart et The Bruce en alternance)
arena-arg-time = secondes de réflexion par tour de jeu, pour les niveaux qui cherchent
arena-arg-seed = la graine de tout le hasard
arena-arg-folder = où sont gardées les parties ; celles qui s'y trouvent ne sont pas rejouées
arena-arg-workers = combien de parties à la fois (d'habitude une par cœur)
arena-arg-no-resign = continue quand un joueur abandonne et compte combien de fois il aurait eu tort
arena-arg-ray = répartit les parties sur une grappe Ray (demande schiltrom[ray])
arena-arg-ray-address = l'adresse de la grappe (sinon RAY_ADDRESS, ou un Ray sur cette seule machine)
arena-arg-json = donne aussi le résultat comme objet JSON sur la dernière ligne
arena-too-few = Il faut au moins deux niveaux différents.
arena-broken-off = Interrompu. Ce qui est joué est gardé : la même commande reprend là.
arena-worker-died = Un processus qui jouait a été tué. Ce qui est joué est gardé : la même commande reprend là.

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } % (95 % : { $low } à { $high }), { $games } parties

# Behind the name of a level: its rating and how long it thought.
arena-player = Elo { $rating } ± { $error }, { $turn } s par tour de jeu, { $longest } s au plus par choix, dépassements : { $overruns }

arena-turns = Tours de jeu par partie : { $turns }
arena-given-up = Abandons : { $times } ; gagnés pourtant en continuant : { $won }
arena-failures = Plantages : { $crashes }, choix interdits : { $illegal }

arena-ending = { $ending ->
    [resigned] { $who } a gagné : l’autre camp a abandonné
    [crashed] { $who } a gagné : l’autre joueur a planté
    [illegal-choice] { $who } a gagné : l’autre joueur a fait un choix interdit
   *[no-end] Personne n’a gagné : la campagne n’a pas pris fin
 }
