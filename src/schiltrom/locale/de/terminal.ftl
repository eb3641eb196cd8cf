### The terminal: what `schiltrom terminal` says. The names of commands are the same in all languages, and so are the
### names that are typed: the data's own. What the arguments are stands in the English catalogue.

terminal-title = Schiltrom: Hammer of the Scots im Terminal. Ein inoffizielles Fanprojekt; das Spiel ist von Tom Dalgliesh und Jerry Taylor, erschienen bei Columbia Games.
terminal-game = { $scenario ->
    [0] Braveheart, 1297 bis 1305
    [1] The Bruce, 1306 bis 1314
   *[other] Kampagne, ab 1297
 }; { $rules }; England: { $england ->
    [human] Mensch
   *[other] { $english }
 }, Schottland: { $scotland ->
    [human] Mensch
   *[other] { $scottish }
 }.
terminal-hint = Gib eine Nummer, einen Namen (auf Englisch) oder den Anfang davon ein. „help“ zeigt die Befehle.

## Questions

terminal-ask-scenario = Szenario: 1 Braveheart, 2 The Bruce, 3 Kampagne [1]:
terminal-ask-side = Du spielst: 1 England, 2 Schottland, 3 beide, an einem Bildschirm [1]:
# $side: who bids
terminal-ask-bid = { $side ->
    [0] England, für wie viele Jahre würdest du auf Edward verzichten (0 bis 3; Eingabetaste: 0)?
   *[1] Schottland, wie viele Blöcke mehr würdest du der ersten Rekrutierung zugestehen (0 bis 3; Eingabetaste: 0)?
 }
terminal-ask-again = Bitte eine Zahl von { $first } bis { $last } eingeben oder die Eingabetaste drücken.
terminal-ready = Eingabetaste drücken, wenn { $side } bereit ist.
terminal-pass-screen = { $side } ist dran. Die andere Person schaut weg!
terminal-ask-save = Vorher speichern? Dateiname, Eingabetaste für { $file }, „no“ (nein) oder „back“ (zurück):
terminal-ask-overwrite = { $file } gibt es schon. Überschreiben? „yes“ (ja) oder nur Eingabetaste für nein:

## The table

terminal-date = { $year }, { $turn ->
    [0] vor der ersten Spielrunde
   *[other] Spielrunde { $turn } von 5
 }
terminal-winter = Winter { $year }
terminal-first = Spieler 1: { $side }
terminal-truce = Waffenstillstand: { $side } darf nicht angreifen
terminal-nobles = Adelige: England { $england }, Schottland { $scotland }
terminal-pools = Pools: England { $england }, Schottland { $scotland }
terminal-hands = Karten: England { $england }, Schottland { $scotland }
terminal-played = In diesem Jahr gespielt: England { $england }; Schottland { $scotland }
terminal-hand = Deine Karten: { $cards }
terminal-hand-none = Du hast keine Karten.
terminal-pool = Dein Pool: { $blocks }
terminal-pool-none = Dein Pool ist leer.
terminal-spectator = Zwei Computerspieler: Du schaust zu.
terminal-battle = Schlacht um { $area }{ $round ->
    [0] { "" }
   *[other] , Kampfrunde { $round }
 }: { $side } greift an
terminal-reserve = { $count } in Reserve
terminal-acted = * hat gehandelt
terminal-legend-green = sechs Blöcke pro Phase
terminal-legend-red = zwei Blöcke, die dann anhalten
terminal-legend-signs = 2 Festungslimite   { $cross } Kathedrale, Schotten +1   (3S) drei Schotten
terminal-narrow = Die Karte braucht { $columns } Spalten; stattdessen eine Liste.

## An area or a block looked at

terminal-area = { $area }: Festungslimite { $limit }{ $cathedral ->
    [0] { "" }
   *[other] , Kathedrale (eins mehr für die Schotten)
 }, { $coast ->
    [0] Binnengebiet
   *[other] Küstengebiet
 }{ $nobles ->
    [none] { "" }
   *[other] , Heimatgebiet von { $nobles }
 }
terminal-borders = Grenzen: { $green ->
    [none] { "" }
   *[other] sechs Blöcke nach { $green }
 }{ $both ->
    [0] { "" }
   *[other] { "; " }
 }{ $red ->
    [none] { "" }
   *[other] zwei Blöcke nach { $red }
 }
terminal-block = { $block }: Stärke { $strength } von { $most }, { $rating }, Reichweite { $move }
terminal-standing = { $side }: { $count ->
    [0] keine
    [one] ein Block
   *[other] { $count } Blöcke
 }

## Choosing

terminal-card = Karte { $card }
terminal-attack = { $area } (Angriff)
terminal-retreat = Rückzug nach { $area }
terminal-draw = { $area }: einen Block ziehen
terminal-unknown = „{ $text }“ ist hier keine Wahl und kein Befehl. „legal“ zeigt die Möglichkeiten, „help“ die Befehle.
terminal-ambiguous = „{ $text }“ könnte { $names } sein. Gib mehr vom Namen ein.
terminal-number = Wähle eine Nummer von 1 bis { $last }.
terminal-refused = Nicht erlaubt. { $reason }
terminal-allowed = { $choice } ist jetzt erlaubt.
terminal-why-what = Gib „why“ und eine Wahl ein, zum Beispiel: why area Fife
terminal-look-what = Gib „look“ und ein Gebiet ein, zum Beispiel: look Fife
terminal-no-area = Es gibt kein Gebiet namens „{ $text }“.
terminal-undo-nothing = Nichts rückgängig zu machen: Hinter Würfel und Aufgedecktes geht es nicht zurück.
terminal-log-empty = Noch nichts.
terminal-log-part = (die letzten { $shown } von { $all } Zeilen; „log all“ zeigt alle)

## Files

terminal-save-what = Gib „save“ und einen Dateinamen ein, zum Beispiel: save falkirk.hots
terminal-saved = Spiel in { $file } gespeichert. Weiterspielen mit: schiltrom terminal { $file }
terminal-autosaving = Das Spiel wird nach jeder Wahl in { $file } gespeichert.
terminal-not-saved = Das Spiel konnte nicht in { $file } gespeichert werden: { $error }
terminal-not-overwritten = Nicht gespeichert.
terminal-nothing-to-save = Noch nichts gespielt, also nichts zu speichern.
terminal-goodbye = Auf Wiedersehen.

## Starting

terminal-about = Hammer of the Scots im Browser und im Terminal (inoffiziell)
terminal-about-browser = im Browser spielen
terminal-about-play = im Terminal spielen: ein neues Spiel oder ein gespeichertes
terminal-arg-no-browser = keinen Browser öffnen, nur die Adresse ausgeben
terminal-arg-port = Port des Servers (Vorgabe: der erste freie ab 8297)
terminal-playing = Das Spiel läuft unter { $address } (Strg-C beendet es)
terminal-playing-already = Das Spiel läuft schon unter { $address }
terminal-no-port = kein Port von { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) } ist frei
terminal-arg-file = Datei, in der das Spiel nach jeder Wahl gespeichert wird; gibt es sie schon, geht ihr Spiel weiter
terminal-arg-option = eine Option der Regeln ändern; mehrfach möglich
terminal-arg-bid = Turniergebot
terminal-arg-bidding = beide Spieler geheim für ihre Seiten bieten lassen
terminal-bid-or-bidding = nimm entweder --bid oder --bidding
terminal-arg-england = wer England spielt: human oder der Computer auf einer Stufe, von peasant bis king, oder classic-squire bis classic-king, learned, learned-squire bis learned-king
terminal-arg-scotland = wer Schottland spielt: dieselben Spieler
terminal-arg-seed = Startwert für Würfel, Ziehen und Austeilen und für die Computerspieler
terminal-arg-plain = keine Farben, Karte nur mit ASCII-Zeichen
terminal-bad-option = --option { $text }: Schreib name=wert
terminal-bad-switch = --option { $name }: Diese Option gibt es nicht; möglich sind { $names }
terminal-bad-value = --option { $name }: { $value } geht nicht; möglich sind { $values }
terminal-bad-file = { $file } kann nicht geöffnet werden: { $error }
terminal-damaged = { $error }
terminal-no-folder = { $file }: Den Ordner { $folder } gibt es nicht
terminal-fixed = { $file } enthält schon ein Spiel; { $options } lässt sich darin nicht ändern
terminal-error = schiltrom: { $error }

terminal-help =
    Jede Wahl hat eine Nummer: Gib die Nummer, den Text oder den Anfang eines Namens ein (wal für Wallace).
    Gewählt wird Schritt für Schritt: für eine Bewegung einen Block, dann ein Gebiet nach dem anderen, dann stop.
    Enter         Karte und Möglichkeiten noch einmal zeigen
    legal         Möglichkeiten auflisten
    why CHOICE    erklären, warum eine Wahl nicht erlaubt ist und nach welcher Regel
    hint          einen Computerspieler um einen Vorschlag bitten
    undo          die letzte Wahl oder Auswahl rückgängig machen, außer nach Würfeln oder Aufdecken
    board         die Karte zeigen
    look AREA     ein Gebiet, seine Grenzen und deine Blöcke dort zeigen
    hand, pool    deine Karten oder deinen Pool zeigen
    log, log all  zeigen, was geschehen ist
    save FILE     das Spiel speichern
    quit          beenden; vorher kannst du das Spiel speichern

## Names short enough for the map and the blocks

short-lancaster-archers = Lancaster Bog.
short-wales-archers = Wales Bog.
short-lancaster-knights = Lancaster Rit.
short-york-knights = York Ritter
short-durham-knights = Durham Ritter
short-french-knights = Franz. Ritter
short-york-infantry = York Inf.
short-lancaster-infantry = Lancaster Inf.
short-northumber-infantry = Northumb. Inf.
short-durham-infantry = Durham Inf.
short-cumbria-infantry = Cumbria Inf.
short-westmor-infantry = Westmor Inf.
short-wales-infantry = Wales Inf.
short-ulster-infantry = Ulster Inf.
