## The command "schiltrom arena"

arena-about = far giocare i computer l’uno contro l’altro e classificarli
arena-arg-players = i giocatori, ciascuno contro ciascuno: { $levels }; king@0.5 ha mezzo secondo per turno di gioco, classic-knight+aggressor e classic-knight+defender hanno un altro stile
arena-arg-games = partite per ogni coppia
arena-arg-scenario = scenario, anche più d’uno (predefinito: Braveheart e The Bruce a turno)
arena-arg-time = secondi di riflessione per turno di gioco, per i livelli che cercano
arena-arg-seed = seme casuale
arena-arg-folder = cartella delle registrazioni; le partite già presenti non si rigiocano
arena-arg-workers = numero di partite contemporanee (predefinito: una per core)
arena-arg-processor-time = contare solo il tempo del processore, per una macchina che fa anche altro
arena-arg-no-resign = continuare dopo una resa e contare quante volte sarebbe stata un errore
arena-arg-ray = distribuire le partite su un cluster Ray (serve schiltrom[ray])
arena-arg-ray-address = indirizzo del cluster (predefinito: RAY_ADDRESS, o un Ray locale)
arena-arg-json = stampare il risultato anche come oggetto JSON nell’ultima riga
arena-too-few = Servono almeno due giocatori diversi.
arena-broken-off = Interrotto. Le partite giocate sono salvate: ripeti il comando per continuare.
arena-worker-died = Un processo è stato terminato. Le partite giocate sono salvate: ripeti il comando per continuare.

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } % (95 %: da { $low } a { $high }), { $games } partite

# Behind the name of a level: its rating and how long it thought.
arena-player = Elo { $rating } ± { $error }, { $turn } s per turno di gioco, al massimo { $longest } s per scelta, sforamenti: { $overruns }

arena-turns = Turni di gioco per partita: { $turns }
arena-given-up = Rese: { $times }; vinte lo stesso continuando: { $won }
arena-failures = Arresti anomali: { $crashes }, scelte vietate: { $illegal }

arena-ending = { $ending ->
    [resigned] Vittoria, { $who }: l’avversario si è arreso
    [crashed] Vittoria, { $who }: l’altro giocatore si è bloccato
    [illegal-choice] Vittoria, { $who }: l’altro giocatore ha fatto una scelta vietata
   *[no-end] Nessun vincitore: la campagna non è finita
 }
