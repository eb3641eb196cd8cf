pace-attack = { side } támad: { $origin } → { $area }, { $count ->
    [one] egy kővel
   *[other] { $count } kővel
 }.
pace-move = { side } { $count ->
    [one] egy követ
   *[other] { $count } követ
 } mozgat { $origin } tartományból { $area } tartományba.
pace-skip = Átugrás
pace-setting = Tempó
pace-name = { $pace ->
    [off] Ki
    [fast] Gyors
    [slow] Lassú
   *[normal] Normál
}
pace-about = Milyen gyorsan látod az ellenfél lépéseit. A szóközzel a végére ugorhatsz.
pace-sound = Hang
pace-sound-on = Hangok lejátszása

## Watching

pace-open = Minden nyílt
pace-open-about = Mindkét fél köveit és kártyáit látod. Később nem változtatható meg, és senki sem ülhet le játszani.
pace-live = Élő
pace-waiting = Várakozás a következő lépésre…
client-key-skip = Ugrás a végére
