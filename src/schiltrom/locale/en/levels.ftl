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
    [squire] Takes the first order that looks good. Answers at once.
    [knight] Plans whole moves and weighs the odds of battles.
    [earl] Searches ahead in what may lie hidden. About a second for each turn.
    [king] Searches like the Earl, but deeper. About five seconds for each turn.
   *[peasant] Plays at random. Good for learning the rules.
 }
