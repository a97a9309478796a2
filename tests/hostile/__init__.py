"""Positions and records written by an attacker.

Not flipped characters, which checksums and spelling catch, but structured texts: numbers out
of bounds or in other scripts, items that occur twice or in the wrong place, lists of thousands,
parts of other games. Each is refused with a coded error, or it is a game that can be viewed and
played like any other.

    python -m tests.hostile [--seconds 60] [--seed 1]
"""
