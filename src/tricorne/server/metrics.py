"""Metrics for Prometheus; each worker has its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from tricorne.games import GAMES
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.server import Server
from tricorne.server.tables.log import Entry, Kind
from tricorne.server.tables.table import Table

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The metrics of one application."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        GCCollector(registry=self._registry)
        self._moves = Counter(
            "tricorne_moves", "Moves that were stored, by game", ["game"], registry=self._registry
        )
        self._stored = Histogram(
            "tricorne_move_stored_seconds",
            "From taking a move until it is stored and told",
            buckets=SECONDS,
            registry=self._registry,
        )
        self._requests = Counter(
            "tricorne_requests",
            "Requests that were answered",
            ["method", "route", "status"],
            registry=self._registry,
        )
        self._answered = Histogram(
            "tricorne_request_seconds",
            "From a request until its answer",
            ["method", "route"],
            buckets=SECONDS,
            registry=self._registry,
        )
        # Finding a counter by its labels takes longer than counting.
        self._by_labels: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}
        self._by_game = {game: self._moves.labels(game) for game in GAMES}

    def follow(self, server: Server, limits: RateLimits) -> None:
        """Collect the metrics of a server and its rate limits."""
        server.tables.append_hooks.append(self._count_moves)
        self._registry.register(_Gauges(server, limits))

    def _count_moves(self, table: Table, entries: Sequence[Entry]) -> None:
        moves = sum(entry.kind == Kind.MOVE for entry in entries)
        if moves:
            self._by_game[table.game.name].inc(moves)
            self._stored.observe(max(0.0, (datetime.now(UTC) - entries[-1].at).total_seconds()))

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a response; `route` is the template, not the path."""
        key = (method, route, status)
        if key not in self._by_labels:
            self._by_labels[key] = (
                self._requests.labels(method, route, str(status)),
                self._answered.labels(method, route),
            )
        count, time = self._by_labels[key]
        count.inc()
        time.observe(seconds)

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry)


class _Gauges(Collector):
    """Metrics that are read on each scrape."""

    def __init__(self, server: Server, limits: RateLimits) -> None:
        self._server = server
        self._limits = limits

    def collect(self) -> Iterator[Metric]:
        """Read all gauges."""
        server = self._server
        yield GaugeMetricFamily("tricorne_rooms", "Tables in memory", len(server.tables))
        yield GaugeMetricFamily("tricorne_sockets", "Live connections", server.connection_limit.total)
        yield GaugeMetricFamily(
            "tricorne_bots_thinking", "Questions that bots think about", server.bot_pool.thinking
        )
        yield GaugeMetricFamily(
            "tricorne_writer_waiting", "Changes that wait to be stored", server.database.waiting
        )
        yield CounterMetricFamily(
            "tricorne_storage_retries", "Tries that the database made necessary", server.database.retries
        )
        refused = CounterMetricFamily(
            "tricorne_limit_refusals", "What was refused because it came too often", labels=["limit"]
        )
        for name in self._limits.names:
            refused.add_metric([name], self._limits.refused[name])
        yield refused
