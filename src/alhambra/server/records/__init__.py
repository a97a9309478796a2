"""Records that strangers bring are read in processes of their own, with limits."""

from .record_workers import RecordWorkers
from .tasks import DealTask, RecordRefused, ReplayTask

__all__ = ["DealTask", "RecordRefused", "RecordWorkers", "ReplayTask"]
