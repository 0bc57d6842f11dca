// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_nonsymmetric.hpp"

#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

constexpr int cm = LAPACK_COL_MAJOR;

/// LAPACKE's functions of a precision; TREVC3 has none there.
template <class T>
struct Names;
#define LAPILLI_NAMES(T, p, org, orm)                          \
    template <>                                                \
    struct Names<T> {                                          \
        static constexpr auto gebal = LAPACKE_##p##gebal_work; \
        static constexpr auto gebak = LAPACKE_##p##gebak_work; \
        static constexpr auto gehrd = LAPACKE_##p##gehrd_work; \
        static constexpr auto orghr = LAPACKE_##org##hr_work;  \
        static constexpr auto ormhr = LAPACKE_##orm##hr_work;  \
        static constexpr auto hseqr = LAPACKE_##p##hseqr_work; \
        static constexpr auto geev = LAPACKE_##p##geev_work;   \
        static constexpr auto geevx = LAPACKE_##p##geevx_work; \
        static constexpr auto gees = LAPACKE_##p##gees_work;   \
        static constexpr auto trexc = LAPACKE_##p##trexc_work; \
        static constexpr auto trsna = LAPACKE_##p##trsna_work; \
        static constexpr auto trsen = LAPACKE_##p##trsen_work; \
        static constexpr auto trsyl = LAPACKE_##p##trsyl_work; \
        template <class... Arguments>                          \
        static void trevc3(Arguments... arguments) {           \
            LAPACK_##p##trevc3(arguments...);                  \
        }                                                      \
    };
LAPILLI_NAMES(float, s, sorg, sorm)
LAPILLI_NAMES(double, d, dorg, dorm)
LAPILLI_NAMES(std::complex<float>, c, cung, cunm)
LAPILLI_NAMES(std::complex<double>, z, zung, zunm)
#undef LAPILLI_NAMES

template <class T>
lapack_int ld(HostView<T> a) {
    return size(std::max<index_t>(1, a.ld));
}

/// n logical values as LAPACK takes them.
std::vector<lapack_logical> logical(const index_t* values, index_t n) {
    std::vector<lapack_logical> result(static_cast<std::size_t>(n + 1));
    for (index_t i = 0; values != nullptr && i < n; ++i) result[static_cast<std::size_t>(i)] = values[i] != 0;
    return result;
}

/// Numbers for the work arrays of the order n that have no length.
template <class T>
std::vector<T> numbers(index_t count) {
    return std::vector<T>(static_cast<std::size_t>(count + 1));
}

}  // namespace

template <class T>
Balanced gebal(char job, HostView<T> a, real_t<T>* scale) {
    lapack_int ilo = 1, ihi = 0;
    Names<T>::gebal(cm, job, size(a.rows), a.data, ld(a), &ilo, &ihi, scale);
    return {ilo, ihi};
}

template <class T>
index_t gebak(char job, char side, Balanced rows, const real_t<T>* scale, HostView<T> v) {
    return Names<T>::gebak(cm, job, side, size(v.rows), size(rows.ilo), size(rows.ihi), scale, size(v.cols),
                           v.data, ld(v));
}

template <class T>
index_t gehrd(Balanced rows, HostView<T> a, T* tau) {
    return with_work<T>([&](T* work, lapack_int length) {
        return Names<T>::gehrd(cm, size(a.rows), size(rows.ilo), size(rows.ihi), a.data, ld(a), tau, work,
                               length);
    });
}

template <class T>
index_t orghr(Balanced rows, HostView<T> a, const T* tau) {
    return with_work<T>([&](T* work, lapack_int length) {
        return Names<T>::orghr(cm, size(a.rows), size(rows.ilo), size(rows.ihi), a.data, ld(a), tau, work,
                               length);
    });
}

template <class T>
index_t ormhr(char side, char trans, Balanced rows, HostView<const T> a, const T* tau, HostView<T> c) {
    return with_work<T>(
        [&](T* work, lapack_int length) {
            return Names<T>::ormhr(cm, side, trans, size(c.rows), size(c.cols), size(rows.ilo),
                                   size(rows.ihi), a.data, ld(a), tau, c.data, ld(c), work, length);
        },
        std::max(c.rows, c.cols));
}

template <class T>
index_t hseqr(char job, char compz, Balanced rows, HostView<T> h, Eigenvalues<T> w, HostView<T> z) {
    return with_work<T>([&](T* work, lapack_int length) {
        const lapack_int n = size(h.rows), ilo = size(rows.ilo), ihi = size(rows.ihi);
        if constexpr (is_complex<T>) {
            return Names<T>::hseqr(cm, job, compz, n, ilo, ihi, h.data, ld(h), w.w, z.data, ld(z), work,
                                   length);
        } else {
            return Names<T>::hseqr(cm, job, compz, n, ilo, ihi, h.data, ld(h), w.w, w.imaginary, z.data,
                                   ld(z), work, length);
        }
    });
}

template <class T>
void standard_form(T (&block)[4], T (&q)[4]) {
    // As much as LAPACK may want of two rows; no query, which takes longer than the answer.
    T w[2], work[64];
    if constexpr (is_complex<T>) {
        Names<T>::hseqr(cm, 'S', 'I', 2, 1, 2, block, 2, w, q, 2, work, 64);
    } else {
        T imaginary[2];
        Names<T>::hseqr(cm, 'S', 'I', 2, 1, 2, block, 2, w, imaginary, q, 2, work, 64);
    }
}

template <class T>
index_t trevc3(char side, char howmny, index_t* select, HostView<const T> t, HostView<T> vl, HostView<T> vr,
               index_t mm, index_t* found) {
    const lapack_int n = size(t.rows), columns = size(mm), ldt = ld(t), ldvl = ld(vl), ldvr = ld(vr);
    std::vector<lapack_logical> chosen = logical(select, n);
    std::vector<real_t<T>> reals = numbers<real_t<T>>(n);
    // LAPACK writes on the diagonal of T and restores it: T is the caller's copy.
    T* const of_t = const_cast<T*>(t.data);
    lapack_int m = 0, info = 0;
    with_work<T>([&](T* work, lapack_int length) {
        if constexpr (is_complex<T>) {
            const lapack_int reals_length = length < 0 ? -1 : std::max<lapack_int>(1, n);
            Names<T>::trevc3(&side, &howmny, chosen.data(), &n, of_t, &ldt, vl.data, &ldvl, vr.data, &ldvr,
                             &columns, &m, work, &length, reals.data(), &reals_length, &info);
        } else {
            Names<T>::trevc3(&side, &howmny, chosen.data(), &n, of_t, &ldt, vl.data, &ldvl, vr.data, &ldvr,
                             &columns, &m, work, &length, &info);
        }
        return info;
    });
    *found = m;
    for (index_t i = 0; !is_complex<T> && select != nullptr && i < n; ++i)
        select[i] = chosen[static_cast<std::size_t>(i)];
    return info;
}

template <class T>
index_t geev(char jobvl, char jobvr, HostView<T> a, Eigenvalues<T> w, HostView<T> vl, HostView<T> vr) {
    const lapack_int n = size(a.rows);
    std::vector<real_t<T>> reals = numbers<real_t<T>>(is_complex<T> ? 2 * a.rows : 0);
    return with_work<T>([&](T* work, lapack_int length) {
        if constexpr (is_complex<T>) {
            return Names<T>::geev(cm, jobvl, jobvr, n, a.data, ld(a), w.w, vl.data, ld(vl), vr.data, ld(vr),
                                  work, length, reals.data());
        } else {
            return Names<T>::geev(cm, jobvl, jobvr, n, a.data, ld(a), w.w, w.imaginary, vl.data, ld(vl),
                                  vr.data, ld(vr), work, length);
        }
    });
}

template <class T>
index_t geevx(char balance, char jobvl, char jobvr, char sense, HostView<T> a, Eigenvalues<T> w,
              HostView<T> vl, HostView<T> vr, const Conditions<real_t<T>>& tells) {
    const lapack_int n = size(a.rows);
    lapack_int ilo = 1, ihi = 0;
    std::vector<real_t<T>> reals = numbers<real_t<T>>(is_complex<T> ? 2 * a.rows : 0);
    std::vector<lapack_int> integers = numbers<lapack_int>(2 * a.rows);
    // The length that all of it takes: vectors, whose blocks depend on it, are then the same whatever else a
    // call computes.
    const index_t info = with_work<T>([&](T* work, lapack_int length) {
        const bool asks = length == -1;
        const char left = asks ? 'V' : jobvl, right = asks ? 'V' : jobvr, tells_of = asks ? 'B' : sense;
        const lapack_int ldvl = asks ? ld(a) : ld(vl), ldvr = asks ? ld(a) : ld(vr);
        if constexpr (is_complex<T>) {
            return Names<T>::geevx(cm, balance, left, right, tells_of, n, a.data, ld(a), w.w, vl.data, ldvl,
                                   vr.data, ldvr, &ilo, &ihi, tells.scale, tells.norm, tells.of_values,
                                   tells.of_vectors, work, length, reals.data());
        } else {
            return Names<T>::geevx(cm, balance, left, right, tells_of, n, a.data, ld(a), w.w, w.imaginary,
                                   vl.data, ldvl, vr.data, ldvr, &ilo, &ihi, tells.scale, tells.norm,
                                   tells.of_values, tells.of_vectors, work, length, integers.data());
        }
    });
    *tells.ilo = ilo;
    *tells.ihi = ihi;
    return info;
}

template <class T>
index_t trsna(char job, HostView<const T> t, HostView<const T> vl, HostView<const T> vr, real_t<T>* s,
              real_t<T>* sep) {
    const lapack_int n = size(t.rows);
    const auto leading = [](HostView<const T> a) { return size(std::max<index_t>(1, a.ld)); };
    lapack_int found = 0;
    const bool of_vectors = job == 'V' || job == 'B';
    std::vector<T> work = numbers<T>(of_vectors ? checked_product(t.rows, t.rows + 6) : 0);
    const auto call = [&](auto* numbers_of_vectors) {
        return Names<T>::trsna(cm, job, 'A', nullptr, n, t.data, leading(t), vl.data, leading(vl), vr.data,
                               leading(vr), s, sep, n, &found, work.data(), n, numbers_of_vectors);
    };
    if constexpr (is_complex<T>) {
        return call(numbers<real_t<T>>(t.rows).data());
    } else {
        return call(numbers<lapack_int>(2 * t.rows).data());
    }
}

template <class T>
index_t gees(char jobvs, HostView<T> a, Eigenvalues<T> w, HostView<T> vs) {
    const lapack_int n = size(a.rows);
    lapack_int selected = 0;
    std::vector<real_t<T>> reals = numbers<real_t<T>>(a.rows);
    std::vector<lapack_logical> chosen = logical(nullptr, a.rows);
    return with_work<T>([&](T* work, lapack_int length) {
        if constexpr (is_complex<T>) {
            return Names<T>::gees(cm, jobvs, 'N', nullptr, n, a.data, ld(a), &selected, w.w, vs.data, ld(vs),
                                  work, length, reals.data(), chosen.data());
        } else {
            return Names<T>::gees(cm, jobvs, 'N', nullptr, n, a.data, ld(a), &selected, w.w, w.imaginary,
                                  vs.data, ld(vs), work, length, chosen.data());
        }
    });
}

template <class T>
index_t trexc(char compq, HostView<T> t, HostView<T> q, index_t* ifst, index_t* ilst) {
    lapack_int from = size(*ifst), to = size(*ilst), info = 0;
    if constexpr (is_complex<T>) {
        info = Names<T>::trexc(cm, compq, size(t.rows), t.data, ld(t), q.data, ld(q), from, to);
    } else {
        std::vector<T> work = numbers<T>(t.rows);
        info =
            Names<T>::trexc(cm, compq, size(t.rows), t.data, ld(t), q.data, ld(q), &from, &to, work.data());
    }
    *ifst = from;
    *ilst = to;
    return info;
}

template <class T>
index_t trsen(char job, char compq, const index_t* select, HostView<T> t, HostView<T> q, Eigenvalues<T> w,
              index_t* m, real_t<T>* s, real_t<T>* sep) {
    const lapack_int n = size(t.rows);
    const std::vector<lapack_logical> chosen = logical(select, t.rows);
    lapack_int found = 0;
    real_t<T> unused[2];
    if (s == nullptr) s = &unused[0];
    if (sep == nullptr) sep = &unused[1];
    index_t info = 0;
    if constexpr (is_complex<T>) {
        info = with_work<T>([&](T* work, lapack_int length) {
            return Names<T>::trsen(cm, job, compq, chosen.data(), n, t.data, ld(t), q.data, ld(q), w.w,
                                   &found, s, sep, work, length);
        });
    } else {
        std::vector<lapack_int> integers = numbers<lapack_int>(1);
        const auto call = [&](T* work, lapack_int length, lapack_int integers_length) {
            return Names<T>::trsen(cm, job, compq, chosen.data(), n, t.data, ld(t), q.data, ld(q), w.w,
                                   w.imaginary, &found, s, sep, work, length, integers.data(),
                                   integers_length);
        };
        info = with_work<T>([&](T* work, lapack_int length) {
            if (length < 0) {
                const lapack_int refused = call(work, length, -1);
                integers.resize(static_cast<std::size_t>(std::max<lapack_int>(1, integers[0])));
                return refused;
            }
            return call(work, length, size(static_cast<index_t>(integers.size())));
        });
    }
    *m = found;
    return info;
}

template <class T>
index_t trsyl(char trana, char tranb, index_t isgn, HostView<const T> a, HostView<const T> b, HostView<T> c,
              real_t<T>* scale) {
    return Names<T>::trsyl(cm, trana, tranb, size(isgn), size(c.rows), size(c.cols), a.data, ld(a), b.data,
                           ld(b), c.data, ld(c), scale);
}

#define LAPILLI_INSTANTIATE(T)                                                                             \
    template Balanced gebal(char, HostView<T>, real_t<T>*);                                                \
    template index_t gebak(char, char, Balanced, const real_t<T>*, HostView<T>);                           \
    template index_t gehrd(Balanced, HostView<T>, T*);                                                     \
    template index_t orghr(Balanced, HostView<T>, const T*);                                               \
    template index_t ormhr(char, char, Balanced, HostView<const T>, const T*, HostView<T>);                \
    template index_t hseqr(char, char, Balanced, HostView<T>, Eigenvalues<T>, HostView<T>);                \
    template void standard_form(T(&)[4], T(&)[4]);                                                         \
    template index_t trevc3(char, char, index_t*, HostView<const T>, HostView<T>, HostView<T>, index_t,    \
                            index_t*);                                                                     \
    template index_t geev(char, char, HostView<T>, Eigenvalues<T>, HostView<T>, HostView<T>);              \
    template index_t geevx(char, char, char, char, HostView<T>, Eigenvalues<T>, HostView<T>, HostView<T>,  \
                           const Conditions<real_t<T>>&);                                                  \
    template index_t trsna(char, HostView<const T>, HostView<const T>, HostView<const T>, real_t<T>*,      \
                           real_t<T>*);                                                                    \
    template index_t gees(char, HostView<T>, Eigenvalues<T>, HostView<T>);                                 \
    template index_t trexc(char, HostView<T>, HostView<T>, index_t*, index_t*);                            \
    template index_t trsen(char, char, const index_t*, HostView<T>, HostView<T>, Eigenvalues<T>, index_t*, \
                           real_t<T>*, real_t<T>*);                                                        \
    template index_t trsyl(char, char, index_t, HostView<const T>, HostView<const T>, HostView<T>,         \
                           real_t<T>*);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::host
