"""What a new game is offered is what a new game takes."""

import pytest

from schiltrom.server.http.api_options import OPTIONS, PRESETS
from tests.server.helpers.service import plan, serve


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path, games_per_minute=1000.0) as found:
        yield found


def test_every_offer_can_be_taken(client):
    offers = client.get("/api/offers").json()
    assert [preset["name"] for preset in offers["presets"]] == list(PRESETS)
    assert set(offers["options"]) == set(OPTIONS)
    for preset in offers["presets"]:
        assert set(preset["options"]) <= set(OPTIONS) | {"bid"}
    plans = [{"edition": preset["name"]} for preset in offers["presets"]]
    plans += [{"scenario": scenario} for scenario in offers["scenarios"]]
    plans += [{"bid": bid} for bid in offers["bids"]]
    plans += [
        {"options": {name: value}} for name, values in offers["options"].items() for value in values
    ]
    for chosen in plans:
        made = client.post("/api/games", json=plan("computer", "computer", **chosen))
        assert made.status_code == 201, (chosen, made.text)


def test_the_first_value_of_an_option_is_the_rule_of_the_usual_edition(client):
    offers = client.get("/api/offers").json()
    usual = offers["presets"][0]["rules"]
    assert {name: values[0] for name, values in offers["options"].items()} == {
        name: usual[name] for name in OPTIONS
    }
