// SPDX-License-Identifier: BSD-3-Clause
// The pivots of an indefinite factorization: ipiv as LAPACK has it, and what it means for rows and columns.
#pragma once

#include "lu/interchanges.hpp"

namespace lapilli {

/// The pivots of a lower triangle. An upper one is the lower one of the matrix with rows and columns in the
/// opposite order.
class BunchKaufmanPivots {
  public:
    /// As the factorization of a lower triangle made them.
    explicit BunchKaufmanPivots(std::vector<index_t> lower) : lower_(std::move(lower)) {}
    /// From the caller's ipiv. Throws where it is none; number: of the argument.
    static BunchKaufmanPivots read(Context& context, int number, Uplo uplo, index_t n, const index_t* ipiv);

    /// LAPACK's ipiv for this triangle.
    std::vector<index_t> as_lapack(Uplo uplo) const;
    /// The interchanges of rows, one for each row.
    Interchanges interchanges() const;
    /// The first row of a pivot of order 1 with a zero on the diagonal of D, or -1.
    template <class T>
    index_t zero_pivot(const T* diagonal) const {
        for (index_t k = 0; k < size(); ++k) {
            if (lower_[static_cast<std::size_t>(k)] > 0 && diagonal[k] == T(0)) return k;
        }
        return -1;
    }
    /// The first row whose interchange column j of L has not seen when it was made.
    std::vector<index_t> begins() const;

  private:
    index_t size() const { return static_cast<index_t>(lower_.size()); }
    std::vector<index_t> lower_;
};

}  // namespace lapilli
