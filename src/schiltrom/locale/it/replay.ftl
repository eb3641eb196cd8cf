### `schiltrom replay` and `schiltrom convert`. The names of commands are the same in all languages.

replay-about = ripercorrere passo passo una partita salvata, o stamparla
replay-arg-file = una partita: .hots, o una registrazione JSON
replay-arg-turn = Turno di Gioco iniziale, per esempio 1298/3 o 1298/winter
replay-arg-view = punto di vista: entrambi gli schieramenti scoperti, uno solo, o uno spettatore
replay-arg-game = numero della partita in un file che ne contiene più d’una
replay-arg-maps = stampa anche la mappa a ogni Turno di Gioco
replay-bad-file = { $error }
replay-no-game = { $file } non ha una partita numero { $number }
replay-no-turn = questa partita non ha il Turno di Gioco "{ $text }". Scegline uno da { $first } a { $last }, scritto 1298/3 o 1298/winter
replay-no-view = il punto di vista "{ $text }" non esiste. Scelte possibili: { $names }
replay-title = { $scenario ->
    [0] Braveheart
    [1] The Bruce
   *[other] Campagna
 }; { $rules }; Inghilterra: { $england }, Scozia: { $scotland }
replay-hand = { side }, carte in mano: { $cards }
replay-hint = Invio: avanti, "b": indietro, "1298/3": vai a un Turno di Gioco, "m": mappa, "v": cambia punto di vista, "q": esci, "?": aiuto.
replay-at-end = La partita finisce qui.
replay-at-start = La partita inizia qui.
replay-unknown = comando sconosciuto "{ $text }". Scrivi "?" per l’elenco.
replay-help =
    Invio, n, next          passo successivo
    b, back                 passo precedente
    1298/3, to 1298/winter  vai a un Turno di Gioco o a un inverno
    m, map                  mostra la mappa
    v england, view both    guarda come england, scotland, both o spectator
    q, quit                 esci

convert-about = convertire partite salvate in notazione (.hots) o JSON
convert-arg-file = una partita: .hots, o una registrazione JSON
convert-arg-to = file da scrivere: .hots per la notazione, qualunque altro nome per JSON, - per la notazione sullo standard output
convert-arg-force = sovrascrivi un file esistente
convert-exists = { $file } esiste già; --force lo sovrascrive
convert-several = { $file } contiene più partite; solo i file { $suffix } possono farlo
convert-done = { $games ->
    [one] Una partita scritta
   *[other] { $games } partite scritte
 } in { $file }.
