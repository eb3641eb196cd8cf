"""What a screen draws, built from one viewer's view."""
