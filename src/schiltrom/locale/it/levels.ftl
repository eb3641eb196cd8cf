## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Scudiero
    [knight] Cavaliere
   *[peasant] Contadino
 }
level-about = { $level ->
    [squire] Sceglie il primo ordine che sembra buono. Risponde subito.
    [knight] Prepara movimenti interi e valuta le probabilità delle battaglie.
   *[peasant] Gioca a caso. Buono per imparare le regole.
 }
