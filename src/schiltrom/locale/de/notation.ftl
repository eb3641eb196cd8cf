### The notation: what is wrong with a text, and where. Words of the notation itself stay English.

notation-at = Zeile { $line }, Spalte { $column }: { $words }
notation-expected = erwartet: { notation-wanted }, nicht „{ $found }“
notation-wanted = { $wanted ->
    [action] was der Block tut (Würfel, „holds“ oder „to“ und ein Gebiet)
    [area] ein Gebiet
    [battle] „Battle“ und ein Gebiet
    [block] ein Block
    [build] „+“ und ein Block, ein Gebiet, das zieht, oder ein Punkt
    [card] eine Karte
    [celts] „Celts“ und ihre Würfel
    [crown] Bruce, Comyn, Balliol oder „none“
    [die] ein Würfel von 1 bis 6
    [draws] „draws“ und ein Block
    [edward] „Edward stays“ oder „Edward leaves“
    [end] nichts mehr oder ein weiteres Spiel
    [fighter] der Block, der am Zug ist
    [from] „from“ und ein Gebiet
    [hit] der Block, der den Treffer nimmt
    [move] ein Block, der zieht, oder ein Punkt
    [noble] ein Adeliger oder „pass“
    [number] eine Zahl
    [order] ein Befehl eines anderen Spielabschnitts
    [result] das Ende des Spiels („*“ oder „#“ und der Sieger)
    [side-card] „E“ oder „S“ und eine Karte
    [step] „+“ und ein Block oder ein Punkt
    [string] ein Text in Anführungszeichen
    [tag-end] „]“
    [tag-name] der Name einer Angabe
    [to] „to“ und ein Gebiet
    [truce] „declared“ oder „pass“
    [way] das Gebiet, in dem der Weg beginnt
    [way-on] ein Bindestrich und ein Gebiet
    [winner] die Seite, die gewonnen hat
   *[other] { $wanted }
 }
notation-unknown = erwartet: { notation-wanted }; „{ $found }“ gibt es nicht{ $has_near ->
    [1] . Meinst du { $near }?
   *[other] { "" }
 }
notation-character = unerwartetes Zeichen „{ $character }“
notation-open = das { $mark } hier wird nie geschlossen
notation-long = Text mit mehr als { $most } Zeichen
notation-escape = { $escape } ist unbekannt: Erlaubt sind \\, \" oder \u und vier Stellen
notation-empty = kein Spiel gefunden
notation-tag-name = „{ $name }“ ist kein Name für eine Angabe: Er beginnt mit einem Großbuchstaben oder steht in Anführungszeichen
notation-tag-twice = die Angabe { $name } kommt zweimal vor
notation-tag-missing = die Angabe { $name } fehlt
notation-tag-value = { $name } kann nicht „{ $found }“ sein. Möglich sind: { $names }
notation-version = Version „{ $version }“ der Notation ist unbekannt, die neueste ist { $newest }
notation-rules = { $error }
notation-follows = nach dem bisherigen Spiel muss hier „{ $wanted }“ stehen, nicht „{ $found }“
notation-heading = das Spiel ist bei { $wanted } angelangt, nicht bei { $found }
notation-battle = in { $found } ist jetzt keine Schlacht
notation-origin = { $block } zieht von { $place } los, nicht von { $found }
notation-illegal = „{ $choice }“ ist nicht erlaubt. { $reason }
notation-chance = „{ $outcome }“ ist hier kein mögliches Ergebnis
notation-undo = hier lässt sich nichts zurücknehmen
notation-back = Eintrag { $entry } ist keine Wahl, die hier zurückgenommen werden kann
notation-end = { $over ->
    [1] das Spiel ist zu Ende: Hier sollte „#“ und der Sieger stehen, nicht „*“
   *[other] das Spiel ist nicht zu Ende: Hier sollte „*“ stehen, nicht „#“
 }
notation-too-long = das Spiel hat mehr als { $most } Einträge
notation-too-many-backs = mehr als { $most } Entscheidungen wurden im Einvernehmen zurückgenommen

## The line of a position

notation-line-format = das ist keine Stellungszeile: Sie sollte mit { $format } beginnen
notation-line-short = die Zeile endet vor ihrem Feld { $name }
notation-field = das Feld { $name } kann nicht „{ $found }“ sein
notation-position = unmögliche Stellung: { $faults }
