### The command "schiltrom odds", and what is wrong with a battle that somebody wrote down.
### The words of orders (after, below, weak) and of options stay as they are.

odds-about = calculer les chances exactes d’une bataille
odds-arg-force = blocs avec leur force, réserves après une barre : "Edward 4, York Knights 4 | Wales Archers 3"
odds-arg-versus = le mot vs
odds-arg-other = les blocs de l’autre camp
odds-arg-area = où a lieu la bataille ; les nobles se défendent mieux chez eux
odds-arg-attacker = qui attaque : england ou scotland (par défaut : la première armée)
odds-arg-edward = quel Edward est roi ; si le second meurt, la partie est finie
odds-arg-orders = quand ce camp bat en retraite : après "after 2" manches, tous si moins de "below 5" crans au total, chaque bloc à "weak 1" ; séparez plusieurs ordres par des virgules

## Results

odds-title = Bataille en { $area }, attaquant : { $side }
odds-wins = victoire : { $side }
odds-undecided = indécis après la manche 3
odds-holds = tient la région ensuite
odds-ends = gagne la partie par la mort d’un roi
odds-steps = crans perdus (en moyenne)
odds-blocks = blocs perdus (en moyenne)
odds-column-block = Bloc
odds-column-stands = survit
odds-column-dies = meurt
odds-column-captured = capturé
odds-column-deserts = déserte
odds-column-left = force restante
odds-reserve = réserve
odds-king = { $block } meurt : { $chance }
odds-granted = On suppose qu’il y a de la place pour battre en retraite, que les deux camps combattent jusqu’au bout sauf ordre contraire, et que l’attaquant bat en retraite si les deux sont encore là après la manche 3.
odds-unfollowed = Les suites trop improbables ont une chance totale de { $chance } : aucun chiffre n’est faux de plus que cela.

## Mistakes

odds-no-block = aucun bloc ne s’appelle « { $text } »
odds-no-block-but = aucun bloc ne s’appelle « { $text } » ; vouliez-vous dire « { $name } » ?
odds-several-blocks = « { $text } » peut être { $blocks } : précisez le nom
odds-no-area = aucune région ne s’appelle « { $text } » ; choisissez parmi { $areas }
odds-no-area-but = aucune région ne s’appelle « { $text } » ; vouliez-vous dire « { $name } » ?
odds-several-areas = « { $text } » peut être { $areas } : précisez le nom
odds-no-side = « { $text } » n’est pas un camp : écrivez england ou scotland
odds-strength = { $block } peut avoir une force de 1 à { $most }, pas { $strength }
odds-twice = { $block } figure deux fois
odds-wrong-side = { $block } n’est pas un bloc de ce camp : { side }
odds-both-sides = { $block } et { $other } sont ennemis : une armée ne compte qu’un camp
odds-one-side = les deux armées sont du même camp : { side }
odds-which-side = des nobles seuls peuvent être de l’un ou l’autre camp (« { $text } ») : écrivez Angus/E ou Angus/S
odds-which-side-attacks = des nobles seuls peuvent être de l’un ou l’autre camp : dites qui attaque, ou écrivez Angus/E ou Angus/S
odds-nobody = aucun bloc dans « { $text } » : écrivez par exemple "Wallace 4, Douglas 3"
odds-only-reserve = il faut au moins un bloc avant la barre dans « { $text } » : les réserves arrivent à la manche 2
odds-two-bars = plus d’une barre dans « { $text } » : une seule sépare les réserves
odds-orders = « { $text } » n’est pas un ordre : écrivez "after 2" (1 à 3), "below 5" ou "weak 1"
