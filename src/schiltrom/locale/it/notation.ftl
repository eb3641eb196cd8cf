### The notation: what is wrong with a text, and where. Words of the notation itself stay English.

notation-at = riga { $line }, colonna { $column }: { $words }
notation-expected = atteso: { notation-wanted }, non "{ $found }"
notation-wanted = { $wanted ->
    [action] ciò che fa il blocco (dadi, "holds" o "to" e un’area)
    [area] un’area
    [battle] "Battle" e un’area
    [block] un blocco
    [build] "+" e un blocco, un’area che pesca, o un punto
    [card] una carta
    [celts] "Celts" e i loro dadi
    [crown] Bruce, Comyn, Balliol o "none"
    [die] un dado da 1 a 6
    [draws] "draws" e un blocco
    [edward] "Edward stays" o "Edward leaves"
    [end] più nulla, o un’altra partita
    [fighter] il blocco a cui tocca combattere
    [from] "from" e un’area
    [hit] il blocco che subisce il colpo
    [move] un blocco da muovere, o un punto
    [noble] un Nobile, o "pass"
    [number] un numero
    [order] un ordine di un’altra parte del gioco
    [result] la fine della partita ("*", o "#" e il vincitore)
    [side-card] "E" o "S" e una carta
    [step] "+" e un blocco, o un punto
    [string] un testo tra virgolette
    [tag-end] "]"
    [tag-name] il nome di un’etichetta
    [to] "to" e un’area
    [truce] "declared" o "pass"
    [way] l’area da cui parte il percorso
    [way-on] un trattino e un’area
    [winner] la parte che ha vinto
   *[other] { $wanted }
 }
notation-unknown = atteso: { notation-wanted }; "{ $found }" non esiste{ $has_near ->
    [1] . Intendevi { $near }?
   *[other] { "" }
 }
notation-character = carattere inatteso "{ $character }"
notation-open = il { $mark } aperto qui non viene mai chiuso
notation-long = testo di più di { $most } caratteri
notation-escape = sequenza { $escape } sconosciuta: scrivi \\, \" o \u e quattro cifre
notation-empty = nessuna partita trovata
notation-tag-name = "{ $name }" non è un nome di etichetta: inizia con una maiuscola, o sta tra virgolette
notation-tag-twice = l’etichetta { $name } compare due volte
notation-tag-missing = manca l’etichetta { $name }
notation-tag-value = { $name } non può essere "{ $found }". Valori possibili: { $names }
notation-version = la versione "{ $version }" della notazione è sconosciuta, la più recente è { $newest }
notation-rules = { $error }
notation-follows = in base alla partita qui deve esserci "{ $wanted }", non "{ $found }"
notation-heading = la partita è arrivata a { $wanted }, non a { $found }
notation-battle = adesso non si combatte in { $found }
notation-origin = { $block } parte da { $place }, non da { $found }
notation-illegal = "{ $choice }" non è permesso. { $reason }
notation-chance = "{ $outcome }" non è un risultato possibile qui
notation-undo = qui non c’è nulla da annullare
notation-back = la voce { $entry } non è una scelta che si possa ritirare qui
notation-end = { $over ->
    [1] la partita è finita: scrivi "#" e il vincitore, non "*"
   *[other] la partita non è finita: scrivi "*", non "#"
 }
notation-too-long = la partita ha più di { $most } voci
notation-too-many-backs = più di { $most } scelte ritirate di comune accordo

## The line of a position

notation-line-format = questa non è la riga di una posizione: dovrebbe iniziare con { $format }
notation-line-short = la riga finisce prima del campo { $name }
notation-field = il campo { $name } non può essere "{ $found }"
notation-position = posizione impossibile: { $faults }
