"""What the page's worker calls: texts in JSON go in, texts in JSON come out.

Every answer may bring ``written``: changes that the worker has to keep before it passes the answer
on. ``needs`` names a game whose entries have to be brought first; then the same is asked again.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from typing import Any

from schiltrom.local import thinking
from schiltrom.local.games import LocalGames, NotHeldError, Written
from schiltrom.local.routes import route
from schiltrom.local.shapes import Request, wrong
from schiltrom.screen.encoding import to_text
from schiltrom.table.answers import RequestError, error_of


class Worker:
    """The games of this device as the page's worker has them."""

    def __init__(self) -> None:
        self.games = LocalGames()

    # --- what is kept --------------------------------------------------------------------------

    def hold(self, game_id: str, row: str) -> None:
        """Take in a game's row as it is kept; an empty text: there is none."""
        try:
            data = json.loads(row) if row else None
        except ValueError:
            data = "damaged"
        self.games.hold(game_id, data)

    def bring(self, game_id: str, entries: str) -> None:
        """Take in all entries of a game."""
        self.games.bring(game_id, [(str(text), made is True) for text, made in json.loads(entries)])

    def drop(self, game_id: str) -> None:
        """Forget a game that could not be kept."""
        self.games.drop(game_id)

    # --- requests ------------------------------------------------------------------------------

    def ask(self, asked: str, at_ms: int) -> str:
        """Answer a request of the page."""
        data = json.loads(asked)
        body = data.get("body")
        path = tuple(part for part in str(data["path"]).split("/") if part)
        request = Request(
            str(data["method"]), path, data["query"], {} if body is None else body, at_ms
        )

        def answered() -> object:
            if not isinstance(request.body, dict):
                raise wrong("body")
            return route(self.games, request)

        return self._answer(answered, at_ms)

    def question(self, game_id: str, side: int, number: int, at_ms: int) -> str:
        """Return what a computer is asked."""
        return self._answer(lambda: thinking.question(self.games, game_id, side, number), at_ms)

    def play(self, game_id: str, side: int, number: int, reply: str, at_ms: int) -> str:
        """Make a computer's choice; an empty reply: it could not make up its mind."""
        return self._answer(lambda: thinking.play(self.games, game_id, side, number, reply), at_ms)

    def hint_question(self, game_id: str, side: int, number: int, at_ms: int) -> str:
        """Return what the adviser is asked; *side* is -1 for the only seat at this screen."""

        def asked() -> object:
            seat = self.games.seat(game_id, None if side < 0 else side)
            return thinking.hint_question(self.games, game_id, seat.side, number)

        return self._answer(asked, at_ms)

    def hint(self, game_id: str, side: int, number: int, reply: str, at_ms: int) -> str:
        """Return the adviser's reply as the page is answered."""

        def advised() -> object:
            seat = self.games.seat(game_id, None if side < 0 else side)
            return thinking.hint(self.games, game_id, seat.side, number, reply)

        return self._answer(advised, at_ms)

    def waiting(self, game_id: str, at_ms: int) -> str:
        """Return the computers of a game that have to choose: sides with their numbers."""
        return self._answer(lambda: self.games.waiting_computers(game_id), at_ms)

    def _answer(self, work: Callable[[], object], at_ms: int) -> str:
        self.games.at_ms = at_ms
        self.games.written = []
        status, body = 200, None
        dropped: list[str] = []
        try:
            body = work()
        except NotHeldError as error:
            return json.dumps({"needs": error.game_id, "dropped": self._undo_all()})
        except Exception as error:
            known = error_of(error, RequestError)
            if known is None:
                traceback.print_exc()
                dropped = self._undo_all()
                known = RequestError(500, "internal")
            status, body = known.status, known.body()
        written = [_as_data(each) for each in self.games.written]
        return to_text({"status": status, "body": body, "written": written, "dropped": dropped})

    def _undo_all(self) -> list[str]:
        """Forget what was changed half-way: it is read again as it was kept."""
        dropped = [each.game_id for each in self.games.written]
        for game_id in dropped:
            self.games.drop(game_id)
        self.games.written = []
        return dropped


def _as_data(written: Written) -> dict[str, Any]:
    row = None if written.row is None else json.dumps(written.row)
    return {
        "game": written.game_id,
        "was": written.was,
        "row": row,
        "stamp": 0 if written.row is None else written.row["stamp"],
        "first": written.first,
        "entries": written.entries,
    }


def think(asked: str) -> str:
    """Return a player's reply to a question, in the worker that thinks."""
    return thinking.answer(json.loads(asked))
