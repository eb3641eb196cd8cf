"""The learned player: a network of whole numbers chooses, with NumPy alone."""
