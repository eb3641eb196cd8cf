"""The only way from the data sent to a screen to JSON."""

from __future__ import annotations

import json

from schiltrom.screen.differences import members_of
from schiltrom.screen.sent import Sent
from schiltrom.screen.sent import wire_name as wire_name
from schiltrom.text.log_lines import NumberedLine
from schiltrom.text.message import Message, to_json

try:
    import orjson
except ImportError:  # it comes with the server
    orjson = None  # type: ignore[assignment]


def to_text(thing: object) -> str:
    """Return an object as pure ASCII JSON text."""
    return json.dumps(thing, default=_as_data, separators=(",", ":"), ensure_ascii=True)


def to_bytes(thing: object) -> bytes:
    """Return an object as JSON in UTF-8, the same data as ``to_text``, by a fast encoder if it can.

    It cannot write what JSON has no good form for: numbers beyond 64 bits, keys that are no texts,
    halves of surrogate pairs. The standard library decides about these, and about all refusals.
    """
    if orjson is not None:
        try:
            return orjson.dumps(thing, default=_as_data, option=orjson.OPT_PASSTHROUGH_DATACLASS)
        except TypeError:
            pass
    return to_text(thing).encode()


def _as_data(thing: object) -> object:
    """Return an object as plain data, or raise an error if it was not made to be sent."""
    if isinstance(thing, Sent):
        return members_of(thing)
    if isinstance(thing, Message):
        return to_json(thing)
    if isinstance(thing, NumberedLine):
        told = thing.told
        more = {"number": thing.number, "year": told.year, "turn": told.turn}
        mark = {"automatic": True} if told.automatic else {}
        return {**to_json(told.message), **more, **mark}
    raise TypeError(f"a {type(thing).__name__} is not made to be sent")
