// SPDX-License-Identifier: BSD-3-Clause
// Calls that use some of a context's devices: the same answers, wherever the matrix is.
#include <gtest/gtest.h>

#include <cmath>
#include <utility>
#include <vector>

#include "lapilli/lapilli.h"

namespace lapilli {
namespace {

constexpr lapilli_int n = 130;

/// Positive definite, the lower triangle.
std::vector<double> matrix() {
    std::vector<double> a(n * n, 0.0);
    for (lapilli_int j = 0; j < n; ++j) {
        for (lapilli_int i = j; i < n; ++i) {
            a[static_cast<std::size_t>(i + j * n)] = i == j ? 3.0 * n : std::cos(double(i * i + 3 * j));
        }
    }
    return a;
}

struct Result {
    std::vector<double> factor, values;
};

/// POTRF and the values of SYEVD with as many devices as have `columns` columns each, and how many devices
/// worked.
Result compute(const char* columns, const char* where) {
    lapilli_context ctx = nullptr;
    EXPECT_EQ(lapilli_create(&ctx, "sim:3"), 0);
    for (const char* name : {"potrf.columns", "sytrd.columns"}) EXPECT_EQ(lapilli_set(ctx, name, columns), 0);
    for (const char* name : {"potrf.crossover", "sytrd.crossover"}) EXPECT_EQ(lapilli_set(ctx, name, "0"), 0);
    for (const char* name : {"potrf.nb", "sytrd.nb"}) EXPECT_EQ(lapilli_set(ctx, name, "16"), 0);
    const std::vector<double> a = matrix();
    Result r{a, std::vector<double>(n)};
    std::vector<double> work = a;
    if (std::string(where) == "spread") {
        lapilli_matrix handle = nullptr;
        EXPECT_EQ(lapilli_matrix_create(ctx, 'd', n, n, 16, &handle), 0);
        EXPECT_EQ(lapilli_matrix_scatter(handle, a.data(), n), 0);
        EXPECT_EQ(lapilli_dpotrf_mgpu(ctx, 'L', handle), 0);
        EXPECT_EQ(lapilli_matrix_gather(handle, r.factor.data(), n), 0);
        EXPECT_EQ(lapilli_matrix_scatter(handle, a.data(), n), 0);
        EXPECT_EQ(lapilli_dsyevd_mgpu(ctx, 'V', 'L', handle, r.values.data()), 0);
        lapilli_matrix_destroy(handle);
    } else if (std::string(where) == "last device") {
        void* device = nullptr;
        EXPECT_EQ(lapilli_device_malloc(ctx, 2, n * n * sizeof(double), &device), 0);
        EXPECT_EQ(lapilli_copy(ctx, device, a.data(), n * n * sizeof(double)), 0);
        EXPECT_EQ(lapilli_dpotrf(ctx, 'L', n, static_cast<double*>(device), n), 0);
        EXPECT_EQ(lapilli_copy(ctx, r.factor.data(), device, n * n * sizeof(double)), 0);
        EXPECT_EQ(lapilli_copy(ctx, device, a.data(), n * n * sizeof(double)), 0);
        EXPECT_EQ(lapilli_dsyevd(ctx, 'V', 'L', n, static_cast<double*>(device), n, r.values.data()), 0);
        EXPECT_EQ(lapilli_device_free(ctx, device), 0);
    } else {
        EXPECT_EQ(lapilli_dpotrf(ctx, 'L', n, r.factor.data(), n), 0);
        EXPECT_EQ(lapilli_dsyevd(ctx, 'V', 'L', n, work.data(), n, r.values.data()), 0);
    }
    EXPECT_EQ(lapilli_destroy(ctx), 0);
    return r;
}

TEST(Teams, AnswersAreThoseOfAllDevices) {
    const Result all = compute("0", "host");
    for (const char* columns : {"auto", "1000", "60", "40"}) {
        for (const char* where : {"host", "last device", "spread"}) {
            const Result some = compute(columns, where);
            for (std::size_t k = 0; k < all.factor.size(); ++k) {
                ASSERT_NEAR(some.factor[k], all.factor[k], 1e-12) << columns << ' ' << where << ' ' << k;
            }
            for (std::size_t k = 0; k < all.values.size(); ++k) {
                ASSERT_NEAR(some.values[k], all.values[k], 1e-10) << columns << ' ' << where << ' ' << k;
            }
        }
    }
}

TEST(Teams, MemoryIsAskedForOnThoseDevicesAlone) {
    lapilli_context ctx = nullptr;
    ASSERT_EQ(lapilli_create(&ctx, "sim:3"), 0);
    using Query = lapilli_int (*)(lapilli_context, lapilli_int, lapilli_memory*);
    for (const auto& [columns, memory] :
         {std::pair<const char*, Query>{"potrf.columns", lapilli_dpotrf_memory},
          {"sytrf.columns", lapilli_dsytrf_memory}}) {
        SCOPED_TRACE(columns);
        lapilli_memory all{}, one{};
        ASSERT_EQ(lapilli_set(ctx, columns, "0"), 0);
        ASSERT_EQ(memory(ctx, 3000, &all), 0);
        ASSERT_EQ(lapilli_set(ctx, columns, "3000"), 0);
        ASSERT_EQ(memory(ctx, 3000, &one), 0);
        EXPECT_GT(2 * one.device,
                  3 * all.device);  // alone it has the whole matrix, of three each a third and buffers
    }
    EXPECT_EQ(lapilli_destroy(ctx), 0);
}

}  // namespace
}  // namespace lapilli
