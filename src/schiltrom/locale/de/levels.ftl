## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Knappe
    [knight] Ritter
    [earl] Graf
    [king] König
   *[peasant] Bauer
 }
level-about = { $level ->
    [squire] Nimmt den ersten Zug, der gut aussieht. Antwortet sofort.
    [knight] Plant ganze Züge und wägt die Aussichten der Schlachten ab.
    [earl] Sucht voraus in dem, was verborgen sein kann. Etwa eine Sekunde je Spielzug.
    [king] Sucht wie der Graf, aber tiefer. Etwa fünf Sekunden je Spielzug.
   *[peasant] Spielt zufällig. Gut, um die Regeln zu lernen.
 }
