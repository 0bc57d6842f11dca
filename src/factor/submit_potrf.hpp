// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factorization on one device, submitted without waiting.
#pragma once

#include "factor/potrf.hpp"

namespace lapilli {

/// Overwrites the lower triangle of work.a with L. info[0] in the device's memory becomes LAPACK's info in
/// the order of the main queue, or potrf_gave_up.
template <class T>
void submit_potrf(Context& context, PotrfWork<T>& work, index_t* info);
/// The same of at most potrf_one_block columns, by one operation, which puts info to work.info on the host.
template <class T>
void submit_potrf(Context& context, PotrfWork<T>& work);

}  // namespace lapilli
