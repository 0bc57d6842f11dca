// SPDX-License-Identifier: BSD-3-Clause
// Vectors made orthonormal to those before them and among each other, in the inner product x^H B y.
#pragma once

#include <string>
#include <vector>

#include "iterative/operator_checks.hpp"
#include "iterative/small_matrix.hpp"
#include "iterative/vectors.hpp"

namespace lapilli {

/// How: Cholesky QR, and SVQB where that breaks; Cholesky QR with a shift; SVQB (Stathopoulos, Wu 2002); Gram and Schmidt's
/// method, classical, twice, and modified, twice, column by column.
enum class Orthogonalization { cholesky, shifted, svqb, classical, modified };
Orthogonalization orthogonalization_of(const std::string& name);

template <class T>
class Orthonormalizer {
  public:
    /// s: the array of vectors, bs: that of B times them, the same one where B is the identity.
    Orthonormalizer(Vectors<T>& vectors, int s, int bs, Orthogonalization how)
        : vectors_(vectors), s_(s), bs_(bs), how_(how) {}

    /// Of the vectors first .. first + count - 1 of both arrays, those before them being orthonormal. Vectors that depend on
    /// others are dropped; returns how many are left, from `first` on. Throws UnfitOperator, or Error for a NaN.
    /// relation: W as it was in terms of V, the vectors before it, and of W as it is now, whose coefficients stand below those
    /// of V, but for rounding errors: of W nothing is dropped that is larger.
    index_t run(index_t first, index_t count, SmallMatrix<T>* relation = nullptr);

  private:
    struct Round {
        SmallMatrix<T> coefficients;  ///< of the new W in V and the old one
        SmallMatrix<T> in_v, in_w;    ///< of the old W in V and the new one
        bool is_last;
        bool is_broken = false;  ///< the relation would not hold: nothing has been done
    };
    using Real = real_t<T>;

    /// The part of the square of its norm that a vector must keep in a projection; one that loses more is projected once more. By the
    /// root of its inverse a step may multiply what the basis lacks to be orthonormal: with less, errors grew from step to step where
    /// vectors were rounding errors of what the basis has.
    static constexpr Real keeps = Real(0.5);

    Round by_blocks(index_t first, index_t count, bool is_first, bool exactly);
    /// rows: as of `relation`, all of it.
    index_t by_columns(index_t first, index_t count, SmallMatrix<T>& rows);
    bool by_column(index_t j, T* coefficients);
    void project(index_t j, T* coefficients);
    SmallMatrix<T> gram(index_t first, index_t count, index_t column, index_t columns);

    Vectors<T>& vectors_;
    int s_, bs_;
    Orthogonalization how_;
};

}  // namespace lapilli
