### The command "schiltrom render", and the words in drawings that no other part has.

render-about = disegnare una partita salvata: la mappa in un dato momento, o un grafico di tutta la partita
render-arg-file = una partita salvata
render-arg-turn = Turno di Gioco da disegnare, al suo inizio: 1298/3 o 1298/winter (predefinito: la posizione attuale)
render-arg-output = file da scrivere, .svg o .png (predefinito: SVG sullo standard output)
render-arg-side = disegna ciò che vede questo schieramento (predefinito: tutto)
render-arg-dark = colori scuri
render-arg-size = larghezza in pixel
render-arg-chart = disegna un grafico di nobili e forza invece della mappa; con --turn finisce lì
render-no-turn = Questa partita non ha il Turno di Gioco { $turn }. Scegline uno da { $first } a { $last }, scritto 1298/3 o 1298/winter.
render-no-turn-in-year = Questa partita non ha il Turno di Gioco { $turn }. In quell’anno ci sono { $turns }.
render-bad-name = { $file }: il nome del file deve finire in .svg o .png.
render-unwritable = impossibile scrivere { $file }: { $error }
render-no-png = Per il PNG serve un pacchetto in più: pip install 'schiltrom[png]'. Per l’SVG no.

render-winner = vince

render-chart = L’andamento della partita
render-chart-nobles = Nobili
render-chart-strength = Forza di tutti i blocchi sulla mappa
render-pool = Draw Pool { side.adj }
