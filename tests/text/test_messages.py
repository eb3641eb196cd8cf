"""Messages: in no language until they are read; each as the catalogue describes it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import schiltrom
from schiltrom.engine import steps
from schiltrom.engine.choices import CHOICES
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.position import Position
from schiltrom.engine.reasons.base import Reason
from schiltrom.engine.reasons.explain import why_not
from schiltrom.engine.record import Entry
from schiltrom.engine.rules import PRESETS, RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    AREA_NAMES,
    BLOCK_NAMES,
    CARD_NAMES,
    EDWARD,
    ENGLAND,
    NOBODY,
    SCOTLAND,
)
from schiltrom.text.log import lines
from schiltrom.text.log_lines import bids_line
from schiltrom.text.message import (
    Argument,
    Message,
    Several,
    TheAreas,
    TheBlocks,
    TheCards,
    TheSide,
    to_json,
)
from schiltrom.text.prompts import prompt_message
from schiltrom.text.refusals import nothing_to_undo, reason_message
from schiltrom.text.wording import in_words, in_words_by_rule
from schiltrom.text.words import say
from tests.helpers.messages import received
from tests.helpers.reasons_stages import STAGES
from tests.helpers.scene import Scene
from tests.text.test_journeys import JOURNEY_KEYS
from tests.text.test_log import walk_through

VIEWERS = (ENGLAND, SCOTLAND, NOBODY)
LOCALE = Path(str(schiltrom.__file__)).parent / "locale" / "en"
CATALOGUES = sorted(LOCALE.glob("*.ftl"))


# --- every message there is ------------------------------------------------------------------


def said_in_games() -> Iterator[Message]:
    """Yield the log and the prompts of random games of every preset and scenario."""
    for number, rules in enumerate(PRESETS.values()):
        for scenario in range(len(SCENARIO_NAMES)):
            for before, entry, after in walk_through(rules, scenario, number, 1000):
                for viewer in VIEWERS:
                    yield from [told.message for told in lines(before, entry, after, viewer)]
                    yield prompt_message(after, viewer)


def refused(pos: Position) -> Iterator[Message]:
    """Yield all refusals of a position."""
    for side in VIEWERS:
        for choice in range(-1, CHOICES):
            reason = why_not(pos, side, choice)
            if reason is not None:
                yield reason_message(reason, pos.edward)


def said_at_a_coronation() -> Iterator[Message]:
    """Yield log and prompt of a coronation after which there are two battles to choose from."""
    put = {
        "Bruce/S": "Fife",
        "Ross/S": "Moray",
        "Grant": "Moray",
        "Buchan/S": "Mar",
        "Barclay": "Mar",
    }
    scene = Scene(put, gone=("Wallace",), england="3", scotland="Pillage")
    before = scene.pos.copy()
    scene.do("crown Bruce")
    crowned = Entry.parse("S crown Bruce")
    for viewer in VIEWERS:
        yield from [told.message for told in lines(before, crowned, scene.pos, viewer)]
        yield prompt_message(scene.pos, viewer)


def all_said() -> Iterator[Message]:
    """Yield log, prompts and refusals of random games and of the stages of every step."""
    yield from said_in_games()
    yield from said_at_a_coronation()
    undo = Entry.of_undo(SCOTLAND)
    for build in STAGES.values():
        pos = build().pos
        yield from refused(pos)
        for viewer in VIEWERS:
            yield prompt_message(pos, viewer)
            yield from [told.message for told in lines(pos, undo, pos, viewer)]
    yield nothing_to_undo(ENGLAND)
    pos = new_position(0, RuleSet())
    yield from [bids_line(*bids, pos).message for bids in product(range(4), range(4))]


def with_parts(message: Message) -> Iterator[Message]:
    """Yield a message and those it is made of."""
    yield message
    for value in message.args.values():
        if isinstance(value, Several):
            for part in value.messages:
                yield from with_parts(part)


@cache
def collected() -> dict[str, dict[str, Message]]:
    """Return every message that was said, by key and by what is sent of it."""
    found: dict[str, dict[str, Message]] = {}
    for message in all_said():
        for part in with_parts(message):
            found.setdefault(part.key, {})[json.dumps(to_json(part))] = part
    return found


def described() -> dict[str, set[str]]:
    """Return the arguments that the comments of the catalogues name, by message."""
    found = {}
    for path in CATALOGUES:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                comment = entry.comment.content if entry.comment else ""
                found[entry.id.name] = set(re.findall(r"\$([a-z_]+)", comment or ""))
    return found


DESCRIBED = described()


def test_every_message_has_the_arguments_that_its_comment_names() -> None:
    for key, messages in collected().items():
        for message in messages.values():
            assert set(message.args) == DESCRIBED[key], key


def test_every_message_can_be_said() -> None:
    """Formatting raises on the smallest fault; nothing is left of keys, slashes or brackets."""
    for messages in collected().values():
        for message in messages.values():
            words = in_words(message)
            assert words
            assert not re.search(r"[{}$]|/[ES]\b|The(Areas|Blocks|Cards|Side)", words), words


def test_random_games_and_stages_say_nearly_everything() -> None:
    """What they do not come to is rare; that it is in use, other tests say."""
    rare = {"reason-not-allowed", "chronicle-crown-lapses", "chronicle-empty-field"}
    rare |= {"chronicle-stranded", "chronicle-raid", "chronicle-raid-own"}
    rare |= {"chronicle-announce", "chronicle-no-french"}
    rare |= {f"reason-{key}" for key in JOURNEY_KEYS}  # of whole journeys: test_journeys.py
    rare |= {"chronicle-back", "reason-not-known-yet"}  # of the server: tests/server has them
    prefixes = ("chronicle-", "prompt-", "reason-", "undo-")
    wanted = {key for key in DESCRIBED if key.startswith(prefixes)} - rare
    assert wanted <= set(collected())


def test_every_prompt_is_in_the_catalogue_with_its_facts() -> None:
    for step, name in steps.NAMES.items():
        if step == steps.OVER:
            continue
        key = f"prompt-{name.replace(' ', '-')}"
        own = steps.OWN_FACTS[step]
        assert DESCRIBED[key] == set(steps.FACTS[step])
        assert (f"{key}-own" in DESCRIBED) == (own is not None)
        assert own is None or DESCRIBED[f"{key}-own"] == set(own)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_comments_name_every_argument_that_is_used(path: Path) -> None:
    """Also those that a message gets on to one it refers to, such as { side }."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and path.name != "rules.ftl":
            for name in used(entry):
                assert name in DESCRIBED[entry.id.name], f"{entry.id.name} uses ${name}"


def used(entry: ast.Message) -> set[str]:
    """Return the arguments a message uses, itself or by reference."""
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found.update(DESCRIBED[node.id.name])
        elif isinstance(node, list):
            for each in node:
                walk(each)
        elif isinstance(node, ast.BaseNode):
            walk(list(vars(node).values()))

    walk(entry.value)
    return found


# --- sent and said are the same --------------------------------------------------------------


def test_what_is_sent_says_what_was_meant() -> None:
    for messages in collected().values():
        for text, message in messages.items():
            assert received(json.loads(text)) == message
            assert in_words(received(json.loads(text))) == in_words(message)


def test_things_are_named_when_the_language_is_known() -> None:
    several = Several((Message("side", {"side": 0}), Message("edward", {"edward": 2})))
    named: list[tuple[Argument, str]] = [
        (TheSide(SCOTLAND), "Scotland"),
        (TheAreas((0, 1, 2)), f"{AREA_NAMES[0]}, {AREA_NAMES[1]} and {AREA_NAMES[2]}"),
        (TheBlocks((EDWARD,), 2), "Edward II"),
        (TheBlocks((BLOCK_NAMES.index("Angus/E"),)), "Angus"),
        (TheCards((0, 0)), f"{CARD_NAMES[0]} and {CARD_NAMES[0]}"),
        (several, "England and Edward II"),
        (3, "3"),
        ("word", "word"),
    ]
    for value, words in named:
        assert in_words(Message("by-rule", {"rule": "x", "words": value})) == f"x: {words}"


# --- refusals --------------------------------------------------------------------------------


def test_a_reason_names_its_things() -> None:
    reason = Reason("4.6", "pinned", {"block": "Edward", "area": "Fife", "count": 1})
    message = reason_message(reason, 2)
    fife = TheAreas((AREA_NAMES.index("Fife"),))
    assert message.args == {"block": TheBlocks((EDWARD,), 2), "area": fife, "count": 1}
    assert (message.key, message.rule) == ("reason-pinned", "4.6")
    words = "4.6: Edward II is pinned: one enemy block in Fife pins one of yours"
    assert in_words_by_rule(message) == words


def test_a_rule_may_be_a_card() -> None:
    message = reason_message(Reason("Sea Move", "sea-norse"))
    assert in_words_by_rule(message) == "Sea Move: the Norse cannot use Sea Move"
    assert to_json(message) == {"key": "reason-sea-norse", "args": {}, "rule": "Sea Move"}


def test_lists_are_put_together_by_the_catalogue() -> None:
    rng = Random(4)
    for size in range(1, 6):
        areas = tuple(rng.sample(range(len(AREA_NAMES)), size))
        words = in_words(Message("by-rule", {"rule": "x", "words": TheAreas(areas)}))
        assert words.count(",") == max(0, size - 2)
        assert words.count(" and ") == (size > 1)
    assert say("list-more", first="a", next="b") == "a, b"
