## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Écuyer
    [knight] Chevalier
    [earl] Comte
    [king] Roi
   *[peasant] Paysan
 }
level-about = { $level ->
    [squire] Prend le premier ordre qui paraît bon. Répond aussitôt.
    [knight] Prépare des mouvements entiers et pèse les chances des batailles.
    [earl] Cherche en avant dans ce qui peut être caché. Environ une seconde par tour.
    [king] Cherche comme le Comte, mais plus loin. Environ cinq secondes par tour.
   *[peasant] Joue au hasard. Bon pour apprendre les règles.
 }
