// SPDX-License-Identifier: BSD-3-Clause
// One name for the four functions of a routine; the scalar is the first template argument.
#pragma once

#include <utility>

#include "lapilli/lapilli.h"
#include "support/scalar.hpp"

// ROUTINE<T> passes its arguments on to lapilli_SN, _DN, _CN or _ZN.
#define LAPILLI_TESTING_OVERLOAD(ROUTINE, SN, DN, CN, ZN)               \
    template <class T, class... Arguments>                              \
    lapilli_int ROUTINE(Arguments&&... arguments) {                     \
        if constexpr (letter<T> == 's') {                               \
            return lapilli_##SN(std::forward<Arguments>(arguments)...); \
        } else if constexpr (letter<T> == 'd') {                        \
            return lapilli_##DN(std::forward<Arguments>(arguments)...); \
        } else if constexpr (letter<T> == 'c') {                        \
            return lapilli_##CN(std::forward<Arguments>(arguments)...); \
        } else {                                                        \
            return lapilli_##ZN(std::forward<Arguments>(arguments)...); \
        }                                                               \
    }
