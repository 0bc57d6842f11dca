// SPDX-License-Identifier: BSD-3-Clause
#include "emulator/shared_memory.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <new>

namespace lapilli::simt {
namespace {

constexpr std::size_t kAlignment = 128;

int lane_of(int thread) { return thread & 31; }
int warp_of(int thread) { return thread >> 5; }

}  // namespace

void SharedMemory::Free::operator()(unsigned char* p) const {
    ::operator delete(p, std::align_val_t(kAlignment));
}

void SharedMemory::begin_block(std::size_t bytes) {
    if (bytes > capacity_) {
        memory_.reset(static_cast<unsigned char*>(::operator new(bytes, std::align_val_t(kAlignment))));
        capacity_ = bytes;
    }
    bytes_ = bytes;
    if (words_.size() < (bytes + 3) / 4) words_.resize((bytes + 3) / 4);
    split_ = false;
    if (interval_ > no_interval / 2) {
        std::fill(words_.begin(), words_.end(), Word());
        interval_ = 0;
    }
    first_interval_ = ++interval_;
    follows_from_ = no_interval;
}

void SharedMemory::split_words() {
    const std::size_t words = (bytes_ + 3) / 4;
    if (words_.size() < 4 * words) words_.resize(4 * words);
    for (std::size_t i = words; i-- > 0;)
        std::fill_n(words_.begin() + static_cast<std::ptrdiff_t>(4 * i), 4, Word(words_[i]));
    split_ = true;
    if (follows_from_ == no_interval) return;
    readers_.resize(words_.size());
    for (std::size_t i = words; i-- > 0;)
        std::fill_n(readers_.begin() + static_cast<std::ptrdiff_t>(4 * i), 4, Readers(readers_[i]));
}

void SharedMemory::follow_all_readers() {
    follows_from_ = std::min(follows_from_, interval_ + 1);
    if (readers_.size() < words_.size()) readers_.resize(words_.size());
}

void SharedMemory::land(std::size_t offset, const void* from, int bytes, int source_bytes) {
    const auto size = static_cast<std::size_t>(bytes), given = static_cast<std::size_t>(source_bytes);
    if (given > 0) std::memcpy(data() + offset, from, given);
    std::memset(data() + offset + given, 0, size - given);
    for_each_word(offset, size, [](Word& w) {
        w.written = Written::plainly;
        return Finding{};
    });
}

template <class F>
SharedMemory::Finding SharedMemory::for_each_word(std::size_t offset, std::size_t bytes, F f) {
    if (!split_ && (offset % 4 != 0 || bytes % 4 != 0)) split_words();
    const std::size_t shift = split_ ? 0 : 2;
    for (std::size_t i = offset >> shift; i < (offset + bytes) >> shift; ++i) {
        const Finding found = f(words_[i]);
        if (found.trouble != Trouble::none) return found;
    }
    return {};
}

// Whether the last write lies before what `who` does now.
bool SharedMemory::ordered(const Word& w, const Who& who) const {
    if (w.write_interval < first_interval_ || who.waits > w.write_arrivals) return true;
    if (w.writer_block != who.block) return false;
    if (w.writer == who.thread) return true;
    if (who.block != own_block) return false;
    if (w.write_interval < interval_ || who.knows(w.writer, w.write_stamp)) return true;
    return warp_of(w.writer) == warp_of(who.thread) &&
           who.clock.ordered(lane_of(who.thread), lane_of(w.writer), w.write_stamp);
}

SharedMemory::Finding SharedMemory::check_readers(const Word& w, const Who& who) {
    if (w.read_interval < first_interval_ || w.readers == 0 || who.waits > w.read_arrivals) return {};
    if (who.block != own_block) return {Trouble::write_after_read, -1};
    if (w.read_interval < interval_) return {};
    if (follows_all()) return check_all_readers(w, who);
    if (w.reader_warp == kSeveralWarps) return {Trouble::write_after_read, -1};
    for (std::uint32_t rest = w.readers; rest != 0; rest &= rest - 1) {
        const int lane = std::countr_zero(rest);
        if (w.reader_warp != warp_of(who.thread) ||
            !who.clock.ordered(lane_of(who.thread), lane, w.read_stamp))
            return {Trouble::write_after_read, 32 * w.reader_warp + lane};
    }
    return {};
}

SharedMemory::Finding SharedMemory::check_all_readers(const Word& w, const Who& who) {
    const Readers& all = readers(w);
    for (std::uint32_t warps = all.warps; warps != 0; warps &= warps - 1) {
        const int warp = std::countr_zero(warps);
        for (std::uint32_t rest = all.lanes[warp]; rest != 0; rest &= rest - 1) {
            const int lane = std::countr_zero(rest), reader = 32 * warp + lane;
            const bool near =
                warp == warp_of(who.thread) && who.clock.ordered(lane_of(who.thread), lane, all.stamp[warp]);
            if (!near && !who.knows(reader, all.stamp[warp])) return {Trouble::write_after_read, reader};
        }
    }
    return {};
}

void SharedMemory::note_among_all(Word& w, const Who& who) {
    Readers& all = readers(w);
    if (w.read_interval < interval_ || w.readers == 0) all.warps = 0;
    const int warp = warp_of(who.thread), lane = lane_of(who.thread);
    if ((all.warps >> warp & 1u) == 0) all.lanes[warp] = all.stamp[warp] = 0;
    all.warps |= 1u << warp;
    all.lanes[warp] |= 1u << lane;
    all.stamp[warp] = std::max(all.stamp[warp], who.clock.own(lane));
    w.read_interval = interval_;
    w.readers = 1;
}

void SharedMemory::note_reader(Word& w, const Who& who) {
    const int lane = lane_of(who.thread);
    const std::uint32_t bit = 1u << lane, now = who.clock.own(lane);
    const auto warp = static_cast<std::uint8_t>(warp_of(who.thread));
    const bool first = w.read_interval < first_interval_ || w.readers == 0;
    w.read_arrivals = first ? who.arrivals : std::max(w.read_arrivals, who.arrivals);
    if (follows_all()) {
        note_among_all(w, who);
        return;
    }
    if (w.read_interval < interval_ || w.readers == 0) {
        w.read_interval = interval_;
        w.reader_warp = warp;
        w.readers = bit;
        w.read_stamp = now;
    } else if (w.reader_warp != warp) {
        w.reader_warp = kSeveralWarps;
    } else {
        // A thread that comes after this read also comes after the reads before it, which need not be kept. A
        // lane has seen nothing later than its own last barrier, so equal stamps need no look.
        if (w.read_stamp < now)
            for (std::uint32_t rest = w.readers; rest != 0; rest &= rest - 1)
                if (who.clock.ordered(lane, std::countr_zero(rest), w.read_stamp))
                    w.readers &= ~(rest & -rest);
        w.read_stamp = w.readers == 0 ? now : std::max(w.read_stamp, now);
        w.readers |= bit;
    }
}

void SharedMemory::note_writer(Word& w, Written how, const Who& who) const {
    w.write_interval = interval_;
    w.write_stamp = who.clock.own(lane_of(who.thread));
    w.writer = static_cast<std::uint16_t>(who.thread);
    w.writer_block = who.block;
    w.write_arrivals = who.arrivals;
    w.written = how;
    w.readers = 0;  // all before this write
}

SharedMemory::Finding SharedMemory::read(Word& w, const Who& who) {
    if (w.write_interval < first_interval_) return {Trouble::uninitialised, -1};
    if (w.written == Written::by_copy) return {Trouble::copy_not_waited_for, w.writer};
    if (!ordered(w, who)) return {Trouble::read_after_write, w.writer};
    note_reader(w, who);
    return {};
}

SharedMemory::Finding SharedMemory::write(Word& w, Written how, const Who& who) {
    const bool fresh = w.write_interval < first_interval_;
    if (how == Written::atomically && fresh) return {Trouble::uninitialised, -1};
    if (!fresh && w.written == Written::by_copy) return {Trouble::copy_not_waited_for, w.writer};
    const bool both_atomic = how == Written::atomically && w.written == Written::atomically;
    if (!both_atomic && !ordered(w, who)) return {Trouble::write_after_write, w.writer};
    const Finding found = check_readers(w, who);
    if (found.trouble == Trouble::none) note_writer(w, how, who);
    return found;
}

// A third of the time of the kernels' tests is spent here: all that it calls is inlined.
[[gnu::flatten]] SharedMemory::Finding SharedMemory::access(Access kind, std::size_t offset,
                                                            std::size_t bytes, const Who& who) {
    switch (kind) {
        case Access::read:
            return for_each_word(offset, bytes, [&](Word& w) { return read(w, who); });
        case Access::write:
            return for_each_word(offset, bytes, [&](Word& w) { return write(w, Written::plainly, who); });
        case Access::atomic:
            return for_each_word(offset, bytes, [&](Word& w) { return write(w, Written::atomically, who); });
    }
    return {};
}

SharedMemory::Finding SharedMemory::begin_copy(std::size_t offset, std::size_t bytes, const Who& who) {
    return for_each_word(offset, bytes, [&](Word& w) { return write(w, Written::by_copy, who); });
}

SharedMemory::Finding SharedMemory::begin_message(std::size_t offset, const Who& who) {
    return for_each_word(offset, 16, [&](Word& w) -> Finding {
        const bool fresh = w.write_interval < first_interval_;
        if (!fresh && w.written == Written::by_copy) return {Trouble::copy_not_waited_for, w.writer};
        note_writer(w, Written::by_copy, who);
        return {};
    });
}

void SharedMemory::land_message(std::size_t offset, const unsigned char* pack, int writer,
                                std::uint32_t stamp) {
    std::memcpy(data() + offset, pack, 16);
    for_each_word(offset, 16, [&](Word& w) {
        w.written = Written::plainly;
        w.write_interval = interval_;
        w.write_stamp = stamp;
        w.writer = static_cast<std::uint16_t>(writer);
        w.writer_block = own_block;
        w.write_arrivals = ~std::uint32_t(0);
        return Finding{};
    });
}

void SharedMemory::finish_copy(std::size_t offset, std::size_t bytes, const Who& who) {
    for_each_word(offset, bytes, [&](Word& w) {
        note_writer(w, Written::plainly, who);
        return Finding{};
    });
}

}  // namespace lapilli::simt
