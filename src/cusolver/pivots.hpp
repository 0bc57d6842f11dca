// SPDX-License-Identifier: BSD-3-Clause
// Interchanges of rows in the caller's device memory: integers of 64 bits, of X forms, are Lapilli's own;
// those of 32 bits are copied by way of the host, or, of calls that are submitted, on the device.
#pragma once

#include <cstdint>
#include <vector>

#include "cusolver/call.hpp"
#include "cusolver/library.hpp"

namespace lapilli::cusolver {

/// call(pivots) of Lapilli writes them; they go to the caller where it has succeeded.
template <class To, class Call>
lapilli_int with_pivots_out(const To& /*to*/, std::int64_t* caller, index_t /*count*/, Call call) {
    return call(caller);
}
template <class Call>
lapilli_int with_pivots_out(lapilli_context ctx, int* caller, index_t count, Call call) {
    std::vector<lapilli_int> wide(static_cast<std::size_t>(std::max<index_t>(count, 0)));
    const lapilli_int info = call(wide.data());
    if (info < 0) return info;
    const std::vector<int> narrow(wide.begin(), wide.end());
    return lapilli_copy(ctx, caller, narrow.data(), narrow.size() * sizeof(int)) == 0 ? info : undelivered;
}
template <class Call>
lapilli_int with_pivots_out(const Submission& to, int* caller, index_t count, Call call) {
    lapilli_int* const wide = to.numbers(count);
    if (wide == nullptr) return LAPILLI_ERROR_DEVICE_MEMORY;
    const lapilli_int info = call(wide);
    if (info < 0) return info;
    return lapilli_private_submit_narrow(to.queue(), wide, count, caller) == 0 ? info : undelivered;
}

/// call(pivots) of Lapilli reads them.
template <class To, class Call>
lapilli_int with_pivots_in(const To& /*to*/, const std::int64_t* caller, index_t /*count*/, Call call) {
    return call(caller);
}
template <class Call>
lapilli_int with_pivots_in(lapilli_context ctx, const int* caller, index_t count, Call call) {
    std::vector<int> narrow(static_cast<std::size_t>(std::max<index_t>(count, 0)));
    const lapilli_int refused = lapilli_copy(ctx, narrow.data(), caller, narrow.size() * sizeof(int));
    if (refused < 0) return refused;
    const std::vector<lapilli_int> wide(narrow.begin(), narrow.end());
    return call(wide.data());
}
template <class Call>
lapilli_int with_pivots_in(const Submission& to, const int* caller, index_t count, Call call) {
    lapilli_int* const wide = to.numbers(count);
    if (wide == nullptr) return LAPILLI_ERROR_DEVICE_MEMORY;
    const lapilli_int refused = lapilli_private_submit_wide(to.queue(), caller, count, wide);
    return refused < 0 ? refused : call(wide);
}

}  // namespace lapilli::cusolver
