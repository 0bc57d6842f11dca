// SPDX-License-Identifier: BSD-3-Clause
// The header of NumPy's .npy: magic, version, length, and a Python dictionary as text.
// https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "files/input_file.hpp"

namespace lapilli::files {

struct NpyHeader {
    char kind = 'f';       // f, c: float, complex; i, u: integers with and without sign; b: truth values
    int size = 8;          // bytes of an element
    bool swapped = false;  // the bytes of its numbers are in the other order
    bool fortran = false;  // column by column
    std::vector<std::int64_t> shape;
    std::int64_t offset = 0;  // of the first element in the file
};

// Throw FileError for what is not a header, or has elements that are not numbers.
NpyHeader read_npy_header(const InputFile& file);
NpyHeader parse_npy_dictionary(std::string_view text);

// The whole header of a file of elements `descr` ("<f8"), whose first element follows it on a multiple of 64
// bytes.
std::string npy_header(const std::string& descr, const std::vector<std::int64_t>& shape);

}  // namespace lapilli::files
