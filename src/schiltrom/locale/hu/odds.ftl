### The command "schiltrom odds", and what is wrong with a battle that somebody wrote down.
### The words of orders (after, below, weak) and of options stay as they are.

odds-about = egy csata pontos esélyeinek kiszámítása
odds-arg-force = kövek az erősségükkel, a tartalékok egy vonal után: "Edward 4, York Knights 4 | Wales Archers 3"
odds-arg-versus = a vs szó
odds-arg-other = a másik oldal kövei
odds-arg-area = hol van a csata; a nemesek otthon jobban védekeznek
odds-arg-attacker = ki támad: england vagy scotland (alapértelmezés: az első sereg)
odds-arg-edward = melyik Edward a király; ha a második meghal, vége a játéknak
odds-arg-orders = mikor vonul vissza ez az oldal: "after 2" kör után, mind együtt "below 5" életerő alatt, egyes kövek "weak 1" erősségnél; több parancs vesszővel

## Results

odds-title = Csata: { $area }, támad: { $side }
odds-wins = { $side } győz
odds-undecided = a 3. kör után eldöntetlen
odds-holds = utána övé a tartomány
odds-ends = megnyeri a játékot egy király halálával
odds-steps = elvesztett életerő (átlag)
odds-blocks = elvesztett kövek (átlag)
odds-column-block = Kő
odds-column-stands = túléli
odds-column-dies = elesik
odds-column-captured = elfogják
odds-column-deserts = megszökik
odds-column-left = erőssége utána
odds-reserve = tartalék
odds-king = { $block } elesik: { $chance }
odds-granted = Feltevés: van hely visszavonulni, mindkét oldal a végsőkig harcol, ha nincs más parancsa, és ha a 3. kör után mindkettő ott van, a támadó vonul vissza.
odds-unfollowed = A túl valószínűtlen esetek összes esélye { $chance }: ennél nagyobbat egyik szám sem téved.

## Mistakes

odds-no-block = nincs ilyen nevű kő: „{ $text }”
odds-no-block-but = nincs ilyen nevű kő: „{ $text }”; talán „{ $name }”?
odds-several-blocks = „{ $text }” többféle lehet: { $blocks }; írj be többet a névből
odds-no-area = nincs ilyen nevű tartomány: „{ $text }”; ezek vannak: { $areas }
odds-no-area-but = nincs ilyen nevű tartomány: „{ $text }”; talán „{ $name }”?
odds-several-areas = „{ $text }” többféle lehet: { $areas }; írj be többet a névből
odds-no-side = „{ $text }” nem oldal: írj england vagy scotland szót
odds-strength = { $block } erőssége 1 és { $most } közötti lehet, nem { $strength }
odds-twice = { $block } kétszer szerepel
odds-wrong-side = { $block } nem ennek az oldalnak a köve: { side }
odds-both-sides = { $block } és { $other } ellenségek: egy sereg egy oldalé
odds-one-side = mindkét sereg ugyanazé az oldalé: { side }
odds-which-side = a nemesek bármelyik oldalon állhatnak („{ $text }”): írj Angus/E vagy Angus/S nevet
odds-which-side-attacks = a nemesek bármelyik oldalon állhatnak: add meg, ki támad, vagy írj Angus/E, illetve Angus/S nevet
odds-nobody = nincs kő ebben: „{ $text }”; például így írd: "Wallace 4, Douglas 3"
odds-only-reserve = legalább egy kőnek a vonal előtt kell állnia: „{ $text }”; a tartalék a 2. körben lép csatába
odds-two-bars = egynél több vonal van ebben: „{ $text }”; egyetlen vonal választja el a tartalékot
odds-orders = „{ $text }” nem parancs: írj "after 2" (1–3), "below 5" vagy "weak 1" parancsot
