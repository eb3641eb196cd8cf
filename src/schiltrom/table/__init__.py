"""A game as it is played at a table: no web server, no database."""
