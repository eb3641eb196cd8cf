"""Schiltrom on the command line: ``schiltrom play``."""
