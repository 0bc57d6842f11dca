// SPDX-License-Identifier: BSD-3-Clause
// ScaLAPACK's routines as a program gets them, which are the drop-in library's, and as the next library has
// them.
#pragma once

#include <dlfcn.h>

#include <algorithm>
#include <string>

#include "mpi_test.hpp"

namespace lapilli::mpi_test {

enum class By { lapilli, scalapack };

void* symbol(By by, const std::string& name);

template <class T>
std::string name_of(const std::string& real, const std::string& complex) {
    return std::string("p") + precision_letter<T> + (is_complex<T> ? complex : real) + "_";
}

template <class... Given>
void call(void* function, Given... given) {
    reinterpret_cast<void (*)(Given...)>(function)(given...);
}

/// Work arrays of that length, of -1 a query alone, or, of 0, as a query has asked for them and more: PCHEEVD
/// of ScaLAPACK 2.2.1 asks for too little. f(work, lwork, rwork, lrwork, iwork, liwork) calls the routine and
/// returns its info.
template <class T, class F>
int with_work(F f, int length = 0) {
    using Real = real_t<T>;
    std::vector<T> work(8);
    std::vector<Real> rwork(8);
    std::vector<int> iwork(8);
    int lwork = -1, lrwork = -1, liwork = -1;
    const auto with = [&] { return f(work.data(), &lwork, rwork.data(), &lrwork, iwork.data(), &liwork); };
    if (length == 0) {
        const int asked = with();
        if (asked != 0) return asked;
        lwork = 2 * static_cast<int>(real_part(work[0])) + 10000;
        lrwork = 2 * static_cast<int>(rwork[0]) + 10000;
        liwork = 2 * iwork[0] + 10000;
    } else {
        lwork = lrwork = liwork = length;
    }
    work.resize(static_cast<std::size_t>(std::max(lwork, 8)));
    rwork.resize(static_cast<std::size_t>(std::max(lrwork, 8)));
    iwork.resize(static_cast<std::size_t>(std::max(liwork, 8)));
    return with();
}

/// Calls a routine whose complex form has rwork: f(head..., work, lwork, [rwork, lrwork,] [iwork, liwork,]
/// tail...).
template <class T>
struct Solver {
    By by;
    const TestGrid& grid;

    int syev(bool divide, char jobz, char uplo, int n, Distributed<T>& A, real_t<T>* W, Distributed<T>& Z,
             int ia = 1, int work_length = 0) const {
        void* const f = symbol(by, divide ? name_of<T>("syevd", "heevd") : name_of<T>("syev", "heev"));
        return with_work<T>(
            [&](T* work, int* lwork, real_t<T>* rwork, int* lrwork, int* iwork, int* liwork) {
                int info = -999;
                const auto with = [&](auto... works) {
                    call(f, &jobz, &uplo, &n, A.data(), &ia, &ia, A.desc(), W, Z.data(), &ia, &ia, Z.desc(),
                         works..., &info, std::size_t{1}, std::size_t{1});
                };
                if constexpr (is_complex<T>) {
                    divide ? with(work, lwork, rwork, lrwork, iwork, liwork)
                           : with(work, lwork, rwork, lrwork);
                } else {
                    divide ? with(work, lwork, iwork, liwork) : with(work, lwork);
                }
                return info;
            },
            work_length);
    }

    struct Selected {
        char range = 'A';
        real_t<T> vl = 0, vu = 0;
        int il = 0, iu = 0;
        int m = -7, nz = -7;
        std::vector<int> ifail, iclustr;
        std::vector<real_t<T>> gap;
    };

    int syevr(char jobz, char uplo, int n, Distributed<T>& A, Selected& s, real_t<T>* W, Distributed<T>& Z,
              int work_length = 0) const {
        void* const f = symbol(by, name_of<T>("syevr", "heevr"));
        const int one = 1;
        return with_work<T>(
            [&](T* work, int* lwork, real_t<T>* rwork, int* lrwork, int* iwork, int* liwork) {
                int info = -999;
                const auto with = [&](auto... works) {
                    call(f, &jobz, &s.range, &uplo, &n, A.data(), &one, &one, A.desc(), &s.vl, &s.vu, &s.il,
                         &s.iu, &s.m, &s.nz, W, Z.data(), &one, &one, Z.desc(), works..., &info,
                         std::size_t{1}, std::size_t{1}, std::size_t{1});
                };
                if constexpr (is_complex<T>) {
                    with(work, lwork, rwork, lrwork, iwork, liwork);
                } else {
                    with(work, lwork, iwork, liwork);
                }
                return info;
            },
            work_length);
    }

    /// SYEVX; with B SYGVX of that type.
    int expert(int itype, char jobz, char uplo, int n, Distributed<T>& A, Distributed<T>* B, Selected& s,
               real_t<T>* W, Distributed<T>& Z, int work_length = 0) const {
        void* const f =
            symbol(by, B != nullptr ? name_of<T>("sygvx", "hegvx") : name_of<T>("syevx", "heevx"));
        const int one = 1;
        const real_t<T> abstol = 0, orfac = -1;
        const std::size_t ranks = static_cast<std::size_t>(grid.rows() * grid.columns());
        s.ifail.assign(static_cast<std::size_t>(n + 1), -7);
        s.iclustr.assign(2 * ranks, -7);
        s.gap.assign(ranks, -7);
        return with_work<T>(
            [&](T* work, int* lwork, real_t<T>* rwork, int* lrwork, int* iwork, int* liwork) {
                int info = -999;
                const auto tail = [&](auto... head) {
                    const auto with = [&](auto... works) {
                        call(f, head..., &s.vl, &s.vu, &s.il, &s.iu, &abstol, &s.m, &s.nz, W, &orfac,
                             Z.data(), &one, &one, Z.desc(), works..., s.ifail.data(), s.iclustr.data(),
                             s.gap.data(), &info, std::size_t{1}, std::size_t{1}, std::size_t{1});
                    };
                    if constexpr (is_complex<T>) {
                        with(work, lwork, rwork, lrwork, iwork, liwork);
                    } else {
                        with(work, lwork, iwork, liwork);
                    }
                };
                if (B != nullptr) {
                    tail(&itype, &jobz, &s.range, &uplo, &n, A.data(), &one, &one, A.desc(), B->data(), &one,
                         &one, B->desc());
                } else {
                    tail(&jobz, &s.range, &uplo, &n, A.data(), &one, &one, A.desc());
                }
                return info;
            },
            work_length);
    }
};

}  // namespace lapilli::mpi_test
