// SPDX-License-Identifier: BSD-3-Clause
// One step of a sweep by a block of 8 warps. Lanes are rows, warps share the columns: each thread has the same elements of O
// and of D (see BandChase), in registers where they fit.
//
//            columns of warp 0 | 1 | ... | 7          p = O u            u, tau of the step before
//     lane 0   o o             | o o              x = first column of O (I - tau u u^H): the reflector v, tau'
//     lane 1   o o             | o o              z = v^H O,  y = D v
//     ...                                        w = tau' y - |tau'|^2 / 2 (v^H y) v
//     lane 0   o o  (rows 32, 33 ...)            O -= tau p u^H + conj(tau') v (z - tau (v^H p) u^H)
//     ...                                        D -= v w^H + w v^H
//
// Sums over columns meet in shared memory, twice in a step; all warps add them up, each for itself and in one order, so that
// every warp has all of p, v and w, each lane its rows.
//
// The first row is what the next sweep waits for. It goes by mail (mail.cuh) long before the step is done: beta with the
// reflector, the row of O with z, the corner of D with w. So the next sweep begins behind the reflector and not behind the
// update, which is half of the step.
//
// A step's code is run through once, by all warps: it has to stay in the instruction cache. A few KB more that only some
// lanes need, unrolled for each column, cost more than the waits that they save.
#pragma once

#include "arch/patience.cuh"
#include "arch/warp_sum.cuh"
#include "chase/mail.cuh"
#include "reflectors/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kChaseWarps = 8;

/// Rows: of a lane; a band of up to 32 Rows.
template <class T, int Rows>
struct ChaseSpace {
    static constexpr int rows = 32 * Rows, columns = rows / kChaseWarps;
    static constexpr int of_sums = (kChaseWarps + 1) * rows, of_warp = 3 * rows + 4 * columns;
    static constexpr std::size_t bytes = (2 * of_sums + kChaseWarps * of_warp) * sizeof(T);

    Shared<T> products,
        forms;  ///< each warp's parts of p, of y; behind them the first column of O, sums over rows
    Shared<T>
        own;  ///< the warp's copies of v, of even and of odd steps, and of w; of its columns z and others

    LAPILLI_DEVICE ChaseSpace()
        : products(shared<T>(0, of_sums)),
          forms(shared<T>(of_sums * sizeof(T), of_sums)),
          own(shared<T>((2 * of_sums + warp_id() % kChaseWarps * of_warp) * sizeof(T), of_warp)) {}

    LAPILLI_DEVICE Shared<T> v(int parity) const { return own.slice(parity * rows, rows); }
    LAPILLI_DEVICE Shared<T> w() const { return own.slice(2 * rows, rows); }
    LAPILLI_DEVICE Shared<T> z() const { return own.slice(3 * rows, columns); }
    LAPILLI_DEVICE Shared<T> of_p() const { return own.slice(3 * rows + columns, columns); }
    LAPILLI_DEVICE Shared<T> of_v() const { return own.slice(3 * rows + 2 * columns, columns); }
    LAPILLI_DEVICE Shared<T> first_row() const { return own.slice(3 * rows + 3 * columns, columns); }
};

/// Bytes of a thread's elements; whether it keeps them in registers.
template <class T, int Rows>
inline constexpr std::size_t chase_bytes_of_thread = ChaseSpace<T, Rows>::columns * 2 * Rows * sizeof(T);
template <class T, int Rows>
inline constexpr bool chase_is_held = chase_bytes_of_thread<T, Rows> <= 512;
/// One more warp waits for the sweep before and tells the one behind, where this leaves the others registers enough; else the
/// last of them does.
template <class T, int Rows>
inline constexpr int chase_courier = chase_bytes_of_thread<T, Rows> <= 256 ? kChaseWarps : kChaseWarps - 1;
template <class T, int Rows>
inline constexpr int chase_threads = 32 *
                                     (chase_courier<T, Rows> < kChaseWarps ? kChaseWarps : kChaseWarps + 1);

/// Posted: the row that it shares with the next sweep goes by mail, and is not in memory before that sweep has been there.
template <class T, int Rows, bool Posted>
class ChaseStep {
    using R = real_t<T>;
    using Space = ChaseSpace<T, Rows>;
    static constexpr int kRows = Space::rows, kColumns = Space::columns;
    static constexpr bool kHeld = chase_is_held<T, Rows>;
    static_assert(kHeld || !Posted);
    static constexpr int kTogether = kColumns < 8 ? kColumns : 8;

  public:
    /// Steps of the sweep before that have to be done when step t begins, besides t.
    static constexpr int lead = Posted ? 1 : 2;

    LAPILLI_DEVICE explicit ChaseStep(const BandChase<T, R>& problem)
        : p(problem), shape(problem.shape()), mail(problem) {}

    /// All threads: of a sweep, in which the sweep before is far enough.
    LAPILLI_DEVICE void run(std::int64_t s, std::int64_t t) {
        const bool works = warp_id() < kChaseWarps;
        const Place at(*this, s, t);
        if (works) begin(at);
        if (t > 0) sync();
        T x[Rows] = {}, by[Rows] = {};  // the column, p
        Reflector<T> h{};
        if (works) {
            if (t == 0)
                take_column(at, x);
            else
                find_column(x, by);
            h = make_reflector(at, x);
            if (t == 0 && thread_id() == 0) store(p.e + s, h.beta);
            if (Posted && t > 0 && thread_id() == 0) mail.send(s, t, 0, from_real<T>(h.beta));
            keep(at, h.tau, x);
            if (at.shares_last) receive_last_row(at);
            multiply(at, x);
            find_coefficients(at, h, warp_total(x, by), shuffle(by[0], 0));
        }
        sync();
        if (works) {
            T w[Rows];
            find_w(h.tau, x, w);
            if (Posted && t > 0 && thread_id() == 0)
                mail.send(s, t, at.b, of_diagonal(element_of_d(x[0], w[0], x[0], w[0], d(at, 0, 0))));
            if (kHeld && at.is_whole)
                update<true>(at, h, x, by, w);
            else
                update<false>(at, h, x, by, w);
            if (s == p.n - 2 && thread_id() == 0) store(p.d + p.n - 1, real(last_corner));
            tau = h.tau;
            parity ^= 1;
        }
    }
    /// Whether waiting has timed out.
    LAPILLI_DEVICE bool has_failed() const { return failed; }

    /// The window of step t, which run() is called for next: as soon as the sweep before has done this step.
    LAPILLI_DEVICE void load_ahead(std::int64_t s, std::int64_t t) {
        if (Posted && warp_id() < kChaseWarps) load_window(Place(*this, s, t));
    }

    /// The reflector of step t - 1, where another block has left it.
    LAPILLI_DEVICE void fetch_last(std::int64_t s, std::int64_t t) {
        if (t == 0 || warp_id() == kChaseWarps) return;
        const T* from = p.carried + s * (p.b + 1);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k)
            space.v(parity ^ 1)[row_of(k)] = row_of(k) < p.b ? load(from + row_of(k)) : T(0);
        tau = load(from + p.b);
        sync_warp();
    }

  private:
    struct Window {
        T o[kHeld ? Rows : 1][kHeld ? kColumns : 1], d[kHeld ? Rows : 1][kHeld ? kColumns : 1];
    };
    /// Where the blocks of a step are: the thread's first element of each, and how many rows count. Most are whole: of these
    /// nothing need be asked but what is on the diagonal of D and below.
    struct Place {
        std::int64_t s, t;
        int b, length;
        bool has_o, is_whole;
        bool shares_last;  // by mail, with the sweep before
        T *o, *d;
        std::int64_t stride;  // to the same row of the next column

        LAPILLI_DEVICE Place(const ChaseStep& step, std::int64_t sweep, std::int64_t step_of_sweep)
            : s(sweep),
              t(step_of_sweep),
              b(static_cast<int>(step.p.b)),
              length(static_cast<int>(step.shape.length(s, t))),
              has_o(t > 0),
              is_whole(has_o && b == kRows && length == kRows),
              shares_last(Posted && s > 0 && length == b),
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
        return !in_o && row == column ? of_diagonal(value) : value;
    }
    /// All but a last row that comes by mail.
    LAPILLI_DEVICE void load_window(const Place& at) {
        if (at.is_whole)
            load_window<true>(at);
        else
            load_window<false>(at);
    }
    template <bool Whole>
    LAPILLI_DEVICE void load_window(const Place& at) {
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            const bool comes = at.shares_last && row_of(k) == at.b - 1;
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) {
                now.o[k][c] = comes ? T(0) : element<Whole>(at, k, c, true);
                now.d[k][c] = comes ? T(0) : element<Whole>(at, k, c, false);
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

    /// The window, and each warp's part of p = O u.
    LAPILLI_DEVICE void begin(const Place& at) {
        if (kHeld && !Posted) load_window(at);
        if (at.t == 0) return;
        if (at.shares_last && warp_id() == (at.b - 1) / kColumns) receive_beta(at);
        multiply_by_last(at);
    }

    /// All lanes of a warp: an element each of the row that the sweep before shares with this step, if the lane wants one.
    LAPILLI_DEVICE T receive(const Place& at, int of_lane, bool wants) {
        Patience patience(p.progress + chase_words(p.n) - 1, p.patience);
        T value = T(0);
        bool is_there = !wants;
        while (!failed && !all(is_there)) {
            is_there = !wants || mail.receive(at.s - 1, at.t + 1, of_lane, value);
            failed = any(patience.is_over());
        }
        return value;
    }
    /// O's last row: its only element is that which the sweep before has left in its first column.
    LAPILLI_DEVICE void receive_beta(const Place& at) {
        const T beta = receive(at, 0, true);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) {
                if (row_of(k) == at.b - 1 && first_column() + c == at.b - 1) now.o[k][c] = beta;
            }
        }
    }
    /// D's last row: lane c takes what is in column c of the warp.
    LAPILLI_DEVICE void receive_last_row(const Place& at) {
        const int column = first_column() + lane_id();
        const T element = receive(at, column + 1, lane_id() < kColumns && column < at.b);
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const T value = shuffle(element, c);
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                if (row_of(k) == at.b - 1) now.d[k][c] = value;
            }
        }
    }

    /// Step 0: the column is taken unchanged, and there is no O.
    LAPILLI_DEVICE void take_column(const Place& at, T (&x)[Rows]) {
        const T* column = p.band + at.s * p.ldw;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            x[k] = row_of(k) < at.length ? load(column + 1 + row_of(k)) : T(0);
            space.v(parity ^ 1)[row_of(k)] = T(0);
        }
        if (at.shares_last) {
            const T beta = receive(at, 0, true);
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                if (row_of(k) == at.b - 1) x[k] = beta;
            }
        }
        if (thread_id() == 0) store(p.d + at.s, real(load(column)));
        tau = T(0);
        sync_warp();
    }

    /// Each warp's part of p = O u; O's first column.
    LAPILLI_DEVICE void multiply_by_last(const Place& at) const {
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
        if (Posted && lane_id() == 0) {
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) space.first_row()[c] = o(at, 0, c);
        }
    }
    /// p, and O's first column behind the reflector of the step before.
    LAPILLI_DEVICE void find_column(T (&x)[Rows], T (&by)[Rows]) const {
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

    /// The column becomes v; every warp has a copy.
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
    LAPILLI_DEVICE void keep(const Place& at, T of_tau, const T (&v)[Rows]) {
        if (warp_id() != kChaseWarps - 1) return;
        const auto write = [&](T* to, T* to_tau) {
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                if (row_of(k) < at.b) store(to + row_of(k), v[k]);
            }
            if (lane_id() == 0) store(to_tau, of_tau);
        };
        if (p.v != nullptr) {
            const std::int64_t column = ChaseShape::column(p.first, at.s, at.t);
            write(p.v + column * shape.ldv(), p.tau + column);
        }
        if (p.stepwise) write(p.carried + at.s * (p.b + 1), p.carried + at.s * (p.b + 1) + p.b);
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

    LAPILLI_DEVICE void find_w(T of_tau, const T (&v)[Rows], T (&w)[Rows]) const {
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

    /// O -= p of_p + v of_v. Lane c has column c of the warp, and sends what becomes of O's first row.
    LAPILLI_DEVICE void find_coefficients(const Place& at, const Reflector<T>& h, T through,
                                          T by_first) const {
        sync_warp();
        const int c = lane_id(), column = first_column() + c;
        if (c < kColumns) {
            const T uj = space.v(parity ^ 1)[column], zj = space.z()[c];
            const T of_p = -(tau * conj(uj)), of_v = -(conj(h.tau) * fma(of_p, through, zj));
            space.of_p()[c] = of_p;
            space.of_v()[c] = of_v;
            if (Posted && at.t > 0 && column > 0 && column < at.b)
                mail.send(at.s, at.t, column, element_of_o(T(1), by_first, of_p, of_v, space.first_row()[c]));
        }
        sync_warp();
    }
    LAPILLI_DEVICE static T element_of_o(T v, T by, T of_p, T of_v, T value) {
        return fma(by, of_p, fma(v, of_v, value));
    }
    LAPILLI_DEVICE static T element_of_d(T v, T w, T of_v, T of_w, T value) {
        return fma(v, -conj(of_w), fma(w, -conj(of_v), value));
    }
    LAPILLI_DEVICE static T of_diagonal(T value) { return from_real<T>(real(value)); }

    template <bool Whole>
    LAPILLI_DEVICE void update(const Place& at, const Reflector<T>& h, const T (&v)[Rows],
                               const T (&by)[Rows], const T (&w)[Rows]) {
        const Shared<T> of_columns = space.v(parity), of_w = space.w();
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const int column = first_column() + c;
            const T vj = of_columns[column], wj = of_w[column], of_p = space.of_p()[c],
                    of_v = space.of_v()[c];
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                const int row = row_of(k);
                const bool is_sent = Posted && at.t > 0 && row == 0;
                if (!is_sent && at.template has<Whole>(row, column, true)) {
                    T value = element_of_o(v[k], by[k], of_p, of_v, o(at, k, c));
                    if (column == 0) value = row == 0 ? from_real<T>(h.beta) : T(0);
                    store(at.o + 32 * k + c * at.stride, value);
                }
                if (!is_sent && at.template has<Whole>(row, column, false)) {
                    T value = element_of_d(v[k], w[k], vj, wj, d(at, k, c));
                    if (row == column) value = of_diagonal(value);
                    if (row == 0) last_corner = value;
                    store(at.d + 32 * k + c * at.stride, value);
                }
            }
        }
    }

    const BandChase<T, R>& p;
    const ChaseShape shape;
    const ChaseMail<T> mail;
    const Space space;
    Window now;
    T tau = T(0);          // of the reflector before
    T last_corner = T(0);  // of thread 0: the first element of D
    int parity = 0;        // of the copy of v that this step writes
    bool failed = false;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
