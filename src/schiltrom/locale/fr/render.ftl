### The command "schiltrom render", and the words in drawings that no other part has.

render-about = dessiner une partie enregistrée : le plateau à un moment donné, ou un graphique de la partie
render-arg-file = une partie enregistrée
render-arg-turn = tour de jeu à dessiner, à son début : 1298/3 ou 1298/winter (par défaut : la position actuelle)
render-arg-output = fichier à écrire, .svg ou .png (par défaut : SVG sur la sortie standard)
render-arg-side = dessiner ce que voit ce camp (par défaut : tout)
render-arg-dark = couleurs sombres
render-arg-size = largeur en pixels
render-arg-chart = dessiner un graphique des nobles et de la force au lieu du plateau ; avec --turn il s’arrête là
render-no-turn = Cette partie n’a pas de tour de jeu { $turn }. Choisissez-en un de { $first } à { $last }, écrit 1298/3 ou 1298/winter.
render-no-turn-in-year = Cette partie n’a pas de tour de jeu { $turn }. Cette année-là compte { $turns }.
render-bad-name = { $file } : le nom du fichier doit se terminer par .svg ou .png.
render-unwritable = { $file } ne peut pas être écrit : { $error }
render-no-png = Le PNG demande un paquet de plus : pip install 'schiltrom[png]'. Le SVG n’en demande aucun.

render-winner = gagne

render-chart = Le déroulement de la partie
render-chart-nobles = Nobles
render-chart-strength = Force de tous les blocs sur le plateau
render-pool = Dépôt de l’{ side }
