// SPDX-License-Identifier: BSD-3-Clause
// The Gram matrix of a tall matrix of few columns, or of what it is when it has been divided by a triangular factor.
//
//     warp 0   a a a a      16 rows of all columns go to a warp's registers, are divided there, and go to shared memory; then
//     warp 1   a a a a      each warp has all of the group's rows of its tiles of G (TallGramShape), while the next rows are on
//       ...                 their way to the registers.
//
// Bytes: one pass over A. Products: 144 of 16 x 8 x 8 for 16 rows of 128 columns, and 168 for the division. The blocks' parts of G are
// added up by a second kernel, always in the same order.
#pragma once

#include "panel_qr/sum_of_parts.cuh"
#include "tall_qr/rows.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct TallGramProblem {
    using S = wide_t<T>;
    const T* a;
    std::int64_t lda, rows;
    int width, limit;  ///< the factor is stored for `limit` columns
    const S* factor;
    const int* way;
    S* parts;
};

/// Whether a problem with a factor is wanted.
LAPILLI_DEVICE bool gram_is_wanted(const int* way) {
    return way == nullptr || static_cast<TallQrWay>(load(way)) == TallQrWay::twice;
}

template <class T, int Columns, bool Divided>
class TallGram {
    using S = wide_t<T>;
    using Shape = TallGramShape<T>;
    static constexpr int kStrips = Shape::strips(Columns), kGroups = Shape::groups(Columns);
    static constexpr int kTiles = kStrips + 1, kLd = Shape::ld(Columns), kOfBlock = Shape::warps * 16;
    static constexpr int kOfWarp = kTiles * 128;

  public:
    LAPILLI_DEVICE explicit TallGram(const TallGramProblem<T>& problem)
        : p(problem),
          group(warp_id() / kStrips),
          of_group(warp_id() % kStrips),
          factor(Shape::rows_bytes(Columns), Divided),
          all(shared<S>(0, Shape::rows_bytes(Columns) / sizeof(S))),
          rows(all.slice(group * Columns * kLd, Columns * kLd)) {}

    LAPILLI_DEVICE void run() {
        if constexpr (Divided) {
            factor.fetch(p.factor, p.limit);
            sync();
        }
        ProductTile<S> sum[kTiles];
        std::int64_t begin = static_cast<std::int64_t>(block_id()) * kOfBlock;
        FetchedRows<T, Columns> fetched;
        fetch(fetched, begin);
        while (begin < p.rows) {
            TallRows<T, Columns> x(fetched);
            if constexpr (Divided) x.divide(factor);
            sync();  // the rows before have been multiplied
            leave(x);
            begin += static_cast<std::int64_t>(block_count()) * kOfBlock;
            fetch(fetched, begin);
            sync();
            multiply(sum);
        }
        leave(sum);
    }

  private:
    LAPILLI_DEVICE void fetch(FetchedRows<T, Columns>& x, std::int64_t begin) const {
        const std::int64_t first = begin + warp_id() * 16;
        if (begin < p.rows) x.fetch(p.a + first, p.lda, p.rows - first, p.width);
    }
    /// Lanes that would meet in a bank take their two columns in turns.
    LAPILLI_DEVICE void leave(const TallRows<T, Columns>& x) const {
        const int row = of_group * 16 + ProductTile<S>::row(), column = ProductTile<S>::column();
        const bool turned = column >= 4;
        LAPILLI_UNROLL
        for (int k = 0; k < Columns / 8; ++k) {
            LAPILLI_UNROLL
            for (int h = 0; h < 2; ++h) {
                const S left = x.part[k].element(2 * h), right = x.part[k].element(2 * h + 1);
                const int at = (8 * k + column) * kLd + row + 8 * h;
                rows[at + (turned ? kLd : 0)] = turned ? right : left;
                rows[at + (turned ? 0 : kLd)] = turned ? left : right;
            }
        }
    }
    LAPILLI_DEVICE S element(int i, int k) const {
        const S x = rows[i + k * kLd];
        return x;
    }
    /// The warp's tiles of G, with all rows of its group: half `h` of the squares of strips p and kStrips - 1 - p.
    LAPILLI_DEVICE void multiply(ProductTile<S> (&sum)[kTiles]) const {
        const int strip = of_group / 2, other = kStrips - 1 - strip, half = of_group % 2 * 8;
        const int i = lane_id() / 4, k = lane_id() % 4;
        for (int r = 0; r < Columns; r += 8) {
            S a[2][4];
            LAPILLI_UNROLL
            for (int q = 0; q < 4; ++q) {
                const int row = r + k + q / 2 * 4, column = i + q % 2 * 8;
                a[0][q] = conj(element(row, 16 * strip + column));
                a[1][q] = conj(element(row, 16 * other + column));
            }
            LAPILLI_UNROLL
            for (int t = 0; t < kTiles; ++t) {
                const bool first = t < kStrips - strip;
                const int column = 16 * (first ? strip + t : t - 1) + half + i;
                const S b0 = element(r + k, column), b1 = element(r + k + 4, column);
                add(sum[t], first ? a[0][0] : a[1][0], first ? a[0][1] : a[1][1], first ? a[0][2] : a[1][2],
                    first ? a[0][3] : a[1][3], b0, b1);
            }
        }
    }
    LAPILLI_DEVICE static void add(ProductTile<S>& sum, S a0, S a1, S a2, S a3, S b0, S b1) {
        mma_f64_16x8x8(sum.part[0], real(a0), real(a1), real(a2), real(a3), real(b0), real(b1));
        if constexpr (is_complex<S>) {
            mma_f64_16x8x8(sum.part[1], real(a0), real(a1), real(a2), real(a3), imag(b0), imag(b1));
            mma_f64_16x8x8(sum.part[0], -imag(a0), -imag(a1), -imag(a2), -imag(a3), imag(b0), imag(b1));
            mma_f64_16x8x8(sum.part[1], imag(a0), imag(a1), imag(a2), imag(a3), real(b0), real(b1));
        }
    }
    /// The block's part of G, the groups' added up one after the other.
    LAPILLI_DEVICE void leave(ProductTile<S> (&sum)[kTiles]) const {
        const int at = of_group * kOfWarp + lane_id() * 4;
        for (int g = 1; g < kGroups; ++g) {
            sync();
            LAPILLI_UNROLL
            for (int t = 0; t < kTiles; ++t) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) {
                    if (group == g) all[at + t * 128 + e] = sum[t].element(e);
                }
            }
            sync();
            LAPILLI_UNROLL
            for (int t = 0; t < kTiles; ++t) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) {
                    if (group != 0) continue;
                    const S other = all[at + t * 128 + e];
                    sum[t].set_element(e, sum[t].element(e) + other);
                }
            }
        }
        if (group != 0) return;
        S* const part = p.parts + static_cast<std::int64_t>(block_id()) * Shape::elements(Columns) + at;
        LAPILLI_UNROLL
        for (int t = 0; t < kTiles; ++t) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e) store(part + t * 128 + e, sum[t].element(e));
        }
    }

    const TallGramProblem<T>& p;
    const int group, of_group;
    const TallFactor<S, Columns> factor;
    const Shared<S> all, rows;
};

template <int Columns, bool Divided, class T>
__global__ void __launch_bounds__(tall_qr_threads, TallGramShape<T>::blocks_at_once(Columns))
    tall_gram(const __grid_constant__ TallGramProblem<T> problem) {
    if (!gram_is_wanted(problem.way)) return;
    TallGram<T, Columns, Divided>(problem).run();
}

inline constexpr int kTallGramSums = 32;  ///< elements that a block adds up, by so many threads each as there are warps

/// The parts of so many blocks, added up.
template <int Columns, class T>
__global__ void __launch_bounds__(tall_qr_threads)
    tall_gram_sum(const wide_t<T>* parts, int blocks, int width, const int* way, wide_t<T>* gram, std::int64_t ldg) {
    using S = wide_t<T>;
    using Shape = TallGramShape<T>;
    constexpr int strips = Shape::strips(Columns), elements = Shape::elements(Columns);
    if (!gram_is_wanted(way)) return;
    const int e = block_id() * kTallGramSums + lane_id();
    const Shared<S> sums = shared<S>(0, tall_qr_threads);
    sums[thread_id()] = sum_of_parts<is_complex<S> ? 5 : 10>(warp_id(), Shape::warps, blocks, parts + e, elements);
    sync();
    if (warp_id() != 0) return;
    S sum(0);
    LAPILLI_UNROLL
    for (int w = 0; w < Shape::warps; ++w) {
        const S part = sums[w * 32 + lane_id()];
        sum += part;
    }
    const int warp = e / ((strips + 1) * 128), t = e / 128 % (strips + 1), lane = e % 128 / 4, q = e % 4;
    const int strip = warp / 2;
    const bool first = t < strips - strip;
    const int i = 16 * (first ? strip : strips - 1 - strip) + lane / 4 + q / 2 * 8;
    const int k = 16 * (first ? strip + t : t - 1) + warp % 2 * 8 + lane % 4 * 2 + q % 2;
    if (max(i, k) >= width) return;
    store(gram + i + k * ldg, sum);
    if (i / 16 != k / 16) store(gram + k + i * ldg, conj(sum));
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
