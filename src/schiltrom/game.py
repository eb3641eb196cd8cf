"""A game in play: a record that grows, the position it leads to, and a source of chance."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path

from schiltrom.engine.chance import Chance, sample, seeded_chance
from schiltrom.engine.choices import CHOICES, Choice, parse_choice
from schiltrom.engine.flow import legal_mask
from schiltrom.engine.position import SCENARIO_NAMES, Position
from schiltrom.engine.reasons import Reason, why_not
from schiltrom.engine.record import Entry, Record, RecordError, Replay
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import scenario_number
from schiltrom.engine.tables import NOBODY, SIDE_NAMES
from schiltrom.engine.view import View, view
from schiltrom.message import in_words
from schiltrom.refusing import nothing_to_undo, reason_text


class IllegalChoiceError(ValueError):
    """A choice the rules do not allow now; ``reason`` says why."""

    def __init__(self, choice: Choice, reason: Reason, edward: int = 1) -> None:
        self.choice = choice
        self.reason = reason
        super().__init__(f"{choice}: {reason_text(reason, edward=edward)}")


class UndoError(ValueError):
    """There is nothing this side may take back."""


class Game:
    """One game of Hammer of the Scots.

    >>> game = Game.new("braveheart", edition=4, seed=1297)
    >>> game.position.year
    1297
    """

    def __init__(self, record: Record, chance: Chance | None = None) -> None:
        self.record = record
        self.chance: Chance = chance if chance is not None else seeded_chance(secrets.token_hex(32))
        self._replay: Replay = record.replay()
        self._run_chance()

    # --- beginning and ending ------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        scenario: str = "braveheart",
        *,
        edition: int | str = 4,
        seed: int | str | None = None,
        rules: RuleSet | None = None,
        chance: Chance | None = None,
        **switches: int | str | bool,
    ) -> Game:
        """Begin a game: a scenario, an edition or preset (or whole rules), switches, and a seed."""
        chosen = rules if rules is not None else RuleSet.preset(edition)
        source = chance
        if source is None and seed is not None:
            source = seeded_chance(seed)
        return cls(Record(scenario_number(scenario), chosen.but(**switches)), source)

    def copy(self) -> Game:
        """Return an independent game at the same point; chance goes its own way from here."""
        twin = Game(Record(self.record.scenario, self.record.rules))
        twin.record = self.record.copy()
        twin._replay = self._replay.copy()
        return twin

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, whole or not at all."""
        save_record(self.record, path)

    @classmethod
    def load(cls, path: str | os.PathLike[str], chance: Chance | None = None) -> Game:
        """Read a game that was saved and go on with it."""
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
        except ValueError as error:
            raise RecordError(f"{path} is not readable as a record: {error}") from error
        try:
            return cls(Record.from_json(data), chance)
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from error

    # --- what is true --------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """Return the position now."""
        return self._replay.position

    @property
    def rules(self) -> RuleSet:
        """Return the rules this game is played by."""
        return self.record.rules

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.position.is_over()

    @property
    def winner(self) -> int | None:
        """Return who has won, or None."""
        return self.position.winner if self.position.winner != NOBODY else None

    @property
    def to_choose(self) -> list[int]:
        """Return the sides that have a choice to make."""
        return [side for side in range(2) if self.position.waits_for(side)]

    @property
    def prompt(self) -> str:
        """Return in words whose choice it is and of what."""
        from schiltrom.prompts import prompt

        return prompt(self.position)

    def view(self, side: int) -> View:
        """Return what a side may see."""
        return view(self.position, side)

    # --- choosing ------------------------------------------------------------------------------

    def legal_mask(self, side: int) -> int:
        """Return a side's legal choices as a mask of choice ids."""
        return legal_mask(self.position, side)

    def legal(self, side: int) -> list[Choice]:
        """Return a side's legal choices, in order of id."""
        mask = self.legal_mask(side)
        return [Choice(i) for i in range(CHOICES) if mask >> i & 1]

    def why_not(self, side: int, choice: Choice | str | int) -> Reason | None:
        """Return why a side may not choose this now, or None if it may."""
        return why_not(self.position, side, choice_id(choice))

    def play(self, side: int, choice: Choice | str | int) -> None:
        """Make a choice; what chance brings after it happens at once."""
        number = choice_id(choice)
        reason = why_not(self.position, side, number)
        if reason is not None:
            raise IllegalChoiceError(Choice(number), reason, self.position.edward)
        self._replay.choose(side, number)
        self.record.entries.append(Entry.of_choice(side, number))
        self._run_chance()

    def can_undo(self, side: int) -> bool:
        """Return whether a side may take its last choice back."""
        return self._replay.can_undo(side)

    def undo(self, side: int) -> None:
        """Take a side's last choice back; never past dice or anything revealed."""
        if not self.can_undo(side):
            raise UndoError(in_words(nothing_to_undo(side)))
        self._replay.undo()
        self.record.entries.append(Entry.of_undo(side))

    def _run_chance(self) -> None:
        """Let chance settle all the position waits for."""
        while self.position.is_chance():
            outcome = sample(self.position, self.chance)
            entry = Entry.of_outcome(self.position, outcome)
            self._replay.settle(outcome)
            self.record.entries.append(entry)

    def __repr__(self) -> str:
        pos = self.position
        scenario = SCENARIO_NAMES[pos.scenario]
        who = " and ".join(SIDE_NAMES[side] for side in self.to_choose) or "nobody"
        return f"<Game {scenario}, {self.rules}, {pos.year}/{pos.turn}, {who} to choose>"


def save_record(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record to a file, whole or not at all."""
    target = Path(path)
    text = json.dumps(record.to_json(), ensure_ascii=False, indent=1) + "\n"
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def choice_id(choice: Choice | str | int) -> int:
    """Return the id of a choice given as itself, as text or as id."""
    if isinstance(choice, Choice):
        return choice.id
    return parse_choice(choice) if isinstance(choice, str) else Choice(choice).id
