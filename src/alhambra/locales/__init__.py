"""Every text that people read, from one message catalogue per language."""

from .catalogues import languages
from .words import Words, plugin_catalogue

__all__ = ["Words", "languages", "plugin_catalogue"]
