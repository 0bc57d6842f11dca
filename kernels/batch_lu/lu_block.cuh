// SPDX-License-Identifier: BSD-3-Clause
// LU factorizations of up to 512 rows and columns, left-looking: a block for each matrix.
//
//       ........+-----+     The group: one or two panels of 16 columns (8 of complex numbers), in shared memory. Panels of L to the
//       : D  U  |  x  |     left are applied to it one after the other, in the order of rows that they had when they were
//       : L..D..|.....|     found: a lane of the first warp for each column moves its rows and solves with D, then 16 rows a
//       : L  L  |  x  |     warp lose L x by the tensor cores, in double precision, L from memory to registers.
//       :.......+-----+     A panel of the group: a thread has a row in registers. Each warp offers its best row with its
//     reciprocal, all threads take the best of the offers: one barrier a column, of the warps that have rows. Rows go to their
//     places when the panel is written. Interchanges of L's columns left of later panels follow at the end, all at once.
//
// Bytes: the matrix there and back, and L once for each group: n^3 / (3 w) elements with w columns a group.
// Of 512 x 200 in d with w = 32: 2.2 GB, .5 ms, from memory, as 200 matrices do not fit into L2; from small
// orders L2 has a part. Operations 2 n^3 / 3; the tensor cores of a multiprocessor take n^3 / 384 clocks.
// Bound by the chain of n pivots, 1400 clocks each while a multiprocessor has 16 warps at it, and above
// order 256, where few blocks fit there, by n^2 / (32 w) solves with D and the way of L.
#pragma once

#include "batch_lu/block_substitution.cuh"
#include "batch_lu/candidates.cuh"
#include "batch_lu/plan.hpp"
#include "batch_lu/reciprocal.cuh"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Panels: of a group of columns.
template <int Panels, class T>
class LuOfBlock {
    using R = real_t<T>;
    using S = wide_t<T>;
    using Shape = BatchLuShape<Panels, T>;
    static constexpr int kPanel = Shape::panel, kColumns = Shape::columns, kOffer = Shape::offer,
                         kPack = Pack<T>::size;
    /// Columns of a panel that have a text each.
    static constexpr int kTurn = 4;
    static_assert(kPanel % kTurn == 0 && kTurn % kPack == 0 && kColumns <= 32);
    /// Fragments in the columns of a tile, and elements of U in a thread for each of them.
    static constexpr int kFragments = kColumns / 8, kOfColumn = kPanel / 4;
    static constexpr int kNoLane = -1, kPanelBarrier = 1;

  public:
    LAPILLI_DEVICE explicit LuOfBlock(const BatchLuArgs<T>& args)
        : p(args),
          a_(args.a.data + block_id() * args.a.stride),
          ld_(args.a.ld),
          m_(static_cast<int>(args.a.rows)),
          n_(static_cast<int>(args.a.cols)),
          steps_(min(m_, n_)),
          ldx_(Shape::ld(m_)),
          x_(shared<T>(0, static_cast<std::size_t>(kColumns * ldx_))),
          diagonal_(shared<T>(Shape::diagonal_at(m_), 2 * Shape::square)),
          offers_(shared<T>(Shape::offers_at(m_), static_cast<std::size_t>(2 * warps() * kOffer))),
          words_(shared<int>(Shape::words_at(m_), static_cast<std::size_t>(2 * warps() * 4))),
          map_(shared<int>(Shape::map_at(m_), static_cast<std::size_t>(2 * Shape::padded_steps(steps_)))),
          pivots_(shared<int>(Shape::pivots_at(m_, steps_), static_cast<std::size_t>(steps_))),
          side_(shared<T>(Shape::side_at(m_, steps_), static_cast<std::size_t>(args.b.empty() ? 0 : m_))),
          interchanges_(args.pivots != nullptr),
          solves_(!args.b.empty()) {}

    LAPILLI_DEVICE void factor() {
        T* const b = p.b.data + block_id() * p.b.stride;
        if (solves_ && thread_id() < m_) side_[thread_id()] = load(b + thread_id());
        pad();
        // The emulator follows barriers of parts from the sync() behind the first of them on.
        sync_part(kPanelBarrier, thread_count());
        for (int left = 0; left < n_; left += kColumns) {
            bring(left);
            if (left > 0 && warp_id() == warps() - 1) bring_diagonal(0);
            sync();
            for (int first = 0; first < min(left + kColumns, steps_); first += kPanel) {
                const int width = min(kPanel, steps_ - first), at = first - left;
                if (at >= 0) {
                    if (32 * warp_id() < m_ - first) panel(first, at, width);
                    sync();
                }
                apply(first, left, max(0, at + width));
            }
            take(left);
            sync();
        }
        if (interchanges_) interchange_left();
        for (int k = thread_id(); interchanges_ && k < steps_; k += thread_count()) {
            const int pivot = pivots_[k];
            store(p.pivots + block_id() * steps_ + k, index_t(pivot + 1));
        }
        if (thread_id() == 0) store(p.infos + block_id(), std::int64_t(failed_));
        if (!solves_ || sync_or(failed_ != 0) != 0) return;
        BlockSubstitution<1, T>(n_, side_).from_below({a_, ld_, {}}, 1);
        if (thread_id() < n_) {
            const T x = side_[thread_id()];
            store(b + thread_id(), x);
        }
    }

  private:
    LAPILLI_DEVICE static int warps() { return thread_count() / 32; }

    /// Tiles end behind the matrix.
    LAPILLI_DEVICE void pad() const {
        for (int i = m_ + thread_id(); i < Shape::padded(m_); i += thread_count()) {
            LAPILLI_UNROLL
            for (int c = 0; c < kColumns; ++c) x_[c * ldx_ + i] = T(0);
        }
    }
    /// Columns of the group; behind the matrix zeros.
    LAPILLI_DEVICE void bring(int left) const {
        const int row = thread_id();
        if (row >= m_) return;
        LAPILLI_UNROLL
        for (int first = 0; first < kColumns; first += kPanel) {
            T x[kPanel];
            LAPILLI_UNROLL
            for (int c = 0; c < kPanel; ++c)
                x[c] = left + first + c < n_ ? load(a_ + row + (left + first + c) * ld_) : T(0);
            LAPILLI_UNROLL
            for (int c = 0; c < kPanel; ++c) x_[(first + c) * ldx_ + row] = x[c];
        }
    }
    /// Panels have written the rest: these are rows above their diagonal blocks, and columns of no panel.
    LAPILLI_DEVICE void take(int left) const {
        const int row = thread_id();
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const int j = left + c, rows = j < steps_ ? j / kPanel * kPanel : m_;
            if (j < n_ && row < rows) {
                const T x = x_[c * ldx_ + row];
                store(a_ + row + j * ld_, x);
            }
        }
    }

    /// By one warp: the diagonal block of a panel that has been written; behind a narrower one zeros.
    LAPILLI_DEVICE void bring_diagonal(int first) const {
        constexpr int together = 32 / kPanel;
        const int row = first + lane_id() % kPanel, column = first + lane_id() / kPanel;
        const T* const from = a_ + row + column * ld_;
        T x[kPanel / together];
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel / together; ++k) {
            const int ahead = k * together;
            x[k] = row < steps_ && column + ahead < steps_ ? load(from + ahead * ld_) : T(0);
        }
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel / together; ++k) diagonal_[diagonal_of(first) + 32 * k + lane_id()] = x[k];
    }
    LAPILLI_DEVICE static int diagonal_of(int first) {
        return first / kPanel % 2 * static_cast<int>(Shape::square);
    }

    /// By the warps that have rows of it, `active` of them.
    LAPILLI_DEVICE void panel(int first, int at, int width) {
        const int rows = m_ - first, row = thread_id(), active = (rows + 31) / 32;
        const bool there = row < rows;
        int place = row;
        T x[kPanel], side = T(0);
        if (solves_ && there) side = side_[first + row];
        LAPILLI_UNROLL
        for (int c = 0; c < kPanel; ++c) {
            x[c] = T(0);
            if (there && c < width) x[c] = x_[(at + c) * ldx_ + first + row];
        }
        // One text for every kTurn columns: x turns, so that the next column to be eliminated is the first
        // one.
        LAPILLI_UNROLL_BY(1)
        for (int base = 0; base < kPanel; base += kTurn) {
            LAPILLI_UNROLL
            for (int k = 0; k < kTurn; ++k)
                if (base + k < width) step(first, base, k, active, there, place, x, side);
            T passed[kTurn];
            LAPILLI_UNROLL
            for (int k = 0; k < kTurn; ++k) passed[k] = x[k];
            LAPILLI_UNROLL
            for (int k = 0; k < kPanel; ++k)
                x[k] = k < kPanel - kTurn ? x[k + kTurn] : passed[k + kTurn - kPanel];
        }
        if (there) {
            if (solves_) side_[first + place] = side;
            LAPILLI_UNROLL
            for (int c = 0; c < kPanel; ++c)
                if (c < width) store(a_ + first + place + (first + c) * ld_, x[c]);
        }
        // Behind a narrower block are rows of zeros, which stay where they are.
        if (row < kPanel) map_[2 * first + kPanel + row] = place;
        if (place >= kPanel) return;
        map_[2 * first + place] = row;
        LAPILLI_UNROLL
        for (int c = 0; c < kPanel; ++c) diagonal_[diagonal_of(first) + c * kPanel + place] = x[c];
    }

    /// Column base + k of the panel, x[k]; behind position kPanel - base are columns that are done.
    LAPILLI_DEVICE void step(int first, int base, int k, int active, bool there, int& place, T (&x)[kPanel],
                             T& side) {
        const int round = (k & 1) * warps(), row = thread_id(), column = base + k;
        // All lanes find reciprocals while their candidates meet.
        const BatchReciprocal<T> own = BatchReciprocal<T>::of(x[k]);
        // Without interchanges that lane of the first warp has the row.
        LuCandidate mine = {0, 0, static_cast<unsigned>(column)};
        int best = warp_id() == 0 ? column : kNoLane;
        if (interchanges_) {
            const bool candidate = there && place >= column;
            mine = candidate ? LuCandidate::of(x[k], place) : LuCandidate::none();
            best = first_of_warp(mine, candidate);
        }
        if (lane_id() == best) {
            const int at = (round + warp_id()) * kOffer;
            LAPILLI_UNROLL
            for (int j = k / kPack * kPack; j < kPanel; j += kPack) {
                Pack<T> pack;
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e) pack[e] = x[j + e];
                store_pack(offers_, at + j, pack);
            }
            offers_[at + kPanel] = own.inverse;
            offers_[at + kPanel + 1] = from_real<T>(own.scale);
            if (solves_) offers_[at + kPanel + 2] = side;
            const Pack<int> words = {static_cast<int>(mine.high), static_cast<int>(mine.low),
                                     static_cast<int>(mine.position), row};
            store_pack(words_, (round + warp_id()) * 4, words);
        }
        if (active > 1)
            sync_part(kPanelBarrier, 32 * active);
        else
            sync_warp();
        int won = 0;
        if (interchanges_ && active > 1) {
            LuCandidate offered = LuCandidate::none();
            if (lane_id() < active) {
                const Pack<int> words = load_pack(words_, (round + lane_id()) * 4);
                offered = {static_cast<unsigned>(words[0]), static_cast<unsigned>(words[1]),
                           static_cast<unsigned>(words[2])};
            }
            won = first_of_group<32>(offered);
        }
        const int to = words_[(round + won) * 4 + 2], source = words_[(round + won) * 4 + 3],
                  at = (round + won) * kOffer;
        const T pivot = offers_[at + k], inverse = offers_[at + kPanel], scale = offers_[at + kPanel + 1];
        const bool zero = pivot == T(0);
        if (zero && failed_ == 0) failed_ = first + column + 1;
        if (row == 0) pivots_[first + column] = first + to;
        if (place == column) place = to;
        if (row == source) place = column;
        const bool below = there && place > column;
        if (below && !zero) x[k] = BatchReciprocal<T>{inverse, real(scale)}.times(x[k]);
        const T minus = -x[k];
        Pack<T> of_pivot[kPanel / kPack];
        LAPILLI_UNROLL
        for (int j = (k + 1) / kPack; j < kPanel / kPack; ++j)
            of_pivot[j] = load_pack(offers_, at + j * kPack);
        // Else the compiler moves each load to where it is needed, and all wait one after the other.
        const T of_side = solves_ ? T(offers_[at + kPanel + 2]) : T(0);
        sync_warp();
        LAPILLI_UNROLL
        for (int turn = 0; turn < kPanel; turn += kTurn) {
            const bool changes = below && turn < kPanel - base;
            LAPILLI_UNROLL
            for (int j = turn; j < turn + kTurn; ++j)
                if (j > k && changes) x[j] = fma(minus, of_pivot[j / kPack][j % kPack], x[j]);
        }
        if (solves_ && below) side = fma(minus, of_side, side);
    }
    /// The lane with the best row; where no lane has one, the first, whose offer says that.
    LAPILLI_DEVICE static int first_of_warp(const LuCandidate& mine, bool candidate) {
        return any(candidate) ? first_of_group<32>(mine) : 0;
    }

    /// The panel at `first` to the group's columns from `from` on.
    LAPILLI_DEVICE void apply(int first, int left, int from) const {
        if (from >= kColumns || left + from >= n_) return;
        // Behind a narrower panel there are no rows.
        const int width = min(kPanel, steps_ - first), next = first + kPanel,
                  tiles = width == kPanel ? (m_ - next + 15) / 16 : 0;
        T l[kOfTile];
        bring_l(warp_id() < tiles, first, next + 16 * warp_id(), l);
        if (warp_id() == 0 && from + lane_id() < kColumns) column(first, from + lane_id());
        // panel() has those of the group there.
        if (next < min(left, steps_) && warp_id() == warps() - 1) bring_diagonal(next);
        sync();
        if (warp_id() < tiles) multiply(first, from, tiles, l);
        sync();
    }

    /// Rows of a column to their places, and U = D^-1 A.
    LAPILLI_DEVICE void column(int first, int c) const {
        constexpr int together = Pack<int>::size;
        const int at = c * ldx_ + first;
        // All of them are on their way before the first is stored.
        T u[kPanel];
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; k += together) {
            const Pack<int> sources = load_pack(map_, 2 * first + k);
            LAPILLI_UNROLL
            for (int e = 0; e < together; ++e) u[k + e] = x_[at + sources[e]];
        }
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; k += together) {
            if (!interchanges_) continue;
            const Pack<int> places = load_pack(map_, 2 * first + kPanel + k);
            T displaced[together];
            LAPILLI_UNROLL
            for (int e = 0; e < together; ++e) displaced[e] = x_[at + k + e];
            LAPILLI_UNROLL
            for (int e = 0; e < together; ++e)
                if (places[e] >= kPanel) x_[at + places[e]] = displaced[e];
        }
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k) {
            LAPILLI_UNROLL
            for (int i = (k + 1) / kPack * kPack; i < kPanel; i += kPack) {
                const Pack<T> l = load_pack(diagonal_, diagonal_of(first) + k * kPanel + i);
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e)
                    if (i + e > k) u[i + e] = fma(-l[e], u[k], u[i + e]);
            }
        }
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k) x_[at + k] = u[k];
    }

    /// 16 rows of L from `top` on, as the tensor cores take them.
    static constexpr int kOfTile = kPanel / 2;
    LAPILLI_DEVICE void bring_l(bool there, int first, int top, T (&l)[kOfTile]) const {
        const int row = top + lane_id() / 4;
        const T* const from = a_ + row + (first + lane_id() % 4) * ld_;
        LAPILLI_UNROLL
        for (int e = 0; e < kOfTile; ++e)
            l[e] = there && row + e % 2 * 8 < m_ ? load(from + e % 2 * 8 + e / 2 * 4 * ld_) : T(0);
    }
    /// Rows below the panel lose L U, 16 of them a warp; `l` has the warp's first ones.
    LAPILLI_DEVICE void multiply(int first, int from, int tiles, T (&l)[kOfTile]) const {
        const int g = lane_id() / 4, t = lane_id() % 4, next = first + kPanel;
        S u[kFragments][kOfColumn];
        LAPILLI_UNROLL
        for (int f = 0; f < kFragments; ++f) {
            LAPILLI_UNROLL
            for (int q = 0; q < kOfColumn; ++q) {
                const T x = x_[(8 * f + g) * ldx_ + first + 4 * q + t];
                u[f][q] = widened(-x);
            }
        }
        for (int tile = warp_id(); tile < tiles; tile += warps()) {
            const int top = next + 16 * tile,
                      corner = top + ProductTile<S>::row() + ProductTile<S>::column() * ldx_;
            S of_l[kOfTile];
            LAPILLI_UNROLL
            for (int e = 0; e < kOfTile; ++e) of_l[e] = widened(l[e]);
            bring_l(tile + warps() < tiles, first, top + 16 * warps(), l);
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f) {
                if (8 * f < from) continue;
                ProductTile<S> sums;
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e) {
                    const T x = x_[corner + e / 2 * 8 + (8 * f + e % 2) * ldx_];
                    sums.set_element(e, widened(x));
                }
                LAPILLI_UNROLL
                for (int k = 0; k < kPanel / 8; ++k)
                    sums.add(
                        [&](int i, int c) -> S { return of_l[4 * k + (i >= 8 ? 1 : 0) + (c >= 4 ? 2 : 0)]; },
                        [&](int c, int) -> S { return u[f][2 * k + (c >= 4 ? 1 : 0)]; });
                LAPILLI_UNROLL
                for (int e = 0; e < 4; ++e)
                    x_[corner + e / 2 * 8 + (8 * f + e % 2) * ldx_] = narrowed<T>(sums.element(e));
            }
        }
    }

    /// Rows of a panel of L to the places that later panels gave them: where each came from, by the
    /// interchanges backwards.
    LAPILLI_DEVICE void interchange_left() const {
        const int row = thread_id();
        int source = row, last = steps_;
        for (int first = (steps_ - 1) / kPanel * kPanel - kPanel; first >= 0; first -= kPanel) {
            const int behind = first + kPanel;
            LAPILLI_UNROLL_BY(8)
            for (int k = last - 1; k >= behind; --k) {
                const int pivot = pivots_[k];
                source = source == k ? pivot : source == pivot ? k : source;
            }
            last = behind;
            const bool there = row >= behind && row < m_;
            T x[kPanel];
            LAPILLI_UNROLL
            for (int c = 0; c < kPanel; ++c) x[c] = there ? load(a_ + source + (first + c) * ld_) : T(0);
            sync();
            LAPILLI_UNROLL
            for (int c = 0; c < kPanel; ++c)
                if (there) store(a_ + row + (first + c) * ld_, x[c]);
        }
    }

    const BatchLuArgs<T>& p;
    T* const a_;
    const std::int64_t ld_;
    const int m_, n_, steps_, ldx_;
    const Shared<T> x_, diagonal_, offers_;
    const Shared<int> words_, map_, pivots_;
    const Shared<T> side_;
    const bool interchanges_, solves_;
    int failed_ = 0;
};

template <int Panels, class T>
__global__ void __launch_bounds__(static_cast<int>(batch_lu_order), 1)
    lu_of_block(const __grid_constant__ BatchLuArgs<T> p) {
    LuOfBlock<Panels, T>(p).factor();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
