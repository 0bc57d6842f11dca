// SPDX-License-Identifier: BSD-3-Clause
// Kernels that use shared memory wrongly on purpose, and must be caught.

#include <cstddef>
#include <vector>

#include "simt/support.hpp"

namespace lapilli::simt {
namespace {

using namespace arch;
using Kind = Fault::Kind;

// Memory that has been written: else a read that comes too early may also be found as one of nothing.
template <class T>
Shared<T> zeros(int count) {
    auto s = shared<T>(0, static_cast<std::size_t>(count));
    for (int i = thread_id(); i < count; i += thread_count()) s[i] = T(0);
    sync();
    return s;
}

TEST(WrongSharedMemory, IndexBeyondTheEnd) {
    const auto text =
        expect_fault(Kind::out_of_bounds, {.name = "beyond", .block = 64, .shared_bytes = 1024}, [] {
            auto s = shared<double>(0, 64);
            s[thread_id() + 1] = 1.0;
        });
    EXPECT_NE(text.find("kernel beyond, block (0, 0, 0), thread 63: element 64"), std::string::npos) << text;
    EXPECT_NE(text.find("wrong_shared_memory.cpp:"), std::string::npos) << text;
}

TEST(WrongSharedMemory, IndexBeforeTheBeginning) {
    expect_fault(Kind::out_of_bounds, {.name = "before", .block = 32, .shared_bytes = 256}, [] {
        auto s = shared<float>(128, 32);
        s[thread_id() - 1] = 1.0f;
    });
}

TEST(WrongSharedMemory, ViewLargerThanTheLaunchAsksFor) {
    expect_fault(Kind::out_of_bounds, {.name = "large", .block = 32, .shared_bytes = 100},
                 [] { shared<double>(0, 13); });
    expect_fault(Kind::out_of_bounds, {.name = "slice", .block = 32, .shared_bytes = 128},
                 [] { shared<double>(0, 16).slice(8, 9); });
}

TEST(WrongSharedMemory, MisalignedViewOrPack) {
    expect_fault(Kind::misaligned, {.name = "view", .block = 32, .shared_bytes = 128},
                 [] { shared<double>(4, 8); });
    expect_fault(Kind::misaligned, {.name = "pack", .block = 32, .shared_bytes = 128},
                 [] { store_pack(shared<double>(0, 8), 1, Pack<double>{}); });
    const std::vector<double> x(8);
    expect_fault(Kind::misaligned, {.name = "global", .block = 32}, [&] { load_pack(x.data() + 1); });
}

TEST(WrongSharedMemory, ReadBeforeAnyWrite) {
    expect_fault(Kind::uninitialised, {.name = "fresh", .block = 64, .shared_bytes = 512}, [] {
        auto s = shared<double>(0, 64);
        if (thread_id() < 63) s[thread_id()] = 0.0;
        sync();
        s[63 - thread_id()] += 1.0;
    });
    // The contents left by an earlier block are undefined, too.
    expect_fault(Kind::uninitialised, {.name = "left", .grid = {2, 1, 1}, .block = 1, .shared_bytes = 8}, [] {
        auto s = shared<double>(0, 1);
        double x = s[0];
        s[0] = x;
    });
}

TEST(WrongSharedMemory, ReductionWithoutItsBarrier) {
    const auto text =
        expect_fault(Kind::missing_barrier, {.name = "tree", .block = 128, .shared_bytes = 1024}, [] {
            auto s = shared<double>(0, 128);
            const int t = thread_id();
            s[t] = t;
            sync();
            for (int half = 64; half > 0; half /= 2)
                if (t < half) s[t] += s[t + half];
        });
    EXPECT_NE(text.find("no barrier since thread"), std::string::npos) << text;
}

// Lanes that run in lockstep on old hardware still need the warp's barrier.
TEST(WrongSharedMemory, WarpReductionWithoutWarpBarrier) {
    expect_fault(Kind::missing_barrier, {.name = "warp", .block = 32, .shared_bytes = 256}, [] {
        auto s = shared<double>(0, 32);
        const int t = thread_id();
        s[t] = t;
        sync();
        for (int half = 16; half > 0; half /= 2)
            if (t < half) s[t] += s[t + half];
    });
}

// Shuffles bring lanes together, but order no memory.
TEST(WrongSharedMemory, ShuffleInPlaceOfABarrier) {
    expect_fault(Kind::missing_barrier, {.name = "shuffled", .block = 32, .shared_bytes = 128}, [] {
        auto s = zeros<int>(32);
        s[lane_id()] = lane_id();
        shuffle(1, 0);
        int x = s[lane_id() ^ 1];
        (void)x;
    });
}

// A warp's barrier says nothing of the other warps.
TEST(WrongSharedMemory, WarpBarrierBetweenWarps) {
    expect_fault(Kind::missing_barrier, {.name = "warps", .block = 64, .shared_bytes = 256}, [] {
        auto s = zeros<int>(64);
        s[thread_id()] = 1;
        sync_warp();
        int x = s[thread_id() ^ 32];
        (void)x;
    });
}

TEST(WrongSharedMemory, WarpBarrierOfOtherLanes) {
    expect_fault(Kind::missing_barrier, {.name = "masks", .block = 32, .shared_bytes = 128}, [] {
        auto s = zeros<int>(32);
        s[lane_id()] = 1;
        sync_warp(lane_id() < 16 ? 0x0000ffffu : 0xffff0000u);
        int x = s[lane_id() ^ 16];
        (void)x;
    });
}

TEST(WrongSharedMemory, WriteAfterRead) {
    expect_fault(Kind::missing_barrier, {.name = "war", .block = 64, .shared_bytes = 256}, [] {
        auto s = zeros<int>(64);
        const int t = thread_id();
        int x = s[63 - t];
        s[t] = x;  // thread 63 - t may not have read yet
    });
}

TEST(WrongSharedMemory, WriteAfterReadsOfSeveralWarps) {
    expect_fault(Kind::missing_barrier, {.name = "broadcast", .block = 96, .shared_bytes = 4}, [] {
        auto s = shared<int>(0, 1);
        if (thread_id() == 0) s[0] = 1;
        sync();
        int x = s[0];
        sync_warp();
        if (thread_id() == 0) s[0] = x + 1;
    });
}

TEST(WrongSharedMemory, TwoWriters) {
    expect_fault(Kind::missing_barrier, {.name = "waw", .block = 64, .shared_bytes = 128}, [] {
        auto s = shared<int>(0, 32);
        s[thread_id() % 32] = thread_id();
    });
}

TEST(WrongSharedMemory, AtomicBesidesAPlainRead) {
    expect_fault(Kind::missing_barrier, {.name = "atomic", .block = 64, .shared_bytes = 4}, [] {
        auto s = shared<int>(0, 1);
        if (thread_id() == 0) s[0] = 0;
        sync();
        atomic_add(s, 0, 1);
        int x = s[0];
        (void)x;
    });
}

// The second round overwrites what slow threads of the first still read.
TEST(WrongSharedMemory, LoopThatLacksItsSecondBarrier) {
    expect_fault(Kind::missing_barrier, {.name = "loop", .block = 64, .shared_bytes = 256}, [] {
        auto s = shared<int>(0, 64);
        int x = thread_id();
        for (int round = 0; round < 4; ++round) {
            s[thread_id()] = x;
            sync();
            x = s[(thread_id() + 1) % 64];
        }
    });
}

TEST(WrongSharedMemory, AsynchronousCopyNotWaitedFor) {
    alignas(16) static const double x[64] = {};
    const Launch how{.name = "copy", .block = 32, .shared_bytes = 512};
    expect_fault(Kind::async_copy, how, [] {
        auto s = shared<double>(0, 64);
        copy_async16(s, 2 * thread_id(), x + 2 * thread_id());
        copy_async_commit();
        sync();
        double y = s[2 * thread_id()];
        (void)y;
    });
    // The group before the last has arrived, the last has not.
    expect_fault(Kind::async_copy, how, [] {
        auto s = shared<double>(0, 64);
        copy_async<8>(s, thread_id(), x + thread_id());
        copy_async_commit();
        copy_async<8>(s, 32 + thread_id(), x + thread_id());
        copy_async_commit();
        copy_async_wait<1>();
        double y = s[thread_id()];
        y += s[32 + thread_id()];
        s[thread_id()] = y;
    });
    // Waited for by the thread that copied, but the others need the barrier too.
    expect_fault(Kind::missing_barrier, how, [] {
        auto s = zeros<double>(64);
        copy_async16(s, 2 * thread_id(), x + 2 * thread_id());
        copy_async_commit();
        copy_async_wait<0>();
        double y = s[(2 * thread_id() + 2) % 64];
        (void)y;
    });
}

TEST(WrongSharedMemory, AsynchronousCopyOntoWhatIsStillRead) {
    alignas(16) static const double x[64] = {};
    expect_fault(Kind::missing_barrier, {.name = "stage", .block = 32, .shared_bytes = 256}, [] {
        auto s = shared<double>(0, 32);
        for (int stage = 0; stage < 2; ++stage) {
            copy_async<8>(s, thread_id(), x + thread_id());
            copy_async_commit();
            copy_async_wait<0>();
            sync();
            double y = s[31 - thread_id()];
            (void)y;
        }
    });
}

}  // namespace
}  // namespace lapilli::simt
