"""The browser client, as built by `make`: read once, sent compressed, cached by browsers."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fastapi import APIRouter, Request, Response

from schiltrom.server.http.errors import RequestError

INDEX: Final = "index.html"
ASSETS: Final = "assets"
PAGES: Final = ("/", "/learn", "/learn/{lesson}", "/g/{game_id}", "/g/{game_id}/replay")
"""The addresses of the client's pages."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Assets are cached for ever because their names contain a hash of their contents."""
ASK_FIRST: Final = "no-cache"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The suffixes of the compressed files made by the build, the best encoding first."""
TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass
class WebFile:
    """A file with its compressed forms."""

    name: str
    plain: bytes
    encoded: dict[str, bytes] = field(default_factory=dict)

    @property
    def media_type(self) -> str:
        """Return the media type sent to browsers."""
        suffix = "." + self.name.rpartition(".")[2]
        return TYPES.get(suffix) or mimetypes.guess_type(self.name)[0] or "application/octet-stream"

    @property
    def tag(self) -> str:
        """Return what distinguishes this version of the file from others."""
        return f'"{hashlib.sha256(self.plain).hexdigest()[:32]}"'


def read_web() -> dict[str, WebFile]:
    """Return the client's files by name; none if it has not been built."""
    root = resources.files("schiltrom").joinpath("web")
    contents = {name: entry.read_bytes() for name, entry in _files(root)}
    files = {name: WebFile(name, data) for name, data in contents.items()}
    for encoding, suffix in ENCODINGS.items():
        for name in [name for name in files if name.endswith(suffix)]:
            of = files.get(name.removesuffix(suffix))
            if of is not None:
                of.encoded[encoding] = files.pop(name).plain
    return files


def _files(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry, f"{prefix}{entry.name}/")
        else:
            yield prefix + entry.name, entry


def web_router(files: dict[str, WebFile]) -> APIRouter:
    """Return the routes of the client: its page, at each of its addresses, and its files."""
    router = APIRouter(include_in_schema=False)

    def send(request: Request, name: str) -> Response:
        file = files.get(name)
        if file is None:
            raise RequestError(404, "not-found")
        return file_response(request, file)

    async def page(request: Request) -> Response:
        return send(request, INDEX)

    async def file_of_root(request: Request) -> Response:
        return send(request, request.url.path.removeprefix("/"))

    async def asset(request: Request, name: str) -> Response:
        return send(request, f"{ASSETS}/{name}")

    methods = ["GET", "HEAD"]
    if INDEX in files:
        for path in PAGES:
            router.add_api_route(path, page, methods=methods)
    for name in files:
        if "/" not in name:
            router.add_api_route(f"/{name}", file_of_root, methods=methods)
    router.add_api_route(f"/{ASSETS}/{{name}}", asset, methods=methods)
    return router


def page_for_lost(request: Request, files: dict[str, WebFile]) -> Response | None:
    """Return the client's page for an address that does not exist, to people only."""
    is_asked_for = "text/html" in request.headers.get("accept", "")
    path = request.url.path
    if not is_asked_for or INDEX not in files or path.startswith(("/api/", f"/{ASSETS}/")):
        return None
    response = file_response(request, files[INDEX])
    if response.status_code == 200:
        response.status_code = 404
    return response


def file_response(request: Request, file: WebFile) -> Response:
    """Return a file in the best encoding the browser accepts, or say that its copy is current."""
    headers = {
        "Cache-Control": FOR_EVER if file.name.startswith(f"{ASSETS}/") else ASK_FIRST,
        "ETag": file.tag,
    }
    if file.encoded:
        headers["Vary"] = "Accept-Encoding"
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.plain
    for encoding, data in file.encoded.items():
        if encoding in accepted(request.headers.get("accept-encoding", "")):
            headers["Content-Encoding"] = encoding
            body = data
            break
    return Response(body, headers=headers, media_type=file.media_type)


def accepted(header: str) -> set[str]:
    """Return the encodings that a browser accepts.

    >>> sorted(accepted("gzip, deflate;q=0.5, br;q=0"))
    ['deflate', 'gzip']
    """
    found = set()
    for part in header.split(","):
        name, *parameters = (text.strip().lower() for text in part.split(";"))
        if not any(_is_refused(parameter) for parameter in parameters):
            found.add(name)
    return found


def _is_refused(parameter: str) -> bool:
    return parameter.startswith("q=") and not parameter.removeprefix("q=").strip("0.")
