// SPDX-License-Identifier: BSD-3-Clause
// A square on the diagonal in shared memory, and the substitution with it by one warp, for one vector or for
// several at the same time. Unknowns are counted in the order in which they can be solved for, so that the
// square is a lower triangle L.
#pragma once

#include "lu/reciprocal.cuh"
#include "trsv/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// A system op(A) x = alpha b; x is overwritten by the solution.
template <class T>
struct TrsvProblem {
    const T* a;
    std::int64_t lda, n;
    T alpha;
    T* x;
    std::uint64_t* mail;
    bool backwards;  ///< the last unknown is solved for first
    bool conjugate, unit;
    /// For one vector: where b is, null: in x; or the mail that brings it, in the opposite order; and whether
    /// the solution goes by mail alone.
    const T* b = nullptr;
    const std::uint64_t* given = nullptr;
    bool by_mail = false;

    /// Unknown number q of the order in which they are solved for.
    LAPILLI_DEVICE T* unknown(std::int64_t q) const { return x + (backwards ? n - 1 - q : q); }
};

/// A triangular matrix whose unknowns are counted in the order of their solution: the last one first if
/// `backwards`.
template <bool Transposed, class T>
struct TrsvMatrix {
    const T* first;             ///< element (0, 0) of L
    std::int64_t step, column;  ///< between two rows of A, and between two columns
    std::int64_t n;
    bool conjugate, unit;

    LAPILLI_DEVICE TrsvMatrix(const T* a, std::int64_t lda, std::int64_t order, bool backwards,
                              bool conjugates, bool is_unit)
        : first(backwards ? a + (order - 1) * (lda + 1) : a),
          step(backwards ? -1 : 1),
          column(step * lda),
          n(order),
          conjugate(conjugates),
          unit(is_unit) {}

    /// L(row, col), as it is stored in A.
    LAPILLI_DEVICE const T* at(std::int64_t row, std::int64_t col) const {
        return first + (Transposed ? col * step + row * column : row * step + col * column);
    }
};

template <class T>
class TrsvDiagonal {
  public:
    static constexpr int kOrder = trsv_order, kLd = kOrder + 1;
    static constexpr std::size_t elements = std::size_t{kOrder} * kLd;

    LAPILLI_DEVICE explicit TrsvDiagonal(std::size_t offset_bytes) : l_(shared<T>(offset_bytes, elements)) {}

    /// Rows of the square that a lane has: 2 lane and 2 lane + 1.
    LAPILLI_DEVICE static int row(int e) { return 2 * lane_id() + e; }

    /// By all threads of the block. Rows from `height` on become those of the unit matrix.
    template <bool Transposed>
    LAPILLI_DEVICE void load(const TrsvMatrix<Transposed, T>& a, std::int64_t at, int height) const {
        const T* const first = a.at(at, at);
        for (int e = thread_id(); e < kOrder * kOrder; e += trsv_threads) {
            // Neighbouring threads read neighbouring elements of A.
            const int i = e % kOrder, j = e / kOrder, row = Transposed ? j : i, col = Transposed ? i : j;
            T value = T(row == col ? 1 : 0);
            if (row < height && (row > col || (row == col && !a.unit))) {
                value = load_nc(first + i * a.step + j * a.column);
                if (Transposed && a.conjugate) value = conj(value);
            }
            l_[col * kLd + row] = value;
        }
    }

    /// b := L^-1 b for N vectors, by one warp. A lane finds two unknowns at a time, which all others take
    /// from it.
    template <int N>
    LAPILLI_DEVICE void substitute(T (&b)[N][2]) const {
        const auto by = [&](int e) { return Reciprocal<T>::of(l_[row(e) * kLd + row(e)]); };
        const Reciprocal<T> first = by(0), second = by(1);
        const T between = l_[row(0) * kLd + row(1)];
        if (all(first.scale == 1 && second.scale == 1)) {
            substitute(
                b, between, [&](T x) { return first.inverse * x; }, [&](T x) { return second.inverse * x; });
        } else {
            substitute(
                b, between, [&](T x) { return first.times(x); }, [&](T x) { return second.times(x); });
        }
    }

  private:
    template <int N, class First, class Second>
    LAPILLI_DEVICE void substitute(T (&b)[N][2], T between, First first, Second second) const {
        T found[N][2] = {};
        LAPILLI_UNROLL
        for (int k = 0; k < kOrder / 2; ++k) {
            T y[N][2];
            LAPILLI_UNROLL
            for (int v = 0; v < N; ++v) {
                y[v][0] = first(b[v][0]);
                y[v][1] = second(fma(-between, y[v][0], b[v][1]));
                LAPILLI_UNROLL
                for (int e = 0; e < 2; ++e) {
                    if (lane_id() == k) found[v][e] = y[v][e];
                    y[v][e] = shuffle(y[v][e], k);
                }
            }
            // Lanes that have their unknowns need no more of L.
            const bool waits = lane_id() > k;
            LAPILLI_UNROLL
            for (int e = 0; e < 2; ++e) {
                LAPILLI_UNROLL
                for (int c = 0; c < 2; ++c) {
                    const T l = waits ? T(l_[(2 * k + c) * kLd + row(e)]) : T(0);
                    LAPILLI_UNROLL
                    for (int v = 0; v < N; ++v) b[v][e] = fma(-l, y[v][c], b[v][e]);
                }
            }
        }
        LAPILLI_UNROLL
        for (int v = 0; v < N; ++v) {
            b[v][0] = found[v][0];
            b[v][1] = found[v][1];
        }
    }

    const Shared<T> l_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
