"""Planting faults one at a time, to see whether the tests of their area notice."""
