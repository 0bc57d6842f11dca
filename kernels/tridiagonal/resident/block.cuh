// SPDX-License-Identifier: BSD-3-Clause
// The data shared by all warps of a block of the reduction in shared memory: the problem, the places of the
// matrix and the vectors, and results for each other.
#pragma once

#include "resident/lines.cuh"
#include "tridiagonal/resident/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The parts of `work`, and of a block's shared memory.
template <class T, class Shape>
struct ResidentSpace {
    T* vectors;  ///< of even and of odd columns: y, and the next column
    Shared<T> matrix;
    Shared<T> sums;      ///< of each warp: products with the block's columns
    Shared<T> elements;  ///< of each of these columns -conj(w), -conj(v)
    Shared<T> scalars;   ///< tau and the first element of the column
    Shared<T> row;       ///< of the columns in registers the elements that the next column is made of
    Shared<wide_t<T>> factor;
    Shared<double> forms, norms;  ///< of each warp
    TransferBarriers norms_are_there;

    LAPILLI_DEVICE ResidentSpace(T* work, const Shape& shape)
        : vectors(work),
          matrix(shared<T>(0, shape.matrix())),
          sums(shared<T>(shape.sums_at(), Shape::sums)),
          elements(shared<T>(shape.elements_at(), Shape::elements)),
          scalars(shared<T>(shape.scalars_at(), 2)),
          row(shared<T>(shape.row_at(), Shape::held)),
          factor(shared<wide_t<T>>(shape.factor_at(), 1)),
          forms(shared<double>(shape.parts_at(), Shape::warps)),
          norms(shared<double>(shape.parts_at() + Shape::warps * sizeof(double), Shape::warps)),
          norms_are_there(shared<std::uint64_t>(shape.barrier_at(), 1)) {}
};
/// Indices of ResidentSpace::scalars.
enum ResidentScalar { resident_tau, resident_alpha };

/// The correction of a reflector: w = tau y + shift v. The element of w in the first row of v, conjugated.
template <class T>
struct ResidentCorrection {
    T tau;
    real_t<T> shift;
    T wc;
};

template <int Warps, class T>
struct ResidentBlock {
    using R = real_t<T>;
    using Shape = ResidentShape<T, Warps>;
    using Thread = ResidentThread<T, Warps>;
    /// In single precision products with an unscaled column might overflow or vanish.
    static constexpr bool balances = sizeof(R) == 4;

    const TridiagonalResident<T, R>& p;
    const int n, blocks, number;
    const Shape shape;
    const int slots, kept,
        stride;  // the block's columns, those of them in shared memory; what is between these
    const ResidentSpace<T, Shape> space;

    LAPILLI_DEVICE explicit ResidentBlock(const TridiagonalResident<T, R>& problem)
        : p(problem),
          n(static_cast<int>(problem.n)),
          blocks(block_count()),
          number(block_id()),
          shape{n, blocks},
          slots(number < n ? (n - 1 - number) / blocks + 1 : 0),
          kept(min(slots, shape.kept())),
          stride(shape.stride()),
          space(problem.work, shape) {}

    LAPILLI_DEVICE T* global(int i, int j) const { return p.a + i + j * p.lda; }
    /// y of the reflector before column j; column j without it.
    LAPILLI_DEVICE T* y_of(int j) const { return space.vectors + j % 2 * 2 * stride; }
    LAPILLI_DEVICE T* column_of(int j) const { return y_of(j) + stride; }
    /// The matrix's column in a slot of this block; the first slot from column i on.
    LAPILLI_DEVICE int column_in(int slot) const { return slot * blocks + number; }
    LAPILLI_DEVICE int first_slot(int i) const {
        return i <= number ? 0 : (i - number + blocks - 1) / blocks;
    }

    /// Element (r, i) of the matrix that is given by its lower triangle; zero behind its last row.
    LAPILLI_DEVICE T given(int r, int i) const {
        if (r >= n) return T(0);
        if (r > i) return load(global(r, i));
        const T value = load(global(i, r));
        return r < i ? conj(value) : from_real<T>(real(value));
    }
    /// The columns that stay in shared memory, by all threads.
    LAPILLI_DEVICE void load_kept() const {
        for (int s = 0; s < kept; ++s) {
            LAPILLI_UNROLL_BY(4)
            for (int r = thread_id(); r < stride; r += Shape::threads)
                space.matrix[s * stride + r] = given(r, column_in(s));
        }
    }

    /// The correction for the reflector before a column, from all warps' parts of v^H y and the first element
    /// of y.
    LAPILLI_DEVICE ResidentCorrection<T> correction(T y_first) const {
        const T tau = space.scalars[resident_tau];
        const double form = Thread::add_up(space.forms);
        const R shift = static_cast<R>(-0.5 * static_cast<double>(abs2(tau)) * form);
        return {tau, shift, conj(fma(tau, y_first, T(shift)))};
    }
    /// |a|^2 of column j below its second element, once all warps have left their parts.
    LAPILLI_DEVICE double norm_of(int j) const {
        return Thread::norm_of(j, space.norms, space.norms_are_there);
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
