"""Learned players as a server asks them, and at one side of a game whose record grows.

What they need to compute with is loaded with the first of them, once in a process.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from schiltrom.ai.learned.network import shipped
from schiltrom.ai.learned.observer import Observer
from schiltrom.ai.learned.reasons import reasons
from schiltrom.ai.learned.seat import Seat
from schiltrom.ai.learned.watcher import Watcher
from schiltrom.ai.levels import Level, hint_level, hint_seconds, level_called
from schiltrom.ai.opponent import NO_LIMIT, Answer, Limit, NothingToChooseError
from schiltrom.ai.players.registry import reply_of
from schiltrom.ai.protocol import Question, Reply
from schiltrom.engine.record import Record
from schiltrom.engine.serial import view_from_json
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker

if TYPE_CHECKING:
    from schiltrom.ai.learned.player import Player


def _player(who: str, turn_seconds: float | None = None, part: str | None = None) -> Player:
    """Return a fresh player."""
    from schiltrom.ai.learned.player import player_called

    return player_called(who, turn_seconds, part)


def _fresh(who: str, seconds: float | None) -> Player:
    """Return a player that spends no more on a game turn than it may on a choice."""
    measure = level_called(who).turn_seconds
    return _player(who, measure and min(measure, seconds or measure))


_resident = cache(_fresh)


def _answer(who: str, player: Player, question: Question) -> tuple[Seat, View, Answer]:
    """Ask a player; one without a time of its own gets the question's.

    Without what its seat has seen, or with what it saw at another moment, it answers as a stranger.
    """
    view = view_from_json(json.loads(question.view))
    seat = None if question.seat is None else Seat.from_text(question.seat)
    if seat is None or not seat.fits(view):
        seat = Seat.of_stranger(view)
    measured = level_called(who).turn_seconds is not None
    limit = NO_LIMIT if measured else Limit(seconds=question.seconds)
    return seat, view, player.answer_from(seat, view, question.seed, limit, question.tracker)


def _play(who: str, question: Question) -> Reply:
    _, _, answer = _answer(who, _resident(who, question.seconds), question)
    return reply_of(answer)


def policy(question: Question) -> Reply:
    """Choose as the bare policy does."""
    return _play("learned", question)


def squire(question: Question) -> Reply:
    """Choose as the learned Squire does."""
    return _play("learned-squire", question)


def knight(question: Question) -> Reply:
    """Choose as the learned Knight does."""
    return _play("learned-knight", question)


def earl(question: Question) -> Reply:
    """Choose as the learned Earl does."""
    return _play("learned-earl", question)


def king(question: Question) -> Reply:
    """Choose as the learned King does."""
    return _play("learned-king", question)


def adviser(question: Question) -> Reply:
    """Choose for a person who wants a hint, without earlier plans, so that reasons are given."""
    who = hint_level().who
    seat, view, answer = _answer(who, _fresh(who, hint_seconds(question.seconds)), question)
    if not answer.considered:
        asked = seat, view, answer.choice, question.seed, question.tracker
        answer = replace(answer, considered=reasons(shipped(), *asked))
    return reply_of(answer)


class Seated:
    """A learned player at one side of a game whose record grows."""

    def __init__(
        self,
        level: Level,
        record: Record,
        side: int,
        turn_seconds: float | None = None,
        part: str | None = None,
    ) -> None:
        self._player = _player(level.who, turn_seconds or level.turn_seconds, part)
        self._observer = Observer(record, side)

    def look(self, record: Record) -> Seat:
        """See what has happened."""
        return self._observer.follow(record)

    def answer(
        self,
        seat: Seat,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,
        tracker: Tracker | None = None,
    ) -> Answer:
        """Return its choice from what it has seen."""
        return self._player.answer_from(seat, view, seed, limit, tracker)


class Watching:
    """A learned player as an ``Opponent``, which answers from views.

    It knows what it has been shown of a game; without that it answers as a stranger.
    """

    def __init__(
        self, level: Level, turn_seconds: float | None = None, part: str | None = None
    ) -> None:
        self._player = _player(level.who, turn_seconds or level.turn_seconds, part)
        self._watcher: Watcher | None = None

    def watch(self, view: View) -> None:
        """See the next view of its side."""
        if self._watcher is None:
            self._watcher = Watcher(view)
        else:
            self._watcher.see(view)

    def forget(self, view: View) -> None:
        """Begin anew with a view, because too much has happened since the last one."""
        self._watcher = None
        self.watch(view)

    def answer(
        self,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,
        sightings: Tracker | None = None,
    ) -> Answer:
        """Return a choice for the side whose view this is; the same arguments, the same answer."""
        if not view.legal:
            raise NothingToChooseError("it is not this side's choice")
        seat = None if self._watcher is None else self._watcher.seat(view)
        if seat is None or not seat.fits(view):
            seat = Seat.of_stranger(view)
        return self._player.answer_from(seat, view, seed, limit, sightings)
