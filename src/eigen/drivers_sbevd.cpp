// SPDX-License-Identifier: BSD-3-Clause
// Band matrices of the caller: the reduction to tridiagonal form by the bulge chase, and the eigenproblem.
#include <memory>

#include "device/calls.hpp"
#include "eigen/drivers_band.hpp"
#include "eigen/drivers_common.hpp"
#include "eigen/rotate.hpp"
#include "eigen/stedc/stedc.hpp"
#include "eigen/sterf.hpp"
#include "eigen/sytrd.hpp"
#include "eigen/twostage/chase.hpp"
#include "eigen/twostage/host_band.hpp"
#include "host/lapack.hpp"
#include "host/lapack_sbtrd.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/identity.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {
namespace {

constexpr index_t bad_band = -3;  ///< the argument of the spread forms that says how wide it is

/// Wider bands than the chase takes are the CPU's.
bool use_devices(Context& context, index_t n, index_t kd) {
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

/// Q, and when it multiplies the caller's matrix, that, and the product.
template <class T>
struct ReduceWork {
    BandChaseWork<T> band;
    DistMatrix<T> q, given, product;
    std::vector<DeviceView<T>> panel;
    std::unique_ptr<ApplyChaseWork<T>> apply;
    std::unique_ptr<TransferWork<T>> transfer;
    ReduceWork(Arena& arena, index_t n, index_t kd, char vect, index_t nb, bool on_host)
        : band(arena, n, kd, vect != 'N') {
        if (vect == 'N') return;
        q = DistMatrix<T>(arena, n, n, nb);
        apply = std::make_unique<ApplyChaseWork<T>>(arena, band.chase.shape, q.cyclic);
        transfer = std::make_unique<TransferWork<T>>(arena, n, n, nb, on_host);
        if (vect == 'V') return;
        given = DistMatrix<T>(arena, n, n, nb);
        product = DistMatrix<T>(arena, n, n, nb);
        for (int d = 0; d < arena.devices(); ++d) panel.push_back(arena.device_matrix<T>(d, n, nb));
    }
};

template <class T>
struct BandEigenWork {
    BandChaseWork<T> band;
    std::unique_ptr<SterfWork> sterf;
    std::unique_ptr<StedcWork<T>> stedc;
    std::unique_ptr<ApplyChaseWork<T>> apply;
    std::unique_ptr<TransferWork<T>> transfer;
    BandEigenWork(Arena& arena, index_t n, index_t kd, bool vectors, index_t nb, bool on_host)
        : band(arena, n, kd, vectors) {
        if (!vectors) {
            sterf = std::make_unique<SterfWork>(arena, n);
            return;
        }
        stedc = std::make_unique<StedcWork<T>>(arena, n, n, nb);
        apply = std::make_unique<ApplyChaseWork<T>>(arena, band.chase.shape, stedc->vectors.cyclic);
        transfer = std::make_unique<TransferWork<T>>(arena, n, n, nb, on_host);
    }
};

/// T in work.chase.d and e, in the caller's scale.
template <class T>
void reduce(Context& context, Uplo uplo, HostView<const T> ab, BandChaseWork<T>& work) {
    const index_t n = ab.cols;
    const real_t<T> sigma = safe_scale_of_band(uplo, ab);
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

/// By the CPU, for both: d, e, and over z, if it has rows, what VECT says.
template <class T>
index_t reduce_on_cpu(Context& context, char vect, Uplo uplo, HostView<T> ab, real_t<T>* d, real_t<T>* e,
                      HostView<T> q) {
    const real_t<T> sigma = safe_scale_of_band(uplo, HostView<const T>(ab));
    over_band(uplo, ab, [&](index_t i, index_t j, T& element) {
        element = i == j ? T(sigma * real_part(element)) : sigma * element;
    });
    PhaseScope phase(context, "tridiagonalize");
    const index_t info =
        while_reporting(context, [&] { return host::sbtrd(vect, static_cast<char>(uplo), ab, d, e, q); });
    for (index_t i = 0; i < ab.cols; ++i) d[i] /= sigma;
    for (index_t i = 0; i + 1 < ab.cols; ++i) e[i] /= sigma;
    return info;
}

}  // namespace

template <class T>
index_t run_sbtrd(Context& context, char vect, Uplo uplo, const UserMatrix<T>& ab, real_t<T>* d, real_t<T>* e,
                  const UserMatrix<T>& q) {
    using R = real_t<T>;
    const index_t n = ab.cols, kd = ab.rows - 1;
    if (kd < 0) return bad_band;
    if (n == 0) return 0;
    const HostMatrix<T> band(context, ab);
    Delivery results;
    const auto deliver = [&](const R* of_d, const R* of_e) {
        put_tridiagonal<T>(uplo, of_d, of_e, band.view());
        results.add(!ab.on_host(), [&] { band.deliver(); });
        results.add_vector(context, d, of_d, n);
        results.add_vector(context, e, of_e, n - 1);
        results.run();
    };
    if (!use_devices(context, n, kd)) {
        HostVector<R> host_d(n), host_e(n - 1);
        const index_t order = vect == 'N' ? 0 : n;
        const HostMatrix<T> host_q = vect == 'U' ? HostMatrix<T>(context, q) : HostMatrix<T>(order, order);
        const index_t info =
            reduce_on_cpu(context, vect, uplo, band.view(), host_d.data(), host_e.data(), host_q.view());
        PhaseScope phase(context, "download");
        if (vect != 'N') results.add(!q.on_host(), [&] { deliver_from_host<T>(context, host_q.view(), q); });
        deliver(host_d.data(), host_e.data());
        return info;
    }
    Allocated<ReduceWork<T>> work(context, sytrd_team(context, n), n, kd, vect, sytrd_block(context, n),
                                  q.on_host());
    reduce<T>(context, uplo, band.view(), work->band);
    if (vect != 'N') {
        if (vect == 'U') {
            PhaseScope phase(context, "upload");
            upload<T>(context, q, Form::direct, Part::all, work->given, *work->transfer);
        }
        {
            PhaseScope phase(context, "generate");
            set_identity(context, work->q);
            apply_chase(context, work->band.chase, work->q, *work->apply);
        }
        if (vect == 'U') {
            PhaseScope phase(context, "multiply");
            rotate(context, work->given, work->q, work->product, work->panel);
        }
    }
    PhaseScope phase(context, "download");
    if (vect != 'N') {
        collect(context, vect == 'U' ? work->product : work->q, Form::direct, Part::all, q, *work->transfer);
        results.add(false, [&] { write_back(context, Form::direct, Part::all, q, *work->transfer); });
    }
    deliver(work->band.chase.d, work->band.chase.e);
    return 0;
}

template <class T>
index_t run_sbevd(Context& context, bool vectors, Uplo uplo, const UserMatrix<T>& ab, real_t<T>* w,
                  const UserMatrix<T>& z) {
    using R = real_t<T>;
    const index_t n = ab.cols, kd = ab.rows - 1;
    if (kd < 0) return bad_band;
    if (n == 0) return 0;
    const bool on_devices = use_devices(context, n, kd);
    if (vectors && !on_devices) host::check_stedc('V', n, is_complex<T>);
    const HostMatrix<T> band(context, ab);
    HostVector<R> values(n), e(n - 1);
    Delivery results;
    const auto deliver = [&] {
        results.add(!ab.on_host(), [&] { band.deliver(); });
        results.add_vector(context, w, values.data(), n);
        results.run();
    };
    // T goes where the band was, before its values take d's place.
    const auto keep = [&](const R* of_d, const R* of_e) {
        put_tridiagonal<T>(uplo, of_d, of_e, band.view());
        std::copy_n(of_d, n, values.data());
        std::copy_n(of_e, n - 1, e.data());
    };
    index_t info = 0;
    if (!on_devices) {
        const index_t order = vectors ? n : 0;
        const HostMatrix<T> vector(order, order);
        HostVector<R> d(n);
        info =
            reduce_on_cpu(context, vectors ? 'V' : 'N', uplo, band.view(), d.data(), e.data(), vector.view());
        keep(d.data(), e.data());
        {
            PhaseScope phase(context, "tridiagonal eigenproblem");
            info = while_reporting(context, [&] {
                return vectors ? host::stedc('V', n, values.data(), e.data(), vector.view())
                               : host::sterf(n, values.data(), e.data());
            });
        }
        PhaseScope phase(context, "download");
        if (vectors && info == 0)
            results.add(!z.on_host(), [&] { deliver_from_host<T>(context, vector.view(), z); });
        deliver();
        return info;
    }
    Allocated<BandEigenWork<T>> work(context, sytrd_team(context, n), n, kd, vectors, sytrd_block(context, n),
                                     z.on_host());
    reduce<T>(context, uplo, band.view(), work->band);
    keep(work->band.chase.d, work->band.chase.e);
    {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        if (vectors) {
            info = stedc(context, values.data(), e.data(), Selection::all(), *work->stedc).info;
        } else {
            sterf(context, values.data(), e.data(), *work->sterf);
        }
    }
    if (vectors && info == 0) {
        PhaseScope phase(context, "back-transform");
        apply_chase(context, work->band.chase, work->stedc->vectors, *work->apply);
    }
    PhaseScope phase(context, "download");
    if (vectors && info == 0) {
        collect(context, work->stedc->vectors, Form::direct, Part::all, z, *work->transfer);
        results.add(false, [&] { write_back(context, Form::direct, Part::all, z, *work->transfer); });
    }
    deliver();
    return info;
}

template <class T>
Footprint sbtrd_memory(Context& context, char vect, index_t n, index_t kd) {
    if (!use_devices(context, n, kd)) {
        const index_t rows = checked_sum(checked_sum(kd, 1), vect == 'N' ? 0 : n);
        return host_footprint<T>(checked_product(rows, n));
    }
    return Allocated<ReduceWork<T>>::measure(sytrd_team(context, n), n, kd, vect, sytrd_block(context, n),
                                             true);
}

template <class T>
Footprint sbevd_memory(Context& context, bool vectors, index_t n, index_t kd) {
    if (!use_devices(context, n, kd)) {
        const index_t rows = checked_sum(checked_sum(kd, 1), vectors ? checked_product(2, n) : 0);
        return host_footprint<T>(checked_product(rows, n));
    }
    return Allocated<BandEigenWork<T>>::measure(sytrd_team(context, n), n, kd, vectors,
                                                sytrd_block(context, n), true);
}

#define LAPILLI_INSTANTIATE(T)                                                                     \
    template index_t run_sbtrd(Context&, char, Uplo, const UserMatrix<T>&, real_t<T>*, real_t<T>*, \
                               const UserMatrix<T>&);                                              \
    template index_t run_sbevd(Context&, bool, Uplo, const UserMatrix<T>&, real_t<T>*,             \
                               const UserMatrix<T>&);                                              \
    template Footprint sbtrd_memory<T>(Context&, char, index_t, index_t);                          \
    template Footprint sbevd_memory<T>(Context&, bool, index_t, index_t);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
