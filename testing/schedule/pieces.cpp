// SPDX-License-Identifier: BSD-3-Clause
// Dense operators that travel in several pieces to devices which are late, and products of sparse matrices
// into device memory that fail: what is on its way stays as it is, and so does what the caller has.
#include "iterative/dense_operator.hpp"
#include "iterative/drivers.hpp"
#include "schedule/iterative.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Pieces : public ::testing::Test {};
TYPED_TEST_SUITE(Pieces, FullScalars, ScalarNames);

/// Two columns at a time, and all at once.
TYPED_TEST(Pieces, OfADenseOperator) {
    using T = TypeParam;
    const Matrix<T> full = dense(iterative::second_differences<T>());
    const std::int64_t n = iterative::n;
    for (const int devices : {1, 2, 3}) {
        std::vector<Matrix<T>> found;
        for (int seed = 0; seed < (sanitized ? 3 : 8); ++seed) {
            const iterative::Late ctx(devices, seed, seed == 0 ? 0 : 150);
            lapilli::Context& context = static_cast<lapilli_context>(ctx)->context;
            DenseOperator<T> a({full.data(), n, n, full.ld()}, false, seed == 0 ? n * n : 2 * n);
            Matrix<T> x(n, 3);
            std::vector<Real<T>> w(3), residuals(3);
            index_t restarts = 0;
            const Pencil<T> pencil{n, &a, nullptr, nullptr};
            const Basis<T> basis{3, 2, 14, static_cast<Real<T>>(sizeof(Real<T>) == 4 ? 1e-4 : 1e-7), 300};
            ASSERT_EQ(run_trlan<T>(context, pencil, 'L', basis, {x.data(), n, 0, n}, w.data(),
                                   UserMatrix<T>{x.data(), n, 3, x.ld()}, residuals.data(), &restarts),
                      0)
                << devices << " devices, seed " << seed;
            found.push_back(x);
            EXPECT_TRUE(x.same_bits(found.front())) << devices << " devices, seed " << seed;
        }
    }
}

/// X and Y on one of the devices, Y by columns, so that it does not compute there: unless it was the delivery
/// of Y that failed, Y is as it was.
TYPED_TEST(Pieces, OfAProductThatFails) {
    using T = TypeParam;
    const Entries<T> entries = power_law<T>(40, 40);
    const Matrix<T> A = dense(entries);
    for (const char* format : {"csr", "sell"}) {
        for (const int home : {0, 2}) {
            for (const char* kind : {"alloc", "copy", "launch", "fault"}) {
                const Shuffled ctx(3, 1, 20);
                ctx.set("spmm.crossover", "0");
                ctx.set("sparse.format", format);
                ctx.set("memory.cache", "off");
                const SparseHandle a(ctx, entries);
                const Product<T> before(40, 40, 'N', 'C', 3, 1);
                int failed = 0;
                for (int count = 1; count < 200; ++count) {
                    SCOPED_TRACE(std::string(format) + " on " + std::to_string(home) + ", " + kind + ':' +
                                 std::to_string(count));
                    Product<T> product = before;
                    void *x = nullptr, *y = nullptr;
                    ASSERT_EQ(lapilli_device_malloc(ctx, home, before.x.bytes(), &x), 0);
                    ASSERT_EQ(lapilli_device_malloc(ctx, home, before.y.bytes(), &y), 0);
                    ASSERT_EQ(lapilli_copy(ctx, x, before.x.data(), before.x.bytes()), 0);
                    ASSERT_EQ(lapilli_copy(ctx, y, before.y.data(), before.y.bytes()), 0);
                    ctx.set("sim.fail", std::string(kind) + ':' + std::to_string(count));
                    const lapilli_int info =
                        api::spmm<T>(ctx, 'N', 'C', 3, before.alpha, a, static_cast<const T*>(x),
                                     before.x.ld(), before.beta, static_cast<T*>(y), before.y.ld());
                    const std::string text = lapilli_last_error(ctx);
                    ctx.set("sim.fail", "");
                    ASSERT_EQ(lapilli_copy(ctx, product.y.data(), y, before.y.bytes()), 0);
                    EXPECT_EQ(lapilli_device_free(ctx, x), 0);
                    EXPECT_EQ(lapilli_device_free(ctx, y), 0);
                    if (info == 0) {
                        ASSERT_EQ(product.complaint(A, before), "");
                        break;
                    }
                    ++failed;
                    EXPECT_LT(info, 0);
                    if (text.find("copy to a device") == std::string::npos) {
                        EXPECT_TRUE(product.y.same_bits(before.y)) << "Y has changed: " << text;
                    }
                    if (::testing::Test::HasFailure()) return;
                }
                EXPECT_GT(failed, 0) << kind;
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
