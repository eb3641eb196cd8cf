### Following what the others do: one event after the other, in words and sounds; watching computers play.

# $side: 0 England, 1 Scotland; $count: how many blocks; $origin: where from; $area: where to
pace-attack = { side } attacks { $area } from { $origin } with { $count ->
    [one] one block
   *[other] { $count } blocks
 }.
# $side: 0 England, 1 Scotland; $count: how many blocks; $origin: where from; $area: where to
pace-move = { side } moves { $count ->
    [one] one block
   *[other] { $count } blocks
 } from { $origin } to { $area }.
# A button: show at once how the game stands.
pace-skip = Skip
pace-setting = Pace
# $pace: off, fast, normal or slow
pace-name = { $pace ->
    [off] Off
    [fast] Fast
    [slow] Slow
   *[normal] Normal
}
pace-about = How fast you see what your opponent does. The space bar skips to the end.
pace-sound = Sound
pace-sound-on = Play sounds

## Watching

# A box for a game of two computers.
pace-open = Everything open
pace-open-about = You see the blocks and cards of both sides. This cannot be changed later, and nobody can take a seat.
pace-live = Live
# Everything there is has been shown.
pace-waiting = Waiting for the next move …
# A key in the list of keys.
client-key-skip = Skip to the end
