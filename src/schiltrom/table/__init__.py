"""A game as it is played at a table, without a web server or a database."""
