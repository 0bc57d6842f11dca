// SPDX-License-Identifier: BSD-3-Clause
// The public C interface and LAPACK's, overloaded on the scalar. A description declares its routine
//
//   LAPILLI_TESTING_ROUTINE(syevd, ssyevd, dsyevd, cheevd, zheevd)
//
// and gets api::syevd<T>, which calls lapilli_ssyevd, _dsyevd, _cheevd or _zheevd; api::syevd_mgpu<T> on
// spread matrices; the memory query api::syevd_memory<T>; and lapack::syevd<T>.
#pragma once

#include <utility>

#include "lapilli/lapilli.h"
#include "support/by_scalar.hpp"
#include "support/lapack.hpp"
#include "support/scalar.hpp"

#define LAPILLI_TESTING_ROUTINE(ROUTINE, SN, DN, CN, ZN)                                           \
    namespace api {                                                                                \
    LAPILLI_TESTING_OVERLOAD(ROUTINE, SN, DN, CN, ZN)                                              \
    LAPILLI_TESTING_OVERLOAD(ROUTINE##_mgpu, SN##_mgpu, DN##_mgpu, CN##_mgpu, ZN##_mgpu)           \
    LAPILLI_TESTING_OVERLOAD(ROUTINE##_memory, SN##_memory, DN##_memory, CN##_memory, ZN##_memory) \
    }                                                                                              \
    namespace lapack {                                                                             \
    LAPILLI_TESTING_LAPACKE(ROUTINE, SN, DN, CN, ZN)                                               \
    }

// Routines of real scalars only, without a matrix that could be spread.
#define LAPILLI_TESTING_REAL_OVERLOAD(ROUTINE, NAME)                            \
    template <class T, class... Arguments>                                      \
    lapilli_int ROUTINE(lapilli_context ctx, Arguments&&... arguments) {        \
        if constexpr (letter<T> == 's') {                                       \
            return lapilli_s##NAME(ctx, std::forward<Arguments>(arguments)...); \
        } else {                                                                \
            return lapilli_d##NAME(ctx, std::forward<Arguments>(arguments)...); \
        }                                                                       \
    }
#define LAPILLI_TESTING_REAL_ROUTINE(ROUTINE)                         \
    namespace api {                                                   \
    LAPILLI_TESTING_REAL_OVERLOAD(ROUTINE, ROUTINE)                   \
    LAPILLI_TESTING_REAL_OVERLOAD(ROUTINE##_memory, ROUTINE##_memory) \
    }
// The same with a matrix.
#define LAPILLI_TESTING_REAL_MATRIX_ROUTINE(ROUTINE)                   \
    LAPILLI_TESTING_REAL_ROUTINE(ROUTINE)                              \
    namespace api {                                                    \
    LAPILLI_TESTING_REAL_OVERLOAD(ROUTINE##_mgpu, ROUTINE##_mgpu)      \
    }                                                                  \
    namespace lapack {                                                 \
    template <class T, class... Arguments>                             \
    lapack_int ROUTINE(Arguments... arguments) {                       \
        if constexpr (letter<T> == 's') {                              \
            return LAPACKE_s##ROUTINE(LAPACK_COL_MAJOR, arguments...); \
        } else {                                                       \
            return LAPACKE_d##ROUTINE(LAPACK_COL_MAJOR, arguments...); \
        }                                                              \
    }                                                                  \
    }
