// SPDX-License-Identifier: BSD-3-Clause
// QR factorizations of up to 1024 rows and columns, right-looking by panels of 16 columns (8 of the widest
// numbers): a block for each matrix.
//
//     +---+           Panel: a thread has two rows in registers. For column k the sums of x_k^H x_j, j from k on, go through
//     | R |  A A A    shared memory together with row k: one barrier a column, after which each thread has the reflector and what
//     | V |  A A A    it subtracts from the columns behind. Then A := H^H A (reflect_block.cuh).
//     | V |  A A A
//     +---+
//
// Bytes: the matrix for each panel, three times what is right of it, from L2. Operations 4 n^3 / 3. Bound by
// the chain of n reflectors, which blocks of a multiprocessor hide from each other.
#pragma once

#include "arch/warp_sum.cuh"
#include "batch_qr/column_scale.cuh"
#include "batch_qr/rank.cuh"
#include "batch_qr/reflect_block.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class QrOfBlock {
    using R = real_t<T>;
    using S = wide_t<T>;
    using Shape = BatchQrShape<T, S>;
    using Scale = ColumnScale<T>;
    static constexpr int kPanel = Shape::panel, kRows = Shape::rows_of_thread;

  public:
    LAPILLI_DEVICE QrOfBlock(const BatchQrArgs<T>& args, int kept)
        : p(args),
          a_(args.a.data + block_id() * args.a.stride),
          ld_(args.a.ld),
          m_(static_cast<int>(args.a.rows)),
          n_(static_cast<int>(args.a.cols)),
          steps_(min(m_, n_)),
          block_(kept),
          sums_(shared<S>(Shape::parts_at, static_cast<std::size_t>(2 * warps() * kPanel))),
          tops_(shared<T>(Shape::tops_at(warps()), 2 * kPanel)),
          scales_(shared<R>(Shape::scales_at(warps()), kPanel)) {}

    LAPILLI_DEVICE void factor() {
        for (int first = 0; first < steps_; first += kPanel) {
            const int width = min(kPanel, steps_ - first), right = n_ - first - width;
            T* const at = a_ + first + first * ld_;
            block_.begin(at, ld_, m_ - first, width);
            panel(first, width);
            sync();
            if (right > 0) {
                block_.make_t();
                block_.apply(TurnedMatrix<T>::of(at + width * ld_, ld_, false), right, true);
                sync();
            }
        }
        if (p.r.data != nullptr) copy_triangle();
        tell();
    }

  private:
    LAPILLI_DEVICE static int warps() { return thread_count() / 32; }
    LAPILLI_DEVICE static int row(int q) { return thread_id() + q * thread_count(); }

    LAPILLI_DEVICE void panel(int first, int width) const {
        const int rows = m_ - first;
        T* const at = a_ + first + first * ld_;
        T x[kRows][kPanel];
        LAPILLI_UNROLL
        for (int q = 0; q < kRows; ++q) {
            LAPILLI_UNROLL
            for (int c = 0; c < kPanel; ++c)
                x[q][c] = row(q) < rows && c < width ? load(at + row(q) + c * ld_) : T(0);
        }
        const bool scaled = scale_columns(x);
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k)
            if (k < width) column(first, k, x);
        if (scaled) scale_back(x);
        LAPILLI_UNROLL
        for (int q = 0; q < kRows; ++q) {
            const int i = row(q);
            LAPILLI_UNROLL
            for (int c = 0; c < kPanel; ++c) {
                if (i < rows && c < width) store(at + i + c * ld_, x[q][c]);
                block_.set(i, c, i == c && c < width ? T(1) : i > c ? x[q][c] : T(0));
            }
        }
        if (thread_id() >= width && thread_id() < kPanel) block_.set_tau(thread_id(), T(0));
    }

    LAPILLI_DEVICE void column(int first, int k, T (&x)[kRows][kPanel]) const {
        S sums[kPanel];
        LAPILLI_UNROLL
        for (int j = 0; j < kPanel; ++j) sums[j] = S(0);
        LAPILLI_UNROLL
        for (int q = 0; q < kRows; ++q) {
            if (row(q) <= k) continue;
            LAPILLI_UNROLL
            for (int j = k; j < kPanel; ++j) sums[j] = conj_fma(widened(x[q][k]), widened(x[q][j]), sums[j]);
        }
        constexpr int of_sum = 32 / kPanel;
        const S part = transposing_sum(sums);
        const int side = (k & 1) * kPanel;
        if (lane_id() % of_sum == 0) sums_[(side + lane_id() / of_sum) * warps() + warp_id()] = part;
        if (thread_id() == k) {
            LAPILLI_UNROLL
            for (int j = k; j < kPanel; ++j) tops_[side + j] = x[0][j];
        }
        sync();
        // Each lane adds up one sum, of every of_sum-th warp.
        const int own = lane_id() % kPanel;
        S total[1] = {S(0)};
        for (int w = lane_id() / kPanel; w < warps(); w += of_sum) {
            const S one = sums_[(side + own) * warps() + w];
            total[0] += one;
        }
        butterfly(total, 16, kPanel, detail::Plus());
        const T alpha = tops_[side + k];
        const Reflector<T> h = Reflector<T>::of(alpha, static_cast<double>(real(shuffle(total[0], k))));
        const T top = own >= k ? T(tops_[side + own]) : T(0);
        const S mine = conj(widened(h.tau)) * (widened(top) + conj(h.factor) * total[0]);
        T v[kRows];
        LAPILLI_UNROLL
        for (int q = 0; q < kRows; ++q) {
            v[q] = row(q) > k ? narrowed<T>(h.factor * widened(x[q][k])) : row(q) == k ? T(1) : T(0);
            if (row(q) >= k) x[q][k] = row(q) > k ? v[q] : from_real<T>(h.beta);
        }
        LAPILLI_UNROLL
        for (int j = k + 1; j < kPanel; ++j) {
            const T minus = -narrowed<T>(shuffle(mine, j));
            LAPILLI_UNROLL
            for (int q = 0; q < kRows; ++q) x[q][j] = fma(minus, v[q], x[q][j]);
        }
        if (thread_id() == 0) {
            block_.set_tau(k, h.tau);
            store(p.tau + block_id() * steps_ + first + k, h.tau);
        }
    }

    /// Whether any column of the panel has a scale.
    LAPILLI_DEVICE bool scale_columns(T (&x)[kRows][kPanel]) const {
        if constexpr (!Scale::needed) return false;
        R sizes[kPanel];
        bool extreme = false;
        LAPILLI_UNROLL
        for (int c = 0; c < kPanel; ++c) {
            sizes[c] = R(0);
            LAPILLI_UNROLL
            for (int q = 0; q < kRows; ++q) sizes[c] = max(sizes[c], Scale::size(x[q][c]));
            extreme = extreme || Scale::extreme(sizes[c]);
        }
        if (sync_or(extreme) == 0) return false;
        butterfly(sizes, 16, 1, [](R a, R b) { return max(a, b); });
        const Shared<S> of_warps = sums_;
        if (lane_id() == 0) {
            LAPILLI_UNROLL
            for (int c = 0; c < kPanel; ++c) of_warps[c * warps() + warp_id()] = S(sizes[c]);
        }
        sync();
        LAPILLI_UNROLL
        for (int c = 0; c < kPanel; ++c) {
            R size(0);
            for (int w = 0; w < warps(); ++w) {
                const S one = of_warps[c * warps() + w];
                size = max(size, static_cast<R>(real(one)));
            }
            const R scale = Scale::of(size);
            if (thread_id() == 0) scales_[c] = Scale::back(scale);
            LAPILLI_UNROLL
            for (int q = 0; q < kRows; ++q) x[q][c] = scale * x[q][c];
        }
        sync();
        return true;
    }
    /// R, whose rows of the panel the first threads have.
    LAPILLI_DEVICE void scale_back(T (&x)[kRows][kPanel]) const {
        LAPILLI_UNROLL
        for (int c = 0; c < kPanel; ++c) {
            const R scale = scales_[c];
            if (row(0) <= c) x[0][c] = scale * x[0][c];
        }
    }

    /// R to an array of its own.
    LAPILLI_DEVICE void copy_triangle() const {
        T* const r = p.r.data + block_id() * p.r.stride;
        for (int j = warp_id(); j < n_; j += warps()) {
            for (int i = lane_id(); i < steps_; i += 32)
                store(r + i + j * p.r.ld, i <= j ? load(a_ + i + j * ld_) : T(0));
        }
    }

    LAPILLI_DEVICE void tell() const {
        if (warp_id() != 0) return;
        const std::int64_t info = p.checks ? info_of_triangle(a_, ld_, m_, n_) : 0;
        if (lane_id() == 0) store(p.infos + block_id(), info);
    }

    const BatchQrArgs<T>& p;
    T* const a_;
    const std::int64_t ld_;
    const int m_, n_, steps_;
    ReflectOfBlock<T> block_;
    const Shared<S> sums_;
    const Shared<T> tops_;
    const Shared<R> scales_;
};

template <int Threads, class T>
__global__ void __launch_bounds__(Threads, 1)
    qr_of_block(const __grid_constant__ BatchQrArgs<T> p, int kept) {
    QrOfBlock<T>(p, kept).factor();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
