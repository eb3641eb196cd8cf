"""``python -m schiltrom.dev.load``: many games at once by bots against the real server.

Bots in processes of their own play at random over WebSockets. A choice is timed from sending until
the other seat has received the change; choices the other seat cannot see are made but not timed. At
the end the server is killed, and its database is checked for every acknowledged choice. The last
line is one JSON object.
"""

from schiltrom.dev.load.command import main

__all__ = ["main"]
