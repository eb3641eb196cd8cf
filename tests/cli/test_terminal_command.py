"""The command of the terminal game: files, arguments, pipes, and a real terminal."""

from __future__ import annotations

import codecs
import json
import os
import pty
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import schiltrom
from schiltrom.ai import levels
from schiltrom.cli.main import main
from schiltrom.game import Game

SOURCE = Path(str(schiltrom.__file__)).parents[1]


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


# --- the command -----------------------------------------------------------------------------


def damaged(change: Callable[[dict[str, object]], None]) -> str:
    game = Game.new("braveheart", seed=1)
    data = game.record.to_json()
    change(data)
    return json.dumps(data)


BAD_FILES = {
    "empty": "",
    "text": "this is no game",
    "list": "[]",
    "deep": "[" * 100_000,
    "cut": damaged(lambda data: data.update(entries=data["entries"][:-1])),  # type: ignore[index]
    "version": damaged(lambda data: data.update(version=99)),
    "scenario": damaged(lambda data: data.update(scenario="hastings")),
    "binary": "\x00\udcff",
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_bad_files_are_refused(name, tmp_path, capsys):
    file = tmp_path / "bad.hots"
    file.write_bytes(BAD_FILES[name].encode("utf-8", "surrogateescape"))
    before = file.read_bytes()
    assert main(["terminal", str(file)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("schiltrom: ")
    assert "Traceback" not in error
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "arguments",
    [
        ["--option", "x"],
        ["--option", "=1"],
        ["--option", "unheard=1"],
        ["--option", "schiltroms=perhaps"],
        ["--option", "edition=2"],
        ["--option", "questions=always"],
        ["--bid", "S2", "--scenario", "the_bruce"],
        ["--bidding", "--scenario", "the_bruce"],
        ["--bidding", "--bid", "S2"],
        ["/nonexistent/folder/x.hots"],
        ["."],
        ["x" * 300],
    ],
)
def test_bad_arguments_are_refused(arguments, capsys):
    assert main(["terminal", *arguments]) == 2
    assert capsys.readouterr().err.startswith("schiltrom: ")


@pytest.mark.parametrize(
    "arguments",
    [["--scenario", "x"], ["--edition", "5"], ["--bid", "E4"], ["--england", "deity"], ["--what"]],
)
def test_unknown_arguments_are_refused(arguments):
    with pytest.raises(SystemExit) as caught:
        main(["terminal", *arguments])
    assert caught.value.code == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["terminal", "--england", "learned-king"],
        ["bot", "http://127.0.0.1:9", "--level", "learned"],
    ],
)
def test_a_learned_player_says_what_it_needs(arguments, capsys, monkeypatch):
    monkeypatch.setattr(levels, "can_play_learned", lambda: False)
    assert main(arguments) == 1
    assert "pip install 'schiltrom[learned]' (numpy)" in capsys.readouterr().err


def test_the_set_up_of_a_saved_game_cannot_be_changed(tmp_path, capsys):
    file = tmp_path / "game.hots"
    Game.new("braveheart", seed=1).save(file)
    assert main(["terminal", str(file), "--edition", "2"]) == 2
    assert "--edition" in capsys.readouterr().err


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "schiltrom", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        check=False,
    )


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1", "TERM": "xterm"}


def test_a_game_through_a_pipe_is_saved_and_resumed():
    options = ["--option", "schiltroms=yes", "--edition", "it", "--bid", "E1"]
    players = ["--scotland", "human"]
    first = run("terminal", "g.hots", "--seed", "7", *options, *players, typed="1\n" * 30)
    assert first.returncode == 0
    assert first.stderr == ""
    assert "\033[" not in first.stdout
    assert "Scotland: human" in first.stdout
    game = Game.load("g.hots")
    assert (game.rules.schiltroms, game.rules.edition, game.rules.bid) == (True, 3, "E1")
    second = run("terminal", "g.hots", "--plain")
    assert "England: Squire, Scotland: human." in second.stdout
    assert second.stdout.isascii()
    assert Game.load("g.hots").position == game.position


def test_both_players_bid_and_the_net_bid_is_played():
    players = ["--england", "human", "--scotland", "human"]
    typed = "4\nx\n1\n3\n"
    done = run("terminal", "g.hots", "--bidding", *players, typed=typed)
    assert done.returncode == 0
    assert done.stdout.count("Please type a number from 0 to 3") == 2
    assert "England bids 1, Scotland bids 3. The net bid is S2" in " ".join(done.stdout.split())
    record = Game.load("g.hots").record
    assert record.rules.bid == "S2"
    assert (record.tags["bid-england"], record.tags["bid-scotland"]) == ("1", "3")


def test_a_computer_bids_too_and_nobody_else_is_asked():
    done = run("terminal", "g.hots", "--bidding", "--scotland", "human", typed="2\n")
    assert done.stdout.count("how many") == 1
    assert "England bids 0, Scotland bids 2." in done.stdout
    again = run("terminal", "g.hots", "--bidding")
    assert again.returncode == 2
    assert "--bidding" in again.stderr


def test_without_a_command_the_help_is_shown():
    done = run()
    assert done.returncode == 0
    assert "terminal" in done.stdout


def test_nobody_reading_is_no_error():
    python = shlex.quote(sys.executable)
    command = f"{python} -m schiltrom terminal --england peasant --scotland peasant | head -1"
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env=environment(), check=False
    )
    assert done.stderr == ""
    assert done.stdout.startswith("Schiltrom")


# --- a pseudo-terminal -----------------------------------------------------------------------


class Terminal:
    """The command on a pseudo-terminal, 110 columns wide."""

    def __init__(self, *arguments: str, **more: str) -> None:
        self.text = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            # Whoever runs the tests may ignore Ctrl-C; the shell of a player does not.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.environ.update(environment(), COLUMNS="110", LINES="50", **more)
            os.execv(sys.executable, [sys.executable, "-m", "schiltrom", *arguments])

    def read_until(self, end: str, seconds: float = 20) -> str:
        """Return what is shown up to a text, or up to the end of the program."""
        start = len(self.text)
        limit = time.monotonic() + seconds
        while not self.text[start:].endswith(end) if end else True:
            ready = select.select([self.fd], [], [], max(0.0, limit - time.monotonic()))[0]
            assert ready, self.text[-2000:]
            try:
                piece = os.read(self.fd, 65536)
            except OSError:
                piece = b""
            if not piece:
                break
            self.text += self.decoder.decode(piece)
        return self.text[start:]

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def exit_code(self) -> int:
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)


def test_a_whole_game_on_a_terminal():
    """Two short questions, then a game to its end, in colours."""
    terminal = Terminal("terminal", "--seed", "12")
    assert "Scenario: " in terminal.read_until("[1]: ")
    terminal.type("2\n")
    assert "You play: " in terminal.read_until("[1]: ")
    terminal.type("\n")
    for _ in range(2500):
        if " wins: " in terminal.read_until("> "):
            break
        terminal.type("1\n")
    assert " wins: " in terminal.text
    assert "Traceback" not in terminal.text
    assert "\033[3" in terminal.text
    assert terminal.exit_code() == 0


@pytest.mark.parametrize("how", ["\x03", "\x04", signal.SIGTERM, signal.SIGHUP])
def test_breaking_off_on_a_terminal_saves(how):
    terminal = Terminal("terminal", "--scenario", "braveheart", "--scotland", "human", NO_COLOR="1")
    terminal.read_until("> ")
    terminal.type("1\n")
    terminal.read_until("> ")
    time.sleep(0.2)  # Python forgets a Ctrl-C between showing its prompt and waiting for input
    if isinstance(how, str):
        terminal.type(how)
    else:
        os.kill(terminal.pid, how)
    assert "Game saved in schiltrom-autosave.hots" in terminal.read_until("")
    assert "Traceback" not in terminal.text
    assert "\033[3" not in terminal.text.replace("\033[3J", "")
    assert terminal.exit_code() == 0
    assert Game.load("schiltrom-autosave.hots").record.entries
