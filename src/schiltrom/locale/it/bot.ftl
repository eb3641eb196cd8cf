### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = giocare su un server come bot, con uno dei giocatori computer
bot-arg-url = link di un posto (https://.../#join=...), anche più d’uno; o indirizzo di un server, per crearvi una partita e stamparne il link
bot-arg-level = livello di gioco: peasant, squire, knight, earl o king, da classic-squire a classic-king, learned, o da learned-squire a learned-king (predefinito: peasant)
bot-arg-name = nome al tavolo (predefinito: quello del livello)
bot-arg-side = schieramento in una nuova partita (predefinito: a caso)
bot-arg-time = tempo per ogni scelta in secondi, per i livelli che cercano
bot-arg-keep = file in cui salvare il posto, per poter riavviare il bot; chi può leggerlo può giocare al suo posto
bot-arg-resign = abbandonare se interrotto con Ctrl-C
bot-arg-json = stampare un oggetto JSON per riga

bot-opened = Partita creata. Manda questo link all’altro giocatore: { $link }
bot-event = { $game }: { $event ->
    [connected] connesso come { side }
    [begun] la partita comincia
   *[away] connessione al server persa; nuovo tentativo
}
bot-over = { $game }: { $result ->
    [won] { side } (il bot) ha vinto
    [lost] { side } (il bot) ha perso
   *[nobody] nessun vincitore
}, dopo { $choices } scelte del bot.

## Mistakes

bot-bad-address = «{ $text }» non è l’indirizzo di un posto o di un server; scrivi per esempio https://scots.example.org/#join=...
bot-unreachable = nessun server di gioco a { $server }: { $error }
bot-refused = rifiutato dal server: { $error }
bot-keep-one = --keep funziona con un solo posto
bot-kept-elsewhere = { $file } contiene un posto su { $server }
