// SPDX-License-Identifier: BSD-3-Clause
// BDSVDX between the caller's arrays and the devices, or the CPU's LAPACK. The devices take the values from
// bisection, as accurate as LAPACK's, and the wanted vectors from divide and conquer, whose last merge makes
// no others.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "host/lapack_svd.hpp"
#include "matrix/cpu_call.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/team.hpp"
#include "svd/bdsdc/bdsdc.hpp"
#include "svd/bidiagonal_values.hpp"
#include "svd/drivers.hpp"
#include "svd/enlarged.hpp"
#include "svd/plan.hpp"

namespace lapilli {
namespace {

constexpr const char* selected_phase = "bidiagonal singular values";

/// D and E are copies that LAPACK changes. Z has a column more than values, which LAPACK works in.
template <class R>
index_t bdsvdx(CpuCall& call, Uplo uplo, bool vectors, const Selection& wanted, index_t n, const R* d,
               const R* e, index_t* ns, R* s, const UserMatrix<R>& z) {
    index_t* const of_ns = call.vector(Use::written, ns, 1);
    if (n == 0) return call.run(selected_phase, [] { return index_t(0); });
    R* const of_d = call.vector(Use::read, d, n);
    R* const of_e = call.vector(Use::read, e, n - 1);
    R* const of_s = call.vector(Use::partly, s, n);
    const HostView<R> of_z = vectors ? call.matrix(Use::partly, z) : HostView<R>{nullptr, 0, 0, 1};
    return call.run(selected_phase, [&] {
        const R sigma = enlarge_bidiagonal(n, of_d, of_e);
        const index_t info = host::bdsvdx(static_cast<char>(uplo), vectors, bounds_of_scaled(wanted, sigma),
                                          n, of_d, of_e, of_ns, of_s, of_z);
        for (index_t i = 0; info == 0 && i < *of_ns; ++i) of_s[i] /= sigma;
        return info;
    });
}

/// The halves of Z leave one after the other, as results of their own.
template <class R>
struct SelectedVectors {
    BdsdcWork<R> problem;
    TransferWork<R> upper, lower;
    SelectedVectors(Arena& arena, index_t n, index_t most, index_t nb, bool z_on_host)
        : problem(arena, n, most, nb),
          upper(arena, n, most, nb, z_on_host, false),
          lower(arena, n, most, nb, z_on_host, false) {}
};

template <class R>
struct BdsvdxWork {
    BisectionWork bisection;
    std::optional<SelectedVectors<R>> vectors;
    BdsvdxWork(Arena& arena, index_t n, index_t most, bool makes_z, index_t nb, bool z_on_host)
        : bisection(arena, n) {
        if (makes_z) vectors.emplace(arena, n, most, nb, z_on_host);
    }
};

template <class R>
auto bdsvdx_plan(Context& context, bool makes_z, const Selection& wanted, index_t n, bool z_on_host) {
    return call_plan<BdsvdxWork<R>>(n > 0 && context.use_devices("gesdd.crossover", n),
                                    [=, most = wanted.most(n), &context](auto f) {
                                        return f(svd_team(context, n), n, most, makes_z,
                                                 context.settings.integer("matrix.nb"), z_on_host);
                                    });
}

template <class R>
index_t bdsvdx_on_devices(Context& context, BdsvdxWork<R>& work, Uplo uplo, const Selection& wanted,
                          index_t n, const R* d, const R* e, index_t* ns, R* s, const UserMatrix<R>& z) {
    HostVector<R> host_d(context, d, n), host_e(context, e, n - 1), values(n);
    IndexRange found{};
    {
        PhaseScope phase(context, selected_phase);
        bidiagonal_values<R>(context, n, host_d.data(), host_e.data(), work.bisection, values.data());
        // LAPACK's interval [vl, vu).
        Selection limits = wanted;
        for (double* const limit : {&limits.vl, &limits.vu})
            *limit = std::nextafter(*limit, -std::numeric_limits<double>::infinity());
        found = limits.among_descending(values.data(), n);
        if (work.vectors && found.count > 0) {
            const bool all = found.count == n;
            const auto of_vectors =
                all ? Selection::all() : Selection::indices(found.begin + 1, found.begin + found.count);
            const index_t info =
                bdsdc<R>(context, host_d.data(), host_e.data(), of_vectors, work.vectors->problem).info;
            if (info != 0) return info;
        }
    }
    PhaseScope phase(context, "download");
    Delivery results;
    if (work.vectors && found.count > 0) {
        // B = U S V^T; of a lower bidiagonal matrix the transpose is upper, with the same elements.
        BdsdcWork<R>& made = work.vectors->problem;
        const auto add = [&](const DistMatrix<R>& vectors, index_t row, TransferWork<R>& transfer) {
            const UserMatrix<R> half = z.block(row, 0, n, found.count);
            collect(context, vectors, Form::direct, Part::all, half, transfer);
            results.add(false, [&context, half, &transfer] {
                write_back(context, Form::direct, Part::all, half, transfer);
            });
        };
        const bool is_upper = uplo == Uplo::upper;
        add(is_upper ? made.u : made.v, 0, work.vectors->upper);
        add(is_upper ? made.v : made.u, n, work.vectors->lower);
    }
    results.add_vector(context, ns, static_cast<const index_t*>(&found.count), 1);
    results.add_vector(context, s, static_cast<const R*>(values.data() + found.begin), found.count);
    results.run();
    return 0;
}

}  // namespace

template <class R>
index_t run_bdsvdx(Context& context, Uplo uplo, bool vectors, const Selection& wanted, index_t n, const R* d,
                   const R* e, index_t* ns, R* s, const UserMatrix<R>& z) {
    if (const auto plan = bdsvdx_plan<R>(context, vectors, wanted, n, z.on_host()); plan.on_devices) {
        auto work = plan.workspace(context);
        return bdsvdx_on_devices(context, *work, uplo, wanted, n, d, e, ns, s, z);
    }
    CpuCall call(&context, NotFinite::refused, Reason::below_crossover);
    return bdsvdx(call, uplo, vectors, wanted, n, d, e, ns, s, z);
}

template <class R>
Footprint bdsvdx_memory(Context& context, bool vectors, const Selection& wanted, index_t n) {
    if (const auto plan = bdsvdx_plan<R>(context, vectors, wanted, n, true); plan.on_devices)
        return plan.memory();
    CpuCall query(nullptr);
    bdsvdx<R>(query, Uplo::upper, vectors, wanted, n, nullptr, nullptr, nullptr, nullptr,
              shape_of<R>(checked_product(2, n), checked_sum(wanted.most(n), 1)));
    Footprint bytes = query.footprint();
    // LAPACK gets room for vectors of values of both signs (host::bdsvdx). It takes no larger ones.
    if (vectors && n < index_t(1) << 28)
        bytes.host += host_footprint<R>(checked_product(2 * n, 2 * n + 1)).host;
    return bytes;
}

#define LAPILLI_INSTANTIATE(R)                                                                       \
    template index_t run_bdsvdx(Context&, Uplo, bool, const Selection&, index_t, const R*, const R*, \
                                index_t*, R*, const UserMatrix<R>&);                                 \
    template Footprint bdsvdx_memory<R>(Context&, bool, const Selection&, index_t);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
