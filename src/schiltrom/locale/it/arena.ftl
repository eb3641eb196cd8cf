## The command "schiltrom arena"

arena-about = Fa giocare i computer l'uno contro l'altro e ne dice i risultati.
arena-arg-players = i livelli che giocano, ciascuno contro ciascuno
arena-arg-games = partite per ogni coppia
arena-arg-scenario = uno scenario, anche più d'uno (di solito Braveheart e The Bruce a turno)
arena-arg-edition = l'edizione delle regole
arena-arg-bid = un'offerta valida per tutte le partite
arena-arg-time = secondi di riflessione per scelta, per i livelli che cercano
arena-arg-seed = il seme di ogni caso
arena-arg-folder = dove stanno le partite; quelle già presenti non si rigiocano
arena-arg-processes = quante partite insieme (di solito una per ogni core)
arena-arg-json = dà il risultato anche come oggetto JSON nell'ultima riga
arena-too-few = Servono almeno due livelli diversi.

# Stands beside a bar.
arena-progress = { $done } partite su { $total }, { $minutes } min

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } % (95 %: da { $low } a { $high }), { $games } partite

# Behind the name of a level: its rating and how long it thought.
arena-player = Elo { $rating } ± { $error }, { $turn } s per turno di gioco, al massimo { $longest } s per scelta
