### The command "schiltrom render", and the words in drawings that no other part has.

render-about = eine gespeicherte Partie zeichnen: das Brett in einem Augenblick oder ein Diagramm ihres Verlaufs
render-arg-file = eine gespeicherte Partie
render-arg-turn = die Spielrunde, deren Beginn gezeichnet wird, etwa 1298/3 oder 1298/winter (sonst der Stand der Partie)
render-arg-output = wohin das Bild geschrieben wird; ein Name auf .png ergibt ein PNG (sonst SVG auf die Standardausgabe)
render-arg-side = zeichnen, was diese Seite sehen darf (sonst alles)
render-arg-dark = dunkle Farben
render-arg-size = Breite in Pixeln
render-arg-chart = statt des Brettes ein Diagramm von Adeligen und Stärke zeichnen; mit --turn endet es dort
render-no-turn = Diese Partie hat keine Spielrunde { $turn }. Es gibt { $first } bis { $last }; geschrieben werden sie wie 1298/3 oder 1298/winter.
render-no-turn-in-year = Diese Partie hat keine Spielrunde { $turn }. Von diesem Jahr gibt es { $turns }.
render-bad-name = { $file }: Der Name eines Bildes endet auf .svg oder .png.
render-unwritable = { $file } kann nicht geschrieben werden: { $error }
render-no-png = Für PNG wird ein Zusatz gebraucht: pip install 'schiltrom[png]'. SVG braucht nichts.

render-winner = hat gewonnen

render-chart = Der Verlauf der Partie
render-chart-nobles = Adelige
render-chart-strength = Stärke aller Blöcke auf der Karte
render-pool = Pool von { side }
