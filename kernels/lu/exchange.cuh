// SPDX-License-Identifier: BSD-3-Clause
// How the blocks of a panel find a pivot together: each offers its largest element with its row, and all take
// the same one.
//
//     warps of a block          the block's, which each warp                every block
//     | candidate, row | ---.   sends to some of the blocks             .-> | of block 0 |
//     | candidate, row | ---+-> the best, after a barrier of the block -+-> | of block 1 |  compares them in the same way
//     | candidate, row | ---'                                           '-> | ...        |
//
// The blocks of a cluster send to each other's shared memory, each with a count of bytes at a barrier of the
// receiver: one trip, and no barrier of the cluster. Others write into device memory, with a barrier over the
// grid. There are two sets of places, for even and odd columns: a block sends those of column j + 2 when all
// blocks have sent it theirs of column j + 1, which they do behind a barrier, after they have read those of
// column j.
#pragma once

#include "arch/barrier.cuh"
#include "arch/simt.cuh"
#include "lu/args.hpp"
#include "lu/candidate.cuh"
#include "lu/reciprocal.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The messages between blocks. A LuPanelMessage<T> is: the candidate, its row of the panel, ~row if the row
/// has an element that is not finite; the row's elements of the leaf; the reciprocal of the first.
template <class T>
class LuExchange {
    using Space = LuPanelSpace<T>;
    using Message = LuPanelMessage<T>;
    static constexpr int kLeaf = lu_panel_leaf<T>, kWarps = lu_panel_threads / 32, kSize = Message::size;
    static constexpr int kOfCluster = static_cast<int>(Space::most_of_cluster), kOwn = 2 * kOfCluster;
    static constexpr int kPacks = Message::bytes / 16, kPerPack = 16 / static_cast<int>(sizeof(T));
    static constexpr int kInverse = Message::inverse / kPerPack;
    static_assert(kInverse * kPerPack == Message::inverse);

    using Header = Pack<int>;

  public:
    LAPILLI_DEVICE LuExchange(void* work, bool clustered)
        : clustered_(clustered),
          messages_(shared<T>(Space::messages_at, Space::messages * kSize)),
          headers_(shared<int>(Space::messages_at, Space::messages * Message::bytes / sizeof(int))),
          arrived_(shared<std::uint64_t>(Space::arrived_at, 2)),
          barrier_(static_cast<GridBarrier*>(work)),
          far_(reinterpret_cast<T*>(static_cast<unsigned char*>(work) + barrier_bytes)) {}

    LAPILLI_DEVICE int rank() const { return block_id(); }
    /// Before all else: a block's shared memory is there before others send to it.
    LAPILLI_DEVICE void begin() const {
        if constexpr (has_clusters()) {
            if (clustered_ && thread_id() == 0) {
                for (int parity = 0; parity < 2; ++parity) {
                    arrived_.init(parity, 1);
                    expect(parity);
                }
            }
        }
        wait_for_all();
    }
    /// All blocks wait for each other, and see what the others wrote.
    LAPILLI_DEVICE void wait_for_all() const {
        if constexpr (has_clusters()) {
            if (clustered_) return cluster_sync();
        }
        grid_sync(*barrier_);
    }

    /// By the lane of each warp that has the warp's candidate: its message.
    class Slot {
      public:
        LAPILLI_DEVICE void set_header(const LuCandidate& c, int row) const {
            Header header;
            header[0] = static_cast<int>(c.high);
            header[1] = static_cast<int>(c.low);
            header[2] = static_cast<int>(c.position);
            header[3] = row;
            store_pack(headers_, at_ * kWords, header);
        }
        LAPILLI_DEVICE void set_row(const T (&x)[kLeaf]) const {
            LAPILLI_UNROLL
            for (int e = 0; e < kLeaf; e += kPerPack) {
                Pack<T> pack;
                LAPILLI_UNROLL
                for (int k = 0; k < kPerPack; ++k) pack[k] = x[e + k];
                store_pack(messages_, at_ * kSize + Message::row + e, pack);
            }
        }

      private:
        friend class LuExchange;
        LAPILLI_DEVICE Slot(const Shared<T>& messages, const Shared<int>& headers, int at)
            : messages_(messages), headers_(headers), at_(at) {}
        const Shared<T> messages_;
        const Shared<int> headers_;
        const int at_;
    };
    LAPILLI_DEVICE Slot slot(int column) const { return Slot(messages_, headers_, own(column, warp_id())); }

    /// The best of all blocks, the same in every thread, with its message.
    struct Choice {
        LuCandidate candidate;
        int row;
        bool wild;
        int at;
        Reciprocal<T> by;
    };
    /// By all threads, when each warp has filled its slot.
    LAPILLI_DEVICE Choice choose(int column) const {
        sync();
        LuCandidate best;
        const int number = best_of(own(column, 0), kWarps, best), at = own(column, number);
        // A lane has a pack of the block's message: the header, some of the row, or of the reciprocal.
        const Reciprocal<T> by = reciprocal_in(number, lane_id() < kWarps ? own(column, lane_id()) : at);
        const int of_lane = lane_id() % kPacks;
        Pack<T> pack = of_lane < kInverse ? load_pack(messages_, at * kSize + of_lane * kPerPack)
                                          : pack_of(by, of_lane - kInverse);
        const bool is_row = of_lane * kPerPack >= Message::row && of_lane < kInverse;
        const bool wild = any(is_row && is_wild(pack));
        if (of_lane == 0 && wild) {
            Header header = __builtin_bit_cast(Header, pack);
            header[3] = ~header[3];
            pack = __builtin_bit_cast(Pack<T>, header);
        }
        if constexpr (has_clusters()) {
            if (clustered_ && block_count() == 1) {
                const int row = headers_[at * kWords + 3];
                return choice_of(best, wild ? ~row : row, at, by);
            }
            if (clustered_) {
                send(column, pack);
                arrived_.wait(column % 2, static_cast<unsigned>(column / 2 % 2));
                if (thread_id() == 0) expect(column % 2);
                const int from = near(column, best_of(near(column, 0), block_count(), best));
                const int row = headers_[from * kWords + 3];
                return choice_of(best, row, from, reciprocal_in_message(from));
            }
        }
        if (warp_id() == 0 && lane_id() < kPacks)
            store_pack(far_ + (far(column, rank()) * kPacks + lane_id()) * kPerPack, pack);
        grid_sync(*barrier_);
        return among_grid(column);
    }

    /// The row of the panel that a choice is about, from the chosen column on.
    LAPILLI_DEVICE void row_of(const Choice& choice, T (&u)[kLeaf]) const {
        LAPILLI_UNROLL
        for (int e = 0; e < kLeaf; e += kPerPack) {
            const Pack<T> pack = pack_in_message(choice.at, Message::row + e);
            LAPILLI_UNROLL
            for (int k = 0; k < kPerPack; ++k) u[e + k] = pack[k];
        }
    }

  private:
    static constexpr int kWords = Message::bytes / static_cast<int>(sizeof(int));

    LAPILLI_DEVICE static int own(int column, int of_warp) { return kOwn + column % 2 * kWarps + of_warp; }
    LAPILLI_DEVICE static int near(int column, int of_rank) { return column % 2 * kOfCluster + of_rank; }
    LAPILLI_DEVICE static std::int64_t far(int column, int of_rank) {
        return column % 2 * lu_panel_most_blocks + of_rank;
    }
    LAPILLI_DEVICE static LuCandidate candidate_of(const Header& header) {
        return {static_cast<unsigned>(header[0]), static_cast<unsigned>(header[1]),
                static_cast<unsigned>(header[2])};
    }
    LAPILLI_DEVICE static Choice choice_of(const LuCandidate& c, int row, int at, const Reciprocal<T>& by) {
        return {c, row < 0 ? ~row : row, row < 0, at, by};
    }
    /// The reciprocal of message `number`'s first element: each lane computes that of its own one while the
    /// best is sought.
    LAPILLI_DEVICE Reciprocal<T> reciprocal_in(int number, int of_lane) const {
        const T first = messages_[of_lane * kSize + Message::row];
        const auto by = Reciprocal<T>::of(first);
        return {shuffle(by.inverse, number), shuffle(by.scale, number)};
    }
    /// In packs behind the row: the inverse and the scale.
    LAPILLI_DEVICE static Pack<T> pack_of(const Reciprocal<T>& by, int number) {
        Pack<T> pack = {};
        pack[0] = number == 0 ? by.inverse : from_real<T>(by.scale);
        if constexpr (kPerPack > 1) pack[1] = from_real<T>(by.scale);
        return pack;
    }
    LAPILLI_DEVICE Reciprocal<T> reciprocal_in_message(int at) const {
        const Pack<T> first = pack_in_message(at, Message::inverse);
        if constexpr (kPerPack > 1) return {first[0], real(first[1])};
        return {first[0], real(pack_in_message(at, Message::inverse + 1)[0])};
    }
    /// The best of the messages from `first` on, at most 32; the same result in every lane.
    LAPILLI_DEVICE int best_of(int first, int count, LuCandidate& best) const {
        const bool there = lane_id() < count;
        const LuCandidate c =
            there ? candidate_of(load_pack(headers_, (first + lane_id()) * kWords)) : LuCandidate::none();
        best = c.of_warp();
        return first_lane(ballot(there && c.position == best.position));
    }
    LAPILLI_DEVICE Choice among_grid(int column) const {
        const auto header_of = [&](int k) {
            return load_pack(reinterpret_cast<const int*>(far_ + far(column, k) * kSize));
        };
        LuCandidate mine = LuCandidate::none();
        int rank_of_mine = lane_id();
        for (int k = lane_id(); k < block_count(); k += 32) {
            const LuCandidate c = candidate_of(header_of(k));
            if (c.before(mine)) {
                mine = c;
                rank_of_mine = k;
            }
        }
        const LuCandidate best = mine.of_warp();
        const bool there = lane_id() < block_count();
        const int from = shuffle(rank_of_mine, first_lane(ballot(there && mine.position == best.position)));
        const int at = static_cast<int>(far(column, from));
        return choice_of(best, header_of(from)[3], at, reciprocal_in_message(at));
    }
    /// Whether a number is no finite one, by the exponents.
    LAPILLI_DEVICE static bool is_wild(const Pack<T>& pack) {
        bool wild = false;
        LAPILLI_UNROLL
        for (int k = 0; k < kPerPack; ++k)
            wild = wild || !(abs(real(pack[k])) <= largest()) || !(abs(imag(pack[k])) <= largest());
        return wild;
    }
    LAPILLI_DEVICE static real_t<T> largest() {
        return static_cast<real_t<T>>(sizeof(real_t<T>) == 8 ? 0x1.fffffffffffffp1023 : 0x1.fffffep127);
    }
    LAPILLI_DEVICE void expect(int parity) const {
        arrived_.arrive_expecting(parity, block_count() * Message::bytes);
    }

    /// The block's message to all blocks, by all warps; lane l has pack l modulo their number.
    LAPILLI_DEVICE void send(int column, const Pack<T>& pack) const {
        constexpr int at_once = 32 / kPacks;
        const int of_lane = lane_id() % kPacks, first = lane_id() / kPacks;
        for (int to = warp_id() + first * kWarps; first < at_once && to < block_count();
             to += at_once * kWarps)
            send_pack(messages_, near(column, rank()) * kSize + of_lane * kPerPack, to, pack, arrived_,
                      column % 2);
    }
    LAPILLI_DEVICE Pack<T> pack_in_message(int at, int element) const {
        if constexpr (has_clusters()) {
            if (clustered_) return load_pack(messages_, at * kSize + element);
        }
        return load_pack(far_ + std::int64_t{at} * kSize + element);
    }

    const bool clustered_;
    const Shared<T> messages_;
    const Shared<int> headers_;
    const TransferBarriers arrived_;
    GridBarrier* const barrier_;
    T* const far_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
