"""What the server says to people: messages that each of its errors and lines can be told by."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

import schiltrom
from schiltrom.engine.rules import PRESETS, RuleSetError
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.walk import random_choice, random_side
from schiltrom.fairness import FairChance
from schiltrom.server.http.errors import CODES, RequestError, error_of
from schiltrom.server.http.schemas import state_body
from schiltrom.table.errors import GameError, NotFoundError, RefusedError
from schiltrom.table.status import Status
from schiltrom.table.table import State, Table
from schiltrom.text.message import Message, to_json
from schiltrom.text.wording import in_words, in_words_by_rule
from tests.helpers.messages import received
from tests.helpers.sent import as_received
from tests.text.test_messages import DESCRIBED

STATUS = Status(
    "",
    "",
    {},
    False,
    None,
    "",
    [],
    "",
    [],
    True,
    False,
    None,
    "",
    False,
    False,
    None,
    [],
    None,
    [],
    None,
)
PACKAGE = Path(str(schiltrom.__file__)).parent
ROOMS = [PACKAGE / "server", PACKAGE / "table", PACKAGE / "local"]
SOURCE = "".join(path.read_text(encoding="utf-8") for room in ROOMS for path in room.rglob("*.py"))
ERRORS = {key.removeprefix("error-") for key in DESCRIBED if key.startswith("error-")}
RAISED = (
    r'(?:RequestError\(\s*\d+, |(?:Game|NotFound|NotPlaying)Error\(|error_message\()"([a-z-]+)"'
)


def played(choices: int) -> Table:
    """Return a table at which so many random choices were made."""
    rng = Random(2)
    table = Table(0, PRESETS["edition 4"], FairChance(bytes(32), "longshanks", "spider"))
    table.begin()
    for _ in range(choices):
        side = random_side(table._replay.position)
        table.play(side, random_choice(table._replay.position, side, rng))
    return table


# --- errors ----------------------------------------------------------------------------------


def test_every_error_has_its_words_and_all_words_are_used() -> None:
    raised = set(re.findall(RAISED, SOURCE))
    assert len(raised) > 20
    assert raised <= ERRORS
    assert {key for key in ERRORS if f'"{key}"' not in SOURCE} == set()


@pytest.mark.parametrize("key", sorted(ERRORS))
def test_every_error_can_be_said(key: str) -> None:
    args = dict.fromkeys(DESCRIBED[f"error-{key}"], 7)
    words = in_words(Message(f"error-{key}", args))
    assert not words.endswith(".")
    assert words.count("7") == len(args)


def test_an_error_says_the_same_to_people_and_to_programs() -> None:
    errors: list[Exception] = [
        NotFoundError("no-game"),
        GameError("no-such-choice", choice="card 9"),
        RefusedError(Message("reason-pool-empty", rule="7.62")),
        RequestError(401, "needs-seat"),
    ]
    for error in errors:
        known = error_of(error)
        assert known is not None
        body = json.loads(json.dumps(known.body()))
        assert body["message"] == str(error) == in_words_by_rule(received(body["say"]))
        assert body.get("rule") == body["say"].get("rule")


def test_details_are_for_programs_alone() -> None:
    known = error_of(RuleSetError("there is no switch 'x'"))
    assert known is not None
    assert known.body()["message"] == "there is no switch 'x'"
    assert known.body()["say"] == {"key": "error-bad-rules", "args": {}}


@pytest.mark.parametrize("status", CODES)
def test_a_body_has_its_message_whatever_the_status(status: int) -> None:
    assert RequestError(status, "internal").body()["say"] == {"key": "error-internal", "args": {}}


# --- lines -----------------------------------------------------------------------------------


def test_lines_are_sent_as_messages_or_as_english() -> None:
    table = played(200)
    for viewer in (ENGLAND, SCOTLAND, NOBODY):
        lines = table.lines_after(viewer, -1)
        sent = as_received(lines)
        assert len(sent) > 50
        texts = state_body(State(None, 1, {}, None, lines, STATUS))["lines"]
        assert texts == [in_words(received(line)) for line in sent]
        for line, whole in zip(lines, sent, strict=True):
            expected = {"number": line.number, "year": line.told.year, "turn": line.told.turn}
            assert whole == to_json(line.told.message) | expected
        numbers = [line.number for line in lines]
        assert numbers == sorted(numbers)
        assert numbers[-1] <= table.number(viewer)


def test_what_all_may_read_is_kept_once() -> None:
    """Three logs of one game hold the same line, not three that are alike."""
    found = 0
    for choices in range(60, 120, 10):
        logs = [log.lines for log in played(choices)._logs]  # what is older is packed
        for line in logs[NOBODY]:
            if all(line in log for log in logs):
                assert len({id(log[log.index(line)]) for log in logs}) == 1
                found += 1
    assert found


def test_a_table_says_why_it_refuses() -> None:
    table = played(0)
    with pytest.raises(RefusedError, match=r"^3\.1: ") as refused:
        table.play(ENGLAND, 20)
    assert refused.value.say.key == "reason-wants-card"
    with pytest.raises(RefusedError, match="Scotland has nothing to undo") as refused:
        table.undo(SCOTLAND)
    assert to_json(refused.value.say) == {"key": "undo-nothing", "args": {"side": 1}}
