### What the server's commands say on a terminal (server-...), and what the server answers when something cannot
### be done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = prouver chaque jet, distribution et pioche d’une partie terminée
server-arg-record = l’enregistrement d’une partie, tel que le serveur le donne une fois la partie terminée
server-proved =
    Chaque résultat est prouvé : { $rolls ->
        [one] { $rolls } jet
       *[other] { $rolls } jets
    }, { $deals ->
        [one] { $deals } distribution
       *[other] { $deals } distributions
    } et { $draws ->
        [one] { $draws } pioche
       *[other] { $draws } pioches
    }.
    Comparez l’engagement avec celui qui vous a été montré avant la partie : { $commitment }
server-foreign = { $outcomes ->
    [one] { $outcomes } résultat vient d’un enregistrement apporté au serveur : il n’est pas prouvé.
   *[other] { $outcomes } résultats viennent d’un enregistrement apporté au serveur : ils ne sont pas prouvés.
}
server-false-entry = l’entrée { $number } est fausse : l’enregistrement porte « { $has } », les graines donnent « { $says } »
server-false-seed = la partie est fausse : { $error }
server-unreadable = { $file } ne peut pas être prouvé : { $error }

## schiltrom admin

server-about-admin = gérer les parties d’un serveur
server-about-list = lister toutes les parties
server-about-export = écrire l’enregistrement complet d’une partie, avec ses graines
server-about-prune = supprimer les vieilles parties
server-arg-database = l’adresse de la base de données (celle qu’utilise schiltrom serve)
server-arg-config = un fichier de réglages (TOML)
server-arg-game = l’identifiant d’une partie ; écrivez -- devant s’il commence par un tiret
server-arg-output = le fichier où écrire (sinon la sortie standard) ; jamais un fichier existant
server-arg-force = exporter aussi une partie en cours : tout y est visible, même les dés à venir
server-arg-older = seulement les parties terminées depuis plus de tant de jours
server-arg-unfinished = au lieu des parties terminées, celles sans fin où rien ne s’est passé depuis ce temps
server-arg-yes = supprimer sans demander
server-bad-days = { $text } n’est pas un nombre entier de jours de 0 à { $most }
server-no-games = Il n’y a aucune partie.
# Eight words, one for each column.
server-columns = PARTIE SCÉNARIO CRÉÉE COMMENCÉE FINIE ENTRÉES ÂGE INACTIVE
# server-yes is also what is typed to delete.
server-yes = oui
server-no = non
server-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
server-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
server-under-way = { $game } est encore en cours : son enregistrement montre les deux mains, tous les blocs et tout le hasard à venir ; --force l’exporte malgré tout
server-shows-all = attention : { $game } est encore en cours ; qui lit cet enregistrement connaît les deux mains, tous les blocs et tout le hasard à venir
server-file-there = { $file } existe déjà
server-not-written = { $file } ne peut pas être écrit : { $error }
server-nothing-old = Il n’y a rien à supprimer.
server-would-delete = { $games ->
    [one] { $games } partie serait supprimée (entrées : { $entries }) :
   *[other] { $games } parties seraient supprimées (entrées en tout : { $entries }) :
}
server-ask-delete = Supprimer pour toujours ? Tapez oui :
server-not-deleted = Rien n’a été supprimé.
server-deleted = { $games ->
    [0] Aucune partie n’a été supprimée.
    [one] { $games } partie a été supprimée.
   *[other] { $games } parties ont été supprimées.
}

## What the server answers: what was asked is not clear

error-bad-request = la requête est illisible
error-not-json = ce qui a été envoyé n’est pas du JSON
error-content-length = l’en-tête Content-Length doit être un nombre
error-too-large = une requête compte au plus { NUMBER($limit, useGrouping: 0) } octets
error-unprocessable = ce qui a été envoyé n’a pas la bonne forme
error-method-not-allowed = cette méthode ne convient pas ici
error-which-side = les deux places sont à vous : précisez ?side=England ou ?side=Scotland
error-no-such-choice = aucun choix ne s’appelle « { $choice } » ; écrivez « block » ou « area » devant un nom qui désigne les deux
error-unknown-wish = les demandes possibles sont { $wishes }, pas « { $wish } »
error-unknown-seat = les places possibles sont { $kinds }, pas « { $kind } »
error-bad-rules = ces règles n’existent pas
error-bid = l’enchère { $bid } ne vaut que pour la première levée de Braveheart

## Who may do what

error-no-seat = ce jeton n’ouvre aucune place
error-not-your-seat = la place de ce camp n’est pas à vous
error-needs-seat = il faut pour cela une place : envoyez son jeton, ou prenez-en une par son lien
error-authorization = l’en-tête Authorization doit être : Bearer suivi du jeton d’une place
error-bad-ticket = ce ticket est inconnu, déjà utilisé, trop vieux ou pour une autre partie
error-foreign-game = ce jeton ouvre une place d’une autre partie
error-foreign-side = ce jeton ouvre la place de l’autre camp
error-foreign-origin = l’en-tête Origin doit nommer ce serveur ; s’il a un autre nom, définissez SCHILTROM_ORIGIN
error-spectator = un spectateur n’a rien à choisir

## What is not there, not yet or no more

error-not-found = il n’y a rien ici
error-no-game = cette partie n’existe pas
error-no-free-seat = ce lien ne mène pas (ou plus) à une place libre
error-stale = la partie a avancé : cette place en est maintenant au numéro { NUMBER($number, useGrouping: 0) }
error-not-begun = la partie n’a pas commencé
error-game-over = la partie est terminée
error-record-later = l’enregistrement sera visible une fois la partie terminée
error-nobody-fires = aucun de vos blocs ne peut combattre maintenant

## Too much

error-too-many-requests = trop de requêtes
error-too-many-games = trop de nouvelles parties
error-too-many-connections = trop de connexions en direct depuis cet endroit
error-server-full = trop de connexions en direct
error-unavailable = la base de données ne répond pas ; vérifiez avant de réessayer
error-internal = quelque chose a échoué ici ; c’est dans le journal

## Notices by mail

server-mail-your-turn-subject = Schiltrom : c’est à vous
server-mail-your-turn = C’est à vous de jouer { $side ->
    [0] l’Angleterre
   *[1] l’Écosse
} : { $game }
server-mail-over-subject = Schiltrom : votre partie est terminée
server-mail-over = Votre partie est terminée. { $winner ->
    [england] L’Angleterre a gagné.
    [scotland] L’Écosse a gagné.
   *[none] Personne n’a gagné.
} Vous pouvez la revoir ici : { $game }
server-mail-confirm-subject = Schiltrom : votre code
server-mail-confirm =
    Quelqu’un veut être averti à cette adresse quand c’est à lui de jouer, dans une partie sur { $origin }. Si c’est vous, renvoyez ce code dans la partie :

    { $code }
server-mail-end = Pour ne plus recevoir ces courriels : { $stop }
server-mail-end-unasked = Si ce n’est pas vous, ne faites rien. Pour ne plus jamais recevoir de courriel d’ici : { $stop }

## What does not fit how things stand

error-time-up = la partie est terminée : le temps est écoulé
error-not-the-rematch = cette partie n’est pas la suite de celle où vous avez votre place
error-needs-old-seat = il faut pour cela une place de la partie précédente
error-seat-taken = cette place est déjà prise
error-seed-brought = cette place a déjà apporté sa graine
error-unknown-level = les niveaux possibles sont { $levels }, pas « { $level } »
error-enough-said = assez discuté : une partie a au plus { NUMBER($lines, useGrouping: 0) } lignes
error-too-many-lines = trop de lignes à la fois
error-answer-offer-first = l’autre camp a fait une proposition : répondez-y d’abord
error-no-offer = cette proposition n’existe pas (ou plus)
error-rematch-later = une revanche est possible une fois la partie terminée
error-rematch-made = il y a déjà une revanche
error-too-many-take-backs = on ne revient pas en arrière plus de { NUMBER($most, useGrouping: 0) } fois par partie
error-nothing-to-take-back = vous n’avez aucun choix à annuler

## Records brought here

error-bad-record = cet enregistrement ne peut pas être rejoué
error-record-over = cette partie est terminée : on peut la regarder, mais elle n’a ni places ni pendules
error-record-needs-seats = cette partie n’est pas terminée : dites qui s’assied où
error-record-too-long = un enregistrement a ici au plus { NUMBER($most, useGrouping: 0) } entrées
error-record-tags = un enregistrement a au plus { $most } étiquettes, de { NUMBER($longest, useGrouping: 0) } caractères chacune

## Notices

error-too-many-notices = trop d’avis ont été demandés depuis cet endroit
error-no-mail-here = ce serveur n’envoie pas de courriel
error-no-mails-wanted = cette adresse ne veut pas de courriels
error-too-many-codes = cette adresse a reçu assez de codes aujourd’hui
error-no-code = aucun code n’est attendu (ou plus)
error-wrong-code = ce n’est pas le code envoyé par courriel
error-mails-stopped = ces courriels ont déjà été arrêtés
error-webhook-address = ce n’est pas une adresse
error-webhook-scheme = l’adresse d’un webhook commence par http:// ou https:// et un hôte
error-webhook-characters = une adresse a au plus { NUMBER($most, useGrouping: 0) } caractères simples
error-webhook-parts = l’adresse d’un webhook n’a ni utilisateur ni partie #
error-webhook-port = ce port n’est pas pour les webhooks : 80, 443, ou à partir de { NUMBER($first, useGrouping: 0) }
error-webhook-private = les webhooks ne vont qu’à des adresses publiques
