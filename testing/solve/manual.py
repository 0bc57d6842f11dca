# SPDX-License-Identifier: BSD-3-Clause
"""Runs the examples of the manual: each command line and each Python block of docs/solve.md, in its order, in a folder with
the files that it names; every one must succeed, and leave the files that it says.   manual.py PROGRAM docs/solve.md"""
import os
import re
import subprocess
import sys
import tempfile

import numpy as np

program, manual = os.path.abspath(sys.argv[1]), open(sys.argv[2]).read()
folder = tempfile.mkdtemp()
os.makedirs(os.path.join(folder, "bin"))
os.symlink(program, os.path.join(folder, "bin", "lapilli-solve"))
os.chdir(folder)

rng = np.random.default_rng(3)
n = 60
h = rng.standard_normal((n, n)) + 1j * rng.standard_normal((n, n))
h += h.conj().T
s = h @ h / n + np.eye(n)
np.save("H.npy", h)
np.save("S.npy", s)
np.save("K.npy", s.real + s.real.T)
np.save("f.npy", rng.standard_normal((n, 3)))
np.save("P.npy", np.column_stack([np.ones(n), rng.standard_normal((n, 2))]))
np.save("z.npy", rng.standard_normal(n))
with open("W.mtx", "w") as f:
    f.write("%%MatrixMarket matrix coordinate real general\n2 5 5\n1 1 1\n1 4 2\n2 2 -1\n2 3 1\n2 5 3\n")
np.save("t.npy", np.array([1.0, 2.0]))

def sparse(name, diagonal):
    with open(name, "w") as f:
        f.write(f"%%MatrixMarket matrix coordinate real symmetric\n{n} {n} {2 * n - 1}\n")
        f.writelines(f"{i} {i} {diagonal}\n" for i in range(1, n + 1))
        f.writelines(f"{i + 1} {i} -1\n" for i in range(1, n))


for name, diagonal in (("A.mtx", 2), ("H.mtx", 2), ("K.mtx", 3), ("M.mtx", 4)):
    sparse(name, diagonal)

# What the manual says of GPUs is true of simulated ones here.
environment = dict(os.environ, PATH=os.path.join(folder, "bin") + os.pathsep + os.environ["PATH"])
has_hdf5 = "HDF5 files: yes" in subprocess.run([program, "info"], capture_output=True, text=True).stdout
if has_hdf5:
    np.save("SH.npy", s @ h)
    subprocess.run([program, "solve", "S.npy", "SH.npy", "--out", "run.h5:/step7/hamiltonian", "--quiet"], check=True)

commands = 0
for block in re.findall(r"(?:^    .*\n)+|^```python\n.*?^```", manual, re.M | re.S):
    if block.startswith("```"):
        code = block.removeprefix("```python\n").removesuffix("```")
        subprocess.run([sys.executable, "-B", "-c", code], check=True, env=environment)
        commands += 1
        continue
    for line in re.sub(r"\\\n\s*", "", block).splitlines():
        line = line.strip()
        if not line.startswith("lapilli-solve") or (".h5" in line and not has_hdf5):
            continue
        line = re.sub(r"\s+#.*", "", line).replace("cuda:0,1", "sim:2").replace("cuda:0", "sim:1")
        print(line, flush=True)
        subprocess.run(line, shell=True, check=True, env=environment)
        for file in re.findall(r"--(?:values|vectors|out|picture|report) (\S+)", line):
            assert file == "-" or os.path.getsize(file.split(":")[0]) > 0, file
        commands += 1
assert commands >= 10, commands
print(commands, "examples")
