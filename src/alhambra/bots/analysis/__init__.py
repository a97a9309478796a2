"""Analyses of a position that several bots use: forecasts, majorities, purchasing power."""
