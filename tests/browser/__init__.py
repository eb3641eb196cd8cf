"""The game as people play it: a real server and a real browser."""
