"""Metrics of this process for Prometheus; its client library is part of the extra `server`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from .app_state import AppState

CONTENT_TYPE = CONTENT_TYPE_LATEST


def render_metrics(app_state: AppState) -> bytes:
    """All metrics in Prometheus' text format."""
    registry = CollectorRegistry()
    registry.register(_Metrics(app_state))
    return generate_latest(registry)


class _Metrics(Collector):
    """Reads the metrics when they are collected."""

    def __init__(self, app_state: AppState) -> None:
        self.app_state = app_state

    def collect(self) -> list[Metric]:
        hub, notifier = self.app_state.hub, self.app_state.notifier
        listeners = sum(len(live.listeners) for live in hub.tables.values())
        return [
            GaugeMetricFamily("alhambra_tables_loaded", "Tables in memory", len(hub.tables)),
            GaugeMetricFamily("alhambra_sockets", "Open sockets", listeners),
            GaugeMetricFamily("alhambra_bots_waiting", "Decisions in line", hub.bots.waiting),
            GaugeMetricFamily(
                "alhambra_records_waiting", "Records in line", self.app_state.record_workers.waiting
            ),
            CounterMetricFamily("alhambra_actions", "Lines of journals written", hub.lines_written),
            CounterMetricFamily("alhambra_bot_answers", "Bot answers", hub.bots.answered),
            CounterMetricFamily("alhambra_bot_failures", "Bots failed", hub.bots.failures),
            CounterMetricFamily(
                "alhambra_notifications", "Emails and webhook calls accepted", notifier.sent
            ),
            CounterMetricFamily(
                "alhambra_notification_failures",
                "Emails and webhook calls not accepted",
                notifier.failed,
            ),
        ]
