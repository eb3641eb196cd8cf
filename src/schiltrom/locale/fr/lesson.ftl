### The lessons: what the player is told before each thing he does. He is Scotland, in 1297, and knows no block game.

## What to do

lesson-do-press = { $touch ->
    [1] Touchez « { $button } ».
   *[0] Cliquez sur « { $button } ».
 }
lesson-do-card = { $touch ->
    [1] Touchez la carte { $card } de votre main.
   *[0] Cliquez sur la carte { $card } de votre main.
 }
lesson-do-block = { $touch ->
    [1] Touchez { $block } ({ $area }).
   *[0] Cliquez sur { $block } ({ $area }).
 }
lesson-do-area = { $touch ->
    [1] Touchez { $area } sur la carte.
   *[0] Cliquez sur { $area } sur la carte.
 }
lesson-do-fighter = { $touch ->
    [1] Touchez { $block } dans la bataille.
   *[0] Cliquez sur { $block } dans la bataille.
 }
lesson-wrong = { $kind ->
    [card] Pas encore cette carte.
    [block] Pas encore ce bloc.
    [area] Pas encore cette région.
   *[other] Pas encore.
 } Suivez la flèche dorée.
lesson-later = Vous le pourrez dans vos propres parties. Pour l’instant, suivez la flèche dorée.

## The end of a lesson

lesson-learned = Vous avez appris :
lesson-next = { $lesson ->
    [battles] Leçon 2 : les batailles
   *[winter] Leçon 3 : l’hiver et les rois
 }
lesson-go-on = Continuer la partie
lesson-new = Commencer une nouvelle partie

## How to read a block

lesson-figure = { $part ->
    [strength] Losanges du bord supérieur : la force. Wallace en a 4, il lance donc quatre dés. Chaque coup fait tourner le bloc, et il en a un de moins.
    [rating] A3 : la lettre dit quand il combat, A d’abord, puis B, puis C. Le chiffre est le plus haut résultat qui touche : 1, 2 ou 3.
   *[move] À gauche : de combien de régions il peut se déplacer.
 }

## Lesson 1: the first year

lesson-first-welcome = Bienvenue ! Vous menez les Écossais en 1297. Quatorze nobles décident de cette guerre : trois vous suivent, onze suivent l’Angleterre. Qui en a le plus à la fin gagne.
lesson-first-block = Vos pièces sont des blocs. Voici Wallace, votre meilleur :
lesson-first-hidden = Des blocs anglais, vous ne voyez que le dos. Vous pouvez les compter, mais vous ne savez pas qui ils sont. L’Angleterre voit les vôtres de la même façon.
lesson-first-card = À chaque tour de jeu, les deux camps choisissent une carte en secret. Son chiffre donne vos points de mouvement, et le plus haut se déplace en premier (3.1).
lesson-first-play = Le 2 vous donne deux points de mouvement.
lesson-first-march = L’Angleterre a joué un 1 : vous commencez. Un point de mouvement permet à vos blocs d’une région de se déplacer (4.2). Commencez au nord.
lesson-first-march-to = La frontière de Strathspey est une double ligne verte. Jusqu’à six de vos blocs peuvent la franchir pendant un tour de jeu (4.3).
lesson-first-red = Utilisez maintenant votre second point de mouvement en Fife.
lesson-first-red-to = La frontière d’Atholl est rouge : terrain difficile. Seuls deux de vos blocs peuvent la franchir pendant un tour de jeu, et ils doivent s’arrêter aussitôt (4.3). Un bloc anglais s’y trouve : vous attaquez donc.
lesson-first-second = Douglas part de la même région : il se déplace pour le même point de mouvement.
lesson-first-second-to = Il est le deuxième à franchir la frontière rouge. Elle est pleine, et Barclay doit rester.
lesson-first-finish = Vous avez utilisé vos deux points de mouvement.
lesson-first-fire = L’Angleterre a déplacé un bloc ; vous ne voyez pas lequel. Place à la bataille : tous ses blocs sont révélés. Wallace est un A, il agit donc en premier. Il lance quatre dés et touche sur 1, 2 ou 3.
lesson-first-captured = Trois coups, et Atholl est battu ! Les nobles ne meurent pas : il change de camp et il est à vous (5.7). Le vainqueur peut se regrouper, c’est-à-dire passer dans une région voisine. Restez où vous êtes.
lesson-first-sea = Un nouveau tour de jeu. Une carte illustrée est un événement. Le Mouvement maritime emmène un ou deux blocs d’une côte à une autre.
lesson-first-sea-play = Un événement passe avant tous les chiffres. Vous agissez en premier, et il remplace vos mouvements.
lesson-first-ships = Barclay est seul à garder Fife. Des navires peuvent lui amener de l’aide de Strathspey.
lesson-first-ships-to = Les deux régions sont côtières, et Fife est à vous. Aucune frontière ne gêne.
lesson-first-more = Il reste une place à bord.
lesson-first-more-to = Il débarque dans la même région.
lesson-first-herald = L’Angleterre a déplacé un bloc en Strathspey, que vous aviez quitté. Gagnez maintenant un noble sans bataille : jouez le Héraut.
lesson-first-herald-play = Notez l’avertissement. Si les deux camps jouent un événement, l’année s’achève après ce tour de jeu (3.1).
lesson-first-name = L’Angleterre aussi a joué un événement : l’hiver approche. Mais d’abord, votre héraut : désignez un noble anglais. Sur un résultat de 1 à 4, il vous rejoint.
lesson-first-end = Lennox est à vous ! Vous aviez trois nobles, vous en avez cinq. Une année s’achève après cinq tours de jeu, ou après deux événements à la fois. Alors vient l’hiver : c’est la leçon 3.

## Lesson 2: battles

lesson-battle-welcome = Wallace et Douglas ont pris Atholl. Les deux camps ont joué leur carte, et vous avez deux points de mouvement. L’objectif est Mentieth, où se trouvent deux blocs anglais.
lesson-battle-wallace = Le premier bloc qui entre mène l’attaque principale : commencez par le plus fort.
lesson-battle-wallace-to = Il franchit une frontière rouge et attaque.
lesson-battle-douglas = Les blocs venus de la même région par la même frontière font partie de l’attaque principale (5.32).
lesson-battle-douglas-to = Deux blocs par la frontière rouge : c’est la limite.
lesson-battle-barclay = Barclay peut venir de Fife. Il passe par une autre frontière : il sera donc en réserve (5.32).
lesson-battle-barclay-to = Une réserve attend pendant la manche 1 et rejoint la bataille à la manche 2.
lesson-battle-finish = Vous avez utilisé vos deux points de mouvement. C’est à l’Angleterre, qui peut elle aussi envoyer de l’aide.
lesson-battle-field = La bataille commence. L’Angleterre est en haut, vous êtes en bas ; de chaque côté, un bloc attend en réserve. À chaque manche, les A agissent d’abord, puis les B, puis les C. Pour chaque lettre, le défenseur passe avant l’attaquant (5.31).
lesson-battle-fire = Wallace est le seul A. Il lance un dé par cran de force et touche sur 1 à 3 (5.4).
lesson-battle-hit = Vous avez porté deux coups. Chacun retire un cran au bloc ennemi le plus fort. Puis Mentieth, qui défend sa région d’origine, vous a touché deux fois. Vos blocs les plus forts sont à égalité : à vous de choisir qui encaisse le premier coup (5.41).
lesson-battle-douglas-fire = Le second coup est allé à Wallace, alors le plus fort. L’infanterie anglaise a manqué son coup. À votre C d’agir : Douglas.
lesson-battle-reserves = Manche 2 : les deux réserves sont arrivées. Wallace agit de nouveau en premier.
lesson-battle-two = Mentieth a touché Barclay, maintenant votre plus fort. Vous avez deux C. Douglas commence.
lesson-battle-lost = Un bloc anglais a perdu son dernier cran et quitte la carte. À Barclay.
lesson-battle-last = La manche 3 est la dernière. S’il reste un bloc anglais à la fin, vous devrez battre en retraite, car vous attaquez (5.5). Il ne reste que Mentieth !
lesson-battle-captured = Mentieth est capturé. Il change de camp et combat désormais pour vous, avec une force de 1 (5.7). Vous pourriez vous regrouper, mais restez où vous êtes.
lesson-battle-card = Un nouveau tour de jeu. Gardez vos meilleures cartes pour plus tard et jouez le 1.
lesson-battle-play = Si l’Angleterre joue une carte plus forte, elle se déplace en premier et vous répondez.
lesson-battle-pinned = L’Angleterre a joué un 3 et envoyé trois blocs contre Bruce en Annan. Il est fixé : les ennemis de sa région l’y retiennent (4.6). Un bloc de plus ne le sauverait pas : ne bougez pas.
lesson-battle-retreat = Trois contre un ! Si Bruce est battu, il combattra pour l’Angleterre. C’est un B et il défend : il agit donc avant les B anglais. Au lieu de combattre, il peut battre en retraite.
lesson-battle-retreat-to = Il peut aller dans une région voisine sans ennemi, mais pas par une frontière que les attaquants ont empruntée (5.5).
lesson-battle-end = Bruce est sauf. Annan est perdu pour l’instant, mais vous pourrez revenir. Combattez quand vous êtes fort, retirez-vous quand vous ne l’êtes pas.

## Lesson 3: winter and kings

lesson-winter-welcome = Fin 1297. Wallace est tombé, et l’Écosse a besoin d’un roi. Bruce est en Fife, où l’on couronne les rois. Douglas et Barclay sont en Angus, tandis que le noble de ce nom est parti avec les Anglais.
lesson-winter-card = Pour couronner un roi, jouez n’importe quelle carte d’événement. Vous avez le Héraut.
lesson-winter-play = Le couronnement remplace l’événement. On ne peut le faire qu’une fois par partie ; Bruce doit être en Fife, et Wallace éliminé définitivement (6.2).
lesson-winter-crown = L’Angleterre aussi a joué un événement : l’hiver suivra. Vous pouvez maintenant utiliser le Héraut ou couronner Bruce.
lesson-winter-crowned = Le Roi est en Fife, à pleine force. Mais il y a un prix : les amis de Comyn, le rival de Bruce, vous quittent. Galloway est maintenant anglais. Protégez le Roi : s’il est tué en bataille, l’Angleterre gagne aussitôt.
lesson-winter-home = L’hiver. Tous les nobles rentrent chez eux, où qu’ils soient. Angus a trouvé vos blocs dans sa région d’origine : il a changé de camp (7.1). C’est ainsi que l’on gagne des nobles sans bataille.
lesson-winter-bruce = Vos nobles rentrent aussi. Bruce a deux régions d’origine. Carrick est plus loin de l’Angleterre.
lesson-winter-king = Le Roi peut rester, ou aller dans une autre région qui a une cathédrale (7.2). Gardez-le en Fife.
lesson-winter-limit = En hiver, un château ne nourrit qu’un certain nombre de blocs. En Angus, sa valeur est de deux, et il y a trois blocs. Les nobles ne partent jamais : l’un des autres doit être dissous et retourne dans votre dépôt, votre réserve de blocs (7.5).
lesson-winter-disbanded = Ailleurs, aucun château n’est dépassé. L’Angleterre a fait de même : ses chevaliers, ses archers et tous ses blocs en Angleterre sont retournés dans son dépôt.
lesson-winter-draw = Place aux renforts. Chacune de vos régions a autant de points que la valeur de son château, un de plus avec une cathédrale. Fife en a trois. Un point pioche un bloc de votre dépôt, au hasard (7.62).
lesson-winter-step = Keith, avec une force de 1. Un autre point ajoute un cran.
lesson-winter-step-again = Utilisez le dernier point de Fife.
lesson-winter-north = Strathspey a deux points. Piochez-y aussi un bloc.
lesson-winter-north-step = Voici Campbell. Donnez-lui l’autre point.
lesson-winter-finish = Vos autres blocs sont à pleine force : vous n’avez plus besoin de points.
lesson-winter-end = Une nouvelle année, de nouvelles cartes. L’Angleterre a fait sa levée : la moitié de son dépôt, tirée au hasard, est en Angleterre à pleine force, peut-être avec le roi Edward (7.7). Vous savez tout ce qu’il faut pour jouer.
