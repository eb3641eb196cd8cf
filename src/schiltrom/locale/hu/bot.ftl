### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = játék egy kiszolgálón az egyik gépi játékossal
bot-arg-url = egy hely linkje (https://.../#join=...), több is lehet; vagy egy kiszolgáló címe: ott új játszma nyílik, és kiírja a linkjét
bot-arg-level = a játszó szint (peasant)
bot-arg-name = a név a helyen (a szinté)
bot-arg-side = az oldal egy új játszmában (bármelyik)
bot-arg-time = gondolkodási idő másodpercben egy döntésre, a kereső szinteknek
bot-arg-keep = fájl, amely a helyet megőrzi: ezzel újraindítva a bot tovább játszik; aki olvassa, játszhat helyette
bot-arg-resign = feladja a játszmát, ha Ctrl-C-vel megszakítják
bot-arg-json = soronként egy JSON-objektum kiírása

bot-opened = Létrejött egy játszma. A másik oldal ezzel a linkkel játszik: { $link }
bot-event = { $game }: { $event ->
    [connected] kapcsolódva, oldal: { side }
    [begun] kezdődik a játszma
   *[away] a kiszolgáló nem elérhető; új próbálkozás
}
bot-over = { $game }: { $result ->
    [won] { side } (a bot) győzött
    [lost] { side } (a bot) vesztett
   *[nobody] senki sem győzött
}, a bot { $choices } döntése után.

## Mistakes

bot-bad-address = „{ $text }” nem egy hely vagy kiszolgáló címe: ilyen: https://scots.example.org/#join=...
bot-unreachable = nincs játékkiszolgáló itt: { $server }: { $error }
bot-refused = a kiszolgáló elutasítja: { $error }
bot-keep-one = a --keep csak egy helyhez való
bot-kept-elsewhere = { $file } egy másik kiszolgáló helyét őrzi: { $server }
