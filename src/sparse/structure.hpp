// SPDX-License-Identifier: BSD-3-Clause
// Properties of a sparse matrix's pattern, and the format that follows from them on devices.
#pragma once

#include <string>
#include <vector>

#include "sparse/csr.hpp"

namespace lapilli {

enum class SparseFormat { csr, sell, bsr, bricks };
const char* name_of(SparseFormat format);

struct SparseStructure {
    index_t longest = 0;  ///< entries of a row
    index_t mean = 0;     ///< entries of a row, rounded up
    int block = 1;        ///< the matrix is made of dense blocks of this order: 2, 3 or 4; 1: it is not
    bool even =
        true;  ///< rows are about equally long: those of a warp end at about the same time, in any order
};

template <class T>
SparseStructure structure_of(const Csr<T>& a, int threads);

/// The wanted format on devices.
struct SparseWish {
    SparseFormat format = SparseFormat::csr;
    index_t width = 0;  ///< of bricks: vectors of a panel

    bool operator==(const SparseWish&) const = default;
};

/// The format: the one that is named, where the matrix allows it, else blocks where there are some, or rows.
/// Bricks, for panels of up to k vectors, are made only on demand: to find them takes as long as some
/// thousand products. Blocks that are not full are none: a zero that is stored to fill one up would make a
/// NaN of a NaN in X.
template <class T>
SparseWish wish_for(const SparseStructure& structure, const std::string& wanted, index_t k);

/// Bounds of `parts` runs of rows with about as many entries each, at multiples of `step`.
std::vector<index_t> balanced_bounds(const std::vector<std::int64_t>& pointers, int parts, index_t step);
/// Bounds of `count` columns, as many for each part that has rows; without rows the last part has all.
std::vector<index_t> equal_bounds(index_t count, const std::vector<index_t>& rows, index_t step);

}  // namespace lapilli
