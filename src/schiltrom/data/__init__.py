"""The data the engine reads: blocks, areas, borders, cards, scenarios."""
