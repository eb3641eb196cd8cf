"""Growth and its charts: what is drawn and written is what was measured."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import pytest

from schiltrom.dev import growth
from schiltrom.dev.figures import figure_table, line_chart, write_section
from schiltrom.dev.load.measure import Look, Result
from schiltrom.dev.load.plan import LoadPlan, Tally
from schiltrom.dev.load.usage import Usage
from schiltrom.dev.profile import shares, table

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
PAGE = "# Figures\n\nBefore.\n\n<!-- growth -->\nold\n<!-- /growth -->\n\nAfter.\n"


@dataclass
class Measured:
    """Stands in for the real server: a choice costs 1 ms, and a little for each spectator."""

    asked: list[LoadPlan]

    def __call__(self, plan: LoadPlan, database: str = "sqlite", parts: int = 1) -> Result:
        self.asked.append(plan)
        spent = 0.001 * (1 + plan.spectators / 10)
        each = 100 // parts
        looks = tuple(
            Look(float(part), Usage(processor=spent * each * part), each * part, {})
            for part in range(parts + 1)
        )
        tally = Tally(choices=100, elapsed=10.0 / plan.servers)
        used = Usage(processor=spent * 100)
        return Result(plan, database, tally, used, 100, {}, [], 0.5, looks)


@pytest.fixture
def measured(monkeypatch):
    found = Measured([])
    monkeypatch.setattr(growth, "measure", found)
    return found


def test_every_growth_is_measured_and_written(measured, tmp_path, capsys):
    (tmp_path / "assets").mkdir()
    (tmp_path / "figures.md").write_text(PAGE, encoding="utf-8")
    assert growth.main(["--short", "--docs", str(tmp_path)]) == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [row["cpu_ms_per_choice"] for row in found["length"]] == [1.0, 1.0, 1.0]
    assert [row["cpu_ms_per_choice"] for row in found["games"]] == [1.0, 1.0]
    assert [row["cpu_ms_per_choice"] for row in found["spectators"]] == [1.1, 2.0]
    assert [row["speed_ratio"] for row in found["servers"]] == [1.0, 2.0]
    rates = {plan.games / plan.pause for plan in measured.asked if plan.pause > 0.1}
    assert rates == {growth.SHORT.rate}, "as many choices however many games"
    assert json.loads((tmp_path / "assets" / "growth.json").read_text(encoding="utf-8")) == found
    page = (tmp_path / "figures.md").read_text(encoding="utf-8")
    assert page.startswith("# Figures\n\nBefore.\n\n<!-- growth -->\n")
    assert page.endswith("<!-- /growth -->\n\nAfter.\n")
    assert "old" not in page
    for name in found:
        assert f"assets/growth-{name}.svg" in page
        ElementTree.parse(tmp_path / "assets" / f"growth-{name}.svg")


def test_one_growth_can_be_measured_again(measured, tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "figures.md").write_text(PAGE, encoding="utf-8")
    assert growth.main(["--short", "--docs", str(tmp_path)]) == 0
    asked = len(measured.asked)
    assert growth.main(["--short", "--only", "games", "--docs", str(tmp_path)]) == 0
    assert len(measured.asked) == asked + 2
    kept = json.loads((tmp_path / "assets" / "growth.json").read_text(encoding="utf-8"))
    assert set(kept) == {"length", "games", "spectators", "servers"}


def test_the_page_shows_the_figures_that_are_kept():
    kept = json.loads((ROOT / "docs" / "assets" / "growth.json").read_text(encoding="utf-8"))
    page = (ROOT / "docs" / "figures.md").read_text(encoding="utf-8")
    assert "\n".join(growth.lines_of(kept)) in page, "run make growth"
    for name, rows in kept.items():
        chart = (ROOT / "docs" / "assets" / f"growth-{name}.svg").read_text(encoding="utf-8")
        assert chart == growth.chart_of(name, rows), "run make growth"


def test_a_chart_puts_every_value_in_its_place():
    text = line_chart("Cost", "games", "ms", {"a": [(10, 1.0), (100, 1.0), (1000, 2.0)]})
    root = ElementTree.fromstring(text)
    dots = [(float(d.get("cx", 0)), float(d.get("cy", 0))) for d in root.iter(f"{SVG}circle")]
    (x0, y0), (x1, y1), (x2, y2) = dots
    assert x1 - x0 == pytest.approx(x2 - x1, abs=0.5), "tenfold is as far everywhere"
    assert y0 == y1 > y2


def test_a_section_that_is_not_there_is_told(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("nothing\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no section 'load'"):
        write_section(page, "load", ["x"])


def test_a_table_shows_what_there_is():
    rows = {"ms": "cpu", "bytes": "bytes", "nothing": "none"}
    lines = figure_table(rows, {"one": {"cpu": 0.4567, "bytes": 12000, "none": None}})
    assert lines[2:] == ["| ms | 0.457 |", "| bytes | 12,000 |", "| nothing |  |"]


def test_a_profile_adds_up():
    metrics = {
        'schiltrom_stage_processor_seconds_total{stage="play"}': 0.02,
        'schiltrom_stage_seconds_sum{stage="play"}': 0.03,
        'schiltrom_stage_seconds_count{stage="play"}': 10.0,
    }
    used = Usage(processor=0.1)
    result = Result(LoadPlan(1, 1.0, 0.0), "sqlite", Tally(), used, 10, metrics, [])
    rows = shares(result)
    assert [(row["stage"], row["cpu_ms"], row["share"]) for row in rows] == [
        ("check and play", 2.0, 0.2),
        ("other", 8.0, 0.8),
    ]
    assert rows[0]["mean_ms"] == 3.0
    assert table(rows, 10.0)[-1].startswith("| all | 10.000 |")
