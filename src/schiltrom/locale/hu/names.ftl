### Names of the game's things. Hungarian inflects nouns and has two definite articles, so that names stand where
### they need neither: before a postposition, a possession or "tartomány", or behind a colon. Blocks may be
### plural (Yorki lovagok): where one could be the subject, "a kő" is.

# $side: 0 England, 1 Scotland
side = { $side ->
    [0] Anglia
    [1] Skócia
   *[other] senki
}
    .with = { $side ->
        [0] Angliával
       *[other] Skóciával
    }
# $side: 0 England, 1 Scotland; this is the name of the other one
other-side = { $side ->
    [0] Skócia
   *[other] Anglia
}
# $edward: 1 Edward I, 2 Edward II
edward = { $edward ->
    [1] I. Edward
   *[other] II. Edward
}

# $first: the list so far; $next: one more of it, not the last
list-more = { $first }, { $next }
# $first: the list but for its last; $last: the last
list = { $first } és { $last }

# $rule: the number of a rule ("4.3") or the name of an event card; $words: the refusal
by-rule = { $rule }: { $words }

## Areas

area-england = Anglia

## Scottish blocks

block-king = Király
block-norse = Norvégek
block-french-knights = Francia lovagok
block-steward = Stewart

## English blocks

block-lancaster-archers = Lancasteri íjászok
block-wales-archers = Walesi íjászok
block-lancaster-knights = Lancasteri lovagok
block-york-knights = Yorki lovagok
block-durham-knights = Durhami lovagok
block-hobelars = Hobelarok
block-york-infantry = Yorki gyalogság
block-lancaster-infantry = Lancasteri gyalogság
block-northumber-infantry = Northumberi gyalogság
block-durham-infantry = Durhami gyalogság
block-cumbria-infantry = Cumbriai gyalogság
block-westmor-infantry = Westmori gyalogság
block-wales-infantry = Walesi gyalogság
block-ulster-infantry = Ulsteri gyalogság

## Cards

card-herald = Hírnök
card-pillage = Rablás
card-sea-move = Tengeri mozgás
card-truce = Fegyverszünet
card-victuals = Ellátmány

## Seas and islands on the map; firths keep their names

place-north-sea = Északi-tenger
place-irish-sea = Ír-tenger
place-north-channel = Északi-csatorna
place-the-minch = Minch
place-sea-of-the-hebrides = Hebridák-tenger
place-hebrides = Hebridák
