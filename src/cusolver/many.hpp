// SPDX-License-Identifier: BSD-3-Clause
// Many matrices in a call that is submitted: where they are, and an info for each.
#pragma once

#include <vector>

#include "cusolver/call.hpp"
#include "cusolver/library.hpp"
#include "cusolver/pivots.hpp"

namespace lapilli::cusolver {

/// Matrices at addresses that are in device memory, as programs have them that fill one array: each as far
/// behind the one before it. The addresses are read when the work that writes them is done, for which the
/// host waits.
template <class T>
struct Places {
    lapilli_int refused = 0;
    T* first = nullptr;
    index_t stride = 0;

    /// stride_of_one: of a matrix alone.
    Places(const Submission& to, T* const* addresses, index_t count, index_t stride_of_one)
        : stride(stride_of_one) {
        if (count < 1) return;
        std::vector<T*> places(static_cast<std::size_t>(count));
        refused = lapilli_copy(to.context(), places.data(), addresses, places.size() * sizeof(T*));
        if (refused < 0) return;
        first = places[0];
        if (count > 1) stride = places[1] - places[0];
        for (index_t k = 1; k < count; ++k)
            if (places[static_cast<std::size_t>(k)] != first + k * stride) refused = scattered;
    }
};

/// call(infos) submits work that writes them; they go to the caller.
template <class Call>
lapilli_int with_infos(const Submission& to, int* caller, index_t count, Call call) {
    const lapilli_int refused = with_pivots_out(to, caller, count, call);
    return refused == 0 ? delivered : refused;
}

/// call(infos) submits eigenproblems of matrices one behind the other. A matrix without results, since it has
/// a NaN or an infinity, gets NaN for values and vectors, and info n + 1, of an iteration that did not
/// converge: for cuSOLVER's answer the host would have to wait.
template <class T, class Call>
lapilli_int with_failures_told(const Submission& to, int* caller, bool vectors, index_t n, T* A, index_t lda,
                               real_t<T>* W, index_t count, Call call) {
    lapilli_int* const infos = to.numbers(count);
    if (infos == nullptr) return LAPILLI_ERROR_DEVICE_MEMORY;
    const lapilli_int refused = call(infos);
    if (refused < 0) return refused;
    return lapilli_private_submit_failures(to.queue(), precision_letter<T>, vectors, n, A, lda, W, count,
                                           infos, caller) == 0
               ? lapilli_int{delivered}
               : lapilli_int{undelivered};
}

}  // namespace lapilli::cusolver
