### Why a choice is refused, without a full stop: the rule's number stands before the words, "4.3: ..." (by-rule in
### names.ftl). "Du" is the side that was refused. A word in „ “ is a choice, named as on its button. What the
### arguments are stands in the English catalogue.

reason-not-allowed = das ist jetzt nicht erlaubt
undo-nothing = { side } kann nichts rückgängig machen

## Whose choice it is

reason-game-over = das Spiel ist zu Ende: { side } hat gewonnen
reason-chance = warte auf die Würfel, das Ziehen oder das Austeilen
reason-not-your-choice = { side } ist dran
reason-spectator = Zuschauer können nicht mitspielen
reason-no-such-choice = es gibt keine Wahl mit der Nummer { NUMBER($number, useGrouping: 0) }

## 3 Cards

reason-card-chosen = du hast deine Karte schon gewählt, { side } noch nicht
reason-card-not-in-hand = du hast die Karte { $card } nicht auf der Hand
reason-card-not-now = Karten werden nur zu Beginn einer Spielrunde gewählt
reason-wants-card = wähle jetzt eine Karte, { $kind ->
    [block] keinen Block
    [area] kein Gebiet
   *[other] keine Aktion
}

## What the step wants

reason-wants-block = wähle jetzt einen Block, kein Gebiet
reason-wants-area = wähle jetzt ein Gebiet, keinen Block
reason-wants-area-for = wähle jetzt ein Gebiet für den Block { $block }, keinen Block
reason-wants-word = wähle jetzt eine Aktion, { $kind ->
    [block] keinen Block
   *[other] kein Gebiet
}
reason-word-not-now = „{ $word ->
    [done] Fertig
    [pass] Passen
    [stop] Hier anhalten
    [fire] Kämpfen
    [hold] Passen
    [event] Ereignis ausführen
    [crown-bruce] Bruce krönen
    [crown-comyn] Comyn krönen
    [crown-balliol] Balliol krönen
    [winter] Überwintern
   *[disband] Auflösen
 }“ ist hier nicht möglich
reason-pass-instead = wähle „Passen“, wenn du dieses Ereignis nicht ausführen willst
reason-done-instead = wähle „Fertig“, um abzuschließen
reason-cannot-skip = du musst wählen: Das lässt sich nicht überspringen

## 2 Blocks

reason-not-your-block = der Block { $block } gehört dir nicht
reason-noble-with-enemy = { $block } ist nicht im Spiel: Dieser Adelige hält jetzt zum Feind
reason-in-pool = der Block { $block } ist im Pool, nicht auf dem Spielfeld
reason-out-of-play = der Block { $block } ist nicht im Spiel
reason-at-maximum = der Block { $block } hat schon seine volle Stärke, { $count }

## 4 Movement

reason-already-moved = der Block { $block } wurde in dieser Spielrunde schon bewegt
reason-pinned = der Block { $block } ist gebunden: { $count ->
    [one] ein feindlicher Block in { $area } bindet einen von deinen
   *[other] { $count } feindliche Blöcke in { $area } binden ebenso viele von deinen
}
reason-no-points = keine Bewegungspunkte mehr, um { $area } für den Block { $block } zu aktivieren
reason-no-points-from-england = keine Bewegungspunkte mehr für den Block { $block }: Jeder Block, der England verlässt, kostet einen
reason-no-points-to-england = keine Bewegungspunkte mehr: Jeder Block, der England betritt, kostet einen
reason-norse-no-points = keine Bewegungspunkte mehr: Die Skandinavier brauchen einen eigenen
reason-no-way-out = alle Wege aus { $area } sind für den Block { $block } versperrt
reason-march-first = beende zuerst die Bewegung des Blocks { $block }
reason-not-started = der Block { $block } hat { $area } noch nicht verlassen
reason-on-path = diese Bewegung führte schon durch { $area }
reason-not-adjacent = { $area } ist nicht zu { $origin } benachbart
reason-too-far = der Block { $block } zieht höchstens { $count } Gebiete weit, nach { $area } sind es { $away }
reason-stops-at-enemy = der Block { $block } müsste in { $area } anhalten, wo der Feind steht
reason-stops-in-england = der Block { $block } müsste in England anhalten
reason-stops-at-border = ein Block, der die rote Grenze zwischen { $border } überquert, muss dahinter anhalten
reason-border-full = über die { $colour ->
    [red] rote
    [black] schwarze
   *[green] grüne
 } Grenze zwischen { $border } sind schon { $count } Blöcke gezogen
reason-exit-closed = der Feind kam über die Grenze zwischen { $border } in diese Schlacht: Dort darfst du nicht hinaus
reason-norse-england = die Skandinavier ziehen nie nach England
reason-norse-inland = { $area } hat keine Küste, und die Skandinavier ziehen über See
reason-norse-there = die Skandinavier sind schon in { $area }
reason-truce-attack = bei Waffenstillstand darfst du { $area } nicht angreifen
reason-truce-raid = bei Waffenstillstand darf kein schottischer Block England betreten

## 5 Battles

reason-not-contested = in { $area } gibt es keine Schlacht
reason-not-in-battle = der Block { $block } steht nicht in { $area }, wo die Schlacht ist
reason-in-reserve = der Block { $block } ist in Reserve und greift in Kampfrunde 2 ein
reason-just-captured = { $block } wurde in dieser Kampfrunde gefangen und kämpft ab der nächsten
reason-already-acted = der Block { $block } war in dieser Kampfrunde schon an der Reihe
reason-earlier-letter = der Block { $block } hat den Buchstaben { $letter }, und an der Reihe ist { $first }
reason-choose-fighter = wähle zuerst einen Block; dann kämpft er, passt oder zieht sich zurück
reason-act-first = beende zuerst den Kampfzug des Blocks { $block }: kämpfen, passen oder zurückziehen
reason-hold-instead = wähle „Passen“, wenn der Block { $block } nichts tun soll
reason-no-target = in { $area } ist noch kein Feind im Kampf, gegen den der Block { $block } kämpfen könnte
reason-not-strongest = der Treffer geht an den stärksten Block: { $other } hat Stärke { $count }, mehr als { $block }
reason-retreat-first = { $count ->
    [one] ein Block kann sich noch zurückziehen und muss es
   *[other] { $count } Blöcke können sich noch zurückziehen und müssen es
}
reason-cannot-retreat = der Block { $block } kann sich aus { $area } nirgendwohin zurückziehen
reason-letter-through = der Rückzug für den Buchstaben des Blocks { $block } ist schon vorbei
reason-cannot-regroup = der Block { $block } kann aus { $area } nirgendwohin umgruppiert werden
reason-same-area = der Block steht schon in { $area }
reason-not-out-of-england = englische Blöcke verlassen England nie durch Rückzug oder Umgruppierung
reason-not-into-england = schottische Blöcke betreten England nie durch Rückzug oder Umgruppierung
reason-enemy-there = in { $area } steht ein Feind
reason-border-closed = der Feind kam über die Grenze zwischen { $border } in die Schlacht und kontrolliert sie
reason-border-full-both-ways = die { $colour ->
    [red] rote
    [black] schwarze
   *[green] grüne
 } Grenze zwischen { $border } lässt in beiden Richtungen zusammen { $limit } Blöcke zu: bisher { $came } hinein, { $count } zurück
reason-norse-no-coast = die Skandinavier dürfen nur in ein Küstengebiet Schottlands, und { $area } ist keins
reason-norse-not-friendly = die Skandinavier dürfen nur in ein freundliches Gebiet, und { $area } ist keins
reason-raid-noble = ein Grenzüberfall trifft nie Adelige wie { $block }

## 6 Kings

reason-crown-not-now = nur die Schotten krönen einen König, und nur, wenn sie ihre Ereigniskarte ausspielen
reason-crown-once = in diesem Spiel wurde schon ein König gekrönt
reason-crown-wallace = Bruce oder Comyn kann erst gekrönt werden, wenn Wallace permanent eliminiert ist
reason-crown-not-in-fife = { $block } muss für die Krönung in Fife stehen
reason-crown-too-early = Balliol kann erst ab { NUMBER($year, useGrouping: 0) } gekrönt werden
reason-crown-no-french = Balliol kann nur gekrönt werden, solange die französischen Ritter auf dem Spielfeld sind
reason-crown-declined = du hast das Ereignis statt der Krönung gewählt
reason-event-instead = wähle „Ereignis ausführen“, um die Karte ohne Krönung zu spielen

## Events

reason-herald-own = der Herold geht zu einem feindlichen Adeligen, und der Block { $block } gehört zu deiner Seite
reason-herald-moray = Moray läuft nie über
reason-herald-no-noble = der Herold geht nur zu Adeligen, und der Block { $block } ist keiner
reason-herald-already-yours = { $block } ist nicht im Spiel: Dieser Adelige hält jetzt zu dir
reason-victuals-spent = alle { $count } Stärkepunkte sind verteilt
reason-victuals-one-area = alle Stärkepunkte gehen in ein Gebiet: { $area }, wo der Block { $block } nicht steht
reason-victuals-one-each = der Block { $block } hat seinen Stärkepunkt schon erhalten
reason-pillage-nobody = in { $area } steht kein Feind
reason-pillage-no-neighbour = keine deiner Gruppen steht neben { $area }
reason-not-pillaged = geplündert wird { $area }, und der Block { $block } steht nicht dort
reason-pillage-spent = keine Stärkepunkte mehr zu gewinnen
reason-pillage-far = der Block { $block } steht nicht neben { $area }, dem geplünderten Gebiet
reason-pillage-one-group = alle Stärkepunkte gehen an eine Gruppe: die in { $area }, wo der Block { $block } nicht steht
reason-sea-norse = die Skandinavier nutzen den Seetransport nicht
reason-sea-spent = { $count } Blöcke wurden schon verschifft
reason-sea-one-origin = beide Blöcke müssen aus { $area } kommen, und der Block { $block } steht nicht dort
reason-sea-inland = der Block { $block } steht in { $area }, und dort ist keine Küste
reason-sea-no-port = du hältst kein anderes Küstengebiet als Ziel
reason-sea-same-area = der Block { $block } steht schon in { $area }
reason-sea-not-coastal = { $area } hat keine Küste
reason-sea-not-friendly = { $area } ist nicht freundlich: Dort müssen Blöcke von dir stehen und keine Feinde
reason-sea-one-port = beide Blöcke müssen im selben Gebiet landen, und der erste ist in { $area } gelandet

## 7 Winter

reason-not-his-home = { $area } ist kein Heimatgebiet von { $block }
reason-moray-home = Moray überwintert in { $origin }, wo er ist, oder daheim in Moray
reason-wallace-home = Wallace überwintert in { $origin }, wo er ist, oder in Selkirk
reason-king-cathedral = der König überwintert, wo er ist oder wo eine Kathedrale steht; in { $area } steht keine
reason-king-enemy = der König kann nicht in { $area } überwintern: Dort steht ein Feind
reason-noble-stays = Adelige wie { $block } werden nie aufgelöst
reason-edward-winters = { $block } überwintert in { $area } und wird nicht aufgelöst
reason-excess-first = löse zuerst die Blöcke über der Limite von { $limit } in { $area } auf; danach darf auch der Block { $block } gehen
reason-excess-only = der Block { $block } darf nicht aufgelöst werden: Sein Gebiet liegt nicht über der Limite
reason-excess-left = { $area } liegt über der Limite von { $limit }: Löse zuerst dort Blöcke auf
reason-name-block = wähle einen Block, der aufgelöst wird
reason-leader-step = der Block { $block } konnte nur in seinem eigenen Schritt aufgelöst werden
reason-only-french = jetzt können nur die französischen Ritter dazukommen
reason-build-type = England verstärkt nur Infanterie und Adelige, und der Block { $block } ist keins von beiden
reason-no-castle = { $area } bringt keine Nachschubpunkte
reason-points-spent = { $area } hat keine Nachschubpunkte mehr
reason-not-yours = { $area } ist kein freundliches Gebiet
reason-pool-empty = dein Pool ist leer
reason-only-seafarers = in deinem Pool sind nur noch Skandinavier und Franzosen, und { $area } hat keine Küste
reason-area-full = in { $area } ist die Limite von { $limit } erreicht: Ein Block wird nur gezogen, solange ein Gebiet darunterliegt
reason-not-paying = { $area } hat keinen Nachschubpunkt für den Block { $block }
reason-drawn-no-coast = { $area } hat keine schottische Küste zum Landen
reason-no-english-draw = England zieht in diesem Schritt keine Blöcke: Wähle Infanterie oder einen Adeligen zum Verstärken
