// SPDX-License-Identifier: BSD-3-Clause
// The step of the chase of a Hermitian band, in a window through which the sweeps pass (window.cuh). O and D
// are whole squares: of D both triangles.
//
//            columns of warp 0 | 1 | ... | 7          p = O u            u, tau of the step before
//     lane 0   o o             | o o              x = first column of O (I - tau u u^H): the reflector v, tau'
//     lane 1   o o             | o o              z = v^H O,  y = D v
//     ...                                        w = tau' y - |tau'|^2 / 2 (v^H y) v
//     lane 0   o o  (rows 32, 33 ...)            O -= tau p u^H + conj(tau') v (z - tau (v^H p) u^H)
//     ...                                        D -= v w^H + w v^H
//
// Then the first column of O leaves, and D's takes its place; the first row of O and D's first element leave
// by mail, and the step before takes them for its last row, where they arrive after D v has been computed
// without them.
//
// Sums over columns meet in shared memory, p and y. All warps add them up, each for itself and in one order,
// and make the reflector, so that every warp has all of p, v and w, each lane its rows. Each warp waits for u
// itself: a barrier behind the mail would take longer.
#pragma once

#include "chase/args.hpp"
#include "chase/window.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int chase_warps = 8;

template <class T, int Rows>
struct ChaseSpace {
    static constexpr int rows = 32 * Rows, columns = rows / chase_warps;
    static constexpr int of_sums = chase_warps * rows, of_warp = 3 * rows + 3 * columns;
    static constexpr std::size_t bytes = (3 * rows + 2 * of_sums + chase_warps * of_warp) * sizeof(T);

    Shared<T> column;           ///< the first one of O
    Shared<T> corner;           ///< D's first element
    Shared<T> line;             ///< the last row of D, by mail
    Shared<T> products, forms;  ///< each warp's parts of p, of y
    Shared<T> own;              ///< the warp's copies of u, v and w; of its columns the first row and others

    LAPILLI_DEVICE ChaseSpace()
        : column(shared<T>(0, rows)),
          corner(shared<T>(rows * sizeof(T), 1)),
          line(shared<T>(2 * rows * sizeof(T), rows)),
          products(shared<T>(3 * rows * sizeof(T), of_sums)),
          forms(shared<T>((3 * rows + of_sums) * sizeof(T), of_sums)),
          own(shared<T>((3 * rows + 2 * of_sums + warp_id() * of_warp) * sizeof(T), of_warp)) {}

    LAPILLI_DEVICE Shared<T> u() const { return own.slice(0, rows); }
    LAPILLI_DEVICE Shared<T> v() const { return own.slice(rows, rows); }
    LAPILLI_DEVICE Shared<T> w() const { return own.slice(2 * rows, rows); }
    LAPILLI_DEVICE Shared<T> first_row() const { return own.slice(3 * rows, columns); }
    LAPILLI_DEVICE Shared<T> of_p() const { return own.slice(3 * rows + columns, columns); }
    LAPILLI_DEVICE Shared<T> of_v() const { return own.slice(3 * rows + 2 * columns, columns); }
};

/// Bytes of a thread's elements; whether it keeps them in registers; the windows that share a multiprocessor.
template <class T, int Rows>
inline constexpr std::size_t chase_bytes_of_thread = ChaseSpace<T, Rows>::columns * 2 * Rows * sizeof(T);
template <class T, int Rows>
inline constexpr bool chase_is_held = chase_bytes_of_thread<T, Rows> <= 512;
template <class T, int Rows>
inline constexpr int chase_windows = chase_bytes_of_thread<T, Rows> <= 256 ? 2 : 1;

template <class T, int Rows>
class ChaseStep : public ChaseWindow<T, Rows, chase_warps, chase_is_held<T, Rows>> {
    using Window = ChaseWindow<T, Rows, chase_warps, chase_is_held<T, Rows>>;
    using Space = ChaseSpace<T, Rows>;
    using typename Window::Letter;
    using typename Window::R;
    using Window::kColumns, Window::kRows, Window::first_column, Window::row_of, Window::for_row,
        Window::for_column, Window::element_at, Window::o_at, Window::d_at, Window::set_o, Window::set_d,
        Window::mail, Window::b, Window::failed;
    static constexpr int kTogether = kColumns < 8 ? kColumns : 8;
    // Warps with another task each besides their columns.
    static constexpr int kSendsV = 0, kSendsEdge = 1, kSendsCorner = 2, kKeeps = chase_warps / 2,
                         kReceives = chase_warps - 1;

  public:
    static constexpr int threads = 32 * chase_warps;
    static constexpr std::size_t bytes = Space::bytes;

    LAPILLI_DEVICE explicit ChaseStep(const BandChase<T, R>& problem) : Window(problem), p(problem) {}

    /// The window of step t before the first sweep.
    LAPILLI_DEVICE void begin(int t) {
        const int above = 0, left = b;
        this->fill(t, above, left, [&](std::int64_t i, std::int64_t j) { return element(i, j); });
        if (t == 0 && thread_id() == 0) store(p.d, real(load(p.band)));
    }

    /// All threads. False: what it waits for does not come.
    LAPILLI_DEVICE bool run(int s, int t) {
        const ChasePlace at = this->enter(s, t);
        const std::int64_t kept = p.v != nullptr ? ChaseShape::column(p.first, s, t) : 0;
        const bool takes_edge = at.has_line && at.last / kColumns == warp_id();
        Letter edge = this->edge_of(at, takes_edge);
        const T tau = t > 0 ? receive_u(at, edge) : T(0);
        if (takes_edge) take_edge(at, edge);
        if (t > 0) multiply_by_u();
        stage(at);
        sync();
        T x[Rows], by[Rows];  // the column, p
        const Reflector<T> h = find_reflector(at, tau, x, by);
        multiply(at, tau, h.tau, x, by);
        const T corner = space.corner[0];
        if (at.has_line && warp_id() == kReceives) this->receive_line(at, space.line);
        if (sync_or(failed) != 0) return false;
        T w[Rows];
        find_w(at, h.tau, corner, x, w);
        if (at.has_line) insert_line(at);
        update(at, x, by, w);
        if (p.v != nullptr && warp_id() == kKeeps) this->keep(at, p.v, p.tau, kept, x, h.tau);
        return true;
    }

  private:
    LAPILLI_DEVICE T element(std::int64_t i, std::int64_t j) const {
        if (i < j) return conj(element_below(j, i));
        return i == j ? of_diagonal(element_below(i, i)) : element_below(i, j);
    }
    LAPILLI_DEVICE T element_below(std::int64_t i, std::int64_t j) const {
        return j >= 0 && i <= j + b && i < p.n ? load(p.band + i - j + j * p.ldw) : T(0);
    }
    LAPILLI_DEVICE static T of_diagonal(T value) { return from_real<T>(real(value)); }

    LAPILLI_DEVICE T receive_u(const ChasePlace& at, Letter& edge) {
        T u[Rows];
        const T tau = this->receive_v(at, u, edge);
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) space.u()[row_of(k)] = u[k];
        sync_warp();
        return tau;
    }
    /// O's last row: one element.
    LAPILLI_DEVICE void take_edge(const ChasePlace& at, const Letter& letter) {
        const T edge = this->receive_edge(letter);
        for_column(at.last, [&](int k, int c, int row) {
            if (row == at.last) set_o(k, c, edge);
        });
    }
    /// Each warp's part of p = O u.
    LAPILLI_DEVICE void multiply_by_u() const {
        T sum[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) sum[k] = T(0);
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const T uj = space.u()[first_column() + c];
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) sum[k] = fma(o_at(k, c), uj, sum[k]);
        }
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) space.products[warp_id() * kRows + row_of(k)] = sum[k];
    }
    /// The first column and the first row of O, and D's first element.
    LAPILLI_DEVICE void stage(const ChasePlace& at) const {
        for_column(at.first_of_o, [&](int k, int c, int row) { space.column[row] = o_at(k, c); });
        for_column(at.f, [&](int k, int c, int row) {
            if (row == at.f) space.corner[0] = d_at(k, c);
        });
        for_row(at.f, [&](int k, int c, int /*column*/) { space.first_row()[c] = o_at(k, c); });
    }
    LAPILLI_DEVICE static T add_up(Shared<T> parts, int row) {
        T sum[2] = {T(0), T(0)};
        LAPILLI_UNROLL
        for (int warp = 0; warp < chase_warps; ++warp) {
            const T part = parts[warp * kRows + row];
            sum[warp % 2] += part;
        }
        return sum[0] + sum[1];
    }
    /// by becomes p, x the elements of v.
    LAPILLI_DEVICE Reflector<T> find_reflector(const ChasePlace& at, T tau, T (&x)[Rows],
                                               T (&by)[Rows]) const {
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            by[k] = at.t > 0 ? add_up(space.products, row_of(k)) : T(0);
            x[k] = fma(-tau, by[k], T(space.column[row_of(k)]));
        }
        const auto h = this->reflector_of(at, x, element_at(at.f, x));
        if (at.has_next && warp_id() == kSendsV) this->send_v(at, x, h.tau);
        if (warp_id() == kSendsEdge && lane_id() == 0) {
            if (at.t > 0)
                mail.send(at.s, at.t, mail.edge(at.s), from_real<T>(h.beta));
            else
                store(p.e + at.s, h.beta);
        }
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) space.v()[row_of(k)] = x[k];
        sync_warp();
        return h;
    }
    /// z, the coefficients that are made of it, and each warp's part of y.
    LAPILLI_DEVICE void multiply(const ChasePlace& at, T tau, T of_x, const T (&x)[Rows],
                                 const T (&by)[Rows]) const {
        T through = T(0), sum[Rows];
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            sum[k] = T(0);
            through = conj_fma(x[k], by[k], through);
        }
        through = warp_sum(through);
        const T by_first = element_at(at.f, by);
        LAPILLI_UNROLL
        for (int first = 0; first < kColumns; first += kTogether) {
            T sums[kTogether];
            LAPILLI_UNROLL
            for (int i = 0; i < kTogether; ++i) {
                const int c = first + i;
                const T vj = space.v()[first_column() + c];
                sums[i] = T(0);
                LAPILLI_UNROLL
                for (int k = 0; k < Rows; ++k) {
                    sums[i] = conj_fma(x[k], o_at(k, c), sums[i]);
                    sum[k] = fma(d_at(k, c), vj, sum[k]);
                }
            }
            constexpr int lanes = 32 / kTogether;
            const T z = transposing_sum(sums);
            if (lane_id() % lanes == 0)
                find_coefficients(at, first + lane_id() / lanes, tau, of_x, through, by_first, z);
        }
        sync_warp();
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) space.forms[warp_id() * kRows + row_of(k)] = sum[k];
    }
    /// O -= p of_p + v of_v. A lane has z of column c of the warp, and sends what becomes of its element in
    /// O's first row.
    LAPILLI_DEVICE void find_coefficients(const ChasePlace& at, int c, T tau, T of_x, T through, T by_first,
                                          T z) const {
        const int column = first_column() + c;
        T of_p = T(0), of_v = T(0);
        if (at.t > 0) {
            const T uj = space.u()[column];
            of_p = -(tau * conj(uj));
            of_v = -(conj(of_x) * fma(of_p, through, z));
            if (column != at.f && column < b)
                mail.send(at.s, at.t, mail.of_line(at.s, column),
                          element_of_o(T(1), by_first, of_p, of_v, space.first_row()[c]));
        }
        space.of_p()[c] = of_p;
        space.of_v()[c] = of_v;
    }
    LAPILLI_DEVICE static T element_of_o(T v, T by, T of_p, T of_v, T value) {
        return fma(by, of_p, fma(v, of_v, value));
    }
    LAPILLI_DEVICE static T element_of_d(T v, T w, T of_v, T of_w, T value) {
        return fma(v, -conj(of_w), fma(w, -conj(of_v), value));
    }

    /// y was made without the last row and the last column of D, if they are in the line.
    LAPILLI_DEVICE void find_w(const ChasePlace& at, T of_x, T corner, const T (&x)[Rows],
                               T (&w)[Rows]) const {
        R form = 0;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            w[k] = add_up(space.forms, row_of(k));
            form += real(conj(x[k]) * w[k]);
        }
        if (at.has_line) {
            const T last = element_at(at.last, x), diagonal = space.line[at.last];
            T of_last = T(0);
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                const T r = space.line[row_of(k)];
                of_last = fma(r, x[k], of_last);
                w[k] = fma(conj(r), last, w[k]);
            }
            of_last = warp_sum(of_last);
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) w[k] = row_of(k) == at.last ? of_last : w[k];
            form = warp_sum(form) + real(conj(last) * (of_last + of_last - diagonal * last));
            if (at.f == at.last) corner = diagonal;
        } else {
            form = warp_sum(form);
        }
        const R shift = R(-0.5) * abs2(of_x) * form;
        LAPILLI_UNROLL
        for (int k = 0; k < Rows; ++k) {
            w[k] = fma(shift, x[k], of_x * w[k]);
            space.w()[row_of(k)] = w[k];
        }
        if (warp_id() == kSendsCorner) send_corner(at, element_at(at.f, w), corner);
        sync_warp();
    }
    LAPILLI_DEVICE void send_corner(const ChasePlace& at, T w_first, T corner) const {
        if (lane_id() != 0) return;
        const T value = of_diagonal(element_of_d(T(1), w_first, T(1), w_first, corner));
        if (at.t > 0)
            mail.send(at.s, at.t, mail.of_line(at.s, at.f), value);
        else
            store(p.d + at.s + 1, real(value));
    }
    LAPILLI_DEVICE void insert_line(const ChasePlace& at) {
        for_row(at.last, [&](int k, int c, int column) { set_d(k, c, space.line[column]); });
        for_column(at.last, [&](int k, int c, int row) {
            if (row != at.last) set_d(k, c, conj(T(space.line[row])));
        });
    }

    /// O and D behind the reflectors, and then as the next sweep finds them.
    LAPILLI_DEVICE void update(const ChasePlace& at, const T (&x)[Rows], const T (&by)[Rows],
                               const T (&w)[Rows]) {
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const int column = first_column() + c;
            const T vj = space.v()[column], wj = space.w()[column], of_p = space.of_p()[c],
                    of_v = space.of_v()[c];
            LAPILLI_UNROLL
            for (int k = 0; k < Rows; ++k) {
                T value = element_of_d(x[k], w[k], vj, wj, d_at(k, c));
                if (is_complex<T> && row_of(k) == column) value = of_diagonal(value);
                set_d(k, c, value);
                set_o(k, c, element_of_o(x[k], by[k], of_p, of_v, o_at(k, c)));
            }
        }
        if (at.t == 0) for_column(at.last, [&](int k, int c, int /*row*/) { set_o(k, c, T(0)); });
        for_column(at.f, [&](int k, int c, int /*row*/) {
            set_o(k, c, d_at(k, c));
            set_d(k, c, T(0));
        });
        for_row(at.f, [&](int k, int c, int /*column*/) {
            set_o(k, c, T(0));
            set_d(k, c, T(0));
        });
    }

    const BandChase<T, R>& p;
    const Space space;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
