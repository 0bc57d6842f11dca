# SPDX-License-Identifier: BSD-3-Clause
"""Products of a matrix and a vector. Vectors are the BLAS's: element i of x, i from 0, is x[i * incx], or, where incx <
0, x[(i - n + 1) * incx]; an increment of 0 is bad. Where beta = 0, y may hold anything, NaN too; where alpha = 0 or
op(A) has no columns, y := beta y, and A and x are not read. x and y must not overlap, and y must not overlap A. A
pointer to device memory that is not a multiple of its element's size is bad.

Sums run in a fixed order: the same call on the same operands at the same addresses gives the same bits again, unless
the setting level2.atomics is on.

The forms on queues check their arguments at once, pointers included: one that is not in the memory of the queue's
device is bad. What fails later is reported by lapilli_queue_synchronize; the result is undefined then, also when the
call itself returns one of the LAPILLI_ERROR_ codes. They allocate nothing but the queue's scratch memory, and that only
when a call needs more than the calls before.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from collections.abc import Sequence

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Queue, call, call_on_queue, call_on_queues, complex32,
                        complex64, handle, integer, letter, parts_read, parts_written, read, real32, real64,
                        written)

__all__ = [
    "sgemv", "dgemv", "cgemv", "zgemv", "sgemv_async", "dgemv_async", "cgemv_async", "zgemv_async", "sgemv_offset",
    "dgemv_offset", "cgemv_offset", "zgemv_offset", "sgemv_mgpu", "dgemv_mgpu", "cgemv_mgpu", "zgemv_mgpu",
    "sgemv_mgpu_async", "dgemv_mgpu_async", "cgemv_mgpu_async", "zgemv_mgpu_async", "ssymv", "dsymv", "csymv", "zsymv",
    "ssymv_async", "dsymv_async", "csymv_async", "zsymv_async", "ssymv_offset", "dsymv_offset", "csymv_offset",
    "zsymv_offset", "ssymv_mgpu", "dsymv_mgpu", "csymv_mgpu", "zsymv_mgpu", "ssymv_mgpu_async", "dsymv_mgpu_async",
    "csymv_mgpu_async", "zsymv_mgpu_async", "chemv", "zhemv", "chemv_async", "zhemv_async", "chemv_offset",
    "zhemv_offset", "chemv_mgpu", "zhemv_mgpu", "chemv_mgpu_async", "zhemv_mgpu_async"
]


def sgemv(trans: Letter, m: int, n: int, alpha: float, A: Array, lda: int, x: Array, incx: int, beta: float,
          y: Array, incy: int, *, context: Context | None = None) -> int:
    """SGEMV: y := alpha op(A) x + beta y.

    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    alpha  a number
    A      m-by-n, read
    lda    >= max(1, m)
    x      read: as long as op(A) has columns
    incx   not 0
    beta   a number
    y      read and written: as long as op(A) has rows
    incy   not 0
    """
    return call("lapilli_sgemv", context, letter(trans), integer(m), integer(n), real32(alpha),
                read(A, "s", lda), integer(lda), read(x, "s", incx), integer(incx), real32(beta),
                written(y, "s", incy), integer(incy))


def dgemv(trans: Letter, m: int, n: int, alpha: float, A: Array, lda: int, x: Array, incx: int, beta: float,
          y: Array, incy: int, *, context: Context | None = None) -> int:
    """DGEMV: y := alpha op(A) x + beta y.

    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    alpha  a number
    A      m-by-n, read
    lda    >= max(1, m)
    x      read: as long as op(A) has columns
    incx   not 0
    beta   a number
    y      read and written: as long as op(A) has rows
    incy   not 0
    """
    return call("lapilli_dgemv", context, letter(trans), integer(m), integer(n), real64(alpha),
                read(A, "d", lda), integer(lda), read(x, "d", incx), integer(incx), real64(beta),
                written(y, "d", incy), integer(incy))


def cgemv(trans: Letter, m: int, n: int, alpha: complex, A: Array, lda: int, x: Array, incx: int,
          beta: complex, y: Array, incy: int, *, context: Context | None = None) -> int:
    """CGEMV: y := alpha op(A) x + beta y.

    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    alpha  a number
    A      m-by-n, read
    lda    >= max(1, m)
    x      read: as long as op(A) has columns
    incx   not 0
    beta   a number
    y      read and written: as long as op(A) has rows
    incy   not 0
    """
    return call("lapilli_cgemv", context, letter(trans), integer(m), integer(n), complex32(alpha),
                read(A, "c", lda), integer(lda), read(x, "c", incx), integer(incx), complex32(beta),
                written(y, "c", incy), integer(incy))


def zgemv(trans: Letter, m: int, n: int, alpha: complex, A: Array, lda: int, x: Array, incx: int,
          beta: complex, y: Array, incy: int, *, context: Context | None = None) -> int:
    """ZGEMV: y := alpha op(A) x + beta y.

    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    alpha  a number
    A      m-by-n, read
    lda    >= max(1, m)
    x      read: as long as op(A) has columns
    incx   not 0
    beta   a number
    y      read and written: as long as op(A) has rows
    incy   not 0
    """
    return call("lapilli_zgemv", context, letter(trans), integer(m), integer(n), complex64(alpha),
                read(A, "z", lda), integer(lda), read(x, "z", incx), integer(incx), complex64(beta),
                written(y, "z", incy), integer(incy))


def sgemv_async(queue: Queue, trans: Letter, m: int, n: int, alpha: float, A: Array, lda: int, x: Array,
                incx: int, beta: float, y: Array, incy: int) -> int:
    """SGEMV on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_sgemv_async", queue, letter(trans), integer(m), integer(n), real32(alpha),
                         read(A, "s", lda), integer(lda), read(x, "s", incx), integer(incx), real32(beta),
                         written(y, "s", incy), integer(incy))


def dgemv_async(queue: Queue, trans: Letter, m: int, n: int, alpha: float, A: Array, lda: int, x: Array,
                incx: int, beta: float, y: Array, incy: int) -> int:
    """DGEMV on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_dgemv_async", queue, letter(trans), integer(m), integer(n), real64(alpha),
                         read(A, "d", lda), integer(lda), read(x, "d", incx), integer(incx), real64(beta),
                         written(y, "d", incy), integer(incy))


def cgemv_async(queue: Queue, trans: Letter, m: int, n: int, alpha: complex, A: Array, lda: int, x: Array,
                incx: int, beta: complex, y: Array, incy: int) -> int:
    """CGEMV on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_cgemv_async", queue, letter(trans), integer(m), integer(n),
                         complex32(alpha), read(A, "c", lda), integer(lda), read(x, "c", incx), integer(incx),
                         complex32(beta), written(y, "c", incy), integer(incy))


def zgemv_async(queue: Queue, trans: Letter, m: int, n: int, alpha: complex, A: Array, lda: int, x: Array,
                incx: int, beta: complex, y: Array, incy: int) -> int:
    """ZGEMV on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_zgemv_async", queue, letter(trans), integer(m), integer(n),
                         complex64(alpha), read(A, "z", lda), integer(lda), read(x, "z", incx), integer(incx),
                         complex64(beta), written(y, "z", incy), integer(incy))


def sgemv_offset(queue: Queue, trans: Letter, m: int, n: int, alpha: float, A: Array, lda: int, row: int,
                 column: int, x: Array, incx: int, beta: float, y: Array, incy: int) -> int:
    """SGEMV on a queue and a submatrix."""
    return call_on_queue("lapilli_sgemv_offset", queue, letter(trans), integer(m), integer(n), real32(alpha),
                         read(A, "s", lda), integer(lda), integer(row), integer(column), read(x, "s", incx),
                         integer(incx), real32(beta), written(y, "s", incy), integer(incy))


def dgemv_offset(queue: Queue, trans: Letter, m: int, n: int, alpha: float, A: Array, lda: int, row: int,
                 column: int, x: Array, incx: int, beta: float, y: Array, incy: int) -> int:
    """DGEMV on a queue and a submatrix."""
    return call_on_queue("lapilli_dgemv_offset", queue, letter(trans), integer(m), integer(n), real64(alpha),
                         read(A, "d", lda), integer(lda), integer(row), integer(column), read(x, "d", incx),
                         integer(incx), real64(beta), written(y, "d", incy), integer(incy))


def cgemv_offset(queue: Queue, trans: Letter, m: int, n: int, alpha: complex, A: Array, lda: int, row: int,
                 column: int, x: Array, incx: int, beta: complex, y: Array, incy: int) -> int:
    """CGEMV on a queue and a submatrix."""
    return call_on_queue("lapilli_cgemv_offset", queue, letter(trans), integer(m), integer(n),
                         complex32(alpha), read(A, "c", lda), integer(lda), integer(row), integer(column),
                         read(x, "c", incx), integer(incx), complex32(beta), written(y, "c", incy),
                         integer(incy))


def zgemv_offset(queue: Queue, trans: Letter, m: int, n: int, alpha: complex, A: Array, lda: int, row: int,
                 column: int, x: Array, incx: int, beta: complex, y: Array, incy: int) -> int:
    """ZGEMV on a queue and a submatrix."""
    return call_on_queue("lapilli_zgemv_offset", queue, letter(trans), integer(m), integer(n),
                         complex64(alpha), read(A, "z", lda), integer(lda), integer(row), integer(column),
                         read(x, "z", incx), integer(incx), complex64(beta), written(y, "z", incy),
                         integer(incy))


def sgemv_mgpu(trans: Letter, alpha: float, A: Matrix, x: Array, incx: int, beta: float, y: Array, incy: int,
               *, context: Context | None = None) -> int:
    """SGEMV on spread matrices."""
    return call("lapilli_sgemv_mgpu", context, letter(trans), real32(alpha), handle(A), read(x, "s", incx),
                integer(incx), real32(beta), written(y, "s", incy), integer(incy))


def dgemv_mgpu(trans: Letter, alpha: float, A: Matrix, x: Array, incx: int, beta: float, y: Array, incy: int,
               *, context: Context | None = None) -> int:
    """DGEMV on spread matrices."""
    return call("lapilli_dgemv_mgpu", context, letter(trans), real64(alpha), handle(A), read(x, "d", incx),
                integer(incx), real64(beta), written(y, "d", incy), integer(incy))


def cgemv_mgpu(trans: Letter, alpha: complex, A: Matrix, x: Array, incx: int, beta: complex, y: Array,
               incy: int, *, context: Context | None = None) -> int:
    """CGEMV on spread matrices."""
    return call("lapilli_cgemv_mgpu", context, letter(trans), complex32(alpha), handle(A), read(x, "c", incx),
                integer(incx), complex32(beta), written(y, "c", incy), integer(incy))


def zgemv_mgpu(trans: Letter, alpha: complex, A: Matrix, x: Array, incx: int, beta: complex, y: Array,
               incy: int, *, context: Context | None = None) -> int:
    """ZGEMV on spread matrices."""
    return call("lapilli_zgemv_mgpu", context, letter(trans), complex64(alpha), handle(A), read(x, "z", incx),
                integer(incx), complex64(beta), written(y, "z", incy), integer(incy))


def sgemv_mgpu_async(queues: Sequence[Queue], trans: Letter, alpha: float, A: Matrix, x: Sequence[Array],
                     incx: int, beta: float, y: Sequence[Array], incy: int) -> int:
    """SGEMV on spread matrices, without waiting: a queue and a vector for each device."""
    return call_on_queues("lapilli_sgemv_mgpu_async", queues, letter(trans), real32(alpha), handle(A),
                          parts_read(x, "s", incx), integer(incx), real32(beta), parts_written(y, "s", incy),
                          integer(incy))


def dgemv_mgpu_async(queues: Sequence[Queue], trans: Letter, alpha: float, A: Matrix, x: Sequence[Array],
                     incx: int, beta: float, y: Sequence[Array], incy: int) -> int:
    """DGEMV on spread matrices, without waiting: a queue and a vector for each device."""
    return call_on_queues("lapilli_dgemv_mgpu_async", queues, letter(trans), real64(alpha), handle(A),
                          parts_read(x, "d", incx), integer(incx), real64(beta), parts_written(y, "d", incy),
                          integer(incy))


def cgemv_mgpu_async(queues: Sequence[Queue], trans: Letter, alpha: complex, A: Matrix, x: Sequence[Array],
                     incx: int, beta: complex, y: Sequence[Array], incy: int) -> int:
    """CGEMV on spread matrices, without waiting: a queue and a vector for each device."""
    return call_on_queues("lapilli_cgemv_mgpu_async", queues, letter(trans), complex32(alpha), handle(A),
                          parts_read(x, "c", incx), integer(incx), complex32(beta),
                          parts_written(y, "c", incy), integer(incy))


def zgemv_mgpu_async(queues: Sequence[Queue], trans: Letter, alpha: complex, A: Matrix, x: Sequence[Array],
                     incx: int, beta: complex, y: Sequence[Array], incy: int) -> int:
    """ZGEMV on spread matrices, without waiting: a queue and a vector for each device."""
    return call_on_queues("lapilli_zgemv_mgpu_async", queues, letter(trans), complex64(alpha), handle(A),
                          parts_read(x, "z", incx), integer(incx), complex64(beta),
                          parts_written(y, "z", incy), integer(incy))


def ssymv(uplo: Letter, n: int, alpha: float, A: Array, lda: int, x: Array, incx: int, beta: float, y: Array,
          incy: int, *, context: Context | None = None) -> int:
    """SSYMV: y := alpha A x + beta y, A symmetric, also in c and z (complex symmetric).

    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    alpha  a number
    A      n-by-n, read
    lda    >= max(1, n)
    x      n elements, read
    incx   not 0
    beta   a number
    y      n elements, read and written
    incy   not 0
    """
    return call("lapilli_ssymv", context, letter(uplo), integer(n), real32(alpha), read(A, "s", lda),
                integer(lda), read(x, "s", incx), integer(incx), real32(beta), written(y, "s", incy),
                integer(incy))


def dsymv(uplo: Letter, n: int, alpha: float, A: Array, lda: int, x: Array, incx: int, beta: float, y: Array,
          incy: int, *, context: Context | None = None) -> int:
    """DSYMV: y := alpha A x + beta y, A symmetric, also in c and z (complex symmetric).

    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    alpha  a number
    A      n-by-n, read
    lda    >= max(1, n)
    x      n elements, read
    incx   not 0
    beta   a number
    y      n elements, read and written
    incy   not 0
    """
    return call("lapilli_dsymv", context, letter(uplo), integer(n), real64(alpha), read(A, "d", lda),
                integer(lda), read(x, "d", incx), integer(incx), real64(beta), written(y, "d", incy),
                integer(incy))


def csymv(uplo: Letter, n: int, alpha: complex, A: Array, lda: int, x: Array, incx: int, beta: complex,
          y: Array, incy: int, *, context: Context | None = None) -> int:
    """CSYMV: y := alpha A x + beta y, A symmetric, also in c and z (complex symmetric).

    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    alpha  a number
    A      n-by-n, read
    lda    >= max(1, n)
    x      n elements, read
    incx   not 0
    beta   a number
    y      n elements, read and written
    incy   not 0
    """
    return call("lapilli_csymv", context, letter(uplo), integer(n), complex32(alpha), read(A, "c", lda),
                integer(lda), read(x, "c", incx), integer(incx), complex32(beta), written(y, "c", incy),
                integer(incy))


def zsymv(uplo: Letter, n: int, alpha: complex, A: Array, lda: int, x: Array, incx: int, beta: complex,
          y: Array, incy: int, *, context: Context | None = None) -> int:
    """ZSYMV: y := alpha A x + beta y, A symmetric, also in c and z (complex symmetric).

    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    alpha  a number
    A      n-by-n, read
    lda    >= max(1, n)
    x      n elements, read
    incx   not 0
    beta   a number
    y      n elements, read and written
    incy   not 0
    """
    return call("lapilli_zsymv", context, letter(uplo), integer(n), complex64(alpha), read(A, "z", lda),
                integer(lda), read(x, "z", incx), integer(incx), complex64(beta), written(y, "z", incy),
                integer(incy))


def ssymv_async(queue: Queue, uplo: Letter, n: int, alpha: float, A: Array, lda: int, x: Array, incx: int,
                beta: float, y: Array, incy: int) -> int:
    """SSYMV on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_ssymv_async", queue, letter(uplo), integer(n), real32(alpha),
                         read(A, "s", lda), integer(lda), read(x, "s", incx), integer(incx), real32(beta),
                         written(y, "s", incy), integer(incy))


def dsymv_async(queue: Queue, uplo: Letter, n: int, alpha: float, A: Array, lda: int, x: Array, incx: int,
                beta: float, y: Array, incy: int) -> int:
    """DSYMV on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_dsymv_async", queue, letter(uplo), integer(n), real64(alpha),
                         read(A, "d", lda), integer(lda), read(x, "d", incx), integer(incx), real64(beta),
                         written(y, "d", incy), integer(incy))


def csymv_async(queue: Queue, uplo: Letter, n: int, alpha: complex, A: Array, lda: int, x: Array, incx: int,
                beta: complex, y: Array, incy: int) -> int:
    """CSYMV on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_csymv_async", queue, letter(uplo), integer(n), complex32(alpha),
                         read(A, "c", lda), integer(lda), read(x, "c", incx), integer(incx), complex32(beta),
                         written(y, "c", incy), integer(incy))


def zsymv_async(queue: Queue, uplo: Letter, n: int, alpha: complex, A: Array, lda: int, x: Array, incx: int,
                beta: complex, y: Array, incy: int) -> int:
    """ZSYMV on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_zsymv_async", queue, letter(uplo), integer(n), complex64(alpha),
                         read(A, "z", lda), integer(lda), read(x, "z", incx), integer(incx), complex64(beta),
                         written(y, "z", incy), integer(incy))


def ssymv_offset(queue: Queue, uplo: Letter, n: int, alpha: float, A: Array, lda: int, offset: int, x: Array,
                 incx: int, beta: float, y: Array, incy: int) -> int:
    """SSYMV on a queue and a submatrix."""
    return call_on_queue("lapilli_ssymv_offset", queue, letter(uplo), integer(n), real32(alpha),
                         read(A, "s", lda), integer(lda), integer(offset), read(x, "s", incx), integer(incx),
                         real32(beta), written(y, "s", incy), integer(incy))


def dsymv_offset(queue: Queue, uplo: Letter, n: int, alpha: float, A: Array, lda: int, offset: int, x: Array,
                 incx: int, beta: float, y: Array, incy: int) -> int:
    """DSYMV on a queue and a submatrix."""
    return call_on_queue("lapilli_dsymv_offset", queue, letter(uplo), integer(n), real64(alpha),
                         read(A, "d", lda), integer(lda), integer(offset), read(x, "d", incx), integer(incx),
                         real64(beta), written(y, "d", incy), integer(incy))


def csymv_offset(queue: Queue, uplo: Letter, n: int, alpha: complex, A: Array, lda: int, offset: int,
                 x: Array, incx: int, beta: complex, y: Array, incy: int) -> int:
    """CSYMV on a queue and a submatrix."""
    return call_on_queue("lapilli_csymv_offset", queue, letter(uplo), integer(n), complex32(alpha),
                         read(A, "c", lda), integer(lda), integer(offset), read(x, "c", incx), integer(incx),
                         complex32(beta), written(y, "c", incy), integer(incy))


def zsymv_offset(queue: Queue, uplo: Letter, n: int, alpha: complex, A: Array, lda: int, offset: int,
                 x: Array, incx: int, beta: complex, y: Array, incy: int) -> int:
    """ZSYMV on a queue and a submatrix."""
    return call_on_queue("lapilli_zsymv_offset", queue, letter(uplo), integer(n), complex64(alpha),
                         read(A, "z", lda), integer(lda), integer(offset), read(x, "z", incx), integer(incx),
                         complex64(beta), written(y, "z", incy), integer(incy))


def ssymv_mgpu(uplo: Letter, alpha: float, A: Matrix, x: Array, incx: int, beta: float, y: Array, incy: int,
               *, context: Context | None = None) -> int:
    """SSYMV on spread matrices."""
    return call("lapilli_ssymv_mgpu", context, letter(uplo), real32(alpha), handle(A), read(x, "s", incx),
                integer(incx), real32(beta), written(y, "s", incy), integer(incy))


def dsymv_mgpu(uplo: Letter, alpha: float, A: Matrix, x: Array, incx: int, beta: float, y: Array, incy: int,
               *, context: Context | None = None) -> int:
    """DSYMV on spread matrices."""
    return call("lapilli_dsymv_mgpu", context, letter(uplo), real64(alpha), handle(A), read(x, "d", incx),
                integer(incx), real64(beta), written(y, "d", incy), integer(incy))


def csymv_mgpu(uplo: Letter, alpha: complex, A: Matrix, x: Array, incx: int, beta: complex, y: Array,
               incy: int, *, context: Context | None = None) -> int:
    """CSYMV on spread matrices."""
    return call("lapilli_csymv_mgpu", context, letter(uplo), complex32(alpha), handle(A), read(x, "c", incx),
                integer(incx), complex32(beta), written(y, "c", incy), integer(incy))


def zsymv_mgpu(uplo: Letter, alpha: complex, A: Matrix, x: Array, incx: int, beta: complex, y: Array,
               incy: int, *, context: Context | None = None) -> int:
    """ZSYMV on spread matrices."""
    return call("lapilli_zsymv_mgpu", context, letter(uplo), complex64(alpha), handle(A), read(x, "z", incx),
                integer(incx), complex64(beta), written(y, "z", incy), integer(incy))


def ssymv_mgpu_async(queues: Sequence[Queue], uplo: Letter, alpha: float, A: Matrix, x: Sequence[Array],
                     incx: int, beta: float, y: Sequence[Array], incy: int) -> int:
    """SSYMV on spread matrices, without waiting: a queue and a vector for each device."""
    return call_on_queues("lapilli_ssymv_mgpu_async", queues, letter(uplo), real32(alpha), handle(A),
                          parts_read(x, "s", incx), integer(incx), real32(beta), parts_written(y, "s", incy),
                          integer(incy))


def dsymv_mgpu_async(queues: Sequence[Queue], uplo: Letter, alpha: float, A: Matrix, x: Sequence[Array],
                     incx: int, beta: float, y: Sequence[Array], incy: int) -> int:
    """DSYMV on spread matrices, without waiting: a queue and a vector for each device."""
    return call_on_queues("lapilli_dsymv_mgpu_async", queues, letter(uplo), real64(alpha), handle(A),
                          parts_read(x, "d", incx), integer(incx), real64(beta), parts_written(y, "d", incy),
                          integer(incy))


def csymv_mgpu_async(queues: Sequence[Queue], uplo: Letter, alpha: complex, A: Matrix, x: Sequence[Array],
                     incx: int, beta: complex, y: Sequence[Array], incy: int) -> int:
    """CSYMV on spread matrices, without waiting: a queue and a vector for each device."""
    return call_on_queues("lapilli_csymv_mgpu_async", queues, letter(uplo), complex32(alpha), handle(A),
                          parts_read(x, "c", incx), integer(incx), complex32(beta),
                          parts_written(y, "c", incy), integer(incy))


def zsymv_mgpu_async(queues: Sequence[Queue], uplo: Letter, alpha: complex, A: Matrix, x: Sequence[Array],
                     incx: int, beta: complex, y: Sequence[Array], incy: int) -> int:
    """ZSYMV on spread matrices, without waiting: a queue and a vector for each device."""
    return call_on_queues("lapilli_zsymv_mgpu_async", queues, letter(uplo), complex64(alpha), handle(A),
                          parts_read(x, "z", incx), integer(incx), complex64(beta),
                          parts_written(y, "z", incy), integer(incy))


def chemv(uplo: Letter, n: int, alpha: complex, A: Array, lda: int, x: Array, incx: int, beta: complex,
          y: Array, incy: int, *, context: Context | None = None) -> int:
    """CHEMV: y := alpha A x + beta y, A Hermitian; the imaginary parts of its diagonal are not read.

    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    alpha  a number
    A      n-by-n, read
    lda    >= max(1, n)
    x      n elements, read
    incx   not 0
    beta   a number
    y      n elements, read and written
    incy   not 0
    """
    return call("lapilli_chemv", context, letter(uplo), integer(n), complex32(alpha), read(A, "c", lda),
                integer(lda), read(x, "c", incx), integer(incx), complex32(beta), written(y, "c", incy),
                integer(incy))


def zhemv(uplo: Letter, n: int, alpha: complex, A: Array, lda: int, x: Array, incx: int, beta: complex,
          y: Array, incy: int, *, context: Context | None = None) -> int:
    """ZHEMV: y := alpha A x + beta y, A Hermitian; the imaginary parts of its diagonal are not read.

    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    alpha  a number
    A      n-by-n, read
    lda    >= max(1, n)
    x      n elements, read
    incx   not 0
    beta   a number
    y      n elements, read and written
    incy   not 0
    """
    return call("lapilli_zhemv", context, letter(uplo), integer(n), complex64(alpha), read(A, "z", lda),
                integer(lda), read(x, "z", incx), integer(incx), complex64(beta), written(y, "z", incy),
                integer(incy))


def chemv_async(queue: Queue, uplo: Letter, n: int, alpha: complex, A: Array, lda: int, x: Array, incx: int,
                beta: complex, y: Array, incy: int) -> int:
    """CHEMV on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_chemv_async", queue, letter(uplo), integer(n), complex32(alpha),
                         read(A, "c", lda), integer(lda), read(x, "c", incx), integer(incx), complex32(beta),
                         written(y, "c", incy), integer(incy))


def zhemv_async(queue: Queue, uplo: Letter, n: int, alpha: complex, A: Array, lda: int, x: Array, incx: int,
                beta: complex, y: Array, incy: int) -> int:
    """ZHEMV on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_zhemv_async", queue, letter(uplo), integer(n), complex64(alpha),
                         read(A, "z", lda), integer(lda), read(x, "z", incx), integer(incx), complex64(beta),
                         written(y, "z", incy), integer(incy))


def chemv_offset(queue: Queue, uplo: Letter, n: int, alpha: complex, A: Array, lda: int, offset: int,
                 x: Array, incx: int, beta: complex, y: Array, incy: int) -> int:
    """CHEMV on a queue and a submatrix."""
    return call_on_queue("lapilli_chemv_offset", queue, letter(uplo), integer(n), complex32(alpha),
                         read(A, "c", lda), integer(lda), integer(offset), read(x, "c", incx), integer(incx),
                         complex32(beta), written(y, "c", incy), integer(incy))


def zhemv_offset(queue: Queue, uplo: Letter, n: int, alpha: complex, A: Array, lda: int, offset: int,
                 x: Array, incx: int, beta: complex, y: Array, incy: int) -> int:
    """ZHEMV on a queue and a submatrix."""
    return call_on_queue("lapilli_zhemv_offset", queue, letter(uplo), integer(n), complex64(alpha),
                         read(A, "z", lda), integer(lda), integer(offset), read(x, "z", incx), integer(incx),
                         complex64(beta), written(y, "z", incy), integer(incy))


def chemv_mgpu(uplo: Letter, alpha: complex, A: Matrix, x: Array, incx: int, beta: complex, y: Array,
               incy: int, *, context: Context | None = None) -> int:
    """CHEMV on spread matrices."""
    return call("lapilli_chemv_mgpu", context, letter(uplo), complex32(alpha), handle(A), read(x, "c", incx),
                integer(incx), complex32(beta), written(y, "c", incy), integer(incy))


def zhemv_mgpu(uplo: Letter, alpha: complex, A: Matrix, x: Array, incx: int, beta: complex, y: Array,
               incy: int, *, context: Context | None = None) -> int:
    """ZHEMV on spread matrices."""
    return call("lapilli_zhemv_mgpu", context, letter(uplo), complex64(alpha), handle(A), read(x, "z", incx),
                integer(incx), complex64(beta), written(y, "z", incy), integer(incy))


def chemv_mgpu_async(queues: Sequence[Queue], uplo: Letter, alpha: complex, A: Matrix, x: Sequence[Array],
                     incx: int, beta: complex, y: Sequence[Array], incy: int) -> int:
    """CHEMV on spread matrices, without waiting: a queue and a vector for each device."""
    return call_on_queues("lapilli_chemv_mgpu_async", queues, letter(uplo), complex32(alpha), handle(A),
                          parts_read(x, "c", incx), integer(incx), complex32(beta),
                          parts_written(y, "c", incy), integer(incy))


def zhemv_mgpu_async(queues: Sequence[Queue], uplo: Letter, alpha: complex, A: Matrix, x: Sequence[Array],
                     incx: int, beta: complex, y: Sequence[Array], incy: int) -> int:
    """ZHEMV on spread matrices, without waiting: a queue and a vector for each device."""
    return call_on_queues("lapilli_zhemv_mgpu_async", queues, letter(uplo), complex64(alpha), handle(A),
                          parts_read(x, "z", incx), integer(incx), complex64(beta),
                          parts_written(y, "z", incy), integer(incy))
