"""What a position is worth: features, their weights, and what battles are expected to bring."""
