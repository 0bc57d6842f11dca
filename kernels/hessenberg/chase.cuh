// SPDX-License-Identifier: BSD-3-Clause
// A move of the bulges of a sweep (BulgeChaseArgs in hessenberg/chase_args.hpp): a block has one chain, a warp one bulge.
//
//     shared memory     the window of H, and U: order columns each, one row more than the window apart, so that a warp meets no bank twice
//
// Per step, all bulges at once, which have no row and no column of reflectors in common:
//
//     reflect    rows K+1 .. K+3 from the left, a lane a column; before it every lane of the warp finds the reflector          barrier
//     fill       columns K+1 .. K+3 from the right, a lane a row of H to row K+4, and of U                                     barrier
//
// Bytes: the window twice, U once. The latency of a step is the bound: a square root and two divisions, two barriers, and shared memory.
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
        each_element([&](int r, int c) {
            h_[r + c * ld_] = load(in_memory + r + c * p.ldh);
            u_[r + c * ld_] = from_real<T>(R(r == c ? 1 : 0));
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
        each_element([&](int r, int c) {
            store(in_memory + r + c * p.ldh, T(h_[r + c * ld_]));
            store(u + r + c * p.ldu, T(u_[r + c * ld_]));
        });
    }

  private:
    /// I - tau v v^H, v = (1, v1, v2).
    struct Step {
        T tau, v1, v2;
    };

    template <class F>
    LAPILLI_DEVICE void each_element(F f) const {
        const int warps = thread_count() / 32;
        for (int c = warp_id(); c < w.order; c += warps) {
            for (int r = lane_id(); r < w.order; r += 32) f(r, c);
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
    LAPILLI_DEVICE void reflect(int k, int rows, const Step& s) const {
        for (int c = k + 1 + lane_id(); c < w.order; c += 32) {
            const int at = k + 1 + c * ld_;
            const T x0 = h_[at], x1 = h_[at + 1], x2 = rows == 3 ? T(h_[at + 2]) : T(0);
            const T by = conj(s.tau) * (x0 + conj(s.v1) * x1 + conj(s.v2) * x2);
            h_[at] = x0 - by;
            h_[at + 1] = x1 - s.v1 * by;
            if (rows == 3) h_[at + 2] = x2 - s.v2 * by;
        }
    }
    LAPILLI_DEVICE void fill(int k, int rows, const Step& s) const {
        const int last = min(k + rows + 1, w.order - 1);
        for (int r = lane_id(); r <= last; r += 32) from_right(h_, r + (k + 1) * ld_, rows, s);
        for (int r = lane_id(); r < w.order; r += 32) from_right(u_, r + (k + 1) * ld_, rows, s);
    }
    LAPILLI_DEVICE void from_right(const Shared<T>& x, int at, int rows, const Step& s) const {
        const T x0 = x[at], x1 = x[at + ld_], x2 = rows == 3 ? T(x[at + 2 * ld_]) : T(0);
        const T by = s.tau * (x0 + s.v1 * x1 + s.v2 * x2);
        x[at] = x0 - by;
        x[at + ld_] = x1 - by * conj(s.v1);
        if (rows == 3) x[at + 2 * ld_] = x2 - by * conj(s.v2);
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
