"""Matches between computer players, and their results."""
