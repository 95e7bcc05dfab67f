"""How kernels become machine code: what Numba is told, and where the result is kept."""
