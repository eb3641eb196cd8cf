"""The schemas of what the two seats of a game send and are answered: chat, offers, notices."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    model_validator,
)

from schiltrom.server.games.chat import LONGEST_LINE, LONGEST_NOTES
from schiltrom.server.http.schemas import Secret, Shape, SideName, printable


def _some_words(text: str) -> str:
    if not text.strip():
        raise ValueError("the message is empty")
    return text


def _whole(text: str) -> str:
    if any(not (char.isprintable() or char in "\n\t") for char in text):
        raise ValueError("only printable characters and line breaks are allowed")
    return text


LineText = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_LINE),
    AfterValidator(printable),
    AfterValidator(_some_words),
]
NotesText = Annotated[str, StringConstraints(max_length=LONGEST_NOTES), AfterValidator(_whole)]
LONGEST_LOCAL: Final = 64
_ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"


def _plain_address(address: str) -> str:
    """Return a mail address, refusing what a mail program would read as another one."""
    local = address.partition("@")[0]
    if "=?" in address or len(local) > LONGEST_LOCAL:
        raise ValueError("this is not a plain mail address")
    return address


Email = Annotated[
    str,
    StringConstraints(max_length=254, pattern=rf"^{_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})+$"),
    AfterValidator(_plain_address),
]
OfferKind = Literal["rematch", "take-back"]
Language = Literal["en", "de", "fr", "it", "hu", "ja"]


class Say(Shape):
    """A line to the other seat."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"text": "Well fought!"}]})
    text: LineText


class Notes(Shape):
    """A seat's notes for itself."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"text": "He never moves Angus."}]})
    text: NotesText


class OfferShape(Shape):
    """An offer to the other side."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "take-back"}]})
    kind: OfferKind
    sides: Literal["swapped", "same"] = Field("swapped", description="of a rematch")


class WhichOffer(Shape):
    """The offer that is answered or withdrawn."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "take-back"}]})
    kind: OfferKind


class NotifyShape(Shape):
    """Where a seat wants to be told that it is its turn: one place, or none."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"webhook": "https://example.org/turn", "language": "en"}]}
    )
    webhook: Annotated[str, StringConstraints(min_length=1, max_length=500)] | None = None
    email: Email | None = None
    language: Language = "en"

    @model_validator(mode="after")
    def _check_one(self) -> NotifyShape:
        if self.webhook is not None and self.email is not None:
            raise ValueError("a webhook or an e-mail address, not both")
        return self


class Code(Shape):
    """The code that was mailed."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"code": "12345678"}]})
    code: Annotated[str, StringConstraints(pattern=r"^[0-9]{8}$")]


class StopMails(Shape):
    """The token of a mail; *never*: no mail to this address again, whoever asks."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"token": "A" * 43, "never": True}]})
    token: Secret
    never: bool = False


# --- answers ---------------------------------------------------------------------------------


class ChatLine(BaseModel):
    """A line that a seat said."""

    id: int
    by: SideName
    text: str
    at: str


class ChatBody(BaseModel):
    """What was said."""

    chat: list[ChatLine]


class NotesBody(BaseModel):
    """A seat's notes."""

    text: str


class OfferBody(BaseModel):
    """It is done; with a rematch that both want, the game that follows."""

    done: Literal[True] = True
    rematch: str | None


class NotifyBody(BaseModel):
    """Where a seat is told; the secret of a webhook is shown once."""

    kind: Literal["webhook", "email"] | None
    confirmed: bool
    secret: str | None
