// SPDX-License-Identifier: BSD-3-Clause
// The shapes of the matrix-product kernel that are compiled, and which of them a product takes. Nothing else:
// what the numbers mean is in product/policy.hpp.
#pragma once

#include <complex>
#include <cstdint>

#include "product/args.hpp"
#include "product/policy.hpp"

namespace lapilli {

struct ProductRow {
    const char* name;
    ProductPolicy policy;
};

template <class T>
struct ProductTable;

//                   name                 bm   bn  bk  warps  stages blocks  loop              prefetch stream
template <>
struct ProductTable<double> {
    static constexpr ProductRow rows[] = {
        {"64x64x16 2 blocks, warp-specialized",
         {64, 64, 16, 2, 2, 5, 2, ProductLoop::tensor, true, false, false, 2}},
        {"128x64x32 warp-specialized", {128, 64, 32, 4, 2, 3, 1, ProductLoop::tensor, true, false, false, 4}},
        {"64x64x32 2 blocks, split barrier",
         {64, 64, 32, 1, 4, 3, 2, ProductLoop::tensor, false, false, true}},
        {"64x128x16 split barrier", {64, 128, 16, 2, 4, 6, 1, ProductLoop::tensor, false, true, true}},
        {"32x256x32", {32, 256, 32, 1, 8, 3, 1, ProductLoop::tensor, false, false}},
    };
    static int choose(const ProductArgs<double>& p) {
        if (p.m <= 32 && p.n > 64) return 4;
        if (p.m <= 64 && p.n > 1024) return 3;
        if (p.k * p.terms > 256) return 1;
        // A wave of tiles of 64 x 64, or less: all begin at the same time, and none is copied ahead.
        const std::int64_t area = p.part == 'A' ? p.m * p.n : p.m * p.n / 2;
        return area <= 264 * 64 * 64 ? 2 : 0;
    }
    /// For all of C. Measured on an H200: updates of rank 64 and 128 (25.3 against 19.2 TF, 41.8 against
    /// 37.6), and products of 32 rows whose long inner dimension can be split (32.7 against 32.2).
    static bool faster(const ProductArgs<double>& p) {
        if (p.m <= 32 && p.n >= 1024)
            return p.op_a != 'N' && p.op_b == 'N' && p.k >= 1024 && p.work != nullptr;
        return p.op_a == 'N' && p.op_b != 'N' && p.k * p.terms <= 128 && p.m >= 1024 && p.n >= 1024;
    }
};

template <>
struct ProductTable<float> {
    static constexpr ProductRow rows[] = {
        {"32x128x16 3 blocks", {32, 128, 16, 1, 4, 3, 3, ProductLoop::plain, false, false}},
        {"64x64x32 2 blocks", {64, 64, 32, 2, 2, 4, 2, ProductLoop::plain, false, true}},
    };
    static int choose(const ProductArgs<float>& p) { return p.k * p.terms <= 512 ? 0 : 1; }
    static bool faster(const ProductArgs<float>&) { return false; }
};

template <>
struct ProductTable<std::complex<float>> {
    static constexpr ProductRow rows[] = {
        {"64x64x8 2 blocks", {64, 64, 8, 2, 2, 4, 2, ProductLoop::plain, false, true}},
    };
    static int choose(const ProductArgs<std::complex<float>>&) { return 0; }
    static bool faster(const ProductArgs<std::complex<float>>&) { return false; }
};

template <>
struct ProductTable<std::complex<double>> {
    static constexpr ProductRow rows[] = {
        {"64x64x16 8 warps, C", {64, 64, 16, 2, 4, 4, 1, ProductLoop::tensor, true, true}},
        {"64x32x16 2 blocks, C", {64, 32, 16, 2, 2, 3, 2, ProductLoop::tensor, true, true}},
        {"64x32x16 2 blocks", {64, 32, 16, 2, 2, 3, 2, ProductLoop::tensor, false, true}},
    };
    static int choose(const ProductArgs<std::complex<double>>&) { return 0; }
    static bool faster(const ProductArgs<std::complex<double>>&) { return false; }
};

template <class T>
inline constexpr int product_row_count = static_cast<int>(sizeof(ProductTable<T>::rows) /
                                                          sizeof(ProductTable<T>::rows[0]));

template <class T, int Row>
struct ProductRowPolicy {
    static constexpr ProductPolicy value = ProductTable<T>::rows[Row].policy;
};

}  // namespace lapilli
