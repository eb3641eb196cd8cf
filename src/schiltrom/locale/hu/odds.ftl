### The command "schiltrom odds", and what is wrong with a battle that somebody wrote down.
### The words of orders (after, below, weak) and of options stay as they are.

odds-about = egy csata várható kimenetele, pontosan kiszámítva
odds-arg-force = blokkok az erejükkel, a tartalékok egy vonal mögött: "Edward 4, York Knights 4 | Wales Archers 3"
odds-arg-versus = a vs szó
odds-arg-other = a másik oldal blokkjai
odds-arg-area = hol van a csata; a nemesek otthon jobban védekeznek
odds-arg-attacker = ki támad: england vagy scotland (egyébként az első sereg)
odds-arg-edward = melyik Edward a király: a másodiknak a halála véget vet a játéknak
odds-arg-orders = mikor vonul vissza ez az oldal: "after 2" kör után, mindenki együtt "below 5" lépés alatt, a "weak 1" erejű gyenge blokkok; több is lehet, vesszővel

## Results

odds-title = Csata: { $area }, támad: { $side }
odds-wins = { $side } győz
odds-undecided = a 3. kör után eldöntetlen
odds-holds = utána övé a terület
odds-ends = megnyeri a játékot egy király halálával
odds-steps = elvesztett lépések (átlag)
odds-blocks = elvesztett blokkok (átlag)
odds-column-block = Blokk
odds-column-stands = megmarad
odds-column-dies = elesik
odds-column-captured = elfogják
odds-column-deserts = megszökik
odds-column-left = ereje utána
odds-reserve = tartalék
odds-king = { $block } elesik: { $chance }
odds-granted = Mindenkinek van helye visszavonulni; mindkét oldal a végsőkig harcol, ha nincs más parancsa; ha a 3. kör után mindkettő ott van, a támadó visszavonul.
odds-unfollowed = Ami túl valószínűtlen volt a követéshez, annak az esélye együtt { $chance }: ennél nagyobbat egyik szám sem téved.

## Mistakes

odds-no-block = nincs ilyen nevű blokk: „{ $text }”
odds-no-block-but = nincs ilyen nevű blokk: „{ $text }”; talán „{ $name }”?
odds-several-blocks = „{ $text }” többféle lehet: { $blocks }; többet kell beírni belőle
odds-no-area = nincs ilyen nevű terület: „{ $text }”; ezek vannak: { $areas }
odds-no-area-but = nincs ilyen nevű terület: „{ $text }”; talán „{ $name }”?
odds-several-areas = „{ $text }” többféle lehet: { $areas }; többet kell beírni belőle
odds-no-side = „{ $text }” nem oldal: england vagy scotland írható
odds-strength = { $block } ereje 1 és { $most } közötti, nem { $strength }
odds-twice = { $block } kétszer szerepel
odds-wrong-side = { $block } nem ennek az oldalnak a blokkja: { side }
odds-both-sides = { $block } és { $other } ellenségek: egy sereg egy oldalé
odds-one-side = mindkét sereg ugyanazé az oldalé: { side }
odds-which-side = csak nemesek bármelyik oldalon állhatnak („{ $text }”): Angus/E vagy Angus/S írandó
odds-which-side-attacks = csak nemesek bármelyik oldalon állhatnak: meg kell adni, ki támad, vagy Angus/E, illetve Angus/S írandó
odds-nobody = nincs blokk ebben: „{ $text }”; például így írható: "Wallace 4, Douglas 3"
odds-only-reserve = valakinek a vonal előtt kell állnia ebben: „{ $text }”; a tartalék a 2. körben érkezik
odds-two-bars = egynél több vonal van ebben: „{ $text }”; csak a tartalék áll vonal mögött
odds-orders = „{ $text }” nem parancs: "after 2" (1–3), "below 5" vagy "weak 1" írható
