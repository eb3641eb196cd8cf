"""Makes a release of what is committed: `make release VERSION=1.0.0`.

Checks, tests, and leaves in dist/ a compiled wheel for every Python at hand, the sdist they were
built from, the documentation and SHA256SUMS. The same commit with the same tools gives the same
sdist and documentation, byte for byte.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
UNTESTED = "SCHILTROM_RELEASE_UNTESTED"
"""Set to 1, no tests are run: for the test of this script, and for nothing else."""
OLDEST_MINOR, NEWEST_MINOR = 11, 20
VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
HEADING = re.compile(r"^## (\S+)(?: \((.+)\))?$", re.MULTILINE)
DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


class ReleaseError(Exception):
    """Something that stops a release, in one line."""


class Stated(NamedTuple):
    """What a repository says of its version and of the day it was released."""

    package: str
    changelog: str
    changelog_day: str
    citation: str
    citation_day: str


def stated(root: Path) -> Stated:
    """Read the version where it stands: package, changelog and citation."""
    package = (root / "src" / "schiltrom" / "__init__.py").read_text(encoding="utf-8")
    changelog = HEADING.search((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    citation = (root / "CITATION.cff").read_text(encoding="utf-8")
    return Stated(
        _first(r'^__version__ = "(.*)"$', package),
        changelog[1] if changelog else "",
        (changelog[2] or "") if changelog else "",
        _first(r"^version: (.*)$", citation),
        _first(r'^date-released: "?([^"\n]*)"?$', citation),
    )


def _first(pattern: str, text: str) -> str:
    found = re.search(pattern, text, re.MULTILINE)
    return found[1] if found else ""


def objections(root: Path, version: str) -> list[str]:
    """Return what has to be changed before *version* can be released, a line each."""
    if not VERSION.fullmatch(version):
        return [f"{version!r} is not a version: make release VERSION=1.0.0"]
    said, found = stated(root), []
    if said.package != version:
        place = "src/schiltrom/__init__.py"
        found.append(f'{place} has version {said.package}: write __version__ = "{version}"')
    if said.changelog != version:
        found.append(f"CHANGELOG.md begins with {said.changelog}: write ## {version} (YYYY-MM-DD)")
    elif not DAY.fullmatch(said.changelog_day):
        found.append(f"CHANGELOG.md has no date for {version}: write ## {version} (YYYY-MM-DD)")
    elif said.citation_day != said.changelog_day:
        found.append(f"CITATION.cff has another date: write date-released: {said.changelog_day}")
    if said.citation != version:
        found.append(f"CITATION.cff has version {said.citation}: write version: {version}")
    if git(root, "status", "--porcelain"):
        found.append("there are changes that are not committed: see git status")
    if git(root, "tag", "--list", f"v{version}"):
        found.append(f"v{version} is tagged already: choose the next version")
    return found


def git(root: Path, *arguments: str) -> str:
    """Return what git says of a repository."""
    command = ["git", "-C", str(root), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def stage(name: str) -> Iterator[None]:
    """Print what is being done, and how long it took."""
    begun = time.monotonic()
    print(f"{name} ...", flush=True)
    yield
    print(f"{name}: {time.monotonic() - begun:.0f} s", flush=True)


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    """Run a command; what it says is shown only if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise ReleaseError(f"{' '.join(words)} failed; what it said is above")


def pythons() -> dict[str, str]:
    """Return the Pythons at hand by version: this one, and each python3.X that runs."""
    named = (f"python3.{minor}" for minor in range(OLDEST_MINOR, NEWEST_MINOR))
    found: dict[str, str] = {}
    for program in (sys.executable, *filter(None, map(shutil.which, named))):
        ask = [program, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        done = subprocess.run(ask, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            found.setdefault(done.stdout.strip(), program)
    return dict(sorted(found.items(), key=lambda item: int(item[0].partition(".")[2])))


def pack(folder: Path, name: str, target: Path, epoch: int) -> None:
    """Write a folder as an archive below *name*: in order, of one time, and of nobody."""
    with (
        target.open("wb") as file,
        gzip.GzipFile("", "wb", mtime=epoch, fileobj=file) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            member = archive.gettarinfo(path, f"{name}/{path.relative_to(folder).as_posix()}")
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mtime = epoch
            member.mode = 0o755 if member.mode & 0o100 else 0o644
            with path.open("rb") as content:
                archive.addfile(member, content)


def make_sdist(work: Path, out: Path, epoch: int) -> Path:
    """Write the sdist to *out*; return the folder that has the same files."""
    command = (sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", work, ".")
    run(*command, SCHILTROM_PURE="1")  # sources only: there is nothing to compile
    (made,) = work.glob("*.tar.gz")
    with tarfile.open(made) as archive:
        archive.extractall(work, filter="data")
    name = made.name.removesuffix(".tar.gz")
    pack(work / name, name, out / made.name, epoch)
    return work / name


def make_wheel(python: str, source: Path, work: Path, out: Path, epoch: int) -> Path:
    """Build a compiled wheel in an environment that has the pinned tools and nothing else."""
    run(python, "-m", "venv", work / "venv")
    own = work / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    pins = ROOT / "requirements" / "build.txt"
    run(own, "-m", "pip", "install", "-q", "--require-hashes", "--no-deps", "-r", pins)
    shutil.copytree(source, work / "source")
    command = (own, "-m", "build", "--no-isolation", "--wheel", "--outdir", work, ".")
    run(*command, cwd=work / "source", SOURCE_DATE_EPOCH=str(epoch))
    (wheel,) = work.glob("*.whl")
    if wheel.stem.endswith("-none-any"):
        raise ReleaseError(f"{wheel.name} is not compiled: is there a C compiler for {python}?")
    made = repaired(wheel, out, epoch)
    try_wheel(own, made, work)
    return made


def try_wheel(python: Path, wheel: Path, work: Path) -> None:
    """Install a wheel far from the repository, and play some games with all laws on."""
    pins = ROOT / "requirements" / "play.txt"
    run(python, "-m", "pip", "install", "-q", "--require-hashes", "--no-deps", "-r", pins)
    run(python, "-m", "pip", "install", "-q", "--no-deps", "--no-index", wheel)
    compiled = "from schiltrom.engine import flow; assert not flow.__file__.endswith('.py')"
    run(python, "-c", compiled, cwd=work)
    run(python, "-m", "schiltrom", "fuzz", "--games", "20", cwd=work)


def repaired(wheel: Path, out: Path, epoch: int) -> Path:
    """Put a wheel into *out*; on Linux with the tag of the oldest systems it runs on."""
    if not sys.platform.startswith("linux"):
        print(f"{wheel.name}: auditwheel is for Linux, so the wheel keeps its tag")
        return Path(shutil.copy(wheel, out))
    before = set(out.iterdir())
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = (sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", out, wheel)
    run(*command, PATH=path, SOURCE_DATE_EPOCH=str(epoch))
    (made,) = set(out.iterdir()) - before
    return made


def checksums(folder: Path) -> str:
    """Return a line for each file of a folder, as sha256sum --check reads it."""
    files = sorted(path for path in folder.iterdir() if path.is_file())
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in files
        if path.name != "SHA256SUMS"
    )


def make_release(version: str, out: Path) -> None:
    """Test what is there, and write all files of a release to *out*."""
    epoch = int(git(ROOT, "log", "-1", "--format=%ct"))
    if os.environ.get(UNTESTED) != "1":
        with stage("make test"):
            run("make", "test")
    with stage("browser game and documentation"):
        run("make", "build", "docs", SOURCE_DATE_EPOCH=str(epoch))
    if objections(ROOT, version):
        raise ReleaseError("the tests or the build changed files of the repository: see git status")
    name = f"schiltrom-{version}-docs"
    pack(ROOT / "site", name, out / f"{name}.tar.gz", epoch)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        with stage("sdist"):
            source = make_sdist(work, out, epoch)
        for number, python in pythons().items():
            (work / number).mkdir()
            with stage(f"wheel for Python {number}"):
                print(make_wheel(python, source, work / number, out, epoch).name)
    (out / "SHA256SUMS").write_text(checksums(out), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Make the release that the command line asks for, or say what is in its way."""
    version = arguments[0] if len(arguments) == 1 else ""
    found = objections(ROOT, version)
    for objection in found:
        print(f"release: {objection}", file=sys.stderr)
    if found:
        return 1
    dist = ROOT / "dist"
    with tempfile.TemporaryDirectory() as folder:
        try:
            make_release(version, Path(folder))
        except ReleaseError as error:
            print(f"release: {error}", file=sys.stderr)
            return 1
        shutil.rmtree(dist, ignore_errors=True)
        shutil.copytree(folder, dist)
    print((dist / "SHA256SUMS").read_text(encoding="utf-8"), end="")
    print(f"""\
It is in dist/. Now tag it, and upload it before the next make dist, which empties the folder:
  git tag --annotate v{version} --message "Schiltrom {version}" && git push origin v{version}
  the wheels and the sdist to PyPI; everything, with SHA256SUMS, to the page of the release""")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
