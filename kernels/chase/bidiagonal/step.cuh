// SPDX-License-Identifier: BSD-3-Clause
// The window of one step, while the sweeps pass through it. 8 warps, or 4, have O and D (see BandBidiagonal) in registers, all the time:
// lanes are rows, warps share the columns.
//
//            columns of warp 0 | 1 | ... | 7        O -= conj(tau) v (v^H O), v and tau of the step before
//     lane 0   o o             | o o              x = first row of O: the reflector u, tau'
//     lane 1   o o             | o o              p = tau' [O; D] u,  [O; D] -= p u^H
//     ...                                        y = first column of D: the reflector v, tau"
//     lane 0   o o  (rows 32, 33 ...)            D -= conj(tau") v (v^H D)
//
// The next sweep's window is one row and one column further. A row and a column keep their place, which is their number modulo b,
// so nothing moves. The first column leaves O and D, and the next sweep's last one takes its place: it comes by mail from the
// window behind (mail.cuh). The first row leaves O, D's takes its place in O, and a row of zeros that in D.
//
// The row, and then the sums over columns, meet in shared memory. All warps add the sums up, each for itself and in one order, and
// make the reflectors, so that every warp has them whole. Each waits for v itself: a barrier behind the mail would take longer.
#pragma once

#include "arch/patience.cuh"
#include "arch/warp_sum.cuh"
#include "chase/bidiagonal/mail.cuh"
#include "reflectors/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Warps of a block where the bands are so long that two windows should share a multiprocessor. In real double precision 8 would
/// have too few registers; a step of 4 takes longer.
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
class BidiagonalStep {
    using R = real_t<T>;
    using Space = BidiagonalSpace<T, Rows, Warps>;
    static constexpr int kRows = Space::rows, kColumns = Space::columns;
    // Warps with another task each besides their columns.
    static constexpr int kSendsV = 0, kSendsColumn = 1, kSendsBeta = 2, kKeepsU = Warps / 2,
                         kKeepsV = kKeepsU + 1, kReceives = Warps - 1;

  public:
    LAPILLI_DEVICE explicit BidiagonalStep(const BandBidiagonal<T, R>& problem)
        : p(problem),
          shape(problem.shape()),
          mail(problem),
          n(static_cast<int>(problem.n)),
          b(static_cast<int>(problem.b)) {}

    /// The window of step t before the first sweep.
    LAPILLI_DEVICE void begin(int t) {
        f = 1 % b;
        for_each([&](int k, int c, int row, int column) {
            const bool is_inside = row < b && column < b;
            const std::int64_t i = shape.row(0, t) + behind(row, f), j = shape.row(0, t) + behind(column, f);
            o[k][c] = is_inside ? element(i - b, j) : T(0);
            d[k][c] = is_inside ? element(i, j) : T(0);
        });
    }
    /// The window of step t moves to memory, and back.
    LAPILLI_DEVICE void park(int t) const {
        for_each([&](int k, int c, int row, int column) {
            if (row >= b || column >= b) return;
            store(parked(t, row, column), o[k][c]);
            store(parked(t, row, column) + b * b, d[k][c]);
        });
    }
    LAPILLI_DEVICE void resume(int t, int s) {
        f = (s + 1) % b;
        for_each([&](int k, int c, int row, int column) {
            const bool is_inside = row < b && column < b;
            o[k][c] = is_inside ? load(parked(t, row, column)) : T(0);
            d[k][c] = is_inside ? load(parked(t, row, column) + b * b) : T(0);
        });
    }

    /// All threads. False: what it waits for does not come.
    LAPILLI_DEVICE bool run(int s, int t) {
        const Place at(*this, s, t);
        f = f + 1 == b ? 0 : f + 1;
        const std::int64_t kept = p.u != nullptr ? ChaseShape::column(p.first, s, t) : 0;
        if (s > 0) take_last(at);
        if (t > 0) multiply_by_last(at);
        for_each([&](int k, int c, int row, int column) {
            if (row == at.first_row) space.row[column] = o[k][c];
        });
        sync();
        Letters<Rows> column = column_of(at);
        if (warp_id() == kReceives) look(at.s - 1, at.t + 1, column);
        T x[Rows], y[Rows];
        const Reflector<T> right = reflector_of_row(at, x);
        multiply_from_right(at);
        if (warp_id() == kReceives) receive(at, column);
        if (sync_or(failed) != 0) return false;
        const Reflector<T> left = finish_right(at, right, y);
        if (t == 0 && thread_id() == 0) store(p.d + s + 1, left.beta);
        multiply_from_left(d, y, left.tau);
        if (p.u != nullptr) keep(at, kept, x, right.tau, y, left.tau);
        leave(at);
        return true;
    }

  private:
    struct Place {
        int s, t;
        int f;                      // where the first row of D and the first column are
        int last;                   // where the last ones are, the first ones of the sweep before
        int first_row;              // of O
        bool has_column, has_next;  // by mail; whether a step of the sweep follows

        LAPILLI_DEVICE Place(const BidiagonalStep& step, int sweep, int step_of_sweep)
            : s(sweep),
              t(step_of_sweep),
              f(step.f),
              last(f == 0 ? step.b - 1 : f - 1),
              first_row(t > 0 ? f : last),
              has_column(sweep > 0 && s + 1 + (t + 1) * step.b <= step.n),
              has_next(s + 1 + (t + 1) * step.b < step.n) {}
    };
    /// The messages that a lane waits for.
    template <int Count>
    struct Letters {
        int element[Count];
        bool is_missing[Count];
        T value[Count];
    };

    LAPILLI_DEVICE static int first_column() { return warp_id() * kColumns; }
    LAPILLI_DEVICE static int row_of(int k) { return lane_id() + 32 * k; }
    /// The distance of a place behind the first one.
    LAPILLI_DEVICE int behind(int place, int first) const {
        return place < first ? place - first + b : place - first;
    }
    /// The first element of a vector whose elements are in the lanes at their places.
    LAPILLI_DEVICE static T first_of(const Place& at, const T (&x)[Rows]) {
        return shuffle(at.f < 32 ? x[0] : x[Rows - 1], at.f % 32);
    }
    template <class F>
    LAPILLI_DEVICE static void for_each(F f) {
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) f(k, c, row_of(k), first_column() + c);
        }
    }
    LAPILLI_DEVICE T element(std::int64_t i, std::int64_t j) const {
        return i >= 0 && i <= j && j <= i + b && j < p.n ? load(p.band + b + i - j + j * p.ldw) : T(0);
    }
    LAPILLI_DEVICE T* parked(int t, int row, int column) const {
        return p.parked + std::int64_t{t} * 2 * b * b + column * b + row;
    }

    /// All lanes of a warp. Whether nothing is missing now.
    template <int Count>
    LAPILLI_DEVICE bool look(int s, int t, Letters<Count>& letters) const {
        bool misses = false;
        LAPILLI_UNROLL
        for (int i = 0; i < Count; ++i) {
            if (letters.is_missing[i])
                letters.is_missing[i] = !mail.receive(s, t, letters.element[i], letters.value[i]);
            misses = misses || letters.is_missing[i];
        }
        return !any(misses);
    }
    template <int Count>
    LAPILLI_DEVICE void wait(int s, int t, Letters<Count>& letters) {
        Patience patience(p.failed, p.patience);
        while (!failed && !look(s, t, letters)) failed = any(patience.is_over());
    }

    /// The last column, in O: one element.
    LAPILLI_DEVICE void take_last(const Place& at) {
        if (at.last / kColumns != warp_id()) return;
        Letters<1> beta{{mail.of_column(at.last)}, {at.has_column}, {T(0)}};
        wait(at.s - 1, at.t + 1, beta);
        for_each([&](int k, int c, int row, int column) {
            if (column != at.last) return;
            o[k][c] = row == at.last ? beta.value[0] : T(0);
            d[k][c] = T(0);  // until the others have come
        });
    }
    /// The last column, in D: at the place of the row that is new its last element.
    LAPILLI_DEVICE Letters<Rows> column_of(const Place& at) const {
        Letters<Rows> column;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            column.element[k] = row_of(k) == at.last ? mail.corner() : mail.of_column(row_of(k));
            column.is_missing[k] = at.has_column && row_of(k) < b;
            column.value[k] = T(0);
        }
        return column;
    }
    LAPILLI_DEVICE void receive(const Place& at, Letters<Rows>& column) {
        wait(at.s - 1, at.t + 1, column);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) space.last[row_of(k)] = column.value[k];
    }
    /// O behind v of the step before.
    LAPILLI_DEVICE void multiply_by_last(const Place& at) {
        Letters<Rows> letters;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            letters.element[k] = mail.of_v(row_of(k));
            letters.is_missing[k] = row_of(k) < b;
            letters.value[k] = T(0);
        }
        wait(at.s, at.t - 1, letters);
        T v[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) v[k] = row_of(k) == at.f ? T(1) : letters.value[k];
        multiply_from_left(o, v, first_of(at, letters.value));
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

    /// A reflector of the elements at the lane's places, which they become.
    LAPILLI_DEVICE static Reflector<T> reflector_of(const Place& at, T (&x)[Rows], T first) {
        double norm = 0;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            if (row_of(k) != at.f) norm += abs2(widened(x[k]));
        }
        const auto h = Reflector<T>::of(first, warp_sum(norm));
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) x[k] = element_of_reflector(at, h, row_of(k), x[k]);
        return h;
    }
    LAPILLI_DEVICE static T element_of_reflector(const Place& at, const Reflector<T>& h, int i, T value) {
        return i == at.f ? T(1) : narrowed<T>(h.factor * widened(value));
    }
    /// x becomes the elements of u at the lane's places, u[c] those of the warp's columns.
    LAPILLI_DEVICE Reflector<T> reflector_of_row(const Place& at, T (&x)[Rows]) {
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) x[k] = conj(T(space.row[row_of(k)]));
        const auto h = reflector_of(at, x, conj(T(space.row[at.f])));
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const int column = first_column() + c;
            u[c] = element_of_reflector(at, h, column, conj(T(space.row[column])));
        }
        of_last = element_of_reflector(at, h, at.last, conj(T(space.row[at.last])));
        if (warp_id() == kSendsBeta && lane_id() == 0) {
            if (at.t > 0)
                mail.send(at.s, at.t, mail.of_column(at.f), from_real<T>(h.beta));
            else
                store(p.e + at.s, h.beta);
        }
        return h;
    }

    /// Each warp's part of O u and of D u; the first columns.
    LAPILLI_DEVICE void multiply_from_right(const Place& at) {
        T of_o[Rows], of_d[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) of_o[k] = of_d[k] = T(0);
        for_each([&](int k, int c, int /*row*/, int /*column*/) {
            of_o[k] = fma(o[k][c], u[c], of_o[k]);
            of_d[k] = fma(d[k][c], u[c], of_d[k]);
        });
        if (at.f / kColumns == warp_id()) {
            for_each([&](int k, int c, int row, int column) {
                if (column != at.f) return;
                space.column_o[row] = o[k][c];
                space.column_d[row] = d[k][c];
            });
        }
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
    LAPILLI_DEVICE Reflector<T> finish_right(const Place& at, const Reflector<T>& right, T (&y)[Rows]) {
        T by_o[Rows], by_d[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            const T in_last = space.last[row_of(k)];
            by_d[k] = right.tau * fma(in_last, of_last, add_up(1, row_of(k)));
            y[k] = space.column_d[row_of(k)] - by_d[k];
            if (at.f == at.last) y[k] += in_last;
        }
        const auto h = reflector_of(at, y, first_of(at, y));
        if (at.has_next && warp_id() == kSendsV) {
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                if (row_of(k) < b)
                    mail.send(at.s, at.t, mail.of_v(row_of(k)), row_of(k) == at.f ? h.tau : y[k]);
            }
        }
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) by_o[k] = right.tau * add_up(0, row_of(k));
        if (at.t > 0 && warp_id() == kSendsColumn) send_column(at, h, by_o);
        if (at.last / kColumns == warp_id()) {
            for_each([&](int k, int c, int row, int column) {
                if (column == at.last) d[k][c] += T(space.last[row]);
            });
        }
        for_each([&](int k, int c, int /*row*/, int /*column*/) {
            o[k][c] = fma(by_o[k], -conj(u[c]), o[k][c]);
            d[k][c] = fma(by_d[k], -conj(u[c]), d[k][c]);
        });
        return h;
    }
    /// The first column, all but what has been sent of it.
    LAPILLI_DEVICE void send_column(const Place& at, const Reflector<T>& left, const T (&by_o)[Rows]) const {
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            const bool is_first = row_of(k) == at.f;
            const T value = is_first ? from_real<T>(left.beta) : T(space.column_o[row_of(k)]) - by_o[k];
            if (row_of(k) < b)
                mail.send(at.s, at.t, is_first ? mail.corner() : mail.of_column(row_of(k)), value);
        }
    }
    /// The first row goes, D's first one becomes O's last.
    LAPILLI_DEVICE void leave(const Place& at) {
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            if (at.t == 0 && row_of(k) == at.first_row) {
                LAPILLI_UNROLL
                for (int c = 0; c < kColumns; ++c) o[k][c] = T(0);
            }
            if (row_of(k) == at.f) {
                LAPILLI_UNROLL
                for (int c = 0; c < kColumns; ++c) {
                    o[k][c] = d[k][c];
                    d[k][c] = T(0);
                }
            }
        }
    }
    LAPILLI_DEVICE void keep(const Place& at, std::int64_t column, const T (&x)[Rows], T of_x,
                             const T (&y)[Rows], T of_y) const {
        const bool is_right = warp_id() == kKeepsU;
        if (!is_right && warp_id() != kKeepsV) return;
        T* const to = (is_right ? p.u : p.v) + column * shape.ldv();
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            if (row_of(k) < b) store(to + behind(row_of(k), at.f), is_right ? x[k] : y[k]);
        }
        if (lane_id() == 0) store((is_right ? p.tau_u : p.tau_v) + column, is_right ? of_x : of_y);
    }

    const BandBidiagonal<T, R>& p;
    const ChaseShape shape;
    const BidiagonalMail<T> mail;
    const Space space;
    const int n, b;
    int f = 0;  // of the next sweep, see Place
    T o[Rows][kColumns] = {}, d[Rows][kColumns] = {};
    T u[kColumns];
    T of_last;  // u's element of the last column
    bool failed = false;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
