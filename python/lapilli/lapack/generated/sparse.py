# SPDX-License-Identifier: BSD-3-Clause
"""Products of sparse matrices. A is a lapilli_sparse (lapilli.h), which its context has made. Where beta = 0, Y may
hold anything, NaN too; where alpha = 0 or op(A) has no columns, Y := beta Y, and A and X are not read. A NaN in X comes
to those rows of Y that have an entry for it. X and Y must not overlap. A pointer to device memory that is not a
multiple of its element's size is bad.

Where Y or X is in the memory of a device, that device computes; where both are in host memory, all devices of the
context do, each some rows, or the CPU (setting spmm.crossover). The first product on devices makes the formats that
they want, and later ones use them again.

Sums run in a fixed order: the same call on the same operands at the same addresses gives the same bits again, on any
number of devices or threads.

What lapilli.h says of a call that returns a negative value holds, with one exception: Y in device memory is worked on
where it is, and is undefined after LAPILLI_ERROR_DEVICE.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from typing import Any

from ...context import Context
from .._marshal import (Array, Letter, Memory, call, complex32, complex64, handle, integer, letter, memory,
                        read, real32, real64, written)

__all__ = [
    "sspmm", "dspmm", "cspmm", "zspmm", "sspmm_memory", "dspmm_memory", "cspmm_memory", "zspmm_memory"
]


def sspmm(trans: Letter, order: Letter, k: int, alpha: float, A: Any, X: Array, ldx: int, beta: float,
          Y: Array, ldy: int, *, context: Context | None = None) -> int:
    """SSPMM: Y := alpha op(A) X + beta Y, A sparse, X and Y of k vectors.
    With order 'R', the k numbers that belong to one row of op(A) are neighbours, which is what the devices work with: X
    and Y in their memory are used where they are. With order 'C' they are turned before and after. With k = 1 this is
    the product of a matrix and a vector. A transposed product makes a transposed copy of A the first time, on the host
    and on the devices; a matrix that was given by one triangle needs none.

    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    order  X and Y have a column ('C') or a row ('R') for each vector
    k      the number of vectors, k >= 0
    alpha  a number
    A      the sparse matrix
    X      read: the vectors that are multiplied, of as many numbers as op(A) has columns
    ldx    >= max(1, rows of X)
    beta   a number
    Y      read and written: the results, of as many numbers as op(A) has rows
    ldy    >= max(1, rows of Y)
    """
    return call("lapilli_sspmm", context, letter(trans), letter(order), integer(k), real32(alpha), handle(A),
                read(X, "s", ldx), integer(ldx), real32(beta), written(Y, "s", ldy), integer(ldy))


def dspmm(trans: Letter, order: Letter, k: int, alpha: float, A: Any, X: Array, ldx: int, beta: float,
          Y: Array, ldy: int, *, context: Context | None = None) -> int:
    """DSPMM: Y := alpha op(A) X + beta Y, A sparse, X and Y of k vectors.
    With order 'R', the k numbers that belong to one row of op(A) are neighbours, which is what the devices work with: X
    and Y in their memory are used where they are. With order 'C' they are turned before and after. With k = 1 this is
    the product of a matrix and a vector. A transposed product makes a transposed copy of A the first time, on the host
    and on the devices; a matrix that was given by one triangle needs none.

    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    order  X and Y have a column ('C') or a row ('R') for each vector
    k      the number of vectors, k >= 0
    alpha  a number
    A      the sparse matrix
    X      read: the vectors that are multiplied, of as many numbers as op(A) has columns
    ldx    >= max(1, rows of X)
    beta   a number
    Y      read and written: the results, of as many numbers as op(A) has rows
    ldy    >= max(1, rows of Y)
    """
    return call("lapilli_dspmm", context, letter(trans), letter(order), integer(k), real64(alpha), handle(A),
                read(X, "d", ldx), integer(ldx), real64(beta), written(Y, "d", ldy), integer(ldy))


def cspmm(trans: Letter, order: Letter, k: int, alpha: complex, A: Any, X: Array, ldx: int, beta: complex,
          Y: Array, ldy: int, *, context: Context | None = None) -> int:
    """CSPMM: Y := alpha op(A) X + beta Y, A sparse, X and Y of k vectors.
    With order 'R', the k numbers that belong to one row of op(A) are neighbours, which is what the devices work with: X
    and Y in their memory are used where they are. With order 'C' they are turned before and after. With k = 1 this is
    the product of a matrix and a vector. A transposed product makes a transposed copy of A the first time, on the host
    and on the devices; a matrix that was given by one triangle needs none.

    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    order  X and Y have a column ('C') or a row ('R') for each vector
    k      the number of vectors, k >= 0
    alpha  a number
    A      the sparse matrix
    X      read: the vectors that are multiplied, of as many numbers as op(A) has columns
    ldx    >= max(1, rows of X)
    beta   a number
    Y      read and written: the results, of as many numbers as op(A) has rows
    ldy    >= max(1, rows of Y)
    """
    return call("lapilli_cspmm", context, letter(trans), letter(order), integer(k), complex32(alpha),
                handle(A), read(X, "c", ldx), integer(ldx), complex32(beta), written(Y, "c", ldy),
                integer(ldy))


def zspmm(trans: Letter, order: Letter, k: int, alpha: complex, A: Any, X: Array, ldx: int, beta: complex,
          Y: Array, ldy: int, *, context: Context | None = None) -> int:
    """ZSPMM: Y := alpha op(A) X + beta Y, A sparse, X and Y of k vectors.
    With order 'R', the k numbers that belong to one row of op(A) are neighbours, which is what the devices work with: X
    and Y in their memory are used where they are. With order 'C' they are turned before and after. With k = 1 this is
    the product of a matrix and a vector. A transposed product makes a transposed copy of A the first time, on the host
    and on the devices; a matrix that was given by one triangle needs none.

    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    order  X and Y have a column ('C') or a row ('R') for each vector
    k      the number of vectors, k >= 0
    alpha  a number
    A      the sparse matrix
    X      read: the vectors that are multiplied, of as many numbers as op(A) has columns
    ldx    >= max(1, rows of X)
    beta   a number
    Y      read and written: the results, of as many numbers as op(A) has rows
    ldy    >= max(1, rows of Y)
    """
    return call("lapilli_zspmm", context, letter(trans), letter(order), integer(k), complex64(alpha),
                handle(A), read(X, "z", ldx), integer(ldx), complex64(beta), written(Y, "z", ldy),
                integer(ldy))


def sspmm_memory(trans: Letter, order: Letter, k: int, A: Any, *, context: Context | None = None) -> Memory:
    """What SSPMM needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sspmm_memory", context, letter(trans), letter(order), integer(k), handle(A))


def dspmm_memory(trans: Letter, order: Letter, k: int, A: Any, *, context: Context | None = None) -> Memory:
    """What DSPMM needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dspmm_memory", context, letter(trans), letter(order), integer(k), handle(A))


def cspmm_memory(trans: Letter, order: Letter, k: int, A: Any, *, context: Context | None = None) -> Memory:
    """What CSPMM needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cspmm_memory", context, letter(trans), letter(order), integer(k), handle(A))


def zspmm_memory(trans: Letter, order: Letter, k: int, A: Any, *, context: Context | None = None) -> Memory:
    """What ZSPMM needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zspmm_memory", context, letter(trans), letter(order), integer(k), handle(A))
