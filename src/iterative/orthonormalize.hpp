// SPDX-License-Identifier: BSD-3-Clause
// Vectors made orthonormal to those before them and among each other, in the inner product x^H B y.
#pragma once

#include <string>
#include <vector>

#include "iterative/small_matrix.hpp"
#include "iterative/vectors.hpp"

namespace lapilli {

/// An operator is not what a method needs: A not Hermitian, B or the preconditioner not Hermitian and positive definite.
struct UnfitOperator {
    Role role;
};

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
    index_t run(index_t first, index_t count);

  private:
    struct Round {
        SmallMatrix<T> coefficients;
        bool is_last;
    };
    using Real = real_t<T>;

    Round by_blocks(index_t first, index_t count, bool is_first);
    index_t by_columns(index_t first, index_t count);
    bool by_column(index_t j);
    void project(index_t j);
    SmallMatrix<T> gram(index_t first, index_t count, index_t column, index_t columns);

    Vectors<T>& vectors_;
    int s_, bs_;
    Orthogonalization how_;
};

}  // namespace lapilli
