// SPDX-License-Identifier: BSD-3-Clause
// The sum of several vectors: its order, and what it neither reads nor writes.

#include "elementwise/args.hpp"
#include "emulator/run.hpp"
#include "kernels/support.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_ELEMENTWISE_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class SumParts : public ::testing::Test {
  protected:
    static void check(index_t n, int count, index_t incy, T beta) {
        SCOPED_TRACE(::testing::Message() << "n " << n << " parts " << count << " incy " << incy);
        std::vector<std::vector<T>> parts;
        std::vector<const T*> from;
        for (int k = 0; k < count; ++k) parts.push_back(random_vector<T>(n, seed_of(n, k)));
        for (const auto& part : parts) from.push_back(part.data());
        const index_t step = std::abs(incy);
        std::vector<T> y(static_cast<std::size_t>((n - 1) * step + 1), nan_of<T>());
        const auto at = [&](index_t i) {
            return static_cast<std::size_t>((incy > 0 ? i : n - 1 - i) * step);
        };
        const auto old = random_vector<T>(n, 99);
        for (index_t i = 0; i < n && beta != T(0); ++i) y[at(i)] = old[static_cast<std::size_t>(i)];
        const std::vector<T> before = y;
        const simt::EmulatedStream stream(simt::limits_like(90, 1), seed_of(n, count));
        SumPartsArgs<T> args{n, {}, count, beta, &y[at(0)], incy};
        std::copy(from.begin(), from.end(), args.parts);
        EXPECT_EQ(launch::run(stream, args), launch::success);
        std::vector<T> guards = y;
        for (index_t i = 0; i < n; ++i) {
            const auto k = static_cast<std::size_t>(i);
            T sum = T(0);
            for (const auto& part : parts) sum += part[k];  // the same order: the same bits
            const T expected = beta == T(0) ? sum : arch::fma(beta, old[k], sum);
            const T got = y[at(i)];
            ASSERT_TRUE(got == expected) << "element " << i;
            guards[at(i)] = before[at(i)];
        }
        EXPECT_TRUE(same_bits(guards, before)) << "wrote between the elements";
    }
};
TYPED_TEST_SUITE(SumParts, Scalars, ScalarNames);

TYPED_TEST(SumParts, Sums) {
    using T = TypeParam;
    for (const index_t n : {1, 31, 128, 129, 1000}) {
        for (const int count : {0, 1, 2, 3, 4, 8, 16}) {
            for (const index_t incy : {1, 2, -1, -3}) {
                for (const T beta : {T(0), T(1), make<T>(0.5, -2)}) {
                    this->check(n, count, incy, beta);
                    if (this->HasFatalFailure()) return;
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
