"""Proves that a stranger's first commands work: on a copy of what is committed, with an empty HOME.

    fresh_machine.py play        make play in a fresh clone, and a choice that is stored
    fresh_machine.py packages    wheel and sdist into empty environments

Nothing is used but Python, make, git and what the clone's own commands install. `packages` tries
every Python from 3.11 on that it finds, with a C compiler and without one, and once as a user who
is not root, from a read-only folder with a blank in its name.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
OLDEST = (3, 11)
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
NOBODY = 65534
PAGE_S = 300
KEPT = re.compile(
    r"^(PATH|LANG|TERM|TMPDIR|CI|PIP_.*|NPM_CONFIG_.*|SSL_.*|.*_proxy)$", re.IGNORECASE
)
"""What of the environment a stranger has too: his path, and how his machine reaches packages."""
QUICKLY = {"SCHILTROM_OPTIMISE": "0"}
"""How proofs compile, for time: `make test` compiles as for a release."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return the variables of somebody whose home is empty and who has no browser to open."""
    home.mkdir(parents=True, exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if KEPT.match(name)}
    return {**kept, "HOME": str(home), "BROWSER": "true", **more}


@contextmanager
def timed(title: str) -> Iterator[None]:
    """Print how long something took."""
    start = time.monotonic()
    yield
    print(f"{time.monotonic() - start:7.1f} s  {title}", flush=True)


def run(*words: str | Path, **how: Any) -> str:  # noqa: ANN401 (what subprocess.run takes)
    """Run a command; return what it prints, or stop with all it said."""
    command = [str(word) for word in words]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **how
    )
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed ({done.returncode}):\n{done.stdout}")
    return done.stdout


# --- playing -----------------------------------------------------------------------------------


@contextmanager
def serving(command: Sequence[str | Path], **how: Any) -> Iterator[str]:  # noqa: ANN401
    """Run a command that serves the game; give its address when the page is there."""
    process = subprocess.Popen(
        [str(word) for word in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        **how,
    )
    alarm = subprocess.Popen(["sh", "-c", f"sleep {PAGE_S} && kill -INT -{process.pid}"])
    try:
        yield _address(process)
    finally:
        alarm.kill()
        os.killpg(process.pid, signal.SIGINT)
        process.communicate(timeout=60)


def _address(process: subprocess.Popen[str]) -> str:
    said = []
    assert process.stdout is not None
    for line in process.stdout:
        print(f"           {line}", end="", flush=True)
        said.append(line)
        found = ADDRESS.search(line)
        if found:
            page = ask(found[0], "/")
            assert b"<title>" in page, page
            return found[0]
    raise SystemExit(f"no page appeared:\n{''.join(said)}")


def ask(
    address: str, path: str, body: Mapping[str, object] | None = None, token: str = ""
) -> bytes:
    """Ask the server for something, or send it something."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return bytes(answer.read())


def choose_once(address: str) -> tuple[str, str]:
    """Make a game against the Peasant and play a card; return the game and the choice."""
    seats = {"england": {"kind": "bot"}, "scotland": {"kind": "computer", "level": "peasant"}}
    made = json.loads(ask(address, "/api/games", {"seats": seats}))
    secret = next(seat["secret"] for seat in made["seats"] if seat.get("secret"))
    seat = json.loads(ask(address, "/api/seats", {"secret": secret}))
    path = f"/api/games/{seat['game']}"
    bound = hashlib.sha256(b"hmac-sha256/2/seat-commitment/England/a stranger's").hexdigest()
    ask(address, f"{path}/commitment", {"commitment": bound}, seat["token"])
    ask(address, f"{path}/seed", {"seed": "a stranger's"}, seat["token"])
    state = json.loads(ask(address, path, token=seat["token"]))
    choice = str(next(choice for choice in state["view"]["legal"] if choice.startswith("card")))
    ask(address, f"{path}/choices", {"number": state["number"], "choice": choice}, seat["token"])
    return str(seat["game"]), choice


def check_stored(home: Path, game: str, choice: str) -> None:
    """Make sure that a choice is in the database of a home."""
    (database,) = home.rglob("games.sqlite")
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT text FROM entries WHERE game_id = ?", (game,)).fetchall()
    assert any(choice in text for (text,) in found), f"{choice} is not among {found}"


def prove_play(clone: Path) -> None:
    """Run `make play` in a fresh clone, twice, and make a choice that is in the database."""
    home = clone.parent / "home"
    how = {"cwd": clone, "env": environment(home, **QUICKLY)}
    with timed("make play in a fresh clone: from the command to the page and a stored choice"):
        with serving(["make", "play"], **how) as address:
            game, choice = choose_once(address)
        check_stored(home, game, choice)
    with timed("make play again: from the command to the page"), serving(["make", "play"], **how):
        pass


# --- installing --------------------------------------------------------------------------------


def pythons() -> list[Path]:
    """Return the Pythons at hand, the oldest we support and newer, one of each version."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    folders += sorted(Path.home().glob(".pyenv/versions/*/bin"))
    found: dict[str, Path] = {}
    for folder in folders:
        for python in sorted(folder.glob("python3.[0-9]*")):
            if re.fullmatch(r"python3\.\d+", python.name) and version_of(python) >= OLDEST:
                found.setdefault(python.name, python)
    return list(found.values())


def version_of(python: Path) -> tuple[int, int]:
    """Return the version of a Python that can make environments, or (0, 0)."""
    code = "import sys, venv, ensurepip; print(*sys.version_info[:2])"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    words = done.stdout.split()
    return (int(words[0]), int(words[1])) if done.returncode == 0 else (0, 0)


def install(python: Path, what: str, folder: Path, **how: Any) -> Path:  # noqa: ANN401
    """Install something with pip alone into an empty environment; return its folder of programs."""
    run(python, "-m", "venv", folder, **how)
    programs = folder / "bin"
    run(programs / "python", "-m", "pip", "install", "-q", what, **how)
    return programs


def check_library(programs: Path, kind: str, **how: Any) -> None:  # noqa: ANN401
    """Make sure that an installed library imports, says its kind, and plays in the terminal."""
    version = run(programs / "schiltrom", "--version", **how)
    assert kind in version, f"{kind} is not in {version!r}"
    played = run(programs / "schiltrom", "terminal", input="quit\n", **how)
    assert "1297" in played, played


def check_game(programs: Path, home: Path, env: Mapping[str, str]) -> None:
    """Make sure that an installed browser game serves, and stores a choice."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with serving(
        [programs / "schiltrom", "play", "--port", str(port)], cwd=home, env=env
    ) as address:
        game, choice = choose_once(address)
    check_stored(home, game, choice)


def prove_install(python: Path, what: Path, folder: Path) -> None:
    """Install a wheel or sdist with the browser game in an empty environment of a Python."""
    env = environment(folder / "home", SCHILTROM_LANGUAGE="en", **QUICKLY)
    with timed(f"{what.suffix} on {python.name}, compiled"):
        how = {"cwd": folder / "home", "env": env}
        programs = install(python, f"{what}[server]", folder / "env", **how)
        check_library(programs, "compiled", **how)
        check_game(programs, folder / "home", env)


def prove_without_compiler(python: Path, sdist: Path, folder: Path) -> None:
    """Install without extras, for library and terminal need nothing else; then add the game."""
    env = environment(folder / "home", SCHILTROM_LANGUAGE="en", CC="false")
    with timed(f"{sdist.suffix} on {python.name}, interpreted, without extras and then with them"):
        how = {"cwd": folder / "home", "env": env}
        programs = install(python, str(sdist), folder / "env", **how)
        check_library(programs, "interpreted", **how)
        run(programs / "python", "-m", "pip", "install", "-q", "schiltrom[server]", **how)
        check_game(programs, folder / "home", env)


def as_stranger() -> dict[str, Any]:
    """Return as whom somebody who is not root runs a command."""
    if os.getuid() != 0:
        return {}
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def prove_read_only(sdist: Path, folder: Path) -> None:
    """Install as a user who is not root from an unpacked sdist that nobody can write."""
    source, home = folder / "read only", folder / "home"
    home.mkdir(parents=True)
    with tarfile.open(sdist) as archive:
        archive.extractall(source, filter="data")
    for path in (source, *source.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)
    who = as_stranger()
    if who:
        os.chown(home, NOBODY, NOBODY)
    env = environment(home, SCHILTROM_LANGUAGE="en", **QUICKLY)
    how = {"cwd": home, "env": env, **who}
    python = next(python for python in ours_for(who) if python)
    with timed(f"read-only source, not root, a blank in its path, on {python.name}"):
        (tree,) = source.iterdir()
        programs = install(python, str(tree), home / "env", **how)
        check_library(programs, "compiled", **how)


def ours_for(who: Mapping[str, Any]) -> Iterator[Path]:
    """Yield the Pythons that a user may run."""
    places = [*pythons(), *map(Path, ("/usr/bin/python3", "/usr/local/bin/python3"))]
    for python in places:
        try:
            done = subprocess.run(
                [python, "-c", "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))"],
                cwd="/", check=False, capture_output=True, **who,
            )  # fmt: skip
        except OSError:
            continue
        if done.returncode == 0:
            yield python
    raise SystemExit("there is no Python here that a user who is not root can run")


def prove_packages(clone: Path) -> None:
    """Build wheel and sdist in a fresh clone, and install them in all the ways people do."""
    folder = clone.parent
    with timed("make dist in a fresh clone"):
        run("make", "dist", cwd=clone, env=environment(folder / "home", **QUICKLY))
    (wheel,), (sdist,) = clone.glob("dist/*.whl"), clone.glob("dist/*.tar.gz")
    made_with = re.search(r"-cp3(\d+)-", wheel.name)
    assert made_with, f"{wheel.name} is not compiled"
    longer, shorter = [partial(prove_read_only, sdist, folder / "stranger")], []
    for python in pythons():
        here = folder / python.name
        longer.append(partial(prove_install, python, sdist, here / "compiled"))
        shorter.append(partial(prove_without_compiler, python, sdist, here / "interpreted"))
        if python.name == f"python3.{made_with[1]}":
            shorter.append(partial(prove_install, python, wheel, here / "wheel"))
    # The longest come first, so that no core waits for one of them at the end.
    proofs = [*longer, *shorter]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for proof in [pool.submit(proof) for proof in proofs]:
            proof.result()


def main() -> None:
    """Prove what the arguments name, in one fresh clone whose path has a blank in it."""
    folder = Path(tempfile.mkdtemp(prefix="schiltrom-fresh-"))
    folder.chmod(0o755)  # somebody who is not root looks in too
    clone = folder / "a clone"
    proofs = {"play": prove_play, "packages": prove_packages}
    try:
        run("git", "clone", "-q", ROOT, clone)
        for name in sys.argv[1:]:
            proofs[name](clone)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
