"""Whole games as text that a person can follow, compared line by line."""
