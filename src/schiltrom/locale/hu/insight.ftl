# What a player can work out: the winter as it would be now.
# $who is a side, $area and $areas areas, $block and $blocks blocks by name.

## The winter as it would be if the year ended now

insight-why-england = Minden angol kő feloszlik { $area } tartományban.
insight-why-horse = Lovagok, íjászok és hobelarok I. Edward nélkül nem telelhetnek { $area } tartományban.
insight-why-limit = { $area } túllépi a kastélyszám korlátját.

insight-battles = Itt még csata lesz: { $areas }. Ez még változhat.
insight-edward-may-winter = I. Edward { $area } tartományban telelhet, és vele az ottani angol kövek is; akkor elmarad a sorozás. Ez az előrejelzés azzal számol, hogy hazamegy.
insight-wallace = Wallace { $area } tartományban telelhet, és két életerőt kap.
# $block is Moray or the King, who may choose among $areas.
insight-quarters = { $block } ezek egyikében telelhet: { $areas }.
insight-french = A francia lovagok a skót húzókészletbe kerülnek.
insight-levy = { $count ->
    [one] A sorozás egy követ hoz Angliába.
   *[other] A sorozás { $count } követ hoz Angliába.
 }
insight-edward-dies = I. Edward az év végén meghal. Anglia királya II. Edward lesz.
insight-nobles = Nemesek a tél után: Anglia { $england }, Skócia { $scotland }.
insight-victory = { $who } megnyerné a játékot.
