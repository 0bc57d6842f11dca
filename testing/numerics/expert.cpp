// SPDX-License-Identifier: BSD-3-Clause
// GESVX and POSVX against LAPACK's: when they scale, what they say of singular matrices, and every argument
// that depends on another.
#include "numerics/expert_suite.hpp"

namespace lapilli::testing {
namespace {

// A context that computes on the CPU, and one that leaves nothing to it.
class Both {
  public:
    template <class F>
    void each(F f) const {
        f(cpu_);
        f(devices_);
    }

  private:
    SmallBlocks cpu_{0}, devices_{2};
};

template <class T>
class Experts : public ::testing::Test {
  protected:
    using R = Real<T>;
    const Both contexts{};

    static void fill(std::vector<R>& x) { x.assign(x.size(), R(-7)); }
    static bool are_untouched(const std::vector<R>& x) {
        return std::all_of(x.begin(), x.end(), [](R value) { return value == R(-7); });
    }
};
TYPED_TEST_SUITE(Experts, Scalars, ScalarNames);

template <class T>
void multiply_row(Matrix<T>& A, std::int64_t i, double factor) {
    for (std::int64_t j = 0; j < A.cols(); ++j) A(i, j) *= static_cast<Real<T>>(factor);
}
template <class T>
void multiply_column(Matrix<T>& A, std::int64_t j, double factor) {
    for (std::int64_t i = 0; i < A.rows(); ++i) A(i, j) *= static_cast<Real<T>>(factor);
}
// Letters of scaled matrices: elements uniform in (-1, 1), then one row or column of another size, or all of
// them.
TYPED_TEST(Experts, ScaleAsLapackDoes) {
    using T = TypeParam;
    using System = General<T>;
    struct Case {
        double row, column, all;
        char letter;
    };
    const double tiny = std::ldexp(1.0, std::is_same_v<Real<T>, float> ? -110 : -990);
    for (const Case& one :
         {Case{1, 1, 1, 'N'}, Case{1e-3, 1, 1, 'R'}, Case{1, 1e-3, 1, 'C'}, Case{1e-3, 1e-3, 1, 'B'},
          Case{1, 1, tiny, 'R'}, Case{0, 1, 1, 'N'}, Case{1, 0, 1, 'N'}}) {
        const Problem p = expert_problem('E');
        auto input = data_of<System>(expert_problem('N'));
        multiply_row(input.A, 7, one.row);
        multiply_column(input.A, 11, one.column);
        for (std::int64_t j = 0; j < p.n; ++j) multiply_column(input.A, j, one.all);
        auto lapack = input;
        const lapilli_int info = call_lapack<System>(p, lapack);
        this->contexts.each([&](const Context& ctx) {
            SCOPED_TRACE(std::string("expected ") + one.letter);
            auto ours = input;
            EXPECT_EQ(call<System>(ctx, p, ours), info);
            EXPECT_EQ(ours.equed[0], one.letter);
            EXPECT_EQ(ours.equed, lapack.equed);
            EXPECT_TRUE(ours.A.same_bits(lapack.A));
            EXPECT_TRUE(ours.B.same_bits(lapack.B));
            if (one.letter == 'R' || one.letter == 'B') {
                EXPECT_EQ(ours.R, lapack.R);
            }
            if (one.letter == 'C' || one.letter == 'B') {
                EXPECT_EQ(ours.C, lapack.C);
            }
        });
    }
}

TYPED_TEST(Experts, ScaleDefiniteMatricesAsLapackDoes) {
    using T = TypeParam;
    using System = Definite<T>;
    const double tiny = std::ldexp(1.0, std::is_same_v<Real<T>, float> ? -110 : -990);
    struct Case {
        double one, all;
        char letter;
    };
    for (const Case& c : {Case{1, 1, 'N'}, Case{1e-3, 1, 'Y'}, Case{1, tiny, 'Y'}, Case{0, 1, 'N'}}) {
        for (const char uplo : {'L', 'U'}) {
            Problem p = expert_problem('E');
            p.uplo = uplo;
            auto input = data_of<System>(expert_problem('N'));
            multiply_row(input.A, 7, c.one);
            multiply_column(input.A, 7, c.one);
            for (std::int64_t j = 0; j < p.n; ++j) multiply_column(input.A, j, c.all);
            auto lapack = input;
            const lapilli_int info = call_lapack<System>(p, lapack);
            this->contexts.each([&](const Context& ctx) {
                SCOPED_TRACE(std::string("expected ") + c.letter + ", " + uplo);
                auto ours = input;
                EXPECT_EQ(call<System>(ctx, p, ours), info);
                EXPECT_EQ(ours.equed[0], c.letter);
                EXPECT_TRUE(expert::same_hermitian(ours.A, lapack.A));
                EXPECT_TRUE(ours.B.same_bits(lapack.B));
                if (c.letter == 'Y') {
                    EXPECT_EQ(ours.S, lapack.S);
                }
            });
        }
    }
}

// A call goes on from the scaling and factors of another one, also with lower-case letters.
TYPED_TEST(Experts, GoOnFromFactors) {
    using T = TypeParam;
    using System = General<T>;
    for (const char trans : {'N', 'T', 'C'}) {
        Problem first = expert_problem('E'), second = expert_problem('f');
        first.trans = second.trans = trans;
        second.seed = 99;
        this->contexts.each([&](const Context& ctx) {
            auto x = data_of<System>(first);
            const auto given = x;
            ASSERT_EQ(call<System>(ctx, first, x), 0);
            ASSERT_EQ(x.equed[0], 'B');
            const auto rcond = x.rcond, rpivot = x.rpivot;
            put_into(product('N', with_op(trans, given.A), known_solution<T>(second)), x.B);
            x.equed[0] = 'b';
            ASSERT_EQ(call<System>(ctx, second, x), 0) << lapilli_last_error(ctx);
            EXPECT_EQ(x.equed[0], 'b');
            EXPECT_EQ(x.rcond, rcond);
            EXPECT_EQ(x.rpivot, rpivot);
            Matrix<T> error = x.X;
            subtract(error, known_solution<T>(second));
            for (std::int64_t j = 0; j < first.k; ++j)
                EXPECT_LE(size_of_column(error, j),
                          static_cast<double>(x.ferr[static_cast<std::size_t>(j)]) * size_of_column(x.X, j));
        });
    }
}

// A column of zeros: U has one, too, and the elimination stops to make sense there.
TYPED_TEST(Experts, SingularMatrices) {
    using T = TypeParam;
    using System = General<T>;
    for (const char fact : {'N', 'E'}) {
        for (const std::int64_t column : {0, 20, 44}) {
            const Problem p = expert_problem(fact);
            auto input = data_of<System>(expert_problem('N'));
            multiply_column(input.A, column, 0);
            this->fill(input.ferr);
            this->fill(input.berr);
            auto lapack = input;
            ASSERT_EQ(call_lapack<System>(p, lapack), column + 1);
            this->contexts.each([&](const Context& ctx) {
                auto ours = input;
                EXPECT_EQ(call<System>(ctx, p, ours), column + 1);
                EXPECT_EQ(ours.rcond[0], Real<T>(0));
                EXPECT_NEAR(static_cast<double>(ours.rpivot[0]), static_cast<double>(lapack.rpivot[0]),
                            1e-3 * static_cast<double>(lapack.rpivot[0]));
                EXPECT_EQ(ours.ipiv, lapack.ipiv);
                EXPECT_TRUE(ours.X.same_bits(input.X));
                EXPECT_TRUE(this->are_untouched(ours.ferr));
                EXPECT_TRUE(this->are_untouched(ours.berr));
            });
        }
    }
}

// Two rows differ by so little that the condition number passes 1 / eps: there is a solution, and info says
// what it is worth.
TYPED_TEST(Experts, SingularToWorkingPrecision) {
    using T = TypeParam;
    using System = General<T>;
    const Problem p = expert_problem('N');
    auto input = data_of<System>(p);
    for (std::int64_t j = 0; j < p.n; ++j) input.A(30, j) = input.A(12, j);
    input.A(30, 5) *= 1 + static_cast<Real<T>>(ulp<T>);
    this->contexts.each([&](const Context& ctx) {
        auto ours = input;
        EXPECT_EQ(call<System>(ctx, p, ours), p.n + 1);
        EXPECT_LT(static_cast<double>(ours.rcond[0]), ulp<T> / 2);
        EXPECT_FALSE(ours.X.same_bits(input.X));
        EXPECT_FALSE(this->are_untouched(ours.berr));
    });
}

// Not positive definite, and a NaN, which counts as that.
TYPED_TEST(Experts, IndefiniteMatrices) {
    using T = TypeParam;
    using System = Definite<T>;
    for (const char uplo : {'L', 'U'}) {
        for (const char fact : {'N', 'E'}) {
            for (const bool nan : {false, true}) {
                Problem p = expert_problem(fact);
                p.uplo = uplo;
                auto input = data_of<System>(expert_problem('N'));
                const std::int64_t i = 21, j = nan ? 10 : 21;
                input.A(i, j) = input.A(j, i) = nan ? quiet_nan<T>() : T(-1);
                this->fill(input.ferr);
                this->contexts.each([&](const Context& ctx) {
                    SCOPED_TRACE(std::string(1, fact) + uplo + (nan ? " NaN" : ""));
                    auto ours = input;
                    EXPECT_EQ(call<System>(ctx, p, ours), i + 1);
                    EXPECT_EQ(ours.rcond[0], Real<T>(0));
                    EXPECT_TRUE(ours.X.same_bits(input.X));
                    EXPECT_TRUE(this->are_untouched(ours.ferr));
                });
            }
        }
    }
}

// A NaN in a right-hand side stays there.
TYPED_TEST(Experts, NaNInARightHandSide) {
    using T = TypeParam;
    using System = General<T>;
    const Problem p = expert_problem('N');
    this->contexts.each([&](const Context& ctx) {
        auto clean = data_of<System>(p), ours = clean;
        ASSERT_EQ(call<System>(ctx, p, clean), 0);
        ours.B(11, 1) = quiet_nan<T>();
        EXPECT_EQ(call<System>(ctx, p, ours), 0);
        EXPECT_EQ(ours.rcond, clean.rcond);
        EXPECT_FALSE(std::isfinite(ours.ferr[1]));
        for (const std::size_t j : {0, 2}) {
            EXPECT_LE(ours.berr[j], static_cast<Real<T>>(p.n + 1) * ulp<T>);
            EXPECT_LE(ours.ferr[j], 2 * clean.ferr[j]);
        }
    });
}

template <class System>
void nothing_to_solve(const Context& ctx) {
    for (const char fact : {'N', 'E', 'F'}) {
        const Problem none = expert_problem(fact, 0, 2);
        auto x = data_of<System>(none);
        EXPECT_EQ(call<System>(ctx, none, x), 0);
        EXPECT_EQ(x.equed[0], 'N');
        EXPECT_EQ(x.rcond[0], 1);
        EXPECT_EQ(x.ferr[1], 0);
        EXPECT_EQ(x.berr[1], 0);
        const Problem columns = expert_problem(fact, 30, 0);
        auto y = data_of<System>(columns);
        const auto before = y;
        EXPECT_EQ(call<System>(ctx, columns, y), 0);
        EXPECT_TRUE(System::Description::error(columns, before, y).ok());
    }
}
TYPED_TEST(Experts, NothingToSolve) {
    this->contexts.each([](const Context& ctx) {
        nothing_to_solve<General<TypeParam>>(ctx);
        nothing_to_solve<Definite<TypeParam>>(ctx);
    });
}

// With given factors the letter and the factors are looked at, in this order, before what follows; without
// them they are not.
template <class System>
void refuse_bad_scales(const Context& ctx, char letter) {
    using Data = typename System::Data;
    const auto expect = [&](char fact, void (*spoil)(Data&), lapilli_int info, const char* text) {
        const Problem p = expert_problem(fact, 6);
        Data ours = data_of<System>(p), lapack = ours;
        spoil(ours);
        spoil(lapack);
        SCOPED_TRACE(std::to_string(info));
        EXPECT_EQ(call_lapack<System>(p, lapack) + (info == 0 ? 0 : 1), info);
        EXPECT_EQ(call<System>(ctx, p, ours), info);
        if (info != 0) {
            EXPECT_NE(std::string(lapilli_last_error(ctx)).find(text), std::string::npos)
                << lapilli_last_error(ctx);
        }
    };
    expect(
        'F',
        [](Data& x) {
            x.equed[0] = 'X';
            System::factors(x)[2] = 0;
        },
        System::equed, "'X'");
    expect(
        'F', [](Data& x) { System::factors(x)[2] = 0; }, System::scale, "element 3 = 0");
    expect(
        'F', [](Data& x) { System::factors(x)[4] = -1; }, System::scale, "element 5 = -1");
    expect(
        'F',
        [](Data& x) {
            x.equed[0] = 'N';
            System::factors(x)[2] = 0;
        },
        0, "");
    expect(
        'E',
        [](Data& x) {
            x.equed[0] = 'X';
            System::factors(x)[2] = 0;
        },
        0, "");
    EXPECT_EQ(data_of<System>(expert_problem('F', 6)).equed[0], letter);
    // The scale comes before a bad leading dimension.
    const Problem p = expert_problem('F', 6);
    for (const bool both : {false, true}) {
        Data ours = data_of<System>(p);
        if (both) System::factors(ours)[0] = 0;
        auto at = System::Description::pointers(ours);
        at.B.ld = 5;
        EXPECT_EQ(System::Description::call(ctx, p, at), both ? System::scale : System::ldb);
    }
}
TYPED_TEST(Experts, BadScales) {
    this->contexts.each([](const Context& ctx) {
        refuse_bad_scales<General<TypeParam>>(ctx, 'B');
        refuse_bad_scales<Definite<TypeParam>>(ctx, 'Y');
    });
}

// The second list of factors, and lists in the memory of a device.
TYPED_TEST(Experts, BadScalesOfColumns) {
    using T = TypeParam;
    const Problem p = expert_problem('F', 6);
    const SmallBlocks ctx(1);
    auto x = data_of<General<T>>(p);
    x.C[1] = 0;
    EXPECT_EQ(call<General<T>>(ctx, p, x), -12);
    const DeviceCopy rows(ctx, x.R), columns(ctx, x.C);
    auto at = Gesvx<T>::pointers(x);
    at.R = rows.template as<Real<T>>();
    at.C = columns.template as<Real<T>>();
    EXPECT_EQ(Gesvx<T>::call(ctx, p, at), -12);
    // A pivot that is none.
    x.C[1] = 1;
    x.ipiv[3] = 7;
    EXPECT_EQ(call<General<T>>(ctx, p, x), -9);
}

// Arguments that a call does not read may be missing.
TYPED_TEST(Experts, MissingScales) {
    using T = TypeParam;
    this->contexts.each([](const Context& ctx) {
        const Problem p = expert_problem('N');
        auto x = data_of<General<T>>(p);
        auto at = Gesvx<T>::pointers(x);
        at.R = at.C = nullptr;
        EXPECT_EQ(Gesvx<T>::call(ctx, p, at), 0);
        auto y = data_of<Definite<T>>(p);
        auto of_y = Posvx<T>::pointers(y);
        of_y.S = nullptr;
        EXPECT_EQ(Posvx<T>::call(ctx, p, of_y), 0);
    });
}

}  // namespace
}  // namespace lapilli::testing
