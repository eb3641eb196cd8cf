"""``python -m schiltrom.dev.load``."""

from schiltrom.dev.load.command import main

if __name__ == "__main__":
    raise SystemExit(main())
