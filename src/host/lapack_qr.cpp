// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_qr.hpp"

#include <algorithm>
#include <vector>

#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

constexpr int cm = LAPACK_COL_MAJOR;

/// f(work, its length), first with a length of -1, for which LAPACK says in work[0] how much it wants.
template <class T, class F>
lapack_int with_work(F f) {
    T wanted{};
    f(&wanted, -1);
    const auto length = static_cast<index_t>(std::real(wanted));
    std::vector<T> work(static_cast<std::size_t>(std::max<index_t>(1, length)));
    return f(work.data(), static_cast<lapack_int>(work.size()));
}

/// f with the functions of one kind.
template <class F, class Function>
auto of_kind(Orthogonal kind, F f, Function qr, Function lq, Function ql, Function rq) {
    const Function functions[] = {qr, lq, ql, rq};
    return f(functions[static_cast<int>(kind)]);
}

}  // namespace

#define LAPILLI_HOST_QR(T, p, org, orm)                                                                      \
    void geqrf(Orthogonal kind, HostView<T> a, T* tau) {                                                     \
        const auto call = [&](auto function) {                                                               \
            return with_work<T>([&](T* work, lapack_int length) {                                            \
                return function(cm, size(a.rows), size(a.cols), a.data, size(a.ld), tau, work, length);      \
            });                                                                                              \
        };                                                                                                   \
        of_kind(kind, call, LAPACKE_##p##geqrf_work, LAPACKE_##p##gelqf_work, LAPACKE_##p##geqlf_work,       \
                LAPACKE_##p##gerqf_work);                                                                    \
    }                                                                                                        \
    void orgqr(Orthogonal kind, index_t k, HostView<T> a, const T* tau) {                                    \
        const auto call = [&](auto function) {                                                               \
            return with_work<T>([&](T* work, lapack_int length) {                                            \
                return function(cm, size(a.rows), size(a.cols), size(k), a.data, size(a.ld), tau, work,      \
                                length);                                                                     \
            });                                                                                              \
        };                                                                                                   \
        of_kind(kind, call, LAPACKE_##p##org##qr_work, LAPACKE_##p##org##lq_work, LAPACKE_##p##org##ql_work, \
                LAPACKE_##p##org##rq_work);                                                                  \
    }                                                                                                        \
    void ormqr(Orthogonal kind, char side, char trans, HostView<const T> a, const T* tau, HostView<T> c) {   \
        const index_t k = has_rows(kind) ? a.rows : a.cols;                                                  \
        const auto call = [&](auto function) {                                                               \
            return with_work<T>([&](T* work, lapack_int length) {                                            \
                return function(cm, side, trans, size(c.rows), size(c.cols), size(k), a.data, size(a.ld),    \
                                tau, c.data, size(c.ld), work, length);                                      \
            });                                                                                              \
        };                                                                                                   \
        of_kind(kind, call, LAPACKE_##p##orm##qr_work, LAPACKE_##p##orm##lq_work, LAPACKE_##p##orm##ql_work, \
                LAPACKE_##p##orm##rq_work);                                                                  \
    }                                                                                                        \
    index_t gels(char trans, HostView<T> a, HostView<T> b) {                                                 \
        return with_work<T>([&](T* work, lapack_int length) {                                                \
            return LAPACKE_##p##gels_work(cm, trans, size(a.rows), size(a.cols), size(b.cols), a.data,       \
                                          size(a.ld), b.data, size(b.ld), work, length);                     \
        });                                                                                                  \
    }
LAPILLI_HOST_QR(float, s, org, orm)
LAPILLI_HOST_QR(double, d, org, orm)
LAPILLI_HOST_QR(std::complex<float>, c, ung, unm)
LAPILLI_HOST_QR(std::complex<double>, z, ung, unm)
#undef LAPILLI_HOST_QR

}  // namespace lapilli::host
