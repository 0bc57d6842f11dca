// SPDX-License-Identifier: BSD-3-Clause
// A routine as the tester and the tests see it: its data, its calls, its error, its rate and its bad
// arguments.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "lapilli/lapilli.h"
#include "support/checks.hpp"
#include "support/matrix.hpp"
#include "support/problem.hpp"

namespace lapilli::testing {

// The operands of a call on spread matrices.
template <class T>
struct Spread {
    lapilli_matrix A = nullptr, B = nullptr;
    Real<T>* D = nullptr;
    Real<T>* E = nullptr;
    T* tau = nullptr;
};

// One way to call a routine wrongly: `spoil` changes a good call, which must then return `info`.
template <class Operands>
struct BadArgument {
    std::string what;
    lapilli_int info;
    std::function<void(Problem&, Operands&)> spoil;
};

template <class T>
struct Routine {
    std::string name;  // "syevd"

    // Fills the operands the way the routine expects them; the checks keep a copy as `input`.
    void (*data)(const Problem&, Arrays<T>&);

    lapilli_int (*call)(lapilli_context, const Problem&, const Pointers<T>&);
    lapilli_int (*call_spread)(lapilli_context, const Problem&, const Spread<T>&);
    lapilli_int (*call_lapack)(const Problem&, const Pointers<T>&);
    lapilli_int (*memory)(lapilli_context, const Problem&, lapilli_memory*);

    // In units of n ulp, from the operands before and after.
    Residuals (*error)(const Problem&, const Arrays<T>& input, const Arrays<T>& output);

    // LAPACK's standard operation count in real operations; 0 where there is none.
    double (*operations)(const Problem&);

    std::vector<BadArgument<Pointers<T>>> (*bad_arguments)();
    std::vector<BadArgument<Spread<T>>> (*bad_spread_arguments)();

    bool has_A;        // A and uplo are arguments: all but STEDC, whose only matrix is Z
    std::string jobs;  // legal values of Problem::job, "" if it is none
    bool has_k;        // Problem::k is a dimension
};

// LAPACK's convention: a complex multiplication is 6 real operations, a complex addition 2.
template <class T>
double count(double multiplications, double additions) {
    const double total = is_complex<T> ? 6 * multiplications + 2 * additions : multiplications + additions;
    return total > 0 ? total : 0;
}

}  // namespace lapilli::testing
