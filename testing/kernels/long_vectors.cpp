// SPDX-License-Identifier: BSD-3-Clause
// Operations with a few long vectors against plain loops: numbers of vectors around packs, sixteens and
// blocks, in packs and not, in place and not, and nothing written outside the results.

#include <complex>

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "long_vectors/args.hpp"
#include "long_vectors/random_entry.hpp"
#include "support/orders.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_LONG_VECTORS_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

/// `cols` vectors of an array that has others before them, and perhaps behind them.
template <class T>
struct Array {
    index_t before, ld, cols;
    std::vector<T> elements;

    Array(index_t before_them, index_t leading, index_t length, std::uint64_t seed)
        : before(before_them), ld(leading), cols(length) {
        elements = random_vector<T>(leading * length, seed);
    }
    T& operator()(index_t i, index_t j) { return elements[static_cast<std::size_t>(before + i + j * ld)]; }
    const T& operator()(index_t i, index_t j) const {
        return elements[static_cast<std::size_t>(before + i + j * ld)];
    }
    DeviceView<T> rows(index_t first, index_t count) {
        return {elements.data() + before + first, count, cols, ld};
    }
};

simt::EmulatedStream stream_of(std::uint64_t seed, int multiprocessors = 2) {
    return simt::EmulatedStream(simt::limits_like(90, multiprocessors), seed);
}

template <class T>
class Tall : public ::testing::Test {};
TYPED_TEST_SUITE(Tall, Scalars, ScalarNames);

TYPED_TEST(Tall, RandomNumbersAreThoseOfTheHost) {
    using T = TypeParam;
    using Host = launch::Library<T>;
    for (const auto& [k, n] : {std::pair<index_t, index_t>{1, 1}, {1, 700}, {4, 300}, {5, 129}, {300, 3}}) {
        Array<T> x(2, k + 3, n, 1), expected = x;
        const std::uint64_t seed = 12345;
        const index_t first = index_t(1) << 33;
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < k; ++i) {
                expected(i, j) = __builtin_bit_cast(T, random_entry<Host>(seed, i, first + j));
                EXPECT_LT(std::abs(static_cast<double>(std::real(widen(expected(i, j))))), 1);
            }
        }
        EXPECT_EQ(launch::run(stream_of(1), RandomizeArgs<T>{seed, first, x.rows(0, k)}), launch::success);
        EXPECT_TRUE(same_bits(x.elements, expected.elements)) << k << " x " << n;
    }
}

struct Shape {
    index_t k, n, before, beside;
};
std::ostream& operator<<(std::ostream& out, const Shape& s) {
    return out << s.k << " vectors of " << s.n << " behind " << s.before << " and before " << s.beside;
}
/// A pack and what is not one; both sides of what a block has at once; panels of a grid; a few parts of a
/// sum.
constexpr Shape shapes[] = {{1, 1, 0, 0},    {1, 600, 1, 2},   {2, 255, 0, 2}, {3, 256, 0, 1},
                            {4, 257, 4, 4},  {16, 1000, 0, 0}, {17, 40, 0, 3}, {48, 300, 16, 0},
                            {5, 3000, 3, 0}, {516, 9, 0, 0},   {259, 9, 1, 0}};

template <class T>
class TallResiduals : public ::testing::Test {
  protected:
    using R = lapilli::real_t<T>;

    static std::vector<R> squares_of(const Array<T>& x, index_t k) {
        std::vector<R> squares;
        for (index_t i = 0; i < k; ++i) {
            Wide<R> sum = 0;
            for (index_t j = 0; j < x.cols; ++j) sum += std::norm(widen(x(i, j)));
            squares.push_back(static_cast<R>(sum));
        }
        return squares;
    }
    static void expect_near(const std::vector<R>& found, const std::vector<R>& expected, const Shape& s) {
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const auto value = static_cast<double>(expected[i]);
            EXPECT_NEAR(static_cast<double>(found[i]), value, 50 * eps<T> * value) << s << ", vector " << i;
        }
    }
    static std::vector<R> room(const Shape& s) {
        return std::vector<R>(static_cast<std::size_t>(s.k * parts_of_squares(s.n)), nan_of<R>());
    }
};
TYPED_TEST_SUITE(TallResiduals, Scalars, ScalarNames);

TYPED_TEST(TallResiduals, Squares) {
    using T = TypeParam;
    using R = real_t<T>;
    for (const Shape& s : shapes) {
        Array<T> x(s.before, s.before + s.k + s.beside, s.n, 3);
        const Array<T> before = x;
        std::vector<R> first;
        for (const std::uint64_t seed : testing::orders(3, 0)) {
            std::vector<R> parts = this->room(s), squares(static_cast<std::size_t>(s.k), nan_of<R>());
            const SquaresArgs<T> args{x.rows(0, s.k), parts.data(), squares.data()};
            ASSERT_EQ(launch::run(stream_of(seed), args), launch::success);
            this->expect_near(squares, this->squares_of(before, s.k), s);
            if (first.empty()) first = squares;
            EXPECT_TRUE(same_bits(first, squares)) << s << ": another order of sums";
        }
        EXPECT_TRUE(same_bits(x.elements, before.elements)) << s;
    }
}

TYPED_TEST(TallResiduals, ResidualsInPlaceAndNot) {
    using T = TypeParam;
    using R = real_t<T>;
    for (const Shape& s : shapes) {
        for (const bool in_place : {false, true}) {
            const index_t ld = s.before + s.k + s.beside;
            Array<T> a(s.before, ld, s.n, 3), b(0, s.k + 1, s.n, 4), r(s.beside, ld, s.n, 5);
            const auto values = random_vector<T>(s.k, 6);
            Array<T>& to = in_place ? a : r;
            Array<T> guards = to;
            const Array<T> before = a;
            std::vector<R> parts = this->room(s), squares(static_cast<std::size_t>(s.k), nan_of<R>());
            const ResidualsArgs<T> args{a.rows(0, s.k),  b.rows(0, s.k), values.data(),
                                        to.rows(0, s.k), parts.data(),   squares.data()};
            ASSERT_EQ(args.violation(), nullptr);
            ASSERT_EQ(launch::run(stream_of(seed_of(s.k, s.n)), args), launch::success);
            for (index_t j = 0; j < s.n; ++j) {
                for (index_t i = 0; i < s.k; ++i) {
                    const auto value = std::real(widen(values[static_cast<std::size_t>(i)]));
                    const Wide<T> expected = widen(before(i, j)) - value * widen(b(i, j));
                    ASSERT_LE(modulus(widen(to(i, j)) - expected), 4 * eps<T>) << s << ": " << i << ", " << j;
                    guards(i, j) = to(i, j);
                }
            }
            EXPECT_TRUE(same_bits(to.elements, guards.elements)) << s << ": wrote beside the residuals";
            this->expect_near(squares, this->squares_of(to, s.k), s);
        }
    }
}

struct Combination {
    index_t sources, targets, n;
    index_t at;  ///< the first target among the sources, or -1: another array
    index_t before = 0, beside = 0;
    bool adds = false;
    int multiprocessors = 2;
};
std::ostream& operator<<(std::ostream& out, const Combination& c) {
    return out << c.sources << " -> " << c.targets << " of " << c.n << " at " << c.at << ", " << c.before
               << " before, " << c.beside << " beside, adds " << c.adds;
}

template <class T>
class TallCombine : public ::testing::Test {
  protected:
    static std::vector<T> check(const Combination& c, std::uint64_t seed = 0) {
        const Matrix<T> coefficients = random_matrix<T>(c.sources, c.targets, c.sources + 1, 1);
        const index_t most = std::max(c.sources, c.at + c.targets);
        Array<T> source(c.before, c.before + most + c.beside, c.n, 2);
        Array<T> other(c.beside, c.before + c.targets + c.beside, c.n, 3);
        const Array<T> before = source;
        const bool in_place = c.at >= 0;
        Array<T>& target = in_place ? source : other;
        const index_t first = in_place ? c.at : 0;
        Array<T> guards = target;
        const Array<T> old = target;
        const CombineArgs<T> args{view(coefficients), source.rows(0, c.sources), c.adds,
                                  target.rows(first, c.targets)};
        EXPECT_EQ(args.violation(), nullptr) << c;
        EXPECT_EQ(launch::run(stream_of(seed, c.multiprocessors), args), launch::success) << c;
        for (index_t j = 0; j < c.n; ++j) {
            for (index_t t = 0; t < c.targets; ++t) {
                Wide<T> sum = c.adds ? widen(old(first + t, j)) : Wide<T>(0);
                double size = modulus(sum);
                for (index_t i = 0; i < c.sources; ++i) {
                    const Wide<T> term = conjugate(widen(coefficients(i, t))) * widen(before(i, j));
                    sum += term;
                    size += modulus(term);
                }
                const double tolerance = (2 + static_cast<double>(c.sources) / 4) * eps<T> * size;
                EXPECT_LE(modulus(widen(target(first + t, j)) - sum), tolerance)
                    << c << ": vector " << t << ", entry " << j;
                guards(first + t, j) = target(first + t, j);
            }
            if (::testing::Test::HasFailure()) break;
        }
        EXPECT_TRUE(same_bits(target.elements, guards.elements)) << c << ": wrote beside the target";
        return target.elements;
    }
};
TYPED_TEST_SUITE(TallCombine, Scalars, ScalarNames);

/// All numbers of sources and targets on both sides of sixteens of real numbers, as many as the kernel takes
/// among them.
TYPED_TEST(TallCombine, AnyNumberOfVectors) {
    using T = TypeParam;
    constexpr index_t planes = is_complex<T> ? 2 : 1;
    for (const index_t m : {1, 2, 7, 8, 9, 16, 17, 31, 33, 48, 50, 64, 79, 96, 97, 112, 128}) {
        for (const index_t k : {1, 2, 5, 8, 16, 17, 32, 64}) {
            if (m % planes != 0 || !combine_takes<T>(m / planes, k)) continue;
            this->check({m / planes, k, 37, -1});
            // As orthonormalization has it: what comes last replaces itself.
            const index_t last = std::min(k, m / planes);
            this->check({m / planes, last, 19, m / planes - last});
            if (this->HasFailure()) return;
        }
    }
}

TYPED_TEST(TallCombine, WhereverTheyAre) {
    for (const index_t before : {0, 1, 2, 4}) {
        for (const index_t beside : {0, 1, 3, 4}) {
            for (const bool adds : {false, true}) {
                for (const Combination& c : {Combination{12, 8, 70, -1},
                                             {12, 8, 70, 0},
                                             {12, 4, 70, 8},
                                             {9, 5, 70, 3},
                                             {3, 7, 70, 1}}) {
                    Combination here = c;
                    here.before = before;
                    here.beside = beside;
                    here.adds = adds;
                    this->check(here);
                    if (this->HasFailure()) return;
                }
            }
        }
    }
}

/// Several steps of each warp, and blocks without work; the same bits in whatever order threads run, and on
/// however many multiprocessors.
TYPED_TEST(TallCombine, AnyLength) {
    for (const index_t n : {1, 15, 16, 63, 65, 1300}) {
        for (const index_t at : {-1, 0}) {
            Combination c{6, 5, n, at};
            c.multiprocessors = 1;
            const auto first = this->check(c);
            c.multiprocessors = 3;
            EXPECT_TRUE(same_bits(first, this->check(c, 7))) << c;
            if (this->HasFailure()) return;
        }
    }
}

/// To the bit: products with one and zero are exact, and so are their sums.
TYPED_TEST(TallCombine, TheIdentityCopies) {
    using T = TypeParam;
    Matrix<T> one(5, 5, 5, T(0));
    for (index_t i = 0; i < 5; ++i) one(i, i) = T(1);
    Array<T> source(0, 5, 40, 1), target(0, 5, 40, 2);
    const CombineArgs<T> args{view(std::as_const(one)), source.rows(0, 5), false, target.rows(0, 5)};
    ASSERT_EQ(launch::run(stream_of(1), args), launch::success);
    EXPECT_TRUE(same_bits(source.elements, target.elements));
}

TYPED_TEST(TallCombine, WhatItTakes) {
    using T = TypeParam;
    constexpr index_t planes = is_complex<T> ? 2 : 1;
    EXPECT_TRUE(combine_takes<T>(96 / planes, 64 / planes));
    EXPECT_TRUE(combine_takes<T>(128 / planes, 64 / planes));
    EXPECT_FALSE(combine_takes<T>(128 / planes + 1, 1));
    EXPECT_FALSE(combine_takes<T>(128 / planes, 64 / planes + 1));
    Matrix<T> c(4, 3, 4, T(1));
    Array<T> x(0, 8, 10, 1);
    EXPECT_EQ((CombineArgs<T>{view(c), x.rows(0, 4), false, x.rows(4, 3)}.violation()), nullptr);
    EXPECT_NE((CombineArgs<T>{view(c), x.rows(0, 3), false, x.rows(4, 3)}.violation()), nullptr);
    EXPECT_NE((CombineArgs<T>{view(c), x.rows(0, 4), false, x.rows(4, 4)}.violation()), nullptr);
}

}  // namespace
}  // namespace lapilli::kernel_tests
