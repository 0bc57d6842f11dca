// SPDX-License-Identifier: BSD-3-Clause
// How the leaders of a wide panel find a pivot together, as the blocks of a cluster do in lu/exchange.cuh,
// which has the messages and why two sets of them are enough. Here some warps of a block take part, and the
// reductions of a warp are one where that decides.
#pragma once

#include "lu/candidate.cuh"
#include "lu/reciprocal.cuh"
#include "lu/wide/problem.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The barrier of the threads of a leader that have rows.
inline constexpr int kLuWideBarrier = 1;

/// The lane with the candidate that is before all others of its warp; -1 if there is none. most: the largest
/// high part among them.
LAPILLI_DEVICE int lu_winner(const LuCandidate& c, unsigned most) {
    const bool there = c.position != LuCandidate::nowhere && c.high == most;
    unsigned lanes = ballot(there);
    if (count_ones(lanes) > 1) {
        const unsigned low = warp_max(there ? c.low : 0u);
        const bool same = there && c.low == low;
        const unsigned place = warp_min(same ? c.position : LuCandidate::nowhere);
        lanes = ballot(same && c.position == place);
    }
    return first_lane(lanes);
}

template <class T>
class LuLeaders {
    using Space = LuWideLeaderSpace<T>;
    using Message = LuPanelMessage<T>;
    static constexpr int kLeaf = lu_panel_leaf<T>, kSize = Message::size;
    static constexpr int kWords = Message::bytes / static_cast<int>(sizeof(int));
    static constexpr int kPacks = Message::bytes / 16, kPerPack = 16 / static_cast<int>(sizeof(T));
    static constexpr int kInverse = Message::inverse / kPerPack;
    static constexpr int kMostWarps = static_cast<int>(Space::warps);
    static_assert(kInverse * kPerPack == Message::inverse);
    using Header = Pack<int>;

  public:
    LAPILLI_DEVICE LuLeaders(int leaders, int threads)
        : count_(leaders),
          threads_(threads),
          place_(rank() * kSize + lane_id() % kPacks * kPerPack),
          of_row_(min(lane_id() % kPacks, kInverse - 1) * kPerPack),
          of_inverse_(lane_id() % kPacks - kInverse),
          sends_first_(receiver(0) < leaders),
          sends_second_(receiver(1) < leaders),
          messages_(shared<T>(Space::messages_at, Space::messages * kSize)),
          headers_(shared<int>(Space::messages_at, Space::messages * kWords)),
          barriers_(shared<std::uint64_t>(Space::barriers_at, Space::barriers)),
          first_(messages_, barriers_, min(receiver(0), leaders - 1)),
          second_(messages_, barriers_, min(receiver(1), leaders - 1)) {}

    LAPILLI_DEVICE int count() const { return count_; }
    LAPILLI_DEVICE int rank() const { return block_id(); }
    LAPILLI_DEVICE int warps() const { return threads_ / 32; }
    /// The threads with rows.
    LAPILLI_DEVICE void meet() const { sync_part(kLuWideBarrier, threads_); }

    /// By all threads of the leaders, before all else. sends_rows: of the first leaf's pivots.
    LAPILLI_DEVICE void begin(bool sends_rows, int rows_of_each) const {
        if (thread_id() == 0) {
            for (int k = 0; k <= kOfRows; ++k) barriers_.init(k, 1);
            barriers_.init(next_is_taken, warps() * arrivals_of_a_warp());
            barriers_.init(columns_are_out, max(1, lu_wide_threads / 32 - warps()) * arrivals_of_a_warp());
            expect(0);
            expect(1);
            if (sends_rows) expect_rows(rows_of_each);
        }
        sync();
        cluster_sync();
    }
    /// Barriers between the threads with rows and those without, at which those who tell do not wait: the
    /// next leaf is in registers; the last leaf's columns are in memory.
    static constexpr int next_is_taken = 3, columns_are_out = 4;
    static_assert(columns_are_out < static_cast<int>(Space::barriers));
    LAPILLI_DEVICE void tell(int barrier) const { barriers_.arrive_warp(barrier, lane_id() == 0); }
    /// For the first time (0), the second ...
    LAPILLI_DEVICE void wait_for(int barrier, int time) const { wait(barrier, time % 2); }
    /// Expects the rows of a leaf's pivots: of L alone, or (2) also of the next leaf.
    LAPILLI_DEVICE void expect_rows(int of_each) const {
        barriers_.arrive_expecting(kOfRows, of_each * kLeaf * kLeaf * static_cast<int>(sizeof(T)));
    }
    LAPILLI_DEVICE void wait_for_rows(int leaf) const { wait(kOfRows, leaf % 2); }
    /// To every leader; `index` of the shared array `to`.
    LAPILLI_DEVICE void send_row(const Shared<T>& to, int index, int leader, const Pack<T>& pack) const {
        send_pack(to, index, leader, pack, barriers_, kOfRows);
    }

    /// The message of a warp, by its winning lane. special: of the row, see Choice.
    template <int Wide>
    LAPILLI_DEVICE void offer(int column, const LuCandidate& c, int row, bool special,
                              const T (&x)[kLeaf]) const {
        const int at = own(column, warp_id());
        offer_header(at, c, special ? ~row : row);
        LAPILLI_UNROLL
        for (int e = 0; e < Wide; e += kPerPack) {
            Pack<T> pack;
            LAPILLI_UNROLL
            for (int k = 0; k < kPerPack; ++k) pack[k] = x[e + k];
            store_pack(messages_, at * kSize + Message::row + e, pack);
        }
    }
    /// The message of a warp without a candidate, by one lane. No array of zeros: the compiler would keep
    /// rows in memory, too, to choose one.
    template <int Wide>
    LAPILLI_DEVICE void offer_nothing(int column) const {
        const int at = own(column, warp_id());
        offer_header(at, LuCandidate::none(), 0);
        for (int e = 0; e < Wide; e += kPerPack)
            store_pack(messages_, at * kSize + Message::row + e, Pack<T>{});
    }

    /// The best of all leaders, the same in every thread, and where its message is.
    struct Choice {
        int place, row, at;
        bool zero;
        bool special;  ///< the row may have an infinity or NaN, or the pivot's reciprocal is not `inverse`
        T inverse;
    };
    /// By all threads with rows, when each warp has offered.
    LAPILLI_DEVICE Choice choose(int column) const {
        meet();
        // The reciprocal of each warp's first element, so that it need not wait for the choice. Reciprocals
        // with a scale are not sent.
        const int mine = own(column, lane_id() < warps() ? lane_id() : 0);
        const T first = messages_[mine * kSize + Message::row];
        const LuCandidate candidate = candidate_of(own(column, 0), warps());
        const unsigned most = warp_max(candidate.high);
        const T inverse_of_lane = Reciprocal<T>::ordinary(first);
        const int warp = max(0, lu_winner(candidate, most));
        const T inverse = shuffle(inverse_of_lane, warp);
        int at = own(column, warp);
        Pack<T> pack = load_pack(messages_, at * kSize + of_row_);
        LAPILLI_UNROLL
        for (int k = 0; k < kPerPack; ++k) {
            if (of_inverse_ >= 0) pack[k] = k == 0 && of_inverse_ == 0 ? inverse : T(0);
        }
        send(column, pack);
        wait(column % 2, column / 2 % 2);
        if (thread_id() == 0) expect(column % 2);
        const LuCandidate of_leader = candidate_of(near(column, 0), count_);
        at = near(column, max(0, lu_winner(of_leader, warp_max(of_leader.high))));
        const Header header = load_pack(headers_, at * kWords);
        const T by = messages_[at * kSize + Message::inverse];
        const int row = header[3];
        return {header[2],
                row < 0 ? ~row : row,
                at,
                (header[0] | header[1]) == 0,
                (row >> 31 | static_cast<int>(!Reciprocal<T>::is_inverse(by))) != 0,
                by};
    }
    /// The reciprocal of any pivot.
    LAPILLI_DEVICE Reciprocal<T> reciprocal_of(const Choice& choice) const {
        const T pivot = messages_[choice.at * kSize + Message::row];
        if (choice.zero) return {from_real<T>(real_t<T>(1)), real_t<T>(1)};
        return Reciprocal<T>::of(pivot);
    }
    /// Elements of the chosen row, from the chosen column on.
    LAPILLI_DEVICE T element_of_row(const Choice& choice, int element) const {
        return messages_[choice.at * kSize + Message::row + element];
    }
    LAPILLI_DEVICE Pack<T> pack_of_row(const Choice& choice, int element) const {
        return load_pack(messages_, choice.at * kSize + Message::row + element);
    }

  private:
    static constexpr int kOfRows = 2;

    LAPILLI_DEVICE void offer_header(int at, const LuCandidate& c, int row) const {
        Header header;
        header[0] = static_cast<int>(c.high);
        header[1] = static_cast<int>(c.low);
        header[2] = static_cast<int>(c.position);
        header[3] = row;
        store_pack(headers_, at * kWords, header);
    }
    LAPILLI_DEVICE static int own(int column, int of_warp) {
        return 2 * lu_wide_most_leaders + column % 2 * kMostWarps + of_warp;
    }
    LAPILLI_DEVICE static int near(int column, int of_rank) {
        return column % 2 * lu_wide_most_leaders + of_rank;
    }
    LAPILLI_DEVICE void expect(int parity) const {
        barriers_.arrive_expecting(parity, count_ * Message::bytes);
    }
    LAPILLI_DEVICE void wait(int barrier, int parity) const {
        LuPatience patience;
        while (!barriers_.is_over(barrier, static_cast<unsigned>(parity))) patience.after_look();
    }
    /// The candidate of the lane's message, of `count` ones from `first` on.
    LAPILLI_DEVICE LuCandidate candidate_of(int first, int count) const {
        if (lane_id() >= count) return LuCandidate::none();
        const Header header = load_pack(headers_, (first + lane_id()) * kWords);
        return {static_cast<unsigned>(header[0]), static_cast<unsigned>(header[1]),
                static_cast<unsigned>(header[2])};
    }
    /// The block's message to all leaders, by all warps: lane l has pack l modulo their number, for up to two
    /// leaders.
    LAPILLI_DEVICE void send(int column, const Pack<T>& pack) const {
        const int at = near(column, 0) * kSize + place_;
        first_.send_if(sends_first_, at, pack, column % 2);
        second_.send_if(sends_second_, at, pack, column % 2);
    }
    /// The leader to which the lane sends first, or second; a number beyond all leaders: to none.
    LAPILLI_DEVICE int receiver(int turn) const {
        const int part = lane_id() / kPacks;
        return part < kAtOnce ? warp_id() + (part + turn * kAtOnce) * warps() : int{lu_wide_most_leaders};
    }
    /// Leaders to which a warp sends at one time. Four warps have rows, or more.
    static constexpr int kAtOnce = 32 / kPacks;
    static_assert(2 * kAtOnce * 4 >= lu_wide_most_leaders);

    const int count_, threads_;
    /// The lane's part of the block's message: its place, and the pack of the row, or of the reciprocal, 0
    /// from the first on.
    const int place_, of_row_, of_inverse_;
    const bool sends_first_, sends_second_;
    const Shared<T> messages_;
    const Shared<int> headers_;
    const TransferBarriers barriers_;
    const Peer<T> first_, second_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
