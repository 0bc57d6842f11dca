// SPDX-License-Identifier: BSD-3-Clause
// Eigenvalues and vectors of small matrices through the library's CPU path.
#pragma once

#include "solve.hpp"
#include "structure.hpp"

namespace levels {

inline Solution solved(const Structure& s, double field) {
    const Context context("none");
    return field == 0 ? solve(context, hamiltonian<double>(s, field), s.size(), false)
                      : solve(context, hamiltonian<std::complex<double>>(s, field), s.size(), false);
}

}  // namespace levels
