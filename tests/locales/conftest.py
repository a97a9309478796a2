"""A plug-in installed for one test."""

from tests.plugins.plugging import plug

__all__ = ["plug"]
