## The command "schiltrom arena"

arena-about = Lässt Computerspieler gegeneinander spielen und sagt, wie gut sie waren.
arena-arg-players = die Stufen, die spielen, jede gegen jede
arena-arg-games = Partien für jedes Paar
arena-arg-scenario = ein Szenario, auch mehrere (sonst abwechselnd Braveheart und The Bruce)
arena-arg-edition = die Ausgabe der Regeln
arena-arg-bid = ein Gebot, mit dem alle Partien gespielt werden
arena-arg-time = Bedenkzeit in Sekunden für eine Entscheidung, für Stufen, die suchen
arena-arg-seed = der Startwert für allen Zufall
arena-arg-folder = wo die Aufzeichnungen liegen; Partien von dort werden nicht noch einmal gespielt
arena-arg-processes = wie viele Partien zugleich laufen (sonst eine je Kern)
arena-arg-json = das Ergebnis auch als ein JSON-Objekt in der letzten Zeile
arena-too-few = Eine Arena braucht mindestens zwei verschiedene Stufen.

# Stands beside a bar.
arena-progress = { $done } von { $total } Partien, { $minutes } Min.

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } % (95 %: { $low } bis { $high }), { $games } Partien

# Behind the name of a level: its rating and how long it thought.
arena-player = Elo { $rating } ± { $error }, { $turn } s je Spielzug, höchstens { $longest } s für eine Entscheidung
