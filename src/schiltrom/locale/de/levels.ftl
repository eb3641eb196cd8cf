## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Knappe
    [knight] Ritter
   *[peasant] Bauer
 }
level-about = { $level ->
    [squire] Nimmt den ersten Zug, der gut aussieht. Antwortet sofort.
    [knight] Plant ganze Züge und wägt die Aussichten der Schlachten ab.
   *[peasant] Spielt zufällig. Gut, um die Regeln zu lernen.
 }
