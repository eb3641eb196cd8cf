"""Hints in the terminal: what a computer player would do in your place."""

from __future__ import annotations

import json
import secrets
from importlib import import_module
from typing import Final

from schiltrom.ai.advice import AdvisedLine, advice_of
from schiltrom.ai.learned.observer import Observer
from schiltrom.ai.levels import ADVISER, needs_seat
from schiltrom.ai.protocol import SEED_BITS, Player, Question
from schiltrom.engine.serial import view_to_json
from schiltrom.game import Game
from schiltrom.knowledge.follower import Follower
from schiltrom.text.books import book_of
from schiltrom.text.wording import in_words
from schiltrom.text.words import say

SECONDS: Final = 10.0
"""How long an adviser without a time of its own may think."""


class Hinting:
    """Gives hints in one game; each side's adviser knows what that side has seen."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._followers: dict[int, Follower] = {}
        self._observers: dict[int, Observer] = {}

    def lines(self, side: int, language: str) -> list[str]:
        """Return the advice for the side to choose, line by line."""
        view = self._game.view(side)
        record = self._game.record
        reply = _adviser()(self._question(side, json.dumps(view_to_json(view))))
        best, *others = advice_of(view, reply).lines
        book = book_of(record.rules)
        told = [say("hint-title", language), "  " + _words(best, language, book)]
        if best.value is None:
            told.append(say("hint-usual", language))
        if others:
            told.append(say("hint-other", language))
        return told + ["  " + _words(line, language, book) for line in others]

    def _question(self, side: int, view: str) -> Question:
        """Return what the adviser is asked: a view, and what its side has seen before."""
        record = self._game.record
        tracker = self._followers.setdefault(side, Follower(record, side)).follow(record)
        seat = None
        if needs_seat(ADVISER):
            observer = self._observers.setdefault(side, Observer(record, side))
            seat = observer.follow(record).to_text()
        return Question(view, secrets.randbits(SEED_BITS), tracker, SECONDS, seat)


def _adviser() -> Player:
    """Return the adviser, which most games go without."""
    module, _, function = ADVISER.rpartition(".")
    found: Player = getattr(import_module(module), function)
    return found


def _words(line: AdvisedLine, language: str, book: str) -> str:
    order = "; ".join(in_words(message, language, book) for message in line.order)
    if line.value is None:
        return order
    return say("hint-line", language, order=order, percent=round(100 * line.value))
