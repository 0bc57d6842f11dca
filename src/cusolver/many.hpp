// SPDX-License-Identifier: BSD-3-Clause
// Many matrices in a call that is submitted: where they are, and an info for each.
#pragma once

#include <type_traits>
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

/// call(pivots, infos) submits work with them, in memory of this library's. The caller's pivots of 32 bits
/// are read where they are const, elsewhere written; without them no rows are interchanged. Infos are written
/// where he has a place for them.
template <class Integer, class Call>
lapilli_int with_pivots_and_infos(const Submission& to, Integer* pivots, index_t of_all, int* infos,
                                  index_t count, Call call) {
    const index_t some = pivots == nullptr ? 0 : of_all;
    lapilli_int* const own = to.numbers(some + count);
    if (own == nullptr) return LAPILLI_ERROR_DEVICE_MEMORY;
    lapilli_int *const told = own + some, *const wide = pivots == nullptr ? nullptr : own;
    if constexpr (std::is_const_v<Integer>) {
        const lapilli_int refused = lapilli_private_submit_wide(to.queue(), pivots, some, own);
        if (refused < 0) return refused;
    }
    const lapilli_int refused = call(wide, told);
    if (refused < 0) return refused;
    if constexpr (!std::is_const_v<Integer>)
        if (lapilli_private_submit_narrow(to.queue(), own, some, pivots) != 0) return undelivered;
    if (infos != nullptr && lapilli_private_submit_narrow(to.queue(), told, count, infos) != 0)
        return undelivered;
    return delivered;
}

/// cuBLAS's info in the memory of the host: arguments are good.
inline lapilli_int with_arguments_told(int* told, lapilli_int result) {
    if (result == delivered) *told = 0;
    return result;
}

/// The inverses of `given`, order n, in `to_place`: factor(pivots, infos) factors its copies, invert(pivots,
/// infos) inverts them.
template <class T, class Factor, class Invert>
lapilli_int inverses_of_copies(const Submission& to, const Places<const T>& given, index_t ld_given,
                               const Places<T>& to_place, index_t ld, index_t n, index_t count, int* infos,
                               Factor factor, Invert invert) {
    // All matrices are one with as many columns.
    if (given.stride != ld_given * n || to_place.stride != ld * n) return spaced;
    const auto here = [&](const void* address) { return lapilli_private_owns(to.context(), address) == 1; };
    if (ld_given < n || ld < n || !here(given.first) || !here(to_place.first)) return unusable;
    lapilli_int* const own = to.numbers((n + 1) * count);
    if (own == nullptr) return LAPILLI_ERROR_DEVICE_MEMORY;
    constexpr index_t size = sizeof(T);
    lapilli_int refused = lapilli_private_submit_copy(to.queue(), n * size, n * count, given.first,
                                                      ld_given * size, to_place.first, ld * size);
    if (refused == 0) refused = factor(own, own + n * count);
    if (refused == 0) refused = invert(own, own + n * count);
    if (refused < 0) return refused;
    return lapilli_private_submit_narrow(to.queue(), own + n * count, count, infos) == 0
               ? lapilli_int{delivered}
               : lapilli_int{undelivered};
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
