### What the server's commands say on a terminal (server-...), and what the server answers when something cannot be
### done (error-...), without a full stop. The words of commands, options and headers stay as they are.

## schiltrom verify

server-about-verify = jeden Wurf, jedes Austeilen und jedes Ziehen eines beendeten Spiels nachprüfen
server-arg-record = die Aufzeichnung eines Spiels, wie der Server sie nach dem Spielende herausgibt
server-arg-commitment = eine Festlegung, die du vor dem Spiel notiert hast: sie muss in der Aufzeichnung stehen (mehrfach möglich)
server-arg-seed = ein Startwert, den du notiert hast: er muss in der Aufzeichnung stehen (mehrfach möglich)
server-proved =
    Alle Ergebnisse geprüft: { $rolls ->
        [one] { $rolls } Wurf
       *[other] { $rolls } Würfe
    }, { $deals ->
        [one] { $deals } ausgeteilte Karte
       *[other] { $deals } ausgeteilte Karten
    } und { $draws ->
        [one] { $draws } gezogener Block
       *[other] { $draws } gezogene Blöcke
    }.
server-foreign = { $outcomes ->
    [one] { $outcomes } Ergebnis wurde mit dem Spiel importiert und lässt sich nicht prüfen.
   *[other] { $outcomes } Ergebnisse wurden mit dem Spiel importiert und lassen sich nicht prüfen.
}
server-compare = Vergleiche die Festlegungen mit denen, die dir vor dem Spiel gezeigt wurden: { $commitments }
server-kept = Was du notiert hast, steht in der Aufzeichnung.
server-scheme = { $scheme ->
    [2] Protokoll 2: Beide Plätze waren an ihre Startwerte gebunden, bevor irgendein Startwert gezeigt wurde.
   *[1] Protokoll 1 (ein älteres Spiel): Nur der Server war an seinen Startwert gebunden. Wer diesen kannte und den letzten Startwert beitrug, konnte seinen danach wählen.
}
server-restored = { $outcomes ->
    [one] { $outcomes } Ergebnis folgt aus einem Startwert, den der Server nach dem Einspielen einer Sicherung gezogen hat. Es stimmt, aber der Server kannte da schon die Startwerte der Spieler.
   *[other] { $outcomes } Ergebnisse folgen aus Startwerten, die der Server nach dem Einspielen einer Sicherung gezogen hat. Sie stimmen, aber der Server kannte da schon die Startwerte der Spieler.
}
server-false-entry = Eintrag { $number } stimmt nicht: In der Aufzeichnung steht „{ $has }“, die Startwerte ergeben „{ $says }“
server-false-seed = Prüfung nicht bestanden: { $error }
server-unreadable = { $file } lässt sich nicht prüfen: { $error }

## schiltrom admin

server-about-admin = die Spiele eines Servers verwalten
server-about-list = alle Spiele auflisten
server-about-export = die vollständige Aufzeichnung eines Spiels mit Startwerten exportieren
server-about-prune = alte Spiele löschen
server-about-restored = nach dem Einspielen einer Sicherung: neue Startwerte für alle laufenden Spiele, damit keine Würfe doppelt kommen
server-arg-database = Adresse der Datenbank (wie bei schiltrom serve)
server-arg-config = Datei mit Einstellungen (TOML)
server-arg-game = Kennung eines Spiels; beginnt sie mit einem Bindestrich, schreib -- davor
server-arg-output = neue Datei für die Ausgabe (Vorgabe: Standardausgabe)
server-arg-force = auch ein laufendes Spiel exportieren; das verrät alles, auch künftige Würfel
server-arg-older = nur Spiele, die vor mehr als N Tagen endeten
server-arg-unfinished = stattdessen unbeendete Spiele löschen, in denen so lange nichts geschah
server-arg-yes = ohne Nachfrage löschen
server-bad-days = { $text } ist keine ganze Zahl von Tagen zwischen 0 und { $most }
server-new-seeds = { $games ->
    [0] Es läuft kein Spiel.
    [one] Neue Startwerte für { $games } laufendes Spiel.
   *[other] Neue Startwerte für { $games } laufende Spiele.
}
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
server-under-way = { $game } läuft noch: Die Aufzeichnung verrät beide Kartenhände, jeden Block und alle künftigen Würfel; --force exportiert sie trotzdem
server-shows-all = Warnung: { $game } läuft noch; diese Aufzeichnung verrät beide Kartenhände, jeden Block und alle künftigen Würfel
server-file-there = { $file } gibt es schon
server-not-written = { $file } kann nicht geschrieben werden: { $error }
server-nothing-old = Nichts zu löschen.
server-would-delete = { $games ->
    [one] { $games } Spiel mit { $entries } Einträgen wird gelöscht:
   *[other] { $games } Spiele mit insgesamt { $entries } Einträgen werden gelöscht:
}
server-ask-delete = Endgültig löschen? Zur Bestätigung „ja“ eingeben:
server-not-deleted = Nichts gelöscht.
server-deleted = { $games ->
    [one] { $games } Spiel gelöscht.
   *[other] { $games } Spiele gelöscht.
}

## What the server answers: what was asked is not clear

error-bad-request = der Server konnte die Anfrage nicht lesen
error-not-json = der Inhalt der Anfrage ist kein gültiges JSON
error-content-length = der Header Content-Length muss eine Zahl sein
error-too-large = die Anfrage ist zu groß: Erlaubt sind höchstens { NUMBER($limit, useGrouping: 0) } Bytes
error-unprocessable = die Anfrage ist ungültig
error-method-not-allowed = diese Methode ist hier nicht erlaubt
error-which-side = beide Plätze gehören dir: Gib ?side=England oder ?side=Scotland an
error-no-such-choice = die Wahl „{ $choice }“ gibt es nicht; schreib „block“ oder „area“ vor einen Namen, den beide haben
error-unknown-wish = „{ $wish }“ gibt es nicht; möglich sind { $wishes }
error-unknown-seat = „{ $kind }“ ist keine Art von Platz; möglich sind { $kinds }
error-bad-rules = diese Regeln sind ungültig
error-bid = das Gebot { $bid } gilt nur für die erste Rekrutierung von Braveheart
error-bidding = geboten werden kann nur, wo das Spiel mit der ersten Rekrutierung von Braveheart beginnt
error-no-bidding = in diesem Spiel wird nicht geboten
# $most: how much
error-bad-bid = biete eine ganze Zahl von 0 bis { $most }
error-bid-made = dieser Platz hat schon geboten

## Who may do what

error-no-seat = dieses Token öffnet keinen Platz
error-not-your-seat = das ist nicht dein Platz
error-needs-seat = dafür brauchst du einen Platz: Sende sein Token oder nimm einen über seinen Link
error-authorization = der Header Authorization muss aus „Bearer“ und dem Token eines Platzes bestehen
error-bad-ticket = dieses Ticket ist unbekannt, verbraucht, abgelaufen oder für ein anderes Spiel
error-foreign-game = dieses Token öffnet einen Platz in einem anderen Spiel
error-foreign-side = dieses Token öffnet den Platz der anderen Seite
error-foreign-origin = der Header Origin muss diesen Server nennen; heißt er anders, setze SCHILTROM_ORIGIN
error-spectator = Zuschauer können nicht mitspielen

## What is not there, not yet or no more

error-not-found = Seite nicht gefunden
error-no-game = Spiel nicht gefunden
error-no-free-seat = diese Einladung wurde schon benutzt oder gilt nicht mehr
error-stale = das Spiel ist weitergegangen: Dieser Platz steht jetzt bei Nummer { NUMBER($number, useGrouping: 0) }
error-not-begun = das Spiel hat noch nicht begonnen
error-game-over = das Spiel ist zu Ende
error-record-later = die Aufzeichnung gibt es nach dem Spielende
error-delete-later = deine Daten kannst du nach dem Spielende löschen
error-nobody-fires = keiner deiner Blöcke kann jetzt kämpfen
error-no-such-battle = diese Schlacht wird gerade nicht geschlagen
error-open-for-computers = alles offen geht nur, wo zwei Computer spielen

## Too much

error-too-many-requests = zu viele Anfragen; warte einen Moment
error-too-many-games = zu viele neue Spiele; warte etwas, bevor du noch eins erstellst
error-too-many-connections = zu viele Live-Verbindungen von deiner Adresse; schließe einige
error-too-slow = die Anfrage kam zu langsam an; versuch es noch einmal
error-server-busy = der Server ist beschäftigt; versuch es gleich noch einmal
error-server-full = der Server hat zu viele Live-Verbindungen; versuch es später noch einmal
error-unavailable = die Datenbank antwortet nicht; sieh im Spiel nach, bevor du es noch einmal versuchst
error-internal = auf dem Server ist etwas schiefgegangen; Näheres steht in seinem Log

## Notices by mail

server-mail-your-turn-subject = Schiltrom: Du bist dran
server-mail-your-turn = Du bist dran und spielst { $side ->
    [0] England
   *[1] Schottland
}: { $game }
server-mail-over-subject = Schiltrom: Dein Spiel ist zu Ende
server-mail-over = Dein Spiel ist zu Ende. { $winner ->
    [england] England hat gewonnen.
    [scotland] Schottland hat gewonnen.
   *[none] Es gibt keinen Sieger.
} Zur Wiederholung: { $game }
server-mail-confirm-subject = Schiltrom: Dein Bestätigungscode
server-mail-confirm =
    Jemand möchte an dieser Adresse benachrichtigt werden, sobald er in einem Spiel auf { $origin } dran ist. Bist du das, dann gib diesen Code im Spiel ein:

    { $code }
server-mail-end = Abbestellen: { $stop }
server-mail-end-unasked = Warst du es nicht, ignoriere diese Mail. Keine Mails mehr von diesem Server: { $stop }

## What does not fit how things stand

error-time-up = das Spiel ist zu Ende: Die Zeit ist abgelaufen
error-not-the-rematch = dieses Spiel ist nicht die Revanche deines Spiels
error-needs-old-seat = dafür brauchst du einen Platz im vorigen Spiel
error-seat-taken = dieser Platz ist schon besetzt
error-seed-brought = dieser Platz hat seinen Startwert schon beigetragen
error-commitment-made = beide Plätze sind schon an ihre Startwerte gebunden; eine Festlegung lässt sich nicht mehr ändern
error-seed-too-early = Startwerte werden erst gezeigt, wenn beide Plätze ihre Festlegungen und Gebote gesendet haben
error-seed-not-committed = das ist nicht der Startwert, auf den sich dieser Platz festgelegt hat
error-unknown-level = „{ $level }“ ist keine Spielstärke; möglich sind { $levels }
error-enough-said = der Chat ist voll: Ein Spiel hat höchstens { NUMBER($lines, useGrouping: 0) } Nachrichten
error-too-many-lines = zu viele Nachrichten; warte einen Moment
error-answer-offer-first = antworte zuerst auf das Angebot der anderen Seite
error-no-offer = dieses Angebot gibt es nicht mehr
error-rematch-later = eine Revanche kannst du nach dem Spielende anbieten
error-rematch-made = es gibt schon eine Revanche
error-too-many-take-backs = in einem Spiel darf höchstens { NUMBER($most, useGrouping: 0) }-mal zurückgenommen werden
error-nothing-to-take-back = nichts zurückzunehmen

## Records brought here

error-bad-record = das ist keine Aufzeichnung, die sich wiederholen lässt
error-record-over = dieses Spiel ist zu Ende: Man kann es ansehen, aber es hat weder Plätze noch Uhren
error-record-needs-seats = dieses Spiel ist nicht zu Ende: Gib an, wer welche Seite spielt
error-record-too-long = die Aufzeichnung ist zu lang: Erlaubt sind hier höchstens { NUMBER($most, useGrouping: 0) } Einträge
error-record-tags = eine Aufzeichnung darf höchstens { $most } Tags mit je { NUMBER($longest, useGrouping: 0) } Zeichen haben

## Notices

error-too-many-notices = zu viele Benachrichtigungen von deiner Adresse; versuch es später noch einmal
error-no-mail-here = dieser Server verschickt keine Mails
error-no-mails-wanted = diese Adresse hat Mails abbestellt
error-too-many-codes = zu viele Codes an diese Adresse; versuch es morgen noch einmal
error-no-code = es gibt keinen Code zu bestätigen; fordere einen neuen an
error-wrong-code = falscher Code; sieh in der Mail nach und versuch es noch einmal
error-mails-stopped = du hast diese Mails schon abbestellt
error-webhook-address = das ist keine gültige URL
error-webhook-scheme = eine Webhook-URL muss mit http:// oder https:// und einem Host beginnen
error-webhook-characters = eine URL darf höchstens { NUMBER($most, useGrouping: 0) } einfache Zeichen haben
error-webhook-parts = eine Webhook-URL darf keinen Benutzer und keinen Teil mit # enthalten
error-webhook-port = dieser Port geht nicht für Webhooks; nimm 80, 443 oder einen ab { NUMBER($first, useGrouping: 0) }
error-webhook-private = Webhooks brauchen eine öffentliche Adresse
error-push-address = das ist nicht die Adresse eines Push-Dienstes
error-push-keys = mit diesen Schlüsseln lässt sich nichts verschlüsseln; abonniere noch einmal
