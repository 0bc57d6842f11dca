// SPDX-License-Identifier: BSD-3-Clause
// GEMM and the rank-k updates with operands on the host and on devices, waited for and on queues.
#include "numerics/blas_suite.hpp"

namespace lapilli::testing {
namespace {

bool is_wanted(const Routine& routine) { return routine.facts().level == 3 && routine.has(Where::host); }

class Level3 : public OfRoutine {
  protected:
    static bool is(const char* name) { return routine().facts().name == name; }
    static void expect_host(lapilli_context ctx, const Problem& p) {
        expect_correct(routine(), ctx, p, Where::host);
    }
};
INSTANTIATE_TEST_SUITE_P(Routines, Level3, ::testing::ValuesIn(blas_instances(is_wanted)), instance_name);

// On the CPU, and copied to one or several devices.
TEST_P(Level3, HostOperands) {
    for (const int device_count : device_counts({0, 1, 2, 3})) {
        const Level3Context ctx(device_count);
        for_each_option(routine(), blas_problem(41, 53, 23, 2),
                        [&](const Problem& p) { expect_host(ctx, p); });
    }
}

// Complex numbers on the host at odd multiples of a real's size, as programs in Fortran have them.
TEST_P(Level3, OddHostMemory) {
    for (const int device_count : device_counts({0, 2})) {
        expect_host(Level3Context(device_count),
                    in_places(blas_problem(26, 35, 19, 1), on_odd_host, on_odd_host, on_odd_host));
    }
}

TEST_P(Level3, Sizes) {
    const std::string letters = routine().facts().letters("trans");
    for (const int device_count : device_counts({0, 3})) {
        const Level3Context ctx(device_count);
        for (const std::int64_t n : {0, 1, 2, 15, 16, 17, 31, 48, 67}) {
            for (const std::int64_t k : {0, 1, 7, 8, 9, 29}) {
                for (const char trans : letters.substr(0, 2)) {
                    Problem p = blas_problem((n * 7 + k) % 50, n, k, n % 3);
                    p.trans = trans;
                    p.transb = n % 2 == 0 ? 'N' : 'T';
                    p.uplo = (n + k) % 2 == 0 ? 'L' : 'U';
                    expect_host(ctx, p);
                }
            }
        }
    }
}

// C may hold NaN where beta = 0; without alpha C is only scaled.
TEST_P(Level3, AlphaAndBeta) {
    for (const int device_count : device_counts({0, 2})) {
        const Level3Context ctx(device_count);
        for (const std::complex<double> alpha : {scalars[0], scalars[1], scalars[3]}) {
            for (const std::complex<double> beta : scalars) {
                Problem p = blas_problem(19, 35, 21);
                p.alpha = alpha;
                p.beta = beta;
                p.uplo = beta == scalars[3] ? 'U' : 'L';
                expect_host(ctx, p);
                if (device_count == 0) continue;
                expect_host(ctx, in_places(p, 1, 1, 1));
                expect_host(ctx, on_queue(p, 1));
            }
        }
    }
}

TEST_P(Level3, Places) {
    const Level3Context ctx(3);
    const int places[][3] = {{0, 0, 0},
                             {2, 2, 2},
                             {0, 1, 2},
                             {on_host, 1, 1},
                             {1, on_host, 1},
                             {1, 1, on_host},
                             {on_host, on_host, 2}};
    for (const auto& [a, in, out] : places) {
        for (const char uplo : {'L', 'U'}) {
            for (const char* crossover : {"0", "1000"}) {  // on the devices, on the CPU
                ctx.set("level3.crossover", crossover);
                Problem p = blas_problem(27, 33, 18, 3);
                p.uplo = uplo;
                p.trans = is("gemm") ? 'C' : 'N';
                expect_host(ctx, in_places(p, a, in, out));
            }
        }
    }
}

// The last column of an operand may be the last of its memory.
TEST_P(Level3, Queues) {
    const Level3Context ctx(2);
    for (const std::int64_t pad : {0, 5}) {
        for_each_option(routine(), blas_problem(14, 37, 25, pad),
                        [&](const Problem& p) { expect_host(ctx, on_queue(p, 1)); });
    }
    for (const std::int64_t n : {0, 1, 17}) {
        for (const std::int64_t k : {4, 0, 600})  // the last with room for partial sums
            expect_host(ctx, on_queue(blas_problem(3, n, k), 1));
    }
}

// Products by bytes, in a memory into which an operand of 3000 rows does not fit.
TEST_P(Level3, EmulatedProducts) {
    const bool single = routine().unit() > 1e-10;
    for (const int device_count : device_counts({1, 2})) {
        const Level3Context ctx(device_count);
        ctx.set("product.emulation", single ? "single" : "all");
        ctx.set(single                   ? "test.product.emulation_k"
                : routine().is_complex() ? "test.product.emulation_k_z"
                                         : "test.product.emulation_k_d",
                "20");
        ctx.set("test.product.emulation_size", single ? "30" : "8");
        ctx.set("product.emulation_memory", single ? "1" : "4");
        for_each_option(routine(), blas_problem(41, 53, 23, 2), [&](const Problem& p) {
            expect_host(ctx, p);
            expect_host(ctx, in_places(p, 0, 0, 0));
            expect_host(ctx, on_queue(p, 0));
        });
        if (is("gemm")) {
            // A in parts, and k in parts with a C of several tiles.
            expect_host(ctx, blas_problem(3000, 40, 40));
            Problem p = blas_problem(150, 140, single ? 2500 : 1300);
            expect_host(ctx, p);
            p.alpha = 0;
            expect_host(ctx, p);
        }
        // A triangle in parts, some of them entirely outside of it.
        if (!is(routine().is_complex() ? "herk" : "syrk")) continue;
        for (const char uplo : {'L', 'U'}) {
            Problem p = blas_problem(0, 560, 200);
            p.uplo = uplo;
            expect_host(ctx, p);
        }
    }
}

TEST_P(Level3, SameBits) {
    for (const int device_count : device_counts({1, 3})) {
        const Level3Context ctx(device_count);
        const Problem p = blas_problem(30, 45, 33);
        const Operands once = correct_result(routine(), ctx, p, Where::host);
        EXPECT_TRUE(once.same(correct_result(routine(), ctx, p, Where::host)));
    }
}

}  // namespace
}  // namespace lapilli::testing
