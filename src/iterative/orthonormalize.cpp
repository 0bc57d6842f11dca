// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/orthonormalize.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/error.hpp"
#include "base/scaling.hpp"
#include "host/blas.hpp"
#include "host/lapack.hpp"

namespace lapilli {
namespace {

/// More rounds are never needed, but for operators that answer differently each time.
constexpr int most_rounds = 6;
/// A Gram matrix with a smaller eigenvalue, or an inverse with a larger element, has lost digits that the
/// next round must look for.
constexpr double enough = 1e-2;
constexpr double much = 1e4;

template <class T>
real_t<T> negligible(index_t count) {
    return real_t<T>(10) * static_cast<real_t<T>>(count) * unit_roundoff<T>;
}

/// Columns times T such that their Gram matrix g, whose diagonal is 1, becomes the identity, and about the
/// norm of g^-1.
template <class T>
struct Factor {
    SmallMatrix<T> columns;
    real_t<T> inverse;
};

/// The largest element on the diagonal of R^-1 R^-H. Pivots alone hide how near to singular a matrix of many
/// columns is.
template <class T>
real_t<T> largest_of_inverse(const SmallMatrix<T>& inverse) {
    std::vector<real_t<T>> squares(static_cast<std::size_t>(inverse.rows()));
    for (index_t j = 0; j < inverse.cols(); ++j) {
        for (index_t i = 0; i <= j; ++i) squares[static_cast<std::size_t>(i)] += std::norm(inverse(i, j));
    }
    return *std::max_element(squares.begin(), squares.end());
}

/// R^-1 of g + shift = R^H R; none where a pivot is too small.
template <class T>
bool cholesky_factor(SmallMatrix<T> g, real_t<T> shift, Factor<T>& result) {
    const index_t n = g.rows();
    for (index_t i = 0; i < n; ++i) g(i, i) += shift;
    if (host::potrf('U', g.view()) != 0) return false;
    real_t<T> least = 1;
    for (index_t i = 0; i < n; ++i) least = std::min(least, real_part(g(i, i)) * real_part(g(i, i)));
    if (shift == real_t<T>(0) && least < negligible<T>(n)) return false;
    result.columns = SmallMatrix<T>::identity(n);
    host::trsm(Side::left, Uplo::upper, Op::none, false, T(1), g.view(), result.columns.view());
    result.inverse = largest_of_inverse<T>(result.columns);
    return true;
}

/// Eigenvectors over the roots of their eigenvalues, without those of a null space; false where an eigenvalue
/// is negative.
template <class T>
bool svqb_factor(SmallMatrix<T> g, Factor<T>& result) {
    const std::vector<real_t<T>> values = eigenvectors(g);
    const real_t<T> largest = values.back();
    if (values.front() < -std::sqrt(unit_roundoff<T>) * largest) return false;
    std::vector<index_t> kept;
    for (index_t i = g.cols() - 1; i >= 0; --i) {
        if (values[static_cast<std::size_t>(i)] > negligible<T>(g.rows()) * largest) kept.push_back(i);
    }
    result = {g.columns(kept), largest / std::max(values.front(), unit_roundoff<T> * largest)};
    for (index_t j = 0; j < result.columns.cols(); ++j) {
        const real_t<T> root = std::sqrt(values[static_cast<std::size_t>(kept[static_cast<std::size_t>(j)])]);
        for (index_t i = 0; i < result.columns.rows(); ++i) result.columns(i, j) /= root;
    }
    return true;
}

/// The least of the squares of norms, from `row` on down the diagonal.
template <class T>
real_t<T> least_square(const SmallMatrix<T>& g, index_t row) {
    real_t<T> least = std::numeric_limits<real_t<T>>::max();
    for (index_t j = 0; j < g.cols(); ++j) least = std::min(least, real_part(g(row + j, j)));
    return least;
}

template <class T>
bool factor(const SmallMatrix<T>& g, Orthogonalization how, Factor<T>& result) {
    const real_t<T> shift = how == Orthogonalization::shifted
                                ? real_t<T>(11) * static_cast<real_t<T>>(g.rows()) * unit_roundoff<T>
                                : real_t<T>(0);
    return (how != Orthogonalization::svqb && cholesky_factor(g, shift, result)) || svqb_factor(g, result);
}

}  // namespace

Orthogonalization orthogonalization_of(const std::string& name) {
    if (name == "shifted") return Orthogonalization::shifted;
    if (name == "svqb") return Orthogonalization::svqb;
    if (name == "classical") return Orthogonalization::classical;
    if (name == "modified") return Orthogonalization::modified;
    return Orthogonalization::cholesky;
}

template <class T>
void Relation<T>::begin(index_t from, index_t of_v, SmallMatrix<T> in_w) {
    from_ = from;
    of_v_ = of_v;
    in_w_ = std::move(in_w);
}

template <class T>
void Relation<T>::go_on(HostView<const T> more_v, HostView<const T> more_w) {
    const index_t cols = rows_.cols();
    if (from_ > 0) {
        next_rows_.reshape(of_v_, cols);
        next_rows_.fill_rows(from_, T(0));
        next_rows_.put(from_, 0, rows_.block(0, 0, of_v_ - from_, cols));
        std::swap(rows_, next_rows_);
        from_ = 0;
    }
    if (of_v_ > 0 && cols > 0 && in_w_.rows() > 0) {
        host::gemm(Op::none, Op::none, T(1), more_v, in_w_.read(), T(1),
                   rows_.view().block(0, 0, of_v_, cols));
    }
    in_w_ = multiply(Op::none, more_w, Op::none, in_w_.read());
}

template <class T>
void Orthonormalizer<T>::gram(index_t first, index_t count, index_t column, index_t columns,
                              SmallMatrix<T>& g) {
    g.reshape(count, columns);
    vectors_.gram({s_, first, count}, {bs_, column, columns}, g.view());
    if (!g.is_finite()) {
        const bool own =
            vectors_.largest({s_, column, columns}) - vectors_.largest({s_, column, columns}) == Real(0);
        throw Error(LAPILLI_ERROR_NOT_FINITE,
                    own ? "a product with B holds a NaN or an infinity"
                        : "the vectors, or the preconditioner's result, hold a NaN or an infinity");
    }
}

template <class T>
void Orthonormalizer<T>::bring_near_one(index_t first, index_t count) {
    SmallMatrix<T> scaling(count, count);
    bool changes = false;
    for (index_t j = 0; j < count; ++j) {
        const Real largest = vectors_.largest({s_, first + j, 1});
        const Real scale = largest - largest == Real(0) ? safe_scale(largest) : Real(1);
        scaling(j, j) = T(scale);
        changes |= scale != Real(1);
    }
    if (changes) vectors_.combine_in_place(scaling.read(), {s_, first, count}, {s_, first, count});
}

/// For vectors that have lost most of their length: w and B w were found by the same differences, whose
/// rounding errors do not match. Their inner product may even be negative though B is positive definite.
template <class T>
void Orthonormalizer<T>::multiply_anew(index_t first, index_t count) {
    if (has_b()) vectors_.apply(Role::b, b_scale_, {s_, first, count}, {bs_, first, count});
}

template <class T>
index_t Orthonormalizer<T>::run(index_t first, index_t count, Relation<T>* relation, index_t from) {
    Real grown = 1;  // by the root of this, what B W has of other rounding errors than W
    const bool columnwise = how_ == Orthogonalization::classical || how_ == Orthogonalization::modified;
    for (int round = 0; round < most_rounds && count > 0; ++round) {
        // The first round's matrix holds what W has of V.
        SmallMatrix<T>& g = relation != nullptr && round == 0 ? relation->rows() : gram_;
        const index_t before = count;
        // With a relation the caller does that. LOBPCG's next V is made of W: its errors would grow from step
        // to step.
        const bool anew = relation == nullptr && grown > Real(much);
        if (anew) grown = 1;
        // Broken, unless blocks do it: then it is done column by column.
        Round next{{}, true, true};
        // In the end, too: what rounds leave that are not enough must not count as orthonormal.
        if (!columnwise && round + 1 < most_rounds)
            next = by_blocks(from, first, count, round == 0, relation != nullptr, g, anew);
        if (next.is_broken) {
            from = 0;
            if (round > 0) multiply_anew(first, count);
            count = by_columns(first, count, g);
            next = {SmallMatrix<T>(count, before), true};
            next.in_w.put(0, 0, g.block(first, 0, count, before));
        } else {
            count = coefficients_.cols();
            const auto update = [&](int array) {
                vectors_.combine_in_place(coefficients_.view(), {array, from, first - from + before},
                                          {array, first, count});
            };
            update(s_);
            if (has_b()) update(bs_);
        }
        // While devices multiply.
        if (relation != nullptr && round == 0) {
            relation->begin(from, first, std::move(next.in_w));
        } else if (relation != nullptr) {
            relation->go_on(g.block(0, 0, first, before), next.in_w.read());
        }
        grown *= next.growth;
        if (next.is_last && from == 0) break;
        from = 0;
    }
    if (relation != nullptr && !relation->is_whole()) {
        const SmallMatrix<T> nothing(first, count);
        relation->go_on(nothing.read(), SmallMatrix<T>::identity(count).read());
    }
    return count;
}

/// With V before W: the coefficients of (W - V (V^H B W)) F, F from the Gram matrix of what is in the
/// brackets.
template <class T>
typename Orthonormalizer<T>::Round Orthonormalizer<T>::by_blocks(index_t from, index_t first, index_t count,
                                                                 bool is_first, bool exactly,
                                                                 SmallMatrix<T>& all, bool anew) {
    const index_t of_v = first - from;
    gram(from, of_v + count, first, count, all);
    // Behind the first round norms were 1.
    if (has_b() && (anew || least_square(all, of_v) < (is_first ? Real(0) : unit_roundoff<T>))) {
        multiply_anew(first, count);
        gram(from, of_v + count, first, count, all);
        if (least_square(all, of_v) < Real(0)) throw UnfitOperator{Role::b};
    }
    const HostView<const T> in_v = all.block(0, 0, of_v, count);
    const SmallMatrix<T> removed = multiply(Op::adjoint, in_v, Op::none, in_v);
    std::vector<index_t> kept;
    for (index_t j = 0; j < count; ++j) {
        const Real square = real_part(all(of_v + j, j));
        // Behind the first round norms were 1 before the projection: what is left of these columns is
        // rounding errors.
        const Real least = is_first ? Real(0) : Real(1e4) * unit_roundoff<T> * unit_roundoff<T>;
        if (square > least) kept.push_back(j);
    }
    const auto left = static_cast<index_t>(kept.size());
    SmallMatrix<T> g(left, left);
    bool lost_digits = false;
    Real least_part = 1;  // that the square of a norm keeps
    for (index_t j = 0; j < left; ++j) {
        const index_t column = kept[static_cast<std::size_t>(j)];
        for (index_t i = 0; i < left; ++i) {
            const index_t row = kept[static_cast<std::size_t>(i)];
            g(i, j) = all(of_v + row, column) - removed(row, column);
        }
        const Real part = real_part(g(j, j)) / real_part(all(of_v + column, column));
        lost_digits |= !(part > keeps);
        least_part = std::min(least_part, std::max(part, unit_roundoff<T>));
    }
    make_hermitian(g);

    // Where digits were lost, the vectors are only projected and scaled by what they were; the next round
    // sees what is left.
    std::vector<Real> scale(static_cast<std::size_t>(left));
    for (index_t j = 0; j < left; ++j) {
        const index_t column = kept[static_cast<std::size_t>(j)];
        scale[static_cast<std::size_t>(j)] =
            Real(1) / std::sqrt(real_part(lost_digits ? all(of_v + column, column) : g(j, j)));
    }
    Factor<T> f{SmallMatrix<T>::identity(left), Real(1)};
    if (!lost_digits && left > 0) {
        for (index_t j = 0; j < left; ++j) {
            for (index_t i = 0; i < left; ++i)
                g(i, j) *= scale[static_cast<std::size_t>(i)] * scale[static_cast<std::size_t>(j)];
        }
        // SVQB drops what is small compared with the rest, but not what is small compared with rounding
        // errors.
        if (exactly && !cholesky_factor(g, Real(0), f)) return {{}, false, true};
        // A shift in each round would keep for ever what depends on the rest.
        const bool shifted_before = how_ == Orthogonalization::shifted && !is_first;
        if (!exactly && !factor(g, shifted_before ? Orthogonalization::cholesky : how_, f)) {
            // No Gram matrix is indefinite by more than rounding errors without a B.
            if (!has_b()) return {{}, false, true};
            if (anew) throw UnfitOperator{Role::b};
            return by_blocks(from, first, count, is_first, exactly, all, true);
        }
        std::vector<Real> none;
        vectors_.agree(f.columns.view(), none);
    }
    // The new W is (W - V ...) D F: of it the old one has F^H g D^-1, where g is the Gram matrix of (W - V
    // ...) D.
    const SmallMatrix<T> part = multiply(Op::adjoint, f.columns.read(), Op::none, g.read());
    SmallMatrix<T> in_w(f.columns.cols(), count);
    for (index_t j = 0; j < left; ++j) {
        for (index_t i = 0; i < in_w.rows(); ++i) {
            const T of_new = lost_digits ? T(i == j ? 1 : 0) : part(i, j);
            in_w(i, kept[static_cast<std::size_t>(j)]) = of_new / scale[static_cast<std::size_t>(j)];
        }
    }

    // V's part of the coefficients, then W's.
    SmallMatrix<T> of_w(count, f.columns.cols());
    for (index_t j = 0; j < of_w.cols(); ++j) {
        for (index_t i = 0; i < left; ++i)
            of_w(kept[static_cast<std::size_t>(i)], j) = f.columns(i, j) * scale[static_cast<std::size_t>(i)];
    }
    coefficients_.reshape(of_v + count, of_w.cols());
    if (of_v > 0 && of_w.cols() > 0) {
        host::gemm(Op::none, Op::none, T(-1), in_v, of_w.read(), T(0),
                   coefficients_.view().block(0, 0, of_v, of_w.cols()));
    }
    coefficients_.put(of_v, 0, of_w.read());
    // By about the shift, times the norm of g^-1, W differs from orthonormal.
    const bool is_shifted = how_ == Orthogonalization::shifted && is_first && !exactly;
    const bool is_good = !lost_digits && !is_shifted && f.inverse < Real(1 / enough);
    return {std::move(in_w), is_good || left == 0, false, f.inverse / least_part};
}

template <class T>
index_t Orthonormalizer<T>::by_columns(index_t first, index_t count, SmallMatrix<T>& g) {
    g = SmallMatrix<T>(first + count, count);
    index_t found = 0;
    for (index_t j = 0; j < count; ++j) {
        // The next place, where columns before it were dropped.
        if (found < j) {
            for (const int array : {s_, bs_}) {
                vectors_.copy({array, first + j, 1}, {array, first + found, 1});
                if (!has_b()) break;
            }
        }
        if (by_column(first + found, &g(0, j))) ++found;
    }
    return found;
}

/// False where the vector depends on those before it. coefficients: of the vector in those, and, behind them,
/// in what it becomes.
template <class T>
bool Orthonormalizer<T>::by_column(index_t j, T* coefficients) {
    // Returns the norm by which the vector is divided, or 0 if it is at most `least`. A square below `exact`
    // is computed again.
    const auto normalize = [&](Real least, Real exact) {
        SmallMatrix<T> g;
        gram(j, 1, j, 1, g);
        if (has_b() && real_part(g(0, 0)) < exact) {
            multiply_anew(j, 1);
            gram(j, 1, j, 1, g);
        }
        const Real square = real_part(g(0, 0));
        if (square < Real(0)) throw UnfitOperator{Role::b};
        if (square <= least * least) return Real(0);
        const Real norm = std::sqrt(square);
        g(0, 0) = T(1) / norm;
        vectors_.combine_in_place(g.read(), {s_, j, 1}, {s_, j, 1});
        if (has_b()) vectors_.combine_in_place(g.read(), {bs_, j, 1}, {bs_, j, 1});
        return norm;
    };
    // Twice is enough: the vector is norm (V part + smaller (V part + ...)).
    Real size = normalize(Real(0), Real(0));
    std::vector<T> part(static_cast<std::size_t>(j));
    for (int round = 0; round < 2 && size > Real(0); ++round) {
        project(j, part.data());
        for (index_t k = 0; k < j; ++k) coefficients[k] += size * part[static_cast<std::size_t>(k)];
        // A vector that is short also after the second time consists of rounding errors of nearly orthonormal
        // vectors.
        size *= normalize(round == 0 ? Real(100) * unit_roundoff<T> : Real(0.5), Real(enough));
    }
    coefficients[j] = T(size);
    return size > Real(0);
}

/// Takes from vector j what the vectors before it have of it, the coefficients: of all at once, or of one
/// after the other.
template <class T>
void Orthonormalizer<T>::project(index_t j, T* coefficients) {
    const index_t step = how_ == Orthogonalization::modified ? 1 : std::max<index_t>(1, j);
    for (index_t k = 0; k < j; k += step) {
        const index_t some = std::min(step, j - k);
        SmallMatrix<T> part;
        gram(k, some, j, 1, part);
        std::copy_n(&part(0, 0), some, coefficients + k);
        vectors_.combine(T(-1), part.view(), {s_, k, some}, T(1), {s_, j, 1});
        if (has_b()) vectors_.combine(T(-1), part.view(), {bs_, k, some}, T(1), {bs_, j, 1});
    }
}

#define LAPILLI_INSTANTIATE(T)  \
    template class Relation<T>; \
    template class Orthonormalizer<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
