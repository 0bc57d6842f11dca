// SPDX-License-Identifier: BSD-3-Clause
// A matrix of up to N x N elements in shared memory, which N lanes of a warp have put there, a row or a
// column each.
#pragma once

#include "batch/potrf_warp.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int N, class T>
struct TileOfLanes {
    static constexpr int pack = Pack<T>::size;
    static_assert(N % pack == 0);
    Shared<T> elements;

    LAPILLI_DEVICE static TileOfLanes of_block() { return {shared<T>(0, 32 * kWarpsOfMatrices * (N + 1))}; }

    /// The elements of the group's lane k begin there.
    LAPILLI_DEVICE static int place(int k) { return PotrfRows<N, T>::place(0) + k * N; }
    LAPILLI_DEVICE T get(int k, int element) const {
        const T x = elements[place(k) + element];
        return x;
    }
    /// A lane's own elements; ends with a barrier of the warp.
    LAPILLI_DEVICE void put(const T (&x)[N]) const {
        LAPILLI_UNROLL
        for (int k = 0; k < N; k += pack) {
            Pack<T> values;
            LAPILLI_UNROLL
            for (int e = 0; e < pack; ++e) values[e] = x[k + e];
            store_pack(elements, place(lane_id() % N) + k, values);
        }
        sync_warp();
    }
    /// sum less the products of w's elements from .. to-1 with those of lane k.
    LAPILLI_DEVICE T minus_products(T sum, int k, int from, int to, const T (&w)[N]) const {
        T sums[2] = {sum, T(0)};
        LAPILLI_UNROLL
        for (int first = 0; first < N; first += pack) {
            if (first + pack <= from || first >= to) continue;
            const Pack<T> values = load_pack(elements, place(k) + first);
            LAPILLI_UNROLL
            for (int e = 0; e < pack; ++e)
                if (first + e >= from && first + e < to)
                    sums[e % 2] = fma(-values[e], w[first + e], sums[e % 2]);
        }
        return sums[0] + sums[1];
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
