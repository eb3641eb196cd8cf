## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Scudiero
    [knight] Cavaliere
    [earl] Conte
    [king] Re
   *[peasant] Contadino
 }
level-about = { $level ->
    [squire] Sceglie il primo ordine che sembra buono. Risponde subito.
    [knight] Prepara movimenti interi e valuta le probabilità delle battaglie.
    [earl] Cerca in avanti in ciò che può essere nascosto. Circa un secondo per turno.
    [king] Cerca come il Conte, ma più a fondo. Circa cinque secondi per turno.
   *[peasant] Gioca a caso. Buono per imparare le regole.
 }
