// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>

#include "files/memory.hpp"
#include "solve/options.hpp"
#include "solve/session.hpp"

namespace lapilli::solve {

// Eigenvalues of a matrix that is not Hermitian, with its eigenvectors or, for --schur, its Schur form;
// writes the results. why: what is not Hermitian about it. Throws FileError for options that only Hermitian
// matrices have.
template <class T>
void solve_general_eigen(Session& session, files::Dense<T> a, const std::string& why, const Options& options);

}  // namespace lapilli::solve
