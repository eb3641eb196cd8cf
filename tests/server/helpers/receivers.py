"""Local receivers of what a server sends: a web server and a mail server."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class Hook:
    """A web server that keeps what is posted to it."""

    url: str = ""
    statuses: list[int] = field(default_factory=list)
    """What to answer next; then 204."""
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)


@contextmanager
def web_server() -> Iterator[Hook]:
    hook = Hook()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            hook.got.append((self.path, dict(self.headers), body))
            status = hook.statuses.pop(0) if hook.statuses else 204
            self.send_response(status)
            if status == 302:
                self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    hook.url = f"http://127.0.0.1:{server.server_port}"
    with _running(server):
        yield hook


@dataclass
class Post:
    """A mail server that keeps what it is sent."""

    url: str = ""
    refuses: bool = False
    mails: list[EmailMessage] = field(default_factory=list)


@contextmanager
def mail_server() -> Iterator[Post]:
    post = Post()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.answer("220 ready")
            while line := self.rfile.readline():
                command = line.strip().upper()
                if command == b"DATA":
                    self.answer("354 go on")
                    self.take()
                elif command.startswith(b"QUIT"):
                    self.answer("221 goodbye")
                    return
                elif command.startswith(b"RCPT") and post.refuses:
                    self.answer("450 not now")
                else:
                    self.answer("250 ok")

        def take(self) -> None:
            lines = []
            while (line := self.rfile.readline()) not in (b".\r\n", b""):
                lines.append(line)
            mail = message_from_bytes(b"".join(lines), policy=policy.default)
            assert isinstance(mail, EmailMessage)
            post.mails.append(mail)
            self.answer("250 taken")

        def answer(self, text: str) -> None:
            self.wfile.write(text.encode() + b"\r\n")

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
    post.url = f"smtp://127.0.0.1:{server.server_address[1]}"
    with _running(server):
        yield post


@contextmanager
def _running(server: socketserver.TCPServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
