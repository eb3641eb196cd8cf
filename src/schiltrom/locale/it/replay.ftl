### `schiltrom replay` and `schiltrom convert`. The names of commands are the same in all languages.

replay-about = ripercorrere passo passo una partita di un file, o stamparla
replay-arg-file = una partita: .hots, o il JSON di una registrazione
replay-arg-turn = il Turno di Gioco da cui iniziare, per esempio 1298/3 o 1298/winter
replay-arg-view = chi guarda: entrambe le parti scoperte, una parte, o uno spettatore
replay-arg-game = quale partita di un file che ne contiene più d’una
replay-arg-maps = nella stampa, la mappa a ogni Turno di Gioco
replay-bad-file = { $error }
replay-no-game = { $file } non ha una partita { $number }
replay-no-turn = in questa partita non c’è un Turno di Gioco "{ $text }". Va da { $first } a { $last }; scrivi 1298/3 o 1298/winter
replay-no-view = non c’è una vista "{ $text }". Ci sono: { $names }
replay-title = { $scenario ->
    [0] Braveheart
    [1] The Bruce
   *[other] Campagna
 }; { $rules }; Inghilterra: { $england }, Scozia: { $scotland }
replay-hand = { side }, carte in mano: { $cards }
replay-hint = Invio: avanti, "b": indietro, "1298/3": a un Turno di Gioco, "m": la mappa, "v": altra vista, "q": esci, "?": aiuto.
replay-at-end = La partita finisce qui.
replay-at-start = La partita inizia qui.
replay-unknown = "{ $text }" non è un comando. "?" li elenca.
replay-help =
    Invio, n, next          avanti
    b, back                 indietro
    1298/3, to 1298/winter  a un Turno di Gioco o a un inverno
    m, map                  mostra la mappa
    v england, view both    guarda come england, scotland, both o spectator
    q, quit                 esci

convert-about = scrivere le partite di un file come notazione (.hots) o come JSON
convert-arg-file = una partita: .hots, o il JSON di una registrazione
convert-arg-to = il file da scrivere; .hots indica la notazione, - la notazione sullo standard output
convert-arg-force = sovrascrive un file che esiste già
convert-exists = { $file } esiste già; --force lo sovrascrive
convert-several = { $file } contiene più partite; solo i file { $suffix } possono farlo
convert-done = { $games ->
    [one] Una partita è scritta
   *[other] { $games } partite sono scritte
 } in { $file }.
