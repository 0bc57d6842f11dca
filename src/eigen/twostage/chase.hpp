// SPDX-License-Identifier: BSD-3-Clause
// From a Hermitian band matrix to a tridiagonal one by the bulge chase (chase/args.hpp), on the first device.
#pragma once

#include "chase/reflectors.hpp"

namespace lapilli {

/// What the chase of a band of order n works with, on the first device, and what it leaves there.
template <class T>
struct ChaseWork {
    using R = real_t<T>;
    ChaseReflectors<T> q;
    DeviceView<T> band;  ///< 2 b by n
    R *device_d, *device_e;
    T* carried;
    unsigned* progress;
    std::uint64_t* mail;
    R *d, *e;  ///< the result, in pinned memory
    unsigned* failed;

    /// keep: the reflectors, for apply_chase. Of device memory, `later` may take all that apply_chase does without; with tiles
    /// that includes the reflectors as the chase makes them.
    ChaseWork(Arena& arena, index_t n, index_t b, bool keep, const CarveLater& later = nothing_later);
    index_t mail_words() const { return q.shape.n > 1 ? chase_mail<T>(q.shape.n, q.shape.b) : 0; }
};

/// Reduces a band matrix in LAPACK's lower band storage, A(i, j) at ab(i - j, j), in the memory of the first device: b + 1 rows,
/// whose last columns are not read behind the matrix, and imaginary parts of the diagonal neither. work.d, work.e are T in
/// A = Q T Q^H. Elements must be of a size that squares neither overflow nor vanish.
template <class T>
void chase(Context& context, DeviceView<const T> ab, ChaseWork<T>& work);

}  // namespace lapilli
