// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack.hpp"

#include <algorithm>
#include <vector>

#include "base/error.hpp"
#include "host/bad_pivots.hpp"
#include "host/blas.hpp"
#include "host/hard_pivots.hpp"
#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

/// A^-1 = L^-H L^-1, or U^-1 U^-H
template <class T>
index_t potrs_with_hard_pivots(char uplo, HostView<const T> a, HostView<T> b) {
    const auto triangle = static_cast<Uplo>(uplo);
    const bool lower = triangle == Uplo::lower;
    solve_with_hard_pivots(triangle, lower ? Op::none : Op::adjoint, false, a, b);
    solve_with_hard_pivots(triangle, lower ? Op::adjoint : Op::none, false, a, b);
    return 0;
}

template <class T>
index_t getrs_with_hard_pivots(char trans, HostView<const T> a, const std::vector<index_t>& pivots,
                               HostView<T> b) {
    const auto op = static_cast<Op>(trans);
    const auto lower = [&] { solve_with_hard_pivots(Uplo::lower, op, true, a, b); };
    if (op == Op::none) {
        laswp(b, 1, pivots, true);
        lower();
    }
    solve_with_hard_pivots(Uplo::upper, op, false, a, b);
    if (op != Op::none) {
        lower();
        laswp(b, 1, pivots, false);
    }
    return 0;
}

/// A matrix before it is factored, if `wanted`.
template <class T>
class MatrixCopy {
  public:
    MatrixCopy(HostView<const T> a, bool wanted) : taken_(wanted) {
        if (!wanted) return;
        memory_.reserve(static_cast<std::size_t>(checked_product(a.rows, a.cols)));
        for (index_t j = 0; j < a.cols; ++j) memory_.insert(memory_.end(), a.at(0, j), a.at(0, j) + a.rows);
    }
    bool taken() const { return taken_; }
    void restore(HostView<T> a) const {
        for (index_t j = 0; j < a.cols; ++j) std::copy_n(memory_.data() + j * a.rows, a.rows, a.at(0, j));
    }

  private:
    bool taken_;
    std::vector<T> memory_;
};

/// LAPACK's info where there is a zero on the diagonal.
template <class T>
index_t trtrs_with_hard_pivots(char uplo, char trans, HostView<const T> a, HostView<T> b) {
    for (index_t i = 0; i < a.rows; ++i) {
        if (a(i, i) == T(0)) return i + 1;
    }
    solve_with_hard_pivots(static_cast<Uplo>(uplo), static_cast<Op>(trans), false, a, b);
    return 0;
}

constexpr int cm = LAPACK_COL_MAJOR;

}  // namespace

/// STEDC returns its workspace as a 32-bit number: n^2 reals for vectors, twice that inside the complex
/// routine.
void check_stedc(char compz, index_t n, bool complex_vectors) {
    if (compz == 'N') return;
    const double order = static_cast<double>(n), squares = compz == 'I' && complex_vectors ? 2 : 1;
    size(1 + 4 * order + squares * order * order, "STEDC's workspace");
}

#define LAPILLI_HOST_LAPACK(T, p, sytrd_, orgtr_, ormtr_, sygst_)                                            \
    index_t potrf(char uplo, HostView<T> a) {                                                                \
        return first_bad_pivot(a, LAPACKE_##p##potrf_work(cm, uplo, size(a.rows), a.data, size(a.ld)));      \
    }                                                                                                        \
    index_t potrs(char uplo, HostView<const T> a, HostView<T> b) {                                           \
        if (has_hard_pivots(a)) return potrs_with_hard_pivots(uplo, a, b);                                   \
        return LAPACKE_##p##potrs_work(cm, uplo, size(a.rows), size(b.cols), a.data, size(a.ld), b.data,     \
                                       size(b.ld));                                                          \
    }                                                                                                        \
    index_t sytrd(char uplo, HostView<T> a, real_t<T>* d, real_t<T>* e, T* tau) {                            \
        return with_work<T>([&](T* work, lapack_int length) {                                                \
            return LAPACKE_##sytrd_##_work(cm, uplo, size(a.rows), a.data, size(a.ld), d, e, tau, work,      \
                                           length);                                                          \
        });                                                                                                  \
    }                                                                                                        \
    index_t orgtr(char uplo, HostView<T> a, const T* tau) {                                                  \
        return with_work<T>([&](T* work, lapack_int length) {                                                \
            return LAPACKE_##orgtr_##_work(cm, uplo, size(a.rows), a.data, size(a.ld), tau, work, length);   \
        });                                                                                                  \
    }                                                                                                        \
    index_t ormtr(char side, char uplo, char trans, HostView<const T> a, const T* tau, HostView<T> c) {      \
        return with_work<T>([&](T* work, lapack_int length) {                                                \
            return LAPACKE_##ormtr_##_work(cm, side, uplo, trans, size(c.rows), size(c.cols), a.data,        \
                                           size(a.ld), tau, c.data, size(c.ld), work, length);               \
        });                                                                                                  \
    }                                                                                                        \
    index_t trtri(char uplo, char diag, HostView<T> a) {                                                     \
        return LAPACKE_##p##trtri_work(cm, uplo, diag, size(a.rows), a.data, size(a.ld));                    \
    }                                                                                                        \
    index_t lauum(char uplo, HostView<T> a) {                                                                \
        return LAPACKE_##p##lauum_work(cm, uplo, size(a.rows), a.data, size(a.ld));                          \
    }                                                                                                        \
    index_t potri(char uplo, HostView<T> a) {                                                                \
        return LAPACKE_##p##potri_work(cm, uplo, size(a.rows), a.data, size(a.ld));                          \
    }                                                                                                        \
    index_t trtrs(char uplo, char trans, char diag, HostView<const T> a, HostView<T> b) {                    \
        if (diag == 'N' && has_hard_pivots(a)) return trtrs_with_hard_pivots(uplo, trans, a, b);             \
        return LAPACKE_##p##trtrs_work(cm, uplo, trans, diag, size(a.rows), size(b.cols), a.data,            \
                                       size(a.ld), b.data, size(b.ld));                                      \
    }                                                                                                        \
    index_t getrf(HostView<T> a, std::vector<index_t>& pivots) {                                             \
        check_sizes(a.rows, a.cols);                                                                         \
        const TinyPivots tiny = tiny_pivots(a);                                                              \
        if (tiny == TinyPivots::likely) return getrf_by_division(a, pivots);                                 \
        const MatrixCopy<T> copy(a, tiny == TinyPivots::possible);                                           \
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(std::min(a.rows, a.cols)));                    \
        const index_t info =                                                                                 \
            LAPACKE_##p##getrf_work(cm, size(a.rows), size(a.cols), a.data, size(a.ld), ipiv.data());        \
        pivots.assign(ipiv.begin(), ipiv.end());                                                             \
        const index_t steps = std::min(a.rows, a.cols);                                                      \
        if (!copy.taken() || !has_hard_pivots(HostView<const T>(a.block(0, 0, steps, steps)))) return info;  \
        copy.restore(a);                                                                                     \
        return getrf_by_division(a, pivots);                                                                 \
    }                                                                                                        \
    index_t getrs(char trans, HostView<const T> a, const std::vector<index_t>& pivots, HostView<T> b) {      \
        if (has_hard_pivots(a)) return getrs_with_hard_pivots(trans, a, pivots, b);                          \
        const std::vector<lapack_int> ipiv = as_lapack(pivots);                                              \
        return LAPACKE_##p##getrs_work(cm, trans, size(a.rows), size(b.cols), a.data, size(a.ld),            \
                                       ipiv.data(), b.data, size(b.ld));                                     \
    }                                                                                                        \
    index_t getri(HostView<T> a, const std::vector<index_t>& pivots) {                                       \
        const std::vector<lapack_int> ipiv = as_lapack(pivots);                                              \
        return with_work<T>([&](T* work, lapack_int length) {                                                \
            return LAPACKE_##p##getri_work(cm, size(a.rows), a.data, size(a.ld), ipiv.data(), work, length); \
        });                                                                                                  \
    }                                                                                                        \
    void laswp(HostView<T> a, index_t k1, const std::vector<index_t>& pivots, bool forwards) {               \
        const index_t before = k1 - 1, last = before + static_cast<index_t>(pivots.size());                  \
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(before));                                      \
        for (const index_t pivot : pivots) ipiv.push_back(size(pivot));                                      \
        LAPACKE_##p##laswp_work(cm, size(a.cols), a.data, size(a.ld), size(k1), size(last), ipiv.data(),     \
                                forwards ? 1 : -1);                                                          \
    }                                                                                                        \
    index_t sygst(index_t itype, char uplo, HostView<T> a, HostView<const T> b) {                            \
        return LAPACKE_##sygst_##_work(cm, static_cast<lapack_int>(itype), uplo, size(a.rows), a.data,       \
                                       size(a.ld), b.data, size(b.ld));                                      \
    }                                                                                                        \
    void larfg(index_t n, T& alpha, T* x, T& tau) { LAPACKE_##p##larfg_work(size(n), &alpha, x, 1, &tau); }
LAPILLI_HOST_LAPACK(float, s, ssytrd, sorgtr, sormtr, ssygst)
LAPILLI_HOST_LAPACK(double, d, dsytrd, dorgtr, dormtr, dsygst)
LAPILLI_HOST_LAPACK(std::complex<float>, c, chetrd, cungtr, cunmtr, chegst)
LAPILLI_HOST_LAPACK(std::complex<double>, z, zhetrd, zungtr, zunmtr, zhegst)
#undef LAPILLI_HOST_LAPACK

namespace {

#define LAPILLI_HOST_STEDC(R, p)                                                                    \
    index_t lapack_stedc(char compz, index_t n, R* d, R* e, HostView<R> z) {                        \
        check_stedc(compz, n, false);                                                               \
        lapack_int integers = 0;                                                                    \
        R reals = 0;                                                                                \
        const lapack_int order = size(n), ld = size(std::max<index_t>(z.ld, 1));                    \
        LAPACKE_##p##stedc_work(cm, compz, order, d, e, z.data, ld, &reals, -1, &integers, -1);     \
        std::vector<R> work(static_cast<std::size_t>(std::max<lapack_int>(1, work_size(reals))));   \
        std::vector<lapack_int> iwork(static_cast<std::size_t>(std::max<lapack_int>(1, integers))); \
        return LAPACKE_##p##stedc_work(cm, compz, order, d, e, z.data, ld, work.data(),             \
                                       static_cast<lapack_int>(work.size()), iwork.data(),          \
                                       static_cast<lapack_int>(iwork.size()));                      \
    }
LAPILLI_HOST_STEDC(float, s)
LAPILLI_HOST_STEDC(double, d)
#undef LAPILLI_HOST_STEDC

#define LAPILLI_HOST_STEDC(T, p)                                                                           \
    index_t lapack_stedc(char compz, index_t n, real_t<T>* d, real_t<T>* e, HostView<T> z) {               \
        check_stedc(compz, n, true);                                                                       \
        lapack_int integers = 0;                                                                           \
        real_t<T> reals = 0;                                                                               \
        T scalars(0);                                                                                      \
        const lapack_int order = size(n), ld = size(std::max<index_t>(z.ld, 1));                           \
        LAPACKE_##p##stedc_work(cm, compz, order, d, e, z.data, ld, &scalars, -1, &reals, -1, &integers,   \
                                -1);                                                                       \
        std::vector<T> work(static_cast<std::size_t>(std::max<lapack_int>(1, work_size(scalars))));        \
        std::vector<real_t<T>> rwork(static_cast<std::size_t>(std::max<lapack_int>(1, work_size(reals)))); \
        std::vector<lapack_int> iwork(static_cast<std::size_t>(std::max<lapack_int>(1, integers)));        \
        return LAPACKE_##p##stedc_work(cm, compz, order, d, e, z.data, ld, work.data(),                    \
                                       static_cast<lapack_int>(work.size()), rwork.data(),                 \
                                       static_cast<lapack_int>(rwork.size()), iwork.data(),                \
                                       static_cast<lapack_int>(iwork.size()));                             \
    }
LAPILLI_HOST_STEDC(std::complex<float>, c)
LAPILLI_HOST_STEDC(std::complex<double>, z)
#undef LAPILLI_HOST_STEDC

/// X := X S
template <class R>
void multiply_from_right(HostView<R> x, HostView<const R> s, HostView<R> product) {
    gemm(Op::none, Op::none, R(1), x, s, R(0), product);
    for (index_t j = 0; j < x.cols; ++j) std::copy_n(product.at(0, j), x.rows, x.at(0, j));
}

/// Q := Q S, S the eigenvectors of T. LAPACK's STEDC with compz 'V' merges by LAED7 and LAED8, which for some
/// T whose elements lie far apart leave NaN in complex vectors, and real ones that are not orthogonal; its
/// drivers never ask it that.
template <class T>
index_t stedc_of_reduced(index_t n, real_t<T>* d, real_t<T>* e, HostView<T> q) {
    using R = real_t<T>;
    if (n == 0) return 0;
    const auto square = [n] { return std::vector<R>(static_cast<std::size_t>(n * n)); };
    std::vector<R> of_s = square();
    const HostView<R> s{of_s.data(), n, n, n};
    if (const index_t info = lapack_stedc('I', n, d, e, s); info != 0) return info;
    std::vector<R> of_product = square();
    const HostView<R> product{of_product.data(), n, n, n};
    if constexpr (is_complex<T>) {
        std::vector<R> of_part = square();
        const HostView<R> part{of_part.data(), n, n, n};
        for (const bool real : {true, false}) {
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i) part(i, j) = real ? q(i, j).real() : q(i, j).imag();
            }
            multiply_from_right<R>(part, s, product);
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i) real ? q(i, j).real(part(i, j)) : q(i, j).imag(part(i, j));
            }
        }
    } else {
        multiply_from_right<R>(q, s, product);
    }
    return 0;
}

}  // namespace

#define LAPILLI_HOST_STEDC(T)                                                                    \
    index_t stedc(char compz, index_t n, real_t<T>* d, real_t<T>* e, HostView<T> z) {            \
        return compz == 'V' ? stedc_of_reduced<T>(n, d, e, z) : lapack_stedc(compz, n, d, e, z); \
    }
LAPILLI_HOST_STEDC(float)
LAPILLI_HOST_STEDC(double)
LAPILLI_HOST_STEDC(std::complex<float>)
LAPILLI_HOST_STEDC(std::complex<double>)
#undef LAPILLI_HOST_STEDC

index_t sterf(index_t n, float* d, float* e) { return LAPACKE_ssterf_work(size(n), d, e); }
index_t sterf(index_t n, double* d, double* e) { return LAPACKE_dsterf_work(size(n), d, e); }

}  // namespace lapilli::host
