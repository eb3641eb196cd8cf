### The command "schiltrom odds", and what is wrong with a battle that somebody wrote down.
### The words of orders (after, below, weak) and of options stay as they are.

odds-about = work out the exact odds of a battle
odds-arg-force = blocks with their strengths, reserves after a bar: "Edward 4, York Knights 4 | Wales Archers 3"
odds-arg-versus = the word vs
odds-arg-other = the other side’s blocks
odds-arg-area = where the battle is fought; nobles defend better at home
odds-arg-attacker = attacking side: england or scotland (default: the first force)
odds-arg-edward = which Edward is king; if the second dies, the game is over
odds-arg-orders = when this side retreats: "after 2" rounds, all "below 5" steps in total, blocks at "weak 1"; separate several with commas

## Results

# $area: an area; $side: a side's name
odds-title = Battle of { $area }, { $side } attacks
# $side: a side's name
odds-wins = { $side } wins
odds-undecided = undecided after round 3
odds-holds = holds the area afterwards
odds-ends = wins the game by killing a king
odds-steps = steps lost (expected)
odds-blocks = blocks lost (expected)
odds-column-block = Block
odds-column-stands = survives
odds-column-dies = dies
odds-column-captured = captured
odds-column-deserts = deserts
odds-column-left = strength left
odds-reserve = reserve
# $block: a king; $chance: such as 12.3%
odds-king = { $block } dies: { $chance }
odds-granted = Assumes that there is room to retreat, that both sides fight to the end unless ordered otherwise, and that the attacker retreats if both sides are still there after round 3.
# $chance: such as 1.2e-07
odds-unfollowed = Lines too unlikely to follow have a total chance of { $chance }: no figure is off by more than that.

## Mistakes

# $text: what was written
odds-no-block = there is no block called “{ $text }”
# $text: what was written; $name: a block
odds-no-block-but = there is no block called “{ $text }”; did you mean “{ $name }”?
# $text: what was written; $blocks: a list
odds-several-blocks = “{ $text }” could be { $blocks }: type more of the name
# $text: what was written; $areas: all areas
odds-no-area = there is no area called “{ $text }”; choose from { $areas }
# $text: what was written; $name: an area
odds-no-area-but = there is no area called “{ $text }”; did you mean “{ $name }”?
# $text: what was written; $areas: a list
odds-several-areas = “{ $text }” could be { $areas }: type more of the name
# $text: what was written
odds-no-side = “{ $text }” is not a side: write england or scotland
# $block: a block; $most: a number; $strength: a number
odds-strength = { $block } can have strength 1 to { $most }, not { $strength }
# $block: a block
odds-twice = { $block } is listed twice
# $block: a block; $side: 0 England, 1 Scotland
odds-wrong-side = { $block } does not fight for { side }
# $block: a block; $other: a block of the other side
odds-both-sides = { $block } and { $other } are on opposite sides: a force must be of one side
# $side: 0 England, 1 Scotland
odds-one-side = both forces belong to { side }
# $text: what was written
odds-which-side = nobles on their own could be on either side (“{ $text }”): write Angus/E or Angus/S
odds-which-side-attacks = nobles on their own could be on either side: say who attacks, or write Angus/E or Angus/S
# $text: what was written
odds-nobody = no block in “{ $text }”: write, for example, "Wallace 4, Douglas 3"
# $text: what was written
odds-only-reserve = put at least one block before the bar in “{ $text }”: reserves join in round 2
# $text: what was written
odds-two-bars = more than one bar in “{ $text }”: a single bar separates the reserves
# $text: what was written
odds-orders = “{ $text }” is not an order: write "after 2" (1 to 3), "below 5" or "weak 1"
