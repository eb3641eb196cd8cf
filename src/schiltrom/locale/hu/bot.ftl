### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = játék egy szerveren botként, az egyik gépi játékossal
bot-arg-url = egy hely linkje (https://.../#join=...), több is lehet; vagy egy szerver címe: ott új játékot nyit, és kiírja a linkjét
bot-arg-level = szint: peasant, squire, knight, earl, king, classic-squire-től classic-kingig, learned, vagy learned-squire-től learned-kingig (alapértelmezés: peasant)
bot-arg-name = név az asztalnál (alapértelmezés: a szinté)
bot-arg-side = oldal egy új játékban (alapértelmezés: bármelyik)
bot-arg-time = gondolkodási idő másodpercben egy döntésre, a kereső szinteknek
bot-arg-keep = fájl a hely mentésére, hogy a bot újraindítható legyen; aki olvasni tudja, játszhat helyette
bot-arg-resign = feladás, ha Ctrl-C-vel megszakítják
bot-arg-json = soronként egy JSON-objektum kiírása

bot-opened = A játék létrejött. Küldd el ezt a linket a másik játékosnak: { $link }
bot-event = { $game }: { $event ->
    [connected] csatlakozva, oldal: { side }
    [begun] kezdődik a játék
   *[away] megszakadt a kapcsolat a szerverrel; újrapróbálkozás
}
bot-over = { $game }: { $result ->
    [won] { side } (a bot) győzött
    [lost] { side } (a bot) vesztett
   *[nobody] nincs győztes
}, a bot { $choices } döntése után.

## Mistakes

bot-bad-address = „{ $text }” nem egy hely vagy szerver címe; például így írd: https://scots.example.org/#join=...
bot-unreachable = nincs játékszerver itt: { $server }: { $error }
bot-refused = a szerver elutasította: { $error }
bot-keep-one = a --keep csak egy hellyel használható
bot-kept-elsewhere = { $file } egy másik szerver helyét tartalmazza: { $server }
