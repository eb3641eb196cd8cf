"""Advice: what a computer player would do in your place, in words.

It is worked out from the view of the side that asks. To put it in words, the choices are played in
a world drawn from that view, until chance or the other side has to act.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from schiltrom.ai.protocol import Reply
from schiltrom.engine import steps
from schiltrom.engine.choices import STOP, WORDS, allows, kind_of, number_of, parse_choice
from schiltrom.engine.flow import choose, legal
from schiltrom.engine.position import Position
from schiltrom.engine.view import View
from schiltrom.engine.view import view as view_of
from schiltrom.engine.worlds import draw_world
from schiltrom.screen.guidance import word_message
from schiltrom.text.message import Message, TheAreas, TheBlocks, TheCards, slug
from schiltrom.text.message import to_json as message_json

SHOWN: Final = 4
"""Maximum number of lines shown."""


@dataclass(frozen=True, slots=True)
class AdvisedLine:
    """One line in words, with its estimated chance of winning."""

    choices: tuple[str, ...]
    order: tuple[Message, ...]
    value: float | None


@dataclass(frozen=True, slots=True)
class Advice:
    """The recommended line, then the other lines considered."""

    choice: str
    lines: tuple[AdvisedLine, ...]


def advice_of(view: View, reply: Reply) -> Advice:
    """Return a player's reply to a view as advice."""
    looked_at = [line for line in reply.lines if line[0][:1] != (reply.choice,)]
    own = [line for line in reply.lines if line[0][:1] == (reply.choice,)]
    best: tuple[tuple[str, ...], float | None] = own[0] if own else ((reply.choice,), reply.value)
    rest = [*own[1:], *looked_at]
    rest.sort(key=lambda line: -line[1])
    lines = [best, *rest][:SHOWN]
    return Advice(reply.choice, tuple(_line(view, choices, value) for choices, value in lines))


def _line(view: View, choices: tuple[str, ...], value: float | None) -> AdvisedLine:
    return AdvisedLine(choices, tuple(order_of(view, map(parse_choice, choices))), value)


class _Teller:
    """Puts choices in words one by one; blocks that take the same route share a message."""

    def __init__(self) -> None:
        self.told: list[Message] = []
        self._block = -1
        self._ways: dict[tuple[int, int], list[int]] = {}
        self._way = (-1, -1)

    def tell(self, pos: Position, side: int, choice: int) -> None:
        """Put the next choice in words."""
        kind, number = kind_of(choice), number_of(choice)
        if kind == "block" and steps.GATHERS[pos.step]:
            self._end_of_way()
            self._block, self._way = number, (pos.place_of(number), -1)
        elif kind == "area" and steps.ON_THE_WAY[pos.step] and self._block >= 0:
            self._way = (self._way[0], number)
        elif kind != "word" or number != STOP or self._block < 0:
            self.end(pos.edward)
            self.told.append(_message(pos, side, kind, number))

    def _end_of_way(self) -> None:
        if self._block >= 0:
            self._ways.setdefault(self._way, []).append(self._block)
        self._block = -1

    def end(self, edward: int) -> None:
        """Finish the message on the blocks that are moving."""
        self._end_of_way()
        for (origin, area), blocks in self._ways.items():
            named = TheBlocks(tuple(blocks), edward)
            if area < 0:
                self.told.append(Message("hint-block", {"block": named}))
            else:
                ends = {"from": TheAreas((origin,)), "to": TheAreas((area,))}
                self.told.append(Message("hint-way", {"blocks": named, **ends}))
        self._ways.clear()


def _message(pos: Position, side: int, kind: str, number: int) -> Message:
    """Return the message for a single choice."""
    match kind:
        case "card":
            return Message("hint-card", {"card": TheCards((number,))})
        case "block":
            return Message("hint-block", {"block": TheBlocks((number,), pos.edward)})
        case "area":
            step = slug(steps.NAMES[pos.step])
            return Message("hint-area", {"area": TheAreas((number,)), "step": step})
    return word_message(view_of(pos, side), pos, WORDS[number])


def order_of(view: View, choices: Iterable[int]) -> list[Message]:
    """Return consecutive choices of the viewer as messages, one per order."""
    pos = draw_world(view, Random(0))  # noqa: S311 (what is told is the same in every world)
    teller = _Teller()
    for choice in choices:
        if not allows(legal(pos, view.side), choice):
            break
        teller.tell(pos, view.side, choice)
        choose(pos, view.side, choice)
        if pos.is_chance() or not pos.waits_for(view.side):
            break
    teller.end(pos.edward)
    return teller.told


def to_json(found: Advice) -> dict[str, object]:
    """Return the advice as JSON data."""
    return {
        "choice": found.choice,
        "lines": [
            {
                "choices": list(line.choices),
                "order": [message_json(message) for message in line.order],
                "value": None if line.value is None else round(line.value, 3),
            }
            for line in found.lines
        ],
    }
