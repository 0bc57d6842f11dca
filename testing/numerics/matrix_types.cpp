// SPDX-License-Identifier: BSD-3-Clause
// The 21 types of matrices that LAPACK's own tests of the symmetric eigenproblem have (dchkst, zchkst), in
// all precisions. Residual, orthogonality and error of the values, in LAPACK's units, are printed with those
// of LAPACK itself, and may be twice as large, or up to a small number.
#include <cstdio>
#include <memory>

#include "numerics/suite.hpp"
#include "support/routines/syevd.hpp"

namespace lapilli::testing {
namespace {

enum class Shape { full, diagonal, tridiagonal, uniform };
enum class Scale {
    one,
    near_overflow,
    near_underflow
};  // times the square root of the largest or smallest number

struct Type {
    int number;
    Shape shape;
    std::string spectrum;  // kinds.hpp, with a condition of 1 / ulp
    Scale scale;
};

const std::vector<Type>& types() {
    using enum Shape;
    using enum Scale;
    static const std::vector<Type> all = {{1, diagonal, "zero", one},
                                          {2, diagonal, "identity", one},
                                          {3, diagonal, "arithmetic-sign", one},
                                          {4, diagonal, "geometric-sign", one},
                                          {5, diagonal, "cluster-eps-sign", one},
                                          {6, diagonal, "geometric-sign", near_overflow},
                                          {7, diagonal, "geometric-sign", near_underflow},
                                          {8, full, "arithmetic-sign", one},
                                          {9, full, "geometric-sign", one},
                                          {10, full, "cluster-eps-sign", one},
                                          {11, full, "arithmetic-sign", near_overflow},
                                          {12, full, "arithmetic-sign", near_underflow},
                                          {13, uniform, "", one},
                                          {14, uniform, "", near_overflow},
                                          {15, uniform, "", near_underflow},
                                          {16, full, "arithmetic", one},
                                          {17, full, "geometric", one},
                                          {18, full, "cluster-eps", one},
                                          {19, full, "arithmetic", near_overflow},
                                          {20, full, "arithmetic", near_underflow},
                                          {21, tridiagonal, "geometric", one}};
    return all;
}

template <class T>
class MatrixTypes : public ::testing::Test {
  protected:
    using R = Real<T>;
    using Data = typename Syevd<T>::Data;

    static Matrix<T> matrix(const Type& type, const Problem& p) {
        if (type.shape == Shape::full) return hermitian_matrix<T>(p, type.spectrum);
        Matrix<T> A(p.n, p.n);
        if (type.shape == Shape::uniform) {
            const Stream stream(p.seed);
            detail::fill_hermitian(A, [&](std::int64_t i, std::int64_t j) {
                return stream.scalar<T>(detail::pair_index(i, j), -1, 1);
            });
            return A;
        }
        const auto values = *spectrum(type.spectrum, p.n, p.cond, p.seed);
        for (std::int64_t j = 0; j < p.n; ++j) {
            const auto at = static_cast<std::size_t>(j);
            A(j, j) = T(static_cast<R>(values[at]));
            if (type.shape == Shape::tridiagonal && j + 1 < p.n)
                A(j + 1, j) = A(j, j + 1) = T(static_cast<R>(0.4 * std::sqrt(values[at] * values[at + 1])));
        }
        return A;
    }
    static int exponent(Scale scale) {
        using Limits = std::numeric_limits<R>;
        return scale == Scale::one             ? 0
               : scale == Scale::near_overflow ? Limits::max_exponent / 2
                                               : Limits::min_exponent / 2;
    }

    // The errors of a solver's results for the matrix times a power of two, scaled back.
    template <class Solve>
    static Residuals errors(const Problem& p, const Data& plain, int exponent, const Solve& solve) {
        const R factor = std::ldexp(R(1), exponent);
        Data x = plain;
        for (std::int64_t j = 0; j < p.n; ++j) {
            for (std::int64_t i = 0; i < p.n; ++i) x.A(i, j) *= factor;
        }
        typename Syevd<T>::Pointers at{{x.A.data(), x.A.ld()}, x.W.data()};
        EXPECT_EQ(solve(at), 0);
        for (R& value : x.W) value /= factor;
        return Syevd<T>::error(p, plain, x);
    }

    static void note(Residuals& worst, const Residuals& here) {
        const auto larger = [](auto& a, const auto& b) {
            if (b && !(a && *a >= *b)) a = b;
        };
        larger(worst.residual, here.residual);
        larger(worst.orthogonality, here.orthogonality);
        larger(worst.values, here.values);
    }
    static std::string text(const Residuals& r) {
        char line[100];
        std::snprintf(line, sizeof line, "residual %.2g, orthogonality %.2g, values %.2g",
                      r.residual.value_or(0), r.orthogonality.value_or(0), r.values.value_or(0));
        return line;
    }
};
TYPED_TEST_SUITE(MatrixTypes, Scalars);

TYPED_TEST(MatrixTypes, AsGoodAsLapack) {
    using T = TypeParam;
    const double enough = 4;  // LAPACK's own tests allow 30
    Residuals ours, lapacks;
    std::vector<std::unique_ptr<SmallBlocks>> contexts;
    for (const int device_count : device_counts({1, 2}))
        contexts.push_back(std::make_unique<SmallBlocks>(device_count));
    if (sizeof(Real<T>) == 4) {
        contexts.push_back(std::make_unique<SmallBlocks>(1));
        contexts.back()->emulate_products();
    }
    for (const auto& context : contexts) {
        const SmallBlocks& ctx = *context;
        for (const std::int64_t n : {1, 5, 33, 70, 130}) {
            for (const Type& type : types()) {
                Problem p;
                p.n = n;
                p.cond = 1 / ulp<T>;
                p.seed = static_cast<std::uint64_t>(type.number);
                p.uplo = type.number % 2 == 0 ? 'L' : 'U';
                typename Syevd<T>::Data plain;
                plain.A = this->matrix(type, p);
                plain.W.assign(static_cast<std::size_t>(n), 0);
                const int exponent = this->exponent(type.scale);
                const Residuals a =
                    this->errors(p, plain, exponent, [&](auto& at) { return Syevd<T>::call(ctx, p, at); });
                const Residuals b =
                    this->errors(p, plain, exponent, [&](auto& at) { return Syevd<T>::call_lapack(p, at); });
                const auto good = [enough](const auto& mine, const auto& theirs) {
                    return *mine <= std::max(enough, 2 * *theirs);
                };
                EXPECT_TRUE(good(a.residual, b.residual) && good(a.orthogonality, b.orthogonality) &&
                            good(a.values, b.values))
                    << "type " << type.number << " n = " << n << ": " << this->text(a)
                    << "; LAPACK: " << this->text(b);
                this->note(ours, a);
                this->note(lapacks, b);
            }
        }
    }
    std::printf("  worst: %s\n  LAPACK's: %s\n", this->text(ours).c_str(), this->text(lapacks).c_str());
}

}  // namespace
}  // namespace lapilli::testing
