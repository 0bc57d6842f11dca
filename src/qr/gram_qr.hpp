// SPDX-License-Identifier: BSD-3-Clause
// QR factorization of a tall matrix of few columns by Gram matrices, over any number of devices with some of
// its rows each. The matrix is read two or three times and written once. If the factorization fails, the
// matrix is unchanged.
#pragma once

#include <vector>

#include "runtime/arena.hpp"
#include "runtime/context.hpp"
#include "tall_qr/args.hpp"

namespace lapilli {

/// Whether the settings allow Gram matrices for this shape, provided that it has few enough columns.
bool wants_gram_qr(const Context& context, index_t m, index_t n);
template <class T>
bool tries_gram_qr(const Context& context, index_t m, index_t n) {
    return n <= tall_qr_limit<T> && wants_gram_qr(context, m, n);
}

/// Contiguous rows of a tall matrix on one device.
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
    std::vector<DeviceView<W>> gram;  ///< of each piece, stored without gaps between columns
    // On device 0.
    DeviceView<W> sum, r, q;  ///< Gram matrix of all pieces, its factor, the first rows of Q
    DeviceView<T> top;        ///< the first rows of the result
    T* tau;
    T* host_tau;    ///< pinned, like the next member
    int* host_way;  ///< a TallQrWay

    /// devices: the device of each piece, which has at most `rows` rows. Without columns no memory is taken.
    GramQrWork(Arena& arena, const std::vector<int>& devices, index_t rows, index_t n);
};

/// Overwrites A with R and the reflectors, as LAPACK's GEQRF, and sets work.host_tau. The first piece is on
/// device 0 and has at least as many rows as A has columns. Returns false if A cannot be factored so; A is
/// then unchanged. Does not wait.
template <class T>
bool gram_qr(Context& context, const std::vector<TallPiece<T>>& a, GramQrWork<T>& work);

/// The same in two steps. The first one computes all but the changes of A, and tau; it waits.
template <class T>
bool factor_by_gram(Context& context, const std::vector<TallPiece<T>>& a, GramQrWork<T>& work);
/// The second step, if the first returned true: one operation for each piece.
template <class T>
void finish_by_gram(Context& context, const std::vector<TallPiece<T>>& a, GramQrWork<T>& work);

}  // namespace lapilli
