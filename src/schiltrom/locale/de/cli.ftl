### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = Aufruf:
cli-positionals = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-examples = Beispiele:
cli-exit-codes = Rückgabewerte: 0 Erfolg, 1 Prüfung nicht bestanden oder Fehler, 2 falscher Aufruf, 3 nicht alles bewiesen (verify), 130 abgebrochen, 141 unterbrochene Pipe.
cli-arg-help = diese Hilfe anzeigen und beenden
cli-arg-version = die Version anzeigen und beenden
cli-arg-language = Sprache der Ausgabe (Vorgabe: die des Systems)
cli-arg-json = nur ein JSON-Objekt ausgeben
cli-arg-quiet = keinen Fortschritt anzeigen
cli-arg-edition = Ausgabe der Regeln oder Sprache eines gedruckten Regelhefts
cli-arg-scenario = braveheart, the_bruce oder campaign
cli-arg-host = Adresse des Servers (Vorgabe: 127.0.0.1)
cli-arg-port = Port des Servers (Vorgabe: 8297)
cli-arg-thinkers = wie viele Suchen gleichzeitig laufen (Vorgabe: 1)
cli-about-serve = einen Spielserver starten
cli-about-worker = Züge für die Computerspieler eines Servers mit PostgreSQL berechnen

## Mistakes, each in one line

cli-error = { $program }: { $message } (siehe { $program } --help)
cli-argument = { $argument }: { $message }
cli-required = fehlende Argumente: { $names }
cli-unknown = unbekannte Argumente: { $names }
cli-expected-one = braucht einen Wert
cli-no-value = nimmt keinen Wert, bekam aber { $value }
cli-bad-choice = „{ $value }“ gibt es nicht; möglich sind { $choices }
cli-did-you-mean = ; meinst du „{ $name }“?
cli-bad-number = „{ $text }“ ist keine ganze Zahl von { $least } bis { $most }
cli-bad-seconds = „{ $text }“ ist keine Zahl von Sekunden von 0 bis { $most }
cli-missing = fehlende Pakete: pip install 'schiltrom[{ $extras }]' ({ $name })
cli-not-started = der Server kann { $address } nicht öffnen: Der Port ist belegt oder nicht erlaubt
cli-refused = { $error }

## Progress, fuzz, bench, completion

cli-progress = { $done } von { $total }, noch { $left }
cli-about-fuzz = Zufallspartien spielen und dabei alle Invarianten der Spielmechanik prüfen
cli-arg-fuzz-games = Zahl der Partien
cli-arg-fuzz-seed = Startwert der ersten Partie; jede weitere zählt eins weiter
cli-arg-fuzz-failures = Ordner für Partien, die eine Invariante verletzen
cli-arg-fuzz-processes = wie viele Partien gleichzeitig laufen (Vorgabe: eine je Kern)
cli-fuzz-saved = gespeichert als { $file }
cli-fuzz-done = { $games }: { $choices } Entscheidungen in { $seconds } s; { $faults ->
    [0] alle Invarianten eingehalten
    [one] eine Partie verletzte eine Invariante
   *[other] { $faults } Partien verletzten eine Invariante
}
cli-about-bench = messen, wie schnell Zufallspartien laufen
cli-arg-bench-seconds = Sekunden je Fassung
cli-bench-interpreted = interpretiert: { $games } Partien je Sekunde, { $choices } Entscheidungen je Sekunde
cli-bench-compiled = kompiliert: { $games } Partien je Sekunde, { $choices } Entscheidungen je Sekunde
cli-bench-copy = das Kopieren einer Stellung dauert kompiliert { $microseconds } µs
cli-bench-plain = die Spielmechanik ist hier nicht kompiliert
cli-about-completion = ein Skript zur Shell-Vervollständigung ausgeben
cli-arg-shell = bash, zsh oder fish
cli-version = schiltrom { $version } ({ $build ->
    [compiled] kompiliert
   *[interpreted] interpretiert
})
