# SPDX-License-Identifier: BSD-3-Clause
"""lapilli.install() on a GPU: functions of PyTorch and CuPy against themselves without it. Skipped where a library or a GPU is missing:

    LAPILLI_DEVICES=cuda:0 python3 -m pytest python/tests/test_install.py
"""
import os
import subprocess
import sys

import numpy as np
import pytest

import lapilli
from lapilli.runner import REPORT

on_gpu = pytest.mark.skipif("cuda" not in os.environ["LAPILLI_DEVICES"] or lapilli.default().device_count == 0,
                            reason="LAPILLI_DEVICES names no GPU")
N = 130
DTYPES = ("float64", "float32", "complex128", "complex64")


def general(n, dtype, seed=0, columns=None):
    random = np.random.default_rng(seed)
    shape = (n, columns or n)
    a = random.standard_normal(shape) + (1j * random.standard_normal(shape) if np.dtype(dtype).kind == "c" else 0)
    return a.astype(dtype)


def hermitian(n, dtype):
    a = general(n, dtype)
    return ((a + a.conj().T) / 2).astype(dtype)


def definite(n, dtype):
    return (hermitian(n, dtype) + np.eye(n) * 4 * np.sqrt(n)).astype(dtype)


@pytest.fixture(name="installed")
def _installed():
    """All orders are served."""
    lapilli.default().set("cusolver.crossover", 0)
    lapilli.install(gpu=True)
    yield
    lapilli.uninstall()
    lapilli.default().set("cusolver.crossover", "auto")


@pytest.fixture(name="torch")
def _torch():
    torch = pytest.importorskip("torch")
    if not torch.cuda.is_available():
        pytest.skip("no GPU for PyTorch")
    return torch


def served(name):
    line = REPORT._lines.get(name)
    return line.served if line else 0


def put(torch, a):
    return torch.from_numpy(np.ascontiguousarray(a)).cuda()


def close(torch, a, b, scale=1.0):
    eps = torch.finfo(a.dtype).eps if a.dtype.is_floating_point or a.dtype.is_complex else 0
    return torch.allclose(a, b, rtol=2000 * eps, atol=2000 * eps * scale)


def kernels(torch):
    """Calls of the operators that are replaced, each with what its results must fulfil."""
    aten = torch.ops.aten

    def is_eigh(a, w, v):
        return close(torch, a @ v, v * w[..., None, :], N)

    def is_qr(a, q, r):
        return close(torch, q @ r, a, N) and bool((r.tril(-1) == 0).all())

    def is_lu(a, lu, pivots, info):
        p, l, u = torch.lu_unpack(lu, pivots)
        return close(torch, p @ l @ u, a, N) and int(info) == 0

    def is_ldl(a, ld, pivots, info):
        b = torch.ones(N, 2, dtype=a.dtype)  # by the CPU: on a GPU PyTorch needs MAGMA for Hermitian factors
        return close(torch, a.cpu() @ torch.linalg.ldl_solve(ld.cpu(), pivots.cpu(), b, hermitian=True), b, 100 * N) and int(info) == 0

    return [
        ("linalg.eigh", hermitian, lambda a: aten._linalg_eigh(a, "L", True), is_eigh),
        ("linalg.eigh", hermitian, lambda a: aten._linalg_eigh(a, "U", False), lambda a, w, v: close(torch, w, torch.linalg.eigh(a)[0], N)),
        ("linalg.eigh", lambda n, d: np.stack([k * hermitian(n, d) for k in (1, 2, 3)]), lambda a: aten._linalg_eigh(a, "U", True), is_eigh),
        ("linalg.cholesky_ex", definite, aten.linalg_cholesky_ex, lambda a, f, i: close(torch, f @ f.mH, a, N) and int(i) == 0),
        ("linalg.cholesky_ex", definite, lambda a: aten.linalg_cholesky_ex(a, upper=True),
         lambda a, f, i: close(torch, f.mH @ f, a, N) and bool((f.tril(-1) == 0).all())),
        ("linalg.lu_factor_ex", general, aten.linalg_lu_factor_ex, is_lu),
        ("linalg.solve_ex", general, lambda a: aten._linalg_solve_ex(a, a[:, :3]),
         lambda a, x, *_: close(torch, x, torch.eye(N, dtype=a.dtype, device="cuda")[:, :3], 100 * N)),
        ("linalg.solve_ex", general, lambda a: aten._linalg_solve_ex(a.mT, a[:, 0]), lambda a, x, *_: close(torch, a.mT @ x, a[:, 0], 100 * N)),
        ("linalg.inv_ex", definite, aten.linalg_inv_ex, lambda a, x, i: close(torch, a @ x, torch.eye(N, dtype=a.dtype, device="cuda"), N)),
        ("linalg.qr", general, aten.linalg_qr, is_qr),
        ("linalg.qr", lambda n, d: general(n, d, 0, 40), lambda a: aten.linalg_qr(a, "complete"), is_qr),
        ("linalg.qr", lambda n, d: general(40, d, 0, n), aten.linalg_qr, is_qr),
        ("linalg.qr", lambda n, d: general(n, d, 0, 40), lambda a: aten.linalg_qr(a, "r"), lambda a, q, r: close(torch, r.mH @ r, a.mH @ a, N)),
        ("linalg.ldl_factor_ex", hermitian, lambda a: aten.linalg_ldl_factor_ex(a, hermitian=True), is_ldl),
    ]


@on_gpu
@pytest.mark.parametrize("dtype", DTYPES)
def test_kernels_of_pytorch(torch, dtype):
    """Results, and the shapes, strides and dtypes of PyTorch's own kernels."""
    for k, (name, matrix, call, holds) in enumerate(kernels(torch)):
        a = put(torch, matrix(N, dtype))
        try:
            expected = call(a)
        except RuntimeError as error:  # of a PyTorch without MAGMA
            assert "MAGMA" in str(error) or "magma" in str(error), error
            continue
        before = served(f"torch.{name}")
        lapilli.default().set("cusolver.crossover", 0)
        lapilli.install(gpu=True)
        try:
            found = call(a)
        finally:
            lapilli.uninstall()
            lapilli.default().set("cusolver.crossover", "auto")
        assert served(f"torch.{name}") == before + 1, (k, name, REPORT.text())
        for x, y in zip(found, expected):
            assert (x.shape, x.dtype) == (y.shape, y.dtype), (k, name)
            assert x.numel() == 0 or x.stride() == y.stride(), (k, name, x.stride(), y.stride())
        assert holds(a, *found), (k, name)


@on_gpu
def test_gradients_are_pytorchs(torch, installed):
    del installed
    a = put(torch, definite(12, "float64")).requires_grad_()
    b = put(torch, general(12, "float64", 2, 3)).requires_grad_()
    check = torch.autograd.gradcheck
    assert check(lambda x: torch.linalg.eigvalsh(x + x.mT), (a,))
    assert check(lambda x: torch.linalg.eigh(x + x.mT)[0].sin(), (a,))
    assert check(lambda x: torch.linalg.cholesky(x + x.mT), (a,))
    assert check(torch.linalg.solve, (a, b))
    assert check(lambda x, y: torch.linalg.solve(x.mT, y), (a, b))
    assert check(torch.linalg.inv, (a,))
    assert check(torch.linalg.qr, (a,))
    assert check(lambda x: torch.linalg.lu_factor(x)[0], (a,))
    assert check(torch.linalg.slogdet, (a,))
    for name in ("eigh", "cholesky_ex", "solve_ex", "qr", "lu_factor_ex"):
        assert served(f"torch.linalg.{name}") > 0, REPORT.text()


@on_gpu
def test_vmap_and_compiled_programs(torch, installed):
    del installed
    stack = torch.stack([put(torch, definite(20, "float64")) + k * torch.eye(20, device="cuda") for k in range(3)])
    found = torch.vmap(torch.linalg.cholesky)(stack)
    assert close(torch, found @ found.mT, stack, 20)
    jacobian = torch.func.jacrev(torch.linalg.inv)(stack[0])
    assert jacobian.shape == (20, 20, 20, 20)
    try:
        compiled = torch.compile(lambda a, b: torch.linalg.solve(a, b) + torch.linalg.eigh(a)[0][:, None] + torch.linalg.cholesky(a).sum())
        a, b = put(torch, definite(50, "float64")), put(torch, general(50, "float64", 2, 3))
        result = compiled(a, b)
    except Exception as error:  # pylint: disable=broad-exception-caught  # a machine without a compiler
        pytest.skip(f"torch.compile: {type(error).__name__}")
    expected = torch.linalg.solve(a, b) + torch.linalg.eigh(a)[0][:, None] + torch.linalg.cholesky(a).sum()
    assert close(torch, result, expected, 100)


@on_gpu
def test_exceptions_and_infos_are_pytorchs(torch, installed):
    del installed
    bad = put(torch, -definite(40, "float64"))
    with pytest.raises(torch.linalg.LinAlgError, match="not positive-definite"):
        torch.linalg.cholesky(bad)
    assert int(torch.linalg.cholesky_ex(bad).info) == 1
    singular = torch.zeros(40, 40, dtype=torch.float64, device="cuda")
    with pytest.raises(torch.linalg.LinAlgError, match="singular"):
        torch.linalg.solve(singular, singular)
    with pytest.raises(torch.linalg.LinAlgError, match="singular"):
        torch.linalg.inv(singular)
    nan = put(torch, hermitian(40, "float64"))
    nan[3, 3] = float("nan")
    try:
        torch.linalg.eigh(nan)
    except torch.linalg.LinAlgError:
        pass  # as without us


@on_gpu
def test_streams_and_graphs_of_pytorch(torch, installed):
    """An operand that a stream has not computed yet; the host goes on meanwhile; a graph."""
    del installed
    n = 1500
    a = put(torch, definite(n, "float64"))
    torch.linalg.cholesky_ex(a)  # the queue is made
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        for _ in range(3):
            torch.cuda._sleep(200_000_000)
            twice = a + a
            factor, _ = torch.linalg.cholesky_ex(twice)
            under_way = not stream.query()
            product = factor @ factor.mT
            assert under_way, "the host has waited"
            stream.synchronize()
            assert close(torch, product, 2 * a, n)
    graph = torch.cuda.CUDAGraph()
    try:
        with torch.cuda.graph(graph):
            captured = torch.linalg.cholesky_ex(a)[0]
    except RuntimeError:
        return  # cuSOLVER's cannot be captured in this version
    graph.replay()
    torch.cuda.synchronize()
    assert close(torch, captured @ captured.mT, a, n)


@on_gpu
@pytest.mark.parametrize("dtype", DTYPES)
def test_functions_of_cupy(installed, dtype):
    del installed
    cupy = pytest.importorskip("cupy")
    import cupyx.scipy.linalg

    tolerance = 5000 * np.finfo(dtype).eps * N
    near = lambda x, y: float(abs(x - y).max()) <= tolerance
    h, p, g = (cupy.asarray(f(N, dtype)) for f in (hermitian, definite, general))
    w, v = cupy.linalg.eigh(h)
    assert near(h @ v, v * w) and type(cupy.linalg.eigh(h)) is type(cupy.linalg.eigh.lapilli_original(h))
    assert near(cupy.linalg.eigvalsh(h), w)
    factor = cupy.linalg.cholesky(p)
    assert near(factor @ factor.conj().T, p) and near(cupy.tril(factor), factor)
    assert near(p @ cupy.linalg.solve(p, g), g) and near(p @ cupy.linalg.inv(p), cupy.eye(N))
    q, r = cupy.linalg.qr(g)
    assert near(q @ r, g)
    lu = cupyx.scipy.linalg.lu_factor(p)
    assert near(p @ cupyx.scipy.linalg.lu_solve(lu, g), g)
    for name in ("eigh", "eigvalsh", "cholesky", "solve", "inv", "qr"):
        assert served(f"cupy.linalg.{name}") > 0, REPORT.text()
    assert bool(cupy.isnan(cupy.linalg.cholesky(-p)).any())  # as CuPy has it


@on_gpu
def test_a_program_is_told_nothing(torch):
    """No warning, and no other results where orders are small."""
    code = """
import warnings; warnings.simplefilter("error")
import torch, lapilli
lapilli.install()
a = torch.eye(4, device="cuda")
assert torch.linalg.eigh(a)[0].tolist() == [1, 1, 1, 1]
lapilli.uninstall()
assert torch.linalg.cholesky(a).tolist() == a.tolist()
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=200)
    assert done.stderr == "" and torch is not None
