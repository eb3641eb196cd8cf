"""Requirements: all that pyproject.toml names is pinned, with hashes, for everybody."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from scripts.pins import (
    CLIENT_LOCK,
    FOLDER,
    PINNED,
    SOURCES,
    changes,
    compile_command,
    left_out,
)
from tests.helpers.package import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NOT_FOR_EVERYBODY = re.compile(r"https?:|file:|--(extra-)?index|--find-links|--trusted|(^|[ =@])/")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def of_group(name: str) -> Iterator[str]:
    for each in PROJECT["dependency-groups"][name]:
        if isinstance(each, str):
            yield each
        else:
            yield from of_group(each["include-group"])


def wanted(name: str) -> list[Requirement]:
    """Return what pyproject.toml asks of a file."""
    source = SOURCES[name]
    found = list(PROJECT["project"]["dependencies"]) if source.extras else []
    for extra in source.extras:
        found += PROJECT["project"]["optional-dependencies"][extra]
    for group in source.groups:
        found += of_group(group)
    return [Requirement(text) for text in found]


def pinned(text: str) -> dict[str, dict[str, str]]:
    """Return the versions of each name, by the marker they are for."""
    found: dict[str, dict[str, str]] = {}
    for name, version, marker in PINNED.findall(text):
        found.setdefault(name, {})[marker] = version
    return found


def without_hash(text: str) -> list[str]:
    """Return the lines that are neither a pin with a hash below it, nor a hash, nor a comment."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    bad = []
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        if not (HASH.fullmatch(line) or (PINNED.match(line) and HASH.fullmatch(below))):
            bad.append(line)
    return bad


def test_there_is_a_file_for_each_purpose_and_no_other():
    assert {path.stem for path in FOLDER.iterdir()} == set(SOURCES)


@pytest.mark.parametrize("name", SOURCES)
def test_what_is_named_is_pinned_within_its_range(name):
    found = pinned(text_of(name))
    asked = wanted(name)
    assert asked
    for requirement in asked:
        versions = found.get(canonicalize_name(requirement.name))
        assert versions, f"{requirement} is not in {name}.txt: make pins"
        for version in versions.values():
            assert requirement.specifier.contains(Version(version)), f"{requirement}: make pins"


@pytest.mark.parametrize("name", SOURCES)
def test_every_pin_has_a_hash(name):
    assert without_hash(text_of(name)) == []


@pytest.mark.parametrize("name", SOURCES)
def test_nothing_in_it_is_of_one_machine(name):
    assert [line for line in text_of(name).splitlines() if NOT_FOR_EVERYBODY.search(line)] == []


@pytest.mark.parametrize("name", SOURCES)
def test_a_package_has_one_version_everywhere(name):
    """What is tested is what is played: all files take their versions from the largest."""
    everywhere = pinned(text_of("dev"))
    for package, versions in pinned(text_of(name)).items():
        assert set(versions.values()) <= set(everywhere.get(package, versions).values()), package


@pytest.mark.parametrize("name", ["play", "build"])
def test_the_tests_have_all_of_it(name):
    assert pinned(text_of(name)).keys() <= pinned(text_of("dev")).keys()


def test_the_build_is_that_of_the_wheel():
    """What pip fetches for an isolated build may be what is pinned."""
    found = pinned(text_of("build"))
    for text in PROJECT["build-system"]["requires"]:
        requirement = Requirement(text)
        assert requirement.specifier.contains(Version(found[requirement.name][""]))


@pytest.mark.parametrize(
    "text",
    [
        "ray==2.60.0\n",
        "ray>=2.50 \\\n    --hash=sha256:" + "0" * 64 + "\n",
        "ray==2.60.0 \\\n    --hash=md5:" + "0" * 32 + "\n",
        "-e .\n",
    ],
)
def test_a_line_without_a_pin_or_a_hash_is_noticed(text):
    assert without_hash(text)


@pytest.mark.parametrize(
    "line",
    [
        "--index-url " + "https" + "://pypi.example.org/simple",
        "--extra-index-url pypi.example.org",
        "--find-links wheels",
        "ray @ " + "file:" + "///wheels/ray.whl",
        "    # via -r /home/somebody/dev.in",
    ],
)
def test_a_line_of_one_machine_is_noticed(line):
    assert NOT_FOR_EVERYBODY.search(line)


def test_what_changed_is_told():
    before = {"dev.txt ray": "1", "dev.txt rich": "2", "client vite": "8.0.0"}
    after = {"dev.txt ray": "2", "dev.txt rich": "2", "dev.txt new": "3"}
    assert changes(before, after) == [
        "client vite: 8.0.0 -> gone",
        "dev.txt new: new -> 3",
        "dev.txt ray: 1 -> 2",
    ]


def test_an_update_differs_from_a_lock_only_by_the_newest_versions():
    for name in SOURCES:
        plain, newest = compile_command(name, upgrade=False), compile_command(name, upgrade=True)
        assert [word for word in newest if word != "--upgrade"] == plain
        assert "--generate-hashes" in plain
        assert plain[-1] == f"requirements/{name}.txt"


def test_the_client_can_be_built_on_every_system():
    """The builder's binaries are optional packages, one for each system."""
    lock = CLIENT_LOCK.read_text(encoding="utf-8")
    assert left_out(lock) == []
    packages = json.loads(lock)["packages"]
    binary = next(place for place in packages if "binding-darwin-arm64" in place)
    del packages[binary]
    assert left_out(json.dumps({"packages": packages})) == [binary.removeprefix("node_modules/")]


def test_the_lock_of_the_client_has_hashes_and_no_addresses():
    """Binaries of the builder for other systems may lack theirs: npm writes it where it fetches."""
    packages = json.loads(CLIENT_LOCK.read_text(encoding="utf-8"))["packages"]
    for place, package in packages.items():
        is_binary = place.startswith("node_modules/@rolldown/binding-") and package["optional"]
        assert not place or is_binary or package["integrity"].startswith("sha512-"), place
        assert "resolved" not in package, place
    ours = packages["node_modules/@rolldown/binding-linux-x64-gnu"]
    assert ours["integrity"].startswith("sha512-")
