### What is to be decided, one message for each step, without a full stop: it stands behind the side whose choice it
### is (prompt-to). Infinitives, so that the words fit one side and both. What the arguments are stands in the English
### catalogue.

prompt-to = { $who ->
    [0] England
    [1] Schottland
   *[other] England und Schottland
 }: { $words }

prompt-card = eine Karte wählen
prompt-truce = Waffenstillstand verkünden oder passen
prompt-coronation = das Ereignis ausführen oder stattdessen einen König krönen
prompt-coronation-battle = nächste Schlacht der Krönung wählen
prompt-herald = feindlichen Adeligen für den Herold nennen oder passen
prompt-victuals = bis zu drei Stärkepunkte an Blöcke eines Gebiets verteilen
prompt-victuals-own = { $left ->
    [0] aller Proviant ist verteilt: beenden
   *[other] einem Block{ $group ->
        [none] { "" }
       *[other] { " in " }{ $group }
     } einen Stärkepunkt geben (noch { $left }) oder beenden
 }
prompt-pillage = feindliche Gruppe neben einer eigenen zum Plündern wählen oder passen
prompt-pillage-hit = { $target } wird geplündert: Block wählen, der einen Stärkepunkt verliert (noch { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
 })
prompt-pillage-gain = die Beute aus { $target } verteilen
prompt-pillage-gain-own = { $left ->
    [0] die ganze Beute ist verteilt: beenden
   *[other] erbeuteten Stärkepunkt an einen Block { $group ->
        [none] einer Gruppe neben { $target }
       *[other] der Gruppe in { $group }
     } geben (noch { $left }) oder beenden
 }
prompt-sea-block = bis zu zwei Blöcke an eine andere Küste verschiffen
prompt-sea-block-own = { $left ->
    [0] mehr Blöcke können nicht verschifft werden: beenden
   *[other] Block{ $group ->
        [none] { "" }
       *[other] { " aus " }{ $group }
     } zum Verschiffen wählen (noch { $left }) oder beenden
 }
prompt-sea-area = Zielküste für { $block } wählen
prompt-move = Blöcke bewegen ({ $moves ->
    [0] kein Bewegungspunkt mehr
    [one] noch 1 Bewegungspunkt
   *[other] noch { $moves } Bewegungspunkte
 }) oder beenden
prompt-march = { $block } unterwegs von { $origin }{ $here ->
    [none] { "" }
   *[other] , jetzt in { $here }
 }: nächstes Gebiet wählen{ $steps ->
    [0] { "" }
   *[other] { " " }(noch { $steps })
 }{ $here ->
    [none] { "" }
   *[other] { " " }oder anhalten
 }
prompt-choose-battle = nächste Schlacht wählen
prompt-combat = Schlacht um { $area }, Kampfrunde { $round }: Block wählen, der als Nächster handelt
prompt-combat-action = Schlacht um { $area }, Kampfrunde { $round }, { $block }: kämpfen, zurückziehen oder passen
prompt-hit = Schlacht um { $area }, Kampfrunde { $round }: Block für den nächsten Treffer wählen (noch { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
 })
prompt-retreat = die Schlacht um { $area } ist nach drei Kampfrunden vorbei: alle Blöcke zurückziehen, die es können, dann beenden
prompt-retreat-to = Ziel für { $block } wählen (Rückzug aus { $area })
prompt-regroup = die Schlacht um { $area } ist gewonnen: Blöcke in benachbarte Gebiete umgruppieren oder beenden
prompt-regroup-to = Ziel für { $block } wählen (Umgruppierung aus { $area })
prompt-raid = Grenzüberfall der Schotten auf England: Block wählen, der in den Pool zurückgeht
prompt-bruce-home = Heimatgebiet wählen, in dem Bruce überwintert
prompt-comyn-home = Heimatgebiet wählen, in dem Comyn überwintert
prompt-moray-home = wählen, wo Moray überwintert
prompt-king-home = wählen, wo Anführer überwintern
prompt-king-home-own = wählen, wo der König überwintert
prompt-quarters = bei den Winterquartieren ist nichts zu entscheiden: weiter
prompt-edward-winter = { $block } in { $place } überwintern lassen oder auflösen
prompt-english-disband = Blöcke für den Winter auflösen
prompt-english-disband-own = { $forced ->
    [0] nach Belieben Blöcke auflösen oder beenden
    [2] nichts aufzulösen: weiter
   *[other] Blöcke auflösen, bis kein Gebiet mehr über seiner Festungslimite liegt
 }
prompt-wallace-home = wählen, wo Wallace überwintert (in Selkirk gewinnt er zwei Stärkepunkte)
prompt-scottish-disband = Blöcke für den Winter auflösen
prompt-scottish-disband-own = { $forced ->
    [0] nach Belieben Blöcke auflösen oder beenden
    [2] nichts aufzulösen: weiter
   *[other] Blöcke auflösen, bis kein Gebiet mehr über seiner Festungslimite liegt
 }
# A part of the lists $points below.
prompt-points = { $area } { $points }
prompt-french-arrival = die französischen Ritter in den Pool nehmen oder auf sie verzichten
prompt-scottish-build = Nachschubpunkte ausgeben
prompt-scottish-build-own = { $points ->
    [none] keine Nachschubpunkte mehr übrig: beenden
   *[other] Nachschubpunkte ausgeben ({ $points }): Block verstärken, in einem Gebiet einen Block ziehen oder beenden
 }
prompt-build-from = Gebiet wählen, das den Stärkepunkt für den Block { $block } bezahlt
prompt-drawn-to = Küste wählen, an der der Block { $block } landet
prompt-english-build = Nachschubpunkte ausgeben
prompt-english-build-own = { $points ->
    [none] keine Nachschubpunkte mehr übrig: beenden
   *[other] Nachschubpunkte ({ $points }) für Infanterie und Adelige ausgeben oder beenden
 }

## Chance

prompt-fire-roll = es wird für den Block { $block } gewürfelt
prompt-celtic-roll = die Kelten würfeln für die Keltische Einheit
prompt-herald-roll = der Herold würfelt um { $block }
prompt-draw = ein Block wird aus dem Pool gezogen
prompt-levy = die feudale Rekrutierung wird abgehalten
prompt-deal = die Karten werden ausgeteilt

## The end

prompt-over = { $side ->
    [0] England
   *[other] Schottland
 } hat gewonnen: { $ending ->
    [1] Es kontrolliert alle Adeligen
    [2] Es kontrolliert am Ende mehr Adelige
    [3] Gleichstand der Adeligen, und Wallace ist auf dem Spielfeld
    [4] Gleichstand der Adeligen, und Wallace ist nicht auf dem Spielfeld
    [5] Der schottische König ist tot
    [6] Edward II. ist tot
   *[other] Das Spiel ist zu Ende
 }
