### The command "schiltrom render", and the words in drawings that no other part has.

render-about = eine gespeicherte Partie zeichnen: das Spielfeld zu einem Zeitpunkt oder ein Diagramm des Verlaufs
render-arg-file = eine gespeicherte Partie
render-arg-turn = Spielrunde, deren Beginn gezeichnet wird, etwa 1298/3 oder 1298/winter (Vorgabe: der aktuelle Stand)
render-arg-output = Bilddatei, .svg oder .png (Vorgabe: SVG auf die Standardausgabe)
render-arg-side = zeichnen, was diese Seite sehen kann (Vorgabe: alles)
render-arg-dark = dunkle Farben
render-arg-size = Breite in Pixeln
render-arg-chart = statt des Spielfelds ein Diagramm von Adeligen und Stärke zeichnen; mit --turn endet es dort
render-no-turn = Diese Partie hat keine Spielrunde { $turn }. Möglich sind { $first } bis { $last }, geschrieben 1298/3 oder 1298/winter.
render-no-turn-in-year = Diese Partie hat keine Spielrunde { $turn }. In diesem Jahr gibt es { $turns }.
render-bad-name = { $file }: Der Dateiname muss auf .svg oder .png enden.
render-unwritable = { $file } kann nicht geschrieben werden: { $error }
render-no-png = Für PNG braucht es ein Zusatzpaket: pip install 'schiltrom[png]'. SVG braucht keins.

render-winner = gewinnt

render-chart = Der Verlauf der Partie
render-chart-nobles = Adelige
render-chart-strength = Stärke aller Blöcke auf der Karte
render-pool = Pool von { side }
