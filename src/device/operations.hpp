// SPDX-License-Identifier: BSD-3-Clause
// The device operations, each declared once. A backend's queue carries them out in order; algorithms call
// them through the functions of device/calls.hpp, which check shapes and write the trace.
#pragma once

#include "base/view.hpp"
#include "level2_args.hpp"
#include "product/args.hpp"
#include "tridiagonal/panel/args.hpp"
#include "tridiagonal/resident/args.hpp"

namespace lapilli {

/// Where the triangular matrix of a product or a solve stands, and what of it counts.
struct Triangular {
    Side side = Side::left;
    Uplo uplo = Uplo::lower;
    Op op = Op::none;
    bool unit = false;  ///< the diagonal is 1 and is not read
};

template <class T>
class Operations {
  public:
    using Matrix = DeviceView<T>;
    using ConstMatrix = DeviceView<const T>;

    /// C := alpha op(A) op(B) + beta C
    virtual void gemm(Op op_a, Op op_b, T alpha, ConstMatrix a, ConstMatrix b, T beta, Matrix c) = 0;
    /// The same and its kin (SYRK, HERK, SYR2K, HER2K) on a part of C, which may be column-cyclic
    virtual void product(const ProductArgs<T>& args) = 0;
    /// B := alpha op(A)^-1 B or alpha B op(A)^-1, A triangular
    virtual void trsm(const Triangular& how, T alpha, ConstMatrix a, Matrix b) = 0;
    /// B := alpha op(A) B or alpha B op(A), A triangular
    virtual void trmm(const Triangular& how, T alpha, ConstMatrix a, Matrix b) = 0;

    /// y := alpha op(A) x + beta y
    virtual void gemv(const GemvArgs<T>& args) = 0;
    /// y := alpha A x + beta y, A symmetric or Hermitian, perhaps column-cyclic
    virtual void symv(const SymvArgs<T>& args) = 0;
    /// y := parts[0] + ... + parts[count - 1] + beta y, in this order; the parts are contiguous vectors of n
    /// elements on any devices of the context, at most `sum_limit`
    virtual void sum_parts(index_t n, const T* const* parts, int count, T beta, T* y, index_t incy) = 0;

    /// A := diagonal on the diagonal, off elsewhere; only in the named part (a strict part leaves the
    /// diagonal alone)
    virtual void set(Part part, T off, T diagonal, Matrix a) = 0;
    /// B := A in the named part
    virtual void copy(Part part, ConstMatrix a, Matrix b) = 0;
    /// B := A^H
    virtual void adjoint(ConstMatrix a, Matrix b) = 0;
    /// B(i, j) := A(m-1-i, n-1-j)
    virtual void reverse(ConstMatrix a, Matrix b) = 0;
    /// B's block rows of height nb := the block rows first, first + stride, ... of A
    virtual void gather_blocks(ConstMatrix a, index_t nb, index_t first, index_t stride, Matrix b) = 0;
    /// A(i,i) := values[i]
    virtual void set_diagonal(const real_t<T>* values, Matrix a) = 0;
    /// A := factor A in the named part
    virtual void scale(Part part, real_t<T> factor, Matrix a) = 0;
    /// result[0] := the largest |a_ij| of the named part, NaN if one of them is NaN
    virtual void max_norm(Part part, ConstMatrix a, real_t<T>* result) = 0;
    /// B := A, a real matrix into one of type T
    virtual void widen(DeviceView<const real_t<T>> a, Matrix b) = 0;

    /// A diagonal block, at most `potf2_limit` wide: L over its lower triangle, and inverse := L^-1 with
    /// zeros above. info[0]: untouched when the block is positive definite or info[0] != 0 already, else
    /// offset + i, i from 1.
    virtual void potf2(Matrix a, Matrix inverse, index_t offset, index_t* info) = 0;

    /// T of I - V T V^H from the Gram matrix G = V^H V of k reflectors and their tau (LAPACK's forward larft)
    virtual void larft(ConstMatrix gram, const T* tau, Matrix t) = 0;

    /// One panel of the tridiagonal reduction, kept on the devices (see TridiagonalPanel)
    virtual void tridiagonal_panel(const TridiagonalPanel<T, real_t<T>>& panel) = 0;
    /// A whole reduction, of a matrix of order up to resident_rows() (see TridiagonalResident)
    virtual void tridiagonal_resident(const TridiagonalResident<T, real_t<T>>& problem) = 0;
    virtual index_t resident_rows() = 0;

  protected:
    ~Operations() = default;
};

/// The most reflectors that larft takes.
inline constexpr index_t larft_limit = 256;
/// The widest diagonal block that potf2 takes.
inline constexpr index_t potf2_limit = 64;
/// The most parts that sum_parts adds.
inline constexpr int sum_limit = 16;

}  // namespace lapilli
