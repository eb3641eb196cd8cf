## The command "schiltrom arena"

arena-about = Gépi játékosokat játszat egymás ellen, és megmondja az eredményüket.
arena-arg-players = a játszó szintek, mindegyik mindegyik ellen
arena-arg-games = játszmák páronként
arena-arg-scenario = egy forgatókönyv, akár több is (különben felváltva Braveheart és The Bruce)
arena-arg-edition = a szabályok kiadása
arena-arg-bid = licit, amellyel minden játszma folyik
arena-arg-time = gondolkodási idő döntésenként másodpercben, a kereső szinteknek
arena-arg-seed = minden véletlen kezdőértéke
arena-arg-folder = ahol a feljegyzések vannak; az ott lévő játszmákat nem játssza újra
arena-arg-processes = hány játszma folyik egyszerre (különben magonként egy)
arena-arg-json = az eredmény JSON-objektumként is, az utolsó sorban
arena-too-few = Legalább két különböző szint kell hozzá.

# Stands beside a bar.
arena-progress = { $done } / { $total } játszma, { $minutes } perc

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } % (95 %: { $low } – { $high }), { $games } játszma

# Behind the name of a level: its rating and how long it thought.
arena-player = Élő-pont { $rating } ± { $error }, { $turn } mp játékkörönként, legfeljebb { $longest } mp döntésenként
