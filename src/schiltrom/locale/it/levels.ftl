## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Scudiero
    [knight] Cavaliere
    [earl] Conte
    [king] Re
   *[peasant] Contadino
 }
level-about = { $level ->
    [squire] Gioca la prima mossa che sembra buona. Risponde subito.
    [knight] Pianifica turni interi e valuta le probabilità delle battaglie.
    [earl] Pensa in anticipo, immaginando che cosa possono essere i tuoi blocchi nascosti. Circa un secondo per turno.
    [king] Ragiona come il Conte, ma guarda più lontano. Circa cinque secondi per turno.
   *[peasant] Gioca a caso. Ideale per imparare le regole.
 }
