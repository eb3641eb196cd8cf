"""A game in play: a growing record, the position it leads to, and a source of chance."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from schiltrom.engine.chance import Chance, sample, seeded_chance
from schiltrom.engine.choices import CHOICES, Choice, parse_choice
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.flow import legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.reasons.base import Reason
from schiltrom.engine.reasons.explain import why_not
from schiltrom.engine.record import Entry, Record, Replay
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import scenario_number
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND, SIDE_NAMES
from schiltrom.engine.view import View, view
from schiltrom.notation.files import load_score, save_text
from schiltrom.notation.line import position_to_line
from schiltrom.notation.score import Comments, Score
from schiltrom.notation.whole_files import write_whole
from schiltrom.notation.writer import write_game
from schiltrom.text.books import DEFAULT_BOOK, book_of
from schiltrom.text.refusals import nothing_to_undo
from schiltrom.text.wording import in_words, reason_text


class IllegalChoiceError(ValueError):
    """A choice the rules do not allow now; ``reason`` explains why."""

    def __init__(
        self, choice: Choice, reason: Reason, edward: int = 1, book: str = DEFAULT_BOOK
    ) -> None:
        self.choice = choice
        self.reason = reason
        super().__init__(f"{choice}: {reason_text(reason, edward=edward, book=book)}")


class UndoError(ValueError):
    """There is nothing this side may undo."""


class Game:
    """One game of Hammer of the Scots.

    >>> game = Game.new("braveheart", edition=4, seed=1297)
    >>> game
    <Game braveheart, edition 4, 1297/1, England and Scotland to choose>
    >>> game.legal(ENGLAND)[0]
    Choice.parse('card 3')
    """

    def __init__(self, record: Record, chance: Chance | None = None) -> None:
        self.record = record
        self.chance: Chance = chance if chance is not None else seeded_chance(secrets.token_hex(32))
        self.comments: Comments = {}
        """Comments on the game, by the number of record entries before them."""
        self._replay: Replay = record.replay()
        self._run_chance()

    # --- creating, saving and loading ----------------------------------------------------------

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
        """Begin a game: a scenario, an edition or preset (or full rules), switches, and a seed."""
        chosen = rules if rules is not None else RuleSet.preset(edition)
        source = chance
        if source is None and seed is not None:
            source = seeded_chance(seed)
        return cls(Record(scenario_number(scenario), chosen.but(**switches)), source)

    def copy(self) -> Game:
        """Return an independent game at the same point; chance differs from here on."""
        twin = Game(Record(self.record.scenario, self.record.rules))
        twin.record = self.record.copy()
        twin._replay = self._replay.copy()
        twin.comments = {at: list(texts) for at, texts in self.comments.items()}
        return twin

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game to a file, completely or not at all.

        A name that ends in ``.hots`` means the notation, for people and machines; any other
        the JSON of the record. Both hold the same game.

        >>> import tempfile
        >>> game = Game.new(seed=1297)
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     game.save(f"{folder}/falkirk.hots")
        ...     Game.load(f"{folder}/falkirk.hots").position == game.position
        True
        """
        target = Path(path)
        write_whole(target, save_text(Score(self.record, self.comments), target).encode())

    @classmethod
    def load(cls, path: str | os.PathLike[str], chance: Chance | None = None) -> Game:
        """Read a saved game, in either format, so that it can continue."""
        score = load_score(path)
        game = cls(score.record, chance)
        game.comments = score.comments
        return game

    # --- state ---------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """Return the current position."""
        return self._replay.position

    @property
    def line(self) -> str:
        """Return the current position as one line of text (``docs/notation.md``).

        >>> Game.new(seed=1297).line.split()[:4]
        ['hots2', 'braveheart:4', '1297/1', 'card']
        """
        return position_to_line(self.position)

    @property
    def text(self) -> str:
        """Return the whole game in the notation.

        >>> print(Game.new(seed=1297).text.splitlines()[5])
        1297 (nobles: E 11, S 3)
        """
        return write_game(Score(self.record, self.comments))

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
        """Return whose turn it is and what to choose, in words."""
        from schiltrom.text.wording import prompt

        return prompt(self.position)

    def view(self, side: int) -> View:
        """Return what a side may see; ``NOBODY`` is a spectator."""
        check_side(side)
        return view(self.position, side)

    def story(self, viewer: int = NOBODY, language: str = "en") -> list[str]:
        """Return what happened, in sentences, as a side or a spectator saw it."""
        from schiltrom.text.game_log import GameLog

        log = GameLog(self.record, viewer)
        log.update()
        return log.lines(language)

    # --- choosing ------------------------------------------------------------------------------

    def legal_mask(self, side: int) -> int:
        """Return a side's legal choices as a mask of choice ids."""
        check_side(side)
        return legal_mask(self.position, side)

    def legal(self, side: int) -> list[Choice]:
        """Return a side's legal choices, in order of id."""
        mask = self.legal_mask(side)
        return [Choice(i) for i in range(CHOICES) if mask >> i & 1]

    def why_not(self, side: int, choice: Choice | str | int) -> Reason | None:
        """Return why a side may not choose this now, or None if it may."""
        check_side(side)
        return why_not(self.position, side, choice_id(choice))

    def explain(self, side: int, choice: Choice | str | int, language: str = "en") -> str:
        """Return in words why a side may not choose this now; empty if it may."""
        reason = self.why_not(side, choice)
        edward, book = self.position.edward, book_of(self.rules)
        return "" if reason is None else reason_text(reason, language, edward, book)

    def play(self, side: int, choice: Choice | str | int) -> None:
        """Make a choice; any outcomes of chance that follow happen at once."""
        check_side(side)
        number = choice_id(choice)
        reason = why_not(self.position, side, number)
        if reason is not None:
            edward, book = self.position.edward, book_of(self.rules)
            raise IllegalChoiceError(Choice(number), reason, edward, book)
        self._replay.choose(side, number)
        self.record.entries.append(Entry.of_choice(side, number))
        self._run_chance()

    def can_undo(self, side: int) -> bool:
        """Return whether a side may undo its last choice."""
        check_side(side)
        return self._replay.can_undo(side)

    def undo(self, side: int) -> None:
        """Undo a side's last choice; never past dice or anything revealed."""
        if not self.can_undo(side):
            raise UndoError(in_words(nothing_to_undo(side)))
        self._replay.undo(side)
        self.record.entries.append(Entry.of_undo(side))

    def _run_chance(self) -> None:
        """Settle every outcome of chance the position is waiting for."""
        while self.position.is_chance():
            outcome = sample(self.position, self.chance)
            entry = Entry.of_outcome(self.position, outcome)
            self._replay.settle(outcome)
            self.record.entries.append(entry)

    def _repr_svg_(self) -> str:
        """Return a drawing of the whole position, for notebooks."""
        from schiltrom.svg import draw

        return str(draw(self))

    def __repr__(self) -> str:
        pos = self.position
        scenario = SCENARIO_NAMES[pos.scenario]
        who = " and ".join(SIDE_NAMES[side] for side in self.to_choose) or "nobody"
        return f"<Game {scenario}, {self.rules}, {pos.year}/{pos.turn}, {who} to choose>"

    def __str__(self) -> str:
        return f"{self.position}\n{self.prompt}"


def check_side(side: int) -> None:
    """Refuse anything that is not a side; ``NOBODY``, who only watches, is accepted."""
    if isinstance(side, bool) or side not in (ENGLAND, SCOTLAND, NOBODY):
        raise ValueError(f"a side is ENGLAND ({ENGLAND}) or SCOTLAND ({SCOTLAND}), not {side!r}")


def choice_id(choice: Choice | str | int) -> int:
    """Return the id of a choice given as a ``Choice``, as text or as an id."""
    if isinstance(choice, Choice):
        return choice.id
    return parse_choice(choice) if isinstance(choice, str) else Choice(choice).id
