// SPDX-License-Identifier: BSD-3-Clause
// Generalized problems: a B that is not positive definite, LAPACK's format of the reduced matrix, and the steps one by one.
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

// What is left of B is what POTRF leaves: the columns before the block that failed are done.
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
                const auto put = [&](const Operands& x, const char* name) {
                    uplo == 'L' ? x[name].set(row, column, nan) : x[name].set(column, row, nan);
                };
                SCOPED_TRACE(describe(routine(), p) + " NaN in row " + std::to_string(row) + " on " +
                             std::to_string(device_count));
                Operands before = routine().data(p);
                put(before, "B");
                Operands x = before;
                EXPECT_EQ(run(routine(), ctx, p, Where::host, x).info, order + row + 1);
                expect_only_b_written(p, before, x);

                before = routine().data(p);
                put(before, "A");
                x = before;
                EXPECT_EQ(run(routine(), ctx, p, Where::host, x).info, LAPILLI_ERROR_NOT_FINITE);
                EXPECT_TRUE(before.same(x)) << "something was written";
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

namespace api {
LAPILLI_TESTING_OVERLOAD(sygvx, ssygvx, dsygvx, chegvx, zhegvx)
LAPILLI_TESTING_OVERLOAD(sygvx_mgpu, ssygvx_mgpu, dsygvx_mgpu, chegvx_mgpu, zhegvx_mgpu)
LAPILLI_TESTING_OVERLOAD(sygvx_memory, ssygvx_memory, dsygvx_memory, chegvx_memory, zhegvx_memory)
LAPILLI_TESTING_OVERLOAD(sygvdx, ssygvdx, dsygvdx, chegvdx, zhegvdx)
LAPILLI_TESTING_OVERLOAD(sygvdx_mgpu, ssygvdx_mgpu, dsygvdx_mgpu, chegvdx_mgpu, zhegvdx_mgpu)
LAPILLI_TESTING_OVERLOAD(sygvdx_memory, ssygvdx_memory, dsygvdx_memory, chegvdx_memory, zhegvdx_memory)
}  // namespace api

// SYGVX, and SYGVDX, whose vectors go over A.
template <class T>
class PartOfGeneralized : public ::testing::Test {
  protected:
    using R = Real<T>;

    struct Call {
        Problem p;
        Matrix<T> A, B, Z;
        bool separate;  // Z
        char range = 'I';
        R vl = 0, vu = 0;
        std::int64_t il = 1, iu = 3;
        std::vector<R> W;
        std::vector<lapilli_int> ifail;
        lapilli_int m = 99;

        Call(const Problem& problem, const Operands& data, bool vectors_apart)
            : p(problem),
              A(data.as<typename Sygvd<T>::Data>().A),
              B(data.as<typename Sygvd<T>::Data>().B),
              Z(problem.n, problem.n, 1),
              separate(vectors_apart),
              W(static_cast<std::size_t>(problem.n), R(77)),
              ifail(static_cast<std::size_t>(problem.n), 5) {}

        lapilli_int plain(lapilli_context ctx) {
            return separate ? api::sygvx<T>(ctx, p.itype, p.job, range, p.uplo, p.n, A.data(), A.ld(),
                                            B.data(), B.ld(), vl, vu, il, iu, R(0), &m, W.data(), Z.data(),
                                            Z.ld(), ifail.data())
                            : api::sygvdx<T>(ctx, p.itype, p.job, range, p.uplo, p.n, A.data(), A.ld(),
                                             B.data(), B.ld(), vl, vu, il, iu, &m, W.data());
        }
        lapilli_int spread(lapilli_context ctx) {
            const SpreadCopy a(ctx, A), b(ctx, B), z(ctx, Z);
            const lapilli_int info =
                separate ? api::sygvx_mgpu<T>(ctx, p.itype, p.job, range, p.uplo, a.handle(), b.handle(), vl,
                                              vu, il, iu, R(0), &m, W.data(), z.handle(), ifail.data())
                         : api::sygvdx_mgpu<T>(ctx, p.itype, p.job, range, p.uplo, a.handle(), b.handle(), vl,
                                               vu, il, iu, &m, W.data());
            a.gather();
            b.gather();
            z.gather();
            return info;
        }
    };

    // The part is that of the whole spectrum, and its vectors solve the problem.
    static void expect_part(const Call& call, const Operands& data, const std::vector<R>& all,
                            std::int64_t first, std::int64_t count) {
        ASSERT_EQ(call.m, count);
        for (std::int64_t k = 0; k < count; ++k) {
            EXPECT_LE(
                std::abs(call.W[static_cast<std::size_t>(k)] - all[static_cast<std::size_t>(first + k)]),
                30 * static_cast<double>(order) * ulp<T> *
                    std::max(std::abs(all.front()), std::abs(all.back())));
        }
        if (call.p.job == 'N') {
            return;
        }
        const auto& [A, B, W] = data.as<typename Sygvd<T>::Data>();
        const Matrix<T>& from = call.separate ? call.Z : call.A;
        Matrix<T> Z(order, count);
        for (std::int64_t k = 0; k < count; ++k) {
            std::copy_n(&from(0, k), order, &Z(0, k));
        }
        const std::vector<R> values(call.W.begin(), call.W.begin() + count);
        EXPECT_TRUE(generalized_residuals(call.p, A, B, call.B, Z, values).ok());
        for (std::int64_t k = 0; k < order && call.separate; ++k) {
            EXPECT_EQ(call.ifail[static_cast<std::size_t>(k)], k < count ? 0 : 5);
        }
    }
};
TYPED_TEST_SUITE(PartOfGeneralized, Scalars, ScalarNames);

TYPED_TEST(PartOfGeneralized, IsThatOfTheWhole) {
    using T = TypeParam;
    using R = Real<T>;
    using Call = typename TestFixture::Call;
    const Routine& sygvd = *find_routine("sygvd", letter<T>);
    int turn = 0;
    for (const int device_count : device_counts({0, 1, 3})) {
        const SmallBlocks ctx(device_count);
        for (const char uplo : {'L', 'U'}) {
            for (const std::int64_t itype : {1, 2, 3}) {
                Problem p = problem(uplo, itype);
                const Operands data = sygvd.data(p);
                const std::vector<R> all = result(sygvd, ctx, p).template as<typename Sygvd<T>::Data>().W;
                for (const char range : {'A', 'V', 'I'}) {
                    for (const bool separate : {false, true}) {
                        p.job = ++turn % 4 == 0 ? 'N' : 'V';
                        Call call(p, data, separate);
                        call.range = range;
                        call.il = 6;
                        call.iu = 19;
                        if (range == 'I') {
                            call.Z = Matrix<T>(order, 14, 1);
                        }
                        call.vl = (all[10] + all[11]) / 2;
                        call.vu = (all[30] + all[31]) / 2;
                        SCOPED_TRACE(describe(sygvd, p) + " range " + range + (separate ? " Z" : " A"));
                        EXPECT_EQ(device_count == 3 ? call.spread(ctx) : call.plain(ctx), 0)
                            << lapilli_last_error(ctx);
                        const std::int64_t first = range == 'A'   ? 0
                                                   : range == 'V' ? 11
                                                                  : 5,
                                           count = range == 'A'   ? order
                                                   : range == 'V' ? 20
                                                                  : 14;
                        this->expect_part(call, data, all, first, count);
                    }
                }
            }
        }
    }
}

TYPED_TEST(PartOfGeneralized, Refusals) {
    using T = TypeParam;
    using Call = typename TestFixture::Call;
    const Routine& sygvd = *find_routine("sygvd", letter<T>);
    struct Bad {
        lapilli_int info;
        void (*spoil)(Call&);
    };
    const Bad all[] = {{-1, [](Call& c) { c.p.itype = 4; }}, {-2, [](Call& c) { c.p.job = 'X'; }},
                       {-3, [](Call& c) { c.range = 'X'; }}, {-4, [](Call& c) { c.p.uplo = 'X'; }},
                       {-5, [](Call& c) { c.p.n = -1; }},    {-11, [](Call& c) { c.range = 'V'; }},
                       {-12, [](Call& c) { c.il = 0; }},     {-13, [](Call& c) { c.iu = order + 1; }}};
    for (const int device_count : device_counts({0, 2})) {
        const SmallBlocks ctx(device_count);
        for (const bool separate : {false, true}) {
            const Problem p = problem('L');
            const Operands data = sygvd.data(p);
            for (const Bad& bad : all) {
                Call call(p, data, separate);
                bad.spoil(call);
                EXPECT_EQ(call.plain(ctx), bad.info);
                EXPECT_EQ(call.m, 99);
                EXPECT_TRUE(call.A.same_bits(Call(p, data, separate).A));
                EXPECT_TRUE(call.B.same_bits(Call(p, data, separate).B));
            }
            Call call(p, data, separate);
            call.B(20, 20) = T(-1);
            EXPECT_EQ(call.plain(ctx), order + 21);
            EXPECT_EQ(call.m, 0);
            EXPECT_TRUE(call.A.same_bits(Call(p, data, separate).A));
        }
    }
}

TYPED_TEST(PartOfGeneralized, Memory) {
    using T = TypeParam;
    const Context ctx("sim:1");
    lapilli_memory part{}, whole{}, apart{};
    EXPECT_EQ(api::sygvdx_memory<T>(ctx, 1, 'V', 'A', 3000, 0, 0, &whole), 0);
    EXPECT_EQ(api::sygvdx_memory<T>(ctx, 1, 'V', 'I', 3000, 1, 10, &part), 0);
    EXPECT_EQ(api::sygvx_memory<T>(ctx, 1, 'V', 'I', 3000, 1, 10, &apart), 0);
    EXPECT_GE(part.device, 2 * sizeof(T) * 3000 * 3000);
    EXPECT_LE(part.device, whole.device);
    EXPECT_EQ(part.device, apart.device);
    EXPECT_EQ(api::sygvdx_memory<T>(ctx, 1, 'V', 'I', 3000, 0, 10, &part), -5);
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
