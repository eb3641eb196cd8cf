### `schiltrom replay` and `schiltrom convert`. The names of commands are the same in all languages.

replay-about = ein gespeichertes Spiel Schritt für Schritt ansehen oder ausgeben
replay-arg-file = ein Spiel: .hots oder eine JSON-Aufzeichnung
replay-arg-turn = Spielrunde, mit der es beginnt, etwa 1298/3 oder 1298/winter
replay-arg-view = Ansicht: beide Seiten offen, eine Seite oder Zuschauer
replay-arg-game = Nummer des Spiels in einer Datei mit mehreren
replay-arg-maps = beim Ausgeben die Karte zu jeder Spielrunde
replay-bad-file = { $error }
replay-no-game = { $file } hat kein Spiel Nummer { $number }
replay-no-turn = dieses Spiel hat keine Spielrunde „{ $text }“. Möglich sind { $first } bis { $last }, geschrieben 1298/3 oder 1298/winter
replay-no-view = die Ansicht „{ $text }“ gibt es nicht. Möglich sind: { $names }
replay-title = { $scenario ->
    [0] Braveheart
    [1] The Bruce
   *[other] Kampagne
 }; { $rules }; England: { $england }, Schottland: { $scotland }
replay-hand = { side } hat auf der Hand: { $cards }
replay-hint = Eingabetaste: weiter, „b“: zurück, „1298/3“: zu einer Spielrunde, „m“: Karte, „v“: andere Ansicht, „q“: beenden, „?“: Hilfe.
replay-at-end = Das Spiel ist hier zu Ende.
replay-at-start = Hier beginnt das Spiel.
replay-unknown = unbekannter Befehl „{ $text }“. „?“ zeigt alle.
replay-help =
    Eingabetaste, n, next   nächster Schritt
    b, back                 voriger Schritt
    1298/3, to 1298/winter  zu einer Spielrunde oder einem Winter
    m, map                  die Karte zeigen
    v england, view both    zusehen als england, scotland, both oder spectator
    q, quit                 beenden

convert-about = gespeicherte Spiele in Notation (.hots) oder JSON umwandeln
convert-arg-file = ein Spiel: .hots oder eine JSON-Aufzeichnung
convert-arg-to = Zieldatei: .hots für Notation, jeder andere Name für JSON, - für Notation auf der Standardausgabe
convert-arg-force = eine vorhandene Datei überschreiben
convert-exists = { $file } gibt es schon; --force überschreibt sie
convert-several = { $file } enthält mehrere Spiele; das können nur { $suffix }-Dateien
convert-done = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
 } nach { $file } geschrieben.
