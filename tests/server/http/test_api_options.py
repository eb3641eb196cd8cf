"""What a new game is offered is what a new game takes."""

import re
from importlib import resources

import pytest

from schiltrom.engine.rules import NOT_RULES, OFFERED, VALUES, RuleSet
from schiltrom.engine.rules import PRESETS as ALL_PRESETS
from schiltrom.server.http.api_options import PRESETS
from schiltrom.text.rulebook import numbers
from schiltrom.text.words import has_message, languages
from tests.server.helpers.service import plan, serve

SWITCHES = [name for name in VALUES if name not in (*NOT_RULES, "bid")]


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path, games_per_minute=1000.0) as found:
        yield found


def test_every_offer_can_be_taken(client):
    offers = client.get("/api/offers").json()
    assert [preset["name"] for preset in offers["presets"]] == list(PRESETS)
    assert set(PRESETS.values()) == set(ALL_PRESETS)
    assert set(offers["options"]) == set(SWITCHES)
    plans = [{"edition": preset["name"]} for preset in offers["presets"]]
    plans += [{"scenario": scenario} for scenario in offers["scenarios"]]
    plans += [{"bid": bid} for bid in offers["bids"]]
    plans += [
        {"options": {name: value}} for name, values in offers["options"].items() for value in values
    ]
    for chosen in plans:
        made = client.post("/api/games", json=plan("computer", "computer", **chosen))
        assert made.status_code == 201, (chosen, made.text)


def test_every_switch_has_its_values_and_stands_in_a_chapter(client):
    offers = client.get("/api/offers").json()
    assert offers["options"] == {name: list(VALUES[name]) for name in offers["options"]}
    listed = [name for chapter in offers["chapters"] for name in chapter["switches"]]
    assert sorted(listed) == sorted(SWITCHES)
    chapters = [chapter["chapter"] for chapter in offers["chapters"]]
    assert chapters == [number for number, chapter in numbers() if number in chapters]


def test_every_preset_has_its_own_values_and_its_documents_options(client):
    for preset in client.get("/api/offers").json()["presets"]:
        name = PRESETS[preset["name"]]
        assert preset["rules"] == RuleSet.preset(name).to_json()
        assert preset["options"] == list(OFFERED[name])


def test_nobody_chooses_what_is_not_a_rule(client):
    for name in NOT_RULES:
        plain = plan("computer", "computer", options={name: VALUES[name][0]})
        assert client.post("/api/games", json=plain).status_code == 422, name


@pytest.mark.parametrize("language", languages())
def test_every_switch_and_every_value_has_words(language):
    keys = [f"switch-{name}{tail}" for name in SWITCHES for tail in ("", "-about")]
    keys += [f"switch-{name}-{value}" for name in SWITCHES for value in VALUES[name]]
    missing = [key for key in map(key_of, keys) if not has_message(key, language)]
    assert missing == []


def test_no_words_are_there_for_what_is_no_switch():
    text = resources.files("schiltrom").joinpath("locale", "en", "switches.ftl").read_text("utf-8")
    said = re.findall(r"^(switch-[a-z0-9-]+) =", text, re.MULTILINE)
    known = [f"switch-{name}{tail}" for name in SWITCHES for tail in ("", "-about")]
    known += [f"switch-{name}-{value}" for name in SWITCHES for value in VALUES[name]]
    assert sorted(said) == sorted(map(key_of, known))


def key_of(text: str) -> str:
    """Return a key as the client makes it of the name of a switch and a value."""
    return text.replace("_", "-").lower()
