"""Containers: the image's steps make a server that answers, and compose.yaml names what there is.

`make container-check` takes the steps of the first stage too, which builds the client and compiles
the engine for minutes; else the wheel is that of `make dist`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import time
import urllib.request

import pytest
import yaml
from packaging.specifiers import SpecifierSet
from sqlalchemy import make_url

from schiltrom.cli import main as command
from schiltrom.server.ops.settings import PREFIX, Settings, read_settings
from tests.helpers.containerfile import (
    Image,
    context,
    context_patterns,
    host_programs,
    ignored,
    stages,
)
from tests.helpers.package import ROOT, built
from tests.server.helpers.postgres import postgres
from tests.test_pins import PROJECT

WHOLE = os.environ.get("SCHILTROM_CONTAINER") == "whole"
BUILD, FINAL = stages((ROOT / "Containerfile").read_text(encoding="utf-8"))
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
OF_POSTGRES = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"}
WHEEL = "--from=build /build/wheel"
PATIENCE_S = 60.0


# --- the image -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def image(tmp_path_factory):
    """Return the image of the server, made step by step."""
    folder = tmp_path_factory.mktemp("container")
    programs = host_programs(folder / "programs")
    if WHOLE:
        build = Image(folder / "build", programs)
        for step in BUILD:
            build.take(step, {})
        wheels = build.inside("/build/wheel")
    else:
        wheels = folder / "wheel"
        wheels.mkdir()
        shutil.copy(built("*.whl"), wheels)
    made = Image(folder / "final", programs)
    for step in FINAL:
        made.take(step, {WHEEL: wheels})
    yield made
    shutil.rmtree(folder)


def free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return str(free.getsockname()[1])


def wait_for_health(image: Image, server: subprocess.Popen[str], port: str) -> None:
    """Ask as an engine does, by the image's own HEALTHCHECK."""
    environment = {**image.environment, "SCHILTROM_PORT": port}
    end = time.monotonic() + PATIENCE_S
    while subprocess.run(
        image.health_command, env=environment, capture_output=True, check=False
    ).returncode:
        assert server.poll() is None, server.communicate()[1]
        assert time.monotonic() < end, "the server is not healthy"
        time.sleep(0.2)


def stopped(process: subprocess.Popen[str]) -> list[str]:
    """Stop a container as engines do; return what it logged."""
    process.send_signal(signal.SIGTERM)
    _, logged = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0, logged
    return [json.loads(line)["event"] for line in logged.splitlines() if line.startswith("{")]


def read(port: str, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as answer:
        body: bytes = answer.read()
    return body.decode()


def test_the_image_serves_the_game_from_its_volume(image):
    port = free_port()
    server = image.start(json.loads(image.said["CMD"]), SCHILTROM_PORT=port)
    try:
        wait_for_health(image, server, port)
        assert "<title>" in read(port, "/"), "the browser game is missing"
    finally:
        logged = stopped(server)
    assert logged
    volume = image.inside(image.said["VOLUME"])
    assert (volume / "games.sqlite").is_file()
    assert volume.stat().st_mode & 0o777 == 0o700
    image.run(["python", "-m", "pip", "check"])


def test_without_a_server_the_image_is_not_healthy(image):
    environment = {**image.environment, "SCHILTROM_PORT": free_port()}
    done = subprocess.run(image.health_command, env=environment, capture_output=True, check=False)
    assert done.returncode == 1


def test_server_and_worker_of_the_image_meet_at_postgresql(image):
    port = free_port()
    with postgres() as cluster:
        chosen = {"SCHILTROM_DATABASE": cluster.new_database(), "SCHILTROM_PORT": port}
        services = COMPOSE["services"]
        server = image.start(services["server"]["command"], **chosen)
        try:
            wait_for_health(image, server, port)
            assert read(port, "/readyz") == "ready\n"
            worker = image.start(services["worker"]["command"], **chosen)
            assert worker.stderr is not None
            assert json.loads(worker.stderr.readline())["event"] == "working"
            stopped(worker)
        finally:
            stopped(server)


@pytest.mark.skipif(not WHOLE, reason="make container-check")
def test_the_engine_of_the_image_is_compiled(image):
    is_compiled = "from schiltrom.engine import flow; assert flow.__file__.endswith('.so')"
    image.run(["python", "-c", is_compiled])


def test_the_image_is_of_a_python_we_know_and_runs_as_nobody_special():
    for stage in (BUILD, FINAL):
        found = re.fullmatch(r"python:(\d+\.\d+)-slim-\w+( AS build)?", stage[0].words)
        assert found
        assert SpecifierSet(PROJECT["project"]["requires-python"]).contains(found[1])
    assert BUILD[0].words.split()[0] == FINAL[0].words.split()[0], "a wheel is of one Python"
    names = [step.name for step in FINAL]
    assert names.index("USER") > max(at for at, name in enumerate(names) if name == "RUN")
    said = {step.name: step.words for step in FINAL}
    assert said["USER"] != "root"
    assert json.loads(said["ENTRYPOINT"]) == ["schiltrom"]


def test_all_that_pip_installs_from_elsewhere_is_pinned():
    lines = [step.words for step in (*BUILD, *FINAL) if step.name == "RUN"]
    for line in lines:
        if "pip install" in line:
            assert "--require-hashes" in line or "--no-deps --no-index" in line
    assert sum("--require-hashes" in line for line in lines) == 2


def test_every_file_that_is_copied_is_there():
    for step in (*BUILD, *FINAL):
        if step.name == "COPY" and "--from" not in step.words:
            for name in step.words.split()[:-1]:
                assert list(context(name)), name


def test_an_engine_is_given_no_secrets_and_nothing_that_was_built_here():
    patterns = context_patterns()
    for name in (
        *(".env", ".git/config", "dist/schiltrom.whl", "games.sqlite", "tests/test_ai.py"),
        *("client/node_modules/vite/index.js", "src/schiltrom/web/index.html"),
        *("src/schiltrom/engine/flow.cpython-313.so", "src/schiltrom/__pycache__/game.pyc"),
    ):
        assert ignored(name, patterns), name
    for name in ("client/src/main.ts", "src/schiltrom/engine/flow.py", "requirements/server.txt"):
        assert not ignored(name, patterns), name


# --- compose.yaml ----------------------------------------------------------------------------


def environment_of(service: str) -> dict[str, str]:
    """Return the variables of a service, with a password and else as .env.example has it."""
    example = dict(re.findall(r"^(\w+)=(.*)$", EXAMPLE, re.MULTILINE))
    example["POSTGRES_PASSWORD"] = "freedom"
    given = COMPOSE["services"][service]["environment"]
    return {name: interpolated(str(text), example) for name, text in given.items()}


def interpolated(text: str, variables: dict[str, str]) -> str:
    def value(found: re.Match[str]) -> str:
        known = variables[found["name"]]
        return known or (found["rest"] or "")[2:]

    return re.sub(r"\$\{(?P<name>\w+)(?P<rest>:[-?][^}]*)?\}", value, text)


def test_the_services_are_a_server_a_worker_and_a_database():
    assert set(COMPOSE["services"]) == {"database", "server", "worker"}
    for name, service in COMPOSE["services"].items():
        for other, how in service.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}
            assert other == "database" or other == "server" != name


@pytest.mark.parametrize("name", ["server", "worker"])
def test_a_service_is_built_of_the_containerfile_and_given_a_command_we_know(name):
    service = COMPOSE["services"][name]
    folder = ROOT / service["build"]["context"]
    assert (folder / service["build"]["dockerfile"]).is_file()
    words: list[str] = service["command"]
    with command.FRAME.make_context("schiltrom", list(words), obj="en") as context:
        known, found, options = command.FRAME.resolve_command(context, list(words))
        assert found is not None
        found.make_context(known, options, parent=context).close()
    assert words[0] == {"server": "serve", "worker": "worker"}[name]


@pytest.mark.parametrize("name", ["server", "worker"])
def test_its_settings_are_settings_and_can_be_used(name):
    environment = environment_of(name)
    known = {PREFIX + each.upper() for each in Settings.model_fields}
    assert environment.keys() <= known
    settings = read_settings(environment)
    address, database = make_url(settings.database), environment_of("database")
    assert address.host in COMPOSE["services"]
    assert address.username == database["POSTGRES_USER"]
    assert address.database == database["POSTGRES_DB"]
    assert address.password == database["POSTGRES_PASSWORD"] == "freedom"


def test_the_environment_file_names_what_is_read_and_nothing_else():
    read_there = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert set(re.findall(r"^(\w+)=", EXAMPLE, re.MULTILINE)) == read_there
    assert "\nPOSTGRES_PASSWORD=\n" in EXAMPLE, "nobody's password is ours"
    assert environment_of("database").keys() == OF_POSTGRES
    ignoring = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert ".env" in ignoring


def test_ports_and_volumes_are_those_of_the_images():
    said = {step.name: step.words for step in FINAL}
    (port,) = COMPOSE["services"]["server"]["ports"]
    assert port.split(":") == ["127.0.0.1", said["EXPOSE"], said["EXPOSE"]]
    assert int(said["EXPOSE"]) == Settings().port
    (volume,) = COMPOSE["services"]["database"]["volumes"]
    assert volume.partition(":")[0] in COMPOSE["volumes"]


def test_the_database_is_of_the_version_that_is_tested():
    number = re.fullmatch(r"postgres:(\d+)-\w+", COMPOSE["services"]["database"]["image"])
    assert number
    page = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
    assert f"Tested with {number[1]}." in page
