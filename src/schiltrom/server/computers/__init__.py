"""The computer players of a server, and the processes they think in."""
