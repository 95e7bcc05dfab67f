"""Simulations, arenas, perft, measurements, training."""
