"""Whole games as text: records, and their replay."""
