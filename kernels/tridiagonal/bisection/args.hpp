// SPDX-License-Identifier: BSD-3-Clause
// Eigenvalues of a symmetric tridiagonal matrix, and singular values of a bidiagonal one, by bisection with
// counts of negative pivots: arguments and the counts themselves. Plain data and arithmetic, shared by the
// kernel and the backends. All numbers are doubles, whatever the precision of the matrix.
#pragma once

#include <cstdint>

#include "arch/both.hpp"
#include "base/access.hpp"

namespace lapilli {

/// A row of the matrix as the count reads it, 16 bytes at once.
struct alignas(16) SturmRow {
    double diagonal;  ///< its square, of a bidiagonal matrix
    /// The square of the element left of it; of a bidiagonal matrix, above it. 0 in the first row of a block.
    double square;
};

/// An unreduced block, rows first .. first+size-1. Its eigenvalues are searched for among the points x_k =
/// lower + k step, k = 0 .. 2^sturm_bits. Singular values have other points (BidiagonalSturm); their step is
/// 1.
struct SturmBlock {
    std::int64_t first, size;
    std::int64_t position, index;  ///< its wanted eigenvalues begin at this position, with this index, from 0
    double lower, step;            ///< step 0: all eigenvalues are `lower`
};

inline constexpr int sturm_bits = 54;
/// The same for singular values: of all bits of a double below 2 but the last, and as many as a float needs.
inline constexpr int bidiagonal_bits = 61, bidiagonal_bits_of_float = 36;

/// Wanted eigenvalues have positions; those of a block are consecutive. Computes the eigenvalues at positions
/// p = begin .. begin+count-1: the one with index sturm_index(p), counted from the smallest, of the block at
/// p. `lanes` decides which points are tried, but not the eigenvalues. So these depend neither on the
/// distribution of the positions nor on which of them are wanted.
struct SturmProblem {
    std::int64_t blocks;
    const SturmBlock* block;  ///< in ascending order of position, each with at least one
    const SturmRow* rows;     ///< n
    std::int64_t n, begin, count;
    int lanes;       ///< points tried at once for one eigenvalue: 1, 4, 8, 16 or 32
    double* values;  ///< count
    int bidiagonal =
        0;  ///< 0: eigenvalues of a tridiagonal matrix; otherwise singular values, to this number of bits
};

template <class T>
struct SturmArgs : SturmProblem {
    using Scalar = T;
    static constexpr const char* name = "bisection";

    const char* violation() const {
        const bool fits = begin >= 0 && begin + count <= n &&
                          (lanes == 1 || lanes == 4 || lanes == 8 || lanes == 16 || lanes == 32) &&
                          bidiagonal >= 0 && bidiagonal <= bidiagonal_bits;
        return fits ? nullptr : "bisection: positions, lanes, bits";
    }
    bool empty() const { return count == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, block, Extent::array(blocks));
        touch(Access::read, rows, Extent::array(n));
        touch(Access::write, values, Extent::array(count));
    }
};

/// The number of lanes for n values on a device. With few threads a count costs the latency of its divisions,
/// with many the instructions of all steps; and trying 2^bits - 1 points a round takes more steps than
/// halving one bit at a time.
constexpr int sturm_lanes(std::int64_t n, bool bidiagonal) {
    if (bidiagonal) return n <= 1600 ? 32 : n <= 3400 ? 16 : n <= 7500 ? 8 : n <= 20000 ? 4 : 1;
    return n <= 1450 ? 32 : n <= 2900 ? 16 : n <= 6900 ? 8 : n <= 18400 ? 4 : 1;
}
/// The bits that one round of 2^bits - 1 points determines.
constexpr int sturm_round(int lanes) {
    return lanes == 32 ? 5 : lanes == 16 ? 4 : lanes == 8 ? 3 : lanes == 4 ? 2 : 1;
}

/// The block that contains position p.
LAPILLI_BOTH SturmBlock sturm_block(const SturmBlock* block, std::int64_t blocks, std::int64_t p) {
    std::int64_t low = 0, high = blocks;
    while (high - low > 1) {
        const std::int64_t middle = (low + high) / 2;
        if (block[middle].position <= p) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return block[low];
}

LAPILLI_BOTH std::int64_t sturm_index(const SturmBlock& block, std::int64_t p) {
    return block.index + (p - block.position);
}

/// step(row) for each row. Groups of rows are loaded before the steps of the group in front of them, which
/// wait for each other: rows that come from L2 would stop the steps otherwise. Two groups take turns in
/// registers.
inline constexpr int sturm_rows_ahead = 4;
struct SturmRows {
    SturmRow row[sturm_rows_ahead];
    LAPILLI_BOTH void load(const SturmRow* from) {
#if defined(__CUDA_ARCH__)
#pragma unroll
#endif
        for (int k = 0; k < sturm_rows_ahead; ++k) row[k] = from[k];
    }
    template <class Step>
    LAPILLI_BOTH void each(Step& step) const {
#if defined(__CUDA_ARCH__)
#pragma unroll
#endif
        for (int k = 0; k < sturm_rows_ahead; ++k) step(row[k]);
    }
};
template <class Step>
LAPILLI_BOTH void for_rows(const SturmRow* rows, std::int64_t size, Step step) {
    constexpr int ahead = sturm_rows_ahead;
    const SturmRow* const end = rows + size;
    SturmRows even, odd;
    if (size >= ahead) even.load(rows);
    while (end - rows >= 3 * ahead) {
        odd.load(rows + ahead);
        even.each(step);
        even.load(rows + 2 * ahead);
        odd.each(step);
        rows += 2 * ahead;
    }
    if (end - rows >= ahead) {
        even.each(step);
        rows += ahead;
    }
    for (; rows < end; ++rows) step(*rows);
}

/// The number of eigenvalues less than x: the negative pivots of L D L^T = T - x. A zero pivot counts as
/// positive and makes the next one -infinity. The count is monotonic in x because every operation is rounded
/// separately (Demmel, Dhillon, Ren 1995). Squares are nonzero, so no pivot is NaN.
LAPILLI_BOTH std::int64_t sturm_count(const SturmRow* rows, std::int64_t size, double x) {
    int negative = 0;
    double pivot = 1;
    for_rows(rows, size, [&](const SturmRow& row) {
        pivot = subtract_rounded(subtract_rounded(row.diagonal, x), divide_rounded(row.square, pivot));
        negative += pivot < 0 ? 1 : 0;
    });
    return negative;
}

/// The number of singular values less than x of the bidiagonal matrix B: the negative pivots of L D L^T = B^T
/// B - x^2, by the stationary form of the qd algorithm, which subtracts no more than x^2 and so has relative
/// accuracy (K. V. Fernando, Accurate BABE factorisation of tridiagonal matrices, 1997), with quotients that
/// are not rounded correctly, too. B has a norm of at most 2. For x below bidiagonal_least the squares lose
/// theirs, and more values than there are would be less than x: the count is that of bidiagonal_least.
inline constexpr double bidiagonal_least = 0x1p-440;
LAPILLI_BOTH std::int64_t bidiagonal_count(const SturmRow* rows, std::int64_t size, double x) {
    constexpr double tiny = 0x1p-1000;  // quotients by it stay finite, and no product is NaN
    // The next quotient waits for the comparisons with it and with 0: of the upper words, since the lower one
    // of `tiny` is 0.
    constexpr auto of_tiny = static_cast<std::uint32_t>(__builtin_bit_cast(std::uint64_t, tiny) >> 32);
    constexpr std::uint32_t sign = 0x80000000U;
    const double point = x < bidiagonal_least ? bidiagonal_least : x;
    const double square = multiply_rounded(point, point);
    int negative = 0;
    double pivot = 1, rest = 0;
    for_rows(rows, size, [&](const SturmRow& row) {
        rest = row.square * divide_nearly(rest, pivot) - square;
        pivot = row.diagonal + rest;
        const auto word = static_cast<std::uint32_t>(__builtin_bit_cast(std::uint64_t, pivot) >> 32);
        const bool is_tiny = (word & ~sign) < of_tiny;
        if (is_tiny) pivot = -tiny;
        negative += is_tiny || (word & sign) != 0 ? 1 : 0;
    });
    return negative;
}

/// The search for eigenvalues: points at equal distances.
struct TridiagonalSturm {
    LAPILLI_BOTH static int bits() { return sturm_bits; }
    LAPILLI_BOTH static double point(const SturmBlock& block, double k) {
        return add_rounded(block.lower, multiply_rounded(k, block.step));
    }
    LAPILLI_BOTH static double point(const SturmBlock& block, std::int64_t k) {
        return point(block, static_cast<double>(k));
    }
    LAPILLI_BOTH static double middle(const SturmBlock& block, std::int64_t cell) {
        return point(block, static_cast<double>(cell) + 0.5);
    }
    LAPILLI_BOTH static std::int64_t count(const SturmRow* rows, std::int64_t size, double x) {
        return sturm_count(rows, size, x);
    }
};

/// The search for singular values: points nearly equidistant in their logarithms, the numbers from 0 to 2 by
/// their leading bits.
struct BidiagonalSturm {
    int chosen;
    LAPILLI_BOTH int bits() const { return chosen; }
    LAPILLI_BOTH double point(const SturmBlock& /*block*/, std::int64_t k) const {
        return __builtin_bit_cast(double, k << (62 - chosen));
    }
    LAPILLI_BOTH double middle(const SturmBlock& block, std::int64_t cell) const {
        return BidiagonalSturm{chosen + 1}.point(block, 2 * cell + 1);
    }
    LAPILLI_BOTH static std::int64_t count(const SturmRow* rows, std::int64_t size, double x) {
        return bidiagonal_count(rows, size, x);
    }
};

/// The value with this index in the block, by `lanes` points per round. votes(right): the number of lanes for
/// which right(lane) holds. Singular values may have other last bits with other numbers of lanes, because
/// rounding errors of their counts are not monotonic.
template <class Sturm, class Votes>
LAPILLI_BOTH double sturm_bisect(const Sturm& sturm, const SturmBlock& block, const SturmRow* rows,
                                 std::int64_t index, int lanes, Votes votes) {
    const int round = sturm_round(lanes);
    std::int64_t cell = 0;
    for (int left = sturm.bits(); left > 0;) {
        const int bits = round < left ? round : left;
        left -= bits;
        const auto right = [&](int lane) {
            const std::int64_t point = cell + ((lane + std::int64_t(1)) << left);
            return lane + 1 < 1 << bits && block.step > 0 &&
                   sturm.count(rows + block.first, block.size, sturm.point(block, point)) <= index;
        };
        cell += static_cast<std::int64_t>(votes(right)) << left;
    }
    return sturm.middle(block, cell);
}

/// The same by one thread.
template <class Sturm>
double sturm_bisect_alone(const Sturm& sturm, const SturmBlock& block, const SturmRow* rows,
                          std::int64_t index, int lanes) {
    return sturm_bisect(sturm, block, rows, index, lanes, [lanes](const auto& right) {
        int count = 0;
        for (int lane = 0; lane < lanes; ++lane) count += right(lane) ? 1 : 0;
        return count;
    });
}

/// find(sturm), with the kind of matrix that the problem has.
template <class Find>
LAPILLI_BOTH double with_sturm(const SturmProblem& p, Find find) {
    return p.bidiagonal > 0 ? find(BidiagonalSturm{p.bidiagonal}) : find(TridiagonalSturm{});
}

}  // namespace lapilli

#define LAPILLI_BISECTION_OPERATIONS(X) X(SturmArgs)
