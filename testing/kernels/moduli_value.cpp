// SPDX-License-Identifier: BSD-3-Clause
// The arithmetic of products by moduli, each step where its proof is tightest.
#include <gtest/gtest.h>

#include <numeric>

#include "moduli/args.hpp"
#include "moduli/value.hpp"
#include "support/random.hpp"

namespace lapilli::kernel_tests {
namespace {

template <class Moduli>
class ModuliValue : public ::testing::Test {};
using BothModuli = ::testing::Types<RealModuli, ComplexModuli>;
TYPED_TEST_SUITE(ModuliValue, BothModuli);

__extension__ using Wider = __int128;

int modulo(Wider x, int p) {
    const int r = static_cast<int>(x % p);
    return r < 0 ? r + p : r;
}
int with_sign(unsigned byte) { return static_cast<std::int8_t>(byte & 255u); }

/// The moduli have no common factors, their product is the double that represents it, and -1 has a root where
/// it needs one.
TYPED_TEST(ModuliValue, Moduli) {
    long double product = 1;
    for (int l = 0; l < TypeParam::count; ++l) {
        const int p = TypeParam::p[l];
        product *= static_cast<long double>(p);
        for (int j = 0; j < l; ++j) EXPECT_EQ(std::gcd(p, TypeParam::p[j]), 1) << p << " " << TypeParam::p[j];
        EXPECT_LE(p, TypeParam::is_complex ? 255 : 256);
        if (TypeParam::is_complex) {
            const int i = moduli_detail::imaginary_unit(p);
            EXPECT_EQ((i * i + 1) % p, 0) << p;
        }
    }
    EXPECT_EQ(static_cast<double>(product), TypeParam::product);
}

/// A byte has the residue of every integer that an element becomes, times what op(B) is multiplied by.
TYPED_TEST(ModuliValue, ResiduesOfElements) {
    const testing::Stream stream(1);
    std::vector<std::int64_t> integers = {
        0, 1, -1, 127, 128, -128, -129, (std::int64_t{1} << 56) - 1, -(std::int64_t{1} << 56)};
    for (std::uint64_t n = 0; n < 200; ++n)
        integers.push_back(static_cast<std::int64_t>(stream.uniform<double>(n) * 0x1p55) -
                           (std::int64_t{1} << 54));
    for (const bool right : {false, true}) {
        const auto table = residue_table<TypeParam>(right);
        for (int l = 0; l < TypeParam::count; ++l) {
            const int p = TypeParam::p[l], factor = right ? right_factor<TypeParam>(l) : 1;
            const int i = TypeParam::is_complex ? moduli_detail::imaginary_unit(p) : 0;
            for (std::size_t n = 0; n < integers.size(); ++n) {
                const std::int64_t re = integers[n], im = integers[integers.size() - 1 - n];
                const std::uint64_t of_re = moduli_digits(static_cast<double>(re), 0);
                const auto exact = static_cast<std::int64_t>(static_cast<double>(re)),
                           exact_im = static_cast<std::int64_t>(static_cast<double>(im));
                int raw = digit_sum(of_re, table.real[l], static_cast<int>(moduli_float));
                Wider expected = Wider{exact} * factor;
                if (TypeParam::is_complex) {
                    raw += digit_sum(moduli_digits(static_cast<double>(im), 0), table.imaginary[l], 0);
                    expected += Wider{exact_im} * factor % p * i;
                }
                const int r = with_sign(moduli_residue(static_cast<unsigned>(raw), table.modulus[l]));
                ASSERT_EQ(modulo(r, p), modulo(expected, p)) << p << ": " << re;
                ASSERT_LE(2 * std::abs(r), p) << p << ": " << re;
            }
        }
    }
}

/// Residues of sums, including the largest possible ones and those halfway between multiples of p.
TYPED_TEST(ModuliValue, ResiduesOfSums) {
    const auto table = residue_table<TypeParam>(false);
    for (int l = 0; l < TypeParam::count; ++l) {
        const int p = TypeParam::p[l];
        for (const int k : {1, 2, 500, 2048, static_cast<int>(moduli_most_k)}) {
            const int most = k * (p / 2) * (p / 2);
            const auto check = [&](int sum) {
                if (sum > most || sum < -most) return;
                const int r = with_sign(moduli_residue_of_sum(moduli_start(k, p) + sum, table.modulus[l]));
                ASSERT_EQ(modulo(r, p), modulo(sum, p)) << p << ": " << sum;
                ASSERT_LE(2 * std::abs(r), p) << p << ": " << sum;
            };
            for (int step = 0; step < 4000; ++step) {
                const int q = static_cast<int>(static_cast<std::int64_t>(most) * step / 4000 / p);
                for (const int sign : {1, -1}) {
                    for (const int rest : {0, 1, p / 2 - 1, p / 2, p / 2 + 1}) check(sign * (q * p + rest));
                }
            }
            for (int off = 0; off < 600; ++off) {
                check(most - off);
                check(off - most);
            }
        }
    }
}

/// Integers below P / 2 come back from their residues: with an error below 2^-52 P.
TYPED_TEST(ModuliValue, FractionsOfResidues) {
    const testing::Stream stream(2);
    const auto table = fraction_table<TypeParam>();
    for (std::uint64_t n = 0; n < 400; ++n) {
        Wider z = static_cast<Wider>((stream.uniform<double>(3 * n) - 0.5) * 0.99 * TypeParam::product) +
                  static_cast<Wider>(stream.uniform<double>(3 * n + 1) * 0x1p58);
        if (n < 3) z = static_cast<Wider>(n) - 1;
        for (const bool imaginary : {false, true}) {
            if (imaginary && !TypeParam::is_complex) continue;
            std::uint64_t fraction = 0;
            for (int l = 0; l < TypeParam::count; ++l) {
                const int p = TypeParam::p[l];
                // For complex numbers the sum, or the difference, of two residues.
                const int r = modulo(z * right_factor<TypeParam>(l), p);
                if (!TypeParam::is_complex) {
                    fraction = add_wide_product(moduli_detail::balanced(r, p), table.real[l], fraction);
                } else if (!imaginary) {
                    const int u =
                        static_cast<int>(stream.uniform<double>(n + static_cast<unsigned>(l)) * p) - p / 2;
                    const int v = moduli_detail::balanced(2 * r - u, p);
                    fraction = add_wide_product(u + v, table.real[l], fraction);
                } else {
                    const int i = moduli_detail::imaginary_unit(p);
                    const int u =
                        static_cast<int>(stream.uniform<double>(n + static_cast<unsigned>(l)) * p) - p / 2;
                    const int v = moduli_detail::balanced(u - std::int64_t{2} * i * r, p);
                    fraction = add_wide_product(u - v, table.imaginary[l], fraction);
                }
            }
            const double value = moduli_value<TypeParam>(fraction, 0), exact = static_cast<double>(z);
            ASSERT_NEAR(value, exact, TypeParam::product * 0x1p-52) << n;
            if (z == 0) {
                ASSERT_EQ(value, 0) << "zero";
            }
        }
    }
}

/// A row's exponent: its integers are no longer than may be, and of no exponent below it.
TYPED_TEST(ModuliValue, ExponentsOfRows) {
    const testing::Stream stream(3);
    const double limit = 0.493 * TypeParam::product;
    for (const double size : {1.0, 0.75, 1e300, 1.7e308, 1e-300, 3e-308, 5e-324, 1e-320}) {
        for (const int k : {1, 2, 37, 1000}) {
            for (const double spread : {1.0, 1e-3, 1e-12}) {
                std::vector<double> row(static_cast<std::size_t>(k));
                double largest = 0;
                for (std::size_t l = 0; l < row.size(); ++l) {
                    row[l] = size * (l == 0 ? 1 : spread) * (2 * stream.uniform<double>(l) - 1);
                    largest = larger_part(largest, row[l]);
                }
                if (largest == 0) continue;
                std::uint64_t squares = 0;
                for (const double x : row) {
                    const std::uint64_t part = norm_part(x, exponent_above(largest));
                    squares += part * part;
                }
                const int exponent = moduli_exponent(largest, squares, norm_limit<TypeParam>());
                long double norm = 0;
                for (const double x : row) {
                    const long double scaled = std::ldexp(static_cast<long double>(x), -exponent);
                    norm += scaled * scaled;
                }
                EXPECT_LE(norm, limit) << size << " " << k << " " << spread;
                EXPECT_GE(norm, limit / 4 * 0.999) << size << " " << k << " " << spread;
            }
        }
    }
    EXPECT_EQ(moduli_exponent(0, 0, norm_limit<TypeParam>()), 0);
    for (const double bad : {HUGE_VAL, std::nan("")})
        EXPECT_EQ(moduli_exponent(bad, 0, norm_limit<TypeParam>()), moduli_not_finite);
    EXPECT_TRUE(std::isnan(moduli_value<TypeParam>(1, moduli_not_finite - 1100)));
}

}  // namespace
}  // namespace lapilli::kernel_tests
