### What the server's commands say on a terminal (server-...), and what the server answers when something cannot be
### done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = jeden Wurf, jedes Austeilen und jedes Ziehen eines beendeten Spiels nachprüfen
server-arg-record = die Aufzeichnung eines Spiels, wie der Server sie nach dem Spielende herausgibt
server-proved =
    Alle Ergebnisse sind bewiesen: { $rolls ->
        [one] { $rolls } Wurf
       *[other] { $rolls } Würfe
    }, { $deals ->
        [one] { $deals } ausgeteilte Karte
       *[other] { $deals } ausgeteilte Karten
    } und { $draws ->
        [one] { $draws } gezogener Block
       *[other] { $draws } gezogene Blöcke
    }.
    Vergleiche die Festlegung mit der, die dir vor dem Spiel gezeigt wurde: { $commitment }
server-foreign = { $outcomes ->
    [one] { $outcomes } Ergebnis stammt aus einer mitgebrachten Aufzeichnung: Es ist nicht bewiesen.
   *[other] { $outcomes } Ergebnisse stammen aus einer mitgebrachten Aufzeichnung: Sie sind nicht bewiesen.
}
server-false-entry = Eintrag { $number } ist falsch: In der Aufzeichnung steht „{ $has }“, nach den Startwerten wäre es „{ $says }“
server-false-seed = das Spiel ist falsch: { $error }
server-unreadable = { $file } kann nicht nachgeprüft werden: { $error }

## schiltrom admin

server-about-admin = die Spiele eines Servers verwalten
server-about-list = alle Spiele auflisten
server-about-export = die ganze Aufzeichnung eines Spiels mit ihren Startwerten schreiben
server-about-prune = alte Spiele löschen
server-arg-database = die Adresse der Datenbank (dieselbe wie bei schiltrom serve)
server-arg-config = eine Datei mit Einstellungen (TOML)
server-arg-game = die Kennung eines Spiels; beginnt sie mit einem Bindestrich, schreib -- davor
server-arg-output = die Datei, in die geschrieben wird (sonst Standardausgabe); nie eine schon vorhandene
server-arg-force = auch ein laufendes Spiel exportieren: Das zeigt alles, selbst künftige Würfel
server-arg-older = nur beendete Spiele, die vor mehr als so vielen Tagen endeten
server-arg-unfinished = statt beendeter Spiele solche ohne Ende, in denen so lange nichts geschah
server-arg-yes = ohne Nachfrage löschen
server-bad-days = { $text } ist keine ganze Zahl von Tagen zwischen 0 und { $most }
server-no-games = Es gibt keine Spiele.
server-columns = SPIEL SZENARIO ERSTELLT BEGONNEN ZU-ENDE EINTRÄGE ALTER RUHE
server-yes = ja
server-no = nein
server-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
server-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
server-under-way = { $game } läuft noch: Die Aufzeichnung zeigt beide Kartenhände, jeden Block und allen künftigen Zufall; --force exportiert sie trotzdem
server-shows-all = Warnung: { $game } läuft noch; wer diese Aufzeichnung liest, kennt beide Kartenhände, jeden Block und allen künftigen Zufall
server-file-there = { $file } gibt es schon
server-not-written = { $file } kann nicht geschrieben werden: { $error }
server-nothing-old = Es gibt nichts zu löschen.
server-would-delete = { $games ->
    [one] { $games } Spiel mit { $entries } Einträgen würde gelöscht:
   *[other] { $games } Spiele mit insgesamt { $entries } Einträgen würden gelöscht:
}
server-ask-delete = Endgültig löschen? Zur Bestätigung „ja“ eingeben:
server-not-deleted = Nichts wurde gelöscht.
server-deleted = { $games ->
    [one] { $games } Spiel wurde gelöscht.
   *[other] { $games } Spiele wurden gelöscht.
}

## What the server answers: what was asked is not clear

error-bad-request = die Anfrage ist nicht lesbar
error-not-json = was gesendet wurde, ist kein JSON
error-content-length = der Header Content-Length muss eine Zahl sein
error-too-large = eine Anfrage hat höchstens { NUMBER($limit, useGrouping: 0) } Bytes
error-unprocessable = was gesendet wurde, hat nicht die richtige Form
error-method-not-allowed = mit dieser Methode geht das nicht
error-which-side = beide Plätze gehören dir: Gib ?side=England oder ?side=Scotland an
error-no-such-choice = keine Wahl heißt „{ $choice }“; schreib „block“ oder „area“ vor einen Namen, den beide haben
error-unknown-wish = ein Wunsch ist eines von { $wishes }, nicht „{ $wish }“
error-unknown-seat = ein Platz ist eines von { $kinds }, nicht „{ $kind }“
error-bad-rules = solche Regeln gibt es nicht
error-bid = das Gebot { $bid } gilt nur für die erste Rekrutierung von Braveheart

## Who may do what

error-no-seat = dieses Token öffnet keinen Platz
error-not-your-seat = der Platz dieser Seite gehört dir nicht
error-needs-seat = dafür brauchst du einen Platz: Sende sein Token oder nimm einen über seinen Link
error-authorization = der Header Authorization muss so lauten: Bearer und das Token eines Platzes
error-bad-ticket = dieses Ticket ist unbekannt, verbraucht, zu alt oder für ein anderes Spiel
error-foreign-game = dieses Token öffnet einen Platz in einem anderen Spiel
error-foreign-side = dieses Token öffnet den Platz der anderen Seite
error-foreign-origin = der Header Origin muss diesen Server nennen; heißt er anders, setze SCHILTROM_ORIGIN
error-spectator = Zuschauer haben nichts zu entscheiden

## What is not there, not yet or no more

error-not-found = hier ist nichts
error-no-game = dieses Spiel gibt es nicht
error-no-free-seat = dieser Link führt zu keinem freien Platz (mehr)
error-stale = das Spiel ist weitergegangen: Dieser Platz steht jetzt bei Nummer { NUMBER($number, useGrouping: 0) }
error-not-begun = das Spiel hat noch nicht begonnen
error-game-over = das Spiel ist zu Ende
error-record-later = die Aufzeichnung wird erst nach dem Spielende gezeigt
error-nobody-fires = keiner deiner Blöcke kann jetzt kämpfen

## Too much

error-too-many-requests = zu viele Anfragen
error-too-many-games = zu viele neue Spiele
error-too-many-connections = zu viele Live-Verbindungen von hier
error-server-full = zu viele Live-Verbindungen
error-unavailable = die Datenbank antwortet nicht; sieh erst nach, bevor du es noch einmal versuchst
error-internal = hier ist etwas schiefgegangen; es steht im Protokoll

## Notices by mail

server-mail-your-turn-subject = Schiltrom: Du bist dran
server-mail-your-turn = Du bist dran, für { $side ->
    [0] England
   *[1] Schottland
} zu spielen: { $game }
server-mail-over-subject = Schiltrom: Dein Spiel ist zu Ende
server-mail-over = Dein Spiel ist zu Ende. { $winner ->
    [england] England hat gewonnen.
    [scotland] Schottland hat gewonnen.
   *[none] Niemand hat gewonnen.
} Hier kannst du es ansehen: { $game }
server-mail-confirm-subject = Schiltrom: Dein Code
server-mail-confirm =
    Jemand möchte an dieser Adresse Bescheid bekommen, sobald er in einem Spiel auf { $origin } dran ist. Bist du das, dann gib diesen Code im Spiel ein:

    { $code }
server-mail-end = Diese Mails abbestellen: { $stop }
server-mail-end-unasked = Bist du es nicht, dann tu einfach nichts. Nie wieder Mails von hier bekommen: { $stop }

## What does not fit how things stand

error-time-up = das Spiel ist zu Ende: Die Zeit war abgelaufen
error-not-the-rematch = dieses Spiel folgt nicht auf das, in dem du deinen Platz hast
error-needs-old-seat = dafür brauchst du einen Platz im vorigen Spiel
error-seat-taken = dieser Platz ist schon besetzt
error-seed-brought = dieser Platz hat seinen Startwert schon beigetragen
error-unknown-level = eine Spielstärke ist eines von { $levels }, nicht „{ $level }“
error-enough-said = es ist genug gesagt: Ein Spiel hat höchstens { NUMBER($lines, useGrouping: 0) } Zeilen
error-too-many-lines = zu viele Zeilen auf einmal
error-answer-offer-first = die andere Seite hat ein Angebot gemacht: Antworte zuerst darauf
error-no-offer = dieses Angebot gibt es nicht (mehr)
error-rematch-later = eine Revanche gibt es erst nach dem Spielende
error-rematch-made = eine Revanche gibt es schon
error-too-many-take-backs = in einem Spiel wird höchstens { NUMBER($most, useGrouping: 0) }-mal zurückgenommen
error-nothing-to-take-back = du hast keine Wahl getroffen, die du zurücknehmen könntest

## Records brought here

error-bad-record = das ist keine Aufzeichnung, die sich wiederholen lässt
error-record-over = dieses Spiel ist zu Ende: Man kann es ansehen, aber es hat weder Plätze noch Uhren
error-record-needs-seats = dieses Spiel ist nicht zu Ende: Gib an, wer wo sitzen soll
error-record-too-long = eine Aufzeichnung hat hier höchstens { NUMBER($most, useGrouping: 0) } Einträge
error-record-tags = eine Aufzeichnung hat höchstens { $most } Tags mit je höchstens { NUMBER($longest, useGrouping: 0) } Zeichen

## Notices

error-too-many-notices = von hier wurden zu viele Benachrichtigungen eingerichtet
error-no-mail-here = dieser Server verschickt keine Mails
error-no-mails-wanted = diese Adresse möchte keine Mails
error-too-many-codes = an diese Adresse gingen heute schon genug Codes
error-no-code = es wird kein Code (mehr) erwartet
error-wrong-code = das ist nicht der Code aus der Mail
error-mails-stopped = diese Mails sind schon abbestellt
error-webhook-address = das ist keine Adresse
error-webhook-scheme = die Adresse eines Webhooks beginnt mit http:// oder https:// und einem Host
error-webhook-characters = eine Adresse hat höchstens { NUMBER($most, useGrouping: 0) } einfache Zeichen
error-webhook-parts = die Adresse eines Webhooks hat keinen Benutzer und keinen Teil mit #
error-webhook-port = dieser Port ist nicht für Webhooks: 80, 443 oder ab { NUMBER($first, useGrouping: 0) }
error-webhook-private = Webhooks gehen nur an öffentliche Adressen
