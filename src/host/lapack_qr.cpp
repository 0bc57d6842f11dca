// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_qr.hpp"

#include <algorithm>
#include <vector>

#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

constexpr int cm = LAPACK_COL_MAJOR;

/// LAPACK only tests whether elements of JPVT are 0.
std::vector<lapack_int> flags(const std::vector<index_t>& jpvt) {
    std::vector<lapack_int> result;
    for (const index_t x : jpvt) result.push_back(x != 0 ? 1 : 0);
    return result;
}

// LAPACKE has none.
extern "C" {
#define LAPILLI_LAIC1(name, T)                                                                      \
    void name(const lapack_int* job, const lapack_int* rank, const T* x, const real_t<T>* estimate, \
              const T* above, const T* diagonal, real_t<T>* new_estimate, T* sine, T* cosine);
LAPILLI_LAIC1(slaic1_, float)
LAPILLI_LAIC1(dlaic1_, double)
LAPILLI_LAIC1(claic1_, std::complex<float>)
LAPILLI_LAIC1(zlaic1_, std::complex<double>)
#undef LAPILLI_LAIC1
}

/// f with the functions of one kind.
template <class F, class Function>
auto of_kind(Orthogonal kind, F f, Function qr, Function lq, Function ql, Function rq) {
    const Function functions[] = {qr, lq, ql, rq};
    return f(functions[static_cast<int>(kind)]);
}

/// f, which for complex matrices gets a real work array of this length last.
template <class T, class F, class... Arguments>
lapack_int with_real_work([[maybe_unused]] index_t length, F f, Arguments... arguments) {
    if constexpr (is_complex<T>) {
        std::vector<real_t<T>> work(static_cast<std::size_t>(length));
        return f(arguments..., work.data());
    } else {
        return f(arguments...);
    }
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
            const auto apply = [&](T* work, lapack_int length) {                                             \
                return function(cm, side, trans, size(c.rows), size(c.cols), size(k), a.data, size(a.ld),    \
                                tau, c.data, size(c.ld), work, length);                                      \
            };                                                                                               \
            return with_work<T>(apply, std::max(c.rows, c.cols));                                            \
        };                                                                                                   \
        of_kind(kind, call, LAPACKE_##p##orm##qr_work, LAPACKE_##p##orm##lq_work, LAPACKE_##p##orm##ql_work, \
                LAPACKE_##p##orm##rq_work);                                                                  \
    }                                                                                                        \
    void geqrt(HostView<T> a, HostView<T> bt) {                                                              \
        std::vector<T> work = work_array<T>(bt.rows * a.cols);                                               \
        LAPACKE_##p##geqrt_work(cm, size(a.rows), size(a.cols), size(bt.rows), a.data, size(a.ld), bt.data,  \
                                size(bt.ld), work.data());                                                   \
    }                                                                                                        \
    index_t gels(char trans, HostView<T> a, HostView<T> b) {                                                 \
        return with_work<T>([&](T* work, lapack_int length) {                                                \
            return LAPACKE_##p##gels_work(cm, trans, size(a.rows), size(a.cols), size(b.cols), a.data,       \
                                          size(a.ld), b.data, size(b.ld), work, length);                     \
        });                                                                                                  \
    }                                                                                                        \
    void geqp3(HostView<T> a, std::vector<index_t>& jpvt, T* tau) {                                          \
        std::vector<lapack_int> order = flags(jpvt);                                                         \
        const auto factor = [&](T* work, lapack_int length) {                                                \
            return with_real_work<T>(2 * a.cols, LAPACKE_##p##geqp3_work, cm, size(a.rows), size(a.cols),    \
                                     a.data, size(a.ld), order.data(), tau, work, length);                   \
        };                                                                                                   \
        require(with_work<T>(factor, 3 * a.cols + 1) == 0, "the CPU's GEQP3 failed");                        \
        jpvt.assign(order.begin(), order.end());                                                             \
    }                                                                                                        \
    void tzrzf(HostView<T> a, T* tau) {                                                                      \
        with_work<T>([&](T* work, lapack_int length) {                                                       \
            return LAPACKE_##p##tzrzf_work(cm, size(a.rows), size(a.cols), a.data, size(a.ld), tau, work,    \
                                           length);                                                          \
        });                                                                                                  \
    }                                                                                                        \
    void ormrz(char side, char trans, index_t rest, HostView<const T> a, const T* tau, HostView<T> c) {      \
        with_work<T>([&](T* work, lapack_int length) {                                                       \
            return LAPACKE_##p##orm##rz_work(cm, side, trans, size(c.rows), size(c.cols), size(a.rows),      \
                                             size(rest), a.data, size(a.ld), tau, c.data, size(c.ld), work,  \
                                             length);                                                        \
        });                                                                                                  \
    }                                                                                                        \
    index_t gelsy(HostView<T> a, HostView<T> b, std::vector<index_t>& jpvt, real_t<T> rcond) {               \
        std::vector<lapack_int> order = flags(jpvt);                                                         \
        lapack_int rank = 0;                                                                                 \
        with_work<T>([&](T* work, lapack_int length) {                                                       \
            return with_real_work<T>(2 * a.cols, LAPACKE_##p##gelsy_work, cm, size(a.rows), size(a.cols),    \
                                     size(b.cols), a.data, size(a.ld), b.data, size(b.ld), order.data(),     \
                                     rcond, &rank, work, length);                                            \
        });                                                                                                  \
        jpvt.assign(order.begin(), order.end());                                                             \
        return rank;                                                                                         \
    }                                                                                                        \
    ConditionStep<T> laic1(bool largest, index_t rank, const T* x, real_t<T> estimate, const T* above,       \
                           T diagonal) {                                                                     \
        const lapack_int job = largest ? 1 : 2, length = size(rank);                                         \
        ConditionStep<T> step;                                                                               \
        p##laic1_(&job, &length, x, &estimate, above, &diagonal, &step.estimate, &step.sine, &step.cosine);  \
        return step;                                                                                         \
    }
LAPILLI_HOST_QR(float, s, org, orm)
LAPILLI_HOST_QR(double, d, org, orm)
LAPILLI_HOST_QR(std::complex<float>, c, ung, unm)
LAPILLI_HOST_QR(std::complex<double>, z, ung, unm)
#undef LAPILLI_HOST_QR

}  // namespace lapilli::host
