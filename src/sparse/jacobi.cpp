// SPDX-License-Identifier: BSD-3-Clause
#include "sparse/jacobi.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/instances.hpp"
#include "host/lapack.hpp"

namespace lapilli {
namespace {

/// Whether a block equals its adjoint to half of the digits.
template <class T>
bool is_hermitian(HostView<const T> block) {
    using R = real_t<T>;
    R largest(0), difference(0);
    for (index_t j = 0; j < block.cols; ++j) {
        for (index_t i = j; i < block.rows; ++i) {
            largest = std::max({largest, largest_part(block(i, j)), largest_part(block(j, i))});
            difference = std::max(difference, largest_part(block(i, j) - conjugate(block(j, i))));
        }
    }
    return difference <= std::sqrt(std::numeric_limits<R>::epsilon()) * largest;
}

/// Its lower triangle becomes that of the block's inverse; false where it is not Hermitian and positive
/// definite.
template <class T>
bool invert_block(const Csr<T>& a, index_t first, HostView<T> block) {
    const index_t order = block.rows;
    for (index_t j = 0; j < order; ++j) std::fill_n(block.at(0, j), order, T(0));
    for (index_t i = 0; i < order; ++i) {
        const index_t row = first + i;
        for (index_t entry = a.entry_from(row, first); entry < a.end(row) && a.column(entry) < first + order;
             ++entry)
            block(i, a.column(entry) - first) = a.value(entry);
    }
    return is_hermitian(HostView<const T>(block)) && host::potrf('L', block) == 0 &&
           host::potri('L', block) == 0;
}

}  // namespace

template <class T>
std::shared_ptr<SparseMatrix<T>> inverse_diagonal_blocks(const SparseMatrix<T>& a, index_t b, int threads,
                                                         index_t& bad) {
    const index_t n = a.rows();
    std::vector<std::int64_t> pointers{0};
    std::vector<std::int32_t> columns;
    std::vector<T> values, memory(static_cast<std::size_t>(b * b + 2));
    bad = 0;
    for (index_t first = 0; first < n; first += b) {
        const index_t order = std::min(b, n - first);
        const HostView<T> block{memory.data(), order, order, order};
        if (!invert_block(a.csr(), first, block)) {
            bad = first / b + 1;
            return nullptr;
        }
        for (index_t i = 0; i < order; ++i) {
            for (index_t j = 0; j < order; ++j) {
                columns.push_back(static_cast<std::int32_t>(first + j));
                values.push_back(i >= j ? block(i, j) : conjugate(block(j, i)));
            }
            pointers.push_back(static_cast<std::int64_t>(columns.size()));
        }
    }
    const SparseShape shape{n, n, 0, Storage::all};
    return std::make_shared<SparseMatrix<T>>(
        pattern_of_csr<T>(shape, {pointers.data(), 64, 0}, {columns.data(), 32, 0}, threads), values.data(),
        threads);
}

LAPILLI_INSTANCES(inverse_diagonal_blocks)

}  // namespace lapilli
