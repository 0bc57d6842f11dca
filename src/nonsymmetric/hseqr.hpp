// SPDX-License-Identifier: BSD-3-Clause
// The multishift QR algorithm (K. Braman, R. Byers, R. Mathias: "The multishift QR algorithm I, II", SIAM
// Journal on Matrix Analysis 23, 2002): sweeps of bulges in windows, the rest of the matrix by products.
// Early deflation is the CPU's. The first device has the matrix; rows of Z are shared by the others, where
// there are any.
#pragma once

#include "hessenberg/chase_args.hpp"
#include "host/lapack_nonsymmetric.hpp"
#include "matrix/matrix.hpp"
#include "nonsymmetric/rows_of_z.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// How the iteration is cut.
struct QrSizes {
    index_t shifts = 0;  ///< of a sweep
    index_t window = 0;  ///< of early deflation
    index_t whole = 0;   ///< active blocks up to this order are one window
    index_t rounds = 0;  ///< the most deflations and sweeps
    int chase = 0;       ///< rows of a window of the chase

    index_t bulges() const { return shifts / 2; }
    int per_chain() const { return std::max(1, (chase - 2) / 6); }
    index_t chains() const { return (bulges() + per_chain() - 1) / per_chain(); }
    /// The largest window of early deflation: doubled where little converges, and by a row where its border
    /// is a bad one.
    index_t most(index_t n) const { return std::min(n, std::max(2 * window, whole) + 1); }
};

template <class T>
QrSizes qr_sizes(Context& context, index_t n);

/// Workspace of the iteration.
template <class T>
struct HseqrWork {
    using R = real_t<T>;

    index_t n;
    QrSizes sizes;
    DistMatrix<T> h, z;                   ///< of the first device; z may have no elements
    std::vector<RowsOfZPart<T>> helpers;  ///< where there is a Z
    DeviceView<T> u, v;                   ///< of the windows of two moves; of early deflation
    T* strip;                             ///< a window's rows or columns, multiplied
    DeviceView<T> left,
        right;  ///< two diagonals each: the diagonal and that below it, that above it and the diagonal
    R *shifts, *norm;
    HostView<T> host_left, host_right, host_window, host_v;
    R *host_shifts, *host_norm;
    T* host_w;   ///< eigenvalues, of real matrices the real parts
    T* host_wi;  ///< of real matrices the imaginary parts

    /// rooms: of each device behind the first memory of a square matrix of order n for rows of Z, or none.
    HseqrWork(Arena& arena, const DistMatrix<T>& matrix, const DistMatrix<T>& vectors, const QrSizes& cut,
              const std::vector<DeviceView<T>>& rooms = {});
    Eigenvalues<T> values() const { return {host_w, is_complex<T> ? nullptr : host_wi}; }
};

/// The Schur form of rows and columns first .. end-1 of work.h, which is upper triangular outside of them;
/// what is below its subdiagonal is not read, and zero afterwards. form: all of T is wanted, else eigenvalues
/// alone. Z := Z Q, where it has elements, in rows first .. end-1, as LAPACK does. Returns LAPACK's info.
/// Throws LAPILLI_ERROR_NOT_FINITE if H holds a NaN or an infinity.
template <class T>
index_t hseqr(Context& context, HseqrWork<T>& work, bool form, index_t first, index_t end);

}  // namespace lapilli
