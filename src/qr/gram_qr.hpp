// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization of a tall matrix of few columns by Gram matrices, over any number of devices that have some of its rows each: it is
// read twice or three times and written once. Of what cannot be factored so nothing is changed.
#pragma once

#include <vector>

#include "runtime/arena.hpp"
#include "runtime/context.hpp"
#include "tall_qr/args.hpp"

namespace lapilli {

/// Whether the settings want this way of a matrix, if it has few enough columns.
bool wants_gram_qr(const Context& context, index_t m, index_t n);
template <class T>
bool tries_gram_qr(const Context& context, index_t m, index_t n) {
    return n <= tall_qr_limit<T> && wants_gram_qr(context, m, n);
}

/// Some neighbouring rows of a tall matrix.
template <class T>
struct TallPiece {
    int device;
    DeviceView<T> rows;
};

template <class T>
struct GramQrWork {
    using W = tall_qr_wide<T>;
    struct PerDevice {
        W *parts, *first, *second;  ///< sums of blocks; the factors of Q
        int* way;
    };
    std::vector<PerDevice> dev;
    std::vector<DeviceView<W>> gram;  ///< of a piece each, without room between columns
    // On device 0.
    DeviceView<W> sum, r, q;  ///< Gram matrix of all, its factor, the first rows of Q
    DeviceView<T> top;        ///< those of the result
    T* tau;
    T* host_tau;    ///< pinned, as the next
    int* host_way;  ///< a TallQrWay

    /// devices: of each piece, which has so many rows at most. Without columns: no memory at all.
    GramQrWork(Arena& arena, const std::vector<int>& devices, index_t rows, index_t n);
};

/// Overwrites A by R and the reflectors, as LAPACK's GEQRF, and work.host_tau; the first piece is on device 0 and has the first rows, as many
/// as A has columns or more. False: A cannot be factored so, and is what it has been. The devices are still at work.
template <class T>
bool gram_qr(Context& context, const std::vector<TallPiece<T>>& a, GramQrWork<T>& work);

/// The same in two steps. All but what changes A, and tau; waits.
template <class T>
bool factor_by_gram(Context& context, const std::vector<TallPiece<T>>& a, GramQrWork<T>& work);
/// Of a matrix for which that has been true: one operation for each piece.
template <class T>
void finish_by_gram(Context& context, const std::vector<TallPiece<T>>& a, GramQrWork<T>& work);

}  // namespace lapilli
