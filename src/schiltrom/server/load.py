"""Old path of ``schiltrom.dev.load``."""

from schiltrom.dev.load import main

__all__ = ["main"]

if __name__ == "__main__":
    raise SystemExit(main())
