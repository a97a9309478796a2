"""The mason: a greedy bot that rates every action by hand-written weights."""
