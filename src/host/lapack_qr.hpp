// SPDX-License-Identifier: BSD-3-Clause
// QR factorization, its kin and least squares by the CPU's LAPACK: see lapack.hpp.
#pragma once

#include <vector>

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// Where the triangular factor is, and at which end: A = Q R, L Q, Q L, R Q.
enum class Orthogonal { qr, lq, ql, rq };

/// Reflectors are rows of A.
constexpr bool has_rows(Orthogonal kind) { return kind == Orthogonal::lq || kind == Orthogonal::rq; }
/// Whether reflectors are counted from the last row or column.
constexpr bool is_reversed(Orthogonal kind) { return kind == Orthogonal::ql || kind == Orthogonal::rq; }

namespace host {

/// LAIC1's new estimate of the largest or smallest singular value of a triangle that gets one more column;
/// the estimate belongs to x of norm 1, the new one to (sine x, cosine).
template <class T>
struct ConditionStep {
    real_t<T> estimate;
    T sine, cosine;
};

#define LAPILLI_HOST_QR(T)                                                                                \
    void geqrf(Orthogonal kind, HostView<T> a, T* tau);                                                   \
    void orgqr(Orthogonal kind, index_t k, HostView<T> a, const T* tau);                                  \
    void ormqr(Orthogonal kind, char side, char trans, HostView<const T> a, const T* tau, HostView<T> c); \
    void geqrt(HostView<T> a, HostView<T> bt);                                                            \
    index_t gels(char trans, HostView<T> a, HostView<T> b);                                               \
    void geqp3(HostView<T> a, std::vector<index_t>& jpvt, T* tau);                                        \
    void tzrzf(HostView<T> a, T* tau);                                                                    \
    void ormrz(char side, char trans, index_t length, HostView<const T> a, const T* tau, HostView<T> c);  \
    index_t gelsy(HostView<T> a, HostView<T> b, std::vector<index_t>& jpvt, real_t<T> rcond);             \
    ConditionStep<T> laic1(bool largest, index_t rank, const T* x, real_t<T> estimate, const T* above,    \
                           T diagonal);
LAPILLI_HOST_QR(float)
LAPILLI_HOST_QR(double)
LAPILLI_HOST_QR(std::complex<float>)
LAPILLI_HOST_QR(std::complex<double>)
#undef LAPILLI_HOST_QR

}  // namespace host
}  // namespace lapilli
