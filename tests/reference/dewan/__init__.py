"""Dewan written a second time, slowly, from the spec alone: the oracle for the fast engine."""
