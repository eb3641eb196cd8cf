"""The tags at the head of a game: its format, its set-up, its result, and free notes about it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record
from schiltrom.engine.rules import EARLIER, PRESETS, VALUES, RuleSet, RuleSetError
from schiltrom.engine.setup import scenario_number
from schiltrom.notation.errors import NotationError
from schiltrom.notation.follows import result_of
from schiltrom.notation.lexer import Token, quoted

VERSION: Final = "2"
FIRST_VERSION: Final = "1"
"""In which the names of some rule sets meant other play; a text has it if it can."""
FORMAT, SCENARIO, EDITION, OPTIONS, BID, RESULT = (
    "Schiltrom",
    "Scenario",
    "Edition",
    "Options",
    "Bid",
    "Result",
)
RESERVED: Final = (FORMAT, SCENARIO, EDITION, OPTIONS, BID, RESULT)
"""The tags with a meaning of their own; all others are free notes."""

_PLAIN_KEY: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*")
_TAG_NAME: Final = re.compile(r"(?:[A-Z][a-z0-9]*)+")
_TITLES: Final = ["Braveheart", "The Bruce", "Campaign"]


# --- writing ---------------------------------------------------------------------------------


def tag_lines(record: Record, end: Position) -> Iterator[str]:
    """Yield the tags of a record whose last position is *end*."""
    presets = EARLIER if record.rules.is_first else PRESETS
    edition, options = options_of(record.rules, presets)
    yield _tag(FORMAT, FIRST_VERSION if record.rules.is_first else VERSION)
    yield _tag(SCENARIO, _TITLES[record.scenario])
    yield _tag(EDITION, edition)
    if options:
        yield _tag(OPTIONS, options)
    if record.rules.bid:
        yield _tag(BID, record.rules.bid)
    yield _tag(RESULT, result_of(end))
    for key, value in record.tags.items():
        yield _tag(tag_name(key), value)


def _tag(name: str, value: str) -> str:
    return f"[{name} {quoted(value)}]"


def tag_name(key: str) -> str:
    """Return the key of a free note as a name where possible, else as a string.

    >>> tag_name("fair-server-seed"), tag_name("Place of play"), tag_name("scenario")
    ('FairServerSeed', '"Place of play"', '"scenario"')
    """
    if _PLAIN_KEY.fullmatch(key):
        name = "".join(part[0].upper() + part[1:] for part in key.split("-"))
        if name not in RESERVED:
            return name
    return quoted(key)


def key_of(name: str) -> str:
    """Return the key for a tag's name.

    >>> key_of("FairServerSeed")
    'fair-server-seed'
    """
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


def options_of(rules: RuleSet, presets: dict[str, RuleSet] = PRESETS) -> tuple[str, str]:
    """Return the preset nearest to a rule set, and the differences except for the bid.

    >>> options_of(RuleSet.preset("hu", celtic_permanent=True, bid="E1"))
    ('hu', 'celtic_permanent=yes')
    """
    found = {
        name: [
            f"{switch}={_spelled(getattr(rules, switch))}"
            for switch in VALUES
            if switch != "bid" and getattr(rules, switch) != getattr(preset, switch)
        ]
        for name, preset in presets.items()
        if preset.edition == rules.edition
    }
    name = min(found, key=lambda each: len(found[each]))
    return name.removeprefix("edition "), ", ".join(found[name])


def _spelled(value: object) -> str:
    """Return a switch's value as text."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


# --- reading ---------------------------------------------------------------------------------


class Tags:
    """The tags of one game, each with its place."""

    def __init__(self) -> None:
        self.reserved: dict[str, Token] = {}
        self.notes: dict[str, str] = {}

    def add(self, name: Token, is_string: bool, value: Token) -> None:
        """Add a tag, which must not be there yet."""
        key = name.text if is_string else key_of(name.text)
        if not is_string and not _TAG_NAME.fullmatch(name.text):
            raise NotationError("tag-name", name.line, name.column, name=name.shown())
        reserved = not is_string and name.text in RESERVED
        if (name.text in self.reserved) if reserved else (key in self.notes):
            raise NotationError("tag-twice", name.line, name.column, name=name.shown())
        if reserved:
            self.reserved[name.text] = value
        else:
            self.notes[key] = value.text

    def record(self, begin: Token) -> Record:
        """Return the record that the tags describe, without entries."""
        version = self._needed(FORMAT, begin)
        if version.text not in (FIRST_VERSION, VERSION):
            raise NotationError(
                "version", version.line, version.column, version=version.shown(), newest=VERSION
            )
        is_first = version.text == FIRST_VERSION
        record = Record(self._scenario(begin), self._rules(is_first))
        record.tags = dict(self.notes)
        try:
            record.begin()
        except RuleSetError as error:
            place = self.reserved.get(BID, version)
            raise _bad_rules(place, error) from error
        return record

    def check_result(self, pos: Position) -> None:
        """Refuse a result that is not the game's."""
        told = self.reserved.get(RESULT)
        if told is not None and told.text != result_of(pos):
            raise NotationError(
                "follows", told.line, told.column, wanted=result_of(pos), found=told.shown()
            )

    def _needed(self, name: str, begin: Token) -> Token:
        if name not in self.reserved:
            raise NotationError("tag-missing", begin.line, begin.column, name=name)
        return self.reserved[name]

    def _scenario(self, begin: Token) -> int:
        told = self._needed(SCENARIO, begin)
        try:
            return scenario_number(told.text)
        except RuleSetError:
            names = ", ".join([*_TITLES, *SCENARIO_NAMES])
            raise _bad_value(told, SCENARIO, names) from None

    def _rules(self, is_first: bool) -> RuleSet:
        """Return the rules that edition, options and bid describe, in the first version or now."""
        edition = self.reserved.get(EDITION)
        switches: dict[str, int | str | bool] = {}
        if OPTIONS in self.reserved:
            switches |= _read_options(self.reserved[OPTIONS])
        if BID in self.reserved:
            bid = self.reserved[BID]
            if bid.text not in VALUES["bid"]:
                raise _bad_value(bid, BID, ", ".join(filter(None, VALUES["bid"])))
            switches["bid"] = bid.text
        try:
            preset = RuleSet.earlier if is_first else RuleSet.preset
            return preset(edition.text if edition else 4, **switches)
        except RuleSetError:
            assert edition is not None, "switches were checked one by one"
            names = ", ".join(name.removeprefix("edition ") for name in PRESETS)
            raise _bad_value(edition, EDITION, names) from None


def _read_options(told: Token) -> dict[str, int | str | bool]:
    """Return the switches in a tag."""
    switches: dict[str, int | str | bool] = {}
    for part in told.text.split(","):
        name = part.partition("=")[0].strip()
        if name not in VALUES or name in ("edition", "bid"):
            raise _bad_value(told, name or OPTIONS, ", ".join(sorted(VALUES)))
        try:
            switches |= dict([read_switch(part)])
        except KeyError:
            raise _bad_value(told, name, ", ".join(map(_spelled, VALUES[name]))) from None
    return switches


def read_switch(text: str) -> tuple[str, int | str | bool]:
    """Return a switch and its value, or raise ``KeyError``.

    >>> read_switch("schiltroms=yes")
    ('schiltroms', True)
    """
    name, _, value = (each.strip() for each in text.partition("="))
    return name, {_spelled(allowed): allowed for allowed in VALUES[name]}[value]


def _bad_value(told: Token, name: str, names: str) -> NotationError:
    return NotationError(
        "tag-value", told.line, told.column, name=name, found=told.shown(), names=names
    )


def _bad_rules(told: Token, error: RuleSetError) -> NotationError:
    return NotationError("rules", told.line, told.column, error=str(error))
