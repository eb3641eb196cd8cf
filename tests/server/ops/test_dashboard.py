"""The dashboard for Grafana: it can be loaded, and every metric it shows is one of the server's."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from schiltrom.server.ops.metrics import Metrics

ROOT = Path(__file__).parents[3]
DASHBOARD: dict[str, Any] = json.loads(
    (ROOT / "docs" / "grafana" / "schiltrom.json").read_text(encoding="utf-8")
)
PANELS: list[dict[str, Any]] = DASHBOARD["panels"]
QUERIES = [target["expr"] for panel in PANELS for target in panel.get("targets", [])]
METRIC = re.compile(r"\b(?:schiltrom|process)_\w+")
WIDE = 24


def shown() -> dict[str, set[str]]:
    """Return every metric a server shows, with the names of its labels."""
    metrics = Metrics()
    metrics.counts.choice("made")
    metrics.requests.labels("GET", "/healthz", 200).inc()
    metrics.seconds.labels("/healthz").inc(0.1)
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(metrics.text()):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


@pytest.mark.parametrize("query", QUERIES)
def test_every_metric_and_label_is_there(query):
    there = shown()
    names = METRIC.findall(query)
    assert names
    assert set(names) <= there.keys()
    labels = set().union(*(there[name] for name in names)) | {"instance"}
    grouped = {name for part in re.findall(r"by \(([^)]*)\)", query) for name in part.split(", ")}
    matched = set(re.findall(r'(\w+)(?:=~|!=|=)"', query))
    assert grouped | matched <= labels
    assert query.count("(") == query.count(")")
    assert query.count("{") == query.count("}")


def test_every_metric_of_ours_is_shown_and_documented():
    ours = {re.sub(r"_(bucket|sum|count)$", "", name) for name in shown() if "schiltrom" in name}
    in_queries = {
        re.sub(r"_(bucket|sum|count)$", "", name)
        for name in METRIC.findall(" ".join([*QUERIES, json.dumps(DASHBOARD["templating"])]))
    }
    assert ours <= in_queries
    page = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    assert {name for name in ours if f"`{name}`" not in page} == set()


def test_it_has_what_grafana_needs():
    assert {"uid", "title", "schemaVersion", "time", "templating", "panels"} <= DASHBOARD.keys()
    assert isinstance(DASHBOARD["schemaVersion"], int)
    assert "id" not in DASHBOARD, "Grafana gives it, and takes a given one for an old dashboard"
    variables = {each["name"]: each["type"] for each in DASHBOARD["templating"]["list"]}
    assert variables == {"datasource": "datasource", "instance": "query"}
    used = set(re.findall(r"\$\{?(\w+)", json.dumps(PANELS)))
    assert used <= {*variables, "__rate_interval"}


def test_panels_are_whole_and_do_not_cover_each_other():
    assert len({panel["id"] for panel in PANELS}) == len(PANELS)
    for panel in PANELS:
        assert panel["type"] in ("row", "stat", "timeseries")
        assert panel["title"]
        place = panel["gridPos"]
        assert 0 <= place["x"] < place["x"] + place["w"] <= WIDE
        if panel["type"] != "row":
            letters = [target["refId"] for target in panel["targets"]]
            assert letters
            assert len(set(letters)) == len(letters)
            assert panel["fieldConfig"]["defaults"]["unit"]
            assert all(target["datasource"]["type"] == "prometheus" for target in panel["targets"])
    for one, other in combinations([panel["gridPos"] for panel in PANELS], 2):
        apart = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        above = one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
        assert apart or above
