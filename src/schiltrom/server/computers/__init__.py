"""The server's computer players, and the processes in which they think."""
