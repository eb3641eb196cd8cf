"""Old path of ``schiltrom.ai.lab.tune``."""

from schiltrom.ai.lab.tune import main

__all__ = ["main"]

if __name__ == "__main__":
    raise SystemExit(main())
