// SPDX-License-Identifier: BSD-3-Clause
// Eigenproblems of order up to 8, 16 or 32 by one-sided Jacobi: a matrix in the registers of as many lanes.
//
//     lane     0   1   2   3   4 ...  N-1        N lanes have a matrix, a warp 32 / N of them, a block four warps.
//            +---+---+---+---+---+---+---+       A lane has a column of G, whose rows are its registers.
//     rows   | g | g | g | g | g |   | g |       Step m = 1 .. N-1 of a sweep: lane l meets lane l xor m, which sends
//            | : | : | : | : | : |   | : |       its column row by row. Both find the same rotation, each makes its
//            +---+---+---+---+---+---+---+       own column anew. N-1 steps are all pairs, and no column moves.
//              <--->   <--->  m = 1
//
// Bytes: A twice (the second time from L1) and once written. A step is 3 N multiply-adds a lane in real numbers, and as many
// shuffles as a column has words: bound by both. Columns of 16-byte elements are sent twice, as registers do not hold two.
#pragma once

#include "batch/jacobi.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kJacobiWarps = 4;

/// A matrix of a group of N lanes. All lanes of the warp call all functions.
template <int N, class T>
class JacobiOfLanes {
    using R = real_t<T>;
    static constexpr bool kHolds = N * sizeof(T) <= 256;

  public:
    LAPILLI_DEVICE JacobiOfLanes(const BatchSyevArgs<T>& args, std::int64_t matrix)
        : p(args),
          matrix_(matrix),
          n_(static_cast<int>(args.a.n)),
          lower_(args.uplo == Uplo::lower),
          a_(args.a.data + matrix * args.a.stride),
          active_(matrix < args.a.count && load(args.infos + min(matrix, args.a.count - 1)) == 0) {}

    LAPILLI_DEVICE void solve() {
        if (!any(active_)) return;
        read();
        bool converged = false;
        for (int sweep = 0; sweep < jacobi_sweeps; ++sweep) {
            converged = this->sweep();
            if (!any(active_ && !converged)) break;
        }
        if (active_ && !converged) {
            if (lane() == 0) store(p.infos + matrix_, static_cast<std::int64_t>(n_));
            active_ = false;
        }
        write(normalize());
    }

  private:
    LAPILLI_DEVICE static int lane() { return lane_id() % N; }
    LAPILLI_DEVICE bool has_column() const { return active_ && lane() < n_; }

    /// Over the lanes of the group.
    template <class S>
    LAPILLI_DEVICE static S largest(S x) {
        LAPILLI_UNROLL
        for (int step = N / 2; step > 0; step /= 2) x = max(x, shuffle_xor(x, step));
        return x;
    }

    /// G, and what the matrix is scaled by. A matrix that is not finite is not active any more.
    LAPILLI_DEVICE void read() {
        R most = 0;
        bool finite = true;
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i) {
            g_[i] = has_column() && i < n_ ? hermitian_element(a_, p.a.ld, lower_, i, lane()) : T(0);
            finite = finite && is_finite(g_[i]);
            most = max(most, larger_part(g_[i]));
        }
        if (largest(finite ? 0 : 1) != 0) {
            if (active_ && lane() == 0) store(p.infos + matrix_, batch_not_finite);
            active_ = false;
        }
        most = largest(most);
        scale_ = BatchScale<R>::of(active_ ? most : R(0));
        R norm = 0;
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i) {
            g_[i] = active_ ? scale_.in(g_[i]) : T(0);
            norm += size_bound(g_[i]);
        }
        norm = largest(norm);
        const R shift = norm > R(0) ? R(2) * norm : R(1);
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i)
            if (i == lane() && has_column()) g_[i] += from_real<T>(shift);
    }

    LAPILLI_DEVICE R size_of_column() const {
        R sum = 0;
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i) sum += abs2(g_[i]);
        return sum;
    }

    /// Whether it was the last one that this matrix needs. A matrix that needs no more is rotated no more: what becomes of
    /// it does not depend on those beside it.
    LAPILLI_DEVICE bool sweep() {
        JacobiProgress progress;
        R size = size_of_column();
        for (int m = 1; m < N; ++m) step(m, size, progress);
        progress.cosine = largest(progress.cosine);
        progress.tangent = largest(progress.tangent);
        done_ = done_ || progress.template is_over<R>(n_);
        return done_;
    }

    LAPILLI_DEVICE void step(int m, R& size, JacobiProgress& progress) {
        T other[kHolds ? N : 1];
        CrossSum<T> sum;
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i) {
            const T q = shuffle_xor(g_[i], m);
            if constexpr (kHolds) other[i] = q;
            sum.add(g_[i], q);
        }
        const R size_q = shuffle_xor(size, m);
        const auto rotation = JacobiRotation<T>::of(size, size_q, sum.value(), lane() < (lane() ^ m),
                                                    active_ && !done_, progress);
        size -= rotation.change;
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i) {
            T q;
            if constexpr (kHolds) {
                q = other[i];
            } else {
                q = shuffle_xor(g_[i], m);
            }
            g_[i] = fma(-rotation.w, q, rotation.c * g_[i]);
        }
    }

    /// The columns become vectors; returns the column's value, v^H A v.
    LAPILLI_DEVICE R normalize() {
        const R size = size_of_column(), length = size > R(0) ? sqrt(size) : R(1);
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i) g_[i] = quotient(g_[i], length);
        R diagonal = 0, beside = 0;
        LAPILLI_UNROLL
        for (int k = 0; k < N; ++k) {
            if (!active_ || k >= n_) continue;
            diagonal = fma(scale_.in(real(load(a_ + k + k * p.a.ld))), abs2(g_[k]), diagonal);
            T sum(0);
            LAPILLI_UNROLL
            for (int i = k + 1; i < N; ++i) {
                if (i < n_)
                    sum = conj_fma(
                        g_[i],
                        scale_.in(lower_ ? load(a_ + i + k * p.a.ld) : conj(load(a_ + k + i * p.a.ld))), sum);
            }
            beside += real(sum * g_[k]);
        }
        return fma(R(2), beside, diagonal);
    }

    LAPILLI_DEVICE void write(R value) const {
        int rank = 0;
        for (int other = 0; other < n_; ++other) {
            const R its = shuffle(value, lane_id() - lane() + other);
            rank += its < value || (its == value && other < lane()) ? 1 : 0;
        }
        // The last shuffle is behind the last read of A by any lane.
        sync_warp();
        if (!has_column()) return;
        store(p.w + matrix_ * n_ + rank, scale_.out(value));
        if (!p.vectors) return;
        LAPILLI_UNROLL
        for (int i = 0; i < N; ++i) {
            if (i < n_) store(p.a.data + matrix_ * p.a.stride + i + rank * p.a.ld, g_[i]);
        }
    }

    const BatchSyevArgs<T>& p;
    const std::int64_t matrix_;
    const int n_;
    const bool lower_;
    const T* const a_;
    bool active_, done_ = false;
    BatchScale<R> scale_;
    T g_[N];
};

template <int N, class T>
__global__ void __launch_bounds__(32 * kJacobiWarps)
    jacobi_of_lanes(const __grid_constant__ BatchSyevArgs<T> p) {
    const std::int64_t warp = static_cast<std::int64_t>(block_id()) * kJacobiWarps + warp_id();
    JacobiOfLanes<N, T>(p, warp * (32 / N) + lane_id() / N).solve();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
