// SPDX-License-Identifier: BSD-3-Clause
#include "emulator/transfers.hpp"

#include <algorithm>
#include <cstring>
#include <string>

#include "emulator/block.hpp"

namespace lapilli::simt {

void learn(std::vector<std::uint32_t>& known, const std::vector<std::uint32_t>& of) {
    if (known.size() < of.size()) known.resize(of.size());
    for (std::size_t i = 0; i < of.size(); ++i) known[i] = std::max(known[i], of[i]);
}

void Transfers::init(Thread& t, std::size_t offset, int arrivals, Place place) {
    if (arrivals < 1)
        t.block->fault(Fault::Kind::divergent_barrier, t.indices.thread,
                       "sets up a barrier at " + text_of(place) + " for no arrival");
    t.block->memory().follow_all_readers();
    Barrier& b = barriers_[offset];
    b = Barrier();
    b.writer = t.indices.threads + static_cast<int>(barriers_.size());
    b.arrivals = b.missing = arrivals;
}

Transfers::Barrier& Transfers::find(Thread& t, std::size_t offset, Place place) {
    const auto found = barriers_.find(offset);
    if (found == barriers_.end())
        t.block->fault(Fault::Kind::uninitialised, t.indices.thread,
                       "uses a barrier at " + text_of(place) + " that nobody has set up");
    t.place = place;
    return found->second;
}

void Transfers::arrive(Thread& t, std::size_t offset, Place place) { count(t, find(t, offset, place)); }

void Transfers::arrive_copied(Thread& t, std::size_t offset, Place place) {
    Barrier& b = find(t, offset, place);
    b.copies.insert(b.copies.end(), t.copies.begin(), t.copies.end());
    t.copies.clear();
    count(t, b);
}

void Transfers::count(Thread& t, Barrier& b) {
    Block& block = *t.block;
    ++block.launch().events;
    std::vector<std::uint32_t> knows = t.known;
    knows.resize(std::max(knows.size(), static_cast<std::size_t>(t.indices.threads)));
    const int first = t.indices.thread & ~31;
    block.warp_of(t).clock.release(t.indices.thread & 31, [&](int lane, std::uint32_t stamp) {
        const auto i = static_cast<std::size_t>(first + lane);
        if (i < knows.size()) knows[i] = std::max(knows[i], stamp);
    });
    learn(b.clock, knows);
    --b.missing;
    end_phase_if_all_came(block, b);
}

void Transfers::arrive_expecting(Thread& t, std::size_t offset, int bytes, Place place) {
    Barrier& b = find(t, offset, place);
    b.awaited += bytes;
    count(t, b);
}

void Transfers::receive(Block& block, std::size_t offset, std::size_t target, const void* pack) {
    const auto found = barriers_.find(offset);
    if (found == barriers_.end())
        block.fault(Fault::Kind::uninitialised, 0, "is sent to at a barrier that nobody has set up");
    Barrier& b = found->second;
    Message message{target, {}};
    std::memcpy(message.pack, pack, sizeof message.pack);
    b.messages.push_back(message);
    b.awaited -= static_cast<long>(sizeof message.pack);
    end_phase_if_all_came(block, b);
}

void Transfers::end_phase_if_all_came(Block& block, Barrier& b) {
    if (b.missing > 0 || b.awaited != 0) return;
    for (const AsyncCopy& copy : b.copies)
        block.memory().land(copy.offset, copy.from, copy.bytes, copy.source_bytes);
    b.copies.clear();
    const std::uint32_t stamp = ++phases_;
    for (const Message& message : b.messages)
        block.memory().land_message(message.target, message.pack, b.writer, stamp);
    b.messages.clear();
    b.clock.resize(std::max(b.clock.size(), static_cast<std::size_t>(b.writer) + 1));
    b.clock[static_cast<std::size_t>(b.writer)] = stamp + 1;
    b.known = b.clock;
    b.missing = b.arrivals;
    ++b.phases;
}

unsigned Transfers::meet(Thread& t, int number, int threads, Place place) {
    if (!barriers_.contains(offset_of(number))) init(t, offset_of(number), threads, place);
    Barrier& b = find(t, offset_of(number), place);
    // The first thread of a phase says how many meet.
    if (b.missing == b.arrivals && threads > 0) b.arrivals = b.missing = threads;
    if (number < 1 || number > 15 || threads % 32 != 0 || threads != b.arrivals)
        t.block->fault(Fault::Kind::divergent_barrier, t.indices.thread,
                       "comes to barrier " + std::to_string(number) + " at " + text_of(place) + " of " +
                           std::to_string(threads) + " threads, which others have met as one of " +
                           std::to_string(b.arrivals));
    const auto parity = static_cast<unsigned>(b.phases & 1);
    count(t, b);
    return parity;
}

bool Transfers::over(Thread& t, std::size_t offset, unsigned parity, Place place) {
    const Barrier& b = find(t, offset, place);
    if ((b.phases & 1) == parity) return false;
    ++t.block->launch().events;
    learn(t.known, b.known);
    return true;
}

}  // namespace lapilli::simt
