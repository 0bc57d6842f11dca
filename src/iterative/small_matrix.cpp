// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/small_matrix.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/scaling.hpp"
#include "host/blas.hpp"
#include "host/lapack.hpp"
#include "iterative/tridiagonalize.hpp"

namespace lapilli {
namespace {

template <class T>
real_t<T> norm(const T* x, index_t n) {
    return std::sqrt(real_part(host::dot(x, x, n)));
}

template <class T>
void make_tridiagonal(HostView<T> g, real_t<T>* d, real_t<T>* e, T* tau) {
    if constexpr (!is_complex<T>) {
        if (g.rows <= tridiagonalized_alone) return tridiagonalize(g, d, e, tau);
    }
    host::sytrd('L', g, d, e, tau);
}

}  // namespace

// Several sums side by side, which compilers turn into vectors: one alone takes four cycles a number.
template <class T>
bool all_finite(HostView<const T> g) {
    using Real = real_t<T>;
    constexpr index_t sums = 8, parts = is_complex<T> ? 2 : 1;
    Real lost[sums] = {};  // x - x, which is 0 of a finite number and NaN of any other
    for (index_t j = 0; j < g.cols; ++j) {
        const Real* const column = reinterpret_cast<const Real*>(g.at(0, j));
        const index_t count = parts * g.rows;
        index_t i = 0;
        for (; i + sums <= count; i += sums) {
            for (index_t k = 0; k < sums; ++k) lost[k] += column[i + k] - column[i + k];
        }
        for (; i < count; ++i) lost[0] += column[i] - column[i];
    }
    return std::all_of(lost, lost + sums, [](Real sum) { return sum == Real(0); });
}

template <class T>
SmallMatrix<T> multiply(Op op_a, HostView<const T> a, Op op_b, HostView<const T> b) {
    const index_t inner = op_a == Op::none ? a.cols : a.rows;
    SmallMatrix<T> c(op_a == Op::none ? a.rows : a.cols, op_b == Op::none ? b.cols : b.rows);
    if (!c.view().empty() && inner > 0) host::gemm(op_a, op_b, T(1), a, b, T(0), c.view());
    return c;
}

template <class T>
void make_hermitian(SmallMatrix<T>& g) {
    for (index_t j = 0; j < g.cols(); ++j) {
        for (index_t i = j; i < g.rows(); ++i) {
            const T mean = (g(i, j) + conjugate(g(j, i))) / real_t<T>(2);
            g(i, j) = mean;
            g(j, i) = conjugate(mean);
        }
    }
}

template <class T>
std::vector<real_t<T>> eigenvectors(HostView<T> g) {
    const index_t n = g.rows;
    std::vector<real_t<T>> values(static_cast<std::size_t>(n));
    if (n == 0) return values;
    std::vector<real_t<T>> off(static_cast<std::size_t>(n));
    std::vector<T> tau(static_cast<std::size_t>(n));
    make_tridiagonal(g, values.data(), off.data(), tau.data());
    host::orgtr('L', g, tau.data());
    const index_t info = host::stedc('V', n, values.data(), off.data(), g);
    require(info == 0, "iterative: a small eigenproblem did not converge");
    return values;
}

template <class T>
SmallMatrix<T> orthonormal_basis(const SmallMatrix<T>& z) {
    const index_t m = z.rows();
    const real_t<T> least = real_t<T>(100) * static_cast<real_t<T>>(m) * unit_roundoff<T>;
    SmallMatrix<T> basis(m, z.cols());
    std::vector<T> part(static_cast<std::size_t>(z.cols() + 2));
    index_t found = 0;
    for (index_t j = 0; j < z.cols() && found < m; ++j) {
        T* const column = &basis(0, found);
        real_t<T> largest = 0;
        for (index_t i = 0; i < m; ++i) largest = std::max(largest, largest_part(z(i, j)));
        if (largest == real_t<T>(0)) continue;
        const real_t<T> factor = scale_to(0, largest);
        for (index_t i = 0; i < m; ++i) column[i] = z(i, j) * factor;
        const real_t<T> before = norm(column, m);
        // Twice is enough.
        const HostView<const T> before_it = basis.block(0, 0, m, found);
        for (int round = 0; round < 2 && found > 0; ++round) {
            host::gemv(Op::adjoint, T(1), before_it, column, T(0), part.data());
            host::gemv(Op::none, T(-1), before_it, part.data(), T(1), column);
        }
        const real_t<T> after = norm(column, m);
        if (after <= least * before) continue;
        for (index_t i = 0; i < m; ++i) column[i] /= after;
        ++found;
    }
    SmallMatrix<T> result(m, found);
    result.put(0, 0, basis.block(0, 0, m, found));
    return result;
}

#define LAPILLI_INSTANTIATE(T)                                                      \
    template bool all_finite(HostView<const T>);                                    \
    template SmallMatrix<T> multiply(Op, HostView<const T>, Op, HostView<const T>); \
    template void make_hermitian(SmallMatrix<T>&);                                  \
    template std::vector<real_t<T>> eigenvectors(HostView<T>);                      \
    template SmallMatrix<T> orthonormal_basis(const SmallMatrix<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
