## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Fegyverhordozó
    [knight] Lovag
    [earl] Gróf
    [king] Király
   *[peasant] Paraszt
 }
level-about = { $level ->
    [squire] Az első jónak látszó lépést játssza. Azonnal válaszol.
    [knight] Egész fordulókat tervez, és mérlegeli a csaták esélyeit.
    [earl] Előre gondolkodik, és kitalálja, mik lehetnek a rejtett köveid. Fordulónként nagyjából egy másodperc.
    [king] Úgy gondolkodik, mint a Gróf, de messzebbre lát. Fordulónként nagyjából öt másodperc.
   *[peasant] Találomra játszik. Jó a szabályok megtanulásához.
 }
