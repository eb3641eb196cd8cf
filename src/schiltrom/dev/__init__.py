"""Tools for those who work on Schiltrom itself."""
