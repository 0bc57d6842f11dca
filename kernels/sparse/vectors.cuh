// SPDX-License-Identifier: BSD-3-Clause
// Accesses of the kernels of sparse products to the rows of X and Y.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "sparse/args.hpp"
#include "sparse/cut.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The vectors of a pack.
template <class T, bool Packed>
inline constexpr int vectors_each = Packed ? Pack<T>::size : 1;

/// The vectors of a lane: packs that are Lanes packs apart, so that neighbouring lanes read what is
/// neighbouring.
template <class T, bool Packed, int Lanes, int Packs>
struct LaneVectors {
    static constexpr int each = vectors_each<T, Packed>, count = Packs * each, apart = Lanes * each;

    LAPILLI_DEVICE LaneVectors(const SparseProduct<T>& p, int panel, int along)
        : first_(static_cast<std::int64_t>(panel * Lanes * Packs + along) * each),
          left_(p.y.rows > first_ ? static_cast<int>(p.y.rows - first_) : 0),
          own_(static_cast<int>(p.x.cols)),
          x_apart_(static_cast<std::uint32_t>(p.x.ld * sizeof(T))),
          halo_apart_(static_cast<std::uint32_t>(p.halo.ld * sizeof(T))) {
        const std::int64_t from = left_ > 0 ? first_ : 0;
        x_ = p.x.cols > 0 ? p.x.data + from : nullptr;
        halo_ = p.halo.cols > 0 ? p.halo.data + from : nullptr;
    }

    /// X's numbers of a column. A pack that does not exist is another one instead: without branches the loads
    /// of several columns are on their way at once.
    LAPILLI_DEVICE void load_x(int column, T (&x)[count]) const {
        const T* const at = row_of(column);
        LAPILLI_UNROLL
        for (int q = 0; q < Packs; ++q) load_pack_of(at + (has(q) ? q * apart : 0), &x[q * each]);
    }
    /// Zeros where it is not wanted: what is in X there may be a NaN.
    LAPILLI_DEVICE void load_x(int column, bool wanted, T (&x)[count]) const {
        const T* const at = row_of(column);
        LAPILLI_UNROLL
        for (int q = 0; q < Packs; ++q) {
            LAPILLI_UNROLL
            for (int v = 0; v < each; ++v) x[q * each + v] = T(0);
            if (wanted && has(q)) load_pack_of(at + q * apart, &x[q * each]);
        }
    }
    /// alpha sum + beta y, where a zero beta forgets y.
    LAPILLI_DEVICE void store_y(const SparseProduct<T>& p, std::int64_t row, const T (&sum)[count]) const {
        T* const at = p.y.data + row * p.y.ld + first_;
        const bool reads = p.beta != T(0);
        LAPILLI_UNROLL
        for (int q = 0; q < Packs; ++q) {
            if (!has(q)) continue;
            if constexpr (Packed) {
                Pack<T> pack{};
                if (reads) pack = load_pack(at + q * apart);
                LAPILLI_UNROLL
                for (int v = 0; v < each; ++v) {
                    const T product = p.alpha * sum[q * each + v];
                    pack[v] = reads ? fma(p.beta, pack[v], product) : product;
                }
                store_pack(at + q * apart, pack);
            } else {
                const T product = p.alpha * sum[q];
                store(at + q * apart, reads ? fma(p.beta, load(at + q * apart), product) : product);
            }
        }
    }

  private:
    LAPILLI_DEVICE bool has(int pack) const { return pack * apart < left_; }
    LAPILLI_DEVICE const T* row_of(int column) const {
        const bool of_halo = column >= own_;
        // Bytes from row to row are fewer than 2^32 (SparseProduct::fits): one multiplication.
        const auto bytes =
            static_cast<std::uint64_t>(static_cast<std::uint32_t>(of_halo ? column - own_ : column)) *
            (of_halo ? halo_apart_ : x_apart_);
        return reinterpret_cast<const T*>(reinterpret_cast<const unsigned char*>(of_halo ? halo_ : x_) +
                                          bytes);
    }
    LAPILLI_DEVICE static void load_pack_of(const T* at, T* x) {
        if constexpr (Packed) {
            const Pack<T> pack = load_pack(at);
            LAPILLI_UNROLL
            for (int v = 0; v < each; ++v) x[v] = pack[v];
        } else {
            *x = load(at);
        }
    }

    std::int64_t first_;
    int left_;  ///< vectors from the lane's first one on
    int own_;
    std::uint32_t x_apart_, halo_apart_;  ///< bytes
    const T *x_, *halo_;
};

/// A value of the matrix as the product takes it.
template <class T>
LAPILLI_DEVICE T value_for(const SparseProduct<T>& p, T value) {
    return p.conjugate ? conj(value) : value;
}

/// sum += value x
template <class T, int Count>
LAPILLI_DEVICE void add_product(T (&sum)[Count], T value, const T (&x)[Count]) {
    LAPILLI_UNROLL
    for (int v = 0; v < Count; ++v) sum[v] = fma(value, x[v], sum[v]);
}

/// The lanes that share a row, and the place of this thread's lane: along the vectors, and among the shares
/// of the entries.
template <int Lanes, int Shares>
struct LaneGroup {
    static constexpr int shares = Shares, size = Lanes * Shares;
    static constexpr int per_block = sparse_threads / size;
    int first = lane_id() / size * size;  ///< the group's first lane in its warp
    int along = lane_id() % Lanes, share = lane_id() % size / Lanes;

    /// The group's row, where its block has the n-th run of rows.
    LAPILLI_DEVICE static std::int64_t index(std::int64_t n) { return n * per_block + thread_id() / size; }

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
