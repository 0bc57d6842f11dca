// SPDX-License-Identifier: BSD-3-Clause
// Eigenproblems of a batch: every cut of the kernels in both triangles, hard spectra, what is left alone, and
// the same bits wherever a matrix is in the batch.
#include "kernels/batch_support.hpp"

namespace lapilli::kernel_tests {
namespace {

struct How {
    Uplo uplo = Uplo::lower;
    bool vectors = true;
    DeviceLimits limits = gpu();
    std::uint64_t seed = 1;
};

template <class T>
class BatchSyev : public ::testing::Test {
  protected:
    using R = real_t<T>;
    struct Result {
        Batched<T> a;
        std::vector<R> w;
        std::vector<std::int64_t> infos;
    };
    static Result run(Batched<T> a, const How& how, std::vector<std::int64_t> infos = {}) {
        std::vector<R> w(static_cast<std::size_t>(a.n * a.count), R(-77));
        std::vector<T> work(static_cast<std::size_t>(batch_syev_work<T>(a.n) * a.count), nan_of<T>());
        infos.resize(static_cast<std::size_t>(a.count));
        const BatchSyevArgs<T> args{how.vectors, how.uplo, a.view(), w.data(), work.data(), infos.data()};
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(simt::EmulatedStream(how.limits, how.seed), args), launch::success);
        return {std::move(a), std::move(w), std::move(infos)};
    }
    static Batched<T> batch_of(const std::vector<Matrix<T>>& matrices, Uplo uplo) {
        Batched<T> a(matrices[0].rows, static_cast<index_t>(matrices.size()));
        for (std::size_t k = 0; k < matrices.size(); ++k)
            a.set_triangle(static_cast<index_t>(k), matrices[k], uplo);
        return a;
    }
    /// With vectors and without, which leaves A alone; guards stay.
    static void check(const std::vector<Matrix<T>>& matrices, const How& how, double allowed = 4) {
        const Batched<T> given = batch_of(matrices, how.uplo);
        const index_t n = given.n;
        How values = how;
        values.vectors = false;
        const Result with = run(given, how);
        if (n <= 64) {
            const Result without = run(given, values);
            ASSERT_TRUE(same_bits(without.a.elements, given.elements)) << "values alone leave A as it was";
            ASSERT_TRUE(same_bits(without.w, with.w)) << "with vectors or without";
        }
        Batched<T> guards = with.a;
        for (index_t k = 0; k < given.count; ++k) {
            SCOPED_TRACE(::testing::Message() << "matrix " << k);
            ASSERT_EQ(with.infos[static_cast<std::size_t>(k)], 0);
            expect_eigenpairs(matrices[static_cast<std::size_t>(k)], with.a.matrix(k), with.w.data() + k * n,
                              allowed);
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i) guards(k, i, j) = given(k, i, j);
            }
        }
        ASSERT_TRUE(same_bits(guards.elements, given.elements)) << "written beside the matrices";
    }
};
TYPED_TEST_SUITE(BatchSyev, Scalars, ScalarNames);

TYPED_TEST(BatchSyev, Orders) {
    int turn = 0;
    for (const index_t n : {1, 2, 3, 5, 8, 9, 16, 17, 31, 32, 33, 47, 64}) {
        // Groups of lanes that have no matrix, and several blocks.
        std::vector<Matrix<TypeParam>> matrices;
        for (index_t k = 0; k < (n <= 8 ? 19 : n <= 32 ? 3 : 1); ++k)
            matrices.push_back(random_hermitian<TypeParam>(n, seed_of(n, k)));
        SCOPED_TRACE(n);
        this->check(matrices, {.uplo = ++turn % 2 == 0 ? Uplo::lower : Uplo::upper, .seed = seed_of(n)});
        if (this->HasFatalFailure()) return;
    }
}

/// One order of each shape, in slots where the device's shared memory is large enough; the largest one in as
/// many panels as that makes it.
TYPED_TEST(BatchSyev, LargeOrders) {
    struct Case {
        index_t n;
        int architecture;
    };
    for (const auto [n, architecture] : {Case{66, 90}, {70, 86}, {98, 90}, {97, 86}, {131, 90}}) {
        SCOPED_TRACE(n);
        this->check({random_hermitian<TypeParam>(n, 5)}, {.uplo = n % 2 == 0 ? Uplo::lower : Uplo::upper,
                                                          .limits = simt::limits_like(architecture, 2)});
        if (this->HasFatalFailure()) return;
    }
}

template <class T>
std::vector<Matrix<T>> hard_matrices(index_t n) {
    const auto count = static_cast<std::size_t>(n);
    const auto values = [&](auto f) {
        std::vector<double> d(count);
        for (std::size_t i = 0; i < count; ++i) d[i] = f(static_cast<double>(i));
        return d;
    };
    const auto diagonal = [&](auto f) {
        Matrix<T> a(n, n, n, T(0));
        for (index_t i = 0; i < n; ++i) a(i, i) = make<T>(f(static_cast<double>(i)), 0);
        return a;
    };
    std::vector<Matrix<T>> all;
    all.push_back(Matrix<T>(n, n, n, T(0)));                                 // zero
    all.push_back(with_spectrum<T>(values([](double) { return 3.0; }), 1));  // all equal
    all.push_back(with_spectrum<T>(values([](double i) { return i < 3 ? 1.0 : 1 + 4 * eps<T> * i; }), 2));
    all.push_back(
        with_spectrum<T>(values([](double i) { return std::fmod(i, 3) - 1; }), 3));  // three clusters
    all.push_back(with_spectrum<T>(values([&](double i) { return i == 0 ? 1.0 : 0.0; }), 4));  // rank one
    all.push_back(with_spectrum<T>(values([](double i) { return std::pow(10.0, -i); }), 5));
    all.push_back(diagonal([](double i) { return i - 4; }));
    all.push_back(diagonal([](double i) { return std::fmod(7 * i, 11) - 5; }));  // permuted
    all.push_back(diagonal([&](double i) {
        return std::pow(10.0, -(sizeof(real_t<T>) == 8 ? 300.0 : 37.0) * i / static_cast<double>(n));
    }));
    // Two copies of a matrix, glued together by a small number.
    Matrix<T> glued(n, n, n, T(0));
    for (index_t i = 0; i < n; ++i) {
        glued(i, i) = make<T>(static_cast<double>(i % (n / 2)), 0);
        if (i + 1 < n) glued(i, i + 1) = glued(i + 1, i) = make<T>(i + 1 == n / 2 ? eps<T> : 1, 0);
    }
    all.push_back(glued);
    // Graded from both ends, the elements off the diagonal included.
    Matrix<T> graded = random_hermitian<T>(n, 6);
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < n; ++i)
            graded(i, j) *= static_cast<real_t<T>>(
                std::pow(10.0, -static_cast<double>(i + j) * 30 / static_cast<double>(n)));
    }
    all.push_back(graded);
    // At the ends of the range of numbers.
    for (const double size : {static_cast<double>(std::numeric_limits<real_t<T>>::max()) / 4,
                              static_cast<double>(std::numeric_limits<real_t<T>>::min()) * 64,
                              static_cast<double>(std::numeric_limits<real_t<T>>::denorm_min()) * 1024}) {
        Matrix<T> a = with_spectrum<T>(values([](double i) { return i - 3; }), 7);
        double largest = 0;
        for (const T& x : a.elements) largest = std::max(largest, modulus(widen(x)));
        for (T& x : a.elements) {
            const Wide<T> scaled = widen(x) / Wide<T>(static_cast<typename WideOf<T>::real>(largest)) *
                                   Wide<T>(static_cast<typename WideOf<T>::real>(size));
            x = narrow<T>(scaled);
        }
        all.push_back(a);
    }
    return all;
}

TYPED_TEST(BatchSyev, HardMatrices) {
    for (const index_t n : {8, 12, 20, 40}) {
        const auto all = hard_matrices<TypeParam>(n);
        for (std::size_t k = 0; k < all.size(); ++k) {
            SCOPED_TRACE(::testing::Message() << "order " << n << " kind " << k);
            // Subnormal results are rounded to whole numbers of the smallest one.
            this->check({all[k]}, {.uplo = n % 3 == 0 ? Uplo::upper : Uplo::lower}, 8);
            if (this->HasFatalFailure()) return;
        }
    }
}

/// The values of a diagonal matrix are the diagonal, bit by bit, and the vectors are columns of the identity.
TYPED_TEST(BatchSyev, DiagonalMatrices) {
    using T = TypeParam;
    for (const index_t n : {6, 32, 40}) {
        Matrix<T> a(n, n, n, T(0));
        for (index_t i = 0; i < n; ++i) a(i, i) = make<T>(static_cast<double>((i * 7) % n) / 3 - 1, 0);
        const auto result = this->run(this->batch_of({a}, Uplo::lower), {});
        for (index_t i = 0; i < n; ++i) {
            const index_t at = (i * 7) % n;
            EXPECT_EQ(result.w[static_cast<std::size_t>(at)], real(a(i, i)));
            for (index_t k = 0; k < n; ++k)
                EXPECT_EQ(result.a(0, k, at), make<T>(k == i ? 1 : 0, 0)) << k << ' ' << at;
        }
    }
}

/// A matrix that is not finite is told and left alone, and so is one that had an info before; the others are
/// computed.
TYPED_TEST(BatchSyev, BadMatricesAmongGoodOnes) {
    using T = TypeParam;
    for (const index_t n : {6, 20, 40}) {
        std::vector<Matrix<T>> matrices;
        for (index_t k = 0; k < 6; ++k) matrices.push_back(random_hermitian<T>(n, seed_of(n, k)));
        auto spoilt = matrices;
        spoilt[1](n - 1, 2) = nan_of<T>();
        spoilt[3](3, 0) = make<T>(is_complex<T> ? 0 : std::numeric_limits<double>::infinity(),
                                  -std::numeric_limits<double>::infinity());
        spoilt[5](2, 2) = make<T>(std::nan(""), 0);
        const Batched<T> given = this->batch_of(spoilt, Uplo::lower);
        const auto result = this->run(given, {}, {0, 0, 5, 0, 0, 0});
        EXPECT_EQ(result.infos,
                  (std::vector<std::int64_t>{0, batch_not_finite, 5, batch_not_finite, 0, batch_not_finite}));
        for (const index_t k : {0, 4}) {
            const auto alone =
                this->run(this->batch_of({matrices[static_cast<std::size_t>(k)]}, Uplo::lower), {.seed = 9});
            for (index_t j = 0; j < n; ++j) {
                ASSERT_EQ(alone.w[static_cast<std::size_t>(j)],
                          result.w[static_cast<std::size_t>(k * n + j)]);
                for (index_t i = 0; i < n; ++i)
                    ASSERT_EQ(alone.a(0, i, j), result.a(k, i, j)) << "where a matrix stands";
            }
        }
        for (const index_t k : {1, 2, 3, 5}) {
            for (index_t j = 0; j < n; ++j) {
                ASSERT_EQ(result.w[static_cast<std::size_t>(k * n + j)], real_t<T>(-77));
                for (index_t i = j; i < n; ++i)
                    ASSERT_TRUE(is_nan(given(k, i, j)) ? is_nan(result.a(k, i, j))
                                                       : result.a(k, i, j) == given(k, i, j));
            }
        }
    }
}

TYPED_TEST(BatchSyev, Plans) {
    using T = launch::Library<TypeParam>;
    for (const int bytes : {99 * 1024, 163 * 1024, 227 * 1024}) {
        EXPECT_LE((JacobiSlots<T, 32>::matrices * JacobiSlots<T, 32>::bytes),
                  static_cast<std::size_t>(bytes));
        EXPECT_LE((JacobiSlots<T, 64>::bytes), static_cast<std::size_t>(bytes));
        for (index_t n = 65; n <= batch_order; ++n) {
            const auto fits = [&](const JacobiPlan& plan, int order, int lanes, int threads) {
                EXPECT_GE(plan.panels, 2) << n;
                EXPECT_EQ(plan.panels % 2 + plan.width % 2, 0) << n;
                EXPECT_GE(plan.panels * plan.width, n);
                EXPECT_LE(jacobi_bytes<T>(order, plan), static_cast<std::size_t>(bytes));
                EXPECT_LE(plan.width / 2 * lanes, threads);
                EXPECT_TRUE(plan.stays() || batch_syev_work<T>(n) > 0) << n;
            };
            if (n > 64 && n <= 96)
                fits(jacobi_plan<T, 96>(n, bytes), 96, JacobiShape<T, 96>::lanes,
                     JacobiShape<T, 96>::threads);
            if (n > 96 && n <= 128)
                fits(jacobi_plan<T, 128>(n, bytes), 128, JacobiShape<T, 128>::lanes,
                     JacobiShape<T, 128>::threads);
            if (n > 128)
                fits(jacobi_plan<T, 192>(n, bytes), 192, JacobiShape<T, 192>::lanes,
                     JacobiShape<T, 192>::threads);
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
