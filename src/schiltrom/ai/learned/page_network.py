"""The network in a browser's page, where NumPy is not to be had: typed arrays compute it.

The page's part is ``client/worker/local/network.ts``. It is given the table of features, from which
it reads observations, and the parts of the shipped file; it does what ``observation.encoder`` and
``integer_network`` do, to the last bit.
"""

from __future__ import annotations

import ast
import json
import zipfile
from array import array
from typing import Any, Final, Protocol

from schiltrom.ai.learned.network import LARGE, QUICK, Opinion, use_network
from schiltrom.ai.learned.seat import legal_in
from schiltrom.engine.choices import CHOICES
from schiltrom.engine.tables import AREAS, BLOCKS, members
from schiltrom.observation.fields import (
    ACTOR,
    FORCE_SCALE,
    MEMORY_PLACES,
    PER_STRENGTH,
    SHARES,
    SIZES,
    WHOLE_SHARE,
    fields_for,
    fingerprint,
    force_of,
    memory_bits,
    size,
    width,
)
from schiltrom.observation.words import ACTOR as SEEN_WORDS
from schiltrom.observation.words import START

CALENDAR_SIDE: Final = (START["calendar"], 8)
"""The word and the bit that tell which side decides."""
MAGIC: Final = b"\x93NUMPY\x01\x00"
NUMBERS: Final = {"|i1": "int8", "<f8": "float64", "<i8": "int64"}

Row = tuple[int, int, int, int, float, int, int]
"""A place among the features; of its number: word, shift, bits, scale, value, gate."""


class PageError(ValueError):
    """A file that holds no network, or one for other features."""


class TypedArrays(Protocol):
    """The page's part."""

    def part(self, name: str, kind: str, data: bytes) -> None:
        """Take a part of the network: its numbers, the first first."""

    def judge(self, kind: str, seen: bytes, rows: int) -> Any:  # noqa: ANN401 (JavaScript's)
        """Return a network's logits of all choices and of the value, row by row."""


class PageNetwork:
    """A network that a page computes."""

    def __init__(self, arrays: TypedArrays, kind: str) -> None:
        self._arrays = arrays
        self._kind = kind

    def opinions(self, seen: list[bytes]) -> list[Opinion]:
        """Return what it thinks of some observations."""
        judged = array("d")
        judged.frombytes(self._arrays.judge(self._kind, b"".join(seen), len(seen)).to_bytes())
        found = []
        for row, each in enumerate(seen):
            choices = members(legal_in(each))
            first = row * (CHOICES + 1)
            liked = [judged[first + choice] for choice in choices]
            found.append(Opinion(choices, liked, judged[first + CHOICES]))
        return found

    def favourites(self, seen: list[bytes]) -> list[int]:
        """Return the choices it likes best for some observations."""
        return [opinion.best for opinion in self.opinions(seen)]


def start(arrays: TypedArrays, path: str) -> None:
    """Have a page compute the networks in a file, for all players from now on."""
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            kind, data = numbers_in(archive.read(name))
            if name in (f"{LARGE}features.npy", f"{QUICK}features.npy"):
                if data.decode("utf-32-le") != fingerprint():
                    raise PageError("this network was trained with other features")
            else:
                arrays.part(name.removesuffix(".npy"), NUMBERS[kind], data)
    for which in (LARGE, QUICK):
        use_network(PageNetwork(arrays, which), which)


def numbers_in(file: bytes) -> tuple[str, bytes]:
    """Return the kind of the numbers in a file of NumPy's, and the numbers."""
    if not file.startswith(MAGIC):
        raise PageError("this is no array")
    begin = len(MAGIC) + 2
    end = begin + int.from_bytes(file[len(MAGIC) : begin], "little")
    head = ast.literal_eval(file[begin:end].decode("ascii"))
    if head["fortran_order"]:
        raise PageError("columns come first")
    return str(head["descr"]), file[end:]


def _layout() -> tuple[list[Row], list[int]]:
    """Return the place of every number among the features, and where each area's forces begin."""
    rows: list[Row] = []
    forces: list[int] = []
    begin = 0
    for axis, things in SIZES.items():
        fields = [field for field in fields_for(ACTOR) if field.axis == axis]
        for thing in range(things):
            numbers = [number for field in fields for number in field.numbers[thing]]
            rows += [
                (begin + i, n.word, n.shift, n.bits, n.scale, n.value, n.gate)
                for i, n in enumerate(numbers)
            ]
            if axis == "area":
                forces.append(begin + len(numbers))
            begin += width(axis, ACTOR)
    return rows, forces


def tables() -> str:
    """Return what the page needs to read observations, as JSON text."""
    numbers, forces = _layout()
    found = {
        "words": SEEN_WORDS,
        "features": size(ACTOR),
        "choices": CHOICES,
        "side": CALENDAR_SIDE,
        "numbers": numbers,
        "areas": AREAS,
        "forces": forces,
        "at": START["at"],
        "low": START["low"],
        "high": START["high"],
        "force": [force_of(block) for block in range(BLOCKS)],
        "per_strength": PER_STRENGTH,
        "force_scale": FORCE_SCALE * 2,
        "memory": [memory_bits(block) for block in range(BLOCKS)],
        "memory_places": MEMORY_PLACES,
        "shares": SHARES,
        "whole_share": WHOLE_SHARE,
    }
    return json.dumps(found, separators=(",", ":"))
