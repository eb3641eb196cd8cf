"""The schemas of what a browser sends to be notified, and is answered."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

from schiltrom.server.http.schemas import Shape
from schiltrom.server.http.schemas_chat import Language
from schiltrom.server.notify.sending import LONGEST_ENDPOINT

Endpoint = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_ENDPOINT)]
_EXAMPLE: Final = "https://push.example.net/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV"
_EXAMPLE_KEYS: Final = {
    # those of RFC 8291
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
    "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
_EXAMPLE_BROWSER: Final[dict[str, Any]] = {"endpoint": _EXAMPLE, "keys": _EXAMPLE_KEYS}


class PushKeysShape(Shape):
    """What messages for a browser are encrypted with."""

    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]


class BrowserShape(Shape):
    """Where a browser takes messages, and their keys, as its PushSubscription has them."""

    endpoint: Endpoint
    keys: PushKeysShape


class PushShape(BrowserShape):
    """A browser in which a seat is to be notified, and in which language."""

    model_config = ConfigDict(json_schema_extra={"examples": [_EXAMPLE_BROWSER]})
    language: Language = "en"


class PushOffShape(Shape):
    """The browser in which a seat is no longer notified; none: in no browser."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"endpoint": _EXAMPLE}]})
    endpoint: Endpoint | None = None


class PushRenewShape(BrowserShape):
    """A browser, and the address it had before."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"old": f"{_EXAMPLE}/old", **_EXAMPLE_BROWSER}]}
    )
    old: Endpoint


# --- answers ---------------------------------------------------------------------------------


class PushBody(BaseModel):
    """The key to subscribe with, and the browsers, each by the SHA-256 of its address."""

    public_key: str
    browsers: list[str]


class PushOffBody(BaseModel):
    """It is done; *needed*: other seats are notified at the same address."""

    done: Literal[True] = True
    needed: bool
