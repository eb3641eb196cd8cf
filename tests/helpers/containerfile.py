"""A Containerfile without an engine: its steps are taken in folders of their own.

COPY copies files, RUN runs a shell with the image's Python, which is an environment of its own.
What only root may do in an image (packages, users, rights) is read and kept to what is known.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.helpers.package import ROOT

OF_THE_HOST = re.compile(r"(node|npm|npx|corepack|python|pip|schiltrom)[\w.-]*")
"""Programs of this machine that an image has not: it must bring its own."""
PACKAGE = re.compile(r"[a-z0-9][a-z0-9+.-]+")
DROPPED = ("PYTHON", "SCHILTROM_", "VIRTUAL_ENV", "PYTEST_", "COVERAGE_")


class Step(NamedTuple):
    """One instruction of a Containerfile."""

    name: str
    words: str


def steps(text: str) -> list[Step]:
    """Read a Containerfile, without comments and with lines that go on below joined."""
    plain = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    found = [line.split(None, 1) for line in plain.splitlines() if line.strip()]
    return [Step(name, re.sub(r"\s+", " ", words.strip())) for name, words in found]


def stages(text: str) -> list[list[Step]]:
    """Return the steps of each image, which begins with its FROM."""
    found: list[list[Step]] = []
    for step in steps(text):
        if step.name == "FROM":
            found.append([])
        found[-1].append(step)
    return found


def ignored(path: str, patterns: list[str]) -> bool:
    """Return whether .dockerignore leaves a path out; the last pattern that fits counts."""
    found = False
    for pattern in patterns:
        wanted = pattern.removeprefix("!")
        parts = re.split(r"(\*\*/|\*)", wanted)
        ways = {"**/": "(.*/)?", "*": "[^/]*"}
        regex = "".join(ways.get(part, re.escape(part)) for part in parts)
        if re.fullmatch(f"{regex}(/.*)?", path):
            found = not pattern.startswith("!")
    return found


def context_patterns() -> list[str]:
    """Return the lines of .dockerignore that say something."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def context(name: str) -> Iterator[Path]:
    """Yield the files of the repository, at or below a path, that an engine would be given."""
    patterns = context_patterns()
    start = ROOT / name
    if start.is_file() and not ignored(name, patterns):
        yield start
    for folder, folders, files in os.walk(start):
        here = Path(folder).relative_to(ROOT)
        folders[:] = [each for each in folders if not ignored(str(here / each), patterns)]
        yield from (ROOT / here / each for each in files if not ignored(str(here / each), patterns))


def host_programs(folder: Path) -> Path:
    """Fill a folder with the programs of this machine that an image has too."""
    folder.mkdir()
    for program in (each for place in ("/usr/bin", "/bin") for each in Path(place).iterdir()):
        link = folder / program.name
        if not OF_THE_HOST.fullmatch(program.name) and not link.is_symlink():
            link.symlink_to(program)
    return folder


class Image:
    """What comes of the steps of one stage, below a folder that stands for the root."""

    def __init__(self, root: Path, programs: Path) -> None:
        self.root = root
        self.python = root / "image-python"
        venv.create(self.python, with_pip=True, symlinks=True)
        kept = {name: text for name, text in os.environ.items() if not name.startswith(DROPPED)}
        path = os.pathsep.join((str(self.python / "bin"), str(programs)))
        self.environment = {**kept, "PATH": path}
        self.folder = root
        self.said: dict[str, str] = {}
        self.home = ""

    def inside(self, path: str) -> Path:
        """Return where a path of the image is on this machine."""
        return self.root / path[1:] if path.startswith("/") else self.folder / path

    def take(self, step: Step, earlier: dict[str, Path]) -> None:
        """Take a step; *earlier* tells what other stages have made, by path."""
        if step.name == "RUN":
            self._run(step.words)
        elif step.name == "COPY":
            self._copy(step.words.split(), earlier)
        elif step.name == "ENV":
            self._set(step.words)
        elif step.name == "WORKDIR":
            self.folder = self.inside(step.words)
            self.folder.mkdir(parents=True, exist_ok=True)
        else:
            known = ("FROM", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD")
            assert step.name in known, f"what is {step.name}?"
            self.said[step.name] = step.words

    def _set(self, words: str) -> None:
        for pair in shlex.split(words):
            name, _, value = pair.partition("=")
            if self.home:
                value = value.replace(self.home, str(self.inside(self.home)))
            self.environment[name] = value

    def _copy(self, words: list[str], earlier: dict[str, Path]) -> None:
        *sources, target = words
        place = self.inside(target)
        if sources[0].startswith("--from="):
            shutil.copytree(earlier[" ".join(sources)], place)
            return
        is_folder = target.endswith("/") or len(sources) > 1
        for name in sources:
            files = list(context(name))
            assert files, f"COPY {name}: there is no such file, or .dockerignore leaves it out"
            for file in files:
                below = file.relative_to(ROOT / name) if file != ROOT / name else Path()
                end = place / (file.name if file == ROOT / name and is_folder else below)
                end.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, end)

    def _run(self, line: str) -> None:
        for command in line.split(" && "):
            words = shlex.split(command)
            if words[0] in ("apt-get", "useradd", "chmod", "rm"):
                self._read(words)
                continue
            assert not re.search(r"(^|\s)/", command), f"{command}: paths from the root"
            self.run(["sh", "-c", command])

    def _read(self, words: list[str]) -> None:
        """Keep to what is known what only root can do."""
        options = [word for word in words[1:] if word.startswith("-")]
        others = [word for word in words[1:] if not word.startswith("-")]
        if words[0] == "apt-get":
            assert others[0] in ("update", "install")
            assert all(PACKAGE.fullmatch(name) for name in others[1:]), others
            assert others[0] == "update" or "--yes" in options
        elif words[0] == "useradd":
            self.home = words[words.index("--home-dir") + 1]
            self.inside(self.home).mkdir(parents=True)
        elif words[0] == "chmod":
            assert others == ["700", self.home]
            self.inside(self.home).chmod(0o700)
        else:
            assert words == ["rm", "-rf", "/var/lib/apt/lists/*"]

    def run(self, command: list[str]) -> None:
        """Run a command in the image; it must not fail."""
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}"

    @property
    def health_command(self) -> list[str]:
        """Return the command of HEALTHCHECK."""
        command: list[str] = json.loads(self.said["HEALTHCHECK"].partition("CMD ")[2])
        return self._found(command)

    def start(self, command: list[str], **settings: str) -> subprocess.Popen[str]:
        """Start a container: ENTRYPOINT with a command, and settings beside those of the image."""
        return subprocess.Popen(
            self._found([*json.loads(self.said["ENTRYPOINT"]), *command]),
            cwd=self.folder,
            env={**self.environment, **settings},
            stderr=subprocess.PIPE,
            text=True,
        )

    def _found(self, command: list[str]) -> list[str]:
        program = shutil.which(command[0], path=str(self.python / "bin"))
        assert program is not None, f"the image has no {command[0]}"
        assert Path(sys.prefix) not in Path(program).parents
        return [program, *command[1:]]
