// SPDX-License-Identifier: BSD-3-Clause
// The functions of kernels/arch under the emulator against plain C++.

#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "arch/warp_sum.cuh"
#include "simt/support.hpp"

namespace lapilli::simt {
namespace {

using namespace arch;

template <class R>
std::complex<R> standard(Complex<R> a) {
    return {a.re, a.im};
}

TEST(Arch, ComplexAgreesWithTheStandardLibrary) {
    using C = Complex<double>;
    static_assert(sizeof(C) == sizeof(std::complex<double>) && alignof(C) == 16);
    static_assert(is_complex<C> && !is_complex<float> && std::is_same_v<real_t<C>, double>);
    const C a(1.5, -2), b(0.25, 3), c(-1, 4);
    const auto x = standard(a), y = standard(b), z = standard(c);
    EXPECT_EQ(standard(a + b), x + y);
    EXPECT_EQ(standard(a - b), x - y);
    EXPECT_EQ(standard(a * b), x * y);
    EXPECT_EQ(standard(2.0 * a), 2.0 * x);
    EXPECT_EQ(standard(a * 2.0), x * 2.0);
    EXPECT_EQ(standard(-a), -x);
    EXPECT_EQ(standard(conj(a)), std::conj(x));
    EXPECT_EQ(standard(fma(a, b, c)), x * y + z);
    EXPECT_EQ(standard(fma(2.0, b, c)), 2.0 * y + z);
    EXPECT_EQ(standard(conj_fma(a, b, c)), std::conj(x) * y + z);
    EXPECT_EQ(abs2(a), std::norm(x));
    EXPECT_EQ(abs(a), std::abs(x));
    EXPECT_EQ(real(a), 1.5);
    EXPECT_EQ(imag(a), -2);
    EXPECT_EQ(standard(from_real<C>(3)), std::complex<double>(3));
    EXPECT_EQ(from_real<double>(3), 3);
    EXPECT_EQ(conj_fma(2.0, 3.0, 4.0), 10.0);
    C d = a;
    d *= b;
    d += c;
    d -= a;
    d *= 2.0;
    EXPECT_EQ(standard(d), 2.0 * (x * y + z - x));
}

// Numbers whose sums depend on the order.
template <class S>
S awkward(int lane, int i) {
    const double x = (lane % 2 == 0 ? 1 : -1) * (1.0 / (lane + 1) + (lane % 7 == i ? 1e9 : 0));
    if constexpr (is_complex<S>)
        return S(real_t<S>(x), real_t<S>(x / 3));
    else
        return S(x);
}

template <class S>
void expect_sums_as_by_shuffles() {
    expect_right(
        {.name = "sums", .block = 96},
        [] {
            S expected = awkward<S>(lane_id(), 0), each[8];
            for (int step = 16; step > 0; step /= 2) expected += shuffle_xor(expected, step);
            const S sum = kernels::warp_sum(awkward<S>(lane_id(), 0));
            EXPECT_EQ(std::memcmp(&sum, &expected, sizeof sum), 0) << lane_id();

            for (int i = 0; i < 8; ++i) each[i] = awkward<S>(lane_id(), i);
            const S first = each[0];
            swap_xor(each, 5);
            const S other = shuffle_xor(first, 5);
            EXPECT_EQ(std::memcmp(&each[0], &other, sizeof other), 0) << lane_id();
            swap_xor(each, 5);
            butterfly(each, 8, 2, [](S a, S b) { return a + b; });
            S part = awkward<S>(lane_id(), 3);
            for (int step = 8; step > 1; step /= 2) part += shuffle_xor(part, step);
            EXPECT_EQ(std::memcmp(&each[3], &part, sizeof part), 0) << lane_id();
        },
        [] {});
}

TEST(Arch, SumsOverAWarpHaveTheBitsOfShuffles) {
    expect_sums_as_by_shuffles<float>();
    expect_sums_as_by_shuffles<double>();
    expect_sums_as_by_shuffles<Complex<float>>();
    expect_sums_as_by_shuffles<Complex<double>>();
}

// Lane l has the sum of x[l / (32 / Count)], by the steps that the function's text names.
TEST(Arch, TransposingSum) {
    expect_right(
        {.name = "transposing", .block = 64},
        [] {
            double x[8];
            for (int i = 0; i < 8; ++i) x[i] = 100 * i + lane_id();
            EXPECT_EQ(kernels::transposing_sum(x), 32 * 100 * (lane_id() / 4) + 31 * 16);
            double many[32];
            for (int i = 0; i < 32; ++i) many[i] = 100 * i + lane_id();
            EXPECT_EQ(kernels::transposing_sum(many), 32 * 100 * lane_id() + 31 * 16);
        },
        [] {});
}

// Elements of shared memory behave as their values.
TEST(Arch, SharedElementsInExpressions) {
    using C = Complex<double>;
    launch({.name = "elements", .block = 1, .shared_bytes = 256}, [] {
        auto s = shared<C>(0, 8);
        auto r = shared<double>(128, 8);
        s[0] = C(1, 2);
        r[0] = 3;
        s[1] = s[0];
        s[1] += s[0];
        s[1] -= C(1, 0);
        s[1] *= r[0];
        r[0] *= 2.0;
        C x = conj(s[1]) * s[0] + 2.0 * s[0] - C(0, 1);
        EXPECT_EQ(standard(x), std::conj(std::complex<double>(3, 12)) * std::complex<double>(1, 2) +
                                   std::complex<double>(2, 3));
        double y = 2 * r[0] + 1;
        EXPECT_EQ(y, 13);
        EXPECT_EQ(real(s[1]), 3);
        double z = y > 0 ? r[0] : 0.0;
        EXPECT_EQ(z, 6);
        auto part = r.slice(2, 3);
        part[1] = 7;
        double back = r[3];
        EXPECT_EQ(back, 7);
        EXPECT_EQ(shuffle(r[3], 0), 7);
    });
}

TEST(Arch, Shuffles) {
    launch({.name = "shuffles", .block = 64}, [] {
        const int lane = lane_id(), base = 32 * warp_id();
        EXPECT_EQ(shuffle(thread_id(), 5), base + 5);
        EXPECT_EQ(shuffle_xor(std::int64_t{1} << lane, 3), std::int64_t{1} << (lane ^ 3));
        EXPECT_EQ(shuffle_down(static_cast<unsigned>(lane), 8),
                  static_cast<unsigned>(lane < 24 ? lane + 8 : lane));
        EXPECT_EQ(shuffle(0.5f * static_cast<float>(lane), 31 - lane), 0.5f * static_cast<float>(31 - lane));
        const auto z = shuffle_xor(Complex<double>(lane, -lane), 16);
        EXPECT_EQ(standard(z), std::complex<double>(lane ^ 16, -(lane ^ 16)));
    });
}

TEST(Arch, PacksAndAsynchronousCopies) {
    alignas(16) float from[256], to[256] = {}, edge[4];
    for (int i = 0; i < 256; ++i) from[i] = static_cast<float>(i);
    launch({.name = "packs", .block = 32, .shared_bytes = 2048}, [&] {
        auto s = shared<float>(0, 256);
        const int t = thread_id();
        copy_async16(s, 4 * t, from + 4 * t);
        copy_async_commit();
        copy_async<4>(s, 128 + t, from + 128 + t);
        copy_async_or_zero<8>(s, 160 + 2 * t, from + 160 + 2 * t, t < 31);
        copy_async_commit();
        copy_async_wait<1>();
        sync();
        Pack<float> p = load_pack(s, 4 * (31 - t));
        for (int i = 0; i < Pack<float>::size; ++i) p[i] += 1;
        store_pack(to + 4 * (31 - t), p);
        copy_async_wait<0>();
        sync();
        store_pack(to + 128, load_pack(s, 128));
        if (t == 0)
            for (int i = 0; i < 4; ++i) edge[i] = s[220 + i];
    });
    for (int i = 0; i < 128; ++i) EXPECT_EQ(to[i], static_cast<float>(i + 1));
    for (int i = 128; i < 132; ++i) EXPECT_EQ(to[i], static_cast<float>(i));
    EXPECT_EQ(edge[0], 220);
    EXPECT_EQ(edge[1], 221);
    EXPECT_EQ(edge[2], 0);
    EXPECT_EQ(edge[3], 0);
}

TEST(Arch, CopiesAreRecorded) {
    alignas(16) double from[256] = {};
    std::vector<CopiedChunk> copied;
    launch({.name = "record", .grid = {2, 1, 1}, .block = 64, .shared_bytes = 1024, .copied = &copied}, [&] {
        auto s = shared<double>(0, 128);
        const int t = thread_id();
        copy_async_commit();
        copy_async_first<16>(s, 2 * t, from + 128 * block_id() + 2 * t, t == 63 ? 0 : t == 62 ? 8 : 16);
        copy_async_wait<0>();
        copy_async_commit();
        copy_async_wait<0>();
    });
    ASSERT_EQ(copied.size(), 2u * 63);  // who reads nothing is not there
    for (const CopiedChunk& chunk : copied) {
        const auto t = static_cast<int>(chunk.to / 16);
        EXPECT_EQ(chunk.from, from + 128 * chunk.block + 2 * t);
        EXPECT_EQ(chunk.bytes, t == 62 ? 8 : 16);
        EXPECT_EQ(chunk.warp, t / 32);
        EXPECT_EQ(chunk.group, 1);
    }
}

TEST(Arch, Atomics) {
    int count = 0, largest = -1;
    unsigned unsigned_count = 0;
    std::uint64_t wide = 0;
    float f = 0;
    double d = 0;
    launch({.name = "atomics", .grid = {4, 1, 1}, .block = 64}, [&] {
        const int i = block_id() * thread_count() + thread_id();
        atomic_add(&count, 1);
        atomic_add_release(&unsigned_count, 2);
        atomic_add(&wide, std::uint64_t{1} << 32);
        atomic_add(&f, 0.5f);
        atomic_add(&d, 0.25);
        atomic_max(&largest, i);
    });
    EXPECT_EQ(count, 256);
    EXPECT_EQ(unsigned_count, 512u);
    EXPECT_EQ(wide, std::uint64_t{256} << 32);
    EXPECT_EQ(f, 128);
    EXPECT_EQ(d, 64);
    EXPECT_EQ(largest, 255);
}

TEST(Arch, MmaAgreesWithPlainLoops) {
    double a[16][16], b[16][8], c[16][8], expected[16][8];
    for (int i = 0; i < 16; ++i)
        for (int j = 0; j < 16; ++j) {
            a[i][j] = 10 * i + j;
            b[i][j / 2] = 3 * i - 7 * (j / 2);
            c[i][j / 2] = expected[i][j / 2] = i - j / 2;
        }
    for (int i = 0; i < 16; ++i)
        for (int j = 0; j < 8; ++j)
            for (int k = 0; k < 16; ++k) expected[i][j] += a[i][k] * b[k][j];
    launch({.name = "mma", .block = 32}, [&] {
        const int row = lane_id() / 4, k = lane_id() % 4;
        double d[4] = {c[row][2 * k], c[row][2 * k + 1], c[row + 8][2 * k], c[row + 8][2 * k + 1]};
        double of_a[8], of_b[4];
        for (int q = 0; q < 4; ++q) {
            of_a[2 * q] = a[row][k + 4 * q];
            of_a[2 * q + 1] = a[row + 8][k + 4 * q];
            of_b[q] = b[k + 4 * q][row];
        }
        mma_f64_16x8x16(d, of_a, of_b);
        for (int e = 0; e < 4; ++e) c[row + 8 * (e / 2)][2 * k + e % 2] = d[e];
    });
    for (int i = 0; i < 16; ++i)
        for (int j = 0; j < 8; ++j) EXPECT_EQ(c[i][j], expected[i][j]) << i << " " << j;
}

TEST(Arch, AsynchronousCopiesOfLess) {
    alignas(16) float from[8] = {1, 2, 3, 4, 5, 6, 7, 8}, to[8];
    launch({.name = "less", .block = 1, .shared_bytes = 64}, [&] {
        auto s = shared<float>(0, 16);
        copy_async_first<16>(s, 0, from, 12);
        copy_async_first<8>(s, 4, from + 4, 4);
        copy_async_first<4>(s, 6, from + 6, 0);
        copy_async_first<4>(s, 7, from + 7, 4);
        copy_async_commit();
        copy_async_wait<0>();
        for (int i = 0; i < 8; ++i) to[i] = s[i];
    });
    const float expected[8] = {1, 2, 3, 0, 5, 0, 0, 8};
    for (int i = 0; i < 8; ++i) EXPECT_EQ(to[i], expected[i]);
}

}  // namespace
}  // namespace lapilli::simt
