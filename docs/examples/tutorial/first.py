# SPDX-License-Identifier: BSD-3-Clause
"""The tutorial's steps in Python: an eigenproblem, checked, on chosen devices."""
import numpy as np

import lapilli
import lapilli.linalg

a = np.random.default_rng(1).standard_normal((600, 600))
a += a.T

w, v = lapilli.linalg.eigh(a)                         # as numpy.linalg.eigh, on the default devices
reference = np.linalg.eigvalsh(a)
assert np.abs(w - reference).max() < 1e-11
assert np.abs(a @ v - v * w).max() < 1e-11

with lapilli.Context("sim:2") as context:             # two simulated devices; "cuda:0,1" are two GPUs
    lowest, vectors = lapilli.linalg.eigh(a, subset_by_index=[0, 9])
    print("devices:", context.device_count)
    print("bytes:", lapilli.memory("dsyevd", "V", 600))  # what all vectors need, on each device and on the host
    print("phases:", ", ".join(phase.name for phase in context.phases))
assert np.abs(lowest - reference[:10]).max() < 1e-11
print("as numpy's: yes")
