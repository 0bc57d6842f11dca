// SPDX-License-Identifier: BSD-3-Clause
// Products of matrices: GEMM, SYRK, HERK, SYR2K, HER2K, SYMM, HEMM, TRSM, TRMM, with operands on one device,
// in block columns over all of them, or on the host.
#pragma once

#include "device/blas_args.hpp"
#include "matrix/matrix.hpp"
#include "runtime/user_queue.hpp"

namespace lapilli {

/// C := alpha op_a(A) op_b(B) + beta C.
template <class T>
struct Gemm {
    Op op_a, op_b;
    T alpha, beta;
};

/// C := alpha A op(A) + beta C, or with two terms alpha A op(B) + alpha' B op(A) + beta C, where op is the
/// transpose, or for a Hermitian C the adjoint, and alpha' is alpha or its conjugate. `turned`: op(A) A
/// instead.
template <class T>
struct RankK {
    Uplo uplo;
    bool turned;
    bool hermitian;
    int terms;
    T alpha, beta;
};

/// C := alpha A B + beta C, or from the right, A symmetric or Hermitian.
template <class T>
struct Symm {
    Side side;
    Uplo uplo;
    bool hermitian;
    T alpha, beta;
};

/// A product without inner dimension or with alpha = 0: C := beta C.
template <class T>
bool only_scales(T alpha, index_t k) {
    return alpha == T(0) || k == 0;
}

// ---- Calls that wait
// ------------------------------------------------------------------------------------------------------------

// Operands that are all in the memory of one device are worked on there; of others the results are delivered
// last.
template <class T>
void run_gemm(Context& context, const Gemm<T>& how, const UserMatrix<const T>& a,
              const UserMatrix<const T>& b, const UserMatrix<T>& c);
/// b: not looked at when there is one term.
template <class T>
void run_rank_k(Context& context, const RankK<T>& how, const UserMatrix<const T>& a,
                const UserMatrix<const T>& b, const UserMatrix<T>& c);

// On spread matrices.
template <class T>
void run_symm(Context& context, const Symm<T>& how, const SpreadMatrix& a, const SpreadMatrix& b,
              const SpreadMatrix& c);
template <class T>
void run_trsm(Context& context, const Triangular& how, T alpha, const SpreadMatrix& a, const SpreadMatrix& b);
template <class T>
void run_trmm(Context& context, const Triangular& how, T alpha, const SpreadMatrix& a, const SpreadMatrix& b);

// ---- Calls that submit their work to a queue
// ------------------------------------------------------------------------------------------------------------

template <class T>
void submit_gemm(UserQueue& queue, const Gemm<T>& how, DeviceView<const T> a, DeviceView<const T> b,
                 DeviceView<T> c);
template <class T>
void submit_rank_k(UserQueue& queue, const RankK<T>& how, DeviceView<const T> a, DeviceView<const T> b,
                   DeviceView<T> c);

}  // namespace lapilli
