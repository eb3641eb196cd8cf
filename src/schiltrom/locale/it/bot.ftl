### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = giocare su un server con uno dei giocatori computer
bot-arg-url = il link di un posto (https://.../#join=...), anche più d’uno; o l’indirizzo di un server: lì si crea una nuova partita e se ne stampa il link
bot-arg-level = il livello che gioca (peasant)
bot-arg-name = il nome al posto (quello del livello)
bot-arg-side = la parte in una nuova partita (una qualsiasi)
bot-arg-time = secondi di pensiero per una scelta, per i livelli che cercano
bot-arg-keep = un file in cui tenere il posto: riavviato con esso, il bot continua; chi lo legge può giocare al suo posto
bot-arg-resign = abbandonare la partita se interrotto con Ctrl-C
bot-arg-json = stampare un oggetto JSON per riga

bot-opened = Una partita è creata. L’altra parte gioca con questo link: { $link }
bot-event = { $game }: { $event ->
    [connected] connesso come { side }
    [begun] la partita comincia
   *[away] il server è assente; nuovo tentativo
}
bot-over = { $game }: { $result ->
    [won] { side } (il bot) ha vinto
    [lost] { side } (il bot) ha perso
   *[nobody] nessuno ha vinto
}, dopo { $choices } scelte del bot.

## Mistakes

bot-bad-address = «{ $text }» non è l’indirizzo di un posto o di un server: è come https://scots.example.org/#join=...
bot-unreachable = non c’è un server di gioco a { $server }: { $error }
bot-refused = il server rifiuta: { $error }
bot-keep-one = --keep vale per un solo posto
bot-kept-elsewhere = { $file } tiene un posto a { $server }
