"""The game itself: positions, actions, rules, scoring; pure values and functions."""
