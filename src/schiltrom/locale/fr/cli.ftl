### The command line: what all commands share. The names of commands, options and values stay as they are.

## Help

cli-usage = usage :
cli-positionals = arguments
cli-options = options
cli-commands = commandes
cli-examples = Exemples :
cli-exit-codes = Codes de sortie : 0 succès, 1 contrôle échoué ou erreur, 2 mauvaise utilisation, 3 tout n’est pas prouvé (verify), 130 interrompu, 141 tube rompu (broken pipe).
cli-arg-help = afficher cette aide et quitter
cli-arg-version = afficher la version et quitter
cli-arg-language = langue de l’affichage (par défaut : celle du système)
cli-arg-json = n’afficher qu’un objet JSON
cli-arg-quiet = masquer la progression
cli-arg-edition = édition des règles, ou langue d’une règle imprimée
cli-arg-scenario = braveheart, the_bruce ou campaign
cli-arg-host = adresse d’écoute (par défaut : 127.0.0.1)
cli-arg-port = port d’écoute (par défaut : 8297)
cli-arg-thinkers = nombre de recherches simultanées (par défaut : 1)
cli-about-serve = lancer un serveur de jeu
cli-about-worker = calculer les coups des joueurs ordinateurs d’un serveur sous PostgreSQL

## Mistakes, each in one line

cli-error = { $program } : { $message } (voir { $program } --help)
cli-argument = { $argument } : { $message }
cli-required = arguments manquants : { $names }
cli-unknown = arguments inconnus : { $names }
cli-expected-one = attend une valeur
cli-no-value = n’attend pas de valeur, mais a reçu { $value }
cli-bad-choice = « { $value } » ne fait pas partie de { $choices }
cli-did-you-mean = { " " }; vouliez-vous dire « { $name } » ?
cli-bad-number = « { $text } » n’est pas un nombre entier de { $least } à { $most }
cli-bad-seconds = « { $text } » n’est pas un nombre de secondes de 0 à { $most }
cli-missing = paquets manquants : pip install 'schiltrom[{ $extras }]' ({ $name })
cli-not-started = le serveur ne peut pas écouter sur { $address } : le port est déjà pris ou interdit
cli-refused = { $error }

## Progress, fuzz, bench, completion

cli-progress = { $done } sur { $total }, encore { $left }
cli-about-fuzz = jouer des parties au hasard en vérifiant tous les invariants du moteur
cli-arg-fuzz-games = nombre de parties à jouer
cli-arg-fuzz-seed = graine de la première partie ; chaque partie suivante ajoute un
cli-arg-fuzz-failures = dossier des parties qui violent un invariant
cli-arg-fuzz-processes = nombre de parties simultanées (par défaut : une par cœur)
cli-fuzz-saved = enregistrée sous { $file }
cli-fuzz-done = { $games } : { $choices } choix en { $seconds } s ; { $faults ->
    [0] tous les invariants sont respectés
    [one] { $faults } partie a violé un invariant
   *[other] { $faults } parties ont violé un invariant
}
cli-about-bench = mesurer la vitesse des parties au hasard
cli-arg-bench-seconds = durée pour chaque version, en secondes
cli-bench-interpreted = interprété : { $games } parties par seconde, { $choices } choix par seconde
cli-bench-compiled = compilé : { $games } parties par seconde, { $choices } choix par seconde
cli-bench-copy = copier une position prend { $microseconds } µs, compilé
cli-bench-plain = le moteur n’est pas compilé ici
cli-about-completion = afficher un script de complétion pour le shell
cli-arg-shell = bash, zsh ou fish
cli-version = schiltrom { $version } ({ $build ->
    [compiled] compilé
   *[interpreted] interprété
})
