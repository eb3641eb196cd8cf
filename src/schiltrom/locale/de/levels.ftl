## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Knappe
    [knight] Ritter
    [earl] Graf
    [king] König
   *[peasant] Bauer
 }
level-about = { $level ->
    [squire] Spielt den ersten Zug, der gut aussieht. Antwortet sofort.
    [knight] Plant ganze Züge und wägt die Chancen von Schlachten ab.
    [earl] Denkt voraus und überlegt, was deine verdeckten Blöcke sein könnten. Etwa eine Sekunde pro Zug.
    [king] Denkt wie der Graf, aber weiter voraus. Etwa fünf Sekunden pro Zug.
   *[peasant] Spielt zufällig. Gut, um die Regeln zu lernen.
 }
