// SPDX-License-Identifier: BSD-3-Clause
// The reduction of a matrix that stays in shared memory: Q T Q^H against A, and Q against unitarity.

#include "emulator/stream.hpp"
#include "kernels/panel_checks.hpp"
#include "tridiagonal/resident/launch.cuh"

namespace lapilli::kernel_tests {
namespace {

template <class T>
class TridiagonalResidentTest : public ::testing::Test {
  protected:
    using R = real_t<T>;
    using W = Wide<T>;
    /// Few warps, so that small matrices fill what a thread has.
    static constexpr int Warps = 2;
    using Place = ResidentShape<T, Warps>;

    struct Reduced {
        Matrix<T> a;
        std::vector<R> d, e;
        std::vector<T> tau;
    };

    /// All that it must not depend on is NaN.
    static Reduced run(const Matrix<T>& lower, int blocks, std::uint64_t seed = 0, int sharers = 1) {
        const index_t n = lower.rows, ld = n + 3;
        Reduced r{Matrix<T>(n, n, ld, nan_of<T>()), {}, {}, {}};
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j; i < n; ++i) r.a(i, j) = lower(i, j);
            if constexpr (is_complex<T>) r.a(j, j).im = std::numeric_limits<R>::quiet_NaN();
        }
        r.d.assign(static_cast<std::size_t>(n) + 1, std::numeric_limits<R>::quiet_NaN());
        r.e = r.d;
        r.tau.assign(static_cast<std::size_t>(n) + 1, nan_of<T>());
        struct alignas(16) Sixteen {
            std::byte bytes[16];
        };
        const auto bytes = static_cast<std::size_t>(resident_work(n)) * sizeof(T);
        std::vector<Sixteen> work((bytes + 15) / 16);
        std::memset(work.data(), 0xff, bytes);
        alignas(128) std::array<std::byte, static_cast<std::size_t>(barrier_bytes)> barrier{};
        const TridiagonalResident<T, R> problem{n,
                                                r.a.data(),
                                                ld,
                                                r.d.data(),
                                                r.e.data(),
                                                r.tau.data(),
                                                reinterpret_cast<T*>(work.data()),
                                                barrier.data(),
                                                sharers};
        const simt::EmulatedStream stream(simt::limits_like(90, blocks), seed);
        EXPECT_EQ((launch::resident_by<Warps, T>(stream, problem)), launch::success);
        EXPECT_EQ(barrier[0], std::byte{0});
        return r;
    }

    void reduce(const Matrix<T>& lower, int blocks) {
        if (this->HasFatalFailure()) return;
        const index_t n = lower.rows;
        SCOPED_TRACE(::testing::Message() << "n " << n << " blocks " << blocks);
        check(lower, run(lower, blocks));
    }
    void reduce(index_t n, int blocks) { reduce(random_hermitian<T>(n, seed_of(n)), blocks); }

  private:
    static void check(const Matrix<T>& lower, Reduced r) {
        const index_t n = lower.rows;
        const double norm = frobenius_norm(lower), unit = eps<T> * (norm > 0 ? norm : 1);
        ASSERT_TRUE(std::isnan(r.d.back())) << "behind d";
        ASSERT_TRUE(std::isnan(r.e[static_cast<std::size_t>(n) - 1])) << "behind e";
        ASSERT_TRUE(is_nan(r.tau[static_cast<std::size_t>(n) - 1])) << "behind tau";
        r.d.resize(static_cast<std::size_t>(n));
        r.e.resize(static_cast<std::size_t>(n) - 1);
        r.tau.resize(static_cast<std::size_t>(n) - 1);
        Matrix<T> reflectors(n, n, n, T(0));
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < j; ++i)
                ASSERT_TRUE(is_nan(r.a(i, j))) << "above the diagonal " << i << ", " << j;
            for (index_t i = n; i < r.a.ld; ++i) ASSERT_TRUE(is_nan(*(&r.a(0, j) + i))) << "padding";
            if (j + 1 == n) break;
            reflectors(j + 1, j) = T(1);
            double square = 1;
            for (index_t i = j + 2; i < n; ++i) {
                reflectors(i, j) = r.a(i, j);
                square += std::norm(std::complex<double>(widen(r.a(i, j))));
            }
            const auto tau = std::complex<double>(widen(r.tau[static_cast<std::size_t>(j)]));
            ASSERT_LE(std::abs(2 * tau.real() - std::norm(tau) * square), 30 * eps<T>) << "reflector " << j;
        }
        const auto back = reference::multiply_back(r.d, r.e, r.tau, reflectors);
        double worst = 0;
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j; i < n; ++i) {
                const W given = i == j ? W(std::real(widen(lower(i, j)))) : widen(lower(i, j));
                const double error = modulus(back(i, j) - given);
                worst = std::isnan(error) ? error : std::max(worst, error);
            }
        }
        ASSERT_LE(worst, 30 * unit) << "Q T Q^H - A";
    }
};
TYPED_TEST_SUITE(TridiagonalResidentTest, Scalars, ScalarNames);

TYPED_TEST(TridiagonalResidentTest, Orders) {
    for (const index_t n : {1, 2, 3, 4, 5, 17, 33}) this->reduce(n, 3);
    this->reduce(2, 5);
    this->reduce(30, 30);
    this->reduce(16, 1);
}

TYPED_TEST(TridiagonalResidentTest, FewBlocksWithManyColumns) {
    this->reduce(ResidentShape<TypeParam, 2>::most_slots, 1);
    this->reduce(100, 7);
}

/// Where threads have several packs of rows.
TYPED_TEST(TridiagonalResidentTest, ManyRows) { this->reduce(sizeof(TypeParam) == 4 ? 300 : 200, 20); }

/// On many devices the largest order has fewer columns in some blocks than in others.
TEST(ResidentRows, FillTheSharedMemory) {
    constexpr std::size_t shared_bytes = 227 * 1024;
    const auto fits = []<class T>(T, std::int64_t n) {
        return ResidentShape<T>{static_cast<int>(n), 132}.fits(shared_bytes);
    };
    const auto check = [&]<class T>(T x, std::int64_t least) {
        const std::int64_t n = resident_rows<T>(132, shared_bytes);
        EXPECT_GE(n, least);
        EXPECT_LE(n, resident_limit<T>);
        EXPECT_TRUE(fits(x, n));
        EXPECT_FALSE(fits(x, n + 1));
    };
    check(float{}, 3000);
    check(double{}, 2200);
    check(arch::Complex<float>(0), 2200);
    check(arch::Complex<double>(0), 1500);
    EXPECT_EQ(resident_rows<double>(132, 100), 0);
    EXPECT_EQ(resident_rows<double>(1, shared_bytes), ResidentShape<double>::most_slots);
}

TYPED_TEST(TridiagonalResidentTest, TheSameBitsInEveryOrder) {
    const Matrix<TypeParam> lower = random_hermitian<TypeParam>(40, 9);
    const auto expected = this->run(lower, 5);
    for (const std::uint64_t seed : {1, 2}) {
        const auto other = this->run(lower, 5, seed);
        EXPECT_TRUE(same_bits(other.a.elements, expected.a.elements)) << seed;
        EXPECT_TRUE(same_bits(other.d, expected.d) && same_bits(other.e, expected.e)) << seed;
        EXPECT_TRUE(same_bits(other.tau, expected.tau)) << seed;
    }
}

/// The result does not depend on the number of multiprocessors, which decides which columns are in registers
/// and which in shared memory.
TYPED_TEST(TridiagonalResidentTest, TheSameBitsOnFewerBlocks) {
    const Matrix<TypeParam> lower = random_hermitian<TypeParam>(40, 3);
    const auto expected = this->run(lower, 12);
    for (const int sharers : {2, 3, 4, 100}) {
        const auto other = this->run(lower, 12, 1, sharers);
        EXPECT_TRUE(same_bits(other.a.elements, expected.a.elements)) << sharers;
        EXPECT_TRUE(same_bits(other.d, expected.d) && same_bits(other.e, expected.e)) << sharers;
        EXPECT_TRUE(same_bits(other.tau, expected.tau)) << sharers;
    }
}

TEST(ResidentBlocks, AnEqualPartOrWhatIsNeeded) {
    constexpr std::size_t shared_bytes = 227 * 1024;
    const auto blocks = [&](int n, int sharers) {
        return resident_blocks<double>(n, 132, shared_bytes, sharers);
    };
    EXPECT_EQ(blocks(1000, 1), 132);
    EXPECT_EQ(blocks(1000, 2), 66);
    EXPECT_EQ(blocks(500, 4), 33);
    EXPECT_EQ(blocks(100, 1), 100);
    EXPECT_GE(blocks(2210, 4), 128) << "it needs nearly all";
    for (const int n : {300, 700, 1000, 1500, 2000}) {
        for (const int sharers : {2, 3, 4, 16}) {
            const int given = blocks(n, sharers);
            EXPECT_TRUE((ResidentShape<double>{n, given}.fits(shared_bytes))) << n << ", " << sharers;
            const bool part = given == std::min(132, n) / sharers;
            EXPECT_TRUE(part || !(ResidentShape<double>{n, given - 1}.fits(shared_bytes)))
                << n << ", " << sharers;
        }
    }
}

/// The result means nothing, but every barrier is passed.
TYPED_TEST(TridiagonalResidentTest, EndsWithNaN) {
    Matrix<TypeParam> lower = random_hermitian<TypeParam>(40, 1);
    lower(20, 10) = nan_of<TypeParam>();
    EXPECT_TRUE(std::isnan(this->run(lower, 3).d[39]));
}

TYPED_TEST(TridiagonalResidentTest, SpecialMatrices) {
    int number = 0;
    for (const Matrix<TypeParam>& a : special_matrices<TypeParam>(24)) {
        SCOPED_TRACE(::testing::Message() << "matrix " << number++);
        this->reduce(a, 4);
    }
    SCOPED_TRACE("tiny, large");
    this->reduce(scaled_matrix<TypeParam>(40, -30), 4);
    this->reduce(scaled_matrix<TypeParam>(40, 30), 4);
}

}  // namespace
}  // namespace lapilli::kernel_tests
