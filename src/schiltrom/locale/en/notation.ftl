### The notation: what is wrong with a text, and where. Words of the notation itself stay English.

# $line: a number; $column: a number; $words: what is wrong
notation-at = line { $line }, column { $column }: { $words }
# $wanted: what should stand there; $found: what stands there
notation-expected = expected { notation-wanted }, not "{ $found }"
# $wanted: a word for what should stand there
notation-wanted = { $wanted ->
    [action] an action (dice, "holds", or "to" and an area)
    [area] an area
    [battle] "Battle" and an area
    [block] a block
    [build] "+" and a block, an area that draws, or a full stop
    [card] a card
    [celts] "Celts" and their dice
    [crown] Bruce, Comyn, Balliol or "none"
    [die] a die from 1 to 6
    [draws] "draws" and a block
    [edward] "Edward stays" or "Edward leaves"
    [end] the end of the file or another game
    [fighter] the block whose combat turn it is
    [from] "from" and an area
    [hit] the block that takes the hit
    [move] a block to move, or a full stop
    [noble] a noble, or "pass"
    [number] a number
    [order] an order from another part of the game
    [result] the result ("*", or "#" and the winner)
    [side-card] "E" or "S" and a card
    [step] "+" and a block, or a full stop
    [string] a text in quotation marks
    [tag-end] "]"
    [tag-name] the name of a tag
    [to] "to" and an area
    [truce] "declared" or "pass"
    [way] the area where the move begins
    [way-on] a hyphen and an area
    [winner] the side that won
   *[other] { $wanted }
 }
# $wanted: what should stand there; $found: what stands there; $near: a name like it; $has_near: 1 if there is one, else 0
notation-unknown = expected { notation-wanted }, but there is none called "{ $found }"{ $has_near ->
    [1] . Did you mean { $near }?
   *[other] { "" }
 }
# $character: a character
notation-character = unexpected character "{ $character }"
# $mark: a quotation mark, { or (
notation-open = the { $mark } opened here is never closed
# $most: how many characters
notation-long = text longer than { $most } characters
# $escape: a few characters
notation-escape = unknown escape { $escape }: write \\, \" or \u and four digits
notation-empty = no game found
# $name: the name of a tag
notation-tag-name = "{ $name }" is not a valid tag name: start it with a capital letter, or put it in quotation marks
# $name: the name of a tag
notation-tag-twice = duplicate tag { $name }
# $name: the name of a tag
notation-tag-missing = missing tag { $name }
# $name: the name of a tag or of an option; $found: its value; $names: the values there are
notation-tag-value = { $name } cannot be "{ $found }". Choose one of: { $names }
# $version: what the text says; $newest: a number
notation-version = unknown version "{ $version }" of the notation; the newest is { $newest }
# $error: what is wrong, in English
notation-rules = { $error }
# $wanted: what follows from the rules; $found: what stands there
notation-follows = the game so far means "{ $wanted }" must come here, not "{ $found }"
# $wanted: the part of the game; $found: the heading
notation-heading = the game has reached { $wanted }, not { $found }
# $found: an area
notation-battle = there is no battle in { $found } now
# $block: a block; $place: where it is; $found: an area
notation-origin = { $block } moves from { $place }, not from { $found }
# $choice: a choice; $reason: why it is not allowed, with the number of a rule
notation-illegal = "{ $choice }" is not allowed. { $reason }
# $outcome: a roll, a draw or a card dealt
notation-chance = "{ $outcome }" is not a possible result here
notation-undo = nothing can be taken back here
# $entry: the number of an entry
notation-back = entry { $entry } is not a choice that can be taken back here
# $over: 1 if the game is over, else 0
notation-end = { $over ->
    [1] the game is over: write "#" and the winner, not "*"
   *[other] the game is not over: write "*", not "#"
 }
# $most: how many
notation-too-long = the game has more than { $most } entries
# $most: how many
notation-too-many-backs = more than { $most } choices were taken back by agreement

## The line of a position

# $format: the word it begins with
notation-line-format = not a position line: it should begin with { $format }
# $name: the name of a field
notation-line-short = the line ends before the field { $name }
# $name: the name of a field; $found: what stands there
notation-field = the field { $name } cannot be "{ $found }"
# $faults: what is wrong with the position, in English
notation-position = impossible position: { $faults }
