"""Metrics as Prometheus reads them."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from schiltrom.server.ops.metrics import Metrics


def test_prometheus_reads_what_was_counted():
    metrics = Metrics()
    metrics.requests.labels("GET", "/api/games/{game_id}", 200).inc()
    metrics.requests.labels("GET", "/api/games/{game_id}", 200).inc()
    metrics.seconds.labels("/api/games/{game_id}").inc(0.25)
    metrics.choices.labels("made").inc()
    metrics.choices.labels("not-legal").inc()
    metrics.sockets += 3
    families = list(text_string_to_metric_families(metrics.text()))
    assert all(family.documentation for family in families)
    found = {
        (family.type, sample.name, *sample.labels.items()): sample.value
        for family in families
        for sample in family.samples
    }
    path = ("path", "/api/games/{game_id}")
    assert found == {
        ("counter", "schiltrom_requests_total", ("method", "GET"), path, ("status", "200")): 2,
        ("counter", "schiltrom_request_seconds_total", path): 0.25,
        ("counter", "schiltrom_choices_total", ("result", "made")): 1,
        ("counter", "schiltrom_choices_total", ("result", "not-legal")): 1,
        ("gauge", "schiltrom_sockets"): 3,
    }


def test_servers_in_one_process_count_for_themselves():
    one, other = Metrics(), Metrics()
    one.choices.labels("made").inc()
    one.sockets += 1
    assert 'result="made"' in one.text()
    assert 'result="made"' not in other.text()
    assert "schiltrom_sockets 0.0\n" in other.text()
    assert "schiltrom_sockets 1.0\n" in one.text()
