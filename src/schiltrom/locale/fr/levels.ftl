## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Écuyer
    [knight] Chevalier
    [earl] Comte
    [king] Roi
   *[peasant] Paysan
 }
level-about = { $level ->
    [squire] Connaît le jeu, mais manque souvent le meilleur coup. Répond aussitôt.
    [knight] Joue solidement, mais manque encore de bons coups. Répond aussitôt.
    [earl] Joue bien, avec peu d'erreurs. Répond aussitôt.
    [king] Cherche toujours le meilleur coup et répète ses plans avant de jouer. Environ cinq secondes par tour.
   *[peasant] Joue au hasard. Idéal pour apprendre les règles.
 }
