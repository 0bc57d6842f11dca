// SPDX-License-Identifier: BSD-3-Clause
// Products of matrices under shuffled timing and with every allocation, copy and launch failing once.
#include "numerics/blas_suite.hpp"
#include "schedule/suite.hpp"

namespace lapilli::testing::blas {
namespace {

template <class T>
class Level3Schedule : public ::testing::Test {};
using Types = ::testing::Types<double, std::complex<double>>;
TYPED_TEST_SUITE(Level3Schedule, Types, ScalarNames);

class ShuffledProducts : public Shuffled {
  public:
    explicit ShuffledProducts(int device_count, int seed, int jitter = 20)
        : Shuffled(device_count, seed, jitter) {
        set("level3.crossover", "0");
        set("level3.nb", "6");
    }
};

constexpr Blas spread_kinds[] = {Blas::syrk, Blas::her2k, Blas::symm, Blas::hemm, Blas::trsm, Blas::trmm};
constexpr Blas plain_kinds[] = {Blas::gemm, Blas::herk, Blas::syr2k};

template <class T>
Problem<T> problem(Blas kind) {
    Problem<T> p(kind);
    p.n = 27;
    p.m = p.rank_k() ? 27 : 22;
    p.k = 19;
    return p;
}

// A race shows as other bits for another seed, and to ThreadSanitizer.
TYPED_TEST(Level3Schedule, SameBitsForEverySeed) {
    using T = TypeParam;
    for (const Blas kind : spread_kinds) {
        for_each_option(problem<T>(kind), [&](const Problem<T>& p) {
            if (p.diag == 'U') return;
            const Matrix<T> expected = expect_spread(ShuffledProducts(3, 0, 0), p, {5, 7, 4});
            for (const int seed : {1, 2, 3}) {
                EXPECT_TRUE(expected.same_bits(expect_spread(ShuffledProducts(3, seed), p, {5, 7, 4})))
                    << "seed " << seed;
            }
        });
    }
    for (const Blas kind : plain_kinds) {
        for (const Homes homes : {Homes{}, {0, on_host, 1}, {1, 1, 1}}) {
            const Problem<T> p = problem<T>(kind);
            const Operands<T> expected = expect_plain(ShuffledProducts(3, 0, 0), p, homes);
            for (const int seed : {1, 2, 3}) {
                EXPECT_TRUE(expected.same(expect_plain(ShuffledProducts(3, seed), p, homes)))
                    << "seed " << seed;
            }
        }
    }
}

struct Failure {
    const char* name;
    lapilli_int code;
};
constexpr Failure failures[] = {{"alloc", LAPILLI_ERROR_DEVICE_MEMORY},
                                {"host", LAPILLI_ERROR_HOST_MEMORY},
                                {"copy", LAPILLI_ERROR_DEVICE},
                                {"launch", LAPILLI_ERROR_DEVICE}};

// Calls with the K-th thing of a kind failing, K = 1, 2, ..., until a call has fewer of them.
template <class Call, class Check>
int fail_each(const ShuffledProducts& ctx, const Failure& failure, const Call& call, const Check& check) {
    for (int k = 1, failed = 0;; k += 1 + k / 5, ++failed) {
        SCOPED_TRACE(std::string(failure.name) + ':' + std::to_string(k));
        const std::size_t before = ctx.in_use();
        ctx.set("sim.fail", std::string(failure.name) + ':' + std::to_string(k));
        const lapilli_int info = call();
        ctx.set("sim.fail", "");
        if (info == 0) return failed;
        EXPECT_EQ(info, failure.code) << lapilli_last_error(ctx);
        EXPECT_STRNE(lapilli_last_error(ctx), "");
        EXPECT_EQ(ctx.in_use(), before) << "device memory is lost";
        check(k);
        if (::testing::Test::HasFailure()) return failed;
    }
}

// C is delivered by the last copies: a failure of one of those is the exception that the header names.
TYPED_TEST(Level3Schedule, FailuresLeaveSpreadMatrices) {
    using T = TypeParam;
    for (const Blas kind : spread_kinds) {
        for (const char side : {'L', 'R'}) {
            Problem<T> p = problem<T>(kind);
            p.side = side;
            SCOPED_TRACE(p.text());
            const ShuffledProducts ctx(3, 3, 3);
            ctx.set("memory.cache", "off");
            const Operands<T> input = make(p);
            Operands<T> x = input;
            const SpreadOperands<T> spread(ctx, x, {5, 7, 4});
            for (const Failure& failure : failures) {
                if (std::string(failure.name) == "host") continue;  // there is nothing on the host
                const int failed = fail_each(
                    ctx, failure, [&] { return call_mgpu<T>(ctx, p, spread.handles()); },
                    [&](int k) {
                        spread.gather();
                        EXPECT_TRUE(x.A.same_bits(input.A));
                        EXPECT_TRUE(x.B.same_bits(input.B));
                        if (std::string(failure.name) != "copy" || k <= 10) {
                            EXPECT_TRUE(x.C.same_bits(input.C));
                        }
                        x = input;
                        EXPECT_EQ(lapilli_matrix_scatter(spread.handles().C, x.C.data(), x.C.ld()), 0);
                    });
                EXPECT_GE(failed, 3);
                spread.gather();
                EXPECT_LE(error(p, input, x), 1) << "after failures";
                x = input;
                ASSERT_EQ(lapilli_matrix_scatter(spread.handles().C, x.C.data(), x.C.ld()), 0);
                if (this->HasFailure()) return;
            }
        }
    }
}

TYPED_TEST(Level3Schedule, FailuresLeaveHostArrays) {
    using T = TypeParam;
    for (const int device_count : {1, 3}) {
        for (const Blas kind : plain_kinds) {
            const Problem<T> p = problem<T>(kind);
            SCOPED_TRACE(p.text());
            const ShuffledProducts ctx(device_count, 3, 3);
            ctx.set("memory.cache", "off");
            const Operands<T> input = make(p);
            Operands<T> x = input;
            for (const Failure& failure : failures) {
                const int failed = fail_each(
                    ctx, failure,
                    [&] {
                        const PlacedOperands<T> placed(ctx, Homes{}, x);
                        return call(ctx, p, placed.pointers());
                    },
                    [&](int) { EXPECT_TRUE(x.same(input)) << "a host array has changed"; });
                EXPECT_GE(failed, 1);
                EXPECT_LE(error(p, input, x), 1) << "after failures";
                x = input;
                if (this->HasFailure()) return;
            }
        }
    }
}

// Too little memory is found before the first write, also where C is worked on in place.
TYPED_TEST(Level3Schedule, LackOfMemoryInPlace) {
    using T = TypeParam;
    const ShuffledProducts ctx(2, 1, 0);
    ctx.set("memory.cache", "off");
    Problem<T> p = problem<T>(Blas::gemm);
    p.alpha = T(0);
    const Operands<T> input = make(p);
    Operands<T> x = input;
    const PlacedOperands<T> placed(ctx, {1, 1, 1}, x);
    ctx.set("sim.fail", "alloc:1");
    EXPECT_EQ(call(ctx, p, placed.pointers()), LAPILLI_ERROR_DEVICE_MEMORY);
    ctx.set("sim.fail", "");
    placed.download();
    EXPECT_TRUE(x.same(input));
}

// After a failure a queue can be used again.
TYPED_TEST(Level3Schedule, FailuresOnAQueue) {
    using T = TypeParam;
    const ShuffledProducts ctx(2, 1, 5);
    const OwnedQueue queue(ctx, 1);
    for (const T alpha : {T(0), T(1)}) {
        Problem<T> p = problem<T>(Blas::her2k);
        p.alpha = alpha;
        Operands<T> x = make(p);
        {
            const PlacedOperands<T> placed(ctx, {1, 1, 1}, x);
            ctx.set("sim.fail", "launch:1");
            const lapilli_int info = call_async(queue, p, placed.pointers());
            const lapilli_int later = lapilli_queue_synchronize(queue);
            EXPECT_EQ(info != 0 ? info : later, LAPILLI_ERROR_DEVICE);
            ctx.set("sim.fail", "");
        }
        expect_async(ctx, queue, 1, p);
    }
}

// The progress callback may end a call: nothing has changed.
TYPED_TEST(Level3Schedule, Cancelled) {
    using T = TypeParam;
    const ShuffledProducts ctx(3, 1, 5);
    const Problem<T> p = problem<T>(Blas::trsm);
    const Operands<T> input = make(p);
    Operands<T> x = input;
    const SpreadOperands<T> spread(ctx, x, {5, 7, 4});
    int calls = 0;
    lapilli_set_progress(
        ctx,
        [](const char*, const char*, double, void* count) {
            return ++*static_cast<int*>(count) == 3 ? 1 : 0;
        },
        &calls);
    EXPECT_EQ(call_mgpu<T>(ctx, p, spread.handles()), LAPILLI_ERROR_CANCELLED);
    lapilli_set_progress(ctx, nullptr, nullptr);
    spread.gather();
    EXPECT_TRUE(x.same(input));
}

}  // namespace
}  // namespace lapilli::testing::blas
