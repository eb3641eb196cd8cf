"""The writer: a game as text, in orders as people think of them.

The writer walks through the record. Choices that belong together (a block, areas, stop) wait until
the order is complete; consecutive orders of the same kind become one (``Wallace, Douglas
Fife-Mentieth``). What interrupts an order, an undo or a comment, leaves it open: ``Wallace Fife-``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.chance import dice_of
from schiltrom.engine.choices import (
    CROWN_BRUCE,
    DONE,
    EVENT,
    FIRE,
    FIRST_AREA,
    FIRST_BLOCK,
    FIRST_WORD,
    HOLD,
    PASS,
    STOP,
)
from schiltrom.engine.choices import DISBAND as LEAVES
from schiltrom.engine.choices import WINTER as STAYS
from schiltrom.engine.position import Position
from schiltrom.engine.record import BACK, Entry
from schiltrom.engine.tables import AREA_NAMES, ENGLAND, HAND_SIZE, SIDE_NAMES
from schiltrom.notation import follows
from schiltrom.notation.labels import (
    AFTER_BATTLE,
    BATTLE,
    CELTS,
    CROWNS,
    DEAL,
    LABELS,
    LEVY,
    ROUND,
    TRAVELLERS,
    WINTER,
)
from schiltrom.notation.lexer import braced
from schiltrom.notation.names import CARD_WORDS, SHORT_NAMES, SIDE_LETTERS
from schiltrom.notation.page import Page
from schiltrom.notation.score import Score
from schiltrom.notation.tags import tag_lines
from schiltrom.notation.turns import WINTER as WINTER_TURN
from schiltrom.notation.turns import turn_at

PART: Final = 3
"""Indent of the parts of a game turn; battles are indented further."""
IN_BATTLE: Final = 5
SHOT: Final = 7


def write_game(score: Score) -> str:
    """Return a game as text.

    >>> from schiltrom import Game
    >>> text = write_game(Score(Game.new("braveheart", seed=1297).record))
    >>> print("".join(text.splitlines(keepends=True)[:3]), end="")
    [Schiltrom "2"]
    [Scenario "Braveheart"]
    [Edition "4"]
    """
    record = score.record
    replay = record.begin()
    writer = _Writer()
    for number, entry in enumerate(record.entries):
        for comment in score.comments.get(number, ()):
            writer.comment(comment)
        before = replay.position.copy()
        replay.apply(entry)
        writer.write(before, entry, replay.position)
    for comment in score.comments.get(len(record.entries), ()):
        writer.comment(comment)
    head = tag_lines(record, replay.position)
    return "\n".join([*head, *writer.finished(replay.position), ""])


def _built_by(pos: Position, side: int) -> Position:
    """Return the position as a side builds in it; one that has finished and undoes that, too."""
    if not pos.builds_at_once() or (pos.active == side and pos.waits_for(side)):
        return pos
    own = pos.copy()
    own.active = side
    if side == ENGLAND:
        own.step = steps.ENGLISH_BUILD
    elif pos.step == steps.ENGLISH_BUILD:
        own.step = steps.SCOTTISH_BUILD
    return own


class _Writer:
    """Builds the text of a game, entry by entry."""

    def __init__(self) -> None:
        self.page = Page()
        self.turn = (0, 0)
        """The year and game turn of the last heading."""
        self.label = ""
        self.round = (-1, 0)
        """The field and round of the last heading."""
        self.mark = ""
        """The mark before the next order: a colon, comma or semicolon."""
        self.is_bare = False
        """Whether nothing follows the label yet."""
        self.undone = 0
        self.side = -1
        self.block = -1
        """The chosen block whose order is incomplete."""
        self.fires = False
        self.way: list[str] = []
        """The areas of an incomplete order."""
        self.names: list[str] = []
        """Blocks with identical complete orders."""
        self.action = ""
        self.ordered = -1
        """Those orders, and whose they are."""
        self.writers: dict[int, Callable[[Position, int, Position], None]] = {
            steps.CARD: self._card,
            steps.DEAL: self._deal,
            steps.LEVY: self._levy,
            steps.TRUCE: self._truce,
            steps.CORONATION: self._crown,
            steps.CORONATION_BATTLE: self._choose_battle,
            steps.CHOOSE_BATTLE: self._choose_battle,
            steps.HERALD: self._block,
            steps.HERALD_ROLL: self._roll,
            steps.VICTUALS: self._step,
            steps.PILLAGE: self._area,
            steps.PILLAGE_HIT: self._hit,
            steps.PILLAGE_GAIN: self._step,
            steps.SEA_BLOCK: self._begin_way,
            steps.SEA_AREA: self._way,
            steps.MOVE: self._begin_way,
            steps.MARCH: self._way,
            steps.COMBAT: self._take_up,
            steps.COMBAT_ACTION: self._combat,
            steps.FIRE_ROLL: self._roll,
            steps.CELTIC_ROLL: self._celts,
            steps.HIT: self._hit,
            steps.RETREAT: self._take_up,
            steps.RETREAT_TO: self._go,
            steps.REGROUP: self._take_up,
            steps.REGROUP_TO: self._go,
            steps.RAID: self._block,
            steps.EDWARD_WINTER: self._edward,
            steps.ENGLISH_DISBAND: self._block,
            steps.SCOTTISH_DISBAND: self._block,
            steps.FRENCH_ARRIVAL: self._block,
            steps.SCOTTISH_BUILD: self._build,
            steps.BUILD_FROM: self._from,
            steps.DRAW: self._draw,
            steps.DRAWN_TO: self._drawn_to,
            steps.ENGLISH_BUILD: self._step,
            **dict.fromkeys(TRAVELLERS, self._home),
        }

    # --- one entry after another ---------------------------------------------------------------

    def write(self, before: Position, entry: Entry, after: Position) -> None:
        """Add an entry that led from one position to another."""
        if entry.is_undo():
            self._interrupt()
            if before.builds_at_once():
                self._flush_undone()
                self._label(_built_by(before, entry.side))
            self.undone += 1
            return
        self._flush_undone()
        if entry.is_back():
            self._interrupt()
            self._apart(f"back {entry.number - BACK}")
            self.label = ""
            return
        if not entry.is_chance():
            before = _built_by(before, entry.side)
        self._headings(before)
        self.side = entry.side
        word = entry.number - FIRST_WORD
        if not entry.is_chance() and word in (DONE, PASS):
            self._label(before)
            self._flush()
            self._end_part(word)
        else:
            self.writers[before.step](before, entry.number, after)
        if before.field < 0 <= after.field:
            self._battle(after)

    def comment(self, text: str) -> None:
        """Add a comment at this point of the record."""
        self._flush_undone()
        self._interrupt()
        if not self.page.lines:
            self.page.start(0, "")
        self.page.put(braced(text))
        self.mark = ""
        self.is_bare = False

    def finished(self, end: Position) -> list[str]:
        """Return the finished text."""
        self._flush_undone()
        self._interrupt()
        self.page.blank()
        over = f"# {SIDE_NAMES[end.winner]} ({follows.of_end(end)})"
        self.page.start(0, over if end.is_over() else "*")
        return self.page.lines

    def _interrupt(self) -> None:
        """Write the beginning of an incomplete order."""
        self._flush()
        if self.block >= 0:
            way = f" {'-'.join(self.way)}-" if self.way else " fires" if self.fires else ""
            self._begin_order(f"{SHORT_NAMES[self.block]}{way}")
        elif self.way:
            self._say(f"-{'-'.join(self.way)}-")
        self.block = -1
        self.way = []
        self.fires = False

    def _flush_undone(self) -> None:
        if self.undone:
            self._apart("undo" if self.undone == 1 else f"undo {self.undone}")
        self.undone = 0

    def _apart(self, text: str) -> None:
        """Write something outside any order."""
        self.page.add(text)
        self.mark = ""
        self.is_bare = False

    # --- headings ------------------------------------------------------------------------------

    def _headings(self, pos: Position) -> None:
        """Write the headings of year, game turn, winter and round where they begin."""
        at = turn_at(pos)
        if at != self.turn:
            self._flush()
            if at[0] != self.turn[0]:
                self.page.blank()
                self.page.start(0, f"{at[0]} ({follows.of_year(pos)})")
            if at[1] == WINTER_TURN:
                self._heading(0, WINTER)
            elif at[1]:
                self._heading(0, f"{at[1]}.")
            self.turn = at
            self.label = ""
        if pos.round and (pos.field, pos.round) != self.round:
            lines = f" ({follows.of_round(pos)})" if pos.round > 1 else ""
            self._heading(IN_BATTLE, f"{ROUND} {pos.round}{lines}")
            self.round = (pos.field, pos.round)

    def _heading(self, indent: int, text: str) -> None:
        self._flush()
        self.page.start(indent, text)
        self.label = ""
        self.mark = ""

    def _label(self, pos: Position) -> None:
        """Write the label of a part where it begins."""
        word = LABELS.get(pos.step, "")
        label = f"{SIDE_LETTERS[pos.active]} {word}" if word else ""
        if label and label != self.label:
            self._flush()
            self.page.start(IN_BATTLE if word in AFTER_BATTLE else PART, label)
            self.label = label
            self.mark = ":"
            self.is_bare = True

    def _battle(self, pos: Position) -> None:
        """Write where a battle begins and who fights it."""
        self._heading(PART, f"{BATTLE} {AREA_NAMES[pos.field]} ({follows.of_battle(pos)})")
        self.round = (pos.field, 0)

    # --- words and orders ----------------------------------------------------------------------

    def _say(self, text: str, mark: str = ";") -> None:
        """Add an order to the line; *mark* precedes the next one."""
        self.page.add(text, self.mark)
        self.mark = mark
        self.is_bare = False

    def _order(self, action: str) -> None:
        """Complete the order of the chosen block."""
        if self.names and (self.action, self.ordered) != (action, self.side):
            self._flush()
        self.names.append(SHORT_NAMES[self.block])
        self.action = action
        self.ordered = self.side
        self.block = -1
        self.way = []

    def _flush(self) -> None:
        """Write identical orders as one."""
        if self.names:
            verb = "holds" if self.action == "hold" and len(self.names) == 1 else self.action
            names, self.names = self.names, []
            self._begin_order(f"{', '.join(names)} {verb}")

    def _begin_order(self, text: str) -> None:
        """Write an order after its label, or on a line of its own in a battle."""
        if self.label:
            self._say(text)
        else:
            self.page.start(SHOT, text)
            self.mark = ";"

    def _end_part(self, word: int) -> None:
        """Write "done" as a full stop, or "pass"."""
        if word == PASS:
            self._say("pass")
        elif self.is_bare and not self.label.endswith("wins"):
            self._say("none.", "")
        elif self.is_bare or self.mark:
            self.page.lines[-1] += "."
        else:
            self._say("done.", "")
        self.is_bare = False
        self.mark = ""

    # --- cards ---------------------------------------------------------------------------------

    def _deal(self, before: Position, card: int, _after: Position) -> None:
        if before.dealt == 2 * HAND_SIZE or self.label != DEAL:
            self.page.start(PART, f"{DEAL} E" if before.dealt > HAND_SIZE else f"{DEAL} S")
            self.label = DEAL
            self.mark = ""
        elif before.dealt == HAND_SIZE:
            self._say("S", "")
        self._say(CARD_WORDS[card], ";" if before.dealt == HAND_SIZE + 1 else ",")

    def _card(self, _before: Position, choice: int, _after: Position) -> None:
        self._say(f"{SIDE_LETTERS[self.side]} {CARD_WORDS[choice]}", ",")

    # --- events --------------------------------------------------------------------------------

    def _truce(self, before: Position, _choice: int, _after: Position) -> None:
        self._label(before)
        self._say("declared")

    def _crown(self, before: Position, choice: int, _after: Position) -> None:
        self._label(before)
        word = choice - FIRST_WORD
        self._say("none" if word == EVENT else CROWNS[word - CROWN_BRUCE])

    def _block(self, before: Position, choice: int, _after: Position) -> None:
        self._label(before)
        self._say(SHORT_NAMES[choice - FIRST_BLOCK], ",")

    def _area(self, before: Position, choice: int, _after: Position) -> None:
        self._label(before)
        self._say(AREA_NAMES[choice - FIRST_AREA], ":")

    def _step(self, before: Position, choice: int, _after: Position) -> None:
        self._label(before)
        self._say(f"+{SHORT_NAMES[choice - FIRST_BLOCK]}", ",")

    def _roll(self, before: Position, outcome: int, _after: Position) -> None:
        dice = " ".join(str(die) for die in dice_of(outcome))
        text = f"{dice} ({follows.of_roll(before, outcome)})"
        if self.block >= 0:
            self.page.start(SHOT, f"{SHORT_NAMES[self.block]} {text}")
            self.block = -1
            self.fires = False
        else:
            self.mark = ""
            self._say(text)
        self.mark = ":"

    def _hit(self, before: Position, choice: int, after: Position) -> None:
        block = choice - FIRST_BLOCK
        lost = "x" if before.strength(block) == 1 else ""
        self._say(f"{lost}{SHORT_NAMES[block]}", "," if after.hits else ";")

    # --- moves ---------------------------------------------------------------------------------

    def _begin_way(self, before: Position, choice: int, after: Position) -> None:
        self._label(before)
        self.block = choice - FIRST_BLOCK
        self.way = [AREA_NAMES[before.place_of(self.block)]]
        if before.step == after.step == steps.SEA_BLOCK:
            self._order(f"{self.way[0]}-{AREA_NAMES[after.target]}")

    def _way(self, before: Position, choice: int, after: Position) -> None:
        if choice != FIRST_WORD + STOP:
            self.way.append(AREA_NAMES[choice - FIRST_AREA])
            if after.step == before.step:
                return
        way = "-".join(self.way)
        if self.block >= 0:
            self._order(way)
        else:
            self._label(before)
            self._say(f"-{way}" if way else "stop")
            self.way = []

    # --- battles -------------------------------------------------------------------------------

    def _choose_battle(self, _before: Position, _choice: int, _after: Position) -> None:
        self._flush()  # its heading is written when it has begun

    def _celts(self, before: Position, outcome: int, _after: Position) -> None:
        dice = " ".join(str(die) for die in dice_of(outcome))
        self._heading(IN_BATTLE, f"{CELTS} {dice} ({follows.of_roll(before, outcome)})")

    def _take_up(self, before: Position, choice: int, _after: Position) -> None:
        self._label(before)
        self.block = choice - FIRST_BLOCK

    def _combat(self, _before: Position, choice: int, _after: Position) -> None:
        word = choice - FIRST_WORD
        if self.block < 0:
            # The block was written before something interrupted its turn.
            self.mark = ""
            area = choice - FIRST_AREA
            self._say({FIRE: "fires", HOLD: "holds"}.get(word) or f"to {AREA_NAMES[area]}")
        elif word == FIRE:
            self._flush()
            self.fires = True
        else:
            self._order("hold" if word == HOLD else f"to {AREA_NAMES[choice - FIRST_AREA]}")

    def _go(self, before: Position, choice: int, _after: Position) -> None:
        self._label(before)
        to = f"to {AREA_NAMES[choice - FIRST_AREA]}"
        if self.block >= 0:
            self._order(to)
        else:
            self.mark = ""
            self._say(to)

    # --- winter --------------------------------------------------------------------------------

    def _home(self, before: Position, choice: int, _after: Position) -> None:
        self._label(before)
        block = TRAVELLERS[before.step][before.active]
        if choice - FIRST_WORD == LEAVES:
            self._say(f"{SHORT_NAMES[block]} disbands")
            return
        self._say(f"{SHORT_NAMES[block]} to {AREA_NAMES[choice - FIRST_AREA]}")

    def _edward(self, before: Position, choice: int, _after: Position) -> None:
        self._label(before)
        self._say("Edward stays" if choice - FIRST_WORD == STAYS else "Edward leaves")

    def _build(self, before: Position, choice: int, after: Position) -> None:
        if choice < FIRST_AREA:
            self._step(before, choice, after)
        else:
            self._label(before)
            self.mark = ";" if self.mark == "," else self.mark
            self._say(AREA_NAMES[choice - FIRST_AREA], "")

    def _draw(self, _before: Position, block: int, _after: Position) -> None:
        self._say(f"draws {SHORT_NAMES[block]}")

    def _drawn_to(self, _before: Position, choice: int, _after: Position) -> None:
        self.mark = ""
        self._say(f"to {AREA_NAMES[choice - FIRST_AREA]}")

    def _from(self, _before: Position, choice: int, _after: Position) -> None:
        self.mark = ""
        self._say(f"from {AREA_NAMES[choice - FIRST_AREA]}", ",")

    def _levy(self, _before: Position, block: int, _after: Position) -> None:
        if self.label != LEVY:
            self.page.start(PART, LEVY)
            self.label = LEVY
            self.mark = ":"
        self._say(SHORT_NAMES[block], ",")
