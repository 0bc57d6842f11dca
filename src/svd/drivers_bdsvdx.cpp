// SPDX-License-Identifier: BSD-3-Clause
// BDSVDX between the caller's arrays and the devices, or the CPU's LAPACK. The devices take the values from
// bisection, as accurate as LAPACK's, and the wanted vectors from divide and conquer, whose last merge makes
// no others.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

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

/// LAPACK's interval [vl, vu) of values in descending order.
template <class R>
IndexRange found_among(Selection wanted, const R* values, index_t n) {
    for (double* const limit : {&wanted.vl, &wanted.vu})
        *limit = std::nextafter(*limit, -std::numeric_limits<double>::infinity());
    return wanted.among_descending(values, n);
}

/// The wanted ones of all values, each accurate by itself, and of all vectors, by BDSDC: LAPACK's BDSVDX
/// finds parallel vectors of equal or zero values, or says that they did not converge. D and E are copies
/// that LAPACK changes.
template <class R>
index_t bdsvdx(CpuCall& call, Uplo uplo, bool vectors, const Selection& wanted, index_t n, const R* d,
               const R* e, index_t* ns, R* s, const UserMatrix<R>& z) {
    index_t* const of_ns = call.vector(Use::written, ns, 1);
    if (n == 0) return call.run(selected_phase, [] { return index_t(0); });
    const char compq = vectors ? 'I' : 'N';
    host::check_bdsdc(compq, n);
    R* const of_d = call.vector(Use::read, d, n);
    R* const of_e = call.vector(Use::read, e, n - 1);
    R* const of_s = call.vector(Use::partly, s, n);
    const HostView<R> of_z = vectors ? call.matrix(Use::partly, z) : HostView<R>{nullptr, 0, 0, 1};
    call.count<R>(checked_product(2, n));
    if (vectors) call.count<R>(checked_product(5, checked_product(n, n)));
    return call.run(selected_phase, [&] {
        const auto compute = [&](char job, R* of_values, R* off_diagonal, HostView<R> u, HostView<R> vt) {
            return host::bdsdc(static_cast<char>(uplo), job, n, of_values, off_diagonal, u, vt, nullptr,
                               nullptr, 0);
        };
        const HostView<R> none{nullptr, 0, 0, 1};
        const R sigma = enlarge_bidiagonal(n, of_d, of_e);
        std::vector<R> values(of_d, of_d + n), off_diagonal(of_e, of_e + n - 1);
        if (const index_t info = compute('N', values.data(), off_diagonal.data(), none, none); info != 0)
            return info;
        for (R& value : values) value /= sigma;
        const IndexRange found = found_among(wanted, values.data(), n);
        if (vectors && found.count > 0) {
            const HostMatrix<R> u(n, n), vt(n, n);
            if (const index_t info = compute('I', of_d, of_e, u.view(), vt.view()); info != 0) return info;
            for (index_t j = 0; j < found.count; ++j) {
                std::copy_n(u.view().at(0, found.begin + j), n, of_z.at(0, j));
                for (index_t i = 0; i < n; ++i) of_z(n + i, j) = vt.view()(found.begin + j, i);
            }
        }
        *of_ns = found.count;
        std::copy_n(values.begin() + found.begin, found.count, of_s);
        return index_t(0);
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
        found = found_among<R>(wanted, values.data(), n);
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
    return query.footprint();
}

#define LAPILLI_INSTANTIATE(R)                                                                       \
    template index_t run_bdsvdx(Context&, Uplo, bool, const Selection&, index_t, const R*, const R*, \
                                index_t*, R*, const UserMatrix<R>&);                                 \
    template Footprint bdsvdx_memory<R>(Context&, bool, const Selection&, index_t);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
