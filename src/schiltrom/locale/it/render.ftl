### The command "schiltrom render", and the words in drawings that no other part has.

render-about = disegnare una partita salvata: la mappa in un dato momento, o un grafico del suo andamento
render-arg-file = una partita salvata
render-arg-turn = il turno di gioco da disegnare al suo inizio, come 1298/3 o 1298/winter (altrimenti la partita dov’è)
render-arg-output = dove scrivere l’immagine; un nome in .png dà un PNG (altrimenti SVG sull’uscita standard)
render-arg-side = disegna ciò che questo schieramento può vedere (altrimenti tutto)
render-arg-dark = colori scuri
render-arg-size = larghezza in pixel
render-arg-chart = disegna un grafico di nobili e forza invece della mappa; con --turn finisce lì
render-no-turn = In questa partita non c’è il turno di gioco { $turn }. Va da { $first } a { $last }; si scrivono come 1298/3 o 1298/winter.
render-no-turn-in-year = In questa partita non c’è il turno di gioco { $turn }. Di quest’anno ci sono { $turns }.
render-bad-name = { $file }: il nome di un’immagine finisce in .svg o .png.
render-unwritable = { $file } non può essere scritto: { $error }
render-no-png = Per il PNG serve un componente in più: pip install 'schiltrom[png]'. Per l’SVG non serve nulla.

render-winner = ha vinto

render-chart = L’andamento della partita
render-chart-nobles = Nobili
render-chart-strength = Forza di tutti i blocchi sulla mappa
render-pool = Draw Pool { side.adj }
