"""Benchmarks of `make bench`: how fast the engine is, compared with catanatron.

`docs/benchmarks.md` says what is measured and how.
"""
