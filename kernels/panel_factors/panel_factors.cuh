// SPDX-License-Identifier: BSD-3-Clause
// F of a panel, by two kernels.
//
//     panel_factors_parts    S    rows of Z_j^H V and the same of V_j^H V     -> -P T, a part of M T
//                          T each .            ...                                   ...
//                                 rows of X^H V                               -> T, X^H V T
//     panel_factors_sum           eight columns                               -> -1/2 T^H M T
//
// Each block of the first makes T for itself, which takes less time than to wait for another launch. Products
// are those of the FP64 tensor cores for all scalars; parts are added in the order of the rows.
#pragma once

#include "panel_factors/args.hpp"
#include "panel_qr/sum_of_parts.cuh"
#include "reflectors/triangular_factor.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class PanelFactors {
    using Factor = TriangularFactor<T>;
    using S = typename Factor::S;
    static constexpr int kLimit = Factor::limit, kRows = panel_factors_rows<T>, kHalf = kRows / 2;
    static constexpr int kLd = kRows + 4, kSquare = static_cast<int>(panel_factors_square);
    static constexpr std::size_t kRowsOfS = static_cast<std::size_t>(kLd * kLimit);

  public:
    static constexpr int threads = Factor::threads;
    static constexpr std::size_t bytes = Factor::bytes + kRowsOfS * sizeof(S);

    LAPILLI_DEVICE explicit PanelFactors(const PanelFactorsArgs<T>& problem)
        : p(problem),
          shares(static_cast<int>(panel_factors_shares<T>(p.collected, p.whole))),
          factor(shared<S>(0, Factor::size)),
          s(shared<S>(Factor::bytes, kRowsOfS)) {}

    LAPILLI_DEVICE void run() const {
        fetch();
        factor.make(static_cast<int>(p.width), p.s + p.collected + p.width, p.lds, p.tau);
        sync();
        if (block_id() == shares) deliver_factor();
        const int j0 = warp_id() * 8;
        ProductTile<S> u[kRows / 16];
        LAPILLI_UNROLL_BY(1)
        for (int b = 0; b <= j0; b += 8) {
            LAPILLI_UNROLL
            for (int m = 0; m < kRows / 16; ++m)
                u[m].add([&](int i, int k) { return element(16 * m + i, b + k); },
                         [&](int k, int j) { return factor(b + k, j0 + j); });
        }
        T* const part = p.work + min(block_id(), shares) * kSquare;
        if (block_id() >= shares) {
            T* const rows = part + own_of_x();
            each(u, j0, [&](int i, int j, S x) { store(rows + i + j * kLimit, narrowed<T>(x)); });
            return;
        }
        sync();
        const Shared<S> of_t = shared<S>(0, kRowsOfS);  // where T was
        each(u, j0, [&](int i, int j, S x) {
            of_t[i + j * kLd] = x;
            const int row = row_of_s(other(i));
            if (row >= 0 && j < p.width) store(p.f + row + j * p.ldf, narrowed<T>(-x));
        });
        sync();
        LAPILLI_UNROLL_BY(1)
        for (int i0 = 0; i0 < kLimit; i0 += 16) {
            ProductTile<S> m[1];
            LAPILLI_UNROLL
            for (int b = 0; b < kRows; b += 8)
                m[0].add([&](int i, int k) { return conj(element(b + k, i0 + i)); },
                         [&](int k, int j) {
                             const S x = of_t[other(b + k) + (j0 + j) * kLd];
                             return x;
                         });
            each(m, j0, [&](int i, int j, S x) { store(part + i0 + i + j * kLimit, narrowed<T>(x)); });
        }
    }

  private:
    LAPILLI_DEVICE int own_of_x() const { return (block_id() - shares) * kRows; }
    LAPILLI_DEVICE int own_of_panel() const { return block_id() % each_pair * kHalf; }
    /// The row of S of the block's row i; -1 where there is none.
    LAPILLI_DEVICE int row_of_s(int i) const {
        if (block_id() >= shares) return i < limit ? first + i : -1;
        return i % kHalf < limit ? first + i / kHalf * static_cast<int>(p.whole) + i % kHalf : -1;
    }
    /// The same row of the pair's other panel.
    LAPILLI_DEVICE static int other(int i) { return i ^ kHalf; }

    LAPILLI_DEVICE void fetch() const {
        const int i = thread_id() % kRows;
        const int row = row_of_s(i);
        LAPILLI_UNROLL
        for (int e = 0; e < kRows * kLimit / threads; ++e) {
            const int j = thread_id() / kRows + e * (threads / kRows);
            s[i + j * kLd] = widened(row >= 0 && j < p.width ? load(p.s + row + j * p.lds) : T(0));
        }
    }
    LAPILLI_DEVICE S element(int i, int j) const {
        const S x = s[i + j * kLd];
        return x;
    }
    LAPILLI_DEVICE void deliver_factor() const {
        LAPILLI_UNROLL_BY(1)
        for (int e = thread_id(); e < kLimit * p.width; e += threads) {
            const int i = e % kLimit, j = e / kLimit;
            if (i < p.width)
                store(p.f + p.collected + i + j * p.ldf, i <= j ? narrowed<T>(factor(i, j)) : T(0));
        }
    }
    /// f(row, column, element) of tiles stacked in a column.
    template <int Tiles, class F>
    LAPILLI_DEVICE static void each(const ProductTile<S> (&tile)[Tiles], int j0, F f) {
        LAPILLI_UNROLL
        for (int m = 0; m < Tiles; ++m) {
            LAPILLI_UNROLL
            for (int e = 0; e < 4; ++e)
                f(16 * m + tile[m].row() + e / 2 * 8, j0 + tile[m].column() + e % 2, tile[m].element(e));
        }
    }

    const PanelFactorsArgs<T>& p;
    const int shares, each_pair = static_cast<int>((p.whole + kHalf - 1) / kHalf);
    /// The block's first row of S, and how many follow, of C in each of two panels.
    const int first = block_id() >= shares
                          ? static_cast<int>(p.collected) + own_of_x()
                          : static_cast<int>(block_id() / each_pair * 2 * p.whole) + own_of_panel();
    const int limit =
        static_cast<int>(block_id() >= shares ? p.width - own_of_x() : p.whole - own_of_panel());
    const Factor factor;
    const Shared<S> s;
};

template <class T>
__global__ void __launch_bounds__(PanelFactors<T>::threads) panel_factors_parts(PanelFactorsArgs<T> p) {
    let_next_kernel_begin();
    PanelFactors<T>(p).run();
}

inline constexpr int kPanelFactorsColumns = 8;
inline constexpr int kPanelFactorsThreads = static_cast<int>(panel_qr_limit) * kPanelFactorsColumns;
/// Columns of T and of M T in shared memory.
inline constexpr int kPanelFactorsLd = static_cast<int>(panel_qr_limit) + 4;
template <class T>
constexpr std::size_t panel_factors_sum_bytes() {
    return kPanelFactorsLd * (panel_qr_limit + kPanelFactorsColumns) * sizeof(wide_t<T>);
}

template <class T>
__global__ void __launch_bounds__(kPanelFactorsThreads) panel_factors_sum(PanelFactorsArgs<T> p) {
    using S = wide_t<T>;
    constexpr int limit = static_cast<int>(panel_qr_limit), ld = kPanelFactorsLd,
                  at_once = is_complex<T> ? 7 : 14;
    const Shared<S> t = shared<S>(0, ld * limit),
                    product = shared<S>(ld * limit * sizeof(S), ld * kPanelFactorsColumns);
    const int width = static_cast<int>(p.width),
              shares = static_cast<int>(panel_factors_shares<T>(p.collected, p.whole));
    const int i = thread_id() % limit, of_block = thread_id() / limit, j0 = block_id() * kPanelFactorsColumns;
    wait_for_kernels_before();
    LAPILLI_UNROLL
    for (int e = 0; e < limit; e += kPanelFactorsColumns) {
        const int j = of_block + e;
        t[i + j * ld] = widened(i <= j && j < width ? load(p.f + p.collected + i + j * p.ldf) : T(0));
    }
    const int j = j0 + of_block;
    T sum = T(0);
    if (i < width && j < width) {
        const T* const part = p.work + i + j * limit;
        sum = load(part + shares * panel_factors_square) -
              sum_of_parts<at_once>(0, 1, shares, part, panel_factors_square);
    }
    product[i + of_block * ld] = widened(sum);
    sync();
    const int i0 = warp_id() * 16;
    if (i0 >= width) return;
    ProductTile<S> tile;
    LAPILLI_UNROLL_BY(1)
    for (int b = 0; b < i0 + 16; b += 8)
        tile.add(
            [&](int r, int k) {
                const S x = t[b + k + (i0 + r) * ld];
                return conj(x);
            },
            [&](int k, int c) {
                const S x = product[b + k + c * ld];
                return x;
            });
    LAPILLI_UNROLL
    for (int e = 0; e < 4; ++e) {
        const int row = i0 + tile.row() + e / 2 * 8, column = j0 + tile.column() + e % 2;
        if (max(row, column) < width)
            store(p.f + p.collected + width + row + column * p.ldf, narrowed<T>(-0.5 * tile.element(e)));
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
