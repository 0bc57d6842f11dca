// SPDX-License-Identifier: BSD-3-Clause
// Sizes that no machine has, near 2^63: calls end with a code and a sentence, never by an exception's text or
// a crash.
#include <array>
#include <limits>
#include <string>

#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

constexpr lapilli_int most = std::numeric_limits<lapilli_int>::max();

// f(context) without devices and with them.
template <class F>
void on_each(F f) {
    for (const int device_count : device_counts({0, 1, 3})) {
        SCOPED_TRACE(device_count);
        const SmallBlocks ctx(device_count);
        f(ctx);
    }
}

TEST(SizesBeyond, IncrementsOfLaswp) {
    on_each([](lapilli_context ctx) {
        double a[] = {1, 2, 3};
        lapilli_int ipiv[] = {3, 2, 3};
        for (const lapilli_int incx : {most, -most, most / 2 + 1, std::numeric_limits<lapilli_int>::min()}) {
            EXPECT_EQ(lapilli_dlaswp(ctx, 1, a, 3, 1, 3, ipiv, incx), LAPILLI_ERROR_TOO_LARGE) << incx;
            EXPECT_EQ(lapilli_dlaswp(ctx, 1, a, 3, 1, 1, ipiv, incx), 0) << incx << ", one row";
            EXPECT_EQ(lapilli_dlaswp(ctx, 1, a, 3, 1, 1, ipiv, incx), 0) << incx << ", and back";
        }
        EXPECT_TRUE(a[0] == 1 && a[1] == 2 && a[2] == 3);
    });
}

TEST(SizesBeyond, StridesOfBatches) {
    on_each([](lapilli_context ctx) {
        double a = 3, w = 0;
        lapilli_int infos = -7;
        EXPECT_EQ(lapilli_dsyevd_batch(ctx, 'V', 'L', 1, &a, 1, most, &w, lapilli_int{1} << 31, &infos),
                  LAPILLI_ERROR_TOO_LARGE);
        EXPECT_EQ(infos, -7);
        EXPECT_EQ(lapilli_dsyevd_batch(ctx, 'V', 'L', 1, &a, 1, most, &w, 1, &infos), 0) << "one matrix";
        EXPECT_EQ(w, 3);
    });
}

TEST(SizesBeyond, ListsOfThatLength) {
    on_each([](lapilli_context ctx) {
        double a = 1, tau = 0;
        lapilli_int jpvt = 0;
        for (const lapilli_int n : {lapilli_int{1} << 61, lapilli_int{1} << 62, most}) {
            const lapilli_int info = lapilli_dgeqp3(ctx, 1, n, &a, 1, &jpvt, &tau);
            EXPECT_EQ(info, LAPILLI_ERROR_TOO_LARGE) << n;
            EXPECT_EQ(std::string(lapilli_last_error(ctx)).find("vector"), std::string::npos)
                << lapilli_last_error(ctx);
        }
    });
}

// JPVT is 0 or not.
TEST(SizesBeyond, FlagsOfPivotedQr) {
    on_each([](lapilli_context ctx) {
        std::array<double, 4> a{1, 0, 0, 2}, b{1, 2, 3, 4};
        std::array<double, 2> tau{};
        std::array<lapilli_int, 2> jpvt{lapilli_int{1} << 40, 0};
        EXPECT_EQ(lapilli_dgeqp3(ctx, 2, 2, a.data(), 2, jpvt.data(), tau.data()), 0);
        EXPECT_TRUE(jpvt[0] == 1 && jpvt[1] == 2);
        a = {1, 0, 0, 2};
        jpvt = {most, 0};
        lapilli_int rank = 0;
        EXPECT_EQ(lapilli_dgelsy(ctx, 2, 2, 1, a.data(), 2, b.data(), 2, jpvt.data(), 1e-10, &rank), 0);
        EXPECT_TRUE(rank == 2 && jpvt[0] == 1 && jpvt[1] == 2);
    });
}

// As in LAPACK, where a matrix without rows or columns has no factors.
TEST(SizesBeyond, FactorsOfNothing) {
    on_each([](lapilli_context ctx) {
        double rowcnd = 0, colcnd = 0, amax = 7;
        for (const auto& [m, n] : {std::pair<lapilli_int, lapilli_int>{0, 3}, {3, 0}}) {
            EXPECT_EQ(lapilli_dgeequ(ctx, m, n, nullptr, 3, nullptr, nullptr, &rowcnd, &colcnd, &amax), 0);
            EXPECT_TRUE(rowcnd == 1 && colcnd == 1 && amax == 0);
        }
    });
}

}  // namespace
}  // namespace lapilli::testing
