// SPDX-License-Identifier: BSD-3-Clause
// Singular value decompositions of a batch: shapes of every kernel, matrices that lose rank, ends of the
// range, what is left alone.
#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

#include "backend/sim/sim_residual.hpp"
#include "batch_svd/args.hpp"
#include "emulator/run.hpp"
#include "kernels/batch_support.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_BATCH_SVD_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class BatchSvd : public ::testing::Test {
  protected:
    using R = real_t<T>;
    struct Result {
        std::vector<T> u, vt;
        std::vector<R> s;
        std::vector<std::int64_t> infos;
    };
    struct How {
        bool vectors = true;
        int architecture = 90;
        std::uint64_t seed = 1;
    };
    /// All matrices have the shape of the first. Elements of arrays that are not written keep a mark.
    static Result run(const std::vector<Matrix<T>>& matrices, const How& how) {
        const index_t m = matrices[0].rows, n = matrices[0].cols, k = std::min(m, n),
                      count = static_cast<index_t>(matrices.size());
        const index_t ld = m + 2, stride = ld * n + 3;
        std::vector<T> a(static_cast<std::size_t>(stride * count), nan_of<T>());
        for (index_t c = 0; c < count; ++c) {
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < m; ++i)
                    a[static_cast<std::size_t>(c * stride + i + j * ld)] =
                        matrices[static_cast<std::size_t>(c)](i, j);
            }
        }
        const index_t of_u = m * k, of_vt = k * n, of_work = batch_svd_work<T>(m, n, how.vectors);
        Result result{std::vector<T>(static_cast<std::size_t>(of_u * count), mark),
                      std::vector<T>(static_cast<std::size_t>(of_vt * count), mark),
                      std::vector<R>(static_cast<std::size_t>(k * count), R(-77)),
                      std::vector<std::int64_t>(static_cast<std::size_t>(count), 5)};
        std::vector<T> work(static_cast<std::size_t>(of_work * count), nan_of<T>());
        BatchSvdArgs<T> args{
            {a.data(), m, n, ld, stride, count}, result.s.data(), {}, {}, work.data(), result.infos.data()};
        if (how.vectors) {
            args.u = {result.u.data(), m, k, m, of_u, count};
            args.vt = {result.vt.data(), k, n, k, of_vt, count};
        }
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(how.architecture, 2), how.seed), args),
                  launch::success);
        return result;
    }
    static Matrix<Wide<T>> part(const std::vector<T>& all, index_t rows, index_t cols, index_t c) {
        Matrix<Wide<T>> x(rows, cols, rows, Wide<T>(0));
        for (index_t j = 0; j < cols; ++j) {
            for (index_t i = 0; i < rows; ++i)
                x(i, j) = widen(all[static_cast<std::size_t>(c * rows * cols + i + j * rows)]);
        }
        return x;
    }
    /// The distance of X^H X from the identity, in ulp.
    static double from_identity(const Matrix<Wide<T>>& x) {
        Matrix<Wide<T>> gram = times(x, x, true);
        for (index_t j = 0; j < gram.cols; ++j) gram(j, j) -= Wide<T>(1);
        return norm(gram) / eps<T>;
    }
    static Matrix<Wide<T>> adjoint(const Matrix<Wide<T>>& x) {
        Matrix<Wide<T>> y(x.cols, x.rows, x.cols, Wide<T>(0));
        for (index_t j = 0; j < x.cols; ++j) {
            for (index_t i = 0; i < x.rows; ++i) y(j, i) = conjugate(x(i, j));
        }
        return y;
    }
    /// Residuals and orthogonality below `allowed` max(m, n) ulp, values in order and the same without
    /// vectors.
    static void check(const std::vector<Matrix<T>>& matrices, const How& how, double allowed = 4) {
        const index_t m = matrices[0].rows, n = matrices[0].cols, k = std::min(m, n);
        const Result with = run(matrices, how);
        How values = how;
        values.vectors = false;
        const Result without = run(matrices, values);
        ASSERT_TRUE(same_bits(with.s, without.s)) << "with vectors or without";
        ASSERT_TRUE(std::all_of(without.u.begin(), without.u.end(), [](T x) { return x == mark; }));
        const double bound = allowed * static_cast<double>(std::max(m, n));
        for (std::size_t c = 0; c < matrices.size(); ++c) {
            SCOPED_TRACE(::testing::Message() << "matrix " << c);
            ASSERT_EQ(with.infos[c], 0);
            const auto at = static_cast<index_t>(c);
            Matrix<Wide<T>> u = part(with.u, m, k, at), v = adjoint(part(with.vt, k, n, at));
            EXPECT_LT(from_identity(u), bound);
            EXPECT_LT(from_identity(v), bound);
            for (index_t j = 0; j < k; ++j) {
                const R s = with.s[c * static_cast<std::size_t>(k) + static_cast<std::size_t>(j)];
                ASSERT_GE(s, R(0));
                const std::size_t first = c * static_cast<std::size_t>(k);
                ASSERT_LE(s, j > 0 ? with.s[first + static_cast<std::size_t>(j - 1)] : s);
                for (index_t i = 0; i < m; ++i) u(i, j) *= Wide<T>(static_cast<typename WideOf<T>::real>(s));
            }
            const Matrix<Wide<T>> a = widened(matrices[c]);
            Matrix<Wide<T>> product = times(u, adjoint(v));
            for (std::size_t e = 0; e < product.elements.size(); ++e) product.elements[e] -= a.elements[e];
            const double least = static_cast<double>(std::numeric_limits<R>::denorm_min());
            EXPECT_LE(norm(product), bound * (eps<T> * norm(a) + least));
        }
    }
    static inline const T mark = make<T>(-77, 0);
};
TYPED_TEST_SUITE(BatchSvd, Scalars, ScalarNames);

template <class T>
Matrix<T> of_rank(index_t m, index_t n, index_t rank, double size, std::uint64_t seed) {
    const Matrix<Wide<T>> left = widened(random_matrix<T>(m, rank, m, seed)),
                          right = widened(random_matrix<T>(rank, n, std::max<index_t>(rank, 1), seed + 7));
    const Matrix<Wide<T>> product = times(left, right);
    Matrix<T> a(m, n, m, T(0));
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < m; ++i)
            a(i, j) = narrow<T>(product(i, j) * Wide<T>(static_cast<typename WideOf<T>::real>(size)));
    }
    return a;
}

TYPED_TEST(BatchSvd, Shapes) {
    for (const auto [m, n, count] : {std::array<index_t, 3>{1, 1, 3},
                                     {2, 3, 2},
                                     {7, 7, 2},
                                     {16, 5, 1},
                                     {5, 16, 1},
                                     {17, 17, 1},
                                     {32, 31, 1},
                                     {33, 9, 1},
                                     {9, 40, 1}}) {
        SCOPED_TRACE(::testing::Message() << m << " x " << n);
        std::vector<Matrix<TypeParam>> matrices;
        for (index_t c = 0; c < count; ++c)
            matrices.push_back(
                random_matrix<TypeParam>(m, n, m, static_cast<std::uint64_t>(m + 10 * n + 100 * c)));
        this->check(matrices, {.seed = static_cast<std::uint64_t>(n)});
    }
}

/// Larger shapes.
TYPED_TEST(BatchSvd, LargeShapes) {
    for (const auto [m, n, architecture] : {std::array<index_t, 3>{66, 20, 90}, {140, 3, 90}, {3, 190, 86}}) {
        SCOPED_TRACE(::testing::Message() << m << " x " << n);
        this->check({random_matrix<TypeParam>(m, n, m, 5)}, {.architecture = static_cast<int>(architecture)});
    }
}

/// Panels, the last with fewer columns, and columns that have no length.
TYPED_TEST(BatchSvd, Panels) {
    using T = TypeParam;
    const index_t m = sizeof(real_t<T>) == 4 && !is_complex<T> ? 131 : 97, n = m - 2;
    const BatchSvdPlan with = batch_svd_plan<T>(m, n, true, static_cast<std::size_t>(shared_bytes_of(86))),
                       without =
                           batch_svd_plan<T>(m, n, false, static_cast<std::size_t>(shared_bytes_of(86)));
    ASSERT_TRUE(with.panels >= 4 && !with.resident && with.panels * with.panel > n);
    ASSERT_TRUE(without.panels == with.panels && without.panel == with.panel);
    this->check({of_rank<T>(m, n, n - 2, 1, 3)}, {.architecture = 86});
}

/// Two panels fit into the shared memory of all devices, and there is work for all columns where one device
/// needs it.
TYPED_TEST(BatchSvd, RoomOnAllDevices) {
    using T = TypeParam;
    for (const int architecture : {80, 86, 90}) {
        const auto bytes = static_cast<std::size_t>(shared_bytes_of(architecture));
        for (index_t m = 1; m <= batch_order; m += 7) {
            for (const index_t n : {m, batch_order}) {
                for (const bool vectors : {false, true}) {
                    const BatchSvdPlan plan = batch_svd_plan<T>(m, n, vectors, bytes);
                    ASSERT_LE(batch_svd_bytes<T>(plan), bytes) << m << ", " << n;
                    ASSERT_TRUE(plan.resident || batch_svd_work<T>(m, n, vectors) > 0) << m << ", " << n;
                    ASSERT_TRUE(plan.panels == 0 || plan.panels * plan.panel >= plan.cols);
                }
            }
        }
    }
}

TYPED_TEST(BatchSvd, HardMatrices) {
    using T = TypeParam;
    using R = real_t<T>;
    for (const auto [m, n] : {std::array<index_t, 2>{9, 9}, {12, 7}, {7, 12}}) {
        const index_t k = std::min(m, n);
        std::vector<Matrix<T>> all = {Matrix<T>(m, n, m, T(0)), of_rank<T>(m, n, 1, 1, 3),
                                      of_rank<T>(m, n, 4, 1, 5)};
        for (const double size : {static_cast<double>(std::numeric_limits<R>::max()) / 64,
                                  static_cast<double>(std::numeric_limits<R>::min()) * 64,
                                  static_cast<double>(std::numeric_limits<R>::denorm_min()) * 4096})
            all.push_back(of_rank<T>(m, n, 3, size, 9));
        Matrix<T> identity(m, n, m, T(0)), ones(m, n, m, make<T>(1, 0)),
            graded = random_matrix<T>(m, n, m, 11), zeros = random_matrix<T>(m, n, m, 13);
        for (index_t i = 0; i < k; ++i) identity(i, k - 1 - i) = make<T>(i % 2 == 0 ? 1 : -1, 0);
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) {
                graded(i, j) *= static_cast<R>(std::pow(10.0, -4.0 * static_cast<double>(j)));
                if (j % 3 == 1 || i == 2) zeros(i, j) = T(0);
            }
        }
        for (const auto& a : {identity, ones, graded, zeros}) all.push_back(a);
        SCOPED_TRACE(::testing::Message() << m << " x " << n);
        this->check(all, {}, 8);
    }
}

/// Results of a diagonal matrix have no rounding errors; those of a matrix do not depend on others; what is
/// not finite is told.
TYPED_TEST(BatchSvd, BadMatricesAmongGoodOnes) {
    using T = TypeParam;
    for (const auto [m, n] : {std::array<index_t, 2>{6, 6}, {20, 11}}) {
        std::vector<Matrix<T>> matrices;
        for (std::uint64_t c = 0; c < 4; ++c) matrices.push_back(random_matrix<T>(m, n, m, 20 + c));
        auto spoilt = matrices;
        spoilt[1](m - 1, 2) = nan_of<T>();
        spoilt[2](0, n - 1) = make<T>(is_complex<T> ? 0 : std::numeric_limits<double>::infinity(),
                                      -std::numeric_limits<double>::infinity());
        const auto result = this->run(spoilt, {});
        EXPECT_EQ(result.infos, (std::vector<std::int64_t>{0, batch_not_finite, batch_not_finite, 0}));
        const auto alone = this->run({matrices[3]}, {.seed = 9});
        const auto k = static_cast<std::size_t>(n), of_u = static_cast<std::size_t>(m) * k, of_vt = k * k;
        EXPECT_TRUE(std::equal(alone.s.begin(), alone.s.end(),
                               result.s.begin() + static_cast<std::ptrdiff_t>(3 * k)));
        EXPECT_TRUE(std::equal(alone.u.begin(), alone.u.end(),
                               result.u.begin() + static_cast<std::ptrdiff_t>(3 * of_u)));
        for (std::size_t c = 1; c <= 2; ++c) {
            EXPECT_TRUE(std::all_of(&result.s[c * k], &result.s[c * k] + k, [](auto x) { return x == -77; }));
            EXPECT_TRUE(std::all_of(&result.u[c * of_u], &result.u[c * of_u] + of_u,
                                    [&](T x) { return x == this->mark; }));
            EXPECT_TRUE(std::all_of(&result.vt[c * of_vt], &result.vt[c * of_vt] + of_vt,
                                    [&](T x) { return x == this->mark; }));
        }
    }
    Matrix<T> diagonal(5, 5, 5, T(0));
    for (index_t i = 0; i < 5; ++i) diagonal(i, i) = make<T>(static_cast<double>((2 * i) % 5 + 1) / 3, 0);
    const auto result = this->run({diagonal}, {});
    for (index_t i = 0; i < 5; ++i)
        EXPECT_EQ(result.s[static_cast<std::size_t>(4 - (2 * i) % 5)], real(diagonal(i, i)));
}

/// Norms for any U, S and V^H, by the kernel and by plain loops; also near the ends of the range, where
/// squares leave it.
TYPED_TEST(BatchSvd, NormsOfResiduals) {
    using T = TypeParam;
    using R = real_t<T>;
    using L = std::conditional_t<is_complex<T>, std::complex<R>, R>;  // of the library
    const auto data = [](const std::vector<T>& of) { return reinterpret_cast<const L*>(of.data()); };
    constexpr bool is_double = sizeof(R) == 8;
    for (const auto [m, n, rank] : {std::array<index_t, 3>{1, 1, 1}, {5, 3, 3}, {23, 17, 4}, {4, 40, 4}}) {
        for (const int power : {0, is_double ? 900 : 110, is_double ? -980 : -105}) {
            SCOPED_TRACE(::testing::Message() << m << " x " << n << ", 2^" << power);
            constexpr index_t count = 3;
            const index_t k = std::min(m, n), lda = m + 1, stridea = lda * n + 2, strides = k + 1;
            const R scale = std::ldexp(R(1), power);
            const auto numbers = [](index_t elements, std::uint64_t seed) {
                return random_matrix<T>(elements, 1, elements, seed).elements;
            };
            std::vector<T> a = numbers(stridea * count, 3);
            const std::vector<T> u = numbers(m * k * count, 5), vt = numbers(k * n * count, 7);
            std::vector<R> s(static_cast<std::size_t>(strides * count), R(-7));
            for (index_t c = 0; c < count; ++c) {
                for (index_t j = 0; j < k; ++j)
                    s[static_cast<std::size_t>(c * strides + j)] =
                        scale * static_cast<R>(2 * k - j) / static_cast<R>(k);
            }
            for (T& x : a) x *= scale;
            std::vector<double> norms(count), of_loops(count);
            BatchSvdResidualArgs<L> args{{data(a), m, n, lda, stridea, count},
                                         rank,
                                         s.data(),
                                         strides,
                                         {data(u), m, k, m, m * k, count},
                                         {data(vt), k, n, k, k * n, count},
                                         norms.data()};
            ASSERT_EQ(args.violation(), nullptr);
            ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 2), 5), args), launch::success);
            args.norms = of_loops.data();
            sim::carry_out(args);
            for (index_t c = 0; c < count; ++c) {
                Matrix<Wide<T>> left(m, n, m, Wide<T>(0));
                for (index_t j = 0; j < n; ++j) {
                    for (index_t i = 0; i < m; ++i) {
                        left(i, j) = widen(a[static_cast<std::size_t>(c * stridea + i + j * lda)]);
                        for (index_t q = 0; q < rank; ++q)
                            left(i, j) -= widen(u[static_cast<std::size_t>(c * m * k + i + q * m)]) *
                                          widen(vt[static_cast<std::size_t>(c * k * n + q + j * k)]) *
                                          Wide<T>(static_cast<typename WideOf<T>::real>(
                                              s[static_cast<std::size_t>(c * strides + q)]));
                    }
                }
                long double squares = 0;
                for (const Wide<T>& x : left.elements) {
                    const auto of_1 = std::ldexp(static_cast<long double>(std::abs(x)), -power);
                    squares += of_1 * of_1;
                }
                const double expected = std::ldexp(static_cast<double>(std::sqrt(squares)), power);
                const auto at = static_cast<std::size_t>(c);
                EXPECT_NEAR(norms[at], expected, 50 * eps<T> * expected);
                EXPECT_NEAR(of_loops[at], expected, 50 * eps<T> * expected);
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
