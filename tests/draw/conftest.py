"""The fixture of plug-ins for these tests."""

from tests.plugins.plugging import plug

__all__ = ["plug"]
