## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Fegyverhordozó
    [knight] Lovag
    [earl] Gróf
    [king] Király
   *[peasant] Paraszt
 }
level-about = { $level ->
    [squire] Az első jónak látszó parancsot választja. Azonnal válaszol.
    [knight] Egész mozgásokat tervez meg, és mérlegeli a csaták esélyeit.
    [earl] Előre kutat abban, ami rejtve lehet. Körönként nagyjából egy másodperc.
    [king] Úgy kutat, mint a Gróf, de mélyebben. Körönként nagyjából öt másodperc.
   *[peasant] Találomra játszik. Jó a szabályok megtanulásához.
 }
