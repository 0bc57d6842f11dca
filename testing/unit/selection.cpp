// SPDX-License-Identifier: BSD-3-Clause
// Part of the spectrum of a tridiagonal matrix: whatever is asked for, in however many pieces the matrix
// falls and on however many devices, it is a part of what is found when all is asked for.
#include "base/selection.hpp"

#include <cmath>

#include "support/precisions.hpp"
#include "tridiagonal/on_cpu.hpp"
#include "tridiagonal/stedc/stedc.hpp"
#include "tridiagonal/sterf.hpp"
#include "tridiagonal/unreduced.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

template <class R>
struct Tridiagonal {
    std::vector<R> d, e;
    index_t n() const { return static_cast<index_t>(d.size()); }
};

/// Numbers without a pattern, between -1 and 1.
double number(index_t i) {
    return std::sin(12.9898 * static_cast<double>(i) + 0.7) * std::cos(static_cast<double>(i * i));
}

/// `apart`: after this many rows the off-diagonal element is zero, and the next piece is 1000 times smaller.
/// `twin`: the second half repeats the first, which deflates.
template <class R>
Tridiagonal<R> make(index_t n, index_t apart, bool twin) {
    Tridiagonal<R> t;
    double scale = 1;
    for (index_t i = 0; i < n; ++i) {
        const index_t like = twin && i >= n / 2 ? i - n / 2 : i;
        t.d.push_back(static_cast<R>(scale * number(like)));
        const bool gap = apart > 0 && i % apart == apart - 1;
        if (gap) scale = scale < 1e-4 ? 1 : scale / 1000;
        const double beside = twin && i == n / 2 - 1 ? 1e-9 : 0.5 + 0.3 * number(like + 1000);
        if (i + 1 < n) t.e.push_back(gap ? R(0) : static_cast<R>(scale * beside));
    }
    return t;
}

template <class R>
std::vector<Tridiagonal<R>> matrices() {
    std::vector<Tridiagonal<R>> all;
    for (const index_t n : {1, 2, 33, 90, 150}) all.push_back(make<R>(n, 0, false));
    all.push_back(make<R>(120, 0, true));
    all.push_back(make<R>(130, 17, false));
    all.push_back(make<R>(60, 1, false));
    all.push_back({std::vector<R>(40, R(0)), std::vector<R>(39, R(0))});
    return all;
}

template <class R>
std::vector<Selection> index_ranges(index_t n) {
    std::vector<Selection> all = {Selection::all(),
                                  Selection::indices(1, n),
                                  Selection::indices(1, 1),
                                  Selection::indices(n, n),
                                  Selection::indices(n / 3 + 1, n / 2 + 1),
                                  Selection::indices(1, (n + 1) / 2),
                                  Selection::indices((n + 1) / 2, n)};
    for (index_t i = 1; i <= n; i += 7) all.push_back(Selection::indices(i, std::min(n, i + 9)));
    return all;
}

TEST(Selection, WhichOfTheValues) {
    const std::vector<double> w = {-2, -1, -1, 0, 3};
    const auto among = [&](const Selection& s) {
        const IndexRange r = s.among(w.data(), 5);
        return std::pair(r.begin, r.count);
    };
    using Found = std::pair<index_t, index_t>;
    EXPECT_EQ(among(Selection::all()), Found(0, 5));
    EXPECT_EQ(among(Selection::indices(2, 4)), Found(1, 3));
    EXPECT_EQ(among(Selection::values(-2, 0)), Found(1, 3));
    EXPECT_EQ(among(Selection::values(-1, 3)), Found(3, 2));
    EXPECT_EQ(among(Selection::values(-1.5, -1)), Found(1, 2));
    EXPECT_EQ(among(Selection::values(3, 9)), Found(5, 0));
    EXPECT_EQ(among(Selection::values(-INFINITY, INFINITY)), Found(0, 5));
    EXPECT_EQ(among(Selection::values(NAN, 3)).second, 5);
    EXPECT_EQ(among(Selection::values(-2, NAN)).second, 0);
}

template <class R>
class PartOfTheSpectrum : public ::testing::Test {
  protected:
    std::vector<R> values(lapilli::Context& context, const Tridiagonal<R>& t, const Selection& wanted,
                          std::vector<index_t>* block = nullptr) {
        Allocated<BisectionWork> work(context, t.n());
        std::vector<R> w(t.d.size());
        std::vector<index_t> of(t.d.size());
        const index_t m = bisect(context, t.d.data(), t.e.data(), wanted, w.data(), of.data(), *work);
        w.resize(static_cast<std::size_t>(m));
        of.resize(static_cast<std::size_t>(m));
        if (block != nullptr) *block = of;
        return w;
    }
};
TYPED_TEST_SUITE(PartOfTheSpectrum, RealScalarsAs<::testing::Types>);

TYPED_TEST(PartOfTheSpectrum, IndicesAreThoseOfAll) {
    using R = TypeParam;
    for (int devices = 1; devices <= 4; ++devices) {
        lapilli::Context context("sim:" + std::to_string(devices));
        for (const Tridiagonal<R>& t : matrices<R>()) {
            std::vector<index_t> blocks, some_blocks;
            const std::vector<R> all = this->values(context, t, {}, &blocks);
            ASSERT_EQ(all.size(), t.d.size());
            EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
            for (const Selection& wanted : index_ranges<R>(t.n())) {
                SCOPED_TRACE(std::to_string(t.n()) + ": " + std::to_string(wanted.il) + " to " +
                             std::to_string(wanted.iu));
                const IndexRange range = wanted.among(all.data(), t.n());
                const std::vector<R> some = this->values(context, t, wanted, &some_blocks);
                EXPECT_EQ(some,
                          std::vector<R>(all.begin() + range.begin, all.begin() + range.begin + range.count));
                EXPECT_EQ(some_blocks, std::vector<index_t>(blocks.begin() + range.begin,
                                                            blocks.begin() + range.begin + range.count));
            }
        }
    }
}

TYPED_TEST(PartOfTheSpectrum, ValuesBetweenBounds) {
    using R = TypeParam;
    lapilli::Context context("sim:2");
    for (const Tridiagonal<R>& t : matrices<R>()) {
        const std::vector<R> all = this->values(context, t, {});
        // Bounds in gaps of the spectrum: the count is clear.
        std::vector<double> bounds = {-100.0, 100.0};
        for (std::size_t i = 1; i < all.size(); i += 5) {
            if (all[i] - all[i - 1] > 1e-3) bounds.push_back((double(all[i]) + double(all[i - 1])) / 2);
        }
        for (const double vl : bounds) {
            for (const double vu : bounds) {
                if (vl >= vu) continue;
                const Selection wanted = Selection::values(static_cast<R>(vl), static_cast<R>(vu));
                const IndexRange range = wanted.among(all.data(), t.n());
                EXPECT_EQ(this->values(context, t, wanted),
                          std::vector<R>(all.begin() + range.begin, all.begin() + range.begin + range.count))
                    << t.n() << ": " << vl << " to " << vu;
            }
        }
    }
}

/// An eigenvalue on the lower bound is not wanted, one on the upper bound is.
TYPED_TEST(PartOfTheSpectrum, BoundsThatAreEigenvalues) {
    using R = TypeParam;
    lapilli::Context context("sim:1");
    Tridiagonal<R> t;
    for (index_t i = 0; i < 50; ++i) t.d.push_back(static_cast<R>(50 - i));
    t.e.assign(49, R(0));
    EXPECT_EQ(this->values(context, t, Selection::values(10, 13)), (std::vector<R>{11, 12, 13}));
    // In a matrix that does not fall apart the values lie between the bounds, whatever they are.
    const Tridiagonal<R> u = make<R>(90, 0, false);
    const std::vector<R> all = this->values(context, u, {});
    for (std::size_t i = 0; i + 4 < all.size(); i += 3) {
        const std::vector<R> some = this->values(context, u, Selection::values(all[i], all[i + 4]));
        for (const R x : some) EXPECT_TRUE(x > all[i] && x <= all[i + 4]);
        EXPECT_NEAR(static_cast<double>(some.size()), 4, 1);
    }
}

template <class T>
class PartOfTheVectors : public ::testing::Test {
  protected:
    using Real = real_t<T>;
    struct Found {
        std::vector<Real> d;
        IndexRange range;
        std::vector<std::vector<T>> columns;
    };

    Found solve(lapilli::Context& context, Tridiagonal<Real> t, const Selection& wanted) {
        Allocated<StedcWork<T>> work(context, t.n(), wanted.most(t.n()), index_t(16));
        const DivideAndConquerResult result = stedc(context, t.d.data(), t.e.data(), wanted, *work);
        EXPECT_EQ(result.info, 0);
        Found found{t.d, result.found, {}};
        const DistMatrix<T>& z = work->vectors;
        EXPECT_EQ(z.cols(), result.found.count);
        for (index_t j = 0; j < z.cols(); ++j) {
            const Cyclic& cyclic = z.cyclic;
            const index_t b = j / cyclic.nb();
            std::vector<T> column(static_cast<std::size_t>(t.n()));
            copy_across(context.queue(cyclic.owner(b)),
                        z.block_column(b, 0).block(0, j - cyclic.block_start(b), t.n(), 1),
                        HostView<T>{column.data(), t.n(), 1, t.n()});
            context.synchronize();
            found.columns.push_back(column);
        }
        return found;
    }
};
TYPED_TEST_SUITE(PartOfTheVectors, ScalarsAs<::testing::Types>);

TYPED_TEST(PartOfTheVectors, AreThoseOfAll) {
    using R = real_t<TypeParam>;
    for (const int devices : {1, 2, 3}) {
        lapilli::Context context("sim:" + std::to_string(devices));
        for (const Tridiagonal<R>& t : matrices<R>()) {
            const auto all = this->solve(context, t, {});
            std::vector<Selection> ranges = index_ranges<R>(t.n());
            ranges.push_back(Selection::values(-0.3, 0.4));
            ranges.push_back(Selection::values(50, 60));
            for (const Selection& wanted : ranges) {
                SCOPED_TRACE(std::to_string(devices) + " devices, n = " + std::to_string(t.n()) + ": " +
                             std::to_string(wanted.il) + " to " + std::to_string(wanted.iu));
                const auto some = this->solve(context, t, wanted);
                EXPECT_EQ(some.d, all.d);
                const IndexRange range = wanted.among(all.d.data(), t.n());
                ASSERT_EQ(some.range.begin, range.begin);
                ASSERT_EQ(some.range.count, range.count);
                double furthest = 0;
                for (index_t j = 0; j < range.count; ++j) {
                    for (std::size_t i = 0; i < t.d.size(); ++i) {
                        furthest = std::max(
                            furthest,
                            double(std::abs(some.columns[static_cast<std::size_t>(j)][i] -
                                            all.columns[static_cast<std::size_t>(range.begin + j)][i])));
                    }
                }
                // The BLAS may sum in another order for another number of columns.
                EXPECT_LE(furthest, 20 * unit_roundoff<R>);
            }
        }
    }
}

/// The first vector of STEIN's, of another block, is the last of the sorted ones.
TEST(Selection, FailedVectorsHaveTheirSortedNumbers) {
    std::vector<index_t> failed{1, 3, 0, 0};
    renumber_failed({1, 2, 3, 0}, failed);
    EXPECT_EQ(failed, (std::vector<index_t>{4, 2, 0, 0}));
}

}  // namespace
}  // namespace lapilli::testing
