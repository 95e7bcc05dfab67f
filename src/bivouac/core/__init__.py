"""What every game shares: kernels, bits, random numbers, geometry, the contract, the registry."""
