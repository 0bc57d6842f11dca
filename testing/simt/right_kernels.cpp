// SPDX-License-Identifier: BSD-3-Clause
// Kernels as they should be: the right result under every order, and no false alarm.

#include <cstddef>
#include <vector>

#include "simt/support.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
namespace {

using namespace arch;

// The sum of n numbers, a block each: lanes by shuffles, warps through shared memory.
template <class T>
__global__ void __launch_bounds__(256) block_sum(const T* x, int n, T* sums) {
    auto partial = shared<T>(0, 32);
    T sum{};
    for (int i = block_id() * thread_count() + thread_id(); i < n; i += block_count() * thread_count())
        sum += load_nc(x + i);
    LAPILLI_UNROLL
    for (int step = 16; step > 0; step /= 2) sum += shuffle_xor(sum, step);
    if (lane_id() == 0) partial[warp_id()] = sum;
    sync();
    if (warp_id() == 0) {
        sum = T{};
        if (lane_id() < thread_count() / 32) sum = partial[lane_id()];
        for (int step = 16; step > 0; step /= 2) sum += shuffle_down(sum, step);
        if (lane_id() == 0) store(sums + block_id(), sum);
    }
}

// The textbook's tree in shared memory.
template <class T>
__global__ void tree_sum(const T* x, T* result) {
    auto s = shared<T>(0, static_cast<std::size_t>(thread_count()));
    const int t = thread_id();
    s[t] = x[t];
    for (int half = thread_count() / 2; half > 0; half /= 2) {
        sync();
        if (t < half) s[t] += s[t + half];
    }
    sync();
    if (t == 0) *result = s[0];
}

// B = A^T in 32 x 32 tiles, one column more to spread the banks; 32 x 8 threads.
__global__ void transpose(const double* a, double* b, int n) {
    auto tile = shared<double>(0, 32 * 33);
    const int row = lane_id(), i0 = 32 * block_x(), j0 = 32 * block_y();
    for (int j = warp_id(); j < 32; j += 8)
        if (i0 + row < n && j0 + j < n) tile[j * 33 + row] = a[i0 + row + (j0 + j) * n];
    sync();
    for (int i = warp_id(); i < 32; i += 8)
        if (i0 + i < n && j0 + row < n) b[j0 + row + (i0 + i) * n] = tile[row * 33 + i];
}

// Reverses each warp's numbers through shared memory, ordered by warp barriers alone.
__global__ void reverse_in_warps(int* x) {
    auto s = shared<int>(0, static_cast<std::size_t>(thread_count()));
    const int t = thread_id();
    for (int round = 0; round < 3; ++round) {
        s[t] = x[t];
        sync_warp();
        x[t] = s[32 * warp_id() + 31 - lane_id()];
        sync_warp();
    }
}

// Half warps work apart, then meet.
__global__ void half_warps(int* x) {
    auto s = shared<int>(0, 32);
    const int lane = lane_id();
    const unsigned mine = lane < 16 ? 0x0000ffffu : 0xffff0000u;
    s[lane] = x[lane];
    sync_warp(mine);
    int v = s[lane ^ 1];
    if (lane >= 16) {
        sync_warp(mine);
        v += s[16];
    }
    sync_warp();
    s[lane] = v;
    sync_warp();
    x[lane] = s[lane ^ 16];
}

__global__ void votes(int* result) {
    const int t = thread_id();
    const int some = sync_or(t == 77), none = sync_or(false);
    const int every = sync_and(true), most = sync_and(t != 3);
    const unsigned odd = ballot(lane_id() % 2 == 1);
    const bool in_warp = any(t == 40), whole_warp = all(t >= 32);
    result[t] = some + 2 * none + 4 * every + 8 * most + (odd == 0xaaaaaaaau ? 16 : 0) + (in_warp ? 32 : 0) +
                (whole_warp ? 64 : 0);
}

// A histogram by atomics on shared memory.
__global__ void histogram(const int* x, int* counts) {
    auto s = shared<int>(0, 8);
    if (thread_id() < 8) s[thread_id()] = 0;
    sync();
    atomic_add(s, x[thread_id()], 1);
    sync();
    if (thread_id() < 8) counts[thread_id()] = s[thread_id()];
}

}  // namespace
}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels

namespace lapilli::simt {
namespace {

template <class T>
class Sums : public testing::Test {};
using Scalars = testing::Types<float, double, arch::Complex<float>, arch::Complex<double>>;
TYPED_TEST_SUITE(Sums, Scalars);

// Small integers: every order of additions gives the same.
template <class T>
std::vector<T> small_numbers(int n, T& sum) {
    std::vector<T> x(static_cast<std::size_t>(n));
    sum = T{};
    for (int i = 0; i < n; ++i) {
        T& v = x[static_cast<std::size_t>(i)];
        if constexpr (is_complex<T>)
            v = T(static_cast<real_t<T>>(i % 7), static_cast<real_t<T>>(i % 5));
        else
            v = static_cast<T>(i % 7);
        sum += v;
    }
    return x;
}

TYPED_TEST(Sums, ByShufflesAndSharedMemory) {
    using T = TypeParam;
    T expected;
    const auto x = small_numbers<T>(10000, expected);
    std::vector<T> sums(5);
    expect_right(
        {.name = "block_sum", .grid = {5, 1, 1}, .block = 256, .shared_bytes = 32 * sizeof(T)},
        [&] { kernels::block_sum(x.data(), 10000, sums.data()); },
        [&] {
            T sum{};
            for (const T& s : sums) sum += s;
            EXPECT_TRUE(sum == expected);
        });
}

TYPED_TEST(Sums, ByATree) {
    using T = TypeParam;
    T expected, sum;
    const auto x = small_numbers<T>(128, expected);
    expect_right(
        {.name = "tree_sum", .block = 128, .shared_bytes = 128 * sizeof(T)},
        [&] { kernels::tree_sum(x.data(), &sum); }, [&] { EXPECT_TRUE(sum == expected); });
}

TEST(RightKernels, TransposeThroughSharedMemory) {
    const int n = 75;
    std::vector<double> a(static_cast<std::size_t>(n * n)), b(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<double>(i);
    expect_right(
        {.name = "transpose", .grid = {3, 3, 1}, .block = 256, .shared_bytes = 32 * 33 * 8},
        [&] { kernels::transpose(a.data(), b.data(), n); },
        [&] {
            for (int j = 0; j < n; ++j)
                for (int i = 0; i < n; ++i)
                    ASSERT_EQ(b[static_cast<std::size_t>(j + i * n)], a[static_cast<std::size_t>(i + j * n)]);
        });
}

TEST(RightKernels, WarpBarriersOrderAWarp) {
    std::vector<int> x(128);
    expect_right(
        {.name = "reverse_in_warps", .block = 128, .shared_bytes = 128 * 4},
        [&] {
            // Every thread sets its own number before it takes part.
            x[static_cast<std::size_t>(arch::thread_id())] = arch::thread_id();
            kernels::reverse_in_warps(x.data());
        },
        [&] {
            for (int i = 0; i < 128; ++i) ASSERT_EQ(x[static_cast<std::size_t>(i)], (i & ~31) + 31 - i % 32);
        });
}

TEST(RightKernels, WarpBarriersOfSomeLanes) {
    std::vector<int> x(32);
    expect_right(
        {.name = "half_warps", .block = 32, .shared_bytes = 32 * 4},
        [&] {
            x[static_cast<std::size_t>(arch::thread_id())] = arch::thread_id();
            kernels::half_warps(x.data());
        },
        [&] {
            for (int i = 0; i < 32; ++i) {
                const int from = i ^ 16;
                ASSERT_EQ(x[static_cast<std::size_t>(i)], (from ^ 1) + (from >= 16 ? 16 : 0));
            }
        });
}

TEST(RightKernels, Votes) {
    std::vector<int> result(96);
    expect_right(
        {.name = "votes", .block = 96}, [&] { kernels::votes(result.data()); },
        [&] {
            for (int t = 0; t < 96; ++t)
                ASSERT_EQ(result[static_cast<std::size_t>(t)],
                          1 + 4 + 16 + (t / 32 == 1 ? 32 : 0) + (t >= 32 ? 64 : 0));
        });
}

TEST(RightKernels, AtomicsOnSharedMemory) {
    std::vector<int> x(256), counts(8);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<int>(i * i % 8);
    expect_right(
        {.name = "histogram", .block = 256, .shared_bytes = 32},
        [&] { kernels::histogram(x.data(), counts.data()); },
        [&] {
            EXPECT_EQ(counts, (std::vector<int>{64, 128, 0, 0, 64, 0, 0, 0}));
        });
}

TEST(RightKernels, BlocksThatAreNotWholeWarps) {
    std::vector<int> seen(45);
    expect_right(
        {.name = "ragged", .block = 45},
        [&] {
            const int votes = __builtin_popcount(arch::ballot(true));
            arch::sync();
            seen[static_cast<std::size_t>(arch::thread_id())] = votes;
        },
        [&] {
            for (int t = 0; t < 45; ++t) EXPECT_EQ(seen[static_cast<std::size_t>(t)], t < 32 ? 32 : 13);
        });
}

// Neighbouring bytes belong to different threads, and the words made of them to another.
TEST(RightKernels, SharedBytes) {
    std::vector<unsigned> words(16);
    expect_right(
        {.name = "bytes", .block = 64, .shared_bytes = 64},
        [&] {
            auto bytes = arch::shared<unsigned char>(0, 64);
            auto whole = arch::shared<unsigned>(0, 16);
            const int t = arch::thread_id();
            bytes[t] = static_cast<unsigned char>(t);
            arch::sync();
            if (t < 16) words[static_cast<std::size_t>(t)] = whole[t];
        },
        [&] { EXPECT_EQ(words[1], 0x07060504u); });
}

}  // namespace
}  // namespace lapilli::simt
