"""Live connections, presence, and news of changes made by other processes."""
