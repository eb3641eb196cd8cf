"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

slow_is_fine = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("dev", max_examples=30, deadline=None, suppress_health_check=slow_is_fine)
settings.register_profile(
    "ci", max_examples=150, deadline=None, suppress_health_check=slow_is_fine, print_blob=True
)

os.environ["SCHILTROM_LANGUAGE"] = "en"  # whatever the system speaks
settings.load_profile("ci" if os.environ.get("CI") else "dev")
