"""What is staged for the statements, by chapter: each check plays a scene under a rule set."""
