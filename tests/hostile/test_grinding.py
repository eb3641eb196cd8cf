"""Trying to choose the dice: a server that grinds or swaps seeds, and a seat that comes last.

The cheating servers here are the real one with one thing changed, and what they hand out is whole
in itself: ``verify`` alone is content. What catches them is what the player has kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from schiltrom import ENGLAND, SCOTLAND, Record
from schiltrom.cli.main import main
from schiltrom.fairness import (
    FIRST_SCHEME,
    SEED_BYTES,
    TAG_COMMITMENT,
    TAG_EPOCH,
    TAG_FROM,
    TAG_SERVER,
    TAG_SIDE_COMMITMENTS,
    TAG_SIDES,
    FairChance,
    FairnessError,
    NotInRecordError,
    commitment,
    seat_commitment,
    verify,
)
from schiltrom.server.games.service import GameService
from schiltrom.server.ops.admin import begin_epochs
from schiltrom.server.store.models import GameRow, SeatRow
from schiltrom.server.store.outbox import Session
from schiltrom.server.store.repository import News
from tests.server.helpers.seeds import bind_seat, show_seed
from tests.server.helpers.service import (
    Opened,
    bearer,
    fix_chance,
    plan,
    play_one,
    players,
    serve,
)

LUCK = (6, 6)
"""The first dice that a cheat would like to see."""
THEIRS = "the other side's"

Meddle = Callable[[GameRow, list[SeatRow]], None]


@pytest.fixture
def client(tmp_path, monkeypatch):
    fix_chance(monkeypatch)
    with serve(tmp_path) as found:
        yield found


@pytest.fixture(scope="module")
def honest(tmp_path_factory) -> tuple[Record, Kept]:
    """Return an honest game, and what England kept of it."""
    with pytest.MonkeyPatch.context() as patch:
        fix_chance(patch)
        with serve(tmp_path_factory.mktemp("honest")) as found:
            return whole_game(found)


def tried_seeds() -> Iterator[bytes]:
    """Yield seeds as a cheat tries them, the same in every run."""
    rng = Random(1297)
    while True:
        yield rng.randbytes(SEED_BYTES)


@dataclass
class Kept:
    """What a player of England keeps since before he has shown his seed."""

    commitments: list[str]
    seed: str

    def options(self) -> list[str]:
        """Return what he gives to ``schiltrom verify``."""
        given = [each for hash_ in self.commitments for each in ("--commitment", hash_)]
        return [*given, "--seed", self.seed]


def begin(client: Any) -> tuple[Opened, Kept]:
    """Begin a game as an honest England opposite whoever sits there."""
    made = client.post("/api/games", json=plan()).json()
    secret = made["seats"][1]["secret"]
    other = client.post("/api/seats", json={"secret": secret}).json()["token"]
    client.cookies.clear()
    opened = Opened(made["game"], (made["seats"][0]["token"], other), made["commitment"])
    seed = "honest"
    bind_seat(client, opened.game, ENGLAND, seed, opened.auth(ENGLAND))
    bind_seat(client, opened.game, SCOTLAND, THEIRS, opened.auth(SCOTLAND))
    status = client.get(opened.path, headers=opened.auth(ENGLAND)).json()["status"]
    kept = Kept([status["commitment"], status["seats"][SCOTLAND]["commitment"]], seed)
    show_seed(client, opened.game, ENGLAND, seed, opened.auth(ENGLAND))
    return opened, kept


def finish(client: Any, opened: Opened, choices: int = 25) -> Record:
    """Play a little, give up, and return the record."""
    rngs = players(1)
    for _ in range(choices):
        play_one(client, opened, rngs)
    client.post(f"{opened.path}/resign", headers=opened.auth(ENGLAND))
    return Record.from_json(client.get(f"{opened.path}/record").json())


def whole_game(client: Any) -> tuple[Record, Kept]:
    """Play an honest England's game; the other side shows its seed last."""
    opened, kept = begin(client)
    assert show_seed(client, opened.game, SCOTLAND, THEIRS, opened.auth(SCOTLAND))
    return finish(client, opened), kept


def code_of(file: Path, record: Record, *options: str) -> int:
    """Return what ``schiltrom verify`` says of a record."""
    file.write_text(json.dumps(record.to_json()), encoding="utf-8")
    return main(["verify", str(file), *options])


def is_lucky(server_seed: bytes, england: str, scotland: str) -> bool:
    chance = FairChance(server_seed, england, scotland)
    return tuple(chance.die() for _ in LUCK) == LUCK


# --- cheating servers ------------------------------------------------------------------------


def grind_own_seed(row: GameRow, seats: list[SeatRow]) -> None:
    """Try own seeds, now that those of the seats are known."""
    england, scotland = (str(seat.seed) for seat in seats)
    lucky = (seed for seed in tried_seeds() if is_lucky(seed, england, scotland))
    row.server_seed = next(lucky).hex()


def grind_accomplice(row: GameRow, seats: list[SeatRow]) -> None:
    """Let the other seat choose, with all that the server knows."""
    server, england = bytes.fromhex(row.server_seed), str(seats[ENGLAND].seed)
    tried = (seed.hex() for seed in tried_seeds())
    seats[SCOTLAND].seed = next(seed for seed in tried if is_lucky(server, england, seed))
    seats[SCOTLAND].commitment = seat_commitment(SCOTLAND, seats[SCOTLAND].seed)


def grind_as_an_older_game(row: GameRow, seats: list[SeatRow]) -> None:
    """Do the same, but leave the commitment and say that the seats were never bound."""
    promise = seats[SCOTLAND].commitment
    grind_accomplice(row, seats)
    seats[SCOTLAND].commitment = promise
    row.scheme = FIRST_SCHEME


def grind_players_seed(row: GameRow, seats: list[SeatRow]) -> None:
    """Use another seed than the player's."""
    server, scotland = bytes.fromhex(row.server_seed), str(seats[SCOTLAND].seed)
    tried = (seed.hex() for seed in tried_seeds())
    seats[ENGLAND].seed = next(seed for seed in tried if is_lucky(server, seed, scotland))
    seats[ENGLAND].commitment = seat_commitment(ENGLAND, seats[ENGLAND].seed)


def exchange_seats(_row: GameRow, seats: list[SeatRow]) -> None:
    """Exchange the seeds of the sides, if that brings better dice."""
    seats[ENGLAND].seed, seats[SCOTLAND].seed = seats[SCOTLAND].seed, seats[ENGLAND].seed
    for seat in seats:
        seat.commitment = seat_commitment(seat.side, str(seat.seed))


CHEATS = [
    grind_own_seed,
    grind_accomplice,
    grind_as_an_older_game,
    grind_players_seed,
    exchange_seats,
]


@pytest.fixture
def cheat(monkeypatch: pytest.MonkeyPatch) -> Callable[[Meddle], None]:
    """Return what makes the server meddle with a game when all seeds are shown."""
    begin_if_full = GameService._begin_if_full

    def arm(meddle: Meddle) -> None:
        def meddled(service: GameService, session: Any, row: GameRow, news: News) -> None:
            seats = service.seats(session, row.id)
            if row.begun is None and all(seat.seed is not None for seat in seats):
                meddle(row, seats)
                session.flush()
            begin_if_full(service, session, row, news)

        monkeypatch.setattr(GameService, "_begin_if_full", meddled)

    return arm


def test_an_honest_game_is_proved_with_what_was_kept(honest, tmp_path):
    record, kept = honest
    found = verify(record, kept.commitments, [kept.seed])
    assert found.is_whole
    assert found.deals >= 10
    assert code_of(tmp_path / "game.json", record, *kept.options()) == 0


@pytest.mark.parametrize("meddle", CHEATS)
def test_a_server_that_meddles_is_caught_by_what_was_kept(client, cheat, tmp_path, meddle):
    cheat(meddle)
    record, kept = whole_game(client)
    if meddle is not exchange_seats:
        seeds = (record.tags[tag] for tag in TAG_SIDES)
        assert is_lucky(bytes.fromhex(record.tags[TAG_SERVER]), *seeds), "it got what it wanted"
    assert verify(record).is_whole, "by itself the record is as good as any"
    file = tmp_path / "game.json"
    assert code_of(file, record) == 0
    with pytest.raises(NotInRecordError):
        verify(record, kept.commitments, [kept.seed])
    assert code_of(file, record, *kept.options()) == 1


def test_neither_the_commitments_nor_the_seed_alone_are_enough(client, cheat):
    """Each of the things kept catches something that the others do not."""
    cheat(grind_accomplice)
    record, kept = whole_game(client)
    server, scotland = kept.commitments
    assert verify(record, [server], [kept.seed]).is_whole
    with pytest.raises(NotInRecordError, match="commitment"):
        verify(record, [scotland])
    cheat(grind_players_seed)
    record, kept = whole_game(client)
    assert verify(record, kept.commitments).is_whole
    with pytest.raises(NotInRecordError, match="seed"):
        verify(record, kept.commitments, [kept.seed])


# --- records changed afterwards --------------------------------------------------------------


@pytest.mark.parametrize(
    ("tag", "value"),
    [
        (TAG_SERVER, "11" * 32),
        (TAG_COMMITMENT, commitment(b"1" * 32)),
        (TAG_SIDES[ENGLAND], "another"),
        (TAG_SIDES[SCOTLAND], "another"),
        (TAG_SIDE_COMMITMENTS[ENGLAND], seat_commitment(ENGLAND, "another")),
        (TAG_SIDE_COMMITMENTS[SCOTLAND], seat_commitment(ENGLAND, THEIRS)),
        (f"{TAG_EPOCH}2", f"0 {commitment(b'1' * 32)} {'31' * 32}"),
    ],
)
def test_a_swapped_seed_commitment_or_epoch_is_found(honest, tmp_path, tag, value):
    record = honest[0].copy()
    assert code_of(tmp_path / "game.json", record) == 0
    record.tags[tag] = value
    with pytest.raises(FairnessError):
        verify(record)
    assert code_of(tmp_path / "game.json", record) == 1


@pytest.mark.parametrize("tag", [TAG_SERVER, *TAG_SIDES, *TAG_SIDE_COMMITMENTS])
def test_what_is_left_out_is_not_passed_over(honest, tmp_path, tag):
    record, kept = honest[0].copy(), honest[1]
    del record.tags[tag]
    assert code_of(tmp_path / "game.json", record, *kept.options()) == 3


def test_outcomes_passed_off_as_imported_are_not_proved(honest, tmp_path):
    """A server may say so of as many as it likes, but then the record is not whole."""
    record, kept = honest[0].copy(), honest[1]
    record.tags[TAG_FROM] = str(len(record.entries))
    assert code_of(tmp_path / "game.json", record, *kept.options()) == 3


# --- epochs ----------------------------------------------------------------------------------


def grind_epoch(service: GameService, game: str) -> None:
    """Choose a new seed in the middle of a game, by the dice it brings."""
    with Session(service.engine) as session, session.begin():
        row = session.get_one(GameRow, game)
        seeds = [str(session.get_one(SeatRow, (game, side)).seed) for side in (ENGLAND, SCOTLAND)]
        for seed in tried_seeds():
            chance = FairChance(bytes.fromhex(row.server_seed), *seeds)
            chance.begin_epoch(row.entries, seed)
            later = chance.after(row.entries)
            if tuple(later.die() for _ in LUCK) == LUCK:
                row.epochs = [*row.epochs, {"from": row.entries, "seed": seed.hex()}]
                return


def game_with_epochs(client: Any, *changes: Callable[[GameService, str], None]) -> Any:
    """Play a game in which the server does something about epochs after every few choices."""
    opened, kept = begin(client)
    assert show_seed(client, opened.game, SCOTLAND, THEIRS, opened.auth(SCOTLAND))
    service: GameService = client.app.state.context.service
    rngs = players(1)
    for change in changes:
        for _ in range(20):
            play_one(client, opened, rngs)
        change(service, opened.game)
        status = client.get(opened.path, headers=opened.auth(ENGLAND)).json()["status"]
        kept.commitments += [each for each in status["epochs"] if each not in kept.commitments]
    return finish(client, opened, 80), kept


def test_an_epoch_that_a_server_begins_at_its_pleasure_is_not_proved(client, tmp_path):
    record, kept = game_with_epochs(client, grind_epoch)
    found = verify(record, kept.commitments, [kept.seed])
    assert found.restored > 0
    assert not found.is_whole
    file = tmp_path / "game.json"
    assert code_of(file, record, *kept.options()) == 3
    first, *promised = record.tags.pop(f"{TAG_EPOCH}2").split()
    assert code_of(file, record) == 1, "hidden, the dice do not match"
    for begins in (0, len(record.entries)):
        record.tags[f"{TAG_EPOCH}2"] = " ".join([str(begins), *promised])
        assert code_of(file, record, *kept.options()) == 1
    record.tags[f"{TAG_EPOCH}2"] = " ".join([first, *promised])
    assert code_of(file, record, *kept.options()) == 3


def test_an_epoch_once_told_cannot_be_ground_again(client, tmp_path, monkeypatch):
    """Whoever has seen its commitment finds out that another seed was used."""
    tried = tried_seeds()
    monkeypatch.setattr("schiltrom.server.ops.admin.new_seed", lambda: next(tried))

    def announce(service: GameService, _game: str) -> None:
        begin_epochs(service.engine)

    def swap(service: GameService, game: str) -> None:
        with Session(service.engine) as session, session.begin():
            row = session.get_one(GameRow, game)
            row.epochs = [{"from": row.entries, "seed": next(tried).hex()}]
        service.forget(game)

    record, kept = game_with_epochs(client, announce)
    assert code_of(tmp_path / "game.json", record, *kept.options()) == 3
    opened, kept = begin(client)
    show_seed(client, opened.game, SCOTLAND, THEIRS, opened.auth(SCOTLAND))
    service: GameService = client.app.state.context.service
    announce(service, opened.game)
    told = client.get(opened.path).json()["status"]["epochs"]
    kept.commitments += told
    swap(service, opened.game)
    record = finish(client, opened)
    assert verify(record, kept.commitments[:2], [kept.seed]).deals >= 10
    with pytest.raises(NotInRecordError):
        verify(record, kept.commitments, [kept.seed])
    assert code_of(tmp_path / "game.json", record, *kept.options()) == 1


# --- a seat that comes last ------------------------------------------------------------------


def refused(answer: Any) -> str:
    """Return why a request was refused."""
    assert answer.status_code == 409
    return str(answer.json()["say"]["key"])


def test_a_seat_cannot_choose_its_seed_after_it_has_seen_the_others(client):
    """The accomplice of a curious server knows all seeds but is bound to his own."""
    opened, _ = begin(client)
    path, last = opened.path, opened.auth(SCOTLAND)
    for seed in ("ground", "another", THEIRS + " "):
        answer = client.post(f"{path}/seed", json={"seed": seed}, headers=last)
        assert refused(answer) == "error-seed-not-committed"
        anew = {"commitment": seat_commitment(SCOTLAND, seed)}
        answer = client.post(f"{path}/commitment", json=anew, headers=last)
        assert refused(answer) == "error-commitment-made"
    assert show_seed(client, opened.game, SCOTLAND, THEIRS, last)


def test_no_seed_is_taken_before_all_are_bound(client):
    """A server that took one would hand it to whoever comes next."""
    made = client.post("/api/games", json=plan()).json()
    client.cookies.clear()
    path, first = f"/api/games/{made['game']}", bearer(made["seats"][0]["token"])
    bind_seat(client, made["game"], ENGLAND, "hammer", first)
    for _ in range(2):
        early = client.post(f"{path}/seed", json={"seed": "hammer"}, headers=first)
        assert refused(early) == "error-seed-too-early"
    link = {"secret": made["seats"][1]["secret"]}
    assert client.post("/api/seats", json=link | {"seed": "x"}).status_code == 422
    seats = plan()["seats"]
    seats["england"]["seed"] = "x"
    assert client.post("/api/games", json={"seats": seats}).status_code == 422
    with client.app.state.context.service.reading() as session:
        assert session.get_one(SeatRow, (made["game"], ENGLAND)).seed is None


def test_computers_are_bound_when_the_game_is_made(client):
    made = client.post("/api/games", json=plan("here", "computer")).json()
    client.cookies.clear()
    first = bearer(made["seats"][0]["token"])
    path = f"/api/games/{made['game']}"
    england, scotland = client.get(path).json()["status"]["seats"]
    assert england["commitment"] is None
    bound = scotland["commitment"]
    bind_seat(client, made["game"], ENGLAND, "hammer", first)
    assert show_seed(client, made["game"], ENGLAND, "hammer", first)
    client.post(f"{path}/resign", headers=first)
    record = Record.from_json(client.get(f"{path}/record").json())
    assert record.tags[TAG_SIDE_COMMITMENTS[SCOTLAND]] == bound
    assert verify(record, [made["commitment"], bound], ["hammer"]).is_whole


def test_who_never_shows_his_seed_delays_only_his_own_game(client):
    opened, _ = begin(client)
    state = client.get(opened.path, headers=opened.auth(ENGLAND)).json()
    seats = state["status"]["seats"]
    assert not state["status"]["begun"]
    assert [seat["ready"] for seat in seats] == [True, False], "the other side sees who is awaited"
    choice = {"number": 0, "choice": "card 1"}
    early = client.post(f"{opened.path}/choices", json=choice, headers=opened.auth(ENGLAND))
    assert (early.status_code, early.json()["error"]) == (409, "not-playing")
    record, kept = whole_game(client)
    assert verify(record, kept.commitments, [kept.seed]).is_whole
    assert show_seed(client, opened.game, SCOTLAND, THEIRS, opened.auth(SCOTLAND))
