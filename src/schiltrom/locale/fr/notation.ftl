### The notation: what is wrong with a text, and where. Words of the notation itself stay English.

notation-at = ligne { $line }, colonne { $column } : { $words }
notation-expected = attendu : { notation-wanted }, et non « { $found } »
notation-wanted = { $wanted ->
    [action] ce que fait le bloc (des dés, « holds » ou « to » et une région)
    [area] une région
    [battle] « Battle » et une région
    [block] un bloc
    [build] « + » et un bloc, une région qui pioche, ou un point
    [card] une carte
    [celts] « Celts » et leurs dés
    [crown] Bruce, Comyn, Balliol ou « none »
    [die] un dé de 1 à 6
    [draws] « draws » et un bloc
    [edward] « Edward stays » ou « Edward leaves »
    [end] plus rien, ou une autre partie
    [fighter] le bloc dont c’est le tour de combat
    [from] « from » et une région
    [hit] le bloc qui subit le coup
    [move] un bloc à déplacer, ou un point
    [noble] un noble, ou « pass »
    [number] un nombre
    [order] un ordre d’une autre partie du jeu
    [result] la fin de la partie (« * », ou « # » et le vainqueur)
    [side-card] « E » ou « S » et une carte
    [step] « + » et un bloc, ou un point
    [string] un texte entre guillemets droits
    [tag-end] « ] »
    [tag-name] le nom d’une étiquette
    [to] « to » et une région
    [truce] « declared » ou « pass »
    [way] la région où commence le chemin
    [way-on] un trait d’union et une région
    [winner] le camp qui a gagné
   *[other] { $wanted }
 }
notation-unknown = attendu : { notation-wanted } ; « { $found } » n’existe pas{ $has_near ->
    [1] . Vouliez-vous dire { $near } ?
   *[other] { "" }
 }
notation-character = caractère inattendu « { $character } »
notation-open = le { $mark } ouvert ici n’est jamais fermé
notation-long = texte de plus de { $most } caractères
notation-escape = séquence { $escape } inconnue : écrivez \\, \" ou \u et quatre chiffres
notation-empty = aucune partie trouvée
notation-tag-name = « { $name } » n’est pas un nom d’étiquette : il commence par une majuscule, ou se met entre guillemets
notation-tag-twice = étiquette { $name } en double
notation-tag-missing = étiquette { $name } manquante
notation-tag-value = { $name } ne peut pas être « { $found } ». Valeurs possibles : { $names }
notation-version = la version « { $version } » de la notation est inconnue, la plus récente est { $newest }
notation-rules = { $error }
notation-follows = d’après la partie, il faut ici « { $wanted } », et non « { $found } »
notation-heading = la partie en est à { $wanted }, et non à { $found }
notation-battle = il n’y a pas de bataille en ce moment dans { $found }
notation-origin = { $block } part de { $place }, et non de { $found }
notation-illegal = « { $choice } » n’est pas autorisé. { $reason }
notation-chance = « { $outcome } » n’est pas un résultat possible ici
notation-undo = rien à annuler ici
notation-back = l’entrée { $entry } n’est pas un choix que l’on puisse reprendre ici
notation-end = { $over ->
    [1] la partie est finie : écrivez « # » et le vainqueur, et non « * »
   *[other] la partie n’est pas finie : écrivez « * », et non « # »
 }
notation-too-long = la partie a plus de { $most } entrées
notation-too-many-backs = plus de { $most } choix repris d’un commun accord

## The line of a position

notation-line-format = ce n’est pas une ligne de position : elle devrait commencer par { $format }
notation-line-short = la ligne finit avant le champ { $name }
notation-field = le champ { $name } ne peut pas être « { $found } »
notation-position = position impossible : { $faults }
