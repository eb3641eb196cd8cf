## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Scudiero
    [knight] Cavaliere
    [earl] Conte
    [king] Re
   *[peasant] Contadino
 }
level-about = { $level ->
    [squire] Conosce il gioco, ma spesso non trova la mossa migliore. Risponde subito.
    [knight] Gioca in modo solido, ma si lascia ancora sfuggire buone mosse. Risponde subito.
    [earl] Gioca bene, con pochi errori. Risponde subito.
    [king] Cerca sempre la mossa migliore e prima prova i suoi piani. Circa cinque secondi per turno.
   *[peasant] Gioca a caso. Ideale per imparare le regole.
 }
