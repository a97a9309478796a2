"""Where the games of a match run: in processes of this machine, or on a cluster."""

from __future__ import annotations

import os
from dataclasses import dataclass

from alhambra.locales import Words

#: Any Ray there is; else a new one on this machine.
ANY_CLUSTER = ""


@dataclass(frozen=True)
class Executor:
    """Workers, or the address of a Ray cluster."""

    workers: int
    cluster: str | None = None

    @classmethod
    def from_options(cls, workers: int | None, cluster: bool, address: str | None) -> Executor:
        """The executor of these options; by default one worker per core."""
        count = workers if workers is not None else os.cpu_count() or 1
        return cls(count, address or ANY_CLUSTER if cluster or address is not None else None)

    def text(self, words: Words) -> str:
        """The executor in words."""
        kind = "cluster" if self.cluster is not None else "workers" if self.workers else "here"
        return words.text("arena-crew", kind=kind, workers=self.workers)
