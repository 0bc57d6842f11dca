// SPDX-License-Identifier: BSD-3-Clause
// LAPACKE has no functions for the stages of the reduction: these are the Fortran symbols, whose last argument is the
// length of the string.
#include "host/lapack_band.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/error.hpp"

#define LAPILLI_HOST_LAPACK(T, name)                                                                  \
    extern "C" void name(const char* uplo, const std::int32_t* n, const std::int32_t* kd, T* a,       \
                         const std::int32_t* lda, T* ab, const std::int32_t* ldab, T* tau, T* work,   \
                         const std::int32_t* lwork, std::int32_t* info, std::size_t length);          \
    lapilli::index_t lapilli::host::sytrd_sy2sb(char uplo, index_t kd, HostView<T> a, HostView<T> ab, \
                                                T* tau) {                                             \
        const std::int32_t n = to_fortran(a.rows), band = to_fortran(kd), lda = to_fortran(a.ld),     \
                           ldab = to_fortran(ab.ld), ask = -1;                                        \
        std::int32_t info = 0;                                                                        \
        T wanted(0);                                                                                  \
        name(&uplo, &n, &band, a.data, &lda, ab.data, &ldab, tau, &wanted, &ask, &info, 1);           \
        const std::int32_t length = work_length(static_cast<double>(real_part(wanted)));              \
        std::vector<T> work(static_cast<std::size_t>(length));                                        \
        name(&uplo, &n, &band, a.data, &lda, ab.data, &ldab, tau, work.data(), &length, &info, 1);    \
        return info;                                                                                  \
    }

namespace lapilli::host {
namespace {

std::int32_t to_fortran(index_t value) {
    if (value > std::numeric_limits<std::int32_t>::max())
        throw Error(LAPILLI_ERROR_TOO_LARGE, "a size passes the 32-bit integers of the CPU's LAPACK");
    return static_cast<std::int32_t>(value);
}
/// In single precision the answer may have been rounded down.
std::int32_t work_length(double answer) { return to_fortran(static_cast<index_t>(answer * 1.000001) + 1); }

}  // namespace
}  // namespace lapilli::host

LAPILLI_HOST_LAPACK(float, ssytrd_sy2sb_)
LAPILLI_HOST_LAPACK(double, dsytrd_sy2sb_)
LAPILLI_HOST_LAPACK(std::complex<float>, chetrd_he2hb_)
LAPILLI_HOST_LAPACK(std::complex<double>, zhetrd_he2hb_)
