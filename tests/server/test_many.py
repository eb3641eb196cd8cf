"""More than one machine: two server processes and a worker on a real PostgreSQL play together."""

from __future__ import annotations

import signal
import time
from contextlib import ExitStack
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select, text
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from schiltrom import Record
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.fairness import verify
from schiltrom.server.computers.jobs import Asker
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.store.database import open_database
from schiltrom.server.store.models import SeatRow
from tests.server.helpers.processes import (
    PATIENCE_S,
    HttpPlayer,
    Process,
    RovingPlayer,
    Server,
    Spectator,
    Worker,
    wait_until,
)
from tests.server.helpers.service import Opened, begin_here, open_game, plan
from tests.server.live.test_sockets import reach, receive, ticket

if TYPE_CHECKING:
    import httpx
    from websockets.sync.client import ClientConnection

ENOUGH = 60
"""So many choices of each side are played across servers."""
SOON_S = 0.9
"""Sooner than a reader of the outbox would look by itself."""


class Site:
    """Two servers and a worker on one database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.servers = [Server(database), Server(database)]
        self.worker = Worker(database)
        self.was_cut = False

    def everybody(self) -> list[Process]:
        return [*self.servers, self.worker]

    def failures(self) -> list[dict[str, Any]]:
        """Return what has failed; that connections were cut is in the logs, of course."""
        return [] if self.was_cut else [line for p in self.everybody() for line in p.failures()]


@pytest.fixture(scope="module")
def site(cluster):
    """Start all at the same moment on an empty database, and stop them politely."""
    found = Site(cluster.new_database())
    try:
        for server in found.servers:
            wait_until(server.is_ready, "a server")
        wait_until(lambda: found.worker.has_said("working"), "a worker")
        yield found
    finally:
        running = [each for each in found.everybody() if each.is_running]
        for each in running:
            each.send(signal.SIGTERM)
        codes = [each.left() for each in running]
    assert set(codes) == {0}
    assert found.failures() == []


@pytest.fixture
def clients(site):
    """Return a client of each server."""
    with ExitStack() as stack:
        yield [stack.enter_context(server.client()) for server in site.servers]


def choices_of(record: Record, side: int) -> list[str]:
    """Return the choices of a side that are kept, those taken back too."""
    letter = "ES"[side]
    texts = [entry.text for entry in record.entries]
    return [each[2:] for each in texts if each.startswith(f"{letter} ")]


def is_kept(acknowledged: list[str], record: Record, side: int) -> bool:
    """Return whether all that was acknowledged is kept, in order."""
    kept = iter(choices_of(record, side))
    return all(choice in kept for choice in acknowledged)


def finish(client: httpx.Client, opened: Opened) -> Record:
    """End a game; return its record, proved."""
    client.post(f"{opened.path}/resign", headers=opened.auth(0)).raise_for_status()
    record = Record.from_json(client.get(f"{opened.path}/record").json())
    assert verify(record).deals >= 10
    return record


# --- play across servers -----------------------------------------------------------------------


def test_one_plays_live_at_one_server_and_the_other_over_http_at_both(site, clients):
    opened = open_game(clients[0])
    live = RovingPlayer(site.servers[:1], opened, 0, Random(1))
    asking = HttpPlayer(clients, opened, 1, Random(2))
    watching = [Spectator(server, opened) for server in site.servers]
    for each in (*watching, live, asking):
        each.start()
    wait_until(lambda: min(map(len, (live.acknowledged, asking.acknowledged))) > ENOUGH, "play")
    record = finish(clients[1], opened)
    for each in (*watching, live, asking):
        each.join(10)
        assert not each.is_alive()
    assert is_kept(live.acknowledged, record, 0)
    assert is_kept(asking.acknowledged, record, 1)
    assert live.moves == 0
    for client, spectator in zip(clients, watching, strict=True):
        assert client.get(opened.path).json()["lines"] == spectator.lines
        seen = client.get(opened.path, headers=opened.auth(0)).json()
        assert (seen["lines"], seen["number"]) == (live.lines, live.number)
    assert clients[0].get(opened.path).json() == clients[1].get(opened.path).json()


def test_a_choice_at_one_server_wakes_the_other_at_once(site, clients):
    opened = open_game(clients[0])
    with reach(site.servers[1].address, opened, 0) as socket:
        state = receive(socket)
        waits = []
        for _ in range(5):
            number = clients[0].get(opened.path, headers=opened.auth(1)).json()["number"]
            card = {"number": number, "choice": first_card(clients[0], opened, 1)}
            answer = clients[0].post(f"{opened.path}/choices", headers=opened.auth(1), json=card)
            assert answer.status_code == 200
            began = time.monotonic()
            state = received_after(socket, state["number"])
            waits.append(time.monotonic() - began)
            taken = {"number": answer.json()["number"]}
            clients[0].post(f"{opened.path}/undo", headers=opened.auth(1), json=taken)
            state = received_after(socket, state["number"])
    assert sorted(waits)[1] < SOON_S / 4


def received_after(socket: ClientConnection, number: int) -> dict[str, Any]:
    """Return the first state with a higher number; who comes and goes is told in between."""
    while (state := receive(socket))["number"] <= number:
        pass
    return state


def first_card(client: httpx.Client, opened: Opened, side: int) -> str:
    state = client.get(opened.path, headers=opened.auth(side)).json()
    return str(state["view"]["legal"][0])


def test_a_ticket_of_one_server_is_used_up_at_the_other(site, clients):
    opened = open_game(clients[0])
    issued = ticket(clients[0], opened, 0)
    addresses = [f"ws://{s.address}{opened.path}/live?ticket={issued}" for s in site.servers]
    with connect(addresses[1]) as socket:
        socket.send('{"since": -1}')
        assert receive(socket)["side"] == "England"
    for address in addresses:
        with pytest.raises(InvalidStatus) as refused, connect(address):
            pass
        assert refused.value.response.status_code == 401


def test_numbers_mean_the_same_everywhere(clients):
    """Both lay a card at the same number; what is repeated or stale is refused at both servers."""
    opened = open_game(clients[0])
    seen = [c.get(opened.path, headers=opened.auth(s)).json() for s, c in enumerate(clients)]
    for side, client in enumerate(clients):
        choice = {"number": seen[side]["number"], "choice": seen[side]["view"]["legal"][0]}
        for tried, status in ((client, 200), (client, 409), (clients[1 - side], 409)):
            path, auth = f"{opened.path}/choices", opened.auth(side)
            assert tried.post(path, headers=auth, json=choice).status_code == status
    states = [client.get(opened.path, headers=opened.auth(0)).json() for client in clients]
    assert states[0] == states[1]
    assert states[0]["view"]["step"] != "card"


def test_who_is_there_is_seen_everywhere(site, clients):
    opened = open_game(clients[0])

    def present(state: dict[str, Any]) -> list[bool]:
        return [seat["present"] for seat in state["status"]["seats"]]

    with reach(site.servers[0].address, opened, 0) as england:
        while present(receive(england)) != [True, False]:
            pass
        assert present(clients[1].get(opened.path).json()) == [True, False]
        with reach(site.servers[1].address, opened, 1) as scotland:
            for socket in (scotland, england):
                while present(receive(socket)) != [True, True]:
                    pass


# --- computers ---------------------------------------------------------------------------------


def test_a_computer_thinks_in_the_worker(site, clients):
    made = clients[0].post("/api/games", json=plan("here", "computer")).json()
    begin_here(clients[0], made)
    clients[0].cookies.clear()
    opened = Opened(made["game"], (made["seats"][0]["token"], ""))
    watching = Spectator(site.servers[1], opened)
    live = RovingPlayer(site.servers[:1], opened, 0, Random(3))
    watching.start()
    live.start()
    wait_until(lambda: len(live.acknowledged) > ENOUGH / 2, "play")
    record = finish(clients[1], opened)
    for each in (watching, live):
        each.join(10)
        assert not each.is_alive()
    assert len(choices_of(record, SCOTLAND)) > 5
    assert is_kept(live.acknowledged, record, 0)
    assert watching.lines == clients[0].get(opened.path).json()["lines"]


# --- kill -9 -----------------------------------------------------------------------------------


def test_play_goes_on_at_the_other_server_when_one_is_killed(site):
    servers = [Server(site.database), site.servers[1]]
    wait_until(servers[0].is_ready, "a server")
    with servers[1].client() as client:
        opened = open_game(client)
        roving = [RovingPlayer(servers, opened, side, Random(side)) for side in range(2)]
        for player in roving:
            player.start()
        wait_until(lambda: min(len(player.acknowledged) for player in roving) > 10, "play")
        assert servers[0].end(signal.SIGKILL) == -signal.SIGKILL
        before = [len(player.acknowledged) for player in roving]
        wait_until(
            lambda: all(len(p.acknowledged) > n + 10 for p, n in zip(roving, before, strict=True)),
            "play at the other server",
        )
        record = finish(client, opened)
        for player in roving:
            player.join(10)
            assert not player.is_alive()
            assert is_kept(player.acknowledged, record, player.side)
            assert player.moves >= 1
            state = client.get(opened.path, headers=opened.auth(player.side)).json()
            assert player.lines == state["lines"]


def test_a_server_that_is_stopped_sends_everybody_away_politely(site):
    server = Server(site.database)
    wait_until(server.is_ready, "a server")
    with server.client() as client:
        opened = open_game(client)
        with reach(server.address, opened, 0) as socket:
            receive(socket)
            assert server.end() == 0
            with pytest.raises(ConnectionClosed) as closed:
                receive(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    engine = open_database(site.database)
    with engine.connect() as connection:
        there = select(SeatRow.present_ms).where(SeatRow.game_id == opened.game)
        assert connection.scalars(there).all() == [None, None]
    engine.dispose()


def test_play_goes_on_when_the_database_has_cut_every_connection(site, clients):
    made = clients[0].post("/api/games", json=plan("here", "computer")).json()
    begin_here(clients[0], made)
    clients[0].cookies.clear()
    opened = Opened(made["game"], (made["seats"][0]["token"], ""))
    live = RovingPlayer(site.servers[:1], opened, 0, Random(5))
    assert site.failures() == []
    site.was_cut = True
    live.start()
    for enough in (5, 10, 15):
        wait_until(lambda: len(live.acknowledged) > enough, "play")  # noqa: B023 (it is at once)
        cut_connections(site.database)
    wait_until(lambda: len(live.acknowledged) > 20, "play")
    wait_until(lambda: all(server.is_ready() for server in site.servers), "the servers")
    record = finish(clients[1], opened)
    live.join(10)
    assert not live.is_alive()
    assert is_kept(live.acknowledged, record, 0)
    assert all(process.is_running for process in site.everybody())


def cut_connections(database: str) -> None:
    engine = open_database(database)
    with engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    engine.dispose()


class ComputerGame:
    """A game whose computer has to lay its card, in a database where no worker runs."""

    def __init__(self, database: str) -> None:
        self.engine = open_database(database)
        self.service = GameService(self.engine)
        self.service.on_waiting = Asker().ask
        plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("computer")}
        self.game = self.service.open_game("Braveheart", PRESETS["edition 4"], plans).game_id

    def jobs(self) -> list[str]:
        with self.engine.connect() as connection:
            return list(connection.scalars(text("SELECT status::text FROM procrastinate_jobs")))

    def has_chosen(self) -> bool:
        return self.service.waiting_computers(self.game) == []

    def entries(self) -> int:
        return self.service.computer_games()[self.game]


@pytest.fixture
def thinking(cluster, tmp_path, monkeypatch):
    """Yield a computer's game and what starts workers; all are ended with the test."""
    monkeypatch.setenv("SCHILTROM_TEST_MARK", str(tmp_path / "mark"))
    database = cluster.new_database()
    played, workers = ComputerGame(database), []

    def work(player: str = "") -> Worker:
        workers.append(Worker(database, player, THINK_SECONDS=5))
        return workers[-1]

    yield played, work
    for worker in workers:
        if worker.is_running:
            worker.end()
    played.engine.dispose()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_thought_whose_worker_is_lost_is_thought_again(thinking, tmp_path, how):
    played, work = thinking
    entries = played.entries()
    first = work("tests.server.helpers.players.hangs_once")
    wait_until((tmp_path / "mark").exists, "a thought")
    assert played.jobs() == ["doing"]
    assert not played.has_chosen()
    if how == signal.SIGKILL:
        first.end(how)
    else:
        first.send(how)
    second = work()
    wait_until(played.has_chosen, "the choice")
    wait_until(lambda: played.jobs() == [], "the end of the job")
    assert second.has_said("a worker is gone; its job goes to another")
    if how == signal.SIGSTOP:
        first.send(signal.SIGCONT)
        time.sleep(0.5)
    assert played.entries() == entries + 1


def test_a_worker_that_is_stopped_drops_its_thought_and_gives_the_job_back(thinking, tmp_path):
    played, work = thinking
    first = work("tests.server.helpers.players.hangs_once")
    wait_until((tmp_path / "mark").exists, "a thought")
    began = time.monotonic()
    assert first.end() == 0
    assert time.monotonic() - began < PATIENCE_S / 2, "it waited for a thought that has no end"
    assert played.jobs() == ["todo"]
    work()
    wait_until(played.has_chosen, "the choice")


def test_a_computer_without_a_job_is_found(thinking):
    played, work = thinking
    with played.engine.begin() as connection:
        connection.execute(text("DELETE FROM procrastinate_jobs"))
    work()
    wait_until(played.has_chosen, "the choice")


def test_a_choice_is_asked_for_once(thinking):
    played, _ = thinking
    for _ in range(3):
        played.service.ask_computers(played.game)
        played.service.wish(Seat(played.game, ENGLAND), ["hits"])
    assert played.jobs() == ["todo"]


def test_a_worker_needs_a_shared_database(tmp_path):
    worker = Worker(f"sqlite:///{tmp_path / 'games.sqlite'}")
    assert worker.left() == 2
    assert "needs PostgreSQL" in worker.log[-1]["event"]
