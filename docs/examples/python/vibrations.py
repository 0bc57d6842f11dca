# SPDX-License-Identifier: BSD-3-Clause
"""The lowest vibrations of a string, by finite elements: K x = lambda M x with arrays of CuPy, which stay on the GPU from their
first element to the check; with arrays of numpy where there is no GPU, or no CuPy.

    PYTHONPATH=python LAPILLI_LIBRARY=.../liblapilli.so python3 docs/examples/python/vibrations.py
"""
import math

import numpy

import lapilli
import lapilli.linalg


def array_module():
    """CuPy, if the library has a GPU."""
    if any(device.name != "sim" for device in lapilli.default().devices):
        try:
            import cupy

            return cupy
        except ImportError:
            pass
    return numpy


n, lowest = 1000, 5
xp = array_module()
h = 1 / (n + 1)
beside = xp.eye(n, k=1) + xp.eye(n, k=-1)
stiffness = (2 * xp.eye(n) - beside) / h
mass = (4 * xp.eye(n) + beside) * (h / 6)

w, v = lapilli.linalg.eigh(stiffness, mass, subset_by_index=[0, lowest - 1])  # in the memory of their operands
residual = float(xp.abs(stiffness @ v - mass @ v * w).max() / xp.abs(stiffness).max())

print("arrays:", type(w).__module__.partition(".")[0])
for k in range(lowest):
    print(f"{math.sqrt(float(w[k])) / math.pi:.4f} half waves")
exact = [6 / h**2 * (1 - math.cos(k * math.pi * h)) / (2 + math.cos(k * math.pi * h)) for k in range(1, lowest + 1)]
good = residual < 1e-11 and all(abs(float(w[k]) - exact[k]) < 1e-6 * exact[-1] for k in range(lowest))
print("right:", "yes" if good else "no")
raise SystemExit(not good)
