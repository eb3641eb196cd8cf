### The command "schiltrom odds", and what is wrong with a battle that somebody wrote down.
### The words of orders (after, below, weak) and of options stay as they are.

odds-about = comment une bataille devrait tourner, calculé exactement
odds-arg-force = des blocs avec leurs forces, les réserves derrière une barre : "Edward 4, York Knights 4 | Wales Archers 3"
odds-arg-versus = le mot vs
odds-arg-other = les blocs de l’autre camp
odds-arg-area = où a lieu la bataille ; les nobles se défendent mieux chez eux
odds-arg-attacker = qui attaque : england ou scotland (sinon la première armée)
odds-arg-edward = quel Édouard est roi : la mort du second finit la partie
odds-arg-orders = quand ce camp bat en retraite : "after 2" manches, tous en dessous de "below 5" pas en tout, les blocs faibles comme "weak 1" ; aussi plusieurs, avec des virgules

## Results

odds-title = Bataille de { $area }, attaquant : { $side }
odds-wins = victoire : { $side }
odds-undecided = indécis après la manche 3
odds-holds = tient la zone ensuite
odds-ends = gagne la partie par la mort d’un roi
odds-steps = pas perdus (en moyenne)
odds-blocks = blocs perdus (en moyenne)
odds-column-block = Bloc
odds-column-stands = reste
odds-column-dies = meurt
odds-column-captured = capturé
odds-column-deserts = déserte
odds-column-left = force restante
odds-reserve = réserve
odds-king = { $block } meurt : { $chance }
odds-granted = Chacun a la place de battre en retraite ; les deux camps se battent jusqu’au bout sauf ordre contraire ; si les deux sont là après la manche 3, l’attaquant se retire.
odds-unfollowed = Ce qui était trop improbable pour être suivi a une chance de { $chance } en tout : aucun chiffre n’est faux de plus.

## Mistakes

odds-no-block = aucun bloc ne s’appelle « { $text } »
odds-no-block-but = aucun bloc ne s’appelle « { $text } » ; vouliez-vous dire « { $name } » ?
odds-several-blocks = « { $text } » peut être { $blocks } : écrivez-en plus
odds-no-area = aucune zone ne s’appelle « { $text } » ; il y a { $areas }
odds-no-area-but = aucune zone ne s’appelle « { $text } » ; vouliez-vous dire « { $name } » ?
odds-several-areas = « { $text } » peut être { $areas } : écrivez-en plus
odds-no-side = « { $text } » n’est pas un camp : écrivez england ou scotland
odds-strength = { $block } a une force de 1 à { $most }, non de { $strength }
odds-twice = { $block } est là deux fois
odds-wrong-side = { $block } n’est pas un bloc de ce camp : { side }
odds-both-sides = { $block } et { $other } sont ennemis : une armée est d’un seul camp
odds-one-side = les deux armées sont du même camp : { side }
odds-which-side = des nobles seuls peuvent être des deux camps (« { $text } ») : écrivez Angus/E ou Angus/S
odds-which-side-attacks = des nobles seuls peuvent être des deux camps : dites qui attaque, ou écrivez Angus/E ou Angus/S
odds-nobody = il n’y a aucun bloc dans « { $text } » : écrivez par exemple "Wallace 4, Douglas 3"
odds-only-reserve = il faut quelqu’un devant la barre dans « { $text } » : les réserves arrivent à la manche 2
odds-two-bars = il y a plus d’une barre dans « { $text } » : seules les réserves sont derrière
odds-orders = « { $text } » n’est pas un ordre : écrivez "after 2" (1 à 3), "below 5" ou "weak 1"
