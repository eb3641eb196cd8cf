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

client-import = Gespeichertes Spiel öffnen …
client-import-no-record = Diese Datei ist keine Aufzeichnung eines Spiels.

## Who plays

client-computer = { $level ->
    [none] Computer
   *[other] Computer ({ level-name })
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
client-join-host = Die andere Person
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
client-take-back = Um Zurücknahme bitten
client-offer-take-back = { $ours ->
    [0] { side } möchte eine Entscheidung zurücknehmen.
   *[1] Du hast darum gebeten, deine letzte Entscheidung zurückzunehmen.
 }
client-offer-rematch = { $ours ->
    [0] { side } bietet ein weiteres Spiel mit getauschten Seiten an.
   *[1] Du hast ein weiteres Spiel angeboten.
 }
client-offer-accept = Annehmen
client-offer-decline = Ablehnen
client-offer-withdraw = Zurückziehen
client-time-left = { $days ->
    [0] { $clock }
    [one] { $days } Tag { $clock }
   *[other] { $days } Tage { $clock }
 }
client-time-low = { $kind ->
    [days] Weniger als sechs Stunden sind übrig.
   *[minutes] Weniger als eine Minute ist übrig.
 }
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
client-notes-about = Nur du siehst sie.
client-chat-unread = { $count ->
    [0] Chat
   *[other] Chat ({ $count })
 }
client-chat-empty = Noch hat niemand etwas gesagt.
client-chat-say = Sag etwas
client-chat-send = Senden
client-winter-preview = Winter
client-winter-about = Wenn das Jahr jetzt endete:
client-winter-nothing = In diesem Winter geschieht nichts mehr.
client-winter-changes = Überläufer
client-winter-sure = { $sure ->
    [0] möglich
   *[1] sicher
 }
client-winter-disbands = Auflösungen
client-winter-go = { $must ->
    [0] höchstens { $most ->
        [one] ein Block
       *[other] { $most } Blöcke
     }
   *[other] { $most ->
        [one] ein Block
       *[other] { $most } Blöcke
     }
 }
client-winter-homes = Heimkehrer
client-winter-builds = Nachschubpunkte
client-winter-notes = Zu beachten
client-winter-points = { $points ->
    [one] ein Nachschubpunkt
   *[other] { $points } Nachschubpunkte
 }

# The winter as it goes on
client-winter-stages = Der Winter, Schritt für Schritt
client-winter-stage-nobles = Adelige ziehen heim
client-winter-stage-quarters = Winterquartiere
client-winter-stage-england = Englische Auflösung
client-winter-stage-scotland = Schottische Auflösung
client-winter-stage-scottish-build = Schottischer Nachschub
client-winter-stage-english-build = Englischer Nachschub
client-winter-must = Dort stehen mehr Blöcke, als bleiben können: Wähle, wer geht.
client-winter-left = { $points ->
    [one] Ein Nachschubpunkt ist noch übrig.
   *[other] { $points } Nachschubpunkte sind noch übrig.
 }
client-winter-draw = Block ziehen
client-winter-here = Wählen

# What is known of the enemy
client-known = Gegner
client-known-about = Was vom Gegner bekannt ist, aus allem, was jeder sehen konnte.
client-known-pool = Pool
client-known-count = { $place }: { side }, { $count ->
    [one] ein Block
   *[other] { $count } Blöcke
 }
client-known-seen-here = Gesehen
client-known-seen = { $block }, Stärke { $strength }, { $turn ->
    [0] im Winter { $year }
   *[other] in Spielrunde { $turn } des Jahres { $year }
 }
client-known-could = Möglich
client-known-all = { $all ->
    [0] Alle { $count } zeigen
   *[1] Weniger zeigen
 }
client-odds-take = Nimm die Blöcke auf, die angreifen sollen; hier stehen dann ihre Chancen.

# Battle
client-battle-of = Schlacht um { $area }
client-battle-round = { $round ->
    [0] Außerhalb der Kampfrunden
   *[other] Kampfrunde { $round } von { $rounds }
 }
client-battle-order = Kampfzüge dieser Kampfrunde
client-battle-turn = { side }: { $letter }-Blöcke
client-battle-side = { $attacks ->
    [0] { side } verteidigt
   *[1] { side } greift an
 }
client-battle-reserve = Reserve
client-battle-reserves = Reserve
client-battle-captured = gefangen
client-battle-fired = hat gehandelt
client-battle-unseen = { $count ->
    [one] ein verdeckter Block
   *[other] { $count } verdeckte Blöcke
 }
# Small, on the button.
client-battle-acts = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
 }, { $number ->
    [1] 1 trifft
   *[other] 1 bis { $number } treffen
 }
client-battle-retreat = Rückzug …
client-battle-retreat-to = Rückzug nach { $area }
client-battle-fire-letter = Alle { $letter } kämpfen
# The number stands before these words.
client-battle-take = { $hits ->
    [one] Treffer: Wähle einen leuchtenden Block, der ihn nimmt
   *[other] Treffer: Wähle einen leuchtenden Block, der den nächsten nimmt
 }
client-battle-go-to = Nach { $area }
client-battle-choose = Wähle Blöcke, dann ihr Ziel.
client-battle-theirs = { side } ist an der Reihe.

# Dice
client-dice-hits = { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
 }
client-dice-skip = Ergebnis sofort zeigen

# Odds
client-odds = Chancen
# The chance of the side stands before these words.
client-odds-side = { side } siegt, verliert { $steps } Stärkepunkte
client-odds-open = Ohne Entscheidung: { $percent }.
client-odds-inexact = Verdeckte Blöcke sind gerechnet, wie sie wahrscheinlich sind.
client-odds-dies = geht verloren
client-odds-captured = wird gefangen

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
client-won-nobody = Niemand hat gewonnen
# How a game ended that the rules did not end.
client-ending = { $ending ->
    [resigned] Eine Seite hat aufgegeben.
    [time] Die Zeit ist abgelaufen.
   *[other] Das Spiel ist zu Ende.
 }
client-result = { $won ->
    [0] Du hast verloren
   *[1] Du hast gewonnen
 }
client-replay = Wiederholung
client-replay-moment = Zeitpunkt
client-replay-back = Zurück zum Spiel
client-replay-keys = Wiederholung steuern
client-replay-play = Abspielen
client-replay-pause = Pause
client-replay-first = Zum Anfang
client-replay-last = Zum Ende
client-replay-back-one = Einen Schritt zurück
client-replay-on-one = Einen Schritt vor
client-replay-turn-back = Zur vorigen Spielrunde
client-replay-turn-on = Zur nächsten Spielrunde
client-replay-jump = Zu einer Spielrunde springen
client-replay-turn = { $winter ->
    [1] { $year }, Winter
   *[0] { $turn ->
        [0] { $year }
       *[other] { $year }, Spielrunde { $turn }
     }
 }
client-replay-of = Schritt { $at } von { $total }, { $turn }
client-replay-speed = Tempo
client-replay-speed-name = { $speed } ×
client-replay-viewer = Blickwinkel
client-replay-viewer-name = { $viewer ->
    [England] Wie England es sah
    [Scotland] Wie Schottland es sah
    [all] Alles offen
   *[spectator] Wie Zuschauer es sehen
 }
client-replay-share = Dieser Link öffnet die Wiederholung genau an dieser Stelle.
client-chart = Adelige jeder Seite, Jahr für Jahr
client-chart-short = Adelige
client-chart-year = Jahr
# Whether the dice were those that the server had promised before the game.
client-proof = { $verdict ->
    [proved] Würfel bewiesen
    [promised] Würfel wie festgelegt
    [false] Die Würfel sind nicht wie festgelegt!
   *[other] Würfel hier nicht bewiesen
 }
client-proof-about = { $verdict ->
    [proved] Vor der ersten Karte hat dieser Browser aufbewahrt, worauf sich der Server festgelegt hatte, und eine eigene Zahl beigetragen. Die geheime Zahl des Servers liegt nun offen: Es ist die festgelegte, und unsere wurde verwendet.
    [promised] Die geheime Zahl des Servers liegt nun offen, und es ist die, auf die er sich festgelegt hatte. Dieser Browser hat vor dem Spiel nichts aufbewahrt; vergleiche also die Festlegung unten mit der, die dir gezeigt wurde.
    [false] Die geheime Zahl des Servers ist nicht die, auf die er sich vor dem Spiel festgelegt hatte, oder die Zahl dieses Browsers wurde nicht verwendet. Bewahre die Aufzeichnung auf.
    [unseeded] Die Aufzeichnung dieses Spiels enthält keine Zahlen, aus denen sich die Würfel berechnen ließen.
   *[other] An dieser Adresse kann dieser Browser es nicht prüfen; dafür braucht es https oder einen Server auf diesem Computer selbst.
 }
client-proof-verify = Jeder Wurf, jedes Ziehen und jedes Austeilen folgt aus diesen Zahlen. Lade die Aufzeichnung herunter und lass alles ohne diesen Server nachrechnen:
client-proof-commitment = Die Festlegung:
client-rematch = Noch einmal
client-rematch-go = Zum nächsten Spiel
client-share-game = Spiel teilen
client-download = Aufzeichnung herunterladen

## Told that it is one’s turn

client-notify = Sag mir Bescheid, wenn ich dran bin
client-notify-short = Bescheid sagen
client-notify-about = Solange dieses Spiel nirgends geöffnet ist, erfährst du einmal, dass du dran bist, und auch, wenn das Spiel zu Ende ist.
client-notify-how = Wie
client-notify-email = Per E-Mail
client-notify-webhook = Per Webhook
client-notify-email-address = Deine Adresse
client-notify-email-about = Dorthin geht zuerst ein Code, den du hier eingibst. Jede Mail hat einen Link, der sie abbestellt.
client-notify-webhook-address = Seine Adresse
client-notify-webhook-about = Für deine eigenen Programme und Chaträume: bekommt einen signierten POST mit JSON.
client-notify-set = Sag Bescheid
client-notify-off = Nicht mehr
client-notify-now = { $confirmed ->
    [0] Ein Code ist zu dir unterwegs.
   *[1] { $kind ->
        [email] Du bekommst per E-Mail Bescheid.
       *[webhook] Du bekommst per Webhook Bescheid.
     }
 }
client-notify-code = Der Code aus der Mail, acht Ziffern
client-notify-confirm = Bestätigen
client-notify-secret = Das Geheimnis für die Signatur, nur jetzt zu sehen:

## The guided game

client-guide = Die Begleitung
client-guide-step = Schritt { $at } von { $total }
client-guide-skip = Weiter
client-guide-back = Zurück
client-guide-again = Noch einmal von vorn

## No network, a new version

client-no-server = Der Server antwortet nicht. Die Regeln gehen trotzdem, und das Spiel mit Begleitung auch, wenn es schon einmal geöffnet war.
client-update = Eine neue Version ist da.
client-update-now = Neu laden

## Rules and keys

client-rules = Regeln
client-rules-search = Regeln durchsuchen
client-rules-chapters = Kapitel
client-rules-this-game = Wie in diesem Spiel
client-rules-differ = Hier weichen Ausgaben ab
client-rules-none = Nichts gefunden.

# What every symbol means
client-symbols = Symbole
client-symbols-map = Auf dem Spielfeld
client-symbols-blocks = Auf den Blöcken
client-symbols-cards = Auf den Karten
client-symbol-green = Grüne Doppellinie: Sechs Blöcke jeder Seite dürfen sie in einer Spielrunde überqueren.
client-symbol-red = Rote Linie mit Perlen: Zwei Blöcke dürfen sie überqueren und müssen dahinter anhalten.
client-symbol-english = Gestrichelt: die Grenze zu England. Sie zu überqueren kostet jeden Block einen Bewegungspunkt.
client-symbol-castle = Festung mit der Limite: So viele Blöcke können hier überwintern, und so viele Nachschubpunkte bringt sie.
client-symbol-cathedral = Kathedrale: Für die Schotten ist die Limite um eins höher.
client-symbol-shield = Wappen: die Heimat dieses Adeligen. Im Winter zieht er dorthin, und dort kämpft er besser.
client-symbol-counter = Wie viele Blöcke die Grenze überquert haben und wie viele es dürfen.
client-symbol-battle = Gekreuzte Schwerter: Hier kommt es zur Schlacht.
client-symbol-pin = Nadel: So viele Blöcke sind hier vom Feind gebunden.
client-symbol-cost = Erreichbar, mit den Kosten in Bewegungspunkten.
client-symbol-attack = Erreichbar, und ein Feind steht dort: Hinzuziehen bedeutet Schlacht.
client-symbol-points = Münze: Nachschubpunkte, die hier im Winter noch übrig sind.
client-symbol-strength = Rauten am oberen Rand: die Stärke und die Zahl der Würfel. Links, wie weit der Block zieht; rechts, wann er handelt (A, B, C) und bis zu welcher Zahl er trifft.
client-symbol-hurt = Angeschlagen: Der Block ist gedreht, zwei Stärkepunkte sind übrig.
client-symbol-home = Ein Haus um die Kampfkraft: ein Adeliger, der seine Heimat verteidigt und mit einem Punkt mehr trifft.
client-symbol-schiltrom = Ein Ring von Speeren um die Kampfkraft: ein Schiltrom, der mit einem Punkt mehr trifft.
client-symbol-back-england = Die Rückseite eines englischen Blocks: Du weißt nicht, wer es ist.
client-symbol-back-scotland = Rückseiten schottischer Blöcke, und wie viele hier stehen.
client-symbol-moved = Blass: hat in dieser Spielrunde schon gezogen.
client-symbol-main = Lanze: gehört zur Hauptmacht.
client-symbol-reserve = Doppelpfeil: in Reserve, greift in Kampfrunde 2 ein.
client-symbol-fired = Raute in der Ecke: hat in dieser Kampfrunde gehandelt.
client-symbol-captured = Gitter: gefangen, kämpft jetzt für die andere Seite.
client-symbol-kind = { $kind ->
    [leader] Anführer
    [noble] Adeliger
    [knight] Ritter
    [cavalry] Leichte Kavallerie
    [archer] Bogenschützen
    [infantry] Infanterie
   *[norse] Skandinavier
 }
client-symbol-card = So viele Bewegungspunkte.
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
client-key-odds = die Chancen der Schlacht oder im gewählten Gebiet zeigen
client-key-choices = alles auflisten, was möglich ist
client-key-log = das Protokoll zeigen
client-key-let-go = die Blöcke ablegen
client-key-keys = diese Liste zeigen
