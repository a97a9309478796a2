"""Fixtures for the tests of the arena."""

from tests.cli.conftest import Here, here

from .bad_bots import bad_bots

__all__ = ["Here", "bad_bots", "here"]
