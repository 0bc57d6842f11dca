// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/orthonormalize.hpp"

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "host/blas.hpp"
#include "host/lapack.hpp"

namespace lapilli {
namespace {

/// More rounds are never needed, but for operators that answer differently each time.
constexpr int most_rounds = 6;
/// A Gram matrix with a smaller eigenvalue, or an inverse with a larger element, has lost digits that the next round must look for.
constexpr double enough = 1e-2;

template <class T>
real_t<T> negligible(index_t count) {
    return real_t<T>(10) * static_cast<real_t<T>>(count) * unit_roundoff<T>;
}

/// Columns times T such that their Gram matrix g, whose diagonal is 1, becomes the identity, and whether g was far from singular.
template <class T>
struct Factor {
    SmallMatrix<T> columns;
    bool is_good;
};

/// The largest element on the diagonal of R^-1 R^-H. Pivots alone hide how near to singular a matrix of many columns is.
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
    result.is_good = largest_of_inverse<T>(result.columns) < real_t<T>(1 / enough);
    return true;
}

/// Eigenvectors over the roots of their eigenvalues, without those of a null space.
template <class T>
Factor<T> svqb_factor(SmallMatrix<T> g) {
    const std::vector<real_t<T>> values = eigenvectors(g);
    const real_t<T> largest = values.back();
    if (values.front() < -std::sqrt(unit_roundoff<T>) * largest) throw UnfitOperator{Role::b};
    std::vector<index_t> kept;
    for (index_t i = g.cols() - 1; i >= 0; --i) {
        if (values[static_cast<std::size_t>(i)] > negligible<T>(g.rows()) * largest) kept.push_back(i);
    }
    Factor<T> result{g.columns(kept), values.front() > real_t<T>(enough) * largest};
    for (index_t j = 0; j < result.columns.cols(); ++j) {
        const real_t<T> root = std::sqrt(values[static_cast<std::size_t>(kept[static_cast<std::size_t>(j)])]);
        for (index_t i = 0; i < result.columns.rows(); ++i) result.columns(i, j) /= root;
    }
    return result;
}

template <class T>
Factor<T> factor(const SmallMatrix<T>& g, Orthogonalization how) {
    Factor<T> result;
    const real_t<T> shift = how == Orthogonalization::shifted
                                ? real_t<T>(11) * static_cast<real_t<T>>(g.rows()) * unit_roundoff<T>
                                : real_t<T>(0);
    if (how != Orthogonalization::svqb && cholesky_factor(g, shift, result)) return result;
    return svqb_factor(g);
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
SmallMatrix<T> Orthonormalizer<T>::gram(index_t first, index_t count, index_t column, index_t columns) {
    SmallMatrix<T> g(count, columns);
    vectors_.gram({s_, first, count}, {bs_, column, columns}, g.view());
    if (!g.is_finite()) {
        const bool own =
            vectors_.largest({s_, column, columns}) - vectors_.largest({s_, column, columns}) == Real(0);
        throw Error(LAPILLI_ERROR_NOT_FINITE,
                    own ? "a product with B holds a NaN or an infinity"
                        : "the vectors, or what the preconditioner made of them, hold a NaN or an infinity");
    }
    return g;
}

template <class T>
index_t Orthonormalizer<T>::run(index_t first, index_t count, SmallMatrix<T>* relation) {
    const bool columnwise = how_ == Orthogonalization::classical || how_ == Orthogonalization::modified;
    // W as it was is V in_v and the W of a round times in_w.
    SmallMatrix<T> in_v(first, count), in_w = SmallMatrix<T>::identity(count);
    const auto go_on = [&](HostView<const T> of_v, HostView<const T> of_w) {
        if (relation == nullptr) return;
        const SmallMatrix<T> more = multiply(Op::none, of_v, Op::none, in_w.read());
        for (index_t j = 0; j < in_v.cols(); ++j) {
            for (index_t i = 0; i < first; ++i) in_v(i, j) += more(i, j);
        }
        in_w = multiply(Op::none, of_w, Op::none, in_w.read());
    };
    const auto finish_by_columns = [&] {
        SmallMatrix<T> rows;
        const index_t before = count;
        count = by_columns(first, count, rows);
        go_on(rows.block(0, 0, first, before), rows.block(first, 0, count, before));
    };
    for (int round = 0; round < most_rounds && count > 0; ++round) {
        if (columnwise) {
            finish_by_columns();
            break;
        }
        const Round next = by_blocks(first, count, round == 0, relation != nullptr);
        if (next.is_broken) {
            finish_by_columns();
            break;
        }
        const index_t left = next.coefficients.cols();
        const auto update = [&](int array) {
            vectors_.combine_in_place(next.coefficients.view(), {array, 0, first + count},
                                      {array, first, left});
        };
        update(s_);
        if (bs_ != s_) update(bs_);
        go_on(next.in_v.view(), next.in_w.view());
        count = left;
        if (next.is_last) break;
    }
    if (relation != nullptr) {
        *relation = SmallMatrix<T>(first + in_w.rows(), in_w.cols());
        relation->put(0, 0, in_v.read());
        relation->put(first, 0, in_w.read());
    }
    return count;
}

/// With V before W: the coefficients of (W - V (V^H B W)) F, F from the Gram matrix of what is in the brackets.
template <class T>
typename Orthonormalizer<T>::Round Orthonormalizer<T>::by_blocks(index_t first, index_t count, bool is_first,
                                                                 bool exactly) {
    const SmallMatrix<T> all = gram(0, first + count, first, count);
    const SmallMatrix<T> removed =
        multiply(Op::adjoint, all.block(0, 0, first, count), Op::none, all.block(0, 0, first, count));
    std::vector<index_t> kept;
    for (index_t j = 0; j < count; ++j) {
        const Real square = real_part(all(first + j, j));
        if (square < Real(0)) throw UnfitOperator{Role::b};
        // Behind the first round norms were 1 before the projection: what is left of these columns is rounding errors.
        const Real least = is_first ? Real(0) : Real(1e4) * unit_roundoff<T> * unit_roundoff<T>;
        if (square > least) kept.push_back(j);
    }
    const auto left = static_cast<index_t>(kept.size());
    SmallMatrix<T> g(left, left);
    bool lost_digits = false;
    for (index_t j = 0; j < left; ++j) {
        const index_t column = kept[static_cast<std::size_t>(j)];
        for (index_t i = 0; i < left; ++i) {
            const index_t row = kept[static_cast<std::size_t>(i)];
            g(i, j) = all(first + row, column) - removed(row, column);
        }
        lost_digits |= !(real_part(g(j, j)) > keeps * real_part(all(first + column, column)));
    }
    make_hermitian(g);

    // Where digits were lost, the vectors are only projected and scaled by what they were; the next round sees what is left.
    std::vector<Real> scale(static_cast<std::size_t>(left));
    for (index_t j = 0; j < left; ++j) {
        const index_t column = kept[static_cast<std::size_t>(j)];
        scale[static_cast<std::size_t>(j)] =
            Real(1) / std::sqrt(real_part(lost_digits ? all(first + column, column) : g(j, j)));
    }
    Factor<T> f{SmallMatrix<T>::identity(left), false};
    if (!lost_digits && left > 0) {
        for (index_t j = 0; j < left; ++j) {
            for (index_t i = 0; i < left; ++i)
                g(i, j) *= scale[static_cast<std::size_t>(i)] * scale[static_cast<std::size_t>(j)];
        }
        // SVQB drops what is small beside the rest, but not beside rounding errors.
        if (exactly && !cholesky_factor(g, Real(0), f)) return {{}, {}, {}, false, true};
        if (!exactly) f = factor(g, how_);
        std::vector<Real> none;
        vectors_.agree(f.columns.view(), none);
    }
    // The new W is (W - V ...) D F: of it the old one has F^H g D^-1, where g is the Gram matrix of (W - V ...) D.
    const SmallMatrix<T> part = multiply(Op::adjoint, f.columns.read(), Op::none, g.read());
    SmallMatrix<T> in_w(f.columns.cols(), count);
    for (index_t j = 0; j < left; ++j) {
        for (index_t i = 0; i < in_w.rows(); ++i) {
            const T of_new = lost_digits ? T(i == j ? 1 : 0) : part(i, j);
            in_w(i, kept[static_cast<std::size_t>(j)]) = of_new / scale[static_cast<std::size_t>(j)];
        }
    }

    // W's part of the coefficients, then V's.
    SmallMatrix<T> of_w(count, f.columns.cols());
    for (index_t j = 0; j < of_w.cols(); ++j) {
        for (index_t i = 0; i < left; ++i)
            of_w(kept[static_cast<std::size_t>(i)], j) = f.columns(i, j) * scale[static_cast<std::size_t>(i)];
    }
    SmallMatrix<T> coefficients(first + count, of_w.cols());
    if (first > 0) {
        SmallMatrix<T> of_v = multiply(Op::none, all.block(0, 0, first, count), Op::none, of_w.read());
        for (index_t j = 0; j < of_v.cols(); ++j) {
            for (index_t i = 0; i < first; ++i) coefficients(i, j) = -of_v(i, j);
        }
    }
    coefficients.put(first, 0, of_w.read());
    SmallMatrix<T> in_v(first, count);
    in_v.put(0, 0, all.block(0, 0, first, count));
    return {std::move(coefficients), std::move(in_v), std::move(in_w), f.is_good || left == 0};
}

template <class T>
index_t Orthonormalizer<T>::by_columns(index_t first, index_t count, SmallMatrix<T>& rows) {
    SmallMatrix<T> all(first + count, count);
    index_t found = 0;
    for (index_t j = 0; j < count; ++j) {
        // The next place, where columns before it were dropped.
        if (found < j) {
            for (const int array : {s_, bs_}) {
                vectors_.copy({array, first + j, 1}, {array, first + found, 1});
                if (s_ == bs_) break;
            }
        }
        if (by_column(first + found, &all(0, j))) ++found;
    }
    rows = SmallMatrix<T>(first + found, count);
    rows.put(0, 0, all.block(0, 0, first + found, count));
    return found;
}

/// False where the vector depends on those before it. coefficients: of the vector in those, and, behind them, in what it becomes.
template <class T>
bool Orthonormalizer<T>::by_column(index_t j, T* coefficients) {
    // Returns the norm, by which the vector is divided, unless it is no more than that.
    const auto normalize = [&](Real least) {
        SmallMatrix<T> g = gram(j, 1, j, 1);
        const Real square = real_part(g(0, 0));
        if (square < Real(0)) throw UnfitOperator{Role::b};
        if (square <= least * least) return Real(0);
        const Real norm = std::sqrt(square);
        g(0, 0) = T(1) / norm;
        vectors_.combine_in_place(g.read(), {s_, j, 1}, {s_, j, 1});
        if (bs_ != s_) vectors_.combine_in_place(g.read(), {bs_, j, 1}, {bs_, j, 1});
        return norm;
    };
    // Twice is enough: the vector is norm (V part + smaller (V part + ...)).
    Real size = normalize(Real(0));
    std::vector<T> part(static_cast<std::size_t>(j));
    for (int round = 0; round < 2 && size > Real(0); ++round) {
        project(j, part.data());
        for (index_t k = 0; k < j; ++k) coefficients[k] += size * part[static_cast<std::size_t>(k)];
        size *= normalize(round == 0 ? Real(100) * unit_roundoff<T> : Real(0));
    }
    coefficients[j] = T(size);
    return size > Real(0);
}

/// Takes from vector j what the vectors before it have of it, the coefficients: of all at once, or of one after the other.
template <class T>
void Orthonormalizer<T>::project(index_t j, T* coefficients) {
    const index_t step = how_ == Orthogonalization::modified ? 1 : std::max<index_t>(1, j);
    for (index_t k = 0; k < j; k += step) {
        const index_t some = std::min(step, j - k);
        const SmallMatrix<T> part = gram(k, some, j, 1);
        std::copy_n(&part(0, 0), some, coefficients + k);
        vectors_.combine(T(-1), part.view(), {s_, k, some}, T(1), {s_, j, 1});
        if (bs_ != s_) vectors_.combine(T(-1), part.view(), {bs_, k, some}, T(1), {bs_, j, 1});
    }
}

#define LAPILLI_INSTANTIATE(T) template class Orthonormalizer<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
