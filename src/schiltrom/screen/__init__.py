"""What a screen draws, made from one viewer's view."""
