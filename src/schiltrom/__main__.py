"""Lets ``python -m schiltrom`` do what the command ``schiltrom`` does."""

import sys

from schiltrom.cli.main import main

sys.exit(main())
