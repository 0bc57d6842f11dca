// SPDX-License-Identifier: BSD-3-Clause
// GELSD and GELSS between the caller's arrays and the CPU's LAPACK.
#include <algorithm>

#include "host/lapack_svd.hpp"
#include "matrix/cpu_call.hpp"
#include "qr/drivers.hpp"

namespace lapilli {
namespace {

/// Only the first m rows of B are read, and without columns of A or rows of it the solution is zero.
template <class T>
index_t gelsd(CpuCall& call, LeastSquares kind, const UserMatrix<T>& a, const UserMatrix<T>& b, real_t<T>* s,
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
    const bool by_gelsd = kind == LeastSquares::divide_and_conquer && b.cols > 0;
    return call.run("solve", [&] {
        return by_gelsd ? host::gelsd(of_a, of_b, of_s, rcond, of_rank)
                        : host::gelss(of_a, of_b, of_s, rcond, of_rank);
    });
}

}  // namespace

template <class T>
index_t run_gelsd(Context& context, LeastSquares kind, const UserMatrix<T>& a, const UserMatrix<T>& b,
                  real_t<T>* s, real_t<T> rcond, index_t* rank) {
    CpuCall call(&context);
    return gelsd(call, kind, a, b, s, rcond, rank);
}

template <class T>
Footprint gelsd_memory(Context&, index_t m, index_t n, index_t nrhs) {
    CpuCall query(nullptr);
    gelsd<T>(query, LeastSquares::divide_and_conquer, shape_of<T>(m, n), shape_of<T>(std::max(m, n), nrhs),
             nullptr, real_t<T>(0), nullptr);
    return query.footprint();
}

#define LAPILLI_INSTANTIATE(T)                                                                     \
    template index_t run_gelsd(Context&, LeastSquares, const UserMatrix<T>&, const UserMatrix<T>&, \
                               real_t<T>*, real_t<T>, index_t*);                                   \
    template Footprint gelsd_memory<T>(Context&, index_t, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
