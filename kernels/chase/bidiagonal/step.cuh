// SPDX-License-Identifier: BSD-3-Clause
// One step of a sweep by a block of 8 warps. Lanes are rows, warps share the columns: each thread has the same elements of O
// and of D (see BandBidiagonal) in registers.
//
//            columns of warp 0 | 1 | ... | 7        O -= conj(tau) v (v^H O), v and tau of the step before
//     lane 0   o o             | o o              x = first row of O: the reflector u, tau'
//     lane 1   o o             | o o              p = tau' [O; D] u,  [O; D] -= p u^H
//     ...                                        y = first column of D: the reflector v, tau"
//     lane 0   o o  (rows 32, 33 ...)            D -= conj(tau") v (v^H D)
//
// The row, and then the sums over columns, meet in shared memory. All warps add the sums up, each for itself and in one order, and
// make the reflectors, so that every warp has them whole.
#pragma once

#include "arch/warp_sum.cuh"
#include "chase/bidiagonal/args.hpp"
#include "tridiagonal/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kBidiagonalWarps = 8, kBidiagonalThreads = 32 * kBidiagonalWarps;

/// Rows: of a lane; a band of up to 32 Rows.
template <class T, int Rows>
struct BidiagonalSpace {
    static constexpr int rows = 32 * Rows, columns = rows / kBidiagonalWarps;
    static constexpr int of_sums = kBidiagonalWarps * 2 * rows;
    static constexpr std::size_t bytes = (2 * rows + of_sums) * sizeof(T);

    Shared<T> row, column;  ///< the first ones of O and of D
    Shared<T> sums;         ///< each warp's part of O u, and of D u

    LAPILLI_DEVICE BidiagonalSpace()
        : row(shared<T>(0, rows)),
          column(shared<T>(rows * sizeof(T), rows)),
          sums(shared<T>(2 * rows * sizeof(T), of_sums)) {}
};

template <class T, int Rows>
class BidiagonalStep {
    using R = real_t<T>;
    using Space = BidiagonalSpace<T, Rows>;
    static constexpr int kRows = Space::rows, kColumns = Space::columns;

  public:
    LAPILLI_DEVICE explicit BidiagonalStep(const BandBidiagonal<T, R>& problem)
        : p(problem), shape(problem.shape()) {}

    /// All threads: of a sweep, in which the sweep before is far enough.
    LAPILLI_DEVICE void run(std::int64_t s, std::int64_t t) {
        const Place at(*this, s, t);
        load_window(at);
        if (t > 0) multiply_from_left(o, v, tau);
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            if (lane_id() == 0) space.row[first_column() + c] = o[0][c];
        }
        sync();
        T x[Rows];
        const Reflector<T> right = reflector_of_row(at, x);
        multiply_from_right();
        sync();
        const Reflector<T> left = finish_right(at, right);
        multiply_from_left(d, v, left.tau);
        tau = left.tau;
        settle(right.beta, left.beta);
        store_window(at);
        if (p.u != nullptr) keep(at, x, right.tau);
        if (t == 0 && thread_id() == 0) {
            store(p.e + s, right.beta);
            store(p.d + s + 1, left.beta);
            if (s == 0) store(p.d, real(load(p.band + 2 * p.b)));
        }
    }

  private:
    /// Where the blocks of a step are.
    struct Place {
        std::int64_t s, t;
        int length, above;    // rows of D and columns of both; rows of O
        T *o, *d;             // the thread's first element of each
        std::int64_t stride;  // to the same row of the next column

        LAPILLI_DEVICE Place(const BidiagonalStep& step, std::int64_t sweep, std::int64_t step_of_sweep)
            : s(sweep),
              t(step_of_sweep),
              length(static_cast<int>(step.shape.length(s, t))),
              above(t == 0 ? 1 : static_cast<int>(step.p.b)),
              stride(step.p.ldw - 1) {
            const std::int64_t row = step.shape.row(s, t);
            d = step.p.band + 2 * step.p.b + (row + first_column()) * step.p.ldw - first_column() + lane_id();
            o = d - above;
        }
        LAPILLI_DEVICE bool has(int row, int column, bool in_o) const {
            return column < length && row < (in_o ? above : length);
        }
    };

    LAPILLI_DEVICE static int first_column() { return warp_id() * kColumns; }
    LAPILLI_DEVICE static int row_of(int k) { return lane_id() + 32 * k; }

    LAPILLI_DEVICE void load_window(const Place& at) {
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                const int row = row_of(k), column = first_column() + c;
                o[k][c] = at.has(row, column, true) ? load(at.o + 32 * k + c * at.stride) : T(0);
                d[k][c] = at.has(row, column, false) ? load(at.d + 32 * k + c * at.stride) : T(0);
            }
        }
    }
    LAPILLI_DEVICE void store_window(const Place& at) const {
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                const int row = row_of(k), column = first_column() + c;
                if (at.has(row, column, true)) store(at.o + 32 * k + c * at.stride, o[k][c]);
                if (at.has(row, column, false)) store(at.d + 32 * k + c * at.stride, d[k][c]);
            }
        }
    }

    /// A -= conj(tau) w (w^H A). A warp has whole columns.
    LAPILLI_DEVICE static void multiply_from_left(T (&a)[Rows][kColumns], const T (&w)[Rows], T of_w) {
        T sums[kColumns];
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            sums[c] = T(0);
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) sums[c] = conj_fma(w[k], a[k][c], sums[c]);
        }
        constexpr int lanes = 32 / kColumns;
        const T total = transposing_sum(sums);
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const T factor = -(conj(of_w) * shuffle(total, c * lanes));
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) a[k][c] = fma(w[k], factor, a[k][c]);
        }
    }

    /// x becomes the elements of u that belong to the lane's rows, u[c] those of the warp's columns.
    LAPILLI_DEVICE Reflector<T> reflector_of_row(const Place& at, T (&x)[Rows]) {
        double norm = 0;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            x[k] = conj(T(space.row[row_of(k)]));
            if (row_of(k) > 0) norm += abs2(widened(x[k]));
        }
        const auto h = Reflector<T>::of(shuffle(x[0], 0), warp_sum(norm));
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) x[k] = element_of_reflector(at, h, row_of(k), x[k]);
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const int column = first_column() + c;
            u[c] = element_of_reflector(at, h, column, conj(T(space.row[column])));
        }
        return h;
    }
    LAPILLI_DEVICE static T element_of_reflector(const Place& at, const Reflector<T>& h, int i, T value) {
        return i == 0 ? T(1) : i < at.length ? narrowed<T>(h.factor * widened(value)) : T(0);
    }

    /// Each warp's part of O u and of D u; D's first column.
    LAPILLI_DEVICE void multiply_from_right() {
        T of_o[Rows], of_d[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) of_o[k] = of_d[k] = T(0);
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                of_o[k] = fma(o[k][c], u[c], of_o[k]);
                of_d[k] = fma(d[k][c], u[c], of_d[k]);
            }
        }
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            space.sums[(2 * warp_id()) * kRows + row_of(k)] = of_o[k];
            space.sums[(2 * warp_id() + 1) * kRows + row_of(k)] = of_d[k];
            if (warp_id() == 0) space.column[row_of(k)] = d[k][0];
        }
    }
    LAPILLI_DEVICE T add_up(int which, int row) const {
        T sum[2] = {T(0), T(0)};
        LAPILLI_UNROLL
        for (int warp = 0; warp < kBidiagonalWarps; ++warp) {
            const T part = space.sums[(2 * warp + which) * kRows + row];
            sum[warp % 2] += part;
        }
        return sum[0] + sum[1];
    }
    /// O and D behind u; v, which is made of D's first column.
    LAPILLI_DEVICE Reflector<T> finish_right(const Place& at, const Reflector<T>& right) {
        double norm = 0;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            const T of_o = right.tau * add_up(0, row_of(k)), of_d = right.tau * add_up(1, row_of(k));
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) {
                o[k][c] = fma(of_o, -conj(u[c]), o[k][c]);
                d[k][c] = fma(of_d, -conj(u[c]), d[k][c]);
            }
            v[k] = T(space.column[row_of(k)]) - of_d;
            if (row_of(k) > 0) norm += abs2(widened(v[k]));
        }
        const auto h = Reflector<T>::of(shuffle(v[0], 0), warp_sum(norm));
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) v[k] = element_of_reflector(at, h, row_of(k), v[k]);
        return h;
    }
    /// What the reflectors leave, without its rounding errors: O's first row, D's first column.
    LAPILLI_DEVICE void settle(R of_row, R of_column) {
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const bool is_first = first_column() + c == 0;
            if (lane_id() == 0) o[0][c] = is_first ? from_real<T>(of_row) : T(0);
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                if (is_first) d[k][c] = row_of(k) == 0 ? from_real<T>(of_column) : T(0);
            }
        }
    }
    /// Two warps write a reflector each.
    LAPILLI_DEVICE void keep(const Place& at, const T (&x)[Rows], T of_x) const {
        const bool is_right = warp_id() == kBidiagonalWarps - 1;
        if (!is_right && warp_id() != kBidiagonalWarps - 2) return;
        const std::int64_t column = ChaseShape::column(p.first, at.s, at.t);
        T* const to = (is_right ? p.u : p.v) + column * shape.ldv();
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            if (row_of(k) < p.b) store(to + row_of(k), is_right ? x[k] : v[k]);
        }
        if (lane_id() == 0) store((is_right ? p.tau_u : p.tau_v) + column, is_right ? of_x : tau);
    }

    const BandBidiagonal<T, R>& p;
    const ChaseShape shape;
    const Space space;
    T o[Rows][kColumns], d[Rows][kColumns];
    T u[kColumns];
    T v[Rows] = {};  // of the step before
    T tau = T(0);
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
