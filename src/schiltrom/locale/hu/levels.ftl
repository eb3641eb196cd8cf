## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Fegyverhordozó
    [knight] Lovag
    [earl] Gróf
    [king] Király
   *[peasant] Paraszt
 }
level-about = { $level ->
    [squire] Ismeri a játékot, de gyakran elmulasztja a legjobb lépést. Azonnal válaszol.
    [knight] Megbízhatóan játszik, de még elmulaszt jó lépéseket. Azonnal válaszol.
    [earl] Jól játszik, keveset hibázik. Azonnal válaszol.
    [king] Mindig a legjobb lépést keresi, és előbb végigjátssza a terveit. Fordulónként nagyjából öt másodperc.
   *[peasant] Találomra játszik. Jó a szabályok megtanulásához.
 }
