// SPDX-License-Identifier: BSD-3-Clause
// Divide and conquer of a bidiagonal matrix for a part of its values: the vectors of those are what they are
// among all, up to rounding errors, in blocks for all devices.
#include "svd/bdsdc/bdsdc.hpp"

#include <cmath>
#include <string>
#include <vector>

#include "support/precisions.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

/// Columns of a matrix on the devices, on the host.
template <class T>
std::vector<std::vector<T>> columns(Context& context, const DistMatrix<T>& a) {
    std::vector<std::vector<T>> host;
    for (index_t k = 0; k < a.cyclic.blocks(); ++k) {
        const DeviceView<T> block = a.block_column(k, 0);
        for (index_t j = 0; j < block.cols; ++j) {
            host.emplace_back(static_cast<std::size_t>(a.rows));
            download_array(context.queue(a.cyclic.owner(k)), block.at(0, j), host.back().data(), a.rows);
        }
    }
    context.synchronize();
    return host;
}

template <class T>
class BidiagonalPart : public ::testing::Test {
  protected:
    using R = real_t<T>;
    struct Found {
        IndexRange range;
        std::vector<R> values;
        std::vector<std::vector<T>> u, v;
    };
    static Found solve(int devices, index_t n, const Selection& wanted) {
        Context context("sim:" + std::to_string(devices));
        Allocated<BdsdcWork<T>> work(context, n, wanted.most(n), index_t(7));
        std::vector<R> d, e;
        for (index_t i = 0; i < n; ++i) {
            const auto x = static_cast<double>(i);
            d.push_back(static_cast<R>(1 + std::sin(7 * x * x)));
            e.push_back(static_cast<R>(std::cos(11 * x)));
        }
        const DivideAndConquerResult result = bdsdc<T>(context, d.data(), e.data(), wanted, *work);
        EXPECT_EQ(result.info, 0);
        return {result.found, d, columns(context, work->u), columns(context, work->v)};
    }
    /// Each vector as a multiple of the other one, which may be -1.
    static void expect_near(const std::vector<T>& x, const std::vector<T>& y) {
        double product = 0;
        for (std::size_t i = 0; i < x.size(); ++i)
            product += static_cast<double>(std::real(x[i])) * static_cast<double>(std::real(y[i]));
        EXPECT_NEAR(std::abs(product), 1, 2000 * static_cast<double>(unit_roundoff<T>));
    }
};
TYPED_TEST_SUITE(BidiagonalPart, ScalarsAs<::testing::Types>);

TYPED_TEST(BidiagonalPart, IsThatOfAll) {
    const index_t n = 90;
    const auto all = this->solve(1, n, Selection::all());
    ASSERT_EQ(all.u.size(), static_cast<std::size_t>(n));
    const double low = static_cast<double>(all.values[30]), high = static_cast<double>(all.values[10]);
    for (const int devices : {1, 3}) {
        for (const Selection& wanted :
             {Selection::all(), Selection::indices(4, 23), Selection::values(low, high),
              Selection::values(100, 200), Selection::indices(90, 90)}) {
            const auto part = this->solve(devices, n, wanted);
            EXPECT_EQ(part.values, all.values);
            const index_t first = part.range.begin, count = part.range.count;
            if (wanted.range == Range::indices) {
                EXPECT_EQ(first, wanted.il - 1);
                EXPECT_EQ(count, wanted.iu - wanted.il + 1);
            }
            if (wanted.range == Range::values) {
                EXPECT_EQ(count, wanted.vl == low ? 20 : 0);
                EXPECT_EQ(first, wanted.vl == low ? 10 : 0);
            }
            ASSERT_EQ(part.u.size(), static_cast<std::size_t>(count));
            ASSERT_EQ(part.v.size(), static_cast<std::size_t>(count));
            for (index_t j = 0; j < count; ++j) {
                const auto at = static_cast<std::size_t>(j), of_all = static_cast<std::size_t>(first + j);
                this->expect_near(part.u[at], all.u[of_all]);
                this->expect_near(part.v[at], all.v[of_all]);
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
