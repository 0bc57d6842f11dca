// SPDX-License-Identifier: BSD-3-Clause
// Products by bytes, slices of single and moduli of double precision: within the bound that is promised, for
// all shapes, parts and forms; the same bits by warps, by warpgroups and by the plain loops of simulated
// devices; hostile rows.
#include "kernels/byte_product.hpp"

namespace lapilli::kernel_tests {
namespace {

/// Which devices a case runs on: all, or, as the emulator takes long for as many products as moduli are, one
/// in turn.
template <class T>
std::vector<DeviceLimits> devices_of(int turn) {
    if (has_slices<T>) return {std::begin(byte_product_devices), std::end(byte_product_devices)};
    return {byte_product_devices[turn % 3]};
}

template <class T>
void check(const ByteProductCase<T>& given, int turn) {
    SCOPED_TRACE(::testing::PrintToString(static_cast<const ProductCase<T>&>(given)));
    const ByteProductRun<T> run(given);
    for (const DeviceLimits& limits : devices_of<T>(turn)) run.expect_within_bound(run.on(limits));
}

template <class T>
class ByteProducts : public ::testing::Test {};
using ByteScalars =
    std::conditional_t<testing::sanitized, ::testing::Types<float, double>,
                       testing::detail::TypesWith<::testing::Types, arch::Complex<float>,
                                                  arch::Complex<double>, true, testing::tested_full>>;
TYPED_TEST_SUITE(ByteProducts, ByteScalars, ScalarNames);

TYPED_TEST(ByteProducts, Shapes) {
    int turn = 0;
    std::vector<std::tuple<int, int, int>> sizes = {
        {1, 1, 1}, {3, 2, 65}, {128, 64, 32}, {129, 65, 64}, {70, 130, 200}};
    if (has_moduli<TypeParam>) sizes = {{1, 1, 1}, {3, 2, 129}, {128, 256, 16}, {70, 30, 300}};
    for (const auto& [m, n, k] : sizes) {
        ByteProductCase<TypeParam> given(m, n, k);
        given.padding_a = m % 3;
        given.padding_b = n % 2;
        given.padding_c = k % 4;
        check(given, turn++);
    }
}

/// Each form of A with another one of B: a kernel of its own brings each factor into bytes.
TYPED_TEST(ByteProducts, FormsAndParts) {
    int turn = 0;
    for (const std::string_view forms : {"NT", "TC", "CN", "NN"}) {
        ByteProductCase<TypeParam> given(has_moduli<TypeParam> ? 90 : 140, 60, 20);
        given.op_a = forms[0];
        given.op_b = forms[1];
        given.part = "ALU"[turn % 3];
        given.alpha[0] = make<TypeParam>(0.75, 0.5);
        given.beta = turn == 0 ? TypeParam(0) : make<TypeParam>(0.5, -0.25);
        given.first_row = turn % 2 * 30;
        given.first_col = turn % 3 * 20;
        given.offset_c = turn % 2;
        check(given, turn);
        ++turn;
    }
}

/// Tiles that C's edge and the diagonal cut, with columns of C that come in copies: elements outside the part
/// are NaN, and stay so.
TYPED_TEST(ByteProducts, TilesThatAreCut) {
    using T = TypeParam;
    int turn = 0;
    for (const char part : {'A', 'L', 'U'}) {
        for (const bool real_diagonal : {false, true}) {
            if (real_diagonal && (!is_complex<T> || part == 'A')) continue;
            ByteProductCase<T> given(140, 136, 20);
            given.part = part;
            given.real_diagonal = real_diagonal;
            given.first_row = 16 * (turn % 2);
            given.first_col = 8 * (turn % 3);
            given.beta = turn % 4 == 3 ? T(0) : real_diagonal ? make<T>(0.5, 0) : make<T>(0.5, -0.25);
            if (real_diagonal) given.alpha[0] = make<T>(-0.75, 0);
            check(given, turn++);
        }
    }
}

TYPED_TEST(ByteProducts, ColumnsOfADistributedMatrix) {
    int turn = 0;
    for (const char part : {'L', 'U'}) {
        // Two tiles by two.
        ByteProductCase<TypeParam> given(has_moduli<TypeParam> ? 140 : 300, has_moduli<TypeParam> ? 260 : 150,
                                         16);
        given.part = part;
        given.first_row = 40;
        given.first_col = 8;
        given.nb = 16;
        given.rank = 1;
        given.team = 2;
        check(given, turn++);
    }
}

TYPED_TEST(ByteProducts, SameBitsEverywhere) {
    using T = TypeParam;
    for (const char part : {'A', 'L'}) {
        if (has_moduli<T> && part == 'L') continue;
        // With moduli two blocks have three tiles each, complex ones two, which they combine meanwhile.
        auto given = has_moduli<T> ? ByteProductCase<T>(is_complex<T> ? 140 : 270, 257, 20)
                                   : ByteProductCase<T>(150, 140, 130);
        given.part = part;
        const ByteProductRun<T> run(given);
        const Operand<T> first = run.on(byte_product_devices[0]), plain = run.by_plain_loops();
        for (const int other : {1, 2}) {
            if (has_moduli<T> && other != 1) continue;
            const Operand<T> there = run.on(byte_product_devices[other]);
            EXPECT_TRUE(same_bits(first.elements, there.elements)) << other;
        }
        // Signs of zeros and NaNs apart.
        for (index_t j = 0; j < given.n; ++j) {
            for (index_t i = 0; i < given.m; ++i) {
                if (!run.in_part(i, j)) continue;
                ASSERT_EQ(first(i, j), plain(i, j)) << i << ", " << j;
            }
        }
    }
}

/// Rows whose sizes are far apart lose nothing: the bound is that of each row and column. Rows of zeros leave
/// C as it is.
TYPED_TEST(ByteProducts, RowsOfAllSizes) {
    using T = TypeParam;
    ByteProductRun<T> run(ByteProductCase<T>(128, 128, 40));
    run.given.beta = T(0);
    for (index_t j = 0; j < run.given.n; ++j) {
        for (index_t i = 0; i < run.given.m; ++i) run.c(i, j) = nan_of<T>();
    }
    using R = real_t<T>;
    constexpr int most = has_slices<T> ? 120 : 1000;
    const auto power = [](index_t i) {
        return static_cast<R>(std::ldexp(1.0, static_cast<int>(i * 337 % (2 * most + 1)) - most));
    };
    for (index_t l = 0; l < run.given.k; ++l) {
        for (index_t i = 0; i < run.given.m; ++i) run.a(i, l) = (i == 5 ? R(0) : power(i)) * run.a(i, l);
        for (index_t j = 0; j < run.given.n; ++j) run.b(l, j) = (j == 7 ? R(0) : power(j)) * run.b(l, j);
    }
    for (const DeviceLimits& limits : devices_of<T>(0)) {
        const Operand<T> after = run.on(limits);
        for (index_t j = 0; j < run.given.n; ++j) {
            for (index_t i = 0; i < run.given.m; ++i) {
                Wide<T> sum;
                const double allowed =
                    run.allowed_of(i, j, sum) + 2 * static_cast<double>(std::numeric_limits<R>::denorm_min());
                if (!(allowed <= std::numeric_limits<R>::max() * eps<T> / 64)) continue;
                ASSERT_LE(modulus(widen(after(i, j)) + sum), allowed) << i << ", " << j;
                if (i == 5 || j == 7) {
                    ASSERT_EQ(after(i, j), T(0));
                }
            }
        }
    }
}

/// A NaN or an infinity makes its row or column of C NaN, and nothing else.
TYPED_TEST(ByteProducts, NotFinite) {
    using T = TypeParam;
    ByteProductRun<T> run(ByteProductCase<T>(130, 20, 10));
    const ByteProductRun<T> finite = run;
    run.a(3, 4) = make<T>(std::nan(""), 0);
    run.a(129, 0) = make<T>(0, is_complex<T> ? INFINITY : 0);
    if (!is_complex<T>) run.a(129, 0) = make<T>(-INFINITY, 0);
    run.b(9, 11) = make<T>(INFINITY, 0);
    for (const DeviceLimits& limits : devices_of<T>(1)) {
        const Operand<T> after = run.on(limits), good = finite.on(limits);
        for (index_t j = 0; j < run.given.n; ++j) {
            for (index_t i = 0; i < run.given.m; ++i) {
                if (i == 3 || i == 129 || j == 11) {
                    EXPECT_TRUE(is_nan(after(i, j))) << i << ", " << j;
                } else {
                    ASSERT_EQ(after(i, j), good(i, j)) << i << ", " << j;
                }
            }
        }
    }
}

/// Rows and columns that are parallel, and as long as their exponents allow: the sums come closest to P / 2.
TYPED_TEST(ByteProducts, LargestSums) {
    using T = TypeParam;
    ByteProductRun<T> run(ByteProductCase<T>(4, 4, 50));
    const double limit = has_slices<T> ? 0.996 : std::sqrt(0.49299 * ModuliOf<T>::product / 50) * 0x1p-60;
    for (index_t l = 0; l < 50; ++l) {
        for (index_t i = 0; i < 4; ++i) {
            const double sign = i % 2 == 0 ? 1 : -1;
            run.a(i, l) = i < 2 ? make<T>(sign * limit, 0) : make<T>(0, is_complex<T> ? sign * limit : 0);
            run.b(l, i) = run.a(i, l);
        }
    }
    run.expect_within_bound(run.by_plain_loops());
}

/// Sizes that the kernels cannot number or add up are refused.
TYPED_TEST(ByteProducts, Limits) {
    using T = TypeParam;
    using Args = std::conditional_t<has_slices<T>, SlicedProductArgs<T>, ModuliProductArgs<T>>;
    constexpr index_t parts = has_slices<T> ? slices_parts<T> : 1;
    const auto is_refused = [](index_t m, index_t n, index_t k) {
        Args args{};
        args.product.m = m;
        args.product.n = n;
        args.product.k = k;
        args.product.terms = 1;
        if constexpr (has_moduli<T>) args.plane_tiles = 1;
        return args.violation() != nullptr;
    };
    const index_t most = has_slices<T> ? slices_most_rows : moduli_most_rows, most_n = most / parts,
                  most_k = (has_slices<T> ? slices_most_k : moduli_most_k) / parts;
    EXPECT_FALSE(is_refused(most, most_n, most_k));
    EXPECT_TRUE(is_refused(most + 1, 1, 1));
    EXPECT_TRUE(is_refused(1, most_n + 1, 1));
    EXPECT_TRUE(is_refused(1, 1, most_k + 1));
    EXPECT_TRUE(is_refused(1, 1, 0));
}

/// The exponents and bytes themselves: all numbers of 24 bits that a row can have together with its largest
/// one.
TEST(SlicesValue, BytesHoldARow) {
    for (const float largest : {1.0f, 0.996f, 0.9961f, 1.999f, 3.4e38f, 1.2e-38f, 1e-44f, 0.0f}) {
        const int exponent = slices_exponent(largest);
        EXPECT_LE(static_cast<double>(largest), 0.996 * std::ldexp(1.0, exponent) * (1 + 1e-7)) << largest;
        if (largest > 0) {
            EXPECT_GT(static_cast<double>(largest), 0.996 * std::ldexp(1.0, exponent - 1)) << largest;
        }
        for (const float x : {largest, -largest, largest / 3, -largest / 1000}) {
            const int integer = slices_integer(x, exponent);
            EXPECT_NEAR(std::ldexp(integer, exponent - 23), x, std::ldexp(0.5, exponent - 23));
            int rest = integer;
            const int third = take_byte(rest), second = take_byte(rest), first = take_byte(rest);
            EXPECT_EQ(rest, 0) << "a fourth byte";
            EXPECT_EQ((first * 256 + second) * 256 + third, integer);
        }
    }
    for (const float bad : {INFINITY, NAN}) EXPECT_EQ(slices_exponent(bad), slices_not_finite);
}

}  // namespace
}  // namespace lapilli::kernel_tests
