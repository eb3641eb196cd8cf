"""The schemas of messages, and those of what is sent to a screen, derived from its types."""

from __future__ import annotations

from types import GenericAlias, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from pydantic import BaseModel, ConfigDict, Field, JsonValue, create_model

from schiltrom.screen.encoding import wire_name
from schiltrom.screen.types import (
    IF_ANY,
    SIDE,
    AreaName,
    BlockName,
    CardName,
    EdwardNumber,
    Named,
    ScreenState,
    Sent,
)
from schiltrom.table.status import Status
from schiltrom.table.table import OwnSeat
from schiltrom.text.log_lines import NumberedLine
from schiltrom.text.message import Message

Side = Annotated[Literal[0, 1], Field(description=SIDE.about), SIDE]


class Drawn(BaseModel):
    """A part of what is sent: all its fields are always there, and no others."""

    model_config = ConfigDict(alias_generator=wire_name, extra="forbid")


# --- messages --------------------------------------------------------------------------------


class SideArgument(Drawn):
    """A side to be named."""

    side: Side


class AreasArgument(Drawn):
    """One area or several, joined to a list."""

    areas: list[AreaName]


class BlocksArgument(Drawn):
    """One block or several, joined to a list; which Edward is king."""

    blocks: list[BlockName]
    edward: EdwardNumber


class CardsArgument(Drawn):
    """One card or several, joined to a list."""

    cards: list[CardName]


class MessagesArgument(Drawn):
    """Messages that are joined to a list: "a, b and c"."""

    messages: list[MessageBody]


Argument = (
    int | str | SideArgument | AreasArgument | BlocksArgument | CardsArgument | MessagesArgument
)


class MessageBody(BaseModel):
    """Words that are not yet in a language: a key of the Fluent catalogues with its arguments."""

    key: str
    args: dict[str, Argument] = Field(description="numbers, texts, and things to be named")
    rule: str = Field("", description="the rule it speaks of, or a card's name; if there is one")


class LineBody(MessageBody):
    """A line of the log."""

    number: int = Field(description="the viewer's number it came with")
    year: int
    turn: int = Field(description="0: winter, or before the first card")
    automatic: bool = Field(False, description="the caller's choice that it tells made itself")


# --- what is sent to a screen ----------------------------------------------------------------

_WORDS: Final[dict[object, object]] = {Message: MessageBody, NumberedLine: LineBody}
_MODELS: Final[dict[type[Sent], type[BaseModel]]] = {}


def model_of(kind: type[Sent], example: dict[str, JsonValue] | None = None) -> type[BaseModel]:
    """Return the schema of a type that is sent, always the same one."""
    if kind not in _MODELS:
        hints = get_type_hints(kind, include_extras=True)
        fields: dict[str, Any] = {name: _field_of(hint) for name, hint in hints.items()}
        base = type("Sent", (Drawn,), {"model_config": _config(example)})
        _MODELS[kind] = create_model(kind.__name__, __base__=base, __doc__=kind.__doc__, **fields)
    return _MODELS[kind]


def _config(example: dict[str, JsonValue] | None) -> ConfigDict:
    return (
        ConfigDict() if example is None else ConfigDict(json_schema_extra={"examples": [example]})
    )


def _field_of(hint: object) -> tuple[object, object]:
    """Return a field's type and description in the form pydantic needs."""
    metadata = _metadata(hint)
    about = next((each for each in metadata if isinstance(each, str)), None)
    if IF_ANY in metadata:
        return _translated(hint), Field(None, description=about)
    return _translated(hint), Field(description=about)


def _metadata(hint: object) -> tuple[object, ...]:
    return tuple(getattr(hint, "__metadata__", ()))


def _translated(hint: object) -> object:
    """Return one of our types in the form pydantic needs to check it."""
    if hint in _WORDS:
        return _WORDS[hint]
    if isinstance(hint, type) and issubclass(hint, Sent):
        return model_of(hint)
    origin, args = get_origin(hint), [_translated(each) for each in get_args(hint)]
    if origin is Annotated:
        named = next((each for each in _metadata(hint) if isinstance(each, Named)), Named())
        kind: object = Literal[named.values] if named.values else args[0]
        return Annotated[kind, Field(description=named.about)] if named.about else kind
    if origin in (Union, UnionType):
        return Union[tuple(args)]  # noqa: UP007 (made of what is there)
    if origin is tuple:
        several = GenericAlias(list, (args[0],))
        return Annotated[several, Field(min_length=len(args), max_length=len(args))]
    if origin in (list, dict):
        return GenericAlias(origin, tuple(args))
    return Any if hint is object else hint


if TYPE_CHECKING:
    ScreenStateBody: TypeAlias = ScreenState
    StatusBody: TypeAlias = Status
    OwnSeatBody: TypeAlias = OwnSeat
else:
    ScreenStateBody = model_of(ScreenState)
    StatusBody = model_of(Status)
    OwnSeatBody = model_of(OwnSeat)
