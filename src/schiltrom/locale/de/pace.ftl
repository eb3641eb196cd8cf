pace-attack = { side } greift { $area } von { $origin } aus mit { $count ->
    [one] einem Block
   *[other] { $count } Blöcken
 } an.
pace-move = { side } bewegt { $count ->
    [one] einen Block
   *[other] { $count } Blöcke
 } von { $origin } nach { $area }.
pace-skip = Überspringen
pace-setting = Spieltempo
pace-name = { $pace ->
    [off] Aus
    [fast] Schnell
    [slow] Langsam
   *[normal] Normal
}
pace-about = Wie schnell gezeigt wird, was die Gegenseite tut. Die Leertaste springt ans Ende.
pace-sound = Ton
pace-sound-on = Töne abspielen

## Watching

pace-open = Alles offen
pace-open-about = Du siehst Blöcke und Karten beider Seiten. Das lässt sich später nicht ändern, und niemand kann mitspielen.
pace-live = Live
pace-waiting = Warten auf den nächsten Zug …
client-key-skip = Ans Ende springen
