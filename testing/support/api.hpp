// SPDX-License-Identifier: BSD-3-Clause
// The public C interface, overloaded on the scalar: api::syevd calls lapilli_ssyevd, _dsyevd, _cheevd or
// _zheevd. Routines whose scalar no argument names (the _mgpu and _memory ones) are templates:
// api::potrf_mgpu<T>(...).
#pragma once

#include <utility>

#include "lapilli/lapilli.h"
#include "support/scalar.hpp"

// Overloads of ROUTINE that pass their arguments on; SN, DN, CN and ZN are its four C names.
#define LAPILLI_TESTING_OVERLOAD(ROUTINE, SN, DN, CN, ZN)                    \
    template <class T, class... Arguments>                                   \
    lapilli_int ROUTINE(lapilli_context ctx, Arguments&&... arguments) {     \
        if constexpr (letter<T> == 's') {                                    \
            return lapilli_##SN(ctx, std::forward<Arguments>(arguments)...); \
        } else if constexpr (letter<T> == 'd') {                             \
            return lapilli_##DN(ctx, std::forward<Arguments>(arguments)...); \
        } else if constexpr (letter<T> == 'c') {                             \
            return lapilli_##CN(ctx, std::forward<Arguments>(arguments)...); \
        } else {                                                             \
            return lapilli_##ZN(ctx, std::forward<Arguments>(arguments)...); \
        }                                                                    \
    }

// A routine of the header comes as pointers to host or device memory, on a spread matrix, and as its memory
// query.
#define LAPILLI_TESTING_ROUTINE(ROUTINE, SN, DN, CN, ZN)                                 \
    LAPILLI_TESTING_OVERLOAD(ROUTINE, SN, DN, CN, ZN)                                    \
    LAPILLI_TESTING_OVERLOAD(ROUTINE##_mgpu, SN##_mgpu, DN##_mgpu, CN##_mgpu, ZN##_mgpu) \
    LAPILLI_TESTING_OVERLOAD(ROUTINE##_memory, SN##_memory, DN##_memory, CN##_memory, ZN##_memory)

namespace lapilli::testing::api {

LAPILLI_TESTING_ROUTINE(potrf, spotrf, dpotrf, cpotrf, zpotrf)
LAPILLI_TESTING_ROUTINE(potrs, spotrs, dpotrs, cpotrs, zpotrs)
LAPILLI_TESTING_ROUTINE(posv, sposv, dposv, cposv, zposv)
LAPILLI_TESTING_ROUTINE(sytrd, ssytrd, dsytrd, chetrd, zhetrd)
LAPILLI_TESTING_ROUTINE(orgtr, sorgtr, dorgtr, cungtr, zungtr)
LAPILLI_TESTING_ROUTINE(ormtr, sormtr, dormtr, cunmtr, zunmtr)
LAPILLI_TESTING_ROUTINE(stedc, sstedc, dstedc, cstedc, zstedc)
LAPILLI_TESTING_ROUTINE(syevd, ssyevd, dsyevd, cheevd, zheevd)

}  // namespace lapilli::testing::api

#undef LAPILLI_TESTING_ROUTINE
#undef LAPILLI_TESTING_OVERLOAD
