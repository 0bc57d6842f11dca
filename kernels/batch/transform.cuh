// SPDX-License-Identifier: BSD-3-Clause
// From a generalized eigenproblem to an ordinary one and back: triangular solutions and products with all
// columns of a matrix.
//
//     E, 32 x 32                    columns of M, in memory as rows of its transpose: a thread each
//     +----+                        | | | | | | | |        A block row of M is in the threads' registers. Step by step it gets the
//     | E  | +----+                 +-+-+-+-+-+-+-+        products of E with other block rows, which every thread reads for its
//     |    | | D  |                 |x|x|x|x|x|x|x|  x 32  own column; E passes through shared memory. Then the solution, or
//     +----+ +----+                 +-+-+-+-+-+-+-+        before it the product, with the triangle D.
//
// Solutions with L and products with L^H go from above, the others from below, so that M can be overwritten.
// C = L^-1 A L^-H is two solutions, with a conjugate transposition between: 2 n^3 operations where n^3 would
// do, and no triangle to care for. Bytes: M and L from L1 and L2, n / 64 times on average. Bound by the
// multiply-adds from 64 on.
#pragma once

#include "batch/triangle.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// M := L^-1 M or L^H M from above, L^-H M or L M from below; element (l, j) of M is m[j + l ld].
template <bool Solves, bool FromAbove, class T>
class TriangleTimes {
    using R = real_t<T>;
    /// Whether E is L, or else L^H.
    static constexpr bool kDirect = Solves == FromAbove;

  public:
    LAPILLI_DEVICE TriangleTimes(LowerTriangle<const T> factor, T* m, std::int64_t ld, int n)
        : factor_(factor), m_(m), ld_(ld), n_(n), tile_(shared<T>(0, kBlock * kTileLd)) {}

    LAPILLI_DEVICE void carry_out() {
        const int last = (n_ - 1) / kBlock * kBlock;
        for (int done = 0; done <= last; done += kBlock) block_row(FromAbove ? done : last - done);
    }

  private:
    LAPILLI_DEVICE static int column() { return thread_id(); }

    LAPILLI_DEVICE void block_row(int first) {
        const bool there = column() < n_;
        LAPILLI_UNROLL
        for (int r = 0; r < kBlock; ++r)
            x_[r] = there && first + r < n_ ? load(m_ + column() + (first + r) * ld_) : T(0);
        if (!Solves) {
            bring(first, first);
            multiply();
            sync();
        }
        for (int other = kDirect ? 0 : first + kBlock; other < (kDirect ? first : n_); other += kBlock) {
            bring(first, other);
            for (int l = 0; l < kBlock && there && other + l < n_; ++l) {
                const T its = load(m_ + column() + (other + l) * ld_), factor = Solves ? -its : its;
                LAPILLI_UNROLL
                for (int r = 0; r < kBlock; ++r) {
                    const T e = tile_[r * kTileLd + l];
                    x_[r] = fma(e, factor, x_[r]);
                }
            }
            sync();
        }
        if (Solves) {
            bring(first, first);
            solve();
            sync();
        }
        LAPILLI_UNROLL
        for (int r = 0; r < kBlock; ++r)
            if (there && first + r < n_) store(m_ + column() + (first + r) * ld_, x_[r]);
    }

    /// E of a block row and a block column; beyond the matrix it is I.
    LAPILLI_DEVICE void bring(int rows, int cols) const {
        for (int e = thread_id(); e < kBlock * kBlock; e += thread_count()) {
            const int low = e % kBlock, high = e / kBlock, r = kDirect ? low : high, l = kDirect ? high : low;
            const int i = (kDirect ? rows : cols) + low, j = (kDirect ? cols : rows) + high;
            T x = T(i == j ? 1 : 0);
            if (i < n_ && j <= i) x = kDirect ? factor_.get(i, j) : conj(factor_.get(i, j));
            tile_[r * kTileLd + l] = x;
        }
        sync();
    }

    LAPILLI_DEVICE void solve() {
        LAPILLI_UNROLL
        for (int k = 0; k < kBlock; ++k) {
            const int r = FromAbove ? k : kBlock - 1 - k;
            const T diagonal = tile_[r * kTileLd + r];
            x_[r] = (R(1) / real(diagonal)) * x_[r];
            LAPILLI_UNROLL
            for (int q = k + 1; q < kBlock; ++q) {
                const int s = FromAbove ? q : kBlock - 1 - q;
                const T e = tile_[s * kTileLd + r];
                x_[s] = fma(-e, x_[r], x_[s]);
            }
        }
    }
    LAPILLI_DEVICE void multiply() {
        LAPILLI_UNROLL
        for (int k = 0; k < kBlock; ++k) {
            const int r = FromAbove ? k : kBlock - 1 - k;
            const T diagonal = tile_[r * kTileLd + r];
            x_[r] = real(diagonal) * x_[r];
            LAPILLI_UNROLL
            for (int q = k + 1; q < kBlock; ++q) {
                const int s = FromAbove ? q : kBlock - 1 - q;
                const T e = tile_[r * kTileLd + s];
                x_[r] = fma(e, x_[s], x_[r]);
            }
        }
    }

    const LowerTriangle<const T> factor_;
    T* const m_;
    const std::int64_t ld_;
    const int n_;
    const Shared<T> tile_;
    T x_[kBlock];
};

/// M := M^H or M^T, in place.
template <class T>
LAPILLI_DEVICE void transpose_square(T* m, std::int64_t ld, int n, bool conjugate) {
    const auto turned = [=](T x) { return conjugate ? conj(x) : x; };
    for (int j = warp_id(); j < n; j += thread_count() / 32) {
        for (int i = lane_id(); i <= j; i += 32) {
            const T above = load(m + i + j * ld), below = load(m + j + i * ld);
            store(m + i + j * ld, turned(below));
            store(m + j + i * ld, turned(above));
        }
    }
    sync();
}

template <bool Solves, class T>
__global__ void __launch_bounds__(static_cast<int>(batch_order))
    sygst_of_block(const __grid_constant__ BatchSygstArgs<T> p) {
    const std::int64_t matrix = block_id();
    if (load(p.infos + matrix) != 0) return;
    const int n = static_cast<int>(p.a.n), j = thread_id();
    const bool lower = p.uplo == Uplo::lower;
    const T* const a = p.a.data + matrix * p.a.stride;
    T* const c = p.c.data + matrix * p.c.stride;
    bool finite = true;
    for (int l = 0; l < n && j < n; ++l) {
        const T x = hermitian_element(a, p.a.ld, lower, l, j);
        finite = finite && is_finite(x);
        store(c + j + l * p.c.ld, x);
    }
    if (sync_and(finite) == 0) {
        if (j == 0) store(p.infos + matrix, batch_not_finite);
        return;
    }
    TriangleTimes<Solves, true, T> times({p.factor.data + matrix * p.factor.stride, p.factor.ld, lower}, c,
                                         p.c.ld, n);
    times.carry_out();
    sync();
    transpose_square(c, p.c.ld, n, true);
    times.carry_out();
    sync();
    // C holds its transpose here.
    for (int l = 0; l < n && j < n && is_complex<T>; ++l)
        store(c + j + l * p.c.ld, conj(load(c + j + l * p.c.ld)));
}

template <bool Solves, class T>
__global__ void __launch_bounds__(static_cast<int>(batch_order))
    back_of_block(const __grid_constant__ BatchBackArgs<T> p) {
    const std::int64_t matrix = block_id();
    if (load(p.infos + matrix) != 0) return;
    const int n = static_cast<int>(p.x.n);
    T *const y = p.y.data + matrix * p.y.stride, *const x = p.x.data + matrix * p.x.stride;
    transpose_square(y, p.y.ld, n, false);
    TriangleTimes<Solves, false, T>(
        {p.factor.data + matrix * p.factor.stride, p.factor.ld, p.uplo == Uplo::lower}, y, p.y.ld, n)
        .carry_out();
    sync();
    for (int j = warp_id(); j < n; j += thread_count() / 32) {
        for (int l = lane_id(); l < n; l += 32) store(x + l + j * p.x.ld, load(y + j + l * p.y.ld));
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
