### `schiltrom replay` and `schiltrom convert`. The names of commands are the same in all languages.

replay-about = parcourir pas à pas une partie enregistrée, ou l’afficher
replay-arg-file = une partie : .hots, ou un enregistrement JSON
replay-arg-turn = tour de jeu de départ, par exemple 1298/3 ou 1298/winter
replay-arg-view = point de vue : les deux camps révélés, un camp, ou un spectateur
replay-arg-game = numéro de la partie dans un fichier qui en contient plusieurs
replay-arg-maps = ajouter le plateau à chaque tour de jeu
replay-bad-file = { $error }
replay-no-game = { $file } n’a pas de partie numéro { $number }
replay-no-turn = cette partie n’a pas de tour de jeu « { $text } ». Choisissez-en un de { $first } à { $last }, écrit 1298/3 ou 1298/winter
replay-no-view = le point de vue « { $text } » n’existe pas. Choix possibles : { $names }
replay-title = { $scenario ->
    [0] Braveheart
    [1] The Bruce
   *[other] Campagne
 } ; { $rules } ; Angleterre : { $england }, Écosse : { $scotland }
replay-hand = { side } a en main : { $cards }
replay-hint = Entrée : suite, « b » : retour, « 1298/3 » : aller à un tour de jeu, « m » : plateau, « v » : changer de point de vue, « q » : quitter, « ? » : aide.
replay-at-end = C’est la fin de la partie.
replay-at-start = C’est le début de la partie.
replay-unknown = commande inconnue « { $text } ». Tapez « ? » pour la liste.
replay-help =
    Entrée, n, next         étape suivante
    b, back                 étape précédente
    1298/3, to 1298/winter  aller à un tour de jeu ou à un hiver
    m, map                  afficher le plateau
    v england, view both    regarder comme england, scotland, both ou spectator
    q, quit                 quitter

convert-about = convertir des parties en notation (.hots) ou en JSON
convert-arg-file = une partie : .hots, ou un enregistrement JSON
convert-arg-to = fichier à écrire : .hots pour la notation, tout autre nom pour JSON, - pour la notation sur la sortie standard
convert-arg-force = écraser un fichier existant
convert-exists = { $file } existe déjà ; --force l’écrase
convert-several = { $file } contient plusieurs parties ; seuls les fichiers { $suffix } le peuvent
convert-done = { $games ->
    [one] Une partie écrite
   *[other] { $games } parties écrites
 } dans { $file }.
