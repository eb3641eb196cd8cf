### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = jouer sur un serveur comme bot, avec l’un des joueurs ordinateurs
bot-arg-url = lien d’une place (https://.../#join=...), ou plusieurs ; ou adresse d’un serveur, pour y créer une partie et afficher son lien
bot-arg-level = niveau : peasant, squire, knight, earl ou king, de classic-squire à classic-king, learned, ou de learned-squire à learned-king (par défaut : peasant)
bot-arg-name = nom à la table (par défaut : celui du niveau)
bot-arg-side = camp dans une nouvelle partie (par défaut : au hasard)
bot-arg-time = secondes de réflexion par choix, pour les niveaux qui cherchent
bot-arg-keep = fichier où enregistrer la place, pour pouvoir relancer le bot ; qui peut le lire peut jouer à sa place
bot-arg-resign = abandonner en cas d’interruption par Ctrl-C
bot-arg-json = afficher un objet JSON par ligne

bot-opened = Partie créée. Envoyez ce lien à l’autre joueur : { $link }
bot-event = { $game } : { $event ->
    [connected] connecté ({ side })
    [begun] la partie commence
   *[away] connexion au serveur perdue ; nouvelle tentative
}
bot-over = { $game } : { $result ->
    [won] { side } (le bot) a gagné
    [lost] { side } (le bot) a perdu
   *[nobody] pas de vainqueur
}, après { $choices } choix du bot.

## Mistakes

bot-bad-address = « { $text } » n’est pas l’adresse d’une place ou d’un serveur ; écrivez par exemple https://scots.example.org/#join=...
bot-unreachable = aucun serveur de jeu à { $server } : { $error }
bot-refused = refusé par le serveur : { $error }
bot-keep-one = --keep ne fonctionne qu’avec une seule place
bot-kept-elsewhere = { $file } contient une place à { $server }
