## The levels of the computer players. $level is the name of a level; both messages stand in lists.

level-name = { $level ->
    [squire] Knappe
    [knight] Ritter
    [earl] Graf
    [king] König
   *[peasant] Bauer
 }
level-about = { $level ->
    [squire] Kennt das Spiel, übersieht aber oft den besten Zug. Antwortet sofort.
    [knight] Spielt solide, übersieht aber noch gute Züge. Antwortet sofort.
    [earl] Spielt gut und macht wenig Fehler. Antwortet sofort.
    [king] Sucht immer den besten Zug und spielt seine Pläne vorher durch. Etwa fünf Sekunden pro Zug.
   *[peasant] Spielt zufällig. Gut, um die Regeln zu lernen.
 }
