### `schiltrom replay` and `schiltrom convert`. The names of commands are the same in all languages.

replay-about = parcourir pas à pas une partie d’un fichier, ou l’imprimer
replay-arg-file = une partie : .hots, ou le JSON d’un enregistrement
replay-arg-turn = le tour de jeu par lequel commencer, par exemple 1298/3 ou 1298/winter
replay-arg-view = qui regarde : les deux camps à découvert, un camp, ou un spectateur
replay-arg-game = quelle partie d’un fichier qui en contient plusieurs
replay-arg-maps = à l’impression, le plateau à chaque tour de jeu
replay-bad-file = { $error }
replay-no-game = { $file } n’a pas de partie { $number }
replay-no-turn = il n’y a pas de tour de jeu « { $text } » dans cette partie. Elle va de { $first } à { $last } ; écrivez 1298/3 ou 1298/winter
replay-no-view = il n’y a pas de vue « { $text } ». Il y a : { $names }
replay-title = { $scenario ->
    [0] Braveheart
    [1] The Bruce
   *[other] Campagne
 } ; { $rules } ; Angleterre : { $england }, Écosse : { $scotland }
replay-hand = { side } a en main : { $cards }
replay-hint = Entrée : avancer, « b » : reculer, « 1298/3 » : aller à un tour de jeu, « m » : le plateau, « v » : changer de vue, « q » : quitter, « ? » : aide.
replay-at-end = C’est la fin de la partie.
replay-at-start = C’est le début de la partie.
replay-unknown = « { $text } » n’est pas une commande. « ? » les énumère.
replay-help =
    Entrée, n, next         avancer
    b, back                 reculer
    1298/3, to 1298/winter  aller à un tour de jeu ou à un hiver
    m, map                  montrer le plateau
    v england, view both    regarder comme england, scotland, both ou spectator
    q, quit                 quitter

convert-about = écrire les parties d’un fichier en notation (.hots) ou en JSON
convert-arg-file = une partie : .hots, ou le JSON d’un enregistrement
convert-arg-to = le fichier à écrire ; .hots signifie la notation, - la notation sur la sortie standard
convert-arg-force = écraser un fichier qui existe déjà
convert-exists = { $file } existe déjà ; --force l’écrase
convert-several = { $file } contient plusieurs parties ; seuls les fichiers { $suffix } le peuvent
convert-done = { $games ->
    [one] Une partie est écrite
   *[other] { $games } parties sont écrites
 } dans { $file }.
