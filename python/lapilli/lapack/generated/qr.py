# SPDX-License-Identifier: BSD-3-Clause
"""QR factorization and least squares. Reflectors have LAPACK's format: its own routines can go on from them. In QR H_j
= I - tau(j) v v^H, v with j - 1 zeros, a 1, and the column j of A below its diagonal. LQ of A is QR of A^H; QL and RQ
are QR and LQ of the matrix with its rows and columns in the opposite order, and their reflectors are counted from the
other end.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, handle, integer, letter, memory, read, real32,
                        real64, written)

__all__ = [
    "sgeqrf", "dgeqrf", "cgeqrf", "zgeqrf", "sgeqrf_mgpu", "dgeqrf_mgpu", "cgeqrf_mgpu", "zgeqrf_mgpu", "sgeqrf_memory",
    "dgeqrf_memory", "cgeqrf_memory", "zgeqrf_memory", "sorgqr", "dorgqr", "cungqr", "zungqr", "sorgqr_mgpu",
    "dorgqr_mgpu", "cungqr_mgpu", "zungqr_mgpu", "sorgqr_memory", "dorgqr_memory", "cungqr_memory", "zungqr_memory",
    "sormqr", "dormqr", "cunmqr", "zunmqr", "sormqr_mgpu", "dormqr_mgpu", "cunmqr_mgpu", "zunmqr_mgpu", "sormqr_memory",
    "dormqr_memory", "cunmqr_memory", "zunmqr_memory", "sgelqf", "dgelqf", "cgelqf", "zgelqf", "sgelqf_mgpu",
    "dgelqf_mgpu", "cgelqf_mgpu", "zgelqf_mgpu", "sgelqf_memory", "dgelqf_memory", "cgelqf_memory", "zgelqf_memory",
    "sorglq", "dorglq", "cunglq", "zunglq", "sorglq_mgpu", "dorglq_mgpu", "cunglq_mgpu", "zunglq_mgpu", "sorglq_memory",
    "dorglq_memory", "cunglq_memory", "zunglq_memory", "sormlq", "dormlq", "cunmlq", "zunmlq", "sormlq_mgpu",
    "dormlq_mgpu", "cunmlq_mgpu", "zunmlq_mgpu", "sormlq_memory", "dormlq_memory", "cunmlq_memory", "zunmlq_memory",
    "sgeqlf", "dgeqlf", "cgeqlf", "zgeqlf", "sgeqlf_mgpu", "dgeqlf_mgpu", "cgeqlf_mgpu", "zgeqlf_mgpu", "sgeqlf_memory",
    "dgeqlf_memory", "cgeqlf_memory", "zgeqlf_memory", "sorgql", "dorgql", "cungql", "zungql", "sorgql_mgpu",
    "dorgql_mgpu", "cungql_mgpu", "zungql_mgpu", "sorgql_memory", "dorgql_memory", "cungql_memory", "zungql_memory",
    "sormql", "dormql", "cunmql", "zunmql", "sormql_mgpu", "dormql_mgpu", "cunmql_mgpu", "zunmql_mgpu", "sormql_memory",
    "dormql_memory", "cunmql_memory", "zunmql_memory", "sgerqf", "dgerqf", "cgerqf", "zgerqf", "sgerqf_mgpu",
    "dgerqf_mgpu", "cgerqf_mgpu", "zgerqf_mgpu", "sgerqf_memory", "dgerqf_memory", "cgerqf_memory", "zgerqf_memory",
    "sorgrq", "dorgrq", "cungrq", "zungrq", "sorgrq_mgpu", "dorgrq_mgpu", "cungrq_mgpu", "zungrq_mgpu", "sorgrq_memory",
    "dorgrq_memory", "cungrq_memory", "zungrq_memory", "sormrq", "dormrq", "cunmrq", "zunmrq", "sormrq_mgpu",
    "dormrq_mgpu", "cunmrq_mgpu", "zunmrq_mgpu", "sormrq_memory", "dormrq_memory", "cunmrq_memory", "zunmrq_memory",
    "sgeqrt", "dgeqrt", "cgeqrt", "zgeqrt", "sgeqrt_mgpu", "dgeqrt_mgpu", "cgeqrt_mgpu", "zgeqrt_mgpu", "sgeqrt_memory",
    "dgeqrt_memory", "cgeqrt_memory", "zgeqrt_memory", "sgemqrt", "dgemqrt", "cgemqrt", "zgemqrt", "sgemqrt_mgpu",
    "dgemqrt_mgpu", "cgemqrt_mgpu", "zgemqrt_mgpu", "sgemqrt_memory", "dgemqrt_memory", "cgemqrt_memory",
    "zgemqrt_memory", "sgels", "dgels", "cgels", "zgels", "sgels_mgpu", "dgels_mgpu", "cgels_mgpu", "zgels_mgpu",
    "sgels_memory", "dgels_memory", "cgels_memory", "zgels_memory", "sgetsls", "dgetsls", "cgetsls", "zgetsls",
    "sgetsls_mgpu", "dgetsls_mgpu", "cgetsls_mgpu", "zgetsls_mgpu", "sgetsls_memory", "dgetsls_memory",
    "cgetsls_memory", "zgetsls_memory", "sgeqp3", "dgeqp3", "cgeqp3", "zgeqp3", "sgeqp3_mgpu", "dgeqp3_mgpu",
    "cgeqp3_mgpu", "zgeqp3_mgpu", "sgeqp3_memory", "dgeqp3_memory", "cgeqp3_memory", "zgeqp3_memory", "stzrzf",
    "dtzrzf", "ctzrzf", "ztzrzf", "stzrzf_mgpu", "dtzrzf_mgpu", "ctzrzf_mgpu", "ztzrzf_mgpu", "stzrzf_memory",
    "dtzrzf_memory", "ctzrzf_memory", "ztzrzf_memory", "sormrz", "dormrz", "cunmrz", "zunmrz", "sormrz_mgpu",
    "dormrz_mgpu", "cunmrz_mgpu", "zunmrz_mgpu", "sormrz_memory", "dormrz_memory", "cunmrz_memory", "zunmrz_memory",
    "sgelsy", "dgelsy", "cgelsy", "zgelsy", "sgelsy_mgpu", "dgelsy_mgpu", "cgelsy_mgpu", "zgelsy_mgpu", "sgelsy_memory",
    "dgelsy_memory", "cgelsy_memory", "zgelsy_memory"
]


def sgeqrf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """SGEQRF: factors a matrix: A = Q R, Q with orthonormal columns.
    With m < n, R is as wide as A. The diagonal of R is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_sgeqrf", context, integer(m), integer(n), written(A, "s", lda), integer(lda),
                written(tau, "s"))


def dgeqrf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """DGEQRF: factors a matrix: A = Q R, Q with orthonormal columns.
    With m < n, R is as wide as A. The diagonal of R is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_dgeqrf", context, integer(m), integer(n), written(A, "d", lda), integer(lda),
                written(tau, "d"))


def cgeqrf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """CGEQRF: factors a matrix: A = Q R, Q with orthonormal columns.
    With m < n, R is as wide as A. The diagonal of R is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_cgeqrf", context, integer(m), integer(n), written(A, "c", lda), integer(lda),
                written(tau, "c"))


def zgeqrf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """ZGEQRF: factors a matrix: A = Q R, Q with orthonormal columns.
    With m < n, R is as wide as A. The diagonal of R is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_zgeqrf", context, integer(m), integer(n), written(A, "z", lda), integer(lda),
                written(tau, "z"))


def sgeqrf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """SGEQRF on spread matrices."""
    return call("lapilli_sgeqrf_mgpu", context, handle(A), written(tau, "s"))


def dgeqrf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """DGEQRF on spread matrices."""
    return call("lapilli_dgeqrf_mgpu", context, handle(A), written(tau, "d"))


def cgeqrf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """CGEQRF on spread matrices."""
    return call("lapilli_cgeqrf_mgpu", context, handle(A), written(tau, "c"))


def zgeqrf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """ZGEQRF on spread matrices."""
    return call("lapilli_zgeqrf_mgpu", context, handle(A), written(tau, "z"))


def sgeqrf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SGEQRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgeqrf_memory", context, integer(m), integer(n))


def dgeqrf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DGEQRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgeqrf_memory", context, integer(m), integer(n))


def cgeqrf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CGEQRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgeqrf_memory", context, integer(m), integer(n))


def zgeqrf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZGEQRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgeqrf_memory", context, integer(m), integer(n))


def sorgqr(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """SORGQR: forms the first n columns of Q of GEQRF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, 0 <= n <= m
    k    reflectors, 0 <= k <= n
    A    m-by-n, read and written: in its first k columns the reflectors; overwritten by columns of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_sorgqr", context, integer(m), integer(n), integer(k), written(A, "s", lda),
                integer(lda), read(tau, "s"))


def dorgqr(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """DORGQR: forms the first n columns of Q of GEQRF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, 0 <= n <= m
    k    reflectors, 0 <= k <= n
    A    m-by-n, read and written: in its first k columns the reflectors; overwritten by columns of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_dorgqr", context, integer(m), integer(n), integer(k), written(A, "d", lda),
                integer(lda), read(tau, "d"))


def cungqr(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """CUNGQR: forms the first n columns of Q of GEQRF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, 0 <= n <= m
    k    reflectors, 0 <= k <= n
    A    m-by-n, read and written: in its first k columns the reflectors; overwritten by columns of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_cungqr", context, integer(m), integer(n), integer(k), written(A, "c", lda),
                integer(lda), read(tau, "c"))


def zungqr(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """ZUNGQR: forms the first n columns of Q of GEQRF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, 0 <= n <= m
    k    reflectors, 0 <= k <= n
    A    m-by-n, read and written: in its first k columns the reflectors; overwritten by columns of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_zungqr", context, integer(m), integer(n), integer(k), written(A, "z", lda),
                integer(lda), read(tau, "z"))


def sorgqr_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """SORGQR on spread matrices."""
    return call("lapilli_sorgqr_mgpu", context, handle(A), integer(k), read(tau, "s"))


def dorgqr_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """DORGQR on spread matrices."""
    return call("lapilli_dorgqr_mgpu", context, handle(A), integer(k), read(tau, "d"))


def cungqr_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """CUNGQR on spread matrices."""
    return call("lapilli_cungqr_mgpu", context, handle(A), integer(k), read(tau, "c"))


def zungqr_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """ZUNGQR on spread matrices."""
    return call("lapilli_zungqr_mgpu", context, handle(A), integer(k), read(tau, "z"))


def sorgqr_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SORGQR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sorgqr_memory", context, integer(m), integer(n))


def dorgqr_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DORGQR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dorgqr_memory", context, integer(m), integer(n))


def cungqr_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CUNGQR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cungqr_memory", context, integer(m), integer(n))


def zungqr_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZUNGQR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zungqr_memory", context, integer(m), integer(n))


def sormqr(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """SORMQR: multiplies by the matrix Q of GEQRF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_sormqr", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "s", lda), integer(lda), read(tau, "s"), written(C, "s", ldc), integer(ldc))


def dormqr(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """DORMQR: multiplies by the matrix Q of GEQRF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_dormqr", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "d", lda), integer(lda), read(tau, "d"), written(C, "d", ldc), integer(ldc))


def cunmqr(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """CUNMQR: multiplies by the matrix Q of GEQRF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_cunmqr", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "c", lda), integer(lda), read(tau, "c"), written(C, "c", ldc), integer(ldc))


def zunmqr(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """ZUNMQR: multiplies by the matrix Q of GEQRF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_zunmqr", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "z", lda), integer(lda), read(tau, "z"), written(C, "z", ldc), integer(ldc))


def sormqr_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """SORMQR on spread matrices."""
    return call("lapilli_sormqr_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "s"),
                handle(C))


def dormqr_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """DORMQR on spread matrices."""
    return call("lapilli_dormqr_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "d"),
                handle(C))


def cunmqr_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """CUNMQR on spread matrices."""
    return call("lapilli_cunmqr_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "c"),
                handle(C))


def zunmqr_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """ZUNMQR on spread matrices."""
    return call("lapilli_zunmqr_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "z"),
                handle(C))


def sormqr_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What SORMQR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sormqr_memory", context, letter(side), integer(m), integer(n), integer(k))


def dormqr_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What DORMQR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dormqr_memory", context, letter(side), integer(m), integer(n), integer(k))


def cunmqr_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What CUNMQR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cunmqr_memory", context, letter(side), integer(m), integer(n), integer(k))


def zunmqr_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What ZUNMQR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zunmqr_memory", context, letter(side), integer(m), integer(n), integer(k))


def sgelqf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """SGELQF: factors a matrix: A = L Q, Q with orthonormal rows.
    With m > n, L is as high as A. The diagonal of L is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by L on and below the diagonal, by the reflectors to its
         right
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_sgelqf", context, integer(m), integer(n), written(A, "s", lda), integer(lda),
                written(tau, "s"))


def dgelqf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """DGELQF: factors a matrix: A = L Q, Q with orthonormal rows.
    With m > n, L is as high as A. The diagonal of L is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by L on and below the diagonal, by the reflectors to its
         right
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_dgelqf", context, integer(m), integer(n), written(A, "d", lda), integer(lda),
                written(tau, "d"))


def cgelqf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """CGELQF: factors a matrix: A = L Q, Q with orthonormal rows.
    With m > n, L is as high as A. The diagonal of L is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by L on and below the diagonal, by the reflectors to its
         right
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_cgelqf", context, integer(m), integer(n), written(A, "c", lda), integer(lda),
                written(tau, "c"))


def zgelqf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """ZGELQF: factors a matrix: A = L Q, Q with orthonormal rows.
    With m > n, L is as high as A. The diagonal of L is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by L on and below the diagonal, by the reflectors to its
         right
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_zgelqf", context, integer(m), integer(n), written(A, "z", lda), integer(lda),
                written(tau, "z"))


def sgelqf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """SGELQF on spread matrices."""
    return call("lapilli_sgelqf_mgpu", context, handle(A), written(tau, "s"))


def dgelqf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """DGELQF on spread matrices."""
    return call("lapilli_dgelqf_mgpu", context, handle(A), written(tau, "d"))


def cgelqf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """CGELQF on spread matrices."""
    return call("lapilli_cgelqf_mgpu", context, handle(A), written(tau, "c"))


def zgelqf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """ZGELQF on spread matrices."""
    return call("lapilli_zgelqf_mgpu", context, handle(A), written(tau, "z"))


def sgelqf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SGELQF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgelqf_memory", context, integer(m), integer(n))


def dgelqf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DGELQF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgelqf_memory", context, integer(m), integer(n))


def cgelqf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CGELQF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgelqf_memory", context, integer(m), integer(n))


def zgelqf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZGELQF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgelqf_memory", context, integer(m), integer(n))


def sorglq(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """SORGLQ: forms the first m rows of Q of GELQF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, n >= m
    k    reflectors, 0 <= k <= m
    A    m-by-n, read and written: in its first k rows the reflectors; overwritten by rows of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_sorglq", context, integer(m), integer(n), integer(k), written(A, "s", lda),
                integer(lda), read(tau, "s"))


def dorglq(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """DORGLQ: forms the first m rows of Q of GELQF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, n >= m
    k    reflectors, 0 <= k <= m
    A    m-by-n, read and written: in its first k rows the reflectors; overwritten by rows of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_dorglq", context, integer(m), integer(n), integer(k), written(A, "d", lda),
                integer(lda), read(tau, "d"))


def cunglq(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """CUNGLQ: forms the first m rows of Q of GELQF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, n >= m
    k    reflectors, 0 <= k <= m
    A    m-by-n, read and written: in its first k rows the reflectors; overwritten by rows of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_cunglq", context, integer(m), integer(n), integer(k), written(A, "c", lda),
                integer(lda), read(tau, "c"))


def zunglq(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """ZUNGLQ: forms the first m rows of Q of GELQF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, n >= m
    k    reflectors, 0 <= k <= m
    A    m-by-n, read and written: in its first k rows the reflectors; overwritten by rows of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_zunglq", context, integer(m), integer(n), integer(k), written(A, "z", lda),
                integer(lda), read(tau, "z"))


def sorglq_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """SORGLQ on spread matrices."""
    return call("lapilli_sorglq_mgpu", context, handle(A), integer(k), read(tau, "s"))


def dorglq_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """DORGLQ on spread matrices."""
    return call("lapilli_dorglq_mgpu", context, handle(A), integer(k), read(tau, "d"))


def cunglq_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """CUNGLQ on spread matrices."""
    return call("lapilli_cunglq_mgpu", context, handle(A), integer(k), read(tau, "c"))


def zunglq_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """ZUNGLQ on spread matrices."""
    return call("lapilli_zunglq_mgpu", context, handle(A), integer(k), read(tau, "z"))


def sorglq_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SORGLQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sorglq_memory", context, integer(m), integer(n))


def dorglq_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DORGLQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dorglq_memory", context, integer(m), integer(n))


def cunglq_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CUNGLQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cunglq_memory", context, integer(m), integer(n))


def zunglq_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZUNGLQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zunglq_memory", context, integer(m), integer(n))


def sormlq(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """SORMLQ: multiplies by the matrix Q of GELQF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_sormlq", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "s", lda), integer(lda), read(tau, "s"), written(C, "s", ldc), integer(ldc))


def dormlq(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """DORMLQ: multiplies by the matrix Q of GELQF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_dormlq", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "d", lda), integer(lda), read(tau, "d"), written(C, "d", ldc), integer(ldc))


def cunmlq(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """CUNMLQ: multiplies by the matrix Q of GELQF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_cunmlq", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "c", lda), integer(lda), read(tau, "c"), written(C, "c", ldc), integer(ldc))


def zunmlq(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """ZUNMLQ: multiplies by the matrix Q of GELQF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_zunmlq", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "z", lda), integer(lda), read(tau, "z"), written(C, "z", ldc), integer(ldc))


def sormlq_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """SORMLQ on spread matrices."""
    return call("lapilli_sormlq_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "s"),
                handle(C))


def dormlq_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """DORMLQ on spread matrices."""
    return call("lapilli_dormlq_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "d"),
                handle(C))


def cunmlq_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """CUNMLQ on spread matrices."""
    return call("lapilli_cunmlq_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "c"),
                handle(C))


def zunmlq_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """ZUNMLQ on spread matrices."""
    return call("lapilli_zunmlq_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "z"),
                handle(C))


def sormlq_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What SORMLQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sormlq_memory", context, letter(side), integer(m), integer(n), integer(k))


def dormlq_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What DORMLQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dormlq_memory", context, letter(side), integer(m), integer(n), integer(k))


def cunmlq_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What CUNMLQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cunmlq_memory", context, letter(side), integer(m), integer(n), integer(k))


def zunmlq_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What ZUNMLQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zunmlq_memory", context, letter(side), integer(m), integer(n), integer(k))


def sgeqlf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """SGEQLF: factors a matrix: A = Q L, Q with orthonormal columns.
    L ends in the last row and column. Its diagonal is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by L on and below the diagonal that ends in the last element,
         by the reflectors above
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_sgeqlf", context, integer(m), integer(n), written(A, "s", lda), integer(lda),
                written(tau, "s"))


def dgeqlf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """DGEQLF: factors a matrix: A = Q L, Q with orthonormal columns.
    L ends in the last row and column. Its diagonal is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by L on and below the diagonal that ends in the last element,
         by the reflectors above
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_dgeqlf", context, integer(m), integer(n), written(A, "d", lda), integer(lda),
                written(tau, "d"))


def cgeqlf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """CGEQLF: factors a matrix: A = Q L, Q with orthonormal columns.
    L ends in the last row and column. Its diagonal is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by L on and below the diagonal that ends in the last element,
         by the reflectors above
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_cgeqlf", context, integer(m), integer(n), written(A, "c", lda), integer(lda),
                written(tau, "c"))


def zgeqlf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """ZGEQLF: factors a matrix: A = Q L, Q with orthonormal columns.
    L ends in the last row and column. Its diagonal is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by L on and below the diagonal that ends in the last element,
         by the reflectors above
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_zgeqlf", context, integer(m), integer(n), written(A, "z", lda), integer(lda),
                written(tau, "z"))


def sgeqlf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """SGEQLF on spread matrices."""
    return call("lapilli_sgeqlf_mgpu", context, handle(A), written(tau, "s"))


def dgeqlf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """DGEQLF on spread matrices."""
    return call("lapilli_dgeqlf_mgpu", context, handle(A), written(tau, "d"))


def cgeqlf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """CGEQLF on spread matrices."""
    return call("lapilli_cgeqlf_mgpu", context, handle(A), written(tau, "c"))


def zgeqlf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """ZGEQLF on spread matrices."""
    return call("lapilli_zgeqlf_mgpu", context, handle(A), written(tau, "z"))


def sgeqlf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SGEQLF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgeqlf_memory", context, integer(m), integer(n))


def dgeqlf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DGEQLF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgeqlf_memory", context, integer(m), integer(n))


def cgeqlf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CGEQLF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgeqlf_memory", context, integer(m), integer(n))


def zgeqlf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZGEQLF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgeqlf_memory", context, integer(m), integer(n))


def sorgql(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """SORGQL: forms the last n columns of Q of GEQLF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, 0 <= n <= m
    k    reflectors, 0 <= k <= n
    A    m-by-n, read and written: in its last k columns the reflectors; overwritten by columns of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_sorgql", context, integer(m), integer(n), integer(k), written(A, "s", lda),
                integer(lda), read(tau, "s"))


def dorgql(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """DORGQL: forms the last n columns of Q of GEQLF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, 0 <= n <= m
    k    reflectors, 0 <= k <= n
    A    m-by-n, read and written: in its last k columns the reflectors; overwritten by columns of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_dorgql", context, integer(m), integer(n), integer(k), written(A, "d", lda),
                integer(lda), read(tau, "d"))


def cungql(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """CUNGQL: forms the last n columns of Q of GEQLF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, 0 <= n <= m
    k    reflectors, 0 <= k <= n
    A    m-by-n, read and written: in its last k columns the reflectors; overwritten by columns of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_cungql", context, integer(m), integer(n), integer(k), written(A, "c", lda),
                integer(lda), read(tau, "c"))


def zungql(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """ZUNGQL: forms the last n columns of Q of GEQLF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, 0 <= n <= m
    k    reflectors, 0 <= k <= n
    A    m-by-n, read and written: in its last k columns the reflectors; overwritten by columns of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_zungql", context, integer(m), integer(n), integer(k), written(A, "z", lda),
                integer(lda), read(tau, "z"))


def sorgql_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """SORGQL on spread matrices."""
    return call("lapilli_sorgql_mgpu", context, handle(A), integer(k), read(tau, "s"))


def dorgql_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """DORGQL on spread matrices."""
    return call("lapilli_dorgql_mgpu", context, handle(A), integer(k), read(tau, "d"))


def cungql_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """CUNGQL on spread matrices."""
    return call("lapilli_cungql_mgpu", context, handle(A), integer(k), read(tau, "c"))


def zungql_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """ZUNGQL on spread matrices."""
    return call("lapilli_zungql_mgpu", context, handle(A), integer(k), read(tau, "z"))


def sorgql_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SORGQL needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sorgql_memory", context, integer(m), integer(n))


def dorgql_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DORGQL needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dorgql_memory", context, integer(m), integer(n))


def cungql_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CUNGQL needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cungql_memory", context, integer(m), integer(n))


def zungql_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZUNGQL needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zungql_memory", context, integer(m), integer(n))


def sormql(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """SORMQL: multiplies by the matrix Q of GEQLF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_sormql", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "s", lda), integer(lda), read(tau, "s"), written(C, "s", ldc), integer(ldc))


def dormql(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """DORMQL: multiplies by the matrix Q of GEQLF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_dormql", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "d", lda), integer(lda), read(tau, "d"), written(C, "d", ldc), integer(ldc))


def cunmql(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """CUNMQL: multiplies by the matrix Q of GEQLF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_cunmql", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "c", lda), integer(lda), read(tau, "c"), written(C, "c", ldc), integer(ldc))


def zunmql(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """ZUNMQL: multiplies by the matrix Q of GEQLF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_zunmql", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "z", lda), integer(lda), read(tau, "z"), written(C, "z", ldc), integer(ldc))


def sormql_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """SORMQL on spread matrices."""
    return call("lapilli_sormql_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "s"),
                handle(C))


def dormql_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """DORMQL on spread matrices."""
    return call("lapilli_dormql_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "d"),
                handle(C))


def cunmql_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """CUNMQL on spread matrices."""
    return call("lapilli_cunmql_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "c"),
                handle(C))


def zunmql_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """ZUNMQL on spread matrices."""
    return call("lapilli_zunmql_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "z"),
                handle(C))


def sormql_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What SORMQL needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sormql_memory", context, letter(side), integer(m), integer(n), integer(k))


def dormql_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What DORMQL needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dormql_memory", context, letter(side), integer(m), integer(n), integer(k))


def cunmql_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What CUNMQL needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cunmql_memory", context, letter(side), integer(m), integer(n), integer(k))


def zunmql_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What ZUNMQL needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zunmql_memory", context, letter(side), integer(m), integer(n), integer(k))


def sgerqf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """SGERQF: factors a matrix: A = R Q, Q with orthonormal rows.
    R ends in the last row and column. Its diagonal is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by R on and above the diagonal that ends in the last element,
         by the reflectors to its left
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_sgerqf", context, integer(m), integer(n), written(A, "s", lda), integer(lda),
                written(tau, "s"))


def dgerqf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """DGERQF: factors a matrix: A = R Q, Q with orthonormal rows.
    R ends in the last row and column. Its diagonal is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by R on and above the diagonal that ends in the last element,
         by the reflectors to its left
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_dgerqf", context, integer(m), integer(n), written(A, "d", lda), integer(lda),
                written(tau, "d"))


def cgerqf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """CGERQF: factors a matrix: A = R Q, Q with orthonormal rows.
    R ends in the last row and column. Its diagonal is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by R on and above the diagonal that ends in the last element,
         by the reflectors to its left
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_cgerqf", context, integer(m), integer(n), written(A, "c", lda), integer(lda),
                written(tau, "c"))


def zgerqf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """ZGERQF: factors a matrix: A = R Q, Q with orthonormal rows.
    R ends in the last row and column. Its diagonal is real.

    m    rows of A, m >= 0
    n    columns of A, n >= 0
    A    m-by-n, read and written: the matrix, overwritten by R on and above the diagonal that ends in the last element,
         by the reflectors to its left
    lda  >= max(1, m)
    tau  min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_zgerqf", context, integer(m), integer(n), written(A, "z", lda), integer(lda),
                written(tau, "z"))


def sgerqf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """SGERQF on spread matrices."""
    return call("lapilli_sgerqf_mgpu", context, handle(A), written(tau, "s"))


def dgerqf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """DGERQF on spread matrices."""
    return call("lapilli_dgerqf_mgpu", context, handle(A), written(tau, "d"))


def cgerqf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """CGERQF on spread matrices."""
    return call("lapilli_cgerqf_mgpu", context, handle(A), written(tau, "c"))


def zgerqf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """ZGERQF on spread matrices."""
    return call("lapilli_zgerqf_mgpu", context, handle(A), written(tau, "z"))


def sgerqf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SGERQF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgerqf_memory", context, integer(m), integer(n))


def dgerqf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DGERQF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgerqf_memory", context, integer(m), integer(n))


def cgerqf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CGERQF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgerqf_memory", context, integer(m), integer(n))


def zgerqf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZGERQF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgerqf_memory", context, integer(m), integer(n))


def sorgrq(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """SORGRQ: forms the last m rows of Q of GERQF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, n >= m
    k    reflectors, 0 <= k <= m
    A    m-by-n, read and written: in its last k rows the reflectors; overwritten by rows of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_sorgrq", context, integer(m), integer(n), integer(k), written(A, "s", lda),
                integer(lda), read(tau, "s"))


def dorgrq(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """DORGRQ: forms the last m rows of Q of GERQF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, n >= m
    k    reflectors, 0 <= k <= m
    A    m-by-n, read and written: in its last k rows the reflectors; overwritten by rows of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_dorgrq", context, integer(m), integer(n), integer(k), written(A, "d", lda),
                integer(lda), read(tau, "d"))


def cungrq(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """CUNGRQ: forms the last m rows of Q of GERQF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, n >= m
    k    reflectors, 0 <= k <= m
    A    m-by-n, read and written: in its last k rows the reflectors; overwritten by rows of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_cungrq", context, integer(m), integer(n), integer(k), written(A, "c", lda),
                integer(lda), read(tau, "c"))


def zungrq(m: int, n: int, k: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """ZUNGRQ: forms the last m rows of Q of GERQF over the reflectors.

    m    rows of Q, m >= 0
    n    columns of Q, n >= m
    k    reflectors, 0 <= k <= m
    A    m-by-n, read and written: in its last k rows the reflectors; overwritten by rows of Q
    lda  >= max(1, m)
    tau  k elements, read: factors of the reflectors
    """
    return call("lapilli_zungrq", context, integer(m), integer(n), integer(k), written(A, "z", lda),
                integer(lda), read(tau, "z"))


def sorgrq_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """SORGRQ on spread matrices."""
    return call("lapilli_sorgrq_mgpu", context, handle(A), integer(k), read(tau, "s"))


def dorgrq_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """DORGRQ on spread matrices."""
    return call("lapilli_dorgrq_mgpu", context, handle(A), integer(k), read(tau, "d"))


def cungrq_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """CUNGRQ on spread matrices."""
    return call("lapilli_cungrq_mgpu", context, handle(A), integer(k), read(tau, "c"))


def zungrq_mgpu(A: Matrix, k: int, tau: Array, *, context: Context | None = None) -> int:
    """ZUNGRQ on spread matrices."""
    return call("lapilli_zungrq_mgpu", context, handle(A), integer(k), read(tau, "z"))


def sorgrq_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SORGRQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sorgrq_memory", context, integer(m), integer(n))


def dorgrq_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DORGRQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dorgrq_memory", context, integer(m), integer(n))


def cungrq_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CUNGRQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cungrq_memory", context, integer(m), integer(n))


def zungrq_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZUNGRQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zungrq_memory", context, integer(m), integer(n))


def sormrq(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """SORMRQ: multiplies by the matrix Q of GERQF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_sormrq", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "s", lda), integer(lda), read(tau, "s"), written(C, "s", ldc), integer(ldc))


def dormrq(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """DORMRQ: multiplies by the matrix Q of GERQF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_dormrq", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "d", lda), integer(lda), read(tau, "d"), written(C, "d", ldc), integer(ldc))


def cunmrq(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """CUNMRQ: multiplies by the matrix Q of GERQF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_cunmrq", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "c", lda), integer(lda), read(tau, "c"), written(C, "c", ldc), integer(ldc))


def zunmrq(side: Letter, trans: Letter, m: int, n: int, k: int, A: Array, lda: int, tau: Array, C: Array,
           ldc: int, *, context: Context | None = None) -> int:
    """ZUNMRQ: multiplies by the matrix Q of GERQF: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_zunmrq", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                read(A, "z", lda), integer(lda), read(tau, "z"), written(C, "z", ldc), integer(ldc))


def sormrq_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """SORMRQ on spread matrices."""
    return call("lapilli_sormrq_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "s"),
                handle(C))


def dormrq_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """DORMRQ on spread matrices."""
    return call("lapilli_dormrq_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "d"),
                handle(C))


def cunmrq_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """CUNMRQ on spread matrices."""
    return call("lapilli_cunmrq_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "c"),
                handle(C))


def zunmrq_mgpu(side: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """ZUNMRQ on spread matrices."""
    return call("lapilli_zunmrq_mgpu", context, letter(side), letter(trans), handle(A), read(tau, "z"),
                handle(C))


def sormrq_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What SORMRQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sormrq_memory", context, letter(side), integer(m), integer(n), integer(k))


def dormrq_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What DORMRQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dormrq_memory", context, letter(side), integer(m), integer(n), integer(k))


def cunmrq_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What CUNMRQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cunmrq_memory", context, letter(side), integer(m), integer(n), integer(k))


def zunmrq_memory(side: Letter, m: int, n: int, k: int, *, context: Context | None = None) -> Memory:
    """What ZUNMRQ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zunmrq_memory", context, letter(side), integer(m), integer(n), integer(k))


def sgeqrt(m: int, n: int, nb: int, A: Array, lda: int, BT: Array, ldbt: int, *,
           context: Context | None = None) -> int:
    """SGEQRT: factors a matrix as GEQRF, and forms the triangular factors of its block reflectors: A = Q R.
    Of columns 1 to nb, nb + 1 to 2 nb, ... of reflectors V, Q is the product of the I - V T V^H.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    nb    columns of a block; widest is min(m, n), if that is not 0, 1 <= nb <= widest
    A     m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda   >= max(1, m)
    BT    read and written: LAPACK's T: upper triangles T of the blocks, side by side; what is below them stays as it is
    ldbt  >= max(1, nb)
    """
    return call("lapilli_sgeqrt", context, integer(m), integer(n), integer(nb), written(A, "s", lda),
                integer(lda), written(BT, "s", ldbt), integer(ldbt))


def dgeqrt(m: int, n: int, nb: int, A: Array, lda: int, BT: Array, ldbt: int, *,
           context: Context | None = None) -> int:
    """DGEQRT: factors a matrix as GEQRF, and forms the triangular factors of its block reflectors: A = Q R.
    Of columns 1 to nb, nb + 1 to 2 nb, ... of reflectors V, Q is the product of the I - V T V^H.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    nb    columns of a block; widest is min(m, n), if that is not 0, 1 <= nb <= widest
    A     m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda   >= max(1, m)
    BT    read and written: LAPACK's T: upper triangles T of the blocks, side by side; what is below them stays as it is
    ldbt  >= max(1, nb)
    """
    return call("lapilli_dgeqrt", context, integer(m), integer(n), integer(nb), written(A, "d", lda),
                integer(lda), written(BT, "d", ldbt), integer(ldbt))


def cgeqrt(m: int, n: int, nb: int, A: Array, lda: int, BT: Array, ldbt: int, *,
           context: Context | None = None) -> int:
    """CGEQRT: factors a matrix as GEQRF, and forms the triangular factors of its block reflectors: A = Q R.
    Of columns 1 to nb, nb + 1 to 2 nb, ... of reflectors V, Q is the product of the I - V T V^H.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    nb    columns of a block; widest is min(m, n), if that is not 0, 1 <= nb <= widest
    A     m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda   >= max(1, m)
    BT    read and written: LAPACK's T: upper triangles T of the blocks, side by side; what is below them stays as it is
    ldbt  >= max(1, nb)
    """
    return call("lapilli_cgeqrt", context, integer(m), integer(n), integer(nb), written(A, "c", lda),
                integer(lda), written(BT, "c", ldbt), integer(ldbt))


def zgeqrt(m: int, n: int, nb: int, A: Array, lda: int, BT: Array, ldbt: int, *,
           context: Context | None = None) -> int:
    """ZGEQRT: factors a matrix as GEQRF, and forms the triangular factors of its block reflectors: A = Q R.
    Of columns 1 to nb, nb + 1 to 2 nb, ... of reflectors V, Q is the product of the I - V T V^H.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    nb    columns of a block; widest is min(m, n), if that is not 0, 1 <= nb <= widest
    A     m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda   >= max(1, m)
    BT    read and written: LAPACK's T: upper triangles T of the blocks, side by side; what is below them stays as it is
    ldbt  >= max(1, nb)
    """
    return call("lapilli_zgeqrt", context, integer(m), integer(n), integer(nb), written(A, "z", lda),
                integer(lda), written(BT, "z", ldbt), integer(ldbt))


def sgeqrt_mgpu(A: Matrix, BT: Matrix, *, context: Context | None = None) -> int:
    """SGEQRT on spread matrices."""
    return call("lapilli_sgeqrt_mgpu", context, handle(A), handle(BT))


def dgeqrt_mgpu(A: Matrix, BT: Matrix, *, context: Context | None = None) -> int:
    """DGEQRT on spread matrices."""
    return call("lapilli_dgeqrt_mgpu", context, handle(A), handle(BT))


def cgeqrt_mgpu(A: Matrix, BT: Matrix, *, context: Context | None = None) -> int:
    """CGEQRT on spread matrices."""
    return call("lapilli_cgeqrt_mgpu", context, handle(A), handle(BT))


def zgeqrt_mgpu(A: Matrix, BT: Matrix, *, context: Context | None = None) -> int:
    """ZGEQRT on spread matrices."""
    return call("lapilli_zgeqrt_mgpu", context, handle(A), handle(BT))


def sgeqrt_memory(m: int, n: int, nb: int, *, context: Context | None = None) -> Memory:
    """What SGEQRT needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgeqrt_memory", context, integer(m), integer(n), integer(nb))


def dgeqrt_memory(m: int, n: int, nb: int, *, context: Context | None = None) -> Memory:
    """What DGEQRT needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgeqrt_memory", context, integer(m), integer(n), integer(nb))


def cgeqrt_memory(m: int, n: int, nb: int, *, context: Context | None = None) -> Memory:
    """What CGEQRT needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgeqrt_memory", context, integer(m), integer(n), integer(nb))


def zgeqrt_memory(m: int, n: int, nb: int, *, context: Context | None = None) -> Memory:
    """What ZGEQRT needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgeqrt_memory", context, integer(m), integer(n), integer(nb))


def sgemqrt(side: Letter, trans: Letter, m: int, n: int, k: int, nb: int, V: Array, ldv: int, BT: Array,
            ldbt: int, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """SGEMQRT: multiplies by the matrix Q of GEQRT: C := op(Q) C ('L') or C := C op(Q) ('R').
    As ORMQR, with the diagonals of the triangles for tau: the triangles must be those that belong to V.

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N'), or Q^T ('T', real) or Q^H ('C', complex)
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    nb     columns of a block; widest is k, if that is not 0, 1 <= nb <= widest
    V      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    ldv    >= max(1, order)
    BT     nb-by-k, read: LAPACK's T: the triangles
    ldbt   >= max(1, nb)
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_sgemqrt", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                integer(nb), read(V, "s", ldv), integer(ldv), read(BT, "s", ldbt), integer(ldbt),
                written(C, "s", ldc), integer(ldc))


def dgemqrt(side: Letter, trans: Letter, m: int, n: int, k: int, nb: int, V: Array, ldv: int, BT: Array,
            ldbt: int, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """DGEMQRT: multiplies by the matrix Q of GEQRT: C := op(Q) C ('L') or C := C op(Q) ('R').
    As ORMQR, with the diagonals of the triangles for tau: the triangles must be those that belong to V.

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N'), or Q^T ('T', real) or Q^H ('C', complex)
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    nb     columns of a block; widest is k, if that is not 0, 1 <= nb <= widest
    V      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    ldv    >= max(1, order)
    BT     nb-by-k, read: LAPACK's T: the triangles
    ldbt   >= max(1, nb)
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_dgemqrt", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                integer(nb), read(V, "d", ldv), integer(ldv), read(BT, "d", ldbt), integer(ldbt),
                written(C, "d", ldc), integer(ldc))


def cgemqrt(side: Letter, trans: Letter, m: int, n: int, k: int, nb: int, V: Array, ldv: int, BT: Array,
            ldbt: int, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """CGEMQRT: multiplies by the matrix Q of GEQRT: C := op(Q) C ('L') or C := C op(Q) ('R').
    As ORMQR, with the diagonals of the triangles for tau: the triangles must be those that belong to V.

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N'), or Q^T ('T', real) or Q^H ('C', complex)
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    nb     columns of a block; widest is k, if that is not 0, 1 <= nb <= widest
    V      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    ldv    >= max(1, order)
    BT     nb-by-k, read: LAPACK's T: the triangles
    ldbt   >= max(1, nb)
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_cgemqrt", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                integer(nb), read(V, "c", ldv), integer(ldv), read(BT, "c", ldbt), integer(ldbt),
                written(C, "c", ldc), integer(ldc))


def zgemqrt(side: Letter, trans: Letter, m: int, n: int, k: int, nb: int, V: Array, ldv: int, BT: Array,
            ldbt: int, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """ZGEMQRT: multiplies by the matrix Q of GEQRT: C := op(Q) C ('L') or C := C op(Q) ('R').
    As ORMQR, with the diagonals of the triangles for tau: the triangles must be those that belong to V.

    side   'L' or 'R': where Q stands
    trans  op(Q) is Q ('N'), or Q^T ('T', real) or Q^H ('C', complex)
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    nb     columns of a block; widest is k, if that is not 0, 1 <= nb <= widest
    V      order-by-k, read, order is m where side is 'L', n where it is 'R': the reflectors
    ldv    >= max(1, order)
    BT     nb-by-k, read: LAPACK's T: the triangles
    ldbt   >= max(1, nb)
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_zgemqrt", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                integer(nb), read(V, "z", ldv), integer(ldv), read(BT, "z", ldbt), integer(ldbt),
                written(C, "z", ldc), integer(ldc))


def sgemqrt_mgpu(side: Letter, trans: Letter, V: Matrix, BT: Matrix, C: Matrix, *,
                 context: Context | None = None) -> int:
    """SGEMQRT on spread matrices."""
    return call("lapilli_sgemqrt_mgpu", context, letter(side), letter(trans), handle(V), handle(BT),
                handle(C))


def dgemqrt_mgpu(side: Letter, trans: Letter, V: Matrix, BT: Matrix, C: Matrix, *,
                 context: Context | None = None) -> int:
    """DGEMQRT on spread matrices."""
    return call("lapilli_dgemqrt_mgpu", context, letter(side), letter(trans), handle(V), handle(BT),
                handle(C))


def cgemqrt_mgpu(side: Letter, trans: Letter, V: Matrix, BT: Matrix, C: Matrix, *,
                 context: Context | None = None) -> int:
    """CGEMQRT on spread matrices."""
    return call("lapilli_cgemqrt_mgpu", context, letter(side), letter(trans), handle(V), handle(BT),
                handle(C))


def zgemqrt_mgpu(side: Letter, trans: Letter, V: Matrix, BT: Matrix, C: Matrix, *,
                 context: Context | None = None) -> int:
    """ZGEMQRT on spread matrices."""
    return call("lapilli_zgemqrt_mgpu", context, letter(side), letter(trans), handle(V), handle(BT),
                handle(C))


def sgemqrt_memory(side: Letter, m: int, n: int, k: int, nb: int, *,
                   context: Context | None = None) -> Memory:
    """What SGEMQRT needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgemqrt_memory", context, letter(side), integer(m), integer(n), integer(k),
                  integer(nb))


def dgemqrt_memory(side: Letter, m: int, n: int, k: int, nb: int, *,
                   context: Context | None = None) -> Memory:
    """What DGEMQRT needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgemqrt_memory", context, letter(side), integer(m), integer(n), integer(k),
                  integer(nb))


def cgemqrt_memory(side: Letter, m: int, n: int, k: int, nb: int, *,
                   context: Context | None = None) -> Memory:
    """What CGEMQRT needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgemqrt_memory", context, letter(side), integer(m), integer(n), integer(k),
                  integer(nb))


def zgemqrt_memory(side: Letter, m: int, n: int, k: int, nb: int, *,
                   context: Context | None = None) -> Memory:
    """What ZGEMQRT needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgemqrt_memory", context, letter(side), integer(m), integer(n), integer(k),
                  integer(nb))


def sgels(trans: Letter, m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """SGELS: solves least squares problems and underdetermined systems with op(A) of full rank.
    With as many rows of op(A) as columns or more, X are the vectors for which the columns of B - op(A) X are shortest;
    the squares of what is then in the rows of B behind X add up to the square of their lengths. Else X are the shortest
    solutions of op(A) X = B. A matrix of zeros has the solution 0.

    trans  'N' or 'T' (real), 'N' or 'C' (complex): op(A) is A, or A^T ('T', real) or A^H ('C', complex)
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its QR factorization, with m < n by its LQ factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first rows, overwritten by X
    ldb    >= max(1, rows of B)

    info = i > 0: the diagonal element i of the triangular factor is zero: A has not full rank. B stays as it was
    """
    return call("lapilli_sgels", context, letter(trans), integer(m), integer(n), integer(nrhs),
                written(A, "s", lda), integer(lda), written(B, "s", ldb), integer(ldb))


def dgels(trans: Letter, m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """DGELS: solves least squares problems and underdetermined systems with op(A) of full rank.
    With as many rows of op(A) as columns or more, X are the vectors for which the columns of B - op(A) X are shortest;
    the squares of what is then in the rows of B behind X add up to the square of their lengths. Else X are the shortest
    solutions of op(A) X = B. A matrix of zeros has the solution 0.

    trans  'N' or 'T' (real), 'N' or 'C' (complex): op(A) is A, or A^T ('T', real) or A^H ('C', complex)
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its QR factorization, with m < n by its LQ factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first rows, overwritten by X
    ldb    >= max(1, rows of B)

    info = i > 0: the diagonal element i of the triangular factor is zero: A has not full rank. B stays as it was
    """
    return call("lapilli_dgels", context, letter(trans), integer(m), integer(n), integer(nrhs),
                written(A, "d", lda), integer(lda), written(B, "d", ldb), integer(ldb))


def cgels(trans: Letter, m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """CGELS: solves least squares problems and underdetermined systems with op(A) of full rank.
    With as many rows of op(A) as columns or more, X are the vectors for which the columns of B - op(A) X are shortest;
    the squares of what is then in the rows of B behind X add up to the square of their lengths. Else X are the shortest
    solutions of op(A) X = B. A matrix of zeros has the solution 0.

    trans  'N' or 'T' (real), 'N' or 'C' (complex): op(A) is A, or A^T ('T', real) or A^H ('C', complex)
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its QR factorization, with m < n by its LQ factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first rows, overwritten by X
    ldb    >= max(1, rows of B)

    info = i > 0: the diagonal element i of the triangular factor is zero: A has not full rank. B stays as it was
    """
    return call("lapilli_cgels", context, letter(trans), integer(m), integer(n), integer(nrhs),
                written(A, "c", lda), integer(lda), written(B, "c", ldb), integer(ldb))


def zgels(trans: Letter, m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """ZGELS: solves least squares problems and underdetermined systems with op(A) of full rank.
    With as many rows of op(A) as columns or more, X are the vectors for which the columns of B - op(A) X are shortest;
    the squares of what is then in the rows of B behind X add up to the square of their lengths. Else X are the shortest
    solutions of op(A) X = B. A matrix of zeros has the solution 0.

    trans  'N' or 'T' (real), 'N' or 'C' (complex): op(A) is A, or A^T ('T', real) or A^H ('C', complex)
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its QR factorization, with m < n by its LQ factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first rows, overwritten by X
    ldb    >= max(1, rows of B)

    info = i > 0: the diagonal element i of the triangular factor is zero: A has not full rank. B stays as it was
    """
    return call("lapilli_zgels", context, letter(trans), integer(m), integer(n), integer(nrhs),
                written(A, "z", lda), integer(lda), written(B, "z", ldb), integer(ldb))


def sgels_mgpu(trans: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """SGELS on spread matrices."""
    return call("lapilli_sgels_mgpu", context, letter(trans), handle(A), handle(B))


def dgels_mgpu(trans: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """DGELS on spread matrices."""
    return call("lapilli_dgels_mgpu", context, letter(trans), handle(A), handle(B))


def cgels_mgpu(trans: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """CGELS on spread matrices."""
    return call("lapilli_cgels_mgpu", context, letter(trans), handle(A), handle(B))


def zgels_mgpu(trans: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """ZGELS on spread matrices."""
    return call("lapilli_zgels_mgpu", context, letter(trans), handle(A), handle(B))


def sgels_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SGELS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgels_memory", context, integer(m), integer(n), integer(nrhs))


def dgels_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DGELS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgels_memory", context, integer(m), integer(n), integer(nrhs))


def cgels_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CGELS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgels_memory", context, integer(m), integer(n), integer(nrhs))


def zgels_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZGELS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgels_memory", context, integer(m), integer(n), integer(nrhs))


def sgetsls(trans: Letter, m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
            context: Context | None = None) -> int:
    """SGETSLS: solves least squares problems and underdetermined systems with op(A) of full rank.
    The same as GELS here: LAPACK's GETSLS factors tall matrices in blocks of rows, which several devices do in both
    routines (setting geqrf.tall). A holds afterwards the factors that GELS leaves there.

    trans  'N' or 'T' (real), 'N' or 'C' (complex): op(A) is A, or A^T ('T', real) or A^H ('C', complex)
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its QR factorization, with m < n by its LQ factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first rows, overwritten by X
    ldb    >= max(1, rows of B)

    info = i > 0: the diagonal element i of the triangular factor is zero: A has not full rank. B stays as it was
    """
    return call("lapilli_sgetsls", context, letter(trans), integer(m), integer(n), integer(nrhs),
                written(A, "s", lda), integer(lda), written(B, "s", ldb), integer(ldb))


def dgetsls(trans: Letter, m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
            context: Context | None = None) -> int:
    """DGETSLS: solves least squares problems and underdetermined systems with op(A) of full rank.
    The same as GELS here: LAPACK's GETSLS factors tall matrices in blocks of rows, which several devices do in both
    routines (setting geqrf.tall). A holds afterwards the factors that GELS leaves there.

    trans  'N' or 'T' (real), 'N' or 'C' (complex): op(A) is A, or A^T ('T', real) or A^H ('C', complex)
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its QR factorization, with m < n by its LQ factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first rows, overwritten by X
    ldb    >= max(1, rows of B)

    info = i > 0: the diagonal element i of the triangular factor is zero: A has not full rank. B stays as it was
    """
    return call("lapilli_dgetsls", context, letter(trans), integer(m), integer(n), integer(nrhs),
                written(A, "d", lda), integer(lda), written(B, "d", ldb), integer(ldb))


def cgetsls(trans: Letter, m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
            context: Context | None = None) -> int:
    """CGETSLS: solves least squares problems and underdetermined systems with op(A) of full rank.
    The same as GELS here: LAPACK's GETSLS factors tall matrices in blocks of rows, which several devices do in both
    routines (setting geqrf.tall). A holds afterwards the factors that GELS leaves there.

    trans  'N' or 'T' (real), 'N' or 'C' (complex): op(A) is A, or A^T ('T', real) or A^H ('C', complex)
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its QR factorization, with m < n by its LQ factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first rows, overwritten by X
    ldb    >= max(1, rows of B)

    info = i > 0: the diagonal element i of the triangular factor is zero: A has not full rank. B stays as it was
    """
    return call("lapilli_cgetsls", context, letter(trans), integer(m), integer(n), integer(nrhs),
                written(A, "c", lda), integer(lda), written(B, "c", ldb), integer(ldb))


def zgetsls(trans: Letter, m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
            context: Context | None = None) -> int:
    """ZGETSLS: solves least squares problems and underdetermined systems with op(A) of full rank.
    The same as GELS here: LAPACK's GETSLS factors tall matrices in blocks of rows, which several devices do in both
    routines (setting geqrf.tall). A holds afterwards the factors that GELS leaves there.

    trans  'N' or 'T' (real), 'N' or 'C' (complex): op(A) is A, or A^T ('T', real) or A^H ('C', complex)
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its QR factorization, with m < n by its LQ factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first rows, overwritten by X
    ldb    >= max(1, rows of B)

    info = i > 0: the diagonal element i of the triangular factor is zero: A has not full rank. B stays as it was
    """
    return call("lapilli_zgetsls", context, letter(trans), integer(m), integer(n), integer(nrhs),
                written(A, "z", lda), integer(lda), written(B, "z", ldb), integer(ldb))


def sgetsls_mgpu(trans: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """SGETSLS on spread matrices."""
    return call("lapilli_sgetsls_mgpu", context, letter(trans), handle(A), handle(B))


def dgetsls_mgpu(trans: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """DGETSLS on spread matrices."""
    return call("lapilli_dgetsls_mgpu", context, letter(trans), handle(A), handle(B))


def cgetsls_mgpu(trans: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """CGETSLS on spread matrices."""
    return call("lapilli_cgetsls_mgpu", context, letter(trans), handle(A), handle(B))


def zgetsls_mgpu(trans: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """ZGETSLS on spread matrices."""
    return call("lapilli_zgetsls_mgpu", context, letter(trans), handle(A), handle(B))


def sgetsls_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SGETSLS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgetsls_memory", context, integer(m), integer(n), integer(nrhs))


def dgetsls_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DGETSLS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgetsls_memory", context, integer(m), integer(n), integer(nrhs))


def cgetsls_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CGETSLS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgetsls_memory", context, integer(m), integer(n), integer(nrhs))


def zgetsls_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZGETSLS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgetsls_memory", context, integer(m), integer(n), integer(nrhs))


def sgeqp3(m: int, n: int, A: Array, lda: int, jpvt: Array, tau: Array, *,
           context: Context | None = None) -> int:
    """SGEQP3: factors a matrix with its columns in an order of its own: A P = Q R.
    The next column is the longest of those that are left, without what the columns before it say of it: the diagonal of
    R, which is real, does not grow. Columns with a NaN come last.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    A     m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda   >= max(1, m)
    jpvt  n elements, read and written: not 0 for columns that come first; overwritten by the order: column j of A P is
          column jpvt(j) of A
    tau   min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_sgeqp3", context, integer(m), integer(n), written(A, "s", lda), integer(lda),
                written(jpvt, "i"), written(tau, "s"))


def dgeqp3(m: int, n: int, A: Array, lda: int, jpvt: Array, tau: Array, *,
           context: Context | None = None) -> int:
    """DGEQP3: factors a matrix with its columns in an order of its own: A P = Q R.
    The next column is the longest of those that are left, without what the columns before it say of it: the diagonal of
    R, which is real, does not grow. Columns with a NaN come last.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    A     m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda   >= max(1, m)
    jpvt  n elements, read and written: not 0 for columns that come first; overwritten by the order: column j of A P is
          column jpvt(j) of A
    tau   min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_dgeqp3", context, integer(m), integer(n), written(A, "d", lda), integer(lda),
                written(jpvt, "i"), written(tau, "d"))


def cgeqp3(m: int, n: int, A: Array, lda: int, jpvt: Array, tau: Array, *,
           context: Context | None = None) -> int:
    """CGEQP3: factors a matrix with its columns in an order of its own: A P = Q R.
    The next column is the longest of those that are left, without what the columns before it say of it: the diagonal of
    R, which is real, does not grow. Columns with a NaN come last.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    A     m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda   >= max(1, m)
    jpvt  n elements, read and written: not 0 for columns that come first; overwritten by the order: column j of A P is
          column jpvt(j) of A
    tau   min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_cgeqp3", context, integer(m), integer(n), written(A, "c", lda), integer(lda),
                written(jpvt, "i"), written(tau, "c"))


def zgeqp3(m: int, n: int, A: Array, lda: int, jpvt: Array, tau: Array, *,
           context: Context | None = None) -> int:
    """ZGEQP3: factors a matrix with its columns in an order of its own: A P = Q R.
    The next column is the longest of those that are left, without what the columns before it say of it: the diagonal of
    R, which is real, does not grow. Columns with a NaN come last.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    A     m-by-n, read and written: the matrix, overwritten by R on and above the diagonal, by the reflectors below
    lda   >= max(1, m)
    jpvt  n elements, read and written: not 0 for columns that come first; overwritten by the order: column j of A P is
          column jpvt(j) of A
    tau   min(m, n) elements, written: factors of the reflectors
    """
    return call("lapilli_zgeqp3", context, integer(m), integer(n), written(A, "z", lda), integer(lda),
                written(jpvt, "i"), written(tau, "z"))


def sgeqp3_mgpu(A: Matrix, jpvt: Array, tau: Array, *, context: Context | None = None) -> int:
    """SGEQP3 on spread matrices."""
    return call("lapilli_sgeqp3_mgpu", context, handle(A), written(jpvt, "i"), written(tau, "s"))


def dgeqp3_mgpu(A: Matrix, jpvt: Array, tau: Array, *, context: Context | None = None) -> int:
    """DGEQP3 on spread matrices."""
    return call("lapilli_dgeqp3_mgpu", context, handle(A), written(jpvt, "i"), written(tau, "d"))


def cgeqp3_mgpu(A: Matrix, jpvt: Array, tau: Array, *, context: Context | None = None) -> int:
    """CGEQP3 on spread matrices."""
    return call("lapilli_cgeqp3_mgpu", context, handle(A), written(jpvt, "i"), written(tau, "c"))


def zgeqp3_mgpu(A: Matrix, jpvt: Array, tau: Array, *, context: Context | None = None) -> int:
    """ZGEQP3 on spread matrices."""
    return call("lapilli_zgeqp3_mgpu", context, handle(A), written(jpvt, "i"), written(tau, "z"))


def sgeqp3_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SGEQP3 needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgeqp3_memory", context, integer(m), integer(n))


def dgeqp3_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DGEQP3 needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgeqp3_memory", context, integer(m), integer(n))


def cgeqp3_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CGEQP3 needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgeqp3_memory", context, integer(m), integer(n))


def zgeqp3_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZGEQP3 needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgeqp3_memory", context, integer(m), integer(n))


def stzrzf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """STZRZF: factors an upper trapezoidal matrix: A = (R 0) Z, Z with orthonormal rows.
    What is below the diagonal of A is neither read nor written.

    m    rows of A, m >= 0
    n    columns of A, n >= m
    A    m-by-n, read and written: the matrix, overwritten by R in the triangle of its first m columns, by the
         reflectors in the others
    lda  >= max(1, m)
    tau  m elements, written: factors of the reflectors
    """
    return call("lapilli_stzrzf", context, integer(m), integer(n), written(A, "s", lda), integer(lda),
                written(tau, "s"))


def dtzrzf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """DTZRZF: factors an upper trapezoidal matrix: A = (R 0) Z, Z with orthonormal rows.
    What is below the diagonal of A is neither read nor written.

    m    rows of A, m >= 0
    n    columns of A, n >= m
    A    m-by-n, read and written: the matrix, overwritten by R in the triangle of its first m columns, by the
         reflectors in the others
    lda  >= max(1, m)
    tau  m elements, written: factors of the reflectors
    """
    return call("lapilli_dtzrzf", context, integer(m), integer(n), written(A, "d", lda), integer(lda),
                written(tau, "d"))


def ctzrzf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """CTZRZF: factors an upper trapezoidal matrix: A = (R 0) Z, Z with orthonormal rows.
    What is below the diagonal of A is neither read nor written.

    m    rows of A, m >= 0
    n    columns of A, n >= m
    A    m-by-n, read and written: the matrix, overwritten by R in the triangle of its first m columns, by the
         reflectors in the others
    lda  >= max(1, m)
    tau  m elements, written: factors of the reflectors
    """
    return call("lapilli_ctzrzf", context, integer(m), integer(n), written(A, "c", lda), integer(lda),
                written(tau, "c"))


def ztzrzf(m: int, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """ZTZRZF: factors an upper trapezoidal matrix: A = (R 0) Z, Z with orthonormal rows.
    What is below the diagonal of A is neither read nor written.

    m    rows of A, m >= 0
    n    columns of A, n >= m
    A    m-by-n, read and written: the matrix, overwritten by R in the triangle of its first m columns, by the
         reflectors in the others
    lda  >= max(1, m)
    tau  m elements, written: factors of the reflectors
    """
    return call("lapilli_ztzrzf", context, integer(m), integer(n), written(A, "z", lda), integer(lda),
                written(tau, "z"))


def stzrzf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """STZRZF on spread matrices."""
    return call("lapilli_stzrzf_mgpu", context, handle(A), written(tau, "s"))


def dtzrzf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """DTZRZF on spread matrices."""
    return call("lapilli_dtzrzf_mgpu", context, handle(A), written(tau, "d"))


def ctzrzf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """CTZRZF on spread matrices."""
    return call("lapilli_ctzrzf_mgpu", context, handle(A), written(tau, "c"))


def ztzrzf_mgpu(A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """ZTZRZF on spread matrices."""
    return call("lapilli_ztzrzf_mgpu", context, handle(A), written(tau, "z"))


def stzrzf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What STZRZF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_stzrzf_memory", context, integer(m), integer(n))


def dtzrzf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DTZRZF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dtzrzf_memory", context, integer(m), integer(n))


def ctzrzf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CTZRZF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ctzrzf_memory", context, integer(m), integer(n))


def ztzrzf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZTZRZF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ztzrzf_memory", context, integer(m), integer(n))


def sormrz(side: Letter, trans: Letter, m: int, n: int, k: int, l: int, A: Array, lda: int, tau: Array,
           C: Array, ldc: int, *, context: Context | None = None) -> int:
    """SORMRZ: multiplies by the matrix Z of TZRZF: C := op(Z) C ('L') or C := C op(Z) ('R').

    side   'L' or 'R': where Z stands
    trans  op(Z) is Z ('N') or Z^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    l      elements of a reflector, in the last columns of A; with k no more than the order of Z, 0 <= l <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_sormrz", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                integer(l), read(A, "s", lda), integer(lda), read(tau, "s"), written(C, "s", ldc),
                integer(ldc))


def dormrz(side: Letter, trans: Letter, m: int, n: int, k: int, l: int, A: Array, lda: int, tau: Array,
           C: Array, ldc: int, *, context: Context | None = None) -> int:
    """DORMRZ: multiplies by the matrix Z of TZRZF: C := op(Z) C ('L') or C := C op(Z) ('R').

    side   'L' or 'R': where Z stands
    trans  op(Z) is Z ('N') or Z^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    l      elements of a reflector, in the last columns of A; with k no more than the order of Z, 0 <= l <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_dormrz", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                integer(l), read(A, "d", lda), integer(lda), read(tau, "d"), written(C, "d", ldc),
                integer(ldc))


def cunmrz(side: Letter, trans: Letter, m: int, n: int, k: int, l: int, A: Array, lda: int, tau: Array,
           C: Array, ldc: int, *, context: Context | None = None) -> int:
    """CUNMRZ: multiplies by the matrix Z of TZRZF: C := op(Z) C ('L') or C := C op(Z) ('R').

    side   'L' or 'R': where Z stands
    trans  op(Z) is Z ('N') or Z^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    l      elements of a reflector, in the last columns of A; with k no more than the order of Z, 0 <= l <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_cunmrz", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                integer(l), read(A, "c", lda), integer(lda), read(tau, "c"), written(C, "c", ldc),
                integer(ldc))


def zunmrz(side: Letter, trans: Letter, m: int, n: int, k: int, l: int, A: Array, lda: int, tau: Array,
           C: Array, ldc: int, *, context: Context | None = None) -> int:
    """ZUNMRZ: multiplies by the matrix Z of TZRZF: C := op(Z) C ('L') or C := C op(Z) ('R').

    side   'L' or 'R': where Z stands
    trans  op(Z) is Z ('N') or Z^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    k      reflectors, 0 <= k <= order
    l      elements of a reflector, in the last columns of A; with k no more than the order of Z, 0 <= l <= order
    A      k-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, k)
    tau    k elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_zunmrz", context, letter(side), letter(trans), integer(m), integer(n), integer(k),
                integer(l), read(A, "z", lda), integer(lda), read(tau, "z"), written(C, "z", ldc),
                integer(ldc))


def sormrz_mgpu(side: Letter, trans: Letter, A: Matrix, l: int, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """SORMRZ on spread matrices."""
    return call("lapilli_sormrz_mgpu", context, letter(side), letter(trans), handle(A), integer(l),
                read(tau, "s"), handle(C))


def dormrz_mgpu(side: Letter, trans: Letter, A: Matrix, l: int, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """DORMRZ on spread matrices."""
    return call("lapilli_dormrz_mgpu", context, letter(side), letter(trans), handle(A), integer(l),
                read(tau, "d"), handle(C))


def cunmrz_mgpu(side: Letter, trans: Letter, A: Matrix, l: int, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """CUNMRZ on spread matrices."""
    return call("lapilli_cunmrz_mgpu", context, letter(side), letter(trans), handle(A), integer(l),
                read(tau, "c"), handle(C))


def zunmrz_mgpu(side: Letter, trans: Letter, A: Matrix, l: int, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """ZUNMRZ on spread matrices."""
    return call("lapilli_zunmrz_mgpu", context, letter(side), letter(trans), handle(A), integer(l),
                read(tau, "z"), handle(C))


def sormrz_memory(side: Letter, m: int, n: int, k: int, l: int, *, context: Context | None = None) -> Memory:
    """What SORMRZ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sormrz_memory", context, letter(side), integer(m), integer(n), integer(k),
                  integer(l))


def dormrz_memory(side: Letter, m: int, n: int, k: int, l: int, *, context: Context | None = None) -> Memory:
    """What DORMRZ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dormrz_memory", context, letter(side), integer(m), integer(n), integer(k),
                  integer(l))


def cunmrz_memory(side: Letter, m: int, n: int, k: int, l: int, *, context: Context | None = None) -> Memory:
    """What CUNMRZ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cunmrz_memory", context, letter(side), integer(m), integer(n), integer(k),
                  integer(l))


def zunmrz_memory(side: Letter, m: int, n: int, k: int, l: int, *, context: Context | None = None) -> Memory:
    """What ZUNMRZ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zunmrz_memory", context, letter(side), integer(m), integer(n), integer(k),
                  integer(l))


def sgelsy(m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, jpvt: Array, rcond: float,
           rank: Array, *, context: Context | None = None) -> int:
    """SGELSY: solves least squares problems and underdetermined systems of any rank.
    A P = Q R by GEQP3; its rank is the largest order of a leading triangle of R whose condition number is at most 1 /
    rcond, and the rest of R below it is taken for zero. Of all X for which the columns of B - A X are shortest, it
    returns the shortest ones. Where the rank is n, the squares of what is then in the rows of B behind X add up to the
    square of their lengths.

    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first m rows, overwritten by X in its first n rows
    ldb    >= max(1, rows of B)
    jpvt   n elements, read and written: as in GEQP3
    rcond  condition numbers up to 1 / rcond count as regular
    rank   one number, written: the rank that was found
    """
    return call("lapilli_sgelsy", context, integer(m), integer(n), integer(nrhs), written(A, "s", lda),
                integer(lda), written(B, "s", ldb), integer(ldb), written(jpvt, "i"), real32(rcond),
                written(rank, "i"))


def dgelsy(m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, jpvt: Array, rcond: float,
           rank: Array, *, context: Context | None = None) -> int:
    """DGELSY: solves least squares problems and underdetermined systems of any rank.
    A P = Q R by GEQP3; its rank is the largest order of a leading triangle of R whose condition number is at most 1 /
    rcond, and the rest of R below it is taken for zero. Of all X for which the columns of B - A X are shortest, it
    returns the shortest ones. Where the rank is n, the squares of what is then in the rows of B behind X add up to the
    square of their lengths.

    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first m rows, overwritten by X in its first n rows
    ldb    >= max(1, rows of B)
    jpvt   n elements, read and written: as in GEQP3
    rcond  condition numbers up to 1 / rcond count as regular
    rank   one number, written: the rank that was found
    """
    return call("lapilli_dgelsy", context, integer(m), integer(n), integer(nrhs), written(A, "d", lda),
                integer(lda), written(B, "d", ldb), integer(ldb), written(jpvt, "i"), real64(rcond),
                written(rank, "i"))


def cgelsy(m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, jpvt: Array, rcond: float,
           rank: Array, *, context: Context | None = None) -> int:
    """CGELSY: solves least squares problems and underdetermined systems of any rank.
    A P = Q R by GEQP3; its rank is the largest order of a leading triangle of R whose condition number is at most 1 /
    rcond, and the rest of R below it is taken for zero. Of all X for which the columns of B - A X are shortest, it
    returns the shortest ones. Where the rank is n, the squares of what is then in the rows of B behind X add up to the
    square of their lengths.

    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first m rows, overwritten by X in its first n rows
    ldb    >= max(1, rows of B)
    jpvt   n elements, read and written: as in GEQP3
    rcond  condition numbers up to 1 / rcond count as regular
    rank   one number, written: the rank that was found
    """
    return call("lapilli_cgelsy", context, integer(m), integer(n), integer(nrhs), written(A, "c", lda),
                integer(lda), written(B, "c", ldb), integer(ldb), written(jpvt, "i"), real32(rcond),
                written(rank, "i"))


def zgelsy(m: int, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, jpvt: Array, rcond: float,
           rank: Array, *, context: Context | None = None) -> int:
    """ZGELSY: solves least squares problems and underdetermined systems of any rank.
    A P = Q R by GEQP3; its rank is the largest order of a leading triangle of R whose condition number is at most 1 /
    rcond, and the rest of R below it is taken for zero. Of all X for which the columns of B - A X are shortest, it
    returns the shortest ones. Where the rank is n, the squares of what is then in the rows of B behind X add up to the
    square of their lengths.

    m      rows of A, m >= 0
    n      columns of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      m-by-n, read and written: the matrix, overwritten by its factorization
    lda    >= max(1, m)
    B      read and written: the right-hand sides in its first m rows, overwritten by X in its first n rows
    ldb    >= max(1, rows of B)
    jpvt   n elements, read and written: as in GEQP3
    rcond  condition numbers up to 1 / rcond count as regular
    rank   one number, written: the rank that was found
    """
    return call("lapilli_zgelsy", context, integer(m), integer(n), integer(nrhs), written(A, "z", lda),
                integer(lda), written(B, "z", ldb), integer(ldb), written(jpvt, "i"), real64(rcond),
                written(rank, "i"))


def sgelsy_mgpu(A: Matrix, B: Matrix, jpvt: Array, rcond: float, rank: Array, *,
                context: Context | None = None) -> int:
    """SGELSY on spread matrices."""
    return call("lapilli_sgelsy_mgpu", context, handle(A), handle(B), written(jpvt, "i"), real32(rcond),
                written(rank, "i"))


def dgelsy_mgpu(A: Matrix, B: Matrix, jpvt: Array, rcond: float, rank: Array, *,
                context: Context | None = None) -> int:
    """DGELSY on spread matrices."""
    return call("lapilli_dgelsy_mgpu", context, handle(A), handle(B), written(jpvt, "i"), real64(rcond),
                written(rank, "i"))


def cgelsy_mgpu(A: Matrix, B: Matrix, jpvt: Array, rcond: float, rank: Array, *,
                context: Context | None = None) -> int:
    """CGELSY on spread matrices."""
    return call("lapilli_cgelsy_mgpu", context, handle(A), handle(B), written(jpvt, "i"), real32(rcond),
                written(rank, "i"))


def zgelsy_mgpu(A: Matrix, B: Matrix, jpvt: Array, rcond: float, rank: Array, *,
                context: Context | None = None) -> int:
    """ZGELSY on spread matrices."""
    return call("lapilli_zgelsy_mgpu", context, handle(A), handle(B), written(jpvt, "i"), real64(rcond),
                written(rank, "i"))


def sgelsy_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SGELSY needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgelsy_memory", context, integer(m), integer(n), integer(nrhs))


def dgelsy_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DGELSY needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgelsy_memory", context, integer(m), integer(n), integer(nrhs))


def cgelsy_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CGELSY needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgelsy_memory", context, integer(m), integer(n), integer(nrhs))


def zgelsy_memory(m: int, n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZGELSY needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgelsy_memory", context, integer(m), integer(n), integer(nrhs))
