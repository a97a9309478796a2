"""Lanterns: a house rule for Alhambra."""
