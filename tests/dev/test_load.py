"""The load figures: they come out, small as the load is here, and nothing goes wrong or is lost."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import struct
import subprocess
import sys
import zlib
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from schiltrom.dev.load import command
from schiltrom.dev.load.clients import WHOLE, Share, _Player
from schiltrom.dev.load.command import ALL, main, together, with_no_pause
from schiltrom.dev.load.measure import count_lost, measure, read_metrics
from schiltrom.dev.load.plan import LoadError, LoadPlan, Tally, percentile
from schiltrom.dev.load.reference import Work, reference_ms
from schiltrom.dev.load.servers import make_room_for
from schiltrom.dev.load.usage import usage
from schiltrom.dev.load.wire import TAIL, LiveSocket, _frame
from schiltrom.engine import flow

COMPILED = not flow.__file__.endswith(".py")
MOST_RATIO = 2.4 if COMPILED else 3.5
"""How many times the processor time of the reference loop a choice may cost.

It is set to twice what was measured on a busy machine: 0.8 to 1.3 compiled, 1.7 interpreted.
"""
LEAST_TOGETHER = 1.5
"""How many choices share a transaction at least: about five did, of twelve games."""


def test_bots_play_over_the_wire_and_nothing_is_lost(capsys):
    status = main(["--games", "6", "--seconds", "4", "--pause", "0.2"])
    said = capsys.readouterr().out.splitlines()
    found = json.loads(said[-1])
    assert (status, found["errors"], found["lost"]) == (0, 0, 0), said
    assert found["games"] == 6
    assert found["choices_per_s"] > 1
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"]


def test_a_choice_costs_no_more_than_so_many_reference_loops():
    """Everything is on: clocks, notices, a computer, spectators; both forms of the state."""
    plan = LoadPlan(12, 6.0, 0.0, mixed=True)
    result = measure(plan, work=Work())
    found = result.figures()
    assert (found["errors"], found["lost"]) == (0, 0), (result.tally.errors, result.complaints)
    assert found["choices"] > 20
    assert found["choices_of_computers"] > 0
    assert found["frame_raw_bytes"] < 2_000, "whole states are sent in place of differences"
    assert found["ratio"] < MOST_RATIO, found
    assert found["batch"] > LEAST_TOGETHER, "choices are written one after the other"
    stages = {name: spent for name, (spent, _) in result.stages().items()}
    assert set(stages) >= {"receive", "play", "states", "statements", "commit", "sending"}
    assert sum(stages.values()) < found["cpu_ms_per_choice"] * 1.25, "stages count time twice"


def test_what_is_lost_is_counted():
    tally = Tally(acknowledged={"a": ["E card 1", "E done", "E done"], "b": ["S card 2"]})
    assert count_lost(tally, {"a": Counter(["E card 1", "E done"])}) == 2
    kept = {"a": Counter(["E card 1", "E done", "E done", "dice 6"]), "b": Counter(["S card 2"])}
    assert count_lost(tally, kept) == 0


def test_both_measurements_become_one_line(capsys):
    found = {"games": 6, "choices_per_s": 3.0, "p95_ms": 9.0, "errors": 0, "lost": 0}
    no_pause = {"games": 6, "choices_per_s": 70.0, "p95_ms": 99.0, "errors": 1, "lost": 2}
    both = with_no_pause(found, no_pause)
    assert both == found | {"errors": 1, "lost": 2, "choices_per_s_no_pause": 70.0}
    assert "without a pause" in capsys.readouterr().out


def test_all_measurements_become_one_object():
    one = dict.fromkeys(("games", "choices_per_s", "p50_ms", "p95_ms", "p99_ms", "ratio"), 1.0)
    one |= {"cpu_ms_per_choice": 5.0, "errors": 1, "lost": 2}
    live = one | {"games": 1000, "p95_ms": 40.0}
    every = {"full_speed": one, "live": live, "connected": one}
    found = together({"sqlite": every, "postgresql": every})
    assert (found["games"], found["p95_ms"], found["cpu_ms_per_choice"]) == (1000, 40.0, 5.0)
    assert (found["errors"], found["lost"]) == (6, 12)


def test_every_measurement_is_made_on_every_database_and_written(tmp_path, monkeypatch, capsys):
    asked: list[tuple[str, int]] = []

    def measured(plan: LoadPlan, database: str) -> dict[str, float]:
        asked.append((database, plan.games))
        figures = dict.fromkeys(command.ROWS.values(), 1.5)
        return figures | {"games": plan.games, "errors": 0, "lost": 0}

    monkeypatch.setattr(command, "measured", measured)
    page, file = tmp_path / "page.md", tmp_path / "load.json"
    page.write_text("<!-- load -->\n<!-- /load -->\n", encoding="utf-8")
    assert main(["--all", "--json", str(file), "--figures", str(page)]) == 0
    assert asked == [(each, n) for each in ("sqlite", "postgresql") for n in (50, 1000, 2500)]
    said = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert json.loads(file.read_text(encoding="utf-8")) == said
    assert (said["games"], said["errors"], said["lost"]) == (1000, 0, 0)
    lines = page.read_text(encoding="utf-8").splitlines()
    assert "1,000 games, a choice each 2 s, postgresql" in lines[2]
    assert "| processor ms a choice | 1.5 | 1.5 |" in lines[4]
    assert ALL["connected"].connections == 5000


@pytest.mark.parametrize(
    "wrong", [["--games", "0"], ["--seconds", "nan"], ["--pause", "-1"], ["--clients", "0"]]
)
def test_what_has_no_bounds_is_refused(wrong):
    with pytest.raises(SystemExit) as left:
        main(wrong)
    assert left.value.code == 2


def test_too_few_open_files_are_told():
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        pytest.skip("any number of files may be open here")
    with pytest.raises(LoadError, match="ulimit -Hn"):
        make_room_for(hard + 1)


def test_nothing_is_left_behind_when_it_is_ended():
    code = (
        "from schiltrom.dev.load.servers import real_servers\n"
        "with real_servers() as servers:\n"
        "    print(servers.processes[0].pid, flush=True)\n"
        "    servers.processes[0].wait()\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as measuring:
        assert measuring.stdout is not None
        pid = int(measuring.stdout.readline())
        os.kill(pid, 0)
        measuring.send_signal(signal.SIGTERM)
        assert measuring.wait(60) == 128 + signal.SIGTERM
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_everything_is_on_in_some_games():
    plan = LoadPlan(50, 1.0, 0.0, mixed=True)
    every = [plan.features(number) for number in range(50)]
    assert {each.computer for each in every} == {None, "peasant", "squire"}
    assert {each.form for each in every} == {"view", "sheet"}
    assert sum(each.form == "sheet" for each in every) > 25
    assert {each.clock["kind"] if each.clock else None for each in every} == {
        None,
        "minutes",
        "days",
    }
    assert any(each.notices for each in every)
    assert plan.connections == sum(
        2 - (each.computer is not None) + each.spectators for each in every
    )


def test_whole_games_are_over_when_one_has_ended_in_every_place_of_people():
    said: list[str] = []
    pipe: Any = SimpleNamespace(send=said.append)
    plan = LoadPlan(12, 1.0, 0.0, mixed=True, whole=True)
    player = _Player(pipe, Share(plan, 0, (1,), 1))
    people = [number for number in range(12) if plan.features(number).computer is None]
    assert len(people) == 10
    for number in (0, 10, *people[:-1], people[0]):
        player._note_end(number)
    assert said == []
    player._note_end(people[-1])
    player._note_end(people[-1])
    assert said == [WHOLE]


def test_percentiles_are_of_the_nearest_rank():
    delays = [each / 1000 for each in range(1, 101)]
    assert [percentile(delays, each) for each in (50, 95, 99, 100)] == [50.0, 95.0, 99.0, 100.0]
    assert percentile([], 50) is None


def test_processor_time_is_that_of_the_process():
    before = usage([os.getpid()])
    at = os.times()
    while sum(os.times()[:2]) - sum(at[:2]) < 0.2:
        pass
    spent = usage([os.getpid()]).since(before).processor
    assert 0.15 <= spent <= sum(os.times()[:2]) - sum(at[:2]) + 0.05


def test_the_reference_loop_costs_more_for_more_work():
    small = ['{"number": 1}']
    large = [json.dumps({"legal": [f"block {each}" for each in range(2000)]})]
    assert reference_ms(Work(messages=3), large, 0.2) > 2 * reference_ms(Work(), small, 0.2)
    assert reference_ms(Work(batch=32), small, 0.2) < reference_ms(Work(batch=1), small, 0.2)


def test_metrics_of_several_servers_are_added_up():
    page = '# HELP a A.\na_total{stage="play"} 1.5\nb 2.0\n'
    assert read_metrics(page + page) == {'a_total{stage="play"}': 3.0, "b": 4.0}


# --- the light WebSocket -----------------------------------------------------------------------


class _Transport(asyncio.WriteTransport):
    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False


async def _heard(pieces: list[bytes]) -> tuple[list[tuple[str, int]], list[str], bytes]:
    """Return what a socket makes of bytes that come in pieces, and what it writes."""
    heard: list[tuple[str, int]] = []
    gone: list[str] = []
    socket = LiveSocket(lambda text, size: heard.append((text, size)), gone.append)
    transport = _Transport()
    socket.connection_made(transport)
    socket.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
    for piece in pieces:
        socket.data_received(piece)
    return heard, gone, transport.written


def _server_frame(head: int, payload: bytes) -> bytes:
    length = (
        bytes([len(payload)]) if len(payload) < 126 else b"\x7e" + struct.pack("!H", len(payload))
    )
    return bytes([head]) + length + payload


def test_messages_are_read_however_they_are_cut():
    deflate = zlib.compressobj(wbits=-12)
    packed = []
    for text in ("word " * 100, "word " * 100):
        data = deflate.compress(text.encode()) + deflate.flush(zlib.Z_SYNC_FLUSH)
        packed.append(data.removesuffix(TAIL))
    stream = b"".join(
        (
            _server_frame(0x81, b"plain"),
            _server_frame(0xC1, packed[0]),
            _server_frame(0x89, b"hello"),
            _server_frame(0xC1, packed[1]),
            _server_frame(0x01, b"x" * 200),
            _server_frame(0x80, b"y" * 200),
        )
    )
    for size in (1, 7, len(stream)):
        pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
        heard, gone, written = asyncio.run(_heard(pieces))
        assert [text for text, _ in heard] == [
            "plain",
            "word " * 100,
            "word " * 100,
            "x" * 200 + "y" * 200,
        ]
        assert heard[1][1] == len(packed[0])
        assert not gone
        assert written == _frame(10, b"hello")


def test_a_closed_connection_is_told():
    assert asyncio.run(_heard([_server_frame(0x88, struct.pack("!H", 1012))]))[1] == [
        "connection closed"
    ]
