"""The error for importing an environment whose library is not installed."""

from __future__ import annotations


def not_installed(extra: str, error: ImportError) -> ImportError:
    """Return the error that says which extra to install."""
    return ImportError(
        f"schiltrom.envs.{extra} needs a library that is not installed ({error}): "
        f'pip install "schiltrom[{extra}]"'
    )
