// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_mixed.hpp"

#include <algorithm>

#include "base/limits.hpp"
#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

template <class T>
struct Work {
    std::vector<T> scalars;
    std::vector<single_t<T>> single;
    std::vector<real_t<T>> reals;
    Work(index_t n, index_t nrhs)
        // LAPACK's documents ask for n * nrhs; its norm needs n without right-hand sides, too.
        : scalars(static_cast<std::size_t>(checked_product(n, std::max<index_t>(1, nrhs)))),
          single(static_cast<std::size_t>(checked_product(n, checked_sum(n, nrhs)) + 1)),
          reals(static_cast<std::size_t>(n + 1)) {}
};

constexpr int cm = LAPACK_COL_MAJOR;

}  // namespace

#define LAPILLI_HOST_MIXED(T, p, ...)                                                                    \
    index_t gesv_mixed(HostView<T> a, std::vector<index_t>& pivots, HostView<T> b, HostView<T> x,        \
                       index_t& iter) {                                                                  \
        Work<T> work(a.rows, b.cols);                                                                    \
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(a.rows));                                  \
        lapack_int steps = 0;                                                                            \
        const index_t info = LAPACKE_##p##gesv_work(                                                     \
            cm, size(a.rows), size(b.cols), a.data, size(a.ld), ipiv.data(), b.data, size(b.ld), x.data, \
            size(x.ld), work.scalars.data(), work.single.data() __VA_OPT__(, ) __VA_ARGS__, &steps);     \
        pivots.assign(ipiv.begin(), ipiv.end());                                                         \
        iter = steps;                                                                                    \
        return info;                                                                                     \
    }                                                                                                    \
    index_t posv_mixed(char uplo, HostView<T> a, HostView<T> b, HostView<T> x, index_t& iter) {          \
        Work<T> work(a.rows, b.cols);                                                                    \
        lapack_int steps = 0;                                                                            \
        const index_t info = LAPACKE_##p##posv_work(                                                     \
            cm, uplo, size(a.rows), size(b.cols), a.data, size(a.ld), b.data, size(b.ld), x.data,        \
            size(x.ld), work.scalars.data(), work.single.data() __VA_OPT__(, ) __VA_ARGS__, &steps);     \
        iter = steps;                                                                                    \
        return info;                                                                                     \
    }
LAPILLI_HOST_MIXED(double, ds)
LAPILLI_HOST_MIXED(std::complex<double>, zc, work.reals.data())
#undef LAPILLI_HOST_MIXED

}  // namespace lapilli::host
