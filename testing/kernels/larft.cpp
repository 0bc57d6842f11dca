// SPDX-License-Identifier: BSD-3-Clause
// The triangular factor of a block of reflectors.

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "reflectors/args.hpp"
#include "support/orders.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_REFLECTORS_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

/// T of H_1 ... H_k = I - V T V^H, a column at a time as in LAPACK's LARFT: T(0:i, i) = -tau_i T
/// G(0:i, i).
template <class T>
Matrix<Wide<T>> triangular_factor(const Matrix<T>& gram, const std::vector<T>& tau) {
    const index_t k = gram.cols;
    Matrix<Wide<T>> t(k, k, k, Wide<T>(0));
    for (index_t i = 0; i < k; ++i) {
        const Wide<T> tau_i = widen(tau[static_cast<std::size_t>(i)]);
        t(i, i) = tau_i;
        for (index_t c = 0; c < i; ++c) {
            const Wide<T> g = tau_i * widen(gram(c, i));
            for (index_t r = 0; r <= c; ++r) t(r, i) -= t(r, c) * g;
        }
    }
    return t;
}

template <class T>
class Larft : public ::testing::Test {
  protected:
    /// V^H V of k unit vectors; NaN below the diagonal, where it is not read.
    static Matrix<T> gram_matrix(index_t k) {
        const index_t m = 2 * k + 10;
        const Matrix<T> v = random_matrix<T>(m, k, m, seed_of(k));
        Matrix<T> gram(k, k, k + 3, nan_of<T>());
        for (index_t j = 0; j < k; ++j) {
            for (index_t i = 0; i <= j; ++i) {
                Wide<T> sum(0);
                for (index_t r = 0; r < m; ++r) sum += conjugate(widen(v(r, i))) * widen(v(r, j));
                gram(i, j) = narrow<T>(sum / Wide<T>(static_cast<real_t<T>>(m)));
            }
        }
        return gram;
    }

    static Matrix<T> larft(const Matrix<T>& gram, const std::vector<T>& tau, std::uint64_t seed) {
        const index_t k = gram.cols;
        Matrix<T> t(k, k, k + 1, nan_of<T>());
        const simt::EmulatedStream stream(simt::limits_like(90, 1), seed);
        EXPECT_EQ(launch::run(stream, LarftArgs<T>{view(gram), tau.data(), view(t)}), launch::success);
        return t;
    }
};
TYPED_TEST_SUITE(Larft, Scalars, ScalarNames);

TYPED_TEST(Larft, Sizes) {
    using T = TypeParam;
    for (const index_t k :
         {1, 2, 8, 15, 16, 17, 31, 32, 33, 47, 49, 64, 65, 79, 81, 100, 129, 191, 241, 256}) {
        SCOPED_TRACE(k);
        const Matrix<T> gram = this->gram_matrix(k);
        std::vector<T> tau = random_vector<T>(k, 2);
        for (const index_t i : {5, 16, 31, 70, 128}) {
            if (i < k) tau[static_cast<std::size_t>(i)] = T(0);  // H = I
        }
        const Matrix<T> t = this->larft(gram, tau, seed_of(k));
        const auto expected = triangular_factor(gram, tau);
        double scale = 0;
        for (const auto& x : expected.elements) scale = std::max(scale, modulus(x));
        for (index_t j = 0; j < k; ++j) {
            for (index_t i = 0; i < k; ++i) {
                if (i > j) {
                    ASSERT_TRUE(t(i, j) == T(0)) << i << ", " << j;
                } else {
                    ASSERT_LE(modulus(widen(t(i, j)) - expected(i, j)), 32 * eps<T> * scale)
                        << i << ", " << j;
                }
            }
            ASSERT_TRUE(is_nan(t(k, j)));
        }
    }
}

TYPED_TEST(Larft, TheSameBitsInEveryOrder) {
    const auto gram = this->gram_matrix(70);
    const auto tau = random_vector<TypeParam>(70, 2);
    const auto expected = this->larft(gram, tau, 0);
    for (const std::uint64_t seed : testing::orders(3)) {
        EXPECT_TRUE(same_bits(this->larft(gram, tau, seed).elements, expected.elements));
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
