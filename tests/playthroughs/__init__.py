"""Whole games as readable text, compared line by line."""
