// SPDX-License-Identifier: BSD-3-Clause
#include "host/indefinite_by_division.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/hard_pivots.hpp"
#include "base/instances.hpp"

namespace lapilli::host {
namespace {

/// A lower triangle, or an upper one with rows and columns in reverse order, which makes it lower.
template <class T>
struct AsLower {
    HostView<T> a;
    bool upper;
    index_t n() const { return a.rows; }
    /// Row or column k of the triangle in the matrix, and back.
    index_t place(index_t k) const { return upper ? n() - 1 - k : k; }
    T& operator()(index_t i, index_t j) const { return a(place(i), place(j)); }
    /// LAPACK's ipiv of row k: negative for both rows of a pivot of order 2.
    index_t pivot(index_t with, bool two) const { return two ? -(place(with) + 1) : place(with) + 1; }
};

template <class T>
real_t<T> sum_of_parts(T x) {
    if constexpr (is_complex<T>) {
        return std::abs(x.real()) + std::abs(x.imag());
    } else {
        return std::abs(x);
    }
}

/// x / d, where the quotient is in range.
template <class T>
T divided(T x, T d) {
    const int exponent = exponent_of_hard_pivot(d);
    if (exponent == 0) return x / d;
    const TwoPowers<real_t<T>> by(exponent);
    return x * by.first * by.second / (d * by.first * by.second);
}

template <class T>
class Elimination {
    using R = real_t<T>;

  public:
    Elimination(AsLower<T> a, bool hermitian, std::vector<index_t>& pivots)
        : a_(a), hermitian_(hermitian), pivots_(pivots) {}

    index_t run() {
        pivots_.assign(static_cast<std::size_t>(a_.n()), 0);
        for (index_t k = 0; k < a_.n();) k += step(k);
        return info_;
    }

  private:
    T other(T x) const { return hermitian_ ? conjugate(x) : x; }
    T on_diagonal(T x) const { return hermitian_ ? T(real_part(x)) : x; }
    R size_of_pivot(index_t k) const { return sum_of_parts(on_diagonal(a_(k, k))); }
    R size(index_t i, index_t j) const { return sum_of_parts(i < j ? a_(j, i) : a_(i, j)); }

    /// The largest element of column c but for its diagonal, from row k on. Of equal ones LAPACK takes the
    /// first in its own order.
    std::pair<index_t, R> largest(index_t k, index_t c) const {
        std::pair<index_t, R> best{-1, R(0)};
        for (index_t i = k; i < a_.n(); ++i) {
            if (i == c) continue;
            const R here = size(i, c);
            if (best.first < 0 || here > best.second || (a_.upper && here == best.second)) best = {i, here};
        }
        return best;
    }

    index_t step(index_t k) {
        constexpr R alpha = R(0.6403882032022076);  // (1 + sqrt(17)) / 8
        const R diagonal = size_of_pivot(k);
        const auto [candidate, below] = largest(k, k);
        index_t pivot = k, order = 1;
        const bool zero = !(std::max(diagonal, below) > R(0)) || std::isnan(diagonal);
        if (zero && info_ == 0) info_ = a_.place(k) + 1;
        if (!zero && diagonal < alpha * below) {
            const R beside = largest(k, candidate).second;
            if (diagonal < alpha * below * (below / beside)) {
                pivot = candidate;
                if (size_of_pivot(candidate) < alpha * beside) order = 2;
            }
        }
        const index_t row = k + order - 1;
        if (pivot != row) interchange(k, row, pivot, order);
        for (index_t i = k; i <= row; ++i) {
            a_(i, i) = on_diagonal(a_(i, i));
            pivots_[static_cast<std::size_t>(a_.place(i))] = a_.pivot(pivot, order == 2);
        }
        if (!zero) order == 1 ? eliminate_one(k) : eliminate_two(k);
        return order;
    }
    void interchange(index_t k, index_t row, index_t pivot, index_t order) {
        for (index_t i = pivot + 1; i < a_.n(); ++i) std::swap(a_(i, row), a_(i, pivot));
        for (index_t i = row + 1; i < pivot; ++i) {
            const T moved = other(a_(i, row));
            a_(i, row) = other(a_(pivot, i));
            a_(pivot, i) = moved;
        }
        a_(pivot, row) = other(a_(pivot, row));
        std::swap(a_(row, row), a_(pivot, pivot));
        if (order == 2) std::swap(a_(row, k), a_(pivot, k));
    }
    void eliminate_one(index_t k) {
        const T d = a_(k, k);
        for (index_t j = k + 1; j < a_.n(); ++j) {
            const T w = a_(j, k), l = divided(w, d);
            // Rows below j still have W.
            for (index_t i = j; i < a_.n(); ++i) a_(i, j) -= a_(i, k) * other(l);
            a_(j, j) = on_diagonal(a_(j, j));
            a_(j, k) = l;
        }
    }
    void eliminate_two(index_t k) {
        const T d21 = a_(k + 1, k), d12 = other(d21);
        const T first = divided(a_(k + 1, k + 1), d21), second = divided(a_(k, k), d12);
        const T determinant = on_diagonal(first * second - T(1));
        for (index_t j = k + 2; j < a_.n(); ++j) {
            const T x = a_(j, k), y = a_(j, k + 1);
            const T l1 = divided((first * x - y) / determinant, d12),
                    l2 = divided((second * y - x) / determinant, d21);
            for (index_t i = j; i < a_.n(); ++i) a_(i, j) -= a_(i, k) * other(l1) + a_(i, k + 1) * other(l2);
            a_(j, j) = on_diagonal(a_(j, j));
            a_(j, k) = l1;
            a_(j, k + 1) = l2;
        }
    }

    const AsLower<T> a_;
    const bool hermitian_;
    std::vector<index_t>& pivots_;
    index_t info_ = 0;
};

template <class T>
class Solution {
  public:
    Solution(AsLower<const T> l, bool hermitian, const std::vector<index_t>& pivots, HostView<T> b)
        : l_(l), hermitian_(hermitian), pivots_(pivots), b_(b) {}

    void run() {
        const index_t n = l_.n();
        index_t k = 0;
        for (; k < n; k += order(k)) {
            const index_t next = k + order(k);
            interchange(next - 1, with(k));
            for (index_t j = 0; j < b_.cols; ++j) {
                for (index_t c = k; c < next; ++c) {
                    for (index_t i = next; i < n; ++i) b(i, j) -= l_(i, c) * b(c, j);
                }
                order(k) == 1 ? one(k, j) : two(k, j);
            }
        }
        while (k > 0) {
            k -= pivots_[static_cast<std::size_t>(l_.place(k - 1))] < 0 ? 2 : 1;
            const index_t next = k + order(k);
            for (index_t j = 0; j < b_.cols; ++j) {
                for (index_t c = k; c < next; ++c) {
                    for (index_t i = next; i < n; ++i) b(c, j) -= other(l_(i, c)) * b(i, j);
                }
            }
            interchange(next - 1, with(k));
        }
    }

  private:
    T other(T x) const { return hermitian_ ? conjugate(x) : x; }
    T& b(index_t i, index_t j) const { return b_(l_.place(i), j); }
    index_t order(index_t k) const { return pivots_[static_cast<std::size_t>(l_.place(k))] < 0 ? 2 : 1; }
    index_t with(index_t k) const {
        return l_.place(std::abs(pivots_[static_cast<std::size_t>(l_.place(k))]) - 1);
    }
    void interchange(index_t row, index_t pivot) const {
        for (index_t j = 0; j < b_.cols && row != pivot; ++j) std::swap(b(row, j), b(pivot, j));
    }
    void one(index_t k, index_t j) const { b(k, j) = divided(b(k, j), l_(k, k)); }
    void two(index_t k, index_t j) const {
        const T d21 = l_(k + 1, k), d12 = other(d21);
        const T first = divided(l_(k, k), d12), second = divided(l_(k + 1, k + 1), d21);
        const T determinant = first * second - T(1);
        const T x = divided(b(k, j), d12), y = divided(b(k + 1, j), d21);
        b(k, j) = (second * x - y) / determinant;
        b(k + 1, j) = (first * y - x) / determinant;
    }

    const AsLower<const T> l_;
    const bool hermitian_;
    const std::vector<index_t>& pivots_;
    const HostView<T> b_;
};

}  // namespace

template <class T>
bool may_have_hard_d(char uplo, HostView<T> a) {
    using Limits = std::numeric_limits<real_t<T>>;
    real_t<T> least = Limits::max(), most = 0;
    for (index_t j = 0; j < a.cols; ++j) {
        const index_t first = uplo == 'L' ? j : 0, end = uplo == 'L' ? a.rows : j + 1;
        for (index_t i = first; i < end; ++i) {
            const real_t<T> size = largest_part(a(i, j));
            if (size == 0 || !std::isfinite(size)) continue;
            least = std::min(least, size);
            most = std::max(most, size);
        }
    }
    if (most == 0) return false;
    // Differences of elements that cancel have lost eps, of products of two elements over a pivot eps^2.
    return 2 * std::ilogb(least) - std::ilogb(most) < Limits::min_exponent + 2 * Limits::digits ||
           std::ilogb(most) > Limits::max_exponent - 12;
}

template <class T>
bool has_hard_d(char uplo, HostView<T> factors, const std::vector<index_t>& pivots) {
    const AsLower<T> d{factors, uplo == 'U'};
    for (index_t k = 0; k < d.n(); ++k) {
        const bool two = pivots[static_cast<std::size_t>(d.place(k))] < 0 && k + 1 < d.n();
        if (exponent_of_hard_pivot(two ? d(k + 1, k) : d(k, k)) != 0) return true;
        k += two ? 1 : 0;
    }
    return false;
}

template <class T>
index_t sytrf_by_division(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots) {
    return Elimination<T>({a, uplo == 'U'}, hermitian, pivots).run();
}

template <class T>
void sytrs_by_division(char uplo, bool hermitian, HostView<const T> factors,
                       const std::vector<index_t>& pivots, HostView<T> b) {
    Solution<T>({factors, uplo == 'U'}, hermitian, pivots, b).run();
}

#define LAPILLI_INSTANTIATE(T)                                                          \
    template bool may_have_hard_d(char, HostView<T>);                                   \
    template bool has_hard_d(char, HostView<T>, const std::vector<index_t>&);           \
    template bool has_hard_d(char, HostView<const T>, const std::vector<index_t>&);     \
    template index_t sytrf_by_division(char, bool, HostView<T>, std::vector<index_t>&); \
    template void sytrs_by_division(char, bool, HostView<const T>, const std::vector<index_t>&, HostView<T>);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::host
