"""Metrics: what a server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from schiltrom.server.counts import Counts, Histogram

# Otherwise every counter has a second series with its creation time.
disable_created_metrics()  # type: ignore[no-untyped-call]

Family = CounterMetricFamily | GaugeMetricFamily | HistogramMetricFamily


class Metrics:
    """The counts of one server, only for holders of the token: counts reveal secret choices."""

    def __init__(self, counts: Counts | None = None) -> None:
        self.sockets = 0
        self.counts = counts or Counts()
        self._registry = CollectorRegistry()
        self.requests = Counter(
            "schiltrom_requests_total",
            "Requests answered.",
            ("method", "path", "status"),
            registry=self._registry,
        )
        self.seconds = Counter(
            "schiltrom_request_seconds_total",
            "Seconds spent on requests.",
            ("path",),
            registry=self._registry,
        )
        sockets = Gauge("schiltrom_sockets", "Live connections open.", registry=self._registry)
        sockets.set_function(lambda: self.sockets)
        self._registry.register(CountsCollector(self.counts))
        ProcessCollector(registry=self._registry)

    def text(self) -> str:
        """Return all metrics in Prometheus' text format; this may ask the database."""
        return generate_latest(self._registry).decode()


class CountsCollector(Collector):
    """Shows the plain counts to Prometheus."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts

    def describe(self) -> list[Family]:
        """Return nothing: the registry would otherwise collect everything once, to learn names."""
        return []

    def collect(self) -> Iterator[Family]:
        """Yield every count."""
        counts = self._counts
        yield _counter(
            "choices",
            "Choices by result: made, or the code of the refusal.",
            "result",
            dict(counts.choices),
        )
        yield _histogram("stage_seconds", "Time of a stage of a choice.", counts.stages, "stage")
        yield _counter(
            "stage_processor_seconds",
            "Processor time of the stages of choices.",
            "stage",
            counts.processor,
        )
        yield _histogram("batch_choices", "Choices in one transaction.", {"": counts.batches})
        yield _counter("table_loads", "Tables by where they came from.", "source", counts.loads)
        yield _counter("frames", "Messages sent over live connections.", "kind", counts.frames)
        yield _counter(
            "frame_bytes",
            "Bytes sent over live connections, before compression.",
            "kind",
            counts.frame_bytes,
        )
        connections = GaugeMetricFamily(
            "schiltrom_connections", "Live connections by kind.", labels=("kind",)
        )
        for kind, number in counts.connections.items():
            connections.add_metric((kind,), number)
        yield connections
        yield from self._thinking()

    def _thinking(self) -> Iterator[Family]:
        """Yield the queue of computers' choices."""
        waiting, oldest = self._counts.thinking_queue()
        yield GaugeMetricFamily(
            "schiltrom_thinking_waiting", "Choices that wait for a thinker.", value=waiting
        )
        yield GaugeMetricFamily(
            "schiltrom_thinking_oldest_seconds",
            "How long the oldest of them has waited.",
            value=oldest,
        )
        yield _histogram(
            "thinking_wait_seconds",
            "How long choices waited for a thinker of this process.",
            {"": self._counts.thinking_waits},
        )


def _counter(
    name: str, about: str, label: str, values: dict[str, int] | dict[str, float]
) -> CounterMetricFamily:
    family = CounterMetricFamily(f"schiltrom_{name}", about, labels=(label,))
    for key, value in values.items():
        family.add_metric((key,), value)
    return family


def _histogram(
    name: str, about: str, found: dict[str, Histogram], label: str = ""
) -> HistogramMetricFamily:
    labels = (label,) if label else ()
    family = HistogramMetricFamily(f"schiltrom_{name}", about, labels=labels)
    for key, histogram in found.items():
        ends = [*map(str, histogram.bounds), "+Inf"]
        buckets = list(zip(ends, map(float, accumulate(histogram.counts)), strict=True))
        family.add_metric((key,) if label else (), buckets, histogram.total)
    return family
