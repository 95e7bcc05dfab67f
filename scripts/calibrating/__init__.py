"""Steps of scripts/calibrate_meter.py: groups of settings, games, fitting, tables."""
