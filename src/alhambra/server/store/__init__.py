"""The store: a journal per table, appended durably before anybody is told."""

from .changes import Change, Conflict, Message, NewTable, Stored
from .opening import open_store
from .store import Store

__all__ = ["Change", "Conflict", "Message", "NewTable", "Store", "Stored", "open_store"]
