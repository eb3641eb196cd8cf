### The command "schiltrom render", and the words in drawings that no other part has.

render-about = draw a saved game: the board at a moment, or a chart of the game's course
render-arg-file = a saved game
render-arg-turn = the game turn to draw as it began, such as 1298/3 or 1298/winter (usually where the game stands)
render-arg-output = where to write the picture; a name in .png makes a PNG (usually SVG to standard output)
render-arg-side = draw what this side may see (usually everything)
render-arg-dark = dark colours
render-arg-size = width in pixels
render-arg-chart = draw a chart of nobles and strength instead of the board; with --turn it ends there
# $turn: what was asked for; $first and $last: the first and the last game turn there are
render-no-turn = There is no game turn { $turn } in this game. There are { $first } to { $last }; they are written like 1298/3 or 1298/winter.
# $turn: what was asked for; $turns: those that there are
render-no-turn-in-year = There is no game turn { $turn } in this game. Of this year there are { $turns }.
# $file: a file
render-bad-name = { $file }: the name of a picture ends in .svg or .png.
# $file: a file; $error: why not
render-unwritable = { $file } cannot be written: { $error }
render-no-png = PNG needs an extra: pip install 'schiltrom[png]'. SVG needs nothing.

# Below the name of the side that has won
render-winner = has won

# The chart: what it is, and the titles of its two parts
render-chart = The course of the game
render-chart-nobles = Nobles
render-chart-strength = Strength of all blocks on the map
# $side: whose
render-pool = Pool of { side }
