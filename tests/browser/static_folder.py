"""The folder of the game without a server, served by the plainest web server there is."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

DIST = Path(__file__).parents[2] / "dist"
FOLDER = DIST / "static"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_args: Any) -> None:
        """Say nothing."""


class _Open(_Quiet):
    """Lets other sites use its scripts, as hosts of pages do."""

    def end_headers(self) -> None:
        """Add the permission to every answer."""
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


class StaticServer:
    """Serves the folder from a path that is not the root; it can be stopped."""

    def __init__(self, root: Path = DIST, *, is_open: bool = False) -> None:
        assert (root / "static" / "index.html").exists(), "the folder is not built: make static"
        handler = partial(_Open if is_open else _Quiet, directory=str(root))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_args: object) -> None:
        self.stop()

    @property
    def origin(self) -> str:
        """Return where it answers."""
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def address(self) -> str:
        """Return where the game is."""
        return f"{self.origin}/static/"

    def stop(self) -> None:
        """Answer nobody any more."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()
