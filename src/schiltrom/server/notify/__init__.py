"""Mails and webhooks that say it is your turn."""
