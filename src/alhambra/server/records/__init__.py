"""Records that strangers bring are read in processes of their own, with limits."""

from .questions import Dealing, RecordRefused, Replaying
from .readers import Readers

__all__ = ["Dealing", "Readers", "RecordRefused", "Replaying"]
