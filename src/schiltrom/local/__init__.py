"""Games on one device: no server, no database, only a place to keep them."""
