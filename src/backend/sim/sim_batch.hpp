// SPDX-License-Identifier: BSD-3-Clause
// Batches of small matrices as plain loops, the reference of the kernels.
#pragma once

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "backend/sim/sim_device.hpp"
#include "backend/sim/sim_memory.hpp"
#include "batch/args.hpp"
#include "batch/scaling.hpp"

namespace lapilli::sim {

/// Matrix k of a batch whose pointers Touch has translated.
template <class T>
HostView<T> of_batch(const Batch<T>& a, index_t k) {
    return {a.data + k * a.stride, a.n, a.n, a.ld};
}
/// Element (i, j) of the lower factor, read from the triangle that uplo names.
template <class T>
std::remove_const_t<T> of_lower(HostView<T> a, Uplo uplo, index_t i, index_t j) {
    return uplo == Uplo::lower ? a(i, j) : conjugate(a(j, i));
}
template <class T>
void put_lower(HostView<T> a, Uplo uplo, index_t i, index_t j, T x) {
    (uplo == Uplo::lower ? a(i, j) : a(j, i)) = uplo == Uplo::lower ? x : conjugate(x);
}
template <class T>
std::remove_const_t<T> of_hermitian(HostView<T> a, Uplo uplo, index_t i, index_t j) {
    if (i == j) return real_part(a(i, i));
    return i > j ? of_lower(a, uplo, i, j) : conjugate(of_lower(a, uplo, j, i));
}

template <class T>
void carry_out(const BatchPotrfArgs<T>& p) {
    for (index_t k = 0; k < p.a.count; ++k) {
        const HostView<T> a = of_batch(p.a, k);
        p.infos[k] = 0;
        for (index_t j = 0; j < a.cols && p.infos[k] == 0; ++j) {
            for (index_t i = j; i < a.rows && p.infos[k] == 0; ++i) {
                T sum = of_lower(a, p.uplo, i, j);
                if (i == j) sum = real_part(sum);
                for (index_t l = 0; l < j; ++l)
                    sum -= of_lower(a, p.uplo, i, l) * conjugate(of_lower(a, p.uplo, j, l));
                if (i > j) {
                    put_lower(a, p.uplo, i, j, sum / real_part(of_lower(a, p.uplo, j, j)));
                } else if (real_part(sum) > real_t<T>(0)) {
                    put_lower(a, p.uplo, i, j, T(std::sqrt(real_part(sum))));
                } else {
                    p.infos[k] = p.offset + j + 1;
                }
            }
        }
    }
}

template <class T>
real_t<T> dot_with_itself(const T* x, index_t n) {
    real_t<T> sum = 0;
    for (index_t i = 0; i < n; ++i) sum += std::norm(x[i]);
    return sum;
}

/// One-sided Jacobi: A + shift I becomes eigenvectors times eigenvalues by rotations of pairs of columns.
/// False if the sweeps do not converge.
template <class T>
bool rotate_columns(HostView<T> g) {
    using R = real_t<T>;
    const index_t n = g.cols;
    const R enough = 8 * unit_roundoff<T> * std::sqrt(static_cast<R>(n));
    std::vector<R> sizes(static_cast<std::size_t>(n));
    for (int sweep = 0; sweep < jacobi_sweeps; ++sweep) {
        R largest = 0;
        for (index_t j = 0; j < n; ++j) sizes[static_cast<std::size_t>(j)] = dot_with_itself(g.at(0, j), n);
        for (index_t p = 0; p < n; ++p) {
            for (index_t q = p + 1; q < n; ++q) {
                T *const x = g.at(0, p), *const y = g.at(0, q);
                R &alpha = sizes[static_cast<std::size_t>(p)], &beta = sizes[static_cast<std::size_t>(q)];
                T gamma(0);
                for (index_t i = 0; i < n; ++i) gamma += conjugate(x[i]) * y[i];
                const R size = std::abs(gamma), cosine = size / std::sqrt(alpha * beta);
                if (!(cosine > unit_roundoff<T>)) continue;
                largest = std::max(largest, cosine);
                const R zeta = (beta - alpha) / (2 * size);
                const R t = std::copysign(R(1), zeta) / (std::abs(zeta) + std::hypot(R(1), zeta));
                const R c = 1 / std::hypot(R(1), t);
                const T w = (c * t / size) * conjugate(gamma);
                alpha -= t * size;
                beta += t * size;
                for (index_t i = 0; i < n; ++i) {
                    const T before = x[i];
                    x[i] = c * before - w * y[i];
                    y[i] = c * y[i] + conjugate(w) * before;
                }
            }
        }
        if (largest <= enough) return true;
    }
    return false;
}

/// BatchSyevArgs for matrix k. Returns its info.
template <class T>
std::int64_t eigenproblem(const BatchSyevArgs<T>& p, index_t k) {
    using R = real_t<T>;
    const HostView<T> a = of_batch(p.a, k);
    const index_t n = a.rows;
    std::vector<T> elements(static_cast<std::size_t>(n * n));
    const HostView<T> g{elements.data(), n, n, n};
    R most = 0, norm = 0;
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < n; ++i) {
            g(i, j) = of_hermitian(a, p.uplo, i, j);
            if (!std::isfinite(largest_part(g(i, j)))) return batch_not_finite;
            most = std::max(most, largest_part(g(i, j)));
        }
    }
    const auto scale = BatchScale<R>::of(most);
    for (index_t j = 0; j < n; ++j) {
        R sum = 0;
        for (index_t i = 0; i < n; ++i) sum += std::abs(g(i, j) = scale.in(g(i, j)));
        norm = std::max(norm, sum);
    }
    const std::vector<T> scaled = elements;
    for (index_t i = 0; i < n; ++i) g(i, i) += norm > 0 ? 2 * norm : R(1);
    if (!rotate_columns(g)) return n;
    std::vector<R> values(static_cast<std::size_t>(n));
    for (index_t j = 0; j < n; ++j) {
        const R length = std::sqrt(dot_with_itself(g.at(0, j), n));
        for (index_t i = 0; i < n; ++i) g(i, j) /= length;
        R& value = values[static_cast<std::size_t>(j)];
        for (index_t l = 0; l < n; ++l) {
            for (index_t i = 0; i < n; ++i)
                value +=
                    real_part(conjugate(g(i, j)) * scaled[static_cast<std::size_t>(i + l * n)] * g(l, j));
        }
    }
    std::vector<index_t> order(static_cast<std::size_t>(n));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](index_t x, index_t y) {
        return values[static_cast<std::size_t>(x)] < values[static_cast<std::size_t>(y)];
    });
    for (index_t j = 0; j < n; ++j) {
        const index_t from = order[static_cast<std::size_t>(j)];
        p.w[k * n + j] = scale.out(values[static_cast<std::size_t>(from)]);
        if (p.vectors) std::copy_n(g.at(0, from), n, a.at(0, j));
    }
    return 0;
}

template <class T>
void carry_out(const BatchSyevArgs<T>& p) {
    for (index_t k = 0; k < p.a.count; ++k) {
        if (p.infos[k] == 0) p.infos[k] = eigenproblem(p, k);
    }
}

/// m := L^-1 m (forwards), L^-H m, L m or L^H m (forwards), in place.
template <class T>
void triangle_times(HostView<const T> l, Uplo uplo, bool solves, bool forwards, HostView<T> m) {
    const index_t n = m.rows;
    const auto element = [&](index_t i, index_t j) {
        return solves == forwards ? of_lower(l, uplo, i, j) : conjugate(of_lower(l, uplo, j, i));
    };
    for (index_t j = 0; j < m.cols; ++j) {
        for (index_t step = 0; step < n; ++step) {
            const index_t i = forwards ? step : n - 1 - step;
            // A solution reads elements already solved for; a product reads elements not yet overwritten.
            const bool before = solves == forwards;
            T sum = solves ? m(i, j) : element(i, i) * m(i, j);
            for (index_t q = before ? 0 : i + 1; q < (before ? i : n); ++q)
                sum += (solves ? T(-1) : T(1)) * element(i, q) * m(q, j);
            m(i, j) = solves ? sum / real_part(element(i, i)) : sum;
        }
    }
}

template <class T>
void carry_out(const BatchSygstArgs<T>& p) {
    for (index_t k = 0; k < p.a.count; ++k) {
        if (p.infos[k] != 0) continue;
        const HostView<const T> a = of_batch(p.a, k), factor = of_batch(p.factor, k);
        const HostView<T> c = of_batch(p.c, k);
        for (index_t j = 0; j < c.cols; ++j) {
            for (index_t i = 0; i < c.rows; ++i) {
                c(i, j) = of_hermitian(a, p.uplo, i, j);
                if (!std::isfinite(largest_part(c(i, j)))) p.infos[k] = batch_not_finite;
            }
        }
        if (p.infos[k] != 0) continue;
        for (int turn = 0; turn < 2; ++turn) {
            triangle_times<T>(factor, p.uplo, p.itype == 1, true, c);
            for (index_t j = 0; j < c.cols; ++j) {
                for (index_t i = 0; i <= j; ++i) {
                    const T above = conjugate(c(i, j));
                    c(i, j) = conjugate(c(j, i));
                    c(j, i) = above;
                }
            }
        }
    }
}

template <class T>
void carry_out(const BatchBackArgs<T>& p) {
    for (index_t k = 0; k < p.x.count; ++k) {
        if (p.infos[k] != 0) continue;
        const HostView<T> y = of_batch(p.y, k), x = of_batch(p.x, k);
        triangle_times<T>(of_batch(p.factor, k), p.uplo, p.itype != 3, false, y);
        for (index_t j = 0; j < x.cols; ++j) std::copy_n(y.at(0, j), x.rows, x.at(0, j));
    }
}

/// "leaf:K" of the setting `sim.fail`: the K-th matrix of an operation does not converge.
template <class T>
void inject(const SimDevice& device, const BatchSyevArgs<T>& p) {
    const index_t matrix = device.group().failures.row_of_leaf() - 1;
    if (matrix >= 0 && matrix < p.a.count) p.infos[matrix] = p.a.n;
}

}  // namespace lapilli::sim
