"""The store: a journal per table, appended durably before a change is published."""

from .opening import open_store
from .store import Store

__all__ = ["Store", "open_store"]
