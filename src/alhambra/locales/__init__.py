"""Every text that people read, from one message catalogue per language."""

from alhambra.extras import extra_missing

try:
    from .catalogues import languages
    from .words import Words, plugin_catalogue
except ModuleNotFoundError as error:
    raise extra_missing(error) from None

__all__ = ["Words", "languages", "plugin_catalogue"]
