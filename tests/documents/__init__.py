"""The five printed rulebooks, statement by statement, held against their rule sets."""
