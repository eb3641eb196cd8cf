"""What the page may ask with: every field is checked and nothing guessed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from schiltrom.ai.levels import DEFAULT_LEVEL, NAMES
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, SIDE_NAMES
from schiltrom.local.rows import COMPUTER, HERE
from schiltrom.screen.state import MOST_TOGETHER
from schiltrom.table.answers import RequestError
from schiltrom.table.clocks import Clock
from schiltrom.table.orders import (
    FIRE_ORDERS,
    HIT_ORDERS,
    MOST_STEPS,
    REGROUP_ORDERS,
    RETREAT_ORDERS,
    BattleOrders,
)

MOST: Final = 2**31 - 1
MOST_CHOICES: Final = 60
LONGEST_NAME: Final = 60
LONGEST_NOTES: Final = 20_000
KEYS: Final = ("england", "scotland")


@dataclass(frozen=True)
class Plan:
    """Who will sit at a side."""

    kind: str
    name: str = ""
    level: str | None = None
    bid: int | None = None


@dataclass(frozen=True)
class Request:
    """A question of the page, as a browser would ask it of a server."""

    method: str
    path: tuple[str, ...]
    query: Mapping[str, list[str]]
    body: Mapping[str, Any]
    at_ms: int

    # --- the query -----------------------------------------------------------------------------

    def text(self, name: str) -> str | None:
        """Return a parameter of the query."""
        found = self.query.get(name, [])
        return found[0] if found else None

    def number_in_query(self, name: str, default: int, least: int = 0) -> int:
        """Return a parameter that is a number."""
        text = self.text(name)
        if text is None:
            return default
        if not text.lstrip("-").isdecimal() or not least <= int(text) <= MOST:
            raise wrong(name)
        return int(text)

    def side(self, name: str = "side") -> int | None:
        """Return a parameter that is a side."""
        text = self.text(name)
        if text is None:
            return None
        if text not in SIDE_NAMES:
            raise wrong(name)
        return SIDE_NAMES.index(text)

    def blocks(self) -> list[int]:
        """Return the blocks that are asked about."""
        names = self.query.get("block", [])
        if len(names) > MOST_TOGETHER or any(name not in BLOCK_NAMES for name in names):
            raise wrong("block")
        return [BLOCK_NAMES.index(name) for name in names]

    def area(self) -> int:
        """Return the area that is asked about."""
        name = self.text("area")
        if name not in AREA_NAMES:
            raise wrong("area")
        return AREA_NAMES.index(str(name))

    # --- the body ------------------------------------------------------------------------------

    def number(self) -> int:
        """Return the number of what a seat saw last."""
        value: Any = self.body.get("number")
        if not _is_number(value, 0, MOST):
            raise wrong("number")
        return int(value)

    def choices(self) -> list[str]:
        """Return the choices to be made, one or several."""
        several = self.body.get("choices", [self.body.get("choice")])
        if not isinstance(several, list) or not 0 < len(several) <= MOST_CHOICES:
            raise wrong("choices")
        return [_text(each, "choices", LONGEST_NAME) for each in several]

    def said(self, name: str, longest: int = LONGEST_NAME) -> str:
        """Return a text of the body."""
        return _text(self.body.get(name), name, longest)

    def notes(self) -> str:
        """Return a player's notes, which may have several lines."""
        text = self.body.get("text")
        if not isinstance(text, str) or len(text) > LONGEST_NOTES:
            raise wrong("text")
        if any(not (char.isprintable() or char in "\n\t") for char in text):
            raise wrong("text")
        return text

    def bid(self) -> int:
        """Return a bid."""
        value: Any = self.body.get("bid")
        if not _is_number(value, 0, 3):
            raise wrong("bid")
        return int(value)

    def plans(self) -> dict[int, Plan] | None:
        """Return who will sit where, if that is said."""
        seats = self.body.get("seats")
        if seats is None:
            return None
        if not isinstance(seats, dict) or set(seats) != set(KEYS):
            raise wrong("seats")
        return {side: _plan(seats[key]) for side, key in enumerate(KEYS)}

    def clock(self) -> Clock | None:
        """Return the clock of a new game."""
        match self.body.get("clock"):
            case None:
                return None
            case {"kind": "minutes", "minutes": int(minutes), "increment": int(increment)}:
                if 1 <= minutes <= 600 and 0 <= increment <= 600:
                    return Clock("minutes", minutes, increment)
            case {"kind": "days", "days": int(days)} if 1 <= days <= 60:
                return Clock("days", days=days)
        raise wrong("clock")

    def options(self) -> dict[str, int | str | bool]:
        """Return the switches of a new game."""
        options = self.body.get("options", {})
        if not isinstance(options, dict) or not all(
            isinstance(name, str) and isinstance(value, int | str)
            for name, value in options.items()
        ):
            raise wrong("options")
        return dict(options)

    def orders(self) -> BattleOrders | None:
        """Return standing orders for a battle; None cancels them."""
        given = self.body.get("orders")
        if given is None:
            return None
        if not isinstance(given, dict) or not set(given) <= _ORDERS.keys() | {"below", "to"}:
            raise wrong("orders")
        if any(given.get(name, allowed[0]) not in allowed for name, allowed in _ORDERS.items()):
            raise wrong("orders")
        if not _is_number(given.get("below", 0), 0, MOST_STEPS):
            raise wrong("orders")
        if given.get("to") not in (None, *AREA_NAMES):
            raise wrong("orders")
        return BattleOrders(**given)


_ORDERS: Final = {
    "fire": FIRE_ORDERS,
    "retreat": RETREAT_ORDERS,
    "hits": HIT_ORDERS,
    "regroup": REGROUP_ORDERS,
}


def wrong(name: str) -> RequestError:
    """Return the answer to a request that has a field with something else than it may have."""
    return RequestError(422, "unprocessable", detail=f"{name}: this cannot be asked")


def _plan(seat: object) -> Plan:
    if not isinstance(seat, dict) or not {"kind", "name", "level", "bid"} >= set(seat):
        raise wrong("seats")
    kind, level, bid = seat.get("kind"), seat.get("level"), seat.get("bid")
    if kind not in (HERE, COMPUTER):
        raise RequestError(422, "needs-server", code="needs-server")
    if kind == COMPUTER:
        level = DEFAULT_LEVEL if level is None else level
    if level not in (NAMES if kind == COMPUTER else (None,)):
        raise wrong("level")
    if bid is not None and (kind != HERE or not _is_number(bid, 0, 3)):
        raise wrong("bid")
    return Plan(kind, _text(seat.get("name", ""), "name", LONGEST_NAME), level, bid)


def _text(value: object, name: str, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest or not value.isprintable():
        raise wrong(name)
    return value


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
