"""Where evaluations are tuned and measured, by playing."""
