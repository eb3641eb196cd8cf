### What a player can work out: the winter as it would be now. What the arguments are
### stands in the English catalogue.

## The winter as it would be if the year ended now

insight-why-england = Alle englischen Blöcke in { $area } werden aufgelöst.
insight-why-horse = Ritter, Bogenschützen und Hobelar überwintern in { $area } nur zusammen mit Edward I.
insight-why-limit = { $area } liegt über der Festungslimite.

insight-battles = Noch offene Schlachten: { $areas }. Das kann sich also noch ändern.
insight-edward-may-winter = Edward I. darf in { $area } überwintern, und englische Blöcke dort mit ihm; dann gibt es keine Rekrutierung. In dieser Vorschau zieht er heim.
insight-wallace = Wallace darf in { $area } überwintern und gewinnt dort zwei Stärkepunkte.
insight-quarters = Mögliche Winterquartiere für { $block }: { $areas }.
insight-french = Die französischen Ritter kommen in den schottischen Pool.
insight-levy = { $count ->
    [one] Die Rekrutierung bringt einen Block nach England.
   *[other] Die Rekrutierung bringt { $count } Blöcke nach England.
 }
insight-edward-dies = Edward I. stirbt am Ende des Jahres. Edward II. wird König von England.
insight-nobles = Adelige nach dem Winter: England { $england }, Schottland { $scotland }.
insight-victory = { $who } würde das Spiel gewinnen.
