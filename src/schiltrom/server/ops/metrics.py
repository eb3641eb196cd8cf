"""Metrics: what a server counts, for Prometheus."""

from __future__ import annotations

from collections import Counter, defaultdict


class Metrics:
    """Counts, told as Prometheus wants them (to those who hold the token: counts tell secrets)."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.choices: Counter[str] = Counter()
        self.sockets = 0

    def text(self) -> str:
        """Return all metrics as text."""
        lines = ["# TYPE schiltrom_requests_total counter"]
        for (method, path, status), count in sorted(self.requests.items()):
            labels = f'method="{method}",path="{path}",status="{status}"'
            lines.append(f"schiltrom_requests_total{{{labels}}} {count}")
        lines.append("# TYPE schiltrom_request_seconds_total counter")
        for path, seconds in sorted(self.seconds.items()):
            lines.append(f'schiltrom_request_seconds_total{{path="{path}"}} {seconds:.6f}')
        lines.append("# TYPE schiltrom_choices_total counter")
        for result, count in sorted(self.choices.items()):
            lines.append(f'schiltrom_choices_total{{result="{result}"}} {count}')
        lines += ["# TYPE schiltrom_sockets gauge", f"schiltrom_sockets {self.sockets}"]
        return "\n".join(lines) + "\n"
