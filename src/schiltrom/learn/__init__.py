"""Learning by self-play: networks, training, and what is made and measured with them."""
