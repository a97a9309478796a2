"""`alhambra score`: the scorings of a game on cardboard."""
