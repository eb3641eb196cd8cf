"""A release: one version everywhere, refusals in one line, and archives that anybody can check."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile

import pytest
import yaml

import schiltrom
from scripts import release
from tests.helpers.package import ROOT

FILES = ("src/schiltrom/__init__.py", "CHANGELOG.md", "CITATION.cff", "scripts/release.py")
EPOCH = 1_700_000_000


@pytest.fixture
def repository(tmp_path):
    """Return a repository with version 1.2.3, ready to be released on 2026-12-01."""
    root = tmp_path / "repository"
    for name in FILES:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    (root / "src/schiltrom/__init__.py").write_text('__version__ = "1.2.3"\n')
    (root / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3 (2026-12-01)\n\n- New.\n")
    (root / "CITATION.cff").write_text("version: 1.2.3\ndate-released: 2026-12-01\n")
    _git(root, "init", "-q")
    commit(root)
    return root


def _git(root, *arguments):
    who = ["-c", "user.name=Edward", "-c", "user.email=edward@example.org"]
    subprocess.run(["git", *who, *arguments], cwd=root, check=True)


def commit(root):
    _git(root, "add", "--all")
    _git(root, "commit", "-q", "--message", "As it is")


def refusal(root, version):
    """Return what `make release` would say."""
    script = [sys.executable, str(root / "scripts" / "release.py"), version]
    plain = {**os.environ, release.UNTESTED: "1"}
    done = subprocess.run(script, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout
    assert done.stdout == ""
    return done.stderr.splitlines()


def test_the_version_is_the_same_everywhere():
    said = release.stated(ROOT)
    assert said.package == said.changelog == said.citation == schiltrom.__version__


def test_a_version_that_is_not_released_has_no_date():
    said = release.stated(ROOT)
    assert said.changelog_day == (said.citation_day or "unreleased")


def test_the_citation_is_one():
    """The keys of the Citation File Format 1.2.0 that we use, and those it asks for."""
    found = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= found.keys()
    assert found.keys() <= {
        *("cff-version", "message", "type", "title", "abstract", "authors", "version"),
        *("date-released", "license", "keywords"),
    }
    assert (found["cff-version"], found["type"], found["license"]) == ("1.2.0", "software", "MIT")
    assert found["authors"] == [{"name": "The Schiltrom authors"}]
    assert "Columbia Games" in found["abstract"]


def test_a_repository_that_is_ready_meets_no_objection(repository):
    assert release.objections(repository, "1.2.3") == []


@pytest.mark.parametrize("version", ["", "1.2", "v1.2.3", "1.2.3 "])
def test_what_is_not_a_version_is_refused(repository, version):
    (line,) = refusal(repository, version)
    assert "is not a version" in line


def test_another_version_is_refused_with_what_to_write(repository):
    assert refusal(repository, "1.3.0") == [
        'release: src/schiltrom/__init__.py has version 1.2.3: write __version__ = "1.3.0"',
        "release: CHANGELOG.md begins with 1.2.3: write ## 1.3.0 (YYYY-MM-DD)",
        "release: CITATION.cff has version 1.2.3: write version: 1.3.0",
    ]


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.txt"])
def test_what_is_not_committed_is_refused(repository, name):
    with (repository / name).open("a", encoding="utf-8") as file:
        file.write("More.\n")
    (line,) = refusal(repository, "1.2.3")
    assert "not committed" in line


@pytest.mark.parametrize("heading", ["## 1.2.3", "## 1.2.3 (unreleased)"])
def test_a_version_without_a_date_is_refused(repository, heading):
    (repository / "CHANGELOG.md").write_text(f"# Changelog\n\n{heading}\n")
    commit(repository)
    (line,) = refusal(repository, "1.2.3")
    assert line == "release: CHANGELOG.md has no date for 1.2.3: write ## 1.2.3 (YYYY-MM-DD)"


def test_two_dates_are_refused(repository):
    (repository / "CITATION.cff").write_text("version: 1.2.3\ndate-released: 2026-11-30\n")
    commit(repository)
    assert refusal(repository, "1.2.3") == [
        "release: CITATION.cff has another date: write date-released: 2026-12-01"
    ]


def test_a_version_that_was_released_is_refused(repository):
    _git(repository, "tag", "v1.2.3")
    (line,) = refusal(repository, "1.2.3")
    assert "tagged already" in line


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="there is no sha256sum here")
def test_checksums_are_those_of_sha256sum(tmp_path):
    (tmp_path / "a.whl").write_bytes(b"wheel")
    (tmp_path / "b.tar.gz").write_bytes(b"sdist")
    (tmp_path / "SHA256SUMS").write_text(release.checksums(tmp_path))
    check = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
    done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["a.whl: OK", "b.tar.gz: OK"]
    assert len(release.checksums(tmp_path).splitlines()) == 2, "not of the list itself"


def test_an_archive_tells_nothing_of_the_machine_and_is_always_the_same(tmp_path):
    packed: list[bytes] = []
    for name in ("here", "there"):
        folder = tmp_path / name / "site"
        folder.mkdir(parents=True)
        for page in ("b.html", "a.html") if name == "here" else ("a.html", "b.html"):
            (folder / page).write_text(page)
        os.utime(folder / "a.html", (len(packed), len(packed)))
        release.pack(folder, "docs", tmp_path / name / "docs.tar.gz", EPOCH)
        packed.append((tmp_path / name / "docs.tar.gz").read_bytes())
    assert packed[0] == packed[1]
    with tarfile.open(tmp_path / "here" / "docs.tar.gz") as archive:
        members = archive.getmembers()
    assert [member.name for member in members] == ["docs/a.html", "docs/b.html"]
    assert {(each.uid, each.uname, each.mtime) for each in members} == {(0, "", EPOCH)}


def test_this_python_is_at_hand():
    found = release.pythons()
    assert found[f"3.{sys.version_info.minor}"] == sys.executable
    assert all(int(number.partition(".")[2]) >= release.OLDEST_MINOR for number in found)
