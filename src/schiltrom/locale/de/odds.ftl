### The command "schiltrom odds", and what is wrong with a battle that somebody wrote down.
### The words of orders (after, below, weak) and of options stay as they are.

odds-about = die genauen Chancen einer Schlacht berechnen
odds-arg-force = Blöcke mit ihren Stärken, Reserven hinter einem Strich: "Edward 4, York Knights 4 | Wales Archers 3"
odds-arg-versus = das Wort vs
odds-arg-other = die Blöcke der anderen Seite
odds-arg-area = wo die Schlacht ist; Adelige verteidigen daheim besser
odds-arg-attacker = wer angreift: england oder scotland (Vorgabe: die erste Seite)
odds-arg-edward = welcher Edward König ist; stirbt der zweite, ist das Spiel zu Ende
odds-arg-orders = wann sich diese Seite zurückzieht: nach "after 2" Kampfrunden, alle bei zusammen unter "below 5" Stärkepunkten, einzelne Blöcke ab "weak 1"; mehrere mit Kommas trennen

## Results

odds-title = Schlacht um { $area }, { $side } greift an
odds-wins = { $side } gewinnt
odds-undecided = nach Kampfrunde 3 unentschieden
odds-holds = hält danach das Gebiet
odds-ends = gewinnt das Spiel durch den Tod eines Königs
odds-steps = verlorene Stärkepunkte (im Mittel)
odds-blocks = verlorene Blöcke (im Mittel)
odds-column-block = Block
odds-column-stands = überlebt
odds-column-dies = fällt
odds-column-captured = gefangen
odds-column-deserts = desertiert
odds-column-left = Stärke danach
odds-reserve = Reserve
odds-king = { $block } fällt: { $chance }
odds-granted = Angenommen wird, dass Platz zum Rückzug ist, dass beide Seiten bis zum Ende kämpfen, wenn nichts anderes befohlen ist, und dass sich der Angreifer zurückzieht, wenn nach Kampfrunde 3 beide noch da sind.
odds-unfollowed = Zu unwahrscheinliche Verläufe haben zusammen eine Chance von { $chance }: Um mehr ist keine Zahl falsch.

## Mistakes

odds-no-block = es gibt keinen Block namens „{ $text }“
odds-no-block-but = es gibt keinen Block namens „{ $text }“; meinst du „{ $name }“?
odds-several-blocks = „{ $text }“ könnte { $blocks } sein: Gib mehr vom Namen an
odds-no-area = es gibt kein Gebiet namens „{ $text }“; möglich sind { $areas }
odds-no-area-but = es gibt kein Gebiet namens „{ $text }“; meinst du „{ $name }“?
odds-several-areas = „{ $text }“ könnte { $areas } sein: Gib mehr vom Namen an
odds-no-side = „{ $text }“ ist keine Seite: schreib england oder scotland
odds-strength = { $block } hat eine Stärke von 1 bis { $most }, nicht { $strength }
odds-twice = { $block } kommt zweimal vor
odds-wrong-side = { $block } gehört nicht zu { side }
odds-both-sides = { $block } und { $other } sind Feinde: eine Streitmacht gehört zu einer Seite
odds-one-side = beide Streitmächte gehören zu { side }
odds-which-side = Adelige allein können zu beiden Seiten gehören („{ $text }“): schreib Angus/E oder Angus/S
odds-which-side-attacks = Adelige allein können zu beiden Seiten gehören: sag, wer angreift, oder schreib Angus/E oder Angus/S
odds-nobody = in „{ $text }“ ist kein Block: schreib etwa "Wallace 4, Douglas 3"
odds-only-reserve = vor dem Strich in „{ $text }“ muss mindestens ein Block stehen: Reserven kommen in Kampfrunde 2
odds-two-bars = mehr als ein Strich in „{ $text }“: Ein einziger trennt die Reserven ab
odds-orders = „{ $text }“ ist kein Befehl: schreib "after 2" (1 bis 3), "below 5" oder "weak 1"
