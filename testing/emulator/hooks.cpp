// SPDX-License-Identifier: BSD-3-Clause
// The functions that a kernel calls (arch/emulator.cuh), for the running thread.

#include <cstring>

#include "arch/emulator.cuh"
#include "emulator/block.hpp"

namespace lapilli::simt::hooks {
namespace {

using Trouble = SharedMemory::Trouble;

SharedMemory::Who who(Thread& t) {
    return {t.indices.thread, t.block->warp_of(t).clock, t.arrivals,
            t.waits,          SharedMemory::own_block,   &t.known};
}

std::string element_text(const View& view, long long index) {
    return "element " + std::to_string(index) + " of the shared array of " + text_of(view.made);
}

// The byte offset of `elements` elements from `index` on, which must lie in the view.
std::size_t checked_offset(Thread& t, const View& view, long long index, int elements,
                           std::size_t element_bytes) {
    if (index < 0 || static_cast<unsigned long long>(index) + static_cast<unsigned>(elements) > view.count)
        [[unlikely]]
        t.block->fault(Fault::Kind::out_of_bounds, t.indices.thread,
                       element_text(view, index) + " is outside: it has " + std::to_string(view.count) +
                           (elements == 1 ? "" : ", and " + std::to_string(elements) + " are accessed") +
                           " (after " + text_of(t.place) + ")");
    return view.offset + static_cast<std::size_t>(index) * element_bytes;
}

[[noreturn]] void report(const Thread& t, SharedMemory::Finding found, const View& view, long long index) {
    Fault::Kind kind = Fault::Kind::missing_barrier;
    std::string text = element_text(view, index) + " ";
    const std::string other = found.other < 0 ? "several threads" : "thread " + std::to_string(found.other);
    switch (found.trouble) {
        case Trouble::uninitialised:
            kind = Fault::Kind::uninitialised;
            text += "is read, but nobody has written it";
            break;
        case Trouble::read_after_write:
            text += "is read, and no barrier since " + other + " wrote it";
            break;
        case Trouble::write_after_read:
            text += "is written, and no barrier since " + other + " read it";
            break;
        case Trouble::write_after_write:
            text += "is written, and no barrier since " + other + " wrote it";
            break;
        case Trouble::copy_not_waited_for:
            kind = Fault::Kind::async_copy;
            text += "is the target of an asynchronous copy that " + other + " has not waited for";
            break;
        case Trouble::none:
            break;
    }
    t.block->fault(kind, t.indices.thread, text + " (after " + text_of(t.place) + ")");
}

inline void check(const Thread& t, SharedMemory::Finding found, const View& view, long long index) {
    if (found.trouble != Trouble::none) [[unlikely]]
        report(t, found, view, index);
}

WarpWait wait_of(Exchange kind) {
    switch (kind) {
        case Exchange::shuffle:
            return WarpWait::shuffle;
        case Exchange::vote:
            return WarpWait::vote;
        case Exchange::mma:
            break;
    }
    return WarpWait::mma;
}

}  // namespace

int block_barrier(Barrier kind, bool p, Place place) {
    Thread& t = running();
    return t.block->barrier(t, kind, p, place);
}

void warp_barrier(unsigned mask, Place place) {
    Thread& t = running();
    t.block->warp_barrier(t, mask, place);
}

const WarpSlots& exchange(Exchange kind, const void* value, std::size_t bytes, Place place) {
    Thread& t = running();
    return t.block->exchange(t, wait_of(kind), value, bytes, place);
}

void together(void* operand, void (*job)(void* const*, void*), void* what, Place place) {
    Thread& t = running();
    t.block->together(t, operand, job, what, place);
}

void absent_lane(int lane, Place place) {
    const Thread& t = running();
    t.block->fault(Fault::Kind::partial_warp, t.indices.thread,
                   "asks at " + text_of(place) + " for the value of lane " + std::to_string(lane) +
                       ", which the block does not have");
}

void check_view(const View& view, std::size_t element_bytes, std::size_t alignment) {
    const Thread& t = running();
    const std::size_t bytes = t.block->memory().bytes();
    if (view.offset > bytes || view.count > (bytes - view.offset) / element_bytes)
        t.block->fault(Fault::Kind::out_of_bounds, t.indices.thread,
                       "the shared array of " + text_of(view.made) + " (" + std::to_string(view.count) +
                           " elements of " + std::to_string(element_bytes) + " bytes at offset " +
                           std::to_string(view.offset) + ") does not lie in the block's " +
                           std::to_string(bytes) + " bytes");
    if (view.offset % alignment != 0)
        t.block->fault(Fault::Kind::misaligned, t.indices.thread,
                       "the shared array of " + text_of(view.made) + " lies at offset " +
                           std::to_string(view.offset) + ", not a multiple of " + std::to_string(alignment));
}

void* shared_access(Access kind, const View& view, long long index, int elements, std::size_t element_bytes) {
    Thread& t = running();
    const std::size_t offset = checked_offset(t, view, index, elements, element_bytes);
    SharedMemory& memory = t.block->memory();
    check(t, memory.access(kind, offset, static_cast<std::size_t>(elements) * element_bytes, who(t)), view,
          index);
    return memory.data() + offset;
}

void cluster_arrive(Place place) {
    Thread& t = running();
    t.block->cluster().arrive(t, place);
}

void cluster_wait(Place place) {
    Thread& t = running();
    t.block->cluster().wait(t, place);
}

namespace {

// The block of that rank, whose shared memory is written from outside.
Block& peer_of(Thread& t, const View& view, long long index, int rank) {
    Cluster& cluster = t.block->cluster();
    if (rank < 0 || rank >= cluster.size())
        t.block->fault(Fault::Kind::out_of_bounds, t.indices.thread,
                       element_text(view, index) + " is written in block " + std::to_string(rank) +
                           " of a cluster of " + std::to_string(cluster.size()));
    if (t.waits == 0)
        t.block->fault(Fault::Kind::missing_barrier, t.indices.thread,
                       element_text(view, index) +
                           " is written in another block, which no cluster barrier has shown to have begun");
    Block& peer = cluster.block(rank);
    peer.note_push(t);
    return peer;
}

}  // namespace

void* peer_access(const View& view, long long index, std::size_t element_bytes, int rank) {
    Thread& t = running();
    if (rank == t.indices.cluster_rank) return shared_access(Access::write, view, index, 1, element_bytes);
    Block& peer = peer_of(t, view, index, rank);
    const std::size_t offset = checked_offset(t, view, index, 1, element_bytes);
    SharedMemory::Who writer = who(t);
    writer.block = t.indices.cluster_rank;
    check(t, peer.memory().access(Access::write, offset, element_bytes, writer), view, index);
    return peer.memory().data() + offset;
}

void send_pack(const View& view, long long index, std::size_t element_bytes, int rank, const void* pack,
               const View& barriers, int barrier, Place place) {
    Thread& t = running();
    Block& peer = peer_of(t, view, index, rank);
    const std::size_t offset =
        checked_offset(t, view, index, static_cast<int>(16 / element_bytes), element_bytes);
    check_aligned(peer.memory().data() + offset, 16, place);
    SharedMemory::Who writer = who(t);
    writer.block = t.indices.cluster_rank;
    check(t, peer.memory().begin_message(offset, writer), view, index);
    ++t.block->launch().events;
    peer.transfers().receive(peer, checked_offset(t, barriers, barrier, 1, 8), offset, pack);
}

void copy_async(const View& view, long long index, std::size_t element_bytes, const void* from, int bytes,
                int source_bytes, Place place) {
    Thread& t = running();
    const auto size = static_cast<std::size_t>(bytes);
    const std::size_t offset =
        checked_offset(t, view, index, static_cast<int>(size / element_bytes), element_bytes);
    SharedMemory& memory = t.block->memory();
    check_aligned(memory.data() + offset, size, place);
    // The instruction checks the source's address even where it reads nothing.
    check_aligned(from, size, place);
    check(t, memory.begin_copy(offset, size, who(t)), view, index);
    t.copies.push_back({offset, from, bytes, source_bytes, t.copy_group});
    if (std::vector<CopiedChunk>* const copied = t.block->launch().how.copied; copied && source_bytes > 0)
        copied->push_back(
            {from, source_bytes, offset, t.indices.block[0], t.indices.thread / 32, t.copy_group});
}

void copy_async_commit() { ++running().copy_group; }

void copy_async_wait(int groups_left) {
    Thread& t = running();
    SharedMemory& memory = t.block->memory();
    std::size_t kept = 0;
    for (const AsyncCopy& copy : t.copies) {
        if (copy.group >= t.copy_group - groups_left) {
            t.copies[kept++] = copy;
            continue;
        }
        memory.land(copy.offset, copy.from, copy.bytes, copy.source_bytes);
        memory.finish_copy(copy.offset, static_cast<std::size_t>(copy.bytes), who(t));
    }
    t.copies.resize(kept);
}

void transfer_init(const View& view, int barrier, int arrivals, Place place) {
    Thread& t = running();
    shared_access(Access::write, view, barrier, 1, 8);
    t.block->transfers().init(t, checked_offset(t, view, barrier, 1, 8), arrivals, place);
}

void transfer_arrive(const View& view, int barrier, bool copied, Place place) {
    Thread& t = running();
    shared_access(Access::read, view, barrier, 1, 8);
    const std::size_t offset = checked_offset(t, view, barrier, 1, 8);
    if (copied) {
        t.block->transfers().arrive_copied(t, offset, place);
    } else {
        t.block->transfers().arrive(t, offset, place);
    }
}

void transfer_expect(const View& view, int barrier, int bytes, Place place) {
    Thread& t = running();
    shared_access(Access::read, view, barrier, 1, 8);
    t.block->transfers().arrive_expecting(t, checked_offset(t, view, barrier, 1, 8), bytes, place);
}

bool transfer_over(const View& view, int barrier, unsigned parity, Place place) {
    Thread& t = running();
    shared_access(Access::read, view, barrier, 1, 8);
    return t.block->transfers().over(t, checked_offset(t, view, barrier, 1, 8), parity, place);
}

unsigned part_arrive(int barrier, int threads, Place place) {
    Thread& t = running();
    return t.block->transfers().meet(t, barrier, threads, place);
}

bool part_over(int barrier, unsigned parity, Place place) {
    Thread& t = running();
    return t.block->transfers().met(t, barrier, parity, place);
}

void check_aligned(const void* p, std::size_t bytes, Place place) {
    if (reinterpret_cast<std::uintptr_t>(p) % bytes == 0) return;
    const Thread& t = running();
    t.block->fault(
        Fault::Kind::misaligned, t.indices.thread,
        "an access of " + std::to_string(bytes) + " bytes at " + text_of(place) + " is not aligned to them");
}

void require_cooperative(Place place) {
    const Thread& t = running();
    if (!t.block->launch().how.cooperative)
        t.block->fault(Fault::Kind::not_cooperative, t.indices.thread,
                       "a grid-wide barrier at " + text_of(place) +
                           " in a launch that is not cooperative: blocks that run later are never met");
}

void refuse(Place place) {
    const Thread& t = running();
    t.block->fault(Fault::Kind::refused, t.indices.thread, "the kernel cannot go on at " + text_of(place));
}

void spin_pause() {
    Thread& t = running();
    t.block->spin(t);
}

}  // namespace lapilli::simt::hooks
