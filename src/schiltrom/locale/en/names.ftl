# Names of the game's things. Areas and blocks keep their names in every language unless listed.
side = { $side ->
    [0] England
    [1] Scotland
   *[other] nobody
}
