"""What a seat has seen of a game, as packed words and as numbers, and games in lockstep."""
