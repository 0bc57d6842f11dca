// SPDX-License-Identifier: BSD-3-Clause
// Vectors made orthonormal to those before them and among each other, in the inner product x^H B y.
#pragma once

#include <string>
#include <vector>

#include "iterative/operator_checks.hpp"
#include "iterative/small_matrix.hpp"
#include "iterative/vectors.hpp"

namespace lapilli {

/// How: Cholesky QR, and SVQB where that breaks; Cholesky QR with a shift; SVQB (Stathopoulos, Wu 2002); Gram
/// and Schmidt's method, classical, twice, and modified, twice, column by column.
enum class Orthogonalization { cholesky, shifted, svqb, classical, modified };
Orthogonalization orthogonalization_of(const std::string& name);

/// W as it was, in terms of V, the vectors before it, and of W as it is now: V in_v + W in_w, but for
/// rounding errors. It may be used again, which spares memory.
template <class T>
class Relation {
  public:
    HostView<const T> in_v() const { return rows_.block(0, 0, of_v_, rows_.cols()); }
    const SmallMatrix<T>& in_w() const { return in_w_; }
    bool is_finite() const { return all_finite(in_v()) && in_w_.is_finite(); }

    /// Where begin() finds the coefficients in V.
    SmallMatrix<T>& rows() { return rows_; }
    /// The first of rows() are of the vectors `from` to of_v - 1; those before them are not in W.
    void begin(index_t from, index_t of_v, SmallMatrix<T> in_w);
    /// W has been replaced: it is V more_v + (the new W) more_w.
    void go_on(HostView<const T> more_v, HostView<const T> more_w);
    /// in_v() has coefficients of all vectors.
    bool is_whole() const { return from_ == 0; }

  private:
    SmallMatrix<T> rows_, in_w_, next_rows_;
    index_t from_ = 0, of_v_ = 0;
};

template <class T>
class Orthonormalizer {
  public:
    /// s: the array of vectors, bs: that of B times them, the same one where B is the identity.
    Orthonormalizer(Vectors<T>& vectors, int s, int bs, Orthogonalization how)
        : vectors_(vectors), s_(s), bs_(bs), how_(how) {}

    /// The second array has B times this factor.
    void scale_b(real_t<T> factor) { b_scale_ = factor; }

    /// Vectors of the caller times powers of two, where the squares of their elements would overflow or
    /// vanish.
    void bring_near_one(index_t first, index_t count);

    /// Orthonormalizes vectors first .. first + count - 1 of both arrays; those before them are orthonormal.
    /// Vectors that depend on others are dropped; returns how many are left, from `first` on. Throws
    /// UnfitOperator, or Error for a NaN. With a relation nothing of W is dropped that is larger than
    /// rounding errors. If W has only rounding errors along the vectors before `from`, the first round leaves
    /// them out, and another one follows.
    index_t run(index_t first, index_t count, Relation<T>* relation = nullptr, index_t from = 0);

  private:
    using Real = real_t<T>;
    struct Round {
        SmallMatrix<T> in_w;  ///< of the old W in the new one
        bool is_last;
        bool is_broken = false;  ///< the relation would not hold: nothing has been done
        Real growth = 1;         ///< of the squares of errors that W had before
    };

    /// The part of the square of its norm that a vector must keep in a projection; one that loses more is
    /// projected once more. By the root of its inverse a step may multiply what the basis lacks to be
    /// orthonormal: with less, errors grew from step to step where vectors were rounding errors of what the
    /// basis has.
    static constexpr Real keeps = Real(0.5);

    /// g becomes the Gram matrix of W with V's vectors from `from` on and with W; coefficients_ gets the
    /// coefficients of the new W in terms of both. The last argument says whether B W is computed first.
    Round by_blocks(index_t from, index_t first, index_t count, bool is_first, bool exactly,
                    SmallMatrix<T>& g, bool anew = false);
    /// g becomes W as it was in terms of V and of what is left of W.
    index_t by_columns(index_t first, index_t count, SmallMatrix<T>& g);
    bool by_column(index_t j, T* coefficients);
    void project(index_t j, T* coefficients);
    void gram(index_t first, index_t count, index_t column, index_t columns, SmallMatrix<T>& g);
    void multiply_anew(index_t first, index_t count);
    bool has_b() const { return bs_ != s_; }

    Vectors<T>& vectors_;
    int s_, bs_;
    Orthogonalization how_;
    Real b_scale_ = 1;
    /// Kept, because with thousands of vectors each pass over such a matrix counts, and new memory costs more
    /// than a pass.
    SmallMatrix<T> gram_, coefficients_;
};

}  // namespace lapilli
