// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorization on one device, submitted without waiting.
#pragma once

#include "factor/potrf.hpp"

namespace lapilli {

/// Overwrites the lower triangle of work.a with L. info[0] in the device's memory becomes LAPACK's info in the order of the main queue,
/// or potrf_gave_up.
template <class T>
void submit_potrf(Context& context, PotrfWork<T>& work, index_t* info);
/// The same of one block column with at most potrf_one_block columns. info is in work.dev[0].info.
template <class T>
void submit_potrf(Context& context, PotrfWork<T>& work);
/// The most columns that one thread block factors on every device. It waits for no other.
inline constexpr index_t potrf_one_block = 2 * potrf_triangle;

}  // namespace lapilli
