// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_qr.hpp"

#include <vector>

#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

constexpr int cm = LAPACK_COL_MAJOR;

/// f(work, its length), first with a length of -1, for which LAPACK says in work[0] how much it wants.
template <class T, class F>
void with_work(F f) {
    T wanted{};
    f(&wanted, -1);
    const auto length = static_cast<index_t>(std::real(wanted));
    std::vector<T> work(static_cast<std::size_t>(std::max<index_t>(1, length)));
    f(work.data(), static_cast<lapack_int>(work.size()));
}

}  // namespace

#define LAPILLI_HOST_QR(T, geqrf_, orgqr_, ormqr_)                                                          \
    void geqrf(HostView<T> a, T* tau) {                                                                     \
        with_work<T>([&](T* work, lapack_int length) {                                                      \
            LAPACKE_##geqrf_##_work(cm, size(a.rows), size(a.cols), a.data, size(a.ld), tau, work, length); \
        });                                                                                                 \
    }                                                                                                       \
    void orgqr(index_t k, HostView<T> a, const T* tau) {                                                    \
        with_work<T>([&](T* work, lapack_int length) {                                                      \
            LAPACKE_##orgqr_##_work(cm, size(a.rows), size(a.cols), size(k), a.data, size(a.ld), tau, work, \
                                    length);                                                                \
        });                                                                                                 \
    }                                                                                                       \
    void ormqr(char side, char trans, HostView<const T> a, const T* tau, HostView<T> c) {                   \
        with_work<T>([&](T* work, lapack_int length) {                                                      \
            LAPACKE_##ormqr_##_work(cm, side, trans, size(c.rows), size(c.cols), size(a.cols), a.data,      \
                                    size(a.ld), tau, c.data, size(c.ld), work, length);                     \
        });                                                                                                 \
    }
LAPILLI_HOST_QR(float, sgeqrf, sorgqr, sormqr)
LAPILLI_HOST_QR(double, dgeqrf, dorgqr, dormqr)
LAPILLI_HOST_QR(std::complex<float>, cgeqrf, cungqr, cunmqr)
LAPILLI_HOST_QR(std::complex<double>, zgeqrf, zungqr, zunmqr)
#undef LAPILLI_HOST_QR

}  // namespace lapilli::host
