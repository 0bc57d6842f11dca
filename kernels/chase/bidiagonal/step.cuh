// SPDX-License-Identifier: BSD-3-Clause
// The step of the chase of an upper band, in a window through which the sweeps pass (window.cuh). 8 warps, or
// 4, have O and D (see BandBidiagonal).
//
//            columns of warp 0 | 1 | ... | 7        O -= conj(tau) v (v^H O), v and tau of the step before
//     lane 0   o o             | o o              x = first row of O: the reflector u, tau'
//     lane 1   o o             | o o              p = tau' [O; D] u,  [O; D] -= p u^H
//     ...                                        y = first column of D: the reflector v, tau"
//     lane 0   o o  (rows 32, 33 ...)            D -= conj(tau") v (v^H D)
//
// The first column leaves O and D by mail, and the step before takes it for its last one. The first row
// leaves O, D's takes its place in O, and a row of zeros that in D.
//
// The row, and then the sums over columns, meet in shared memory. All warps add the sums up, each for itself
// and in one order, and make the reflectors, so that every warp has them whole. Each waits for v itself: a
// barrier behind the mail would take longer.
#pragma once

#include "chase/bidiagonal/args.hpp"
#include "chase/window.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Warps of a block where the bands are so long that two windows should share a multiprocessor. In real
/// double precision 8 would have too few registers; a step of 4 takes longer.
template <class T>
inline constexpr int bidiagonal_warps_of_many = !is_complex<T> && sizeof(T) == 8 ? 4 : 8;

/// Rows: of a lane; a band of up to 32 Rows.
template <class T, int Rows, int Warps>
struct BidiagonalSpace {
    static constexpr int rows = 32 * Rows, columns = rows / Warps;
    static constexpr int of_sums = Warps * 2 * rows;
    static constexpr std::size_t bytes = (4 * rows + of_sums) * sizeof(T);

    Shared<T> row;                 ///< the first one of O
    Shared<T> column_o, column_d;  ///< the first ones of O and of D
    Shared<T> last;                ///< the last one of D, by mail
    Shared<T> sums;                ///< each warp's part of O u, and of D u

    LAPILLI_DEVICE BidiagonalSpace()
        : row(part(0)),
          column_o(part(1)),
          column_d(part(2)),
          last(part(3)),
          sums(shared<T>(4 * rows * sizeof(T), of_sums)) {}

  private:
    LAPILLI_DEVICE static Shared<T> part(int k) { return shared<T>(k * rows * sizeof(T), rows); }
};

template <class T, int Rows, int Warps>
class BidiagonalStep : public ChaseWindow<T, Rows, Warps> {
    using Window = ChaseWindow<T, Rows, Warps>;
    using typename Window::Letter;
    using typename Window::R;
    using Window::kColumns, Window::kRows, Window::first_column, Window::row_of, Window::for_each,
        Window::for_column, Window::for_row, Window::element_at, Window::reflector_of,
        Window::element_of_reflector, Window::mail, Window::b, Window::o, Window::d, Window::failed;
    // Warps with another task each besides their columns.
    static constexpr int kSendsV = 0, kSendsColumn = 1, kSendsEdge = 2, kKeepsU = Warps / 2,
                         kKeepsV = kKeepsU + 1, kReceives = Warps - 1;

  public:
    static constexpr int threads = 32 * Warps;
    static constexpr std::size_t bytes = BidiagonalSpace<T, Rows, Warps>::bytes;

    LAPILLI_DEVICE explicit BidiagonalStep(const BandBidiagonal<T, R>& problem)
        : Window(problem), p(problem) {}

    /// The window of step t before the first sweep.
    LAPILLI_DEVICE void begin(int t) {
        const int above = b, left = 0;
        this->fill(t, above, left, [&](std::int64_t i, std::int64_t j) { return element(i, j); });
        if (t == 0 && thread_id() == 0) store(p.d, real(load(p.band + b)));
    }

    /// All threads. False: what it waits for does not come.
    LAPILLI_DEVICE bool run(int s, int t) {
        const ChasePlace at = this->enter(s, t);
        const std::int64_t kept = p.u != nullptr ? ChaseShape::column(p.first, s, t) : 0;
        const bool takes_edge = s > 0 && at.last / kColumns == warp_id();
        Letter edge = this->edge_of(at, takes_edge && at.has_line);
        T v[Rows];
        const T tau = t > 0 ? this->receive_v(at, v, edge) : T(0);
        if (takes_edge) take_edge(at, edge);
        if (t > 0) multiply_from_left(o, v, tau);
        for_row(at.first_of_o, [&](int k, int c, int column) { space.row[column] = o[k][c]; });
        sync();
        T x[Rows], y[Rows];
        const Reflector<T> right = reflector_of_row(at, x);
        multiply_from_right(at);
        if (warp_id() == kReceives) this->receive_line(at, space.last);
        if (sync_or(failed) != 0) return false;
        const Reflector<T> left = finish_right(at, right, y);
        if (t == 0 && thread_id() == 0) store(p.d + s + 1, left.beta);
        multiply_from_left(d, y, left.tau);
        if (p.u != nullptr) {
            if (warp_id() == kKeepsU) this->keep(at, p.u, p.tau_u, kept, x, right.tau);
            if (warp_id() == kKeepsV) this->keep(at, p.v, p.tau_v, kept, y, left.tau);
        }
        leave(at);
        return true;
    }

  private:
    LAPILLI_DEVICE T element(std::int64_t i, std::int64_t j) const {
        return i >= 0 && i <= j && j <= i + b && j < p.n ? load(p.band + b + i - j + j * p.ldw) : T(0);
    }

    /// The last column, in O: one element.
    LAPILLI_DEVICE void take_edge(const ChasePlace& at, const Letter& letter) {
        const T edge = this->receive_edge(letter);
        for_column(at.last, [&](int k, int c, int row) {
            o[k][c] = row == at.last ? edge : T(0);
            d[k][c] = T(0);  // until the others have come
        });
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

    /// x becomes the elements of u at the lane's places, u[c] those of the warp's columns.
    LAPILLI_DEVICE Reflector<T> reflector_of_row(const ChasePlace& at, T (&x)[Rows]) {
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) x[k] = conj(T(space.row[row_of(k)]));
        const auto h = reflector_of(at, x, conj(T(space.row[at.f])));
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const int column = first_column() + c;
            u[c] = element_of_reflector(at, h, column, conj(T(space.row[column])));
        }
        of_last = element_of_reflector(at, h, at.last, conj(T(space.row[at.last])));
        if (warp_id() == kSendsEdge && lane_id() == 0) {
            if (at.t > 0)
                mail.send(at.s, at.t, mail.edge(at.s), from_real<T>(h.beta));
            else
                store(p.e + at.s, h.beta);
        }
        return h;
    }

    /// Each warp's part of O u and of D u; the first columns.
    LAPILLI_DEVICE void multiply_from_right(const ChasePlace& at) {
        T of_o[Rows], of_d[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) of_o[k] = of_d[k] = T(0);
        for_each([&](int k, int c, int /*row*/, int /*column*/) {
            of_o[k] = fma(o[k][c], u[c], of_o[k]);
            of_d[k] = fma(d[k][c], u[c], of_d[k]);
        });
        for_column(at.f, [&](int k, int c, int row) {
            space.column_o[row] = o[k][c];
            space.column_d[row] = d[k][c];
        });
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            space.sums[(2 * warp_id()) * kRows + row_of(k)] = of_o[k];
            space.sums[(2 * warp_id() + 1) * kRows + row_of(k)] = of_d[k];
        }
    }
    LAPILLI_DEVICE T add_up(int which, int row) const {
        T sum[2] = {T(0), T(0)};
        LAPILLI_UNROLL
        for (int warp = 0; warp < Warps; ++warp) {
            const T part = space.sums[(2 * warp + which) * kRows + row];
            sum[warp % 2] += part;
        }
        return sum[0] + sum[1];
    }
    /// y becomes v, which is made of D's first column. O and D behind u.
    LAPILLI_DEVICE Reflector<T> finish_right(const ChasePlace& at, const Reflector<T>& right, T (&y)[Rows]) {
        T by_o[Rows], by_d[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            const T in_last = space.last[row_of(k)];
            by_d[k] = right.tau * fma(in_last, of_last, add_up(1, row_of(k)));
            y[k] = space.column_d[row_of(k)] - by_d[k];
            if (at.f == at.last) y[k] += in_last;
        }
        const auto h = reflector_of(at, y, element_at(at.f, y));
        if (at.has_next && warp_id() == kSendsV) this->send_v(at, y, h.tau);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) by_o[k] = right.tau * add_up(0, row_of(k));
        if (at.t > 0 && warp_id() == kSendsColumn) send_column(at, h, by_o);
        for_column(at.last, [&](int k, int c, int row) { d[k][c] += T(space.last[row]); });
        for_each([&](int k, int c, int /*row*/, int /*column*/) {
            o[k][c] = fma(by_o[k], -conj(u[c]), o[k][c]);
            d[k][c] = fma(by_d[k], -conj(u[c]), d[k][c]);
        });
        return h;
    }
    /// The first column, all but what has been sent of it.
    LAPILLI_DEVICE void send_column(const ChasePlace& at, const Reflector<T>& left,
                                    const T (&by_o)[Rows]) const {
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            const bool is_first = row_of(k) == at.f;
            const T value = is_first ? from_real<T>(left.beta) : T(space.column_o[row_of(k)]) - by_o[k];
            if (row_of(k) < b) mail.send(at.s, at.t, mail.of_line(at.s, row_of(k)), value);
        }
    }
    /// The first row goes, D's first one becomes O's last.
    LAPILLI_DEVICE void leave(const ChasePlace& at) {
        if (at.t == 0) for_row(at.first_of_o, [&](int k, int c, int /*column*/) { o[k][c] = T(0); });
        for_row(at.f, [&](int k, int c, int /*column*/) {
            o[k][c] = d[k][c];
            d[k][c] = T(0);
        });
    }

    const BandBidiagonal<T, R>& p;
    const BidiagonalSpace<T, Rows, Warps> space;
    T u[kColumns];
    T of_last;  // u's element of the last column
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
