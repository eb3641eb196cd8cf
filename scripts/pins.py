"""Locks what make, continuous integration and the container install, with versions and hashes.

    python scripts/pins.py             after a change of the dependencies in pyproject.toml
    python scripts/pins.py --upgrade   with the newest versions, those of the client too

Names and ranges are those of the extras and groups in pyproject.toml. `make pins` and `make update`
run this; uv must be beside the Python that does.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "requirements"
CLIENT_LOCK = ROOT / "client" / "package-lock.json"
OLDEST_PYTHON = "3.11"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)(?: ; ([^\\]+?))? \\$", re.MULTILINE)


class Source(NamedTuple):
    """What of pyproject.toml a file of requirements is made from."""

    extras: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()


SOURCES = {
    "dev": Source(extras=("server",), groups=("dev",)),
    "server": Source(extras=("server", "postgres")),
    "play": Source(extras=("server",)),
    "build": Source(groups=("build",)),
    "docs": Source(groups=("docs",)),
    "node": Source(groups=("node",)),
    "release": Source(groups=("release",)),
    "train": Source(groups=("train",)),
}
"""The first is the largest: the others take their versions from it."""
ELSEWHERE = ("train",)
"""What PyPI does not have in full: uv must be told where else it is (UV_FIND_LINKS, UV_INDEX)."""


def uv() -> str:
    """Return the uv beside this Python, or the one on the path."""
    found = shutil.which("uv", path=sysconfig.get_path("scripts")) or shutil.which("uv")
    if found is None:
        raise SystemExit("uv is missing: pip install -r requirements/release.txt")
    return found


def compile_command(name: str, upgrade: bool) -> list[str]:
    """Return the command that locks a file, for all systems and Pythons at once."""
    source, largest = SOURCES[name], next(iter(SOURCES))
    command = ["pip", "compile", "--quiet", "--universal", "--python-version", OLDEST_PYTHON]
    command += ["--generate-hashes", "--no-header", "--no-emit-index-url"]
    if source.extras:
        command.append("pyproject.toml")
    for extra in source.extras:
        command += ["--extra", extra]
    for group in source.groups:
        command += ["--group", group]
    if name != largest:
        command += ["--constraints", f"requirements/{largest}.txt"]
    if upgrade:
        command.append("--upgrade")
    return [*command, "--output-file", f"requirements/{name}.txt"]


def locked() -> dict[str, str]:
    """Return the version of everything that is locked, by file and name."""
    found = {}
    for path in sorted(FOLDER.glob("*.txt")):
        for name, version, marker in PINNED.findall(path.read_text(encoding="utf-8")):
            found[" ".join(filter(None, (path.name, name, marker)))] = version
    packages = json.loads(CLIENT_LOCK.read_text(encoding="utf-8"))["packages"]
    for place, package in packages.items():
        if place:
            found[f"client {place.removeprefix('node_modules/')}"] = package["version"]
    return found


def changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """Return a line for everything whose version is another one."""
    names = sorted(before.keys() | after.keys())
    return [
        f"{name}: {before.get(name, 'new')} -> {after.get(name, 'gone')}"
        for name in names
        if before.get(name) != after.get(name)
    ]


def left_out(lock: str) -> list[str]:
    """Return the optional packages that a lockfile of npm wants and does not have.

    What npm cannot fetch it drops without a word, such as the builder's binaries for other systems.
    """
    packages = json.loads(lock)["packages"]
    there = {place.rpartition("node_modules/")[2] for place in packages}
    asked = {name for each in packages.values() for name in each.get("optionalDependencies", ())}
    return sorted(asked - there)


def update_client() -> bool:
    """Lock the newest packages of the client; return whether none was left out."""
    before = CLIENT_LOCK.read_bytes()
    npm = [sys.executable, str(ROOT / "client" / "npm.py")]
    subprocess.run([*npm, "update", "--package-lock-only", "--silent"], check=True)
    missing = left_out(CLIENT_LOCK.read_text(encoding="utf-8"))
    if missing:
        CLIENT_LOCK.write_bytes(before)
        print(f"pins: client/package-lock.json stays: npm could not fetch {', '.join(missing)}")
    return not missing


def main(arguments: list[str]) -> int:
    """Lock everything, and say what is other than before."""
    if arguments not in ([], ["--upgrade"]):
        print(__doc__, file=sys.stderr)
        return 2
    upgrade = bool(arguments)
    before = locked()
    FOLDER.mkdir(exist_ok=True)
    for name in SOURCES:
        command = [uv(), *compile_command(name, upgrade)]
        done = subprocess.run(command, cwd=ROOT, check=name not in ELSEWHERE)
        if done.returncode:
            print(f"pins: requirements/{name}.txt stays: uv did not find everything")
    is_whole = not upgrade or update_client()
    print("\n".join(changes(before, locked())) or "nothing has changed")
    return 0 if is_whole else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
