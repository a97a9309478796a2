"""Positions and records as somebody would write them who means harm.

Not flipped characters, which checks and spelling catch, but texts with a structure: numbers out
of all bounds or in other scripts, things that are there twice or in a wrong place, lists of
thousands, parts of other games. Each is refused with an error of the family, or it is a game
that can be looked at and played like any other.

    python -m tests.hostile [--seconds 60] [--seed 1]
"""
