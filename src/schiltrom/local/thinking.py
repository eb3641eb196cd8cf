"""Computer players on this device: questions go to a worker of its own, replies come back.

A question has what its seat sees and has seen, and nothing else.
"""

from __future__ import annotations

import base64
import importlib
import json
import pickle
import secrets
from functools import cache
from typing import Any, Final

from schiltrom.ai.advice import advice_of, to_json
from schiltrom.ai.levels import (
    ADVISER,
    HINT_LEVEL,
    PEASANT,
    instead_of,
    level_here,
    needs_seat,
)
from schiltrom.ai.protocol import SEED_BITS, Player, Question, Reply, ReplyError
from schiltrom.engine.serial import view_from_json
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.knowledge.tracker import Tracker
from schiltrom.local.games import LocalGames
from schiltrom.table.answers import RequestError
from schiltrom.table.errors import NotPlayingError, StaleError
from schiltrom.table.looking import view_to_think_about

LIMIT_S: Final = 10.0
"""How long a player may think about a choice, if it has no time of its own."""
SLICE_S: Final = 0.1
"""How long at once to find out what a seat has seen, so that the page is answered meanwhile."""


def question(games: LocalGames, game_id: str, side: int, number: int) -> dict[str, Any] | None:
    """Return what a computer is asked; None: its seat's memory is not complete yet, ask again."""
    row, table = games.row(game_id), games.begun_table(game_id)
    if row.ended is not None or not table.waits_for(side) or table.number(side) != number:
        raise StaleError(table.number(side))
    player = level_here(row.levels()[side]).player
    return _asked(games, game_id, side, player, table.seen(side))


def hint_question(games: LocalGames, game_id: str, side: int, number: int) -> dict[str, Any] | None:
    """Return what the adviser is asked for a person; None: ask again."""
    state = games.state(game_id, side, number)
    if SIDE_NAMES[side] not in state.status.hints:
        raise RequestError(403, "no-hints", code="no-hints")
    if state.view is None:
        raise NotPlayingError("not-begun")
    view = view_to_think_about(games.table(game_id), side, number, state)
    return _asked(games, game_id, side, ADVISER, view)


def _asked(
    games: LocalGames, game_id: str, side: int, player: str, view: dict[str, object]
) -> dict[str, Any] | None:
    tracker = None
    if player != PEASANT:
        tracker = games.tracker(game_id, side, SLICE_S)
        if tracker is None:
            return None
    seat = None
    if needs_seat(player):
        seat = games.listed(game_id, side, SLICE_S)
        if seat is None:
            return None
    seen = "" if tracker is None else base64.b64encode(pickle.dumps(tracker)).decode()
    return {
        "player": player,
        "view": view,
        "seed": str(secrets.randbits(SEED_BITS)),
        "seen": seen,
        "seconds": LIMIT_S,
        "seat": seat,
        "instead": instead_of(player),
    }


def answer(asked: dict[str, Any]) -> str:
    """Return a player's reply, in the worker that thinks."""
    seen: Tracker | None = None
    if asked["seen"]:
        # It comes from this page's own other worker, from nowhere else.
        seen = pickle.loads(base64.b64decode(asked["seen"]))
    view = json.dumps(asked["view"])
    put = Question(view, int(asked["seed"]), seen, asked["seconds"], asked["seat"])
    return _player(asked["player"])(put).to_text()


@cache
def _player(name: str) -> Player:
    module, _, function = name.rpartition(".")
    found: Player = getattr(importlib.import_module(module), function)
    return found


def play(games: LocalGames, game_id: str, side: int, number: int, text: str | None) -> None:
    """Make the choice of a computer's reply; without a good one, the first that is legal."""
    table = games.begun_table(game_id)
    if games.row(game_id).ended is not None or table.number(side) != number:
        raise StaleError(table.number(side))
    legal = table.seen(side)["legal"]
    assert isinstance(legal, list)
    try:
        reply = Reply.from_text(text or "")
    except ReplyError:
        reply = Reply(legal[0])
    if reply.resigns:
        games.resign(game_id, side)
        return
    choice = reply.choice if reply.choice in legal else legal[0]
    games.choose(game_id, side, number, [choice])


def hint(games: LocalGames, game_id: str, side: int, number: int, text: str) -> dict[str, object]:
    """Return the adviser's reply in words."""
    state = games.state(game_id, side, number)
    view = view_to_think_about(games.table(game_id), side, number, state)
    try:
        reply = Reply.from_text(text)
    except ReplyError as error:
        raise RequestError(503, "no-hint", retry_after=1) from error
    return {"level": HINT_LEVEL, **to_json(advice_of(view_from_json(view), reply))}
