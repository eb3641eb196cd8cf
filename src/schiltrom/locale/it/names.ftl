### Names of the game's things, and how names are put together. Areas, nobles and other persons keep their names.
###
### In a sentence a side is its people, with the article the sentence needs: { side.start } at the beginning,
### { side.the }, { side.of }, { side.to } within, { side.adj } and { side.adjs } beside a noun. Where a name
### comes with no article (Inghilterra), sentences say "in { $area }" or "{ $origin } → { $area }", which suits
### England as well as Fife; and "il blocco { $block }", because names of blocks differ in gender and number.

# $side: 0 England, 1 Scotland
side = { $side ->
    [0] Inghilterra
    [1] Scozia
   *[other] nessuno
}
    .start = { $side ->
        [0] Gli Inglesi
       *[other] Gli Scozzesi
    }
    .the = { $side ->
        [0] gli Inglesi
       *[other] gli Scozzesi
    }
    .of = { $side ->
        [0] degli Inglesi
       *[other] degli Scozzesi
    }
    .to = { $side ->
        [0] agli Inglesi
       *[other] agli Scozzesi
    }
    .adj = { $side ->
        [0] inglese
       *[other] scozzese
    }
    .adjs = { $side ->
        [0] inglesi
       *[other] scozzesi
    }
# $side: 0 England, 1 Scotland; this is the name of the other one
other-side = { $side ->
    [0] Scozia
   *[other] Inghilterra
}
    .the = { $side ->
        [0] gli Scozzesi
       *[other] gli Inglesi
    }
# $edward: 1 Edward I, 2 Edward II
edward = { $edward ->
    [1] Edoardo I
   *[other] Edoardo II
}

# $first: the list so far; $next: one more of it, not the last
list-more = { $first }, { $next }
# $first: the list but for its last; $last: the last
list = { $first } e { $last }

# $rule: the number of a rule ("4.3") or the name of an event card; $words: the refusal
by-rule = { $rule }: { $words }

## Areas

area-england = Inghilterra

## Blocks

block-king = Re
block-norse = Normanni
block-french-knights = Cavalieri Francesi
block-steward = Stewart
block-lancaster-archers = Arcieri di Lancaster
block-wales-archers = Arcieri del Galles
block-lancaster-knights = Cavalieri di Lancaster
block-york-knights = Cavalieri di York
block-durham-knights = Cavalieri di Durham
block-hobelars = Hobelars
block-york-infantry = Fanteria di York
block-lancaster-infantry = Fanteria di Lancaster
block-northumber-infantry = Fanteria di Northumber
block-durham-infantry = Fanteria di Durham
block-cumbria-infantry = Fanteria di Cumbria
block-westmor-infantry = Fanteria di Westmor
block-wales-infantry = Fanteria del Galles
block-ulster-infantry = Fanteria dell’Ulster

## Cards

card-herald = Araldo
card-pillage = Saccheggio
card-sea-move = Mossa navale
card-truce = Tregua
card-victuals = Rifornimenti

## Seas and islands on the map; firths keep their names

place-north-sea = Mare del Nord
place-irish-sea = Mare d’Irlanda
place-north-channel = Canale del Nord
place-the-minch = Minch
place-sea-of-the-hebrides = Mare delle Ebridi
place-hebrides = Ebridi
