// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorizations of a batch, and the way of generalized eigenproblems to ordinary ones and back.
#include "kernels/batch_support.hpp"

namespace lapilli::kernel_tests {
namespace {

template <class T>
class BatchFactors : public ::testing::Test {
  protected:
    using W = Wide<T>;

    static std::vector<std::int64_t> potrf(Batched<T>& a, Uplo uplo, std::int64_t offset = 0,
                                           std::uint64_t seed = 1) {
        std::vector<std::int64_t> infos(static_cast<std::size_t>(a.count), -5);
        const BatchPotrfArgs<T> args{uplo, a.view(), infos.data(), offset};
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(simt::EmulatedStream(gpu(), seed), args), launch::success);
        return infos;
    }
    /// L, of the factor that a triangle holds.
    static Matrix<W> lower_of(const Batched<T>& a, index_t k, Uplo uplo) {
        Matrix<W> l(a.n, a.n, a.n, W(0));
        for (index_t j = 0; j < a.n; ++j) {
            for (index_t i = j; i < a.n; ++i)
                l(i, j) = uplo == Uplo::lower ? widen(a(k, i, j)) : conjugate(widen(a(k, j, i)));
        }
        return l;
    }
    static Matrix<W> adjoint(const Matrix<W>& a) {
        Matrix<W> b(a.cols, a.rows, a.cols, W(0));
        for (index_t j = 0; j < b.cols; ++j) {
            for (index_t i = 0; i < b.rows; ++i) b(i, j) = conjugate(a(j, i));
        }
        return b;
    }
    static void expect_near(const Matrix<W>& a, Matrix<W> b, double allowed) {
        for (std::size_t e = 0; e < a.elements.size(); ++e) b.elements[e] -= a.elements[e];
        ASSERT_LE(norm(b), allowed * eps<T> * static_cast<double>(a.rows) * norm(a));
    }
    /// All but the named triangles, whose elements must be numbers.
    static void expect_guards(Batched<T> after, const Batched<T>& before, Uplo uplo) {
        for (index_t k = 0; k < after.count; ++k) {
            for (index_t j = 0; j < after.n; ++j) {
                for (index_t i = 0; i < after.n; ++i) {
                    if (uplo == Uplo::lower ? i >= j : i <= j) after(k, i, j) = before(k, i, j);
                }
            }
        }
        ASSERT_TRUE(same_bits(after.elements, before.elements)) << "written beside the triangles";
    }
};
TYPED_TEST_SUITE(BatchFactors, Scalars, ScalarNames);

constexpr index_t orders[] = {1, 2, 5, 8, 9, 16, 17, 31, 32, 33, 64, 65, 100};

TYPED_TEST(BatchFactors, Potrf) {
    for (const Uplo uplo : {Uplo::lower, Uplo::upper}) {
        for (const index_t n : orders) {
            SCOPED_TRACE(::testing::Message() << n << static_cast<char>(uplo));
            Batched<TypeParam> given(n, n <= 8 ? 18 : 3);
            for (index_t k = 0; k < given.count; ++k)
                given.set_triangle(k, positive_definite<TypeParam>(n, seed_of(n, k)), uplo);
            Batched<TypeParam> a = given;
            const auto infos = this->potrf(a, uplo);
            for (index_t k = 0; k < a.count; ++k) {
                ASSERT_EQ(infos[static_cast<std::size_t>(k)], 0);
                const auto l = this->lower_of(a, k, uplo);
                this->expect_near(widened(positive_definite<TypeParam>(n, seed_of(n, k))),
                                  times(l, this->adjoint(l)), 2);
                if (this->HasFatalFailure()) return;
            }
            this->expect_guards(a, given, uplo);
            if (this->HasFatalFailure()) return;
        }
    }
}

TYPED_TEST(BatchFactors, LargestOrder) {
    // Cholesky factors take larger ones, which cost the emulator more.
    constexpr index_t order = batch_order + 9;
    const auto matrix = positive_definite<TypeParam>(order, 3);
    for (const Uplo uplo : {Uplo::lower, Uplo::upper}) {
        Batched<TypeParam> a(order, 1);
        a.set_triangle(0, matrix, uplo);
        EXPECT_EQ(this->potrf(a, uplo)[0], 0);
        const auto l = this->lower_of(a, 0, uplo);
        this->expect_near(widened(matrix), times(l, this->adjoint(l)), 2);
    }
}

/// Warps of a block depend on how many matrices there are, bits do not.
TYPED_TEST(BatchFactors, PotrfByAnyNumberOfWarps) {
    using T = TypeParam;
    constexpr index_t n = 77;
    const auto matrix = positive_definite<T>(n, 5);
    const int multiprocessors = gpu().multiprocessors;
    std::vector<T> expected;
    std::vector<int> seen;
    for (const int beside : {1, 4, 8, 11}) {
        Batched<T> a(n, beside * multiprocessors);
        seen.push_back(potrf_warps<T>(n, a.count, multiprocessors, gpu().shared_bytes));
        for (index_t k = 0; k < a.count; ++k) a.set_triangle(k, matrix, Uplo::upper);
        this->potrf(a, Uplo::upper);
        const std::vector<T> first(a.elements.begin(), a.elements.begin() + a.stride);
        if (expected.empty()) expected = first;
        ASSERT_TRUE(same_bits(first, expected)) << beside;
    }
    ASSERT_EQ(seen, is_complex<T> ? (std::vector<int>{3, 2, 1, 1}) : (std::vector<int>{3, 3, 2, 1}));
    // Larger orders, also where shared memory is small.
    constexpr std::size_t small = 99 << 10;
    ASSERT_EQ((potrf_warps<T>(512, 200, 132, 227 << 10)), is_complex<T> ? 4 : 6);
    ASSERT_EQ((potrf_warps<T>(512, 100, 132, 227 << 10)), is_complex<T> ? 8 : 12);
    ASSERT_LE((PotrfShape<T>::bytes_with_tiles(potrf_warps<T>(512, 100, 132, small))), small);
}

/// LAPACK's info, a NaN among them; the columns before are the factor's, and other matrices of the batch are
/// the same as alone.
TYPED_TEST(BatchFactors, PotrfOfBadMatrices) {
    using T = TypeParam;
    for (const Uplo uplo : {Uplo::lower, Uplo::upper}) {
        for (const index_t n : {7, 20, 70, 141}) {
            SCOPED_TRACE(n);
            const auto good = positive_definite<T>(n, 3);
            Batched<T> given(n, 6);
            for (index_t k = 0; k < given.count; ++k) given.set_triangle(k, good, uplo);
            const index_t last = n - 1, middle = n / 2;
            given(1, 0, 0) = T(0);
            given(2, middle, middle) = make<T>(-1, 0);
            given(3, last, last) = nan_of<T>();
            (uplo == Uplo::lower ? given(4, last, 1) : given(4, 1, last)) = nan_of<T>();
            Batched<T> a = given;
            const auto infos = this->potrf(a, uplo, 1000);
            EXPECT_EQ(infos, (std::vector<std::int64_t>{0, 1001, 1000 + middle + 1, 1000 + n, 1000 + n, 0}));
            for (const index_t k : {2, 5}) {
                for (index_t j = 0; j < (k == 2 ? middle : n); ++j) {
                    for (index_t i = j; i < n; ++i)
                        ASSERT_EQ(uplo == Uplo::lower ? a(k, i, j) : a(k, j, i),
                                  uplo == Uplo::lower ? a(0, i, j) : a(0, j, i));
                }
            }
        }
    }
}

TYPED_TEST(BatchFactors, SygstAndBack) {
    using T = TypeParam;
    for (const int itype : {1, 2, 3}) {
        for (const index_t n : {1, 3, 31, 32, 33, 70}) {
            const Uplo uplo = (n + itype) % 2 == 0 ? Uplo::lower : Uplo::upper;
            SCOPED_TRACE(::testing::Message() << n << " itype " << itype << static_cast<char>(uplo));
            const index_t count = 3;
            const auto matrix = random_hermitian<T>(n, 4), b = positive_definite<T>(n, 5);
            Batched<T> a(n, count), factor(n, count, 1), c(n, count, 2), x(n, count);
            for (index_t k = 0; k < count; ++k) {
                a.set_triangle(k, matrix, uplo);
                factor.set_triangle(k, b, uplo);
            }
            auto infos = this->potrf(factor, uplo);
            infos[1] = 9;
            const Batched<T> before = c;
            const BatchSygstArgs<T> reduce{
                itype, uplo, std::as_const(a).view(), std::as_const(factor).view(), c.view(), infos.data()};
            ASSERT_EQ(reduce.violation(), nullptr);
            ASSERT_EQ(launch::run(simt::EmulatedStream(gpu(), seed_of(n)), reduce), launch::success);
            EXPECT_EQ(infos, (std::vector<std::int64_t>{0, 9, 0}));
            const auto l = this->lower_of(factor, 0, uplo);
            const auto wide = widened(c.matrix(2));
            // A = L C L^H, or C = L^H A L.
            if (itype == 1) {
                this->expect_near(widened(matrix), times(times(l, wide), this->adjoint(l)), 20);
            } else {
                this->expect_near(times(times(this->adjoint(l), widened(matrix)), l), wide, 20);
            }
            if (this->HasFatalFailure()) return;
            EXPECT_TRUE(is_nan(c(1, 0, 0))) << "a matrix with an info is left alone";

            const auto y = random_matrix<T>(n, n, n, 8);
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i) c(2, i, j) = y(i, j);
            }
            const BatchBackArgs<T> back{itype,    uplo,     std::as_const(factor).view(),
                                        c.view(), x.view(), infos.data()};
            ASSERT_EQ(back.violation(), nullptr);
            ASSERT_EQ(launch::run(simt::EmulatedStream(gpu(), seed_of(n)), back), launch::success);
            const auto vectors = widened(x.matrix(2));
            if (itype == 3) {
                this->expect_near(times(l, widened(y)), vectors, 20);
            } else {
                this->expect_near(widened(y), times(this->adjoint(l), vectors), 20);
            }
            if (this->HasFatalFailure()) return;
            EXPECT_TRUE(is_nan(x(1, 0, 0)));
        }
    }
}

TYPED_TEST(BatchFactors, SygstOfWhatIsNotFinite) {
    using T = TypeParam;
    Batched<T> a(5, 2), factor(5, 2), c(5, 2);
    for (index_t k = 0; k < 2; ++k) {
        a.set_triangle(k, random_hermitian<T>(5, 4), Uplo::lower);
        factor.set_triangle(k, positive_definite<T>(5, 4), Uplo::lower);
    }
    a(1, 4, 1) = nan_of<T>();
    auto infos = this->potrf(factor, Uplo::lower);
    const BatchSygstArgs<T> args{1,        Uplo::lower, std::as_const(a).view(), std::as_const(factor).view(),
                                 c.view(), infos.data()};
    ASSERT_EQ(launch::run(simt::EmulatedStream(gpu(), 1), args), launch::success);
    EXPECT_EQ(infos, (std::vector<std::int64_t>{0, batch_not_finite}));
}

}  // namespace
}  // namespace lapilli::kernel_tests
