"""Learning by self-play: simulation, observations as numbers, networks, and training."""
