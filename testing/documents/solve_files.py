# SPDX-License-Identifier: BSD-3-Clause
"""Writes the files that the examples of docs/solve.md name."""
import gzip

import numpy as np

rng = np.random.default_rng(3)
n = 60
h = rng.standard_normal((n, n)) + 1j * rng.standard_normal((n, n))
h += h.conj().T
s = h @ h / n + np.eye(n)
np.save("H.npy", h)
np.save("S.npy", s)
np.save("SH.npy", s @ h)
np.save("K.npy", s.real + s.real.T)
np.save("f.npy", rng.standard_normal((n, 3)))
np.save("P.npy", np.column_stack([np.ones(n), rng.standard_normal((n, 2))]))
np.save("z.npy", rng.standard_normal(n))
with open("W.mtx", "w") as f:
    f.write("%%MatrixMarket matrix coordinate real general\n2 5 5\n1 1 1\n1 4 2\n2 2 -1\n2 3 1\n2 5 3\n")
np.save("t.npy", np.array([1.0, 2.0]))

np.savez("run.npz", H=h, S=s)

for name, diagonal in (("A.mtx", 2), ("H.mtx", 2), ("K.mtx", 3), ("M.mtx", 4)):
    with open(name, "w") as f:
        f.write(f"%%MatrixMarket matrix coordinate real symmetric\n{n} {n} {2 * n - 1}\n")
        f.writelines(f"{i} {i} {diagonal}\n" for i in range(1, n + 1))
        f.writelines(f"{i + 1} {i} -1\n" for i in range(1, n))
with open("A.mtx", "rb") as plain, gzip.open("A.mtx.gz", "wb") as packed:
    packed.write(plain.read())
