## The command "schiltrom arena"

arena-about = Computerspieler gegeneinander antreten lassen und bewerten
arena-arg-players = die Spieler, jeder gegen jeden: { $levels }; king@0.5 hat eine halbe Sekunde je Spielzug, classic-knight+aggressor und classic-knight+defender haben einen anderen Stil
arena-arg-games = Partien für jedes Paar
arena-arg-scenario = Szenario, auch mehrere (Vorgabe: abwechselnd Braveheart und The Bruce)
arena-arg-time = Bedenkzeit in Sekunden je Spielzug, für Stufen, die suchen
arena-arg-seed = Startwert für den Zufall
arena-arg-folder = Ordner für die Aufzeichnungen; Partien, die dort liegen, werden nicht noch einmal gespielt
arena-arg-workers = wie viele Partien gleichzeitig laufen (Vorgabe: eine je Kern)
arena-arg-processor-time = nur Prozessorzeit zählen, für einen Rechner, der auch anderes tut
arena-arg-no-resign = nach einer Aufgabe weiterspielen und zählen, wie oft sie falsch gewesen wäre
arena-arg-ray = verteilt die Partien auf einen Ray-Cluster (braucht schiltrom[ray])
arena-arg-ray-address = die Adresse des Clusters (sonst RAY_ADDRESS oder ein Ray nur auf diesem Rechner)
arena-arg-json = das Ergebnis auch als ein JSON-Objekt in der letzten Zeile
arena-too-few = Eine Arena braucht mindestens zwei verschiedene Spieler.
arena-broken-off = Abgebrochen. Die gespielten Partien sind gespeichert: Derselbe Befehl macht dort weiter.
arena-worker-died = Ein Arbeitsprozess wurde beendet. Die gespielten Partien sind gespeichert: Derselbe Befehl macht dort weiter.

# A win rate with its 95 % interval. All numbers are texts, but for $games.
arena-rate = { $rate } % (95 %: { $low } bis { $high }), { $games } Partien

# Behind the name of a level: its rating and how long it thought.
arena-player = Elo { $rating } ± { $error }, { $turn } s je Spielzug, höchstens { $longest } s für eine Entscheidung, Überschreitungen: { $overruns }

arena-turns = Spielzüge je Partie: { $turns }
arena-given-up = Aufgegeben: { $times }; beim Weiterspielen doch gewonnen: { $won }
arena-failures = Abstürze: { $crashes }, unerlaubte Entscheidungen: { $illegal }

arena-ending = { $ending ->
    [resigned] { $who } gewinnt: Die andere Seite gab auf
    [crashed] { $who } gewinnt: Der andere Spieler ist abgestürzt
    [illegal-choice] { $who } gewinnt: Der andere Spieler traf eine unerlaubte Entscheidung
   *[no-end] Kein Sieger: Die Kampagne nahm kein Ende
 }
