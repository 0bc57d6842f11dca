// SPDX-License-Identifier: BSD-3-Clause
// All routines in one table.
#pragma once

#include <string_view>
#include <vector>

#include "support/cholesky.hpp"
#include "support/eigen.hpp"
#include "support/reduction.hpp"
#include "support/routine.hpp"

namespace lapilli::testing {

namespace detail {

template <class R, class T>
Routine<T> make_routine(const char* name, bool has_A, const char* jobs, bool has_k) {
    return {name,      R::data,  R::call,       R::call_spread,   R::call_lapack,
            R::memory, R::error, R::operations, R::bad_arguments, R::bad_spread_arguments,
            has_A,     jobs,     has_k};
}

}  // namespace detail

template <class T>
const std::vector<Routine<T>>& routines() {
    using detail::make_routine;
    static const std::vector<Routine<T>> table = {make_routine<Potrf<T>, T>("potrf", true, "", false),
                                                  make_routine<Potrs<T>, T>("potrs", true, "", true),
                                                  make_routine<Posv<T>, T>("posv", true, "", true),
                                                  make_routine<Sytrd<T>, T>("sytrd", true, "", false),
                                                  make_routine<Orgtr<T>, T>("orgtr", true, "", false),
                                                  make_routine<Ormtr<T>, T>("ormtr", true, "", true),
                                                  make_routine<Stedc<T>, T>("stedc", false, "NIV", false),
                                                  make_routine<Syevd<T>, T>("syevd", true, "NV", false)};
    return table;
}

// nullptr if there is none of this name.
template <class T>
const Routine<T>* find_routine(std::string_view name) {
    for (const Routine<T>& routine : routines<T>()) {
        if (routine.name == name) {
            return &routine;
        }
    }
    return nullptr;
}

}  // namespace lapilli::testing
