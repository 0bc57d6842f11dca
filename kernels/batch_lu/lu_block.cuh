// SPDX-License-Identifier: BSD-3-Clause
// LU factorizations of up to 512 rows and columns, right-looking by panels of 16 columns (8 of complex
// numbers): a block for each matrix.
//
//     +----+-----------+     Panel: a thread has a row in registers. Each warp offers its best row with its reciprocal, all
//     | D  |     U     |     threads take the best of the offers: one barrier a column, of the warps that have rows. Rows go
//     +----+-----------+     to their places when the panel is written, to memory and to shared memory.
//     |    |           |     U: a thread for each column to the right moves its rows, and solves with D.
//     | L  |  A - L U  |     Update: 16 x 32 tiles of the tensor cores, of double precision; L from shared memory, U in
//     |    |           |     registers, A from L2 and back.
//     +----+-----------+     Interchanges of L's columns left of later panels follow at the end, all at once.
//
// Bytes: the matrix there and back, and for each panel what is right of it, from L2. Operations 2 n^3 / 3.
// Bound by the chain of n pivots, which blocks of a multiprocessor hide from each other, and by the way of
// U's columns, whose sectors are used in part.
#pragma once

#include "batch_lu/block_substitution.cuh"
#include "batch_lu/candidates.cuh"
#include "batch_lu/plan.hpp"
#include "batch_lu/reciprocal.cuh"
#include "panel_qr/tile.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class LuOfBlock {
    using R = real_t<T>;
    using S = wide_t<T>;
    using Shape = BatchLuShape<T, S>;
    static constexpr int kPanel = Shape::panel, kOffer = Shape::offer, kPack = Pack<T>::size;
    /// Columns of a panel that have a text each.
    static constexpr int kTurn = 4;
    static_assert(kPanel % kTurn == 0 && kTurn % kPack == 0);
    /// Fragments in the columns of a tile, and elements of U in a thread for each of them.
    static constexpr int kFragments = 4, kOfColumn = kPanel / 4;
    static constexpr int kNoLane = -1, kPanelBarrier = 1;

  public:
    LAPILLI_DEVICE explicit LuOfBlock(const BatchLuArgs<T>& args)
        : p(args),
          a_(args.a.data + block_id() * args.a.stride),
          ld_(args.a.ld),
          m_(static_cast<int>(args.a.rows)),
          n_(static_cast<int>(args.a.cols)),
          steps_(min(m_, n_)),
          ldl_(Shape::ld(m_)),
          l_(shared<T>(0, static_cast<std::size_t>(kPanel * ldl_))),
          offers_(shared<T>(Shape::offers_at(m_), static_cast<std::size_t>(2 * warps() * kOffer))),
          words_(shared<int>(Shape::words_at(m_), static_cast<std::size_t>(2 * warps() * 4))),
          map_(shared<int>(Shape::map_at(m_), 2 * kPanel)),
          pivots_(shared<int>(Shape::pivots_at(m_), static_cast<std::size_t>(steps_))),
          side_(shared<T>(Shape::side_at(m_, steps_), static_cast<std::size_t>(args.b.empty() ? 0 : m_))),
          interchanges_(args.pivots != nullptr),
          solves_(!args.b.empty()) {}

    LAPILLI_DEVICE void factor() {
        T* const b = p.b.data + block_id() * p.b.stride;
        if (solves_ && thread_id() < m_) side_[thread_id()] = load(b + thread_id());
        // The emulator follows barriers of parts from the sync() behind the first of them on.
        sync_part(kPanelBarrier, thread_count());
        sync();
        for (int first = 0; first < steps_; first += kPanel) {
            const int width = min(kPanel, steps_ - first);
            if (32 * warp_id() < m_ - first) panel(first, width);
            pad(m_ - first);
            sync();
            for (int j = first + width + thread_id(); j < n_; j += thread_count()) {
                if (width == kPanel)
                    column<true>(first, width, j);
                else
                    column<false>(first, width, j);
            }
            sync();
            // Behind a narrower panel there are no rows or no columns.
            if (width == kPanel) update(first + kPanel);
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

    /// By the warps that have rows of it, `active` of them.
    LAPILLI_DEVICE void panel(int first, int width) {
        const int rows = m_ - first, row = thread_id(), active = (rows + 31) / 32;
        const bool there = row < rows;
        int place = row;
        T x[kPanel], side = T(0);
        if (solves_ && there) side = side_[first + row];
        LAPILLI_UNROLL
        for (int c = 0; c < kPanel; ++c)
            x[c] = there && c < width ? load(a_ + first + row + (first + c) * ld_) : T(0);
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
            for (int c = 0; c < kPanel; ++c) {
                l_[c * ldl_ + place] = x[c];
                if (c < width) store(a_ + first + place + (first + c) * ld_, x[c]);
            }
            if (place < kPanel) map_[place] = row;
            if (row < kPanel) map_[kPanel + row] = place;
        }
    }
    /// Tiles end behind the matrix.
    LAPILLI_DEVICE void pad(int rows) const {
        for (int i = rows + thread_id(); i < Shape::padded(rows); i += thread_count()) {
            LAPILLI_UNROLL
            for (int c = 0; c < kPanel; ++c) l_[c * ldl_ + i] = T(0);
        }
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

    /// Rows of a column to their places, and U = D^-1 A. Of a narrower panel, which is not Whole, these are
    /// the matrix's last rows.
    template <bool Whole>
    LAPILLI_DEVICE void column(int first, int width, int j) const {
        T* const at = a_ + first + j * ld_;
        // All of them are on their way before the first is stored.
        T u[kPanel], displaced[kPanel];
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k) {
            u[k] = T(0);
            if (!Whole && k >= width) continue;
            const int from = map_[k];
            u[k] = load(at + from);
        }
        if (Whole && interchanges_) {
            LAPILLI_UNROLL
            for (int k = 0; k < kPanel; ++k) displaced[k] = load(at + k);
            LAPILLI_UNROLL
            for (int k = 0; k < kPanel; ++k) {
                const int to = map_[kPanel + k];
                if (to >= kPanel) store(at + to, displaced[k]);
            }
        }
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k) {
            LAPILLI_UNROLL
            for (int i = (k + 1) / kPack * kPack; i < kPanel; i += kPack) {
                const Pack<T> l = load_pack(l_, k * ldl_ + i);
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e)
                    if (i + e > k) u[i + e] = fma(-l[e], u[k], u[i + e]);
            }
        }
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; ++k)
            if (Whole || k < width) store(at + k, u[k]);
    }

    /// The matrix from (next, next) on loses L U of the panel before.
    LAPILLI_DEVICE void update(int next) const {
        const int rows = m_ - next, cols = n_ - next;
        if (rows <= 0 || cols <= 0) return;
        const int strips = (cols + 31) / 32, tiles = (rows + 15) / 16,
                  parts = (warps() + strips - 1) / strips;
        for (int task = warp_id(); task < strips * parts; task += warps()) {
            const int strip = task % strips, part = task / strips;
            const int from = tiles * part / parts, to = tiles * (part + 1) / parts;
            if (from < to) update_strip(next, next + 32 * strip, from, to);
        }
    }
    LAPILLI_DEVICE void update_strip(int next, int first_column, int from, int to) const {
        const int g = lane_id() / 4, t = lane_id() % 4, cols = n_ - first_column;
        S u[kFragments][kOfColumn];
        LAPILLI_UNROLL
        for (int f = 0; f < kFragments; ++f) {
            LAPILLI_UNROLL
            for (int q = 0; q < kOfColumn; ++q) {
                u[f][q] = S(0);
                if (8 * f + g < cols)
                    u[f][q] =
                        widened(-load(a_ + next - kPanel + 4 * q + t + (first_column + 8 * f + g) * ld_));
            }
        }
        const int row = next + ProductTile<S>::row(), column = first_column + ProductTile<S>::column();
        T* const corner = a_ + row + column * ld_;
        for (int tile = from; tile < to; ++tile) {
            const int top = 16 * tile;
            if (next + top + 16 <= m_ && cols >= 8 * kFragments)
                update_tile<true>(corner + top, row + top, column, top, u);
            else
                update_tile<false>(corner + top, row + top, column, top, u);
        }
    }
    /// Whole: all of the tile's rows and columns are the matrix's. `row` and `column` are those of the lane's
    /// first element, which is at `corner`; u is -U.
    template <bool Whole>
    LAPILLI_DEVICE void update_tile(T* corner, int row, int column, int top,
                                    const S (&u)[kFragments][kOfColumn]) const {
        ProductTile<S> sums[kFragments];
        const auto element = [&](int f, int e, auto&& f_of) {
            const int down = e / 2 * 8, right = 8 * f + e % 2;
            if (Whole || (row + down < m_ && column + right < n_)) f_of(corner + down + right * ld_);
        };
        LAPILLI_UNROLL
        for (int f = 0; f < kFragments; ++f) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e)
                element(f, e, [&](T* at) { sums[f].set_element(e, widened(load(at))); });
        }
        LAPILLI_UNROLL
        for (int k = 0; k < kPanel; k += 8) {
            const auto of_l = [&](int i, int c) -> S {
                const T x = l_[(k + c) * ldl_ + kPanel + top + i];
                return widened(x);
            };
            LAPILLI_UNROLL
            for (int f = 0; f < kFragments; ++f)
                sums[f].add(of_l, [&](int c, int) -> S { return u[f][k / 4 + (c >= 4 ? 1 : 0)]; });
        }
        LAPILLI_UNROLL
        for (int f = 0; f < kFragments; ++f) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e)
                element(f, e, [&](T* at) { store(at, narrowed<T>(sums[f].element(e))); });
        }
    }

    /// Rows of a panel of L to the places that later panels gave them: where each came from, by the
    /// interchanges backwards.
    LAPILLI_DEVICE void interchange_left() const {
        const int row = thread_id();
        int source = row, last = steps_;
        for (int first = (steps_ - 1) / kPanel * kPanel - kPanel; first >= 0; first -= kPanel) {
            const int behind = first + kPanel;
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
    const int m_, n_, steps_, ldl_;
    const Shared<T> l_, offers_;
    const Shared<int> words_, map_, pivots_;
    const Shared<T> side_;
    const bool interchanges_, solves_;
    int failed_ = 0;
};

template <class T>
__global__ void __launch_bounds__(static_cast<int>(batch_lu_order), 1)
    lu_of_block(const __grid_constant__ BatchLuArgs<T> p) {
    LuOfBlock<T>(p).factor();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
