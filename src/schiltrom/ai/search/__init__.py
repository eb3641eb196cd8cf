"""What the searching opponents share: lines, plans, playouts and how time is spent on them."""
