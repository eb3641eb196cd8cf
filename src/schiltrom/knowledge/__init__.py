"""What a side can work out of the enemy from what it has seen."""
