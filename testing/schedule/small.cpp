// SPDX-License-Identifier: BSD-3-Clause
// Small matrices in device memory: one launch factors, another one solves, in place where it is the only one;
// the host waits once. The suites of all schedules test what holds of every factorization (test.small.order
// in support/routines).
#include <functional>
#include <utility>

#include "potrf/args.hpp"
#include "schedule/queues_lapack.hpp"
#include "support/routines/sygst.hpp"

namespace lapilli::testing {
namespace {

class SmallMatrices : public Shuffled {
  public:
    explicit SmallMatrices(const char* order = "40") : Shuffled(1, 3, 5) { set("test.small.order", order); }
    /// Whether f(), with this many launches and no more, returns 0.
    bool takes(int launches, const std::function<lapilli_int()>& f) const {
        set("sim.fail", "launch:" + std::to_string(launches));
        const bool refused = f() == LAPILLI_ERROR_DEVICE;
        set("sim.fail", "launch:" + std::to_string(launches + 1));
        const bool good = f() == 0;
        set("sim.fail", "");
        return refused && good;
    }
};

/// To a copy and back; columns are scaled, in four operations on them and one on R.
constexpr int launches_of_qr = 2 + 4 + 1 + 1;

template <class T>
class SmallLaunches : public ::testing::Test {};
TYPED_TEST_SUITE(SmallLaunches, Scalars, ScalarNames);

// Factors and solutions are in place. An upper triangle is turned, to a copy and back, by a launch each; QR
// has a copy, too.
TYPED_TEST(SmallLaunches, CallsThatWait) {
    using T = TypeParam;
    const SmallMatrices ctx;
    for (const char uplo : {'L', 'U'}) {
        SCOPED_TRACE(uplo);
        Chain<T> chain = cholesky<T>(uplo, 40, 3);
        const OnDevice<T> x(ctx, 0, chain.input);
        EXPECT_TRUE(
            ctx.takes(uplo == 'L' ? 1 : 3, [&] { return api::potrf_wait<T>(ctx, uplo, x.n, x.A(), x.lda); }));
        EXPECT_TRUE(ctx.takes(
            1, [&] { return api::potrs_wait<T>(ctx, uplo, x.n, x.cols, x.A(), x.lda, x.B(), x.ldb); }));
    }
    Chain<T> chain = lu<T>('C', 40, 3);
    const OnDevice<T> x(ctx, 0, chain.input);
    EXPECT_TRUE(ctx.takes(1, [&] { return api::getrf_wait<T>(ctx, x.n, x.n, x.A(), x.lda, x.ipiv()); }));
    EXPECT_TRUE(ctx.takes(
        1, [&] { return api::getrs_wait<T>(ctx, 'C', x.n, x.cols, x.A(), x.lda, x.ipiv(), x.B(), x.ldb); }));
    EXPECT_TRUE(
        ctx.takes(launches_of_qr, [&] { return api::geqrf_wait<T>(ctx, x.n, x.n, x.A(), x.lda, x.tau()); }));
}

// The kernel of block columns factors two tiles in place, by one thread block. More columns go to a copy and
// back: the transfers clear its words and bring info.
TYPED_TEST(SmallLaunches, CholeskyByTheBlockColumn) {
    using T = TypeParam;
    constexpr lapilli_int one = potrf_one_block<T>;
    for (const lapilli_int n : {one, one + 1}) {
        const SmallMatrices ctx("0");
        ctx.set("potrf.nb", "512");
        Chain<T> chain = cholesky<T>('L', n, 1);
        Arrays<T> in_place = chain.input, copied = chain.input;
        const OnDevice<T> x(ctx, 0, chain.input), y(ctx, 0, in_place), z(ctx, 0, copied);
        EXPECT_TRUE(
            ctx.takes(n == one ? 1 : 3, [&] { return api::potrf_wait<T>(ctx, 'L', x.n, x.A(), x.lda); }));
        ctx.set("sim.fail", "copy:1");
        EXPECT_EQ(api::potrf_wait<T>(ctx, 'L', y.n, y.A(), y.lda), 0);
        ctx.set("sim.fail", "");
        const auto goes_on = [](const char*, const char*, double, void*) { return 0; };
        ASSERT_EQ(lapilli_set_progress(ctx, goes_on, nullptr), 0);
        EXPECT_EQ(api::potrf_wait<T>(ctx, 'L', z.n, z.A(), z.lda), 0);
        y.download();
        z.download();
        EXPECT_TRUE(in_place.same(copied));
        EXPECT_FALSE(in_place.same(chain.input));
    }
}

// Complex matrices of more than 256 columns take two launches and a product between them: halves of a block
// column, or two of them in double precision.
TYPED_TEST(SmallLaunches, HalvesOfAComplexBlockColumn) {
    using T = TypeParam;
    const SmallMatrices ctx("0");
    ctx.set("potrf.nb", "512");
    for (const lapilli_int n : {256, 257}) {
        Chain<T> chain = cholesky<T>('L', n, 1);
        const OnDevice<T> x(ctx, 0, chain.input);
        // To a copy and back, and the panel; or two with a product, behind an operation that makes the
        // diagonal real.
        EXPECT_TRUE(ctx.takes(is_complex<T> && n > 256 ? 6 : 3,
                              [&] { return api::potrf_wait<T>(ctx, 'L', x.n, x.A(), x.lda); }));
    }
}

// To a copy and back, a kernel for both triangles, or, of several right-hand sides, one for each; of LU two
// for the interchanges. No number is copied to the host.
TYPED_TEST(SmallLaunches, SolutionsByTriangles) {
    using T = TypeParam;
    const SmallMatrices ctx("0");
    for (const lapilli_int sides : {1, 2}) {
        Chain<T> definite = cholesky<T>('L', 70, sides), general = lu<T>('C', 70, sides);
        const OnDevice<T> x(ctx, 0, definite.input), y(ctx, 0, general.input);
        const int more = sides == 1 ? 0 : 1;
        EXPECT_TRUE(ctx.takes(
            3 + more, [&] { return api::potrs_wait<T>(ctx, 'L', x.n, x.cols, x.A(), x.lda, x.B(), x.ldb); }));
        EXPECT_EQ(api::getrf_wait<T>(ctx, y.n, y.n, y.A(), y.lda, y.ipiv()), 0);
        const auto solve = [&] {
            return api::getrs_wait<T>(ctx, 'C', y.n, y.cols, y.A(), y.lda, y.ipiv(), y.B(), y.ldb);
        };
        EXPECT_TRUE(ctx.takes(5 + more, solve));
        ctx.set("sim.fail", "copy:1");
        EXPECT_EQ(solve(), 0);
        ctx.set("sim.fail", "");
    }
}

// A step of SYGST takes as many launches whatever its columns are: one step up to order 256, where POTRF's
// solutions have blocks of 64, as SYGST of z.
TYPED_TEST(SmallLaunches, OneStepOfSygst) {
    using T = TypeParam;
    const SmallMatrices ctx("0");
    ctx.set("potrf.nb", "512");
    const auto launches = [&](lapilli_int n) {
        Chain<T> chain = cholesky<T>('L', n, 1);
        const OnDevice<T> a(ctx, 0, chain.input), l(ctx, 0, chain.input);
        for (int most = 1; most < 100; ++most)
            if (ctx.takes(most, [&] { return api::sygst<T>(ctx, 1, 'L', n, a.A(), a.lda, l.A(), l.lda); }))
                return most;
        return 0;
    };
    EXPECT_GT(launches(40), 0);
    EXPECT_EQ(launches(40) == launches(130), !(std::is_same_v<T, std::complex<double>>));
}

// The only operation writes info to the host's memory.
TYPED_TEST(SmallLaunches, NoCopyOfInfo) {
    using T = TypeParam;
    const SmallMatrices ctx;
    Chain<T> definite = cholesky<T>('L', 40, 3), general = lu<T>('N', 40, 3);
    const OnDevice<T> x(ctx, 0, definite.input), y(ctx, 0, general.input);
    for (std::int64_t i = 0; i < 40; ++i) general.input.A(i, 30) = T(0);
    const OnDevice<T> singular(ctx, 0, general.input);
    ctx.set("sim.fail", "copy:1");
    EXPECT_EQ(api::potrf_wait<T>(ctx, 'L', x.n, x.A(), x.lda), 0);
    EXPECT_EQ(api::potrs_wait<T>(ctx, 'L', x.n, x.cols, x.A(), x.lda, x.B(), x.ldb), 0);
    EXPECT_EQ(api::getrf_wait<T>(ctx, y.n, y.n, y.A(), y.lda, y.ipiv()), 0);
    EXPECT_EQ(api::getrs_wait<T>(ctx, 'N', y.n, y.cols, y.A(), y.lda, y.ipiv(), y.B(), y.ldb), 0);
    EXPECT_EQ(api::getrf_wait<T>(ctx, singular.n, singular.n, singular.A(), singular.lda, singular.ipiv()),
              31);
    ctx.set("sim.fail", "");
}

// A factor in place of a matrix that is not definite has these bits, too, up to the column that says so.
TYPED_TEST(SmallLaunches, NotDefiniteInPlace) {
    using T = TypeParam;
    constexpr lapilli_int n = 64, bad = 41;
    const SmallMatrices ctx("0");
    ctx.set("potrf.nb", "512");
    Chain<T> chain = cholesky<T>('L', n, 1);
    chain.input.A(bad - 1, bad - 1) = T(-1);
    Arrays<T> in_place = chain.input, copied = chain.input;
    const OnDevice<T> x(ctx, 0, in_place), y(ctx, 0, copied);
    EXPECT_EQ(api::potrf_wait<T>(ctx, 'L', n, x.A(), x.lda), bad);
    const auto goes_on = [](const char*, const char*, double, void*) { return 0; };
    ASSERT_EQ(lapilli_set_progress(ctx, goes_on, nullptr), 0);
    EXPECT_EQ(api::potrf_wait<T>(ctx, 'L', n, y.A(), y.lda), bad);
    x.download();
    y.download();
    for (lapilli_int j = 0; j + 1 < bad; ++j) {
        for (lapilli_int i = j; i + 1 < bad; ++i)
            ASSERT_EQ(in_place.A(i, j), copied.A(i, j)) << i << ", " << j;
        for (lapilli_int i = 0; i < j; ++i)
            ASSERT_EQ(in_place.A(i, j), chain.input.A(i, j)) << i << ", " << j;
    }
}

// The only copy stays as it was where the operation cannot be submitted, or does not run.
TYPED_TEST(SmallLaunches, FailureInPlace) {
    using T = TypeParam;
    for (const char* const failure : {"launch:1", "fault:1"}) {
        SCOPED_TRACE(failure);
        const SmallMatrices ctx;
        Chain<T> chain = lu<T>('N', 40, 3);
        Arrays<T> x = chain.input;
        const OnDevice<T> placed(ctx, 0, x);
        ctx.set("sim.fail", failure);
        EXPECT_EQ(api::getrf_wait<T>(ctx, placed.n, placed.n, placed.A(), placed.lda, placed.ipiv()),
                  LAPILLI_ERROR_DEVICE);
        ctx.set("sim.fail", "");
        placed.download();
        EXPECT_TRUE(x.same(chain.input));
    }
}

// A callback may cancel a call until its delivery begins: there is a copy, whose factors are thrown away.
TYPED_TEST(SmallLaunches, CancelledBeforeTheDelivery) {
    using T = TypeParam;
    const SmallMatrices ctx;
    Chain<T> chain = lu<T>('N', 40, 3);
    Arrays<T> x = chain.input;
    const OnDevice<T> placed(ctx, 0, x);
    const auto cancel = [](const char*, const char*, double done, void*) { return done == 1 ? 1 : 0; };
    ASSERT_EQ(lapilli_set_progress(ctx, cancel, nullptr), 0);
    EXPECT_EQ(api::getrf_wait<T>(ctx, placed.n, placed.n, placed.A(), placed.lda, placed.ipiv()),
              LAPILLI_ERROR_CANCELLED);
    ASSERT_EQ(lapilli_set_progress(ctx, nullptr, nullptr), 0);
    placed.download();
    EXPECT_TRUE(x.same(chain.input));
}

TYPED_TEST(SmallLaunches, Queues) {
    using T = TypeParam;
    const SmallMatrices ctx;
    const OwnedQueue queue(ctx, 0);
    const auto takes = [&](int launches, const std::function<lapilli_int()>& submit) {
        return ctx.takes(launches, [&] {
            const lapilli_int info = submit();
            const lapilli_int later = lapilli_queue_synchronize(queue);
            return info != 0 ? info : later;
        });
    };
    Chain<T> of_cholesky = cholesky<T>('U', 40, 3), of_lu = lu<T>('T', 40, 3);
    const OnDevice<T> x(ctx, 0, of_cholesky.input), y(ctx, 0, of_lu.input);
    EXPECT_TRUE(takes(1, [&] { return api::potrf_async<T>(queue, 'U', x.n, x.A(), x.lda, x.info()); }));
    EXPECT_TRUE(
        takes(1, [&] { return api::potrs_async<T>(queue, 'U', x.n, x.cols, x.A(), x.lda, x.B(), x.ldb); }));
    EXPECT_TRUE(
        takes(1, [&] { return api::getrf_async<T>(queue, y.m, y.n, y.A(), y.lda, y.ipiv(), y.info()); }));
    EXPECT_TRUE(takes(1, [&] {
        return api::getrs_async<T>(queue, 'T', y.n, y.cols, y.A(), y.lda, y.ipiv(), y.B(), y.ldb, y.info(1));
    }));
    EXPECT_TRUE(
        takes(launches_of_qr, [&] { return api::geqrf_async<T>(queue, y.m, y.n, y.A(), y.lda, y.tau()); }));
}

// One above the order of the setting the schedule of large matrices has more.
TYPED_TEST(SmallLaunches, NotAboveTheirOrder) {
    using T = TypeParam;
    const SmallMatrices ctx("39");
    Chain<T> chain = lu<T>('N', 40, 3);
    const OnDevice<T> x(ctx, 0, chain.input);
    EXPECT_FALSE(ctx.takes(3, [&] { return api::getrf_wait<T>(ctx, x.n, x.n, x.A(), x.lda, x.ipiv()); }));
}

TYPED_TEST(SmallLaunches, BitsOfTheCallsThatWait) {
    using T = TypeParam;
    const SmallMatrices ctx("1000");
    const OwnedQueue queue(ctx, 0);
    for (Chain<T>& chain : chains<T>()) {
        Arrays<T> right = chain.input;
        std::vector<lapilli_int> info = right.info;
        const OnDevice<T> placed(ctx, 0, right);
        chain.wait(ctx, placed, info.data());
        placed.download();
        right.info = info;
        chain.exact = true;
        expect_right(chain, on_queue(ctx, queue, 0, chain), right);
    }
}

// A pivot that is no row is found on the device; B stays as it is.
TYPED_TEST(SmallLaunches, PivotThatIsNoRow) {
    using T = TypeParam;
    for (const auto& [order, there] :
         {std::pair("1000", true), std::pair("1000", false), std::pair("0", true)}) {
        const SmallMatrices ctx(order);
        Chain<T> chain = lu<T>('N', 33, 2);
        std::fill(chain.input.ipiv.begin(), chain.input.ipiv.end(), 33);
        chain.input.ipiv[7] = 34;
        Arrays<T> x = chain.input;
        const OnDevice<T> placed(ctx, 0, x);
        const lapilli_int* const ipiv = there ? placed.ipiv() : x.ipiv.data();
        EXPECT_EQ(api::getrs_wait<T>(ctx, 'N', 33, 2, placed.A(), placed.lda, ipiv, placed.B(), placed.ldb),
                  -6);
        EXPECT_NE(std::string(lapilli_last_error(ctx)).find("34 in place 8"), std::string::npos)
            << lapilli_last_error(ctx);
        placed.download();
        EXPECT_TRUE(x.same(chain.input));
    }
}

// Factors at an address that the kernel cannot load from are copied.
TYPED_TEST(SmallLaunches, MisalignedFactors) {
    using T = TypeParam;
    if constexpr (!is_complex<T>) return;
    const SmallMatrices ctx("1000");
    Chain<T> chain = cholesky<T>('L', 20, 2);
    Arrays<T> right = chain.input;
    const OnDevice<T> placed(ctx, 0, right);
    std::vector<lapilli_int> info(2);
    chain.wait(ctx, placed, info.data());
    placed.download();
    const Placed shifted(ctx, odd_place_of(0), right.A);
    T* const factor = shifted.template as<T>();
    Arrays<T> x = chain.input;
    const OnDevice<T> sides(ctx, 0, x);
    EXPECT_EQ(api::potrs_wait<T>(ctx, 'L', 20, 2, factor, right.A.ld(), sides.B(), sides.ldb), 0);
    sides.download();
    EXPECT_TRUE(x.B.same_bits(right.B));
}

// Pivots at an odd address are copied.
TYPED_TEST(SmallLaunches, MisalignedPivots) {
    using T = TypeParam;
    // Kernels that would read them where they are say so, in trees that have their emulator.
    const SmallMatrices ctx("1000");
    if (!LAPILLI_SANITIZED) ctx.set("sim.kernels", "emulated");
    Chain<T> chain = lu<T>('N', 12, 2);
    Arrays<T> right = chain.input;
    const OnDevice<T> placed(ctx, 0, right);
    std::vector<lapilli_int> info(2);
    chain.wait(ctx, placed, info.data());
    placed.download();
    Arrays<T> x = chain.input;
    const OnDevice<T> sides(ctx, 0, x);
    const Placed pivots(ctx, odd_place_of(0), right.ipiv);
    EXPECT_EQ(api::getrs_wait<T>(ctx, 'N', 12, 2, placed.A(), placed.lda, pivots.template as<lapilli_int>(),
                                 sides.B(), sides.ldb),
              0)
        << lapilli_last_error(ctx);
    sides.download();
    EXPECT_TRUE(x.B.same_bits(right.B));
}

// Other matrices at such an address are copied, too, there and back: the factorization itself is the only
// launch.
TYPED_TEST(SmallLaunches, MisalignedMatrices) {
    using T = TypeParam;
    if constexpr (!is_complex<T>) return;
    const SmallMatrices ctx("1000");
    Chain<T> of_cholesky = cholesky<T>('L', 20, 1), of_lu = lu<T>('N', 20, 1);
    Arrays<T> expected = of_cholesky.input, x = of_cholesky.input, y = of_lu.input;
    const OnDevice<T> placed(ctx, 0, expected), pivots(ctx, 0, y);
    ASSERT_EQ(api::potrf_wait<T>(ctx, 'L', 20, placed.A(), placed.lda), 0);
    placed.download();
    const Placed shifted(ctx, odd_place_of(0), x.A);
    EXPECT_EQ(api::potrf_wait<T>(ctx, 'L', 20, shifted.template as<T>(), x.A.ld()), 0);
    shifted.download();
    EXPECT_TRUE(x.A.same_bits(expected.A));
    const Placed general(ctx, odd_place_of(0), y.A);
    EXPECT_TRUE(ctx.takes(1, [&] {
        return api::getrf_wait<T>(ctx, 20, 20, general.template as<T>(), y.A.ld(), pivots.ipiv());
    }));
}

}  // namespace
}  // namespace lapilli::testing
