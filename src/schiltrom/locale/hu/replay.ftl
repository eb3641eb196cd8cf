### `schiltrom replay` and `schiltrom convert`. The names of commands are the same in all languages.

replay-about = mentett játék megtekintése lépésenként, vagy kiírása
replay-arg-file = egy játék: .hots, vagy egy JSON-felvétel
replay-arg-turn = a kezdő forduló, például 1298/3 vagy 1298/winter
replay-arg-view = nézet: mindkét oldal felfedve, az egyik oldal, vagy egy néző
replay-arg-game = hányadik játék egy több játékot tartalmazó fájlban
replay-arg-maps = kiíráskor térkép minden fordulóhoz
replay-bad-file = { $error }
replay-no-game = nincs { $number }. játék ebben: { $file }
replay-no-turn = ebben a játékban nincs „{ $text }” forduló. Az első { $first }, az utolsó { $last }; írásmód: 1298/3 vagy 1298/winter
replay-no-view = nincs „{ $text }” nézet. Lehetséges: { $names }
replay-title = { $scenario ->
    [0] Rettenthetetlen
    [1] Bruce
   *[other] Hadjárat
 }; { $rules }; Anglia: { $england }, Skócia: { $scotland }
replay-hand = { side } kártyái: { $cards }
replay-hint = Enter: tovább, „b”: vissza, „1298/3”: egy fordulóhoz, „m”: térkép, „v”: más nézet, „q”: kilépés, „?”: súgó.
replay-at-end = Itt van a játék vége.
replay-at-start = Itt van a játék eleje.
replay-unknown = ismeretlen parancs: „{ $text }”. A „?” felsorolja őket.
replay-help =
    Enter, n, next          következő lépés
    b, back                 előző lépés
    1298/3, to 1298/winter  ugrás egy fordulóhoz vagy egy télhez
    m, map                  térkép
    v england, view both    nézet: england, scotland, both vagy spectator
    q, quit                 kilépés

convert-about = mentett játékok átalakítása jelöléssé (.hots) vagy JSON-ná
convert-arg-file = egy játék: .hots, vagy egy JSON-felvétel
convert-arg-to = a kimeneti fájl: .hots a jelöléshez, bármi más név JSON-hoz, - a jelöléshez a szabványos kimeneten
convert-arg-force = létező fájl felülírása
convert-exists = { $file } már létezik; a --force felülírja
convert-several = { $file } több játékot tartalmaz; erre csak a { $suffix } fájlok képesek
convert-done = { $games ->
    [one] Egy játék kiírva
   *[other] { $games } játék kiírva
 } ide: { $file }.
