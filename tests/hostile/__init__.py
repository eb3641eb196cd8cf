"""Attacks on a server, over its real interface: nothing is lost, told or kept waiting."""
