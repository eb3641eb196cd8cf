### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = usage :
cli-positionals = arguments
cli-options = options
cli-commands = commandes
cli-examples = Exemples :
cli-exit-codes = Codes de sortie : 0 fait, 1 contrôle échoué ou panne, 2 erreur dans la demande, 130 interrompu, 141 personne ne lit la sortie.
cli-arg-help = afficher cette aide et quitter
cli-arg-version = afficher la version et quitter
cli-arg-language = langue de ce qui est affiché (sinon celle du système)
cli-arg-json = afficher un seul objet JSON et rien d’autre
cli-arg-quiet = ne pas afficher la progression
cli-arg-edition = édition des règles, ou langue de l’un des documents
cli-arg-scenario = braveheart, the_bruce ou campaign
cli-arg-host = l’adresse d’écoute (127.0.0.1)
cli-arg-port = le port d’écoute (8297)
cli-arg-thinkers = combien réfléchissent à la fois (1)
cli-about-serve = servir des parties sur le réseau
cli-about-worker = réfléchir pour les joueurs ordinateurs d’un serveur sous PostgreSQL

## Mistakes, each in one line

cli-error = { $program } : { $message } (voir { $program } --help)
cli-argument = { $argument } : { $message }
cli-required = il manque ces arguments : { $names }
cli-unknown = il n’y a pas de tels arguments ici : { $names }
cli-expected-one = il faut une valeur ensuite
cli-no-value = cela ne prend pas de valeur, mais a reçu { $value }
cli-bad-choice = « { $value } » ne fait pas partie de { $choices }
cli-did-you-mean = { " " }; vouliez-vous dire « { $name } » ?
cli-bad-number = « { $text } » n’est pas un nombre entier de { $least } à { $most }
cli-bad-seconds = « { $text } » n’est pas un nombre de secondes de 0 à { $most }
cli-missing = il manque des paquets : pip install 'schiltrom[{ $extras }]' ({ $name })
cli-not-started = le serveur ne peut pas écouter à { $address } : le port est pris ou interdit
cli-refused = { $error }

## Progress, fuzz, bench, completion

cli-progress = { $done } sur { $total }, encore { $left }
cli-about-fuzz = jouer des parties au hasard en vérifiant toutes les lois du moteur
cli-arg-fuzz-games = combien de parties jouer
cli-arg-fuzz-seed = la graine de la première partie ; les suivantes comptent à partir de là
cli-arg-fuzz-failures = où enregistrer les parties qui violent une loi
cli-arg-fuzz-processes = combien de parties à la fois (sinon une par cœur)
cli-fuzz-saved = enregistrée sous { $file }
cli-fuzz-done = { $games } : { $choices } choix en { $seconds } s ; { $faults ->
    [0] toutes les lois ont tenu
    [one] { $faults } partie a violé une loi
   *[other] { $faults } parties ont violé une loi
}
cli-about-bench = mesurer la vitesse du jeu au hasard
cli-arg-bench-seconds = combien de temps joue chaque version
cli-bench-interpreted = interprété : { $games } parties par seconde, { $choices } choix par seconde
cli-bench-compiled = compilé : { $games } parties par seconde, { $choices } choix par seconde
cli-bench-copy = une copie d’une position prend { $microseconds } µs, compilée
cli-bench-plain = le moteur n’est pas compilé ici
cli-about-completion = afficher un script qui permet à un shell de compléter la saisie
cli-arg-shell = le shell : bash, zsh ou fish
cli-version = schiltrom { $version } ({ $build ->
    [compiled] compilé
   *[interpreted] interprété
})
