// SPDX-License-Identifier: BSD-3-Clause
// Band matrices of the caller: the reduction to tridiagonal form by the bulge chase, and the eigenproblem or a part of it.
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

/// Q of the reduction, and its way to the caller.
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

/// Q, and when it multiplies the caller's matrix, that, and the product.
template <class T>
struct ReduceWork {
    BandChaseWork<T> band;
    std::unique_ptr<FormQWork<T>> form;
    DistMatrix<T> given, product;
    std::vector<DeviceView<T>> panel;
    ReduceWork(Arena& arena, index_t n, index_t kd, char vect, index_t nb, bool on_host)
        : band(arena, n, kd, vect != 'N') {
        if (vect == 'N') return;
        form = std::make_unique<FormQWork<T>>(arena, band.chase.shape, nb, on_host);
        if (vect == 'V') return;
        given = DistMatrix<T>(arena, n, n, nb);
        product = DistMatrix<T>(arena, n, n, nb);
        for (int d = 0; d < arena.devices(); ++d) panel.push_back(arena.device_matrix<T>(d, n, nb));
    }
};

/// What a call for eigenvalues wants, and where its matrices are.
struct BandEigenPlan {
    bool vectors, with_q;
    Selection wanted;
    bool z_on_host, q_on_host;
};

template <class T>
struct BandEigenWork {
    BandChaseWork<T> band;
    std::unique_ptr<SterfWork> sterf;
    std::unique_ptr<StedcWork<T>> stedc;
    std::unique_ptr<ApplyChaseWork<T>> apply;
    std::unique_ptr<TransferWork<T>> transfer;
    std::unique_ptr<FormQWork<T>> form;
    BandEigenWork(Arena& arena, index_t n, index_t kd, const BandEigenPlan& plan, index_t nb)
        : band(arena, n, kd, plan.vectors) {
        if (!plan.vectors) {
            sterf = std::make_unique<SterfWork>(arena, n);
            return;
        }
        const index_t most = plan.wanted.most(n);
        stedc = std::make_unique<StedcWork<T>>(arena, n, most, nb);
        apply = std::make_unique<ApplyChaseWork<T>>(arena, band.chase.shape, stedc->vectors.cyclic);
        transfer = std::make_unique<TransferWork<T>>(arena, n, most, nb, plan.z_on_host);
        if (plan.with_q) form = std::make_unique<FormQWork<T>>(arena, band.chase.shape, nb, plan.q_on_host);
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

/// Q over the reflectors of the chase.
template <class T>
void form_q(Context& context, const ChaseWork<T>& chase, FormQWork<T>& work) {
    set_identity(context, work.q);
    apply_chase(context, chase, work.q, work.apply);
}

/// By the CPU, for all: d, e, and over z, if it has rows, what VECT says.
template <class T>
index_t reduce_on_cpu(Context& context, char vect, Uplo uplo, HostView<T> ab, real_t<T>* d, real_t<T>* e,
                      HostView<T> q) {
    PhaseScope phase(context, "tridiagonalize");
    const real_t<T> sigma = safe_scale_of_band(uplo, HostView<const T>(ab));
    over_band(uplo, ab, [&](index_t i, index_t j, T& element) {
        element = i == j ? T(sigma * real_part(element)) : sigma * element;
    });
    const index_t info =
        while_reporting(context, [&] { return host::sbtrd(vect, static_cast<char>(uplo), ab, d, e, q); });
    for (index_t i = 0; i < ab.cols; ++i) d[i] /= sigma;
    for (index_t i = 0; i + 1 < ab.cols; ++i) e[i] /= sigma;
    return info;
}

}  // namespace

template <class T>
index_t run_sytrd_sb2st(Context& context, Uplo uplo, const UserMatrix<const T>& ab, real_t<T>* d,
                        real_t<T>* e) {
    using R = real_t<T>;
    const index_t n = ab.cols, kd = ab.rows - 1;
    if (kd < 0) return bad_band - 1;  // LAPACK's stage1 comes first
    if (n == 0) return 0;
    const HostMatrix<const T> band(context, ab);
    Delivery results;
    const auto deliver = [&](const R* of_d, const R* of_e) {
        PhaseScope phase(context, "download");
        results.add_vector(context, d, of_d, n);
        results.add_vector(context, e, of_e, n - 1);
        results.run();
    };
    if (!use_devices(context, n, kd)) {
        HostVector<R> host_d(n), host_e(n - 1);
        const index_t info = reduce_on_cpu(context, 'N', uplo, band.view(), host_d.data(), host_e.data(),
                                           HostView<T>{nullptr, 0, 0, 1});
        deliver(host_d.data(), host_e.data());
        return info;
    }
    Allocated<BandChaseWork<T>> work(context, sytrd_team(context, n), n, kd, false);
    reduce<T>(context, uplo, band.view(), *work);
    deliver(work->chase.d, work->chase.e);
    return 0;
}

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
            upload<T>(context, q, Form::direct, Part::all, work->given, work->form->transfer);
        }
        {
            PhaseScope phase(context, "generate");
            form_q(context, work->band.chase, *work->form);
        }
        if (vect == 'U') {
            PhaseScope phase(context, "multiply");
            rotate(context, work->given, work->form->q, work->product, work->panel);
        }
    }
    PhaseScope phase(context, "download");
    if (vect != 'N') {
        TransferWork<T>& transfer = work->form->transfer;
        collect(context, vect == 'U' ? work->product : work->form->q, Form::direct, Part::all, q, transfer);
        results.add(false, [&] { write_back(context, Form::direct, Part::all, q, transfer); });
    }
    deliver(work->band.chase.d, work->band.chase.e);
    return 0;
}

template <class T>
index_t run_sbevx(Context& context, bool vectors, Uplo uplo, const Selection& wanted, const UserMatrix<T>& ab,
                  const UserMatrix<T>& q, index_t* m, real_t<T>* w, const UserMatrix<T>& z,
                  const Remarks& remarks) {
    using R = real_t<T>;
    const index_t n = ab.cols, kd = ab.rows - 1, none = 0;
    if (kd < 0) return bad_band;
    if (n == 0) {
        copy_vector(context, m, &none, 1);
        return 0;
    }
    const bool on_devices = use_devices(context, n, kd);
    const bool with_q = vectors && (q.data != nullptr || q.spread != nullptr);
    if (vectors && !on_devices) host::check_stedc('V', n, is_complex<T>);
    const HostMatrix<T> band(context, ab);
    HostVector<R> values(n), e(n - 1);
    IndexRange found{0, 0};
    UserMatrix<T> target;
    Delivery results;
    const auto deliver = [&](bool with_vectors) {
        results.add(!ab.on_host(), [&] { band.deliver(); });
        results.add_vector(context, m, &found.count, 1);
        results.add_vector(context, w, values.data() + found.begin, found.count);
        if (with_vectors) add_remarks(context, results, remarks, found.count, n);
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
        const index_t order = vectors ? n : 0, order_of_q = with_q ? n : 0;
        const HostMatrix<T> vector(order, order), host_q(order_of_q, order_of_q);
        HostVector<R> d(n);
        info =
            reduce_on_cpu(context, vectors ? 'V' : 'N', uplo, band.view(), d.data(), e.data(), vector.view());
        if (with_q) std::copy_n(vector.view().data, n * n, host_q.view().data);
        keep(d.data(), e.data());
        {
            PhaseScope phase(context, "tridiagonal eigenproblem");
            info = while_reporting(context, [&] {
                return vectors ? host::stedc('V', n, values.data(), e.data(), vector.view())
                               : host::sterf(n, values.data(), e.data());
            });
        }
        if (info == 0) found = wanted.among(values.data(), n);
        PhaseScope phase(context, "download");
        if (vectors && info == 0) {
            target = z.first_columns(found.count);
            results.add(!z.on_host(), [&] {
                deliver_from_host<T>(context, vector.view().block(0, found.begin, n, found.count), target);
            });
        }
        if (with_q) results.add(!q.on_host(), [&] { deliver_from_host<T>(context, host_q.view(), q); });
        deliver(vectors && info == 0);
        return info;
    }
    const BandEigenPlan plan{vectors, with_q, wanted, z.on_host(), q.on_host()};
    Allocated<BandEigenWork<T>> work(context, sytrd_team(context, n), n, kd, plan, sytrd_block(context, n));
    reduce<T>(context, uplo, band.view(), work->band);
    keep(work->band.chase.d, work->band.chase.e);
    {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        if (vectors) {
            const StedcResult result = stedc(context, values.data(), e.data(), wanted, *work->stedc);
            info = result.info;
            if (info == 0) found = result.found;
        } else {
            found.count =
                bisect<R>(context, values.data(), e.data(), wanted, values.data(), nullptr, *work->sterf);
        }
    }
    if (vectors && info == 0) {
        PhaseScope phase(context, "back-transform");
        apply_chase(context, work->band.chase, work->stedc->vectors, *work->apply);
    }
    if (with_q) {
        PhaseScope phase(context, "generate");
        form_q(context, work->band.chase, *work->form);
    }
    PhaseScope phase(context, "download");
    if (vectors && info == 0) {
        target = z.first_columns(found.count);
        collect(context, work->stedc->vectors, Form::direct, Part::all, target, *work->transfer);
        results.add(false, [&] { write_back(context, Form::direct, Part::all, target, *work->transfer); });
    }
    if (with_q) {
        collect(context, work->form->q, Form::direct, Part::all, q, work->form->transfer);
        results.add(false, [&] { write_back(context, Form::direct, Part::all, q, work->form->transfer); });
    }
    deliver(vectors && info == 0);
    return info;
}

template <class T>
index_t run_sbevd(Context& context, bool vectors, Uplo uplo, const UserMatrix<T>& ab, real_t<T>* w,
                  const UserMatrix<T>& z) {
    index_t all = 0;
    return run_sbevx<T>(context, vectors, uplo, {}, ab, {}, &all, w, z, {});
}

template <class T>
Footprint sytrd_sb2st_memory(Context& context, index_t n, index_t kd) {
    return sbtrd_memory<T>(context, 'N', n, kd);
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
Footprint sbevx_memory(Context& context, bool vectors, const Selection& wanted, index_t n, index_t kd,
                       bool with_q) {
    with_q = with_q && vectors;
    if (!use_devices(context, n, kd)) {
        const index_t matrices = vectors ? with_q ? 3 : 2 : 0;
        const index_t rows = checked_sum(checked_sum(kd, 1), checked_product(matrices, n));
        return host_footprint<T>(checked_product(rows, n));
    }
    const BandEigenPlan plan{vectors, with_q, wanted, true, true};
    return Allocated<BandEigenWork<T>>::measure(sytrd_team(context, n), n, kd, plan, sytrd_block(context, n));
}

template <class T>
Footprint sbevd_memory(Context& context, bool vectors, index_t n, index_t kd) {
    return sbevx_memory<T>(context, vectors, {}, n, kd, false);
}

#define LAPILLI_INSTANTIATE(T)                                                                            \
    template index_t run_sbtrd(Context&, char, Uplo, const UserMatrix<T>&, real_t<T>*, real_t<T>*,        \
                               const UserMatrix<T>&);                                                     \
    template index_t run_sbevd(Context&, bool, Uplo, const UserMatrix<T>&, real_t<T>*,                    \
                               const UserMatrix<T>&);                                                     \
    template index_t run_sbevx(Context&, bool, Uplo, const Selection&, const UserMatrix<T>&,              \
                               const UserMatrix<T>&, index_t*, real_t<T>*, const UserMatrix<T>&,          \
                               const Remarks&);                                                           \
    template index_t run_sytrd_sb2st(Context&, Uplo, const UserMatrix<const T>&, real_t<T>*, real_t<T>*); \
    template Footprint sytrd_sb2st_memory<T>(Context&, index_t, index_t);                                 \
    template Footprint sbtrd_memory<T>(Context&, char, index_t, index_t);                                 \
    template Footprint sbevd_memory<T>(Context&, bool, index_t, index_t);                                 \
    template Footprint sbevx_memory<T>(Context&, bool, const Selection&, index_t, index_t, bool);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
