"""The engine: the rules of the game and nothing else; it imports nothing but Python itself."""
