"""``schiltrom train``: trains a network by self-play, as one file of settings says."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from schiltrom.cli.errors import DONE, CommandError
from schiltrom.cli.options import add_quiet
from schiltrom.words import say


def add_arguments(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "--config",
        type=Path,
        required=True,
        metavar="FILE.toml",
        help=say("train-arg-config", language),
    )
    parser.add_argument("--resume", action="store_true", help=say("train-arg-resume", language))
    add_quiet(parser, language)


def run(arguments: argparse.Namespace) -> int:
    """Train; every line of the log is printed, too."""
    try:
        from schiltrom.learn.checkpoint import CheckpointError
        from schiltrom.learn.config import ConfigError, read_config
        from schiltrom.learn.training import Training
    except ImportError as error:
        raise CommandError("train-missing") from error
    try:
        config = read_config(arguments.config)
        tell = None if arguments.quiet else _print
        training = Training(config, resume=arguments.resume, tell=tell)
    except (ConfigError, CheckpointError) as error:
        raise CommandError("cli-refused", error=str(error)) from error
    training.run()
    return DONE


def _print(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)
