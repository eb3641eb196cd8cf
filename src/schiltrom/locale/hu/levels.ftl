## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Fegyverhordozó
    [knight] Lovag
   *[peasant] Paraszt
 }
level-about = { $level ->
    [squire] Az első jónak látszó parancsot választja. Azonnal válaszol.
    [knight] Egész mozgásokat tervez meg, és mérlegeli a csaták esélyeit.
   *[peasant] Találomra játszik. Jó a szabályok megtanulásához.
 }
