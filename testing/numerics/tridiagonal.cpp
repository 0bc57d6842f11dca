// SPDX-License-Identifier: BSD-3-Clause
// What the tests of every routine do not ask of the tridiagonal ones: small abstol, arguments of STEIN that contradict each
// other, NaN.
#include "numerics/suite.hpp"
#include "support/routines/stein.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class TridiagonalParts : public ::testing::Test {};
TYPED_TEST_SUITE(TridiagonalParts, RealScalars, ScalarNames);

// Diagonally dominant, falling by a factor of 4 from row to row: its elements define even the smallest value to all digits,
// which is far below eps times the norm.
template <class R>
void graded(std::int64_t n, std::vector<R>& D, std::vector<R>& E) {
    for (std::int64_t i = 0; i < n; ++i) {
        D.push_back(static_cast<R>(std::ldexp(1.0, static_cast<int>(-2 * i))));
        if (i + 1 < n) {
            E.push_back(static_cast<R>(std::ldexp(0.2, static_cast<int>(-2 * i - 2))));
        }
    }
}

// The values of the graded matrix from the smallest up, in double precision and by LAPACK as exactly as they go.
template <class R>
std::vector<double> exact(const std::vector<R>& D, const std::vector<R>& E) {
    const std::vector<double> d(D.begin(), D.end()), e(E.begin(), E.end());
    const auto n = lapack::to_int(static_cast<std::int64_t>(d.size()));
    std::vector<double> w(d.size());
    std::vector<lapack_int> block = narrow(n), split = narrow(n);
    lapack_int m = 0, splits = 0;
    LAPACKE_dstebz('A', 'E', n, 0, 0, 0, 0, 2 * std::numeric_limits<double>::min(), d.data(), e.data(), &m,
                   &splits, w.data(), block.data(), split.data());
    return w;
}

// abstol of twice the smallest number asks for all digits.
TYPED_TEST(TridiagonalParts, SmallAbstol) {
    using R = TypeParam;
    const std::int64_t n = sizeof(R) == 4 ? 16 : 40;  // squares must not vanish
    const R abstol = 2 * std::numeric_limits<R>::min();
    std::vector<R> D, E, W(n);
    graded(n, D, E);
    const std::vector<double> reference = exact(D, E);
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        std::vector<lapilli_int> block(n), split(n), fail(n);
        lapilli_int m = 0, splits = 0;
        const auto expect_exact = [&] {
            ASSERT_EQ(m, n);
            for (std::int64_t i = 0; i < n; ++i) {
                const double right = reference[static_cast<std::size_t>(i)];
                EXPECT_NEAR(W[static_cast<std::size_t>(i)], right, 20 * ulp<R> * right) << i;
            }
        };
        EXPECT_EQ((api::stebz<R>(ctx, 'A', 'E', n, R(0), R(0), 0, 0, abstol, D.data(), E.data(), &m, &splits,
                                 W.data(), block.data(), split.data())),
                  0);
        expect_exact();
        Matrix<R> Z(n, n);
        W.assign(n, 0);
        EXPECT_EQ((api::stevx<R>(ctx, 'V', 'A', n, D.data(), E.data(), R(0), R(0), 0, 0, abstol, &m, W.data(),
                                 Z.data(), Z.ld(), fail.data())),
                  0);
        expect_exact();
        const Probe<R> probe(n, n, 1);
        EXPECT_TRUE(eigenvector_residuals(tridiagonal_times(D, E, Z), 1.0, Z, W, probe).ok());
        EXPECT_TRUE(right_remarks(fail, false, n, n));
        // A part of them, by values.
        W.assign(n, 0);
        EXPECT_EQ(
            (api::stevx<R>(ctx, 'N', 'V', n, D.data(), E.data(), R(0), static_cast<R>(reference[4] * 1.5), 0,
                           0, abstol, &m, W.data(), nullptr, 1, nullptr)),
            0);
        EXPECT_EQ(m, 5);
        EXPECT_NEAR(W[0], reference[0], 20 * ulp<R> * reference[0]);
    }
}

// STEIN refuses values that descend (5), blocks that descend or are none (6), and, which LAPACK does not look at, ends of
// blocks that make no sense (7).
TYPED_TEST(TridiagonalParts, ContradictingArgumentsOfStein) {
    using R = TypeParam;
    const SmallBlocks ctx(1);
    Problem p;
    p.n = 30;
    typename Stein<R>::Data good;
    Stein<R>::data(p, good);
    const auto answer = [&](auto spoil) {
        typename Stein<R>::Data x = good;
        spoil(x);
        const Matrix<R> before = x.Z;
        const lapilli_int info = Stein<R>::call(ctx, p,
                                                {x.D.data(),
                                                 x.E.data(),
                                                 x.W.data(),
                                                 x.iblock.data(),
                                                 x.isplit.data(),
                                                 {x.Z.data(), x.Z.ld()},
                                                 x.ifail.data()});
        EXPECT_EQ(info < 0, x.Z.same_bits(before));
        return info;
    };
    using Data = typename Stein<R>::Data;
    EXPECT_EQ(answer([](Data&) {}), 0);
    EXPECT_EQ(answer([](Data& x) { std::swap(x.W[1], x.W[2]); }), -5);
    EXPECT_EQ(answer([](Data& x) { std::swap(x.iblock.front(), x.iblock.back()); }), -6);
    EXPECT_EQ(answer([](Data& x) { x.iblock.back() = 31; }), -6);
    EXPECT_EQ(answer([](Data& x) { x.iblock.front() = 0; }), -6);
    EXPECT_EQ(answer([](Data& x) { x.isplit[1] = x.isplit[0]; }), -7);
    EXPECT_EQ(answer([](Data& x) { x.isplit[2] = 31; }), -7);
}

TYPED_TEST(TridiagonalParts, NotFinite) {
    using R = TypeParam;
    const SmallBlocks ctx(1);
    for (const bool in_d : {true, false}) {
        std::vector<R> D(5, R(1)), E(4, R(1)), W(5, R(-1));
        (in_d ? D[2] : E[1]) = std::numeric_limits<R>::quiet_NaN();
        std::vector<lapilli_int> block(5, -7), split(5, -7);
        lapilli_int m = -1, splits = -1;
        EXPECT_EQ((api::stebz<R>(ctx, 'A', 'E', 5, R(0), R(0), 0, 0, R(0), D.data(), E.data(), &m, &splits,
                                 W.data(), block.data(), split.data())),
                  LAPILLI_ERROR_NOT_FINITE);
        EXPECT_EQ((api::stevr<R>(ctx, 'N', 'A', 5, D.data(), E.data(), R(0), R(0), 0, 0, R(0), &m, W.data(),
                                 nullptr, 1, nullptr)),
                  LAPILLI_ERROR_NOT_FINITE);
        EXPECT_EQ(m, -1);
        EXPECT_EQ(splits, -1);
        EXPECT_EQ(W, std::vector<R>(5, R(-1)));
    }
}

}  // namespace
}  // namespace lapilli::testing
