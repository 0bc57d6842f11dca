// SPDX-License-Identifier: BSD-3-Clause
// Sparse products of whole calls by the kernels' text under the emulator: right, and the same bits on any
// number of devices.
#include "emulator/operations/kernels.hpp"
#include "schedule/suite.hpp"
#include "support/sparse.hpp"

namespace lapilli::testing {
namespace {

const bool kernels_installed = (simt::install_kernels(), true);

template <class T>
class SparseKernels : public ::testing::Test {};
TYPED_TEST_SUITE(SparseKernels, FullScalars, ScalarNames);

/// Rows beyond 256 entries among them.
template <class T>
Entries<T> with_long_rows() {
    return entries_where<T>(400, 400, 2, [](std::int64_t i, std::int64_t j) {
        return i % 90 == 7 || (i * 31 + j * 17) % 97 < i % 5;
    });
}

/// None but those on each device; and a part that is one of them.
template <class T>
std::vector<Entries<T>> of_long_rows() {
    return {
        entries_where<T>(7, 290, 2, [](auto, auto) { return true; }),
        entries_where<T>(290, 290, 3, [](std::int64_t i, std::int64_t j) { return i == j || i * j == 0; })};
}

TYPED_TEST(SparseKernels, TheSameBitsOnAnyNumberOfDevices) {
    using T = TypeParam;
    ASSERT_TRUE(kernels_installed);
    std::vector<Entries<T>> all = of_long_rows<T>();
    all.insert(all.end(), {with_long_rows<T>(), blocked<T>(40, 40, 3), power_law<T>(90, 60)});
    int turn = 0;
    for (const Entries<T>& entries : all) {
        const Matrix<T> A = dense(entries);
        for (const char* format : {"csr", "sell", "bsr", "bricks"}) {
            for (const char trans : {'N', 'C'}) {
                for (const std::int64_t k : {1, 6, 16}) {
                    std::vector<Matrix<T>> results;
                    // Two and three devices by turns.
                    for (const int devices : {1, 2 + turn++ % 2}) {
                        const Shuffled ctx(devices, devices);
                        ctx.set("spmm.crossover", "0");
                        ctx.set("sim.kernels", "emulated");
                        ctx.set("sparse.format", format);
                        const SparseHandle a(ctx, entries);
                        const Product<T> before(entries.rows, entries.cols, trans, 'R', k, 0);
                        Product<T> product = before;
                        ASSERT_EQ(product.call(ctx, a), 0) << lapilli_last_error(ctx);
                        if (results.empty()) {
                            ASSERT_EQ(product.complaint(A, before), "") << format << ' ' << trans << ' ' << k;
                        }
                        results.push_back(product.y);
                        EXPECT_TRUE(product.y.same_bits(results.front()))
                            << format << ' ' << trans << ' ' << k;
                    }
                }
            }
        }
        ++turn;  // the steps of a matrix are an even number
    }
}

}  // namespace
}  // namespace lapilli::testing
