// SPDX-License-Identifier: BSD-3-Clause
// Kernels that touch each element once: fill, copy, turn, scale, norm. Bound by memory: each reads and writes
// what it must, 256 consecutive rows of a column at a time; of fewer rows all of them, of several columns.
//
//          block_x ->  256 rows each
//     +---------------------------------+
//     |  block_y: columns y, y + grid_y, ...; with at most 16 rows, 16 of them each, and so on
//     +---------------------------------+
#pragma once

#include <cstdint>
#include <type_traits>

#include "arch/simt.cuh"
#include "elementwise/args.hpp"
#include "elementwise/equilibrated.hpp"
#include "elementwise/transfer_args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kElementThreads = 256;

LAPILLI_DEVICE bool contains(Part part, std::int64_t i, std::int64_t j) {
    switch (part) {
        case Part::lower:
            return i >= j;
        case Part::strictly_lower:
            return i > j;
        case Part::upper:
            return i <= j;
        case Part::strictly_upper:
            return i < j;
        case Part::all:
            break;
    }
    return true;
}

/// The columns for the threads of a block in a matrix of m rows: a power of two.
LAPILLI_HOST_DEVICE constexpr int columns_at_once(std::int64_t m) {
    int columns = 1;
    while (columns < kElementThreads && 2 * columns * m <= kElementThreads) columns *= 2;
    return columns;
}

/// Calls f(i, j) for each element of the region of an m-by-n matrix that this thread is given.
template <class F>
LAPILLI_DEVICE void for_elements(Part part, std::int64_t m, std::int64_t n, F f) {
    const int columns = columns_at_once(m), rows = kElementThreads / columns;
    const std::int64_t i = static_cast<std::int64_t>(block_x()) * kElementThreads + thread_id() % rows;
    if (i >= m) return;
    for (std::int64_t j = std::int64_t(block_y()) * columns + thread_id() / rows; j < n;
         j += std::int64_t(grid_y()) * columns) {
        if (contains(part, i, j)) f(i, j);
    }
}

template <class T>
__global__ void __launch_bounds__(kElementThreads)
    fill(Part part, std::int64_t m, std::int64_t n, T off, T diagonal, T* a, std::int64_t lda) {
    for_elements(part, m, n,
                 [=](std::int64_t i, std::int64_t j) { store(a + i + j * lda, i == j ? diagonal : off); });
}

/// Reads and writes the words of a transfer, by all threads. Whether there is nothing else to do.
LAPILLI_DEVICE bool take_words(const TransferWords& words) {
    if (block_x() == 0 && block_y() == 0) {
        for (std::int64_t k = thread_id(); k < words.zero_count; k += kElementThreads)
            store(words.zeros + k, std::int64_t{0});
        if (thread_id() == 0 && words.tells != nullptr) store(words.tells, load(words.unless));
    }
    return words.unless != nullptr && load(words.unless) < 0;
}

/// Columns that a thread of `copy` has on their way at the same time.
inline constexpr int kCopyColumns = 4;

template <class T>
__global__ void __launch_bounds__(kElementThreads)
    copy(Part part, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b, std::int64_t ldb,
         TransferWords words) {
    if (take_words(words)) return;
    const int columns = columns_at_once(m), rows = kElementThreads / columns;
    const std::int64_t i = static_cast<std::int64_t>(block_x()) * kElementThreads + thread_id() % rows;
    if (i >= m) return;
    const std::int64_t step = std::int64_t(grid_y()) * columns;
    for (std::int64_t first = std::int64_t(block_y()) * columns + thread_id() / rows; first < n;
         first += kCopyColumns * step) {
        T x[kCopyColumns] = {};
        LAPILLI_UNROLL
        for (int c = 0; c < kCopyColumns; ++c) {
            const std::int64_t j = first + c * step;
            if (j < n && contains(part, i, j)) x[c] = load(a + i + j * lda);
        }
        LAPILLI_UNROLL
        for (int c = 0; c < kCopyColumns; ++c) {
            const std::int64_t j = first + c * step;
            if (j < n && contains(part, i, j)) store(b + i + j * ldb, x[c]);
        }
    }
}

/// B := A and D := C, of one shape
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    copy_two(std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b, std::int64_t ldb, const T* c,
             std::int64_t ldc, T* d, std::int64_t ldd) {
    for_elements(Part::all, m, n, [=](std::int64_t i, std::int64_t j) {
        const T first = load(a + i + j * lda), second = load(c + i + j * ldc);
        store(b + i + j * ldb, first);
        store(d + i + j * ldd, second);
    });
}

/// B := A, from real numbers
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    widen(std::int64_t m, std::int64_t n, const real_t<T>* a, std::int64_t lda, T* b, std::int64_t ldb) {
    for_elements(Part::all, m, n, [=](std::int64_t i, std::int64_t j) {
        store(b + i + j * ldb, from_real<T>(load(a + i + j * lda)));
    });
}

/// The same number in another precision.
template <class To, class T>
LAPILLI_DEVICE To in_precision_of(T x) {
    if constexpr (is_complex<T>) {
        using R = real_t<To>;
        return {static_cast<R>(real(x)), static_cast<R>(imag(x))};
    } else {
        return static_cast<To>(x);
    }
}

/// B := A in single precision; where a part is larger than `largest`, misfit[0] := 1
template <class T, class Single>
__global__ void __launch_bounds__(kElementThreads)
    lower(Part part, std::int64_t m, std::int64_t n, real_t<T> largest, const T* a, std::int64_t lda,
          Single* b, std::int64_t ldb, std::uint32_t* misfit) {
    bool fits = true;
    for_elements(part, m, n, [&](std::int64_t i, std::int64_t j) {
        const T x = load(a + i + j * lda);
        if constexpr (is_complex<T>) {
            fits = fits && !(abs(real(x)) > largest || abs(imag(x)) > largest);
        } else {
            fits = fits && !(abs(x) > largest);
        }
        store(b + i + j * ldb, in_precision_of<Single>(x));
    });
    if (!fits) atomic_max(misfit, std::uint32_t{1});
}

/// B := A, or A + B, from single precision
template <class T, class Single>
__global__ void __launch_bounds__(kElementThreads)
    raise(bool add, std::int64_t m, std::int64_t n, const Single* a, std::int64_t lda, T* b,
          std::int64_t ldb) {
    for_elements(Part::all, m, n, [=](std::int64_t i, std::int64_t j) {
        const T x = in_precision_of<T>(load(a + i + j * lda));
        store(b + i + j * ldb, add ? x + load(b + i + j * ldb) : x);
    });
}

/// B := alpha A + beta B
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    add(std::int64_t m, std::int64_t n, real_t<T> alpha, const T* a, std::int64_t lda, real_t<T> beta, T* b,
        std::int64_t ldb) {
    for_elements(Part::all, m, n, [=](std::int64_t i, std::int64_t j) {
        const T x = load(a + i + j * lda) * alpha;
        store(b + i + j * ldb, beta == real_t<T>(0) ? x : x + load(b + i + j * ldb) * beta);
    });
}

/// B := |Re a| + |Im a|
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    sizes(std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, real_t<T>* b, std::int64_t ldb) {
    for_elements(Part::all, m, n, [=](std::int64_t i, std::int64_t j) {
        const T x = load(a + i + j * lda);
        store(b + i + j * ldb, is_complex<T> ? abs(real(x)) + abs(imag(x)) : abs(real(x)));
    });
}

/// Column to[j] of B := column from[j] of the real matrix A; without a list it is column j
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    move_columns(std::int64_t m, std::int64_t count, const std::int64_t* from, const std::int64_t* to,
                 const real_t<T>* a, std::int64_t lda, T* b, std::int64_t ldb) {
    for_elements(Part::all, m, count, [=](std::int64_t i, std::int64_t j) {
        const std::int64_t source = from == nullptr ? j : load(from + j);
        const std::int64_t target = to == nullptr ? j : load(to + j);
        store(b + i + target * ldb, from_real<T>(load(a + i + source * lda)));
    });
}

/// Column j of B := column from[j] of A, which has `columns` of them, where there is one
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    gather_columns(std::int64_t m, std::int64_t n, const std::int64_t* from, const T* a, std::int64_t columns,
                   std::int64_t lda, T* b, std::int64_t ldb) {
    for_elements(Part::all, m, n, [=](std::int64_t i, std::int64_t j) {
        const std::int64_t source = load(from + j);
        if (source >= 0 && source < columns) store(b + i + j * ldb, load(a + i + source * lda));
    });
}

inline constexpr int kRowsOfThread = swap_rows_limit / kElementThreads, kSwapColumns = 4;

/// Row to[k] := row from[k] where both are rows; all are read before one is written. A block has all of them,
/// of some columns.
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    swap_rows(std::int64_t count, std::int64_t m, std::int64_t n, const std::int64_t* to,
              const std::int64_t* from, T* a, std::int64_t lda) {
    std::int64_t source[kRowsOfThread] = {}, target[kRowsOfThread] = {};
    LAPILLI_UNROLL
    for (int k = 0; k < kRowsOfThread; ++k) {
        const std::int64_t row = thread_id() + k * kElementThreads;
        target[k] = row < count ? load(to + row) : -1;
        if (target[k] < 0) continue;
        source[k] = load(from + row);
        if (target[k] >= m || source[k] < 0 || source[k] >= m) target[k] = -1;
    }
    // Several columns at once: more loads are on their way.
    for (std::int64_t first = block_y(); first < n; first += kSwapColumns * grid_y()) {
        T rows[kSwapColumns][kRowsOfThread] = {};
        LAPILLI_UNROLL
        for (int c = 0; c < kSwapColumns; ++c) {
            const std::int64_t j = first + c * grid_y();
            LAPILLI_UNROLL
            for (int k = 0; k < kRowsOfThread; ++k) {
                if (j < n && target[k] >= 0) rows[c][k] = load(a + source[k] + j * lda);
            }
        }
        sync();
        LAPILLI_UNROLL
        for (int c = 0; c < kSwapColumns; ++c) {
            const std::int64_t j = first + c * grid_y();
            LAPILLI_UNROLL
            for (int k = 0; k < kRowsOfThread; ++k) {
                if (j < n && target[k] >= 0) store(a + target[k] + j * lda, rows[c][k]);
            }
        }
    }
}

/// B(i,j) := A(m-1-i, n-1-j)
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    reverse(std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b, std::int64_t ldb) {
    for_elements(Part::all, m, n, [=](std::int64_t i, std::int64_t j) {
        store(b + i + j * ldb, load(a + (m - 1 - i) + (n - 1 - j) * lda));
    });
}

/// Block row i of B, of height nb, := block row first + i stride of A
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    gather_blocks(std::int64_t m, std::int64_t n, std::int64_t nb, std::int64_t first, std::int64_t stride,
                  const T* a, std::int64_t lda, T* b, std::int64_t ldb) {
    for_elements(Part::all, m, n, [=](std::int64_t i, std::int64_t j) {
        const std::int64_t row = (first + i / nb * stride) * nb + i % nb;
        store(b + i + j * ldb, load(a + row + j * lda));
    });
}

/// Block row first + i stride of B, of height nb, := block row i of A
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    scatter_blocks(std::int64_t m, std::int64_t n, std::int64_t nb, std::int64_t first, std::int64_t stride,
                   const T* a, std::int64_t lda, T* b, std::int64_t ldb) {
    for_elements(Part::all, m, n, [=](std::int64_t i, std::int64_t j) {
        const std::int64_t row = (first + i / nb * stride) * nb + i % nb;
        store(b + row + j * ldb, load(a + i + j * lda));
    });
}

template <class T>
__global__ void __launch_bounds__(kElementThreads)
    set_diagonal(std::int64_t length, const real_t<T>* values, T* a, std::int64_t lda) {
    for_elements(Part::all, length, 1, [=](std::int64_t i, std::int64_t) {
        store(a + i + i * lda, from_real<T>(load(values + i)));
    });
}

template <class T>
__global__ void __launch_bounds__(kElementThreads)
    scale(Part part, std::int64_t m, std::int64_t n, real_t<T> factor, T* a, std::int64_t lda) {
    for_elements(part, m, n, [=](std::int64_t i, std::int64_t j) {
        store(a + i + j * lda, factor * load(a + i + j * lda));
    });
}

/// a(i, j) := (cols[j] rows[i]) a(i, j); without a list its factors are 1
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    equilibrate(Part part, std::int64_t m, std::int64_t n, const real_t<T>* rows, const real_t<T>* cols, T* a,
                std::int64_t lda) {
    for_elements(part, m, n, [=](std::int64_t i, std::int64_t j) {
        const real_t<T> of_row = rows == nullptr ? real_t<T>(1) : rows[i];
        const real_t<T> of_column = cols == nullptr ? real_t<T>(1) : cols[j];
        store(a + i + j * lda, equilibrated(load(a + i + j * lda), of_row, of_column));
    });
}

/// The bits of numbers that are not negative are ordered as the numbers are, and NaN's are above all.
LAPILLI_DEVICE std::uint32_t ordered_bits(float x) { return __builtin_bit_cast(std::uint32_t, x); }
LAPILLI_DEVICE std::uint64_t ordered_bits(double x) { return __builtin_bit_cast(std::uint64_t, x); }

/// The bits of a modulus, or of the larger part's: a complex modulus may overflow where the parts do not.
template <class T>
LAPILLI_DEVICE auto ordered_bits_of_size(T x) {
    if constexpr (is_complex<T>) {
        return max(ordered_bits(abs(x.re)), ordered_bits(abs(x.im)));
    } else {
        return ordered_bits(abs(x));
    }
}

/// max(result[0], largest |a_ij|, of complex numbers |Re a_ij| or |Im a_ij|), where result holds ordered
/// bits, zero at the start
template <class T, class Bits>
__global__ void __launch_bounds__(kElementThreads)
    max_norm(Part part, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, Bits* result) {
    auto largest = shared<Bits>(0, kElementThreads / 32);
    Bits most = 0;
    for_elements(part, m, n, [&](std::int64_t i, std::int64_t j) {
        most = max(most, ordered_bits_of_size(load(a + i + j * lda)));
    });
    LAPILLI_UNROLL
    for (int step = 16; step > 0; step /= 2) most = max(most, shuffle_xor(most, step));
    if (lane_id() == 0) largest[warp_id()] = most;
    sync();
    if (thread_id() == 0) {
        for (int w = 1; w < kElementThreads / 32; ++w) {
            const Bits other = largest[w];
            most = max(most, other);
        }
        atomic_max(result, most);
    }
}

inline constexpr int kTurnTile = 32;

/// conj, and of a NaN all bits but that sign: what is turned there and back is what it was. A negation need
/// not keep them.
template <class T>
LAPILLI_DEVICE T conj_bits(T a) {
    if constexpr (is_complex<T>) {
        using Bits = std::conditional_t<sizeof(T) == 8, std::uint32_t, std::uint64_t>;
        const Bits sign = Bits(1) << (8 * sizeof(Bits) - 1);
        return {real(a), __builtin_bit_cast(real_t<T>, __builtin_bit_cast(Bits, imag(a)) ^ sign)};
    } else {
        return a;
    }
}

/// B := A^H or A^T in a part of B, in tiles of 32 x 32 that are turned in shared memory, so that both sides
/// are read and written along columns. B's first row is row `first` of the matrix that has the part.
template <class T>
__global__ void __launch_bounds__(kElementThreads)
    adjoint(Part part, std::int64_t first, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b,
            std::int64_t ldb, bool conjugates, TransferWords words) {
    if (take_words(words)) return;
    auto tile = shared<T>(0, kTurnTile * (kTurnTile + 1));
    const std::int64_t i0 = static_cast<std::int64_t>(block_x()) * kTurnTile;
    const std::int64_t j0 = static_cast<std::int64_t>(block_y()) * kTurnTile;
    const int lane = lane_id();
    for (int j = warp_id(); j < kTurnTile; j += kElementThreads / 32) {
        if (i0 + lane < m && j0 + j < n && contains(part, first + j0 + j, i0 + lane)) {
            const T value = load(a + i0 + lane + (j0 + j) * lda);
            tile[j * (kTurnTile + 1) + lane] = conjugates ? conj_bits(value) : value;
        }
    }
    sync();
    for (int i = warp_id(); i < kTurnTile; i += kElementThreads / 32) {
        if (i0 + i < m && j0 + lane < n && contains(part, first + j0 + lane, i0 + i)) {
            const T value = tile[lane * (kTurnTile + 1) + i];
            store(b + j0 + lane + (i0 + i) * ldb, value);
        }
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
