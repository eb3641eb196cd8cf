"""Metrics as Prometheus reads them."""

from __future__ import annotations

import threading
import time
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from schiltrom.server import counts as names
from schiltrom.server.counts import SAMPLED, Counts
from schiltrom.server.ops.metrics import Metrics


def samples(metrics: Metrics) -> dict[tuple[Any, ...], float]:
    """Return every sample of ours, by type, name and labels."""
    families = list(text_string_to_metric_families(metrics.text()))
    assert all(family.documentation for family in families)
    return {
        (family.type, sample.name, *sample.labels.items()): sample.value
        for family in families
        for sample in family.samples
        if sample.name.startswith("schiltrom_")
    }


def test_prometheus_reads_what_was_counted():
    metrics = Metrics()
    before = samples(metrics)
    metrics.requests.labels("GET", "/api/games/{game_id}", 200).inc()
    metrics.requests.labels("GET", "/api/games/{game_id}", 200).inc()
    metrics.seconds.labels("/api/games/{game_id}").inc(0.25)
    metrics.sockets += 3
    counts = metrics.counts
    counts.choice("made")
    counts.choice("not-legal")
    counts.stage(names.COMMIT, 0.002, 0.001)
    counts.batch(3)
    counts.load(names.SNAPSHOT)
    counts.frame(names.DIFFERENCE, 611)
    counts.connection(names.SEAT, 1)
    counts.thinking_wait(0.02)
    counts.thinking_queue = lambda: (4, 1.5)
    found = {key: value for key, value in samples(metrics).items() if before.get(key) != value}
    path = ("path", "/api/games/{game_id}")
    stage, kind = ("stage", "commit"), ("kind", "difference")
    buckets = {key: value for key, value in found.items() if str(key[1]).endswith("_bucket")}
    assert {key: value for key, value in found.items() if key not in buckets} == {
        ("counter", "schiltrom_requests_total", ("method", "GET"), path, ("status", "200")): 2,
        ("counter", "schiltrom_request_seconds_total", path): 0.25,
        ("counter", "schiltrom_choices_total", ("result", "made")): 1,
        ("counter", "schiltrom_choices_total", ("result", "not-legal")): 1,
        ("gauge", "schiltrom_sockets"): 3,
        ("histogram", "schiltrom_stage_seconds_count", stage): 1,
        ("histogram", "schiltrom_stage_seconds_sum", stage): 0.002,
        ("counter", "schiltrom_stage_processor_seconds_total", stage): 0.001,
        ("histogram", "schiltrom_batch_choices_count"): 1,
        ("histogram", "schiltrom_batch_choices_sum"): 3,
        ("counter", "schiltrom_table_loads_total", ("source", "snapshot")): 1,
        ("counter", "schiltrom_frames_total", kind): 1,
        ("counter", "schiltrom_frame_bytes_total", kind): 611,
        ("gauge", "schiltrom_connections", ("kind", "seat")): 1,
        ("gauge", "schiltrom_thinking_waiting"): 4,
        ("gauge", "schiltrom_thinking_oldest_seconds"): 1.5,
        ("histogram", "schiltrom_thinking_wait_seconds_count"): 1,
        ("histogram", "schiltrom_thinking_wait_seconds_sum"): 0.02,
    }
    commit = {dict(key[2:])["le"] for key in buckets if stage in key}
    assert commit == {"0.0025", "0.005", "0.01", "0.025", "0.05", "0.1", "0.5", "2.5", "+Inf"}


def test_servers_in_one_process_count_for_themselves():
    one, other = Metrics(), Metrics()
    one.counts.choice("made")
    one.sockets += 1
    assert 'result="made"' in one.text()
    assert 'result="made"' not in other.text()
    assert "schiltrom_sockets 0.0\n" in other.text()
    assert "schiltrom_sockets 1.0\n" in one.text()


def test_a_watch_counts_each_stage_once():
    counts = Counts()
    for _ in range(SAMPLED):
        watch = counts.watch()
        watch.lap(names.PLAY)
        busy = time.thread_time() + 0.002
        while time.thread_time() < busy:
            pass
        watch.lap(names.COMMIT)
        time.sleep(0.001)
        watch.skip()
        watch.lap(names.SENDING)
    assert sum(counts.stages[names.COMMIT].counts) == SAMPLED
    assert counts.stages[names.COMMIT].total >= 0.002 * SAMPLED
    assert counts.processor[names.COMMIT] >= 0.002 * SAMPLED, "one of them stands for all"
    assert counts.processor[names.SENDING] < counts.processor[names.COMMIT] / 2
    assert counts.stages[names.SENDING].total < 0.001 * SAMPLED


def test_threads_lose_no_counts():
    counts = Counts()

    def count() -> None:
        for _ in range(5000):
            counts.stage(names.PLAY, 0.001)
            counts.frame(names.WHOLE, 10)

    threads = [threading.Thread(target=count) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(counts.stages[names.PLAY].counts) == counts.frames[names.WHOLE] == 20_000
    assert counts.frame_bytes[names.WHOLE] == 200_000
