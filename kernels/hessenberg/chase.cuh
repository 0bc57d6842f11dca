// SPDX-License-Identifier: BSD-3-Clause
// A move of the bulges of a sweep (BulgeChaseArgs in hessenberg/chase_args.hpp): a block has one chain, a
// warp one bulge.
//
//     shared memory     the window of H, and U: order columns each, one row more than the window apart, so that a warp meets no bank twice
//
// Per step, all bulges at once, which have no row and no column of reflectors in common:
//
//     reflect    rows K+1 .. K+3 from the left, a lane a column; before it every lane of the warp finds the reflector          barrier
//     fill       columns K+1 .. K+3 from the right, a lane a row of H to row K+4, and of U                                     barrier
//
// Bytes: the window twice, U once. The latency of a step is the bound: a square root and two divisions, two
// barriers, and shared memory.
#pragma once

#include "arch/simt.cuh"
#include "hessenberg/chase_args.hpp"
#include "hessenberg/first_column.hpp"
#include "reflectors/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kMostBulges = (sweep_window_limit - 2) / 3;

template <class T>
struct BulgeChaseProblem {
    BulgeSweep sweep;
    std::int64_t move;
    T* h;
    std::int64_t ldh;
    const real_t<T>* shifts;
    T* u;
    std::int64_t ldu;

    static constexpr std::size_t elements(int window) {
        return static_cast<std::size_t>(window) * static_cast<std::size_t>(window + 1);
    }
};

template <class T>
class BulgeChain {
    using R = real_t<T>;

  public:
    LAPILLI_DEVICE BulgeChain(const BulgeChaseProblem<T>& problem, const SweepWindow& window)
        : p(problem),
          w(window),
          ld_(problem.sweep.window + 1),
          h_(shared<T>(0, BulgeChaseProblem<T>::elements(problem.sweep.window))),
          u_(shared<T>(BulgeChaseProblem<T>::elements(problem.sweep.window) * sizeof(T),
                       BulgeChaseProblem<T>::elements(problem.sweep.window))) {}

    LAPILLI_DEVICE void run() const {
        T* const in_memory = p.h + w.first + w.first * p.ldh;
        T* const u = p.u + static_cast<std::int64_t>(block_id()) * p.sweep.window * p.ldu;
        each_column([&](const auto& each) {
            T x[kColumns][kParts];
            each([&](int a, int b, int r, int c) { x[a][b] = load(in_memory + r + c * p.ldh); });
            each([&](int a, int b, int r, int c) {
                h_[r + c * ld_] = x[a][b];
                u_[r + c * ld_] = from_real<T>(R(r == c ? 1 : 0));
            });
        });
        sync();
        const int j = warp_id();
        const bool has_bulge = j < p.sweep.bulges_of(block_id());
        for (std::int64_t t = w.begin; t < w.end; ++t) {
            const std::int64_t column = BulgeSweep::column_of(j, t);
            const bool moves = has_bulge && column >= -1 && column <= p.sweep.n - 3;
            const int k = static_cast<int>(column - w.first), rows = column == p.sweep.n - 3 ? 2 : 3;
            Step s{};
            if (moves) {
                s = column < 0 ? new_bulge(j) : annihilate(k, rows);
                reflect(k, rows, s);
            }
            sync();
            if (moves) fill(k, rows, s);
            sync();
        }
        each_column([&](const auto& each) {
            T x[kColumns][kParts], y[kColumns][kParts];
            each([&](int a, int b, int r, int c) {
                x[a][b] = h_[r + c * ld_];
                y[a][b] = u_[r + c * ld_];
            });
            each([&](int a, int b, int r, int c) {
                store(in_memory + r + c * p.ldh, x[a][b]);
                store(u + r + c * p.ldu, y[a][b]);
            });
        });
    }

  private:
    /// I - tau v v^H, v = (1, v1, v2).
    struct Step {
        T tau, v1, v2;
    };

    /// Elements of a column that a lane has, and columns that a warp has at once: all are loaded before the
    /// first is stored.
    static constexpr int kParts = sweep_window_limit / 32, kColumns = 32 / sizeof(T);

    /// f(each) for the warp's columns, where each(g) calls g(a, b, r, c) for the lane's elements (r, c) of a
    /// group of columns: the a-th column's b-th one.
    template <class F>
    LAPILLI_DEVICE void each_column(F f) const {
        const int warps = thread_count() / 32;
        for (int first = warp_id(); first < w.order; first += kColumns * warps) {
            f([&](auto g) {
                LAPILLI_UNROLL
                for (int a = 0; a < kColumns; ++a) {
                    LAPILLI_UNROLL
                    for (int b = 0; b < kParts; ++b) {
                        const int r = lane_id() + 32 * b, c = first + a * warps;
                        if (r < w.order && c < w.order) g(a, b, r, c);
                    }
                }
            });
        }
    }
    LAPILLI_DEVICE static PlainComplex plain(T x) {
        return {static_cast<double>(real(x)), static_cast<double>(imag(x))};
    }
    LAPILLI_DEVICE static wide_t<T> wide(PlainComplex x) {
        if constexpr (is_complex<T>) {
            return {x.re, x.im};
        } else {
            return x.re;
        }
    }
    LAPILLI_DEVICE PlainComplex h(int r, int c) const { return plain(T(h_[r + c * ld_])); }
    LAPILLI_DEVICE PlainComplex shift(int j, int which) const {
        const R* const numbers =
            p.shifts + (block_id() * p.sweep.per_chain + j) * numbers_of_bulge + 2 * which;
        return {static_cast<double>(load_nc(numbers)), static_cast<double>(load_nc(numbers + 1))};
    }

    LAPILLI_DEVICE Step new_bulge(int j) const {
        const PlainComplex corner[2][2] = {{h(0, 0), h(0, 1)}, {h(1, 0), h(1, 1)}};
        const FirstColumn first(corner, h(2, 1), shift(j, 0), shift(j, 1));
        sync_warp();
        const wide_t<T> x0 = wide(first.x[0]), x1 = wide(first.x[1]), x2 = wide(first.x[2]);
        const Reflector<wide_t<T>> of = Reflector<wide_t<T>>::of(x0, abs2(x1) + abs2(x2));
        return {narrowed<T>(of.tau), narrowed<T>(of.factor * x1), narrowed<T>(of.factor * x2)};
    }
    /// Column k gets its only element below the diagonal.
    LAPILLI_DEVICE Step annihilate(int k, int rows) const {
        const int at = k + 1 + k * ld_;
        const T a = h_[at], b = h_[at + 1], c = rows == 3 ? T(h_[at + 2]) : T(0);
        sync_warp();
        const wide_t<T> x1 = widened(b), x2 = widened(c);
        const Reflector<T> of = Reflector<T>::of(a, abs2(x1) + abs2(x2));
        if (lane_id() < rows) h_[at + lane_id()] = lane_id() == 0 ? from_real<T>(of.beta) : T(0);
        return {of.tau, narrowed<T>(of.factor * x1), narrowed<T>(of.factor * x2)};
    }
    /// Three elements in shared memory, `step` apart; the third counts as zero where there are two.
    struct Three {
        T x[3];

        LAPILLI_DEVICE void read(const Shared<T>& from, int at, int step, int rows) {
            x[0] = from[at];
            x[1] = from[at + step];
            x[2] = rows == 3 ? T(from[at + 2 * step]) : T(0);
        }
        LAPILLI_DEVICE void write(const Shared<T>& to, int at, int step, int rows) const {
            to[at] = x[0];
            to[at + step] = x[1];
            if (rows == 3) to[at + 2 * step] = x[2];
        }
        LAPILLI_DEVICE void from_left(const Step& s) {
            const T by = conj(s.tau) * (x[0] + conj(s.v1) * x[1] + conj(s.v2) * x[2]);
            x[0] = x[0] - by;
            x[1] = x[1] - s.v1 * by;
            x[2] = x[2] - s.v2 * by;
        }
        LAPILLI_DEVICE void from_right(const Step& s) {
            const T by = s.tau * (x[0] + s.v1 * x[1] + s.v2 * x[2]);
            x[0] = x[0] - by;
            x[1] = x[1] - by * conj(s.v1);
            x[2] = x[2] - by * conj(s.v2);
        }
    };

    /// A lane's loads are in flight before the first of its stores.
    LAPILLI_DEVICE void reflect(int k, int rows, const Step& s) const {
        Three of_h[kParts];
        LAPILLI_UNROLL
        for (int b = 0; b < kParts; ++b) {
            const int c = k + 1 + lane_id() + 32 * b;
            if (c < w.order) of_h[b].read(h_, k + 1 + c * ld_, 1, rows);
        }
        LAPILLI_UNROLL
        for (int b = 0; b < kParts; ++b) {
            const int c = k + 1 + lane_id() + 32 * b;
            if (c >= w.order) continue;
            of_h[b].from_left(s);
            of_h[b].write(h_, k + 1 + c * ld_, 1, rows);
        }
    }
    LAPILLI_DEVICE void fill(int k, int rows, const Step& s) const {
        const int last = min(k + rows + 1, w.order - 1), first = (k + 1) * ld_;
        Three of_h[kParts], of_u[kParts];
        LAPILLI_UNROLL
        for (int b = 0; b < kParts; ++b) {
            const int r = lane_id() + 32 * b;
            if (r <= last) of_h[b].read(h_, r + first, ld_, rows);
            if (r < w.order) of_u[b].read(u_, r + first, ld_, rows);
        }
        LAPILLI_UNROLL
        for (int b = 0; b < kParts; ++b) {
            const int r = lane_id() + 32 * b;
            if (r <= last) {
                of_h[b].from_right(s);
                of_h[b].write(h_, r + first, ld_, rows);
            }
            if (r < w.order) {
                of_u[b].from_right(s);
                of_u[b].write(u_, r + first, ld_, rows);
            }
        }
    }

    const BulgeChaseProblem<T>& p;
    const SweepWindow w;
    const int ld_;
    const Shared<T> h_, u_;
};

template <class T>
__global__ void __launch_bounds__(32 * kMostBulges) bulge_chase(BulgeChaseProblem<T> problem) {
    const SweepWindow window = problem.sweep.window_of(block_id(), problem.move);
    if (window.order > 0) BulgeChain<T>(problem, window).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
