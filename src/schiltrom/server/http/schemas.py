"""The schemas of what is sent and answered, as the OpenAPI document shows them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    WithJsonSchema,
    model_validator,
)

from schiltrom.ai.levels import NAMES
from schiltrom.engine.record import Record
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import AREA_NAMES, ENGLAND
from schiltrom.fairness import SCHEME, seat_commitment
from schiltrom.server.games.seats import GAME_ID
from schiltrom.server.http.errors import CODES, RequestError
from schiltrom.server.http.schemas_screen import (
    LineBody,
    MessageBody,
    OwnSeatBody,
    ScreenStateBody,
    StatusBody,
)
from schiltrom.server.store.models import now_ms
from schiltrom.table.answers import state_body as body_at
from schiltrom.table.new_game import SWITCHES
from schiltrom.table.orders import MOST_STEPS
from schiltrom.table.table import VIEW, State
from schiltrom.text.errors import error_message
from schiltrom.text.message import Message

MOST: Final = 2**31 - 1
EXAMPLE_SEED: Final = "7f3a longshanks"
EXAMPLE_COMMITMENT: Final = seat_commitment(ENGLAND, EXAMPLE_SEED)
MOST_CHOICES: Final = 60


def printable(text: str) -> str:
    """Return a text, refusing any characters that cannot be printed."""
    if not text.isprintable():
        raise ValueError("only printable characters are allowed")
    return text


def _level(name: str) -> str:
    if name not in NAMES:
        raise ValueError(f"choose a level from {', '.join(NAMES)}")
    return name


def _area(name: str) -> str:
    if name not in AREA_NAMES:
        raise ValueError("this is not the name of an area")
    return name


Number = Annotated[int, Field(ge=0, le=MOST)]
Name = Annotated[str, StringConstraints(max_length=60), AfterValidator(printable)]
Commitment = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Seed = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(printable)]
ChoiceText = Annotated[
    str, StringConstraints(min_length=1, max_length=60), AfterValidator(printable)
]
LevelName = Annotated[
    str, AfterValidator(_level), WithJsonSchema({"type": "string", "enum": list(NAMES)})
]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]
SwitchName = Annotated[str, StringConstraints(max_length=40, pattern=r"^[a-z_]+$")]
SwitchText = Annotated[str, StringConstraints(max_length=40, pattern=r"^[A-Za-z0-9_]*$")]
Switches = Annotated[
    dict[SwitchName, bool | Annotated[int, Field(ge=0, le=99)] | SwitchText],
    Field(max_length=40),
    WithJsonSchema(
        {
            "type": "object",
            "properties": {name: {"enum": list(values)} for name, values in SWITCHES.items()},
            "additionalProperties": False,
        }
    ),
]
Bid = Annotated[int, Field(ge=0, le=3)]
SideName = Literal["England", "Scotland"]
Edition = Literal["2", "3", "4", "de", "hu", "it", "fr", "ja", "reference"]
Kind = Literal["here", "friend", "computer", "bot"]
Wish = Literal["forced", "hits"]
Form = Literal["view", "sheet"]
AreaText = Annotated[
    str, Field(json_schema_extra={"enum": list(AREA_NAMES)}), AfterValidator(_area)
]


_EMPTY_RECORD: Final[Any] = Record(0, RuleSet()).to_json()


class Shape(BaseModel):
    """What is sent: nothing is guessed, nothing unknown is let by."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatShape(Shape):
    """Who shall sit at a side."""

    kind: Kind
    name: Name = ""
    level: LevelName | None = Field(None, description="of a computer; the weakest if not given")
    bid: Bid | None = Field(None, description="your secret bid, where players bid; or later")

    @model_validator(mode="after")
    def _check_kind(self) -> SeatShape:
        if self.level is not None and self.kind != "computer":
            raise ValueError("only a computer has a level")
        if self.bid is not None and self.kind != "here":
            raise ValueError("whoever takes a seat bids for it")
        return self


class MinutesShape(Shape):
    """A clock of minutes a side; seconds are added each time it becomes one's turn again."""

    kind: Literal["minutes"]
    minutes: Annotated[int, Field(ge=1, le=600)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class DaysShape(Shape):
    """A clock of days for each turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60)]


ClockShape = Annotated[MinutesShape | DaysShape, Field(discriminator="kind")]


class SeatsShape(Shape):
    """Who sits where."""

    england: SeatShape
    scotland: SeatShape


class NewGame(Shape):
    """A game to be made."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "scenario": "braveheart",
                    "edition": "4",
                    "options": {"schiltroms": True},
                    "bid": "",
                    "seats": {
                        "england": {"kind": "here", "name": "Edward"},
                        "scotland": {"kind": "computer", "level": "peasant"},
                    },
                    "clock": {"kind": "minutes", "minutes": 60, "increment": 15},
                }
            ]
        }
    )
    scenario: Literal["braveheart", "the_bruce", "campaign"] = "braveheart"
    edition: Edition = "4"
    options: Switches = Field({}, description="switches of the rules, by name")
    bid: Literal["", "E1", "E2", "E3", "S1", "S2", "S3"] = Field(
        "", description="a net bid that is agreed on openly"
    )
    bidding: bool = Field(False, description="both seats bid in secret before it begins (9.2)")
    seats: SeatsShape
    clock: ClockShape | None = None
    open: bool = Field(False, description="two computers play, and everybody sees everything")

    @model_validator(mode="after")
    def _one_kind_of_bid(self) -> NewGame:
        if self.bid and self.bidding:
            raise ValueError("send either bid or bidding")
        return self


class ImportGame(Shape):
    """A record, and who goes on with it; nobody if its game is over."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "record": _EMPTY_RECORD,
                    "seats": {"england": {"kind": "here"}, "scotland": {"kind": "friend"}},
                    "clock": {"kind": "days", "days": 3},
                }
            ]
        }
    )
    record: dict[str, Any] | str = Field(
        description="as GET .../record or schiltrom terminal writes it: a record, or its notation"
    )
    seats: SeatsShape | None = None
    clock: ClockShape | None = None


class LookAtLink(Shape):
    """A link's secret, to see where it leads."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"secret": "A" * 43}]})
    secret: Secret


class CommitmentShape(Shape):
    """What binds a seat to its part of the chance before anybody shows his."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"commitment": EXAMPLE_COMMITMENT}]})
    commitment: Commitment = Field(
        description=f"SHA-256 of '{SCHEME}/seat-commitment/England/' or .../Scotland/ and the seed"
    )


class SeedShape(Shape):
    """A seat's part of the chance."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"seed": EXAMPLE_SEED}]})
    seed: Seed


class BidShape(Shape):
    """A seat's secret bid for its side."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"bid": 2}]})
    bid: Bid


class Follow(Shape):
    """The game that the rematch follows; the seat is the caller's."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"game": "0123456789abcdef"}]})
    game: Annotated[str, StringConstraints(pattern=GAME_ID)]
    bid: Bid | None = Field(None, description="your secret bid, where players bid; or later")


class TakeSeat(Shape):
    """A link's secret, to be exchanged for a seat."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"secret": "A" * 43, "name": "Robert"}]}
    )
    secret: Secret
    name: Name = ""
    bid: Bid | None = Field(None, description="your secret bid, where players bid; or later")


class Chosen(Shape):
    """A choice, or several that are made all or none, with the number of what its seat saw last."""

    number: Number
    choice: ChoiceText | None = None
    choices: Annotated[list[ChoiceText], Field(min_length=1, max_length=MOST_CHOICES)] | None = (
        Field(None, description="instead of one choice; only the last may bring dice")
    )

    @model_validator(mode="after")
    def _one_or_several(self) -> Self:
        if (self.choice is None) == (self.choices is None):
            raise ValueError("send either choice or choices")
        return self

    @property
    def wanted(self) -> list[str]:
        """Return the choices in the order they are to be made."""
        return self.choices or [self.choice or ""]


class Choose(Chosen):
    """A choice, or several that are made all or none, with the number of what its seat saw last."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"number": 14, "choice": "card 2"},
                {"number": 31, "choices": ["block Wallace", "area Mentieth", "stop"]},
            ]
        }
    )


class AtNumber(Shape):
    """The number of what a seat last saw."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"number": 15}]})
    number: Number


class Wishes(Shape):
    """The choices a seat lets make themselves."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"wishes": ["forced", "hits"]}]})
    wishes: Annotated[list[Wish], Field(max_length=8)]


class OrdersShape(Shape):
    """Standing orders for the battle under way."""

    fire: Literal["ask", "round", "loss", "end"] = Field(
        "ask", description="in this round, until a block of its own is lost, or to the end"
    )
    retreat: Literal["never", "outnumbered", "below"] = Field(
        "never", description="when fewer own steps take part than the enemy's, or than `below`"
    )
    below: Annotated[int, Field(ge=0, le=MOST_STEPS)] = 0
    to: AreaText | None = Field(None, description="where to if possible; null: the seat is asked")
    hits: Literal["ask", "round", "spare"] = Field(
        "ask",
        description="spare, or only in this round: the least of the blocks that may takes a hit",
    )
    regroup: Literal["ask", "stay"] = Field("ask", description="after a victory")


class GiveOrders(Shape):
    """A seat's standing orders for a battle; null cancels them."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"area": "Fife", "orders": {"fire": "end"}}]}
    )
    area: AreaText = Field(description="where the battle is fought")
    orders: OrdersShape | None


class LiveSince(Shape):
    """The first message of a live connection: what the client already has (-1: nothing)."""

    since: Annotated[int, Field(ge=-1, le=MOST)] = -1
    form: Form = VIEW
    chat: Annotated[int, Field(ge=0, le=MOST)] | None = None
    differences: bool = False
    has: Annotated[str, Field(max_length=64)] | None = None


class LiveChoice(Chosen):
    """A choice over a live connection; the answer carries the same id."""

    id: Annotated[int, Field(ge=0, le=2**53)] | Annotated[str, Field(max_length=64)]


# --- answers ---------------------------------------------------------------------------------


class ErrorBody(BaseModel):
    """What is answered when something cannot be done."""

    error: str = Field(description="a code for programs")
    message: str = Field(description="English words, for logs")
    say: MessageBody = Field(description="the same for people, in any language")
    rule: str | None = Field(None, description="the number of the rule that forbids a choice")
    number: int | None = Field(None, description="the seat's present number (409)")
    retry_after: int | None = Field(None, description="seconds to wait (429, 503)")


class OpenedSeat(BaseModel):
    """A seat of a game that was just made."""

    side: SideName
    kind: Kind
    token: str | None = Field(description="for the seat you sit at: Authorization: Bearer")
    secret: str | None = Field(description="for somebody else: sent to POST /api/seats")
    link: str | None = Field(description="the same for a browser, behind the # sign")


class OpenedBody(BaseModel):
    """A game that was just made."""

    game: str
    commitment: str = Field(description="the SHA-256 of the server's seed")
    seats: list[OpenedSeat]


class TakenBody(BaseModel):
    """A seat that was just taken."""

    game: str
    side: SideName
    token: str
    commitment: str = Field(description="the SHA-256 of the server's seed")


class LinkBody(BaseModel):
    """Where a link leads."""

    game: str
    side: SideName
    commitment: str = Field(description="the SHA-256 of the server's seed: keep it")
    status: StatusBody


class BegunBody(BaseModel):
    """Whether the game has begun."""

    begun: bool


class LevelsBody(BaseModel):
    """The levels of computer players."""

    levels: list[str]
    default: str


class StateBody(BaseModel):
    """What the caller may see."""

    side: SideName | None = Field(description="null for a spectator")
    number: int = Field(description="what a choice must carry")
    status: StatusBody
    can_undo: bool
    your_choice: bool
    views: dict[SideName, Any] | None = Field(
        description="both sides' views, once the game is over; null with form=sheet"
    )
    own: OwnSeatBody | None = Field(
        description="what the caller wants done without being asked; null for a spectator"
    )


class ViewStateBody(StateBody):
    """What the caller may see, for programs."""

    view: dict[str, Any] | None = Field(description="null until the game has begun")
    lines: list[str] = Field(description="what happened since the number that was asked for")


class ScreenBody(StateBody):
    """What the caller may see, to be drawn (form=sheet)."""

    sheet: ScreenStateBody | None = Field(description="null until the game has begun")
    lines: list[LineBody] = Field(description="what happened since the number that was asked for")


class ListedGame(BaseModel):
    """A game of the caller's."""

    game: str
    side: SideName
    number: int
    your_choice: bool
    year: int | None = Field(description="the year in play; null until the game has begun")
    made: str = Field(description="the day on which the game was made, such as 2026-11-16")
    status: StatusBody


class GamesBody(BaseModel):
    """The games whose seats the caller holds tokens for."""

    games: list[ListedGame]


class NumberBody(BaseModel):
    """The seat's new number; what it stands for is durable."""

    number: int


class DoneBody(BaseModel):
    """It is done."""

    done: Literal[True] = True


class TicketBody(BaseModel):
    """A ticket for one live connection."""

    ticket: str
    seconds: float


def state_body(state: State) -> dict[str, object]:
    """Return a state as it is sent now."""
    return body_at(state, now_ms())


_EXAMPLES: Final[dict[int, dict[str, object]]] = {
    error.status: error.body()
    for error in (
        RequestError(400, error_message("no-such-choice", choice="card 9")),
        RequestError(401, "no-seat"),
        RequestError(403, "foreign-game", code="foreign-game"),
        RequestError(404, "no-game"),
        RequestError(409, error_message("stale", number=17), code="stale", number=17),
        RequestError(413, error_message("too-large", limit=16384)),
        RequestError(422, Message("reason-pool-empty", rule="7.62"), code="refused"),
        RequestError(429, "too-many-requests", retry_after=1),
        RequestError(503, "unavailable", retry_after=2),
    )
}
_HEADERS: Final[dict[int, dict[str, object]]] = {
    401: {"WWW-Authenticate": {"schema": {"const": "Bearer"}, "required": True}},
    429: {"Retry-After": {"schema": {"type": "integer", "minimum": 1}, "required": True}},
    503: {"Retry-After": {"schema": {"type": "integer", "minimum": 1}, "required": True}},
}
ANYWHERE: Final = (400, 413, 429, 503)
"""The errors any request may get: it is malformed, too large, too frequent, or too early."""


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the error answers, for the OpenAPI document."""
    return {
        status: {
            "model": ErrorBody,
            "description": CODES[status],
            "headers": _HEADERS.get(status, {}),
            "content": {"application/json": {"example": _EXAMPLES[status]}},
        }
        for status in sorted({*statuses, *ANYWHERE})
    }
