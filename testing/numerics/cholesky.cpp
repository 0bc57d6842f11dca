// SPDX-License-Identifier: BSD-3-Clause
// Matrices without a Cholesky factor: not positive definite, or with a NaN. Defined info, and never a result
// that looks good.
#include "numerics/sentences.hpp"
#include "numerics/suite.hpp"
#include "support/routines/potrf.hpp"

namespace lapilli::testing {
namespace {

constexpr std::int64_t order = 53;

Problem problem(char uplo) {
    Problem p;
    p.n = order;
    p.k = 2;
    p.uplo = uplo;
    return p;
}

// Blocks for the CPU are there only where it factors diagonal blocks.
TEST(CholeskyMemory, OfBothSchedules) {
    for (const int device_count : device_counts({1, 3})) {
        const auto needed = [&](const char* schedule) {
            const Context ctx(devices(device_count));
            ctx.set("schedule", schedule);
            ctx.set("potrf.nb", "64");
            set_crossovers(ctx, 0);
            lapilli_memory bytes{};
            EXPECT_EQ(api::potrf_memory<double>(ctx, 1000, &bytes), 0);
            return bytes;
        };
        const lapilli_memory device = needed("device"), hybrid = needed("hybrid");
        constexpr std::size_t block_bytes = 64 * 64 * sizeof(double);
        EXPECT_GE(hybrid.host, device.host + 2 * block_bytes) << device_count;
        EXPECT_GE(hybrid.device, device.device + block_bytes) << device_count;
    }
}

using Cholesky = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Cholesky, ::testing::ValuesIn(instances(named({"potrf", "posv"}))),
                         instance_name);

// info is the order of the first leading minor that is not positive, and the right-hand sides stay as they
// were.
TEST_P(Cholesky, NotPositiveDefinite) {
    for (const int device_count : device_counts({0, 1, 3})) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            for (const std::int64_t at : {std::int64_t{0}, block - 1, block, std::int64_t{40}, order - 1}) {
                for (const Where where : {Where::host, Where::device, Where::spread}) {
                    if (device_count == 0 && where != Where::host) {
                        continue;
                    }
                    const Problem p = problem(uplo);
                    SCOPED_TRACE(describe(routine(), p, where) + " at " + std::to_string(at));
                    const Operands before = routine().data(p);
                    before["A"].set(at, at, -1);
                    Operands after = before;
                    EXPECT_EQ(run(routine(), ctx, p, where, after).info, at + 1);
                    EXPECT_TRUE(std::string(lapilli_last_error(ctx)).ends_with("is not positive definite"));
                    if (before.has("B")) {
                        EXPECT_TRUE(before["B"].same_bits(after["B"]));
                    }
                }
            }
        }
    }
}

// The failing minor inside a block column, behind the first of the blocks that it is factored in, and inside
// a later one; by the devices, and with diagonal blocks by the CPU.
TEST_P(Cholesky, NotPositiveDefiniteInsideABlock) {
    for (const int device_count : device_counts({1, 2})) {
        for (const auto& [schedule, width] :
             {std::pair{"device", "100"}, {"hybrid", "16"}, {"hybrid", "100"}}) {
            const SmallBlocks ctx(device_count);
            ctx.set("schedule", schedule);
            ctx.set("potrf.nb", width);
            Problem p = problem('L');
            p.n = 190;
            for (const std::int64_t at : {20, 70, 110, 175}) {
                SCOPED_TRACE(describe(routine(), p) + ' ' + schedule + ' ' + width + " at " +
                             std::to_string(at) + " on " + std::to_string(device_count));
                Operands x = routine().data(p);
                x["A"].set(at, at, -1);
                EXPECT_EQ(run(routine(), ctx, p, Where::host, x).info, at + 1);
            }
        }
    }
}

// Block columns are wider than 64, which is one step inside, only of matrices with more than 1024 rows.
TEST_P(Cholesky, NotPositiveDefiniteInsideAWideBlock) {
    for (const int device_count : device_counts({1})) {
        const SmallBlocks ctx(device_count);
        ctx.set("potrf.nb", "64");
        Problem p = problem('L');
        p.n = 1100;
        Operands x = routine().data(p);
        x["A"].set(100, 100, -1);
        EXPECT_EQ(run(routine(), ctx, p, Where::host, x).info, 101);
    }
}

// A block column may have more columns than one operation factors, and is twice as wide while many rows are
// left.
TEST_P(Cholesky, BlockColumnsOfSeveralPanels) {
    for (const auto& [width, n, at, emulated] :
         {std::tuple{"600", 620, 530, true}, {"16", 400, 390, false}, {"16", 400, 20, false}}) {
        const SmallBlocks ctx(1);
        if (emulated) ctx.emulate_products();
        ctx.set("potrf.nb", width);
        Problem p = problem('L');
        p.n = n;
        expect_correct(routine(), ctx, p, Where::host);
        Operands x = routine().data(p);
        x["A"].set(at, at, -1);
        EXPECT_EQ(run(routine(), ctx, p, Where::host, x).info, at + 1);
    }
}

// LAPACK's promise for the factor after info = i: the leading columns are those of the whole factorization.
TEST_P(Cholesky, LeadingPartOfAFailedFactorization) {
    for (const int device_count : device_counts({2})) {
        const SmallBlocks ctx(device_count);
        const Problem p = problem('L');
        const Operands whole = result(routine(), ctx, p);
        const std::int64_t at = 2 * block + 3;
        Operands after = routine().data(p);
        after["A"].set(at, at, -1);
        ASSERT_EQ(run(routine(), ctx, p, Where::host, after).info, at + 1);
        for (std::int64_t j = 0; j < 2 * block; ++j) {
            for (std::int64_t i = j; i < 2 * block; ++i) {
                EXPECT_LE(std::abs(after["A"].get(i, j) - whole["A"].get(i, j)), 1e3 * routine().unit());
            }
        }
    }
}

TEST_P(Cholesky, NaN) {
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            for (const auto& [row, column] : {std::pair<int, int>{0, 0}, {20, 20}, {33, 4}, {52, 51}}) {
                const Problem p = problem(uplo);
                SCOPED_TRACE(describe(routine(), p) + " NaN in row " + std::to_string(row) + " on " +
                             std::to_string(device_count));
                Operands x = routine().data(p);
                const auto nan = quiet_nan<std::complex<double>>();
                uplo == 'L' ? x["A"].set(row, column, nan) : x["A"].set(column, row, nan);
                EXPECT_EQ(run(routine(), ctx, p, Where::host, x).info, row + 1);
                expect_row(ctx, "A", uplo, row + 1);
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
