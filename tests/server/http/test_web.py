"""The client's files: compressed, kept by browsers for ever, small enough, and in the wheel."""

import gzip
import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

import schiltrom.server.http.app
import schiltrom.server.http.web
from schiltrom.server.http.web import INDEX, WebFile, accepted, read_web
from tests.server.helpers.service import TestClient, serve

ROOT = Path(__file__).parents[3]
GAME = "AAAAAAAAAAAAAAAA"


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path) as found:
        yield found


@pytest.fixture
def web():
    found = read_web()
    assert INDEX in found, "the client is not built: make build"
    return found


def asset(web, suffix):
    return next(
        file for name, file in web.items() if name.startswith("assets/") and name.endswith(suffix)
    )


@pytest.mark.parametrize(
    "path", ["/", "/learn", f"/g/{GAME}", f"/g/{GAME}?side=England", f"/g/{GAME}/replay?at=3"]
)
def test_every_address_of_the_client_is_its_page(client: TestClient, web, path):
    response = client.get(path)
    assert response.status_code == 200
    assert response.content == web[INDEX].plain
    assert response.headers["cache-control"] == "no-cache"
    assert "script-src" not in response.headers["content-security-policy"]
    assert "unsafe" not in response.headers["content-security-policy"]


def test_assets_are_kept_for_ever_and_come_compressed(client, web):
    file = asset(web, ".js")
    response = client.get("/" + file.name, headers={"Accept-Encoding": "gzip"})
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["content-type"].startswith("text/javascript")
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["vary"] == "Accept-Encoding"
    assert response.content == file.plain
    assert gzip.decompress(file.encoded["gzip"]) == file.plain
    assert len(file.encoded["br"]) < len(file.encoded["gzip"])
    plain = client.get("/" + file.name, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_it_can_be_installed(client, web):
    """What the manifest names is there; the worker is asked for anew, and names only what is."""
    manifest = client.get("/schiltrom.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert client.get(icon["src"]).headers["content-type"] == icon["type"]
    worker = client.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    named = re.findall(r'"/([a-z][^"]+\.[a-z]+)"', worker.text)
    assert len(named) > 20
    assert set(named) <= set(web)
    assert not any("/de-" in name or "/ja-" in name for name in named), "all languages at once"


def test_what_a_browser_has_is_not_sent_again(client):
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/..%2Findex.html", "/index.htm"])
def test_what_is_not_there_is_not_found(client, path):
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/nowhere", "/g", "/g/AAAAAAAAAAAAAAAA/nothing", "/index.htm"])
def test_people_get_a_page_for_an_address_that_is_not_there(client, web, path):
    page = client.get(path, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert page.content == web[INDEX].plain


@pytest.mark.parametrize("path", ["/nowhere", "/api/nothing", "/assets/nothing.js"])
def test_programs_get_json_for_an_address_that_is_not_there(client, path):
    accept = "*/*" if path == "/nowhere" else "text/html"
    answer = client.get(path, headers={"Accept": accept})
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


def test_a_server_without_the_client_has_no_page(tmp_path, monkeypatch):
    monkeypatch.setattr(schiltrom.server.http.app, "read_web", dict)
    with serve(tmp_path) as client:
        assert client.get("/").status_code == 404
        assert client.get("/healthz").status_code == 200


def test_no_script_or_style_stands_in_the_page(web):
    text = web[INDEX].plain.decode()
    assert "<style" not in text
    assert text.count("<script") == text.count('<script type="module" crossorigin src=')
    assert "http" not in text.replace("http-equiv", "")


@pytest.mark.usefixtures("web")
def test_the_wheel_carries_every_file():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["schiltrom"]
    folder = Path(str(schiltrom.__file__)).parent
    for path in (folder / "web").rglob("*"):
        name = path.relative_to(folder).as_posix()
        assert path.is_dir() or any(fnmatch(name, pattern) for pattern in patterns), name


def test_accepted_encodings():
    assert accepted("") == {""}
    assert accepted("gzip;q=1.0, br;q=0.0, *;q=0") == {"gzip"}


def test_a_file_of_an_unknown_kind_is_bytes():
    assert WebFile("a.unheard", b"").media_type == "application/octet-stream"
