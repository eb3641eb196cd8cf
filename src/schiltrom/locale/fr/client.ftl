### The browser game: everything on its screens that is not said by the game itself. Buttons and headings are
### short; on a phone a line has about 40 letters. What the arguments are stands in the English catalogue.

client-title = Schiltrom
client-subtitle = Les guerres pour la liberté de l’Écosse, de 1297 à 1314
client-notice = Projet de fans, non officiel. Hammer of the Scots est un jeu de Tom Dalgliesh et Jerry Taylor, publié par Columbia Games.
client-loading = Un instant…
client-home = Accueil
client-menu = Menu
client-close = Fermer
client-yes = Oui
client-no = Non
client-sure = Êtes-vous sûr ?

## What can go wrong

client-error-offline = Le serveur ne répond pas. Est-il en marche, et cet appareil est-il en ligne ?
client-error-server = Le serveur a eu une défaillance (réponse { NUMBER($status, useGrouping: 0) }). Veuillez réessayer.
client-error-plain = { $message }
client-offline = Hors connexion. Nouvel essai…
client-game-failed = Cette partie ne peut pas être affichée

## The first screen

client-play = Jouer
client-play-now = Jouer contre l’ordinateur
client-play-now-about = Vous menez les Écossais dans Braveheart, de 1297 à 1305. Sans compte ni formulaire.
client-way-computer = Contre l’ordinateur
client-way-computer-about = Choisissez votre camp, le scénario et les règles.
client-way-here = À deux sur cet écran
client-way-here-about = Chacun son tour ; le plateau est caché quand vous échangez vos places.
client-way-friend = Inviter un ami
client-way-friend-about = Vous recevez un lien ; qui l’ouvre joue l’autre camp.
client-way-learn = Apprendre le jeu
client-way-learn-about = Une courte première partie guidée, pour apprendre en jouant.
client-way-rules-about = Chaque règle par son numéro, en mots simples.
client-way-watch = Regarder
client-way-watch-about = Deux ordinateurs jouent, vous regardez.
client-games = Vos parties
client-games-none = Aucune pour l’instant. Vos parties apparaîtront ici, sur cet appareil.
client-games-line = { $scenario ->
    [the_bruce] The Bruce
    [campaign] Campagne
   *[braveheart] Braveheart
 }, contre { $opponent }
client-games-yours = À vous de choisir
client-games-theirs = À l’autre camp de choisir
client-games-waiting = En attente d’un joueur
client-games-over = { $winner ->
    [England] Terminée : l’Angleterre a gagné
    [Scotland] Terminée : l’Écosse a gagné
   *[none] Terminée
 }

# A file that was saved before
client-import = Ouvrir une partie…
client-import-no-record = Ce fichier ne contient pas de partie enregistrée.

## Who plays

client-computer = { $level ->
    [peasant] Ordinateur (paysan)
   *[none] Ordinateur
 }
client-kind-here = Joueur
client-kind-friend = Invité
client-kind-bot = Bot
client-kind-computer = Ordinateur
client-away = absent

## Settings

client-settings = Réglages
client-language = Langue
client-theme = Couleurs
client-theme-auto = Comme l’appareil
client-theme-light = Clair
client-theme-dark = Sombre
client-motion = Animations
client-motion-auto = Comme l’appareil
client-motion-full = Les blocs glissent, les dés roulent
client-motion-none = Aucune

## A new game

client-new-computer = Une partie contre l’ordinateur
client-new-here = Une partie à deux sur cet écran
client-new-friend = Une partie avec un ami
client-new-watch = Une partie à regarder
client-your-side = Vous jouez
client-side-any = Au hasard
client-side-any-about = Le dé décide.
client-side-scotland-about = Peu nombreux mais tenaces : ralliez les nobles et tenez bon.
client-side-england-about = Puissante chaque été, partie chaque hiver.
client-level = Niveau de l’ordinateur
client-level-name = { $level ->
    [peasant] Paysan : joue au hasard
   *[other] { $level }
 }
client-scenario = Scénario
client-scenario-name = { $scenario ->
    [the_bruce] The Bruce, de 1306 à 1314
    [campaign] Campagne, à partir de 1297
   *[braveheart] Braveheart, de 1297 à 1305
 }
client-scenario-about = { $scenario ->
    [the_bruce] Robert Bruce a été couronné en 1306. Neuf ans pour chasser les Anglais.
    [campaign] Commence comme Braveheart et continue jusqu’à ce qu’un camp ait tout gagné.
   *[braveheart] Wallace a soulevé l’Écosse ; presque tous les nobles sont encore avec l’Angleterre. Le scénario pour débuter.
 }
client-name = Votre nom
client-name-about = Visible par l’autre joueur. Peut rester vide.
client-name-of = Nom du joueur ({ side })
client-clock = Temps de réflexion
client-clock-none = Illimité
client-clock-m60 = Une heure chacun pour toute la partie
client-clock-m120 = Deux heures chacun pour toute la partie
client-clock-d3 = Trois jours par choix
client-clock-d7 = Sept jours par choix
client-clock-about = Qui dépasse son temps perd la partie.
client-rules-choice = Règles et options
client-edition = Édition
client-edition-name = { $edition ->
    [2] Deuxième édition
    [3] Troisième édition
    [4] Quatrième édition (l’actuelle)
    [de] Selon la règle allemande
    [fr] Selon la règle française
    [hu] Selon la règle hongroise
    [it] Selon la règle italienne
    [ja] Selon la règle japonaise
   *[other] { $edition }
 }
client-edition-about = Les éditions diffèrent sur des détails de bataille, de retraite et d’hiver. Prenez l’actuelle, à moins d’être habitué à une autre.
client-house-rules = Règles maison
client-begin-computer = Commencer la partie
client-begin-here = Commencer la partie
client-begin-friend = Créer la partie et son lien
client-begin-watch = Commencer la partie
client-bid = Enchère de tournoi
client-bid-name = { $bid ->
    [E1] Edward arrive un an plus tard
    [E2] Edward arrive deux ans plus tard
    [E3] Edward arrive trois ans plus tard
    [S1] Un bloc de plus à la première levée
    [S2] Deux blocs de plus à la première levée
    [S3] Trois blocs de plus à la première levée
   *[none] Aucune enchère
 }
client-bid-about = Un handicap pour le joueur le plus fort. Un Edward tardif aide les Écossais, une première levée plus grande aide l’Angleterre.

# Options: the name, the explanation, and the names of the values
client-option-schiltroms = Schiltroms
client-option-schiltroms-about = La classe de combat de l’infanterie écossaise augmente de un tant qu’aucun archer anglais ne prend part à la bataille.
client-option-celtic-permanent = Celtes éliminés pour de bon
client-option-celtic-permanent-about = Les Gallois et les hommes d’Ulster éliminés en bataille ne reviennent pas.
client-option-norse-role = Les Nordiques à l’attaque
client-option-norse-role-about = S’ils combattent à part des autres attaquants.
client-option-norse-role-separate = Seuls : attaque principale s’ils arrivent en premier, sinon réserve
client-option-norse-role-with-main = Toujours avec l’attaque principale
client-option-retreat-limit = Frontières en retraite
client-option-retreat-limit-about = Combien de blocs peuvent battre en retraite par une frontière.
client-option-retreat-limit-per-round = La limite repart à chaque manche
client-option-retreat-limit-cumulative = Les blocs entrés par là comptent aussi
client-option-cannot-retreat = Blocs sans retraite possible
client-option-cannot-retreat-about = Ce que deviennent les attaquants sans issue après la troisième manche.
client-option-cannot-retreat-battle-loss = Perdus comme s’ils étaient éliminés
client-option-cannot-retreat-to-pool = Remis au dépôt, nobles capturés
client-option-victuals-split = Ravitaillements
client-option-victuals-split-about = Comment répartir les trois crans de cet événement.
client-option-victuals-split-free = Librement
client-option-victuals-split-three-blocks = Un cran à chacun de trois blocs
client-option-all-nobles-win = Tous les nobles d’un côté
client-option-all-nobles-win-about = Quand la partie s’arrête parce qu’un camp les a tous.
client-option-all-nobles-win-end-of-turn = À la fin du tour de jeu
client-option-all-nobles-win-at-once = Immédiatement
client-option-edward-first-levy = Edward dans la première levée
client-option-edward-first-levy-about = S’il peut être pioché avant la première année.
client-option-edward-first-levy-drawable = Il peut être pioché
client-option-edward-first-levy-excluded = Il ne peut pas l’être
client-option-english-archer-move = Mouvement des archers anglais
client-option-english-archer-move-about = De combien de régions ils se déplacent.
client-option-english-archer-move-2 = Deux régions
client-option-english-archer-move-3 = Trois régions

## Links and waiting

client-link = Lien
client-copy = Copier
client-copied = Copié
client-share = Partager…
client-join = Vous êtes invité
client-join-about = Ce lien est une place dans une partie de Hammer of the Scots. Prenez-la ; la partie commence dès que les deux camps sont là.
client-join-host = L’autre joueur
client-join-now = Prendre la place
client-lobby = La partie va commencer
client-lobby-free = encore personne
client-lobby-link = Envoyez ce lien à l’autre joueur. Il ne sert qu’une fois ; qui l’ouvre prend la place.
client-lobby-about = Cette page continue d’elle-même dès que les deux places sont prises. Vous pouvez la fermer : la partie est dans votre liste.

## The game

client-board = Plateau
client-watching = Vous regardez
client-resign = Abandonner
client-resign-sure = Abandonner la partie ?
client-take-back = Demander l’annulation
# $ours is 1 if the reader offers it
client-offer-take-back = { $ours ->
    [0] L’{ side } demande à annuler un choix.
   *[1] Vous avez demandé à annuler votre dernier choix.
 }
client-offer-rematch = { $ours ->
    [0] L’{ side } propose une revanche, camps inversés.
   *[1] Vous avez proposé une revanche.
 }
client-offer-accept = Accepter
client-offer-decline = Refuser
client-offer-withdraw = Retirer
# $days: whole days left; $clock: the rest, such as 1:02:03
client-time-left = { $days ->
    [0] { $clock }
    [one] { $days } jour { $clock }
   *[other] { $days } jours { $clock }
 }
client-curtain = À l’{ side } de choisir
client-curtain-about = Passez l’appareil ; l’autre joueur détourne les yeux.
client-curtain-ready = Je joue l’{ side }

# The board. A short legend stands in a corner of the map: at most 24 letters a line.
client-legend-green = six blocs au plus
client-legend-red = deux blocs au plus
client-legend-english = frontière anglaise
client-legend-castle = valeur du château
client-legend-cathedral = cathédrale
client-board-area = { $area } : { $contested ->
    [0] { $england ->
        [0] { $scotland ->
            [0] personne
           *[other] Écosse { $scotland }
         }
       *[other] Angleterre { $england }
     }
   *[1] contestée, Angleterre { $england }, Écosse { $scotland }
 }
client-board-hidden = { side } : { $count ->
    [one] un bloc inconnu en { $area }
   *[other] { $count } blocs inconnus en { $area }
 }
client-board-all = Tout prendre
client-board-pool = Dépôt de l’{ side }

# The two halves of the screen on a phone
client-phone-play = Jeu
client-phone-more = Journal et plus

# Tracks
client-winter = Hiver
client-turn = Tour de jeu { $turn } sur 5
client-before-first-turn = Avant le premier tour
client-nobles = Nobles : Angleterre { $england }, Écosse { $scotland }
client-hand-size = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
 }
client-pool-size = { $count ->
    [0] aucun bloc au dépôt
    [one] un bloc au dépôt
   *[other] { $count } blocs au dépôt
 }
client-played = Cartes jouées cette année par l’{ side }
client-card-now = Ce tour : { $card }
client-card-face-down = Une carte face cachée
client-player-1 = Joueur 1 de ce tour de jeu
client-king-crowned = Roi d’Écosse

# Prompt
client-prompt = Ce qu’il faut décider
client-waiting = En attente : { $sides }…
client-choices = Que puis-je faire ?
client-explain = Expliquer cette étape
client-undo = Annuler
client-let-go = Reposer
client-fire-all = Tous au combat
client-group = { $count ->
    [0] { $blocks } : nulle part où aller
   *[other] { $blocks } : choisissez où aller
 }
client-choice-block = { $block } ({ $strength }){ $area ->
    [none] { "" }
   *[other] , { $area }
 }
client-choice-reach = { $attack ->
    [0] Aller en { $area }
   *[other] Attaquer en { $area }
 }{ $cost ->
    [0] { "" }
    [one] { " " }(1 point)
   *[other] { " " }({ $cost } points)
 }
client-rule = Règle { $rule }

# Hand
client-hand = Votre main
client-hand-empty = Votre main est vide.
client-card = { $points ->
    [0] { $card }, événement
    [one] Carte { $card } : un point de mouvement
   *[other] Carte { $card } : { $points } points de mouvement
 }
client-card-play = Jouer { $card }
client-card-laid = choisie
client-card-about-herald = Désignez un noble ennemi : sur 1 à 4, il vous rejoint.
client-card-about-pillage = Un groupe ennemi adjacent à l’un des vôtres perd deux crans, et vous les gagnez.
client-card-about-sea-move = Transportez un ou deux blocs d’une côte à une autre côte alliée.
client-card-about-truce = L’autre camp peut se déplacer, mais pas attaquer, pendant ce tour de jeu.
client-card-about-victuals = Donnez trois crans à des blocs d’une même région.

# Log, notes, chat, help
client-log = Journal
client-log-empty = Il ne s’est encore rien passé.
client-log-part = { $year }{ $turn ->
    [0] { "" }
   *[other] , tour de jeu { $turn }
 }
client-notes = Notes
client-notes-about = Pour vos yeux seulement.
client-chat = Discussion
client-chat-empty = Personne n’a encore rien dit.
client-chat-say = Dites quelque chose
client-chat-send = Envoyer
client-winter-preview = Hiver
client-winter-about = Si l’année finissait maintenant :
client-winter-change = { $block } rejoindrait l’{ side } ({ $area })
client-winter-home = { $block } rentrerait chez lui ({ $area })
client-winter-disband = { side } : { $count ->
    [one] un bloc
   *[other] { $count } blocs
 } de trop en { $area }
client-winter-builds = Crans de remplacement : { $areas }
client-known = Ennemi
client-known-about = Ce qu’on sait de l’ennemi, d’après ce que chacun a pu voir.
client-known-seen = { $block }, force { $strength }, bloc vu { $turn ->
    [0] à l’hiver { $year }
   *[other] au tour de jeu { $turn } de { $year }
 }

# Battle
client-battle = Bataille en { $area }{ $round ->
    [0] { "" }
   *[other] , manche { $round }
 }
client-battle-side = { $attacks ->
    [0] L’{ side } défend
   *[1] L’{ side } attaque
 }
client-battle-reserve = réserve
client-battle-fired = a agi
client-battle-unseen = { $count ->
    [one] un bloc caché
   *[other] { $count } blocs cachés
 }

# For screen readers
client-text-board = Le plateau
client-text-area = Région
client-text-control = Contrôle
client-text-blocks = Blocs
client-text-contested = contestée
client-text-nobody = personne
client-text-block = { $block } ({ side }), force { $strength }, { $rating }
client-text-hidden = { side } : { $count ->
    [one] un bloc inconnu
   *[other] { $count } blocs inconnus
 }

## The end

client-won = L’{ side } a gagné
client-result = { $won ->
    [0] Vous avez perdu
   *[1] Vous avez gagné
 }
client-replay = Revoir
client-replay-moment = Instant
client-replay-back = Retour à la partie
client-rematch = Rejouer
client-share-game = Partager la partie
client-download = Télécharger la partie

## Rules and keys

client-rules = Règles
client-keys = Touches
client-key-done = terminé
client-key-pass = passer : ne rien faire de l’événement
client-key-stop = s’arrêter ici
client-key-fire = combattre
client-key-hold = tenir
client-key-event = jouer l’événement
client-key-winter = faire hiverner Edward en Écosse
client-key-disband = laisser Edward rentrer
client-key-undo = annuler, ou reposer les blocs
client-key-fire-all = combattre avec tous les blocs de la lettre
client-key-choices = lister tout ce qui est possible
client-key-log = afficher le journal
client-key-let-go = reposer les blocs
client-key-keys = afficher cette liste
