// SPDX-License-Identifier: BSD-3-Clause
// A block's dynamic shared memory and its shadow: for every word who wrote it and who read it since.
//
// Time is cut into intervals by the block's barriers; within an interval the warp's clock (warp_clock.hpp)
// says what is ordered, and across blocks the phases of the cluster's barrier (cluster.hpp). Intervals are
// numbered from block to block, so that a new block starts with unwritten memory without anything being
// cleared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "arch/emulator.cuh"
#include "emulator/warp_clock.hpp"

namespace lapilli::simt {

class SharedMemory {
  public:
    enum class Trouble {
        none,
        uninitialised,
        read_after_write,
        write_after_read,
        write_after_write,
        copy_not_waited_for,
    };
    struct Finding {
        Trouble trouble = Trouble::none;
        int other = -1;  // the other thread, where it is known
    };
    static constexpr int own_block = -1;
    // The accessing thread: its number, its warp's clock, how often it has come to and left the cluster's
    // barrier, and its block's rank if that is another than the memory's; its knowledge of the block's
    // threads (transfers.hpp).
    struct Who {
        int thread;
        const WarpClock& clock;
        std::uint32_t arrivals, waits;
        int block;
        const std::vector<std::uint32_t>* known;

        bool knows(int other, std::uint32_t stamp) const {
            const auto i = static_cast<std::size_t>(other);
            return i < known->size() && (*known)[i] > stamp;
        }
    };

    // Before each block.
    void begin_block(std::size_t bytes);
    void block_barrier() { ++interval_; }

    std::size_t bytes() const { return bytes_; }
    unsigned char* data() { return memory_.get(); }

    // Notes an access of `bytes` bytes at `offset`, which lie inside, and says what is wrong with it.
    Finding access(Access kind, std::size_t offset, std::size_t bytes, const Who& who);
    // The target of an asynchronous copy of `who`, from now until finish_copy.
    Finding begin_copy(std::size_t offset, std::size_t bytes, const Who& who);
    void finish_copy(std::size_t offset, std::size_t bytes, const Who& who);
    // Its data.
    void land(std::size_t offset, const void* from, int bytes, int source_bytes);
    // The target of 16 bytes from another block, or from this one: until they land it must not be read.
    Finding begin_message(std::size_t offset, const Who& who);
    void land_message(std::size_t offset, const unsigned char* pack, int writer, std::uint32_t stamp);
    // From the block's next barrier on, the readers of every warp are kept, for barriers of some warps.
    void follow_all_readers();

  private:
    enum class Written : std::uint8_t { plainly, atomically, by_copy };
    static constexpr std::uint8_t kSeveralWarps = 0xff;
    using Interval = std::uint32_t;
    // 32 bytes: shadows are larger than the memory that they describe, and the cache must hold both.
    struct Word {
        Interval write_interval = 0;
        Interval read_interval = 0;
        std::uint32_t write_stamp = 0;
        std::uint32_t read_stamp = 0;
        std::uint32_t readers = 0;  // lanes of reader_warp, none ordered before another
        std::uint32_t write_arrivals = 0;
        std::uint32_t read_arrivals = 0;  // the largest since the write
        std::uint16_t writer = 0;
        std::uint8_t reader_warp = 0;
        signed writer_block : 6 = own_block;  // a cluster has at most 16
        Written written : 2 = Written::plainly;
    };
    static_assert(sizeof(Word) == 32);

    static constexpr Interval no_interval = ~Interval(0);
    bool follows_all() const { return interval_ >= follows_from_; }

    // The lanes of each warp that have read a word since it was written, and the largest stamp of them.
    struct Readers {
        std::uint32_t warps = 0;
        std::uint32_t lanes[32] = {}, stamp[32] = {};
    };

    template <class F>
    Finding for_each_word(std::size_t offset, std::size_t bytes, F f);
    void split_words();
    bool ordered(const Word& w, const Who& who) const;
    Readers& readers(const Word& w) { return readers_[static_cast<std::size_t>(&w - words_.data())]; }
    Finding check_readers(const Word& w, const Who& who);
    Finding check_all_readers(const Word& w, const Who& who);
    Finding read(Word& w, const Who& who);
    Finding write(Word& w, Written how, const Who& who);
    void note_reader(Word& w, const Who& who);
    void note_among_all(Word& w, const Who& who);
    void note_writer(Word& w, Written how, const Who& who) const;

    struct Free {
        void operator()(unsigned char* p) const;
    };
    std::unique_ptr<unsigned char, Free> memory_;
    std::size_t capacity_ = 0;
    std::size_t bytes_ = 0;
    std::vector<Word>
        words_;  // one for 4 bytes, or one for each byte once anything smaller than 4 was accessed
    std::vector<Readers> readers_;  // of each word, if all are followed
    bool split_ = false;
    Interval interval_ = 0;
    Interval first_interval_ = 0;
    Interval follows_from_ = no_interval;
};

}  // namespace lapilli::simt
