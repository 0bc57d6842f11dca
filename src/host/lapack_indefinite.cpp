// SPDX-License-Identifier: BSD-3-Clause
#include "host/lapack_indefinite.hpp"

#include <algorithm>
#include <type_traits>
#include <vector>

#include "host/bad_pivots.hpp"
#include "host/blas.hpp"
#include "host/hard_pivots.hpp"
#include "host/indefinite_by_division.hpp"
#include "host/lapacke.hpp"

namespace lapilli::host {
namespace {

constexpr int cm = LAPACK_COL_MAJOR;

/// he: the prefix for Hermitian matrices; real ones are never called so.
#define LAPILLI_HOST_INDEFINITE(T, sy, he)                                                                   \
    index_t lapack_sytrf(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots) {           \
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(a.rows));                                      \
        IndefiniteWork<T> work(a.rows);                                                                      \
        const index_t info = hermitian                                                                       \
                                 ? LAPACKE_##he##trf_work(cm, uplo, size(a.rows), a.data, size(a.ld),        \
                                                          ipiv.data(), work.memory.data(), work.length)      \
                                 : LAPACKE_##sy##trf_work(cm, uplo, size(a.rows), a.data, size(a.ld),        \
                                                          ipiv.data(), work.memory.data(), work.length);     \
        pivots.assign(ipiv.begin(), ipiv.end());                                                             \
        return info;                                                                                         \
    }                                                                                                        \
    index_t lapack_sytrs(char uplo, bool hermitian, HostView<const T> a, const std::vector<index_t>& pivots, \
                         HostView<T> b) {                                                                    \
        const std::vector<lapack_int> ipiv(pivots.begin(), pivots.end());                                    \
        return hermitian ? LAPACKE_##he##trs_work(cm, uplo, size(a.rows), size(b.cols), a.data, size(a.ld),  \
                                                  ipiv.data(), b.data, size(b.ld))                           \
                         : LAPACKE_##sy##trs_work(cm, uplo, size(a.rows), size(b.cols), a.data, size(a.ld),  \
                                                  ipiv.data(), b.data, size(b.ld));                          \
    }                                                                                                        \
    index_t lapack_sytri(char uplo, bool hermitian, HostView<T> a, const std::vector<index_t>& pivots) {     \
        const std::vector<lapack_int> ipiv(pivots.begin(), pivots.end());                                    \
        std::vector<T> work(static_cast<std::size_t>(2 * a.rows + 1));                                       \
        return hermitian ? LAPACKE_##he##tri_work(cm, uplo, size(a.rows), a.data, size(a.ld), ipiv.data(),   \
                                                  work.data())                                               \
                         : LAPACKE_##sy##tri_work(cm, uplo, size(a.rows), a.data, size(a.ld), ipiv.data(),   \
                                                  work.data());                                              \
    }
LAPILLI_HOST_INDEFINITE(float, ssy, ssy)
LAPILLI_HOST_INDEFINITE(double, dsy, dsy)
LAPILLI_HOST_INDEFINITE(std::complex<float>, csy, che)
LAPILLI_HOST_INDEFINITE(std::complex<double>, zsy, zhe)
#undef LAPILLI_HOST_INDEFINITE

/// f(element) for each of D: the diagonal, and the element off it of each pivot of order 2.
template <class T, class F>
void for_block_diagonal(char uplo, HostView<T> a, const std::vector<index_t>& pivots, F f) {
    const index_t step = uplo == 'L' ? 1 : -1;
    for (index_t k = 0; k < a.rows; ++k) {
        f(a(k, k));
        if (pivots[static_cast<std::size_t>(k)] > 0) continue;
        // The one of the two rows whose column has that element.
        index_t before = 0;
        for (index_t i = k; i >= 0 && i < a.rows && pivots[static_cast<std::size_t>(i)] < 0; i -= step)
            ++before;
        if (before % 2 == 1) f(a(k + step, k));
    }
}

template <class T>
void multiply_all(HostView<T> a, real_t<T> factor) {
    for (index_t j = 0; j < a.cols; ++j) {
        for (index_t i = 0; i < a.rows; ++i) a(i, j) *= factor;
    }
}

template <class T>
real_t<T> largest_in_triangle(char uplo, HostView<T> a) {
    real_t<T> largest = 0;
    for (index_t j = 0; j < a.cols; ++j) {
        const index_t first = uplo == 'L' ? j : 0, end = uplo == 'L' ? a.rows : j + 1;
        for (index_t i = first; i < end; ++i) largest = std::max(largest, largest_part(a(i, j)));
    }
    return largest;
}

template <class T>
void multiply_triangle(char uplo, HostView<T> a, real_t<T> factor) {
    for (index_t j = 0; j < a.cols; ++j) {
        const index_t first = uplo == 'L' ? j : 0, end = uplo == 'L' ? a.rows : j + 1;
        for (index_t i = first; i < end; ++i) a(i, j) *= factor;
    }
}

template <class T>
void multiply_d(char uplo, HostView<T> a, const std::vector<index_t>& pivots, real_t<T> factor) {
    for_block_diagonal(uplo, a, pivots, [&](T& x) { x *= factor; });
}

// LAPACK multiplies by reciprocals of pivots. A matrix whose pivots are all tiny is scaled before; one with
// tiny pivots among others is factored once more, by division.

template <class T>
void copy_triangle(char uplo, HostView<const T> a, HostView<T> to) {
    for (index_t j = 0; j < a.cols; ++j) {
        const index_t first = uplo == 'L' ? j : 0, end = uplo == 'L' ? a.rows : j + 1;
        std::copy_n(a.at(first, j), end - first, to.at(first, j));
    }
}

template <class T>
index_t factor(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots) {
    std::vector<T> memory;
    const bool again = may_have_hard_d(uplo, a);
    if (again) memory.resize(static_cast<std::size_t>(checked_product(a.rows, a.rows)));
    const HostView<T> copy{memory.data(), a.rows, a.rows, a.rows};
    if (again) copy_triangle<T>(uplo, a, copy);
    index_t info = lapack_sytrf(uplo, hermitian, a, pivots);
    if (again && has_hard_d(uplo, a, pivots)) {
        copy_triangle<T>(uplo, copy, a);
        info = sytrf_by_division(uplo, hermitian, a, pivots);
    }
    return first_zero_of_d(uplo, a, pivots, info);
}

template <class T>
index_t scaled_sytrf(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots) {
    using R = real_t<T>;
    const R by = scale_before_reciprocals(largest_in_triangle(uplo, a));
    if (by == R(1)) return factor(uplo, hermitian, a, pivots);
    multiply_triangle(uplo, a, by);
    const index_t info = factor(uplo, hermitian, a, pivots);
    multiply_d(uplo, a, pivots, R(1) / by);
    return info;
}

/// Factors that have been scaled solve before they are scaled back: small elements of D may vanish then.
template <class T>
index_t scaled_sysv(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots, HostView<T> b) {
    using R = real_t<T>;
    const R by = scale_before_reciprocals(largest_in_triangle(uplo, a));
    if (by != R(1)) multiply_triangle(uplo, a, by);
    const index_t info = factor(uplo, hermitian, a, pivots);
    if (info == 0) {
        if (by != R(1)) multiply_all(b, by);
        sytrs(uplo, hermitian, HostView<const T>(a), pivots, b);
    }
    if (by != R(1)) multiply_d(uplo, a, pivots, R(1) / by);
    return info;
}

template <class T>
auto largest_of_d(char uplo, HostView<T> a, const std::vector<index_t>& pivots) {
    real_t<std::remove_const_t<T>> largest = 0;
    for_block_diagonal(uplo, a, pivots, [&](const T& x) { largest = std::max(largest, largest_part(x)); });
    return largest;
}

/// f(factors, by): a copy whose D is times `by`, where D is so small that its reciprocals overflow.
template <class T, class F>
index_t with_scaled_d(char uplo, HostView<const T> a, const std::vector<index_t>& pivots, F f) {
    using R = real_t<T>;
    const R by = scale_before_reciprocals(largest_of_d(uplo, a, pivots));
    if (by == R(1)) return f(a, by);
    std::vector<T> memory(static_cast<std::size_t>(checked_product(a.rows, a.rows)));
    const HostView<T> scaled{memory.data(), a.rows, a.rows, a.rows};
    copy_triangle<T>(uplo, a, scaled);
    multiply_d(uplo, scaled, pivots, by);
    return f(HostView<const T>(scaled), by);
}

template <class T>
index_t scaled_sytrs(char uplo, bool hermitian, HostView<const T> a, const std::vector<index_t>& pivots,
                     HostView<T> b) {
    return with_scaled_d(uplo, a, pivots, [&](HostView<const T> factors, real_t<T> by) {
        if (by != real_t<T>(1)) multiply_all(b, by);
        if (!has_hard_d(uplo, factors, pivots)) return lapack_sytrs(uplo, hermitian, factors, pivots, b);
        sytrs_by_division(uplo, hermitian, factors, pivots, b);
        return index_t(0);
    });
}

}  // namespace

#define LAPILLI_HOST_INDEFINITE(T)                                                                        \
    index_t sytrf(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots) {               \
        check_sizes(a.rows, a.cols);                                                                      \
        return scaled_sytrf(uplo, hermitian, a, pivots);                                                  \
    }                                                                                                     \
    index_t sysv(char uplo, bool hermitian, HostView<T> a, std::vector<index_t>& pivots, HostView<T> b) { \
        check_sizes(a.rows, a.cols);                                                                      \
        return scaled_sysv(uplo, hermitian, a, pivots, b);                                                \
    }                                                                                                     \
    index_t sytrs(char uplo, bool hermitian, HostView<const T> a, const std::vector<index_t>& pivots,     \
                  HostView<T> b) {                                                                        \
        return scaled_sytrs(uplo, hermitian, a, pivots, b);                                               \
    }                                                                                                     \
    index_t sytri(char uplo, bool hermitian, HostView<T> a, const std::vector<index_t>& pivots) {         \
        return lapack_sytri(uplo, hermitian, a, pivots);                                                  \
    }                                                                                                     \
    void scale_d(char uplo, HostView<T> factors, const std::vector<index_t>& pivots, real_t<T> by) {      \
        multiply_d(uplo, factors, pivots, by);                                                            \
    }
LAPILLI_HOST_INDEFINITE(float)
LAPILLI_HOST_INDEFINITE(double)
LAPILLI_HOST_INDEFINITE(std::complex<float>)
LAPILLI_HOST_INDEFINITE(std::complex<double>)
#undef LAPILLI_HOST_INDEFINITE

}  // namespace lapilli::host
