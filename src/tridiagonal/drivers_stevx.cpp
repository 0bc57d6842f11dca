// SPDX-License-Identifier: BSD-3-Clause
// STEVX and STEVR between the caller's arrays and the devices.
#include "base/instances.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"
#include "runtime/call_plan.hpp"
#include "tridiagonal/blocks.hpp"
#include "tridiagonal/drivers.hpp"
#include "tridiagonal/exact_values.hpp"
#include "tridiagonal/on_cpu.hpp"
#include "tridiagonal/stedc/stedc.hpp"
#include "tridiagonal/sterf.hpp"
#include "tridiagonal/unreduced.hpp"

namespace lapilli {
namespace {

template <class R>
struct PartWork {
    StedcWork<R> stedc;
    TransferWork<R> transfer;
    PartWork(Arena& arena, index_t n, index_t most, index_t nb, bool on_host)
        : stedc(arena, n, most, nb), transfer(arena, n, most, nb, on_host) {}
};

/// Without vectors the workspace is that of bisection.
template <class R>
auto stevx_plan(Context& context, bool vectors, const Selection& wanted, index_t n, bool z_on_host) {
    const char* const crossover = vectors ? "stedc.crossover" : "sytrd.crossover";
    return call_plan<PartWork<R>>(context.use_devices(crossover, n), [=, &context](auto f) {
        return f(sytrd_team(context, n), n, wanted.most(n), sytrd_block(context, n), z_on_host);
    });
}

/// The caller's arrays.
template <class R>
struct Results {
    index_t* m;
    R* w;
    const UserMatrix<R>& z;
    const Remarks& remarks;
};

/// As exactly as abstol asks, by LAPACK's bisection and inverse iteration.
template <class R>
index_t exactly(Context& context, bool vectors, const Selection& wanted, R abstol, index_t n, R* d, R* e,
                const Results<R>& to) {
    const PartOnCpu<R> part = bisected_on_cpu<R>(context, vectors, wanted, abstol, n, d, e);
    const index_t m = part.count();
    Delivery results;
    if (part.memory != nullptr) {
        results.add(!to.z.on_host(), [&context, &part, &to, m] {
            deliver_from_host<R>(context, part.vectors, to.z.first_columns(m));
        });
        add_remarks(context, results, to.remarks, m, n, part.failed);
    }
    results.add_vector(context, to.w, part.values);
    results.add_vector(context, to.m, &m, 1);
    results.run();
    return part.info;
}

}  // namespace

template <class R>
index_t run_stevx(Context& context, bool vectors, const Selection& wanted, R abstol, index_t n, const R* d,
                  const R* e, index_t* m, R* w, const UserMatrix<R>& z, const Remarks& remarks) {
    const index_t none = 0;
    if (n == 0) {
        copy_vector(context, m, &none, 1);
        return 0;
    }
    HostVector<R> host_d(context, d, n), host_e(context, e, n - 1);
    require_finite(host_d.data(), n);
    require_finite(host_e.data(), n - 1);
    const auto plan = stevx_plan<R>(context, vectors, wanted, n, z.on_host());
    std::unique_ptr<Allocated<PartWork<R>>> work;
    PartOnCpu<R> part;
    index_t info = 0;
    IndexRange found{0, 0};
    Delivery results;
    {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        if (wants_more_than_eps(abstol, host_d.data(), host_e.data(), n)) {
            return exactly(context, vectors, wanted, abstol, n, host_d.data(), host_e.data(),
                           {m, w, z, remarks});
        }
        if (vectors && plan.on_devices) {
            work.reset(new Allocated<PartWork<R>>(plan.workspace(context)));
            const DivideAndConquerResult result =
                stedc(context, host_d.data(), host_e.data(), wanted, (*work)->stedc);
            info = result.info;
            found = result.found;
        } else if (plan.on_devices) {
            Allocated<BisectionWork> bisection(context, sytrd_team(context, n), n);
            found.count =
                bisect<R>(context, host_d.data(), host_e.data(), wanted, host_d.data(), nullptr, *bisection);
        } else {
            part = part_on_cpu<R>(context, vectors, wanted, n, host_d.data(), host_e.data());
            info = part.info;
            found.count = part.count();
            std::copy(part.values.begin(), part.values.end(), host_d.data());
        }
    }
    if (vectors && info == 0) {
        PhaseScope phase(context, "download");
        const UserMatrix<R> target = z.first_columns(found.count);
        if (work != nullptr) {
            TransferWork<R>& transfer = (*work)->transfer;
            collect(context, (*work)->stedc.vectors, Form::direct, Part::all, target, transfer);
            results.add(false, [&context, target, &transfer] {
                write_back(context, Form::direct, Part::all, target, transfer);
            });
        } else {
            results.add(!z.on_host(),
                        [&context, target, &part] { deliver_from_host<R>(context, part.vectors, target); });
        }
        add_remarks(context, results, remarks, found.count, n);
    }
    results.add_vector(context, m, &found.count, 1);
    results.add_vector(context, w, host_d.data() + found.begin, found.count);
    results.run();
    return info;
}

template <class R>
Footprint stevx_memory(Context& context, bool vectors, const Selection& wanted, index_t n) {
    if (!vectors) return stedc_memory<R>(context, 'N', n);
    const auto plan = stevx_plan<R>(context, true, wanted, n, true);
    if (!plan.on_devices) return stedc_memory<R>(context, 'I', n);
    const index_t most = wanted.most(n);
    Footprint bytes = plan.memory();
    // A query is not told abstol: exactly() takes no pinned memory, but has the vectors twice, as STEIN makes
    // them and in order.
    const std::size_t exact = host_footprint<R>(checked_product(2 * most, n)).host;
    bytes.host = exact - std::min(exact, bytes.pinned);
    return bytes;
}

LAPILLI_REAL_INSTANCES(run_stevx, stevx_memory)

}  // namespace lapilli
