### Il gioco senza server: tutto avviene nel browser e le partite restano su questo dispositivo.

## Durante la preparazione

local-loading = Preparazione del gioco … { $percent } %
local-starting = Preparazione del gioco …
local-failed = Il gioco non è partito in questo browser. Ricarica la pagina o prova un browser più recente.

## Che cosa cambia senza server

local-way-friend-about = Serve un server: ecco come.
local-friend-title = Per giocare con un amico serve un server
local-friend-about = Questa pagina funziona solo sul tuo dispositivo: nessun altro può unirsi. Per giocare con un amico, uno di voi avvia un server con un solo comando, oppure ne usate uno di qualcun altro.
local-friend-how = Come avviare un server
local-kept-here = Le partite restano solo in questo browser. Salva in un file quelle a cui tieni.
local-remove-sure = Eliminare per sempre questa partita da questo dispositivo? Non è finita.
local-export = Salva in un file
local-docs = Documentazione
local-damaged = { $count ->
    [one] Una partita su questo dispositivo è danneggiata e non si può aprire. Le altre sono intatte.
   *[other] { $count } partite su questo dispositivo sono danneggiate e non si possono aprire. Le altre sono intatte.
 }
local-damaged-remove = Elimina le partite danneggiate
local-restarted = Il gioco è stato riavviato. Nulla di ciò che era visibile è andato perso.

## Errori, senza punto

error-needs-server = per questo serve un server; qui si gioca contro il computer o in due a uno schermo
error-game-damaged = questa partita è danneggiata su questo dispositivo e non si può aprire; tutte le altre ci sono ancora
error-too-many-games-here = questo dispositivo conserva al massimo { $most } partite; prima eliminane qualcuna
local-storage-full = su questo dispositivo non c’è più spazio, quindi non è stato fatto nulla; elimina vecchie partite o salva questa in un file, poi riprova
local-storage-failed = questo browser non ha potuto conservare la partita, quindi non è stato fatto nulla; ricarica la pagina e riprova
