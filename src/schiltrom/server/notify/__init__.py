"""Mails, pushes and webhooks that say it is your turn."""
