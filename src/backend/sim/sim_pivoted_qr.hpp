// SPDX-License-Identifier: BSD-3-Clause
// A panel of the QR factorization with column pivots as plain loops: what the kernel is held against.
#pragma once

#include <cmath>
#include <utility>

#include "backend/sim/sim_memory.hpp"
#include "pivoted_qr/args.hpp"
#include "pivoted_qr/numbers.hpp"

namespace lapilli::sim {

/// Column by column, as LAPACK's LAQPS.
template <class T>
class PivotedQrLoops {
    using R = real_t<T>;

  public:
    explicit PivotedQrLoops(const PivotedQrPanelArgs<T>& panel)
        : p(panel), a(on_host(panel.a)), f(on_host(panel.f)), computed(panel.norms + panel.a.cols) {}

    void run() {
        if (p.pivoting) measure();
        index_t k = 0;
        for (bool ends = false; k < p.width && !ends; ++k) ends = !step(k);
        *p.count = k;
    }

  private:
    struct Math {
        static double sqrt(double x) { return std::sqrt(x); }
        static double rsqrt(double x) { return 1 / std::sqrt(x); }
        static double copysign(double x, double y) { return std::copysign(x, y); }
    };

    SafeSquares squares_below(index_t row, index_t j) const {
        SafeSquares squares;
        for (index_t i = row; i < a.rows; ++i) {
            squares.add(static_cast<double>(real_part(a(i, j))));
            if constexpr (is_complex<T>) squares.add(static_cast<double>(a(i, j).imag()));
        }
        return squares;
    }
    void measure() const {
        for (index_t j = p.first; j < a.cols; ++j) {
            if (computed[j] < 0)
                p.norms[j] = computed[j] = static_cast<R>(squares_below(p.first, j).root(Math{}));
        }
    }
    index_t longest(index_t first) const {
        LongestColumn best;
        for (index_t j = first; j < a.cols; ++j) {
            const auto here = LongestColumn::of(static_cast<double>(p.norms[j]), static_cast<int>(j));
            if (here.before(best)) best = here;
        }
        return best.column;
    }

    /// False: a length has to be computed.
    bool step(index_t k) const {
        const index_t row = p.first + k, pivot = p.pivoting ? longest(row) : row;
        if (pivot != row) interchange(k, row, pivot);
        for (index_t l = 0; l < k; ++l) {
            const T factor = conjugate(f(row, l));
            for (index_t i = row; i < a.rows; ++i) a(i, row) -= a(i, p.first + l) * factor;
        }
        const T alpha = a(row, row);
        const ColumnReflector h =
            column_reflector<is_complex<T>>(static_cast<double>(real_part(alpha)), imaginary_part(alpha),
                                            squares_below(row + 1, row), Math{});
        a(row, row) = T(1);
        for (index_t i = row + 1; i < a.rows; ++i) a(i, row) = vector_of(a(i, row), h);
        const T tau = p.tau[k] = of_double(h.h.tau_re, h.h.tau_im);
        row_of_r(k, row, tau);
        a(row, row) = T(static_cast<R>(h.h.beta));
        return !p.pivoting || row + 1 == std::min(a.rows, a.cols) || shorten_rest(row);
    }
    void interchange(index_t k, index_t row, index_t pivot) const {
        for (index_t i = 0; i < a.rows; ++i) std::swap(a(i, row), a(i, pivot));
        for (index_t l = 0; l < k; ++l) std::swap(f(row, l), f(pivot, l));
        std::swap(p.order[row], p.order[pivot]);
        p.norms[pivot] = p.norms[row];
        computed[pivot] = computed[row];
    }
    /// F_k, and what it makes of the row.
    void row_of_r(index_t k, index_t row, T tau) const {
        T of_v[pivoted_qr_limit];
        for (index_t l = 0; l < k; ++l) of_v[l] = product(row, p.first + l, row);
        for (index_t j = row + 1; j < a.cols; ++j) {
            T sum = product(row, j, row);
            for (index_t l = 0; l < k; ++l) sum -= f(j, l) * of_v[l];
            f(j, k) = tau * sum;
            for (index_t l = 0; l <= k; ++l) a(row, j) -= a(row, p.first + l) * conjugate(f(j, l));
        }
    }
    /// Columns i^H j from `row` on.
    T product(index_t row, index_t i, index_t j) const {
        T sum(0);
        for (index_t l = row; l < a.rows; ++l) sum += conjugate(a(l, i)) * a(l, j);
        return sum;
    }
    bool shorten_rest(index_t row) const {
        bool all = true;
        for (index_t j = row + 1; j < a.cols; ++j) {
            auto rest = static_cast<double>(p.norms[j]);
            if (shorten(static_cast<double>(std::abs(a(row, j))), rest, static_cast<double>(computed[j]),
                        length_tolerance<R>, Math{})) {
                p.norms[j] = static_cast<R>(rest);
            } else {
                computed[j] = R(-1);
                all = false;
            }
        }
        return all;
    }

    static double imaginary_part(T x) {
        if constexpr (is_complex<T>)
            return static_cast<double>(x.imag());
        else
            return 0;
    }
    static T of_double([[maybe_unused]] double re, [[maybe_unused]] double im) {
        if constexpr (is_complex<T>)
            return {static_cast<R>(re), static_cast<R>(im)};
        else
            return static_cast<T>(re);
    }
    static T vector_of(T x, const ColumnReflector& h) {
        const double re = h.scale * static_cast<double>(real_part(x)), im = h.scale * imaginary_part(x);
        return of_double(h.h.factor_re * re - h.h.factor_im * im, h.h.factor_re * im + h.h.factor_im * re);
    }

    const PivotedQrPanelArgs<T>& p;
    const HostView<T> a, f;
    R* const computed;
};

template <class T>
void carry_out(const PivotedQrPanelArgs<T>& p) {
    PivotedQrLoops<T>(p).run();
}

}  // namespace lapilli::sim
