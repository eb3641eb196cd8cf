"""Computer players: they see what a person on their seat sees, and nothing else."""
