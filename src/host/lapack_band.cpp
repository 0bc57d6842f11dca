// SPDX-License-Identifier: BSD-3-Clause
// LAPACKE has no functions for the stages of the reduction: these are the Fortran symbols, whose last
// argument is the length of the string.
#include "host/lapack_band.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "host/lapacke.hpp"

#define LAPILLI_HOST_LAPACK(T, name)                                                                  \
    extern "C" void name(const char* uplo, const std::int32_t* n, const std::int32_t* kd, T* a,       \
                         const std::int32_t* lda, T* ab, const std::int32_t* ldab, T* tau, T* work,   \
                         const std::int32_t* lwork, std::int32_t* info, std::size_t length);          \
    lapilli::index_t lapilli::host::sytrd_sy2sb(char uplo, index_t kd, HostView<T> a, HostView<T> ab, \
                                                T* tau) {                                             \
        const std::int32_t n = size(a.rows), band = size(kd), lda = size(a.ld), ldab = size(ab.ld),   \
                           ask = -1;                                                                  \
        std::int32_t info = 0;                                                                        \
        T wanted(0);                                                                                  \
        name(&uplo, &n, &band, a.data, &lda, ab.data, &ldab, tau, &wanted, &ask, &info, 1);           \
        const std::int32_t length = work_size(wanted);                                                \
        std::vector<T> work = work_array<T>(length);                                                  \
        name(&uplo, &n, &band, a.data, &lda, ab.data, &ldab, tau, work.data(), &length, &info, 1);    \
        return info;                                                                                  \
    }

LAPILLI_HOST_LAPACK(float, ssytrd_sy2sb_)
LAPILLI_HOST_LAPACK(double, dsytrd_sy2sb_)
LAPILLI_HOST_LAPACK(std::complex<float>, chetrd_he2hb_)
LAPILLI_HOST_LAPACK(std::complex<double>, zhetrd_he2hb_)
