### What a player need not be asked: forced choices, and standing orders for a battle.

orders-title = Standing orders
# A button in the panel of a battle, short.
orders-open = Orders
# The same button, once orders have been given.
orders-given = Orders given
orders-fire = Fire
# $how: ask, round, loss or end
orders-fire-how = { $how ->
    [ask] Ask me each time
    [round] Fire in this round
    [loss] Fire until we lose a block
   *[end] Fire to the end
}
orders-retreat = Retreat
# $when: never, outnumbered or below, which has a number after it
orders-retreat-when = { $when ->
    [outnumbered] When outnumbered
    [below] When our steps fall below
   *[never] Never
}
# The name of that number.
orders-steps = Steps
# An area is chosen from a list after it.
orders-to = Retreat to
orders-to-ask = Ask me
orders-hits = Hits
# $how: ask, round or spare
orders-hits-how = { $how ->
    [ask] Ask me who takes them
    [round] Spare the better blocks in this round
   *[spare] Spare the better blocks
}
orders-regroup = After a victory
# $how: ask or stay
orders-regroup-how = { $how ->
    [ask] Ask me
   *[stay] Stay in the area
}
orders-give = Give orders
orders-cancel = Cancel orders
orders-about = They end with the battle, and your opponent never learns of them. You are asked about everything else.

## Settings

orders-setting = Choices without an alternative
orders-setting-forced = Make forced choices for me
orders-setting-hits = Assign hits for me if the blocks are alike
orders-setting-about = Not where it would tell your opponent something. The log marks what was done for you.
# A small mark after a line of the log: this was done for the player.
orders-automatic = automatic
