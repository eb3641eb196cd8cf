### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = jouer sur un serveur avec l’un des joueurs ordinateurs
bot-arg-url = le lien d’une place (https://.../#join=...), ou plusieurs ; ou l’adresse d’un serveur : une nouvelle partie y est créée et son lien affiché
bot-arg-level = le niveau qui joue (peasant)
bot-arg-name = le nom à la place (celui du niveau)
bot-arg-side = le camp dans une nouvelle partie (l’un ou l’autre)
bot-arg-time = secondes de réflexion par choix, pour les niveaux qui cherchent
bot-arg-keep = un fichier où garder la place : relancé avec lui, le bot continue ; qui le lit peut jouer à sa place
bot-arg-resign = abandonner la partie si l’on interrompt avec Ctrl-C
bot-arg-json = afficher un objet JSON par ligne

bot-opened = Une partie est créée. L’autre camp joue avec ce lien : { $link }
bot-event = { $game } : { $event ->
    [connected] connecté ({ side })
    [begun] la partie commence
   *[away] le serveur est absent ; nouvel essai
}
bot-over = { $game } : { $result ->
    [won] { side } (le bot) a gagné
    [lost] { side } (le bot) a perdu
   *[nobody] personne n’a gagné
}, après { $choices } choix du bot.

## Mistakes

bot-bad-address = « { $text } » n’est pas l’adresse d’une place ou d’un serveur : elle ressemble à https://scots.example.org/#join=...
bot-unreachable = il n’y a pas de serveur de jeu à { $server } : { $error }
bot-refused = le serveur refuse : { $error }
bot-keep-one = --keep ne vaut que pour une place
bot-kept-elsewhere = { $file } garde une place à { $server }
