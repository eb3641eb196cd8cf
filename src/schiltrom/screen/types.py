"""The types of the screen state: everything sent to a screen is defined here, and nowhere else.

They are plain dataclasses. The server's schemas and the browser client's types are generated from
them (``server/http/schemas_screen.py``, ``scripts/protocol.py``): a field's annotation carries its
description, and the values that a number or a text can have.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.steps import NAMES
from schiltrom.screen.sent import IF_ANY as IF_ANY
from schiltrom.screen.sent import Sent as Sent
from schiltrom.screen.sent import sent
from schiltrom.text.log_lines import NumberedLine
from schiltrom.text.message import Message


@dataclass(frozen=True, slots=True)
class Named:
    """A kind of number or text: its name in a client, and its possible values, if there are few."""

    name: str = ""
    about: str = ""
    values: tuple[int | str, ...] = ()


SIDE: Final = Named("Side", "0 England, 1 Scotland", (0, 1))
SIDE_NAME: Final = Named("SideName", "", ("England", "Scotland"))

Side: TypeAlias = Annotated[int, SIDE]
SideName: TypeAlias = Annotated[str, SIDE_NAME]
ViewerName: TypeAlias = Annotated[str, Named(values=("England", "Scotland", "all"))]
AreaName: TypeAlias = Annotated[str, Named("AreaName", "as in areas.csv")]
BlockName: TypeAlias = Annotated[
    str, Named("BlockName", "as in blocks.csv; a noble is 'Angus/E' or 'Angus/S'")
]
CardName: TypeAlias = Annotated[str, Named("CardName", "as in cards.csv: '1', 'Herald' ...")]
ChoiceText: TypeAlias = Annotated[
    str, Named("Choice", "'card 2', 'block Wallace', 'area Fife', 'done' ...")
]
Letter: TypeAlias = Annotated[str, Named(values=("A", "B", "C"))]
LetterOrNone: TypeAlias = Annotated[str, Named(values=("", "A", "B", "C"))]
Bonus: TypeAlias = Annotated[str, Named(values=("home", "schiltrom"))]
Role: TypeAlias = Annotated[str, Named(values=("main", "reserve"))]
Scenario: TypeAlias = Annotated[str, Named(values=tuple(SCENARIO_NAMES))]
StepName: TypeAlias = Annotated[str, Named("StepName", "", tuple(NAMES.values()))]
Phase: TypeAlias = Annotated[
    str,
    Named(values=("card", "event", "move", "battle", "raid", "winter", "over", "chance")),
]
EdwardNumber: TypeAlias = Annotated[int, Named(values=(1, 2))]
KingName: TypeAlias = Annotated[str, Named(values=("King",))]


@sent
class Piece(Sent):
    """A block the viewer can name."""

    FOUND_BY = "name"

    name: BlockName
    side: Side
    place: Annotated[AreaName, "or pool; a block that is gone is in its side's list of those only"]
    strength: int
    moved: bool
    rating: Annotated[str, "letter and number, with what is added in this battle: 'B3'"]
    move: Annotated[int, "how many areas it may move, by the rules in play"]
    bonus: Bonus | None
    role: Annotated[Role | None, "in the battle that is, or is to be, fought where it stands"]
    open: Annotated[bool, "lies open for both sides now"]
    fired: Annotated[bool, "has had its combat turn in this round"]
    captured: bool


@sent
class Hidden(Sent):
    """Blocks the viewer cannot name."""

    FOUND_BY = "side area"

    side: Side
    area: AreaName
    count: int
    moved: int
    reserves: int


@sent
class AreaNow(Sent):
    """An area as it is now."""

    control: Side | None
    contested: bool
    pinned: Annotated[int, "how many blocks of the side that moves have to stay"]


@sent
class BorderNow(Sent):
    """A border that was crossed in this movement phase or round of battle."""

    FOUND_BY = "between"

    between: tuple[AreaName, AreaName]
    side: Side
    used: int
    limit: int


@sent
class HandCard(Sent):
    """A card in the viewer's hand."""

    FOUND_BY = "card"

    card: CardName
    warning: Annotated[Message | None, "for example that the year could end"]


@sent
class SideNow(Sent):
    """What the viewer knows of a side."""

    name: SideName
    hand: Annotated[
        list[HandCard] | None, "null: not the viewer's to see; without the card laid face down"
    ]
    hand_size: Annotated[int, "without the card laid face down"]
    chosen: Annotated[bool, "a card lies face down, or both are shown"]
    card: Annotated[CardName | None, "this game turn's card; face down, to its owner alone"]
    played: Annotated[list[CardName], "the year's cards before this game turn"]
    nobles: int
    pool: int
    gone: list[BlockName]


@sent
class CombatTurn(Sent):
    """A combat turn."""

    letter: Letter
    side: Side


@sent
class BattleNow(Sent):
    """The battle being fought."""

    area: AreaName
    attacker: Annotated[Side, "now; changes when control changes"]
    round: Annotated[int, "0: before the first round, or after the last"]
    rounds: int
    cause: Annotated[int, "0 movement, 1 herald, 2 pillage, 3 coronation"]
    letter: LetterOrNone
    order: Annotated[list[CombatTurn], "of those who take part now"]
    turn: Annotated[int, "place in the order, or -1"]
    fighter: Annotated[BlockName | None, "the block that acts"]
    hits: Annotated[int, "still to be taken"]
    may_retreat: Annotated[bool, "the block that acts; before one is chosen ask for its reach"]
    control: Annotated[Message, "who attacks, and when control changes"]


@sent
class WordButton(Sent):
    """A word that can be chosen."""

    FOUND_BY = "choice"

    choice: ChoiceText
    message: Message
    sure: Annotated[Message | None, "the question to confirm first"]


@sent
class Mover(Sent):
    """A block on the march."""

    block: BlockName
    path: list[AreaName]
    steps_left: int


@sent
class Limits(Sent):
    """The numbers of the rules and of the server that a screen has to know."""

    turns: Annotated[int, "game turns of a year"]
    nobles: Annotated[int, "of both sides together, while none is out of play"]
    together: Annotated[int, "blocks that can be asked about at once"]


@sent
class WinterNow(Sent):
    """How far winter has come."""

    stages: Annotated[list[str], "all of them, in their order"]
    now: Annotated[int | None, "the place of the present one; null: the levy, after them all"]


@sent
class ScreenState(Sent):
    """All that is to be drawn for one viewer."""

    viewer: Annotated[ViewerName | None, "all: the fog lifted, after the end; null: a spectator"]
    scenario: Scenario
    rules: dict[str, str | int | bool]
    book: Annotated[str, "the edition or document whose numbers and names are shown"]
    first_year: int
    last_year: Annotated[int, "0: the Campaign has none"]
    year: int
    turn: Annotated[int, "0: winter, or before the first card of a year"]
    step: StepName
    phase: Phase
    limits: Limits
    gathers: Annotated[bool, "blocks are taken up, alone or together, to go somewhere"]
    disbands: Annotated[bool, "a block that is chosen goes to the pool"]
    on_the_way: Annotated[bool, "a block is taken up, and where it goes is to be said"]
    winter: WinterNow | None
    waits: Annotated[list[Side], "who has to choose now"]
    first: Annotated[Side | None, "Player 1, once the cards are shown"]
    prompt: Message
    explanation: Annotated[Message | None, "what this step is about, with its rule"]
    legal: list[ChoiceText]
    words: Annotated[list[WordButton], "for the buttons"]
    moves: Annotated[int, "move points left"]
    areas: dict[AreaName, AreaNow]
    borders: Annotated[list[BorderNow], "those that were crossed"]
    pieces: list[Piece]
    hidden: list[Hidden]
    sides: tuple[SideNow, SideNow]
    battles: Annotated[list[AreaName], "where a battle is still to be fought"]
    battle: BattleNow | None
    mover: Mover | None
    points: Annotated[dict[AreaName, int], "replacement points left in winter, by area"]
    truce: Annotated[Side | None, "who declared it"]
    edward: EdwardNumber
    edward_wintered: bool
    king: Annotated[KingName | None, "the King's block, once a king is crowned"]
    winner: Side | None
    ending: Message | None


# --- replay and course -----------------------------------------------------------------------


@sent
class Frame(Sent):
    """What a viewer saw at one of his numbers."""

    number: int
    sheet: ScreenState
    lines: list[NumberedLine]


@sent
class TurnStart(Sent):
    """The frame with which a game turn begins, or (turn 0) a winter or the time before a card."""

    year: int
    turn: int
    number: Annotated[int, "of the frame"]


@sent
class Frames(Sent):
    """A part of the game as it was."""

    total: Annotated[int, "how many frames there are in all"]
    from_: int
    frames: list[Frame]
    turns: Annotated[list[TurnStart], "of the whole game so far, in order"]


@sent
class CoursePoint(Sent):
    """How many nobles each side had at the end of a game turn, or of a winter (turn 0)."""

    year: int
    turn: int
    nobles: tuple[int, int]


@sent
class CoursePoints(Sent):
    """The course of a game."""

    points: list[CoursePoint]


@sent
class LessonStep(Sent):
    """One thing for the learner to do, and what is shown and said before it."""

    frames: Annotated[list[Frame], "what has happened since the step before"]
    note: Message
    figure: Annotated[str | None, "the picture beside the note"]
    pick: Annotated[ChoiceText | None, "what is only selected; the next step makes the choice"]
    expect: Annotated[list[ChoiceText], "the choices that are asked for; none: to be read"]
    aim: Annotated[AreaName | None, "where a selected block is to go"]
    learned: Annotated[list[str], "what one has learned after it"]


@sent
class Lesson(Sent):
    """A guided lesson."""

    name: str
    side: Annotated[SideName, "whom the learner plays"]
    steps: list[LessonStep]
    record: Annotated[dict[str, object], "to go on from, with POST /api/games/import"]


# --- guidance --------------------------------------------------------------------------------


@sent
class Reach(Sent):
    """A place where blocks can go together."""

    area: Annotated[AreaName, "or pool, where they would disband or be lost to a raid"]
    path: Annotated[list[AreaName], "the way there, with both ends"]
    cost: Annotated[int, "move points"]
    attack: bool
    choices: Annotated[list[ChoiceText], "what does it, to be sent in one request"]
    note: Annotated[Message | None, "who is left behind, who is in reserve"]
