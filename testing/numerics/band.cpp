// SPDX-License-Identifier: BSD-3-Clause
// Band matrices: SYTRD_SB2ST, SBTRD, SBEVD, SBEV and SBEVX over orders and widths, in both triangles, in
// every place, on one device and several; wrong arguments; what must not depend on how the chase is launched.
#include "numerics/sentences.hpp"
#include "numerics/suite.hpp"
#include "support/routines/sbevx.hpp"
#include "support/routines/sytrd_sb2st.hpp"

namespace lapilli::testing {
namespace {

class BandContext : public Context {
  public:
    explicit BandContext(const std::string& devices) : Context(devices) {
        for (const char* name : {"matrix.nb", "test.ormtr.nb"}) {
            set(name, "16");
        }
        set("sytrd.nb", "8");
        for (const char* name : {"sytrd.crossover", "sytrd.columns", "stedc.crossover"}) {
            set(name, "0");
        }
    }
};

Problem band_problem(std::int64_t n, std::int64_t kd, char uplo, char job) {
    Problem p;
    p.n = n;
    p.k = kd;
    p.uplo = uplo;
    p.job = job;
    p.pad = 3;
    p.poison = true;
    return p;
}

template <class T>
class Band : public ::testing::Test {
  protected:
    // The catalog's: made here, they would be compiled a second time.
    static const Routine& find(const char* name) { return *find_routine(name, letter<T>); }
    static std::vector<const Routine*> all() {
        return {&find("sytrd_sb2st"), &find("sbtrd"), &find("sbevd"), &find("sbev"), &find("sbevx")};
    }
};
TYPED_TEST_SUITE(Band, Scalars, ScalarNames);

TYPED_TEST(Band, OrdersAndWidths) {
    for (const char* devices : {"none", "sim:1", "sim:3"}) {
        const BandContext ctx(devices);
        for (const Routine* routine : this->all()) {
            for (const char job : jobs_of(*routine)) {
                for (const auto& [n, kd] : {std::pair{0, 1},
                                            {1, 3},
                                            {2, 1},
                                            {3, 7},
                                            {40, 2},
                                            {70, 33},
                                            {101, 64},
                                            {90, 70},
                                            {150, 129}}) {
                    for (const char uplo : {'L', 'U'}) {
                        expect_correct(*routine, ctx, band_problem(n, kd, uplo, job), Where::host);
                    }
                }
            }
        }
    }
}

/// Reflectors of wide bands, which are applied by products: of most orders above, the last row cuts every
/// block of them.
TYPED_TEST(Band, WideBandsOfManyRows) {
    const BandContext ctx("sim:2");
    for (const char* name : {"sbtrd", "sbevd"}) {
        expect_correct(this->find(name), ctx, band_problem(300, 70, 'L', 'V'), Where::host);
    }
}

TYPED_TEST(Band, InEveryPlace) {
    const BandContext ctx("sim:2");
    for (const Routine* routine : this->all()) {
        for (const char job : jobs_of(*routine)) {
            for (const Where where : {Where::device, Where::spread, Where::mixed}) {
                expect_correct(*routine, ctx, band_problem(75, 40, 'U', job), where);
            }
        }
    }
}

TYPED_TEST(Band, HardMatrices) {
    const BandContext ctx("sim:1");
    char uplo = 'L';
    for (const Routine* routine : this->all()) {
        for (Problem p : routine->hard_problems()) {
            p.uplo = uplo = uplo == 'L' ? 'U' : 'L';
            p.job = 'V';
            expect_correct(*routine, ctx, p, Where::host);
        }
    }
}

/// Both ways of launching have the same arithmetic where they are kernels; plain loops are one way.
TYPED_TEST(Band, ALaunchForEachStep) {
    const BandContext ctx("sim:1");
    const Routine& routine = this->find("sbtrd");
    const Problem p = band_problem(60, 9, 'L', 'V');
    const Operands expected = result(routine, ctx, p);
    ctx.set("test.chase.launches", "steps");
    EXPECT_TRUE(expected.same(result(routine, ctx, p)));
}

/// SBEVX in every range; without an array for Q, which LAPACK does not allow, values and vectors are the
/// same.
TYPED_TEST(Band, PartOfTheSpectrumWithAndWithoutQ) {
    using T = TypeParam;
    const Routine& routine = this->find("sbevx");
    for (const auto& [devices, places] :
         {std::pair{"none", std::vector{Where::host}}, {"sim:2", std::vector{Where::host, Where::spread}}}) {
        const BandContext ctx(devices);
        for (const char range : {'A', 'V', 'I'}) {
            Problem p = band_problem(60, 9, 'U', 'N');
            p.range = range;
            expect_correct(routine, ctx, p, Where::host);
            p.job = 'V';
            const Operands expected = result(routine, ctx, p);
            EXPECT_TRUE(routine.error(p, routine.data(p), expected).ok());
            for (const Where where : places) {
                Operands x = routine.data(p);
                x.as<typename Sbevx<T>::Data>().Q = Matrix<T>();
                const Outcome outcome = run(routine, ctx, p, where, x);
                EXPECT_EQ(outcome.info, 0);
                for (const char* name : {"AB", "M", "W", "Z", "ifail"}) {
                    EXPECT_TRUE(x[name].same_bits(expected[name])) << name;
                }
            }
        }
    }
}

TYPED_TEST(Band, NaNIsRefusedAndChangesNothing) {
    for (const char* devices : {"none", "sim:2"}) {
        const BandContext ctx(devices);
        for (const Routine* routine : this->all()) {
            const Problem p = band_problem(50, 6, 'L', 'V');
            Operands x = routine->data(p);
            x["AB"].set(3, 20, std::nan(""));
            const Operands before = x;
            EXPECT_EQ(run(*routine, ctx, p, Where::host, x).info, LAPILLI_ERROR_NOT_FINITE);
            EXPECT_TRUE(x.same(before));
            expect_place(ctx, "AB(4, 21)", ", element (24, 21) of the matrix");
        }
    }
}

TYPED_TEST(Band, WrongArguments) {
    const BandContext ctx("sim:2");
    for (const Routine* routine : this->all()) {
        const Problem p = band_problem(20, 4, 'L', 'V');
        for (const Form form : {Form::plain, Form::mgpu}) {
            for (const BadCall& bad : routine->bad_calls(form)) {
                SCOPED_TRACE(routine->full_name() + " " + bad.what);
                Operands x = routine->data(p);
                const Operands before = x;
                const Answer answer = bad.call(ctx, p, x);
                EXPECT_EQ(answer.info, bad.info);
                EXPECT_EQ(complaint_about(answer.text, bad.info), "");
                EXPECT_TRUE(x.same(before));
                if (bad.call_lapack) {
                    Operands y = routine->data(p);
                    // LAPACKE counts its layout argument, too.
                    EXPECT_EQ(bad.call_lapack(p, y), bad.info - 1);
                }
            }
        }
        for (const BadQuery& bad : routine->bad_queries()) {
            SCOPED_TRACE(routine->full_name() + "_memory " + bad.what);
            EXPECT_EQ(bad.call(ctx, p), bad.info);
            EXPECT_EQ(complaint_about(lapilli_last_error(ctx), bad.info), "");
        }
    }
}

/// Spread bands say by their rows how wide they are: one without rows is none.
TYPED_TEST(Band, SpreadBandWithoutRows) {
    using T = TypeParam;
    using R = Real<T>;
    const BandContext ctx("sim:2");
    T element{};
    const SpreadCopy band(ctx, letter<T>, 0, 20, &element, 1, 0);
    std::vector<R> d(20), e(20);
    lapilli_int m = -7;
    EXPECT_EQ(api::sytrd_sb2st_mgpu<T>(ctx, 'N', 'N', 'L', band.handle(), d.data(), e.data()), -4);
    EXPECT_EQ(api::sbtrd_mgpu<T>(ctx, 'N', 'L', band.handle(), d.data(), e.data(), nullptr), -3);
    EXPECT_EQ(api::sbevd_mgpu<T>(ctx, 'N', 'L', band.handle(), d.data(), nullptr), -3);
    EXPECT_EQ(api::sbevx_mgpu<T>(ctx, 'N', 'A', 'L', band.handle(), nullptr, R(0), R(0), 1, 1, R(0), &m,
                                 d.data(), nullptr, nullptr),
              -4);
    EXPECT_EQ(m, -7);
}

TYPED_TEST(Band, SmallErrorsAreFound) {
    const BandContext ctx("none");
    for (const Routine* routine : this->all()) {
        for (const char job : jobs_of(*routine)) {
            const Problem p = band_problem(60, 9, 'L', job);
            const Operands input = routine->data(p);
            for (const Slip& slip : routine->slips(p)) {
                Operands x = result(*routine, ctx, p);
                EXPECT_TRUE(routine->error(p, input, x).ok());
                slip.make(x);
                EXPECT_FALSE(routine->error(p, input, x).ok())
                    << routine->full_name() << " " << job << ": " << slip.what;
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
