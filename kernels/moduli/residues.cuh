// SPDX-License-Identifier: BSD-3-Clause
// An operand of a product by moduli as bytes (args.hpp says how they lie): a block for 16 rows, its eight
// warps take turns at 32 of k.
//
//     lane 16 h + r      row r, k = 16 h .. 16 h + 15: 16 bytes of each product
//
// Three times over the rows: for the largest part of each, for its norm, from which its exponent follows, and
// for the bytes; the last two times they come from L2. An element is an integer of eight bytes, and its
// residue a sum of those with weights, two instructions, and four more to bring it into a byte. Bytes: 16
// read, 30 written for a complex number, 8 and 14 for a real one. Bound by the memory, and the instructions
// come close.
#pragma once

#include "bytes/source.cuh"
#include "moduli/args.hpp"
#include "moduli/value.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kResidueRows = 16, kResidueWarps = 8, kResidueK = 32, kResidueEach = 16;

template <class T>
struct ResiduesPlan {
    ResiduesArgs<T> args;
    NormLimit limit;
    ResidueTable<ModuliOf<T>> table;
};

/// One for each warp and row.
template <class V>
class RowParts {
  public:
    LAPILLI_DEVICE explicit RowParts(int offset)
        : places(shared<V>(static_cast<std::size_t>(offset), kResidueWarps * kResidueRows)) {}
    /// Joins the values of a row's two lanes in each warp over the whole block; every thread of the row gets
    /// the result.
    template <class Join>
    LAPILLI_DEVICE V joined(V mine, Join join) const {
        const int r = lane_id() % kResidueRows;
        mine = join(mine, shuffle_xor(mine, kResidueRows));
        if (lane_id() < kResidueRows) places[warp_id() * kResidueRows + r] = mine;
        sync();
        V all = places[r];
        for (int w = 1; w < kResidueWarps; ++w) {
            const V other = places[w * kResidueRows + r];
            all = join(all, other);
        }
        return all;
    }

  private:
    Shared<V> places;
};

template <class T>
__global__ void __launch_bounds__(32 * kResidueWarps) residues(const __grid_constant__ ResiduesPlan<T> plan) {
    using Moduli = ModuliOf<T>;
    using R = real_t<T>;
    const ResiduesArgs<T>& p = plan.args;
    const OperandSource<T> source{p.a, p.ld, p.rows, p.k, p.rows_first, p.conjugate};
    const int warp = warp_id(), r = lane_id() % kResidueRows, half = lane_id() / kResidueRows;
    const std::int64_t row = static_cast<std::int64_t>(block_id()) * kResidueRows + r;
    constexpr int all = kResidueWarps * kResidueRows * 8;

    R largest = 0;
    for (std::int64_t l = warp * kResidueK + half * kResidueEach; l < p.k; l += kResidueWarps * kResidueK) {
        LAPILLI_UNROLL
        for (int j = 0; j < kResidueEach; ++j) {
            const T x = source.at(row, l + j);
            largest = lapilli::larger_part(largest, real(x));
            if (is_complex<T>) largest = lapilli::larger_part(largest, imag(x));
        }
    }
    largest = RowParts<R>(0).joined(largest, [](R a, R b) { return lapilli::larger_part(a, b); });

    std::uint64_t squares = 0;
    const bool usual = largest > 0 && largest <= 1.7976931348623157e308;
    const int above = usual ? exponent_above(largest) : 0;
    for (std::int64_t l = warp * kResidueK + half * kResidueEach; usual && l < p.k;
         l += kResidueWarps * kResidueK) {
        LAPILLI_UNROLL
        for (int j = 0; j < kResidueEach; ++j) {
            const T x = source.at(row, l + j);
            const std::uint64_t re = norm_part(real(x), above), im = norm_part(imag(x), above);
            if (l + j < p.k) squares += re * re + (is_complex<T> ? im * im : 0);
        }
    }
    squares =
        RowParts<std::uint64_t>(all).joined(squares, [](std::uint64_t a, std::uint64_t b) { return a + b; });
    const int exponent = moduli_exponent(largest, squares, plan.limit);
    if (warp == 0 && half == 0) store(p.exponents + row, exponent);

    const std::int64_t end = (p.k + moduli_k - 1) / moduli_k * moduli_k;
    for (std::int64_t l = warp * kResidueK + half * kResidueEach; l < end; l += kResidueWarps * kResidueK) {
        std::uint64_t re[kResidueEach], im[kResidueEach];
        LAPILLI_UNROLL
        for (int j = 0; j < kResidueEach; ++j) {
            const T x = source.at(row, l + j);
            re[j] = moduli_digits(real(x), exponent);
            im[j] = is_complex<T> ? moduli_digits(imag(x), exponent) : 0;
        }
        auto* const words =
            reinterpret_cast<std::uint32_t*>(p.bytes) + moduli_place<T>(p.right, row, l, 0, p.k) / 4;
        const std::int64_t apart = end * moduli_panel(p.right) / 4;
        LAPILLI_UNROLL_BY(1)
        for (int m = 0; m < Moduli::count; ++m) {
            const Modulus modulus = plan.table.modulus[m];
            Pack<std::uint32_t> sums = {}, differences = {};
            LAPILLI_UNROLL
            for (int word = 0; word < 4; ++word) {
                unsigned plus[4], minus[4];
                LAPILLI_UNROLL
                for (int j = 0; j < 4; ++j) {
                    const int at = 4 * word + j;
                    const int of_real = digit_sum(re[at], plan.table.real[m], static_cast<int>(moduli_float));
                    const int of_imaginary =
                        is_complex<T> ? digit_sum(im[at], plan.table.imaginary[is_complex<T> ? m : 0], 0) : 0;
                    plus[j] = moduli_residue(static_cast<unsigned>(of_real + of_imaginary), modulus);
                    minus[j] = moduli_residue(static_cast<unsigned>(of_real - of_imaginary), modulus);
                }
                sums[word] = last_bytes(plus[0], plus[1], plus[2], plus[3]);
                differences[word] = last_bytes(minus[0], minus[1], minus[2], minus[3]);
            }
            if constexpr (is_complex<T>) {
                store_pack(words + 2 * m * apart, sums);
                store_pack(words + (2 * m + 1) * apart, differences);
            } else {
                store_pack(words + m * apart, sums);
            }
        }
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
