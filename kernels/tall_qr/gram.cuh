// SPDX-License-Identifier: BSD-3-Clause
// The Gram matrix of a tall matrix of few columns, or of what it is when it has been divided by a triangular
// factor.
//
//     warp 0   a a a a      Rows come to shared memory, as long as there are others, two stages ahead; each warp has all of a group's
//     warp 1   a a a a      rows of its tiles of G (TallGramShape). Those that are divided go to a warp's registers first, 16 rows
//       ...                 each, while the rows before are multiplied, and from there to shared memory.
//
// Bytes: one pass over A. Products: 144 of 16 x 8 x 8 for 16 rows of 128 columns, and 168 for the division.
// The blocks' parts of G are added up by a second kernel, always in the same order.
#pragma once

#include "panel_qr/sum_of_parts.cuh"
#include "tall_qr/rows.cuh"
#include "tall_qr/shape.hpp"

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
    using Stages = TallStagesShape<T>;
    using E = std::conditional_t<Divided, S, T>;  // what is in shared memory
    static constexpr int kStrips = Shape::strips(Columns), kGroups = Shape::groups(Columns);
    static constexpr int kTiles = kStrips + 1, kOfBlock = Shape::warps * 16, kOfWarp = kTiles * 128;
    static constexpr int kOfGroup =
        Divided ? Columns : Stages::rows(Columns);  // rows in shared memory at once
    static constexpr int kLd = Divided ? Shape::ld(Columns) : Stages::ld(Columns);
    static constexpr int kStage = kGroups * Columns * kLd, kStages = Divided ? 1 : Stages::stages;

  public:
    LAPILLI_DEVICE explicit TallGram(const TallGramProblem<T>& problem)
        : p(problem),
          group(warp_id() / kStrips),
          of_group(warp_id() % kStrips),
          factor(Divided ? Shape::rows_bytes(Columns) : 0, Divided),
          rows(shared<E>(0, kStages * kStage)),
          sums(shared<S>(0, kGroups > 1 ? Shape::elements(Columns) : 0)) {}

    LAPILLI_DEVICE void run() const {
        ProductTile<S> sum[kTiles];
        if constexpr (Divided)
            run_divided(sum);
        else
            run_staged(sum);
        leave(sum);
    }

  private:
    LAPILLI_DEVICE void run_divided(ProductTile<S> (&sum)[kTiles]) const {
        factor.fetch(p.factor, p.limit);
        copy_async_commit();
        std::int64_t begin = static_cast<std::int64_t>(block_id()) * kOfBlock;
        FetchedRows<T, Columns> fetched;
        fetch(fetched, begin);
        copy_async_wait<0>();
        sync();
        while (begin < p.rows) {
            TallRows<T, Columns> x(fetched);
            x.divide(factor);
            sync();  // the rows before have been multiplied
            leave(x);
            begin += static_cast<std::int64_t>(block_count()) * kOfBlock;
            fetch(fetched, begin);
            sync();
            multiply(sum, 0);
        }
    }
    /// Rows go to shared memory alone, two stages ahead.
    LAPILLI_DEVICE void run_staged(ProductTile<S> (&sum)[kTiles]) const {
        constexpr int of_stage = kGroups * kOfGroup;
        const std::int64_t step = static_cast<std::int64_t>(block_count()) * of_stage;
        std::int64_t begin = static_cast<std::int64_t>(block_id()) * of_stage;
        int stage = 0;
        for (int ahead = 0; ahead < kStages - 1; ++ahead) {
            send_for(begin + ahead * step, ahead);
            copy_async_commit();
        }
        for (; begin < p.rows; begin += step) {
            copy_async_wait<kStages - 2>();
            sync();
            send_for(begin + (kStages - 1) * step, (stage + kStages - 1) % kStages);
            copy_async_commit();
            multiply(sum, stage * kStage);
            stage = (stage + 1) % kStages;
        }
        copy_async_wait<0>();
    }
    /// A group's rows are neighbours, and those of the groups.
    LAPILLI_DEVICE void send_for(std::int64_t begin, int stage) const {
        constexpr int of_stage = kGroups * kOfGroup, at_once = tall_qr_threads / of_stage;
        if (begin >= p.rows) return;
        const int row = thread_id() % of_stage, column = thread_id() / of_stage;
        const bool there = row < p.rows - begin, whole = p.rows - begin >= of_stage && p.width == Columns;
        const T* from = p.a + begin + (there ? row : 0) + column * p.lda;
        int to = stage * kStage + (row / kOfGroup * Columns + column) * kLd + row % kOfGroup;
        LAPILLI_UNROLL_BY(8)
        for (int k = column; k < Columns; k += at_once) {
            if (whole) {
                copy_async<static_cast<int>(sizeof(T))>(rows, to, from);
            } else {
                const bool inside = there && k < p.width;
                copy_async_or_zero<static_cast<int>(sizeof(T))>(rows, to, inside ? from : p.a, inside);
            }
            from += at_once * p.lda;
            to += at_once * kLd;
        }
    }
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
                const int at = (group * Columns + 8 * k + column) * kLd + row + 8 * h;
                rows[at + (turned ? kLd : 0)] = turned ? right : left;
                rows[at + (turned ? 0 : kLd)] = turned ? left : right;
            }
        }
    }
    /// The warp's tiles of G, with all rows of its group in a stage: half `h` of the squares of strips p and
    /// kStrips - 1 - p.
    LAPILLI_DEVICE void multiply(ProductTile<S> (&sum)[kTiles], int stage) const {
        const int strip = of_group / 2, other = kStrips - 1 - strip, half = of_group % 2 * 8;
        const int i = lane_id() / 4, k = lane_id() % 4, begin = stage + group * Columns * kLd;
        const auto element = [&](int row, int column) {
            const E x = rows[begin + row + column * kLd];
            if constexpr (Divided)
                return x;
            else
                return widened(x);
        };
        for (int r = 0; r < kOfGroup; r += 8) {
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
                    if (group == g) sums[at + t * 128 + e] = sum[t].element(e);
                }
            }
            sync();
            LAPILLI_UNROLL
            for (int t = 0; t < kTiles; ++t) {
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) {
                    if (group != 0) continue;
                    const S other = sums[at + t * 128 + e];
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
    const Shared<E> rows;
    const Shared<S> sums;
};

template <int Columns, bool Divided, class T>
__global__ void __launch_bounds__(tall_qr_threads, TallGramShape<T>::blocks_at_once(Columns))
    tall_gram(const __grid_constant__ TallGramProblem<T> problem) {
    if (!gram_is_wanted(problem.way)) return;
    TallGram<T, Columns, Divided>(problem).run();
}

/// The elements that a block adds up, each by one thread of every warp.
inline constexpr int kTallGramSums = 32;

/// Adds up the parts of `blocks` blocks.
template <int Columns, class T>
__global__ void __launch_bounds__(tall_qr_threads)
    tall_gram_sum(const wide_t<T>* parts, int blocks, int width, const int* way, wide_t<T>* gram,
                  std::int64_t ldg) {
    using S = wide_t<T>;
    using Shape = TallGramShape<T>;
    constexpr int strips = Shape::strips(Columns), elements = Shape::elements(Columns);
    if (!gram_is_wanted(way)) return;
    const int e = block_id() * kTallGramSums + lane_id();
    const Shared<S> sums = shared<S>(0, tall_qr_threads);
    sums[thread_id()] =
        sum_of_parts < is_complex<S> ? 5 : 10 > (warp_id(), Shape::warps, blocks, parts + e, elements);
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
