"""The store: a journal per table, appended durably before anybody is told."""

from .opening import open_store
from .store import Store

__all__ = ["Store", "open_store"]
