// SPDX-License-Identifier: BSD-3-Clause
// One step of a sweep by a block of 8 warps. Lanes are rows, warps share the columns: each thread has the same elements of O
// and of D (see ChaseShape), in registers where they fit.
//
//            columns of warp 0 | 1 | ... | 7          p = O u            u, tau of the step before
//     lane 0   o o             | o o              x = first column of O (I - tau u u^H): the reflector v, tau'
//     lane 1   o o             | o o              z = v^H O,  y = D v
//     ...                                        w = tau' y - |tau'|^2 / 2 (v^H y) v
//     lane 0   o o  (rows 32, 33 ...)            O -= tau p u^H + conj(tau') v (z - tau (v^H p) u^H)
//     ...                                        D -= v w^H + w v^H
//
// Sums over columns meet in shared memory, twice in a step; all warps add them up, each for itself and in one order, so that
// every warp has p, v and w whole, of which a lane has its rows. A step is a chain of latencies: its arithmetic, 10 b^2
// multiplications and additions, and its bytes, twice 3/2 b^2 elements, would take a small part of its time.
#pragma once

#include "arch/warp_sum.cuh"
#include "chase/args.hpp"
#include "tridiagonal/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kChaseWarps = 8;
inline constexpr int kChaseThreads = 32 * kChaseWarps;

/// Rows: of a lane; a band of up to 32 Rows.
template <class T, int Rows>
struct ChaseSpace {
    static constexpr int rows = 32 * Rows, columns = rows / kChaseWarps;
    static constexpr int of_sums = (kChaseWarps + 1) * rows, of_warp = 3 * rows + columns;
    static constexpr std::size_t bytes = (2 * of_sums + kChaseWarps * of_warp) * sizeof(T);

    Shared<T> products,
        forms;      ///< each warp's parts of p, of y; behind them the first column of O, sums over rows
    Shared<T> own;  ///< the warp's copies of v, of even and of odd steps, and of w; its columns of z

    LAPILLI_DEVICE ChaseSpace()
        : products(shared<T>(0, of_sums)),
          forms(shared<T>(of_sums * sizeof(T), of_sums)),
          own(shared<T>((2 * of_sums + warp_id() * of_warp) * sizeof(T), of_warp)) {}

    LAPILLI_DEVICE Shared<T> v(int parity) const { return own.slice(parity * rows, rows); }
    LAPILLI_DEVICE Shared<T> w() const { return own.slice(2 * rows, rows); }
    LAPILLI_DEVICE Shared<T> z() const { return own.slice(3 * rows, columns); }
};

template <class T, int Rows>
class ChaseStep {
    using R = real_t<T>;
    using Space = ChaseSpace<T, Rows>;
    static constexpr int kRows = Space::rows, kColumns = Space::columns;
    static constexpr std::size_t kBytes = 2 * Rows * kColumns * sizeof(T);
    /// Whether a thread keeps its elements in registers, and those of the next step, too, while it works on this one.
    static constexpr bool kHeld = kBytes <= 512, kAhead = kBytes <= 256;
    static constexpr int kTogether = kColumns < 8 ? kColumns : 8;

  public:
    LAPILLI_DEVICE explicit ChaseStep(const BandChase<T, R>& problem) : p(problem), shape(problem.shape()) {}

    /// Of a sweep, in which the sweep before is far enough.
    LAPILLI_DEVICE void run(std::int64_t s, std::int64_t t) {
        const Place at(*this, s, t);
        if constexpr (kHeld) {
            if (ahead) {
                now = next;
                load_window(at, now, Row::last);
            } else {
                load_window(at, now, Row::all);
            }
            ahead = false;
        }
        T x[Rows], by[Rows];  // the column, p
        if (t == 0) {
            take_column(at, s, x, by);
        } else {
            multiply_by_last(at, x, by);
        }
        const Reflector<T> h = make_reflector(at, x);
        if (t == 0 && thread_id() == 0) store(p.e + s, h.beta);
        keep(at, s, t, h.tau, x);
        multiply(at, x);
        const T through = warp_total(x, by);
        sync();
        T w[Rows];
        find_w(at, h.tau, x, w);
        if (at.is_whole)
            update<true>(at, h, x, by, w, through);
        else
            update<false>(at, h, x, by, w, through);
        if (s == p.n - 2 && thread_id() == 0) store(p.d + p.n - 1, real(last_corner));
        tau = h.tau;
        parity ^= 1;
    }

    /// The window of step t, which the next call is: all but its last row, which the sweep before has yet to change. Not before
    /// the step before has been published, for which the sweep behind waits.
    LAPILLI_DEVICE void look_ahead(std::int64_t s, std::int64_t t) {
        if constexpr (kAhead) {
            load_window(Place(*this, s, t), next, Row::but_last);
            ahead = true;
        }
    }

    /// The reflector of step t - 1, where another block has left it.
    LAPILLI_DEVICE void fetch_last(std::int64_t s, std::int64_t t) {
        if (t == 0) return;
        const T* from = p.carried + s * (p.b + 1);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k)
            space.v(parity ^ 1)[row_of(k)] = row_of(k) < p.b ? load(from + row_of(k)) : T(0);
        tau = load(from + p.b);
        sync_warp();
    }

  private:
    enum class Row { all, last, but_last };
    struct Window {
        T o[kHeld ? Rows : 1][kHeld ? kColumns : 1], d[kHeld ? Rows : 1][kHeld ? kColumns : 1];
    };
    /// Where the blocks of a step are: the thread's first element of each, and how many rows count. Most are whole: of these
    /// nothing need be asked but what is on the diagonal of D and below.
    struct Place {
        int b, length;
        bool has_o, is_whole;
        T *o, *d;
        std::int64_t stride;  // to the same row of the next column

        LAPILLI_DEVICE Place(const ChaseStep& step, std::int64_t s, std::int64_t t)
            : b(static_cast<int>(step.p.b)),
              length(static_cast<int>(step.shape.length(s, t))),
              has_o(t > 0),
              is_whole(has_o && b == kRows && length == kRows),
              stride(step.p.ldw - 1) {
            const std::int64_t row = step.shape.row(s, t);
            d = step.p.band + (row + first_column()) * step.p.ldw - first_column() + lane_id();
            o = d + b - b * step.p.ldw;
        }
        template <bool Whole>
        LAPILLI_DEVICE bool has(int row, int column, bool in_o) const {
            if (Whole) return in_o || column <= row;
            return row < length && (in_o ? has_o && column < b : column <= row);
        }
    };

    LAPILLI_DEVICE static int first_column() { return warp_id() * kColumns; }
    LAPILLI_DEVICE static int row_of(int k) { return lane_id() + 32 * k; }

    template <bool Whole>
    LAPILLI_DEVICE static T element(const Place& at, int k, int c, bool in_o) {
        const int row = row_of(k), column = first_column() + c;
        if (!at.template has<Whole>(row, column, in_o)) return T(0);
        const T value = load((in_o ? at.o : at.d) + 32 * k + c * at.stride);
        return !in_o && row == column ? from_real<T>(real(value)) : value;
    }
    LAPILLI_DEVICE static void load_window(const Place& at, Window& to, Row which) {
        if (at.is_whole)
            load_window<true>(at, to, which);
        else
            load_window<false>(at, to, which);
    }
    template <bool Whole>
    LAPILLI_DEVICE static void load_window(const Place& at, Window& to, Row which) {
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            const bool is_last = row_of(k) == at.b - 1;
            if (which == Row::last ? !is_last : which == Row::but_last && is_last) continue;
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) {
                to.o[k][c] = element<Whole>(at, k, c, true);
                to.d[k][c] = element<Whole>(at, k, c, false);
            }
        }
    }
    LAPILLI_DEVICE T o(const Place& at, int k, int c) const {
        if constexpr (kHeld) return now.o[k][c];
        return element<false>(at, k, c, true);
    }
    LAPILLI_DEVICE T d(const Place& at, int k, int c) const {
        if constexpr (kHeld) return now.d[k][c];
        return element<false>(at, k, c, false);
    }

    /// Step 0: the column is as it stands, and there is no O.
    LAPILLI_DEVICE void take_column(const Place& at, std::int64_t s, T (&x)[Rows], T (&by)[Rows]) {
        const T* column = p.band + s * p.ldw;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            x[k] = row_of(k) < at.length ? load(column + 1 + row_of(k)) : T(0);
            by[k] = T(0);
        }
        if (thread_id() == 0) store(p.d + s, real(load(column)));
        tau = T(0);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) space.v(parity ^ 1)[row_of(k)] = T(0);
        sync_warp();
    }

    /// p = O u, and O's first column behind the reflector of the step before.
    LAPILLI_DEVICE void multiply_by_last(const Place& at, T (&x)[Rows], T (&by)[Rows]) const {
        const Shared<T> u = space.v(parity ^ 1);
        T sum[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) sum[k] = T(0);
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const T uj = u[first_column() + c];
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) sum[k] = fma(o(at, k, c), uj, sum[k]);
        }
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            space.products[warp_id() * kRows + row_of(k)] = sum[k];
            if (warp_id() == 0) space.products[kChaseWarps * kRows + row_of(k)] = o(at, k, 0);
        }
        sync();
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            by[k] = add_up(space.products, row_of(k));
            const T first = space.products[kChaseWarps * kRows + row_of(k)];
            x[k] = first - tau * by[k];
        }
    }
    LAPILLI_DEVICE static T add_up(const Shared<T>& of_warps, int row) {
        T sum[2] = {T(0), T(0)};
        LAPILLI_UNROLL
        for (int k = 0; k < kChaseWarps; ++k) {
            const T part = of_warps[k * kRows + row];
            sum[k % 2] += part;
        }
        return sum[0] + sum[1];
    }

    /// The column becomes v, of which every warp has a copy.
    LAPILLI_DEVICE Reflector<T> make_reflector(const Place& at, T (&x)[Rows]) const {
        double norm = 0;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            if (row_of(k) > 0) norm += abs2(widened(x[k]));
        }
        norm = warp_sum(norm);
        const auto h = Reflector<T>::of(shuffle(x[0], 0), norm);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            x[k] = row_of(k) == 0          ? T(1)
                   : row_of(k) < at.length ? narrowed<T>(h.factor * widened(x[k]))
                                           : T(0);
            space.v(parity)[row_of(k)] = x[k];
        }
        sync_warp();
        return h;
    }

    /// The reflector, for the way back and for the next launch.
    LAPILLI_DEVICE void keep(const Place& at, std::int64_t s, std::int64_t t, T of_tau, const T (&v)[Rows]) {
        if (warp_id() != kChaseWarps - 1) return;
        const auto write = [&](T* to, T* to_tau) {
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                if (row_of(k) < at.b) store(to + row_of(k), v[k]);
            }
            if (lane_id() == 0) store(to_tau, of_tau);
        };
        if (p.v != nullptr) {
            const std::int64_t column = ChaseShape::column(p.first, s, t);
            write(p.v + column * shape.ldv(), p.tau + column);
        }
        if (p.stepwise) write(p.carried + s * (p.b + 1), p.carried + s * (p.b + 1) + p.b);
    }

    /// Each warp's parts of z = v^H O and of y = D v.
    LAPILLI_DEVICE void multiply(const Place& at, const T (&v)[Rows]) const {
        const Shared<T> of_columns = space.v(parity), z = space.z();
        T sum[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) sum[k] = T(0);
        LAPILLI_UNROLL
        for (int first = 0; first < kColumns; first += kTogether) {
            T sums[2 * kTogether];
            LAPILLI_UNROLL
            for (int i = 0; i < kTogether; ++i) {
                const int c = first + i, column = first_column() + c;
                const T vj = of_columns[column];
                sums[i] = sums[kTogether + i] = T(0);
                LAPILLI_UNROLL
                for (int k = 0; k < Rows; ++k) {
                    const T dk = d(at, k, c);
                    sums[i] = conj_fma(v[k], o(at, k, c), sums[i]);
                    sum[k] = fma(dk, vj, sum[k]);
                    if (row_of(k) > column) sums[kTogether + i] = conj_fma(dk, v[k], sums[kTogether + i]);
                }
            }
            constexpr int lanes = 32 / (2 * kTogether);
            const T total = transposing_sum(sums);
            const int i = lane_id() / lanes;
            if (lane_id() % lanes == 0) {
                if (i < kTogether)
                    z[first + i] = total;
                else
                    space.forms[kChaseWarps * kRows + first_column() + first + i - kTogether] = total;
            }
        }
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) space.forms[warp_id() * kRows + row_of(k)] = sum[k];
    }
    /// v^H p
    LAPILLI_DEVICE static T warp_total(const T (&v)[Rows], const T (&by)[Rows]) {
        T sum = T(0);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) sum = conj_fma(v[k], by[k], sum);
        return warp_sum(sum);
    }

    LAPILLI_DEVICE void find_w(const Place&, T of_tau, const T (&v)[Rows], T (&w)[Rows]) const {
        R form = 0;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            const T of_rows = space.forms[kChaseWarps * kRows + row_of(k)];
            w[k] = add_up(space.forms, row_of(k)) + of_rows;
            form += real(conj(v[k]) * w[k]);
        }
        const R shift = R(-0.5) * abs2(of_tau) * warp_sum(form);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            w[k] = fma(shift, v[k], of_tau * w[k]);
            space.w()[row_of(k)] = w[k];
        }
        sync_warp();
    }

    template <bool Whole>
    LAPILLI_DEVICE void update(const Place& at, const Reflector<T>& h, const T (&v)[Rows],
                               const T (&by)[Rows], const T (&w)[Rows], T through) {
        const Shared<T> u = space.v(parity ^ 1), of_columns = space.v(parity), of_w = space.w(),
                        z = space.z();
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const int column = first_column() + c;
            const T uj = u[column], vj = of_columns[column], wj = of_w[column], zj = z[c];
            const T by_p = -(tau * conj(uj)), by_v = -(conj(h.tau) * fma(by_p, through, zj));
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                const int row = row_of(k);
                if (at.template has<Whole>(row, column, true)) {
                    T value = fma(by[k], by_p, fma(v[k], by_v, o(at, k, c)));
                    if (column == 0) value = row == 0 ? from_real<T>(h.beta) : T(0);
                    store(at.o + 32 * k + c * at.stride, value);
                }
                if (at.template has<Whole>(row, column, false)) {
                    T value = fma(v[k], -conj(wj), fma(w[k], -conj(vj), d(at, k, c)));
                    if (row == column) value = from_real<T>(real(value));
                    if (row == 0) last_corner = value;
                    store(at.d + 32 * k + c * at.stride, value);
                }
            }
        }
    }

    const BandChase<T, R>& p;
    const ChaseShape shape;
    const Space space;
    Window now, next;
    T tau = T(0);          // of the reflector before
    T last_corner = T(0);  // of thread 0: the first element of D
    int parity = 0;        // of the copy of v that this step writes
    bool ahead = false;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
