"""Live connections, who is present, and word of changes from other processes."""
