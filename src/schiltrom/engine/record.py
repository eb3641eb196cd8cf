"""The record of a game: its set-up, choices and chance; entries are only ever added.

Everything else (position, views, log, replay, undo) is derived by replaying it. Each entry has a
text form: ``E card 3``, ``S block Wallace``, ``roll 3 6``, ``draw Keith``, ``deal 2``, ``E undo``,
and ``E back 37``: with both sides' consent England takes back its choice, entry 37, and all that
followed. Outcomes of chance are used up; chance continues from there.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final

from schiltrom.engine.chance import (
    OutcomeSyntaxError,
    is_possible,
    outcome_text,
    parse_outcome,
)
from schiltrom.engine.choices import CHOICES, ChoiceSyntaxError, allows, parse_choice, text_of
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.flow import choose, legal, settle
from schiltrom.engine.position import Position
from schiltrom.engine.rules import ADDED, RuleSet, RuleSetError
from schiltrom.engine.serial import (
    list_of,
    number_of,
    position_from_json,
    position_to_json,
    table_of,
)
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.steps import CARD
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND

RECORD_FORMAT: Final = "schiltrom record"
RECORD_VERSION: Final = 3
FIRST_VERSION: Final = 1
BACK_VERSION: Final = 2
"""The first two versions lack the switches added since; the second has take-backs by consent.

A record is written in the oldest version that can hold it.
"""
UNDO: Final = CHOICES
"""Used in place of a choice id in an entry that undoes the side's last choice."""
BACK: Final = UNDO
"""Used, with an entry's number added, in an entry that takes back by consent."""

_BACK_WORD: Final = "back "
_LETTERS: Final = "ES"

LONGEST_ENTRY: Final = 80
"""No entry has more characters; longer texts are refused before they are read."""
SHARED_OUTCOMES: Final = 8**4
"""The entries of outcomes below this are shared by all games: every draw, deal and up to 4 dice."""
LONGEST_LINE: Final = 1 << 31
"""More entries than any game has."""


class RecordError(ValueError):
    """Data that is not a record of a game."""


class Entry:
    """One entry of a record: a side's choice, or an outcome of chance (side ``NOBODY``)."""

    __slots__ = ("number", "side", "text")

    def __init__(self, side: int, number: int, text: str) -> None:
        self.side: Final = side
        self.number: Final = number
        self.text: Final = text

    def is_chance(self) -> bool:
        """Return whether chance, rather than a side, made this entry."""
        return self.side == NOBODY

    def is_undo(self) -> bool:
        """Return whether this entry undoes the previous one."""
        return self.side != NOBODY and self.number == UNDO

    def is_back(self) -> bool:
        """Return whether this entry takes back, by consent, another one and everything after it."""
        return self.side != NOBODY and self.number > BACK

    def __repr__(self) -> str:
        return f"Entry.parse({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    @staticmethod
    def of_choice(side: int, choice: int) -> Entry:
        """Return the entry of a choice."""
        return _CHOSEN[side][choice]

    @staticmethod
    def of_undo(side: int) -> Entry:
        """Return the entry that undoes the side's last choice."""
        return Entry(side, UNDO, f"{_LETTERS[side]} undo")

    @staticmethod
    def of_outcome(pos: Position, outcome: int) -> Entry:
        """Return the entry of an outcome of chance in a position."""
        return _outcome_entry(outcome, outcome_text(pos, outcome))

    @staticmethod
    def of_back(side: int, number: int) -> Entry:
        """Return the entry that takes back entry *number* (the first is 1) and all after it."""
        return Entry(side, BACK + number, f"{_LETTERS[side]} {_BACK_WORD}{number}")

    @staticmethod
    def parse(text: str) -> Entry:
        """Return the entry written as *text*."""
        if len(text) > LONGEST_ENTRY:
            raise RecordError(f"{text[:40]!r}... is too long for an entry")
        known = _SHARED.get(text)
        if known is not None:
            return known
        try:
            if text[:2] in ("E ", "S "):
                side = ENGLAND if text[0] == "E" else SCOTLAND
                if text[2:] == "undo":
                    return Entry.of_undo(side)
                if text[2:].startswith(_BACK_WORD):
                    return Entry.of_back(side, _entry_number(text[2 + len(_BACK_WORD) :]))
                return Entry.of_choice(side, parse_choice(text[2:]))
            return _outcome_entry(parse_outcome(text), text)
        except (ChoiceSyntaxError, OutcomeSyntaxError) as error:
            raise RecordError(str(error)) from error


_CHOSEN: Final[list[list[Entry]]] = [
    [Entry(side, choice, f"{_LETTERS[side]} {text_of(choice)}") for choice in range(CHOICES)]
    for side in (ENGLAND, SCOTLAND)
]
"""One entry for every choice of each side, which all games share."""
_SHARED: Final[dict[str, Entry]] = {entry.text: entry for side in _CHOSEN for entry in side}
"""The same by their texts, with the outcomes of chance that have come so far."""


def _outcome_entry(outcome: int, text: str) -> Entry:
    """Return the entry of an outcome, the same one for the same text where it is shared."""
    known = _SHARED.get(text)
    if known is None:
        known = Entry(NOBODY, outcome, text)
        if 0 <= outcome < SHARED_OUTCOMES:
            _SHARED[text] = known
    return known


def _entry_number(text: str) -> int:
    """Return the number of an entry, which must be written in its normal form."""
    if not text.isascii() or not text.isdigit() or len(text) > 9 or text[0] == "0":
        raise RecordError(f"{text!r} is not an entry number")
    return int(text)


class Replay:
    """A game being replayed: a position, and what can be taken back.

    What a side may undo are the last choices of the line; they are made again from the position
    before the first of them.
    """

    __slots__ = (
        "_base",
        "_building",
        "_building_from",
        "_forgotten",
        "_length",
        "_line",
        "_start",
        "_undoable",
        "position",
    )

    def __init__(self, position: Position) -> None:
        self.position = position
        self._base: Position | None = None
        """The position before the choices that can be undone, if there are any."""
        self._undoable = 0
        """How many choices at the end of the line can be undone."""
        self._start: Position | None = position.copy()
        """Where the game began; None if that has been forgotten."""
        self._length = 0
        self._line: list[tuple[int, int, int]] = []
        self._building: Position | None = None
        """The position in which both sides began to build at once (7.6), while they do."""
        self._building_from = 0
        """How many choices and outcomes led there."""
        self._forgotten = 0
        """How many choices and outcomes came before the line."""

    def copy(self) -> Replay:
        """Return an independent replay at the same point."""
        twin = Replay(self.position.copy())
        # These positions are never changed, only copied, so that both may have them.
        twin._base = self._base
        twin._undoable = self._undoable
        twin._start = self._start
        twin._length = self._length
        twin._line = list(self._line)
        twin._building = self._building
        twin._building_from = self._building_from
        twin._forgotten = self._forgotten
        return twin

    @property
    def line(self) -> list[tuple[int, int, int]]:
        """Return the entries that led here, without those taken back: number, side, choice."""
        return list(self._line)

    @property
    def depth(self) -> int:
        """Return how many choices and outcomes led here, without those taken back."""
        return self._forgotten + len(self._line)

    @property
    def last(self) -> int:
        """Return the number of the last entry that still stands, or 0."""
        return self._line[-1][0] if self._line else 0

    def can_undo(self, side: int) -> bool:
        """Return whether the last entry is a choice that *side* may take back.

        Dice, draws, deals and choices that revealed something cannot be undone. Once it is the
        other side's turn it is too late: otherwise a side would learn, from what it can no longer
        undo, when the other makes hidden choices. A card can be undone until both are played. While
        both sides build at once, each can undo its own builds, whatever the other does.
        """
        if self._building is not None:
            return self._last_build(side) >= 0
        if not self._undoable or self._line[-1][1] != side:
            return False
        return self.position.step == CARD or self.position.waits_for(side)

    def _last_build(self, side: int) -> int:
        """Return the place in the line of the last build that *side* may undo, or -1 (7.6)."""
        for place in range(len(self._line) - 1, self._building_from - 1, -1):
            who = self._line[place][1]
            if who == side:
                return place
            if who == NOBODY and side == SCOTLAND:
                return -1  # a block drawn cannot go back
        return -1

    # --- entries known to be valid: not checked again --------------------------------------------

    def choose(self, side: int, choice: int) -> None:
        """Make a legal choice."""
        before = self.position.copy()
        revealed = choose(self.position, side, choice)
        self._length += 1
        self._line.append((self._length, side, choice))
        if revealed or self.position.is_chance():
            self._make_final()
        else:
            if self._undoable == 0:
                self._base = before
            self._undoable += 1
        self._note_building()

    def settle(self, outcome: int) -> None:
        """Apply an outcome of chance."""
        settle(self.position, outcome)
        self._length += 1
        self._line.append((self._length, NOBODY, outcome))
        self._make_final()
        self._note_building()

    def _make_final(self) -> None:
        """Let nothing that has happened so far be undone any more."""
        self._base = None
        self._undoable = 0

    def _note_building(self) -> None:
        """Note where both sides began to build at once, for as long as they do (7.6)."""
        if not self.position.builds_at_once():
            self._building = None
        elif self._building is None:
            self._building = self.position.copy()
            self._building_from = len(self._line)

    def again(self, side: int, number: int) -> None:
        """Repeat a choice or an outcome that is known to be valid."""
        if side == NOBODY:
            self.settle(number)
        else:
            self.choose(side, number)

    def undo(self, side: int) -> None:
        """Undo the last choice, or the last build of *side* while both build at once."""
        self._length += 1
        if self._building is not None:
            self._undo_build(self._last_build(side))
            return
        assert self._base is not None
        self._line.pop()
        self._undoable -= 1
        self.position = self._played_from(self._base, len(self._line) - self._undoable)
        if self._undoable == 0:
            self._base = None

    def _undo_build(self, place: int) -> None:
        """Build everything again but the choice at this place in the line.

        The builds of one side do not depend on the other's. Both sides' builds begin and end with
        something revealed: outside of them none of these choices can be undone.
        """
        assert self._building is not None
        del self._line[place]
        self._make_final()
        self.position = self._played_from(self._building, self._building_from)

    def _played_from(self, start: Position, place: int) -> Position:
        """Return what comes of a position by what is in the line from a place on."""
        pos = start.copy()
        for at in range(place, len(self._line)):
            _, who, number = self._line[at]
            if who == NOBODY:
                settle(pos, number)
            else:
                choose(pos, who, number)
        return pos

    def can_go_back(self, side: int, number: int) -> bool:
        """Return whether entry *number* is a choice of *side* that still stands."""
        if self.position.is_chance() or self.position.is_over():
            return False
        return any(at == number and who == side for at, who, _ in self._line)

    def go_back(self, number: int) -> None:
        """Take back an entry that still stands, and everything after it."""
        assert self._start is not None, "the beginning of the game was forgotten"
        kept = [each for each in self._line if each[0] < number]
        twin = Replay(self._start.copy())
        for _, side, choice in kept:
            twin.again(side, choice)
        self.position = twin.position
        self._base = twin._base
        self._undoable = twin._undoable
        self._line = kept
        self._building = twin._building
        self._building_from = twin._building_from
        self._length += 1

    def follow(self, entry: Entry) -> None:
        """Apply an entry that is known to be valid."""
        if entry.is_undo():
            self.undo(entry.side)
        elif entry.is_back():
            self.go_back(entry.number - BACK)
        else:
            self.again(entry.side, entry.number)

    # --- entries from outside ------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Replay an entry, or refuse it if the rules do not allow it."""
        self._check(entry)
        self.follow(entry)

    def _check(self, entry: Entry) -> None:
        """Refuse an entry that the rules do not allow here."""
        pos = self.position
        if entry.is_chance():
            if not pos.is_chance() or not is_possible(pos, entry.number):
                raise RecordError(f"{entry.text!r} cannot happen at {pos!r}")
            if outcome_text(pos, entry.number) != entry.text:
                raise RecordError(f"{entry.text!r} is not what {pos!r} waits for")
        elif entry.is_undo():
            if not self.can_undo(entry.side):
                raise RecordError(f"{entry.text!r}: nothing to take back at {pos!r}")
        elif entry.is_back():
            if not self.can_go_back(entry.side, entry.number - BACK):
                raise RecordError(f"{entry.text!r}: this cannot be taken back at {pos!r}")
        elif not allows(legal(pos, entry.side), entry.number):
            raise RecordError(f"{entry.text!r} is not legal at {pos!r}")

    # --- going on without the past ---------------------------------------------------------------

    @property
    def is_whole(self) -> bool:
        """Return whether the whole line is known, so that it can be gone back along it."""
        return self._start is not None

    def forget(self) -> None:
        """Keep only what is needed to go on and to undo, not what leads back to the beginning."""
        first = len(self._line) - max(self._undoable, 1)
        if self._building is not None:
            first = min(first, self._building_from)
        if first > 0:
            del self._line[:first]
            self._building_from -= first
            self._forgotten += first
        self._start = None

    def to_json(self) -> dict[str, object]:
        """Return what is needed to go on and to undo, as plain data."""
        twin = self.copy()
        twin.forget()
        return {
            "position": position_to_json(twin.position),
            "base": None if twin._base is None else position_to_json(twin._base),
            "undoable": twin._undoable,
            "length": twin._length,
            "forgotten": twin._forgotten,
            "line": [list(each) for each in twin._line],
            "building": None if twin._building is None else position_to_json(twin._building),
            "building_from": twin._building_from if twin._building is not None else 0,
        }

    @staticmethod
    def from_json(data: object) -> Replay:
        """Return the replay from plain data, without what led to it, or raise ``PositionError``."""
        table = table_of(data, _REPLAY_KEYS, "a replay")
        replay = Replay(position_from_json(table["position"]))
        replay._start = None
        replay._length = number_of(table["length"], 0, LONGEST_LINE, "length")
        replay._forgotten = number_of(table["forgotten"], 0, replay._length, "forgotten")
        for each in list_of(table["line"], "line"):
            number, side, what = list_of(each, "a line's entry")
            replay._line.append(
                (
                    number_of(number, 1, replay._length, "an entry's number"),
                    number_of(side, NOBODY, SCOTLAND, "an entry's side"),
                    number_of(what, 0, LONGEST_LINE, "an entry's choice"),
                )
            )
        length = len(replay._line)
        replay._undoable = number_of(table["undoable"], 0, length, "undoable")
        if replay._undoable:
            replay._base = position_from_json(table["base"])
        if table["building"] is not None:
            replay._building = position_from_json(table["building"])
            replay._building_from = number_of(table["building_from"], 0, length, "building_from")
        return replay


_REPLAY_KEYS: Final = [
    "position",
    "base",
    "undoable",
    "length",
    "forgotten",
    "line",
    "building",
    "building_from",
]


class Record:
    """The set-up and entries of one game."""

    __slots__ = ("entries", "rules", "scenario", "tags")

    def __init__(self, scenario: int, rules: RuleSet) -> None:
        self.scenario = scenario
        self.rules = rules
        self.entries: list[Entry] = []
        self.tags: dict[str, str] = {}
        """Free notes about the game: players, date, place."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __repr__(self) -> str:
        name = SCENARIO_NAMES[self.scenario]
        return f"<Record {name}, {self.rules}, {len(self.entries)} entries>"

    def copy(self) -> Record:
        """Return an independent copy."""
        twin = Record(self.scenario, self.rules)
        twin.entries = list(self.entries)
        twin.tags = dict(self.tags)
        return twin

    def begin(self) -> Replay:
        """Return a replay at the beginning of the game."""
        return Replay(new_position(self.scenario, self.rules))

    def replay(self) -> Replay:
        """Replay the whole game; return where it ends."""
        replay = self.begin()
        for entry in self.entries:
            replay.apply(entry)
        return replay

    def positions(self) -> Iterator[Position]:
        """Yield the position at the beginning and after every entry."""
        replay = self.begin()
        yield replay.position.copy()
        for entry in self.entries:
            replay.apply(entry)
            yield replay.position.copy()

    def until(self, entries: int) -> Record:
        """Return the record as it was when it had that many entries."""
        earlier = self.copy()
        del earlier.entries[entries:]
        return earlier

    def line(self) -> Iterator[Position]:
        """Yield the positions that led to the end, without those taken back."""
        replay = self.begin()
        yield replay.position.copy()
        for _, side, number in self.replay().line:
            replay.again(side, number)
            yield replay.position.copy()

    def digest(self) -> str:
        """Return a checksum over set-up and entries."""
        rules = json.dumps(self._written_rules(), sort_keys=True)
        lines = [SCENARIO_NAMES[self.scenario], rules, *[entry.text for entry in self.entries]]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    @property
    def version(self) -> int:
        """Return the format version this record needs, so that older records stay as they are."""
        if not self.rules.is_first:
            return RECORD_VERSION
        return BACK_VERSION if any(entry.is_back() for entry in self.entries) else FIRST_VERSION

    def _written_rules(self) -> dict[str, Any]:
        """Return the switches as this record's version has them."""
        rules = self.rules.to_json()
        lacks = ADDED if self.rules.is_first else {}
        return {name: value for name, value in rules.items() if name not in lacks}

    def to_json(self) -> dict[str, object]:
        """Return the record as plain data."""
        return {
            "format": RECORD_FORMAT,
            "version": self.version,
            "scenario": SCENARIO_NAMES[self.scenario],
            "rules": self._written_rules(),
            "tags": dict(self.tags),
            "entries": [entry.text for entry in self.entries],
            "digest": self.digest(),
        }

    @staticmethod
    def from_json(data: object) -> Record:
        """Return the record from plain data after replaying it, or raise ``RecordError``."""
        record = read_record(data)
        replay = record.begin()
        for number, entry in enumerate(record.entries):
            try:
                replay.apply(entry)
            except RecordError as error:
                raise RecordError(f"entry {number + 1}: {error}") from error
        return record


def read_record(data: object) -> Record:
    """Return the record from plain data with its checksum verified, but not replayed."""
    if not isinstance(data, dict) or data.get("format") != RECORD_FORMAT:
        raise RecordError(f"this is not a {RECORD_FORMAT}")
    version = data.get("version")
    known = (FIRST_VERSION, BACK_VERSION, RECORD_VERSION)
    if isinstance(version, bool) or version not in known:
        raise RecordError(
            f"{RECORD_FORMAT} version {version!r} is unknown, the newest is {RECORD_VERSION}"
        )
    try:
        record = Record(
            scenario_number(str(data.get("scenario"))), RuleSet.from_json(data.get("rules"))
        )
        record.begin()
    except RuleSetError as error:
        raise RecordError(str(error)) from error
    tags = data.get("tags")
    entries = data.get("entries")
    if not isinstance(tags, dict) or not isinstance(entries, list):
        raise RecordError("a record has tags and entries")
    for key, value in tags.items():
        if not isinstance(key, str) or not isinstance(value, str):
            raise RecordError("tags are texts")
        record.tags[key] = value
    for text in entries:
        if not isinstance(text, str):
            raise RecordError(f"{text!r} is no entry")
        record.entries.append(Entry.parse(text))
    if record.version != version:
        raise RecordError(f"this is a record of version {record.version}, not of {version!r}")
    if record.digest() != data.get("digest"):
        raise RecordError("the check sum is wrong: the record is damaged or was cut short")
    return record
