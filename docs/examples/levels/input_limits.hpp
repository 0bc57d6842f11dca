// SPDX-License-Identifier: BSD-3-Clause
// What the program refuses before it begins, with a sentence.
#pragma once

#include <cstddef>
#include <cstdint>

#include "common/file_error.hpp"

namespace levels {

// A file, a structure or a device that cannot be used. The program says what() and ends with status 2.
using InputError = lapilli::tools::FileError;

// Throws InputError unless the dense matrices of an eigenproblem of order n fit into this machine's memory: A, its
// eigenvectors and the products of the checks, of numbers of `bytes`, and a weight for each atom and level.
void require_memory(std::int64_t n, std::size_t bytes);

}  // namespace levels
