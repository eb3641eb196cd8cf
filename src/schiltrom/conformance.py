"""Old path of ``schiltrom.dev.conformance.__main__``."""

from schiltrom.dev.conformance.__main__ import main

__all__ = ["main"]

if __name__ == "__main__":
    raise SystemExit(main())
