"""What a curious seat and a curious spectator ask a server, in time and out of time.

Every probe is made from what its asker knows, is the same for both games of a pair, and changes
nothing that the other side could see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from schiltrom.engine.choices import TEXTS
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, OWN, SIDE_NAMES, members

SEAT: Final = "seat"
SPECTATOR: Final = "spectator"
NOBODY_S_TOKEN: Final = "A" * 43
NO_KEYS: Final = {"p256dh": "A" * 87, "auth": "A" * 22}


@dataclass(frozen=True)
class Known:
    """What the seat knows when it asks."""

    side: int
    number: int
    seen: int
    """The spectator's number."""
    may_choose: bool
    may_undo: bool
    legal: frozenset[str]

    @property
    def other(self) -> str:
        return SIDE_NAMES[1 - self.side]


@dataclass(frozen=True)
class Probe:
    """A request; ``{game}`` in its address is the game's."""

    who: str
    method: str
    address: str
    body: object = None
    token: str | None = None
    """Another than the seat's own; ``foreign`` is one of another game."""


def get(address: str, who: str = SEAT, token: str | None = None) -> Probe:
    return Probe(who, "GET", address, token=token)


def post(address: str, body: object, who: str = SEAT, token: str | None = None) -> Probe:
    return Probe(who, "POST", address, body, token)


GAME: Final = "/api/games/{game}"


def states(_rng: Random, known: Known) -> list[Probe]:
    """Ask how things stand, in both forms, from the beginning, since lately, and from too late."""
    return [
        get(f"{GAME}?since={known.number - 2}&form=sheet"),
        get(f"{GAME}?since={known.number + 3}"),
        get(f"{GAME}?since={known.seen - 2}&form=sheet", SPECTATOR),
        get(f"{GAME}?since={known.seen + 3}", SPECTATOR),
        get(f"{GAME}?since=-2"),
        get(f"{GAME}?form=open"),
        get("/api/games"),
        get("/api/games", SPECTATOR),
    ]


def insights(rng: Random, known: Known) -> list[Probe]:
    """Ask for help in thinking."""
    own = BLOCK_NAMES[rng.choice(members(OWN[known.side]))].replace(" ", "%20")
    area = rng.choice([*AREA_NAMES, "pool"]).replace(" ", "%20")
    return [
        get(f"{GAME}/reach?block={own}"),
        get(f"{GAME}/reach?block={rng.choice(BLOCK_NAMES).replace(' ', '%20')}"),
        get(f"{GAME}/known?area={area}"),
        get(f"{GAME}/known?area=pool"),
        get(f"{GAME}/winter"),
        get(f"{GAME}/winter", SPECTATOR),
        post(f"{GAME}/hint", {"number": known.number}),
        post(f"{GAME}/hint", {"number": known.seen}, SPECTATOR),
    ]


def odds(rng: Random, known: Known) -> list[Probe]:
    """Ask how battles would go where blocks of the seat's might come."""
    own = BLOCK_NAMES[rng.choice(members(OWN[known.side]))].replace(" ", "%20")
    areas = [area.replace(" ", "%20") for area in rng.sample(AREA_NAMES, 2)]
    attacker = SIDE_NAMES[known.side]
    return [
        get(f"{GAME}/odds?area={areas[0]}&attacker={attacker}&block={own}"),
        get(f"{GAME}/odds?area={areas[1]}"),
    ]


def reasons(rng: Random, known: Known) -> list[Probe]:
    """Ask why not, also of blocks in hand."""
    texts = [text.replace(" ", "%20") for text in rng.sample(TEXTS, 5)]
    own = BLOCK_NAMES[rng.choice(members(OWN[known.side]))].replace(" ", "%20")
    areas = [area.replace(" ", "%20") for area in rng.sample(AREA_NAMES, 3)]
    return [
        *(get(f"{GAME}/why?choice={text}") for text in texts),
        *(get(f"{GAME}/why?choice=area%20{area}&block={own}") for area in areas),
    ]


def the_past(rng: Random, known: Known) -> list[Probe]:
    """Ask for the game again, for what others saw of it, and for its record."""
    start = rng.randrange(known.number + 1)
    late = max(0, known.seen - 2)
    return [
        get(f"{GAME}/frames?from={start}&count=2"),
        get(f"{GAME}/frames?viewer=spectator&from={late}&count=3"),
        get(f"{GAME}/frames?viewer={known.other}"),
        get(f"{GAME}/frames?viewer=all&from=0&count=50"),
        get(f"{GAME}/frames?from={late}&count=3", SPECTATOR),
        get(f"{GAME}/frames?viewer={known.other}", SPECTATOR),
        get(f"{GAME}/course", SPECTATOR),
        get(f"{GAME}/record"),
        get(f"{GAME}/record", SPECTATOR),
    ]


def false_choices(rng: Random, known: Known) -> list[Probe]:
    """Choose too late, too early, what is not legal, what nobody could, and what is no choice."""
    wrong = [text for text in TEXTS if text not in known.legal]
    at = known.number
    bodies: list[object] = [
        *({"number": at, "choice": text} for text in rng.sample(wrong, 3)),
        {"number": at - 1, "choice": rng.choice(TEXTS)},
        {"number": at + 1, "choice": rng.choice(TEXTS)},
        {"number": at, "choices": [rng.choice(wrong), "done"]},
        {"number": at, "choice": "block Nobody"},
        {"number": "many", "choice": 4},
        {"number": at},
        b"{not json",
        b"x" * 20_000,
    ]
    return [
        *(post(f"{GAME}/choices", body) for body in bodies),
        post(f"{GAME}/choices", bodies[0], SPECTATOR),
        post(f"{GAME}/choices?side={known.other}", bodies[0]),
        post(f"{GAME}/choices", bodies[0], token="foreign"),
        post(f"{GAME}/choices", bodies[0], token=NOBODY_S_TOKEN),
    ]


def the_rest_of_playing(_rng: Random, known: Known) -> list[Probe]:
    """Undo and fire when there is nothing to, or too late; wish what nobody grants."""
    stale = {"number": known.number + 1}
    now = {"number": known.number}
    return [
        post(f"{GAME}/undo", stale if known.may_undo else now),
        post(f"{GAME}/fire-all", stale if known.may_choose else now),
        post(f"{GAME}/undo", now, SPECTATOR),
        post(f"{GAME}/wishes", {"wishes": ["peace"]}),
        post(f"{GAME}/orders", {"area": "Fife", "orders": {"fire": "never"}}),
        post(f"{GAME}/orders", {"area": "Fife", "orders": None}, SPECTATOR),
        post(f"{GAME}/resign", {}, SPECTATOR),
        post(f"{GAME}/commitment", {"commitment": "0" * 64}),
        post(f"{GAME}/seed", {"seed": "another"}),
        post(f"{GAME}/bid", {"bid": 1}),
    ]


def company(rng: Random, known: Known) -> list[Probe]:
    """Talk, write notes, and make offers out of season."""
    return [
        post(f"{GAME}/chat", {"text": f"I am at {known.number}"}),
        get(f"{GAME}/chat?since={rng.randrange(4)}"),
        get(f"{GAME}/chat", SPECTATOR),
        post(f"{GAME}/notes", {"text": f"{known.number} seen"}),
        get(f"{GAME}/notes"),
        get(f"{GAME}/notes?side={known.other}"),
        get(f"{GAME}/notes", SPECTATOR),
        post(f"{GAME}/offers", {"kind": "rematch"}),
        post(f"{GAME}/offers/accept", {"kind": "take-back"}),
        post(f"{GAME}/offers/decline", {"kind": "take-back"}),
        post(f"{GAME}/seat-from", {"game": "A" * 16}),
        get(f"{GAME}/notify"),
        post(f"{GAME}/notify", {"webhook": "no address"}),
        post(f"{GAME}/notify/confirm", {"code": "00000000"}),
        get(f"{GAME}/push"),
        get(f"{GAME}/push", SPECTATOR),
        post(f"{GAME}/push", {"endpoint": "no address", "keys": NO_KEYS}),
        post(f"{GAME}/push/off", {"endpoint": "no address"}),
        post(f"{GAME}/push/off", {}, SPECTATOR),
        post(f"{GAME}/forget", {}),
        post(f"{GAME}/leave", {}),
        post(f"{GAME}/leave", {}, SPECTATOR),
    ]


def offers(_rng: Random, _known: Known) -> list[Probe]:
    """Ask for a take-back, look, and take the question back."""
    return [
        post(f"{GAME}/offers", {"kind": "take-back"}),
        get(f"{GAME}?since=100000", SPECTATOR),
        post(f"{GAME}/offers/decline", {"kind": "take-back"}),
    ]


def doors(_rng: Random, _known: Known) -> list[Probe]:
    """Try what is open to anybody, and what is not."""
    return [
        post(f"{GAME}/tickets", {}),
        post(f"{GAME}/tickets", {}, SPECTATOR),
        get("/metrics"),
        get("/metrics", SPECTATOR, token=NOBODY_S_TOKEN),
        get("/healthz"),
        get("/readyz"),
        get("/api/levels"),
        get("/api/games/" + "A" * 16),
        get(f"{GAME}/hand"),
        get(f"{GAME}/choices"),
        Probe(SEAT, "DELETE", GAME),
        Probe(SEAT, "HEAD", GAME),
        post("/api/seats/look", {"secret": NOBODY_S_TOKEN}),
        get(GAME, token="foreign"),
    ]


KINDS: Final[list[Callable[[Random, Known], list[Probe]]]] = [
    states,
    insights,
    odds,
    reasons,
    the_past,
    false_choices,
    the_rest_of_playing,
    company,
    offers,
    doors,
]


def some_probes(rng: Random, known: Known, most: int = 1) -> list[Probe]:
    """Return a few probes of one kind."""
    kind = rng.choice(KINDS)
    asked = kind(rng, known)
    if kind is offers:  # what is offered must be withdrawn again
        return asked
    return rng.sample(asked, min(most, len(asked)))


def false_messages(rng: Random, known: Known) -> list[Any]:
    """Return messages for a live connection that change nothing."""
    wrong = [text for text in TEXTS if text not in known.legal]
    return [
        {"id": 1, "number": known.number, "choice": rng.choice(wrong)},
        {"id": "two", "number": known.number + 1, "choice": rng.choice(TEXTS)},
        {"id": 3, "number": known.number, "choices": [rng.choice(wrong), "done"]},
        {"id": 4, "number": known.number, "choice": "block Nobody"},
        {"id": 5},
        "{not json",
    ]
