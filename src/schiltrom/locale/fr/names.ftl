### Names of the game's things, and how names are put together. Both sides begin with a vowel and are feminine, so
### that sentences say "L'{ side }", "de l'{ side }" and never decline. Areas stand after "en" (en Fife, en
### Angleterre) or in "A → B", and blocks after "le bloc", so that no name needs an article or an elision.

# $side: 0 England, 1 Scotland
side = { $side ->
    [0] Angleterre
    [1] Écosse
   *[other] personne
}
# $side: 0 England, 1 Scotland; this is the name of the other one
other-side = { $side ->
    [0] Écosse
   *[other] Angleterre
}
# $edward: 1 Edward I, 2 Edward II
edward = { $edward ->
    [1] Edward I
   *[other] Edward II
}

# $first: the list so far; $next: one more of it, not the last
list-more = { $first }, { $next }
# $first: the list but for its last; $last: the last
list = { $first } et { $last }

# $rule: the number of a rule ("4.3") or the name of an event card; $words: the refusal
by-rule = { $rule } : { $words }

## Areas: all but England keep their names

area-england = Angleterre

## Scottish blocks: people keep their names

block-king = Roi
block-norse = Nordiques
block-french-knights = Chevaliers français
block-steward = Stewart

## English blocks: counties keep their names as the blocks have them

block-lancaster-archers = Archers de Lancaster
block-wales-archers = Archers gallois
block-lancaster-knights = Chevaliers de Lancaster
block-york-knights = Chevaliers de York
block-durham-knights = Chevaliers de Durham
block-hobelars = Hobelars
block-york-infantry = Infanterie de York
block-lancaster-infantry = Infanterie de Lancaster
block-northumber-infantry = Infanterie de Northumber
block-durham-infantry = Infanterie de Durham
block-cumbria-infantry = Infanterie de Cumbria
block-westmor-infantry = Infanterie de Westmor
block-wales-infantry = Infanterie galloise
block-ulster-infantry = Infanterie d’Ulster

## Cards

card-herald = Héraut
card-pillage = Pillage
card-sea-move = Mouvement maritime
card-truce = Trêve
card-victuals = Ravitaillements

## Seas and islands on the map; firths keep their names

place-north-sea = Mer du Nord
place-irish-sea = Mer d’Irlande
place-north-channel = Canal du Nord
place-the-minch = Minch
place-sea-of-the-hebrides = Mer des Hébrides
place-hebrides = Hébrides
