"""The game in the terminal: its board, its panels, and how a player types a choice."""
