// SPDX-License-Identifier: BSD-3-Clause
// The reduction to bidiagonal form, in one operation, of a matrix that fits twice into the shared memory of a
// device's multiprocessors: arguments, and which matrices fit. Plain data, shared by the kernel and the
// backends.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "arch/limits.hpp"
#include "base/access.hpp"
#include "base/scalar.hpp"
#include "base/view.hpp"
#include "resident/lines.hpp"

namespace lapilli {

/// Elements of `work`: a column and a row, and with each the vector of the reflector before.
constexpr std::int64_t bidiagonal_resident_work(std::int64_t m, std::int64_t n) { return 2 * (m + n + 8); }

/// Reduction of a matrix to upper bidiagonal form, without panels, on one device. For each column i:
///
///     a    = column i;   H_i = I - tauq v v^H      annihilates a(i+1 : m)
///     y    = tauq A^H v;   A -= v y^H
///     b    = (row i)^H;  G_i = I - taup u u^H      annihilates b(i+2 : n)
///     x    = taup A u;     A -= x u^H
template <class T>
struct BidiagonalResidentArgs {
    using Scalar = T;
    static constexpr const char* name = "bidiagonal_resident";
    DeviceView<T> a;  ///< m >= n >= 1; out: as LAPACK's GEBRD leaves it
    real_t<T>*d, *e;  ///< n, n - 1
    T *tauq, *taup;   ///< n
    T* work;          ///< bidiagonal_resident_work elements, aligned to 16 bytes
    void* barrier;    ///< barrier_bytes, zero before the first use
    int sharers = 1;  ///< reductions that may run at the same time: see TridiagonalResident

    const char* violation() const {
        return a.cols > 0 && a.cols <= a.rows && sharers > 0 ? nullptr : "bidiagonal_resident: shape";
    }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a);
        touch(Access::write, d, Extent::array(a.cols));
        touch(Access::write, e, Extent::array(a.cols - 1));
        touch(Access::write, tauq, Extent::array(a.cols));
        touch(Access::write, taup, Extent::array(a.cols));
        touch(Access::write, work, Extent::array(bidiagonal_resident_work(a.rows, a.cols)));
        touch(Access::write, barrier, Extent::array(barrier_bytes));
    }
};

/// The layout of a matrix in `blocks` blocks: every block has columns of A, and columns of A^H.
template <class T, int Warps = resident_warps>
struct BidiagonalResidentShape {
    using Lines = ResidentLines<T, Warps>;
    int m, n, blocks;

    /// left: columns of A, else of A^H.
    constexpr int length(bool left) const { return left ? m : n; }
    constexpr int lines(bool left) const { return left ? n : m; }
    constexpr int slots(bool left) const { return (lines(left) + blocks - 1) / blocks; }
    constexpr std::size_t stride(bool left) const {
        return static_cast<std::size_t>(Lines::stride(length(left)));
    }
    constexpr std::size_t matrix(bool left) const {
        return static_cast<std::size_t>(slots(left)) * stride(left);
    }
    /// Coefficients, for each line, of the two vectors that are subtracted from it.
    static constexpr std::size_t elements = 2 * static_cast<std::size_t>(Lines::most_slots);
    /// Byte offsets: see BidiagonalResidentSpace.
    constexpr std::size_t matrix_at(bool left) const { return left ? 0 : matrix(true) * sizeof(T); }
    constexpr std::size_t sums_at() const { return (matrix(true) + matrix(false)) * sizeof(T); }
    constexpr std::size_t elements_at(bool left) const {
        return sums_at() + (Lines::sums + (left ? 0 : elements)) * sizeof(T);
    }
    constexpr std::size_t factor_at() const { return sums_at() + (Lines::sums + 2 * elements) * sizeof(T); }
    constexpr std::size_t norms_at() const { return factor_at() + 16; }
    constexpr std::size_t barrier_at() const { return norms_at() + Warps * sizeof(double); }
    constexpr std::size_t bytes() const { return barrier_at() + sizeof(std::uint64_t); }

    constexpr bool fits(std::size_t shared_bytes) const {
        return slots(true) <= Lines::most_slots && slots(false) <= Lines::most_slots && m <= Lines::longest &&
               n <= Lines::longest && bytes() <= shared_bytes;
    }
};

/// Whether a matrix of m rows and n columns, m >= n, fits into this many multiprocessors with this much
/// shared memory each.
template <class T>
constexpr bool bidiagonal_resident_fits(std::int64_t m, std::int64_t n, int multiprocessors,
                                        std::size_t shared_bytes) {
    const std::int64_t most = ResidentLines<T, resident_warps>::longest;
    if (n < 1 || m < n || m > most) return false;
    const int blocks = std::min({multiprocessors, resident_most_blocks, static_cast<int>(m)});
    return BidiagonalResidentShape<T>{static_cast<int>(m), static_cast<int>(n), blocks}.fits(shared_bytes);
}
/// The same for the precision of this letter.
constexpr bool bidiagonal_resident_fits(char precision, std::int64_t m, std::int64_t n, int multiprocessors,
                                        std::size_t shared_bytes) {
    const auto fits = [&]<class T>(T) {
        return bidiagonal_resident_fits<T>(m, n, multiprocessors, shared_bytes);
    };
    return precision == 's'   ? fits(float())
           : precision == 'd' ? fits(double())
           : precision == 'c' ? fits(std::complex<float>())
                              : fits(std::complex<double>());
}

}  // namespace lapilli

#define LAPILLI_BIDIAGONAL_RESIDENT_OPERATIONS(X) X(BidiagonalResidentArgs)
