// SPDX-License-Identifier: BSD-3-Clause
// QR factorization, its kin and least squares by the CPU's LAPACK: see lapack.hpp.
#pragma once

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// Where the triangular factor stands, and of which end: A = Q R, L Q, Q L, R Q.
enum class Orthogonal { qr, lq, ql, rq };

/// Reflectors are rows of A.
constexpr bool has_rows(Orthogonal kind) { return kind == Orthogonal::lq || kind == Orthogonal::rq; }
/// They are counted from the last row or column.
constexpr bool is_reversed(Orthogonal kind) { return kind == Orthogonal::ql || kind == Orthogonal::rq; }

namespace host {

#define LAPILLI_HOST_QR(T)                                                                                \
    void geqrf(Orthogonal kind, HostView<T> a, T* tau);                                                   \
    void orgqr(Orthogonal kind, index_t k, HostView<T> a, const T* tau);                                  \
    void ormqr(Orthogonal kind, char side, char trans, HostView<const T> a, const T* tau, HostView<T> c); \
    index_t gels(char trans, HostView<T> a, HostView<T> b);
LAPILLI_HOST_QR(float)
LAPILLI_HOST_QR(double)
LAPILLI_HOST_QR(std::complex<float>)
LAPILLI_HOST_QR(std::complex<double>)
#undef LAPILLI_HOST_QR

}  // namespace host
}  // namespace lapilli
