# SPDX-License-Identifier: BSD-3-Clause
"""The functions of lapilli.lapack: their signatures, their documentation, and what they pass to the library, which is not called here."""
import copy
import ctypes
import inspect
import os
import pathlib
import pickle
import pydoc
import re
import subprocess
import sys
import threading
import traceback

import numpy as np
import pytest

import lapilli
from lapilli import _library, lapack
from lapilli.lapack import _needs

pytestmark = pytest.mark.skipif(os.environ["LAPILLI_DEVICES"] == "none", reason="once is enough")
HEADERS = pathlib.Path(__file__).resolve().parents[2] / "include/lapilli"
NAMES = [name for name in lapack.__all__ if name not in ("CROSSOVERS", "Memory")]
DTYPES = {"float": np.float32, "double": np.float64, "lapilli_complex_float": np.complex64, "lapilli_complex_double": np.complex128,
          "lapilli_int": np.int64}
NUMBERS = {"float": ctypes.c_float, "double": ctypes.c_double}


class Recorder:
    """A context, a queue or another object with a handle. A call is kept, with the arguments of C."""

    def __init__(self):
        self.handle, self.context, self.name, self.arguments = ctypes.c_void_p(id(self)), self, None, None

    def call(self, name, arguments):
        self.name, self.arguments = name, [self.handle, *arguments]
        return 7

    def function(self, name):
        """In the place of _library.function, for queues."""
        def called(*arguments):
            self.name, self.arguments = name, list(arguments)
            return 7
        return called


@pytest.fixture(name="recorder")
def _recorder(monkeypatch):
    recorder = Recorder()
    monkeypatch.setattr(_library, "function", recorder.function)
    return recorder


def address(a):
    return a.__array_interface__["data"][0]


def prototypes():
    """{name: [(type, name) of each argument]}, from the headers that are written from the routine table."""
    found = {}
    for header in HEADERS.glob("*.h"):
        text = header.read_text(encoding="utf-8")
        if "Written by tools/generate" in text:
            for name, arguments in re.findall(r"lapilli_int lapilli_(\w+)\(([^()]*)\);", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)):
                found[name] = [tuple(part.strip() for part in re.fullmatch(r"(.*?)(\w+)", " ".join(a.split())).groups()) for a in arguments.split(",")]
    return found


def element_of(kind):
    """double of const double* const*."""
    return kind.replace("const", "").strip(" *")


def given(kind, recorder):
    """What Python passes for an argument of C, and whether what arrives is right."""
    if kind in ("lapilli_matrix", "lapilli_operator", "lapilli_sparse", "lapilli_queue"):
        return recorder, lambda c: type(c) is ctypes.c_void_p and c.value == recorder.handle.value
    if kind == "const lapilli_queue*":
        return [recorder], lambda c: c[0] == recorder.handle.value
    if kind == "char":
        return "L", lambda c: type(c) is ctypes.c_char and c.value == b"L"
    if kind == "char*":
        return bytearray(b"N"), lambda c: c.value == b"N"
    if kind == "lapilli_int":
        return 3, lambda c: type(c) is ctypes.c_int64 and c.value == 3
    if kind in NUMBERS:
        return 0.5, lambda c: type(c) is NUMBERS[kind] and c.value == 0.5
    if kind in DTYPES:
        part = NUMBERS[kind.replace("lapilli_complex_", "")]
        return 0.5 - 2j, lambda c: [t for _, t in c._fields_] == [part, part] and (c.real, c.imag) == (0.5, -2)
    if kind.endswith("select"):
        function = ctypes.CFUNCTYPE(ctypes.c_int)(lambda: 0)
        return function, lambda c: ctypes.cast(c, ctypes.c_void_p).value == ctypes.cast(function, ctypes.c_void_p).value
    arrays = [np.zeros(2, DTYPES[element_of(kind)]) for _ in range(2)]
    for a in arrays:
        a.flags.writeable = not kind.startswith("const")
    if kind.endswith("const*"):
        return arrays, lambda c: list(c) == [address(a) for a in arrays]
    return arrays[0], lambda c: type(c) is ctypes.c_void_p and c.value == address(arrays[0])


@pytest.mark.skipif(not HEADERS.exists(), reason="not in the source tree")
def test_functions_are_those_of_the_headers(recorder):
    """Every function of C has one of Python, with its arguments in their order, and passes what C takes."""
    declared = prototypes()
    assert sorted(declared) == NAMES
    for name, arguments in declared.items():
        function = getattr(lapack, name)
        with_context, memory = arguments[0][0] == "lapilli_context", arguments[-1] == ("lapilli_memory*", "bytes")
        taken = arguments[with_context:-1 if memory else None]
        parameters = list(inspect.signature(function).parameters.values())
        if with_context:
            last = parameters.pop()
            assert (last.name, last.kind, last.default) == ("context", last.KEYWORD_ONLY, None), name
        assert [p.name.rstrip("_") for p in parameters] == [n for _, n in taken], name
        assert all(p.kind is p.POSITIONAL_OR_KEYWORD and p.default is p.empty for p in parameters), name
        values, checks = zip(*(given(kind, recorder) for kind, _ in taken))
        keywords = {"context": recorder} if with_context else {}
        assert function(*values, **keywords) == ((0, 0) if memory else 7), name
        passed = recorder.arguments[with_context:len(recorder.arguments) - memory]
        assert recorder.name == "lapilli_" + name and len(recorder.arguments) == len(arguments), name
        for check, c, (kind, argument) in zip(checks, passed, taken):
            assert check(c), f"{name}: {argument} of type {kind}: {c}"
        for i, (kind, argument) in enumerate(taken):
            if "*" in kind and element_of(kind) in DTYPES:
                kept = np.zeros(2, DTYPES[element_of(kind)])
                kept.flags.writeable = False
                for a, what, error in [(np.zeros(2, np.int8), "int8", TypeError)] + [(kept, "read-only", ValueError)] * (not kind.startswith("const")):
                    with pytest.raises(error, match=what):
                        function(*values[:i], [a, a] if kind.endswith("const*") else a, *values[i + 1:], **keywords)


@pytest.mark.skipif(not HEADERS.exists(), reason="not in the source tree")
def test_steps_are_those_of_the_headers(recorder):
    """Columns of A are lda apart, elements of x incx: what a call is told of them is checked, of all arrays with such an argument."""
    checked = 0
    for name, arguments in prototypes().items():
        function, keywords = getattr(lapack, name), {"context": recorder} if arguments[0][0] == "lapilli_context" else {}
        taken = [a for a in arguments if a not in (("lapilli_context", "ctx"), ("lapilli_memory*", "bytes"))]
        for kind, argument in taken:
            lead, increment = "ld" + argument.lower(), "inc" + argument.lower()
            step = next((n for _, n in taken if n in (lead, increment)), None)
            if "*" not in kind or step is None:
                continue
            store = np.zeros(400, DTYPES[element_of(kind)])
            apart = store[:154].reshape(2, 77).T[:2] if step == lead else store[::77]
            for told in (77, 78):
                values = {n: given(k, recorder)[0] for k, n in taken}
                values[argument] = [apart, apart] if kind.endswith("const*") else apart
                values[step] = told if isinstance(values[step], int) else np.array([77, told])
                if told == 77:
                    assert function(*values.values(), **keywords) == 7, f"{name}: {argument}"
                else:
                    with pytest.raises(ValueError, match="77 elements apart, and the call is told 78"):
                        function(*values.values(), **keywords)
            checked += 1
    assert checked > 800


SIGNATURES = {
    "dgetrf": "(m: 'int', n: 'int', A: 'Array', lda: 'int', ipiv: 'Array', *, context: 'Context | None' = None) -> 'int'",
    "zgemv": "(trans: 'Letter', m: 'int', n: 'int', alpha: 'complex', A: 'Array', lda: 'int', x: 'Array', incx: 'int', beta: 'complex', "
             "y: 'Array', incy: 'int', *, context: 'Context | None' = None) -> 'int'",
    "dgemv_async": "(queue: 'Queue', trans: 'Letter', m: 'int', n: 'int', alpha: 'float', A: 'Array', lda: 'int', x: 'Array', incx: 'int', "
                   "beta: 'float', y: 'Array', incy: 'int') -> 'int'",
    "sgemv_offset": "(queue: 'Queue', trans: 'Letter', m: 'int', n: 'int', alpha: 'float', A: 'Array', lda: 'int', row: 'int', column: 'int', "
                    "x: 'Array', incx: 'int', beta: 'float', y: 'Array', incy: 'int') -> 'int'",
    "zheevd_mgpu": "(jobz: 'Letter', uplo: 'Letter', A: 'Matrix', W: 'Array', *, context: 'Context | None' = None) -> 'int'",
    "dsymv_mgpu_async": "(queues: 'Sequence[Queue]', uplo: 'Letter', alpha: 'float', A: 'Matrix', x: 'Sequence[Array]', incx: 'int', "
                        "beta: 'float', y: 'Sequence[Array]', incy: 'int') -> 'int'",
    "dsyevd_memory": "(jobz: 'Letter', n: 'int', *, context: 'Context | None' = None) -> 'Memory'",
    "cposv_vbatch": "(uplo: 'Letter', n: 'Array', nrhs: 'Array', A: 'Sequence[Array]', lda: 'Array', B: 'Sequence[Array]', ldb: 'Array', "
                    "count: 'int', infos: 'Array', *, context: 'Context | None' = None) -> 'int'",
    "dgesv_vbatch_memory": "(n: 'Array', nrhs: 'Array', count: 'int', *, context: 'Context | None' = None) -> 'Memory'",
    "dpotrf_batch_pointers": "(uplo: 'Letter', n: 'int', A: 'Sequence[Array]', lda: 'int', count: 'int', infos: 'Array', *, "
                             "context: 'Context | None' = None) -> 'int'",
    "dsgesv": "(n: 'int', nrhs: 'int', A: 'Array', lda: 'int', ipiv: 'Array', B: 'Array', ldb: 'int', X: 'Array', ldx: 'int', iter: 'Array', *, "
              "context: 'Context | None' = None) -> 'int'",
    "zspmm": "(trans: 'Letter', order: 'Letter', k: 'int', alpha: 'complex', A: 'Any', X: 'Array', ldx: 'int', beta: 'complex', Y: 'Array', "
             "ldy: 'int', *, context: 'Context | None' = None) -> 'int'",
}
# What each kind of argument becomes, with the leading dimension or increment that its array is checked against.
CODE = {
    "zgemv": 'call("lapilli_zgemv", context, letter(trans), integer(m), integer(n), complex64(alpha), read(A, "z", lda), integer(lda), '
             'read(x, "z", incx), integer(incx), complex64(beta), written(y, "z", incy), integer(incy))',
    "cgesvx": 'call("lapilli_cgesvx", context, letter(fact), letter(trans), integer(n), integer(nrhs), written(A, "c", lda), integer(lda), '
              'written(AF, "c", ldaf), integer(ldaf), written(ipiv, "i"), cell(equed), written(R, "s"), written(C, "s"), '
              'written(B, "c", ldb), integer(ldb), written(X, "c", ldx), integer(ldx), written(rcond, "s"), written(ferr, "s"), '
              'written(berr, "s"), written(rpivot, "s"))',
    "zherk": 'call("lapilli_zherk", context, letter(uplo), letter(trans), integer(n), integer(k), real64(alpha), read(A, "z", lda), '
             'integer(lda), real64(beta), written(C, "z", ldc), integer(ldc))',
    "dsymv_mgpu_async": 'call_on_queues("lapilli_dsymv_mgpu_async", queues, letter(uplo), real64(alpha), handle(A), '
                        'parts_read(x, "d", incx), integer(incx), real64(beta), parts_written(y, "d", incy), integer(incy))',
    "dsyevdx_vbatch": 'call("lapilli_dsyevdx_vbatch", context, letter(jobz), letter(range), letter(uplo), read(n, "i"), '
                      'parts_written(A, "d", each_of(lda)), read(lda, "i"), read(vl, "d"), read(vu, "d"), read(il, "i"), read(iu, "i"), '
                      'written(m, "i"), parts_written(W, "d"), integer(count), written(infos, "i"))',
    "dgetrf_memory": 'memory("lapilli_dgetrf_memory", context, integer(m), integer(n))',
    "dlaswp": 'call("lapilli_dlaswp", context, integer(n), written(A, "d", lda), integer(lda), integer(k1), integer(k2), read(ipiv, "i"), '
              'integer(incx))',
}


@pytest.mark.parametrize("name", SIGNATURES)
def test_signatures(name):
    assert str(inspect.signature(getattr(lapack, name))) == SIGNATURES[name]


@pytest.mark.parametrize("name", CODE)
def test_code(name):
    assert inspect.getsource(getattr(lapack, name)).splitlines()[-1] == "    return " + CODE[name]


def test_documentation():
    assert inspect.getdoc(lapack.zgetrf) == """\
ZGETRF: factors a general matrix with interchanges of rows: P A = L U.

m     rows of A, m >= 0
n     columns of A, n >= 0
A     m-by-n, read and written: the matrix, overwritten by L below the diagonal, whose own diagonal of ones is not
      stored, and by U
lda   >= max(1, m)
ipiv  min(m, n) elements, written: row i was interchanged with row ipiv(i)

info = i > 0: U(i, i) is zero: the factor is singular. The factorization has been completed. A solution with it
  would divide by zero"""
    assert inspect.getdoc(lapack.dsymm_mgpu).startswith("DSYMM: ") and "\nC " in lapack.dsymm_mgpu.__doc__.replace("    ", "")
    for name, text in {"cgetrf_mgpu": "CGETRF on spread matrices.",
                       "dgemv_async": "DGEMV on a queue, without waiting: operands are on its device.",
                       "dgemv_offset": "DGEMV on a queue and a submatrix.",
                       "dgemv_mgpu_async": "DGEMV on spread matrices, without waiting: a queue and a vector for each device.",
                       "dposv_vbatch": "DPOSV of count problems at once: arrays have an element of each, or are lists of arrays.",
                       "dposv_memory": "What DPOSV needs in addition to its arguments, in bytes on each device and on the host.",
                       "dposv_vbatch_memory": "What DPOSV_VBATCH needs in addition to its arguments, in bytes on each device and on the host."}.items():
        assert getattr(lapack, name).__doc__ == text


def test_functions_are_the_modules():
    assert NAMES == sorted(NAMES)
    for name in NAMES[::97]:
        function = getattr(lapack, name)
        assert (function.__name__, function.__qualname__, function.__module__) == (name, name, "lapilli.lapack")
        assert pickle.loads(pickle.dumps(function)) is function and copy.deepcopy(function) is function
        assert inspect.get_annotations(function) if hasattr(inspect, "get_annotations") else function.__annotations__
    taken = {}
    exec("from lapilli.lapack import *", taken)
    assert set(lapack.__all__) <= set(taken) and taken["dsyevd"] is lapack.dsyevd
    assert "function dsyevd in module lapilli.lapack\n" in pydoc.render_doc(lapack.dsyevd)
    assert lapack.CROSSOVERS["potrf"] >= 1 and {"d" + name for name in lapack.CROSSOVERS} & set(NAMES)


def test_a_function_is_made_when_it_is_asked_for():
    code = """
import lapilli.lapack as module
before = {*vars(module)}
assert {*module.__all__, "memory"} <= {*dir(module)} and {*vars(module)} == before
assert before & {*module.__all__} == {"CROSSOVERS", "Memory"}
module.dsyevd
assert {*vars(module)} - before == {"dsyevd"}
"""
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONPATH": str(pathlib.Path(lapilli.__file__).parents[1])})


def test_threads_get_the_same_function(monkeypatch):
    monkeypatch.delitem(vars(lapack), "zhetrd", raising=False)
    barrier, found = threading.Barrier(8), []

    def ask():
        barrier.wait()
        found.append(lapack.zhetrd)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8 and set(map(id, found)) == {id(lapack.zhetrd)}


def test_tracebacks_show_the_call():
    with pytest.raises(TypeError) as raised:
        lapack.dpotrf("L", 1, [[1.0]], 1)
    assert 'written(A, "d", lda)' in "".join(traceback.format_tb(raised.value.__traceback__))
    with pytest.raises(TypeError, match=r"dpotrf\(\) missing 1 required positional argument: 'lda'"):
        lapack.dpotrf("L", 1, None)


@pytest.mark.parametrize("name, near", [("syevd", "dsyevd"), ("dsyevd_mpgu", "dsyevd_mgpu"), ("eig_banded", "dsbevd"), ("DPOTRF", "dpotrf"), ("xyz", "dsyevd")])
def test_unknown_names(name, near):
    with pytest.raises(AttributeError, match=f"lapilli.lapack.*no routine '{name}'.*{near}"):
        getattr(lapack, name)
    with pytest.raises(ValueError, match=f"no routine '{name}'.*{near.partition('_')[0]}"):
        lapilli.memory(name, 3)
    with pytest.raises(ImportError):
        exec(f"from lapilli.lapack import {name}")


def test_what_is_no_name_of_a_routine():
    with pytest.raises(AttributeError, match="has no attribute '_no_such'"):
        lapack._no_such
    with pytest.raises(ValueError, match="dgemm has no query of its memory"):
        lapilli.memory("dgemm", 3)
    for name in lapilli.linalg.__all__:  # each function, by the routine behind it
        if name in _needs._CALLS:
            with pytest.raises(TypeError, match=f"{name}.* takes the sizes"):
                lapilli.memory(name)
        elif name[0].islower():
            with pytest.raises(ValueError) as raised:
                lapilli.memory(name)
            near = re.fullmatch(rf"no routine '{name}': did you mean (\w+)\?", str(raised.value))
            assert near and near[1] + "_memory" in NAMES, str(raised.value)
