### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = uso:
cli-positionals = argomenti
cli-options = opzioni
cli-commands = comandi
cli-examples = Esempi:
cli-exit-codes = Codici d’uscita: 0 riuscito, 1 controllo fallito o errore, 2 uso errato, 3 non tutto è provato (verify), 130 interrotto, 141 pipe interrotta.
cli-arg-help = mostra questo aiuto ed esci
cli-arg-version = mostra la versione ed esci
cli-arg-language = lingua dell’output (predefinita: quella del sistema)
cli-arg-json = stampa solo un oggetto JSON
cli-arg-quiet = nascondi l’avanzamento
cli-arg-edition = edizione delle regole, o lingua di un regolamento stampato
cli-arg-scenario = braveheart, the_bruce o campaign
cli-arg-host = indirizzo su cui ascoltare (predefinito: 127.0.0.1)
cli-arg-port = porta su cui ascoltare (predefinita: 8297)
cli-arg-thinkers = numero di ricerche contemporanee (predefinito: 1)
cli-about-serve = avviare un server di gioco
cli-about-worker = calcolare le mosse dei giocatori computer di un server con PostgreSQL

## Mistakes, each in one line

cli-error = { $program }: { $message } (vedi { $program } --help)
cli-argument = { $argument }: { $message }
cli-required = argomenti mancanti: { $names }
cli-unknown = argomenti sconosciuti: { $names }
cli-expected-one = richiede un valore
cli-no-value = non richiede valori, ma ha ricevuto { $value }
cli-bad-choice = «{ $value }» non è tra { $choices }
cli-did-you-mean = ; intendevi «{ $name }»?
cli-bad-number = «{ $text }» non è un numero intero da { $least } a { $most }
cli-bad-seconds = «{ $text }» non è un numero di secondi da 0 a { $most }
cli-missing = pacchetti mancanti: pip install 'schiltrom[{ $extras }]' ({ $name })
cli-not-started = il server non può ascoltare su { $address }: la porta è occupata o vietata
cli-refused = { $error }

## Progress, fuzz, bench, completion

cli-progress = { $done } di { $total }, mancano { $left }
cli-about-fuzz = giocare partite a caso controllando tutti gli invarianti del motore
cli-arg-fuzz-games = numero di partite da giocare
cli-arg-fuzz-seed = seme della prima partita; ogni partita successiva aggiunge uno
cli-arg-fuzz-failures = cartella per le partite che violano un invariante
cli-arg-fuzz-processes = numero di partite contemporanee (predefinito: una per core)
cli-fuzz-saved = salvata come { $file }
cli-fuzz-done = { $games }: { $choices } scelte in { $seconds } s; { $faults ->
    [0] tutti gli invarianti rispettati
    [one] una partita ha violato un invariante
   *[other] { $faults } partite hanno violato un invariante
}
cli-about-bench = misurare la velocità delle partite a caso
cli-arg-bench-seconds = durata per ogni versione, in secondi
cli-bench-interpreted = interpretato: { $games } partite al secondo, { $choices } scelte al secondo
cli-bench-compiled = compilato: { $games } partite al secondo, { $choices } scelte al secondo
cli-bench-copy = copiare una posizione richiede { $microseconds } µs, compilata
cli-bench-plain = il motore qui non è compilato
cli-about-completion = stampare uno script di completamento per la shell
cli-arg-shell = bash, zsh o fish
cli-version = schiltrom { $version } ({ $build ->
    [compiled] compilato
   *[interpreted] interpretato
})
