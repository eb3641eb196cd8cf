"""Games as text: every game comes back exactly, files of many are read one by one."""

from __future__ import annotations

import doctest
import io
import json
import re
import time
from importlib import import_module
from itertools import islice, repeat
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import schiltrom
from schiltrom import ENGLAND, SCOTLAND, Game, NotationError, Record, RecordError, RuleSet
from schiltrom.engine.record import Entry
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, CARD_NAMES, OWN
from schiltrom.fairness import FalseOutcomeError, verify
from schiltrom.notation import (
    GameReader,
    Score,
    TurnError,
    clock,
    find_turn,
    open_games,
    read_game,
    turn_text,
    turns,
    write_game,
)
from schiltrom.notation.files import score_from_json, score_to_json
from schiltrom.notation.names import (
    AREA_CODES,
    AREA_SPELLINGS,
    BLOCK_CODES,
    BLOCK_SPELLINGS,
    CARD_SPELLINGS,
    SHORT_NAMES,
)
from schiltrom.notation.tags import key_of, options_of, tag_name
from tests.helpers.notated import KEPT, TAGS, kept, random_game, random_score
from tests.test_fairness import played as played_fairly

RECORDS = sorted(path.stem for path in KEPT.glob("*.json") if path.stem != "ends")
MODULES = sorted(
    path.stem for path in (Path(str(schiltrom.__file__)).parent / "notation").glob("*.py")
)
HEAD = '[Schiltrom "2"]\n[Scenario "Braveheart"]\n'


def test_there_are_records_to_write():
    assert len(RECORDS) >= 6


@pytest.mark.parametrize("name", RECORDS)
def test_kept_records_come_back(name):
    record = kept(name)
    again = read_game(write_game(Score(record)))
    assert again.record.to_json() == record.to_json()
    assert again.comments == {}


@given(seed=st.integers(0, 10**9))
def test_every_game_comes_back_with_tags_and_comments(seed):
    score = random_score(seed)
    text = write_game(score)
    again = read_game(text)
    assert again.record.to_json() == score.record.to_json()
    assert list(again.record.tags) == list(score.record.tags)
    assert again.comments == score.comments
    assert write_game(again) == text


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("scenario", ["braveheart", "the_bruce", "campaign"])
def test_every_scenario_and_edition(preset, scenario):
    game = Game.new(scenario, rules=RuleSet.preset(preset.removeprefix("edition ")), seed=1)
    again = read_game(game.text).record
    assert again.rules == game.rules
    assert again == game.record


def test_text_is_text_for_people():
    """Lines stay short, and nothing of the machine's form of entries is left."""
    for name in RECORDS:
        text = write_game(Score(kept(name)))
        assert max(map(len, text.splitlines())) <= 100
        assert not re.search(r"\b(block|area|roll|draw|deal) [A-Z0-9]", text)
        assert text.isascii()
        assert text.endswith("\n")


def test_orders_that_are_the_same_are_one():
    game = Game.new("braveheart", seed=1297)
    game.play(ENGLAND, game.legal(ENGLAND)[0])
    game.play(SCOTLAND, "card 3" if "card 3" in map(str, game.legal(SCOTLAND)) else "card 2")
    while SCOTLAND not in game.to_choose:
        game.play(ENGLAND, "done")
    for block in ("Wallace", "Douglas"):
        for choice in (f"block {block}", "area Mentieth"):
            game.play(SCOTLAND, choice)
        if "stop" in map(str, game.legal(SCOTLAND)):
            game.play(SCOTLAND, "stop")
    game.play(SCOTLAND, "block Barclay")
    assert "S moves: Wallace, Douglas Fife-Mentieth; Barclay Fife-\n" in game.text
    assert read_game(game.text).record == game.record


def test_everything_may_be_written_loosely():
    """Headings, labels, brackets and layout can go; long names and sides can be said."""
    text = write_game(Score(kept("braveheart-edition-4")))
    head, body = text.split("\n\n", 1)
    body = re.sub(r"\([^)]*\)", "", body)
    body = re.sub(r"(?m)^ *[ES] [A-Za-z]+(:|(?=\.))", "", body)
    body = re.sub(r"(?m)^(1[0-9]{3}|[1-5]\.|Winter| *Round \d| *Levy:) *", "", body)
    body = body.replace("LancKn", "Lancaster Knights").replace("YorkInf", "YorkInfantry")
    body = body.replace("SeaMove", "Sea Move")
    body = re.sub(r"\bx(?=[A-Z])", "", body)
    loose = " ".join(f"{head} {body}".split()).replace("\n", " ")
    assert read_game(loose).record == kept("braveheart-edition-4")


# --- speed -----------------------------------------------------------------------------------


def test_a_whole_game_is_written_and_read_in_no_time():
    record = kept("braveheart-edition-4")
    times = []
    for _ in range(3):
        begin = time.process_time()
        text = write_game(Score(record))
        middle = time.process_time()
        read_game(text)
        times.append(max(middle - begin, time.process_time() - middle))
    assert min(times) < 0.1


# --- names -----------------------------------------------------------------------------------


def test_names_are_unambiguous():
    assert len(set(BLOCK_CODES)) == len(BLOCK_NAMES)
    assert len(set(AREA_CODES)) == len(AREA_NAMES)
    for block, name in enumerate(BLOCK_NAMES):
        assert BLOCK_CODES[block][0].isupper() == bool(OWN[SCOTLAND] >> block & 1)
        assert block in BLOCK_SPELLINGS[SHORT_NAMES[block]]
        assert BLOCK_SPELLINGS[name] == (block,)
    doubles = {spelling for spelling, blocks in BLOCK_SPELLINGS.items() if len(blocks) > 1}
    assert doubles == {name[:-2] for name in BLOCK_NAMES if name.endswith("/E")}
    assert list(AREA_SPELLINGS) == AREA_NAMES
    assert set(CARD_SPELLINGS) >= set(CARD_NAMES)


def test_short_names_never_change():
    """Texts of others depend on them."""
    english = [SHORT_NAMES[block] for block in range(28, 43)]
    assert " ".join(english) == (
        "Edward LancArch WalesArch LancKn YorkKn DurhamKn Hobelars YorkInf LancInf NorthInf "
        "DurhamInf CumbriaInf WestmorInf WalesInf UlsterInf"
    )
    assert "".join(BLOCK_CODES) == (
        "WaKiDoCaGrMcLiFrBaGtKeEtNoFkCoMoAnArBrMaLeBuGaRoAtDuMeSt"
        "edlawalkykdkhoyilinidicimiwiuicoanarbrmalebugaroatdumest"
    )


# --- tags ------------------------------------------------------------------------------------


@given(st.text())
def test_every_key_of_a_tag_comes_back(key):
    name = tag_name(key)
    if not name.startswith('"'):
        assert key_of(name) == key
    record = Record(0, RuleSet())
    record.tags[key] = key
    assert read_game(write_game(Score(record))).record.tags == {key: key}


def test_tags_are_as_people_write_them():
    game = Game.new("the bruce", edition="hu", celtic_permanent=True, bid="E1", seed=1)
    game.record.tags = {"england": "Ann", "scotland": "Bob", "fair-scheme": "x", "bid": "?"}
    assert game.text.splitlines()[:10] == [
        '[Schiltrom "2"]',
        '[Scenario "The Bruce"]',
        '[Edition "hu"]',
        '[Options "celtic_permanent=yes"]',
        '[Bid "E1"]',
        '[Result "*"]',
        '[England "Ann"]',
        '[Scotland "Bob"]',
        '[FairScheme "x"]',
        '["bid" "?"]',
    ]


def test_every_rule_set_has_a_short_form():
    for rules in PRESETS.values():
        assert options_of(rules)[1] == ""


def test_seeds_come_through_and_still_prove_the_game():
    record = played_fairly(120).record
    again = read_game(write_game(Score(record))).record
    assert again.tags == record.tags
    assert verify(again) == verify(record)
    text = write_game(Score(record))
    lie = re.sub(r"Levy: ([^,]+), ([^,]+),", r"Levy: \2, \1,", text, count=1)
    assert lie != text
    with pytest.raises(FalseOutcomeError):
        verify(read_game(lie).record)


# --- comments and clocks ---------------------------------------------------------------------


def test_clock_times_are_comments():
    score = Score(kept("braveheart-edition-4"))
    score.remark(clock(ENGLAND, 750), 20)
    score.remark(f"in a hurry {clock(SCOTLAND, 3601)}")
    text = write_game(score)
    assert "{[%clk E 0:12:30]}" in text
    again = read_game(text)
    last = len(score.record.entries)
    assert list(again.clocks()) == [(20, ENGLAND, 750), (last, SCOTLAND, 3601)]


def test_a_game_keeps_its_comments_in_both_formats(tmp_path):
    game = random_game(Random(4), 300)
    game.comments = {0: ["Well met."], 40: ["?!", "[%clk S 0:00:01]"]}
    for name in ("game.hots", "game.json"):
        game.save(tmp_path / name)
        again = Game.load(tmp_path / name)
        assert again.record == game.record
        assert again.comments == game.comments
        assert again.copy().comments == game.comments
    assert (tmp_path / "game.hots").read_text().startswith("[Schiltrom")
    assert json.loads((tmp_path / "game.json").read_text())["format"] == "schiltrom record"


@pytest.mark.parametrize(
    ("comments", "words"),
    [
        ([], "table"),
        ({"x": ["a"]}, "no entry 'x'"),
        ({"99999": ["a"]}, "no entry '99999'"),
        ({"01": ["a"]}, "no entry '01'"),
        ({"1": "a"}, "lists of texts"),
        ({"1": [1]}, "lists of texts"),
    ],
)
def test_damaged_comments_are_refused(comments, words):
    data = {**Game.new(seed=1).record.to_json(), "comments": comments}
    with pytest.raises(RecordError, match=words):
        score_from_json(data)


def test_a_record_without_comments_is_the_json_it_always_was():
    record = kept("campaign-hu")
    assert score_to_json(Score(record)) == record.to_json()


# --- files -----------------------------------------------------------------------------------


def test_an_autosave_of_old_is_still_read(tmp_path):
    """It was called .hots and held JSON."""
    file = tmp_path / "schiltrom-autosave.hots"
    record = kept("the-bruce-taken-back")
    file.write_text(json.dumps(record.to_json()))
    game = Game.load(file)
    assert game.record == record
    game.save(file)
    assert file.read_text().startswith("[Schiltrom")
    assert Game.load(file).record == record


def test_files_from_elsewhere(tmp_path):
    """A byte order mark and other line ends do no harm."""
    file = tmp_path / "game.hots"
    record = kept("the-bruce-it")
    file.write_bytes(b"\xef\xbb\xbf" + write_game(Score(record)).replace("\n", "\r\n").encode())
    assert Game.load(file).record == record
    assert [score.record for score in open_games(file)] == [record]


def test_a_file_that_is_wrong_is_named_with_line_and_column(tmp_path):
    file = tmp_path / "game.hots"
    file.write_text(HEAD + "Levy: Walace\n")
    with pytest.raises(NotationError, match=r"game\.hots: line 3, column 7: .*Wallace"):
        Game.load(file)
    with pytest.raises(NotationError, match=r"game\.hots: line 3"):
        list(open_games(file))
    for data in (b"[Schiltrom \xff", b"\xff", b"", b"[1, 2]", b"nonsense"):
        file.write_bytes(data)
        with pytest.raises(RecordError, match=r"game\.hots"):
            Game.load(file)
        with pytest.raises(RecordError, match=r"game\.hots"):
            list(open_games(file))


def test_games_one_after_another(tmp_path):
    scores = [random_score(seed) for seed in range(12)]
    file = tmp_path / "many.hots"
    file.write_text("\n".join(map(write_game, scores)))
    for read, score in zip(open_games(file), scores, strict=True):
        assert read.record == score.record
        assert read.comments == score.comments
    with pytest.raises(NotationError, match="the end of the file or another game"):
        Game.load(file)


def test_games_are_read_as_they_are_asked_for():
    """An endless stream of games is no trouble: one game is in the memory at a time."""
    text = Game.new(seed=3).text
    taken = 0

    def lines():
        nonlocal taken
        for line in (line for _ in repeat(0) for line in io.StringIO(text)):
            taken += 1
            yield line

    reader = GameReader(lines())
    assert len(list(islice(reader, 5))) == 5
    assert taken <= 5 * text.count("\n") + 1


def test_behind_a_game_that_is_wrong_the_next_is_read():
    good = Game.new(seed=3).text
    texts = [
        good,
        good.replace("Levy", "Lvy"),
        good.replace("*", ""),  # this one never ends
        good,
        HEAD + '{never closed\n[Schiltrom "',
        HEAD + "\x00 *\n",
        good,
    ]
    reader = GameReader(io.StringIO("\n".join(texts)))
    found: list[str | int] = []
    while True:
        try:
            score = next(reader, None)
        except NotationError as error:
            found.append(error.key)
            continue
        if score is None:
            break
        found.append(len(score.record.entries))
    assert found[:4] == [14, "unknown", "expected", 14]
    assert found[4] == "open"


# --- game turns ------------------------------------------------------------------------------


def test_game_turns_are_found():
    record = kept("the-bruce-taken-back")
    begun = turns(record)
    assert list(begun) == sorted(begun)
    assert list(begun.values()) == sorted(begun.values())
    for (year, turn), entries in begun.items():
        pos = record.until(entries).replay().position
        assert pos.year == year
        assert find_turn(record, turn_text((year, turn))) == entries
        if 1 <= turn <= 5:
            assert pos.turn == turn
    assert find_turn(record, "1307") == begun[1307, 1]
    for wrong in ("1297/1", "1307/7", "1307/", "", "x", "99999/1"):
        with pytest.raises(TurnError, match="1306/0 to 1314/winter"):
            find_turn(record, wrong)


@pytest.mark.parametrize("module", [*MODULES, "game"])
def test_examples_in_docstrings_run(module):
    name = f"schiltrom.notation.{module}" if module != "game" else "schiltrom.game"
    assert doctest.testmod(import_module(name)).failed == 0


def test_entries_of_undo_and_back_have_words_of_their_own():
    record = kept("the-bruce-taken-back")
    text = write_game(Score(record))
    backs = [entry for entry in record.entries if entry.is_back()]
    assert len(re.findall(r"\bback\s+\d+", text)) == len(backs)
    undone = sum(int(times or 1) for times in re.findall(r"\bundo(?:\s+(\d+)\b(?!\.))?", text))
    assert undone == sum(entry.is_undo() for entry in record.entries)
    assert Entry.of_back(SCOTLAND, 3).is_back()


def test_tags_are_in_the_tests():
    assert tag_name("scenario").startswith('"')
    assert {tag_name(key)[0] for key in TAGS} > {'"', "E"}
