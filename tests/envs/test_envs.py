"""What all environments share: the planes, that they tell all of a view and nothing else."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND
from schiltrom.ai.players.peasant import Peasant
from schiltrom.engine.choices import CHOICES
from schiltrom.engine.flow import legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS, RuleSetError
from schiltrom.engine.tables import BLOCKS, NOBLES_IN_PLAY, PLACES
from schiltrom.engine.view import PRIVATE, PUBLIC, View, view
from schiltrom.envs.encoding import encode
from schiltrom.envs.opponents import answering
from schiltrom.envs.planes import NUMBER, OBSERVATION_VERSION, PLANES, SIZE, START, describe
from schiltrom.envs.play import CHOICES_VERSION, SetupError, check, setup_of, side_called
from schiltrom.envs.tables import (
    axes_table,
    choices_table,
    main,
    outcomes_table,
    planes_table,
    put_into,
)
from schiltrom.envs.tensors import HIGHEST, mask_of, observe, plane_of, tensor
from schiltrom.envs.trajectory import OUTCOMES_VERSION
from schiltrom.game import IllegalChoiceError
from tests.engine.test_views import swap_hidden, walk

ROOT = Path(__file__).parents[2]
MOST = bytes(plane.most for plane in PLANES for _ in range(plane.size))


def facts(seen: View) -> str:
    """Return all that a view says, but for rules and legal choices, which are told elsewhere."""
    return repr(
        [
            seen.side,
            seen.step,
            seen.active,
            seen.public,
            seen.crossings,
            seen.main,
            sorted(seen.entries),
            seen.fled,
            seen.nobles,
            seen.open_business,
            *[side.data() for side in seen.sides],
        ]
    )


@pytest.mark.parametrize("scenario", [0, 1])
@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_an_observation_tells_all_of_a_view_and_nothing_else(scenario, rules):
    told: dict[bytes, str] = {}
    known: dict[str, bytes] = {}
    for number, pos in enumerate(walk(number_of(rules), scenario, rules)):
        for side in (ENGLAND, SCOTLAND, NOBODY) if number % 3 == 0 else ():
            seen = view(pos, side)
            numbers = bytes(encode(seen))
            assert told.setdefault(numbers, facts(seen)) == facts(seen)
            assert known.setdefault(facts(seen), numbers) == numbers
            assert all(map(int.__le__, numbers, MOST)), repr(pos)
    assert len(told) > 200


def number_of(rules: str) -> int:
    """Return a seed for each preset, so that different games are seen."""
    return sorted(PRESETS).index(rules)


def other(value: int) -> int:
    """Return a number near this one that may stand in its place."""
    return value - 1 if value > 0 else value + 1


def numbers_of(seen: View) -> Iterator[tuple[str | int, ...]]:
    """Yield the numbers of a view that are told, as paths of attributes and places."""
    yield ("fled",)
    for name in ("public", "crossings", "nobles"):
        for i in range(len(getattr(seen, name))):
            if name != "public" or "year" not in PUBLIC[i]:  # years are in order
                yield name, i
    if not any(side.secrets for side in seen.sides):  # else these are told twice
        yield from (("open_business", i, 1) for i in range(len(seen.open_business)))
    for number, side in enumerate(seen.sides):
        for name in ("areas", "moved_in", "reserves_in", "secrets"):
            yield from (("sides", number, name, i) for i in range(len(getattr(side, name))))
        for i in range(len(side.known)):
            yield from (("sides", number, "known", i, j) for j in range(3))
        told = ["pool", "hand_size", "card", "moved", "reserves", "withdrawn"]
        told += ["hand"] if side.hand >= 0 else []
        told += ["wintering"] if number == ENGLAND else []
        yield from (("sides", number, name) for name in told)


def put(seen: View, path: tuple[str | int, ...], value: int | None = None) -> int:
    """Put a value, or another one near, where a path leads; return what stood there."""
    owner: Any = seen
    for step in path[:-1]:
        owner = getattr(owner, step) if isinstance(step, str) else owner[step]
    last = path[-1]
    before: int = getattr(owner, last) if isinstance(last, str) else owner[last]
    now = other(before) if value is None else value
    if isinstance(last, str):
        setattr(owner, last, now)
    else:
        owner[last] = now
    return before


@pytest.mark.parametrize("seed", [1, 7])
def test_whatever_changes_in_a_view_changes_its_observation(seed):
    compared = set()
    for pos in islice(walk(seed, seed % 2, "edition 4"), 5, None, 40):
        for side in (ENGLAND, SCOTLAND):
            seen = view(pos, side)
            told = encode(seen)
            for path in numbers_of(seen):
                before = put(seen, path)
                assert encode(seen) != told, path
                put(seen, path, before)
                compared.add(path)
            assert seen == view(pos, side)
    years = [encode(view(setup_of(years=n).begin(), ENGLAND)) for n in range(1, 10)]
    assert len({bytes(each) for each in years}) == 9
    assert len(compared) > 300
    assert {("sides", 0, "hand"), ("sides", 1, "hand"), ("sides", 1, "secrets", 10)} <= compared


@pytest.mark.parametrize("scenario", [0, 1])
def test_positions_that_differ_only_in_secrets_give_the_same_bytes(scenario):
    rng = Random(5)
    compared = 0
    for pos in walk(4, scenario, "edition 4"):
        for side in (ENGLAND, SCOTLAND):
            if pos.active == side and pos.step > 20:
                continue  # its own winter business may depend on its own blocks
            twin = swap_hidden(pos, side, rng)
            if twin is not None and twin != pos:
                assert observe(view(pos, 1 - side)).tobytes() == seen_bytes(twin, 1 - side)
                assert observe(view(pos, side)).tobytes() != seen_bytes(twin, side)
                compared += 1
    assert compared > 200


def seen_bytes(pos: Position, side: int) -> bytes:
    return observe(view(pos, side)).tobytes()


def test_every_counter_of_a_view_has_its_plane():
    by_hand = {"first_year", "last_year", "year", "played_e", "played_s", "points"}
    told = {plane.counter for plane in PLANES if plane.counter}
    assert told | by_hand == {*PUBLIC, *PRIVATE}
    assert len({plane.name for plane in PLANES}) == len(PLANES)
    assert sum(plane.size for plane in PLANES) == SIZE == len(HIGHEST)


def test_planes_have_their_names_and_shapes():
    pos = setup_of().begin()
    seen = observe(view(pos, SCOTLAND))
    assert seen.dtype == np.float32
    assert plane_of(seen, "viewer").tolist() == [0, 1]
    assert plane_of(seen, "strength")[0] == 1  # Wallace, 4 of 4
    assert plane_of(seen, "nobles").tolist() == pytest.approx(
        [11 / NOBLES_IN_PLAY, 3 / NOBLES_IN_PLAY]
    )
    assert plane_of(seen, "at").shape == (BLOCKS, PLACES)
    assert plane_of(seen, "moves").shape == ()
    with pytest.raises(KeyError, match="there is no plane 'nobels'; choose from viewer, step"):
        plane_of(seen, "nobels")


def test_an_observation_in_words():
    text = describe(encode(view(setup_of("the_bruce").begin(), NOBODY)))
    assert "scenario: the_bruce" in text
    assert "years_left: 8" in text
    assert "viewer" not in text
    assert describe(bytes(SIZE)) == ""


def test_masks_are_the_legal_choices():
    for pos in islice(walk(3, 0, "edition 4"), 0, None, 25):
        for side in (ENGLAND, SCOTLAND):
            mask = mask_of(legal_mask(pos, side))
            assert mask.shape == (CHOICES,)
            assert mask.dtype == np.int8
            assert sum(1 << int(i) for i in mask.nonzero()[0]) == legal_mask(pos, side)


# --- tables ----------------------------------------------------------------------------------


def digest(*tables: str) -> str:
    return hashlib.sha256("\n".join(tables).encode()).hexdigest()[:16]


def test_a_change_of_a_table_is_a_new_version():
    """Whoever changes a table gives it a new version, and its digest here."""
    planes = digest(planes_table(), axes_table(), repr(PLANES))
    assert (OBSERVATION_VERSION, planes) == (2, "1d716c12de63811a")
    assert (CHOICES_VERSION, digest(choices_table())) == (1, "7546f679d836fde6")
    assert (OUTCOMES_VERSION, digest(outcomes_table())) == (1, "a33849e6731221f1")


def test_the_page_has_the_tables_as_they_are(tmp_path, capsys):
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    assert put_into(page) == page, (
        "run: python -m schiltrom.envs.tables --write docs/environments.md"
    )
    copy = tmp_path / "page.md"
    copy.write_text(page.replace("`viewer`", "`looker`"), encoding="utf-8")
    assert main(["--write", str(copy)]) == 0
    assert copy.read_text(encoding="utf-8") == page
    assert main([]) == 0
    assert capsys.readouterr().out.strip() in page
    with pytest.raises(ValueError, match="the page has no"):
        put_into("nothing")


def test_numbers_are_counts_and_the_rest_is_0_or_1():
    for plane in PLANES:
        assert plane.kind == NUMBER or (plane.most, plane.unit) == (1, 1), plane.name
        assert 0 <= START[plane.name] < SIZE


# --- setting up ------------------------------------------------------------------------------


def test_how_long_games_last():
    assert setup_of().years == 9
    assert setup_of("the bruce").years == 9
    assert setup_of("campaign").years == 20
    assert setup_of("campaign", years=40).begin().last_year == 1336
    pos = setup_of(years=2, edition=2, schiltroms=True).begin()
    assert (pos.first_year, pos.last_year) == (1297, 1298)
    assert pos.rules.edition == 2
    assert pos.rules.schiltroms


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"scenario": "falkirk"}, RuleSetError, "there is no scenario 'falkirk'; choose from"),
        ({"edition": 5}, RuleSetError, "there is no rule set 5; choose from edition 2"),
        ({"years": 10}, SetupError, "years must be 1 to 9 in this scenario, not 10"),
        ({"years": 0}, SetupError, "years must be 1 to 9 in this scenario, not 0"),
        ({"shiltroms": True}, RuleSetError, "there is no switch 'shiltroms'; choose from"),
    ],
)
def test_what_cannot_be_set_up_is_said(options, error, words):
    with pytest.raises(error, match=words):
        setup_of(**options)


def test_wrong_choices_are_refused_with_the_reason():
    pos = next(pos for pos in walk(1, 0, "edition 4") if not pos.is_chance())
    with pytest.raises(IllegalChoiceError, match="done"):
        check(pos, ENGLAND, 87)
    with pytest.raises(ValueError, match="choices are numbered 0 to 97, not 98"):
        check(pos, ENGLAND, 98)
    with pytest.raises(TypeError, match="an action is a choice id, 0 to 97, not 'card 3'"):
        check(pos, ENGLAND, "card 3")  # type: ignore[arg-type]


def test_opponents_and_sides_by_name():
    assert side_called(" England ") == ENGLAND
    with pytest.raises(SetupError, match="there is no side 'Wales'; choose England or Scot"):
        side_called("Wales")
    with pytest.raises(SetupError, match="there is no level 'duke'; choose from peasant, squire"):
        answering("duke")
    with pytest.raises(SetupError, match="an opponent must be the name of a level or a function"):
        answering(7)  # type: ignore[arg-type]


def test_opponents_choose_by_their_view():
    pos = next(pos for pos in walk(1, 0, "edition 4") if not pos.is_chance())
    asked: list[tuple[View, int]] = []

    def last(seen: View, seed: int) -> int:
        asked.append((seen, seed))
        return seen.legal.bit_length() - 1

    choice = answering(last)(pos, ENGLAND, Random(1))
    assert choice == legal_mask(pos, ENGLAND).bit_length() - 1
    assert asked == [(view(pos, ENGLAND), Random(1).getrandbits(63))]
    for opponent in ("Peasant", Peasant(), "squire"):
        assert legal_mask(pos, ENGLAND) >> answering(opponent)(pos, ENGLAND, Random(2)) & 1


# --- what is imported ------------------------------------------------------------------------


def run(code: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )


def test_planes_need_no_numpy():
    done = run(
        "import sys; sys.modules['numpy'] = None\n"
        "import schiltrom, schiltrom.envs\n"
        "assert not [name for name in sys.modules if name.startswith('schiltrom.envs.')]\n"
        "import schiltrom.envs.trajectory, schiltrom.envs.tables"
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("extra", "library"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_missing_library_is_named_with_its_extra(extra, library):
    done = run(f"import sys; sys.modules['{library}'] = None; import schiltrom.envs.{extra}")
    assert done.returncode == 1
    assert f'pip install "schiltrom[{extra}]"' in done.stderr.splitlines()[-1]


def test_tensor_divides_by_the_unit():
    assert (tensor(MOST) == HIGHEST).all()
