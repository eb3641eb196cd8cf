"""``schiltrom train``: trains a network by self-play, as one file of settings says."""

from __future__ import annotations

import json
from typing import Any

from schiltrom.cli.commands import command
from schiltrom.cli.errors import DONE, CommandError
from schiltrom.cli.options import FILE, quiet
from schiltrom.cli.parsing import Arguments, option


@command("train")
@option("--config", type=FILE, required=True, metavar="FILE", help="train-arg-config")
@option("--resume", is_flag=True, help="train-arg-resume")
@quiet
def run(arguments: Arguments) -> int:
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
