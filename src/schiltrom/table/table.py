"""A table: one game in play, derived from nothing but its entries.

Each seat, and the spectators, have their own number, which counts the changes *they* have seen.
It is the only number ever sent: nobody may learn how many entries hidden choices took.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from schiltrom.engine.chance import sample
from schiltrom.engine.choices import FIRE, FIRST_BLOCK, FIRST_WORD
from schiltrom.engine.flow import choose, legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.reasons.explain import why_not
from schiltrom.engine.record import Entry, Record, RecordError
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.serial import view_to_json
from schiltrom.engine.steps import (
    CARD,
    COMBAT,
    COMBAT_ACTION,
    CORONATION,
    ENGLISH_BUILD,
    ENGLISH_DISBAND,
    HIT,
    MOVE,
    PILLAGE_GAIN,
    PILLAGE_HIT,
    QUARTERS,
    RAID,
    SCOTTISH_BUILD,
    SCOTTISH_DISBAND,
    SEA_BLOCK,
    VICTUALS,
)
from schiltrom.engine.tables import AREAS, ENGLAND, LETTER, NOBODY, OWN, SCOTLAND, SIDE_NAMES
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.engine.view import View, view
from schiltrom.fairness import FairChance
from schiltrom.screen.replay import Course, ViewerHistory
from schiltrom.screen.state import screen_state_for
from schiltrom.screen.types import ScreenState
from schiltrom.table.errors import RefusedError
from schiltrom.text.log import lines
from schiltrom.text.log_lines import LogLine, NumberedLine, bids_line
from schiltrom.text.message import Message
from schiltrom.text.refusals import nothing_to_undo, reason_message

if TYPE_CHECKING:
    from schiltrom.table.status import Status

VIEWERS: Final = (ENGLAND, SCOTLAND, NOBODY)
VIEW: Final = "view"
SCREEN_STATE: Final = "sheet"
NO_LINES: Final = 2**31
"""A number nobody ever reaches: nothing has happened since."""
AUTO_FORCED: Final = "forced"
"""A seat's preference: choices without an alternative are made automatically."""
AUTO_HITS: Final = "hits"
"""A seat's preference: hits without a real choice are assigned automatically."""
FIRE_ORDER: Final = "fire "
"""How a seat's order begins to fire with what is left of a letter in a round of a battle."""


HIDDEN_ANSWERS: Final = frozenset(
    {
        CORONATION,
        VICTUALS,
        PILLAGE_HIT,
        PILLAGE_GAIN,
        SEA_BLOCK,
        RAID,
        QUARTERS,
        ENGLISH_DISBAND,
        SCOTTISH_DISBAND,
        SCOTTISH_BUILD,
        ENGLISH_BUILD,
    }
)
"""The steps at which it depends on hidden blocks whether there is only one choice."""


@dataclass(frozen=True)
class State:
    """What is sent to a viewer."""

    side: str | None
    """The name of the viewer's side; None for a spectator."""
    number: int
    view: dict[str, object] | None
    """The view, in the form for programs, unless a screen state was requested."""
    sheet: ScreenState | None
    """The view, in the form a browser draws, if that was requested."""
    lines: list[NumberedLine]
    status: Status
    can_undo: bool = False
    your_choice: bool = False
    views: dict[str, object] | None = None
    """The views of both sides, once the game is over or where everything is open."""
    chat: int = 0
    """The number of the last chat line; 0 for spectators."""
    form: str = VIEW
    """Which of the two forms was requested."""


def _shared(told: list[LogLine], said: list[LogLine]) -> list[LogLine]:
    """Return lines, reusing those that other viewers have seen, so that each is kept only once."""
    for line in told:
        if line not in said:
            said.append(line)
    return [said[said.index(line)] for line in told]


def _why(pos: Position, side: int, choice: int) -> Message | None:
    """Return why a side may not make a choice, or None if it may."""
    reason = why_not(pos, side, choice)
    return reason_message(reason, pos.edward) if reason is not None else None


def _round_order(pos: Position) -> str:
    """Return how orders to fire begin that are meant for the present round of battle."""
    return f"{FIRE_ORDER}{pos.year} {pos.turn} {pos.field} {pos.cause} {pos.round} "


def _choosing_cards(pos: Position) -> set[int]:
    """Return the sides that still have to play a card (3.1)."""
    return {side for side in (ENGLAND, SCOTLAND) if pos.step == CARD and pos.waits_for(side)}


def _is_openly_forced(pos: Position) -> bool:
    """Return whether everybody can see that the side to choose has only one choice.

    Where that hangs on hidden blocks, an answer that comes at once would tell.
    """
    if pos.step in HIDDEN_ANSWERS:
        return False
    if pos.step != MOVE:
        return True
    # The Norse alone cannot move on without a move point: that nobody can must be plain to see.
    left = sum(
        pos.at[area] & OWN[pos.active] & ~pos.moved
        for area in range(AREAS)
        if pos.moves or pos.groups >> area & 1
    )
    return left == 0


class Table:
    """A game in play, rebuilt from its entries and then kept up to date."""

    def __init__(
        self,
        scenario: int,
        rules: RuleSet,
        chance: FairChance,
        imported: int = 0,
        bids: tuple[int, int] | None = None,
    ) -> None:
        self.record = Record(scenario, rules)
        self._bids = bids
        """What both sides bid in secret before the game began (9.2)."""
        self.starts = [0, 0]
        """How often each side's turn to choose has begun, not counting choices it took back."""
        self._chance = chance
        self._imported = imported
        self._waits = [False, False]
        self._replay = self.record.begin()
        self._numbers = dict.fromkeys(VIEWERS, 0)
        self._asked = dict.fromkeys(VIEWERS, 0)
        """First number at which the current question was asked."""
        self._seen = {viewer: self.view(viewer) for viewer in VIEWERS}
        self._lines: dict[int, list[NumberedLine]] = {viewer: [] for viewer in VIEWERS}
        self._marks = {viewer: [0] for viewer in VIEWERS}
        self._screen_states: dict[int, tuple[int, ScreenState]] = {}
        self.course = Course()
        self.course.note(self._replay.position)

    # --- state ---------------------------------------------------------------------------------

    @property
    def entries(self) -> int:
        """Return how many entries the game has; this must never be sent to anybody."""
        return len(self.record.entries)

    @property
    def epochs(self) -> int:
        """Return how many epochs of chance the game has after the first."""
        return self._chance.epochs

    @property
    def is_over(self) -> bool:
        """Return whether the rules have ended the game."""
        return self._replay.position.is_over()

    @property
    def winner(self) -> int:
        """Return who has won by the rules, or ``NOBODY``."""
        return self._replay.position.winner

    @property
    def ending(self) -> str:
        """Return how the rules have ended the game."""
        return ENDING_NAMES[self._replay.position.ending]

    def number(self, viewer: int) -> int:
        """Return how often a viewer's view has changed."""
        return self._numbers[viewer]

    def answers(self, side: int, number: int) -> bool:
        """Return whether a choice with this number answers the question a side is asked now.

        It does not matter if the other side has played a card or taken it back meanwhile (3.1).
        """
        return self._asked[side] <= number <= self._numbers[side]

    def seen(self, viewer: int) -> dict[str, object]:
        """Return a viewer's view as plain data."""
        return view_to_json(self._seen[viewer])

    def view(self, viewer: int) -> View:
        """Return a viewer's view."""
        return view(self._replay.position, viewer)

    def screen_state(self, viewer: int) -> ScreenState:
        """Return a viewer's screen state, built when it is first requested."""
        number = self._numbers[viewer]
        kept = self._screen_states.get(viewer)
        if kept is None or kept[0] != number:
            kept = number, screen_state_for(self._replay.position, viewer)
            self._screen_states[viewer] = kept
        return kept[1]

    def history(self, viewer: int) -> ViewerHistory:
        """Return the changes a viewer has seen, for a replay."""
        told: dict[int, list[LogLine]] = {}
        for line in self._lines[viewer]:
            told.setdefault(line.number, []).append(line.told)
        return ViewerHistory(viewer, list(self._marks[viewer]), told)

    def waits_for(self, side: int) -> bool:
        """Return whether a side has a choice to make."""
        return self._replay.position.waits_for(side)

    def clock_runs(self, side: int) -> bool:
        """Return whether a side's clock runs, as everybody sees it.

        Where both sides build at once, nobody sees who has finished: both clocks run to the end.
        """
        pos = self._replay.position
        return pos.waits_for(side) or pos.builds_at_once()

    def legal(self, side: int) -> int:
        """Return a side's legal choices as a mask."""
        return legal_mask(self._replay.position, side)

    def can_undo(self, side: int) -> bool:
        """Return whether a side may take its last choice back."""
        return self._replay.can_undo(side)

    def lines_after(self, viewer: int, number: int) -> list[NumberedLine]:
        """Return the log lines a viewer has received since a number."""
        return [line for line in self._lines[viewer] if line.number > number]

    def state(self, viewer: int, since: int, form: str, status: Status, chat: int = 0) -> State:
        """Return what a viewer may see; the whole log if the number he claims is still to come."""
        number = self.number(viewer)
        plays = viewer != NOBODY and not status.over
        shows_both = (status.over or status.open) and form == VIEW
        return State(
            side=SIDE_NAMES[viewer] if viewer != NOBODY else None,
            number=number,
            view=self.seen(viewer) if form == VIEW else None,
            sheet=self.screen_state(viewer) if form == SCREEN_STATE else None,
            lines=self.lines_after(viewer, -1 if number < since < NO_LINES else since),
            status=status,
            can_undo=plays and self.can_undo(viewer),
            your_choice=plays and self.waits_for(viewer),
            views=self._both_views() if shows_both else None,
            chat=chat,
            form=form,
        )

    def _both_views(self) -> dict[str, object]:
        """Return what both sides see, where nothing is hidden from anybody."""
        return {SIDE_NAMES[side]: self.seen(side) for side in (ENGLAND, SCOTLAND)}

    # --- playing -------------------------------------------------------------------------------

    def why(self, side: int, choice: int) -> Message | None:
        """Return why a side may not make a choice, or None if it may."""
        return _why(self._replay.position, side, choice)

    def play(self, side: int, choice: int) -> list[Entry]:
        """Make a choice; return it and the outcomes of chance after it."""
        return self.play_all(side, [choice])

    def play_all(self, side: int, choices: list[int]) -> list[Entry]:
        """Make several choices, all or none; return everything that happened.

        Only the last may roll dice or reveal anything: otherwise a player could see it for free by
        sending choices that are refused in the end.
        """
        self._check(side, choices)
        return [
            entry
            for choice in choices
            for entry in self._add_with_chance(Entry.of_choice(side, choice))
        ]

    def _check(self, side: int, choices: list[int]) -> None:
        """Refuse choices that may not be made one after another."""
        trial = self._replay.position
        for place, choice in enumerate(choices, start=1):
            refusal = _why(trial, side, choice)
            if refusal is not None:
                raise RefusedError(refusal)
            if place == len(choices):
                return
            trial = trial.copy()
            if choose(trial, side, choice) or trial.is_chance():
                raise RefusedError(Message("reason-not-known-yet"))

    def undo(self, side: int) -> list[Entry]:
        """Take a side's last choice back."""
        if not self.can_undo(side):
            raise RefusedError(nothing_to_undo(side))
        return self._add_with_chance(Entry.of_undo(side))

    def last_choice(self, side: int) -> int | None:
        """Return the number of a side's last entry that was a real choice and still stands."""
        walk = self.record.begin()
        found = None
        for number, who, what in self._replay.line:
            if who == side:
                mask = legal_mask(walk.position, side)
                found = number if mask & (mask - 1) else found
            walk.again(who, what)
        return found

    def can_take_back(self, side: int, number: int) -> bool:
        """Return whether an entry is a choice of a side that still stands."""
        return self._replay.can_go_back(side, number)

    def take_back(self, side: int, number: int) -> list[Entry]:
        """Go back to before a side's choice, to which the other side has agreed."""
        return self._add_with_chance(Entry.of_back(side, number))

    def begin(self, chance: FairChance | None = None) -> list[Entry]:
        """Let chance complete the set-up of the game; it may be known only now."""
        if chance is not None:
            self._chance = chance
        return self._settle()

    def automatic(self, wishes: dict[int, frozenset[str]]) -> list[Entry]:
        """Make the choices that the seats want made automatically; return all that happened."""
        done: list[Entry] = []
        while (found := self._automatic_choice(wishes)) is not None:
            done += self.play(*found)
        return done

    def _automatic_choice(self, wishes: dict[int, frozenset[str]]) -> tuple[int, int] | None:
        pos = self._replay.position
        for side, wish in wishes.items():
            if not pos.waits_for(side):
                continue
            ordered = self._ordered_fire(side, wish)
            if ordered is not None:
                return side, ordered
            mask = legal_mask(pos, side)
            forced = mask & (mask - 1) == 0 and _is_openly_forced(pos)
            is_hit = pos.step == HIT
            if forced and (AUTO_FORCED in wish or (is_hit and AUTO_HITS in wish)):
                return side, mask.bit_length() - 1
        return None

    def fire_all(self, side: int) -> int | None:
        """Return the next choice of "fire with all of this letter", or None when all have fired."""
        pos = self._replay.position
        mask = legal_mask(pos, side)
        if mask >> (FIRST_WORD + FIRE) & 1:
            return FIRST_WORD + FIRE
        if not mask or pos.step != COMBAT:
            return None
        block = (mask & -mask).bit_length() - 1
        trial = pos.copy()
        choose(trial, side, block)
        # Where the enemy's reserves are still to come there is nobody to fire at.
        return block if legal_mask(trial, side) >> (FIRST_WORD + FIRE) & 1 else None

    def fire_order(self, side: int) -> str | None:
        """Return the order to fire with what is left of this letter in this round (5.3)."""
        pos = self._replay.position
        if pos.step not in (COMBAT, COMBAT_ACTION) or self.fire_all(side) is None:
            return None
        ready = legal_mask(pos, side)
        block = pos.fighter if pos.fighter >= 0 else (ready & -ready).bit_length() - 1 - FIRST_BLOCK
        return f"{_round_order(pos)}{LETTER[block]}"

    def stands(self, side: int, order: str) -> bool:
        """Return whether an order to fire is still to be carried out, if need be after a hit."""
        pos = self._replay.position
        is_hit = pos.step == HIT and not pos.waits_for(side)
        return order.startswith(_round_order(pos)) if is_hit else order == self.fire_order(side)

    def _ordered_fire(self, side: int, wish: frozenset[str]) -> int | None:
        order = self.fire_order(side)
        return self.fire_all(side) if order in wish else None

    # --- adding entries ------------------------------------------------------------------------

    def catch_up(self, texts: list[str]) -> None:
        """Apply entries that are already stored, keeping the streams of chance in step."""
        for text in texts:
            entry = Entry.parse(text)
            if entry.is_chance() and self.entries >= self._imported:
                expected = self._outcome()
                if expected != entry:
                    raise RecordError(f"{text!r} is not what the seeds say ({expected.text!r})")
            self._add(entry, is_known=False)

    def _add_with_chance(self, entry: Entry) -> list[Entry]:
        self._add(entry)
        return [entry, *self._settle()]

    def _settle(self) -> list[Entry]:
        settled = []
        while self._replay.position.is_chance():
            entry = self._outcome()
            self._add(entry)
            settled.append(entry)
        return settled

    def _outcome(self) -> Entry:
        """Return what chance brings next."""
        pos = self._replay.position
        return Entry.of_outcome(pos, sample(pos, self._chance.after(self.entries)))

    def _add(self, entry: Entry, *, is_known: bool = True) -> None:
        """Apply an entry, checked unless known to be valid; note what changed for each viewer."""
        before = self._replay.position.copy()
        if is_known:
            self._replay.follow(entry)
        else:
            self._replay.apply(entry)
        self.record.entries.append(entry)
        self._count_starts(entry, before)
        still_asked = _choosing_cards(before) & _choosing_cards(self._replay.position)
        said: list[LogLine] = []
        for viewer in VIEWERS:
            told = lines(before, entry, self._replay.position, viewer)
            if self._bids is not None and self.entries == 1:
                told.insert(0, bids_line(*self._bids, before))
            told = _shared(told, said)
            seen = self.view(viewer)
            if told or seen != self._seen[viewer]:
                self._numbers[viewer] += 1
                self._seen[viewer] = seen
                if viewer not in still_asked:
                    self._asked[viewer] = self._numbers[viewer]
                self._lines[viewer] += [NumberedLine(self._numbers[viewer], line) for line in told]
                self._marks[viewer].append(self.entries)
        self.course.note(self._replay.position)

    def _count_starts(self, entry: Entry, before: Position) -> None:
        """Count whose turn has begun; chance, which may be secret, is nobody's turn."""
        pos = self._replay.position
        if before.step == CARD and pos.step != CARD:
            # Once the cards are revealed, a side that played last and moves first has a new turn.
            self._waits = [False, False]
        if before.builds_at_once() and not pos.builds_at_once():
            # Likewise after builds at once: who finished last has a new turn too.
            self._waits = [False, False]
        if pos.is_chance():
            return
        for side in (ENGLAND, SCOTLAND):
            waits = pos.waits_for(side)
            if waits and not self._waits[side] and not entry.is_undo():
                self.starts[side] += 1
            self._waits[side] = waits
