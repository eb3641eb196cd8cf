"""When a learned player resigns: if its network has given it hardly any hope for some time.

A single estimate may be wrong, so the chances at the last choices of cards count as well. They come
from what the seat saw then.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from schiltrom.ai.learned.network import Network, shipped
from schiltrom.ai.learned.seat import Seat, look_from
from schiltrom.ai.opponent import NO_LIMIT, Answer, Limit
from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker
from schiltrom.observation.simulation import Game

if TYPE_CHECKING:
    from schiltrom.ai.learned.player import Player

HOPELESS: Final = 0.015
"""A side resigns if its chance to win is smaller now and at the choices of cards before."""
BEFORE: Final = 2
"""How many choices of cards before count."""


CardChoices = tuple[tuple[tuple[int, int], bytes], ...]
"""What a seat saw when it could last choose between cards, each with its year and game turn."""


def with_this_choice(choices: CardChoices, game: Game, pos: Position, side: int) -> CardChoices:
    """Add what a side sees in a game that is being followed, if it can choose between cards."""
    if pos.step != steps.CARD or not pos.waits_for(side):
        return choices
    game.pos = pos
    seen = look_from(game, side)
    turn = pos.year, pos.turn
    before = tuple(each for each in choices if each[0] < turn)  # what came later was taken back
    return (*before[-BEFORE:], (turn, seen)) if isinstance(seen, bytes) else before


def seen_before(choices: CardChoices, pos: Position) -> tuple[bytes, ...]:
    """Return what was seen at the last choices of cards, if a card is to be chosen now."""
    if pos.step != steps.CARD:
        return ()
    turn = pos.year, pos.turn
    return tuple(seen for when, seen in choices if when < turn)[-BEFORE:]


def is_hopeless(network: Network, seat: Seat) -> bool:
    """Return whether a side that has a card to choose had better resign."""
    if len(seat.earlier) < BEFORE or not isinstance(seat.seen, bytes):
        return False
    latest_first = seat.seen, *reversed(seat.earlier)
    return all(network.opinions([seen])[0].chance < HOPELESS for seen in latest_first)


class Resigning:
    """A learned player that resigns when it is hopeless."""

    def __init__(self, player: Player, network: Network | None = None) -> None:
        self._player = player
        self._network = network or shipped()

    def answer_from(
        self,
        seat: Seat,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,
        sightings: Tracker | None = None,
    ) -> Answer:
        """Return the player's choice for a seat, and whether it would rather resign."""
        answer = self._player.answer_from(seat, view, seed, limit, sightings)
        return replace(answer, resigns=is_hopeless(self._network, seat))
