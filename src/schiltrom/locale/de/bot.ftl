### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = als Bot auf einem Server spielen, mit einem der Computerspieler
bot-arg-url = Link zu einem Platz (https://.../#join=...), auch mehrere; oder die Adresse eines Servers, um dort eine Partie zu eröffnen und ihren Link auszugeben
bot-arg-level = Stufe, die spielt: peasant, squire, knight, earl, king, classic-squire bis classic-king, learned oder learned-squire bis learned-king (Vorgabe: peasant)
bot-arg-name = Name am Tisch (Vorgabe: der der Stufe)
bot-arg-side = Seite in einer neuen Partie (Vorgabe: beliebig)
bot-arg-time = Bedenkzeit je Entscheidung in Sekunden, für Stufen, die suchen
bot-arg-keep = Datei, in der der Platz gespeichert wird, damit der Bot nach einem Neustart weiterspielt; wer sie lesen kann, kann an seiner Stelle spielen
bot-arg-resign = beim Abbruch mit Strg-C aufgeben
bot-arg-json = ein JSON-Objekt je Zeile ausgeben

bot-opened = Partie eröffnet. Schick diesen Link an die andere Seite: { $link }
bot-event = { $game }: { $event ->
    [connected] verbunden als { side }
    [begun] die Partie beginnt
   *[away] Verbindung zum Server verloren; neuer Versuch
}
bot-over = { $game }: { $result ->
    [won] { side } (der Bot) hat gewonnen
    [lost] { side } (der Bot) hat verloren
   *[nobody] kein Sieger
}, nach { $choices } Entscheidungen des Bots.

## Mistakes

bot-bad-address = „{ $text }“ ist keine Adresse eines Platzes oder Servers; sie sieht etwa so aus: https://scots.example.org/#join=...
bot-unreachable = kein Spielserver unter { $server }: { $error }
bot-refused = der Server lehnt ab: { $error }
bot-keep-one = --keep geht nur mit einem Platz
bot-kept-elsewhere = { $file } enthält einen Platz auf { $server }
