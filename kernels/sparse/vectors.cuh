// SPDX-License-Identifier: BSD-3-Clause
// What the kernels of sparse products do with the rows of X and Y.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "sparse/args.hpp"
#include "sparse/cut.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The vectors of a lane: a pack of them, or one.
template <class T, bool Packed>
inline constexpr int vectors_each = Packed ? Pack<T>::size : 1;

template <class T, bool Packed>
struct LaneVectors {
    static constexpr int count = vectors_each<T, Packed>;
    std::int64_t first;  ///< of the vectors
    bool present;

    LAPILLI_DEVICE LaneVectors(const SparseProduct<T>& p, std::int64_t at)
        : first(at * count), present(at * count < p.y.rows) {}

    /// X's numbers of a column, zeros where it is not wanted.
    LAPILLI_DEVICE void load_x(const SparseProduct<T>& p, std::int64_t column, bool wanted,
                               T (&x)[count]) const {
        LAPILLI_UNROLL
        for (int v = 0; v < count; ++v) x[v] = T(0);
        if (!wanted || !present) return;
        const std::int64_t beyond = column - p.x.cols;
        const T* const at =
            (beyond < 0 ? p.x.data + column * p.x.ld : p.halo.data + beyond * p.halo.ld) + first;
        if constexpr (Packed) {
            const Pack<T> pack = load_pack(at);
            LAPILLI_UNROLL
            for (int v = 0; v < count; ++v) x[v] = pack[v];
        } else {
            x[0] = load(at);
        }
    }
    /// alpha sum + beta y, where a zero beta forgets y.
    LAPILLI_DEVICE void store_y(const SparseProduct<T>& p, std::int64_t row, const T (&sum)[count]) const {
        T* const at = p.y.data + row * p.y.ld + first;
        const bool reads = p.beta != T(0);
        if constexpr (Packed) {
            Pack<T> pack{};
            if (reads) pack = load_pack(at);
            LAPILLI_UNROLL
            for (int v = 0; v < count; ++v) {
                const T product = p.alpha * sum[v];
                pack[v] = reads ? fma(p.beta, pack[v], product) : product;
            }
            store_pack(at, pack);
        } else {
            const T product = p.alpha * sum[0];
            store(at, reads ? fma(p.beta, load(at), product) : product);
        }
    }
};

/// A value of the matrix as the product takes it.
template <class T>
LAPILLI_DEVICE T value_for(const SparseProduct<T>& p, T value) {
    return p.conjugate ? conj(value) : value;
}

/// The lanes that share a row, and the place of this thread's lane: along the vectors, and among the shares of the entries.
template <int Lanes>
struct LaneGroup {
    static constexpr int shares = sparse_shares(Lanes), size = Lanes * shares;
    static constexpr int per_block = sparse_threads / size;
    int first = lane_id() / size * size;  ///< the group's first lane in its warp
    int along = lane_id() % Lanes, share = lane_id() % size / Lanes;
    std::int64_t index = static_cast<std::int64_t>(block_x()) * per_block + thread_id() / size;

    /// Over the shares, in an order that is always the same; all lanes of the warp take part.
    template <class T, int Count>
    LAPILLI_DEVICE static void add_shares(T (&sum)[Count]) {
        LAPILLI_UNROLL
        for (int step = Lanes; step < size; step *= 2) {
            LAPILLI_UNROLL
            for (int v = 0; v < Count; ++v) sum[v] += shuffle_xor(sum[v], step);
        }
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
