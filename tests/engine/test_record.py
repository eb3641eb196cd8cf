"""Records and positions as files: exact replay, and clear refusal of what is damaged."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import pytest

from schiltrom import (
    ENGLAND,
    SCOTLAND,
    Game,
    PositionError,
    Record,
    RecordError,
    RuleSet,
    UndoError,
    position_from_json,
    position_to_json,
)
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.record import Entry
from schiltrom.engine.rules import ADDED, EARLIER, VALUES
from schiltrom.engine.walk import random_choice
from schiltrom.notation.line import position_from_line, position_to_line
from schiltrom.notation.reader import read_game
from tests.helpers.played import played

RECORDS = Path(__file__).parents[1] / "records"


def test_the_same_seed_gives_the_same_game():
    assert played().record == played().record
    assert played().record != played(seed=6).record


def test_seeds_give_the_same_dice_for_ever():
    """These entries may never change: saved seeds and tests of others depend on them."""
    entries = [entry.text for entry in Game.new("braveheart", seed=1297).record.entries]
    assert entries[:4] == [
        "draw Wales Archers",
        "draw Edward",
        "draw Hobelars",
        "draw Durham Infantry",
    ]


def test_replay_is_exact_and_passes_every_position():
    game = played(900)
    positions = list(game.record.positions())
    assert positions[-1] == game.position
    assert len(positions) == len(game.record.entries) + 1


def test_save_and_load(tmp_path):
    game = played(300)
    game.record.tags["England"] = "Ann"
    game.save(tmp_path / "game.json")
    again = Game.load(tmp_path / "game.json")
    assert again.position == game.position
    assert again.record == game.record
    assert again.record.tags == {"England": "Ann"}
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch):
    game = played(50)
    path = tmp_path / "game.json"
    game.save(path)
    old = path.read_text()

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    game.play(game.to_choose[0], game.legal(game.to_choose[0])[0])
    with pytest.raises(OSError, match="No space left"):
        game.save(path)
    assert path.read_text() == old
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def damage(change):
    data = json.loads(json.dumps(played(120).record.to_json()))
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(format="chess"), "not a schiltrom record"),
        (lambda d: d.update(version=4), "version 4 is unknown"),
        (lambda d: d.pop("version"), "version None is unknown"),
        (lambda d: d.update(version=True), "version True is unknown"),
        (lambda d: d.update(version=2), "record of version 3, not of 2"),
        (lambda d: d.update(scenario="culloden"), "there is no scenario"),
        (lambda d: d["rules"].pop("bid"), "every switch"),
        (lambda d: d["rules"].update(edition=5), "edition must be one of"),
        (lambda d: d["rules"].update(schiltroms=1), "schiltroms must be one of"),
        (lambda d: d.pop("entries"), "tags and entries"),
        (lambda d: d.update(entries={}), "tags and entries"),
        (lambda d: d["entries"].pop(), "check sum"),
        (lambda d: d["entries"].append("E card 3"), "check sum"),
        (lambda d: d["entries"].insert(3, 7), "7 is no entry"),
        (lambda d: d["entries"].insert(3, "E checkmate"), "there is no choice"),
        (lambda d: d["entries"].insert(3, "roll 7"), "not an outcome"),
        (lambda d: d["tags"].update(n=3), "tags are texts"),
    ],
)
def test_damaged_records_are_refused(change, message):
    with pytest.raises(RecordError, match=message):
        Record.from_json(damage(change))


@pytest.mark.parametrize("data", [None, 3, "x", [], {}])
def test_foreign_data_is_refused(data):
    with pytest.raises(RecordError, match="not a schiltrom record"):
        Record.from_json(data)
    with pytest.raises(PositionError, match="not a schiltrom position"):
        position_from_json(data)


def with_entry(at: int, text: str) -> dict[str, object]:
    """Return record data with one entry replaced and the check sum made good."""
    record = played(120).record
    record.entries[at] = Entry.parse(text)
    return record.to_json()


@pytest.mark.parametrize(
    ("at", "text", "message"),
    [
        (0, "draw Wallace", "entry 1: .*cannot happen"),
        (0, "E done", "entry 1: .*not legal"),
        (0, "roll 3", "entry 1: "),
        (0, "E undo", "nothing to take back"),
        (4, "draw Keith", "entry 5: .*cannot happen|entry 5: .*not what"),
        (14, "S done", "entry 15: .*not legal"),
    ],
)
def test_entries_the_rules_forbid_are_refused_with_their_number(at, text, message):
    with pytest.raises(RecordError, match=message):
        Record.from_json(with_entry(at, text))


def test_truncated_files_are_refused(tmp_path):
    game = played(60)
    path = tmp_path / "game.json"
    game.save(path)
    text = path.read_text()
    for length in (0, 1, len(text) // 2, len(text) - 3):
        path.write_text(text[:length])
        with pytest.raises(RecordError, match="not readable"):
            Game.load(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError):
        Game.load(path)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(version=9), "version 9 is unknown"),
        (lambda d: d.pop("blocks"), "exactly"),
        (lambda d: d.update(blocks=[]), "blocks must be a table"),
        (lambda d: d["blocks"].update(Wallace=["Fife", 9]), "strength of Wallace cannot be 9"),
        (lambda d: d["blocks"].update(Wallace=["Paris", 1]), "place of Wallace cannot be 'Paris'"),
        (lambda d: d["blocks"].update(Wallace=["Fife"]), "a place and a strength"),
        (lambda d: d["blocks"].update(Robin=["Fife", 1]), "a block cannot be 'Robin'"),
        (lambda d: d["blocks"].update(Grant=["Fife", 4]), "Grant has strength 4"),
        (lambda d: d["blocks"].update({"Bruce/E": ["Fife", 4]}), "exactly once"),
        (lambda d: d["blocks"].update(Norse=["Atholl", 1]), "Scottish coast"),
        (lambda d: d["counters"].pop("year"), "exactly"),
        (lambda d: d["counters"].update(year="x"), "year cannot be 'x'"),
        (lambda d: d["counters"].update(year=True), "year cannot be True"),
        (lambda d: d["counters"].update(step=39), "no step 39"),
        (lambda d: d["counters"].update(scenario=3), "scenario cannot be 3"),
        (lambda d: d["counters"].update(moved=["Robin"]), "moved cannot be 'Robin'"),
        (lambda d: d["counters"].update(hand_e=0o777), "cards 3"),
        (lambda d: d.update(main=[300]), "main cannot be 300"),
        (lambda d: d.update(entries="x"), "entries must be a list"),
    ],
)
def test_damaged_positions_are_refused(change, message):
    data = json.loads(json.dumps(position_to_json(Game.new(seed=1).position)))
    change(data)
    with pytest.raises(PositionError, match=message):
        position_from_json(data)


# --- undo ------------------------------------------------------------------------------------


def test_a_card_can_be_taken_back_until_both_lie_there():
    game = Game.new(seed=3)
    card = game.legal(SCOTLAND)[0]
    game.play(SCOTLAND, card)
    assert game.can_undo(SCOTLAND)
    assert not game.can_undo(ENGLAND)
    game.undo(SCOTLAND)
    assert game.legal(SCOTLAND)[0] == card
    game.play(SCOTLAND, card)
    game.play(ENGLAND, game.legal(ENGLAND)[0])
    for side in (ENGLAND, SCOTLAND):
        assert not game.can_undo(side)
        with pytest.raises(UndoError):
            game.undo(side)


def test_undo_never_goes_past_dice_or_the_other_side():
    game = played(0, seed=9)
    rng = Random(2)
    undone = 0
    for _ in range(1500):
        if game.is_over:
            break
        side = game.to_choose[0]
        before = game.position.copy()
        entries = len(game.record.entries)
        game.play(side, random_choice(game.position, side, rng))
        chance_came = any(e.is_chance() for e in game.record.entries[entries:])
        if chance_came:
            assert not game.can_undo(side)
        assert not game.can_undo(1 - side)
        if game.can_undo(side) and rng.random() < 0.2:
            game.undo(side)
            undone += 1
            assert game.position == before
            game.play(side, random_choice(game.position, side, rng))
    assert undone > 50
    assert Record.from_json(game.record.to_json()).replay().position == game.position


def test_several_choices_can_be_taken_back_one_by_one():
    game = Game.new(seed=8)
    for side in (ENGLAND, SCOTLAND):
        game.play(side, "card 2")
    mover = game.position.p1
    start = game.position.copy()
    taken = 0
    while taken < 4 and game.to_choose == [mover]:
        game.play(mover, game.legal(mover)[0])
        taken += 1
    for _ in range(taken):
        game.undo(mover)
    assert taken == 4
    assert game.position == start


def test_it_is_too_late_when_the_other_side_is_to_choose():
    """Else the other side's secret choices would show in what can no longer be taken back."""
    game = Game.new(seed=8)
    for side in (ENGLAND, SCOTLAND):
        game.play(side, "card 2")
    mover = game.position.p1
    game.play(mover, FIRST_WORD + DONE)
    assert game.to_choose == [1 - mover]
    assert not game.can_undo(mover)


# --- taking back by consent ------------------------------------------------------------------


def go_back(game: Game, side: int, number: int) -> None:
    entry = Entry.of_back(side, number)
    game._replay.apply(entry)
    game.record.entries.append(entry)


def choices_of(game: Game, side: int) -> list[int]:
    return [number for number, who, _ in game._replay.line if who == side]


def test_by_consent_it_goes_back_past_dice_and_what_was_revealed():
    """After every take-back the position is the one from before that choice, and play goes on."""
    game = played(0, seed=9)
    rng = Random(4)
    befores: dict[int, object] = {}
    gone_back = 0
    for _ in range(900):
        if game.is_over:
            break
        side = game.to_choose[0]
        befores[len(game.record.entries) + 1] = game.position.copy()
        game.play(side, random_choice(game.position, side, rng))
        if game.can_undo(side) and rng.random() < 0.1:
            game.undo(side)
        elif rng.random() < 0.03 and game.to_choose and choices_of(game, side):
            number = rng.choice(choices_of(game, side)[-5:])
            go_back(game, side, number)
            assert game.position == befores[number]
            assert game._replay.depth < number
            gone_back += 1
    assert gone_back > 10
    again = Record.from_json(json.loads(json.dumps(game.record.to_json())))
    assert again.replay().position == game.position
    assert list(again.positions())[-1] == game.position
    assert again.to_json()["version"] == 3
    assert again.copy().begin().copy().depth == 0


def test_what_was_taken_back_can_be_undone_again_from_there():
    game = Game.new(seed=3)
    game.play(SCOTLAND, game.legal(SCOTLAND)[0])
    before = game.position.copy()
    game.play(ENGLAND, game.legal(ENGLAND)[0])
    go_back(game, ENGLAND, len(game.record.entries))
    assert game.position == before
    assert game.can_undo(SCOTLAND)
    game.undo(SCOTLAND)
    assert game.to_choose == [ENGLAND, SCOTLAND]


def test_nobody_goes_back_to_what_is_not_his_or_no_longer_stands():
    game = played(60)
    last = game._replay.line[-1]
    mine = choices_of(game, ENGLAND)
    theirs = choices_of(game, SCOTLAND)
    go_back(game, ENGLAND, mine[-1])
    for side, number in (
        (ENGLAND, mine[-1]),  # taken back already
        (ENGLAND, theirs[0]),
        (ENGLAND, 1),  # chance
        (SCOTLAND, last[0] + 50),
    ):
        with pytest.raises(RecordError, match="cannot be taken back"):
            game._replay.apply(Entry.of_back(side, number))
    for text in ("E back 0", "E back x", "E back -1", "E back 1.5", "E back ", "S back 01"):
        with pytest.raises(RecordError, match="not an entry number"):
            Entry.parse(text)
    assert Entry.parse("S back 12").is_back()
    assert not Entry.parse("S back 12").is_undo()


def test_a_record_of_the_first_version_means_what_was_played_then():
    """Its rules lack the switches added since, and its checksum was made without them."""
    data = json.loads((RECORDS / "campaign-hu.json").read_text(encoding="utf-8"))
    assert set(VALUES) - set(data["rules"]) == set(ADDED)
    record = Record.from_json(data)
    assert {name: getattr(record.rules, name) for name in ADDED} == ADDED
    again = record.to_json()
    assert again == data


@pytest.mark.parametrize("name", sorted(EARLIER))
def test_the_name_of_a_rule_set_in_an_old_file_keeps_its_meaning(name):
    """The new switches have the values of the play of that time."""
    rules = RuleSet.earlier(name)
    assert {switch: getattr(rules, switch) for switch in ADDED} == ADDED
    scene = f'[Scenario "Braveheart"] [Edition "{name.removeprefix("edition ")}"] *'
    assert read_game(f'[Schiltrom "1"] {scene}').record.rules == rules
    assert read_game(f'[Schiltrom "2"] {scene}').record.rules == RuleSet.preset(name)
    line = position_to_line(Game.new("braveheart", rules=RuleSet.preset(name), seed=1).position)
    first = position_from_line(line.replace("hots2", "hots1", 1))
    assert first.rules == rules


def test_what_the_names_meant_in_old_files_never_changes():
    """Whoever changes a preset keeps its former value for them."""
    meant = {
        name: {switch: value for switch, value in rules.to_json().items() if switch not in ADDED}
        for name, rules in EARLIER.items()
    }
    written = json.dumps(meant, sort_keys=True).encode()
    assert hashlib.sha256(written).hexdigest()[:16] == "906501a08b10b7be"
