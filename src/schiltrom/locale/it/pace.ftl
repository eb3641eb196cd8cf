pace-attack = { side.start } attaccano con { $count ->
    [one] un blocco
   *[other] { $count } blocchi
 }: { $origin } → { $area }.
pace-move = { side.start } muovono { $count ->
    [one] un blocco
   *[other] { $count } blocchi
 }: { $origin } → { $area }.
pace-skip = Salta
pace-setting = Ritmo
pace-name = { $pace ->
    [off] Disattivato
    [fast] Veloce
    [slow] Lento
   *[normal] Normale
}
pace-about = Con quale velocità vedi le mosse dell’avversario. La barra spaziatrice salta alla fine.
pace-sound = Suono
pace-sound-on = Riproduci i suoni

## Watching

pace-open = Tutto scoperto
pace-open-about = Vedi i blocchi e le carte di entrambe le parti. Non si può cambiare in seguito e nessuno può prendere un posto.
pace-live = In diretta
pace-waiting = In attesa della prossima mossa…
client-key-skip = Salta alla fine
