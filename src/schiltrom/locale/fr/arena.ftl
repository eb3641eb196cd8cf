## The command "schiltrom arena"

arena-about = opposer les joueurs ordinateurs entre eux et les classer
arena-arg-players = les joueurs, chacun contre chacun : { $levels } ; king@0.5 a une demi-seconde par tour de jeu, classic-knight+aggressor et classic-knight+defender ont un autre style
arena-arg-games = nombre de parties par paire
arena-arg-scenario = scénario, ou plusieurs (par défaut : Braveheart et The Bruce en alternance)
arena-arg-time = secondes de réflexion par tour de jeu, pour les niveaux qui cherchent
arena-arg-seed = graine aléatoire
arena-arg-folder = dossier des enregistrements ; les parties déjà présentes ne sont pas rejouées
arena-arg-workers = nombre de parties simultanées (par défaut : une par cœur)
arena-arg-processor-time = ne compter que le temps du processeur, pour une machine qui fait aussi autre chose
arena-arg-no-resign = continuer après un abandon, et compter combien de fois c’était une erreur
arena-arg-ray = répartir les parties sur une grappe Ray (demande schiltrom[ray])
arena-arg-ray-address = adresse de la grappe (par défaut : RAY_ADDRESS, ou un Ray local)
arena-arg-json = afficher aussi le résultat en un objet JSON sur la dernière ligne
arena-too-few = Il faut au moins deux joueurs différents.
arena-broken-off = Interrompu. Les parties jouées sont enregistrées : relancez la même commande pour continuer.
arena-worker-died = Un processus a été tué. Les parties jouées sont enregistrées : relancez la même commande pour continuer.

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } % (95 % : { $low } à { $high }), { $games } parties

# Behind the name of a level: its rating and how long it thought.
arena-player = Elo { $rating } ± { $error }, { $turn } s par tour de jeu, { $longest } s au plus par choix, dépassements : { $overruns }

arena-turns = Tours de jeu par partie : { $turns }
arena-given-up = Abandons : { $times } ; parties finalement gagnées en continuant : { $won }
arena-failures = Plantages : { $crashes }, choix interdits : { $illegal }

arena-ending = { $ending ->
    [resigned] { $who } gagne : l’autre camp a abandonné
    [crashed] { $who } gagne : l’autre joueur a planté
    [illegal-choice] { $who } gagne : l’autre joueur a fait un choix interdit
   *[no-end] Pas de vainqueur : la campagne n’a pas pris fin
 }
