### What the server's commands say on a terminal (server-...), and what the server answers when something cannot
### be done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = vérifier chaque jet, distribution et pioche d’une partie terminée
server-arg-record = enregistrement d’une partie terminée, téléchargé du serveur
server-arg-commitment = un engagement que vous avez conservé d’avant la partie : il doit figurer dans l’enregistrement (peut être répété)
server-arg-seed = une graine que vous avez conservée : elle doit figurer dans l’enregistrement (peut être répétée)
server-proved =
    Tous les résultats sont vérifiés : { $rolls ->
        [one] { $rolls } jet
       *[other] { $rolls } jets
    }, { $deals ->
        [one] { $deals } distribution
       *[other] { $deals } distributions
    } et { $draws ->
        [one] { $draws } pioche
       *[other] { $draws } pioches
    }.
server-foreign = { $outcomes ->
    [one] { $outcomes } résultat a été importé avec la partie et ne peut pas être vérifié.
   *[other] { $outcomes } résultats ont été importés avec la partie et ne peuvent pas être vérifiés.
}
server-compare = Comparez les engagements avec ceux qui vous ont été montrés avant la partie : { $commitments }
server-kept = Ce que vous avez conservé figure dans l’enregistrement.
server-scheme = { $scheme ->
    [2] Protocole 2 : les deux places étaient engagées sur leurs graines avant qu’aucune ne soit montrée.
   *[1] Protocole 1 (une partie plus ancienne) : seul le serveur était engagé sur sa graine. Qui la connaissait et envoyait la dernière graine pouvait choisir celle-ci.
}
server-restored = { $outcomes ->
    [one] { $outcomes } résultat découle d’une graine que le serveur a tirée après la restauration d’une sauvegarde. Il correspond, mais le serveur connaissait alors les graines des joueurs.
   *[other] { $outcomes } résultats découlent de graines que le serveur a tirées après la restauration d’une sauvegarde. Ils correspondent, mais le serveur connaissait alors les graines des joueurs.
}
server-false-entry = l’entrée { $number } ne correspond pas : l’enregistrement indique « { $has } », les graines donnent « { $says } »
server-false-seed = vérification échouée : { $error }
server-unreadable = impossible de vérifier { $file } : { $error }

## schiltrom admin

server-about-admin = gérer les parties d’un serveur
server-about-list = lister toutes les parties
server-about-export = exporter l’enregistrement complet d’une partie, avec ses graines
server-about-prune = supprimer les vieilles parties
server-about-restored = après la restauration d’une sauvegarde : tirer de nouvelles graines pour toutes les parties en cours, pour qu’aucun jet ne revienne
server-arg-database = adresse de la base de données (celle de schiltrom serve)
server-arg-config = fichier de réglages (TOML)
server-arg-game = identifiant d’une partie ; écrivez -- devant s’il commence par un tiret
server-arg-output = nouveau fichier où écrire (par défaut : la sortie standard)
server-arg-force = exporter même une partie en cours ; cela révèle tout, y compris les dés à venir
server-arg-older = seulement les parties terminées depuis plus de N jours
server-arg-unfinished = supprimer plutôt les parties inachevées, inactives depuis ce temps
server-arg-yes = supprimer sans demander
server-bad-days = { $text } n’est pas un nombre entier de jours de 0 à { $most }
server-new-seeds = { $games ->
    [0] Aucune partie en cours.
    [one] Nouvelles graines pour { $games } partie en cours.
   *[other] Nouvelles graines pour { $games } parties en cours.
}
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
server-under-way = { $game } est encore en cours : son enregistrement révèle les deux mains, tous les blocs et les dés à venir ; utilisez --force pour l’exporter quand même
server-shows-all = attention : { $game } est encore en cours ; cet enregistrement révèle les deux mains, tous les blocs et les dés à venir
server-file-there = { $file } existe déjà
server-not-written = impossible d’écrire { $file } : { $error }
server-nothing-old = Rien à supprimer.
server-would-delete = { $games ->
    [one] { $games } partie sera supprimée (entrées : { $entries }) :
   *[other] { $games } parties seront supprimées (entrées en tout : { $entries }) :
}
server-ask-delete = Supprimer définitivement ? Tapez oui :
server-not-deleted = Rien n’a été supprimé.
server-deleted = { $games ->
    [0] Aucune partie n’a été supprimée.
    [one] { $games } partie a été supprimée.
   *[other] { $games } parties ont été supprimées.
}

## What the server answers: what was asked is not clear

error-bad-request = le serveur n’a pas pu lire la requête
error-not-json = le corps de la requête n’est pas du JSON valide
error-content-length = l’en-tête Content-Length doit être un nombre
error-too-large = requête trop volumineuse : { NUMBER($limit, useGrouping: 0) } octets au plus
error-unprocessable = la requête n’est pas valide
error-method-not-allowed = cette méthode n’est pas permise ici
error-which-side = les deux places sont à vous : précisez ?side=England ou ?side=Scotland
error-no-such-choice = le choix « { $choice } » n’existe pas ; écrivez « block » ou « area » devant un nom qui désigne les deux
error-unknown-wish = « { $wish } » n’existe pas ; choix possibles : { $wishes }
error-unknown-seat = « { $kind } » n’est pas un type de place ; choix possibles : { $kinds }
error-bad-rules = ces règles ne sont pas valides
error-bid = l’enchère { $bid } ne vaut que pour la première levée de Braveheart
error-bidding = on ne peut enchérir que si la partie commence par la première levée de Braveheart
error-no-bidding = on n’enchérit pas dans cette partie
# $most: how much
error-bad-bid = misez un nombre entier de 0 à { $most }
error-bid-made = cette place a déjà enchéri

## Who may do what

error-no-seat = ce jeton n’ouvre aucune place
error-not-your-seat = ce n’est pas votre place
error-needs-seat = il vous faut une place : envoyez son jeton, ou rejoignez la partie par son lien
error-authorization = l’en-tête Authorization doit contenir « Bearer » et le jeton d’une place
error-bad-ticket = ce ticket est inconnu, déjà utilisé, expiré ou pour une autre partie
error-foreign-game = ce jeton ouvre une place d’une autre partie
error-foreign-side = ce jeton ouvre la place de l’autre camp
error-foreign-origin = l’en-tête Origin doit nommer ce serveur ; s’il a un autre nom, définissez SCHILTROM_ORIGIN
error-spectator = les spectateurs ne peuvent pas jouer

## What is not there, not yet or no more

error-not-found = page introuvable
error-no-game = partie introuvable
error-no-free-seat = cette invitation a déjà servi ou n’est plus valable
error-stale = la partie a avancé : cette place en est maintenant au numéro { NUMBER($number, useGrouping: 0) }
error-not-begun = la partie n’a pas encore commencé
error-game-over = la partie est terminée
error-record-later = l’enregistrement sera disponible une fois la partie terminée
error-delete-later = vous pourrez supprimer vos données une fois la partie terminée
error-nobody-fires = aucun de vos blocs ne peut combattre maintenant
error-no-such-battle = cette bataille n’est pas en cours
error-open-for-computers = tout ne peut être visible que si deux ordinateurs jouent

## Too much

error-too-many-requests = trop de requêtes ; attendez un instant
error-too-many-games = trop de nouvelles parties ; attendez un peu avant d’en créer une autre
error-too-many-connections = trop de connexions depuis votre adresse ; fermez-en quelques-unes
error-too-slow = la requête est arrivée trop lentement ; réessayez
error-server-busy = le serveur est occupé ; réessayez dans un instant
error-server-full = le serveur a trop de connexions ; réessayez plus tard
error-unavailable = la base de données ne répond pas ; vérifiez la partie avant de réessayer
error-internal = une erreur s’est produite sur le serveur ; les détails sont dans son journal

## Notices by mail

server-mail-your-turn-subject = Schiltrom : à vous de jouer
server-mail-your-turn = C’est à vous. Vous jouez { $side ->
    [0] l’Angleterre
   *[1] l’Écosse
} : { $game }
server-mail-over-subject = Schiltrom : partie terminée
server-mail-over = Votre partie est terminée. { $winner ->
    [england] L’Angleterre a gagné.
    [scotland] L’Écosse a gagné.
   *[none] Il n’y a pas de vainqueur.
} Pour la revoir : { $game }
server-mail-confirm-subject = Schiltrom : votre code de confirmation
server-mail-confirm =
    Quelqu’un a demandé à être averti à cette adresse quand c’est à lui de jouer, dans une partie sur { $origin }. Si c’est vous, saisissez ce code dans la partie :

    { $code }
server-mail-end = Se désabonner : { $stop }
server-mail-end-unasked = Si ce n’est pas vous, ignorez ce courriel. Pour ne plus rien recevoir de ce serveur : { $stop }

## What does not fit how things stand

error-time-up = la partie est terminée : le temps est écoulé
error-not-the-rematch = cette partie n’est pas la revanche de la vôtre
error-needs-old-seat = il vous faut une place dans la partie précédente
error-seat-taken = cette place est déjà prise
error-seed-brought = cette place a déjà envoyé sa graine
error-commitment-made = les deux places sont déjà engagées sur leurs graines ; un engagement ne peut plus être changé
error-seed-too-early = les graines ne sont montrées que quand les deux places ont envoyé leurs engagements et leurs enchères
error-seed-not-committed = ce n’est pas la graine sur laquelle cette place s’est engagée
error-unknown-level = « { $level } » n’est pas un niveau ; choix possibles : { $levels }
error-enough-said = la discussion est pleine : { NUMBER($lines, useGrouping: 0) } messages au plus par partie
error-too-many-lines = trop de messages ; attendez un instant
error-answer-offer-first = répondez d’abord à la proposition de l’autre camp
error-no-offer = cette proposition n’existe plus
error-rematch-later = vous pourrez proposer une revanche une fois la partie terminée
error-rematch-made = il y a déjà une revanche
error-too-many-take-backs = une partie admet au plus { NUMBER($most, useGrouping: 0) } reprises
error-nothing-to-take-back = rien à reprendre

## Records brought here

error-bad-record = cet enregistrement ne peut pas être rejoué
error-record-over = cette partie est terminée : on peut la regarder, mais elle n’a ni places ni pendules
error-record-needs-seats = cette partie n’est pas terminée : dites qui joue chaque camp
error-record-too-long = enregistrement trop long : { NUMBER($most, useGrouping: 0) } entrées au plus ici
error-record-tags = un enregistrement peut avoir au plus { $most } étiquettes de { NUMBER($longest, useGrouping: 0) } caractères chacune

## Notices

error-too-many-notices = trop d’avis demandés depuis votre adresse ; réessayez plus tard
error-no-mail-here = ce serveur n’envoie pas de courriel
error-no-mails-wanted = cette adresse s’est désabonnée
error-too-many-codes = trop de codes envoyés à cette adresse aujourd’hui ; réessayez demain
error-no-code = aucun code à confirmer ; demandez-en un nouveau
error-wrong-code = code incorrect ; vérifiez le courriel et réessayez
error-mails-stopped = vous êtes déjà désabonné
error-webhook-address = ce n’est pas une URL valide
error-webhook-scheme = l’URL d’un webhook doit commencer par http:// ou https:// et un hôte
error-webhook-characters = une URL peut avoir au plus { NUMBER($most, useGrouping: 0) } caractères simples
error-webhook-parts = l’URL d’un webhook ne doit contenir ni utilisateur ni partie #
error-webhook-port = ce port n’est pas permis pour un webhook ; utilisez 80, 443, ou { NUMBER($first, useGrouping: 0) } et plus
error-webhook-private = un webhook doit avoir une adresse publique
error-push-address = ce n’est pas l’adresse d’un service push
error-push-keys = ces clés ne peuvent rien chiffrer ; abonnez-vous de nouveau
