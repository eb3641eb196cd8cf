### The command "schiltrom odds", and what is wrong with a battle that somebody wrote down.
### The words of orders (after, below, weak) and of options stay as they are.

odds-about = calcolare le probabilità esatte di una battaglia
odds-arg-force = blocchi con la loro Forza, Riserve dopo una barra: "Edward 4, York Knights 4 | Wales Archers 3"
odds-arg-versus = la parola vs
odds-arg-other = i blocchi dell’avversario
odds-arg-area = dove si combatte; i Nobili difendono meglio nella loro area feudale
odds-arg-attacker = chi attacca: england o scotland (predefinito: il primo schieramento)
odds-arg-edward = quale Edoardo è Re; se muore il secondo, la partita è finita
odds-arg-orders = quando questo schieramento si ritira: dopo "after 2" Round, tutti se sotto "below 5" step in totale, i singoli blocchi a "weak 1"; più ordini separati da virgole

## Results

odds-title = Battaglia in { $area }, attacca: { $side }
odds-wins = vittoria: { $side }
odds-undecided = indecisa dopo il Round 3
odds-holds = controlla poi l’area
odds-ends = vince la partita per la morte di un Re
odds-steps = step persi (in media)
odds-blocks = blocchi persi (in media)
odds-column-block = Blocco
odds-column-stands = sopravvive
odds-column-dies = muore
odds-column-captured = catturato
odds-column-deserts = diserta
odds-column-left = Forza rimasta
odds-reserve = Riserva
odds-king = { $block } muore: { $chance }
odds-granted = Si suppone che ci sia spazio per ritirarsi, che si combatta fino alla fine salvo altri ordini, e che l’attaccante si ritiri se dopo il Round 3 ci sono ancora entrambi.
odds-unfollowed = Gli sviluppi troppo improbabili hanno in tutto una probabilità di { $chance }: nessuna cifra è sbagliata di più.

## Mistakes

odds-no-block = nessun blocco si chiama «{ $text }»
odds-no-block-but = nessun blocco si chiama «{ $text }»; intendevi «{ $name }»?
odds-several-blocks = «{ $text }» può essere { $blocks }: scrivi di più del nome
odds-no-area = nessuna area si chiama «{ $text }»; scegli tra { $areas }
odds-no-area-but = nessuna area si chiama «{ $text }»; intendevi «{ $name }»?
odds-several-areas = «{ $text }» può essere { $areas }: scrivi di più del nome
odds-no-side = «{ $text }» non è uno schieramento: scrivi england o scotland
odds-strength = { $block } può avere Forza da 1 a { $most }, non { $strength }
odds-twice = { $block } compare due volte
odds-wrong-side = { $block } non è un blocco di questo schieramento: { side }
odds-both-sides = { $block } e { $other } sono nemici: i blocchi devono essere di un solo schieramento
odds-one-side = entrambi i gruppi di blocchi sono dello stesso schieramento: { side }
odds-which-side = i soli Nobili possono essere di entrambi gli schieramenti («{ $text }»): scrivi Angus/E o Angus/S
odds-which-side-attacks = i soli Nobili possono essere di entrambi gli schieramenti: indica chi attacca, o scrivi Angus/E o Angus/S
odds-nobody = nessun blocco in «{ $text }»: scrivi per esempio "Wallace 4, Douglas 3"
odds-only-reserve = serve almeno un blocco prima della barra in «{ $text }»: le Riserve entrano nel Round 2
odds-two-bars = più di una barra in «{ $text }»: una sola separa le Riserve
odds-orders = «{ $text }» non è un ordine: scrivi "after 2" (da 1 a 3), "below 5" o "weak 1"
