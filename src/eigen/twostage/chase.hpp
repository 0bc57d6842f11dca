// SPDX-License-Identifier: BSD-3-Clause
// Reduction of a Hermitian band matrix to a tridiagonal one by the bulge chase (chase/args.hpp), on the first
// device.
#pragma once

#include "chase/reflectors.hpp"

namespace lapilli {

/// Workspace and results of the chase of a band of order n, on the first device.
template <class T>
struct ChaseWork {
    using R = real_t<T>;
    ChaseReflectors<T> q;
    R *device_d, *device_e;
    T* parked;
    std::uint64_t* mail;
    unsigned* device_failed;
    R *d, *e;  ///< the result, in pinned memory
    unsigned* failed;

    /// keep: keeps the reflectors for apply_chase. `later` may carve all device memory that apply_chase does
    /// not need; with tiles that includes the reflectors in the layout the chase writes.
    ChaseWork(Arena& arena, index_t n, index_t b, bool keep, const CarveLater& later = nothing_later);
    index_t parked_elements() const { return q.shape.n > 1 ? chase_parked(q.shape.n, q.shape.b) : 0; }
    index_t mail_words() const { return q.shape.n > 1 ? chase_mail<T>(q.shape.n, q.shape.b) : 0; }
};

/// Reduces a band matrix in LAPACK's lower band storage, A(i, j) at ab(i - j, j), with b + 1 rows, in the
/// memory of the first device. Elements of the last columns beyond the matrix, and imaginary parts of the
/// diagonal, are not read. work.d, work.e become T in A = Q T Q^H. Squares of the elements must neither
/// overflow nor vanish.
template <class T>
void chase(Context& context, DeviceView<const T> ab, ChaseWork<T>& work);

}  // namespace lapilli
