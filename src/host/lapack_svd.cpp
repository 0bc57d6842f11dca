// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_svd.hpp"

#include <algorithm>
#include <type_traits>

#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

constexpr int cm = LAPACK_COL_MAJOR;

/// A leading dimension that LAPACK takes, also of a matrix that a call does not use.
template <class T>
lapack_int leading(HostView<T> a) {
    return size(std::max<index_t>(1, a.ld));
}

/// Work arrays behind LAPACK's others: real numbers, of complex routines alone, and integers, where there are
/// some.
template <class T>
struct MoreWork {
    std::vector<real_t<T>> reals;
    std::vector<lapack_int> integers;
    MoreWork(index_t real_count, index_t integer_count)
        : reals(is_complex<T> ? work_array<real_t<T>>(real_count) : std::vector<real_t<T>>()),
          integers(static_cast<std::size_t>(integer_count)) {}

    /// f(arguments..., these)
    template <class F, class... Arguments>
    lapack_int call(F f, Arguments... arguments) {
        if constexpr (is_complex<T>) {
            return with_integers(f, arguments..., reals.data());
        } else {
            return with_integers(f, arguments...);
        }
    }

  private:
    template <class F, class... Arguments>
    lapack_int with_integers(F f, Arguments... arguments) {
        if constexpr (std::is_invocable_v<F, Arguments..., lapack_int*>) {
            return f(arguments..., integers.data());
        } else {
            return f(arguments...);
        }
    }
};

/// GELSD's workspaces by its query, and the least that it accepts, with leaves of up to 25 rows.
struct LeastSquaresSizes {
    index_t scalars, reals, integers;
    LeastSquaresSizes(index_t m, index_t n, index_t nrhs) {
        const index_t k = std::min(m, n);
        index_t levels = 1;
        for (index_t parts = k / 26; parts > 0; parts /= 2) ++levels;
        scalars = 3 * k + std::max({m, n, nrhs, 9 * k + 50 * k + 8 * k * levels + k * nrhs + 26 * 26});
        reals = 10 * k + 50 * k + 8 * k * levels + 75 * nrhs +
                std::max<index_t>(26 * 26, n * (1 + nrhs) + 2 * nrhs);
        integers = 3 * k * levels + 11 * k + 1;
    }
};

/// In LAPACK's integers.
void check_work(double elements) { size(elements, "a workspace"); }
/// The workspace of blocked reductions and products.
double of_blocks(index_t m, index_t n) { return 64 * (static_cast<double>(m) + static_cast<double>(n)); }

}  // namespace

WorkLengths check_gesdd(char jobz, index_t m, index_t n, bool complex) {
    const double k = static_cast<double>(std::min(m, n)), l = static_cast<double>(std::max(m, n));
    const bool vectors = jobz != 'N';
    const double squares = !vectors ? 0 : complex ? (jobz == 'O' ? 2 : 1) : jobz == 'O' ? 5 : 4;
    const double scalars = squares * k * k + of_blocks(m, n),
                 reals = !complex  ? 0
                         : vectors ? std::max(5 * k * k + 5 * k, 2 * l * k + 2 * k * k + k)
                                   : 7 * k;
    check_work(scalars);
    check_work(reals);
    return {static_cast<index_t>(scalars), static_cast<index_t>(reals)};
}
void check_gesvd(index_t m, index_t n) {
    const double k = static_cast<double>(std::min(m, n));
    check_work(2 * k * k + of_blocks(m, n));
}
void check_bdsdc(char compq, index_t n) {
    const double k = static_cast<double>(n);
    if (compq == 'I') check_work(3 * k * k + 4 * k);
    if (compq == 'P') check_work(400 * k);
}
void check_gelsd(index_t m, index_t n, index_t nrhs) {
    const double k = static_cast<double>(std::min(m, n)), right = static_cast<double>(nrhs);
    check_work(k * k + 400 * k + (k + 64) * right + of_blocks(m, n) + 1000);
}

#define LAPILLI_HOST_SVD(T, p, org, orm)                                                                     \
    index_t gesdd(char jobz, HostView<T> a, real_t<T>* s, HostView<T> u, HostView<T> vt) {                   \
        const index_t k = std::min(a.rows, a.cols), l = std::max(a.rows, a.cols);                            \
        MoreWork<T> more(jobz == 'N' ? 7 * k : std::max(5 * k * k + 5 * k, 2 * l * k + 2 * k * k + k),       \
                         8 * k);                                                                             \
        return with_work<T>([&](T* work, lapack_int length) {                                                \
            return more.call(LAPACKE_##p##gesdd_work, cm, jobz, size(a.rows), size(a.cols), a.data,          \
                             size(a.ld), s, u.data, leading(u), vt.data, leading(vt), work, length);         \
        });                                                                                                  \
    }                                                                                                        \
    index_t gesvd(char jobu, char jobvt, HostView<T> a, real_t<T>* s, HostView<T> u, HostView<T> vt) {       \
        MoreWork<T> more(5 * std::min(a.rows, a.cols), 0);                                                   \
        return with_work<T>([&](T* work, lapack_int length) {                                                \
            return more.call(LAPACKE_##p##gesvd_work, cm, jobu, jobvt, size(a.rows), size(a.cols), a.data,   \
                             size(a.ld), s, u.data, leading(u), vt.data, leading(vt), work, length);         \
        });                                                                                                  \
    }                                                                                                        \
    index_t bdsqr(char uplo, index_t n, real_t<T>* d, real_t<T>* e, HostView<T> vt, HostView<T> u,           \
                  HostView<T> c) {                                                                           \
        std::vector<real_t<T>> work = work_array<real_t<T>>(4 * n);                                          \
        return LAPACKE_##p##bdsqr_work(cm, uplo, size(n), size(vt.cols), size(u.rows), size(c.cols), d, e,   \
                                       vt.data, leading(vt), u.data, leading(u), c.data, leading(c),         \
                                       work.data());                                                         \
    }                                                                                                        \
    index_t gebrd(HostView<T> a, real_t<T>* d, real_t<T>* e, T* tauq, T* taup) {                             \
        return with_work<T>([&](T* work, lapack_int length) {                                                \
            return LAPACKE_##p##gebrd_work(cm, size(a.rows), size(a.cols), a.data, size(a.ld), d, e, tauq,   \
                                           taup, work, length);                                              \
        });                                                                                                  \
    }                                                                                                        \
    index_t orgbr(char vect, index_t k, HostView<T> a, const T* tau) {                                       \
        return with_work<T>([&](T* work, lapack_int length) {                                                \
            return LAPACKE_##p##org##br_work(cm, vect, size(a.rows), size(a.cols), size(k), a.data,          \
                                             size(a.ld), tau, work, length);                                 \
        });                                                                                                  \
    }                                                                                                        \
    index_t ormbr(char vect, char side, char trans, index_t k, HostView<T> a, const T* tau, HostView<T> c) { \
        return with_work<T>(                                                                                 \
            [&](T* work, lapack_int length) {                                                                \
                return LAPACKE_##p##orm##br_work(cm, vect, side, trans, size(c.rows), size(c.cols), size(k), \
                                                 a.data, leading(a), tau, c.data, leading(c), work, length); \
            },                                                                                               \
            std::max(c.rows, c.cols));                                                                       \
    }                                                                                                        \
    index_t gbbrd(char vect, index_t m, index_t kl, index_t ku, HostView<T> ab, real_t<T>* d, real_t<T>* e,  \
                  HostView<T> q, HostView<T> pt, HostView<T> c) {                                            \
        std::vector<T> work = work_array<T>(2 * std::max(m, ab.cols));                                       \
        MoreWork<T> more(std::max(m, ab.cols), 0);                                                           \
        return more.call(LAPACKE_##p##gbbrd_work, cm, vect, size(m), size(ab.cols), size(c.cols), size(kl),  \
                         size(ku), ab.data, leading(ab), d, e, q.data, leading(q), pt.data, leading(pt),     \
                         c.data, leading(c), work.data());                                                   \
    }                                                                                                        \
    index_t gelsd(HostView<T> a, HostView<T> b, real_t<T>* s, real_t<T> rcond, index_t* rank) {              \
        const LeastSquaresSizes sizes(a.rows, a.cols, b.cols);                                               \
        MoreWork<T> more(sizes.reals, sizes.integers);                                                       \
        lapack_int found = 0;                                                                                \
        const lapack_int info = with_work<T>(                                                                \
            [&](T* work, lapack_int length) {                                                                \
                return more.call(LAPACKE_##p##gelsd_work, cm, size(a.rows), size(a.cols), size(b.cols),      \
                                 a.data, size(a.ld), b.data, leading(b), s, rcond, &found, work, length);    \
            },                                                                                               \
            sizes.scalars);                                                                                  \
        *rank = found;                                                                                       \
        return info;                                                                                         \
    }                                                                                                        \
    index_t gelss(HostView<T> a, HostView<T> b, real_t<T>* s, real_t<T> rcond, index_t* rank) {              \
        MoreWork<T> more(5 * std::min(a.rows, a.cols), 0);                                                   \
        lapack_int found = 0;                                                                                \
        const lapack_int info = with_work<T>([&](T* work, lapack_int length) {                               \
            return more.call(LAPACKE_##p##gelss_work, cm, size(a.rows), size(a.cols), size(b.cols), a.data,  \
                             size(a.ld), b.data, leading(b), s, rcond, &found, work, length);                \
        });                                                                                                  \
        *rank = found;                                                                                       \
        return info;                                                                                         \
    }
LAPILLI_HOST_SVD(float, s, org, orm)
LAPILLI_HOST_SVD(double, d, org, orm)
LAPILLI_HOST_SVD(std::complex<float>, c, ung, unm)
LAPILLI_HOST_SVD(std::complex<double>, z, ung, unm)
#undef LAPILLI_HOST_SVD

#define LAPILLI_HOST_SVD(R, p)                                                                       \
    index_t bdsdc(char uplo, char compq, index_t n, R* d, R* e, HostView<R> u, HostView<R> vt, R* q, \
                  index_t* iq, index_t integers) {                                                   \
        constexpr lapack_int unwritten = std::numeric_limits<lapack_int>::min();                     \
        std::vector<lapack_int> of_iq(static_cast<std::size_t>(integers), unwritten),                \
            iwork(static_cast<std::size_t>(8 * n));                                                  \
        std::vector<R> work = work_array<R>(compq == 'I' ? 3 * n * n + 4 * n : 8 * n);               \
        const lapack_int info =                                                                      \
            LAPACKE_##p##bdsdc_work(cm, uplo, compq, size(n), d, e, u.data, leading(u), vt.data,     \
                                    leading(vt), q, of_iq.data(), work.data(), iwork.data());        \
        for (std::size_t i = 0; i < of_iq.size(); ++i) {                                             \
            if (of_iq[i] != unwritten) iq[i] = of_iq[i];                                             \
        }                                                                                            \
        return info;                                                                                 \
    }
LAPILLI_HOST_SVD(float, s)
LAPILLI_HOST_SVD(double, d)
#undef LAPILLI_HOST_SVD

}  // namespace lapilli::host
