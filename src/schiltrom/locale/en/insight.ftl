# What a player can work out: the winter as it would be now.
# $who is a side, $area and $areas areas, $block and $blocks blocks by name; all come in the reader's
# language already.

## The winter as it would be if the year ended now

# Why blocks disband: reasons given beside the area and the number of blocks.
# $area: an area
insight-why-england = All English blocks in { $area } disband.
# $area: an area
insight-why-horse = Knights, archers and hobelars cannot winter in { $area } without Edward I.
# $area: an area
insight-why-limit = { $area } is above its castle limit.

# Battles that are not yet fought, so that the forecast may still change.
# $areas: one or several areas
insight-battles = Battles are still to come in { $areas }, so this may change.
# $area: an area
insight-edward-may-winter = Edward I may winter in { $area } with the English blocks there, at the price of the levy. This forecast sends him home.
# $area: an area
insight-wallace = Wallace may winter in { $area } and gain two steps.
# $block is Moray or the King, who may choose among $areas.
insight-quarters = { $block } may winter in one of these areas: { $areas }.
insight-french = The French Knights join the Scottish pool.
# $count: how many blocks are drawn from the English pool into England, at least 1.
insight-levy = { $count ->
    [one] The levy brings one block to England.
   *[other] The levy brings { $count } blocks to England.
 }
insight-edward-dies = Edward I dies at the end of the year. Edward II becomes King of England.
# How many nobles each side would control after the winter.
# $england: a number; $scotland: a number
insight-nobles = Nobles after the winter: England { $england }, Scotland { $scotland }.
# $who: a side
insight-victory = { $who } would win the game.
