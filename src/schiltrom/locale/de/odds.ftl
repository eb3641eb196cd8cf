### The command "schiltrom odds", and what is wrong with a battle that somebody wrote down.
### The words of orders (after, below, weak) and of options stay as they are.

odds-about = wie eine Schlacht wohl ausgeht, genau ausgerechnet
odds-arg-force = Blöcke mit ihren Stärken, Reserven hinter einem Strich: "Edward 4, York Knights 4 | Wales Archers 3"
odds-arg-versus = das Wort vs
odds-arg-other = die Blöcke der anderen Seite
odds-arg-area = wo die Schlacht ist; Adelige verteidigen daheim besser
odds-arg-attacker = wer angreift: england oder scotland (sonst die erste Seite)
odds-arg-edward = welcher Edward König ist: der Tod des zweiten beendet das Spiel
odds-arg-orders = wann sich diese Seite zurückzieht: "after 2" Runden, alle unter zusammen "below 5" Stufen, Blöcke so schwach wie "weak 1"; auch mehrere, mit Kommas

## Results

odds-title = Schlacht von { $area }, { $side } greift an
odds-wins = { $side } gewinnt
odds-undecided = nach Runde 3 unentschieden
odds-holds = hält danach das Gebiet
odds-ends = gewinnt das Spiel durch den Tod eines Königs
odds-steps = verlorene Stufen (im Mittel)
odds-blocks = verlorene Blöcke (im Mittel)
odds-column-block = Block
odds-column-stands = steht
odds-column-dies = fällt
odds-column-captured = gefangen
odds-column-deserts = desertiert
odds-column-left = Stärke danach
odds-reserve = Reserve
odds-king = { $block } fällt: { $chance }
odds-granted = Alle haben Platz zum Rückzug; beide Seiten kämpfen bis zum Ende, wenn nichts anderes befohlen ist; sind nach Runde 3 beide noch da, zieht sich der Angreifer zurück.
odds-unfollowed = Was zu unwahrscheinlich war, um verfolgt zu werden, hat zusammen eine Chance von { $chance }: um mehr ist keine Zahl falsch.

## Mistakes

odds-no-block = kein Block heißt „{ $text }“
odds-no-block-but = kein Block heißt „{ $text }“; meinst du „{ $name }“?
odds-several-blocks = „{ $text }“ könnte { $blocks } sein: schreib mehr davon
odds-no-area = kein Gebiet heißt „{ $text }“; es gibt { $areas }
odds-no-area-but = kein Gebiet heißt „{ $text }“; meinst du „{ $name }“?
odds-several-areas = „{ $text }“ könnte { $areas } sein: schreib mehr davon
odds-no-side = „{ $text }“ ist keine Seite: schreib england oder scotland
odds-strength = { $block } hat eine Stärke von 1 bis { $most }, nicht { $strength }
odds-twice = { $block } kommt zweimal vor
odds-wrong-side = { $block } gehört nicht zu { side }
odds-both-sides = { $block } und { $other } sind Feinde: eine Streitmacht gehört zu einer Seite
odds-one-side = beide Streitmächte gehören zu { side }
odds-which-side = Adelige allein können zu beiden Seiten gehören („{ $text }“): schreib Angus/E oder Angus/S
odds-which-side-attacks = Adelige allein können zu beiden Seiten gehören: sag, wer angreift, oder schreib Angus/E oder Angus/S
odds-nobody = in „{ $text }“ ist kein Block: schreib etwa "Wallace 4, Douglas 3"
odds-only-reserve = jemand muss vor dem Strich stehen in „{ $text }“: Reserven kommen in Runde 2
odds-two-bars = in „{ $text }“ ist mehr als ein Strich: nur die Reserven stehen hinter einem
odds-orders = „{ $text }“ ist kein Befehl: schreib "after 2" (1 bis 3), "below 5" oder "weak 1"
