# SPDX-License-Identifier: BSD-3-Clause
"""A program that knows nothing of Lapilli: calls of torch.linalg, cupy.linalg or jax.numpy.linalg on a GPU. Prints a line of JSON for
each: its name, and what it gave: a residual in units of n eps; the type of an exception where there may be one, "failed: ..." elsewhere.

    unchanged_program.py torch|cupy|jax|numpy [gradients|vmap]      the latter alone
"""
import json
import math
import sys
import threading

import numpy as np

CASES = [(513, "float64"), (33, "float64"), (1, "float64"), (130, "float32"), (130, "complex128"), (65, "complex64")]


SERVED = 256  # an order from which eigenproblems in double precision are served


def tell(name, function, may_raise=False, may_tell=False):
    """may_tell: an exception with its text."""
    try:
        found = function()
    except Exception as error:  # pylint: disable=broad-exception-caught  # what a program would see
        found = type(error).__name__ if may_raise else str(error) if may_tell else f"failed: {type(error).__name__}: {error}"
    print(json.dumps([name, found]), flush=True)


def general(n, dtype, seed=0):
    random = np.random.default_rng(seed)
    a = random.standard_normal((n, n))
    if np.dtype(dtype).kind == "c":
        a = a + 1j * random.standard_normal((n, n))
    return a.astype(dtype)


def hermitian(n, dtype):
    a = general(n, dtype)
    return (a + a.conj().T) / 2


def definite(n, dtype):
    return hermitian(n, dtype) + np.eye(n, dtype=dtype) * np.array(4 * np.sqrt(n) + 1, dtype=dtype)


def units(difference, n, dtype, scale=1.0):
    """In units of n eps and of a norm."""
    found = float(np.abs(difference).max()) if difference.size else 0.0
    return found / (n * float(np.finfo(dtype).eps) * max(float(scale), 1.0))


class Framework:
    """What differs."""

    def __init__(self, name):
        self.name = name
        if name == "torch":
            import torch
            self.module, self.linalg = torch, torch.linalg
            self.put = lambda a: torch.from_numpy(np.ascontiguousarray(a)).cuda()
            self.get = lambda a: a.resolve_conj().cpu().numpy()
        elif name == "cupy":
            import cupy
            self.module, self.linalg = cupy, cupy.linalg
            self.put, self.get = cupy.asarray, cupy.asnumpy
        elif name == "numpy":  # for a look at the program itself, without a GPU
            self.module, self.linalg = np, np.linalg
            self.put = self.get = np.asarray
        else:
            import jax
            jax.config.update("jax_enable_x64", True)
            self.module, self.linalg = jax, jax.numpy.linalg
            self.put, self.get = jax.numpy.asarray, np.asarray

    def of_each(self, function, axes):
        """vmap. Axis 0: an operand for each call; None: the same for all."""
        if self.name == "numpy":
            def every(*operands):
                found = [function(*(x if axis is None else x[k] for x, axis in zip(operands, axes))) for k in range(len(operands[0]))]
                return tuple(map(np.stack, zip(*found))) if isinstance(found[0], tuple) else np.stack(found)
            return every
        return self.module.vmap(function, axes) if self.name == "torch" else self.module.jit(self.module.vmap(function, axes))

    def gradient(self, function, at):
        """Of the sum of the results."""
        if self.name == "jax":
            return self.get(self.module.jit(self.module.grad(lambda x: function(x).sum()))(self.put(at)))
        x = self.put(at).requires_grad_()
        function(x).sum().backward()
        return self.get(x.grad)

    def run(self, function):
        return self.module.jit(function) if self.name == "jax" else function

    def results(self, function, *operands):
        found = self.run(function)(*map(self.put, operands))
        return tuple(map(self.get, found)) if isinstance(found, tuple) else self.get(found)


def eigh(framework, n, dtype):
    a = hermitian(n, dtype)
    w, v = framework.results(framework.linalg.eigh, a)
    ordered = bool((np.diff(w) >= 0).all())
    return [max(units(a @ v - v * w, n, dtype, np.abs(w).max()), units(v.conj().T @ v - np.eye(n), n, dtype)), ordered]


def eigvalsh(framework, n, dtype):
    a = hermitian(n, dtype)
    w = framework.results(framework.linalg.eigvalsh, a)
    return units(w - np.linalg.eigvalsh(a.astype("complex128")), n, dtype, np.abs(w).max())


def cholesky(framework, n, dtype):
    a = definite(n, dtype)
    factor = framework.results(framework.linalg.cholesky, a)
    return [units(factor @ factor.conj().T - a, n, dtype, np.abs(a).max()), bool((np.triu(factor, 1) == 0).all())]


def qr(framework, n, dtype):
    a = np.concatenate([general(n, dtype), general(n, dtype, 1)])
    q, r = framework.results(framework.linalg.qr, a)
    return max(units(q @ r - a, n, dtype, np.linalg.norm(a, 2)), units(q.conj().T @ q - np.eye(n), n, dtype))


def solve(framework, n, dtype):
    a, b = general(n, dtype), general(n, dtype, 2)[:, :3]
    x = framework.results(framework.linalg.solve, a, b)
    return units(a @ x - b, n, dtype, np.linalg.norm(a, 2) * max(np.abs(x).max(), 1))


def svd(framework, n, dtype):
    a = np.concatenate([general(n, dtype), general(n, dtype, 1)])
    u, s, v = framework.results(lambda x: tuple(framework.linalg.svd(x, full_matrices=False)), a)
    ordered = bool((np.diff(s) <= 0).all())
    return [max(units((u * s) @ v - a, n, dtype, s[0]), units(u.conj().T @ u - np.eye(n), n, dtype),
                units(v @ v.conj().T - np.eye(n), n, dtype)), ordered]


def inv(framework, n, dtype):
    a = definite(n, dtype)
    return units(a @ framework.results(framework.linalg.inv, a) - np.eye(n), n, dtype, n)


def batch(framework, n, dtype):
    a = np.stack([hermitian(n, dtype) + k * np.eye(n, dtype=dtype) for k in range(5)])
    w, v = framework.results(framework.linalg.eigh, a)
    return units(a @ v - v * w[:, None, :], n, dtype, np.abs(w).max())


def hard_cases(framework):
    """Results that there are not."""
    n, linalg = 65, framework.linalg
    nan, indefinite, singular = hermitian(n, "float64"), -definite(n, "float64"), np.zeros((n, n))
    nan[7, 3] = nan[3, 7] = np.nan
    attempt = lambda name, function: tell(name, function, may_raise=True)
    kind = lambda result: [bool(np.isnan(r).any()) for r in (result if isinstance(result, tuple) else (result,))]
    attempt("eigh of NaN", lambda: kind(framework.results(linalg.eigh, nan)))
    attempt("cholesky of NaN", lambda: kind(framework.results(linalg.cholesky, nan)))
    attempt("qr of NaN", lambda: kind(framework.results(linalg.qr, nan)))
    attempt("solve of NaN", lambda: len(kind(framework.results(linalg.solve, nan, np.ones((n, 1))))))  # cuSOLVER may lose the NaN
    attempt("cholesky of an indefinite matrix", lambda: kind(framework.results(linalg.cholesky, indefinite)))
    attempt("solve of a singular matrix", lambda: kind(framework.results(linalg.solve, singular, np.ones((n, 1)))))
    some = np.stack([hermitian(40, "float64")] * 3)
    some[1, 2, 3] = some[1, 3, 2] = np.nan
    attempt("eigh of a batch with NaN", lambda: bool(np.isfinite(framework.results(linalg.eigh, some)[0][[0, 2]]).all()))


def in_threads(framework):
    """Each on its own matrix; one that raises leaves no error that could pass."""
    found = [math.inf] * 4

    def one(k):
        found[k] = eigh(framework, 100 + k, "float64")[0]

    threads = [threading.Thread(target=one, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return max(found)


def torch_streams(torch):
    """An operand that a stream has not computed yet, a result that another stream reads."""
    a = torch.from_numpy(hermitian(600, "float64")).cuda()
    torch.cuda.synchronize()
    first, second = torch.cuda.Stream(), torch.cuda.Stream()
    with torch.cuda.stream(first):
        torch.cuda._sleep(100_000_000)  # tens of milliseconds
        b = a * 2
        w, v = torch.linalg.eigh(b)
    second.wait_stream(first)
    with torch.cuda.stream(second):
        difference = (b @ v - v * w).abs().max()
    second.synchronize()
    return float(difference) / (600 * np.finfo("float64").eps * float(w.abs().max()))


def submitted_on_streams(framework):
    """Factorizations that are submitted on four streams in turn, each behind work that makes its operand; none is waited for meanwhile."""
    module, linalg, put = framework.module, framework.linalg, framework.put
    streams = [module.cuda.Stream() if framework.name == "torch" else module.cuda.Stream(non_blocking=True) for _ in range(4)]
    given = [put(definite(120 + 30 * k, "float64")) for k in range(4)]
    busy = put(np.ones((2000, 2000)))
    (module.cuda if framework.name == "torch" else module.cuda.Device()).synchronize()
    found = []
    for turn in range(1, 4):
        for stream, a in zip(streams, given):
            with module.cuda.stream(stream) if framework.name == "torch" else stream:
                late = a * turn + 0 * (busy @ busy)[0, 0]
                found.append((late, linalg.cholesky(late), linalg.qr(late)))
    for stream in streams:
        stream.synchronize()
    worst = 0.0
    for a, factor, (q, r) in found:
        a, factor, product = framework.get(a), framework.get(factor), framework.get(q) @ framework.get(r)
        scale = np.abs(a).max()
        worst = max(worst, units(factor @ factor.T - a, len(a), "float64", scale), units(product - a, len(a), "float64", scale))
    return worst


def torch_graph(torch):
    """Calls that are recorded must be cuSOLVER's; the graph computes anew from other numbers."""
    a = torch.from_numpy(definite(200, "float64")).cuda()
    side = torch.cuda.Stream()
    with torch.cuda.stream(side):
        torch.linalg.cholesky_ex(a)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        factor = torch.linalg.cholesky_ex(a)[0]
    a.mul_(4)
    graph.replay()
    torch.cuda.synchronize()
    return float((factor @ factor.T - a).abs().max()) / (200 * np.finfo("float64").eps * float(a.abs().max()))


def torch_more(torch):
    tell("streams", lambda: torch_streams(torch))
    tell("graph", lambda: torch_graph(torch))
    a = torch.from_numpy(hermitian(90, "float64")).cuda().requires_grad_()

    def gradient():
        torch.linalg.eigvalsh(a).sum().backward()  # of the trace: the unit matrix
        return units((a.grad - torch.eye(90, device="cuda", dtype=a.dtype)).cpu().numpy(), 90, "float64")

    tell("gradient", gradient)

    def ldl():
        b = a.detach()
        factors, pivots = torch.linalg.ldl_factor(b)
        x = torch.linalg.ldl_solve(factors, pivots, b[:, :2].contiguous())
        return units((b @ x - b[:, :2]).cpu().numpy(), 90, "float64", float(b.abs().max()) * 90)

    tell("ldl_factor", ldl)

    def many_svd(driver, n):
        """Of many tall matrices, or square ones, with a driver of PyTorch's."""
        b = torch.stack([torch.from_numpy(general(24, "float64", seed)[:, :n].copy()) for seed in range(5)]).cuda()
        u, s, v = torch.linalg.svd(b, full_matrices=False, driver=driver)
        return units(((u * s[:, None, :]) @ v - b).cpu().numpy(), 24, "float64", float(s.max()))

    tell("svd of many matrices by rotations", lambda: many_svd("gesvdj", 24))
    tell("svd of many tall matrices", lambda: many_svd("gesvda", 16))


def vmap(framework):
    """Of many matrices, by the function of one."""
    n, put, linalg = SERVED, framework.put, framework.linalg
    a, b = np.stack([hermitian(n, "float64") + k * np.eye(n) for k in range(3)]), general(n, "float64", 9)[:, :2]
    w, v = map(framework.get, framework.of_each(lambda x: tuple(linalg.eigh(x)), (0,))(put(a)))
    x = framework.get(framework.of_each(linalg.solve, (0, None))(put(a), put(b)))
    return [units(a @ v - v * w[:, None, :], n, "float64", np.abs(w).max()),
            units(a @ x - b, n, "float64", np.linalg.norm(a, 2, (1, 2)).max() * max(np.abs(x).max(), 1))]


def gradients(framework):
    """Of the trace, by eigenvalues, it is the unit matrix. That of a solution's sum is another solution."""
    n, linalg = SERVED, framework.linalg
    of_values = framework.gradient(linalg.eigvalsh, hermitian(n, "float64"))
    a = definite(n, "float64")
    of_solution = framework.gradient(lambda b: linalg.solve(framework.put(a), b), general(n, "float64", 9)[:, :2])
    return [units(of_values - np.eye(n), n, "float64"), units(a.T @ of_solution - 1, n, "float64")]


def main():
    framework = Framework(sys.argv[1])
    maps = [] if framework.name in ("cupy", "numpy") else [gradients, vmap]
    for function in maps:
        if function.__name__ in sys.argv[2:] or not sys.argv[2:]:
            tell(function.__name__, lambda f=function: f(framework))
    if sys.argv[2:]:
        return
    hard_cases(framework)
    tell("threads", lambda: in_threads(framework))
    if framework.name in ("torch", "cupy"):
        tell("submitted on streams", lambda: submitted_on_streams(framework))
    if framework.name == "torch":
        torch_more(framework.module)
    for n, dtype in CASES:
        for function in (eigh, eigvalsh, svd, cholesky, qr, solve, inv, batch):
            tell(f"{function.__name__} {dtype} n = {n}", lambda f=function, n=n, t=dtype: f(framework, n, t))


if __name__ == "__main__":
    main()
