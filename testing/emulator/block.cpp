// SPDX-License-Identifier: BSD-3-Clause
#include "emulator/block.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <stdexcept>

namespace lapilli::simt {
namespace {

// Unwinds a fiber whose launch has failed. Not a std::exception: kernels have no reason to catch it.
struct TornDown {};

// Shadow memory is large and cheap to reuse.
std::vector<std::unique_ptr<SharedMemory>>& memory_pool() {
    thread_local std::vector<std::unique_ptr<SharedMemory>> pool;
    return pool;
}
std::unique_ptr<SharedMemory> take_memory() {
    auto& pool = memory_pool();
    if (pool.empty()) return std::make_unique<SharedMemory>();
    auto memory = std::move(pool.back());
    pool.pop_back();
    return memory;
}
constexpr std::size_t kMemoryPoolLimit = 16;

}  // namespace

constinit thread_local Thread* running_thread = nullptr;
constinit thread_local const Indices* running_indices = nullptr;

namespace {

bool same(Place a, Place b) {
    return a.line == b.line && (a.file == b.file || std::strcmp(a.file, b.file) == 0);
}

void run_as(Thread* t) {
    running_thread = t;
    running_indices = t == nullptr ? nullptr : &t->indices;
}

}  // namespace

void not_in_a_launch() {
    throw std::logic_error("a kernel function was called outside a launch of the SIMT emulator");
}

std::string text_of(Place place) {
    if (place.file == nullptr) return "the start";
    const char* slash = std::strrchr(place.file, '/');
    return std::string(slash != nullptr ? slash + 1 : place.file) + ":" + std::to_string(place.line);
}

Block::Block(LaunchState& launch)
    : launch_(launch),
      threads_(static_cast<std::size_t>(launch.how.block)),
      warps_((threads_.size() + 31) / 32),
      memory_(take_memory()) {
    for (std::size_t i = 0; i < threads_.size(); ++i) {
        threads_[i].block = this;
        threads_[i].fiber = FiberPool::of_this_thread().take();
        warps_[i / 32].present |= 1u << i % 32;
    }
    for (std::size_t w = 0; w < warps_.size(); ++w) {
        warp_order_.push_back(w);
        warps_[w].slots[0].present = warps_[w].slots[1].present = warps_[w].present;
    }
}

Block::~Block() {
    for (Thread& t : threads_)
        if (t.fiber) FiberPool::of_this_thread().give(std::move(t.fiber));
    if (memory_pool().size() < kMemoryPoolLimit) memory_pool().push_back(std::move(memory_));
}

void Block::join(Cluster& cluster, int rank) {
    cluster_ = &cluster;
    cluster_rank_ = rank;
}

void Block::begin(std::int64_t rank) {
    const auto& grid = launch_.how.grid;
    block_[0] = static_cast<int>(rank % grid[0]);
    block_[1] = static_cast<int>(rank / grid[0] % grid[1]);
    block_[2] = static_cast<int>(rank / grid[0] / grid[1]);
    memory_->begin_block(launch_.how.shared_bytes);
    transfers_.reset();
    for (Warp& w : warps_) {
        w.finished = w.waiting = 0;
        w.clock.reset();
    }
    const int threads = launch_.how.block;
    for (int i = 0; i < threads; ++i) {
        Thread& t = threads_[static_cast<std::size_t>(i)];
        t.indices = {i,
                     threads,
                     {block_[0], block_[1], block_[2]},
                     {grid[0], grid[1], grid[2]},
                     cluster_rank_,
                     cluster_->size()};
        t.state = State::ready;
        t.begun = false;
        t.place = {nullptr, 0};
        t.copies.clear();
        t.copy_group = 0;
        t.known.clear();
        t.arrivals = t.waits = 0;
        t.fiber->start(&Block::thread_main, &t);
    }
    live_ = threads;
    blocked_ = at_barrier_ = at_cluster_ = 0;
    cluster_place_ = {nullptr, 0};
    pushed_until_ = 0;
    vote_any_ = false;
    vote_all_ = true;
}

void Block::thread_main(void* thread) {
    Thread& t = *static_cast<Thread*>(thread);
    LaunchState& launch = t.block->launch_;
    try {
        launch.kernel(launch.argument);
        t.block->finish(t);
    } catch (const TornDown&) {
    } catch (...) {
        if (!launch.error) launch.error = std::current_exception();
    }
    t.state = State::done;
}

void Block::resume(Thread& t) {
    Thread* const outer = running_thread;
    run_as(&t);
    t.begun = true;
    t.fiber->resume();
    run_as(outer);
}

void Block::step() {
    launch_.random.shuffle(warp_order_);
    for (const std::size_t w : warp_order_) {
        run_warp(w);
        if (launch_.error) return;
    }
}

// A warp runs until all its lanes wait: that other warps are far behind or ahead is what a missing barrier
// has to fear.
void Block::run_warp(std::size_t w) {
    Thread* const lanes = &threads_[32 * w];
    const int count = std::popcount(warps_[w].present);
    for (int i = 0; i < count; ++i)
        if (lanes[i].state == State::spinning) lanes[i].state = State::ready;
    turns_ = {lanes, count, static_cast<int>(launch_.random.below(32)), 0, false};
    while (Thread* const t = next_ready()) {
        resume(*t);
        if (launch_.error) return;
    }
}

// The lanes take turns until none of them has anything to do. Null then.
Thread* Block::next_ready() {
    for (;;) {
        while (turns_.next < 32) {
            const int i = turns_.next++ ^ turns_.order;
            if (i >= turns_.count || turns_.lanes[i].state != State::ready) continue;
            turns_.ran = true;
            return &turns_.lanes[i];
        }
        if (!turns_.ran) return nullptr;
        turns_.ran = false;
        turns_.next = 0;
    }
}

void Block::wait(Thread& t, State state) {
    t.state = state;
    if (state != State::spinning) ++blocked_;
    // From lane to lane: by way of run_warp there would be twice as many changes of stacks.
    if (Thread* const next = next_ready(); next != nullptr) {
        run_as(next);
        next->begun = true;
        // The one after it, if it is ready: a change of stacks takes longest where it waits for memory.
        if (const int after = turns_.next ^ turns_.order; turns_.next < 32 && after < turns_.count)
            turns_.lanes[after].fiber->prefetch();
        t.fiber->suspend_for(*next->fiber);
    } else {
        t.fiber->suspend();
    }
    if (launch_.tearing_down) throw TornDown();
}

void Block::spin(Thread& t) { wait(t, State::spinning); }

void Block::finish(Thread& t) {
    ++launch_.events;
    --live_;
    if (at_barrier_ != 0)
        fault(Fault::Kind::divergent_barrier, t.indices.thread,
              "returns while others wait at a barrier: " + who_waits_where());
    cluster_->finish(t);
    if (t.waits < pushed_until_)
        fault(Fault::Kind::missing_barrier, t.indices.thread,
              "returns, and no cluster barrier since another block wrote to its shared memory");
    warp_of(t).finished |= 1u << (t.indices.thread & 31);
    for (unsigned rest = warp_of(t).waiting; rest != 0; rest &= rest - 1) {
        if ((lane(t, std::countr_zero(rest)).mask >> (t.indices.thread & 31) & 1u) != 0)
            fault(Fault::Kind::partial_warp, t.indices.thread,
                  "returns while lanes of its warp wait for it: " + who_waits_where());
    }
}

int Block::barrier(Thread& t, Barrier kind, bool p, Place place) {
    ++launch_.events;
    if (live_ != launch_.how.block)
        fault(Fault::Kind::divergent_barrier, t.indices.thread,
              "waits at the barrier of " + text_of(place) + ", but " +
                  std::to_string(launch_.how.block - live_) + " threads of the block have returned");
    if (at_barrier_ == 0) first_at_barrier_ = &t;
    const Thread& first = *first_at_barrier_;
    if (&first != &t && (first.barrier != kind || !same(first.place, place)))
        fault(Fault::Kind::divergent_barrier, t.indices.thread,
              "waits at the barrier of " + text_of(place) + ", but thread " +
                  std::to_string(first.indices.thread) + " at that of " + text_of(first.place));
    t.place = place;
    t.barrier = kind;
    vote_any_ = vote_any_ || p;
    vote_all_ = vote_all_ && p;
    if (++at_barrier_ == live_)
        release_barrier();
    else
        wait(t, State::at_barrier);
    return t.barrier == Barrier::any ? vote_result_ & 1 : vote_result_ >> 1;
}

void Block::release_barrier() {
    // No thread can reach the next barrier's end before all have taken this result.
    vote_result_ = (vote_any_ ? 1 : 0) | (vote_all_ ? 2 : 0);
    vote_any_ = false;
    vote_all_ = true;
    blocked_ -= at_barrier_ - 1;  // the last to come never waited
    at_barrier_ = 0;
    memory_->block_barrier();
    for (Thread& t : threads_)
        if (t.state == State::at_barrier) t.state = State::ready;
}

bool Block::same_cluster_barrier(std::uint32_t phase, Place place) {
    if (cluster_place_.file == nullptr || cluster_phase_ != phase) {
        cluster_phase_ = phase;
        cluster_place_ = place;
    }
    return same(cluster_place_, place);
}

void Block::wait_for_cluster(Thread& t) {
    ++at_cluster_;
    wait(t, State::at_cluster);
}

void Block::release_cluster_barrier() {
    blocked_ -= at_cluster_;
    at_cluster_ = 0;
    for (Thread& t : threads_)
        if (t.state == State::at_cluster) t.state = State::ready;
}

void Block::note_push(const Thread& from) {
    if (live_ != launch_.how.block)
        from.block->fault(Fault::Kind::missing_barrier, from.indices.thread,
                          "writes to the shared memory of a block of its cluster that has returned");
    pushed_until_ = std::max(pushed_until_, from.arrivals + 1);
}

// Whether t is the last of the lanes in mask; else it has to wait.
bool Block::arrive_at_warp(Thread& t, WarpWait kind, unsigned mask, Place place) {
    ++launch_.events;
    Warp& warp = warp_of(t);
    const int me = t.indices.thread & 31;
    mask &= warp.present;
    if ((mask >> me & 1u) == 0)
        fault(Fault::Kind::partial_warp, t.indices.thread,
              "is not in the mask of its own warp operation at " + text_of(place));
    if ((mask & warp.finished) != 0)
        fault(Fault::Kind::partial_warp, t.indices.thread,
              "waits at " + text_of(place) + " for lanes of its warp that have returned");
    t.place = place;
    t.warp_wait = kind;
    t.mask = mask;
    const unsigned others = mask & ~(1u << me);
    warp.waiting |= 1u << me;
    // Most lanes come before the last one: they look at no other.
    if ((others & ~warp.waiting) != 0) return false;
    for (unsigned rest = others; rest != 0; rest &= rest - 1) {
        const Thread& other = lane(t, std::countr_zero(rest));
        if (other.warp_wait != kind || other.mask != mask) return false;
        if (kind != WarpWait::barrier && other.place.line != place.line)
            fault(Fault::Kind::partial_warp, t.indices.thread,
                  "takes part in a warp operation at " + text_of(place) + ", but thread " +
                      std::to_string(other.indices.thread) + " in the one at " + text_of(other.place));
    }
    for (unsigned rest = others; rest != 0; rest &= rest - 1)
        lane(t, std::countr_zero(rest)).state = State::ready;
    blocked_ -= std::popcount(others);
    warp.waiting &= ~mask;
    return true;
}

void Block::warp_barrier(Thread& t, unsigned mask, Place place) {
    if (!arrive_at_warp(t, WarpWait::barrier, mask, place)) {
        wait(t, State::at_warp);
        return;
    }
    warp_of(t).clock.barrier(t.mask);
    std::vector<std::uint32_t> known;
    for (unsigned rest = t.mask; rest != 0; rest &= rest - 1)
        learn(known, lane(t, std::countr_zero(rest)).known);
    if (known.empty()) return;
    for (unsigned rest = t.mask; rest != 0; rest &= rest - 1) lane(t, std::countr_zero(rest)).known = known;
}

const WarpSlots& Block::exchange(Thread& t, WarpWait kind, const void* value, std::size_t bytes,
                                 Place place) {
    Warp& warp = warp_of(t);
    WarpSlots& slots = warp.slots[warp.slot];
    copy_few(slots.lane[t.indices.thread & 31], value, bytes);
    if (arrive_at_warp(t, kind, ~0u, place))
        warp.slot ^= 1;
    else
        wait(t, State::at_warp);
    return slots;
}

void Block::together(Thread& t, void* operand, void (*job)(void* const*, void*), void* what, Place place) {
    Warp& warp = warp_of(t);
    warp.operands[t.indices.thread & 31] = operand;
    if (arrive_at_warp(t, WarpWait::together, ~0u, place))
        job(warp.operands, what);
    else
        wait(t, State::at_warp);
}

void Block::tear_down() {
    for (Thread& t : threads_)
        if (t.begun && t.state != State::done) resume(t);
    live_ = 0;
}

void Block::fault(Fault::Kind kind, int thread, const std::string& text) const {
    throw Fault(kind, launch_.how.name, block_, thread, text);
}

void Block::report_stuck() const {
    bool partial = false;
    for (const Thread& t : threads_) partial = partial || t.state == State::at_warp;
    fault(partial ? Fault::Kind::partial_warp : Fault::Kind::divergent_barrier, -1,
          "no thread can go on: " + who_waits_where());
}

void Block::report_spinning() const {
    fault(Fault::Kind::deadlock, -1, "nothing but spinning for too long: " + who_waits_where());
}

// Such as "threads 0-15 in a shuffle at dot.cuh:31; threads 16-31 at the barrier of dot.cuh:40".
std::string Block::who_waits_where() const {
    const auto doing = [](const Thread& t) -> std::string {
        switch (t.state) {
            case State::at_barrier:
                return "at the barrier of " + text_of(t.place);
            case State::at_warp:
                return (t.warp_wait == WarpWait::barrier ? "at the warp barrier of "
                                                         : "in a warp operation at ") +
                       text_of(t.place);
            case State::at_cluster:
                return "at the cluster barrier of " + text_of(t.place);
            case State::done:
                return "returned";
            case State::spinning:
                return "spinning after " + text_of(t.place);
            case State::ready:
                break;
        }
        return "running after " + text_of(t.place);
    };
    std::string s;
    for (std::size_t i = 0; i < threads_.size();) {
        const std::string what = doing(threads_[i]);
        std::size_t end = i + 1;
        while (end < threads_.size() && doing(threads_[end]) == what) ++end;
        if (s.size() > 1000) return s + "; ...";
        s += (s.empty() ? "" : "; ") + (end - i == 1
                                            ? "thread " + std::to_string(i)
                                            : "threads " + std::to_string(i) + "-" + std::to_string(end - 1));
        s += " " + what;
        i = end;
    }
    return s;
}

}  // namespace lapilli::simt
