"""Old path of ``schiltrom.text.rulebook``."""

from schiltrom.text.rulebook import Rule, key_of, numbers, rulebook, switches_of

__all__ = ["Rule", "key_of", "numbers", "rulebook", "switches_of"]
