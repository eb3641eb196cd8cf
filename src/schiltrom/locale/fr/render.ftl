### The command "schiltrom render", and the words in drawings that no other part has.

render-about = dessiner une partie enregistrée : le plateau à un moment donné, ou un graphique de son déroulement
render-arg-file = une partie enregistrée
render-arg-turn = le tour de jeu à dessiner à son début, comme 1298/3 ou 1298/winter (sinon la partie où elle en est)
render-arg-output = où écrire l’image ; un nom en .png donne un PNG (sinon du SVG sur la sortie standard)
render-arg-side = dessiner ce que ce camp peut voir (sinon tout)
render-arg-dark = couleurs sombres
render-arg-size = largeur en pixels
render-arg-chart = dessiner un graphique des nobles et de la force au lieu du plateau ; avec --turn il s’arrête là
render-no-turn = Il n’y a pas de tour de jeu { $turn } dans cette partie. Elle va de { $first } à { $last } ; on les écrit comme 1298/3 ou 1298/winter.
render-no-turn-in-year = Il n’y a pas de tour de jeu { $turn } dans cette partie. De cette année il y a { $turns }.
render-bad-name = { $file } : le nom d’une image se termine par .svg ou .png.
render-unwritable = { $file } ne peut pas être écrit : { $error }
render-no-png = Le PNG demande un supplément : pip install 'schiltrom[png]'. Le SVG ne demande rien.

render-winner = a gagné

render-chart = Le déroulement de la partie
render-chart-nobles = Nobles
render-chart-strength = Force de tous les blocs sur la carte
render-pool = Dépôt de l’{ side }
