### The browser game: everything on its screens that is not said by the game itself.
### Buttons and headings are short; on a phone a line has about 40 letters. What the arguments are stands in the
### English catalogue.

# The name of the program; it stays as it is in every language.
client-title = Schiltrom
client-title-your-turn = Du bist dran · Schiltrom
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
client-error-server = Fehler beim Server (Status { NUMBER($status, useGrouping: 0) }). Bitte versuch es noch einmal.
client-error-plain = { $message }
client-offline = Verbindung verloren. Neuer Versuch …
client-game-failed = Dieses Spiel lässt sich nicht öffnen
client-lost = Hier gibt es keine Seite
client-lost-about = Prüfe die Adresse. Deine Partien findest du auf der Startseite.

## The first screen

client-play = Spielen
client-play-now = Sofort gegen den Computer spielen
client-play-now-about = Du führst die Schotten in Braveheart, 1297 bis 1305. Kein Konto, nichts auszufüllen.
client-way-computer = Gegen den Computer
client-way-computer-about = Wähle Seite, Szenario und Regeln.
client-way-here = Zu zweit an einem Bildschirm
client-way-here-about = Ihr wechselt euch ab; beim Wechsel ist das Spielfeld verdeckt.
client-way-friend = Freunde einladen
client-way-friend-about = Du bekommst einen Link; wer ihn öffnet, spielt die andere Seite.
client-way-learn = Spiel lernen
client-way-learn-about = Drei kurze Lektionen: Lernen durch Spielen.
client-way-rules-about = Jede Regel mit ihrer Nummer, in klaren Worten.
client-way-watch = Zuschauen
client-way-watch-about = Zwei Computer spielen; du schaust zu.
client-games = Deine Spiele
client-games-none = Noch keine. Hier erscheinen deine Spiele auf diesem Gerät.
client-scenario-short = { $scenario ->
    [the_bruce] The Bruce
    [campaign] Kampagne
   *[braveheart] Braveheart
 }
client-games-line = { $year ->
    [0] { $scenario }, { $opponent }
   *[other] { $scenario } { NUMBER($year, useGrouping: 0) }, { $opponent }
 }
client-games-yours = Du bist dran
client-games-theirs = Gegner ist dran
client-games-waiting = Warten auf Mitspieler
client-games-bid = Dein Gebot
client-games-remove = Entfernen
client-games-remove-sure = Diese Partie von diesem Gerät entfernen? Sie ist noch nicht zu Ende, und du kommst nicht mehr an deinen Platz.
client-games-over = { $winner ->
    [England] England hat gewonnen
    [Scotland] Schottland hat gewonnen
   *[none] Zu Ende
 }

client-import = Gespeichertes Spiel öffnen …
client-import-no-record = Diese Datei ist kein gespeichertes Spiel.
# A position on the board, from its line in the notation
client-position = Stellung
client-position-show = Stellung zeigen …
client-position-paste = Füge hier die Zeile einer Stellung ein. Sie beginnt mit hots2 oder hotsview2.

## Who plays

client-computer = { $level ->
    [none] Computer
   *[other] Computer ({ level-name })
 }
client-kind-here = Spieler
client-kind-friend = Gast
client-kind-bot = Bot
client-kind-computer = Computer
client-present = { $present ->
    [0] abwesend
   *[1] online
 }

## Settings

client-settings = Einstellungen
client-language = Sprache
client-theme = Farben
client-theme-auto = Wie auf dem Gerät
client-theme-light = Hell
client-theme-dark = Dunkel
client-theme-contrast = Hoher Kontrast
client-theme-colour-blind = Farbenblind
client-motion = Animationen
client-motion-auto = Wie auf dem Gerät
client-motion-full = An
client-motion-none = Aus

## A new game

client-new-computer = Gegen den Computer spielen
client-new-here = Zu zweit an einem Bildschirm
client-new-friend = Mit Freunden spielen
client-new-watch = Zuschauen
client-your-side = Du spielst
client-side-any = Zufall
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
    [the_bruce] 1306: Robert Bruce ist König der Schotten. Neun Jahre, um die Engländer zu vertreiben oder ihn aufzuhalten.
    [campaign] Beginnt wie Braveheart und geht weiter, bis eine Seite endgültig gewonnen hat.
   *[braveheart] Wallace führt den Aufstand; fast alle Adeligen halten noch zu England. Gut für den Anfang.
 }
client-name = Dein Name
client-name-about = Freiwillig. Die andere Seite sieht ihn.
client-name-of = { side }: Name
client-clock = Bedenkzeit
client-clock-none = Unbegrenzt
client-clock-m60 = Je eine Stunde pro Spiel
client-clock-m120 = Je zwei Stunden pro Spiel
client-clock-d3 = Drei Tage pro Entscheidung
client-clock-d7 = Sieben Tage pro Entscheidung
client-clock-about = Wessen Zeit abläuft, der verliert.
client-rules-choice = Regeln und Optionen
client-edition = Regeln
client-editions = Ausgaben
client-documents = Gedruckte Regelhefte
client-edition-name = { $edition ->
    [2] Zweite Ausgabe
    [3] Dritte Ausgabe
    [4] Vierte Ausgabe (aktuell)
    [de] Deutsches Regelheft
    [fr] Französisches Regelheft
    [hu] Ungarisches Regelheft
    [it] Italienisches Regelheft
    [ja] Japanisches Regelheft
    [reference] Referenz (vierte Ausgabe, Rückzug in beliebiger Reihenfolge)
   *[other] { $edition }
 }
client-edition-about = Nimm die aktuelle Ausgabe, wenn du keine andere gewohnt bist. Mit einem gedruckten Regelheft spielst du nach dessen Wortlaut und in dessen Sprache, solange du selbst keine gewählt hast.
client-house-rules = Hausregeln
client-house-about = Alles hier ist so, wie es die Regeln oben vorsehen, bis du es änderst.
# $count: how many
client-house-changed = { $count } geändert
client-house-reset = Hausregeln zurücksetzen
client-begin-computer = Spiel starten
client-begin-here = Spiel starten
client-begin-friend = Spiel und Link erstellen
client-begin-watch = Spiel starten

# Secret bids (9.2). E0 to E3 is what England bids, S0 to S3 what Scotland bids
client-bidding = Geheime Gebote für die Seiten
client-bidding-about = Bevor das Spiel beginnt, sagen beide im Geheimen, was ihnen ihre Seite wert ist; nur die Differenz zählt (9.2).
client-bid = Dein geheimes Gebot
# $side: who bids
client-bid-question = { $side ->
    [0] Wie lange würdest du auf Edward verzichten, um England zu spielen?
   *[1] Wie viele Blöcke mehr würdest du Englands erster Rekrutierung zugestehen, um Schottland zu spielen?
 }
# $bid: E0 to E3, S0 to S3
client-bid-name = { $bid ->
    [E0] Kein Gebot
    [E1] E1: Edward bleibt im ersten Jahr fern
    [E2] E2: Edward bleibt zwei Jahre fern
    [E3] E3: Edward bleibt drei Jahre fern
    [S0] Kein Gebot
    [S1] S1: erste Rekrutierung mit einem Block mehr
    [S2] S2: erste Rekrutierung mit zwei Blöcken mehr
   *[S3] S3: erste Rekrutierung mit drei Blöcken mehr
 }
client-bid-secret = Die andere Seite sieht dein Gebot erst, wenn beide abgegeben sind. Entgegengesetzte Gebote heben sich auf, und wer mehr geboten hat, zahlt die Differenz.
client-bid-place = Gebot abgeben
client-bid-made = hat geboten
client-bid-waits = muss noch bieten

## Links and waiting

client-link = Link
client-copy = Kopieren
client-copied = Kopiert
client-share = Teilen …
client-join = Du bist eingeladen
client-join-about = Dieser Link ist dein Platz in einem Spiel von Hammer of the Scots. Es beginnt, sobald beide da sind.
client-join-broken = Dieser Einladungslink ist kaputt. Lass ihn dir noch einmal schicken.
client-join-host = Gegner
client-join-now = Mitspielen
client-lobby = Warten auf die andere Person
client-lobby-free = noch frei
client-lobby-link = Schick diesen Link an die andere Person. Er gilt einmal; wer ihn öffnet, nimmt den Platz ein.
client-lobby-about = Das Spiel beginnt von selbst, sobald beide da sind. Du kannst diese Seite schließen und über deine Liste zurückkommen: Das Spiel wartet, bis beide Browser ihren Teil der Würfel gezeigt haben.
client-lobby-awaited = muss das Spiel noch einmal öffnen
client-lobby-lost = Dieser Browser hat die Zahl nicht mehr, auf die er sich für die Würfel festgelegt hat; dieses Spiel kann deshalb nicht beginnen. Bitte starte ein neues.

## The game

client-board = Spielfeld
client-zoom-in = Vergrößern
client-zoom-out = Verkleinern
client-zoom-whole = Ganze Karte
client-watching = Du schaust zu
client-resign = Aufgeben
client-resign-sure = Dieses Spiel aufgeben?
client-take-back = Zurücknehmen
client-offer-take-back = { $ours ->
    [0] { side } möchte eine Entscheidung zurücknehmen.
   *[1] Du hast darum gebeten, deine letzte Entscheidung zurückzunehmen.
 }
client-offer-rematch = { $ours ->
    [0] { side } bietet eine Revanche mit getauschten Seiten an.
   *[1] Du hast eine Revanche angeboten.
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
    [days] Noch weniger als sechs Stunden.
   *[minutes] Noch weniger als eine Minute.
 }
client-curtain = { side } ist dran
client-curtain-about = Gib das Gerät weiter. Die andere Person schaut weg!
client-curtain-ready = Weiter als { side }

# The board. A short legend stands in a corner of the map: at most 24 letters a line.
client-legend-green = bis zu sechs Blöcke
client-legend-red = bis zu zwei Blöcke
client-legend-english = Grenze zu England
client-legend-castle = Festungslimite
client-legend-cathedral = Kathedrale
client-board-area = { $area }: { $contested ->
    [0] { $england ->
        [0] { $scotland ->
            [0] leer
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
client-board-all = Alle auswählen

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
client-card-face-down = Karte gewählt, verdeckt
client-player-1 = Spieler 1 in dieser Spielrunde
client-king-crowned = Schottischer König

# Prompt
client-prompt = Aktueller Schritt
client-waiting = Warten auf { $sides } …
client-choices = Was kann ich tun?
client-choice-do = Bestätigen
client-explain = Diesen Schritt erklären
client-disband-sure = { $block } ist ein Anführer. Wirklich auflösen?
client-undo = Rückgängig
client-let-go = Auswahl aufheben
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
client-card-pick = Wähle eine Karte, um zu sehen, was sie bewirkt.
client-card-about-move = { $points ->
    [one] Ziehe mit den Blöcken eines Gebiets.
   *[other] Ziehe mit den Blöcken von bis zu { $points } Gebieten.
 } Jeder Block nach oder aus England kostet einen eigenen Punkt.
client-card-about-herald = Nenne einen feindlichen Adeligen: Bei 1 bis 4 läuft er zu dir über.
client-card-about-pillage = Eine feindliche Gruppe neben einer von deinen verliert zwei Stärkepunkte, und du gewinnst sie.
client-card-about-sea-move = Verschiffe einen oder zwei Blöcke von einer Küste an eine andere, freundliche Küste.
client-card-about-truce = Dein Gegner darf in dieser Spielrunde bewegen, aber nicht angreifen{ $truce_new_raids ->
    [forbidden] , und die Schotten dürfen England nicht betreten.
   *[other] .
 }
client-card-about-victuals = { $victuals_split ->
    [three_blocks] Gib drei Blöcken eines Gebiets je einen Stärkepunkt.
   *[other] Gib Blöcken eines Gebiets drei Stärkepunkte.
 }

# Log, notes, chat, help
client-log = Protokoll
client-log-empty = Noch nichts.
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
client-chat-empty = Noch keine Nachrichten.
client-chat-name = { $name } ({ $country })
client-chat-say = Nachricht schreiben
client-chat-send = Senden
client-winter-preview = Winter
client-winter-about = Wenn das Jahr jetzt endete:
client-winter-nothing = In diesem Winter gibt es nichts mehr zu tun.
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
client-winter-notes = Außerdem
client-winter-points = { $points ->
    [one] ein Nachschubpunkt
   *[other] { $points } Nachschubpunkte
 }

# The winter as it goes on
client-winter-stages = Der Winter, Schritt für Schritt
client-winter-stage-nobles = Adelige ziehen heim
client-winter-stage-quarters = Winterquartiere
client-winter-stage-england = Englische Armeen
client-winter-stage-scotland = Schottische Armeen
client-winter-stage-scottish-build = Schottischer Nachschub
client-winter-stage-english-build = Englischer Nachschub
client-winter-must = Zu viele Blöcke hier: Wähle, welche aufgelöst werden.
client-winter-left = { $points ->
    [one] Noch ein Nachschubpunkt.
   *[other] Noch { $points } Nachschubpunkte.
 }
client-winter-draw = Block ziehen
client-winter-here = Wählen

# What is known of the enemy
client-known = Gegner
client-known-about = Was sich aus den offenen Informationen über den Gegner ergibt.
client-known-pool = Pool
client-known-count = { $place }: { side }, { $count ->
    [one] ein Block
   *[other] { $count } Blöcke
 }
client-known-seen-here = Zuletzt gesehen
client-known-seen = { $block }, Stärke { $strength }, { $turn ->
    [0] im Winter { $year }
   *[other] in Spielrunde { $turn } des Jahres { $year }
 }
client-known-could = Mögliche Blöcke
client-known-all = { $all ->
    [0] Alle { $count } zeigen
   *[1] Weniger zeigen
 }
client-odds-take = Wähle die Angreifer aus, um ihre Chancen zu sehen.

# Battle
client-battle-of = Schlacht um { $area }
client-battle-round = { $round ->
    [0] Zwischen den Kampfrunden
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
client-battle-fire-letter = Alle { $letter }-Blöcke kämpfen
client-battle-fight-round = Kampfrunde { $round } ausfechten
client-battle-fight-about = alle kämpfen, die besseren werden geschont
# The number stands before these words.
client-battle-take = { $hits ->
    [one] Treffer: Wähle einen markierten Block
   *[other] Treffer: Wähle einen markierten Block
 }
client-battle-go-to = Nach { $area }
client-battle-choose = Wähle Blöcke aus, dann ihr Ziel.
client-battle-theirs = { side } ist dran

# Dice
client-dice-hits = { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
 }
client-dice-skip = Direkt zum Ergebnis

# Odds
client-odds = Chancen
# The chance of the side stands before these words.
client-odds-side = { side } siegt, verliert { $steps } Stärkepunkte
client-odds-open = Ohne Entscheidung: { $percent }.
client-odds-inexact = Verdeckte Blöcke sind geschätzt.
client-odds-dies = verloren
client-odds-captured = gefangen

# For screen readers
client-text-board = Das Spielfeld
client-text-area = Gebiet
client-text-control = Kontrolle
client-text-blocks = Blöcke
client-text-contested = umkämpft
client-text-nobody = leer
client-text-block = { $block } ({ side }), Stärke { $strength }, { $rating }
client-text-hidden = { side }: { $count ->
    [one] ein unbekannter Block
   *[other] { $count } unbekannte Blöcke
 }

## The end

client-won = { side } gewinnt
client-won-nobody = Kein Sieger
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
client-replay-first = Erster Schritt
client-replay-last = Letzter Schritt
client-replay-back-one = Schritt zurück
client-replay-on-one = Schritt vor
client-replay-turn-back = Vorige Spielrunde
client-replay-turn-on = Nächste Spielrunde
client-replay-jump = Zu Spielrunde springen
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
client-replay-viewer = Ansicht
client-replay-viewer-name = { $viewer ->
    [England] England
    [Scotland] Schottland
    [all] Alles aufgedeckt
   *[spectator] Zuschauer
 }
client-replay-share = Dieser Link öffnet die Wiederholung genau an dieser Stelle.
client-chart = Adelige jeder Seite, Jahr für Jahr
client-chart-short = Adelige
client-chart-year = Jahr
# Whether the dice were those that the server had promised before the game.
client-proof = { $verdict ->
    [proved] Würfel geprüft
    [older] Würfel geprüft
    [partly] Würfel zum Teil geprüft
    [promised] Würfel stimmen mit der Festlegung überein
    [false] Würfel stimmen nicht mit der Festlegung überein!
   *[other] Würfel hier nicht geprüft
 }
client-proof-about = { $verdict ->
    [proved] Bevor irgendeine Zahl gezeigt wurde, hat dieser Browser die Festlegungen des Servers und der anderen Seite gespeichert. Jetzt sind alle Zahlen öffentlich: Sie passen zu den Festlegungen, und unsere wurde verwendet.
    [older] Vor der ersten Karte hat dieser Browser die Festlegung des Servers gespeichert und eine eigene Zahl beigetragen. Die geheime Zahl des Servers ist jetzt öffentlich: Sie passt zur Festlegung, und unsere Zahl wurde verwendet.
    [partly] Die Zahlen passen zu den Festlegungen, aber nicht alles an diesem Spiel ist bewiesen: Sein Anfang wurde importiert, oder der Server hat nach dem Einspielen einer Sicherung eine neue Zahl gezogen.
    [promised] Die Zahlen sind jetzt öffentlich und passen zu den Festlegungen. Dieser Browser hat vor dem Spiel nichts gespeichert; vergleiche also die Festlegung unten mit der, die dir gezeigt wurde.
    [false] Eine Zahl passt nicht zu ihrer Festlegung, eine Festlegung ist nicht die, die dieser Browser gespeichert hat, oder die Zahl dieses Browsers wurde nicht verwendet. Bewahre die Aufzeichnung als Beweis auf.
   *[unseeded] Die Aufzeichnung dieses Spiels enthält keine Zahlen, mit denen sich die Würfel prüfen ließen.
 }
client-proof-verify = Jeder Wurf, jedes Ziehen und jedes Austeilen folgt aus diesen Zahlen. Um alles ohne diesen Server nachzuprüfen, lade die Aufzeichnung herunter und starte:
client-proof-commitment = Festlegung:
client-rematch = Revanche
client-rematch-go = Zur Revanche
client-share-game = Spiel teilen
client-download = Aufzeichnung herunterladen
client-forget = Meine Daten löschen
client-forget-sure = Deinen Namen, deine Nachrichten, Notizen und Benachrichtigungen in diesem Spiel löschen? Die Aufzeichnung bleibt, ohne deinen Namen.
client-forget-done = Deine Daten wurden gelöscht.

## Told that it is one’s turn

client-notify = Benachrichtige mich, wenn ich dran bin
client-notify-short = Benachrichtigen
client-notify-about = Ist das Spiel bei dir nicht geöffnet, bekommst du eine Nachricht, wenn du dran bist, und eine, wenn es zu Ende ist.
client-notify-how = Senden per
client-notify-email = E-Mail
client-notify-webhook = Webhook
client-notify-email-address = E-Mail-Adresse
client-notify-email-about = Du bekommst zuerst einen Code, den du hier eingibst. Jede Mail hat einen Link zum Abbestellen.
client-notify-webhook-address = Webhook-URL
client-notify-webhook-about = Für deine eigenen Programme und Chaträume: sendet einen signierten JSON-POST.
client-notify-set = Einschalten
client-notify-off = Ausschalten
client-notify-now = { $confirmed ->
    [0] Wir haben dir einen Code geschickt.
   *[1] { $kind ->
        [email] Du wirst per E-Mail benachrichtigt.
       *[webhook] Du wirst per Webhook benachrichtigt.
     }
 }
client-notify-code = Achtstelliger Code aus der Mail
client-notify-confirm = Bestätigen
client-notify-secret = Geheimer Schlüssel für die Signatur, nur jetzt zu sehen:
client-push = In diesem Browser benachrichtigen
client-push-about = Zeigt auf diesem Gerät eine Benachrichtigung, auch wenn das Spiel nicht geöffnet ist. Sie sagt nur, dass du dran bist oder dass das Spiel zu Ende ist.
client-push-denied = Dein Browser blockiert Benachrichtigungen von dieser Seite. Erlaube sie in seinen Website-Einstellungen und komm dann wieder.
client-push-insecure = Benachrichtigungen im Browser gibt es nur unter einer Adresse mit https://.
client-push-unsupported = Dieser Browser kann hier keine Benachrichtigungen zeigen. Auf iPhone und iPad: Lege Schiltrom auf den Home-Bildschirm und öffne es von dort.
client-push-failed = dein Browser konnte sich nicht anmelden; versuch es später noch einmal
client-push-others = { $count ->
    [one] Auch in einem anderen Browser an.
   *[other] Auch in { $count } anderen Browsern an.
}
client-push-others-off = Dort ausschalten

## The lessons

client-lessons = Lektionen
client-lesson-name = { $lesson ->
    [first-year] Das erste Jahr
    [battles] Schlachten
   *[winter] Winter und Könige
 }
client-lesson-about = { $lesson ->
    [first-year] Einen Block lesen, Karten spielen, ziehen und segeln.
    [battles] Buchstaben, Würfel, Treffer, Reserven und Rückzüge.
   *[winter] Einen König krönen und den Winter überstehen.
 }
client-lesson-start = Beginnen
client-lesson-again = Beendet
client-lesson-resume = Schritt { $at } von { $total }
client-learned = Gelernt: { $count } von { $total }
client-learned-done = gelernt
client-learned-item = { $item ->
    [block] Einen Block lesen
    [hidden] Was du von Feinden siehst
    [cards] Karten spielen
    [march] Über grüne Grenzen ziehen
    [red] Über eine rote Grenze ziehen
    [sea] Übers Meer fahren
    [herald] Einen Adeligen mit dem Herold gewinnen
    [letters] Wer zuerst kommt: A, B, C
    [dice] Um Treffer würfeln
    [hits] Treffer nehmen
    [reserves] Reserven nutzen
    [rounds] Drei Kampfrunden
    [capture] Einen Adeligen gefangen nehmen
    [retreat] Sich zurückziehen
    [king] Einen König krönen
    [home] Adelige ziehen heim
    [limit] Festungslimite und Auflösung
    [build] Nachschub im Winter
   *[levy] Das englische Aufgebot
 }
client-guide = Anleitung
client-guide-step = Schritt { $at } von { $total }
client-guide-skip = Weiter
client-guide-next = Weiter
client-guide-back = Zurück
client-guide-again = Von vorn

## No network, a new version

client-no-server = Der Server antwortet nicht. Die Regeln kannst du trotzdem lesen und die Lektionen spielen, die du schon einmal geöffnet hast.
client-update = Eine neue Version ist verfügbar.
client-update-now = Neu laden

## Rules and keys

client-rules = Regeln
client-rules-search = Regeln durchsuchen
client-rules-chapters = Kapitel
client-rules-this-game = Regeln dieses Spiels
client-rules-differ = Hier weichen Ausgaben ab
client-rules-none = Nichts gefunden.
client-concordance = Anmerkungen zu diesem Regelheft
client-concordance-mark = Anmerkung
client-concordance-changed = In diesem Spiel gilt hier eine Hausregel.

# What every symbol means
client-symbols = Symbole
client-symbols-map = Auf dem Spielfeld
client-symbols-blocks = Auf den Blöcken
client-symbols-cards = Auf den Karten
client-symbol-green = { $edition ->
    [2] Schwarze
   *[other] Grüne
 } Doppellinie: Bis zu sechs Blöcke jeder Seite dürfen sie pro Spielrunde überqueren.
client-symbol-red = Rote Linie mit Perlen: Bis zu zwei Blöcke dürfen sie überqueren und müssen dahinter anhalten.
client-symbol-english = Gestrichelte Linie: die Grenze zu England. Sie zu überqueren kostet jeden Block einen Bewegungspunkt.
client-symbol-castle = Festung mit der Limite: So viele Blöcke können hier überwintern, und so viele Nachschubpunkte bringt sie.
client-symbol-cathedral = Kathedrale: Für die Schotten ist die Limite um eins höher.
client-symbol-shield = Wappen: das Heimatgebiet dieses Adeligen. Im Winter zieht er dorthin, und wenn er es verteidigt, kämpft er besser.
client-symbol-counter = Wie viele Blöcke die Grenze überquert haben, und ihre Limite.
client-symbol-battle = Gekreuzte Schwerter: Hier kommt es zur Schlacht.
client-symbol-pin = Nadel: So viele Blöcke sind hier vom Feind gebunden.
client-symbol-cost = Erreichbar, mit den Kosten in Bewegungspunkten.
client-symbol-attack = Erreichbar und vom Feind besetzt: Wer hinzieht, beginnt eine Schlacht.
client-symbol-points = Münze: Nachschubpunkte, die hier im Winter noch übrig sind.
client-symbol-strength = Rauten am oberen Rand: die Stärke und die Zahl der Würfel. Links, wie weit der Block zieht; rechts, wann er handelt (A, B, C) und bis zu welcher Zahl er trifft.
client-symbol-hurt = Angeschlagen: Der Block ist gedreht, zwei Stärkepunkte sind übrig.
client-symbol-home = Haus um die Kampfkraft: ein Adeliger, der sein Heimatgebiet verteidigt und mit einem Punkt mehr trifft.
client-symbol-schiltrom = Ring von Speeren um die Kampfkraft: ein Schiltrom, der mit einem Punkt mehr trifft.
client-symbol-back-england = Rückseite eines englischen Blocks: Du siehst nicht, wer es ist.
client-symbol-back-scotland = Rückseiten schottischer Blöcke, und wie viele es sind.
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
client-symbol-card = Zahl der Bewegungspunkte.
client-keys = Tastenkürzel
client-key-done = fertig
client-key-pass = passen: das Ereignis verfällt
client-key-stop = hier anhalten
client-key-fire = kämpfen
client-key-hold = im Kampf passen
client-key-event = das Ereignis ausführen
client-key-winter = Edward in Schottland überwintern lassen
client-key-disband = Edward heimziehen lassen
client-key-undo = rückgängig machen oder Auswahl aufheben
client-key-fire-all = alle Blöcke des Buchstabens kämpfen lassen
client-key-fight-round = die ganze Kampfrunde ausfechten
client-key-odds = die Chancen der Schlacht oder im gewählten Gebiet zeigen
client-key-choices = alle Möglichkeiten auflisten
client-key-log = Protokoll zeigen
client-key-let-go = Auswahl aufheben
client-key-keys = Tastenkürzel zeigen
