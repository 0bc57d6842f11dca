// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of a Schur form as plain loops, the reference of the kernels.
#pragma once

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "trevc/args.hpp"
#include "trevc/solve.hpp"

namespace lapilli::sim {

/// Column k, with column k + 1 where they belong to a pair, as complex numbers.
template <class T>
struct EigenvectorColumns {
    using R = real_t<T>;
    using C = std::complex<R>;
    HostView<const T> t;
    HostView<T> x;
    index_t k;
    index_t end;  ///< a pair has both of its columns before it

    bool is_second() const { return !is_complex<T> && k > 0 && t(k, k - 1) != T(0); }
    bool is_pair() const { return !is_complex<T> && k + 1 < end && t(k + 1, k) != T(0); }
    C get(index_t i) const {
        if constexpr (is_complex<T>) {
            return x(i, k);
        } else {
            return {x(i, k), is_pair() ? x(i, k + 1) : R(0)};
        }
    }
    void put(index_t i, C value) const {
        if constexpr (is_complex<T>) {
            x(i, k) = value;
        } else {
            x(i, k) = value.real();
            if (is_pair()) x(i, k + 1) = value.imag();
        }
    }
    /// The eigenvalue; of a pair, the one with the positive imaginary part.
    std::complex<double> value() const {
        std::complex<double> w(t(k, k));
        if (is_pair())
            w.imag(std::sqrt(std::abs(static_cast<double>(std::real(t(k, k + 1))))) *
                   std::sqrt(std::abs(static_cast<double>(std::real(t(k + 1, k))))));
        return w;
    }
};

template <class R>
R size_of(std::complex<R> x) {
    return std::abs(x.real()) + std::abs(x.imag());
}

/// The block's rows of one vector.
template <class T>
void solve_vector(const TrevcBlockArgs<T>& p, const EigenvectorColumns<T>& v) {
    using R = real_t<T>;
    using C = std::complex<R>;
    const bool right = p.side == Side::right, pair = v.is_pair();
    const TrevcRange<R> range(p.largest, p.t.rows);
    const auto row = [&](index_t i) { return p.first + (right ? i : p.rows - 1 - i); };
    const auto m = [&](index_t i, index_t j) {
        return right ? v.t(row(i), row(j)) : conjugate(v.t(row(j), row(i)));
    };
    const auto plain = [](auto x) {
        return PlainComplex{static_cast<double>(std::real(x)), static_cast<double>(std::imag(x))};
    };
    PlainComplex value = plain(v.value());
    const double least = std::max(static_cast<double>(std::numeric_limits<R>::epsilon()) * value.size(),
                                  static_cast<double>(range.smallest));
    if (!right) value.im = -value.im;

    const bool own = v.k >= p.first && v.k < p.first + p.rows;
    const index_t begin = v.k - p.first, of_own = right ? begin : p.rows - 1 - begin - (pair ? 1 : 0);
    std::vector<C> x(static_cast<std::size_t>(p.rows));
    const auto at = [&](index_t i) -> C& { return x[static_cast<std::size_t>(i)]; };
    for (index_t i = 0; !own && i < p.rows; ++i) at(i) = v.get(row(i));
    R bound = own ? R(0) : p.bound[v.k];
    int down = 0;
    const auto lowered_by = [](C c, int by) { return C(lowered(c.real(), by), lowered(c.imag(), by)); };
    const auto lower = [&](int by) {
        down += by;
        bound = lowered(bound, by);
        for (C& c : x) c = lowered_by(c, by);
    };
    for (index_t last = own ? of_own + (pair ? 1 : 0) : p.rows - 1; last >= 0; --last) {
        const bool two = !is_complex<T> && last > 0 && m(last, last - 1) != T(0);
        const index_t first = two ? last - 1 : last;
        TrevcStep s;
        if (own && first == of_own) {
            s.x[0] = {1, 0};
            if (two) {
                const double b = plain(m(first, last)).re, c = plain(m(last, first)).re, w = value.im;
                const bool by_first = std::abs(b) >= std::abs(c);
                if (!by_first) s.x[0] = {-w / c, 0};
                s.x[1] = {0, by_first ? w / b : 1};
            }
        } else {
            PlainComplex a[2][2] = {{plain(m(first, first)) - value, {0, 0}}, {{0, 0}, {0, 0}}},
                         b[2] = {plain(at(first)), {0, 0}};
            if (two) {
                a[0][1] = plain(m(first, last));
                a[1][0] = plain(m(last, first));
                a[1][1] = plain(m(last, last)) - value;
                b[1] = plain(at(last));
            }
            s = TrevcStep::solve(two, a, b, least, static_cast<double>(range.solved));
            if (s.down != 0) lower(s.down);
        }
        for (index_t j = first; j <= last; ++j) {
            const PlainComplex e = s.x[j - first];
            at(j) = C(static_cast<R>(e.re), static_cast<R>(e.im));
            for (index_t i = 0; i < first; ++i) at(i) -= C(m(i, j)) * at(j);
        }
        last = first;
    }
    R most(0);
    for (const C& c : x) most = std::max(most, size_of(c));
    bound += static_cast<R>(2 * p.rows) * p.largest * most;
    if (bound > range.sum / R(4)) lower(1);
    for (index_t i = 0; i < p.rows; ++i) v.put(row(i), at(i));
    for (index_t i = 0; down != 0 && i < v.x.rows; ++i)
        if (i < p.first || i >= p.first + p.rows) v.put(i, lowered_by(v.get(i), down));
    p.bound[v.k] = bound;
}

template <class T>
void carry_out(const TrevcBlockArgs<T>& p) {
    const HostView<const T> t = on_host(p.t);
    const HostView<T> x = on_host(p.x);
    for (index_t k = p.first_column(); k < p.end_column(); ++k) {
        const index_t end = p.first + p.rows;
        const EigenvectorColumns<T> v{t, x, k, k >= p.first && k < end ? end : t.rows};
        if (!v.is_second()) solve_vector(p, v);
    }
}

/// n elements, whose |re| + |im| are at most `most`, to norm 1.
template <class T>
void make_unit_vector(const EigenvectorColumns<T>& v, index_t n, double most) {
    using R = real_t<T>;
    using Z = std::complex<double>;
    double sum = 0, largest = -1;
    index_t at = 0;
    for (index_t i = 0; i < n; ++i) {
        const double square = std::norm(Z(v.get(i)) / most);
        sum += square;
        if (square > largest) {
            largest = square;
            at = i;
        }
    }
    const bool turns = is_complex<T> || v.is_pair();
    const Z e(v.get(at)), by = turns ? std::conj(e) / std::abs(e) : Z(1);
    for (index_t i = 0; i < n; ++i) {
        const Z turned = Z(v.get(i)) / most * by / std::sqrt(sum);
        v.put(i, {static_cast<R>(turned.real()), turns && i == at ? R(0) : static_cast<R>(turned.imag())});
    }
}

template <class T>
void carry_out(const TrevcScaleArgs<T>& p) {
    using R = real_t<T>;
    const HostView<const T> t = on_host(p.t);
    const HostView<T> x = on_host(p.x);
    for (index_t k = 0; k < t.rows; ++k) {
        const EigenvectorColumns<T> v{t, x, k, t.rows};
        if (v.is_second()) continue;
        R most(0);
        for (index_t i = 0; i < x.rows; ++i) most = std::max(most, size_of(v.get(i)));
        if (p.unit && most != R(0)) {
            make_unit_vector(v, x.rows, static_cast<double>(most));
            continue;
        }
        for (index_t i = 0; i < x.rows && most != R(0); ++i) {
            const auto e = v.get(i);
            v.put(i, {e.real() / most, e.imag() / most});
        }
    }
}

}  // namespace lapilli::sim
