"""The figures of `make bench`: how fast the engine is, and next to what.

`docs/benchmarks.md` says what is measured and how.
"""
