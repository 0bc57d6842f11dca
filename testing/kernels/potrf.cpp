// SPDX-License-Identifier: BSD-3-Clause
// The Cholesky factorization of a block column: L L^H against A.

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "potrf/args.hpp"
#include "support/orders.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_POTRF_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class PotrfPanel : public ::testing::Test {
  protected:
    struct Result {
        Matrix<T> a;
        index_t info;
    };
    /// Where and how: the code's architecture, multiprocessors, whether the rows have a launch of their own,
    /// and whether a block has given up before the others begin.
    struct Place {
        int architecture = 90, multiprocessors = 132;
        bool apart = false;
        std::uint64_t seed = 0;
        bool gives_up = false;
    };

    static Result factor(const Matrix<T>& a, index_t offset, index_t info, const Place& place) {
        Result r{a, info};
        std::vector<wide> work(
            static_cast<std::size_t>(potrf_panel_work<T>(a.cols)) * sizeof(T) / sizeof(wide), nan_of<wide>());
        std::vector<unsigned> flags(PotrfFlags::words, 0);
        flags[PotrfFlags::gave_up] = place.gives_up ? 1 : 0;
        const simt::EmulatedStream stream(simt::limits_like(place.architecture, place.multiprocessors),
                                          place.seed);
        const DeviceView<T> all = view(r.a), square = all.block(0, 0, a.cols, a.cols);
        T* const room = reinterpret_cast<T*>(work.data());
        EXPECT_EQ(launch::run(stream, PotrfPanelArgs<T>{place.apart ? square : all, room, offset, &r.info,
                                                        flags.data()}),
                  launch::success);
        if (place.apart && a.rows > a.cols) {
            EXPECT_EQ(launch::run(stream, PotrfRowsArgs<T>{all, room, &r.info}), launch::success);
        }
        for (const unsigned word : flags) EXPECT_EQ(word, 0u);
        return r;
    }

    /// Hermitian with eigenvalues in about (1/2, 3/2), the lower triangle, NaN above; and rows below.
    static Matrix<T> positive_definite(index_t m, index_t n) {
        Matrix<T> a = random_matrix<T>(m, n, m + 3, seed_of(m, n));
        const auto small = static_cast<real_t<T>>(0.25 / std::sqrt(static_cast<double>(n)));
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) a(i, j) = i < j ? nan_of<T>() : small * a(i, j);
            a(j, j) += T(1);
        }
        return a;
    }

    /// L L^H - A in columns before `steps` and rows before `rows`, and that nothing else was written.
    static void check(const Result& r, const Matrix<T>& a, index_t steps, index_t rows) {
        std::vector<Wide<T>> wide_l(r.a.elements.size());
        for (std::size_t k = 0; k < wide_l.size(); ++k) wide_l[k] = widen(r.a.elements[k]);
        const auto l = [&](index_t i, index_t j) { return wide_l[static_cast<std::size_t>(i + j * a.ld)]; };
        // In a large matrix not every element is checked.
        const index_t step = a.rows * a.cols * a.cols > 2'000'000 ? 7 : 1;
        for (index_t j = 0; j < std::min(a.cols, steps); ++j) {
            for (index_t i = j; i < rows; i += step) {
                Wide<T> sum = i == j ? Wide<T>(std::real(widen(a(i, j)))) : widen(a(i, j));
                for (index_t k = 0; k <= j; ++k) sum -= l(i, k) * conjugate(l(j, k));
                ASSERT_LE(modulus(sum), 24 * eps<T>) << i << ", " << j;
            }
            ASSERT_TRUE(std::imag(widen(r.a(j, j))) == 0) << j;
        }
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = 0; i < j; ++i) ASSERT_TRUE(is_nan(r.a(i, j)));
            for (index_t i = a.rows; i < a.ld; ++i)
                ASSERT_TRUE(is_nan(r.a.elements[static_cast<std::size_t>(i + j * a.ld)]));
        }
    }

    static void factor_and_check(index_t m, index_t n, const Place& place) {
        SCOPED_TRACE(::testing::Message() << m << " x " << n << " on " << place.architecture << ", "
                                          << place.multiprocessors << (place.apart ? ", apart" : ""));
        const auto a = positive_definite(m, n);
        const auto r = factor(a, 1000, 0, place);
        ASSERT_EQ(r.info, 0);
        check(r, a, n, m);
    }

    using wide = std::conditional_t<is_complex<T>, arch::Complex<double>, double>;
};
TYPED_TEST_SUITE(PotrfPanel, Scalars, ScalarNames);

TYPED_TEST(PotrfPanel, Shapes) {
    for (const index_t n : {1, 2, 31, 32, 33, 63, 64, 65, 96, 97, 130}) {
        for (const index_t below : {0, 1, 64, 101}) {
            for (const bool apart : {false, true}) {
                if (apart && below == 0) continue;
                this->factor_and_check(n + below, n, {.apart = apart});
                if (this->HasFatalFailure()) return;
            }
        }
        this->factor_and_check(n + 70, n, {.architecture = 89});
        this->factor_and_check(n + 70, n, {.multiprocessors = 3});
        if (this->HasFatalFailure()) return;
    }
}

TYPED_TEST(PotrfPanel, Large) {
    this->factor_and_check(500, 500, {.seed = 1});
    this->factor_and_check(512, 512, {.multiprocessors = 4});
    this->factor_and_check(900, 320, {.multiprocessors = 7});
}

/// One thread block without words and workspace only writes info. It has the bits of a launch with words
/// where its tiles have the same order; elsewhere a block of the batches' factors several tiles.
TYPED_TEST(PotrfPanel, Alone) {
    using T = TypeParam;
    for (const index_t n : {1, 32, 33, 64, 65, 90, 100, 128}) {
        if (n > potrf_one_block<T>) break;
        for (const index_t failing : {index_t{0}, n / 2 + 1, n}) {
            auto a = this->positive_definite(n, n);
            if (failing > 0) a(failing - 1, failing - 1) = make<T>(-1, 0);
            const auto expected = this->factor(a, 1000, 0, {});
            for (const int architecture : {90, 89}) {
                SCOPED_TRACE(::testing::Message() << n << ", " << failing << " on " << architecture);
                typename TestFixture::Result r{a, 77};
                const simt::EmulatedStream stream(simt::limits_like(architecture, 132), 3);
                ASSERT_EQ(launch::run(stream, PotrfPanelArgs<T>{view(r.a), nullptr, 1000, &r.info, nullptr}),
                          launch::success);
                EXPECT_EQ(r.info, failing > 0 ? 1000 + failing : 0);
                EXPECT_EQ(expected.info, r.info);
                const index_t good = failing > 0 ? failing - 1 : n;
                this->check(r, a, good, good);
                if (architecture == 90) {
                    EXPECT_TRUE(same_bits(r.a.elements, expected.a.elements));
                }
                if (this->HasFailure()) return;
            }
        }
    }
}

/// The pivot of one step is zero, negative or NaN: info names the step, columns before it are the factor's.
TYPED_TEST(PotrfPanel, NotPositiveDefinite) {
    using T = TypeParam;
    const index_t m = 260, n = 200, largest_tile = 64;
    for (const index_t step : {1, 2, 32, 33, 64, 65, 100, 129, 200}) {
        for (const double pivot : {-1.0, -0.0, std::nan("")}) {
            SCOPED_TRACE(::testing::Message() << "step " << step << " pivot " << pivot);
            auto a = this->positive_definite(m, n);
            if (pivot == 0) {
                for (index_t k = 0; k < m; ++k) {
                    if (k < step - 1)
                        a(step - 1, k) = T(0);
                    else
                        a(k, step - 1) = T(0);
                }
            }
            a(step - 1, step - 1) = make<T>(pivot, 0);
            const auto r = this->factor(a, 1000, 0, {});
            ASSERT_EQ(r.info, 1000 + step);
            const index_t tile = (step - 1) / largest_tile * largest_tile;
            this->check(r, a, step - 1, tile);
            this->check(r, a, tile, m);
            const auto apart = this->factor(a, 1000, 0, {.apart = true, .seed = 5});
            ASSERT_EQ(apart.info, 1000 + step);
            this->check(apart, a, step - 1, tile);
            if (this->HasFatalFailure()) return;
        }
    }
}

TYPED_TEST(PotrfPanel, NaNBelowTheDiagonalIsFound) {
    auto a = this->positive_definite(150, 150);
    a(111, 14) = nan_of<TypeParam>();
    EXPECT_EQ(this->factor(a, 0, 0, {}).info, 112);
}

/// Imaginary parts of the diagonal are not read: NaNs there change no bit of L, nor of what a failure leaves
/// below the diagonal.
TYPED_TEST(PotrfPanel, ImaginaryPartsOfTheDiagonal) {
    using T = TypeParam;
    if constexpr (is_complex<T>) {
        const index_t n = 170;
        for (const index_t failing : {index_t{0}, index_t{50}, index_t{131}}) {
            auto clean = this->positive_definite(n, n);
            for (index_t j = 0; j < n; ++j)
                clean(j, j) = make<T>(j + 1 == failing ? -1 : std::real(widen(clean(j, j))), 0);
            auto a = clean;
            for (index_t j = 0; j < n; ++j) a(j, j) = make<T>(std::real(widen(a(j, j))), std::nan(""));
            const auto expected = this->factor(clean, 0, 0, {}), r = this->factor(a, 0, 0, {});
            EXPECT_EQ(r.info, failing);
            EXPECT_EQ(expected.info, failing);
            const index_t steps = failing == 0 ? n : failing - 1;
            for (index_t j = 0; j < steps; ++j) {
                for (index_t i = j; i < n; ++i) ASSERT_TRUE(r.a(i, j) == expected.a(i, j)) << i << ", " << j;
            }
        }
    }
}

TYPED_TEST(PotrfPanel, AfterAnEarlierFailureNothingChanges) {
    const auto a = this->positive_definite(233, 133);
    for (const bool apart : {false, true}) {
        const auto r = this->factor(a, 64, 17, {.apart = apart});
        EXPECT_EQ(r.info, 17);
        EXPECT_TRUE(same_bits(r.a.elements, a.elements));
    }
}

/// Also with fewer blocks, and where a factorization stops.
TYPED_TEST(PotrfPanel, TheSameBitsInEveryOrder) {
    // On 89 tiles of 32 have rows whose sums others prepare.
    for (const auto& [fails, architecture] : {std::pair{false, 90}, {true, 90}, {true, 89}}) {
        auto a = this->positive_definite(300, 230);
        if (fails) a(140, 140) = TypeParam(-1);
        const auto expected = this->factor(a, 0, 0, {.architecture = architecture});
        for (const std::uint64_t seed : testing::orders(3)) {
            const auto r = this->factor(
                a, 0, 0,
                {.architecture = architecture, .multiprocessors = seed == 1 ? 132 : 2, .seed = seed});
            EXPECT_EQ(r.info, expected.info);
            EXPECT_TRUE(same_bits(r.a.elements, expected.a.elements)) << seed;
        }
        if (fails) continue;
        const auto apart = this->factor(a, 0, 0, {.apart = true, .seed = 7});
        EXPECT_TRUE(same_bits(apart.a.elements, expected.a.elements));
    }
}

/// A matrix that is all but singular: of few columns times themselves, and a small multiple of the identity.
TYPED_TEST(PotrfPanel, IllConditioned) {
    using T = TypeParam;
    const index_t n = 200, rank = 90;
    const auto b = random_matrix<T>(n, rank, n, 3);
    auto a = this->positive_definite(n, n);
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = j; i < n; ++i) {
            Wide<T> sum(i == j ? 1e3 * static_cast<double>(n) * eps<T> : 0);
            for (index_t k = 0; k < rank; ++k) sum += widen(b(i, k)) * conjugate(widen(b(j, k)));
            a(i, j) = narrow<T>(Wide<T>(1.0 / rank) * sum);
        }
    }
    const auto r = this->factor(a, 0, 0, {});
    ASSERT_EQ(r.info, 0);
    this->check(r, a, n, n);
}

/// When a block has given up, no other goes on waiting, and info says it.
TYPED_TEST(PotrfPanel, GivesUp) {
    const auto a = this->positive_definite(300, 200);
    for (const int architecture : {90, 89})  // tiles of 32 have rows whose sums others prepare
        EXPECT_EQ(this->factor(a, 0, 0, {.architecture = architecture, .gives_up = true}).info,
                  potrf_gave_up);
}

/// Pivots at both ends of what the numbers are.
TYPED_TEST(PotrfPanel, SmallAndLargeNumbers) {
    using T = TypeParam;
    const index_t n = 70;
    for (const int exponent : {-1, 1}) {
        auto a = this->positive_definite(n, n);
        const int power = exponent * (sizeof(real_t<T>) == 8 ? 1008 : 120);
        const auto scale = static_cast<real_t<T>>(std::ldexp(1.0, power));
        for (T& x : a.elements) x = scale * x;
        const auto r = this->factor(a, 0, 0, {});
        ASSERT_EQ(r.info, 0);
        auto unscaled = r;
        const auto root = static_cast<real_t<T>>(std::ldexp(1.0, -power / 2));
        for (T& x : unscaled.a.elements) x = root * x;
        const auto back = static_cast<real_t<T>>(std::ldexp(1.0, -power / 2));
        for (T& x : a.elements) x = back * (back * x);
        this->check(unscaled, a, n, n);
    }
}

/// A = P L L^H P, and L is of small integers with a large diagonal. P has powers of two, from row to row
/// other ones, up to those by which pivots are the smallest numbers, or almost the largest. P L is exact.
template <class T>
class PotrfGraded : public PotrfPanel<T> {
  protected:
    using Limits = std::numeric_limits<real_t<T>>;
    static constexpr int smallest = (Limits::min_exponent - Limits::digits) / 2;
    static constexpr int largest = Limits::max_exponent / 2 - 5;
    static constexpr int diagonal = 8;

    static Wide<T> integer(index_t i, index_t k) {
        if (i == k) return Wide<T>(diagonal);
        const index_t x = (5 * i + 3 * k + i * k) % 11;
        return widen(k > i || x > 2 ? T(0) : make<T>(x == 1 ? -1 : 1, x == 2 ? -2 : 0));
    }
    static real_t<T> power(int exponent) { return std::ldexp(real_t<T>(1), exponent); }

    /// Its lower triangle, NaN above, and rows below.
    static Matrix<T> product(index_t m, const std::vector<int>& exponents) {
        const auto n = static_cast<index_t>(exponents.size());
        Matrix<T> a(m, n, m + 1, nan_of<T>());
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j; i < m; ++i) {
                Wide<T> sum(0);
                for (index_t k = 0; k <= j; ++k) sum += integer(i, k) * conjugate(integer(j, k));
                a(i, j) = power(exponent(exponents, i)) *
                          (power(exponents[static_cast<std::size_t>(j)]) * narrow<T>(sum));
            }
        }
        return a;
    }
    static int exponent(const std::vector<int>& exponents, index_t i) {
        return i < static_cast<index_t>(exponents.size()) ? exponents[static_cast<std::size_t>(i)] : 0;
    }
    /// Columns before `steps`, rows before `rows`.
    static void expect_factor(const Matrix<T>& a, const std::vector<int>& exponents, index_t steps,
                              index_t rows) {
        for (index_t j = 0; j < steps; ++j) {
            for (index_t i = j; i < rows; ++i) {
                const auto back = Wide<T>(power(-exponent(exponents, i)));
                ASSERT_LE(modulus(back * widen(a(i, j)) - integer(i, j)), 64 * diagonal * eps<T>)
                    << i << ", " << j;
            }
        }
    }
};
TYPED_TEST_SUITE(PotrfGraded, Scalars, ScalarNames);

TYPED_TEST(PotrfGraded, SmallestAndLargestPivots) {
    const int smallest = this->smallest, largest = this->largest;
    const std::vector<int> only_small = {smallest},
                           among_others = {0, smallest, smallest + 13, smallest + 40},
                           large = {largest, 0, largest - 9, largest - 20}, both = {largest, smallest, 0};
    const auto with_order = [&](index_t n, const std::vector<int>& period, bool definite) {
        SCOPED_TRACE(::testing::Message() << n << ", from " << period[0] << (definite ? "" : ", indefinite"));
        std::vector<int> exponents(static_cast<std::size_t>(n));
        for (std::size_t i = 0; i < exponents.size(); ++i) exponents[i] = period[i % period.size()];
        auto a = this->product(n + 5, exponents);
        const auto square = this->power(exponents.back());
        const auto pivot = this->diagonal * this->diagonal * (square * square);
        if (!definite) a(n - 1, n - 1) -= TypeParam(2 * pivot);
        const auto r = this->factor(a, 0, 0, {});
        ASSERT_EQ(r.info, definite ? 0 : n);
        this->expect_factor(r.a, exponents, definite ? n : n - 1, definite ? n + 5 : n);
        if (!definite) {
            EXPECT_LE(modulus(widen(r.a(n - 1, n - 1) + TypeParam(pivot))), 100 * eps<TypeParam> * pivot);
        }
    };
    for (const index_t n : {2, 3, 33, 65}) {
        for (const auto& period : {only_small, among_others, large}) with_order(n, period, true);
        with_order(n, among_others, false);
    }
    with_order(130, among_others, true);
    for (const index_t n : {32, 65, 130}) with_order(n, both, true);
    // Very small pivots in one triangle of a tile, very large ones in the other.
    for (const bool small_first : {true, false}) {
        std::vector<int> halves(128, small_first ? largest : smallest);
        std::fill_n(halves.begin(), 32, small_first ? smallest : largest);
        std::fill_n(halves.begin() + 64, 32, small_first ? smallest : largest);
        with_order(128, halves, true);
    }
}

TYPED_TEST(PotrfGraded, SmallestNumber) {
    using T = TypeParam;
    const auto smallest = std::numeric_limits<real_t<T>>::denorm_min();
    Matrix<T> a(2, 2, 2, nan_of<T>());
    a(0, 0) = T(smallest);
    a(1, 0) = T(3 * smallest);
    a(1, 1) = T(10 * smallest);
    const auto r = this->factor(a, 0, 0, {});
    ASSERT_EQ(r.info, 0);
    const double root = std::sqrt(static_cast<double>(smallest));
    const auto expect_near = [&](T x, int expected) {
        EXPECT_LE(modulus(widen(x) - Wide<T>(expected * root)), 4 * expected * root * eps<T>);
    };
    expect_near(r.a(0, 0), 1);
    expect_near(r.a(1, 0), 3);
    expect_near(r.a(1, 1), 1);
}

}  // namespace
}  // namespace lapilli::kernel_tests
