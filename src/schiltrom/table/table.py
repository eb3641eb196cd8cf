"""A table: one game in play, derived from nothing but its entries.

Each seat, and the spectators, have their own number, which counts the changes *they* have seen.
It is the only number ever sent: nobody may learn how many entries hidden choices took.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from schiltrom.engine.chance import sample
from schiltrom.engine.flow import choose, legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.reasons.explain import why_not
from schiltrom.engine.record import Entry, Record, RecordError, Replay
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.serial import view_to_json
from schiltrom.engine.steps import CARD
from schiltrom.engine.tables import AREA_NAMES, ENGLAND, NOBODY, SCOTLAND, SIDE_NAMES
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.engine.view import View, looks_alike, view
from schiltrom.fairness import FairChance
from schiltrom.screen.replay import Course, ViewerHistory
from schiltrom.screen.sent import sent
from schiltrom.screen.state import screen_state_for
from schiltrom.screen.types import AreaName, Named, ScreenState, Sent
from schiltrom.table import orders
from schiltrom.table.automatic import (
    SETTINGS,
    entries_to_undo,
    forced_choice,
    makes_final,
    only_choice,
)
from schiltrom.table.chapters import CHAPTER, RECENT, Chapters, Stretch, check
from schiltrom.table.errors import RefusedError
from schiltrom.table.orders import BattleOrders
from schiltrom.table.screens import RecentScreens
from schiltrom.table.snapshot import SnapshotError, check_header, header_of
from schiltrom.table.viewer_log import ViewerLog
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
_SCREENS: Final = RecentScreens()
WishName: TypeAlias = Annotated[str, Named("Wish", values=SETTINGS)]


@sent
class OwnSeat(Sent):
    """What only a seat itself is told: what it wants done without being asked."""

    wishes: Annotated[list[WishName], "which choices make themselves"]
    orders: Annotated[BattleOrders | None, "its standing orders for the battle under way"]
    ways: Annotated[list[AreaName], "where its blocks in that battle could retreat to now"]


@dataclass(slots=True)
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
    own: OwnSeat | None = None
    """What the seat wants done for it; None for spectators, and when the game is over."""


def _shared(told: list[LogLine], said: list[LogLine]) -> list[LogLine]:
    """Return lines, reusing those that other viewers have seen, so that each is kept only once."""
    for place, line in enumerate(told):
        if line in said:
            told[place] = said[said.index(line)]
        else:
            said.append(line)
    return told


def _why(pos: Position, side: int, choice: int) -> Message | None:
    """Return why a side may not make a choice, or None if it may."""
    reason = why_not(pos, side, choice)
    return reason_message(reason, pos.edward) if reason is not None else None


def _still_chooses_card(before: Position, after: Position, viewer: int) -> bool:
    """Return whether a side had to play a card before an entry and still has to after it (3.1)."""
    both = before.step == after.step == CARD
    return both and before.waits_for(viewer) and after.waits_for(viewer)


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
        self._record = Record(scenario, rules)
        """The record, of whose entries the first may be in the chapters only."""
        self._bids = bids
        """What both sides bid in secret before the game began (9.2)."""
        self.starts = [0, 0]
        """How often each side's turn to choose has begun, not counting choices it took back."""
        self._made_for = NOBODY
        """The side whose choice is being made automatically, which only its own log tells."""
        self._chance = chance
        self._imported = imported
        self._waits = [False, False]
        self._replay = self._record.begin()
        """The position and what can be undone; the whole line only until the first chapter ends."""
        self.chapters = Chapters()
        self.stored = 0
        """How many of the chapters are stored, for whoever stores them."""
        self._packed = 0
        """How many entries are in the chapters only."""
        self._asked = [0] * len(VIEWERS)
        """For each viewer, the first number at which the current question was asked."""
        self._logs = [ViewerLog(0) for _ in VIEWERS]
        """What each viewer has seen since the last chapter."""
        self._screens_of = object()
        """By which this table's screen states are known among those of all tables."""
        self.course = Course()
        self.course.note(self._replay.position)

    # --- snapshots -----------------------------------------------------------------------------

    def snapshot(self) -> dict[str, object]:
        """Return all that is not in the chapters as plain data, which nobody may see."""
        first = self.chapters.length - self._packed
        recent = Stretch(self._record.entries[first:], self._logs)
        return {
            **self._header(),
            "entries": self.entries,
            "chapters": len(self.chapters.packed),
            "replay": self._replay.to_json(),
            "chance": self._chance.used,
            "starts": self.starts,
            "waits": self._waits,
            "asked": self._asked,
            "course": self.course.points.tolist(),
            "recent": recent.to_json(),
        }

    @staticmethod
    def restore(
        scenario: int,
        rules: RuleSet,
        chance: FairChance,
        snapshot: dict[str, Any],
        chapters: Sequence[bytes],
        imported: int = 0,
        bids: tuple[int, int] | None = None,
    ) -> Table:
        """Return the table of a snapshot and its chapters; *chance* must not have been used.

        Whatever does not fit raises ``SnapshotError``: then the entries must be replayed.
        """
        table = Table(scenario, rules, chance, imported, bids)
        try:
            table._take_from(snapshot, chapters)
        except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
            raise SnapshotError(f"{type(error).__name__}: {error}") from error
        return table

    def _header(self) -> dict[str, object]:
        record = self._record
        return header_of(record.scenario, record.rules, self._chance, self._imported)

    def _take_from(self, snapshot: dict[str, Any], chapters: Sequence[bytes]) -> None:
        """Come to where a snapshot was taken."""
        check_header(snapshot, self._header())
        replay = Replay.from_json(snapshot["replay"])
        recent = Stretch.from_json(snapshot["recent"])
        self.chapters = Chapters(chapters)
        self._packed = self.chapters.length
        self._record.entries = recent.entries
        if snapshot["chapters"] != len(chapters) or snapshot["entries"] != self.entries:
            raise SnapshotError("chapters are missing")
        for packed in chapters:
            check(packed)
        self.stored = len(chapters)
        self._replay = replay
        self._chance.go_to(snapshot["chance"])
        self.starts = list(snapshot["starts"])
        self._waits = list(snapshot["waits"])
        self._asked = list(snapshot["asked"])
        self._logs = list(recent.logs)
        self.course = Course(snapshot["course"])

    # --- state ---------------------------------------------------------------------------------

    @property
    def entries(self) -> int:
        """Return how many entries the game has; this must never be sent to anybody."""
        return self._packed + len(self._record.entries)

    @property
    def record(self) -> Record:
        """Return the record with all its entries."""
        if self._packed:
            self._record.entries[:0] = self.chapters.entries()[: self._packed]
            self._packed = 0
        return self._record

    @record.setter
    def record(self, record: Record) -> None:
        """Use another record of as many entries."""
        self._record = record
        self._packed = 0

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
        return self._logs[viewer].number

    def answers(self, side: int, number: int) -> bool:
        """Return whether a choice with this number answers the question a side is asked now.

        It does not matter if the other side has played a card or taken it back meanwhile (3.1).
        """
        return self._asked[side] <= number <= self.number(side)

    def seen(self, viewer: int) -> dict[str, object]:
        """Return a viewer's view as plain data."""
        return view_to_json(self.view(viewer))

    def view(self, viewer: int) -> View:
        """Return a viewer's view."""
        return view(self._replay.position, viewer)

    def screen_state(self, viewer: int) -> ScreenState:
        """Return a viewer's screen state, built when it is first requested."""
        number = self.number(viewer)
        state = _SCREENS.find(self._screens_of, viewer, number)
        if state is None:
            state = screen_state_for(self._replay.position, viewer)
            _SCREENS.keep(self._screens_of, viewer, number, state)
        return state

    def history(self, viewer: int) -> ViewerHistory:
        """Return the changes a viewer has seen, for a replay."""
        told: dict[int, list[LogLine]] = {}
        for line in self.lines_after(viewer, 0):
            told.setdefault(line.number, []).append(line.told)
        marks = [0, *self.chapters.marks(viewer), *self._logs[viewer].marks]
        return ViewerHistory(viewer, marks, told)

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

    def can_undo(self, side: int, wishes: frozenset[str] = frozenset()) -> bool:
        """Return whether a side may take its last choice back, one that it made itself."""
        return self._undone(side, wishes) > 0

    def _undone(self, side: int, wishes: frozenset[str]) -> int:
        """Return how many entries a side takes back with its last real choice; 0 if it cannot."""
        return entries_to_undo(self._replay, side, wishes)

    def lines_after(self, viewer: int, number: int) -> list[NumberedLine]:
        """Return the log lines a viewer has received since a number."""
        log = self._logs[viewer]
        recent = log.lines_after(number)
        return recent if number >= log.first else self.chapters.lines_after(viewer, number) + recent

    def state(
        self,
        viewer: int,
        since: int,
        form: str,
        status: Status,
        chat: int = 0,
        wishes: Sequence[str] = (),
    ) -> State:
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
            can_undo=plays and self.can_undo(viewer, frozenset(wishes)),
            your_choice=plays and self.waits_for(viewer),
            views=self._both_views() if shows_both else None,
            chat=chat,
            form=form,
            own=self.own(viewer, wishes) if plays else None,
        )

    def own(self, side: int, wishes: Sequence[str]) -> OwnSeat:
        """Return what only the seat itself may know of its wishes."""
        pos = self._replay.position
        fights = orders.battle_under_way(pos, side)
        given = orders.orders_for(pos, wishes) if fights else None
        return OwnSeat(
            wishes=[wish for wish in wishes if wish in SETTINGS],
            orders=None if given is None else given.orders,
            ways=orders.ways_out(pos, side) if fights else [],
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

    def undo(self, side: int, wishes: frozenset[str] = frozenset()) -> list[Entry]:
        """Take a side's last choice back, with those after it that made themselves."""
        taken = self._undone(side, wishes)
        if taken == 0:
            raise RefusedError(nothing_to_undo(side))
        return [entry for _ in range(taken) for entry in self._add_with_chance(Entry.of_undo(side))]

    def last_choice(self, side: int) -> int | None:
        """Return the number of a side's last entry that was a real choice and still stands."""
        walk = self.record.begin()
        found = None
        for number, who, what in self._whole_replay().line:
            if who == side and only_choice(walk.position, side) is None:
                found = number
            walk.again(who, what)
        return found

    def can_take_back(self, side: int, number: int) -> bool:
        """Return whether an entry is a choice of a side that still stands."""
        return self._whole_replay().can_go_back(side, number)

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
            self._made_for = found[0]
            done += self.play(*found)
            self._made_for = NOBODY
        return done

    def _automatic_choice(self, wishes: dict[int, frozenset[str]]) -> tuple[int, int] | None:
        pos = self._replay.position
        for side, wish in wishes.items():
            if not pos.waits_for(side):
                continue
            ordered = orders.ordered_choice(pos, side, wish)
            if ordered is not None:
                return side, ordered
            forced = forced_choice(pos, side, wish)
            if forced is not None and not makes_final(self._replay, side, wish, forced):
                return side, forced
        return None

    def fire_order(self, side: int) -> str | None:
        """Return the order to fire with what is left of this letter in this round (5.3)."""
        return orders.fire_order(self._replay.position, side)

    def battle_orders(self, side: int, wanted: BattleOrders, area: str) -> str | None:
        """Return a side's orders for the battle in an area as they are kept, if it is fought."""
        pos = self._replay.position
        if not orders.battle_under_way(pos, side) or AREA_NAMES[pos.field] != area:
            return None
        return orders.keep_orders(pos, side, wanted)

    def stands(self, side: int, order: str) -> bool:
        """Return whether an order is still to be carried out."""
        return orders.stands(self._replay.position, side, order)

    # --- adding entries ------------------------------------------------------------------------

    def catch_up(self, texts: Sequence[str], automatic: Sequence[bool] = ()) -> None:
        """Apply entries that are already stored, keeping the streams of chance in step.

        *automatic* says of each whether it made itself, or came of one that did.
        """
        for place, text in enumerate(texts):
            entry = Entry.parse(text)
            made_itself = place < len(automatic) and automatic[place]
            if not made_itself or not entry.is_chance():
                self._made_for = entry.side if made_itself else NOBODY
            if entry.is_chance() and self.entries >= self._imported:
                expected = self._outcome()
                if expected != entry:
                    raise RecordError(f"{text!r} is not what the seeds say ({expected.text!r})")
            self._add(entry, is_known=False)
        self._made_for = NOBODY

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
        replay = self._whole_replay() if entry.is_back() else self._replay
        if is_known:
            replay.follow(entry)
        else:
            replay.apply(entry)
        self._record.entries.append(entry)
        self._count_starts(entry, before)
        said: list[LogLine] = []
        for viewer in VIEWERS:
            self._tell(viewer, entry, before, said)
        self.course.note(self._replay.position)
        if self.entries == self.chapters.length + CHAPTER + RECENT:
            self._end_chapter()

    def _tell(self, viewer: int, entry: Entry, before: Position, said: list[LogLine]) -> None:
        """Note what an entry has changed for a viewer, and what he reads of it."""
        after = self._replay.position
        told = lines(before, entry, after, viewer)
        if self._bids is not None and self.entries == 1:
            told.insert(0, bids_line(*self._bids, before))
        if viewer == self._made_for != NOBODY:
            told = [line.made_itself() for line in told]
        if not told and looks_alike(before, after, viewer):
            return
        log = self._logs[viewer]
        log.add(self.entries, _shared(told, said))
        if not _still_chooses_card(before, after, viewer):
            self._asked[viewer] = log.number

    def _end_chapter(self) -> None:
        """Pack what happened a while ago, and forget what it was made of."""
        end = self.chapters.length + CHAPTER
        entries = self._record.entries
        first = self.chapters.length - self._packed
        early = [log.split(end) for log in self._logs]
        self.chapters.add(Stretch(entries[first : first + CHAPTER], early))
        late = self._record.copy()  # whoever has the record keeps all of it
        del late.entries[: end - self._packed]
        self._record = late
        self._packed = end
        self._replay.forget()

    def _whole_replay(self) -> Replay:
        """Return the replay with its whole line, made again from the entries if need be."""
        if not self._replay.is_whole:
            replay = self.record.begin()
            for entry in self.record.entries:
                replay.follow(entry)
            self._replay = replay
        return self._replay

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
