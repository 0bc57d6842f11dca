// SPDX-License-Identifier: BSD-3-Clause
// Triangular factors of a batch, in blocks of 32 rows and columns: what the Cholesky factorization and the
// ways to the ordinary eigenproblem and back have in common.
#pragma once

#include "batch/jacobi.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kBlock = 32, kTileLd = kBlock + 1;
template <class T>
inline constexpr std::size_t kTileBytes = kBlock* kTileLd * sizeof(T);

/// The lower triangle of a matrix, or the conjugate transpose of its upper one.
template <class T>
struct LowerTriangle {
    T* a;
    std::int64_t ld;
    bool lower;

    LAPILLI_DEVICE T get(int i, int j) const {
        return lower ? load(a + i + j * ld) : conj(load(a + j + i * ld));
    }
    LAPILLI_DEVICE void put(int i, int j, std::type_identity_t<std::remove_const_t<T>> x) const {
        if (lower) {
            store(a + i + j * ld, x);
        } else {
            store(a + j + i * ld, conj(x));
        }
    }
};

/// The Cholesky factor of a matrix of order n: each of N lanes has a row, up to its diagonal; the rows become
/// L's. Returns the order of the leading minor that is not positive definite, or 0; the columns before it are
/// L's. `there` for all lanes of a group; all lanes of the warp call it.
template <int N, class T>
LAPILLI_DEVICE int factor_rows(T (&row)[N], int n, bool there) {
    using R = real_t<T>;
    const int lane = lane_id() % N, first = lane_id() - lane;
    int failed = 0;
    LAPILLI_UNROLL
    for (int k = 0; k < N; ++k) {
        const R pivot = shuffle(real(row[k]), first + k);
        if (there && failed == 0 && k < n && !(pivot > R(0))) failed = k + 1;
        const bool takes = there && failed == 0 && k < n;
        // Neither waits for the other.
        const R root = takes ? sqrt(pivot) : R(1), inverse = takes ? inverse_root(pivot) : R(1);
        if (takes) row[k] = lane == k ? from_real<T>(root) : inverse * row[k];
        LAPILLI_UNROLL
        for (int j = k + 1; j < N; ++j) {
            const T of_row = shuffle(row[k], first + j);
            if (takes && lane >= j) row[j] = fma(-row[k], conj(of_row), row[j]);
        }
    }
    return failed;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
