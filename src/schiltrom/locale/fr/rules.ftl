### The rules for players, in our own words, by the rulebook's numbers.
### rules-N is the text of rule N (4.3 is rules-4-3), rules-N-title its heading. The variables are the switches of
### the rule set in play, so that a reader sees the rules of his own game.

rules-1-title = Le plateau de jeu
rules-1 = L’Écosse est divisée en 22 régions, et l’Angleterre en est une de plus. Les frontières ont des couleurs, les régions des châteaux, et quelques-unes une cathédrale.
rules-1-1-title = Régions adjacentes
rules-1-1 = Deux régions ne sont adjacentes que si une frontière de couleur les sépare. Celles qui ne se touchent qu’en un point, ou par-delà l’eau, ne le sont pas.
rules-1-2-title = Valeur des châteaux
rules-1-2 = Le nombre inscrit dans le château est sa valeur : c’est le nombre de blocs qui peuvent passer l’hiver dans la région, et le nombre de crans de remplacement (CR) qu’elle fournit au camp qui la tient. Une région sans château a une valeur de 0.
rules-1-3-title = Cathédrales
rules-1-3 = Fife, Lennox et Strathspey ont une cathédrale. Pour les Écossais, et pour eux seuls, la valeur du château y est augmentée de un.
rules-1-4-title = Les nobles chez eux
rules-1-4 = Un noble qui défend dans sa région d’origine porte un coup sur 1 à 3 au lieu de 1 à 2. Peu importe qu’il y ait été auparavant, qu’il soit venu en renfort ou qu’il vienne de changer de camp dans cette bataille ; ce qui compte, c’est qu’il défende au moment où il combat. Un noble qui attaque sa propre région n’a pas de bonus. Bruce a deux régions d’origine, Annan et Carrick, et Comyn aussi : Badenoch et Lochaber.

rules-2-title = Les blocs
rules-2 = Un bloc se tient debout, de sorte que seul son propriétaire voit ce qu’il est. Les batailles le révèlent.
rules-2-1-title = Lire un bloc
rules-2-1 = La force est le nombre de points sur l’arête supérieure ; c’est aussi le nombre de dés que lance le bloc. La lettre de la classe de combat (A, B ou C) dit quand il agit dans une manche, le nombre est le plus haut résultat qui porte un coup. Le nombre du bas dit de combien de régions il peut se déplacer.
rules-2-2-title = Nobles et dépôts
rules-2-2 = Chaque noble, sauf Moray, a deux blocs, un anglais et un écossais, dont un seul est en jeu ; quand il change de camp, l’autre prend sa place. Moray est toujours écossais. Un bloc qui n’est pas sur le plateau se trouve dans le dépôt d’unités de son camp, ou est hors jeu. Etterick, les archers écossais, se déplace de { $scots_archer_move } régions ; les archers anglais, de { $english_archer_move }.

rules-3-title = Les cartes
rules-3 = Une année compte jusqu’à cinq tours de jeu, et chacun commence par une carte de chaque camp.
rules-3-0-title = La distribution
rules-3-0 = Au début de l’année, les 25 cartes sont mélangées et chaque camp en reçoit cinq : il y a trois 3, dix 2, sept 1, et un exemplaire de Héraut, Pillage, Mouvement maritime, Trêve et Ravitaillements. Les mains sont secrètes. Ce qui a été joué dans l’année est visible.
rules-3-1-title = Qui joue en premier
rules-3-1 = Les deux camps choisissent une carte en secret et les révèlent ensemble. Un événement l’emporte sur toute carte Mouvement, sinon c’est le plus grand nombre : son joueur est Joueur 1 pour ce tour de jeu. L’Angleterre gagne les égalités. Si une seule carte est un événement, son joueur l’exécute au lieu de se déplacer, puis le Joueur 2 se déplace. Si les deux sont des événements, l’Angleterre est Joueur 1, les deux événements ont lieu, personne ne se déplace, et l’année s’achève à la fin de ce tour de jeu. Vous pouvez ne pas utiliser votre carte ; rien n’est gardé pour plus tard.

rules-4-title = Le mouvement
rules-4 = Le Joueur 1 fait tous ses mouvements, puis le Joueur 2.
rules-4-0-title = Comment les blocs se déplacent
rules-4-0 = Un bloc se déplace au plus une fois par tour de jeu ; les retraites et les regroupements ne sont pas des mouvements. Il peut traverser les régions vacantes ou qui ne contiennent que des amis, et doit s’arrêter où il rencontre un ennemi.
rules-4-2-title = Points de mouvement et groupes
rules-4-2 = La carte donne autant de points de mouvement que son nombre. Un point active un groupe, c’est-à-dire tous vos blocs d’une région : chacun peut aller de son côté, aussi loin que le permet sa capacité de mouvement, et certains peuvent rester. D’autres blocs d’une région déjà activée ne coûtent rien de plus. Aucun bloc n’entre deux fois dans la même région.
rules-4-3-title = Limites aux frontières
rules-4-3 = En une phase de mouvement, un camp peut faire franchir une frontière { $edition ->
    [2] noire
   *[other] verte
 } à six blocs au plus, et une frontière rouge à deux au plus, les deux sens comptés ensemble. Chaque camp a son propre compte. Un bloc qui franchit une frontière rouge doit s’arrêter.
rules-4-4-title = La frontière anglo-écossaise
rules-4-4 = Un mouvement qui commence ou finit en Angleterre coûte un point de mouvement pour chaque bloc. Un bloc qui entre en Angleterre s’y arrête. Celui qui en sort peut continuer, sauf si la frontière était rouge. { $border_crossers ->
    [one_group] Tous les blocs qui ont franchi cette frontière pendant cette phase et attaquent la même région forment une seule attaque principale, quel que soit leur chemin.
   *[by_route] L’attaque principale se détermine comme partout ailleurs, selon 5.32.
 }
rules-4-5-title = Contrôle de région
rules-4-5 = Une région est alliée si seuls vos blocs s’y trouvent, ennemie si ce sont seulement les leurs, contestée s’il y a des deux, et neutre s’il n’y a personne. Cela change aussitôt avec chaque bloc qui arrive ou part.
rules-4-6-title = Blocs neutralisés
rules-4-6 = Quand le Joueur 2 se déplace, chaque bloc du Joueur 1 dans une région contestée, réserves comprises, y neutralise un des blocs présents. Vous choisissez lesquels des vôtres restent ; seuls ceux qui dépassent ce nombre peuvent partir, { $border_control ->
    [any_battle] et pas par une frontière que le Joueur 1 a été le dernier à utiliser pour entrer dans une bataille
   *[other] et jamais par une frontière que le Joueur 1 a utilisée pour entrer dans cette bataille
 }. Les renforts ne libèrent personne. Les blocs du Joueur 1 ne sont jamais neutralisés.
rules-4-7-title = Les Nordiques
rules-4-7 = Les Nordiques se déplacent à part pour un point de mouvement, par mer, d’une région côtière à toute autre région côtière d’Écosse, et peuvent attaquer. Ils n’entrent jamais en Angleterre, n’utilisent jamais la carte Mouvement maritime et n’occupent aucune frontière. { $norse_role ->
    [with_main] À l’attaque, ils font toujours partie de l’attaque principale.
   *[separate] À l’attaque, ils forment seuls l’attaque principale s’ils entrent en premier ; sinon, ils sont en réserve.
 } { $norse_declared ->
    [1] On annonce ouvertement d’où ils viennent et où ils vont.
   *[0] On n’annonce pas d’où ils viennent.
 }

rules-5-title = Les batailles
rules-5 = Quand les deux camps se sont déplacés, chaque région contestée donne lieu à une bataille.
rules-5-1-title = Livrer bataille
rules-5-1 = Les batailles se livrent l’une après l’autre ; le Joueur 1 choisit chaque fois la suivante. L’attaquant est le camp qui est entré dans une région de l’autre. Les blocs du Joueur 2 qui entrent dans une bataille engagée par le Joueur 1 renforcent la défense. Les blocs qui prennent part sont révélés, et redressés ensuite.
rules-5-2-title = Blocs celtiques
rules-5-2 = Les Archers gallois, l’Infanterie galloise et l’Infanterie d’Ulster peuvent refuser de combattre d’autres Celtes : lancez un dé pour chacun ; sur 5 ou 6, il va au dépôt. { $celtic_test ->
    [before_battle] Tous lancent le dé avant la première manche, réserves comprises.
   *[on_reveal] Chacun lance le dé la première fois qu’il prend part ; les réserves le font au début de la manche 2.
 } { $celtic_permanent ->
    [1] S’ils sont éliminés en bataille, ils sont définitivement retirés du jeu.
   *[0] { "" }
 }
rules-5-3-title = Trois manches
rules-5-3 = Une bataille compte au plus trois manches, et s’arrête aussitôt qu’un seul camp a encore des blocs dans la région, réserves comprises.
rules-5-31-title = Tours de combat
rules-5-31 = À chaque manche, tout bloc qui prend part a un tour de combat, dans cet ordre : A du défenseur, A de l’attaquant, B du défenseur, B de l’attaquant, C du défenseur, C de l’attaquant. Entre blocs de même rang, le propriétaire choisit l’ordre. À son tour, un bloc combat, bat en retraite ou passe. { $round_end ->
    [unopposed] La manche s’arrête aussitôt qu’aucun ennemi ne prend plus part.
   *[full] Si aucun ennemi ne prend part mais que des réserves ennemies doivent encore arriver, les blocs restants peuvent battre en retraite ou passer.
 }
rules-5-32-title = Réserves et contrôle du champ de bataille
rules-5-32 = L’attaque principale réunit les attaquants partis d’une même région { $main_attack ->
    [whole_way] qui ont fait ensemble tout le chemin et sont entrés par une même frontière
   *[last_border] et entrés ensemble par une même frontière
 } ; le premier bloc qui entre la détermine. Tous les autres attaquants sont en réserve. Les réserves ne font rien et n’encaissent aucun coup à la manche 1, et arrivent au début de la manche 2, même si tous leurs amis ont disparu. { $control_change ->
    [attacker_wins] Si le défenseur a alors perdu tous ses blocs de la manche 1, éliminés ou retirés,
    [attacker_holds] Si l’attaquant a gagné la manche 1, c’est-à-dire que tous les défenseurs de la manche 1 sont éliminés ou partis et qu’il a lui-même encore des blocs sur place,
   *[all_eliminated] Si tous les défenseurs de la manche 1 sont alors éliminés, sans qu’aucun ait pu battre en retraite,
 } mais que des réserves arrivent au défenseur, le champ de bataille passe à l’attaquant : il défend aux manches 2 et 3, et les réserves attaquent. Un noble capturé par le défenseur compte parmi ses réserves. Rien ne change au début de la manche 3.
rules-5-33-title = Renforts de combat
rules-5-33 = Les blocs du Joueur 2 qui entrent dans une bataille engagée par le Joueur 1 renforcent la défense et sont en réserve (5.32). Quand le Joueur 2 engage lui-même une bataille, son attaque suit 5.32.
rules-5-4-title = Combattre
rules-5-4 = Lancez un dé par cran de force. Chaque dé inférieur ou égal au nombre de la classe de combat est un coup.
rules-5-41-title = Encaisser les coups
rules-5-41 = Les coups sont encaissés aussitôt, un par un, chacun par le bloc le plus fort à ce moment parmi ceux qui prennent part ; à égalité, le propriétaire choisit. { $schiltroms ->
    [1] { $schiltrom_archers ->
        [in_battle] Schiltroms : la classe de combat de l’infanterie écossaise augmente de un dans les batailles où le camp anglais n’a pas d’archers ; les archers en réserve comptent.
       *[taking_part] Schiltroms : la classe de combat de l’infanterie écossaise augmente de un tant qu’aucun archer anglais ne prend part ; les archers en réserve ne comptent pas.
     }
   *[0] { "" }
 }
rules-5-5-title = Retraites
rules-5-5 = Un bloc bat en retraite vers une région adjacente alliée ou neutre, jamais contestée ou ennemie. Il ne peut pas franchir une frontière { $border_control ->
    [this_battle] que l’ennemi a utilisée pour entrer dans cette bataille, renforts compris ; si les deux l’ont fait, seul le Joueur 2 le peut
    [battle_start] que l’ennemi a utilisée pour engager cette bataille ; celles qui n’ont servi qu’à des renforts restent ouvertes, et si les deux camps ont utilisé une frontière, seul le Joueur 2 peut la franchir
   *[any_battle] que l’ennemi a été le dernier à utiliser pour entrer dans une bataille de ce tour de jeu
 }. { $retreat_limit ->
    [per_round] Les limites de six et deux blocs aux frontières s’appliquent, de nouveau à chaque manche et pour la retraite après la manche 3.
    [cumulative] Les limites de six et deux blocs aux frontières s’appliquent, de nouveau à chaque manche et pour la retraite après la manche 3, mais vos propres blocs entrés par une frontière comptent chaque fois.
   *[whole_battle] Les limites de six et deux blocs aux frontières valent pour toute la bataille : vos propres blocs entrés par une frontière comptent, comme chaque bloc qui repart par elle, à quelque manche que ce soit.
 } Les blocs anglais ne quittent jamais l’Angleterre en retraite, les écossais n’y entrent jamais. Les Nordiques gagnent par mer toute région côtière alliée d’Écosse. Après la manche 3, les attaquants encore là doivent battre en retraite{ $retreat_order ->
    [by_letter] , les A avant les B avant les C
   *[free] , dans n’importe quel ordre
 }. { $cannot_retreat ->
    [to_pool] Ceux qui doivent battre en retraite et ne le peuvent pas retournent au dépôt, même s’ils portent une croix noire ; les nobles, sauf Moray, sont capturés.
   *[battle_loss] Ceux qui doivent battre en retraite et ne le peuvent pas sont perdus comme s’ils étaient éliminés en bataille ; les nobles sont capturés.
 } L’ennemi voit combien de blocs d’une lettre sont partis et où, pas lesquels.
rules-5-6-title = Regroupement
rules-5-6 = Le vainqueur peut envoyer chacun de ses blocs de la région, réserves comprises, vers une région adjacente alliée ou neutre ; aucun n’y est obligé. { $regroup_limit ->
    [as_retreats] Les limites aux frontières sont celles des retraites (5.5), et ce qui y compte déjà compte ici aussi ;
   *[fresh] Les limites aux frontières repartent de zéro ;
 } le contrôle des frontières par l’ennemi ne compte pas. Seuls des blocs anglais peuvent franchir la frontière vers l’Angleterre, et seuls des blocs écossais la franchir vers l’Écosse. Les Nordiques ne vont que par mer, vers une région côtière alliée d’Écosse.
rules-5-7-title = Capture de nobles
rules-5-7 = Un noble éliminé en bataille, qui ne peut pas battre en retraite ou qui succombe à un Pillage, change de camp, à force 1. Dans une bataille, il est en réserve auprès de ceux qui l’ont capturé et prend part dès la manche suivante. S’il est pris pendant ou après la manche 3, il suit les autres : il doit battre en retraite avec l’attaquant, ou peut se regrouper avec le défenseur. Moray, éliminé, est définitivement retiré du jeu.
rules-5-8-title = Pertes
rules-5-8 = Les autres blocs perdus vont au dépôt de leur camp. Les blocs à croix noire (Wallace, Moray, les Nordiques, les Chevaliers français et les Hobelars) sont définitivement retirés du jeu { $cannot_retreat ->
    [to_pool] s’ils sont éliminés en bataille ; s’ils ne peuvent simplement pas battre en retraite, ils retournent au dépôt (5.5).
   *[battle_loss] s’ils sont éliminés en bataille ou ne peuvent pas battre en retraite quand ils le doivent.
 } Les blocs retirés par un Pillage, une invasion frontalière ou l’hivernage vont au dépôt, quels qu’ils soient. Pour Edward et le Roi, voir 6.1 et 6.2.
rules-5-9-title = Invasion frontalière
rules-5-9 = Si, à la fin d’un tour de jeu, seuls des blocs écossais se trouvent en Angleterre, l’Angleterre retire du plateau l’un de ses blocs qui ne sont pas des nobles et le remet au dépôt ; ce bloc peut être Edward. { $raid_loss ->
    [shown] L’Angleterre montre de quel bloc il s’agit.
   *[hidden] On ne montre pas de quel bloc il s’agit.
 } { $truce_raid_loss ->
    [suspended] Pendant un tour de jeu avec une trêve anglaise, rien n’est perdu.
    [suspended_by_either] Pendant un tour de jeu avec une trêve, quel que soit le camp qui l’a jouée, rien n’est perdu.
   *[applies] Une trêve n’y change rien.
 }

rules-6-title = Les rois
rules-6 = Deux rois peuvent tomber, et la partie avec eux.
rules-6-1-title = Edward
rules-6-1 = Le bloc Edward est Edward I jusqu’à ce qu’il soit éliminé en bataille ou que 1306 s’achève, et Edward II ensuite. { $cannot_retreat ->
    [to_pool] Edward I, éliminé en bataille, va au dépôt et revient comme Edward II. Si Edward II est éliminé en bataille, l’Écosse gagne aussitôt. Un Edward qui ne peut simplement pas battre en retraite retourne au dépôt sans changer (5.5), et personne ne gagne par là.
   *[battle_loss] Edward I, éliminé ou sans retraite possible, va au dépôt et revient comme Edward II. Si Edward II est éliminé en bataille ou ne peut pas battre en retraite, l’Écosse gagne aussitôt.
 }
rules-6-2-title = Le roi d’Écosse
rules-6-2 = Une fois par partie, en jouant une carte Événement, les Écossais peuvent couronner un roi au lieu d’exécuter l’événement : Bruce ou Comyn, si Wallace est définitivement retiré du jeu et que ce noble est écossais et en Fife ; ou Balliol, à partir de 1301, si les Chevaliers français sont sur le plateau. { $coronation_choice ->
    [on_play] Ils le déclarent quand les cartes sont révélées, avant l’événement de l’Angleterre.
   *[after_english_event] Si l’Angleterre a aussi joué un événement, ils en voient d’abord l’effet.
 } Le Roi apparaît à pleine force en Fife ; Balliol, avec les Chevaliers français. Aussitôt, les nobles écossais de l’autre faction changent de camp : ceux de Comyn si Bruce est couronné, ceux de Bruce sinon ; Moray jamais. Les batailles qui en résultent sont livrées aussitôt, dans l’ordre que choisit le Joueur 1, les nobles passés à l’ennemi attaquant. { $cannot_retreat ->
    [to_pool] Si le Roi est éliminé en bataille, l’Angleterre gagne aussitôt ; s’il ne peut simplement pas battre en retraite, il retourne au dépôt (5.5), et personne ne gagne par là.
   *[battle_loss] Si le Roi est éliminé en bataille ou ne peut pas battre en retraite, l’Angleterre gagne aussitôt.
 }

rules-events-title = Les événements
rules-events = Le joueur d’un événement l’exécute au lieu de se déplacer. Il peut aussi passer. Les crans au-delà de la pleine force d’un bloc sont perdus.
rules-herald-title = Héraut
rules-herald = Désignez un noble ennemi sur le plateau, sauf Moray, et lancez un dé : sur 1 à 4, il change de camp et garde sa force. S’il en résulte une bataille, elle est livrée aussitôt, et il attaque.
rules-pillage-title = Pillage
rules-pillage = Choisissez un groupe ennemi adjacent à l’un des vôtres. Il encaisse deux coups comme en bataille, et chaque cran réellement perdu peut être ajouté à des blocs d’un seul groupe allié adjacent. { $pillage_noble ->
    [captured] Un noble qui succombe est capturé ; s’il en résulte une bataille, elle est livrée après les pertes et les gains, et il attaque dès la première manche.
   *[not_stated] Les blocs éliminés vont au dépôt (5.8). La règle ne dit pas ce que deviennent les nobles : comme en bataille, ils sont capturés ; s’il en résulte une bataille, elle est livrée après les pertes et les gains, et le noble attaque dès la première manche.
 }
rules-sea-move-title = Mouvement maritime
rules-sea-move = Transportez un ou deux blocs d’une région côtière à une seule autre région côtière alliée. L’Angleterre compte comme côtière. Les Nordiques ont leurs propres navires. Aucune frontière n’est utilisée.
rules-truce-title = Trêve
rules-truce = Pendant ce tour de jeu, votre adversaire peut se déplacer mais pas attaquer, pas même avec les Nordiques. { $truce_new_raids ->
    [forbidden] Les Écossais ne peuvent pas du tout entrer en Angleterre.
   *[if_empty] Les Écossais peuvent entrer en Angleterre si aucun bloc anglais ne s’y trouve.
 } { $truce_raid_loss ->
    [suspended] Sous une trêve anglaise, les Écossais déjà en Angleterre ne coûtent aucun bloc à l’Angleterre pendant ce tour de jeu.
    [suspended_by_either] Les Écossais déjà en Angleterre ne coûtent aucun bloc à l’Angleterre pendant ce tour de jeu, quel que soit le camp qui joue la carte.
   *[applies] Les Écossais déjà en Angleterre lui coûtent quand même un bloc (5.9).
 } Une trêve n’empêche aucun événement, ni une bataille qui en résulte.
rules-victuals-title = Ravitaillements
rules-victuals = Ajoutez trois crans à vos blocs d’une même région{ $victuals_split ->
    [three_blocks] , un à chacun de trois blocs.
   *[free] , comme vous voulez.
 }

rules-7-title = L’hiver
rules-7 = Après cinq tours de jeu, ou après un tour avec deux événements, vient l’hiver. Il se joue exactement dans cet ordre.
rules-7-1-title = Retour des nobles
rules-7-1 = Les nobles anglais rentrent d’abord chez eux, puis les écossais, où qu’ils soient. Si un bloc ennemi se trouve à ce moment dans sa région d’origine, même un noble ennemi qui n’est pas encore rentré, le noble change de camp et garde sa force. Celui qui a changé de camp en rentrant est chez lui et y reste.
rules-7-12-title = Les nobles qui ont le choix
rules-7-12 = Bruce et Comyn vont dans l’une de leurs deux régions d’origine. Si l’ennemi en tient une, ils vont dans l’autre ; s’il tient les deux, le noble change de camp et son nouveau propriétaire choisit. Moray rentre chez lui, si aucun ennemi ne s’y trouve, ou reste ; { $leaders_disband ->
    [in_their_step] ou bien il est dissous dès maintenant.
   *[with_the_scots] il peut aussi être dissous en 7.5.
 }
rules-7-2-title = Les quartiers du Roi
rules-7-2 = Le Roi va dans une région alliée ou neutre avec une cathédrale, ou reste{ $leaders_disband ->
    [in_their_step] , ou bien il est dissous dès maintenant.
   *[with_the_scots] . Il peut aussi être dissous en 7.5.
 }
rules-7-3-title = Dissolution des blocs anglais
rules-7-3 = Tous les blocs anglais en Angleterre sont dissous.
rules-7-31-title = Chevaliers, archers, Hobelars
rules-7-31 = En Écosse, ils sont dissous aussi, sauf si Edward hiverne avec eux.
rules-7-32-title = Infanterie anglaise
rules-7-32 = L’infanterie peut rester dans la limite de la valeur du château, où compte chaque bloc de la région. Ce qui est de trop est dissous, au choix du propriétaire ; toute infanterie peut aussi être dissoute volontairement. Dans la région où Edward hiverne, les blocs anglais peuvent rester quelle que soit la limite.
rules-7-4-title = Hivernage d’Edward
rules-7-4 = L’Angleterre décide pour lui avant la dissolution de ses armées. Edward II est toujours dissous. Edward I peut hiverner en Écosse, mais pas en 1306 ni deux hivers de suite. À la fin de 1306, il meurt, et Edward II lui succède.
rules-7-5-title = Dissolution des blocs écossais
rules-7-5 = Wallace peut aller en Selkirk d’où qu’il soit, sauf si un ennemi s’y trouve, et gagne deux crans ; la valeur du château ne le concerne pas. Puis ce qui dépasse la valeur d’un château est dissous ; le propriétaire choisit parmi les blocs qui ne sont pas des nobles, ainsi que le Roi et Moray. { $scots_disband ->
    [excess_only] { $leaders_disband ->
        [in_their_step] Personne d’autre ne peut être dissous à cette étape.
       *[with_the_scots] En outre, seuls Moray et le Roi peuvent être dissous.
     }
   *[free] Ensuite, tout bloc qui n’est pas un noble peut aussi être dissous, et Moray.
 } En Angleterre, tous sont dissous. Les nobles ne le sont jamais, sauf Moray.
rules-7-6-title = Renforcements hivernaux
rules-7-6 = Chaque région alliée fournit autant de crans de remplacement (CR) que sa valeur, un de plus pour les Écossais avec une cathédrale. Ils sont dépensés dans cette région ou perdus. { $winter_builds ->
    [hidden] Les deux camps se renforcent simultanément : aucun ne voit les renforcements de l’autre avant que les deux aient fini.
    [simultaneous] D’après la règle, les deux camps se renforcent simultanément ; ici, les Écossais commencent, et l’Angleterre voit combien de blocs sont arrivés où.
   *[scots_first] Les Écossais se renforcent en premier, puis les Anglais.
 }
rules-7-61-title = Les Chevaliers français
rules-7-61 = Une fois par partie, { $french_arrival ->
    [may_decline] les Écossais peuvent ajouter les Chevaliers français à leur dépôt
   *[automatic] les Chevaliers français rejoignent le dépôt écossais
 } : { $french_check ->
    [any_time] dès que les Écossais contrôlent huit nobles.
   *[winter_before_builds] si les Écossais contrôlent au moins huit nobles sur le plateau au début des renforcements.
 }
rules-7-62-title = Renforcement écossais
rules-7-62 = Un CR permet de piocher au hasard un bloc du dépôt et de le déployer dans la région à force 1, tant que la région compte moins de blocs que la valeur de son château, ou d’ajouter un cran à un bloc sur place, même tout juste pioché. Si les Nordiques ou les Français sont piochés pour une région sans côte, { $inland_draw ->
    [adjacent_coast] ils vont dans une région côtière alliée adjacente, où la valeur du château ne compte pas ; s’il n’y en a pas, on pioche un autre bloc. { $inland_draw_limit ->
        [drawing_area] Ils comptent pour le château de la région qui les a piochés.
       *[ignored] Ils ne comptent pour aucun château.
     } { $inland_draw_steps ->
        [new_area] Seuls les CR de la région où ils débarquent peuvent leur ajouter des crans.
       *[both_areas] Les CR de l’une ou l’autre région peuvent leur ajouter des crans.
     }
   *[redraw] on les remet et on pioche un autre bloc.
 }
rules-7-63-title = Renforcement anglais
rules-7-63 = Les CR anglais n’ajoutent des crans qu’à l’infanterie et aux nobles.
rules-7-7-title = Levée féodale
rules-7-7 = Sauf si Edward hiverne en Écosse, la moitié du dépôt anglais, arrondie au supérieur, est piochée au hasard et déployée en Angleterre à pleine force.
rules-7-8-title = Une nouvelle année
rules-7-8 = Toutes les cartes sont mélangées et distribuées de nouveau, et l’année suivante commence.

rules-8-title = Les scénarios
rules-8 = Deux scénarios couvrent les deux moitiés de la guerre, et la campagne son ensemble.
rules-8-1-title = Braveheart
rules-8-1 = De 1297 à 1305. La plupart des nobles sont anglais ; Wallace et Moray se sont soulevés. { $edward_first_levy ->
    [excluded] Edward ne peut pas être pioché lors de la première levée.
   *[drawable] { "" }
 }
rules-8-2-title = The Bruce
rules-8-2 = De 1306 à 1314. Bruce a été couronné, Wallace et Moray sont morts{ $bruce_french_start ->
    [in_pool] , et les Chevaliers français sont dans le dépôt écossais.
   *[off_map] . Les Chevaliers français ne sont pas encore en jeu.
 }
rules-8-3-title = Campagne
rules-8-3 = Commence comme Braveheart et continue jusqu’à ce qu’un camp gagne par mort subite.

rules-9-title = La victoire
rules-9 = Qui contrôle les nobles contrôle l’Écosse.
rules-9-0-title = Le décompte
rules-9-0 = Après l’hiver de la dernière année, le camp qui a le plus de nobles sur le plateau gagne. Si les deux en ont sept, l’Écosse gagne si Wallace est sur le plateau, sinon c’est l’Angleterre.
rules-9-1-title = Mort subite
rules-9-1 = { $all_nobles_win ->
    [at_once] Dès qu’un camp contrôle tous les nobles en jeu, il gagne.
   *[end_of_turn] { $all_nobles_check ->
        [game_turns] Si un camp contrôle tous les nobles en jeu à la fin d’un tour de jeu, il gagne ; la fin de l’hiver ne compte pas.
       *[winter_too] Si un camp contrôle tous les nobles en jeu à la fin d’un tour de jeu ou de l’hiver, il gagne.
     }
 } Pour l’Angleterre, il faut en outre que Moray ne soit plus sur le plateau. La mort d’Edward II ou du Roi met fin à la partie aussitôt, au milieu d’une bataille.
rules-9-2-title = Enchères
rules-9-2 = En tournoi, les joueurs enchérissent pour le camp qu’ils veulent. E1 à E3 : pendant ce nombre de premières années, Edward reste visible au dépôt et ne peut pas être pioché, même s’il compte pour la taille de la levée. S1 à S3 : la première levée de Braveheart compte autant de blocs de plus. Des enchères opposées s’annulent. { $bid ->
    [none] { "" }
   *[other] Dans cette partie, l’enchère nette est { $bid }.
 }

rules-view-title = Ce que vous pouvez voir
rules-view = Vous voyez tout ce qui est à vous. De l’ennemi, vous voyez combien de blocs se trouvent dans chaque région, ce qui prend part à la bataille en cours, le nombre de nobles de chaque camp, les cartes jouées cette année, la taille des mains et des dépôts, et tout ce qui est annoncé : dés, coups, pertes, captures, hérauts, couronnements. Vous ne voyez pas ce qui se tient debout, ce qui est dans une main, ce qui a été pioché ou levé, ni qui est allé où.
