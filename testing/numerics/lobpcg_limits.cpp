// SPDX-License-Identifier: BSD-3-Clause
// LOBPCG where the space is nearly used up, where B is far from 1 or has a null space, and with
// preconditioners that are none.
#include <algorithm>
#include <cmath>
#include <string>

#include "numerics/lobpcg_call.hpp"

namespace lapilli::testing {
namespace {

template <class T>
using Call = LobpcgCall<T>;

template <class T>
class LobpcgLimits : public ::testing::Test {};
TYPED_TEST_SUITE(LobpcgLimits, Scalars, ScalarNames);

constexpr const char* methods[] = {"cholesky", "shifted", "svqb", "classical", "modified"};

template <class T>
double distance_from_orthonormal(const Matrix<T>& x) {
    double worst = 0;
    for (std::int64_t u = 0; u < x.cols(); ++u) {
        for (std::int64_t v = 0; v < x.cols(); ++v) {
            T sum(0);
            for (std::int64_t i = 0; i < x.rows(); ++i) sum += conjugate(x(i, u)) * x(i, v);
            const double apart = std::abs(sum - T(u == v ? 1 : 0));
            worst = apart <= worst ? worst : apart;
        }
    }
    return worst;
}

/// Every number of wanted and of iterated vectors of small orders, of spectra with and without multiple
/// values; as far as rounding errors allow. Residuals soon are what the vectors span already.
TYPED_TEST(LobpcgLimits, AsFarAsSmallOrdersGo) {
    using T = TypeParam;
    const std::vector<std::vector<double>> spectra = {
        {1, 2, 3, 4, 5, 6}, {1, 1, 2, 2, 3, 3}, {4, 4, 4, 4, 4, 4}, {-3, 1e-3, 1, 1, 1, 70}};
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        for (const char* method : methods) {
            ctx.set("lobpcg.orthogonalization", method);
            for (const std::vector<double>& spectrum : spectra) {
                for (std::int64_t n = device_count == 0 ? 1 : 5; n <= 6; ++n) {
                    const Operator<T> a(
                        ctx, n, diagonal<T>([&](std::int64_t i) { return spectrum[std::size_t(i)]; }));
                    for (std::int64_t block = 1; block <= n; ++block) {
                        for (std::int64_t nev = 1; nev <= block; ++nev) {
                            for (const char which : {'S', 'L'}) {
                                SCOPED_TRACE(std::string(method) + ", values from " +
                                             std::to_string(spectrum[0]) + ", n " + std::to_string(n) +
                                             ", block " + std::to_string(block) + ", nev " +
                                             std::to_string(nev) + ", " + which);
                                Call<T> call(n, nev, block);
                                call.which = which;
                                call.tol = 0;
                                const lapilli_int info = call.run(ctx, a);
                                ASSERT_TRUE(info >= 0 && info <= nev) << info << lapilli_last_error(ctx);
                                ASSERT_LE(distance_from_orthonormal(call.x), 200 * ulp<T>);
                                for (std::int64_t k = 0; k < nev; ++k) {
                                    std::vector<double> values(spectrum.begin(), spectrum.begin() + n);
                                    std::sort(values.begin(), values.end());
                                    const double value = values[std::size_t(which == 'S' ? k : n - 1 - k)];
                                    ASSERT_NEAR(static_cast<double>(call.w[std::size_t(k)]), value,
                                                500 * ulp<T> * 70);
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Residuals are those of the caller's problem, however large B is.
TYPED_TEST(LobpcgLimits, ResidualsOfPencilsFarFromOne) {
    using T = TypeParam;
    const std::int64_t n = 60;
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        for (const double factor : {1e6, 1e-6, 3e12}) {
            const Operator<T> a(ctx, n, laplacian<T>()),
                b(ctx, n, diagonal<T>([&](std::int64_t i) { return factor * (1 + 0.01 * double(i % 7)); }));
            for (const std::int64_t maxit : {3, 400}) {
                Call<T> call(n, 3, 5);
                call.maxit = maxit;
                ASSERT_EQ(call.run(ctx, a, b), maxit == 3 ? 3 : 0) << lapilli_last_error(ctx);
                const Pairs<T> pairs{call.x, call.w, call.resid, 3, 0};
                for (std::int64_t v = 0; v < 3; ++v) {
                    const std::vector<T> ax = pairs.product(&a.matrix(), v),
                                         bx = pairs.product(&b.matrix(), v);
                    double square = 0, size = 0;
                    for (std::size_t i = 0; i < std::size_t(n); ++i) {
                        square += std::norm(std::complex<double>(ax[i]) -
                                            double(call.w[std::size_t(v)]) * std::complex<double>(bx[i]));
                        size += std::norm(std::complex<double>(ax[i])) +
                                4 * std::norm(call.x(std::int64_t(i), v));
                    }
                    ASSERT_NEAR(double(call.resid[std::size_t(v)]), std::sqrt(square),
                                200 * ulp<T> * std::sqrt(size))
                        << factor << ", pair " << v;
                }
            }
        }
    }
}

/// With a singular B one end of the spectrum is infinite: the call says so, or that pairs have not converged.
/// The other end is right if A is positive definite.
TYPED_TEST(LobpcgLimits, SemidefiniteB) {
    using T = TypeParam;
    const std::int64_t n = 14;
    const double unit = ulp<T>;
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        for (int seed = 0; seed < (device_count == 0 ? 24 : 6); ++seed) {
            const std::int64_t rank = 2 + seed % 11;
            std::vector<double> values;
            for (std::int64_t i = 0; i < n; ++i) values.push_back(i < rank ? 1 + double(i * seed % 5) : 0);
            const Elements<T> full = with_values<T>(values);
            const Elements<T> plain = diagonal<T>([&](std::int64_t i) { return values[std::size_t(i)]; });
            const Operator<T> a(ctx, n, laplacian<T>()), b(ctx, n, seed % 2 == 0 ? full : plain);
            for (const double tol : {0.0, 10 * unit, 1e-5, 1e-2}) {
                for (const char which : {'S', 'L'}) {
                    SCOPED_TRACE("rank " + std::to_string(rank) + ", tol " + std::to_string(tol) + ", " +
                                 which);
                    Call<T> call(n, 1, 3);
                    call.which = which;
                    call.tol = static_cast<Real<T>>(tol);
                    const lapilli_int info = call.run(ctx, a, b);
                    ASSERT_TRUE(info == n + 1 || info == 1 || (info == 0 && which == 'S'))
                        << info << ", " << call.w[0] << lapilli_last_error(ctx);
                    if (info > 0) continue;
                    const Pairs<T> pairs{call.x, call.w, call.resid, 1, 0};
                    const std::vector<T> ax = pairs.product(&a.matrix(), 0),
                                         bx = pairs.product(&b.matrix(), 0);
                    double square = 0, length = 0;
                    for (std::int64_t i = 0; i < n; ++i) {
                        square += std::norm(ax[std::size_t(i)] - call.w[0] * bx[std::size_t(i)]);
                        length += std::norm(call.x(i, 0));
                    }
                    ASSERT_GT(double(call.w[0]), 0);
                    ASSERT_LE(std::sqrt(square),
                              (tol + 300 * unit) * (4 + 5 * double(call.w[0])) * std::sqrt(length));
                }
            }
        }
    }
}

/// With lobpcg.preconditioner = any: what is not Hermitian, or not definite, is of less use, and no error.
TYPED_TEST(LobpcgLimits, AnyPreconditioner) {
    using T = TypeParam;
    const std::int64_t n = 40;
    const Elements<T> skew = [](std::int64_t i, std::int64_t j) {
        return T(static_cast<Real<T>>(i == j ? 1.0 : std::abs(i - j) > 1 ? 0.0 : i < j ? 0.5 : -0.5));
    };
    const Elements<T> indefinite = diagonal<T>([](std::int64_t i) { return i % 2 == 0 ? -1.0 : 1.0; });
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>());
        for (const Elements<T>& elements : {skew, indefinite}) {
            const Operator<T> m(ctx, n, elements);
            Call<T> refused(n, 3, 5);
            EXPECT_EQ(refused.run(ctx, a, nullptr, m), n + 3);
            EXPECT_TRUE(refused.is_untouched());
            ctx.set("lobpcg.preconditioner", "any");
            Call<T> call(n, 3, 5);
            call.maxit = 1000;
            ASSERT_EQ(call.run(ctx, a, nullptr, m), 0) << lapilli_last_error(ctx);
            call.expect_good(a.matrix(), 4);
            for (std::int64_t k = 0; k < 3; ++k)
                EXPECT_NEAR(double(call.w[std::size_t(k)]), laplacian_value(n, k), 10 * double(call.tol));
            ctx.set("lobpcg.preconditioner", "definite");
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
