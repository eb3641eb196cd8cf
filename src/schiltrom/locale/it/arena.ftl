## The command "schiltrom arena"

arena-about = far giocare i computer l’uno contro l’altro e dirne i risultati
arena-arg-players = i giocatori, ciascuno contro ciascuno: { $levels }; king@0.5 ha mezzo secondo per turno di gioco, knight+aggressor e knight+defender hanno un altro stile
arena-arg-games = partite per ogni coppia
arena-arg-scenario = uno scenario, anche più d'uno (di solito Braveheart e The Bruce a turno)
arena-arg-time = secondi di riflessione per turno di gioco, per i livelli che cercano
arena-arg-seed = il seme di ogni caso
arena-arg-folder = dove stanno le partite; quelle già presenti non si rigiocano
arena-arg-workers = quante partite insieme (di solito una per ogni core)
arena-arg-no-resign = continua quando un giocatore si arrende e conta quante volte avrebbe sbagliato
arena-arg-ray = distribuisce le partite su un cluster Ray (serve schiltrom[ray])
arena-arg-ray-address = l'indirizzo del cluster (altrimenti RAY_ADDRESS, o un Ray solo su questa macchina)
arena-arg-json = dà il risultato anche come oggetto JSON nell'ultima riga
arena-too-few = Servono almeno due livelli diversi.
arena-broken-off = Interrotto. Ciò che è giocato resta: lo stesso comando riprende da lì.
arena-worker-died = Un processo che giocava è stato ucciso. Ciò che è giocato resta: lo stesso comando riprende da lì.

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } % (95 %: da { $low } a { $high }), { $games } partite

# Behind the name of a level: its rating and how long it thought.
arena-player = Elo { $rating } ± { $error }, { $turn } s per turno di gioco, al massimo { $longest } s per scelta, sforamenti: { $overruns }

arena-turns = Turni di gioco per partita: { $turns }
arena-given-up = Rese: { $times }; vinte lo stesso continuando: { $won }
arena-failures = Arresti anomali: { $crashes }, scelte vietate: { $illegal }

arena-ending = { $ending ->
    [resigned] { $who }, vittoria: l’altra parte si è arresa
    [crashed] { $who }, vittoria: l’altro giocatore si è bloccato
    [illegal-choice] { $who }, vittoria: l’altro giocatore ha fatto una scelta vietata
   *[no-end] Nessuno ha vinto: la campagna non è finita
 }
