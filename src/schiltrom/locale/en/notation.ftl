### The notation: what is wrong with a text, and where. Words of the notation itself stay English.

# $line: a number; $column: a number; $words: what is wrong
notation-at = line { $line }, column { $column }: { $words }
# $wanted: what should stand there; $found: what stands there
notation-expected = { notation-wanted } should stand here, not "{ $found }"
# $wanted: a word for what should stand there
notation-wanted = { $wanted ->
    [action] what the block does (dice, "holds" or "to" and an area)
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
    [end] nothing more, or another game,
    [fighter] the block whose combat turn it is
    [from] "from" and an area
    [hit] the block that takes the hit
    [move] a block to move, or a full stop,
    [noble] a noble, or "pass",
    [number] a number
    [order] an order of another part of the game
    [result] the end of the game ("*", or "#" and the winner)
    [side-card] "E" or "S" and a card
    [step] "+" and a block, or a full stop,
    [string] a text in quotation marks
    [tag-end] "]"
    [tag-name] the name of a tag
    [to] "to" and an area
    [truce] "declared" or "pass"
    [way] the area where the way begins
    [way-on] a hyphen and an area
    [winner] the side that has won
   *[other] { $wanted }
 }
# $wanted: what should stand there; $found: what stands there; $near: a name like it; $has_near: 1 if there is one, else 0
notation-unknown = { notation-wanted } should stand here, and there is none called "{ $found }"{ $has_near ->
    [1] . Is { $near } meant?
   *[other] { "" }
 }
# $character: a character
notation-character = "{ $character }" does not belong here
# $mark: a quotation mark, { or (
notation-open = what begins here with { $mark } never ends
# $most: how many characters
notation-long = a text here is longer than { $most } characters
# $escape: a few characters
notation-escape = { $escape } stands for nothing: write \\, \" or \u and four digits
notation-empty = there is no game here
# $name: the name of a tag
notation-tag-name = "{ $name }" is no name for a tag: it begins with a capital letter, or stands in quotation marks
# $name: the name of a tag
notation-tag-twice = the tag { $name } stands here twice
# $name: the name of a tag
notation-tag-missing = this game has no tag { $name }
# $name: the name of a tag or of an option; $found: its value; $names: the values there are
notation-tag-value = { $name } cannot be "{ $found }". There are: { $names }
# $version: what the text says; $newest: a number
notation-version = version "{ $version }" of the notation is unknown, the newest is { $newest }
# $error: what is wrong, in English
notation-rules = { $error }
# $wanted: what follows from the rules; $found: what stands there
notation-follows = it follows from the rest that "{ $wanted }" should stand here, not "{ $found }"
# $wanted: the part of the game; $found: the heading
notation-heading = the game has come to { $wanted }, not to { $found }
# $found: an area
notation-battle = no battle is fought in { $found } now
# $block: a block; $place: where it is; $found: an area
notation-origin = { $block } starts from { $place }, not from { $found }
# $choice: a choice; $reason: why it is not allowed, with the number of a rule
notation-illegal = "{ $choice }" is not allowed. { $reason }
# $outcome: a roll, a draw or a card dealt
notation-chance = chance cannot bring "{ $outcome }" here
notation-undo = there is nothing that can be taken back here
# $entry: the number of an entry
notation-back = entry { $entry } is no choice that can be taken back here
# $over: 1 if the game is over, else 0
notation-end = { $over ->
    [1] the game is over: "#" and the winner should stand here, not "*"
   *[other] the game is not over: "*" should stand here, not "#"
 }
# $most: how many
notation-too-long = the game has more than { $most } entries
# $most: how many
notation-too-many-backs = more than { $most } choices are taken back by consent

## The line of a position

# $format: the word it begins with
notation-line-format = this is no position line: it should begin with { $format }
# $name: the name of a field
notation-line-short = the line ends before its field { $name }
# $name: the name of a field; $found: what stands there
notation-field = the field { $name } cannot be "{ $found }"
# $faults: what is wrong with the position, in English
notation-position = there can be no such position: { $faults }
