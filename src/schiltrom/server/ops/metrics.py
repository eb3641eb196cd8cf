"""Metrics: what a server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    disable_created_metrics,
    generate_latest,
)

# Otherwise every counter has a second series with its creation time.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The counts of one server, only for holders of the token: counts reveal secret choices."""

    def __init__(self) -> None:
        self.sockets = 0
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
        self.choices = Counter(
            "schiltrom_choices_total",
            "Choices by result: made, or the code of the refusal.",
            ("result",),
            registry=self._registry,
        )
        sockets = Gauge("schiltrom_sockets", "Live connections open.", registry=self._registry)
        sockets.set_function(lambda: self.sockets)

    def text(self) -> str:
        """Return all metrics in Prometheus' text format."""
        return generate_latest(self._registry).decode()
