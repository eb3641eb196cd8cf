### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = Aufruf:
cli-positionals = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-examples = Beispiele:
cli-exit-codes = Rückgabewerte: 0 erledigt, 1 Prüfung nicht bestanden oder etwas ging kaputt, 2 Fehler im Aufruf, 130 abgebrochen, 141 niemand liest die Ausgabe.
cli-arg-help = diese Hilfe zeigen und aufhören
cli-arg-version = die Version zeigen und aufhören
cli-arg-language = Sprache der Ausgabe (sonst die des Systems)
cli-arg-json = nur ein JSON-Objekt ausgeben und sonst nichts
cli-arg-quiet = keinen Fortschritt zeigen
cli-arg-edition = Ausgabe der Regeln oder Sprache eines der Regelhefte
cli-arg-scenario = braveheart, the_bruce oder campaign
cli-arg-host = die Adresse, an der gelauscht wird (127.0.0.1)
cli-arg-port = der Port, an dem gelauscht wird (8297)
cli-arg-thinkers = wie viele zugleich nachdenken (1)
cli-about-serve = Partien übers Netz anbieten
cli-about-worker = für die Computerspieler eines Servers mit PostgreSQL nachdenken

## Mistakes, each in one line

cli-error = { $program }: { $message } (siehe { $program } --help)
cli-argument = { $argument }: { $message }
cli-required = diese Argumente fehlen: { $names }
cli-unknown = solche Argumente gibt es hier nicht: { $names }
cli-expected-one = danach muss ein Wert stehen
cli-no-value = das nimmt keinen Wert, bekam aber { $value }
cli-bad-choice = „{ $value }“ ist nichts von { $choices }
cli-did-you-mean = ; meinst du „{ $name }“?
cli-bad-number = „{ $text }“ ist keine ganze Zahl von { $least } bis { $most }
cli-bad-seconds = „{ $text }“ ist keine Zahl von Sekunden von 0 bis { $most }
cli-missing = es fehlen Pakete: pip install 'schiltrom[{ $extras }]' ({ $name })
cli-not-started = der Server kann nicht an { $address } lauschen: der Port ist belegt oder nicht erlaubt
cli-refused = { $error }

## Progress, fuzz, bench, completion

cli-progress = { $done } von { $total }, noch { $left }
cli-about-fuzz = Zufallspartien spielen und dabei jedes Gesetz der Spielmechanik prüfen
cli-arg-fuzz-games = wie viele Partien gespielt werden
cli-arg-fuzz-seed = der Startwert der ersten Partie; die nächsten zählen weiter
cli-arg-fuzz-failures = wo Partien gespeichert werden, die ein Gesetz brechen
cli-arg-fuzz-processes = wie viele Partien zugleich laufen (sonst eine je Kern)
cli-fuzz-saved = gespeichert als { $file }
cli-fuzz-done = { $games }: { $choices } Entscheidungen in { $seconds } s; { $faults ->
    [0] jedes Gesetz hielt
    [one] eine Partie brach ein Gesetz
   *[other] { $faults } Partien brachen ein Gesetz
}
cli-about-bench = messen, wie schnell Zufallspartien laufen
cli-arg-bench-seconds = wie lange jede Fassung spielt
cli-bench-interpreted = interpretiert: { $games } Partien je Sekunde, { $choices } Entscheidungen je Sekunde
cli-bench-compiled = kompiliert: { $games } Partien je Sekunde, { $choices } Entscheidungen je Sekunde
cli-bench-copy = eine Kopie einer Stellung dauert kompiliert { $microseconds } µs
cli-bench-plain = die Spielmechanik ist hier nicht kompiliert
cli-about-completion = ein Skript ausgeben, mit dem eine Shell Eingaben ergänzt
cli-arg-shell = die Shell: bash, zsh oder fish
cli-version = schiltrom { $version } ({ $build ->
    [compiled] kompiliert
   *[interpreted] interpretiert
})
