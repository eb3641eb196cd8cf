"""What a side can work out about the enemy from what it has seen."""
