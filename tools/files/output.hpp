// SPDX-License-Identifier: BSD-3-Clause
// Matrices and vectors into files, by the ending of the path: .npy, .mtx, FILE.h5:/name, .txt; or, as text,
// to standard output, "-".
#pragma once

#include <complex>
#include <cstdint>
#include <string>

namespace lapilli::files {

enum class Format { npy, market, hdf5, text };

// Throws FileError if the ending names no format, or if the program lacks it: before anything has been
// computed. With `as_text`, text is one of the formats.
Format output_format(const std::string& path, bool as_text = true);

// Writes a column-major rows-by-cols matrix; with `vector`, of one column, as a vector where the format has
// them. As text, each row is a line of numbers with a blank between them, a complex number being two. A file
// takes its place when it is complete, except for HDF5, where the dataset is added to the file, or replaced
// in it.
template <class T>
void write_matrix(const std::string& path, const T* a, std::int64_t rows, std::int64_t cols,
                  bool vector = false);

// Throws FileError if no dataset can be added to the file as it is: before anything has been computed.
void check_hdf5_output(const std::string& file);

template <class T>
void write_hdf5(const std::string& file, const std::string& dataset, const T* a, std::int64_t rows,
                std::int64_t cols, bool vector);

}  // namespace lapilli::files
