"""The concordance over HTTP."""

import pytest

from schiltrom.engine.rules import PRESETS
from schiltrom.text.concordance import DOCUMENTS, concordance
from tests.server.helpers.service import plan, serve


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path) as found:
        yield found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_a_document_is_explained_in_its_language_and_in_english(client, document):
    for language in (document, "en"):
        found = client.get(f"/api/concordance/{document}?language={language}").json()
        known = concordance(document, language)
        assert found["title"] == known.title
        assert found["languages"] == [document, "en"]
        assert [each["text"] for each in found["remarks"]] == [r.text for r in known.remarks]
        first = found["remarks"][0]["passages"][0]
        assert first == known.remarks[0].passages[0]._asdict()
    assert client.get(f"/api/concordance/{document}").json()["language"] == "en"


@pytest.mark.parametrize("path", ["en", "4", "de?language=fr", "de?language="])
def test_what_is_not_there_is_not_found(client, path):
    assert client.get(f"/api/concordance/{path}").status_code == 404


def test_a_game_says_which_document_is_played(client):
    for edition in ("de", "ja", "4"):
        made = client.post("/api/games", json=plan("computer", "computer", edition=edition)).json()
        status = client.get(f"/api/games/{made['game']}").json()["status"]
        assert status.get("document") == (edition if edition in PRESETS else None)
