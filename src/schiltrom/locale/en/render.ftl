### Words of `schiltrom render` and of the drawings it makes.

# said of the side that has won
render-winner = has won
