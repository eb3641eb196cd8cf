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
    [squire] Knows the game, but often misses the best move. Instant.
    [knight] Plays soundly, but still misses good moves. Instant.
    [earl] Plays well, with few slips. Instant.
    [king] Always looks for the best move, and plays its plans through first. About five seconds per turn.
   *[peasant] Plays at random. Good for learning the rules.
 }
