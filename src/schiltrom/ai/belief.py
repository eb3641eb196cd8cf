"""Old path of ``schiltrom.ai.lab.guess_quality``."""

from schiltrom.ai.lab.guess_quality import main

__all__ = ["main"]

if __name__ == "__main__":
    raise SystemExit(main())
