// SPDX-License-Identifier: BSD-3-Clause
// GELSD and GELSS between the caller's arrays and the devices or the CPU's LAPACK.
#include <algorithm>

#include "host/lapack_svd.hpp"
#include "matrix/cpu_call.hpp"
#include "svd/drivers.hpp"
#include "svd/least_squares.hpp"

namespace lapilli {
namespace {

/// Only the first m rows of B are read, and without columns of A or rows of it the solution is zero.
template <class T>
index_t gelsd(CpuCall& call, SmallValues kind, const UserMatrix<T>& a, const UserMatrix<T>& b, real_t<T>* s,
              real_t<T> rcond, index_t* rank) {
    const index_t k = std::min(a.rows, a.cols);
    index_t* const of_rank = call.vector(Use::written, rank, 1);
    host::check_gelsd(a.rows, a.cols, b.cols);
    call.count_blocks<T>(a.rows, a.cols);
    const HostView<T> of_b = call.matrix(Use::partly, b);
    if (k == 0) {
        return call.run("solve", [&] {
            for (index_t j = 0; j < of_b.cols; ++j) std::fill_n(of_b.at(0, j), of_b.rows, T(0));
            return index_t(0);
        });
    }
    const HostView<T> of_a = call.matrix(Use::read, a);
    call.look_at(of_b.block(0, 0, a.rows, b.cols));
    real_t<T>* const of_s = call.vector(Use::written, s, k);
    // LAPACK's GELSD takes at least one right-hand side.
    const bool by_gelsd = kind == SmallValues::gelsd && b.cols > 0;
    return call.run("solve", [&] {
        return by_gelsd ? host::gelsd(of_a, of_b, of_s, rcond, of_rank)
                        : host::gelss(of_a, of_b, of_s, rcond, of_rank);
    });
}

/// Without right-hand sides there is nothing for devices to solve.
template <class T>
std::optional<SvdPlan> device_plan(Context& context, index_t m, index_t n, index_t nrhs) {
    return nrhs == 0 ? std::nullopt : svd_on_devices<T>(context, m, n);
}

}  // namespace

template <class T>
index_t run_gelsd(Context& context, SmallValues kind, const UserMatrix<T>& a, const UserMatrix<T>& b,
                  real_t<T>* s, real_t<T> rcond, index_t* rank) {
    if (const auto plan = device_plan<T>(context, a.rows, a.cols, b.cols))
        return least_squares<T>(context, *plan, kind, a, b, s, rcond, rank);
    CpuCall call(&context);
    return gelsd(call, kind, a, b, s, rcond, rank);
}

template <class T>
Footprint gelsd_memory(Context& context, index_t m, index_t n, index_t nrhs) {
    if (const auto plan = device_plan<T>(context, m, n, nrhs))
        return least_squares_memory<T>(*plan, m, n, nrhs);
    CpuCall query(nullptr);
    gelsd<T>(query, SmallValues::gelsd, shape_of<T>(m, n), shape_of<T>(std::max(m, n), nrhs), nullptr,
             real_t<T>(0), nullptr);
    return query.footprint();
}

#define LAPILLI_INSTANTIATE(T)                                                                    \
    template index_t run_gelsd(Context&, SmallValues, const UserMatrix<T>&, const UserMatrix<T>&, \
                               real_t<T>*, real_t<T>, index_t*);                                  \
    template Footprint gelsd_memory<T>(Context&, index_t, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
