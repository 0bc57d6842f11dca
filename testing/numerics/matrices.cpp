// SPDX-License-Identifier: BSD-3-Clause
// lapilli_matrix: its layout as the header draws it, copies from and to all kinds of memory, bad arguments.
#include "numerics/suite.hpp"
#include "support/kinds.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Matrices : public ::testing::Test {};
TYPED_TEST_SUITE(Matrices, FullScalars, ScalarNames);

TYPED_TEST(Matrices, ScatterAndGather) {
    using T = TypeParam;
    for (const int device_count : {1, 2, 3, 5}) {
        const Context ctx(devices(device_count));
        for (const auto& [m, n, nb] :
             {std::tuple{0, 0, 0}, {1, 1, 0}, {7, 0, 4}, {0, 9, 4}, {23, 41, 4}, {40, 17, 16}}) {
            SCOPED_TRACE(std::to_string(m) + " x " + std::to_string(n) + " on " +
                         std::to_string(device_count));
            Matrix<T> source = random_matrix<T>(m, n, 3, Stream(1)), target(m, n, 2);
            const Matrix<T> empty = target;
            lapilli_matrix A = nullptr;
            ASSERT_EQ(lapilli_matrix_create(ctx, letter<T>, m, n, nb, &A), 0);
            ASSERT_EQ(lapilli_matrix_gather(A, target.data(), target.ld()), 0);
            EXPECT_TRUE(target.same_bits(empty)) << "a new matrix is not zero";
            ASSERT_EQ(lapilli_matrix_scatter(A, source.data(), source.ld()), 0);
            ASSERT_EQ(lapilli_matrix_gather(A, target.data(), target.ld()), 0);
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; i < m; ++i) {
                    ASSERT_EQ(source(i, j), target(i, j)) << i << ", " << j;
                }
            }
            // Through device memory, padding untouched.
            Matrix<T> again(m, n, 2);
            {
                const DeviceCopy in(ctx, source), out(ctx, again);
                ASSERT_EQ(lapilli_matrix_scatter(A, in.as<void>(), source.ld()), 0);
                ASSERT_EQ(lapilli_matrix_gather(A, out.as<void>(), again.ld()), 0);
                out.download();
            }
            EXPECT_TRUE(again.same_bits(target));
            EXPECT_EQ(lapilli_matrix_destroy(A), 0);
        }
    }
}

// Column j lives on device (j / nb) mod p, as local column (j / nb / p) nb + j mod nb.
TYPED_TEST(Matrices, Layout) {
    using T = TypeParam;
    const std::int64_t m = 11, n = 45, nb = 4;
    for (const int p : {1, 2, 3, 5}) {
        const Context ctx(devices(p));
        Matrix<T> source = random_matrix<T>(m, n, 0, Stream(2));
        lapilli_matrix A = nullptr;
        ASSERT_EQ(lapilli_matrix_create(ctx, letter<T>, m, n, nb, &A), 0);
        ASSERT_EQ(lapilli_matrix_scatter(A, source.data(), source.ld()), 0);
        std::int64_t total = 0;
        for (int k = 0; k < p; ++k) {
            void* pointer = nullptr;
            lapilli_int ld = 0, columns = 0;
            ASSERT_EQ(lapilli_matrix_local(A, k, &pointer, &ld, &columns), 0);
            total += columns;
            ASSERT_GE(ld, m);
            std::vector<T> local(static_cast<std::size_t>(ld * columns));
            ASSERT_EQ(lapilli_copy(ctx, local.data(), pointer, local.size() * sizeof(T)), 0);
            for (std::int64_t j = 0; j < n; ++j) {
                if (j / nb % p == k) {
                    const std::int64_t at = j / nb / p * nb + j % nb;
                    ASSERT_LT(at, columns);
                    for (std::int64_t i = 0; i < m; ++i) {
                        ASSERT_EQ(local[static_cast<std::size_t>(i + at * ld)], source(i, j));
                    }
                }
            }
        }
        EXPECT_EQ(total, n);
        EXPECT_EQ(lapilli_matrix_local(A, 0, nullptr, nullptr, nullptr), 0);
        EXPECT_LT(lapilli_matrix_local(A, p, nullptr, nullptr, nullptr), 0);
        lapilli_matrix_destroy(A);
    }
}

TYPED_TEST(Matrices, BadArguments) {
    using T = TypeParam;
    const Context ctx("sim:2"), none("none");
    lapilli_matrix A = nullptr;
    EXPECT_EQ(lapilli_matrix_create(ctx, 'x', 4, 4, 0, &A), -1);
    EXPECT_EQ(lapilli_matrix_create(ctx, letter<T>, -1, 4, 0, &A), -2);
    EXPECT_EQ(lapilli_matrix_create(ctx, letter<T>, 4, -1, 0, &A), -3);
    EXPECT_EQ(lapilli_matrix_create(ctx, letter<T>, 4, 4, -1, &A), -4);
    EXPECT_EQ(lapilli_matrix_create(ctx, letter<T>, 4, 4, 0, nullptr), -5);
    EXPECT_LT(lapilli_matrix_create(none, letter<T>, 4, 4, 0, &A), 0) << "there is no device to spread over";
    EXPECT_EQ(A, nullptr);
    ASSERT_EQ(lapilli_matrix_create(ctx, letter<T>, 4, 4, 0, &A), 0);
    T host[16] = {};
    EXPECT_EQ(lapilli_matrix_scatter(A, nullptr, 4), -2);
    EXPECT_EQ(lapilli_matrix_scatter(A, host, 3), -3);
    EXPECT_EQ(lapilli_matrix_gather(A, nullptr, 4), -2);
    EXPECT_EQ(lapilli_matrix_gather(A, host, 3), -3);
    EXPECT_EQ(lapilli_matrix_destroy(A), 0);
}

}  // namespace
}  // namespace lapilli::testing
