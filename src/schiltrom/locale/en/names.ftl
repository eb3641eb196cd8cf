### Names of the game's things. Areas, blocks and cards keep the names of the data files in every language,
### unless a catalogue has a message area-..., block-... or card-... for them: area-fife, block-french-knights,
### card-sea-move. A noble has one name for both sides (block-angus). Everywhere else, what has a name arrives as
### the name already: $area is "Fife", $blocks may be "Angus, Mar and Ross".
### Every message may choose its words by $edition, the edition in play: 2, 3 or 4.
###
### A side arrives as a number, $side, so that each language can decline it: say { side } for its name, or
### choose by { $side -> [0] ... *[1] ... }.

# $side: 0 England, 1 Scotland
side = { $side ->
    [0] England
    [1] Scotland
   *[other] nobody
}
# $side: 0 England, 1 Scotland; this is the name of the other one
other-side = { $side ->
    [0] Scotland
   *[other] England
}
# The king of England. $edward: 1 Edward I, 2 Edward II
edward = { $edward ->
    [1] Edward I
   *[other] Edward II
}

# A list is put together from its beginning: "Angus", "Angus, Mar", "Angus, Mar and Ross".
# $first: the list so far; $next: one more of it, not the last
list-more = { $first }, { $next }
# $first: the list but for its last; $last: the last
list = { $first } and { $last }

# What stands before the words of a refusal.
# $rule: the number of a rule ("4.3") or the name of an event card; $words: the refusal
by-rule = { $rule }: { $words }

## Names that editions spell differently

# $edition: the edition in play, 2 to 4
block-steward = { $edition ->
    [2] Stewart
   *[other] Steward
}
