"""Matches between computer players, many of them, and how they did."""
