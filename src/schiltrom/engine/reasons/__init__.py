"""Why a choice is not allowed, chapter by chapter of the rules."""
