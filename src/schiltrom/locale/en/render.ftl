### The command "schiltrom render", and the words in drawings that no other part has.

render-about = draw a saved game: the board at any point, or a chart of the whole game
render-arg-file = a saved game
render-arg-turn = game turn to draw, as it begins: 1298/3 or 1298/winter (default: the current position)
render-arg-output = file to write, .svg or .png (default: SVG to standard output)
render-arg-side = draw what this side can see (default: everything)
render-arg-dark = dark colours
render-arg-size = width in pixels
render-arg-chart = draw a chart of nobles and strength instead of the board; with --turn it ends there
# $turn: what was asked for; $first and $last: the first and the last game turn there are
render-no-turn = This game has no game turn { $turn }. Choose one from { $first } to { $last }, written 1298/3 or 1298/winter.
# $turn: what was asked for; $turns: those that there are
render-no-turn-in-year = This game has no game turn { $turn }. That year has { $turns }.
# $file: a file
render-bad-name = { $file }: the file name must end in .svg or .png.
# $file: a file; $error: why not
render-unwritable = cannot write { $file }: { $error }
render-no-png = PNG needs an extra package: pip install 'schiltrom[png]'. SVG needs none.

# Below the name of the side that has won
render-winner = wins

# The chart: what it is, and the titles of its two parts
render-chart = The game at a glance
render-chart-nobles = Nobles
render-chart-strength = Strength of all blocks on the map
# $side: whose
render-pool = { side }’s draw pool
