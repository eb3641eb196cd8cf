### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = uso:
cli-positionals = argomenti
cli-options = opzioni
cli-commands = comandi
cli-examples = Esempi:
cli-exit-codes = Codici d’uscita: 0 fatto, 1 controllo fallito o qualcosa si è rotto, 2 errore nella richiesta, 130 interrotto, 141 nessuno legge l’uscita.
cli-arg-help = mostra questo aiuto ed esce
cli-arg-version = mostra la versione ed esce
cli-arg-language = lingua di ciò che si mostra (altrimenti quella del sistema)
cli-arg-json = stampa un solo oggetto JSON e nient’altro
cli-arg-quiet = non mostra l’avanzamento
cli-arg-edition = edizione delle regole, o lingua di uno dei documenti
cli-arg-scenario = braveheart, the_bruce o campaign
cli-arg-host = l’indirizzo su cui ascoltare (127.0.0.1)
cli-arg-port = la porta su cui ascoltare (8297)
cli-arg-thinkers = quanti pensano insieme (1)
cli-about-serve = servire partite in rete
cli-about-worker = pensare per i giocatori computer di un server con PostgreSQL

## Mistakes, each in one line

cli-error = { $program }: { $message } (vedi { $program } --help)
cli-argument = { $argument }: { $message }
cli-required = mancano questi argomenti: { $names }
cli-unknown = qui non ci sono tali argomenti: { $names }
cli-expected-one = dopo ci vuole un valore
cli-no-value = non prende alcun valore, ma ha ricevuto { $value }
cli-bad-choice = «{ $value }» non è tra { $choices }
cli-did-you-mean = ; intendevi «{ $name }»?
cli-bad-number = «{ $text }» non è un numero intero da { $least } a { $most }
cli-bad-seconds = «{ $text }» non è un numero di secondi da 0 a { $most }
cli-missing = mancano dei pacchetti: pip install 'schiltrom[{ $extras }]' ({ $name })
cli-not-started = il server non può ascoltare a { $address }: la porta è occupata o vietata
cli-refused = { $error }

## Progress, fuzz, bench, completion

cli-progress = { $done } di { $total }, mancano { $left }
cli-about-fuzz = giocare partite a caso controllando ogni legge del motore
cli-arg-fuzz-games = quante partite giocare
cli-arg-fuzz-seed = il seme della prima partita; le altre contano da lì
cli-arg-fuzz-failures = dove salvare le partite che violano una legge
cli-arg-fuzz-processes = quante partite insieme (altrimenti una per core)
cli-fuzz-saved = salvata come { $file }
cli-fuzz-done = { $games }: { $choices } scelte in { $seconds } s; { $faults ->
    [0] ogni legge ha retto
    [one] una partita ha violato una legge
   *[other] { $faults } partite hanno violato una legge
}
cli-about-bench = misurare quanto è veloce il gioco a caso
cli-arg-bench-seconds = quanto gioca ogni versione
cli-bench-interpreted = interpretato: { $games } partite al secondo, { $choices } scelte al secondo
cli-bench-compiled = compilato: { $games } partite al secondo, { $choices } scelte al secondo
cli-bench-copy = una copia di una posizione richiede { $microseconds } µs, compilata
cli-bench-plain = il motore qui non è compilato
cli-about-completion = stampare uno script con cui una shell completa ciò che scrivi
cli-arg-shell = la shell: bash, zsh o fish
cli-version = schiltrom { $version } ({ $build ->
    [compiled] compilato
   *[interpreted] interpretato
})
