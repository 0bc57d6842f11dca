// SPDX-License-Identifier: BSD-3-Clause
// A triangular system, or product with a triangle, as two smaller ones and a product between them.
#pragma once

#include "device/blas_args.hpp"

namespace lapilli {

/// The first `first` rows and columns of A, and the others.
///
///              | A11      |
///     op(A) =  |          |    e.g. lower
///              | A21  A22 |
template <class T>
class TriangleInTwo {
  public:
    TriangleInTwo(const Triangular& how, DeviceView<const T> a, DeviceView<T> b, index_t first)
        : how_(how), a_(a), b_(b), first_(first) {}

    /// B := alpha op(A)^-1 B, from the left e.g. B1 := A11^-1 B1, B2 -= A21 B1, B2 := A22^-1 B2.
    /// solve(TrsmArgs<T>) and multiply(GemmArgs<T>) submit the parts.
    template <class Solve, class Multiply>
    void solve(T alpha, Solve solve, Multiply multiply) const {
        const bool needed = first_is_needed();
        solve(TrsmArgs<T>{how_, alpha, triangle(needed), part(needed)});
        multiply(across(T(-1), alpha));
        solve(TrsmArgs<T>{how_, T(1), triangle(!needed), part(!needed)});
    }
    /// B := alpha op(A) B, from the left e.g. B2 := A22 B2, B2 += A21 B1, B1 := A11 B1. product(TrmmArgs<T>)
    /// submits products with triangles.
    template <class Product, class Multiply>
    void multiply(T alpha, Product product, Multiply multiply) const {
        const bool needed = first_is_needed();
        product(TrmmArgs<T>{how_, alpha, triangle(!needed), part(!needed)});
        multiply(across(alpha, T(1)));
        product(TrmmArgs<T>{how_, alpha, triangle(needed), part(needed)});
    }

  private:
    bool left() const { return how_.side == Side::left; }
    bool lower() const { return how_.uplo == Uplo::lower; }
    /// Whether the other part of B needs the first one.
    bool first_is_needed() const { return left() == (lower() == (how_.op == Op::none)); }
    index_t rest() const { return a_.rows - first_; }

    DeviceView<const T> triangle(bool of_first) const {
        return of_first ? a_.block(0, 0, first_, first_) : a_.block(first_, first_, rest(), rest());
    }
    DeviceView<T> part(bool of_first) const {
        const index_t at = of_first ? 0 : first_, count = of_first ? first_ : rest();
        return left() ? b_.block(at, 0, count, b_.cols) : b_.block(0, at, b_.rows, count);
    }
    /// other := beta other + alpha times the block off the triangles and the part that is needed.
    GemmArgs<T> across(T alpha, T beta) const {
        const DeviceView<const T> off =
            lower() ? a_.block(first_, 0, rest(), first_) : a_.block(0, first_, first_, rest());
        const DeviceView<T> from = part(first_is_needed()), to = part(!first_is_needed());
        return left() ? GemmArgs<T>{how_.op, Op::none, alpha, off, from, beta, to}
                      : GemmArgs<T>{Op::none, how_.op, alpha, from, off, beta, to};
    }

    const Triangular how_;
    const DeviceView<const T> a_;
    const DeviceView<T> b_;
    const index_t first_;
};

}  // namespace lapilli
