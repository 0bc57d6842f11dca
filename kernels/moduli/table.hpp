// SPDX-License-Identifier: BSD-3-Clause
// The moduli and what follows from them, found by the compiler.
#pragma once

#include <cstdint>

#include "arch/integer_sums.hpp"

namespace lapilli {

/// p below 2^8 + 1. A number x below 2^22 is x - p rint(x / p) + p times an integer; fold = 2^16 mod p.
struct Modulus {
    int p;
    float inverse;
    unsigned fold;
};

/// The factors for the eight bytes of an integer, such that their sum has the integer's residue.
struct DigitWeights {
    std::uint32_t bytes[2];
};

namespace moduli_detail {

constexpr int modulo(std::int64_t x, int p) {
    const auto r = static_cast<int>(x % p);
    return r < 0 ? r + p : r;
}
/// From -p / 2 to p / 2.
constexpr int balanced(std::int64_t x, int p) {
    const int r = modulo(x, p);
    return 2 * r >= p ? r - p : r;
}
constexpr int inverse(int x, int p) {
    for (int y = 1; y < p; ++y) {
        if (modulo(std::int64_t{x} * y, p) == 1) return y;
    }
    return 0;
}
/// The least i with i^2 = -1 modulo p.
constexpr int imaginary_unit(int p) {
    for (int i = 1; i < p; ++i) {
        if ((i * i + 1) % p == 0) return i;
    }
    return 0;
}
/// The nearest integer to x 2^64 / p for 0 < x < p, modulo 2^64.
constexpr std::uint64_t fraction(int x, int p) {
    const auto q = static_cast<std::uint64_t>(p), n = static_cast<std::uint64_t>(x);
    // 2^64 = whole p + rest
    std::uint64_t whole = ~std::uint64_t{0} / q, rest = ~std::uint64_t{0} % q + 1;
    if (rest == q) {
        ++whole;
        rest = 0;
    }
    return n * whole + (2 * n * rest + q) / (2 * q);
}
constexpr WideFactor wide_factor(std::uint64_t x) {
    const auto low = static_cast<std::int32_t>(static_cast<std::uint32_t>(x));
    const std::uint64_t above = x - static_cast<std::uint64_t>(std::int64_t{low});
    return {low, static_cast<std::int32_t>(static_cast<std::uint32_t>(above >> 32))};
}
constexpr DigitWeights digit_weights(int factor, int p) {
    DigitWeights w{};
    std::int64_t power = modulo(factor, p);
    for (int byte = 0; byte < 8; ++byte, power = modulo(power * 256, p))
        w.bytes[byte / 4] |= (static_cast<std::uint32_t>(balanced(power, p)) & 255u) << (8 * (byte % 4));
    return w;
}

}  // namespace moduli_detail

/// Moduli for real numbers: the fewest whose product reaches twice 53 bits.
struct RealModuli {
    static constexpr bool is_complex = false;
    static constexpr int count = 14, products = count;
    static constexpr int p[count] = {256, 255, 253, 251, 247, 241, 239, 233, 229, 227, 223, 217, 211, 199};
    /// Their product P, a double.
    static constexpr double product = 0x1.1e3fc471eb44fp+110;
};
/// Moduli for complex numbers: all prime factors are 1 modulo 4, so there is an i with i^2 = -1.
struct ComplexModuli {
    static constexpr bool is_complex = true;
    static constexpr int count = 15, products = 2 * count;
    static constexpr int p[count] = {241, 233, 229, 221, 205, 197, 193, 181,
                                     173, 157, 149, 137, 113, 109, 101};
    static constexpr double product = 0x1.10acea8068b2dp+111;
};

/// For the residues of an operand: of element re + i im, re times `real` plus or minus im times `imaginary`.
template <class Moduli>
struct ResidueTable {
    Modulus modulus[Moduli::count];
    DigitWeights real[Moduli::count], imaginary[Moduli::is_complex ? Moduli::count : 1];
};
/// For C: the weights of the residues' sums, and of their differences.
template <class Moduli>
struct FractionTable {
    WideFactor real[Moduli::count], imaginary[Moduli::is_complex ? Moduli::count : 1];
};

/// The factor of op(B)'s elements modulo p[l]: (P / p[l])^-1, and 1/2 for complex ones.
template <class Moduli>
constexpr int right_factor(int l) {
    using namespace moduli_detail;
    const int p = Moduli::p[l];
    std::int64_t others = 1;
    for (int j = 0; j < Moduli::count; ++j) {
        if (j != l) others = modulo(others * Moduli::p[j], p);
    }
    const int factor = inverse(static_cast<int>(others), p);
    return Moduli::is_complex ? modulo(std::int64_t{factor} * inverse(2, p), p) : factor;
}

template <class Moduli>
constexpr ResidueTable<Moduli> residue_table(bool right) {
    using namespace moduli_detail;
    ResidueTable<Moduli> table{};
    for (int l = 0; l < Moduli::count; ++l) {
        const int p = Moduli::p[l], factor = right ? right_factor<Moduli>(l) : 1;
        table.modulus[l] = {p, 1.0f / static_cast<float>(p), static_cast<unsigned>(65536 % p)};
        table.real[l] = digit_weights(factor, p);
        if (Moduli::is_complex)
            table.imaginary[l] = digit_weights(modulo(std::int64_t{factor} * imaginary_unit(p), p), p);
    }
    return table;
}

template <class Moduli>
constexpr FractionTable<Moduli> fraction_table() {
    using namespace moduli_detail;
    FractionTable<Moduli> table{};
    for (int l = 0; l < Moduli::count; ++l) {
        const int p = Moduli::p[l];
        table.real[l] = wide_factor(fraction(1, p));
        // (u - v) / (2 i) = -i (u - v) / 2
        if (Moduli::is_complex) table.imaginary[l] = wide_factor(fraction(p - imaginary_unit(p), p));
    }
    return table;
}

}  // namespace lapilli
