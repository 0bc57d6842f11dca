// SPDX-License-Identifier: BSD-3-Clause
// The shapes of the matrix-product kernel that are compiled, and which of them a product takes. Nothing else: what
// the numbers mean is in product_policy.hpp.
#pragma once

#include <complex>
#include <cstdint>

#include "product_args.hpp"
#include "product_policy.hpp"

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
        {"128x64x8 2 blocks, C", {128, 64, 8, 2, 2, 4, 2, ProductLoop::tensor, true, true}},
        {"128x128x16, C", {128, 128, 16, 2, 4, 3, 1, ProductLoop::tensor, true, true}},
        {"128x128x16", {128, 128, 16, 2, 4, 5, 1, ProductLoop::tensor, false, false}},
        {"64x256x16", {64, 256, 16, 1, 8, 5, 1, ProductLoop::tensor, false, false}},
        {"32x256x16", {32, 256, 16, 1, 8, 6, 1, ProductLoop::tensor, false, false}},
        {"64x64x16 2 blocks", {64, 64, 16, 2, 2, 6, 2, ProductLoop::tensor, false, false}},
    };
    static int choose(const ProductArgs<double>& p) {
        if (p.m <= 32 && p.n > 64) return 4;
        if (p.m <= 64 && p.n > 64) return 3;
        if (p.m <= 64 || p.n <= 64) return 5;
        const std::int64_t k = p.k * p.terms;
        return k <= 256 ? 0 : k <= 1024 ? 1 : 2;
    }
    /// For all of C. Where k is short, cuBLAS does not hide the traffic of C.
    static bool faster(const ProductArgs<double>& p) {
        return p.k * p.terms <= 256 && p.m >= 1024 && p.n >= 1024;
    }
};

template <>
struct ProductTable<float> {
    static constexpr ProductRow rows[] = {
        {"128x64x16 2 blocks, C", {128, 64, 16, 2, 2, 4, 2, ProductLoop::plain, true, true}},
        {"128x128x16", {128, 128, 16, 2, 4, 4, 1, ProductLoop::plain, false, false}},
    };
    static int choose(const ProductArgs<float>& p) { return p.k * p.terms <= 512 ? 0 : 1; }
    static bool faster(const ProductArgs<float>&) { return false; }
};

template <>
struct ProductTable<std::complex<float>> {
    static constexpr ProductRow rows[] = {
        {"64x64x8 2 blocks, C", {64, 64, 8, 2, 2, 4, 2, ProductLoop::plain, true, true}},
    };
    static int choose(const ProductArgs<std::complex<float>>&) { return 0; }
    static bool faster(const ProductArgs<std::complex<float>>&) { return false; }
};

template <>
struct ProductTable<std::complex<double>> {
    static constexpr ProductRow rows[] = {
        {"64x64x8 8 warps, C", {64, 64, 8, 2, 4, 4, 1, ProductLoop::tensor, true, true}},
        {"64x64x8 2 blocks, C", {64, 64, 8, 2, 2, 3, 2, ProductLoop::tensor, true, true}},
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
