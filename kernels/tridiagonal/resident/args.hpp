// SPDX-License-Identifier: BSD-3-Clause
// The reduction, in one operation, of a matrix that fits into the shared memory and registers of a device's
// multiprocessors: arguments, and which matrices fit. Plain data, shared by the kernel and the backends.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "resident/lines.hpp"
#include "tridiagonal/panel/args.hpp"

namespace lapilli {

/// Elements of `work`: y and the next column, separately for even and odd columns.
constexpr std::int64_t resident_work(std::int64_t n) { return 4 * (n + 4); }
/// Reduction of a symmetric or Hermitian matrix of order n to tridiagonal form, without panels, on one
/// device:
///
///   for each column c
///     d_c = a_c(c);  H_c = I - tau v v^H       annihilates a_c(c+2 : n)
///     y   = A v
///     w   = tau y - (tau/2 (tau y)^H v) v
///     A  -= v w^H + w v^H
template <class T, class R>
struct TridiagonalResident {
    using Scalar = T;
    static constexpr const char* name = "tridiagonal_resident";
    std::int64_t n;  ///< at least 1
    T* a;            ///< in: lower triangle; out: the reflectors, below the first subdiagonal
    std::int64_t lda;
    R* d;           ///< n
    R* e;           ///< n-1
    T* tau;         ///< n-1
    T* work;        ///< resident_work elements, aligned to 16 bytes
    void* barrier;  ///< barrier_bytes, zero before the first use
    /// The number of reductions that may run at the same time. Each leaves the others their share of the
    /// multiprocessors, as far as its matrix fits into the rest. The result has the same bits.
    int sharers = 1;

    /// The violated precondition; null if all hold.
    constexpr const char* violation() const {
        return n > 0 && sharers > 0 ? nullptr : "tridiagonal_resident: order";
    }
    constexpr bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a, Extent::matrix(n, n, lda));
        touch(Access::write, d, Extent::array(n));
        touch(Access::write, e, Extent::array(n - 1));
        touch(Access::write, tau, Extent::array(n - 1));
        touch(Access::write, work, Extent::array(resident_work(n)));
        touch(Access::write, barrier, Extent::array(barrier_bytes));
    }
};
template <class T>
using ResidentArgs = TridiagonalResident<T, real_t<T>>;

/// The layout of a matrix in `blocks` blocks. Columns are distributed round robin; the last columns of each
/// block are in the registers of its threads, the others in its shared memory.
template <class T, int Warps = resident_warps>
struct ResidentShape {
    using Lines = ResidentLines<T, Warps>;
    static constexpr int warps = Warps, threads = Lines::threads, most_slots = Lines::most_slots;
    static constexpr int held = sizeof(T) == 16 ? 3 : 4;  ///< columns in registers

    int n, blocks;

    constexpr int slots() const { return (n + blocks - 1) / blocks; }
    constexpr int kept() const { return std::max(0, slots() - held); }  ///< in shared memory
    /// The distance between columns.
    constexpr int stride() const { return Lines::stride(n); }

    constexpr std::size_t matrix() const {
        return static_cast<std::size_t>(kept()) * static_cast<std::size_t>(stride());
    }
    static constexpr std::size_t sums = Lines::sums, elements = 2 * most_slots;
    /// Byte offsets after the columns: see ResidentSpace.
    constexpr std::size_t sums_at() const { return matrix() * sizeof(T); }
    constexpr std::size_t elements_at() const { return sums_at() + sums * sizeof(T); }
    constexpr std::size_t scalars_at() const { return elements_at() + elements * sizeof(T); }
    constexpr std::size_t row_at() const { return scalars_at() + 32; }
    constexpr std::size_t factor_at() const { return row_at() + 64; }
    constexpr std::size_t parts_at() const { return factor_at() + 16; }
    constexpr std::size_t barrier_at() const { return parts_at() + 2 * Warps * sizeof(double); }
    constexpr std::size_t bytes() const { return barrier_at() + sizeof(std::uint64_t); }

    constexpr bool fits(std::size_t shared_bytes) const {
        return slots() <= most_slots && stride() <= Lines::longest && bytes() <= shared_bytes;
    }
};

/// The largest order that fits into this many multiprocessors with this much shared memory each.
template <class T>
constexpr std::int64_t resident_rows(int blocks, std::size_t shared_bytes) {
    int n = std::min(blocks, resident_most_blocks) * ResidentShape<T>::most_slots;
    while (n > 0 && !ResidentShape<T>{n, std::min(blocks, resident_most_blocks)}.fits(shared_bytes)) --n;
    return n;
}
/// The same for the precision of this letter.
constexpr std::int64_t resident_rows(char precision, int blocks, std::size_t shared_bytes) {
    return precision == 's'   ? resident_rows<float>(blocks, shared_bytes)
           : precision == 'd' ? resident_rows<double>(blocks, shared_bytes)
           : precision == 'c' ? resident_rows<std::complex<float>>(blocks, shared_bytes)
                              : resident_rows<std::complex<double>>(blocks, shared_bytes);
}
/// The multiprocessors of a matrix of order n.
template <class T, int Warps = resident_warps>
constexpr int resident_blocks(int n, int multiprocessors, std::size_t shared_bytes, int sharers) {
    return resident_share(n, multiprocessors, sharers, [=](int blocks) {
        return ResidentShape<T, Warps>{n, blocks}.fits(shared_bytes);
    });
}
/// An upper bound for every device.
template <class T>
inline constexpr std::int64_t resident_limit = resident_rows<T>(resident_most_blocks, 228 * 1024);

}  // namespace lapilli

#define LAPILLI_RESIDENT_OPERATIONS(X) X(ResidentArgs)
