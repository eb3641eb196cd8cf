### The browser game: everything on its screens that is not said by the game itself. Buttons and headings are
### short; on a phone a line has about 40 letters. What the arguments are stands in the English catalogue.

client-title = Schiltrom
client-title-your-turn = À vous de jouer · Schiltrom
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

client-error-offline = Le serveur ne répond pas. Est-il en marche, et êtes-vous en ligne ?
client-error-server = Erreur du serveur (statut { NUMBER($status, useGrouping: 0) }). Veuillez réessayer.
client-error-plain = { $message }
client-offline = Connexion perdue. Nouvelle tentative…
client-game-failed = Impossible d’ouvrir cette partie
client-lost = Il n’y a pas de page ici
client-lost-about = Vérifiez l’adresse. Vos parties sont sur la page d’accueil.

## The first screen

client-play = Jouer
client-play-now = Jouer contre l’ordinateur
client-play-now-about = Vous menez les Écossais dans Braveheart, de 1297 à 1305. Sans compte ni formulaire.
client-way-computer = Contre l’ordinateur
client-way-computer-about = Choisissez votre camp, le scénario et les règles.
client-way-here = À deux sur un écran
client-way-here-about = Chacun son tour ; le plateau est caché quand vous échangez vos places.
client-way-friend = Inviter un ami
client-way-friend-about = Envoyez un lien : qui l’ouvre joue l’autre camp.
client-way-learn = Apprendre le jeu
client-way-learn-about = Trois courtes leçons : apprenez en jouant.
client-way-rules-about = Chaque règle par son numéro, en mots simples.
client-way-watch = Regarder
client-way-watch-about = Deux ordinateurs jouent, vous regardez.
client-games = Vos parties
client-games-none = Aucune pour l’instant. Vos parties apparaîtront ici, sur cet appareil.
client-scenario-short = { $scenario ->
    [the_bruce] The Bruce
    [campaign] Campagne
   *[braveheart] Braveheart
 }
client-games-line = { $year ->
    [0] { $scenario }, { $opponent }
   *[other] { $scenario } { NUMBER($year, useGrouping: 0) }, { $opponent }
 }
client-games-yours = À vous de jouer
client-games-theirs = À l’adversaire de jouer
client-games-waiting = En attente d’un adversaire
client-games-bid = À vous d’enchérir
client-games-remove = Retirer
client-games-remove-sure = Retirer cette partie de cet appareil ? Elle n’est pas terminée, et vous ne pourrez plus y revenir.
client-games-over = { $winner ->
    [England] Victoire de l’Angleterre
    [Scotland] Victoire de l’Écosse
   *[none] Terminée
 }

# A file that was saved before
client-import = Ouvrir une partie…
client-import-no-record = Ce fichier ne contient pas de partie enregistrée.
# A position on the board, from its line in the notation
client-position = Position
client-position-show = Voir une position…
client-position-paste = Collez ici la ligne d’une position. Elle commence par hots2 ou hotsview2.

## Who plays

client-computer = { $level ->
    [none] Ordinateur
   *[other] Ordinateur ({ level-name })
 }
client-kind-here = Joueur
client-kind-friend = Invité
client-kind-bot = Bot
client-kind-computer = Ordinateur
client-present = { $present ->
    [0] absent
   *[1] en ligne
 }

## Settings

client-settings = Réglages
client-language = Langue
client-theme = Couleurs
client-theme-auto = Comme l’appareil
client-theme-light = Clair
client-theme-dark = Sombre
client-theme-contrast = Contraste élevé
client-theme-colour-blind = Daltonien
client-motion = Animations
client-motion-auto = Comme l’appareil
client-motion-full = Activées
client-motion-none = Désactivées

## A new game

client-new-computer = Jouer contre l’ordinateur
client-new-here = À deux sur un écran
client-new-friend = Jouer avec un ami
client-new-watch = Regarder une partie
client-your-side = Vous jouez
client-side-any = Au hasard
client-side-any-about = Les dés décident.
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
    [the_bruce] 1306 : Robert Bruce est roi d’Écosse. Neuf ans pour chasser les Anglais, ou pour l’arrêter.
    [campaign] Commence comme Braveheart et continue jusqu’à la victoire totale d’un camp.
   *[braveheart] Wallace s’est soulevé, mais presque tous les nobles sont encore avec l’Angleterre. Idéal pour débuter.
 }
client-name = Votre nom
client-name-about = Facultatif. Visible par votre adversaire.
client-name-of = { side } : nom du joueur
client-clock = Temps de réflexion
client-clock-none = Illimité
client-clock-m60 = Une heure chacun par partie
client-clock-m120 = Deux heures chacun par partie
client-clock-d3 = Trois jours par décision
client-clock-d7 = Sept jours par décision
client-clock-about = Si votre temps s’écoule, vous perdez.
client-rules-choice = Règles et options
client-edition = Règles
client-editions = Éditions
client-documents = Règles imprimées
client-edition-name = { $edition ->
    [2] Deuxième édition
    [3] Troisième édition
    [4] Quatrième édition (actuelle)
    [de] Règle allemande
    [fr] Règle française
    [hu] Règle hongroise
    [it] Règle italienne
    [ja] Règle japonaise
    [reference] Référence (quatrième édition, retraites dans n’importe quel ordre)
   *[other] { $edition }
 }
client-edition-about = Prenez l’édition actuelle, à moins d’être habitué à une autre. Avec une règle imprimée, vous jouez selon ses propres termes, dans sa langue tant que vous n’en avez pas choisi une vous-même.
client-house-rules = Règles maison
client-house-about = Tout suit ici les règles choisies ci-dessus tant que vous ne le changez pas.
# $count: how many
client-house-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
 }
client-house-reset = Annuler les règles maison
client-begin-computer = Commencer la partie
client-begin-here = Commencer la partie
client-begin-friend = Créer la partie et le lien
client-begin-watch = Commencer la partie

# Secret bids (9.2). E0 to E3 is what England bids, S0 to S3 what Scotland bids
client-bidding = Enchères secrètes pour les camps
client-bidding-about = Avant le début, chaque joueur dit en secret ce qu’il donnerait pour son camp ; seule la différence compte (9.2).
client-bid = Votre enchère secrète
# $side: who bids
client-bid-question = { $side ->
    [0] Combien de temps vous passeriez-vous d’Edward pour jouer l’Angleterre ?
   *[1] Combien de blocs de plus accorderiez-vous à la première levée anglaise pour jouer l’Écosse ?
 }
# $bid: E0 to E3, S0 to S3
client-bid-name = { $bid ->
    [E0] Aucune enchère
    [E1] E1 : Edward reste absent la première année
    [E2] E2 : Edward reste absent deux ans
    [E3] E3 : Edward reste absent trois ans
    [S0] Aucune enchère
    [S1] S1 : un bloc de plus à la première levée
    [S2] S2 : deux blocs de plus à la première levée
   *[S3] S3 : trois blocs de plus à la première levée
 }
client-bid-secret = Votre adversaire ne voit votre enchère qu’une fois les deux faites. Les enchères opposées s’annulent, et qui a misé davantage paie la différence.
client-bid-place = Enchérir
client-bid-made = a enchéri
client-bid-waits = doit encore enchérir

## Links and waiting

client-link = Lien
client-copy = Copier
client-copied = Copié
client-share = Partager…
client-join = Vous êtes invité
client-join-about = Ce lien est votre place dans une partie de Hammer of the Scots. La partie commence dès que les deux joueurs sont là.
client-join-broken = Ce lien d’invitation est incomplet. Demandez-le à nouveau.
client-join-host = Adversaire
client-join-now = Rejoindre la partie
client-lobby = En attente de l’autre joueur
client-lobby-free = en attente…
client-lobby-link = Envoyez ce lien à votre adversaire. Il ne sert qu’une fois : qui l’ouvre prend la place.
client-lobby-about = La partie commence d’elle-même dès que les deux joueurs sont là. Vous pouvez fermer cette page et revenir par votre liste : la partie attend que les deux navigateurs aient montré leur part des dés.
client-lobby-awaited = doit rouvrir la partie
client-lobby-lost = Ce navigateur n’a plus le nombre sur lequel il s’était engagé pour les dés : cette partie ne peut pas commencer. Lancez-en une autre.

## The game

client-board = Plateau
client-zoom-in = Agrandir
client-zoom-out = Réduire
client-zoom-whole = Carte entière
client-watching = Spectateur
client-resign = Abandonner
client-resign-sure = Abandonner cette partie ?
client-take-back = Reprendre le coup
# $ours is 1 if the reader offers it
client-offer-take-back = { $ours ->
    [0] L’{ side } aimerait reprendre une décision.
   *[1] Vous avez demandé à reprendre votre dernière décision.
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
    [days] Moins de six heures restantes.
   *[minutes] Moins d’une minute restante.
 }
client-curtain = À l’{ side } de jouer
client-curtain-about = Passez l’appareil. L’adversaire ne regarde pas !
client-curtain-ready = Continuer avec l’{ side }

# The board. A short legend stands in a corner of the map: at most 24 letters a line.
client-legend-green = six blocs au plus
client-legend-red = deux blocs au plus
client-legend-english = frontière anglaise
client-legend-castle = valeur du château
client-legend-cathedral = cathédrale
client-board-area = { $area } : { $contested ->
    [0] { $england ->
        [0] { $scotland ->
            [0] vacante
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
client-board-all = Tout sélectionner

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
client-card-face-down = Carte choisie, face cachée
client-player-1 = Joueur 1 de ce tour de jeu
client-king-crowned = Roi d’Écosse

# Prompt
client-prompt = Étape en cours
client-waiting = En attente : { $sides }…
client-choices = Que puis-je faire ?
client-choice-do = Confirmer
client-explain = Expliquer cette étape
client-disband-sure = { $block } est un Leader. Dissoudre ce bloc ?
client-undo = Annuler
client-let-go = Désélectionner
client-group = { $count ->
    [0] { $blocks } : nulle part où aller
   *[other] { $blocks } : choisissez la destination
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
client-hand-empty = Plus de cartes.
client-card = { $points ->
    [0] { $card }, événement
    [one] Carte { $card } : un point de mouvement
   *[other] Carte { $card } : { $points } points de mouvement
 }
client-card-play = Jouer { $card }
client-card-laid = choisie
client-card-pick = Sélectionnez une carte pour voir son effet.
client-card-about-move = { $points ->
    [one] Déplacez les blocs d’une région.
   *[other] Déplacez les blocs de { $points } régions au plus.
 } Chaque bloc qui entre en Angleterre ou en sort coûte un point à lui seul.
client-card-about-herald = Désignez un noble ennemi : sur 1 à 4, il vous rejoint.
client-card-about-pillage = Un groupe ennemi adjacent à l’un des vôtres perd deux crans, et vous les gagnez.
client-card-about-sea-move = Transportez un ou deux blocs d’une côte à une autre côte alliée.
client-card-about-truce = Votre adversaire peut se déplacer, mais pas attaquer, pendant ce tour de jeu{ $truce_new_raids ->
    [forbidden] , et les Écossais ne peuvent pas entrer en Angleterre.
   *[other] .
 }
client-card-about-victuals = { $victuals_split ->
    [three_blocks] Ajoutez un cran à chacun de trois blocs d’une même région.
   *[other] Ajoutez trois crans à des blocs d’une même région.
 }

# Log, notes, chat, help
client-log = Journal
client-log-empty = Rien pour l’instant.
client-log-part = { $year }{ $turn ->
    [0] { "" }
   *[other] , tour de jeu { $turn }
 }
client-notes = Notes
client-notes-about = Vous seul pouvez les voir.
# $count: how many lines have not been read
client-chat-unread = { $count ->
    [0] Discussion
   *[other] Discussion ({ $count })
 }
client-chat-empty = Aucun message.
client-chat-name = { $name } ({ $country })
client-chat-say = Écrire un message
client-chat-send = Envoyer
client-winter-preview = Hiver
client-winter-about = Si l’année finissait maintenant :
client-winter-nothing = Plus rien à faire cet hiver.
client-winter-changes = Changent de camp
client-winter-sure = { $sure ->
    [0] possible
   *[1] certain
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
client-winter-notes = Aussi
client-winter-points = { $points ->
    [0] aucun cran de remplacement
    [one] un cran de remplacement
   *[other] { $points } crans de remplacement
 }

# The winter as it goes on
client-winter-stages = L’hiver, étape par étape
client-winter-stage-nobles = Retour des nobles
client-winter-stage-quarters = Quartiers des Leaders
client-winter-stage-england = Armées anglaises
client-winter-stage-scotland = Armées écossaises
client-winter-stage-scottish-build = Renforcement écossais
client-winter-stage-english-build = Renforcement anglais
client-winter-must = Trop de blocs ici : choisissez ceux à dissoudre.
client-winter-left = { $points ->
    [0] Il ne reste aucun cran de remplacement.
    [one] Il reste un cran de remplacement.
   *[other] Il reste { $points } crans de remplacement.
 }
client-winter-draw = Piocher un bloc
client-winter-here = Choisir

# What is known of the enemy
client-known = Ennemi
client-known-about = Ce que l’on peut déduire sur l’ennemi des informations publiques.
client-known-pool = Dépôt
client-known-count = { $place } : { side }, { $count ->
    [0] aucun bloc
    [one] un bloc
   *[other] { $count } blocs
 }
client-known-seen-here = Vus en dernier
client-known-seen = { $block }, force { $strength }, { $turn ->
    [0] à l’hiver { $year }
   *[other] au tour de jeu { $turn } de { $year }
 }
client-known-could = Blocs possibles
client-known-all = { $all ->
    [0] Tout afficher ({ $count })
   *[1] En afficher moins
 }
client-odds-take = Sélectionnez les attaquants pour voir leurs chances.

# Battle
client-battle-of = Bataille en { $area }
client-battle-round = { $round ->
    [0] Entre les manches
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
client-battle-fire-letter = Combattre avec tous les { $letter }
client-battle-fight-round = Combattre la manche { $round }
client-battle-fight-about = tous combattent, les meilleurs sont épargnés
# The number stands before these words.
client-battle-take = { $hits ->
    [one] coup à encaisser : choisissez un bloc en surbrillance
   *[other] coups à encaisser : choisissez un bloc en surbrillance
 }
client-battle-go-to = Aller en { $area }
client-battle-choose = Sélectionnez des blocs, puis leur destination.
client-battle-theirs = À l’{ side } de jouer

# Dice
client-dice-hits = { $hits ->
    [0] aucun coup
    [one] un coup
   *[other] { $hits } coups
 }
client-dice-skip = Passer au résultat

# Odds
client-odds = Chances
# The chance of the side stands before these words; $steps may be less than two
client-odds-side = victoire de l’{ side }, crans perdus : { $steps }
client-odds-open = Sans vainqueur : { $percent }.
client-odds-inexact = Les blocs cachés sont estimés.
client-odds-dies = perdu
client-odds-captured = capturé

# For screen readers
client-text-board = Le plateau
client-text-area = Région
client-text-control = Contrôle
client-text-blocks = Blocs
client-text-contested = contestée
client-text-nobody = vacante
client-text-block = { $block } ({ side }), force { $strength }, { $rating }
client-text-hidden = { side } : { $count ->
    [one] un bloc inconnu
   *[other] { $count } blocs inconnus
 }

## The end

client-won = Victoire de l’{ side }
client-won-nobody = Pas de vainqueur
# How a game ended that the rules did not end
client-ending = { $ending ->
    [resigned] Par abandon.
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
client-replay-keys = Commandes de lecture
client-replay-play = Lecture
client-replay-pause = Pause
client-replay-first = Première étape
client-replay-last = Dernière étape
client-replay-back-one = Étape précédente
client-replay-on-one = Étape suivante
client-replay-turn-back = Tour de jeu précédent
client-replay-turn-on = Tour de jeu suivant
client-replay-jump = Aller à un tour de jeu
client-replay-turn = { $winter ->
    [1] { $year }, hiver
   *[0] { $turn ->
        [0] { $year }
       *[other] { $year }, tour de jeu { $turn }
     }
 }
client-replay-of = Étape { $at } sur { $total }, { $turn }
client-replay-speed = Vitesse
client-replay-speed-name = { $speed } ×
client-replay-viewer = Point de vue
client-replay-viewer-name = { $viewer ->
    [England] Angleterre
    [Scotland] Écosse
    [all] Tout révélé
   *[spectator] Spectateur
 }
client-replay-share = Ce lien ouvre la partie à cet instant précis.
client-chart = Nobles de chaque camp, année par année
client-chart-short = Nobles
client-chart-year = Année
# Whether the dice were those that the server had promised before the game
client-proof = { $verdict ->
    [proved] Dés vérifiés
    [older] Dés vérifiés
    [partly] Dés vérifiés en partie
    [promised] Dés conformes à l’engagement
    [false] Dés non conformes à l’engagement !
   *[other] Dés non vérifiés ici
 }
client-proof-about = { $verdict ->
    [proved] Avant qu’aucun nombre ne soit montré, ce navigateur a enregistré les engagements du serveur et de l’autre camp. Tous les nombres sont maintenant publics : ils correspondent aux engagements, et le nôtre a été utilisé.
    [older] Avant la première carte, ce navigateur a enregistré l’engagement du serveur et ajouté son propre nombre. Le nombre secret du serveur est maintenant public : il correspond à l’engagement, et notre nombre a été utilisé.
    [partly] Les nombres correspondent aux engagements, mais toute la partie n’est pas prouvée : son début a été importé, ou le serveur a tiré un nouveau nombre après la restauration d’une sauvegarde.
    [promised] Les nombres sont maintenant publics et correspondent aux engagements. Ce navigateur n’a rien enregistré avant la partie : comparez donc l’engagement ci-dessous avec celui qui vous a été montré.
    [false] Un nombre ne correspond pas à son engagement, un engagement n’est pas celui que ce navigateur a enregistré, ou le nombre de ce navigateur n’a pas été utilisé. Conservez l’enregistrement comme preuve.
   *[unseeded] L’enregistrement de cette partie ne contient pas de nombres permettant de vérifier les dés.
 }
client-proof-verify = Chaque jet, pioche et distribution découle de ces nombres. Pour tout vérifier sans ce serveur, téléchargez l’enregistrement et lancez :
client-proof-commitment = Engagement :
client-rematch = Revanche
client-rematch-go = Aller à la revanche
client-share-game = Partager la partie
client-download = Télécharger la partie
client-forget = Supprimer mes données
client-forget-sure = Supprimer votre nom, vos messages, vos notes et vos notifications dans cette partie ? L’enregistrement reste, sans votre nom.
client-forget-done = Vos données ont été supprimées.

## Told that it is one’s turn

client-notify = M’avertir quand c’est à moi de jouer
client-notify-short = M’avertir
client-notify-about = Quand la partie n’est pas ouverte chez vous, vous recevez un message quand c’est à vous de jouer et un autre quand elle est terminée.
client-notify-how = Envoyer par
client-notify-email = Courriel
client-notify-webhook = Webhook
client-notify-email-address = Adresse de courriel
client-notify-email-about = Vous recevez d’abord un code, à saisir ici. Chaque courriel contient un lien de désabonnement.
client-notify-webhook-address = URL du webhook
client-notify-webhook-about = Pour vos programmes et vos salons de discussion : envoie un POST JSON signé.
client-notify-set = Activer
client-notify-off = Désactiver
client-notify-now = { $confirmed ->
    [0] Nous vous avons envoyé un code.
   *[1] { $kind ->
        [email] Les avis par courriel sont activés.
       *[webhook] Les avis par webhook sont activés.
     }
 }
client-notify-code = Code à huit chiffres du courriel
client-notify-confirm = Confirmer
client-notify-secret = Secret de signature, affiché une seule fois :
client-push = M’avertir dans ce navigateur
client-push-about = Affiche une notification sur cet appareil, même quand la partie n’est pas ouverte. Elle dit seulement que c’est à vous de jouer ou que la partie est terminée.
client-push-denied = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages de site, puis revenez.
client-push-insecure = Les notifications du navigateur ne marchent qu’à une adresse en https://.
client-push-unsupported = Ce navigateur ne peut pas afficher de notifications ici. Sur iPhone ou iPad, ajoutez Schiltrom à l’écran d’accueil et ouvrez-le de là.
client-push-failed = votre navigateur n’a pas pu s’abonner ; réessayez plus tard
client-push-others = { $count ->
    [one] Également activé dans un autre navigateur.
   *[other] Également activé dans { $count } autres navigateurs.
}
client-push-others-off = Désactiver là-bas

## The lessons

client-lessons = Leçons
client-lesson-name = { $lesson ->
    [first-year] La première année
    [battles] Les batailles
   *[winter] L’hiver et les rois
 }
client-lesson-about = { $lesson ->
    [first-year] Lire un bloc, jouer une carte, marcher et naviguer.
    [battles] Lettres, dés, coups, réserves et retraites.
   *[winter] Couronner un roi et passer l’hiver.
 }
client-lesson-start = Commencer
client-lesson-again = Terminée
client-lesson-resume = Étape { $at } sur { $total }
client-learned = Acquis : { $count } sur { $total }
client-learned-done = acquis
client-learned-item = { $item ->
    [block] Lire un bloc
    [hidden] Ce que l’on voit des ennemis
    [cards] Jouer des cartes
    [march] Franchir les frontières vertes
    [red] Franchir une frontière rouge
    [sea] Se déplacer par mer
    [herald] Gagner un noble par un héraut
    [letters] Qui agit d’abord : A, B, C
    [dice] Lancer les dés
    [hits] Encaisser les coups
    [reserves] Utiliser les réserves
    [rounds] Trois manches
    [capture] Capturer un noble
    [retreat] Battre en retraite
    [king] Couronner un roi
    [home] Les nobles rentrent chez eux
    [limit] Châteaux et dissolution
    [build] Se renforcer en hiver
   *[levy] La levée anglaise
 }
client-guide = Guide
client-guide-step = Étape { $at } sur { $total }
client-guide-skip = Continuer
client-guide-next = Suivant
client-guide-back = Retour
client-guide-again = Recommencer

## No network, a new version

client-no-server = Le serveur ne répond pas. Vous pouvez quand même lire les règles et jouer les leçons déjà ouvertes.
client-update = Une nouvelle version est disponible.
client-update-now = Recharger

## Rules and keys

client-rules = Règles
client-rules-search = Chercher dans les règles
client-rules-chapters = Chapitres
client-rules-this-game = Règles de cette partie
client-rules-differ = Les éditions diffèrent ici
client-rules-none = Aucun résultat.
client-concordance = Notes sur ce livret de règles
client-concordance-mark = Note
client-concordance-changed = Dans cette partie, une règle maison change ce point.

# What every symbol means
client-symbols = Symboles
client-symbols-map = Sur le plateau
client-symbols-blocks = Sur les blocs
client-symbols-cards = Sur les cartes
client-symbol-green = Double ligne { $edition ->
    [2] noire
   *[other] verte
 } : jusqu’à six blocs de chaque camp peuvent la franchir par tour de jeu.
client-symbol-red = Ligne rouge à perles : jusqu’à deux blocs peuvent la franchir, et doivent s’arrêter derrière.
client-symbol-english = Tirets : la frontière anglo-écossaise. La franchir coûte un point de mouvement par bloc.
client-symbol-castle = Château et sa valeur : le nombre de blocs qui peuvent hiverner ici, et de crans de remplacement qu’il fournit.
client-symbol-cathedral = Cathédrale : pour les Écossais, la valeur du château augmente de un.
client-symbol-shield = Armoiries : la région d’origine de ce noble. Il y rentre en hiver, et combat mieux quand il la défend.
client-symbol-counter = Blocs qui ont franchi la frontière, et sa limite.
client-symbol-battle = Épées croisées : il y aura bataille ici.
client-symbol-pin = Épingle : nombre de blocs neutralisés ici par l’ennemi.
client-symbol-cost = À portée, avec le coût en points de mouvement.
client-symbol-attack = À portée et tenue par l’ennemi : y entrer, c’est livrer bataille.
client-symbol-points = Pièce : crans de remplacement qui restent ici en hiver.
client-symbol-strength = Losanges sur le bord supérieur : la force, et le nombre de dés. À gauche, la capacité de mouvement ; à droite, quand le bloc agit (A, B, C) et jusqu’à quel nombre il porte un coup.
client-symbol-hurt = Blessé : le bloc a tourné, il reste deux crans.
client-symbol-home = Maison autour de la classe de combat : un noble qui défend sa région d’origine ; sa classe augmente de un.
client-symbol-schiltrom = Cercle de lances autour de la classe de combat : un schiltrom ; sa classe augmente de un.
client-symbol-back-england = Dos d’un bloc anglais : vous ne voyez pas lequel c’est.
client-symbol-back-scotland = Dos de blocs écossais, et leur nombre.
client-symbol-moved = Pâle : s’est déjà déplacé pendant ce tour de jeu.
client-symbol-main = Lance : fait partie de l’attaque principale.
client-symbol-reserve = Double flèche : en réserve, arrive à la manche 2.
client-symbol-fired = Losange dans le coin : a agi pendant cette manche.
client-symbol-captured = Barreaux : capturé, combat désormais pour l’autre camp.
client-symbol-kind = { $kind ->
    [leader] Leader
    [noble] Noble
    [knight] Chevaliers
    [cavalry] Cavalerie légère
    [archer] Archers
    [infantry] Infanterie
   *[norse] Nordiques
 }
client-symbol-card = Nombre de points de mouvement.
client-keys = Raccourcis
client-key-done = terminé
client-key-pass = passer : ne pas jouer l’événement
client-key-stop = s’arrêter ici
client-key-fire = combattre
client-key-hold = passer
client-key-event = jouer l’événement
client-key-winter = faire hiverner Edward en Écosse
client-key-disband = renvoyer Edward
client-key-undo = annuler, ou désélectionner
client-key-fire-all = combattre avec tous les blocs de la lettre
client-key-fight-round = combattre toute la manche
client-key-odds = afficher les chances de la bataille, ou de la région visée
client-key-choices = lister tous les choix
client-key-log = afficher le journal
client-key-let-go = désélectionner
client-key-keys = afficher les raccourcis
