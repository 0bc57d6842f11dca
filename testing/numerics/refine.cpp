// SPDX-License-Identifier: BSD-3-Clause
// GERFS and PORFS where columns differ, and with right-hand sides that give little to go by.
#include "numerics/suite.hpp"
#include "support/routines/gerfs.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Refinements : public ::testing::Test {
  protected:
    using R = Real<T>;
    using Data = typename Gerfs<T>::Data;

    static Problem problem(std::int64_t columns) {
        Problem p;
        p.n = 70;
        p.k = columns;
        p.trans = 'N';
        return p;
    }
    static Data data(const Problem& p) {
        Data x;
        Gerfs<T>::data(p, x);
        return x;
    }
    static typename Gerfs<T>::Pointers pointers(Data& x) {
        return {{x.A.data(), x.A.ld()}, {x.AF.data(), x.AF.ld()}, x.ipiv.data(),
                {x.B.data(), x.B.ld()}, {x.X.data(), x.X.ld()},   x.ferr.data(),
                x.berr.data()};
    }
    static void scale_column(Matrix<T>& M, std::int64_t j, double factor) {
        for (std::int64_t i = 0; i < M.rows(); ++i) M(i, j) *= static_cast<R>(factor);
    }
    // Solves on the devices and with LAPACK.
    void solve(const Problem& p, Data& ours, Data& theirs) {
        theirs = ours;
        ASSERT_EQ(Gerfs<T>::call(context, p, pointers(ours)), 0) << lapilli_last_error(context);
        ASSERT_EQ(Gerfs<T>::call_lapack(p, pointers(theirs)), 0);
    }

    const SmallBlocks context{2};
};
TYPED_TEST_SUITE(Refinements, Scalars, ScalarNames);

// A column near the smallest numbers and one near the largest: what one of them is worth is not what the
// others are.
TYPED_TEST(Refinements, ColumnsOfAllSizes) {
    using T = TypeParam;
    using R = Real<T>;
    const Problem p = this->problem(5);
    auto ours = this->data(p), theirs = ours;
    const double sizes[] = {1, std::sqrt(static_cast<double>(std::numeric_limits<R>::min())), 1e-3, 1e9,
                            std::sqrt(static_cast<double>(std::numeric_limits<R>::max()))};
    for (std::int64_t j = 0; j < p.k; ++j) {
        this->scale_column(ours.B, j, sizes[j]);
        this->scale_column(ours.X, j, sizes[j]);
    }
    this->solve(p, ours, theirs);
    for (std::size_t j = 0; j < 5; ++j) {
        EXPECT_LE(ours.berr[j], static_cast<R>(p.n + 1) * ulp<T>) << "column " << j;
        EXPECT_LE(
            *of_estimate(static_cast<double>(ours.ferr[j]), static_cast<double>(theirs.ferr[j])).residual, 6)
            << "column " << j;
    }
}

// Nothing is known of x where b = 0 and x = 0: the bounds are LAPACK's.
TYPED_TEST(Refinements, NothingOnTheRight) {
    const Problem p = this->problem(3);
    auto ours = this->data(p), theirs = ours;
    this->scale_column(ours.B, 1, 0);
    this->scale_column(ours.X, 1, 0);
    this->solve(p, ours, theirs);
    EXPECT_EQ(ours.berr[1], theirs.berr[1]);
    for (std::int64_t i = 0; i < p.n; ++i) EXPECT_EQ(ours.X(i, 1), TypeParam(0));
    EXPECT_EQ(theirs.ferr[1] == 0, ours.ferr[1] == 0);
}

// A NaN in a column stays there.
TYPED_TEST(Refinements, NaNInAColumn) {
    using T = TypeParam;
    const Problem p = this->problem(3);
    auto ours = this->data(p), clean = this->data(p), ignored = clean;
    ours.B(11, 1) = quiet_nan<T>();
    this->solve(p, clean, ignored);
    ASSERT_EQ(Gerfs<T>::call(this->context, p, this->pointers(ours)), 0);
    EXPECT_TRUE(std::isnan(ours.berr[1]));
    EXPECT_FALSE(std::isfinite(ours.ferr[1]));
    for (const std::size_t j : {0, 2}) {
        EXPECT_EQ(ours.berr[j], clean.berr[j]);
        EXPECT_EQ(ours.ferr[j], clean.ferr[j]);
    }
}

}  // namespace
}  // namespace lapilli::testing
