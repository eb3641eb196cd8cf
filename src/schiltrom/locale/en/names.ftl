# Names of the game's things. Areas and blocks keep their names in every language unless listed.
side = { $side ->
    [0] England
    [1] Scotland
   *[other] nobody
}
edward = { $edward ->
    [1] Edward I
   *[other] Edward II
}
list = { $first } and { $last }
