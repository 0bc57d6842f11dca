// SPDX-License-Identifier: BSD-3-Clause
// The Cholesky factor of one diagonal block and its inverse.

#include "emulator/stream.hpp"
#include "factor/launch.cuh"
#include "kernels/support.hpp"

namespace lapilli::kernel_tests {
namespace {

template <class T>
class Potf2 : public ::testing::Test {
  protected:
    struct Result {
        Matrix<T> a, inverse;
        index_t info;
    };

    static Result factor(const Matrix<T>& a, index_t offset, index_t info, std::uint64_t seed = 0) {
        Result r{a, random_matrix<T>(a.rows, a.rows, a.rows + 2, 3), info};
        const simt::EmulatedStream stream(simt::limits_like(90, 1), seed);
        EXPECT_EQ(launch::run(stream, Potf2Args<T>{view(r.a), view(r.inverse), offset, &r.info}),
                  launch::success);
        return r;
    }

    /// Hermitian with eigenvalues in about (1/2, 3/2): the lower triangle, NaN above.
    static Matrix<T> positive_definite(index_t n) {
        Matrix<T> a = random_matrix<T>(n, n, n + 3, seed_of(n));
        const auto small = static_cast<real_t<T>>(0.25 / std::sqrt(static_cast<double>(n)));
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i) a(i, j) = i < j ? nan_of<T>() : small * a(i, j);
            a(j, j) += T(1);
        }
        return a;
    }

    /// L L^H - A over the first `steps` columns, and that the rest of the lower triangle is what these steps
    /// leave.
    static void check_factor(const Matrix<T>& l, const Matrix<T>& a, index_t steps) {
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = j; i < a.rows; ++i) {
                Wide<T> sum = i == j ? Wide<T>(std::real(widen(a(i, j)))) : widen(a(i, j));
                for (index_t k = 0; k < std::min(j + 1, steps); ++k) {
                    sum -= widen(l(i, k)) * conjugate(widen(l(j, k)));
                }
                if (j >= steps) sum -= i == j ? Wide<T>(std::real(widen(l(i, j)))) : widen(l(i, j));
                ASSERT_LE(modulus(sum), 16 * eps<T>) << i << ", " << j;
            }
            ASSERT_TRUE(j >= steps || std::imag(widen(l(j, j))) == 0) << j;
        }
    }

    static void check_outside(const Matrix<T>& after, const Matrix<T>& before) {
        for (index_t j = 0; j < after.cols; ++j) {
            for (index_t i = 0; i < j; ++i) ASSERT_TRUE(is_nan(after(i, j)));
            for (index_t i = after.rows; i < after.ld; ++i) ASSERT_TRUE(is_nan(after(i, j)));
        }
        ASSERT_EQ(after.ld, before.ld);
    }

    static void check_inverse(const Matrix<T>& inverse, const Matrix<T>& l) {
        for (index_t j = 0; j < l.cols; ++j) {
            for (index_t i = 0; i < l.rows; ++i) {
                if (i < j) {
                    ASSERT_TRUE(inverse(i, j) == T(0)) << i << ", " << j;
                    continue;
                }
                Wide<T> sum(0);
                for (index_t k = j; k <= i; ++k) sum += widen(l(i, k)) * widen(inverse(k, j));
                ASSERT_LE(modulus(sum - Wide<T>(i == j ? 1 : 0)), 32 * eps<T>) << i << ", " << j;
            }
            for (index_t i = l.rows; i < inverse.ld; ++i) ASSERT_TRUE(is_nan(inverse(i, j)));
        }
    }

    static void check_no_inverse(const Matrix<T>& inverse) {
        for (index_t j = 0; j < inverse.cols; ++j) {
            for (index_t i = 0; i < inverse.rows; ++i) ASSERT_TRUE(inverse(i, j) == T(0)) << i << ", " << j;
        }
    }
};
TYPED_TEST_SUITE(Potf2, Scalars, ScalarNames);

TYPED_TEST(Potf2, EverySize) {
    for (index_t n = 1; n <= potf2_limit; ++n) {
        SCOPED_TRACE(n);
        const auto a = this->positive_definite(n);
        const auto r = this->factor(a, 1000, 0, seed_of(n));
        ASSERT_EQ(r.info, 0);
        this->check_factor(r.a, a, n);
        this->check_outside(r.a, a);
        this->check_inverse(r.inverse, r.a);
        if (this->HasFatalFailure()) return;
    }
}

/// The pivot of one step is zero, negative or NaN: info names the step, columns before it are the factor's.
TYPED_TEST(Potf2, NotPositiveDefinite) {
    using T = TypeParam;
    const index_t n = 37;
    for (const index_t step : {1, 2, 20, 37}) {
        for (const double pivot : {-1.0, -0.0, std::nan("")}) {
            SCOPED_TRACE(::testing::Message() << "step " << step << " pivot " << pivot);
            auto a = this->positive_definite(n);
            if (pivot == 0) {
                for (index_t k = 0; k < n; ++k) (k < step - 1 ? a(step - 1, k) : a(k, step - 1)) = T(0);
            }
            a(step - 1, step - 1) = make<T>(pivot, 0);
            for (index_t k = 0; k < step - 1; ++k) a(k, step - 1) = nan_of<T>();
            const auto r = this->factor(a, 1000, 0);
            EXPECT_EQ(r.info, 1000 + step);
            if (!std::isnan(pivot)) this->check_factor(r.a, a, step - 1);
            this->check_outside(r.a, a);
            this->check_no_inverse(r.inverse);
            if (this->HasFatalFailure()) return;
        }
    }
}

TYPED_TEST(Potf2, NaNBelowTheDiagonalIsFound) {
    auto a = this->positive_definite(20);
    a(11, 4) = nan_of<TypeParam>();
    const auto r = this->factor(a, 0, 0);
    EXPECT_EQ(r.info, 12);
    this->check_no_inverse(r.inverse);
}

TYPED_TEST(Potf2, AfterAnEarlierFailureNothingChanges) {
    const auto a = this->positive_definite(33);
    const auto r = this->factor(a, 64, 17);
    EXPECT_EQ(r.info, 17);
    EXPECT_TRUE(same_bits(r.a.elements, a.elements));
    this->check_no_inverse(r.inverse);
}

TYPED_TEST(Potf2, TheSameBitsInEveryOrder) {
    const auto a = this->positive_definite(50);
    const auto expected = this->factor(a, 0, 0);
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
        const auto r = this->factor(a, 0, 0, seed);
        EXPECT_TRUE(same_bits(r.a.elements, expected.a.elements));
        EXPECT_TRUE(same_bits(r.inverse.elements, expected.inverse.elements));
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
