// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_sbtrd.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#define LAPACK_COMPLEX_CUSTOM
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <lapacke.h>

#include "base/error.hpp"

namespace lapilli::host {
namespace {

lapack_int size(index_t value) {
    if (value > std::numeric_limits<lapack_int>::max())
        throw Error(LAPILLI_ERROR_TOO_LARGE, "a size exceeds the 32-bit integers of the CPU's LAPACK");
    return static_cast<lapack_int>(value);
}

}  // namespace

#define LAPILLI_HOST_LAPACK(T, name)                                                                       \
    index_t sbtrd(char vect, char uplo, HostView<T> ab, real_t<T>* d, real_t<T>* e, HostView<T> q) {       \
        std::vector<T> work(static_cast<std::size_t>(std::max<index_t>(1, ab.cols)));                      \
        return LAPACKE_##name##_work(LAPACK_COL_MAJOR, vect, uplo, size(ab.cols), size(ab.rows - 1),       \
                                     ab.data, size(ab.ld), d, e, q.data, size(std::max<index_t>(1, q.ld)), \
                                     work.data());                                                         \
    }
LAPILLI_HOST_LAPACK(float, ssbtrd)
LAPILLI_HOST_LAPACK(double, dsbtrd)
LAPILLI_HOST_LAPACK(std::complex<float>, chbtrd)
LAPILLI_HOST_LAPACK(std::complex<double>, zhbtrd)
#undef LAPILLI_HOST_LAPACK

}  // namespace lapilli::host
