// SPDX-License-Identifier: BSD-3-Clause
// The warps that multiply in the bidiagonal reduction in shared memory: for one side, a thread's packs of
// rows of every vector and of all the block's lines.
#pragma once

#include "bidiagonal/resident/block.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <bool Left, int Warps, class T>
class BidiagonalResidentRows {
    using R = real_t<T>;
    using Side = BidiagonalResidentSide<Left, Warps, T>;
    using Space = BidiagonalResidentSpace<T, typename Side::Shape>;
    using Thread = ResidentThread<T, Warps>;
    static constexpr int kPack = Thread::kPack, kPacks = Thread::kPacks, kTogether = Thread::kTogether;
    /// In single precision products with an unscaled vector might overflow or vanish.
    static constexpr bool balances = sizeof(R) == 4;

  public:
    LAPILLI_DEVICE BidiagonalResidentRows(const Side& of, const Space& all) : side(of), space(all) {}

    /// Step j, number h of both sides: subtracts the last two reflectors from the lines, and multiplies these
    /// with the step's vector, unscaled and without its first element.
    LAPILLI_DEVICE void pass(int j, int h) {
        const int first = Side::first_of(j);
        Pack<T> w[kPacks];
        fetch(first, w);
        Thread::leave_norm(x, space.norms, space.norms_are_there);
        Pack<T> by[kPacks];
        R balance = 1;
        if constexpr (balances)
            balance = resident_balance<R>(Thread::norm_of(h, space.norms, space.norms_are_there));
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) by[u][e] = balances ? balance * x[u][e] : x[u][e];
        }
        for (int begin = side.first_slot(j + 1); begin < side.slots; begin += kTogether) {
            T sum[kTogether];
            LAPILLI_UNROLL
            for (int i = 0; i < kTogether; ++i) {
                sum[i] = T(0);
                const int s = begin + i;
                if (s >= side.slots) continue;
                const T by_v = side.elements[2 * s], by_w = side.elements[2 * s + 1];
                LAPILLI_UNROLL
                for (int u = 0; u < kPacks; ++u) {
                    if (!counts(row_of(u), first)) continue;
                    const int place = s * side.stride + row_of(u);
                    Pack<T> a = load_pack(side.matrix, place);
                    LAPILLI_UNROLL
                    for (int e = 0; e < kPack; ++e) {
                        a[e] = fma(v[u][e], by_v, fma(w[u][e], by_w, a[e]));
                        sum[i] = conj_fma(a[e], by[u][e], sum[i]);
                    }
                    store_pack(side.matrix, place, a);
                }
            }
            Thread::leave_sums(sum, begin, side.slots, space.sums);
        }
    }
    /// v or u of the last pass below its first element, once the leading warp has left the factor.
    LAPILLI_DEVICE void keep_vector() {
        const wide_t<T> factor = space.factor[0];
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) v[u][e] = narrowed<T>(factor * widened(x[u][e]));
        }
    }

  private:
    LAPILLI_DEVICE static int row_of(int u) { return Thread::row_of(u); }
    LAPILLI_DEVICE bool counts(int row, int j) const { return Thread::counts(row, j, side.length); }

    /// The step's vector below its first element, and the product; zeros where they do not count.
    LAPILLI_DEVICE void fetch(int first, Pack<T> (&w)[kPacks]) {
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            const int row = row_of(u);
            x[u] = counts(row, first) ? load_pack(side.vector + row) : Pack<T>{};
            w[u] = counts(row, first) ? load_pack(side.product + row) : Pack<T>{};
        }
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) {
                const int row = row_of(u) + e;
                if (row <= first || row >= side.length) x[u][e] = T(0);
                if (row < first || row >= side.length) w[u][e] = T(0);
            }
        }
    }

    const Side& side;
    const Space& space;
    Pack<T> x[kPacks], v[kPacks] = {};  // the step's vector; that of the side's last step
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
