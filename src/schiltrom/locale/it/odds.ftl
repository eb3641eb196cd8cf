### The command "schiltrom odds", and what is wrong with a battle that somebody wrote down.
### The words of orders (after, below, weak) and of options stay as they are.

odds-about = come andrà probabilmente una battaglia, calcolato esattamente
odds-arg-force = blocchi con le loro forze, le riserve dietro una sbarra: "Edward 4, York Knights 4 | Wales Archers 3"
odds-arg-versus = la parola vs
odds-arg-other = i blocchi dell’altra parte
odds-arg-area = dov’è la battaglia; i nobili si difendono meglio a casa
odds-arg-attacker = chi attacca: england o scotland (altrimenti il primo esercito)
odds-arg-edward = quale Edoardo è re: la morte del secondo finisce la partita
odds-arg-orders = quando questa parte si ritira: "after 2" round, tutti sotto "below 5" passi in tutto, i blocchi deboli come "weak 1"; anche più d’uno, con virgole

## Results

odds-title = Battaglia di { $area }, attacca { $side }
odds-wins = vince { $side }
odds-undecided = indecisa dopo il round 3
odds-holds = tiene poi l’area
odds-ends = vince la partita per la morte di un re
odds-steps = passi persi (in media)
odds-blocks = blocchi persi (in media)
odds-column-block = Blocco
odds-column-stands = resta
odds-column-dies = muore
odds-column-captured = catturato
odds-column-deserts = diserta
odds-column-left = forza rimasta
odds-reserve = riserva
odds-king = { $block } muore: { $chance }
odds-granted = Tutti hanno spazio per ritirarsi; le due parti combattono fino alla fine salvo altri ordini; se dopo il round 3 ci sono entrambe, l’attaccante si ritira.
odds-unfollowed = Ciò che era troppo improbabile per essere seguito ha in tutto una probabilità di { $chance }: nessuna cifra è sbagliata di più.

## Mistakes

odds-no-block = nessun blocco si chiama «{ $text }»
odds-no-block-but = nessun blocco si chiama «{ $text }»; intendevi «{ $name }»?
odds-several-blocks = «{ $text }» può essere { $blocks }: scrivine di più
odds-no-area = nessuna area si chiama «{ $text }»; ci sono { $areas }
odds-no-area-but = nessuna area si chiama «{ $text }»; intendevi «{ $name }»?
odds-several-areas = «{ $text }» può essere { $areas }: scrivine di più
odds-no-side = «{ $text }» non è una parte: scrivi england o scotland
odds-strength = { $block } ha una forza da 1 a { $most }, non { $strength }
odds-twice = { $block } c’è due volte
odds-wrong-side = { $block } non è un blocco di questa parte: { side }
odds-both-sides = { $block } e { $other } sono nemici: un esercito è di una sola parte
odds-one-side = i due eserciti sono della stessa parte: { side }
odds-which-side = dei nobili da soli possono essere di entrambe le parti («{ $text }»): scrivi Angus/E o Angus/S
odds-which-side-attacks = dei nobili da soli possono essere di entrambe le parti: di’ chi attacca, o scrivi Angus/E o Angus/S
odds-nobody = non c’è alcun blocco in «{ $text }»: scrivi per esempio "Wallace 4, Douglas 3"
odds-only-reserve = qualcuno deve stare davanti alla sbarra in «{ $text }»: le riserve arrivano nel round 2
odds-two-bars = c’è più di una sbarra in «{ $text }»: solo le riserve stanno dietro
odds-orders = «{ $text }» non è un ordine: scrivi "after 2" (da 1 a 3), "below 5" o "weak 1"
