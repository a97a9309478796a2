"""What several bots work out about a position: forecasts, majorities, purchasing power."""
