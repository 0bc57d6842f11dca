// SPDX-License-Identifier: BSD-3-Clause
// Sizes that no machine has are refused, and what a call takes is what the query before it said.
#include "base/limits.hpp"

#include <gtest/gtest.h>
#include <sys/mman.h>

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "lapilli/level2.h"
#include "lapilli/level3.h"
#include "runtime/patience.hpp"

namespace lapilli {
namespace {

constexpr lapilli_int largest = std::numeric_limits<lapilli_int>::max();

int code_of(const std::function<void()>& f) {
    try {
        f();
    } catch (const Error& e) {
        return e.code();
    }
    return 0;
}

TEST(Limits, SumsAndProducts) {
    EXPECT_EQ(checked_sum(largest, 0), largest);
    EXPECT_EQ(checked_sum(largest - 7, 7), largest);
    EXPECT_EQ(code_of([] { checked_sum(largest, 1); }), LAPILLI_ERROR_TOO_LARGE);
    EXPECT_EQ(code_of([] { checked_sum(largest, largest); }), LAPILLI_ERROR_TOO_LARGE);
    EXPECT_EQ(checked_product(largest, 1), largest);
    EXPECT_EQ(checked_product(0, largest), 0);
    EXPECT_EQ(checked_product(largest, 0), 0);
    EXPECT_EQ(checked_product(index_t{1} << 31, index_t{1} << 31), index_t{1} << 62);
    EXPECT_EQ(code_of([] { checked_product(index_t{1} << 32, index_t{1} << 31); }), LAPILLI_ERROR_TOO_LARGE);
    EXPECT_EQ(code_of([] { checked_product(largest, largest); }), LAPILLI_ERROR_TOO_LARGE);
}

TEST(Limits, Dimensions) {
    EXPECT_EQ(checked_dimension(largest_dimension), largest_dimension);
    EXPECT_EQ(code_of([] { checked_dimension(largest_dimension + 1); }), LAPILLI_ERROR_TOO_LARGE);
    EXPECT_EQ(ceil_div(largest, 1), largest);
    EXPECT_EQ(ceil_div(largest, largest), 1);
    EXPECT_EQ(ceil_div(7, largest), 1);
    EXPECT_EQ(ceil_div(0, largest), 0);
    EXPECT_NO_THROW(check_extent<double>(1000, 1000, 100000));
    EXPECT_NO_THROW(check_extent<double>(0, 1000, largest));
    EXPECT_EQ(code_of([] { check_extent<double>(2, 2, largest); }), LAPILLI_ERROR_TOO_LARGE);
    EXPECT_EQ(code_of([] { check_extent<double>(index_t{1} << 31, index_t{1} << 31, index_t{1} << 31); }),
              LAPILLI_ERROR_TOO_LARGE);
}

TEST(Limits, PatienceInNanoseconds) {
    EXPECT_EQ(in_nanoseconds(1), 1'000'000);
    EXPECT_EQ(in_nanoseconds(60'000), 60'000'000'000);
    for (const index_t milliseconds : {largest, largest / 1'000'000, largest / 1'000'000 + 1, largest / 2})
        EXPECT_GE(in_nanoseconds(milliseconds), largest - 1'000'000) << milliseconds;
}

/// A context on these devices, which leave no problem to the CPU.
class Sizes : public ::testing::Test {
  protected:
    void open(const char* devices) {
        close();
        ASSERT_EQ(lapilli_create(&ctx, devices), 0);
        for (const char* name : {"potrf.crossover", "sytrd.crossover", "stedc.crossover"}) set(name, "0");
    }
    void close() {
        if (ctx != nullptr) lapilli_destroy(ctx);
        ctx = nullptr;
    }
    void TearDown() override { close(); }
    void set(const char* name, const std::string& value) const {
        ASSERT_EQ(lapilli_set(ctx, name, value.c_str()), 0) << name;
    }

    /// The answer of a query, which has stored nothing when it failed.
    static lapilli_int ask(const std::function<lapilli_int(lapilli_memory*)>& query, lapilli_memory& bytes) {
        bytes = {7, 7};
        const lapilli_int info = query(&bytes);
        if (info != 0) {
            EXPECT_EQ(bytes.device, 7U);
            EXPECT_EQ(bytes.host, 7U);
        }
        return info;
    }
    static lapilli_int ask(const std::function<lapilli_int(lapilli_memory*)>& query) {
        lapilli_memory bytes;
        return ask(query, bytes);
    }

    lapilli_context ctx = nullptr;
};

TEST_F(Sizes, SpreadMatrices) {
    open("sim:2");
    const lapilli_int shapes[][2] = {{lapilli_int{1} << 40, lapilli_int{1} << 40},
                                     {lapilli_int{1} << 62, 4},
                                     {4, lapilli_int{1} << 62},
                                     {largest, 1},
                                     {1, largest},
                                     {largest, largest},
                                     {lapilli_int{1} << 31, lapilli_int{1} << 31}};
    for (const auto& [m, n] : shapes) {
        for (const lapilli_int nb : {lapilli_int{0}, lapilli_int{1}, lapilli_int{64}, largest}) {
            lapilli_matrix a = nullptr;
            EXPECT_EQ(lapilli_matrix_create(ctx, 'd', m, n, nb, &a), LAPILLI_ERROR_TOO_LARGE)
                << m << " x " << n << " in " << nb;
            EXPECT_EQ(a, nullptr);
        }
    }
    lapilli_matrix a = nullptr;
    EXPECT_EQ(lapilli_matrix_create(ctx, 'd', lapilli_int{1} << 30, lapilli_int{1} << 29, 64, &a),
              LAPILLI_ERROR_DEVICE_MEMORY);
    ASSERT_EQ(lapilli_matrix_create(ctx, 'd', 5, 7, largest, &a), 0);
    EXPECT_EQ(lapilli_matrix_destroy(a), 0);
}

TEST_F(Sizes, DeviceMemory) {
    open("sim:1");
    for (const std::size_t bytes : {std::numeric_limits<std::size_t>::max(),
                                    std::numeric_limits<std::size_t>::max() - 4096, std::size_t{1} << 63}) {
        void* pointer = this;
        EXPECT_EQ(lapilli_device_malloc(ctx, 0, bytes, &pointer), LAPILLI_ERROR_DEVICE_MEMORY) << bytes;
        EXPECT_EQ(pointer, nullptr);
    }
}

TEST_F(Sizes, Queries) {
    for (const char* devices : {"none", "sim:1", "sim:2"}) {
        open(devices);
        SCOPED_TRACE(devices);
        for (const int bits : {31, 32, 33, 40, 41, 62, 63}) {
            const lapilli_int n = bits == 63 ? largest : lapilli_int{1} << bits;
            SCOPED_TRACE(::testing::Message() << "n " << n);
            const bool cpu = devices == std::string("none");
            const auto expect_refused = [&](const char* name, const auto& query) {
                EXPECT_EQ(ask(query), LAPILLI_ERROR_TOO_LARGE) << name;
            };
            expect_refused("dsyevd", [&](auto* b) { return lapilli_dsyevd_memory(ctx, 'V', n, b); });
            expect_refused("zheevd", [&](auto* b) { return lapilli_zheevd_memory(ctx, 'V', n, b); });
            expect_refused("zhetrd", [&](auto* b) { return lapilli_zhetrd_memory(ctx, n, b); });
            expect_refused("dormtr", [&](auto* b) { return lapilli_dormtr_memory(ctx, 'L', n, n, b); });
            expect_refused("zungtr", [&](auto* b) { return lapilli_zungtr_memory(ctx, n, b); });
            expect_refused("dstedc", [&](auto* b) { return lapilli_dstedc_memory(ctx, 'V', n, b); });
            expect_refused("dpotrs", [&](auto* b) { return lapilli_dpotrs_memory(ctx, n, n, b); });
            expect_refused("dposv", [&](auto* b) { return lapilli_dposv_memory(ctx, n, n, b); });
            if (!cpu) expect_refused("zpotrf", [&](auto* b) { return lapilli_zpotrf_memory(ctx, n, b); });
        }
        // Large needs that fit into 64 bits are reported.
        lapilli_memory bytes;
        const lapilli_int n = lapilli_int{1} << 28;
        EXPECT_EQ(ask([&](auto* b) { return lapilli_dsyevd_memory(ctx, 'V', n, b); }, bytes), 0);
        EXPECT_GE(std::max(bytes.device, bytes.host), std::size_t{1} << 58);
    }
}

/// Widths are no wider than the matrix.
TEST_F(Sizes, BlockSizes) {
    for (const char* devices : {"sim:1", "sim:3"}) {
        open(devices);
        lapilli_memory small, bytes;
        const auto query = [&](auto* b) { return lapilli_dsyevd_memory(ctx, 'V', 2, b); };
        set("sytrd.nb", "2");
        ASSERT_EQ(ask(query, small), 0);
        for (const std::string& value : {std::string("1000000"), std::to_string(largest)}) {
            for (const char* name : {"sytrd.nb", "test.ormtr.nb", "potrf.nb", "getrf.nb", "geqrf.nb",
                                     "test.geqp3.nb", "matrix.nb", "test.level3.nb"})
                set(name, value);
            set("level3.crossover", "0");
            SCOPED_TRACE(value);
            ASSERT_EQ(ask(query, bytes), 0);
            EXPECT_EQ(bytes.device, small.device);
            EXPECT_EQ(bytes.host, small.host);
            std::vector<double> a = {2, 1, 1, 2}, b(4), w(2);
            EXPECT_EQ(lapilli_dsyevd(ctx, 'V', 'L', 2, a.data(), 2, w.data()), 0) << lapilli_last_error(ctx);
            EXPECT_NEAR(w[1], 3, 1e-14);
            a = {2, 1, 1, 2};
            EXPECT_EQ(lapilli_dgemm(ctx, 'N', 'N', 2, 2, 2, 1, a.data(), 2, a.data(), 2, 0, b.data(), 2), 0)
                << lapilli_last_error(ctx);
            EXPECT_EQ(b, (std::vector<double>{5, 4, 4, 5}));
            EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 2, a.data(), 2), 0) << lapilli_last_error(ctx);
            lapilli_matrix matrix = nullptr;
            EXPECT_EQ(lapilli_matrix_create(ctx, 'd', 3, 3, 0, &matrix), 0);
            EXPECT_EQ(lapilli_matrix_destroy(matrix), 0);
        }
    }
}

/// Host memory in which only the pages with two columns exist.
TEST_F(Sizes, LeadingDimensionsBeyond32Bits) {
    const lapilli_int ld = lapilli_int{1} << 31;
    const auto bytes = static_cast<std::size_t>(ld + 2) * sizeof(double);
    void* const memory =
        mmap(nullptr, 2 * bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) GTEST_SKIP() << "no address space of " << 2 * bytes << " bytes";
    auto* const a = static_cast<double*>(memory);
    double* const c = a + ld + 2;
    for (const char* devices : {"none", "sim:1"}) {
        open(devices);
        a[0] = 2, a[1] = 1, a[ld] = 1, a[ld + 1] = 3;
        const double x[] = {1, 10};
        double y[2] = {};
        EXPECT_EQ(lapilli_dsymv(ctx, 'L', 2, 1, a, ld, x, 1, 0, y, 1), 0) << lapilli_last_error(ctx);
        EXPECT_EQ(y[0], 12);
        EXPECT_EQ(y[1], 31);
        EXPECT_EQ(lapilli_dgemv(ctx, 'N', 2, 2, 1, a, ld, x, 1, 0, y, 1), 0) << lapilli_last_error(ctx);
        EXPECT_EQ(y[1], 31);
        EXPECT_EQ(lapilli_dgemm(ctx, 'N', 'N', 2, 2, 2, 1, a, ld, a, ld, 0, c, ld), 0)
            << lapilli_last_error(ctx);
        EXPECT_EQ(c[ld + 1], 10);
        EXPECT_EQ(lapilli_dsyrk(ctx, 'L', 'N', 2, 2, 1, a, ld, 0, c, ld), 0) << lapilli_last_error(ctx);
        EXPECT_EQ(c[0], 5);
    }
    EXPECT_EQ(munmap(memory, 2 * bytes), 0);
}

TEST_F(Sizes, WorkOnQueues) {
    open("sim:1");
    void* memory = nullptr;
    ASSERT_EQ(lapilli_device_malloc(ctx, 0, 1 << 20, &memory), 0);
    auto* const x = static_cast<double*>(memory);
    lapilli_queue queue = nullptr;
    ASSERT_EQ(lapilli_queue_create(ctx, 0, nullptr, &queue), 0);
    const lapilli_int n = largest;
    for (const lapilli_int cols : {lapilli_int{2}, n}) {
        EXPECT_EQ(lapilli_dgemv_async(queue, 'N', n, cols, 1, x, n, x, 1, 0, x, 1), LAPILLI_ERROR_TOO_LARGE);
        EXPECT_EQ(lapilli_dgemm_async(queue, 'N', 'N', n, cols, 2, 1, x, n, x, n, 0, x, n),
                  LAPILLI_ERROR_TOO_LARGE);
        EXPECT_EQ(lapilli_dsyrk_async(queue, 'L', 'N', n, cols, 1, x, n, 0, x, n), LAPILLI_ERROR_TOO_LARGE);
    }
    EXPECT_EQ(lapilli_dsymv_async(queue, 'L', n, 1, x, n, x, 1, 0, x, 1), LAPILLI_ERROR_TOO_LARGE);
    // Leading dimensions that no memory has.
    EXPECT_EQ(lapilli_dgemv_async(queue, 'N', 4, 4, 1, x, n, x, 1, 0, x, 1), LAPILLI_ERROR_TOO_LARGE);
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
    // Operands that are longer than their memory.
    EXPECT_EQ(lapilli_dgemv_async(queue, 'N', 1 << 20, 1 << 20, 1, x, 1 << 20, x, 1, 0, x, 1), 0);
    EXPECT_EQ(lapilli_queue_synchronize(queue), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(lapilli_queue_destroy(queue), 0);
    EXPECT_EQ(lapilli_device_free(ctx, memory), 0);
}

/// A device that has just what the query said serves the call, and one with a byte less does not.
TEST_F(Sizes, FactorizationsTakeWhatTheirQueriesSay) {
    constexpr lapilli_int n = 200, nrhs = 30;
    std::vector<double> a(n * n, 0.1), b(n * nrhs, 1);
    for (std::size_t i = 0; i < n; ++i) a[i * (n + 1)] = n;
    const std::function<lapilli_int()> calls[] = {
        [&] { return lapilli_dpotrf(ctx, 'L', n, a.data(), n); },
        [&] { return lapilli_dpotrs(ctx, 'L', n, nrhs, a.data(), n, b.data(), n); },
        [&] { return lapilli_dposv(ctx, 'L', n, nrhs, a.data(), n, b.data(), n); }};
    const std::function<lapilli_int(lapilli_memory*)> queries[] = {
        [&](auto* m) { return lapilli_dpotrf_memory(ctx, n, m); },
        [&](auto* m) { return lapilli_dpotrs_memory(ctx, n, nrhs, m); },
        [&](auto* m) { return lapilli_dposv_memory(ctx, n, nrhs, m); }};
    for (const char* devices : {"sim:1", "sim:2"}) {
        for (std::size_t k = 0; k < 3; ++k) {
            open(devices);
            lapilli_memory bytes;
            ASSERT_EQ(ask(queries[k], bytes), 0);
            set("sim.memory", std::to_string(bytes.device));
            EXPECT_EQ(calls[k](), 0) << k << lapilli_last_error(ctx);
            open(devices);
            set("sim.memory", std::to_string(bytes.device - 1));
            EXPECT_EQ(calls[k](), LAPILLI_ERROR_DEVICE_MEMORY) << k;
        }
        // One crossover serves the family.
        open(devices);
        set("potrf.crossover", "100000");
        for (const auto& query : queries) {
            lapilli_memory bytes;
            ASSERT_EQ(ask(query, bytes), 0);
            EXPECT_EQ(bytes.device, 0U);
        }
    }
}

}  // namespace
}  // namespace lapilli
