### The browser game: everything on its screens that is not said by the game itself.
### Buttons and headings are short; on a phone a line has about 40 letters. What the arguments are stands in the
### English catalogue.

# The name of the program; it stays as it is in every language.
client-title = Schiltrom
client-subtitle = Schottlands Freiheitskriege, 1297 bis 1314
client-notice = Ein inoffizielles Fanprojekt. Hammer of the Scots ist ein Spiel von Tom Dalgliesh und Jerry Taylor, erschienen bei Columbia Games.
client-loading = Einen Moment …
client-home = Start
client-menu = Menü
client-close = Schließen
client-yes = Ja
client-no = Nein
client-sure = Bist du sicher?

## What can go wrong

client-error-offline = Der Server antwortet nicht. Läuft er, und ist dieses Gerät online?
client-error-server = Fehler beim Server (Antwort { NUMBER($status, useGrouping: 0) }). Bitte versuch es noch einmal.
client-error-plain = { $message }
client-offline = Keine Verbindung. Neuer Versuch …
client-game-failed = Spiel kann nicht gezeigt werden

## The first screen

client-play = Spielen
client-play-now = Sofort gegen den Computer spielen
client-play-now-about = Du führst die Schotten in Braveheart, 1297 bis 1305. Kein Konto, nichts auszufüllen.
client-way-computer = Gegen den Computer
client-way-computer-about = Wähle Seite, Szenario und Regeln.
client-way-here = Zu zweit am Bildschirm
client-way-here-about = Ihr wechselt euch ab; beim Wechsel ist das Spielfeld verdeckt.
client-way-friend = Freunde einladen
client-way-friend-about = Du bekommst einen Link; wer ihn öffnet, spielt die andere Seite.
client-way-learn = Spiel lernen
client-way-learn-about = Ein kurzes erstes Spiel mit Begleitung: Lernen durch Spielen.
client-way-rules-about = Jede Regel mit ihrer Nummer, in klaren Worten.
client-way-watch = Zuschauen
client-way-watch-about = Zwei Computer spielen; du schaust zu.
client-games = Deine Spiele
client-games-none = Noch keine. Hier erscheinen deine Spiele auf diesem Gerät.
client-games-line = { $scenario ->
    [the_bruce] The Bruce
    [campaign] Kampagne
   *[braveheart] Braveheart
 }, gegen { $opponent }
client-games-yours = Du bist dran
client-games-theirs = Die andere Seite ist dran
client-games-waiting = Warten auf Mitspieler
client-games-over = { $winner ->
    [England] Zu Ende: England hat gewonnen
    [Scotland] Zu Ende: Schottland hat gewonnen
   *[none] Zu Ende
 }

## Who plays

client-computer = { $level ->
    [easy] Computer (leicht)
    [normal] Computer (normal)
    [hard] Computer (schwer)
    [random] Computer (Zufall)
   *[none] Computer
 }
client-kind-here = Spieler
client-kind-friend = Gast
client-kind-bot = Bot
client-kind-computer = Computer
client-away = abwesend

## Settings

client-settings = Einstellungen
client-language = Sprache
client-theme = Farben
client-theme-auto = Wie auf dem Gerät
client-theme-light = Hell
client-theme-dark = Dunkel
client-motion = Animationen
client-motion-auto = Wie auf dem Gerät
client-motion-full = Blöcke gleiten, Würfel rollen
client-motion-none = Keine

## A new game

client-new-computer = Spiel gegen den Computer
client-new-here = Spiel zu zweit am Bildschirm
client-new-friend = Spiel mit Freunden
client-new-watch = Spiel zum Zuschauen
client-your-side = Du spielst
client-side-any = Egal
client-side-any-about = Der Würfel entscheidet.
client-side-scotland-about = Wenige, aber zäh: Gewinne die Adeligen und halte durch.
client-side-england-about = Stark in jedem Sommer, fort in jedem Winter.
client-level = Spielstärke des Computers
client-level-name = { $level ->
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
    [random] Zufällig
   *[other] { $level }
 }
client-scenario = Szenario
client-scenario-name = { $scenario ->
    [the_bruce] The Bruce, 1306 bis 1314
    [campaign] Kampagne, ab 1297
   *[braveheart] Braveheart, 1297 bis 1305
 }
client-scenario-about = { $scenario ->
    [the_bruce] Robert Bruce ist im Jahr 1306 gekrönt. Neun Jahre, um die Engländer zu vertreiben.
    [campaign] Beginnt wie Braveheart und geht weiter, bis eine Seite alles gewonnen hat.
   *[braveheart] Wallace führt den Aufstand; fast alle Adeligen halten noch zu England. Das Richtige für den Anfang.
 }
client-name = Dein Name
client-name-about = Die andere Seite sieht ihn. Er darf leer bleiben.
client-name-of = Wer spielt { side }? (Name)
client-clock = Bedenkzeit
client-clock-none = Unbegrenzt
client-clock-m60 = Je eine Stunde für das ganze Spiel
client-clock-m120 = Je zwei Stunden für das ganze Spiel
client-clock-d3 = Drei Tage für jede Wahl
client-clock-d7 = Sieben Tage für jede Wahl
client-clock-about = Wessen Zeit abläuft, der verliert das Spiel.
client-rules-choice = Regeln und Optionen
client-edition = Ausgabe
client-edition-name = { $edition ->
    [2] Zweite Ausgabe
    [3] Dritte Ausgabe
    [4] Vierte Ausgabe (die aktuelle)
    [de] Nach dem deutschen Regelheft
    [fr] Nach dem französischen Regelheft
    [hu] Nach dem ungarischen Regelheft
    [it] Nach dem italienischen Regelheft
    [ja] Nach dem japanischen Regelheft
   *[other] { $edition }
 }
client-edition-about = Die Ausgaben unterscheiden sich in Einzelheiten von Schlacht, Rückzug und Winter. Nimm die aktuelle, wenn du keine andere gewohnt bist.
client-house-rules = Hausregeln
client-begin-computer = Spiel beginnen
client-begin-here = Spiel beginnen
client-begin-friend = Spiel und Link erstellen
client-begin-watch = Spiel beginnen
client-bid = Turniergebot
client-bid-name = { $bid ->
    [E1] Edward kommt ein Jahr später
    [E2] Edward kommt zwei Jahre später
    [E3] Edward kommt drei Jahre später
    [S1] Erste Rekrutierung: ein Block mehr
    [S2] Erste Rekrutierung: zwei Blöcke mehr
    [S3] Erste Rekrutierung: drei Blöcke mehr
   *[none] Kein Gebot
 }
client-bid-about = Ein Handicap für den stärkeren Spieler. Ein später Edward hilft den Schotten, eine größere erste Rekrutierung hilft England.

# Options: the name, the explanation, and the names of the values
client-option-schiltroms = Schiltroms
client-option-schiltroms-about = Schottische Infanterie trifft mit einem Punkt mehr, solange keine englischen Bogenschützen im Kampf sind.
client-option-celtic-permanent = Kelten sterben endgültig
client-option-celtic-permanent-about = Waliser und Männer aus Ulster, die im Kampf fallen, kommen nicht wieder.
client-option-norse-role = Skandinavier im Angriff
client-option-norse-role-about = Ob sie getrennt von den anderen Angreifern kämpfen.
client-option-norse-role-separate = Allein: als Erste Hauptmacht, sonst Reserve
client-option-norse-role-with-main = Immer bei der Hauptmacht
client-option-retreat-limit = Grenzen beim Rückzug
client-option-retreat-limit-about = Wie viele Blöcke sich über eine Grenze zurückziehen dürfen.
client-option-retreat-limit-per-round = Die Limite gilt in jeder Kampfrunde neu
client-option-retreat-limit-cumulative = Die über sie Gekommenen zählen mit
client-option-cannot-retreat = Blöcke ohne Rückzug
client-option-cannot-retreat-about = Was aus Angreifern wird, die nach der dritten Kampfrunde nirgendwohin können.
client-option-cannot-retreat-battle-loss = Sie gelten als im Kampf gefallen
client-option-cannot-retreat-to-pool = In den Pool, Adelige werden gefangen
client-option-victuals-split = Proviant
client-option-victuals-split-about = Wie die drei Stärkepunkte dieses Ereignisses verteilt werden dürfen.
client-option-victuals-split-free = Beliebig
client-option-victuals-split-three-blocks = Je einer an drei Blöcke
client-option-all-nobles-win = Alle Adeligen auf einer Seite
client-option-all-nobles-win-about = Wann das Spiel endet, weil eine Seite sie alle hat.
client-option-all-nobles-win-end-of-turn = Am Ende der Spielrunde
client-option-all-nobles-win-at-once = Sofort
client-option-edward-first-levy = Edward in der ersten Rekrutierung
client-option-edward-first-levy-about = Ob er vor dem ersten Jahr gezogen werden kann.
client-option-edward-first-levy-drawable = Kann gezogen werden
client-option-edward-first-levy-excluded = Kann nicht gezogen werden
client-option-english-archer-move = Englische Bogenschützen
client-option-english-archer-move-about = Wie viele Gebiete weit sie ziehen dürfen.
client-option-english-archer-move-2 = Zwei Gebiete
client-option-english-archer-move-3 = Drei Gebiete

## Links and waiting

client-link = Link
client-copy = Kopieren
client-copied = Kopiert
client-share = Teilen …
client-join = Du bist eingeladen
client-join-about = Dieser Link ist ein Platz in einem Spiel von Hammer of the Scots. Nimm ihn, und das Spiel beginnt, sobald beide Seiten da sind.
client-join-now = Platz nehmen
client-lobby = Das Spiel beginnt gleich
client-lobby-free = noch niemand
client-lobby-link = Schick diesen Link an die andere Person. Er gilt einmal; wer ihn öffnet, nimmt den Platz ein.
client-lobby-about = Diese Seite geht von selbst weiter, sobald beide Plätze besetzt sind. Du kannst sie schließen: Das Spiel steht in deiner Liste.

## The game

client-board = Spielfeld
client-watching = Du schaust zu
client-resign = Aufgeben
client-resign-sure = Das Spiel aufgeben?
client-curtain = { side } ist an der Reihe
client-curtain-about = Gib das Gerät weiter; wer die andere Seite spielt, schaut weg.
client-curtain-ready = Ich bin { side }

# The board. A short legend stands in a corner of the map: at most 24 letters a line.
client-legend-green = bis zu sechs Blöcke
client-legend-red = bis zu zwei Blöcke
client-legend-english = Grenze zu England
client-legend-castle = Festungslimite
client-legend-cathedral = Kathedrale
client-board-area = { $area }: { $contested ->
    [0] { $england ->
        [0] { $scotland ->
            [0] niemand
           *[other] Schottland { $scotland }
         }
       *[other] England { $england }
     }
   *[1] umkämpft, England { $england }, Schottland { $scotland }
 }
client-board-hidden = { side }: { $count ->
    [one] ein unbekannter Block in { $area }
   *[other] { $count } unbekannte Blöcke in { $area }
 }
client-board-all = Alle aufnehmen
client-board-pool = Pool von { side }

# The two halves of the screen on a phone
client-phone-play = Spiel
client-phone-more = Protokoll & mehr

# Tracks
client-winter = Winter
client-turn = Spielrunde { $turn } von 5
client-before-first-turn = Vor der ersten Spielrunde
client-nobles = Adelige: England { $england }, Schottland { $scotland }
client-hand-size = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
 }
client-pool-size = { $count ->
    [one] ein Block im Pool
   *[other] { $count } Blöcke im Pool
 }
client-played = In diesem Jahr gespielt von { side }
client-card-now = Diese Runde: { $card }
client-card-face-down = Eine Karte liegt verdeckt
client-player-1 = Spieler 1 dieser Spielrunde
client-king-crowned = Schottischer König

# Prompt
client-prompt = Was zu entscheiden ist
client-waiting = Warten auf { $sides } …
client-choices = Was kann ich tun?
client-explain = Diesen Schritt erklären
client-undo = Rückgängig
client-let-go = Ablegen
client-fire-all = Mit allen kämpfen
client-group = { $count ->
    [0] { $blocks }: kein Ziel erreichbar
   *[other] { $blocks }: Ziel wählen
 }
client-choice-block = { $block } ({ $strength }){ $area ->
    [none] { "" }
   *[other] , { $area }
 }
client-choice-reach = { $attack ->
    [0] Nach { $area }
   *[other] { $area } angreifen
 }{ $cost ->
    [0] { "" }
    [one] { " " }(1 Punkt)
   *[other] { " " }({ $cost } Punkte)
 }
client-rule = Regel { $rule }

# Hand
client-hand = Deine Karten
client-hand-empty = Du hast keine Karten.
client-card = { $points ->
    [0] { $card }, Ereignis
    [one] Karte { $card }: ein Bewegungspunkt
   *[other] Karte { $card }: { $points } Bewegungspunkte
 }
client-card-play = { $card } ausspielen
client-card-laid = gewählt
client-card-about-herald = Nenne einen feindlichen Adeligen: Bei 1 bis 4 läuft er zu dir über.
client-card-about-pillage = Eine feindliche Gruppe neben einer von deinen verliert zwei Stärkepunkte, und du gewinnst sie.
client-card-about-sea-move = Verschiffe einen oder zwei Blöcke von einer Küste an eine andere, freundliche Küste.
client-card-about-truce = Die andere Seite darf in dieser Spielrunde bewegen, aber nicht angreifen.
client-card-about-victuals = Gib Blöcken eines Gebiets drei Stärkepunkte.

# Log, notes, chat, help
client-log = Protokoll
client-log-empty = Noch ist nichts geschehen.
client-log-part = { $year }{ $turn ->
    [0] { "" }
   *[other] , Spielrunde { $turn }
 }
client-notes = Notizen
client-notes-about = Nur für dich; sie bleiben in diesem Browser.
client-chat = Chat
client-chat-empty = Noch hat niemand etwas gesagt.
client-chat-say = Sag etwas
client-chat-send = Senden
client-winter-preview = Winter
client-winter-about = Wenn das Jahr jetzt endete:
client-winter-change = { $block } würde zu { side } überlaufen ({ $area })
client-winter-home = { $block } würde heimziehen nach { $area }
client-winter-disband = { side }: { $count ->
    [one] ein Block
   *[other] { $count } Blöcke
 } zu viel in { $area }
client-winter-builds = Nachschubpunkte: { $areas }
client-known = Gegner
client-known-about = Was vom Gegner bekannt ist, aus allem, was jeder sehen konnte.
client-known-seen = { $block }, Stärke { $strength }, gesehen { $turn ->
    [0] im Winter { $year }
   *[other] in Spielrunde { $turn } des Jahres { $year }
 }

# Battle
client-battle = Schlacht um { $area }{ $round ->
    [0] { "" }
   *[other] , Kampfrunde { $round }
 }
client-battle-side = { $attacks ->
    [0] { side } verteidigt
   *[1] { side } greift an
 }
client-battle-reserve = Reserve
client-battle-fired = hat gehandelt
client-battle-unseen = { $count ->
    [one] ein verdeckter Block
   *[other] { $count } verdeckte Blöcke
 }

# For screen readers
client-text-board = Das Spielfeld
client-text-area = Gebiet
client-text-control = Kontrolle
client-text-blocks = Blöcke
client-text-contested = umkämpft
client-text-nobody = niemand
client-text-block = { $block } ({ side }), Stärke { $strength }, { $rating }
client-text-hidden = { side }: { $count ->
    [one] ein unbekannter Block
   *[other] { $count } unbekannte Blöcke
 }

## The end

client-won = { side } hat gewonnen
client-result = { $won ->
    [0] Du hast verloren
   *[1] Du hast gewonnen
 }
client-replay = Wiederholung
client-replay-moment = Zeitpunkt
client-replay-back = Zurück zum Spiel
client-rematch = Noch einmal
client-share-game = Spiel teilen
client-download = Aufzeichnung herunterladen

## Rules and keys

client-rules = Regeln
client-keys = Tasten
client-key-done = fertig
client-key-pass = passen: das Ereignis verfällt
client-key-stop = hier anhalten
client-key-fire = kämpfen
client-key-hold = im Kampf passen
client-key-event = das Ereignis ausführen
client-key-winter = Edward in Schottland überwintern lassen
client-key-disband = Edward heimziehen lassen
client-key-undo = rückgängig machen oder Blöcke ablegen
client-key-fire-all = mit allen Blöcken des Buchstabens kämpfen
client-key-choices = alles auflisten, was möglich ist
client-key-log = das Protokoll zeigen
client-key-let-go = die Blöcke ablegen
client-key-keys = diese Liste zeigen
