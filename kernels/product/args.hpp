// SPDX-License-Identifier: BSD-3-Clause
// Arguments of matrix products: plain numbers and pointers, the same for the CUDA launchers, the emulator and
// simulated devices.
#pragma once

#include <cstdint>

#include "base/access.hpp"

namespace lapilli {

/// C := alpha[0] op(A[0]) op(B[0]) (+ alpha[1] op(A[1]) op(B[1])) + beta C, in the named part of C. One term
/// gives GEMM, SYRK and HERK, two give SYR2K and HER2K. C may be local columns of a column-cyclic matrix: its
/// column j is local column first_col + j of device `rank` of `team`, in blocks of nb; its row i is row
/// first_row + i.
template <class T>
struct ProductArgs {
    using Scalar = T;
    static constexpr const char* name = "product";
    std::int64_t m, n, k;  ///< C is m-by-n, k > 0 is the inner dimension of each term
    char op_a, op_b;       ///< 'N', 'T' or 'C'
    int terms;             ///< 1 or 2
    T alpha[2];
    const T* a[2];
    std::int64_t lda;  ///< of both terms
    const T* b[2];
    std::int64_t ldb;
    T beta;  ///< 0: C is not read
    T* c;
    std::int64_t ldc;

    /// 'A': all of C. 'L', 'U': the elements on and below, or on and above, the diagonal of the whole matrix.
    /// The others are not written, and their contents do not matter.
    char part = 'A';
    /// Imaginary parts of the diagonal become 0, as in HERK.
    bool real_diagonal = false;
    /// Each element off the diagonal that is written is written conjugated on the other side of it, too, in
    /// rows or columns behind C's where C is not square: for Hermitian matrices with both triangles in
    /// memory. C begins on the diagonal.
    bool both_sides = false;
    std::int64_t first_row = 0, first_col = 0;
    std::int64_t nb = 1;
    int rank = 0, team = 1;

    /// Workspace for partial sums if C is small and k is long. With fewer elements than C has, k is not
    /// split.
    T* work = nullptr;
    std::int64_t work_elements = 0;

    /// Multiprocessors that are left to what runs next to it.
    int spared = 0;

    /// The column of the whole matrix that corresponds to column j of C.
    constexpr std::int64_t column(std::int64_t j) const {
        const std::int64_t local = first_col + j;
        return team == 1 ? local : (local / nb * team + rank) * nb + local % nb;
    }
    /// The violated precondition; null if all hold.
    constexpr const char* violation() const {
        if (k <= 0 || (terms != 1 && terms != 2)) return "product: inner dimension, terms";
        const bool begins_on_diagonal = team == 1 && first_row == first_col;
        const bool has_both = part == 'L' ? m >= n : part == 'U' && m <= n;
        return !both_sides || (begins_on_diagonal && has_both) ? nullptr : "product: both sides";
    }
    constexpr bool empty() const { return m == 0 || n == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        const bool plain_a = op_a == 'N', plain_b = op_b == 'N';
        for (int t = 0; t < terms; ++t) {
            touch(Access::read, a[t], Extent::matrix(plain_a ? m : k, plain_a ? k : m, lda));
            touch(Access::read, b[t], Extent::matrix(plain_b ? k : n, plain_b ? n : k, ldb));
        }
        const std::int64_t longer = m > n ? m : n;
        touch(Access::write, c, both_sides ? Extent::matrix(longer, longer, ldc) : Extent::matrix(m, n, ldc));
        touch(Access::write, work, Extent::array(work_elements));
    }
};

}  // namespace lapilli

#define LAPILLI_PRODUCT_OPERATIONS(X) X(ProductArgs)
