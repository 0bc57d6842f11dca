// SPDX-License-Identifier: BSD-3-Clause
// Generalized problems: a B that is not positive definite, LAPACK's format of the reduced matrix, and the
// steps one by one.
#include <fmt/format.h>

#include "numerics/sentences.hpp"
#include "numerics/suite.hpp"
#include "support/routines/sygvd.hpp"
#include "support/routines/trtrs.hpp"

namespace lapilli::testing {
namespace {

constexpr std::int64_t order = 53;

Problem problem(char uplo, std::int64_t itype = 1) {
    Problem p;
    p.n = order;
    p.uplo = uplo;
    p.itype = itype;
    return p;
}

using Generalized = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Generalized, ::testing::ValuesIn(instances(named({"sygvd", "sygv"}))),
                         instance_name);

// Everything but B is as it was, and of B the triangle that is not named.
void expect_only_b_written(const Problem& p, const Operands& before, const Operands& after) {
    for (const Operand& x : before.all()) {
        EXPECT_TRUE(only_changed(x.name == "B" ? triangle(p.uplo) : Region::nothing, x, after[x.name]))
            << x.name << " has changed";
    }
}

// info is n and the order of B's first leading minor that is not positive.
TEST_P(Generalized, BIsNotPositiveDefinite) {
    for (const int device_count : device_counts({0, 1, 3})) {
        const SmallBlocks ctx(device_count);
        std::int64_t itype = 1;
        for (const char uplo : {'L', 'U'}) {
            for (std::int64_t at = 0; at < order; at += device_count == 0 ? 1 : 4) {
                const Where places[] = {Where::host, Where::device, Where::spread};
                itype = itype % 3 + 1;
                const Where where = device_count == 0 ? Where::host : places[at / 4 % 3];
                const Problem p = problem(uplo, itype);
                SCOPED_TRACE(describe(routine(), p, where) + " at " + std::to_string(at));
                const Operands before = routine().data(p);
                before["B"].set(at, at, -1);
                Operands after = before;
                EXPECT_EQ(run(routine(), ctx, p, where, after).info, order + at + 1);
                EXPECT_NE(std::string(lapilli_last_error(ctx))
                              .find("minor of B of order " + std::to_string(at + 1) + " is not"),
                          std::string::npos);
                expect_only_b_written(p, before, after);
            }
        }
    }
}

// B is left as by POTRF: the columns before the block that failed are done.
TEST_P(Generalized, LeadingPartOfTheFactor) {
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        const Problem p = problem('L');
        const Operands whole = result(routine(), ctx, p);
        const std::int64_t at = 2 * block + 3;
        Operands after = routine().data(p);
        after["B"].set(at, at, -1);
        ASSERT_EQ(run(routine(), ctx, p, Where::host, after).info, order + at + 1);
        const std::int64_t done = device_count == 0 ? 1 : 2 * block;
        for (std::int64_t j = 0; j < done; ++j) {
            for (std::int64_t i = j; i < done; ++i) {
                EXPECT_LE(std::abs(after["B"].get(i, j) - whole["B"].get(i, j)), 1e3 * routine().unit());
            }
        }
    }
}

TEST_P(Generalized, NaN) {
    const auto nan = quiet_nan<std::complex<double>>();
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            for (const auto& [row, column] : {std::pair<int, int>{0, 0}, {20, 20}, {33, 4}, {52, 51}}) {
                const Problem p = problem(uplo);
                const auto put = [&, row = row, column = column](const Operands& x, const char* name) {
                    uplo == 'L' ? x[name].set(row, column, nan) : x[name].set(column, row, nan);
                };
                SCOPED_TRACE(describe(routine(), p) + " NaN in row " + std::to_string(row) + " on " +
                             std::to_string(device_count));
                Operands before = routine().data(p);
                put(before, "B");
                Operands x = before;
                EXPECT_EQ(run(routine(), ctx, p, Where::host, x).info, order + row + 1);
                const int i = uplo == 'L' ? row : column, j = row + column - i;
                expect_row(ctx, "B", uplo, row + 1);
                expect_only_b_written(p, before, x);

                before = routine().data(p);
                put(before, "A");
                x = before;
                EXPECT_EQ(run(routine(), ctx, p, Where::host, x).info, LAPILLI_ERROR_NOT_FINITE);
                expect_place(ctx, fmt::format("A({}, {})", i + 1, j + 1));
                EXPECT_TRUE(before.same(x)) << "something was written";
            }
        }
    }
}

using PackedGeneralized = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, PackedGeneralized,
                         ::testing::ValuesIn(instances(named({"spgvd", "spgv"}))), instance_name);

// The same info; only BP has changed, and begins with what it begins with where B is definite.
TEST_P(PackedGeneralized, BIsNotPositiveDefinite) {
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            Problem p = problem(uplo, 2);
            const Operands whole = result(routine(), ctx, p);
            for (const std::int64_t at : {std::int64_t{0}, 2 * block + 3, order - 1}) {
                const Where where = device_count == 0 ? Where::host : at == 0 ? Where::spread : Where::device;
                SCOPED_TRACE(describe(routine(), p, where) + " at " + std::to_string(at));
                const std::int64_t column = uplo == 'L' ? at * order - at * (at - 1) / 2 : at * (at + 3) / 2;
                const Operands before = routine().data(p);
                before["BP"].set(column, 0, -1);
                Operands after = before;
                EXPECT_EQ(run(routine(), ctx, p, where, after).info, order + at + 1);
                for (const Operand& x : before.all()) {
                    EXPECT_TRUE(
                        only_changed(x.name == "BP" ? Region::whole : Region::nothing, x, after[x.name]))
                        << x.name << " has changed";
                }
                const std::int64_t done = at == 0 || device_count == 0 ? 0 : 2 * block;
                for (std::int64_t i = 0; uplo == 'U' && i < done * (done + 1) / 2; ++i) {
                    EXPECT_LE(std::abs(after["BP"].get(i, 0) - whole["BP"].get(i, 0)),
                              1e3 * routine().unit());
                }
            }
        }
    }
}

using KeptFactor = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, KeptFactor, ::testing::ValuesIn(instances(named({"sygvdf"}))),
                         instance_name);

// A triangle whose diagonal is not positive is no factor.
TEST_P(KeptFactor, OfAnotherMatrix) {
    using Limits = std::numeric_limits<double>;
    for (const int device_count : device_counts({0, 1, 3})) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            for (const std::int64_t at : {std::int64_t{0}, block, order - 1}) {
                for (const double pivot : {0.0, -2.0, Limits::quiet_NaN(), Limits::infinity()}) {
                    const Problem p = problem(uplo, 2);
                    SCOPED_TRACE(describe(routine(), p) + " at " + std::to_string(at));
                    const Operands before = routine().data(p);
                    before["B"].set(at, at, pivot);
                    Operands after = before;
                    EXPECT_EQ(run(routine(), ctx, p, Where::host, after).info, order + at + 1);
                    EXPECT_TRUE(before.same(after)) << "something was written";
                }
            }
        }
    }
}

// Off the diagonal there is nothing to hold the factor against but that it is finite.
TEST_P(KeptFactor, NotFinite) {
    using Limits = std::numeric_limits<double>;
    for (const int device_count : device_counts({0, 1, 3})) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            for (const auto& [row, column] : {std::pair<int, int>{1, 0}, {33, 4}, {52, 51}}) {
                for (const double wrong : {Limits::quiet_NaN(), -Limits::infinity()}) {
                    const Problem p = problem(uplo, 1 + row % 3);
                    SCOPED_TRACE(describe(routine(), p) + " in row " + std::to_string(row));
                    Operands before = routine().data(p);
                    uplo == 'L' ? before["B"].set(row, column, wrong) : before["B"].set(column, row, wrong);
                    Operands after = before;
                    EXPECT_EQ(run(routine(), ctx, p, Where::host, after).info, LAPILLI_ERROR_NOT_FINITE);
                    const int i = uplo == 'L' ? row : column, j = row + column - i;
                    expect_place(ctx, fmt::format("B({}, {})", i + 1, j + 1));
                    EXPECT_TRUE(before.same(after)) << "something was written";
                }
            }
        }
    }
}

// With the factor that SYGVD left the result is SYGVD's, bit by bit.
TEST_P(KeptFactor, SameBitsAsSygvd) {
    const Routine& sygvd = *find_routine("sygvd", routine().precision());
    for (const int device_count : device_counts({0, 1, 3})) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            const Problem p = problem(uplo, 3);
            const Operands whole = result(sygvd, ctx, p);
            Operands again = sygvd.data(p);
            std::memcpy(again["B"].data, whole["B"].data, whole["B"].bytes());
            Operands kept = routine().data(p);
            for (const Operand& x : again.all()) {
                std::memcpy(kept[x.name].data, x.data, x.bytes());
            }
            ASSERT_EQ(run(routine(), ctx, p, Where::host, kept).info, 0);
            EXPECT_TRUE(kept.same(whole));
        }
    }
}

using PartOfGeneralized = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, PartOfGeneralized,
                         ::testing::ValuesIn(instances(named({"sygvdx", "sygvx"}))), instance_name);

// Nothing was found then, which m says.
TEST_P(PartOfGeneralized, BIsNotPositiveDefinite) {
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            for (const char range : {'A', 'V', 'I'}) {
                Problem p = problem(uplo, uplo == 'L' ? 1 : 3);
                p.range = range;
                SCOPED_TRACE(describe(routine(), p) + " on " + std::to_string(device_count));
                const Operands before = routine().data(p);
                before["B"].set(20, 20, -1);
                Operands after = before;
                EXPECT_EQ(run(routine(), ctx, p, Where::host, after).info, order + 21);
                EXPECT_EQ(after["M"].get(0), 0.0);
                after["M"].set(0, 0, before["M"].get(0));
                expect_only_b_written(p, before, after);
            }
        }
    }
}

// Ten of 3000 vectors take no more room than all; whether they go over A or elsewhere in host memory is the
// same.
TEST_P(PartOfGeneralized, Memory) {
    const Context ctx("sim:1");
    Problem p = problem('L');
    p.n = 3000;
    const auto device_bytes = [&](const Routine& of) {
        lapilli_memory bytes{};
        EXPECT_EQ(of.memory(ctx, p, &bytes), 0);
        return bytes.device;
    };
    const std::size_t all = device_bytes(routine());
    p.range = 'I';
    p.il = 1;
    p.iu = 10;
    const std::size_t part = device_bytes(routine());
    EXPECT_LE(part, all);
    // For real vectors the wanted ones are made in the memory of the others.
    if (routine().is_complex()) {
        EXPECT_LT(part, all);
    }
    EXPECT_EQ(part, device_bytes(*find_routine("sygvdx", routine().precision())));
}

template <class T>
class GeneralizedSteps : public ::testing::Test {
  protected:
    static const Routine& find(const char* name) { return *find_routine(name, letter<T>); }
};
TYPED_TEST_SUITE(GeneralizedSteps, Scalars, ScalarNames);

// The reduced matrix is LAPACK's, number by number, within rounding.
TYPED_TEST(GeneralizedSteps, SygstAgreesWithLapack) {
    using T = TypeParam;
    using Data = typename Sygst<T>::Data;
    const Routine& sygst = this->find("sygst");
    for (const int device_count : device_counts({1, 2, 5})) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            for (const std::int64_t itype : {1, 2, 3}) {
                const Problem p = problem(uplo, itype);
                SCOPED_TRACE(describe(sygst, p));
                Operands theirs = sygst.data(p);
                ASSERT_EQ(sygst.call_lapack(p, theirs), 0);
                const Operands ours = result(sygst, ctx, p);
                const Matrix<T>&mine = ours.template as<Data>().A, &reference = theirs.template as<Data>().A;
                const double norm = one_norm(reference, uplo);
                for (std::int64_t j = 0; j < p.n; ++j) {
                    for (std::int64_t i = j; i < p.n; ++i) {
                        const auto [row, column] = uplo == 'L' ? std::pair{i, j} : std::pair{j, i};
                        const double error =
                            std::sqrt(squared_modulus(T(mine(row, column) - reference(row, column))));
                        ASSERT_LE(error, 1e2 * ulp<T> * norm) << row << ", " << column;
                    }
                }
            }
        }
    }
}

// POTRF, SYGST, SYEVD and TRTRS, LAPACK's and ours by turns, solve the problem as SYGVD does.
TYPED_TEST(GeneralizedSteps, ByTurns) {
    using T = TypeParam;
    const SmallBlocks ctx(3);
    const auto step = [&](const char* name, const Problem& p, bool ours, Operands& x) {
        const Routine& routine = this->find(name);
        EXPECT_EQ(ours ? run(routine, ctx, p, Where::host, x).info : routine.call_lapack(p, x), 0) << name;
    };
    for (const char uplo : {'L', 'U'}) {
        for (const bool ours_first : {false, true}) {
            Problem p = problem(uplo);
            p.k = p.n;
            SCOPED_TRACE(describe(this->find("sygvd"), p));
            const Operands input = this->find("sygvd").data(p);
            const auto& [A, B, W] = input.as<typename Sygvd<T>::Data>();
            Operands factor = Operands::of(typename Potrf<T>::Data{B});
            step("potrf", p, ours_first, factor);
            const Matrix<T>& L = factor.as<typename Potrf<T>::Data>().A;
            Operands reduced = Operands::of(typename Sygst<T>::Data{A, L});
            step("sygst", p, !ours_first, reduced);
            Operands solved = Operands::of(
                typename Syevd<T>::Data{reduced.as<typename Sygst<T>::Data>().A, std::vector<Real<T>>(W)});
            step("syevd", p, ours_first, solved);
            const auto& [Y, values] = solved.as<typename Syevd<T>::Data>();
            Problem back = p;
            back.job = 'N';
            back.trans = uplo == 'L' ? 'C' : 'N';
            Operands vectors = Operands::of(typename Trtrs<T>::Data{L, Y});
            step("trtrs", back, !ours_first, vectors);
            EXPECT_TRUE(
                generalized_residuals(p, A, B, L, vectors.as<typename Trtrs<T>::Data>().B, values).ok());
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
