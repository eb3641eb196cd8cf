## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Écuyer
    [knight] Chevalier
   *[peasant] Paysan
 }
level-about = { $level ->
    [squire] Prend le premier ordre qui paraît bon. Répond aussitôt.
    [knight] Prépare des mouvements entiers et pèse les chances des batailles.
   *[peasant] Joue au hasard. Bon pour apprendre les règles.
 }
