### The command "schiltrom odds", and what is wrong with a battle that somebody wrote down.
### The words of orders (after, below, weak) and of options stay as they are.

odds-about = how a battle is likely to go, worked out exactly
odds-arg-force = blocks with their strengths, reserves behind a bar: "Edward 4, York Knights 4 | Wales Archers 3"
odds-arg-versus = the word vs
odds-arg-other = the other side's blocks
odds-arg-area = where the battle is; nobles defend better at home
odds-arg-attacker = who attacks: england or scotland (otherwise the first force)
odds-arg-edward = which Edward is king: the death of the second ends the game
odds-arg-orders = when this side retreats: "after 2" rounds, all "below 5" steps together, blocks as "weak 1"; also several, with commas

## Results

# $area: an area; $side: a side's name
odds-title = Battle of { $area }, { $side } attacks
# $side: a side's name
odds-wins = { $side } wins
odds-undecided = undecided after round 3
odds-holds = holds the area afterwards
odds-ends = wins the game by a king's death
odds-steps = steps lost (expected)
odds-blocks = blocks lost (expected)
odds-column-block = Block
odds-column-stands = stands
odds-column-dies = dies
odds-column-captured = captured
odds-column-deserts = deserts
odds-column-left = strength left
odds-reserve = reserve
# $block: a king; $chance: such as 12.3%
odds-king = { $block } dies: { $chance }
odds-granted = Everybody has room to retreat; both sides fight to the end unless ordered otherwise; if both are there after round 3, the attacker retreats.
# $chance: such as 1.2e-07
odds-unfollowed = What was too unlikely to be followed has a chance of { $chance } in all: no figure is wrong by more.

## Mistakes

# $text: what was written
odds-no-block = no block is called “{ $text }”
# $text: what was written; $name: a block
odds-no-block-but = no block is called “{ $text }”; did you mean “{ $name }”?
# $text: what was written; $blocks: a list
odds-several-blocks = “{ $text }” could be { $blocks }: write more of it
# $text: what was written; $areas: all areas
odds-no-area = no area is called “{ $text }”; there are { $areas }
# $text: what was written; $name: an area
odds-no-area-but = no area is called “{ $text }”; did you mean “{ $name }”?
# $text: what was written; $areas: a list
odds-several-areas = “{ $text }” could be { $areas }: write more of it
# $text: what was written
odds-no-side = “{ $text }” is no side: write england or scotland
# $block: a block; $most: a number; $strength: a number
odds-strength = { $block } has a strength of 1 to { $most }, not { $strength }
# $block: a block
odds-twice = { $block } is there twice
# $block: a block; $side: 0 England, 1 Scotland
odds-wrong-side = { $block } is no block of { side }
# $block: a block; $other: a block of the other side
odds-both-sides = { $block } and { $other } are enemies: a force is of one side
# $side: 0 England, 1 Scotland
odds-one-side = both forces belong to { side }
# $text: what was written
odds-which-side = nobles alone may be of either side (“{ $text }”): write Angus/E or Angus/S
odds-which-side-attacks = nobles alone may be of either side: say who attacks, or write Angus/E or Angus/S
# $text: what was written
odds-nobody = there is no block in “{ $text }”: write such as "Wallace 4, Douglas 3"
# $text: what was written
odds-only-reserve = somebody must stand before the bar in “{ $text }”: reserves come in round 2
# $text: what was written
odds-two-bars = there is more than one bar in “{ $text }”: only the reserves stand behind one
# $text: what was written
odds-orders = “{ $text }” is no order: write "after 2" (1 to 3), "below 5" or "weak 1"
