# SPDX-License-Identifier: BSD-3-Clause
"""Sparse matrices for the tests, and classes with the attributes of scipy.sparse."""
import numpy as np
from support import general


class CSR:
    """As scipy's csr_matrix."""

    def __init__(self, a, index=np.int32, unsorted=False):
        self.shape, self.dtype = a.shape, a.dtype
        rows, columns = np.nonzero(a)
        if unsorted:
            order = np.lexsort((-columns, rows))
            rows, columns = rows[order], columns[order]
            self.has_canonical_format = False
        self.indices = columns.astype(index)
        self.indptr = np.concatenate([[0], np.cumsum(np.bincount(rows, minlength=a.shape[0]))]).astype(index)
        self.data = a[rows, columns]

    def tocoo(self):
        return COO.of(self.shape, self.data, np.repeat(np.arange(self.shape[0]), np.diff(self.indptr)), self.indices)


class COO:
    """As coo_matrix."""

    @classmethod
    def of(cls, shape, data, row, col):
        self = cls.__new__(cls)
        self.shape, self.dtype, self.data, self.row, self.col = shape, data.dtype, data, row, col
        return self


class BSR:
    """As bsr_matrix, whose pattern has all blocks."""

    def __init__(self, a, r, c):
        self.shape, self.dtype, self.blocksize = a.shape, a.dtype, (r, c)
        down, across = a.shape[0] // r, a.shape[1] // c
        self.data = np.ascontiguousarray(a.reshape(down, r, across, c).transpose(0, 2, 1, 3)).reshape(-1, r, c)
        self.indices = np.tile(np.arange(across, dtype=np.int32), down)
        self.indptr = np.arange(down + 1, dtype=np.int32) * across

    def tocoo(self):
        (down, across), (r, c) = (len(self.indptr) - 1, self.shape[1] // self.blocksize[1]), self.blocksize
        i, j, p, q = np.meshgrid(np.arange(down), np.arange(across), np.arange(r), np.arange(c), indexing="ij")
        return COO.of(self.shape, self.data.reshape(-1), (i * r + p).reshape(-1), (j * c + q).reshape(-1))


class Other:
    """As lil_matrix or dok_matrix."""

    format = "lil"

    def __init__(self, a):
        self.shape, self.dtype, self._a = a.shape, a.dtype, a

    def tocsr(self):
        return CSR(self._a)


def holes(m, n, dtype, seed=0):
    """A dense matrix of which most elements are zero."""
    random = np.random.default_rng([m, n, seed])
    return np.where(random.random((m, n)) < 0.2, general(m, n, dtype, seed), 0).astype(dtype)


def banded(n, dtype):
    """Hermitian and positive definite, with eigenvalues that are well apart at both ends."""
    a = np.diag(np.linspace(4, 40, n) + 40 * (np.arange(n) > n - 4)).astype(dtype)
    beside = general(1, n - 1, dtype)[0] / 4
    return a + np.diag(beside, 1) + np.diag(beside.conj(), -1)
