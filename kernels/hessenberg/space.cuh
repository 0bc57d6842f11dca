// SPDX-License-Identifier: BSD-3-Clause
// Where the Hessenberg panel keeps what, in memory and in the shared memory of a block.
#pragma once

#include <cstddef>
#include <cstdint>

#include "arch/simt.cuh"
#include "hessenberg/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct HessenbergProblem {
    HessenbergShape<T> shape;
    T* a;
    std::int64_t lda;
    T* v;
    std::int64_t ldv;
    T* y;
    std::int64_t ldy;
    T* t;
    std::int64_t ldt;
    T* tau;
    T* work;
    void* barrier;
    HessenbergTeam<T> team;
};

/// The parts of `work`.
template <class T>
struct HessenbergParts {
    double *squares, *squares_below;  ///< of every block: |b|^2, and |b(i+1 : m)|^2 where it is summed again
    T *of_b, *of_v;                   ///< V^H b and V^H v of every block: column k of V, block
    T* top;                           ///< the first elements of b

    LAPILLI_DEVICE explicit HessenbergParts(T* work)
        : squares(reinterpret_cast<double*>(work)),
          squares_below(squares + hessenberg_most_blocks),
          of_b(work + 4 * hessenberg_most_blocks),
          of_v(of_b + hessenberg_limit * hessenberg_most_blocks),
          top(of_v + hessenberg_limit * hessenberg_most_blocks) {}
};

/// A block's shared memory: see HessenbergShape.
template <PanelKept Kept, class T>
struct HessenbergSpace {
    const std::size_t stride, vectors_at;
    const Shared<double> squares;  ///< of each warp
    const Shared<T> v, y;          ///< the block's rows, if kept: row r, column k at r stride + k
    const Shared<T> triangles;     ///< T(l, k) for l <= k, V(l, k) for l > k, at l stride + k
    const Shared<T> column;        ///< the block's rows of b
    const Shared<T> sums;          ///< of A v: group g, row r at g (product_rows + 1) + r
    const Shared<T> products;      ///< V^H b; V^H v
    const Shared<T> coefficients;  ///< T^H (V^H b)
    const Shared<T> top;           ///< the first elements of b
    const Shared<T> row;           ///< V(i-1, :), conjugated
    const Shared<T> whole;         ///< v, if kept

    LAPILLI_DEVICE explicit HessenbergSpace(const HessenbergShape<T>& s)
        : stride(s.stride()),
          vectors_at(2 * s.of_rows(Kept) + s.of_triangles() + static_cast<std::size_t>(s.rows) +
                     s.share().sums()),
          squares(shared<double>(0, HessenbergShape<T>::doubles)),
          v(shared<T>(at(0), s.of_rows(Kept))),
          y(shared<T>(at(s.of_rows(Kept)), s.of_rows(Kept))),
          triangles(shared<T>(at(2 * s.of_rows(Kept)), s.of_triangles())),
          column(shared<T>(at(2 * s.of_rows(Kept) + s.of_triangles()), static_cast<std::size_t>(s.rows))),
          sums(shared<T>(at(vectors_at - s.share().sums()), s.share().sums())),
          products(shared<T>(at(vectors_at), stride)),
          coefficients(shared<T>(at(vectors_at + stride), stride)),
          top(shared<T>(at(vectors_at + 2 * stride), stride)),
          row(shared<T>(at(vectors_at + 3 * stride), stride)),
          whole(shared<T>(at(vectors_at + 4 * stride), s.of_v(Kept))) {}

  private:
    LAPILLI_DEVICE static std::size_t at(std::size_t element) {
        return HessenbergShape<T>::doubles * sizeof(double) + element * sizeof(T);
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
