"""The schemas of messages and screen states; ``screen/state.py`` makes the latter."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from schiltrom.engine.steps import NAMES

Side = Annotated[Literal[0, 1], Field(description="0 England, 1 Scotland")]
Letter = Literal["A", "B", "C"]


class MessageBody(BaseModel):
    """Words that are not yet in a language: a key of the Fluent catalogues with its arguments."""

    key: str
    args: dict[str, Any] = Field(description="numbers, texts, and things to be named")
    rule: str | None = Field(None, description="the rule it speaks of")


class Drawn(BaseModel):
    """A part of a screen state: all its fields are always there, and no others."""

    model_config = ConfigDict(alias_generator=to_camel, extra="forbid")


class PieceBody(Drawn):
    """A block the viewer can name."""

    name: str
    side: Side
    place: str = Field(description="an area, or pool")
    strength: int
    rating: str = Field(description="letter and number, with what is added in this battle")
    bonus: Literal["home", "schiltrom"] | None
    role: Literal["main", "reserve"] | None = Field(description="in the battle where it stands")
    moved: bool
    open: bool = Field(description="lies open for both sides")
    fired: bool = Field(description="has had its combat turn in this round")
    captured: bool


class HiddenBody(Drawn):
    """Blocks the viewer cannot name."""

    side: Side
    area: str
    count: int
    moved: int
    reserves: int


class AreaBody(Drawn):
    """An area as it is now."""

    control: Side | None
    contested: bool
    pinned: int = Field(description="how many blocks of the side that moves have to stay")


class BorderBody(Drawn):
    """A border that was crossed in this part of the game turn."""

    between: Annotated[list[str], Field(min_length=2, max_length=2)]
    side: Side
    used: int
    limit: int


class HandCardBody(Drawn):
    """A card in the viewer's hand."""

    card: str
    warning: MessageBody | None


class SideBody(Drawn):
    """What the viewer knows of a side."""

    name: Literal["England", "Scotland"]
    hand: list[HandCardBody] | None = Field(description="null: not the viewer's to see")
    hand_size: int
    chosen: bool
    card: str | None = Field(description="this game turn's card; face down, to its owner alone")
    played: list[str] = Field(description="the year's cards before this game turn")
    nobles: int
    pool: int
    gone: list[str]


class TurnBody(Drawn):
    """A combat turn."""

    letter: Letter
    side: Side


class BattleBody(Drawn):
    """The battle being fought."""

    area: str
    attacker: Side
    round: int = Field(description="0: before the first round, or after the last")
    rounds: int
    cause: int = Field(description="0 movement, 1 herald, 2 pillage, 3 coronation")
    letter: Letter | Literal[""]
    order: list[TurnBody]
    turn: int = Field(description="place in the order, or -1")
    fighter: str | None
    hits: int
    may_retreat: bool
    control: MessageBody


class ButtonBody(Drawn):
    """A word that can be chosen."""

    choice: str
    message: MessageBody
    sure: MessageBody | None = Field(description="the question to confirm first")


class MoverBody(Drawn):
    """A block on the march."""

    block: str
    path: list[str]
    steps_left: int


class LimitsBody(Drawn):
    """The numbers of the rules and of this server that a screen has to know."""

    turns: int = Field(description="game turns of a year")
    nobles: int = Field(description="nobles of both sides together, while none is out of play")
    together: int = Field(description="blocks that can be asked about at once")


class WinterBody(Drawn):
    """How far winter has come."""

    stages: list[str] = Field(description="all of them, in their order")
    now: int | None = Field(description="the place of the present one; null: the levy")


class ScreenStateBody(Drawn):
    """All that is to be drawn for one viewer."""

    viewer: Literal["England", "Scotland", "all"] | None = Field(description="null: a spectator")
    scenario: Literal["braveheart", "the_bruce", "campaign"]
    rules: dict[str, str | int | bool]
    first_year: int
    last_year: int = Field(description="0: the Campaign has none")
    year: int
    turn: int = Field(description="0: winter, or before the first card")
    step: str = Field(json_schema_extra={"enum": list(NAMES.values())})
    phase: Literal["card", "event", "move", "battle", "raid", "winter", "over", "chance"]
    limits: LimitsBody
    gathers: bool = Field(description="blocks are taken up, alone or together, to go somewhere")
    on_the_way: bool = Field(description="a block is taken up; where it goes is to be said")
    winter: WinterBody | None
    waits: list[Side] = Field(description="who has to choose now")
    first: Side | None = Field(description="Player 1, once the cards are shown")
    prompt: MessageBody
    explanation: MessageBody | None
    legal: list[str]
    words: list[ButtonBody]
    moves: int = Field(description="move points left")
    areas: dict[str, AreaBody]
    borders: list[BorderBody]
    pieces: list[PieceBody]
    hidden: list[HiddenBody]
    sides: Annotated[list[SideBody], Field(min_length=2, max_length=2)]
    battles: list[str] = Field(description="areas where a battle is still to be fought")
    battle: BattleBody | None
    mover: MoverBody | None
    points: dict[str, int] = Field(description="replacement points left, by area")
    truce: Side | None = Field(description="who declared it")
    edward: Literal[1, 2]
    edward_wintered: bool
    king: Literal["King"] | None = Field(description="the King's block, once a king is crowned")
    winner: Side | None
    ending: MessageBody | None
