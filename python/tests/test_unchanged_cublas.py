# SPDX-License-Identifier: BSD-3-Clause
"""PyTorch, CuPy and JAX on a GPU, unchanged, with Lapilli in front of cuBLAS's batches, too (lapilli-run --cublas): test_unchanged.py."""
import re
import sys

import pytest
from test_unchanged import STARTER, on_gpu, outputs_of

# Each factors matrices on a stream that is not the default one, behind work that they wait for, and tells the largest error of all.
PROGRAMS = {
    "torch": """
import torch
torch.backends.cuda.preferred_linalg_library("cusolver")
stream = torch.cuda.Stream()
with torch.cuda.stream(stream):
    a, one = torch.randn(300, 64, 64, device="cuda", dtype=torch.float64), torch.eye(4000, device="cuda", dtype=torch.float64)
    torch.cuda.synchronize()
    for _ in range(20):
        one = one @ one
    p, l, u = torch.lu_unpack(*torch.linalg.lu_factor(one[0, 0] * a))
    error = (p @ l @ u - a).abs().max()
stream.synchronize()
print(float(error))
""",
    "cupy": """
import cupy, numpy
from cupy_backends.cuda.libs import cublas
n, count = 64, 300
stream = cupy.cuda.Stream(non_blocking=True)
with stream:
    a, one = cupy.random.standard_normal((count, n, n)), cupy.eye(4000)
    given = cupy.asnumpy(a)
    lu, pivots, infos = cupy.zeros_like(a), cupy.empty((count, n), cupy.int32), cupy.empty(count, cupy.int32)
    places = lu.data.ptr + lu.strides[0] * cupy.arange(count, dtype=cupy.uint64)
    stream.synchronize()
    for _ in range(20):
        one = one @ one
    lu[...] = one[0, 0] * a
    cublas.dgetrfBatched(cupy.cuda.device.get_cublas_handle(), n, places.data.ptr, n, pivots.data.ptr, infos.data.ptr, count)
    found, rows, told = cupy.asnumpy(lu).transpose(0, 2, 1), cupy.asnumpy(pivots) - 1, cupy.asnumpy(infos)
assert not told.any()
error = 0
for k in range(count):
    expected = given[k].T.copy()
    for j in range(n):
        expected[[j, rows[k, j]]] = expected[[rows[k, j], j]]
    error = max(error, abs((numpy.tril(found[k], -1) + numpy.eye(n)) @ numpy.triu(found[k]) - expected).max())
print(error)
""",
    "jax": """
import jax
jax.config.update("jax_enable_x64", True)
a, one = jax.random.normal(jax.random.key(7), (300, 64, 64)), jax.numpy.eye(4000)
@jax.jit
def error(a, one):
    for _ in range(20):
        one = one @ one
    lu, _, rows = jax.lax.linalg.lu(one[0, 0] * a)
    product = (jax.numpy.tril(lu, -1) + jax.numpy.eye(64)) @ jax.numpy.triu(lu)
    return abs(product - jax.numpy.take_along_axis(a, rows[..., None], 1)).max()
print(float(error(a, one)))
""",
}


@on_gpu
@pytest.mark.parametrize("framework", PROGRAMS)
def test_factors_behind_other_work_of_a_stream(framework):
    pytest.importorskip(framework)
    program = [sys.executable, "-c", PROGRAMS[framework]]
    (without, _), (found, report) = outputs_of(program, [STARTER, "--cublas", "--report", "--crossover", "0", *program])
    print(report)
    assert float(without) < 1e-10 and float(found) < 1e-10, (without, found)
    assert re.search(r"^cublasDgetrfBatched +[1-9]", report, re.M), report
