// SPDX-License-Identifier: BSD-3-Clause
// BDSVDX, GBBRD and GBBRD_GB2BD on devices: triangles and ranges, zeros, bands of all widths in every memory,
// numbers whose squares leave the range, failures without a change.
#include <cmath>
#include <limits>

#include "numerics/suite.hpp"
#include "support/routines/bdsvdx.hpp"
#include "support/routines/gbbrd.hpp"

namespace lapilli::testing {
namespace {

template <class R>
class SomeOfBidiagonal : public ::testing::Test {
  protected:
    using Data = typename Bdsvdx<R>::Data;
    inline static const RoutineOf<R, Bdsvdx> routine;

    static Problem problem(char uplo, std::int64_t n, char range) {
        Problem p;
        p.uplo = uplo;
        p.n = n;
        p.job = 'V';
        p.range = range;
        p.pad = 2;
        return p;
    }
    static lapilli_int solve(lapilli_context ctx, const Problem& p, Data& x) {
        const Selected s = Bdsvdx<R>::part(p);
        return api::bdsvdx<R>(ctx, p.uplo, p.job, s.range, p.n, x.D.data(), x.E.data(), static_cast<R>(s.vl),
                              static_cast<R>(s.vu), s.il, s.iu, x.ns.data(), x.S.data(), x.Z.data(),
                              x.Z.ld());
    }
    static Data data(const Problem& p) {
        Data x;
        Bdsvdx<R>::data(p, x);
        return x;
    }
    static bool same(const Data& x, const Data& y) {
        return x.ns == y.ns && x.S == y.S && x.Z.same_bits(y.Z);
    }
};
TYPED_TEST_SUITE(SomeOfBidiagonal, RealScalars, ScalarNames);

TYPED_TEST(SomeOfBidiagonal, TrianglesAndRanges) {
    int turn = 0;
    for (const std::int64_t n : {1, 2, 33, 66}) {
        for (const char range : {'A', 'V', 'I'}) {
            SCOPED_TRACE(::testing::Message() << n << range);
            const SmallBlocks ctx(1 + turn % 4);
            constexpr Where places[] = {Where::host, Where::device, Where::spread};
            Problem p = this->problem(turn % 2 == 0 ? 'U' : 'L', n, range);
            expect_correct(this->routine, ctx, p, places[turn % 3]);
            p.job = 'N';
            expect_correct(this->routine, ctx, p, Where::host);
            ++turn;
        }
    }
}

// One value alone is that of all, and so are its vectors' residuals; an empty interval has none, and writes
// their number alone.
TYPED_TEST(SomeOfBidiagonal, OneAndNone) {
    using R = TypeParam;
    const SmallBlocks ctx(2);
    Problem all = this->problem('U', 40, 'A'), one = this->problem('U', 40, 'I'),
            none = this->problem('U', 40, 'V');
    auto of_all = this->data(all);
    ASSERT_EQ(this->solve(ctx, all, of_all), 0);
    for (const std::int64_t k : {1, 17, 40}) {
        one.il = one.iu = k;
        auto x = this->data(one);
        ASSERT_EQ(this->solve(ctx, one, x), 0);
        EXPECT_EQ(x.ns[0], 1);
        EXPECT_EQ(x.S[0], of_all.S[static_cast<std::size_t>(k - 1)]);
    }
    none.vl = 100;
    none.vu = 101;
    auto x = this->data(none);
    const auto before = x;
    ASSERT_EQ(this->solve(ctx, none, x), 0);
    EXPECT_EQ(x.ns[0], 0);
    EXPECT_TRUE(x.S == before.S && x.Z.same_bits(before.Z));
    EXPECT_EQ(R(-7), before.S[0]);
}

// Vectors of values that are 0, or next to it, are orthonormal.
TYPED_TEST(SomeOfBidiagonal, ZerosAndSmallValues) {
    using R = TypeParam;
    for (const char uplo : {'U', 'L'}) {
        const SmallBlocks ctx(1);
        const Problem p = this->problem(uplo, 40, 'A');
        const auto given = this->data(p);
        for (const int kind : {0, 1, 2}) {
            SCOPED_TRACE(::testing::Message() << uplo << kind);
            auto x = given;
            for (std::size_t i = 0; i < x.D.size(); ++i) {
                if (kind == 0 && i % 7 == 3) x.D[i] = 0;
                if (kind == 1) x.D[i] = 0;
                if (kind == 2) x.D[i] *= std::ldexp(R(1), -static_cast<int>(i) * (sizeof(R) == 8 ? 24 : 3));
            }
            if (kind == 1) std::fill(x.E.begin(), x.E.end(), R(0));
            const auto in = x;
            ASSERT_EQ(this->solve(ctx, p, x), 0);
            EXPECT_EQ(x.ns[0], 40);
            EXPECT_LT(Bdsvdx<R>::error(p, in, x).worst(), 30);
        }
    }
}

TYPED_TEST(SomeOfBidiagonal, FailsWithoutAChange) {
    using R = TypeParam;
    const SmallBlocks ctx(2);
    const Problem p = this->problem('L', 70, 'I');
    const auto given = this->data(p);
    if (simulated()) {
        auto x = given;
        ctx.set("sim.fail", "leaf:40");
        EXPECT_GT(this->solve(ctx, p, x), 0);
        ctx.set("sim.fail", "");
        EXPECT_TRUE(this->same(x, given));
    }
    for (const bool in_d : {true, false}) {
        auto x = given;
        (in_d ? x.D : x.E)[60] = std::numeric_limits<R>::infinity();
        EXPECT_EQ(this->solve(ctx, p, x), LAPILLI_ERROR_NOT_FINITE);
        EXPECT_TRUE(this->same(x, given));
    }
}

template <class T>
class BandsToBidiagonal : public ::testing::Test {
  protected:
    using Data = typename Gbbrd<T>::Data;
    inline static const RoutineOf<T, Gbbrd> routine;

    static Problem band(std::int64_t m, std::int64_t n, std::int64_t width, char vect) {
        Problem p;
        p.m = m;
        p.n = n;
        p.k = width;
        p.pad = 1;
        p.poison = true;
        p.job = vect;
        return p;
    }
    static lapilli_int reduce(lapilli_context ctx, const Problem& p, Data& x) {
        using B = Gbbrd<T>;
        return api::gbbrd<T>(ctx, B::vect(p), p.m, p.n, p.iu, B::kl(p), B::ku(p), x.AB.data(), x.AB.ld(),
                             x.D.data(), x.E.data(), x.Q.data(), x.Q.ld(), x.PT.data(), x.PT.ld(), x.C.data(),
                             x.C.ld());
    }
    static Data data(const Problem& p) {
        Data x;
        Gbbrd<T>::data(p, x);
        return x;
    }
};
TYPED_TEST_SUITE(BandsToBidiagonal, Scalars, ScalarNames);

// Upper bands with m >= n, lower ones with m < n.
TYPED_TEST(BandsToBidiagonal, WidthsAndShapes) {
    int turn = 0;
    for (const auto& [m, n, width] : {std::tuple{41, 41, 5},
                                      {30, 41, 64},
                                      {50, 37, 33},
                                      {1, 1, 3},
                                      {1, 6, 2},
                                      {6, 1, 0},
                                      {40, 40, 1},
                                      {2, 3, 1},
                                      {20, 20, 0},
                                      {9, 9, 20}}) {
        for (const char vect : {'N', 'Q', 'P', 'B'}) {
            if (turn++ % 2 != 0 && vect != 'B') continue;
            SCOPED_TRACE(::testing::Message() << m << ", " << n << ", " << width << vect);
            const SmallBlocks ctx(1 + turn % 4);
            constexpr Where places[] = {Where::host, Where::device, Where::spread};
            Problem p = this->band(m, n, width, vect);
            expect_correct(this->routine, ctx, p, places[turn % 3]);
            p.iu = 3;
            if (vect != 'P') expect_correct(this->routine, ctx, p, places[(turn + 1) % 3]);
        }
    }
}

// C does not depend on whether Q is returned.
TYPED_TEST(BandsToBidiagonal, WithoutQ) {
    const SmallBlocks ctx(1);
    for (const auto& [m, n] : {std::pair{50, 37}, {30, 41}}) {
        Problem with = this->band(m, n, 5, 'B'), without = this->band(m, n, 5, 'N');
        with.iu = without.iu = 3;
        auto x = this->data(with), y = this->data(without);
        ASSERT_EQ(this->reduce(ctx, with, x), 0);
        ASSERT_EQ(this->reduce(ctx, without, y), 0);
        for (std::int64_t j = 0; j < 3; ++j) {
            for (std::int64_t i = 0; i < m; ++i) {
                EXPECT_NEAR(std::abs(x.C(i, j) - y.C(i, j)), 0, 100 * ulp<TypeParam>) << i << ", " << j;
            }
        }
    }
}

// Bands on both sides are LAPACK's.
TYPED_TEST(BandsToBidiagonal, OtherBands) {
    const SmallBlocks ctx(2);
    Problem p = this->band(30, 20, 3, 'B');
    p.il = 2;
    expect_correct(this->routine, ctx, p, Where::device);
}

// GBBRD_GB2BD takes the bands of GEBRD_GE2GB, leaves them as they are, and gives what GBBRD does, with the
// values of the dense matrix.
TYPED_TEST(BandsToBidiagonal, SecondOfTwoStages) {
    using T = TypeParam;
    using R = Real<T>;
    const SmallBlocks ctx(2);
    constexpr std::int64_t width = 5;
    for (const auto& [m, n] : {std::pair<std::int64_t, std::int64_t>{50, 37}, {30, 41}}) {
        const std::int64_t k = std::min(m, n);
        const bool wide = m < n;
        const Matrix<T> given = random_matrix<T>(m, n, 1, Stream(9, 3));
        Matrix<T> A = given, AB(width + 1, k, 1);
        std::vector<T> tauq(static_cast<std::size_t>(k)), taup = tauq;
        ASSERT_EQ(api::gebrd_ge2gb<T>(ctx, m, n, width, A.data(), A.ld(), AB.data(), AB.ld(), tauq.data(),
                                      taup.data()),
                  0);
        typename Gbbrd<T>::Data one = this->data(this->band(k, k, width, 'B')), two = one;
        const Matrix<T> band = AB;
        ASSERT_EQ(api::gbbrd_gb2bd<T>(ctx, 'B', wide ? 'L' : 'U', k, width, AB.data(), AB.ld(), two.D.data(),
                                      two.E.data(), two.Q.data(), two.Q.ld(), two.PT.data(), two.PT.ld()),
                  0);
        EXPECT_TRUE(AB.same_bits(band));
        ASSERT_EQ(api::gbbrd<T>(ctx, 'B', k, k, 0, wide ? width : 0, wide ? 0 : width, AB.data(), AB.ld(),
                                one.D.data(), one.E.data(), one.Q.data(), one.Q.ld(), one.PT.data(),
                                one.PT.ld(), static_cast<T*>(nullptr), k),
                  0);
        EXPECT_TRUE(two.D == one.D && two.E == one.E);
        EXPECT_TRUE(two.Q.same_bits(one.Q) && two.PT.same_bits(one.PT));
        R none(0);
        lapack::bdsqr<R>('U', lapack::to_int(k), 0, 0, 0, two.D.data(), two.E.data(), &none,
                         lapack::to_int(k), &none, 1, &none, lapack::to_int(k));
        const std::vector<R> expected = lapacks_singular_values(given);
        for (std::size_t i = 0; i < expected.size(); ++i)
            EXPECT_NEAR(static_cast<double>(two.D[i]), static_cast<double>(expected[i]),
                        400 * ulp<T> * static_cast<double>(expected[0]));
    }
}

TYPED_TEST(BandsToBidiagonal, AllScales) {
    using T = TypeParam;
    using R = Real<T>;
    const SmallBlocks ctx(1);
    constexpr int most = std::numeric_limits<R>::max_exponent - 9;
    for (const auto& [m, n] : {std::pair{30, 23}, {23, 30}}) {
        const Problem p = this->band(m, n, 6, 'B');
        const auto in = this->data(p);
        auto expected = in;
        ASSERT_EQ(this->reduce(ctx, p, expected), 0);
        for (const int exponent : {most, -most}) {
            const R factor = std::ldexp(R(1), exponent);
            auto x = in;
            Gbbrd<T>::over_band(
                p, [&](std::int64_t i, std::int64_t j) { x.AB(Gbbrd<T>::ku(p) + i - j, j) *= factor; });
            ASSERT_EQ(this->reduce(ctx, p, x), 0);
            for (std::size_t i = 0; i < x.D.size(); ++i) EXPECT_EQ(x.D[i], expected.D[i] * factor);
            for (std::size_t i = 0; i < x.E.size(); ++i) EXPECT_EQ(x.E[i], expected.E[i] * factor);
            EXPECT_TRUE(x.Q.same_bits(expected.Q) && x.PT.same_bits(expected.PT));
        }
    }
}

TYPED_TEST(BandsToBidiagonal, NotFinite) {
    using T = TypeParam;
    const SmallBlocks ctx(1);
    for (const bool of_c : {false, true}) {
        Problem p = this->band(20, 31, 4, 'B');
        p.iu = 2;
        auto x = this->data(p);
        (of_c ? x.C(3, 1) : x.AB(2, 11)) = quiet_nan<T>();
        const auto before = x;
        EXPECT_EQ(this->reduce(ctx, p, x), LAPILLI_ERROR_NOT_FINITE);
        EXPECT_TRUE(x.D == before.D && x.E == before.E && x.Q.same_bits(before.Q) &&
                    x.PT.same_bits(before.PT) && x.C.same_bits(before.C));
    }
}

}  // namespace
}  // namespace lapilli::testing
