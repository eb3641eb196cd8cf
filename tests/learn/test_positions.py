"""Positions for good players' advice: found in games that are the same everywhere."""

from __future__ import annotations

from schiltrom.ai.opponent import Answer
from schiltrom.engine import steps
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK, FIRST_WORD, WINTER
from schiltrom.engine.tables import ENGLAND, KING, NOBLES, OWN, SEA_MOVE
from schiltrom.learn import positions
from schiltrom.learn.positions import ADVICE, find, row


def advice_on(text):
    return next(each for each in ADVICE if text in each.text)


def test_there_are_ten():
    assert len(ADVICE) == len({each.text for each in ADVICE}) == 10


def test_a_moment_is_found_and_whether_advice_is_followed():
    race = advice_on("race")
    moment, again = find(race), find(race)
    assert moment is not None
    assert again is not None
    assert (moment.seed, moment.entries) == (again.seed, again.entries)
    assert moment.pos.step == steps.MOVE
    assert moment.view.side == race.side
    held = next(area for area in range(23) if moment.pos.at[area] & NOBLES & OWN[ENGLAND])
    assert race.follows(moment.pos, (FIRST_BLOCK, FIRST_AREA + held))
    assert not race.follows(moment.pos, (FIRST_WORD,))
    assert row(race, moment, Answer(FIRST_BLOCK, 0.5)).endswith("| 50 % | no |")


def test_advice_is_judged_by_what_is_done():
    moment = find(advice_on("race"))
    assert moment is not None
    assert advice_on("Edward").follows(moment.pos, (FIRST_WORD + WINTER,))
    assert not advice_on("Edward").follows(moment.pos, (FIRST_WORD,))
    assert advice_on("Sea Move").follows(moment.pos, (SEA_MOVE,))
    assert advice_on("expose").follows(moment.pos, (FIRST_BLOCK,))
    held = next(area for area in range(23) if moment.pos.at[area] & OWN[ENGLAND])
    assert not advice_on("expose").follows(moment.pos, (FIRST_BLOCK + KING, FIRST_AREA + held))


def test_the_command_prints_a_table(capsys, monkeypatch):
    monkeypatch.setattr(positions, "ADVICE", ADVICE[:1])
    assert positions.main(["--time", "0.02"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 3
    assert "braveheart `advice.0`" in told[2]
