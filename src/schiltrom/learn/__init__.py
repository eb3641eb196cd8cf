"""Learning by self-play: simulation, what a seat knows as numbers, networks, and the training."""
