## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Écuyer
    [knight] Chevalier
    [earl] Comte
    [king] Roi
   *[peasant] Paysan
 }
level-about = { $level ->
    [squire] Joue le premier coup qui paraît bon. Répond aussitôt.
    [knight] Prépare des tours entiers et pèse les chances des batailles.
    [earl] Anticipe, en devinant ce que peuvent être vos blocs cachés. Environ une seconde par tour.
    [king] Réfléchit comme le Comte, mais voit plus loin. Environ cinq secondes par tour.
   *[peasant] Joue au hasard. Idéal pour apprendre les règles.
 }
