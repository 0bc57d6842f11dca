// SPDX-License-Identifier: BSD-3-Clause
// Decisions on the device for queues of the caller: lists of rows against interchanges one after the other, powers of two against
// the exponents of the C library.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "backend/sim/sim_submitted.hpp"
#include "emulator/stream.hpp"
#include "kernels/support.hpp"
#include "submitted/launch.cuh"

namespace lapilli::kernel_tests {
namespace {

using Rows = std::vector<index_t>;

/// What the rows hold after the launches of swap_rows that the lists describe.
Rows moved(const InterchangeListsArgs<double>& args) {
    Rows held(static_cast<std::size_t>(args.rows));
    std::iota(held.begin(), held.end(), 0);
    constexpr index_t length = 2 * interchanges_at_once;
    const index_t lists = interchange_lists(args.count);
    for (index_t i = 0; i < lists; ++i) {
        const index_t at = length * (args.forwards ? i : lists - 1 - i);
        const Rows before = held;
        std::vector<bool> seen(held.size());
        for (index_t k = at; k < at + length; ++k) {
            if (args.to[k] < 0) continue;
            const auto to = static_cast<std::size_t>(args.to[k]);
            EXPECT_FALSE(seen.at(to)) << "twice in a list: " << to;
            seen.at(to) = true;
            held.at(to) = before.at(static_cast<std::size_t>(args.from[k]));
        }
    }
    return held;
}

Rows interchanged(const InterchangeListsArgs<double>& args) {
    Rows held(static_cast<std::size_t>(args.rows));
    std::iota(held.begin(), held.end(), 0);
    for (index_t i = 0; i < args.count; ++i) {
        const index_t k = args.forwards ? i : args.count - 1 - i, pivot = args.pivots[k] - 1;
        if (pivot >= 0 && pivot < args.rows)
            std::swap(held[static_cast<std::size_t>(k)], held[static_cast<std::size_t>(pivot)]);
    }
    return held;
}

/// reach: how far below its row a pivot may be. Some are above.
Rows pivots_of(index_t rows, index_t count, index_t reach) {
    Rows pivots;
    const lapilli::testing::Stream stream(static_cast<std::uint64_t>(rows + reach));
    for (index_t k = 0; k < count; ++k) {
        const auto below = static_cast<index_t>(stream.uniform<double>(static_cast<std::uint64_t>(k)) *
                                                static_cast<double>(reach));
        pivots.push_back(k % 11 == 10 ? k / 2 + 1 : std::min(rows, k + below + 1));
    }
    return pivots;
}

TEST(InterchangeLists, MoveAsInterchangesOneAfterTheOther) {
    const std::tuple<index_t, index_t, index_t> cases[] = {{1, 1, 1},       {5, 5, 3},       {40, 30, 40},
                                                           {512, 512, 512}, {600, 513, 600}, {1100, 1100, 9}};
    for (const auto& [rows, count, reach] : cases) {
        for (const index_t bad : {index_t(1), index_t(0), rows + 1}) {
            for (const bool forwards : {true, false}) {
                SCOPED_TRACE(std::to_string(rows) + ", " + std::to_string(count));
                Rows pivots = pivots_of(rows, count, reach);
                pivots[static_cast<std::size_t>(count / 2)] = bad;
                const auto length =
                    static_cast<std::size_t>(2 * interchanges_at_once * interchange_lists(count));
                Rows to(length + 1, -7), from(length + 1, -7), info(1, 0);
                InterchangeListsArgs<double> args{rows,      count,       pivots.data(), forwards,
                                                  to.data(), from.data(), info.data(),   -6};
                ASSERT_EQ(args.violation(), nullptr);
                const Rows expected = interchanged(args);
                ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 4), 3), args),
                          launch::success);
                EXPECT_EQ(moved(args), expected) << "kernel";
                EXPECT_EQ(info[0], bad == 1 ? 0 : -6);
                EXPECT_EQ(to.back() + from.back(), -14) << "behind the lists";
                info[0] = 0;
                sim::carry_out(args);
                EXPECT_EQ(moved(args), expected) << "plain loops";
                EXPECT_EQ(info[0], bad == 1 ? 0 : -6);
            }
        }
    }
}

template <class R>
class SafeScales : public ::testing::Test {};
using Reals = ::testing::Types<float, double>;
TYPED_TEST_SUITE(SafeScales, Reals);

TYPED_TEST(SafeScales, ArePowersOfTwo) {
    using R = TypeParam;
    using Limits = std::numeric_limits<R>;
    const int limit = sizeof(R) == 8 ? 300 : 30, most = sizeof(R) == 8 ? 1000 : 120;
    std::vector<R> sizes = {R(0),
                            Limits::quiet_NaN(),
                            Limits::infinity(),
                            Limits::denorm_min(),
                            Limits::min(),
                            Limits::max(),
                            R(1),
                            R(3)};
    for (const int exponent : {limit - 1, limit, limit + 1, most, most + 1}) {
        sizes.push_back(std::ldexp(R(1.5), exponent));
        sizes.push_back(std::ldexp(R(1.5), -exponent));
    }
    const auto count = static_cast<index_t>(sizes.size());
    constexpr index_t pieces = 3;
    std::vector<R> largest(static_cast<std::size_t>(pieces * count)), down(sizes.size() + 1, R(-7)),
        up = down;
    for (std::size_t j = 0; j < sizes.size(); ++j) largest[pieces * j + j % pieces] = sizes[j];
    const SafeScalesArgs<R> args{{largest.data(), pieces, count, pieces}, down.data(), up.data()};
    for (const bool kernel : {true, false}) {
        std::fill(down.begin(), down.end(), R(-7));
        if (kernel)
            ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 4), 1), args), launch::success);
        else
            sim::carry_out(args);
        for (std::size_t j = 0; j < sizes.size(); ++j) {
            const bool counts = std::isfinite(sizes[j]) && sizes[j] != 0;
            const int exponent = counts ? std::ilogb(sizes[j]) : 0;
            const int by = std::abs(exponent) > limit ? std::clamp(exponent, -most, most) : 0;
            EXPECT_EQ(down[j], std::ldexp(R(1), -by)) << sizes[j];
            EXPECT_EQ(up[j], std::ldexp(R(1), by)) << sizes[j];
        }
        EXPECT_EQ(down.back(), R(-7));
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
