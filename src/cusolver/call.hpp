// SPDX-License-Identifier: BSD-3-Clause
// A call of a function of cuSOLVER's, or of cuBLAS's batches: who serves it, and what the caller gets.
//
//     switched off, too small, 16 bits or mixed types, no info or no pivots  the real library
//     the stream is recorded for a graph, the handle wants emulated products the real library
//     everything, where there is no device or no liblapilli                  the real library
//     a NaN, no memory, a bad argument: whatever Lapilli refuses             the real library, with the same, untouched arrays
//     all others                                                             Lapilli, with the context of the current device
//
// When a served call returns, its results are there, or, of routines that liblapilli has on queues, submitted
// in the order of the handle's stream. Info is written in that order.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "base/function_ref.hpp"
#include "base/order_of_work.hpp"
#include "cusolver/device_context.hpp"
#include "cusolver/real.hpp"
#include "cusolver/served.hpp"
#include "cusolver/submission.hpp"
#include "cusolver/symbol.hpp"
#include "load/call_line.hpp"

namespace lapilli::cusolver {

struct Call {
    Symbol& symbol;
    const Served& served;
    void* handle;
    char type;  ///< 's', 'd', 'c' or 'z'; 0: types that Lapilli has not
    index_t order;
    index_t columns = 0;  ///< of right-hand sides
    index_t count = 1;    ///< of matrices
    int* info = nullptr;  ///< of a query of sizes: none
    Space space = Space{};
    bool has_pivots = true;  ///< false: cuSOLVER factors without interchanges, Lapilli does not
};

/// Results of a call of Lapilli that has written the infos itself, and of one whose results could not be
/// copied to the caller.
inline constexpr lapilli_int delivered = -2000, undelivered = -2001;
/// Refusals that are not liblapilli's, which so has no sentence for them: matrices without a fixed distance,
/// norms of residuals without vectors, memory between matrices, a bad argument or array.
inline constexpr lapilli_int scattered = -1999, residuals_wanted = -1998, spaced = -1997, unusable = -1996;
constexpr bool is_own_refusal(lapilli_int info) { return delivered < info && info <= unusable; }

/// ours(context) calls Lapilli and returns its info, real(function) calls the real library, describe() is the
/// arguments as text.
Status serve(const Call& call, FunctionRef<lapilli_int(lapilli_context)> ours,
             FunctionRef<Status(void*)> real, FunctionRef<std::string()> describe);

/// The same of a call that is submitted: ours(submission) returns 0, `undelivered`, or a code of Lapilli's
/// below 0.
Status serve_submitted(const Call& call, FunctionRef<lapilli_int(const Submission&)> ours,
                       FunctionRef<Status(void*)> real, FunctionRef<std::string()> describe);

/// A query of sizes: the real library's answer, or what `ours` says where that is larger, since either may
/// compute. In bytes, or in elements of the given size, where an int holds their number.
using Query = FunctionRef<lapilli_int(void* stream, lapilli_memory*)>;
Status serve_size(const Call& call, std::size_t* device, Query ours, FunctionRef<Status(void*)> real);
Status serve_size(const Call& call, int* elements, std::size_t element, Query ours,
                  FunctionRef<Status(void*)> real);

/// ours(context, bytes), and ours(queue, bytes) of a call that is submitted, as such a query.
template <class Ours>
auto in_context(Ours ours) {
    return [ours](void* stream, lapilli_memory* bytes) -> lapilli_int {
        const DeviceContext context(stream, Space{});
        if (context.get() == nullptr) return LAPILLI_ERROR_NO_DEVICES;
        return ours(context.get(), bytes);
    };
}
template <class Ours>
auto on_queue(Ours ours) {
    return [ours](void* stream, lapilli_memory* bytes) -> lapilli_int {
        const Submission to(stream);
        if (to.queue() == nullptr) return LAPILLI_ERROR_NO_DEVICES;
        return ours(to.queue(), bytes);
    };
}

/// The largest order of matrices whose infos the host waits for: Lapilli computes larger ones one after the
/// other, and a failure on the way leaves those before it done.
inline constexpr index_t largest_of_batches = 192;

/// Copies the infos of many matrices to the caller. Those that have no results, and are as they were, are the
/// real library's: real(k) is its call for the k-th one.
lapilli_int deliver_infos(lapilli_context ctx, const std::vector<lapilli_int>& infos, int* to,
                          FunctionRef<Status(index_t)> real);

// Options as letters; '?', which Lapilli refuses, for values that cuSOLVER refuses.
inline char jobz_letter(int mode) { return mode == 0 ? 'N' : mode == 1 ? 'V' : '?'; }
inline char jobvl_letter(int mode) { return jobz_letter(mode); }
inline char jobvr_letter(int mode) { return jobz_letter(mode); }
inline char range_letter(int range) {
    return range == 1001 ? 'A' : range == 1002 ? 'I' : range == 1003 ? 'V' : '?';
}
inline char uplo_letter(int mode) { return mode == 0 ? 'L' : mode == 1 ? 'U' : '?'; }
inline char trans_letter(int operation) {
    return operation == 0 ? 'N' : operation == 1 ? 'T' : operation == 2 ? 'C' : '?';
}
inline char diag_letter(int diagonal) { return diagonal == 0 ? 'N' : diagonal == 1 ? 'U' : '?'; }
inline char jobu_letter(signed char job) { return static_cast<char>(job); }
inline char jobvt_letter(signed char job) { return static_cast<char>(job); }
/// Singular vectors: none, all, or as many as there are values.
inline char svd_letter(int mode, int econ) {
    return mode == 0 ? 'N' : mode != 1 ? '?' : econ == 0 ? 'A' : 'S';
}
inline char side_letter(int side) { return side == 0 ? 'L' : side == 1 ? 'R' : '?'; }

/// The precision of a cudaDataType; 0: none of Lapilli's.
inline char type_letter(int type) {
    return type == 0 ? 's' : type == 1 ? 'd' : type == 4 ? 'c' : type == 5 ? 'z' : '\0';
}
/// That of real numbers of the same precision.
inline int real_type(int type) { return type == 4 ? 0 : type == 5 ? 1 : type; }
inline int complex_type(int type) { return type == 0 ? 4 : type == 1 ? 5 : type; }

template <class M, class N>
index_t cube_root(M m, N n) {
    return order_of_work(m, n, std::min(m, n));
}

/// Bounds of X forms, null where the range does not ask for them.
template <class Real>
Real bound(const void* address) {
    return address == nullptr ? Real(0) : *static_cast<const Real*>(address);
}

/// The k-th element of an array of an X form.
inline void* element(void* array, int type, index_t k) {
    const index_t size = type == 0 ? 4 : type == 5 ? 16 : 8;
    return static_cast<char*>(array) + k * size;
}

/// The number of bytes of a work array.
inline std::size_t bytes_of(int length, std::size_t element) {
    return length > 0 ? static_cast<std::size_t>(length) * element : 0;
}

}  // namespace lapilli::cusolver
