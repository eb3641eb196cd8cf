"""The game server: games that people, opponents and bots play over the network."""
