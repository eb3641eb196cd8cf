### What a player can work out: the winter as it would be now.

## The winter as it would be if the year ended now

insight-why-england = Tous les blocs anglais en { $area } sont dissous.
insight-why-horse = Chevaliers, archers et Hobelars n’hivernent pas en { $area }, sauf avec Edward I.
insight-why-limit = La région { $area } dépasse la valeur de son château.

insight-battles = Batailles encore à livrer : { $areas }. Cela peut donc changer.
insight-edward-may-winter = Edward I peut hiverner en { $area } avec les blocs anglais qui s’y trouvent, mais il n’y a alors pas de levée féodale. Dans cette prévision, il rentre.
insight-wallace = Wallace peut hiverner en { $area } et gagner deux crans.
insight-quarters = Le bloc { $block } peut hiverner dans l’une de ces régions : { $areas }.
insight-french = Les Chevaliers français rejoignent le dépôt écossais.
insight-levy = { $count ->
    [one] La levée féodale amène un bloc en Angleterre.
   *[other] La levée féodale amène { $count } blocs en Angleterre.
 }
insight-edward-dies = Edward I meurt à la fin de l’année. Edward II devient roi d’Angleterre.
insight-nobles = Nobles après l’hiver : Angleterre { $england }, Écosse { $scotland }.
insight-victory = L’{ $who } gagnerait la partie.
