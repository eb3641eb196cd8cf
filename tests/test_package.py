"""What is published: wheel and sdist are whole, of this source, and work where nothing else is."""

from __future__ import annotations

import email
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import schiltrom
from tests.helpers.package import ROOT, Installed, built

SOURCE = ROOT / "src"
NOT_OURS = re.compile(r"(^|/)(tests?|docs|oracle|seeds|node_modules|\.git|\.venv)(/|$)")
A_GAME = """
import schiltrom
from random import Random
from schiltrom.engine import flow
game, random = schiltrom.Game.new(seed=1), Random(1)
while not game.is_over:
    side = game.to_choose[0]
    game.play(side, random.choice(game.legal(side)))
print(schiltrom.__file__, flow.__file__, game.prompt, sep="\\n")
"""


def source_files() -> set[str]:
    """Return the files of the package, as the wheel should name them."""
    found = (path for path in (SOURCE / "schiltrom").rglob("*") if path.is_file())
    names = {path.relative_to(SOURCE).as_posix() for path in found}
    return {name for name in names if not re.search(r"__pycache__|\.(so|pyd)$", name)}


def is_compiled_module(name: str) -> bool:
    return name.endswith((".so", ".pyd"))


@pytest.fixture(scope="module")
def wheel() -> zipfile.ZipFile:
    return zipfile.ZipFile(built("*.whl"))


@pytest.fixture(scope="module")
def sdist_names() -> set[str]:
    with tarfile.open(built("*.tar.gz")) as archive:
        files = [member.name for member in archive.getmembers() if member.isfile()]
    return {name.partition("/")[2] for name in files}


def test_the_wheel_has_the_whole_package_and_nothing_else(wheel):
    names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    plain = {name for name in names if not is_compiled_module(name)}
    assert plain == source_files(), "make dist"
    for name in plain:
        assert wheel.read(name) == (SOURCE / name).read_bytes(), f"{name} has changed: make dist"
    assert not [name for name in names if NOT_OURS.search(name)]


def test_the_wheel_has_what_the_package_reads(wheel):
    """Typing, catalogues, data and the built client: missing from the source, they are missed."""
    names = wheel.namelist()
    assert "schiltrom/py.typed" in names
    assert "schiltrom/web/index.html" in names, "the client is not built: make build"
    for kind in (r"locale/\w+/rules\.ftl", r"data/\w+\.csv", r"data/art/arms/\w+\.svg"):
        assert len([name for name in names if re.search(kind, name)]) >= 6


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
def test_the_wheel_is_compiled(wheel):
    compiled = {name.partition(".")[0] for name in wheel.namelist() if is_compiled_module(name)}
    assert {
        "schiltrom/engine/flow",
        "schiltrom/engine/position",
        "schiltrom/odds/solver",
    } <= compiled
    assert "-none-any" not in built("*.whl").name


def test_the_metadata_is_right(wheel):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
    metadata = email.message_from_bytes(wheel.read(name))
    assert metadata["Version"] == schiltrom.__version__
    assert set(metadata.get_all("Provides-Extra", [])) == set(project["optional-dependencies"])
    needed = [text for text in metadata.get_all("Requires-Dist", []) if "extra ==" not in text]
    assert needed == project["dependencies"]
    assert "unofficial" in str(metadata.get_payload())
    licences = {name.rpartition("/")[2] for name in wheel.namelist() if "/licenses/" in name}
    assert licences == {"LICENSE", "NOTICE.md"}


def test_the_sdist_has_what_it_is_built_from(sdist_names):
    """Node is not needed: the client is in it built; and so is what it was built from."""
    assert {f"src/{name}" for name in source_files()} <= sdist_names, "make dist"
    assert {"setup.py", "pyproject.toml", "CHANGELOG.md", "LICENSE", "NOTICE.md"} <= sdist_names
    assert {"client/package-lock.json", "client/src/main.ts", "client/index.html"} <= sdist_names
    assert not [name for name in sdist_names if NOT_OURS.search(name) or is_compiled_module(name)]


def test_the_sdist_builds_the_same_wheel_without_node_and_network(wheel, tmp_path):
    """Interpreted, for time; what is compiled is compared by name with the wheel of `make dist`."""
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-index"]
    pip += ["--no-build-isolation", "-w", str(tmp_path), str(built("*.tar.gz"))]
    plain = {"SCHILTROM_PURE": "1", "PATH": str(tmp_path), "HOME": os.environ.get("HOME", "/")}
    done = subprocess.run(pip, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (made,) = tmp_path.glob("*.whl")
    assert "-none-any" in made.name
    names = {name for name in zipfile.ZipFile(made).namelist() if "/RECORD" not in name}
    wanted = {name for name in wheel.namelist() if "/RECORD" not in name}
    assert names == {name for name in wanted if not is_compiled_module(name)}


def test_without_the_extra_the_library_works_and_the_game_says_what_it_lacks(tmp_path):
    installed = Installed(tmp_path)
    code, said, complained = installed.run("python", "-c", A_GAME)
    assert code == 0, complained
    library, engine, prompt = said.splitlines()
    assert Path(library).is_relative_to(tmp_path)
    assert engine.endswith((".so", ".pyd")) == bool(shutil.which("cc"))
    assert prompt
    assert installed.run("schiltrom", "--version")[0] == 0
    for command in ("play", "serve"):
        code, said, complained = installed.run("schiltrom", command)
        assert code == 1
        assert "pip install 'schiltrom[server]'" in complained
        assert "Traceback" not in complained
