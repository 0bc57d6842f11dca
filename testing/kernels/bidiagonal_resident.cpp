// SPDX-License-Identifier: BSD-3-Clause
// The bidiagonal reduction of a matrix that stays in shared memory: Q^H A P against B, Q and P against
// unitarity.
#include <array>
#include <cstring>

#include "backend/sim/sim_bidiagonal_resident.hpp"
#include "bidiagonal/resident/launch.cuh"
#include "emulator/stream.hpp"
#include "kernels/bidiagonal_checks.hpp"
#include "support/orders.hpp"

namespace lapilli::kernel_tests {
namespace {

template <class T>
class BidiagonalResidentTest : public BidiagonalTest<T> {
  protected:
    using Test = BidiagonalTest<T>;
    using R = real_t<T>;
    using Test::nan, Test::size, Test::random;
    /// Few warps, so that small matrices fill what a thread has.
    static constexpr int Warps = 2;

    /// All that it must not depend on is NaN.
    static BidiagonalPanel<T> run(const Matrix<T>& given, int blocks, std::uint64_t seed = 0,
                                  int sharers = 1) {
        const index_t m = given.rows, n = given.cols, ld = m + 3;
        BidiagonalPanel<T> x{Matrix<T>(m, n, ld, nan_of<T>()),
                             Matrix<T>(m, 2 * n, m, nan_of<T>()),
                             Matrix<T>(n, 2 * n, n, nan_of<T>()),
                             std::vector<R>(size(n) + 1, nan),
                             std::vector<R>(size(n), nan),
                             std::vector<T>(size(n) + 1, nan_of<T>()),
                             std::vector<T>(size(n) + 1, nan_of<T>())};
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) x.a(i, j) = given(i, j);
        }
        struct alignas(16) Sixteen {
            std::byte bytes[16];
        };
        const auto bytes = size(bidiagonal_resident_work(m, n)) * sizeof(T);
        std::vector<Sixteen> work((bytes + 15) / 16);
        std::memset(work.data(), 0xff, bytes);
        alignas(128) std::array<std::byte, static_cast<std::size_t>(barrier_bytes)> barrier{};
        const BidiagonalResidentArgs<T> args{.a = view(x.a),
                                             .d = x.d.data(),
                                             .e = x.e.data(),
                                             .tauq = x.tauq.data(),
                                             .taup = x.taup.data(),
                                             .work = reinterpret_cast<T*>(work.data()),
                                             .barrier = barrier.data(),
                                             .sharers = sharers};
        EXPECT_EQ(args.violation(), nullptr);
        const simt::EmulatedStream stream(simt::limits_like(90, blocks), seed);
        EXPECT_EQ((launch::bidiagonal_resident_by<Warps, T>(stream, args)), launch::success);
        EXPECT_TRUE(std::isnan(x.d.back()) && std::isnan(x.e.back())) << "behind d and e";
        EXPECT_TRUE(is_nan(x.tauq.back()) && is_nan(x.taup.back())) << "behind tau";
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = m; i < ld; ++i) EXPECT_TRUE(is_nan(*(&x.a(0, j) + i))) << "padding";
        }
        return x;
    }
    static bool same(const BidiagonalPanel<T>& x, const BidiagonalPanel<T>& y) {
        return same_bits(x.a.elements, y.a.elements) && same_bits(x.d, y.d) && same_bits(x.e, y.e) &&
               same_bits(x.tauq, y.tauq) && same_bits(x.taup, y.taup);
    }
    static BidiagonalPanel<T> check(const Matrix<T>& given, int blocks) {
        SCOPED_TRACE(::testing::Message() << given.rows << ", " << given.cols << ", blocks " << blocks);
        const BidiagonalPanel<T> x = run(given, blocks);
        const double tolerance = 40 * static_cast<double>(given.rows + 5) * eps<T>;
        Test::expect_reduced(given, x, tolerance * Test::size_of(given));
        Test::expect_unitary(x, tolerance);
        return x;
    }
};
TYPED_TEST_SUITE(BidiagonalResidentTest, Scalars, ScalarNames);

TYPED_TEST(BidiagonalResidentTest, Shapes) {
    const std::tuple<index_t, index_t, int> cases[] = {{1, 1, 1},   {2, 1, 3},   {2, 2, 1}, {3, 3, 2},
                                                       {5, 4, 5},   {9, 1, 4},   {9, 8, 3}, {16, 16, 1},
                                                       {33, 17, 5}, {30, 30, 30}};
    for (const auto& [m, n, blocks] : cases) this->check(this->random(m, n), blocks);
}

/// Blocks have as many lines as they can, and threads several packs of rows.
TYPED_TEST(BidiagonalResidentTest, ManyLinesAndRows) {
    const int slots = ResidentLines<TypeParam, 2>::most_slots;
    this->check(this->random(2 * slots, slots + 1), 2);
    this->check(this->random(sizeof(TypeParam) == 4 ? 300 : 150, 12), 20);
}

TYPED_TEST(BidiagonalResidentTest, SpecialMatrices) {
    using T = TypeParam;
    const index_t m = 24, n = 21;
    const Matrix<T> noise = this->random(m, n);
    const double least = std::sqrt(static_cast<double>(std::numeric_limits<real_t<T>>::min()));
    const auto matrix = [&](auto factor) {
        Matrix<T> a(m, n, m, T(0));
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) a(i, j) = noise(i, j) * static_cast<real_t<T>>(factor(i, j));
        }
        return a;
    };
    const auto zero = this->check(matrix([](index_t, index_t) { return 0; }), 4);
    for (const T tau : {zero.tauq[0], zero.tauq[20], zero.taup[0], zero.taup[20]}) EXPECT_EQ(tau, T(0));
    this->check(matrix([](index_t i, index_t j) { return i == j || i + 1 == j; }), 4);
    this->check(matrix([](index_t i, index_t j) { return i < 9 && j < 12; }), 4);
    for (const double part : {1e-3, 20.0 * eps<T>, least}) {
        this->check(matrix([&](index_t, index_t j) { return j % 2 == 0 ? part : 1.0; }), 4);
        this->check(matrix([&](index_t i, index_t) { return i % 3 == 0 ? part : 1.0; }), 4);
    }
    this->check(matrix([](index_t, index_t) { return 0x1p-30; }), 4);
    this->check(matrix([](index_t, index_t) { return 0x1p30; }), 4);
}

/// The same reflectors as the plain loops of simulated devices.
TYPED_TEST(BidiagonalResidentTest, AgreesWithPlainLoops) {
    using T = TypeParam;
    using L = launch::Library<T>;
    const index_t m = 29, n = 22;
    const Matrix<T> given = this->random(m, n);
    const BidiagonalPanel<T> x = this->run(given, 4);
    BidiagonalPanel<T> y = x;
    y.a = given;
    sim::carry_out(BidiagonalResidentArgs<L>{{reinterpret_cast<L*>(y.a.data()), m, n, y.a.ld},
                                             y.d.data(),
                                             y.e.data(),
                                             reinterpret_cast<L*>(y.tauq.data()),
                                             reinterpret_cast<L*>(y.taup.data()),
                                             nullptr,
                                             nullptr});
    const auto near = [&](T found, T expected) {
        EXPECT_LE(modulus(widen(found) - widen(expected)), 400 * static_cast<double>(m) * eps<T>);
    };
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < m; ++i) near(x.a(i, j), y.a(i, j));
        near(x.tauq[this->size(j)], y.tauq[this->size(j)]);
        near(x.taup[this->size(j)], y.taup[this->size(j)]);
    }
}

TYPED_TEST(BidiagonalResidentTest, TheSameBitsInEveryOrder) {
    const Matrix<TypeParam> given = this->random(30, 26);
    const auto expected = this->run(given, 5);
    for (const std::uint64_t seed : testing::orders(3, 1))
        EXPECT_TRUE(this->same(this->run(given, 5, seed), expected)) << seed;
    // A block that is far behind the others wherever they do not wait for it.
    for (std::uint64_t block = 1; block <= 3; ++block)
        EXPECT_TRUE(this->same(this->run(given, 5, (block << 32) + block), expected)) << block;
    for (const int sharers : {2, 100})
        EXPECT_TRUE(this->same(this->run(given, 12, 1, sharers), expected)) << sharers << " sharers";
}

/// The result means nothing, but every barrier is passed.
TYPED_TEST(BidiagonalResidentTest, EndsWithNaN) {
    Matrix<TypeParam> given = this->random(30, 20);
    given(20, 1) = nan_of<TypeParam>();
    EXPECT_TRUE(std::isnan(this->run(given, 3).d[19]));
}

TEST(BidiagonalResidentFits, TwiceIntoTheSharedMemory) {
    constexpr std::size_t shared_bytes = 227 * 1024;
    const auto largest = [&](char precision) {
        index_t n = 1;
        while (bidiagonal_resident_fits(precision, n + 1, n + 1, 132, shared_bytes)) ++n;
        return n;
    };
    EXPECT_GE(largest('s'), 1800);
    EXPECT_GE(largest('d'), 1300);
    EXPECT_GE(largest('c'), 1300);
    EXPECT_GE(largest('z'), 900);
    EXPECT_TRUE(bidiagonal_resident_fits('d', 2000, 500, 132, shared_bytes));
    EXPECT_FALSE(bidiagonal_resident_fits('d', 20000, 10, 132, shared_bytes));
    EXPECT_FALSE(bidiagonal_resident_fits('d', 100, 101, 132, shared_bytes)) << "wide";
    EXPECT_FALSE(bidiagonal_resident_fits('d', 100, 0, 132, shared_bytes));
    EXPECT_FALSE(bidiagonal_resident_fits('d', 10, 10, 132, 100)) << "no shared memory";
}

}  // namespace
}  // namespace lapilli::kernel_tests
