"""Research environments: PettingZoo, Gymnasium and OpenSpiel, each an extra of its own.

Nothing here is imported by the rest of the package, and this module imports none of them.
"""
