"""``schiltrom play``: the game in the browser, served by this machine to itself."""

from __future__ import annotations

import http.client
import socket
import threading
import time
import webbrowser
from collections.abc import Callable, Mapping
from typing import Final

from schiltrom.ai.levels import NAMES
from schiltrom.cli.commands import command
from schiltrom.cli.errors import DONE, FAILED, CommandError
from schiltrom.cli.options import Whole, database
from schiltrom.cli.parsing import Arguments, option
from schiltrom.cli.serve import missing
from schiltrom.text.words import say

HOST: Final = "127.0.0.1"
FIRST_PORT: Final = 8297
PORTS: Final = 100
START_S: Final = 30.0
PAUSE_S: Final = 0.1
ANSWER_S: Final = 5.0


@command("play")
@option("--port", type=Whole(0, 65_535), help="terminal-arg-port")
@database
@option("--no-browser", is_flag=True, help="terminal-arg-no-browser")
def run(arguments: Arguments) -> int:
    """Serve the game on this machine and open it, or open the one already running."""
    try:
        from schiltrom.server.ops.serving import serve
    except ModuleNotFoundError as error:
        raise missing(error) from error
    ports = range(FIRST_PORT, FIRST_PORT + PORTS)
    if arguments.port is not None:
        ports = range(arguments.port, arguments.port + 1)
    for port in ports:
        if is_free(port):
            threading.Thread(target=_open_when_there, args=(port, arguments), daemon=True).start()
            return _serve(serve, port, arguments.database)
        if arguments.database is None and is_ours(port):
            print(say("terminal-playing-already", arguments.language, address=_address(port)))
            _open(port, arguments)
            return DONE
    raise CommandError("terminal-no-port", FAILED, first=ports[0], last=ports[-1])


def _serve(serve: Callable[[Mapping[str, object]], int], port: int, database: str | None) -> int:
    given = {"host": HOST, "port": port, "database": database, "log_level": "warning"}
    try:
        return serve(given)
    except ValueError as error:
        raise CommandError("cli-refused", error=str(error)) from error
    except KeyboardInterrupt:  # what stopped the server reaches us after it has stopped
        return DONE


def is_free(port: int) -> bool:
    """Return whether a port is free."""
    try:
        with socket.create_server((HOST, port)):
            return True
    except (OSError, OverflowError):
        return False


def is_ours(port: int) -> bool:
    """Return whether the game is already served at a port."""
    connection = http.client.HTTPConnection(HOST, port, timeout=ANSWER_S)
    try:
        connection.request("GET", "/api/levels")
        return NAMES[0].encode() in connection.getresponse().read(10_000)
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _open_when_there(port: int, arguments: Arguments) -> None:
    """Print the game's address and open it as soon as it is up."""
    until = time.monotonic() + START_S
    while time.monotonic() < until:
        if is_ours(port):
            print(say("terminal-playing", arguments.language, address=_address(port)), flush=True)
            _open(port, arguments)
            return
        time.sleep(PAUSE_S)


def _open(port: int, arguments: Arguments) -> None:
    if not arguments.no_browser:
        webbrowser.open(_address(port))


def _address(port: int) -> str:
    return f"http://{HOST}:{port}/"
