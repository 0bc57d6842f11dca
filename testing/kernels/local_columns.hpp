// SPDX-License-Identifier: BSD-3-Clause
// One device's block columns of a symmetric or Hermitian matrix, with the workspace of SYMV, as sytrd lays
// them out.
#pragma once

#include <vector>

#include "kernels/support.hpp"
#include "tridiagonal/panel/args.hpp"

namespace lapilli::kernel_tests {

/// The lower triangle of a random Hermitian matrix; its diagonal has an imaginary part that must not count.
template <class T>
Matrix<T> random_hermitian(index_t n, std::uint64_t seed) {
    return random_matrix<T>(n, n, n, seed);
}

/// The columns of each device: blocks of nb columns are distributed cyclically.
struct Layout {
    index_t n = 0, nb = 1;
    int rank = 0, team = 1;

    int owner(index_t col) const { return static_cast<int>(col / nb % team); }
    index_t local_col(index_t col) const { return col / nb / team * nb + col % nb; }
    index_t local_cols() const {
        index_t count = 0;
        for (index_t col = 0; col < n; ++col) count += owner(col) == rank ? 1 : 0;
        return count;
    }
    index_t local_blocks() const { return ceil_div(local_cols(), nb); }
};

template <class T>
struct LocalColumns {
    Layout layout;
    index_t lda;
    Matrix<T> a;
    std::vector<T> partial;

    /// Above the diagonal and below the matrix NaN, and in the workspace.
    LocalColumns(const Matrix<T>& whole, const Layout& where)
        : layout(where), lda(round_up(where.n, row_padding)), a(lda, where.local_cols(), lda, nan_of<T>()) {
        const index_t n = layout.n;
        for (index_t col = n - 1; col >= 0; --col) {
            if (layout.owner(col) != layout.rank) continue;
            const index_t local = layout.local_col(col);
            for (index_t i = col; i < n; ++i) a(i, local) = whole(i, col);
        }
        forget();
    }

    /// The workspace left by an earlier call must not count.
    void forget() {
        const index_t count = panel_partial_sums<T>(layout.n, layout.nb, layout.team);
        partial.assign(static_cast<std::size_t>(count), nan_of<T>());
    }

    SymvTerms<T> terms(index_t first) {
        return {layout.n, first, layout.nb, layout.rank, layout.team, a.data(), lda, partial.data()};
    }
};

}  // namespace lapilli::kernel_tests
