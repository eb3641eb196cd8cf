### `schiltrom replay` and `schiltrom convert`. The names of commands are the same in all languages.

replay-about = egy fájlban lévő játék megtekintése lépésenként, vagy kiírása
replay-arg-file = egy játék: .hots, vagy egy feljegyzés JSON-ja
replay-arg-turn = a kezdő forduló, például 1298/3 vagy 1298/winter
replay-arg-view = ki nézi: mindkét oldal nyíltan, az egyik oldal, vagy egy néző
replay-arg-game = hányadik játék egy többet tartalmazó fájlból
replay-arg-maps = kiíráskor térkép minden fordulóhoz
replay-bad-file = { $error }
replay-no-game = nincs { $number }. játék ebben: { $file }
replay-no-turn = nincs „{ $text }” forduló ebben a játékban. Ettől eddig tart: { $first }, { $last }; írásmód: 1298/3 vagy 1298/winter
replay-no-view = nincs „{ $text }” nézet. Lehetséges: { $names }
replay-title = { $scenario ->
    [0] Rettenthetetlen
    [1] Bruce
   *[other] Hadjárat
 }; { $rules }; Anglia: { $england }, Skócia: { $scotland }
replay-hand = { side } kézben tartja: { $cards }
replay-hint = Enter: tovább, „b”: vissza, „1298/3”: egy fordulóhoz, „m”: térkép, „v”: más nézet, „q”: kilépés, „?”: súgó.
replay-at-end = Itt van a játék vége.
replay-at-start = Itt van a játék eleje.
replay-unknown = „{ $text }” nem parancs. A „?” felsorolja őket.
replay-help =
    Enter, n, next          tovább
    b, back                 vissza
    1298/3, to 1298/winter  egy fordulóhoz vagy egy télhez
    m, map                  térkép
    v england, view both    nézet: england, scotland, both vagy spectator
    q, quit                 kilépés

convert-about = egy fájl játékainak kiírása jelölésként (.hots) vagy JSON-ként
convert-arg-file = egy játék: .hots, vagy egy feljegyzés JSON-ja
convert-arg-to = a kiírandó fájl; a .hots a jelölést jelenti, a - a jelölést a szabványos kimenetre
convert-arg-force = a már létező fájl felülírása
convert-exists = { $file } már létezik; a --force felülírja
convert-several = { $file } több játékot tartalmaz; erre csak a { $suffix } fájlok képesek
convert-done = { $games ->
    [one] Egy játék kiírva
   *[other] { $games } játék kiírva
 } ide: { $file }.
