### The terminal: what `schiltrom terminal` says. The names of commands are the same in all languages, and so are
### the names that are typed: the data's own.

terminal-title = Schiltrom : Hammer of the Scots dans un terminal. Projet de fans non officiel ; le jeu est de Tom Dalgliesh et Jerry Taylor, publié par Columbia Games.
terminal-game = { $scenario ->
    [0] Braveheart, de 1297 à 1305
    [1] The Bruce, de 1306 à 1314
   *[other] Campagne, à partir de 1297
 } ; { $rules } ; Angleterre : { $england ->
    [human] humain
   *[other] { $english }
 }, Écosse : { $scotland ->
    [human] humain
   *[other] { $scottish }
 }.
terminal-hint = Tapez un numéro, un nom anglais ou son début. « help » affiche les commandes.

## Questions

terminal-ask-scenario = Scénario : 1 Braveheart, 2 The Bruce, 3 Campagne [1] :
terminal-ask-side = Vous jouez : 1 Angleterre, 2 Écosse, 3 les deux, sur un écran [1] :
# $side: who bids
terminal-ask-bid = { $side ->
    [0] Angleterre, combien d’années vous passeriez-vous d’Edward (0 à 3 ; Entrée : 0) ?
   *[1] Écosse, combien de blocs de plus accorderiez-vous à la première levée (0 à 3 ; Entrée : 0) ?
 }
terminal-ask-again = Tapez un nombre de { $first } à { $last }, ou appuyez sur Entrée.
terminal-ready = Appuyez sur Entrée quand l’{ $side } est prête.
terminal-pass-screen = À l’{ $side } de jouer. L’adversaire ne regarde pas !
terminal-ask-save = Enregistrer d’abord ? Un nom de fichier, Entrée pour { $file }, « no » (non) ou « back » (retour) :
terminal-ask-overwrite = { $file } existe déjà. L’écraser ? « yes » (oui), ou Entrée pour non :

## The table

terminal-date = { $year }, { $turn ->
    [0] avant le premier tour de jeu
   *[other] tour de jeu { $turn } sur 5
 }
terminal-winter = Hiver { $year }
terminal-first = Joueur 1 : { $side }
terminal-truce = trêve : l’{ $side } ne peut pas attaquer
terminal-nobles = Nobles : Angl. { $england }, Écosse { $scotland }
terminal-pools = Dépôts : Angl. { $england }, Écosse { $scotland }
terminal-hands = Mains : Angl. { $england }, Écosse { $scotland }
terminal-played = Jouées cette année : Angleterre { $england } ; Écosse { $scotland }
terminal-hand = Votre main : { $cards }
terminal-hand-none = Vous n’avez pas de cartes.
terminal-pool = Votre dépôt : { $blocks }
terminal-pool-none = Votre dépôt est vide.
terminal-spectator = Deux joueurs ordinateurs : vous regardez.
terminal-battle = Bataille en { $area }{ $round ->
    [0] { "" }
   *[other] , manche { $round }
 } : l’{ $side } attaque
terminal-reserve = { $count } en réserve
terminal-acted = * a agi
terminal-legend-green = six blocs au plus par phase
terminal-legend-red = deux blocs au plus, qui s’arrêtent
terminal-legend-signs = 2 valeur du château   { $cross } cathédrale, Écosse +1   (3S) trois Écossais
terminal-narrow = Le plateau demande { $columns } colonnes ; voici une liste à la place.

## An area or a block looked at

terminal-area = { $area } : valeur du château { $limit }{ $cathedral ->
    [0] { "" }
   *[other] , cathédrale (un de plus pour les Écossais)
 }, { $coast ->
    [0] région intérieure
   *[other] région côtière
 }{ $nobles ->
    [none] { "" }
   *[other] , région d’origine : { $nobles }
 }
terminal-borders = Frontières : { $green ->
    [none] { "" }
   *[other] six blocs ({ $green })
 }{ $both ->
    [0] { "" }
   *[other] { " ; " }
 }{ $red ->
    [none] { "" }
   *[other] deux blocs ({ $red })
 }
terminal-block = { $block } : force { $strength } sur { $most }, { $rating }, mouvement { $move }
terminal-standing = { $side } : { $count ->
    [0] aucun bloc
    [one] un bloc
   *[other] { $count } blocs
 }

## Choosing

terminal-card = carte { $card }
terminal-attack = { $area } (attaque)
terminal-retreat = retraite en { $area }
terminal-draw = { $area } : piocher un bloc
terminal-unknown = « { $text } » n’est ici ni un choix ni une commande. « legal » liste les choix, « help » les commandes.
terminal-ambiguous = « { $text } » peut désigner { $names }. Précisez le nom.
terminal-number = Choisissez un numéro de 1 à { $last }.
terminal-refused = Non autorisé. { $reason }
terminal-allowed = { $choice } est autorisé maintenant.
terminal-why-what = Tapez « why » et un choix, par exemple : why area Fife
terminal-look-what = Tapez « look » et une région, par exemple : look Fife
terminal-no-area = Il n’y a pas de région « { $text } ».
terminal-undo-nothing = Rien à annuler : on ne revient pas sur des dés ni sur une révélation.
terminal-log-empty = Rien pour l’instant.
terminal-log-part = (les { $shown } dernières lignes sur { $all } ; « log all » les montre toutes)

## Files

terminal-save-what = Tapez « save » et un nom de fichier, par exemple : save falkirk.hots
terminal-saved = Partie enregistrée dans { $file }. Pour continuer : schiltrom terminal { $file }
terminal-autosaving = La partie est enregistrée dans { $file } après chaque choix.
terminal-not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $error }
terminal-not-overwritten = Rien n’a été enregistré.
terminal-nothing-to-save = Rien n’a encore été joué, donc rien à enregistrer.
terminal-goodbye = Au revoir.

## Starting

terminal-about = Hammer of the Scots dans le navigateur et dans un terminal (non officiel)
terminal-about-browser = jouer dans le navigateur
terminal-about-play = jouer dans le terminal : une nouvelle partie, ou une partie enregistrée
terminal-arg-no-browser = ne pas ouvrir de navigateur, afficher seulement l’adresse
terminal-arg-port = port à utiliser (par défaut : le premier libre à partir de 8297)
terminal-playing = Jouez à l’adresse { $address } (Ctrl-C pour arrêter)
terminal-playing-already = Le jeu tourne déjà à l’adresse { $address }
terminal-no-port = aucun port de { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) } n’est libre
terminal-arg-file = fichier où enregistrer la partie après chaque choix ; s’il existe, sa partie continue
terminal-arg-option = changer une option des règles ; peut être répété
terminal-arg-bid = enchère de tournoi
terminal-arg-bidding = laisser les deux joueurs enchérir en secret pour leur camp
terminal-bid-or-bidding = choisissez --bid ou --bidding
terminal-arg-england = qui joue l’Angleterre : human, ou l’ordinateur à un niveau, de peasant à king, ou de classic-squire à classic-king, learned, de learned-squire à learned-king
terminal-arg-scotland = qui joue l’Écosse : les mêmes joueurs
terminal-arg-seed = graine des dés, des pioches et des distributions, et des joueurs ordinateurs
terminal-arg-plain = sans couleurs, plateau en ASCII simple
terminal-bad-option = --option { $text } : écrivez nom=valeur
terminal-bad-switch = --option { $name } : cette option n’existe pas ; choix possibles : { $names }
terminal-bad-value = --option { $name } : { $value } n’est pas possible ; choix : { $values }
terminal-bad-file = impossible d’ouvrir { $file } : { $error }
terminal-damaged = { $error }
terminal-no-folder = { $file } : le dossier { $folder } n’existe pas
terminal-fixed = { $file } contient déjà une partie ; on ne peut pas y changer { $options }
terminal-error = schiltrom : { $error }

terminal-help =
    Chaque choix a un numéro : tapez le numéro, le texte ou le début d’un nom anglais (wal pour Wallace).
    Les choix se font pas à pas : pour déplacer, choisissez un bloc, puis une région après l’autre, puis stop.
    Enter         afficher de nouveau le plateau et les choix (touche Entrée)
    legal         lister les choix
    why CHOICE    expliquer pourquoi un choix n’est pas autorisé, et selon quelle règle
    hint          demander une suggestion à un joueur ordinateur
    undo          annuler votre dernier choix ou votre sélection, sauf après des dés ou une révélation
    board         afficher le plateau
    look AREA     afficher une région, ses frontières et vos blocs sur place
    hand, pool    afficher vos cartes ou votre dépôt
    log, log all  afficher ce qui s’est passé
    save FILE     enregistrer la partie
    quit          quitter ; vous pouvez d’abord enregistrer la partie

## Names short enough for the map

short-lancaster-archers = Arch Lancaster
short-wales-archers = Arch gallois
short-lancaster-knights = Chev Lancaster
short-york-knights = Chev York
short-durham-knights = Chev Durham
short-french-knights = Chev français
short-york-infantry = Inf York
short-lancaster-infantry = Inf Lancaster
short-northumber-infantry = Inf Northumber
short-durham-infantry = Inf Durham
short-cumbria-infantry = Inf Cumbria
short-westmor-infantry = Inf Westmor
short-wales-infantry = Inf galloise
short-ulster-infantry = Inf d’Ulster
