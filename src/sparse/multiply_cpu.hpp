// SPDX-License-Identifier: BSD-3-Clause
// Products of a sparse matrix on the CPU.
#pragma once

#include "sparse/csr.hpp"

namespace lapilli {

/// Vectors in host memory: number v of row i is at data[i * row_step + v * vector_step].
template <class T>
struct HostVectors {
    T* data;
    index_t row_step, vector_step;
};

/// Y := alpha A X + beta Y for k vectors, or with conj(A). Where alpha is 0, A and X are not read, where beta
/// is 0, Y is not. Sums have the order in which entries are stored, for any number of threads.
template <class T>
void multiply_on_cpu(const Csr<T>& a, bool conjugated, index_t k, T alpha, const HostVectors<const T>& x,
                     T beta, const HostVectors<T>& y, int threads);

/// A^T.
template <class T>
Csr<T> transposed(const Csr<T>& a);

}  // namespace lapilli
