"""What one side, or a spectator, may see, as one line; ``docs/notation.md`` has its fields.

Everything in it comes from the view: blocks that the viewer cannot name are numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from schiltrom.engine.cards import hand_size
from schiltrom.engine.choices import CHOICES
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.tables import (
    AREAS,
    BLOCKS,
    BORDERS,
    ENGLAND,
    MAXIMUM,
    NOBODY,
    POOL,
    SCOTLAND,
    members,
)
from schiltrom.engine.view import PRIVATE, PUBLIC, Seen, View
from schiltrom.notation.codes import (
    BORDER_CODES,
    CARD_LETTERS,
    NOTHING,
    code_of,
    hand_of,
    hand_text,
    number_of,
    played_of,
    played_text,
    value_of,
    value_text,
)
from schiltrom.notation.fields import (
    STEP_WORDS,
    Field,
    begin,
    blocks_of,
    bytes_of,
    map_parts,
    rules_text,
    sides_of,
    sides_text,
    split,
    step_of,
    turn_of,
    usual,
)
from schiltrom.notation.names import AREA_CODES, BLOCK_CODES, SIDE_LETTERS

VIEW_FORMAT: Final = "hotsview2"
"""The format of the line and its version."""
FIRST_FORMAT: Final = "hotsview1"
SIDES: Final = (ENGLAND, SCOTLAND)
CHOSEN: Final = "+"
"""Stands for a card chosen but not shown."""

_IN_FIELDS: Final = ("year", "turn", "scenario", "p1", "played_e", "played_s")
_NAMED: Final = [name for name in PUBLIC if name not in _IN_FIELDS]
_OPEN: Final = "open."
_OWN: Final = "own."
_MAP_PART: Final = re.compile(r"([A-Z][a-z]{2}):((?:[A-Za-z][a-z][1-4])*)(?:E(\d+))?(?:S(\d+))?")


# --- writing ---------------------------------------------------------------------------------


def view_to_line(view: View) -> str:
    """Return a view as one line.

    >>> from schiltrom import SCOTLAND, Game
    >>> view_to_line(Game.new("braveheart", seed=1297).view(SCOTLAND)).split()[:5]
    ['hotsview2', 'braveheart:4', '1297/1', 'card', 'S-E']
    """
    fields = [
        VIEW_FORMAT,
        rules_text(view.counter("scenario"), view.rules),
        f"{view.counter('year')}/{view.counter('turn')}",
        STEP_WORDS[view.step],
        sides_text(view.side, view.active, view.counter("p1")),
        _map_text(view),
        "/".join(_pool_text(view.sides[side], side) for side in SIDES),
        "/".join(_cards_text(view, side) for side in SIDES),
    ]
    return " ".join([*fields, *(f"{name}={text}" for name, text in _named_texts(view))])


def _map_text(view: View) -> str:
    parts = []
    for area in range(AREAS):
        blocks = [
            f"{BLOCK_CODES[block]}{strength}"
            for seen in view.sides
            for block, place, strength in seen.known
            if place == area
        ]
        numbers = [
            f"{SIDE_LETTERS[side]}{view.sides[side].areas[area]}"
            for side in SIDES
            if view.sides[side].areas[area]
        ]
        if blocks or numbers:
            parts.append(f"{AREA_CODES[area]}:{''.join([*blocks, *numbers])}")
    return "/".join(parts) or NOTHING


def _pool_text(seen: Seen, side: int) -> str:
    """Return the blocks of a pool that can be named, and how many more there are."""
    known = [BLOCK_CODES[block] for block, place, _ in seen.known if place == POOL[side]]
    return f"{''.join(known)}{seen.pool}"


def _cards_text(view: View, side: int) -> str:
    seen = view.sides[side]
    hand = hand_text(seen.hand) if seen.hand >= 0 else f"x{seen.hand_size}"
    chosen = CHOSEN if seen.chosen else NOTHING
    card = CARD_LETTERS[seen.card] if seen.card >= 0 else chosen
    played = view.counter("played_e" if side == ENGLAND else "played_s")
    return f"{hand}:{card}:{played_text(played)}"


def _named_texts(view: View) -> Iterator[tuple[str, str]]:
    """Yield the named fields: whatever differs from the default."""
    plain = usual(view.rules, view.counter("scenario"))
    for name in _NAMED:
        if view.counter(name) != getattr(plain, name):
            yield name, value_text(name, view.counter(name))
    if any(view.crossings):
        yield "crossings", _numbers_text(view.crossings, BORDER_CODES)
    for name, data in (("main", view.main), ("entries", view.entries)):
        if data:
            yield name, data.hex()
    if view.fled:
        yield "fled", str(view.fled)
    yield "nobles", ",".join(map(str, view.nobles))
    for side in SIDES:
        yield from _seen_texts(view.sides[side], "es"[side])
    yield from _business_texts(view, plain)
    if view.legal:
        yield "legal", f"{view.legal:x}"


def _business_texts(view: View, plain: Position) -> Iterator[tuple[str, str]]:
    """Yield the counters of the side to choose, as far as the viewer knows them."""
    for i, value in view.open_business:
        yield f"{_OPEN}{PRIVATE[i]}", value_text(PRIVATE[i], value)
    for name, value in zip(PRIVATE, _secrets(view), strict=False):
        if value != getattr(plain, name):
            yield f"{_OWN}{name}", value_text(name, value)


def _secrets(view: View) -> list[int]:
    return view.sides[view.side].secrets if view.side != NOBODY else []


def _seen_texts(seen: Seen, letter: str) -> Iterator[tuple[str, str]]:
    """Yield what else is seen of a side."""
    for name, blocks in (
        ("moved", seen.moved),
        ("reserves", seen.reserves),
        ("withdrawn", seen.withdrawn),
        ("gone", sum(1 << block for block in seen.gone)),
    ):
        if blocks:
            yield f"{name}_{letter}", "".join(BLOCK_CODES[block] for block in members(blocks))
    for name, numbers in (("moved_in", seen.moved_in), ("reserves_in", seen.reserves_in)):
        if any(numbers):
            yield f"{name}_{letter}", _numbers_text(numbers, AREA_CODES)
    if seen.wintering >= 0:
        yield f"wintering_{letter}", AREA_CODES[seen.wintering]


def _numbers_text(numbers: list[int], codes: list[str]) -> str:
    return ",".join(f"{codes[i]}{n}" for i, n in enumerate(numbers) if n)


# --- reading ---------------------------------------------------------------------------------


def view_from_line(text: str) -> View:
    """Return the view of a line, or raise ``NotationError``.

    >>> from schiltrom import ENGLAND, Game
    >>> view = Game.new("the bruce", seed=7).view(ENGLAND)
    >>> view_from_line(view_to_line(view)) == view
    True
    """
    fields, named = split(text, (FIRST_FORMAT, VIEW_FORMAT))
    pos = begin(fields[1], is_first=fields[0].text == FIRST_FORMAT)
    side, active, pos.p1 = sides_of(fields[4], 3)
    view = View(pos.rules, side)
    view.sides = [Seen(), Seen()]
    view.active = active
    pos.year, pos.turn = turn_of(fields[2])
    view.step = step_of(fields[3])
    _read_map(view, fields[5])
    for each, field in zip(SIDES, fields[6].parts("/", 2), strict=True):
        _read_pool(view.sides[each], each, field)
    played = [
        _read_cards(view.sides[each], field)
        for each, field in zip(SIDES, fields[7].parts("/", 2), strict=True)
    ]
    pos.played_e, pos.played_s = played
    for seen in view.sides:
        seen.known.sort()
    if side != NOBODY and side == active:
        view.sides[side].secrets = [getattr(pos, name) for name in PRIVATE]
    view.crossings = [0] * BORDERS
    view.public = [getattr(pos, name) for name in PUBLIC]
    for name, field in named.items():
        if not _read_public(view, name, field) and not _read_seen(view, name, field):
            raise field.wrong()
    if not view.nobles:
        raise Field("nobles", "", len(text) + 1).wrong()
    return view


def _read_map(view: View, field: Field) -> None:
    for part in map_parts(field, _MAP_PART):
        for block, strength, _ in part.blocks:
            view.sides[side_of(block)].known.append([block, part.area, strength])
        for side in SIDES:
            number = _count(part.written[side + 3] or "0")
            if number < 0:
                raise field.wrong(part.at)
            view.sides[side].areas[part.area] = number


def _count(text: str) -> int:
    """Return a number of blocks, or -1 if it is too large."""
    return int(text) if len(text) < 3 and int(text) <= BLOCKS else -1


def _read_pool(seen: Seen, side: int, field: Field) -> None:
    written = re.fullmatch(r"([A-Za-z]*)([0-9]{1,2})", field.text)
    if written is None or _count(written[2]) < 0:
        raise field.wrong()
    blocks = blocks_of(field.part(written[1], 0))
    seen.known += [[block, POOL[side], MAXIMUM[block]] for block in blocks]
    seen.pool = int(written[2])


def _read_cards(seen: Seen, field: Field) -> int:
    """Read a hand or its size, and the chosen card; return the cards played."""
    hand, chosen, played = field.parts(":", 3)
    if re.fullmatch(r"x[0-5]", hand.text):
        seen.hand_size = int(hand.text[1])
    else:
        seen.hand = hand.read(hand_of)
        seen.hand_size = hand_size(seen.hand)
    seen.chosen = chosen.text != NOTHING
    if chosen.text not in (NOTHING, CHOSEN):
        seen.card = chosen.read(lambda text: code_of(text, list(CARD_LETTERS)))
    return played.read(played_of)


def _read_public(view: View, name: str, field: Field) -> bool:
    """Read a public field or one of the viewer's own; return whether it was one."""
    if name in _NAMED:
        view.public[PUBLIC.index(name)] = field.read(lambda text: value_of(name, text))
    elif name == "crossings":
        view.crossings = _numbers_of(field, BORDER_CODES)
    elif name == "main":
        view.main = bytes_of(field)
    elif name == "entries":
        view.entries = bytes_of(field)
    elif name == "fled":
        view.fled = field.read(number_of)
    elif name == "nobles":
        view.nobles = [part.read(number_of) for part in field.parts(",", 2)]
    elif name == "legal":
        if not re.fullmatch(r"[1-9a-f][0-9a-f]{0,24}", field.text):
            raise field.wrong()
        view.legal = int(field.text, 16) & ((1 << CHOICES) - 1)
    else:
        return _read_business(view, name, field)
    return True


def _read_business(view: View, name: str, field: Field) -> bool:
    """Read a counter of the side to choose, public or the viewer's own."""
    kind, _, counter = name.partition(".")
    if counter not in PRIVATE or f"{kind}." not in (_OPEN, _OWN):
        return False
    value = field.read(lambda text: value_of(counter, text))
    if f"{kind}." == _OPEN:
        view.open_business.append([PRIVATE.index(counter), value])
        return True
    secrets = _secrets(view)
    if not secrets:
        return False
    secrets[PRIVATE.index(counter)] = value
    return True


def _read_seen(view: View, name: str, field: Field) -> bool:
    """Read what is seen of a side; return whether the field was one of these."""
    kind, _, letter = name.rpartition("_")
    if letter not in ("e", "s"):
        return False
    seen = view.sides["es".index(letter)]
    if kind in ("moved", "reserves", "withdrawn"):
        setattr(seen, kind, sum(1 << block for block in blocks_of(field)))
    elif kind == "gone":
        seen.gone = blocks_of(field)
    elif kind in ("moved_in", "reserves_in"):
        setattr(seen, kind, _numbers_of(field, AREA_CODES))
    elif kind == "wintering":
        seen.wintering = field.read(lambda text: code_of(text, AREA_CODES))
    else:
        return False
    return True


def _numbers_of(field: Field, codes: list[str]) -> list[int]:
    """Return numbers by code."""
    numbers = [0] * len(codes)
    size, at = len(codes[0]), 0
    for text in field.text.split(","):
        number = text[size:]
        if text[:size] not in codes or not re.fullmatch(r"[1-9][0-9]?", number):
            raise field.wrong(at)
        numbers[codes.index(text[:size])] = int(number)
        at += len(text) + 1
    return numbers
