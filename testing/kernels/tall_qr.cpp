// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization of a tall matrix by Gram matrices: Q R against A, every reflector against unitarity,
// and which matrices go which way.
#include <cmath>
#include <limits>
#include <utility>

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "tall_qr/args.hpp"
#include "tall_qr/shape.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_TALL_QR_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class TallQr : public ::testing::Test {
  protected:
    using R = real_t<T>;
    using W = Wide<T>;
    using Small = tall_qr_wide<T>;
    static constexpr int limit = tall_qr_limit<T>;

    struct Factored {
        Matrix<T> a;
        std::vector<T> tau;
        TallQrWay way;
    };
    struct Place {
        int multiprocessors = 3;
        std::uint64_t seed = 0;
        int shared_bytes = 232448;
    };

    /// As the factorization submits it. All that it must not depend on is NaN.
    static Factored run(const Matrix<T>& given, const Place& place = {}) {
        const index_t m = given.rows, n = given.cols;
        Factored f{Matrix<T>(m, n, m + 3, nan_of<T>()),
                   std::vector<T>(static_cast<std::size_t>(n) + 1, nan_of<T>()), TallQrWay::none};
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) f.a(i, j) = given(i, j);
        }
        const Small none(std::nan(""));
        Matrix<Small> gram(n, n, n + 1, none), second_gram(n, n, n + 2, none), r(n, n, n + 1, none),
            q(n, n, n + 3, none);
        const auto size = static_cast<std::size_t>(TallQrFactor::size(limit));
        struct alignas(16) Element {
            Small x;
        };
        std::vector<Element> first(size, Element{none}), second(size, Element{none}),
            work(static_cast<std::size_t>(TallGramShape<T>::work(m, tall_qr_columns(n))), Element{none});
        int way = static_cast<int>(TallQrWay::none);
        DeviceLimits limits = simt::limits_like(90, place.multiprocessors);
        limits.shared_bytes = place.shared_bytes;
        const simt::EmulatedStream stream(limits, place.seed);
        const auto run = [&](const auto& args) {
            ASSERT_EQ(args.violation(), nullptr);
            ASSERT_EQ(launch::run(stream, args), launch::success);
        };
        const DeviceView<T> a = view(f.a), top = a.block(0, 0, n, n);
        const auto readable = [](Matrix<Small>& x) { return DeviceView<const Small>(view(x)); };
        run(TallGramArgs<T>{a, nullptr, nullptr, &work[0].x, view(gram)});
        run(TallCholeskyArgs<T>{readable(gram), view(r), &first[0].x, &way});
        run(TallDivideArgs<T>{top, &first[0].x, nullptr, &way, {}, view(q)});
        run(TallGramArgs<T>{a, &first[0].x, &way, &work[0].x, view(second_gram)});
        Matrix<T> first_rows(n, n, n + 1, nan_of<T>());
        run(TallReflectorsArgs<T>{readable(q), readable(second_gram), readable(r), view(first_rows),
                                  f.tau.data(), &second[0].x, &way});
        EXPECT_TRUE(same_bits(without_padding(f.a), without_padding(given))) << "changed too early";
        run(TallDivideArgs<T>{a, &first[0].x, &second[0].x, &way, view(std::as_const(first_rows))});
        f.way = static_cast<TallQrWay>(way);
        return f;
    }
    /// Which way it has gone, when it has been right.
    static TallQrWay factor(const Matrix<T>& given, const Place& place = {}) {
        const Factored f = run(given, place);
        if (f.way == TallQrWay::none) {
            EXPECT_TRUE(same_bits(without_padding(f.a), without_padding(given)));
        } else {
            check(given, f);
        }
        return f.way;
    }
    static Matrix<T> random(index_t m, index_t n) { return random_matrix<T>(m, n, m, seed_of(m, n)); }
    /// More and more of each column in those before.
    static Matrix<T> alike(index_t m, index_t n, double part) {
        Matrix<T> a = random(m, n);
        for (index_t j = 1; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) a(i, j) = a(i, j - 1) + static_cast<R>(part) * a(i, j);
        }
        return a;
    }

    static std::vector<T> without_padding(const Matrix<T>& a) {
        std::vector<T> all;
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = 0; i < a.rows; ++i) all.push_back(a(i, j));
        }
        return all;
    }

  private:
    static void check(const Matrix<T>& given, const Factored& f) {
        const index_t m = given.rows, n = given.cols;
        ASSERT_TRUE(is_nan(f.tau.back())) << "behind tau";
        Matrix<W> back(m, n, m, W(0)), v(m, n, m, W(0));
        for (index_t j = 0; j < n; ++j) {
            ASSERT_TRUE(is_nan(*(&f.a(0, j) + m))) << "padding";
            double square = 0;
            for (index_t i = 0; i < m; ++i) {
                if (i <= j) back(i, j) = widen(f.a(i, j));
                v(i, j) = i < j ? W(0) : i == j ? W(1) : widen(f.a(i, j));
                square += std::norm(std::complex<double>(v(i, j)));
            }
            ASSERT_EQ(std::imag(std::complex<double>(back(j, j))), 0) << j;
            const auto tau = std::complex<double>(widen(f.tau[static_cast<std::size_t>(j)]));
            ASSERT_LE(std::abs(2 * tau.real() - std::norm(tau) * square), 60 * eps<T>) << "reflector " << j;
        }
        for (index_t j = n - 1; j >= 0; --j) {
            for (index_t k = 0; k < n; ++k) {
                W sum(0);
                for (index_t i = j; i < m; ++i) sum += conjugate(v(i, j)) * back(i, k);
                sum *= widen(f.tau[static_cast<std::size_t>(j)]);
                for (index_t i = j; i < m; ++i) back(i, k) -= v(i, j) * sum;
            }
        }
        for (index_t j = 0; j < n; ++j) {
            double worst = 0, norm = 0;
            for (index_t i = 0; i < m; ++i) {
                const double error = modulus(back(i, j) - widen(given(i, j)));
                norm = std::hypot(norm, modulus(widen(given(i, j))));
                worst = std::isnan(error) ? error : std::max(worst, error);
            }
            ASSERT_LE(worst, 30 * eps<T> * norm) << "Q R - A in column " << j;
        }
    }
};
TYPED_TEST_SUITE(TallQr, Scalars, ScalarNames);

/// Sizes between those that the kernels are compiled for, rows that fill no tile, and more blocks than rows
/// ask for.
TYPED_TEST(TallQr, Shapes) {
    for (const auto& [m, n] : {std::pair<index_t, index_t>{1, 1},
                               {200, 1},
                               {32, 32},
                               {557, 31},
                               {229, 33},
                               {64, 64},
                               {131, 64},
                               {129, 65},
                               {430, 121},
                               {129, 128},
                               {700, 128}}) {
        if (n > this->limit) continue;
        SCOPED_TRACE(::testing::Message() << m << " x " << n);
        EXPECT_NE(this->factor(this->random(m, n)), TallQrWay::none);
    }
}

TYPED_TEST(TallQr, TheSameBitsInEveryOrder) {
    for (const index_t n : {20, 50}) {
        const auto a = this->random(700, n);
        const auto expected = this->run(a), again = this->run(a, {3, 1}), other = this->run(a, {3, 2});
        EXPECT_TRUE(same_bits(again.a.elements, expected.a.elements) && same_bits(again.tau, expected.tau));
        EXPECT_TRUE(same_bits(other.a.elements, expected.a.elements) && same_bits(other.tau, expected.tau));
    }
}

/// One Gram matrix where columns are nearly orthogonal, whatever their lengths; two until the square of the
/// condition number reaches the precision, which is double for all.
TYPED_TEST(TallQr, Ways) {
    using T = TypeParam;
    using R = real_t<T>;
    auto lengths = this->random(900, 5);
    for (index_t j = 0; j < 5; ++j) {
        const auto scale = static_cast<R>(
            std::ldexp(1.0, (j % 2 == 0 ? 1 : -1) * static_cast<int>(j) * (sizeof(R) == 8 ? 100 : 10)));
        for (index_t i = 0; i < lengths.rows; ++i) lengths(i, j) = scale * lengths(i, j);
    }
    EXPECT_EQ(this->factor(lengths), TallQrWay::once);
    for (const double part : {0.1, 1e-4}) {
        SCOPED_TRACE(part);
        EXPECT_EQ(this->factor(this->alike(400, 18, part)), TallQrWay::twice);
    }
    EXPECT_EQ(this->factor(this->alike(400, 18, 1e-8)), TallQrWay::none);
    // Every pivot is positive, but the last one is so inaccurate that A R^-1 is not orthogonal.
    const auto part = static_cast<R>(std::sqrt(16 * std::numeric_limits<double>::epsilon()));
    auto dependent = this->random(537, 16);
    for (index_t i = 0; i < dependent.rows; ++i) dependent(i, 15) = dependent(i, 0) + part * dependent(i, 15);
    EXPECT_EQ(this->factor(dependent), TallQrWay::none);
}

/// A matrix whose columns' squares do not have full precision is not changed.
TYPED_TEST(TallQr, GivesUp) {
    using T = TypeParam;
    using R = real_t<T>;
    for (const index_t column : {0, 16}) {
        const auto random = this->random(300, 17);
        const auto with = [&](double factor) {
            auto a = random;
            for (index_t i = 0; i < a.rows; ++i) a(i, column) = static_cast<R>(factor) * a(i, column);
            return this->factor(a);
        };
        EXPECT_EQ(with(0), TallQrWay::none);
        EXPECT_EQ(with(std::nan("")), TallQrWay::none);
        EXPECT_EQ(with(std::numeric_limits<double>::infinity()), TallQrWay::none);
        auto a = random;
        a(299, column) = nan_of<T>();
        EXPECT_EQ(this->factor(a), TallQrWay::none);
        if constexpr (sizeof(R) == 8) {
            EXPECT_EQ(with(1e-145), TallQrWay::none);
            EXPECT_EQ(with(1e160), TallQrWay::none);
        } else {
            EXPECT_NE(with(1e-30), TallQrWay::none);
            EXPECT_NE(with(1e30), TallQrWay::none);
        }
    }
}

/// A device whose shared memory does not hold a block's rows together with a factor does nothing.
TYPED_TEST(TallQr, NeedsSharedMemory) {
    const auto a = this->random(300, 40);
    const auto needed = static_cast<int>(tall_qr_room<TypeParam>(64));
    EXPECT_NE(this->factor(a, {3, 0, needed}), TallQrWay::none);
    EXPECT_EQ(this->factor(a, {3, 0, needed - 1}), TallQrWay::none);
}

}  // namespace
}  // namespace lapilli::kernel_tests
