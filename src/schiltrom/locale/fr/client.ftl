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
    [none] Ordinateur
   *[other] Ordinateur ({ level-name })
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
# $kind is minutes or days: how time is reckoned in this game
client-time-low = { $kind ->
    [days] Il reste moins de six heures.
   *[minutes] Il reste moins d’une minute.
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
# $count: how many lines have not been read
client-chat-unread = { $count ->
    [0] Discussion
   *[other] Discussion ({ $count })
 }
client-chat-empty = Personne n’a encore rien dit.
client-chat-say = Dites quelque chose
client-chat-send = Envoyer
client-winter-preview = Hiver
client-winter-about = Si l’année finissait maintenant :
client-winter-nothing = Plus rien n’est à venir cet hiver.
client-winter-changes = Changent de camp
client-winter-sure = { $sure ->
    [0] possible
   *[1] sûr
 }
client-winter-disbands = Dissolutions
client-winter-go = { $must ->
    [0] jusqu’à { $most ->
        [one] un bloc
       *[other] { $most } blocs
     }
   *[other] { $most ->
        [one] un bloc
       *[other] { $most } blocs
     }
 }
client-winter-homes = Rentrent chez eux
client-winter-builds = Crans de remplacement
client-winter-notes = À noter
client-winter-points = { $points ->
    [0] aucun cran de remplacement
    [one] un cran de remplacement
   *[other] { $points } crans de remplacement
 }

# The winter as it goes on
client-winter-stages = L’hiver, étape par étape
client-winter-stage-nobles = Retour des nobles
client-winter-stage-quarters = Quartiers des Leaders
client-winter-stage-england = Dissolution anglaise
client-winter-stage-scotland = Dissolution écossaise
client-winter-stage-scottish-build = Renforcement écossais
client-winter-stage-english-build = Renforcement anglais
client-winter-must = Il y a là plus de blocs qu’il n’en peut rester : choisissez qui part.
client-winter-left = { $points ->
    [0] Il ne reste aucun cran de remplacement.
    [one] Il reste un cran de remplacement.
   *[other] Il reste { $points } crans de remplacement.
 }
client-winter-draw = Piocher un bloc
client-winter-here = Choisir

# What is known of the enemy
client-known = Ennemi
client-known-about = Ce qu’on sait de l’ennemi, d’après ce que chacun a pu voir.
client-known-pool = Dépôt
client-known-count = { $place } : { side }, { $count ->
    [0] aucun bloc
    [one] un bloc
   *[other] { $count } blocs
 }
client-known-seen-here = Blocs vus
client-known-seen = { $block }, force { $strength }, { $turn ->
    [0] à l’hiver { $year }
   *[other] au tour de jeu { $turn } de { $year }
 }
client-known-could = Blocs possibles
client-known-all = { $all ->
    [0] Tout afficher ({ $count })
   *[1] En afficher moins
 }
client-odds-take = Prenez les blocs qui doivent attaquer ; leurs chances s’affichent ici.

# Battle
client-battle-of = Bataille en { $area }
client-battle-round = { $round ->
    [0] Hors manche
   *[other] Manche { $round } sur { $rounds }
 }
client-battle-order = Tours de combat de cette manche
client-battle-turn = { side } : blocs { $letter }
client-battle-side = { $attacks ->
    [0] L’{ side } défend
   *[1] L’{ side } attaque
 }
client-battle-reserve = réserve
client-battle-reserves = Réserve
client-battle-captured = capturé
client-battle-fired = a agi
client-battle-unseen = { $count ->
    [one] un bloc caché
   *[other] { $count } blocs cachés
 }
# Small, on the button
client-battle-acts = { $dice ->
    [one] un dé
   *[other] { $dice } dés
 }, { $number ->
    [1] coup sur 1
   *[other] coup sur 1 à { $number }
 }
client-battle-retreat = Retraite…
client-battle-retreat-to = Retraite en { $area }
client-battle-fire-letter = Tous les { $letter } au combat
# The number stands before these words.
client-battle-take = { $hits ->
    [one] coup à encaisser : choisissez un bloc éclairé
   *[other] coups à encaisser : choisissez un bloc éclairé
 }
client-battle-go-to = Aller en { $area }
client-battle-choose = Choisissez des blocs, puis où ils vont.
client-battle-theirs = À l’{ side } de choisir.

# Dice
client-dice-hits = { $hits ->
    [0] aucun coup
    [one] un coup
   *[other] { $hits } coups
 }
client-dice-skip = Afficher tout de suite le résultat

# Odds
client-odds = Chances
# The chance of the side stands before these words; $steps may be less than two
client-odds-side = victoire de l’{ side }, crans perdus : { $steps }
client-odds-open = Sans vainqueur : { $percent }.
client-odds-inexact = Les blocs cachés sont comptés pour ce qu’ils sont probablement.
client-odds-dies = perdu
client-odds-captured = capturé

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
client-won-nobody = Personne n’a gagné
# How a game ended that the rules did not end
client-ending = { $ending ->
    [resigned] Un joueur a abandonné.
    [time] Le temps est écoulé.
   *[other] La partie est terminée.
 }
client-result = { $won ->
    [0] Vous avez perdu
   *[1] Vous avez gagné
 }
client-replay = Revoir
client-replay-moment = Instant
client-replay-back = Retour à la partie
client-replay-keys = Revoir la partie
client-replay-play = Lecture
client-replay-pause = Pause
client-replay-first = Au début
client-replay-last = À la fin
client-replay-back-one = Un pas en arrière
client-replay-on-one = Un pas en avant
client-replay-turn-back = Au tour de jeu précédent
client-replay-turn-on = Au tour de jeu suivant
client-replay-jump = Aller à un tour de jeu
client-replay-turn = { $winter ->
    [1] { $year }, hiver
   *[0] { $turn ->
        [0] { $year }
       *[other] { $year }, tour de jeu { $turn }
     }
 }
client-replay-of = Pas { $at } sur { $total }, { $turn }
client-replay-speed = Vitesse
client-replay-speed-name = { $speed } ×
client-replay-viewer = Point de vue
client-replay-viewer-name = { $viewer ->
    [England] Comme l’a vue l’Angleterre
    [Scotland] Comme l’a vue l’Écosse
    [all] Tout à découvert
   *[spectator] Comme la voient les spectateurs
 }
client-replay-share = Ce lien ouvre la partie à cet instant précis.
client-chart = Nobles de chaque camp, année par année
client-chart-short = Nobles
client-chart-year = Année
# Whether the dice were those that the server had promised before the game
client-proof = { $verdict ->
    [proved] Dés prouvés
    [promised] Dés comme promis
    [false] Ce ne sont pas les dés promis !
   *[other] Dés non prouvés ici
 }
client-proof-about = { $verdict ->
    [proved] Avant la première carte, ce navigateur a gardé l’engagement du serveur et ajouté un nombre à lui. Le nombre secret du serveur est maintenant connu : c’est bien celui qui était promis, et le nôtre a été utilisé.
    [promised] Le nombre secret du serveur est maintenant connu, et c’est bien celui qui était promis. Ce navigateur n’a rien gardé du début de cette partie : comparez donc l’engagement ci-dessous avec celui qui vous a été montré.
    [false] Le nombre secret du serveur n’est pas celui qui était promis avant la partie, ou le nombre de ce navigateur n’a pas été utilisé. Gardez l’enregistrement.
    [unseeded] L’enregistrement de cette partie n’a pas de nombres à partir desquels recalculer les dés.
   *[other] Ce navigateur ne peut pas le vérifier à cette adresse ; il faut https, ou cet ordinateur même.
 }
client-proof-verify = Chaque jet, pioche et distribution découle de ces nombres. Téléchargez l’enregistrement et faites tout recalculer, sans ce serveur :
client-proof-commitment = L’engagement :
client-rematch = Rejouer
client-rematch-go = À la partie suivante
client-share-game = Partager la partie
client-download = Télécharger la partie

## Told that it is one’s turn

client-notify = M’avertir quand c’est à moi
client-notify-short = M’avertir
client-notify-about = Tant que cette partie n’est ouverte nulle part, vous recevez un seul avis quand c’est à vous de jouer, et un autre quand la partie est terminée.
client-notify-how = Comment
client-notify-email = Par courriel
client-notify-webhook = Par webhook
client-notify-email-address = Votre adresse
client-notify-email-about = Elle reçoit d’abord un code, à saisir ici. Chaque courriel a un lien pour tout arrêter.
client-notify-webhook-address = Son adresse
client-notify-webhook-about = Pour vos programmes et vos salons de discussion : reçoit un POST signé, en JSON.
client-notify-set = M’avertir
client-notify-off = Ne plus m’avertir
client-notify-now = { $confirmed ->
    [0] Un code vous a été envoyé.
   *[1] { $kind ->
        [email] Vous êtes averti par courriel.
       *[webhook] Vous êtes averti par webhook.
     }
 }
client-notify-code = Le code du courriel, huit chiffres
client-notify-confirm = Confirmer
client-notify-secret = Le secret qui le signe, montré une seule fois :

## The guided game

client-guide = Le guide
client-guide-step = Étape { $at } sur { $total }
client-guide-skip = Continuer
client-guide-back = Retour
client-guide-again = Reprendre au début

## No network, a new version

client-no-server = Le serveur ne répond pas. Les règles, et la partie guidée si elle a déjà été ouverte, marchent quand même.
client-update = Une nouvelle version est prête.
client-update-now = Recharger

## Rules and keys

client-rules = Règles
client-rules-search = Chercher dans les règles
client-rules-chapters = Chapitres
client-rules-this-game = Comme dans cette partie
client-rules-differ = Les éditions diffèrent ici
client-rules-none = Rien n’a été trouvé.

# What every symbol means
client-symbols = Symboles
client-symbols-map = Sur le plateau
client-symbols-blocks = Sur les blocs
client-symbols-cards = Sur les cartes
client-symbol-green = Double ligne verte : six blocs de chaque camp peuvent la franchir en un tour de jeu.
client-symbol-red = Ligne rouge à perles : deux blocs peuvent la franchir, et doivent s’arrêter derrière.
client-symbol-english = Tirets : la frontière anglo-écossaise. La franchir coûte un point de mouvement par bloc.
client-symbol-castle = Château avec sa valeur : autant de blocs peuvent hiverner ici, et il fournit autant de crans de remplacement.
client-symbol-cathedral = Cathédrale : pour les Écossais, la valeur du château augmente de un.
client-symbol-shield = Armoiries : la région d’origine de ce noble. Il y rentre en hiver, et il y combat mieux.
client-symbol-counter = Combien de blocs ont franchi la frontière, et combien le peuvent.
client-symbol-battle = Épées croisées : une bataille est à livrer ici.
client-symbol-pin = Épingle : autant de blocs sont neutralisés ici par l’ennemi.
client-symbol-cost = À portée, avec le coût en points de mouvement.
client-symbol-attack = À portée, et un ennemi s’y trouve : y aller, c’est livrer bataille.
client-symbol-points = Pièce : crans de remplacement qui restent ici en hiver.
client-symbol-strength = Losanges sur le bord supérieur : la force, et le nombre de dés. À gauche, la capacité de mouvement ; à droite, quand le bloc agit (A, B, C) et jusqu’à quel nombre il porte un coup.
client-symbol-hurt = Blessé : le bloc a tourné, il reste deux crans.
client-symbol-home = Une maison autour de la classe de combat : le noble défend sa région d’origine, et sa classe augmente de un.
client-symbol-schiltrom = Un cercle de lances autour de la classe de combat : un schiltrom, dont la classe augmente de un.
client-symbol-back-england = Le dos d’un bloc anglais : vous ne savez pas qui c’est.
client-symbol-back-scotland = Des dos de blocs écossais, et combien il y en a ici.
client-symbol-moved = Pâle : s’est déjà déplacé pendant ce tour de jeu.
client-symbol-main = Lance : fait partie de l’attaque principale.
client-symbol-reserve = Double flèche : en réserve, arrive à la manche 2.
client-symbol-fired = Losange dans le coin : a agi pendant cette manche.
client-symbol-captured = Barreaux : capturé, et combat désormais pour l’autre camp.
client-symbol-kind = { $kind ->
    [leader] Leader
    [noble] Noble
    [knight] Chevaliers
    [cavalry] Cavalerie légère
    [archer] Archers
    [infantry] Infanterie
   *[norse] Nordiques
 }
client-symbol-card = Autant de points de mouvement.
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
client-key-odds = afficher les chances de la bataille, ou de la région visée
client-key-choices = lister tout ce qui est possible
client-key-log = afficher le journal
client-key-let-go = reposer les blocs
client-key-keys = afficher cette liste
