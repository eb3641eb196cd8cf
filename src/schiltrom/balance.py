"""Old path of ``schiltrom.cli.balance``."""

from schiltrom.cli.balance import main

__all__ = ["main"]

if __name__ == "__main__":
    raise SystemExit(main())
