// SPDX-License-Identifier: BSD-3-Clause
// A panel of the QR factorization with column pivots as plain loops, the reference of the kernel.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "backend/sim/sim_memory.hpp"
#include "backend/sim/sim_team.hpp"
#include "pivoted_qr/args.hpp"
#include "pivoted_qr/numbers.hpp"

namespace lapilli::sim {

/// Column by column, as in LAPACK's LAQPS.
template <class T>
class PivotedQrLoops {
    using R = real_t<T>;

  public:
    explicit PivotedQrLoops(const PivotedQrPanelArgs<T>& panel)
        : p(panel),
          a(on_host(panel.a)),
          f(on_host(panel.f)),
          v(on_host(panel.v[panel.rank])),
          computed(panel.norms + panel.a.cols),
          taken_(panel.taken),
          barrier_(panel.rank, words(panel), *panel.aborted, std::chrono::nanoseconds(panel.patience)) {}

    void run() {
        if (barrier_.has_given_up()) return;
        if (p.pivoting) measure();
        index_t k = 0;
        for (Candidate next; k < p.width; ++k) {
            if (!choose(next)) return;
            if (next.ends) break;
            if (!step(k, next)) return;
        }
        p.count[0] = k;
        p.count[1] = taken_ - p.taken;
    }

  private:
    struct Math {
        static double sqrt(double x) { return std::sqrt(x); }
        static double rsqrt(double x) { return 1 / std::sqrt(x); }
        static double copysign(double x, double y) { return std::copysign(x, y); }
    };
    /// A device's message to the others: its longest column by position, and whether a length must be
    /// recomputed.
    struct Candidate {
        LongestColumn longest;
        index_t column;
        int device;
        bool ends;
    };
    static_assert((pivoted_qr_most_devices + 1) * sizeof(unsigned) <= barrier_bytes);
    static std::vector<unsigned*> words(const PivotedQrPanelArgs<T>& panel) {
        std::vector<unsigned*> all;
        for (int d = 0; d < panel.team; ++d) all.push_back(static_cast<unsigned*>(panel.work[d]));
        return all;
    }
    /// Candidates are stored after the words of the barrier.
    Candidate* candidates_on(int device) const {
        return reinterpret_cast<Candidate*>(static_cast<std::byte*>(p.work[device]) + barrier_bytes);
    }

    static void add(SafeSquares& squares, T x) {
        squares.add(static_cast<double>(real_part(x)));
        if constexpr (is_complex<T>) squares.add(static_cast<double>(x.imag()));
    }
    void measure() const {
        for (index_t j = taken_; j < a.cols; ++j) {
            if (!(computed[j] < 0)) continue;
            SafeSquares squares;
            for (index_t i = p.first; i < a.rows; ++i) add(squares, a(i, j));
            p.norms[j] = computed[j] = static_cast<R>(squares.root(Math{}));
        }
    }
    /// Returns false if a device does not answer.
    bool choose(Candidate& next) {
        Candidate mine{{}, 0, p.rank, ends_};
        for (index_t j = taken_; j < a.cols; ++j) {
            const double length = p.pivoting ? static_cast<double>(p.norms[j]) : 0;
            const auto here = LongestColumn::of(length, static_cast<int>(p.place[j]));
            if (!here.before(mine.longest)) continue;
            mine.longest = here;
            mine.column = j;
        }
        for (int d = 0; d < p.team; ++d) candidates_on(d)[p.rank] = mine;
        if (!barrier_.wait()) return false;
        const Candidate* const all = candidates_on(p.rank);
        next = all[0];
        bool ends = next.ends;
        for (int d = 1; d < p.team; ++d) {
            ends = ends || all[d].ends;
            if (all[d].longest.before(next.longest)) next = all[d];
        }
        next.ends = ends;
        return true;
    }

    bool step(index_t k, const Candidate& next) {
        const index_t row = p.first + k;
        if (next.device == p.rank) take(k, row, next.column);
        if (!barrier_.wait()) return false;
        SafeSquares squares;
        for (index_t i = row + 1; i < a.rows; ++i) add(squares, v(i, k));
        const T alpha = v(row, k);
        const ColumnReflector h = column_reflector<is_complex<T>>(static_cast<double>(real_part(alpha)),
                                                                  imaginary_part(alpha), squares, Math{});
        v(row, k) = T(1);
        for (index_t i = row + 1; i < a.rows; ++i) v(i, k) = vector_of(v(i, k), h);
        const T tau = p.tau[k] = of_double(h.h.tau_re, h.h.tau_im);
        row_of_r(k, row, tau);
        v(row, k) = T(static_cast<R>(h.h.beta));
        for (index_t j = taken_; j < a.cols; ++j) {
            if (p.place[j] == row) p.place[j] = next.longest.column;
        }
        if (p.pivoting && row + 1 < p.steps) shorten_rest(row);
        return true;
    }
    /// Copies the updated column to V on all devices; this device's next column takes its place.
    void take(index_t k, index_t row, index_t pivot) {
        std::vector<T> x(a.at(0, pivot), a.at(0, pivot) + a.rows);
        std::copy_n(a.at(0, taken_), a.rows, a.at(0, pivot));
        for (index_t l = 0; l < k; ++l) {
            const T factor = conjugate(f(pivot, l));
            for (index_t i = row; i < a.rows; ++i) x[static_cast<std::size_t>(i)] -= v(i, l) * factor;
            f(pivot, l) = f(taken_, l);
        }
        for (int d = 0; d < p.team; ++d) std::copy(x.begin(), x.end(), on_host(p.v[d]).at(0, k));
        std::swap(p.order[taken_], p.order[pivot]);
        p.norms[pivot] = p.norms[taken_];
        computed[pivot] = computed[taken_];
        p.place[pivot] = p.place[taken_];
        p.place[taken_++] = row;
    }
    /// F_k, and row k of R that follows from it.
    void row_of_r(index_t k, index_t row, T tau) const {
        const auto product = [&](const T* x) {
            T sum(0);
            for (index_t i = row; i < a.rows; ++i) sum += conjugate(x[i]) * v(i, k);
            return sum;
        };
        T of_v[pivoted_qr_limit];
        for (index_t l = 0; l < k; ++l) of_v[l] = product(v.at(0, l));
        for (index_t j = taken_; j < a.cols; ++j) {
            T sum = product(a.at(0, j));
            for (index_t l = 0; l < k; ++l) sum -= f(j, l) * of_v[l];
            f(j, k) = tau * sum;
            for (index_t l = 0; l <= k; ++l) a(row, j) -= v(row, l) * conjugate(f(j, l));
        }
    }
    void shorten_rest(index_t row) {
        for (index_t j = taken_; j < a.cols; ++j) {
            auto rest = static_cast<double>(p.norms[j]);
            if (shorten(static_cast<double>(std::abs(a(row, j))), rest, static_cast<double>(computed[j]),
                        length_tolerance<R>, Math{})) {
                p.norms[j] = static_cast<R>(rest);
            } else {
                computed[j] = R(-1);
                ends_ = true;
            }
        }
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
    const HostView<T> a, f, v;
    R* const computed;
    index_t taken_;
    bool ends_ = false;
    TeamBarrier barrier_;
};

template <class T>
void carry_out(const PivotedQrPanelArgs<T>& p) {
    PivotedQrLoops<T>(p).run();
}

}  // namespace lapilli::sim
