"""Properties of every game, whatever is played (hypothesis, brute force)."""
