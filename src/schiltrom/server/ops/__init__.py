"""Running a server: settings, logs, periodic jobs, administration."""
