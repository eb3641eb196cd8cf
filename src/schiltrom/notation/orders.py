"""The orders of a game: for every step, what may be written and what it means."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from schiltrom.engine import steps
from schiltrom.engine.chance import dice_rolled, roll_of
from schiltrom.engine.choices import (
    CROWN_BRUCE,
    DONE,
    EVENT,
    FIRE,
    FIRST_AREA,
    FIRST_BLOCK,
    FIRST_CARD,
    FIRST_WORD,
    HOLD,
    PASS,
    STOP,
)
from schiltrom.engine.choices import DISBAND as LEAVES
from schiltrom.engine.choices import WINTER as STAYS
from schiltrom.engine.tables import (
    AREA_NAMES,
    EDWARD,
    FACES,
    PLACE_NAMES,
)
from schiltrom.engine.told import as_built_by
from schiltrom.notation import follows
from schiltrom.notation.errors import NotationError
from schiltrom.notation.labels import BATTLE, CELTS, CROWNS, TRAVELLERS
from schiltrom.notation.lexer import NAME, NUMBER, Token
from schiltrom.notation.names import SHORT_NAMES, SIDE_LETTERS
from schiltrom.notation.playing import Playing
from schiltrom.notation.scanner import Scanner

Named = tuple[int, Token]
"""A block or an area, and its token."""


class Orders:
    """Reads the orders of one game and plays them."""

    def __init__(self, scan: Scanner, play: Playing) -> None:
        self.scan = scan
        self.play = play
        self.readers: dict[int, Callable[[], None]] = {
            steps.CARD: self._card,
            steps.DEAL: self._deal,
            steps.LEVY: self._levy,
            steps.TRUCE: self._truce,
            steps.CORONATION: self._crown,
            steps.CORONATION_BATTLE: self._battle,
            steps.CHOOSE_BATTLE: self._battle,
            steps.HERALD: self._herald,
            steps.HERALD_ROLL: self._dice,
            steps.VICTUALS: self._step,
            steps.PILLAGE: self._pillage,
            steps.PILLAGE_HIT: self._hit,
            steps.PILLAGE_GAIN: self._step,
            steps.SEA_BLOCK: self._sail,
            steps.SEA_AREA: self._land,
            steps.MOVE: self._move,
            steps.MARCH: self._march,
            steps.COMBAT: self._combat,
            steps.COMBAT_ACTION: self._action,
            steps.FIRE_ROLL: self._dice,
            steps.CELTIC_ROLL: self._celts,
            steps.HIT: self._hit,
            steps.RETREAT: self._withdraw,
            steps.RETREAT_TO: self._to,
            steps.REGROUP: self._withdraw,
            steps.REGROUP_TO: self._to,
            steps.RAID: self._raid,
            steps.EDWARD_WINTER: self._edward,
            steps.ENGLISH_DISBAND: self._disband,
            steps.SCOTTISH_DISBAND: self._disband,
            steps.QUARTERS: self._quarters,
            steps.FRENCH_ARRIVAL: self._french,
            steps.SCOTTISH_BUILD: self._build,
            steps.BUILD_FROM: self._from,
            steps.DRAW: self._draw,
            steps.DRAWN_TO: self._to,
            steps.ENGLISH_BUILD: self._step,
            steps.OVER: self._over,
            **dict.fromkeys(TRAVELLERS, self._home),
        }

    def read(self) -> None:
        """Read one order of the kind the position calls for."""
        pos = self.play.position
        if pos.builds_at_once() and not pos.is_chance():
            pos = as_built_by(pos, self.play.chooser)
        self.readers[pos.step]()

    # --- choices -------------------------------------------------------------------------------

    def _choose_block(self, named: Named) -> None:
        self.play.choose(FIRST_BLOCK + named[0], named[1])

    def _choose_area(self, named: Named) -> None:
        self.play.choose(FIRST_AREA + named[0], named[1])

    def _choose_word(self, word: int, token: Token) -> None:
        self.play.choose(FIRST_WORD + word, token)

    def _block(self, wanted: str = "block") -> Named:
        return self.scan.block(self.play.position, wanted)

    def _is_done(self) -> bool:
        """Read the full stop that ends a part, if there is one; "done" and "none" mean the same."""
        token = self.scan.token
        if self.scan.take_name("none", "done"):
            self.scan.take_mark(".")
        elif not self.scan.take_mark("."):
            return False
        self._choose_word(DONE, token)
        return True

    def _is_passed(self) -> bool:
        """Read a passed event, if there is one."""
        token = self.scan.token
        if not self.scan.take_name("pass"):
            return False
        self._choose_word(PASS, token)
        return True

    def _group(self, wanted: str) -> list[Named]:
        """Read the blocks that share an order."""
        blocks = [self._block(wanted)]
        while self.scan.take_mark(","):
            blocks.append(self._block(wanted))
        return blocks

    # --- cards and chance ----------------------------------------------------------------------

    def _card(self) -> None:
        token = self.scan.token
        if token.kind != NAME or token.text not in tuple(SIDE_LETTERS):
            raise self.scan.wrong("side-card")
        self.scan.advance()
        card, at = self.scan.card()
        self.play.choose(FIRST_CARD + card, at, SIDE_LETTERS.index(token.text))

    def _deal(self) -> None:
        self.play.settle(*self.scan.card())

    def _levy(self) -> None:
        self.play.settle(*self._block())

    def _draw(self) -> None:
        if not self.scan.take_name("draws"):
            raise self.scan.wrong("draws")
        self.play.settle(*self._block())

    def _dice(self) -> None:
        """Read the dice rolled, and their result if it is written."""
        pos = self.play.position
        first = self.scan.token
        dice = [self.scan.number(FACES, "die")[0] for _ in range(dice_rolled(pos))]
        outcome = roll_of(dice)
        if self.scan.at_bracket():
            self.scan.check_bracket(follows.of_roll(pos, outcome))
        self.play.settle(outcome, first)

    def _celts(self) -> None:
        if not self.scan.take_name(CELTS):
            raise self.scan.wrong("celts")
        self._dice()

    # --- events --------------------------------------------------------------------------------

    def _truce(self) -> None:
        token = self.scan.token
        if self.scan.take_name("declared"):
            self._choose_word(EVENT, token)
        elif not self._is_passed():
            raise self.scan.wrong("truce")

    def _crown(self) -> None:
        token = self.scan.token
        if self.scan.take_name("none"):
            self._choose_word(EVENT, token)
        elif self.scan.take_name(*CROWNS):
            self._choose_word(CROWN_BRUCE + CROWNS.index(token.text), token)
        else:
            raise self.scan.wrong("crown")

    def _herald(self) -> None:
        if not self._is_passed():
            self._choose_block(self._block("noble"))

    def _pillage(self) -> None:
        if not self._is_passed():
            self._choose_area(self.scan.area())

    def _hit(self) -> None:
        """Read which block takes a hit; an x marks its last step."""
        mark = self.scan.token
        lost = self.scan.take_mark("x")
        block, token = self._block("hit")
        if lost and self.play.position.strength(block) > 1:
            raise NotationError(
                "follows",
                mark.line,
                mark.column,
                wanted=SHORT_NAMES[block],
                found=f"x{SHORT_NAMES[block]}",
            )
        self._choose_block((block, token))

    def _step(self) -> None:
        """Read which block gains a step, or that the part is over."""
        if self._is_done():
            return
        if not self.scan.take_mark("+"):
            raise self.scan.wrong("step")
        self._choose_block(self._block())

    # --- moves ---------------------------------------------------------------------------------

    def _move(self) -> None:
        """Read blocks and their way, area by area."""
        for token, areas, is_open in self._on_their_way():
            self._go(areas, is_open, token)

    def _on_their_way(self) -> Iterator[tuple[Token, list[Named], bool]]:
        """Read blocks and their way, and yield the way once for each block after choosing it."""
        if self._is_done():
            return
        blocks = self._group("move")
        origin, areas, is_open = self._way(blocks)
        for block in blocks:
            self._check_origin(block[0], origin)
            self._choose_block(block)
            yield block[1], areas, is_open

    def _go(self, areas: list[Named], is_open: bool, token: Token) -> None:
        """Enter areas; the march ends unless the way is left open."""
        for area in areas:
            self._choose_area(area)
        if not is_open and self.play.position.step == steps.MARCH:
            self._choose_word(STOP, areas[-1][1] if areas else token)

    def _way(self, blocks: list[Named]) -> tuple[Named, list[Named], bool]:
        """Read the blocks' origin and the areas they go through."""
        origin = self.scan.area("way")
        areas, is_open = self._areas()
        if is_open and len(blocks) > 1:
            raise self.scan.wrong("area")
        return origin, areas, is_open

    def _areas(self) -> tuple[list[Named], bool]:
        """Read areas, each after a hyphen, and whether the way is left open."""
        if not self.scan.is_mark("-"):
            raise self.scan.wrong("way-on")
        areas: list[Named] = []
        while self.scan.take_mark("-"):
            if self.scan.interrupts():
                return areas, True
            areas.append(self.scan.area())
        return areas, False

    def _check_origin(self, block: int, origin: Named) -> None:
        """Refuse a way that does not begin where the block is."""
        place = self.play.position.place_of(block)
        if place != origin[0]:
            token = origin[1]
            raise NotationError(
                "origin",
                token.line,
                token.column,
                block=SHORT_NAMES[block],
                place=PLACE_NAMES[place],
                found=AREA_NAMES[origin[0]],
            )

    def _march(self) -> None:
        """Resume an interrupted march."""
        token = self.scan.token
        if self.scan.take_name("stop"):
            self._choose_word(STOP, token)
        else:
            areas, is_open = self._areas()
            self._go(areas, is_open, token)

    def _sail(self) -> None:
        """Read which blocks move by sea, from where and to where."""
        for _, areas, is_open in self._on_their_way():
            self._go_ashore(areas, is_open)

    def _go_ashore(self, areas: list[Named], is_open: bool) -> None:
        pos = self.play.position
        for area in areas:
            if pos.step == steps.SEA_AREA:
                self._choose_area(area)
            elif area[0] != pos.target:
                token = area[1]
                wanted = AREA_NAMES[pos.target]
                raise NotationError(
                    "follows", token.line, token.column, wanted=wanted, found=token.text
                )
        if not areas and not is_open:
            raise self.scan.wrong("area")

    def _land(self) -> None:
        """Resume an interrupted Sea Move."""
        areas, is_open = self._areas()
        self._go_ashore(areas, is_open)

    # --- battles -------------------------------------------------------------------------------

    def _battle(self) -> None:
        """Read which battle is fought next."""
        if not self.scan.take_name(BATTLE):
            raise self.scan.wrong("battle")
        self._choose_area(self.scan.area())
        if self.scan.at_bracket():
            self.scan.check_bracket(follows.of_battle(self.play.position))

    def _combat(self) -> None:
        """Read which blocks have their combat turn and what they do."""
        blocks = self._group("fighter")
        if self.scan.interrupts() and len(blocks) == 1:
            self._choose_block(blocks[0])
            return
        action = self._read_action(len(blocks))
        for block in blocks:
            self._choose_block(block)
            self.play.choose(*action)

    def _action(self) -> None:
        """Resume an interrupted combat turn."""
        self.play.choose(*self._read_action(1))

    def _read_action(self, fighters: int) -> tuple[int, Token]:
        """Return what blocks do: fire if dice follow, hold, or retreat."""
        token = self.scan.token
        if self.scan.take_name("hold", "holds"):
            return FIRST_WORD + HOLD, token
        if self.scan.take_name("to"):
            area, at = self.scan.area()
            return FIRST_AREA + area, at
        if fighters == 1 and (token.kind == NUMBER or self.scan.take_name("fires")):
            return FIRST_WORD + FIRE, token
        raise self.scan.wrong("action")

    def _withdraw(self) -> None:
        """Read which blocks retreat or regroup, and where to."""
        if self._is_done():
            return
        blocks = self._group("block")
        if self.scan.interrupts() and len(blocks) == 1:
            self._choose_block(blocks[0])
            return
        area = self._read_to()
        for block in blocks:
            self._choose_block(block)
            self._choose_area(area)

    def _read_to(self) -> Named:
        if not self.scan.take_name("to"):
            raise self.scan.wrong("to")
        return self.scan.area()

    def _to(self) -> None:
        self._choose_area(self._read_to())

    def _raid(self) -> None:
        self._choose_block(self._block())

    # --- winter --------------------------------------------------------------------------------

    def _home(self) -> None:
        """Read where a leader winters."""
        pos = self.play.position
        block, token = self._block()
        traveller = TRAVELLERS[pos.step][pos.active]
        if block != traveller:
            raise NotationError(
                "follows",
                token.line,
                token.column,
                wanted=SHORT_NAMES[traveller],
                found=token.shown(),
            )
        disbands = self.scan.token
        if self.scan.take_name("disbands"):
            self._choose_word(LEAVES, disbands)
            return
        self._choose_area(self._read_to())

    def _edward(self) -> None:
        """Read whether Edward winters in Scotland."""
        if not self.scan.take_name(SHORT_NAMES[EDWARD]):
            raise self.scan.wrong("edward")
        token = self.scan.token
        if self.scan.take_name("stays"):
            self._choose_word(STAYS, token)
        elif self.scan.take_name("leaves"):
            self._choose_word(LEAVES, token)
        else:
            raise self.scan.wrong("edward")

    def _quarters(self) -> None:
        """Read that nobody has a choice of winter quarters."""
        if not self._is_done():
            raise self.scan.wrong("order")

    def _french(self) -> None:
        """Read whether the French Knights join."""
        if not self._is_passed():
            self._choose_block(self._block())

    def _disband(self) -> None:
        if not self._is_done():
            self._choose_block(self._block())

    def _build(self) -> None:
        """Read which block gains a step, or which area draws one."""
        if self._is_done():
            return
        if self.scan.take_mark("+"):
            self._choose_block(self._block())
        elif self.scan.token.kind == NAME:
            self._choose_area(self.scan.area("build"))
        else:
            raise self.scan.wrong("build")

    def _from(self) -> None:
        if not self.scan.take_name("from"):
            raise self.scan.wrong("from")
        self._choose_area(self.scan.area())

    def _over(self) -> None:
        raise self.scan.wrong("result")
