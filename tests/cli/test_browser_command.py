"""``schiltrom play``: serves, opens the browser, and starts no second server beside the first."""

import socket
import webbrowser

import pytest

from schiltrom.cli import browser
from schiltrom.cli.main import main
from schiltrom.cli.parsing import Arguments
from tests.server.helpers.service import new_service, real_server


@pytest.fixture
def opened(monkeypatch):
    addresses: list[str] = []
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    return addresses


@pytest.fixture
def running(tmp_path):
    with real_server(new_service(tmp_path)) as (where, _server):
        yield int(where.rpartition(":")[2])


def test_a_game_that_runs_already_is_opened(running, opened, monkeypatch, capsys):
    monkeypatch.setattr(browser, "FIRST_PORT", running)
    monkeypatch.setattr(browser, "PORTS", 1)
    assert main(["play"]) == 0
    assert opened == [f"http://127.0.0.1:{running}/"]
    assert opened[0] in capsys.readouterr().out


def test_another_database_is_never_the_one_that_runs(running, opened, tmp_path, capsys):
    database = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert main(["play", "--port", str(running), "--database", database]) == 1
    assert opened == []
    assert "free" in capsys.readouterr().err


def test_a_port_of_somebody_else_is_left_alone(opened, monkeypatch, capsys):
    monkeypatch.setattr(browser, "ANSWER_S", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert not browser.is_free(port)
        assert not browser.is_ours(port)
        assert main(["play", "--port", str(port)]) == 1
    assert browser.is_free(port)
    assert opened == []
    assert str(port) in capsys.readouterr().err


def test_the_browser_is_opened_when_the_server_is_there(running, opened, capsys):
    browser._open_when_there(running, Arguments(no_browser=True, language="en"))
    assert opened == []
    browser._open_when_there(running, Arguments(no_browser=False, language="en"))
    assert opened == [f"http://127.0.0.1:{running}/"]
    assert opened[0] in capsys.readouterr().out
