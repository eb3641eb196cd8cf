"""scripts/pytorch: where pip does not find it, it is left out and named, but never in CI."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.helpers.package import ROOT

SCRIPT = ROOT / "scripts" / "pytorch"
NOTHING_FAILED = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
MISSING = "raise ModuleNotFoundError('there is none')\n"
WITHOUT = """#!/bin/sh
case "$*" in
*import*) exit 1 ;;
*) echo "ERROR: No matching distribution found for torch" >&2; exit 1 ;;
esac
"""
WITH = """#!/bin/sh
case "$*" in *import*) exit 0 ;; *) exit 1 ;; esac
"""


@pytest.fixture
def run(tmp_path):
    """Run the script for a Python that has PyTorch, or whose pip does not find it."""

    def run_it(python: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        program = tmp_path / "python"
        program.write_text(python, encoding="utf-8")
        program.chmod(0o755)
        return subprocess.run(
            [str(SCRIPT), *words, str(program)],
            cwd=ROOT,
            env={"PATH": "/usr/bin:/bin", **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    return run_it


def test_what_pip_does_not_find_does_not_stop_a_run(run):
    done = run(WITHOUT)
    assert done.returncode == 0
    assert "No matching distribution" in done.stderr


def test_in_ci_it_may_not_be_missing(run):
    done = run(WITHOUT, CI="true")
    assert done.returncode == 1
    assert "No matching distribution" in done.stderr


def test_where_it_is_nothing_is_installed_or_said(run):
    for words in ((), ("--left-out",)):
        done = run(WITH, *words, CI="true")
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_what_was_left_out_is_named_with_the_way_to_have_it(run):
    said = run(WITHOUT, "--left-out").stdout
    assert "tests/learn" in said
    assert "-m pip install torch" in said


@pytest.mark.parametrize("is_ci", [False, True])
def test_tests_without_it_are_skipped_but_never_in_ci(tmp_path, is_ci):
    (tmp_path / "torch.py").write_text(
        "raise ModuleNotFoundError('there is none')\n", encoding="utf-8"
    )
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    environment |= {"PYTHONPATH": str(tmp_path)} | ({"CI": "true"} if is_ci else {})
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "tests/learn/test_tiny_run.py"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout + done.stderr
    assert "there is none" in said
    assert ("1 skipped" in said) is not is_ci
    assert (done.returncode in NOTHING_FAILED) is not is_ci
