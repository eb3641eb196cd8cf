## The levels of the computer players. $level is the name of a level; both messages stand in lists.

# $level: the name of a level
level-name = { $level ->
    [squire] Squire
    [knight] Knight
    [earl] Earl
    [king] King
   *[peasant] Peasant
 }
# $level: the name of a level
level-about = { $level ->
    [squire] Plays the first move that looks good. Instant.
    [knight] Plans whole turns and weighs up the odds of battles.
    [earl] Thinks ahead, guessing what your hidden blocks might be. About a second per turn.
    [king] Thinks like the Earl, but further ahead. About five seconds per turn.
   *[peasant] Plays at random. Good for learning the rules.
 }
