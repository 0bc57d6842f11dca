// SPDX-License-Identifier: BSD-3-Clause
// The data shared by all warps of a block of the bidiagonal reduction in shared memory. A block has two
// sides: columns of A, and columns of A^H.
#pragma once

#include "bidiagonal/resident/args.hpp"
#include "resident/lines.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct BidiagonalResident {
    int m, n;
    T* a;
    std::int64_t lda;
    real_t<T>*d, *e;
    T *tauq, *taup;
    T* work;
    void* barrier;
};

/// The block's shared memory that does not belong to one side.
template <class T, class Shape>
struct BidiagonalResidentSpace {
    Shared<T> sums;            ///< of each warp: products with the block's lines
    Shared<wide_t<T>> factor;  ///< makes v or u of the current vector
    Shared<double> norms;      ///< of each warp
    TransferBarriers norms_are_there;

    LAPILLI_DEVICE explicit BidiagonalResidentSpace(const Shape& shape)
        : sums(shared<T>(shape.sums_at(), Shape::Lines::sums)),
          factor(shared<wide_t<T>>(shape.factor_at(), 1)),
          norms(shared<double>(shape.norms_at(), Shape::Lines::warps)),
          norms_are_there(shared<std::uint64_t>(shape.barrier_at(), 1)) {}
};

/// One side. Left: lines are columns of A; a step takes v from a column, and multiplies to y. Else they are
/// columns of A^H; it takes u from a row, and multiplies to x.
template <bool Left, int Warps, class T>
struct BidiagonalResidentSide {
    using R = real_t<T>;
    using Shape = BidiagonalResidentShape<T, Warps>;
    static constexpr bool left = Left;

    const BidiagonalResident<T>& p;
    const int length, lines, blocks, number;
    const int slots, stride;          ///< the block's lines, and what is between them
    T *const vector, *const product;  ///< in memory: the step's vector, and the product of the step before
    const Shared<T> matrix;
    /// For each line the coefficients of the vector of the side's last step, and of the product.
    const Shared<T> elements;

    LAPILLI_DEVICE BidiagonalResidentSide(const BidiagonalResident<T>& problem, const Shape& shape)
        : p(problem),
          length(shape.length(Left)),
          lines(shape.lines(Left)),
          blocks(block_count()),
          number(block_id()),
          slots(number < lines ? (lines - 1 - number) / blocks + 1 : 0),
          stride(static_cast<int>(shape.stride(Left))),
          vector(problem.work + (Left ? 0 : 2 * shape.stride(true))),
          product(vector + shape.stride(Left)),
          matrix(shared<T>(shape.matrix_at(Left), shape.matrix(Left))),
          elements(shared<T>(shape.elements_at(Left), Shape::elements)) {}

    LAPILLI_DEVICE int line_in(int slot) const { return slot * blocks + number; }
    LAPILLI_DEVICE int first_slot(int line) const {
        return line <= number ? 0 : (line - number + blocks - 1) / blocks;
    }
    /// The first row of step j's vector.
    LAPILLI_DEVICE static int first_of(int j) { return Left ? j : j + 1; }
    /// Where the element of step j's reflector in row r of a line is stored.
    LAPILLI_DEVICE T* place(int j, int r) const { return Left ? p.a + r + j * p.lda : p.a + j + r * p.lda; }
    LAPILLI_DEVICE static T stored(T x) { return Left ? x : conj(x); }

    /// The block's lines, zero behind their ends, by all threads.
    LAPILLI_DEVICE void load_lines() const {
        for (int s = 0; s < slots; ++s) {
            LAPILLI_UNROLL_BY(4)
            for (int r = thread_id(); r < stride; r += Shape::Lines::threads) {
                T x(0);
                if (r < length) x = load(place(line_in(s), r));
                matrix[s * stride + r] = stored(x);
            }
        }
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
