"""scripts/system-packages: what cannot be installed is left out and named, but never in CI."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from tests.helpers.package import ROOT

SCRIPT = ROOT / "scripts" / "system-packages"


@pytest.fixture
def run(tmp_path):
    """Run the script where there is neither a browser nor a package manager."""
    for name in ("sh", "id", "ls"):
        (tmp_path / name).symlink_to(str(shutil.which(name)))

    def run_it(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(tmp_path / "sh"), str(SCRIPT), *words],
            env={"PATH": str(tmp_path), **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    return run_it


def test_what_is_missing_does_not_stop_a_run(run):
    assert run("chromium").returncode == 0
    assert run("--has", "chromium").returncode != 0


def test_in_ci_nothing_may_be_left_out(run):
    done = run("chromium", CI="true")
    assert done.returncode == 1
    assert "chromium" in done.stderr


def test_what_was_left_out_is_named_with_the_way_to_have_it(run):
    said = run("--left-out", "chromium").stdout
    assert "tests/browser" in said
    assert "apt-get install -y chromium" in said


def test_a_name_it_does_not_know_is_an_error(run):
    assert run("netscape").returncode == 2
