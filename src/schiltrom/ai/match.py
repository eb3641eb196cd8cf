"""Old path of ``schiltrom.ai.lab.match``."""

from schiltrom.ai.lab.match import main

__all__ = ["main"]

if __name__ == "__main__":
    raise SystemExit(main())
