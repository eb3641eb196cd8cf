"""The loop of a game in the terminal: whose choice it is, what is shown, what is typed.

A player is shown his own view and nothing else. No input ends the game but ``quit``; the end of
input and Ctrl-C save it first.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from schiltrom.ai.levels import ARENA_NAMES
from schiltrom.cli.levels import level_name
from schiltrom.cli.screen import Screen
from schiltrom.cli.terminal.choosing import AmbiguousError, find, find_any, numbered
from schiltrom.cli.terminal.hints import Hinting
from schiltrom.cli.terminal.opponent import Opposing
from schiltrom.cli.terminal.panels import (
    area_lines,
    battle_lines,
    board_lines,
    choice_lines,
    hand_line,
    pool_line,
    status_lines,
)
from schiltrom.engine import steps
from schiltrom.engine.choices import FIRST_AREA, FIRST_WORD, Choice
from schiltrom.engine.reasons.base import Reason
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND, count
from schiltrom.game import Game
from schiltrom.text.books import book_of
from schiltrom.text.game_log import GameLog
from schiltrom.text.naming import side_name
from schiltrom.text.wording import in_words, prompt, reason_text
from schiltrom.text.words import say

HUMAN: Final = "human"
PLAYERS: Final = (HUMAN, *ARENA_NAMES)

AUTOSAVE: Final = "schiltrom-autosave"
SUFFIX: Final = ".hots"
LOG_LINES: Final = 30
RESUME_LINES: Final = 5

FORCED: Final = (
    steps.CORONATION_BATTLE,
    steps.PILLAGE_HIT,
    steps.CHOOSE_BATTLE,
    steps.COMBAT,
    steps.HIT,
    steps.RETREAT,
    steps.RETREAT_TO,
    steps.REGROUP,
)
"""Steps in which a single legal choice is made automatically."""

COMBAT: Final = (steps.COMBAT, steps.COMBAT_ACTION, steps.HIT)
"""Steps that show the battle instead of the board."""


class LeaveError(Exception):
    """The player leaves the game."""


class Session:
    """One game being played on one screen."""

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        screen: Screen,
        rng: Random,
        file: Path | None = None,
        language: str = "en",
    ) -> None:
        self.game = game
        self.players = list(players)
        self.screen = screen
        self.rng = rng
        self.file = file
        self.language = language
        humans = [side for side in (ENGLAND, SCOTLAND) if players[side] == HUMAN]
        self.hot_seat = len(humans) == 2
        self.seat = humans[0] if len(humans) == 1 else NOBODY
        """Whose view is on the screen; nobody's during a handover or without a human."""
        self._logs = {side: GameLog(game.record, side) for side in humans or [NOBODY]}
        self._part_shown = ""
        """The part of the game in which the board was last shown."""
        self._board_shown: list[str] = []
        self._unsaved = False
        self._hinting = Hinting(game)
        self._opposing = Opposing(game, rng)
        self._commands: dict[str, Callable[[int, str], bool]] = {
            "help": self._help,
            "?": self._help,
            "legal": self._legal,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "board": self._board,
            "look": self._look,
            "hand": self._hand,
            "pool": self._pool,
            "log": self._log,
            "save": self._save,
            "quit": self._quit,
        }

    # --- the course of the game ----------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or the player leaves; return the exit code."""
        try:
            self._greet()
            while not self.game.is_over:
                self._next_choice()
            self._finish()
        except LeaveError:
            self._say("goodbye")
        except (EOFError, KeyboardInterrupt):
            self._rescue()
        except OSError:
            # The terminal is gone, or nobody reads what is printed.
            self._rescue()
            raise
        return 0

    def _greet(self) -> None:
        record = self.game.record
        self._say("title", paint="faint")
        england, scotland = self.players
        self._say(
            "game",
            scenario=record.scenario,
            rules=str(record.rules),
            england=england,
            scotland=scotland,
            english=level_name(england, self.language),
            scottish=level_name(scotland, self.language),
        )
        if self.file is not None:
            self._say("autosaving", file=str(self.file))
        if HUMAN in self.players:
            self._say("hint")
        else:
            self._say("spectator")
        if self._has_choices():
            self._skip_news()

    def _skip_news(self) -> None:
        """Skip old news of a resumed game except its end, showing no secrets."""
        for log in self._logs.values():
            log.update()
            if not self.hot_seat:
                self.screen.show()
                for line in log.lines(self.language)[-RESUME_LINES:]:
                    self.screen.show(line)

    def _next_choice(self) -> None:
        """Let the side to choose make one choice."""
        side = self.game.to_choose[0]
        if self.players[side] != HUMAN:
            self._play(side, self._opposing.choose(side, self.players[side]))
            if NOBODY in self._logs:
                self._show_news(NOBODY)
            return
        only = self._only_choice(side)
        if only is not None:
            self._play(side, only)
            return
        self._autosave()
        if self.hot_seat and self.seat != side:
            self._hand_over(side)
        self._present(side)
        while not self._answer(side, self.screen.ask("> ")):
            pass

    def _only_choice(self, side: int) -> int | None:
        """Return the forced choice, or None."""
        if self.game.position.step not in FORCED:
            return None
        mask = self.game.legal_mask(side)
        return mask.bit_length() - 1 if count(mask) == 1 else None

    def _play(self, side: int, choice: int) -> None:
        self.game.play(side, choice)
        self._unsaved = True

    def _finish(self) -> None:
        """Show how the game ended."""
        self._autosave()
        if self.hot_seat:
            self.screen.clear()
            self._show_board(NOBODY)
        else:
            for viewer in self._logs:
                self._show_news(viewer)
                self._show_board(viewer)
        pos = self.game.position
        ending = say("chronicle-over", self.language, side=pos.winner, ending=pos.ending)
        self.screen.show(ending, "prompt")

    # --- what is shown -------------------------------------------------------------------------

    def _say(self, key: str, paint: str = "", **arguments: str | int) -> None:
        """Show a message of the terminal's own."""
        self.screen.show(say(f"terminal-{key}", self.language, **arguments), paint)

    def _hand_over(self, side: int) -> None:
        """Hide everything until the other player is at the screen."""
        name = side_name(side, self.language)
        if self.seat != NOBODY:
            self.seat = NOBODY
            self.screen.clear()
        self._say("pass-screen", "note", side=name)
        self.screen.ask(say("terminal-ready", self.language, side=name) + " ")
        self.screen.clear()
        self.seat = side
        self._part_shown = ""
        self._board_shown = []

    def _part(self) -> str:
        """Return the current part of the game; the board is shown once in each."""
        pos = self.game.position
        bounds = (steps.CARD, steps.SEA_AREA, steps.MARCH, steps.REGROUP_TO, steps.RAID)
        part = sum(pos.step > bound for bound in bounds)
        return f"{pos.year}/{pos.turn}/{part}/{pos.active if pos.step != steps.CARD else ''}"

    def _present(self, side: int) -> None:
        """Show what happened, the board if due, and the choice to make."""
        self._show_news(side)
        pos = self.game.position
        view = self.game.view(side)
        if pos.step not in COMBAT and self._part_shown != self._part():
            self._part_shown = self._part()
            self._show_board(side, again=False)
        self.screen.show_lines(battle_lines(view, pos, self.screen.style, self.language))
        self._show_choices(side)

    def _show_news(self, viewer: int) -> None:
        for told in self._logs[viewer].update():
            self.screen.show(in_words(told.message, self.language, book_of(self.game.rules)))

    def _show_board(self, viewer: int, *, again: bool = True) -> None:
        """Show the board and its surroundings; unless *again*, only if it has changed."""
        view = self.game.view(viewer)
        board = board_lines(view, self.screen, self.language)
        self.screen.show()
        if again or board != self._board_shown:
            self.screen.show_lines(board)
            self._board_shown = board
        for line in status_lines(view, self.language):
            self.screen.show(line)

    def _show_choices(self, side: int) -> None:
        self.screen.show(prompt(self.game.position, side, self.language), "prompt")
        columns = min(self.screen.columns, 100) - 2
        self.screen.show_lines(choice_lines(self.game.view(side), columns, self.language))

    # --- what is typed -------------------------------------------------------------------------

    def _answer(self, side: int, text: str) -> bool:
        """Carry out what was typed; return whether the game has changed."""
        if not text:
            return self._board(side, "") or self._legal(side, "")
        word, _, rest = text.partition(" ")
        command = self._commands.get(word.casefold())
        if command is not None:
            return command(side, rest.strip())
        choice = self._chosen(side, text)
        if choice is None:
            return False
        reason = self.game.why_not(side, choice)
        if reason is not None:
            self._say("refused", "note", reason=self._reason(reason))
            return False
        self._play(side, choice.id)
        self._autosave()
        return True

    def _reason(self, reason: Reason) -> str:
        book = book_of(self.game.rules)
        return reason_text(reason, self.language, self.game.position.edward, book)

    def _chosen(self, side: int, text: str) -> Choice | None:
        """Return the choice typed as a number or in words, or say why there is none."""
        view = self.game.view(side)
        choices = numbered(view)
        is_number = text.isascii() and text.isdigit()
        if is_number and 1 <= int(text[:9]) <= len(choices):
            return choices[int(text[:9]) - 1]
        try:
            found = find(text, choices) if is_number else find_any(text, view)
        except AmbiguousError as error:
            names = ", ".join(str(choice) for choice in error.choices[:8])
            self._say("ambiguous", "note", text=text, names=names)
            return None
        if found is None and is_number:
            self._say("number", "note", last=len(choices))
        elif found is None:
            self._say("unknown", "note", text=text)
        return found

    def _help(self, _side: int, _rest: str) -> bool:
        self._say("help")
        return False

    def _legal(self, side: int, _rest: str) -> bool:
        self._show_choices(side)
        return False

    def _why(self, side: int, rest: str) -> bool:
        """Say why a choice is not allowed."""
        if not rest:
            self._say("why-what", "note")
            return False
        choice = self._chosen(side, rest)
        if choice is None:
            return False
        reason = self.game.why_not(side, choice)
        if reason is None:
            self._say("allowed", choice=str(choice))
        else:
            self._say("refused", reason=self._reason(reason))
        return False

    def _hint(self, side: int, _rest: str) -> bool:
        """Say what a computer player would do."""
        self.screen.show(say("hint-thinking", self.language), "faint")
        for line in self._hinting.lines(side, self.language):
            self.screen.show(line)
        return False

    def _undo(self, side: int, _rest: str) -> bool:
        """Take back the last choice, with the forced ones after it."""
        if not self.game.can_undo(side):
            self._say("undo-nothing", "note")
            return False
        self.game.undo(side)
        while self._only_choice(side) is not None and self.game.can_undo(side):
            self.game.undo(side)
        self._unsaved = True
        self._autosave()
        return True

    def _board(self, side: int, _rest: str) -> bool:
        self._show_board(side)
        return False

    def _look(self, side: int, rest: str) -> bool:
        """Show one area."""
        try:
            area = find(rest, [Choice(i) for i in range(FIRST_AREA, FIRST_WORD)])
        except AmbiguousError as error:
            names = ", ".join(choice.name for choice in error.choices)
            self._say("ambiguous", "note", text=rest, names=names)
            return False
        if area is not None:
            view, pos = self.game.view(side), self.game.position
            for line in area_lines(view, pos, area.number, self.language):
                self.screen.show(line)
        elif rest:
            self._say("no-area", "note", text=rest)
        else:
            self._say("look-what", "note")
        return False

    def _hand(self, side: int, _rest: str) -> bool:
        self.screen.show(hand_line(self.game.view(side), self.language))
        return False

    def _pool(self, side: int, _rest: str) -> bool:
        self.screen.show(pool_line(self.game.view(side), self.language))
        return False

    def _log(self, side: int, rest: str) -> bool:
        """Show the end of the log, or all of it."""
        lines = self._logs[side].lines(self.language)
        shown = lines if rest.casefold() == "all" else lines[-LOG_LINES:]
        for line in shown:
            self.screen.show(line)
        if not lines:
            self._say("log-empty")
        elif len(shown) < len(lines):
            self._say("log-part", "faint", shown=len(shown), all=len(lines))
        return False

    # --- saving and leaving --------------------------------------------------------------------

    def _write(self, path: Path) -> bool:
        """Save the game to a file, or say why not."""
        try:
            self.game.save(path)
        except (OSError, ValueError) as error:
            self._say("not-saved", "note", file=str(path), error=str(error))
            return False
        return True

    def _autosave(self) -> None:
        """Save to the game's own file, if anything has changed."""
        if self.file is not None and self._unsaved:
            self._unsaved = not self._write(self.file)

    def _save(self, _side: int, rest: str) -> bool:
        path = file_named(rest) if rest else self.file
        if path is None:
            self._say("save-what", "note")
        else:
            self._save_as(path)
        return False

    def _save_as(self, path: Path) -> bool:
        """Save to a file of the player's choice, asking before overwriting."""
        if path != self.file and os.path.exists(path):
            question = say("terminal-ask-overwrite", self.language, file=str(path))
            if self.screen.ask(question + " ").casefold() not in ("yes", "y"):
                self._say("not-overwritten")
                return False
        saved = self._write(path)
        if saved:
            self._say("saved", file=str(path))
        return saved

    def _quit(self, _side: int, _rest: str) -> bool:
        """Leave, with the game saved or discarded."""
        if self.file is not None:
            self._autosave()
            if not self._unsaved:
                self._say("saved", file=str(self.file))
                raise LeaveError
        if not self._has_choices():
            raise LeaveError
        default = free_file()
        question = say("terminal-ask-save", self.language, file=str(default)) + " "
        while True:
            answer = self.screen.ask(question)
            if answer.casefold() == "back":
                return False
            if answer.casefold() in ("no", "n"):
                raise LeaveError
            if self._save_as(file_named(answer) if answer else default):
                raise LeaveError

    def _has_choices(self) -> bool:
        return any(not entry.is_chance() for entry in self.game.record.entries)

    def _rescue(self) -> None:
        """Save the game at the end of input or on Ctrl-C, and say so."""
        with suppress(OSError):
            self.screen.show()
        if not self._has_choices():
            with suppress(OSError):
                self._say("nothing-to-save")
            return
        for path in (self.file, free_file(), free_file(tempfile.gettempdir())):
            with suppress(OSError):
                if path is not None and self._write(path):
                    self._say("saved", file=str(path))
                    return


def file_named(text: str) -> Path:
    """Return the file a player names, with ``~`` expanded."""
    return Path(os.path.expanduser(text))


def free_file(folder: str = "") -> Path:
    """Return an unused file name for an autosave."""
    number = 1
    while True:
        tail = f"-{number}" if number > 1 else ""
        path = Path(folder) / f"{AUTOSAVE}{tail}{SUFFIX}"
        if not os.path.exists(path):
            return path
        number += 1
