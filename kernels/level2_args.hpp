// SPDX-License-Identifier: BSD-3-Clause
// What the products of a matrix and a vector take: plain numbers and pointers, the same for the CUDA launchers,
// the emulator and the sim devices. Element i of a vector is x[i * incx]; incx may be negative, never 0.
#pragma once

#include <cstdint>

#include "symv/shape.hpp"

namespace lapilli {

/// y := alpha op(A) x + beta y, A m-by-n
template <class T>
struct GemvArgs {
    using Scalar = T;
    static constexpr const char* name = "gemv";
    char op;  ///< 'N', 'T' or 'C'
    std::int64_t m, n;
    T alpha;
    const T* a;
    std::int64_t lda;
    const T* x;
    std::int64_t incx;
    T beta;  ///< 0: y is not read
    T* y;
    std::int64_t incy;
    /// gemv_work(m, n) elements, of any content
    T* work;
    /// Sums in the order in which they come: the bits may differ from call to call.
    bool atomics = false;

    /// The precondition that does not hold; null when all do.
    constexpr const char* violation() const { return incx != 0 && incy != 0 ? nullptr : "gemv: increments"; }
    constexpr bool empty() const { return (op == 'N' ? m : n) == 0; }
};

/// y := alpha A x + beta y, A symmetric or Hermitian of order n, of which one triangle is read. A may be the
/// local columns of a column-cyclic matrix, device `rank` of `team`, in blocks of nb: then y is what these
/// columns add to the product. Of the whole matrix only the rows and columns from `first` on count; x and y
/// are indexed from 0 all the same, and what is before `first` in them is neither read nor written.
template <class T>
struct SymvArgs {
    using Scalar = T;
    static constexpr const char* name = "symv";
    char uplo;       ///< 'L' or 'U'
    bool hermitian;  ///< the other triangle is the conjugate; the diagonal's imaginary parts are not read
    std::int64_t n;
    T alpha;
    const T* a;
    std::int64_t lda;
    const T* x;
    std::int64_t incx;
    T beta;  ///< 0: y is not read
    T* y;
    std::int64_t incy;
    /// symv_work(n) elements, of any content
    T* work;
    /// Sums in the order in which they come: the bits may differ from call to call.
    bool atomics = false;
    std::int64_t first = 0;
    std::int64_t nb = 1;  ///< of any value when team = 1
    int rank = 0, team = 1;

    /// The precondition that does not hold; null when all do.
    constexpr const char* violation() const { return incx != 0 && incy != 0 ? nullptr : "symv: increments"; }
    constexpr bool empty() const { return n == first; }
};

/// Strips of a pass: fewer for small matrices, so that the partial sums stay O(n) when blocks of a layout are narrow.
constexpr int symv_strips_at_once(std::int64_t n) {
    return n / 16 + 1 < symv_most_strips ? static_cast<int>(n / 16 + 1) : symv_most_strips;
}
inline constexpr int symv_most_multiprocessors = 160;
/// From this order on small shares are worth the counter that has to be cleared for them.
inline constexpr std::int64_t symv_dynamic_tail_from = 8000;

/// Elements of scratch memory, at most; O(m + n) and O(n).
/// GEMV (gemv/plan.hpp) splits its sums into as many vectors of partial results as this holds, and not more. Large
/// matrices need one, or two to fill the device evenly; for the others, whose results are few, there is the constant.
constexpr std::int64_t gemv_work(std::int64_t m, std::int64_t n) { return 2 * (m + n) + 32768; }
constexpr std::int64_t symv_work(std::int64_t n) {
    // Partial sums of the rows of each strip, and of a strip's columns by each share and worker: the widths and
    // numbers of symv/plan.hpp, and as many blocks as the largest GPU has multiprocessors.
    const std::int64_t strips = symv_strips_at_once(n), widest = n / 80 + 32;
    const std::int64_t shares =
        symv_most_multiprocessors + (n >= symv_dynamic_tail_from ? symv_most_small_shares : 0);
    return strips * (n + 64) + (strips + shares) * symv_workers * widest + 16;
}

}  // namespace lapilli
