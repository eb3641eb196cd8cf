### The command "schiltrom bot": a computer player at a server, over the network.

bot-about = mit einem der Computerspieler an einem Server spielen
bot-arg-url = der Link eines Platzes (https://.../#join=...), auch mehrere; oder die Adresse eines Servers: dort wird eine neue Partie eröffnet und ihr Link ausgegeben
bot-arg-level = die Stufe, die spielt (peasant)
bot-arg-name = der Name am Platz (der der Stufe)
bot-arg-side = die Seite in einer neuen Partie (irgendeine)
bot-arg-time = Bedenkzeit in Sekunden für eine Entscheidung, für Stufen, die suchen
bot-arg-keep = eine Datei, in der der Platz aufgehoben wird: damit neu gestartet, spielt der Bot weiter; wer sie liest, kann an seiner Stelle spielen
bot-arg-resign = beim Abbrechen mit Strg-C die Partie aufgeben
bot-arg-json = ein JSON-Objekt je Zeile ausgeben

bot-opened = Eine Partie ist eröffnet. Die andere Seite spielt mit diesem Link: { $link }
bot-event = { $game }: { $event ->
    [connected] verbunden als { side }
    [begun] die Partie beginnt
   *[away] der Server ist weg; neuer Versuch
}
bot-over = { $game }: { $result ->
    [won] { side } (der Bot) hat gewonnen
    [lost] { side } (der Bot) hat verloren
   *[nobody] niemand hat gewonnen
}, nach { $choices } Entscheidungen des Bots.

## Mistakes

bot-bad-address = „{ $text }“ ist keine Adresse eines Platzes oder Servers: so sieht sie aus: https://scots.example.org/#join=...
bot-unreachable = bei { $server } ist kein Spielserver: { $error }
bot-refused = der Server lehnt ab: { $error }
bot-keep-one = --keep ist nur für einen Platz
bot-kept-elsewhere = { $file } hebt einen Platz bei { $server } auf
