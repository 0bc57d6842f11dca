// SPDX-License-Identifier: BSD-3-Clause
// Many matrices in a call that is submitted: where they are, and an info for each.
#pragma once

#include <vector>

#include "cusolver/call.hpp"
#include "cusolver/library.hpp"
#include "cusolver/pivots.hpp"

namespace lapilli::cusolver {

/// Matrices at addresses that are in device memory, as programs have them that fill one array: each as far behind the one before it.
/// The addresses are read when the work that writes them is done, for which the host waits.
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

}  // namespace lapilli::cusolver
