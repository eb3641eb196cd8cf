### `schiltrom replay` and `schiltrom convert`. The names of commands are the same in all languages.

replay-about = ein Spiel aus einer Datei Schritt für Schritt ansehen oder ausgeben
replay-arg-file = ein Spiel: .hots oder das JSON einer Aufzeichnung
replay-arg-turn = die Spielrunde, mit der es beginnt, etwa 1298/3 oder 1298/winter
replay-arg-view = wer zusieht: beide Seiten offen, eine Seite oder ein Zuschauer
replay-arg-game = das wievielte Spiel einer Datei mit mehreren
replay-arg-maps = beim Ausgeben die Karte zu jeder Spielrunde
replay-bad-file = { $error }
replay-no-game = { $file } hat kein Spiel { $number }
replay-no-turn = eine Spielrunde „{ $text }“ gibt es in diesem Spiel nicht. Es hat { $first } bis { $last }; geschrieben wird 1298/3 oder 1298/winter
replay-no-view = eine Ansicht „{ $text }“ gibt es nicht. Es gibt: { $names }
replay-title = { $scenario ->
    [0] Braveheart
    [1] The Bruce
   *[other] Kampagne
 }; { $rules }; England: { $england }, Schottland: { $scotland }
replay-hand = { side } hat auf der Hand: { $cards }
replay-hint = Eingabetaste: weiter, „b“: zurück, „1298/3“: zu einer Spielrunde, „m“: die Karte, „v“: andere Ansicht, „q“: verlassen, „?“: Hilfe.
replay-at-end = Das Spiel ist hier zu Ende.
replay-at-start = Hier beginnt das Spiel.
replay-unknown = „{ $text }“ ist kein Befehl. „?“ zeigt alle.
replay-help =
    Eingabetaste, n, next   weiter
    b, back                 zurück
    1298/3, to 1298/winter  zu einer Spielrunde oder einem Winter
    m, map                  die Karte zeigen
    v england, view both    zusehen als england, scotland, both oder spectator
    q, quit                 verlassen

convert-about = die Spiele einer Datei als Notation (.hots) oder als JSON schreiben
convert-arg-file = ein Spiel: .hots oder das JSON einer Aufzeichnung
convert-arg-to = die Datei, die geschrieben wird; .hots heißt Notation, - die Notation auf der Standardausgabe
convert-arg-force = eine Datei überschreiben, die es schon gibt
convert-exists = { $file } gibt es schon; --force überschreibt sie
convert-several = { $file } enthält mehrere Spiele; das können nur { $suffix }-Dateien
convert-done = { $games ->
    [one] Ein Spiel ist
   *[other] { $games } Spiele sind
 } nach { $file } geschrieben.
