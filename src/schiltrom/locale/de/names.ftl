### Names of the game's things. Areas and persons keep the names of the data files; armies and cards have German ones.
### Names of blocks are the same in the nominative and the accusative, and stand nowhere else. "Edward I." ends with
### a full stop of its own: no name of a block stands at the end of a sentence.

# $side: 0 England, 1 Scotland
side = { $side ->
    [0] England
    [1] Schottland
   *[other] niemand
}
# $side: 0 England, 1 Scotland; this is the name of the other one
other-side = { $side ->
    [0] Schottland
   *[other] England
}
# $edward: 1 Edward I, 2 Edward II
edward = { $edward ->
    [1] Edward I.
   *[other] Edward II.
}

# $first: the list so far; $next: one more of it, not the last
list-more = { $first }, { $next }
# $first: the list but for its last; $last: the last
list = { $first } und { $last }

# $rule: the number of a rule ("4.3") or the name of an event card; $words: the refusal
by-rule = { $rule }: { $words }

## Areas

area-england = England

## Scottish blocks

block-king = König
block-norse = Skandinavier
block-french-knights = Französische Ritter
block-steward = Stewart

## English blocks

block-lancaster-archers = Lancaster-Bogenschützen
block-wales-archers = Wales-Bogenschützen
block-lancaster-knights = Lancaster-Ritter
block-york-knights = York-Ritter
block-durham-knights = Durham-Ritter
block-hobelars = Hobelar
block-york-infantry = York-Infanterie
block-lancaster-infantry = Lancaster-Infanterie
block-northumber-infantry = Northumber-Infanterie
block-durham-infantry = Durham-Infanterie
block-cumbria-infantry = Cumbria-Infanterie
block-westmor-infantry = Westmor-Infanterie
block-wales-infantry = Wales-Infanterie
block-ulster-infantry = Ulster-Infanterie

## Cards

card-herald = Herold
card-pillage = Plünderung
card-sea-move = Seetransport
card-truce = Waffenstillstand
card-victuals = Proviant

## Seas and islands on the map; firths keep their names

place-north-sea = Nordsee
place-irish-sea = Irische See
place-north-channel = Nordkanal
place-the-minch = Minch
place-sea-of-the-hebrides = Hebridensee
place-hebrides = Hebriden
