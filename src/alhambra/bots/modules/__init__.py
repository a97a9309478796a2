"""What bots know about our own modules: one file or package for each, found by its name."""
