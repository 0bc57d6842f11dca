// SPDX-License-Identifier: BSD-3-Clause
// What the small tridiagonal panel is made of: sums over a warp, the shared memory of its blocks.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tridiagonal_reflector.cuh"
#include "warp_sum.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kSmallBlocks = 16;  // one cluster
inline constexpr int kSmallThreads = 512;
inline constexpr int kSmallWarps = kSmallThreads / 32;
inline constexpr int kSmallParts = 8;  // warps that share 32 rows of a block
inline constexpr int kSmallHalves = kSmallWarps / kSmallParts;
inline constexpr int kSmallRows = 32 * kSmallHalves;  // of a block
inline constexpr int kSmallContributions = kSmallBlocks * kSmallHalves;
static_assert(kSmallContributions == 32, "a lane each");

/// Count sums over the warp at once: lane l gets the one of x[l / (32 / Count)]. Every step halves either the sums
/// that a lane works on or, when one is left, the lanes that work on the same.
template <int Count, class S>
LAPILLI_DEVICE S transposing_sum(S (&x)[Count]) {
    static_assert((Count & (Count - 1)) == 0 && Count <= 32);
    int step = 16;
    LAPILLI_UNROLL
    for (int left = Count / 2; left > 0; left /= 2) {
        const bool upper = (lane_id() & step) != 0;
        LAPILLI_UNROLL
        for (int i = 0; i < left; ++i) {
            const S given = upper ? x[i] : x[i + left], kept = upper ? x[i + left] : x[i];
            x[i] = kept + shuffle_xor(given, step);
        }
        step /= 2;
    }
    LAPILLI_UNROLL
    for (; step > 0; step /= 2) x[0] += shuffle_xor(x[0], step);
    return x[0];
}

/// A block's shared memory. Peers write into what comes before `y`.
template <int NB, class T>
struct SmallPanelSpace {
    using R = real_t<T>;
    using S = wide_t<T>;
    /// The column lies as its senders have it, block by block; lanes that read rows next to each other meet
    /// different banks.
    static constexpr int kStride = kSmallRows + (sizeof(T) == 4 ? 2 : 1);
    static constexpr int kOwned = NB / kSmallBlocks;

    template <class U>
    static constexpr std::size_t behind(std::size_t offset, int count) {
        return (offset + static_cast<std::size_t>(count) * sizeof(U) + 15) / 16 * 16;
    }
    static constexpr int kColumn = kSmallBlocks * kStride, kRowsOf = 4 * NB, kCoefficients = 2 * NB,
                         kDots = 2 * kOwned * kSmallContributions, kProducts = kSmallBlocks * kSmallWarps,
                         kPartial = kSmallParts * kSmallRows;
    static constexpr std::size_t at_rows = behind<T>(0, kColumn),
                                 at_coefficients = behind<T>(at_rows, kRowsOf),
                                 at_dots = behind<T>(at_coefficients, kCoefficients),
                                 at_norms = behind<S>(at_dots, kDots),
                                 at_products = behind<double>(at_norms, kSmallContributions),
                                 at_alpha = behind<double>(at_products, kProducts),
                                 at_first = behind<T>(at_alpha, 1), at_y = behind<T>(at_first, 1),
                                 at_corrections = behind<T>(at_y, kSmallRows),
                                 at_updates = behind<T>(at_corrections, kPartial),
                                 at_d = behind<T>(at_updates, kPartial), at_e = behind<R>(at_d, NB),
                                 at_tau = behind<R>(at_e, NB);
    static constexpr std::size_t bytes = behind<T>(at_tau, NB);

    /// Behind all this, of every column of A that the block has the last rows: `kept` times what a warp loads at
    /// once.
    static constexpr int kKeptRows = 32 * Pack<T>::size;
    static constexpr std::size_t kKeptBytes = kKeptRows * sizeof(T);
    static constexpr std::size_t kLimit = 227 * 1024;
    static constexpr int columns(std::int64_t m) {
        return static_cast<int>((m + kSmallBlocks - 1) / kSmallBlocks);
    }
    static constexpr int most_kept(std::int64_t m) {
        const auto fit = static_cast<std::int64_t>((kLimit - bytes) / kKeptBytes) / columns(m);
        return static_cast<int>(min(fit, (m + kKeptRows - 1) / kKeptRows));
    }
    static constexpr std::size_t bytes_with(std::int64_t m, int kept) {
        return bytes + static_cast<std::size_t>(columns(m) * kept) * kKeptBytes;
    }
    LAPILLI_DEVICE static Shared<T> kept_columns(int m, int kept) {
        return shared<T>(bytes, static_cast<std::size_t>(columns(m) * kept * kKeptRows));
    }

    LAPILLI_DEVICE static int place(int row) {
        const auto r = static_cast<unsigned>(row);
        return static_cast<int>(r % kSmallBlocks * kStride + r / kSmallBlocks);
    }

    /// The column below its second element, zeros above; that element.
    LAPILLI_DEVICE static Shared<T> column() { return shared<T>(0, kColumn); }
    LAPILLI_DEVICE static Shared<T> alpha() { return shared<T>(at_alpha, 1); }
    /// The rows of V and W that belong to that element, for even and for odd columns.
    LAPILLI_DEVICE static Shared<T> rows() { return shared<T>(at_rows, kRowsOf); }
    /// W^H v, then V^H v.
    LAPILLI_DEVICE static Shared<T> coefficients() { return shared<T>(at_coefficients, kCoefficients); }
    /// Parts of W^H a, then of V^H a, of the columns whose products this block adds up.
    LAPILLI_DEVICE static Shared<S> dots() { return shared<S>(at_dots, kDots); }
    /// Parts of |a|^2, and of v^H A v.
    LAPILLI_DEVICE static Shared<double> norms() { return shared<double>(at_norms, kSmallContributions); }
    LAPILLI_DEVICE static Shared<double> products() { return shared<double>(at_products, kProducts); }
    /// The first element of A v that is not zero; those of the block's own rows.
    LAPILLI_DEVICE static Shared<T> first_of_y() { return shared<T>(at_first, 1); }
    LAPILLI_DEVICE static Shared<T> y() { return shared<T>(at_y, kSmallRows); }
    /// For every part of the block's rows: what y lacks; the next column but for this reflector.
    LAPILLI_DEVICE static Shared<T> corrections() { return shared<T>(at_corrections, kPartial); }
    LAPILLI_DEVICE static Shared<T> updates() { return shared<T>(at_updates, kPartial); }
    LAPILLI_DEVICE static Shared<R> d() { return shared<R>(at_d, NB); }
    LAPILLI_DEVICE static Shared<R> e() { return shared<R>(at_e, NB); }
    LAPILLI_DEVICE static Shared<T> tau() { return shared<T>(at_tau, NB); }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
