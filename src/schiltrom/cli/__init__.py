"""Schiltrom on the command line: ``schiltrom play``, ``terminal``, ``serve`` and the rest."""
