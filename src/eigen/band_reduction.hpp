// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the drivers of band matrices: reduction of the caller's band to tridiagonal form, by the
// chase or on the CPU, and its Q.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "device/calls.hpp"
#include "eigen/twostage/chase.hpp"
#include "eigen/twostage/host_band.hpp"
#include "host/lapack_sbtrd.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/identity.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {

inline constexpr index_t bad_band = -3;  ///< the position of the argument kd in the spread forms, as info

/// Bands wider than the chase accepts are reduced on the CPU.
inline bool bands_use_devices(Context& context, index_t n, index_t kd) {
    return kd <= chase_widest && context.use_devices("sytrd.crossover", n);
}

/// The caller's band on the first device, and its chase.
template <class T>
struct BandChaseWork {
    DeviceView<T> ab;
    ChaseWork<T> chase;
    BandChaseWork(Arena& arena, index_t n, index_t kd, bool keep)
        : ab(arena.device_matrix<T>(0, chase_width(kd) + 1, n)), chase(arena, n, chase_width(kd), keep) {}
};

/// Q of the reduction, and its transfer to the caller.
template <class T>
struct FormQWork {
    DistMatrix<T> q;
    ApplyChaseWork<T> apply;
    TransferWork<T> transfer;
    FormQWork(Arena& arena, const ChaseShape& shape, index_t nb, bool on_host)
        : q(arena, shape.n, shape.n, nb),
          apply(arena, shape, q.cyclic),
          transfer(arena, shape.n, shape.n, nb, on_host) {}
};

/// Adds the host memory of two bands: the copy of the caller's band and the one that reduce_band uploads.
template <class T>
Footprint with_bands(Footprint bytes, index_t n, index_t kd) {
    const index_t rows = checked_sum(checked_sum(kd, 1), checked_sum(chase_width(kd), 1));
    bytes.host += host_footprint<T>(checked_product(rows, n)).host;
    return bytes;
}

/// Computes T, in work.chase.d and e, in the scale of the caller's matrix.
template <class T>
void reduce_band(Context& context, Uplo uplo, HostView<const T> ab, BandChaseWork<T>& work) {
    const index_t n = ab.cols;
    const real_t<T> sigma = safe_scale(finite_norm_of_band(uplo, ab));
    {
        PhaseScope phase(context, "upload");
        const HostMatrix<T> lower(work.ab.rows, n);
        const DrainScope drain(context);
        to_lower_band(uplo, ab, sigma, lower.view());
        copy_across(context.queue(0), lower.view(), work.ab);
        context.synchronize();
    }
    PhaseScope phase(context, "tridiagonalize");
    chase<T>(context, work.ab, work.chase);
    for (index_t i = 0; i < n; ++i) work.chase.d[i] /= sigma;
    for (index_t i = 0; i + 1 < n; ++i) work.chase.e[i] /= sigma;
}

/// Q of the chase as a matrix.
template <class T>
void form_q(Context& context, const ChaseReflectors<T>& reflectors, FormQWork<T>& work) {
    set_identity(context, work.q);
    apply_chase(context, reflectors, work.q, work.apply);
}

/// On the CPU: scales the band up as far as the squares of its elements allow, so that hardly any element is
/// subnormal, and reduces it. Returns the factor.
template <class T>
real_t<T> reduce_scaled_band(Context& context, char vect, Uplo uplo, HostView<T> ab, real_t<T>* d,
                             real_t<T>* e, HostView<T> q) {
    constexpr int high = std::numeric_limits<real_t<T>>::max_exponent / 2 - 12;
    const real_t<T> sigma = scale_to(high, finite_norm_of_band(uplo, HostView<const T>(ab)));
    over_band(uplo, ab, [&](index_t i, index_t j, T& element) {
        element = i == j ? T(sigma * real_part(element)) : sigma * element;
    });
    while_reporting(context, [&] { return host::sbtrd(vect, static_cast<char>(uplo), ab, d, e, q); });
    return sigma;
}

/// Whether e has an element so small that HBTRD's quotients are inaccurate. HBTRD makes e real: it divides
/// its elements by their moduli, and multiplies columns of Q and neighbouring elements by the quotients. The
/// quotient of a subnormal element has a modulus far from 1.
template <class R>
bool has_rounded_quotients(index_t n, const R* e) {
    constexpr R exact = std::numeric_limits<R>::min() / std::numeric_limits<R>::epsilon();
    return std::any_of(e, e + std::max<index_t>(n - 1, 0), [](R x) { return x > R(0) && x < exact; });
}

/// Divides column j of q and element j of e by the norm of column j of `computed`, the Q that the same
/// reduction with VECT = 'V' has given: without rounding these norms are 1.
template <class T>
void undo_quotients(HostView<const T> computed, real_t<T>* e, HostView<T> q) {
    using R = real_t<T>;
    const index_t n = computed.cols;
    std::vector<R> norms;
    for (index_t j = 0; j < n; ++j) {
        R square = 0;
        for (index_t i = 0; i < n; ++i) square += std::norm(computed(i, j));
        norms.push_back(std::sqrt(square));
    }
    for (index_t j = 0; j < n; ++j) {
        const R norm = norms[static_cast<std::size_t>(j)];
        for (index_t i = 0; i < q.rows; ++i) q(i, j) /= norm;
        if (j + 1 < n) e[j] /= norm;
    }
}

/// The reduction on the CPU for all drivers: d, e, and, in q if it has rows, the matrix that VECT asks for.
/// ab: the caller's band; band: a copy of it.
template <class T>
void reduce_band_on_cpu(Context& context, char vect, Uplo uplo, const UserMatrix<const T>& ab,
                        HostView<T> band, real_t<T>* d, real_t<T>* e, HostView<T> q) {
    PhaseScope phase(context, "tridiagonalize");
    const index_t n = band.cols;
    const real_t<T> sigma = reduce_scaled_band(context, vect, uplo, band, d, e, q);
    if (is_complex<T> && has_rounded_quotients(n, e)) {
        if (vect == 'V') {
            undo_quotients<T>(q, e, q);
        } else {
            const HostMatrix<const T> again(context, ab);
            const HostMatrix<T> computed(n, n);
            reduce_scaled_band(context, 'V', uplo, again.view(), d, e, computed.view());
            undo_quotients<T>(computed.view(), e, q);
        }
    }
    for (index_t i = 0; i < n; ++i) d[i] /= sigma;
    for (index_t i = 0; i + 1 < n; ++i) e[i] /= sigma;
}

}  // namespace lapilli
