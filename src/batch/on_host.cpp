// SPDX-License-Identifier: BSD-3-Clause
#include "batch/on_host.hpp"

#include <algorithm>
#include <memory>
#include <numeric>

#include "base/instances.hpp"
#include "batch/each_matrix.hpp"
#include "batch/lapack_one.hpp"
#include "batch/on_one_device.hpp"
#include "eigen/drivers.hpp"
#include "eigen/generalized/drivers.hpp"
#include "factor/drivers.hpp"
#include "lu/drivers.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "qr/drivers.hpp"
#include "runtime/quiet_scope.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {
namespace {

index_t threads_of(Context& context) { return host::copy_threads(context.settings.integer("copy.threads")); }

/// Copies of the caller's matrices. A column and two elements of room behind them: some OpenBLAS kernels read
/// past the end (HostMatrix).
template <class T>
class HostBatch {
  public:
    /// Where the call does not read them, they have room, and what is in it is not the caller's.
    HostBatch(Context& context, const UserBatch<T>& user, index_t count, bool reads)
        : context_(context), user_(user), count_(count) {
        if (count == 0) return;
        const index_t elements = checked_product(count, checked_product(user.rows, user.cols));
        memory_.reset(new T[static_cast<std::size_t>(checked_sum(elements, user.rows + 2))]);
        if (!reads) return;
        if (user.on_host()) {
            host::Copies copies;
            user.add_to(copies, 0, count, memory_.get());
            std::move(copies).run(threads());
            return;
        }
        const DrainScope drain(context);
        for (index_t k = 0; k < count; ++k) {
            const HostView<T> from = user.host(k);
            copy_across(context.queue(0), DeviceView<const T>{from.data, from.rows, from.cols, from.ld},
                        matrix(k));
        }
        context.synchronize();
    }
    HostView<T> matrix(index_t k) const {
        return {memory_.get() + k * user_.rows * user_.cols, user_.rows, user_.cols, user_.rows};
    }

    /// Delivers the matrices with `wanted(k)`, or their triangles; to device memory whole matrices, whose
    /// other triangles are as they were.
    template <class Wanted>
    void deliver(Part part, Wanted wanted) const {
        host::Copies copies;
        for (index_t k = 0; k < count_; ++k) {
            if (!wanted(k)) continue;
            const HostView<T> to = user_.host(k);
            if (user_.on_host()) {
                user_.add_back(copies, k, matrix(k).data, part);
            } else {
                copy_across(context_.queue(0), HostView<const T>(matrix(k)),
                            DeviceView<T>{to.data, to.rows, to.cols, to.ld});
            }
        }
        std::move(copies).run(threads());
        if (user_.on_device()) context_.synchronize();
    }

  private:
    int threads() const { return host::copy_threads(context_.settings.integer("copy.threads")); }

    Context& context_;
    const UserBatch<T>& user_;
    index_t count_;
    std::unique_ptr<T[]> memory_;
};

template <class T>
struct HostWork {
    HostBatch<T> a, b;
    std::vector<real_t<T>> w;
    std::vector<T> tau;
    std::vector<index_t> pivots, infos;

    HostWork(Context& context, const BatchProblem& p, const BatchOperands<T>& x)
        : a(context, x.a, p.count, true),
          b(context, x.b, p.has_b() ? p.count : 0, p.reads_b()),
          w(static_cast<std::size_t>(p.has_values() ? p.count * p.n : 0)),
          tau(static_cast<std::size_t>(p.kind == BatchKind::gels ? 0 : checked_product(p.count, p.taus()))),
          pivots(static_cast<std::size_t>(checked_product(p.count, p.pivots()))),
          infos(static_cast<std::size_t>(p.count)) {
        if (p.reads_pivots()) copy_vector(context, pivots.data(), x.pivots, p.count * p.pivots());
        if (p.reads_taus()) copy_vector(context, tau.data(), x.tau, p.count * p.taus());
    }
    real_t<T>* values(const BatchProblem& p, index_t k) {
        return p.has_values() ? w.data() + k * p.n : nullptr;
    }
    HostView<T> of_b(const BatchProblem& p, index_t k) const {
        return p.has_b() ? b.matrix(k) : HostView<T>{};
    }
};

template <class T>
index_t deliver(Context& context, const BatchProblem& p, const BatchOperands<T>& x, const HostWork<T>& work) {
    Delivery results;
    const auto delivers_a = [&](index_t k) { return p.delivers_a(work.infos[static_cast<std::size_t>(k)]); };
    const auto delivers_b = [&](index_t k) { return p.delivers_b(work.infos[static_cast<std::size_t>(k)]); };
    if (p.writes_a()) results.add(x.a.on_device(), [&] { work.a.deliver(p.part_of_a(), delivers_a); });
    if (p.has_b()) results.add(x.b.on_device(), [&] { work.b.deliver(p.part_of_b(), delivers_b); });
    const index_t bad = add_small_results(
        p, x, work.w.data(), work.tau.data(), work.pivots.data(), work.infos.data(),
        [&](auto* to, const auto* from, index_t count) { results.add_vector(context, to, from, count); });
    results.run();
    return bad;
}

/// A matrix that is not finite has an info, as in a batch, and so has one with bad pivots.
template <class F>
index_t info_of(const BatchProblem& p, F f) {
    try {
        return f();
    } catch (const Error& error) {
        const bool bad_pivot = p.reads_pivots() && error.code() == -p.number_of_pivots;
        if (error.code() != LAPILLI_ERROR_NOT_FINITE && !bad_pivot) throw;
        return error.code();
    }
}

/// On the CPU, with a copy of matrix k.
template <class T>
index_t lapack_of_one(Context& context, const BatchProblem& p, const BatchOperands<T>& x, index_t k) {
    BatchProblem one = p;
    one.count = 1;
    index_t info = 0;
    batch_on_cpu<T>(
        context, one,
        {x.a.only(k), p.has_b() ? x.b.only(k) : UserBatch<T>{}, nullptr, x.pivots + k * p.pivots(), &info});
    return info;
}

template <class T>
index_t trsm_of_one(Context& context, const BatchProblem& p, const UserMatrix<const T>& a,
                    const UserMatrix<T>& b) {
    const T alpha = scalar_of<T>(p.alpha);
    if (p.side == Side::left) return run_trtrs<T>(context, p.uplo, p.op, p.unit, a, b, alpha);
    return solve_from_right<T>(context, {p.side, p.uplo, p.op, p.unit}, alpha, a, b);
}

template <class T>
UserMatrix<T> user_of(const HostMatrix<T>& copy) {
    const HostView<T> view = copy.view();
    return {view.data, view.rows, view.cols, view.ld};
}

/// Without pivots rows are where they are.
template <class T>
index_t getri_of_one(Context& context, const BatchProblem& p, const BatchOperands<T>& x, index_t k) {
    std::vector<index_t> rows;
    const index_t* pivots = x.pivots + k * p.pivots();
    if (!p.interchanges) {
        rows.resize(static_cast<std::size_t>(p.n));
        std::iota(rows.begin(), rows.end(), index_t{1});
        pivots = rows.data();
    }
    const int number = static_cast<int>(p.number_of_pivots);
    const UserMatrix<T> a = where_it_is(x.a, k);
    if (!p.has_b()) return run_getri<T>(context, number, a, pivots);
    const HostMatrix<T> inverse(context, a);
    const index_t info = run_getri<T>(context, number, user_of(inverse), pivots);
    if (info == 0) deliver_from_host<T>(context, inverse.view(), where_it_is(x.b, k));
    return info;
}

/// LU factors without interchanges are factors whose pivots are the rows themselves. GESV works on copies: A
/// and B are written when neither can fail any more.
template <class T>
index_t plain_lu_of_one(Context& context, const BatchProblem& p, const UserMatrix<T>& a,
                        const UserMatrix<T>& b) {
    std::vector<index_t> rows(static_cast<std::size_t>(p.n));
    std::iota(rows.begin(), rows.end(), index_t{1});
    const int number = static_cast<int>(p.number_of_pivots);
    if (p.kind == BatchKind::getrf) return getrf_without_interchanges<T>(context, a);
    if (p.kind == BatchKind::getrs) return run_getrs<T>(context, number, p.op, a, rows.data(), b);
    const HostMatrix<T> factors(context, a), solution(context, b);
    index_t info = getrf_without_interchanges<T>(context, user_of(factors));
    if (info == 0)
        info = run_getrs<T>(context, number, Op::none, user_of(factors), rows.data(), user_of(solution));
    Delivery results;
    results.add(!a.on_host(), [&] { factors.deliver(); });
    if (info == 0) results.add(!b.on_host(), [&] { solution.deliver(); });
    results.run();
    return info;
}

/// GEQRF and ORGQR of a copy: A and R are written when neither can fail any more.
template <class T>
index_t qr_of_one(Context& context, const UserMatrix<T>& a, const UserMatrix<T>& r) {
    const HostMatrix<T> given(context, a), top(r.rows, r.cols);
    const UserMatrix<T> copy = user_of(given);
    std::vector<T> tau(static_cast<std::size_t>(r.rows));
    run_geqrf<T>(context, Orthogonal::qr, copy, tau.data());
    fetch_to_host<T>(context, copy.block(0, 0, r.rows, r.cols), top.view());
    zero_below_diagonal(top.view());
    run_orgqr<T>(context, Orthogonal::qr, r.rows, copy.first_columns(r.rows), tau.data());
    deliver_from_host<T>(context, top.view(), r);
    given.deliver();
    return 0;
}

template <class T>
index_t routine_of_one(Context& context, const BatchProblem& p, const BatchOperands<T>& x, index_t k) {
    if (!p.has_routine_of_one()) return lapack_of_one(context, p, x, k);
    if (p.kind == BatchKind::getri) return getri_of_one<T>(context, p, x, k);
    if (p.is_lu() && !p.interchanges)
        return plain_lu_of_one<T>(context, p, where_it_is(x.a, k),
                                  p.has_b() ? where_it_is(x.b, k) : UserMatrix<T>{});
    switch (p.kind) {
        case BatchKind::syevd:
            return run_syevd<T>(context, p.vectors, p.uplo, where_it_is(x.a, k), x.w + k * p.n);
        case BatchKind::sygvd:
            return run_sygvd<T>(context, p.itype, p.vectors, p.uplo, where_it_is(x.a, k), where_it_is(x.b, k),
                                x.w + k * p.n);
        case BatchKind::getrf:
            return run_getrf<T>(context, where_it_is(x.a, k), x.pivots + k * p.pivots());
        case BatchKind::getrs: {
            const UserMatrix<T> a = where_it_is(x.a, k);
            return run_getrs<T>(context, static_cast<int>(p.number_of_pivots), p.op, a,
                                x.pivots + k * p.pivots(), where_it_is(x.b, k));
        }
        case BatchKind::gesv:
            return run_gesv<T>(context, where_it_is(x.a, k), x.pivots + k * p.pivots(), where_it_is(x.b, k));
        case BatchKind::potri:
            return run_potri<T>(context, p.uplo, where_it_is(x.a, k));
        case BatchKind::trsm: {
            const UserMatrix<T> a = where_it_is(x.a, k);
            return trsm_of_one<T>(context, p, a, where_it_is(x.b, k));
        }
        case BatchKind::potrs: {
            const UserMatrix<T> a = where_it_is(x.a, k);
            return run_potrs<T>(context, p.uplo, a, where_it_is(x.b, k));
        }
        case BatchKind::posv:
            return run_posv<T>(context, p.uplo, where_it_is(x.a, k), where_it_is(x.b, k));
        case BatchKind::geqrf:
            return run_geqrf<T>(context, Orthogonal::qr, where_it_is(x.a, k), x.tau + k * p.taus());
        case BatchKind::orgqr:
            return run_orgqr<T>(context, Orthogonal::qr, p.reflectors, where_it_is(x.a, k),
                                x.tau + k * p.taus());
        case BatchKind::ormqr: {
            const UserMatrix<T> a = where_it_is(x.a, k);
            return run_ormqr<T>(context, Orthogonal::qr, p.side, p.op, a, x.tau + k * p.taus(),
                                where_it_is(x.b, k));
        }
        case BatchKind::gels:
            return run_gels<T>(context, Op::none, where_it_is(x.a, k), where_it_is(x.b, k));
        case BatchKind::qr:
            return qr_of_one<T>(context, where_it_is(x.a, k), where_it_is(x.b, k));
        case BatchKind::getri:
        case BatchKind::potrf:
            break;
    }
    return run_potrf<T>(context, p.uplo, where_it_is(x.a, k));
}

}  // namespace

template <class T>
index_t batch_on_cpu(Context& context, const BatchProblem& p, const BatchOperands<T>& x) {
    HostWork<T> work(context, p, x);
    {
        PhaseScope phase(context, "batch");
        // The BLAS has threads of its own for larger matrices.
        const index_t threads = threads_of(context);
        while_reporting(context, [&] {
            by_threads(p.count, threads, [&](index_t k) {
                work.infos[static_cast<std::size_t>(k)] =
                    lapack_one(p, work.a.matrix(k), work.of_b(p, k), work.values(p, k),
                               work.tau.data() + (work.tau.empty() ? 0 : k * p.taus()),
                               work.pivots.data() + k * p.pivots());
            });
            return 0;
        });
    }
    PhaseScope phase(context, "download");
    return deliver(context, p, x, work);
}

template <class T>
index_t batch_one_by_one(Context& context, const BatchProblem& p, const BatchOperands<T>& x) {
    std::vector<index_t> infos(static_cast<std::size_t>(p.count));
    PhaseScope phase(context, "batch");
    const std::size_t phases = context.phases.size();
    for (index_t k = 0; k < p.count; ++k) {
        {
            const QuietScope quiet(context);
            infos[static_cast<std::size_t>(k)] = info_of(p, [&] { return routine_of_one(context, p, x, k); });
        }
        context.phases.resize(phases);  // those of one matrix say little
        context.report(static_cast<double>(k + 1) / static_cast<double>(p.count));
    }
    copy_vector(context, x.infos, infos.data(), p.count);
    return static_cast<index_t>(infos.size()) - std::count(infos.begin(), infos.end(), 0);
}

template <class T>
Footprint batch_memory_on_cpu(Context& context, const BatchProblem& p) {
    const index_t of_one =
        checked_sum(checked_product(p.m, p.n), checked_product(p.rows_of_b(), p.cols_of_b()));
    // Each thread has the vectors of a tridiagonal matrix, and what STEDC works in.
    const index_t threads = std::min(p.count, threads_of(context)),
                  of_thread = p.vectors ? 1 + host::stedc_matrices<T>('I') : 0;
    return host_footprint<T>(checked_sum(checked_product(p.count, of_one),
                                         checked_product(threads * of_thread, checked_product(p.n, p.n))));
}

namespace {

template <class T>
Footprint memory_of_one(Context& context, const BatchProblem& p) {
    switch (p.kind) {
        case BatchKind::syevd:
            return syevd_memory<T>(context, p.vectors, p.n);
        case BatchKind::sygvd:
            return sygvd_memory<T>(context, p.itype, p.vectors, p.n);
        case BatchKind::getrf:
            return getrf_memory<T>(context, p.m, p.n);
        case BatchKind::getrs:
            return getrs_memory<T>(context, p.n, p.nrhs);
        case BatchKind::gesv:
            return gesv_memory<T>(context, p.n, p.nrhs);
        case BatchKind::getri: {
            Footprint all = getri_memory<T>(context, p.n);
            if (p.has_b()) all.host += host_footprint<T>(checked_product(p.n, p.n)).host;
            return all;
        }
        case BatchKind::potri:
            return potri_memory<T>(context, p.n);
        case BatchKind::trsm: {
            if (p.side == Side::left) return trtrs_memory<T>(context, p.n, p.nrhs);
            return solve_from_right_memory<T>(context, p.rows_of_c, p.n);
        }
        case BatchKind::potrs:
            return potrs_memory<T>(context, p.n, p.nrhs);
        case BatchKind::posv:
            return posv_memory<T>(context, p.n, p.nrhs);
        case BatchKind::geqrf:
            return geqrf_memory<T>(context, Orthogonal::qr, p.m, p.n);
        case BatchKind::orgqr:
            return orgqr_memory<T>(context, Orthogonal::qr, p.m, p.n);
        case BatchKind::ormqr:
            return ormqr_memory<T>(context, Orthogonal::qr, p.side, p.rows_of_b(), p.nrhs, p.reflectors);
        case BatchKind::gels:
            return gels_memory<T>(context, p.m, p.n, p.nrhs);
        case BatchKind::qr: {
            Footprint all = geqrf_memory<T>(context, Orthogonal::qr, p.m, p.n);
            all.cover(orgqr_memory<T>(context, Orthogonal::qr, p.m, p.reflectors));
            all.host += host_footprint<T>(checked_product(checked_sum(p.m, p.reflectors), p.n)).host;
            return all;
        }
        case BatchKind::potrf:
            break;
    }
    return potrf_memory<T>(context, p.n);
}

}  // namespace

template <class T>
Footprint batch_memory_one_by_one(Context& context, const BatchProblem& p) {
    Footprint all = p.has_routine_of_one() ? memory_of_one<T>(context, p) : Footprint{};
    // Queries know neither ipiv nor alpha.
    BatchProblem one = p;
    one.count = 1;
    if (p.kind == BatchKind::trsm) all.cover(batch_memory_on_cpu<T>(context, one));
    if (p.is_lu()) {
        Footprint plain = getrf_without_interchanges_memory<T>(context, p.m, p.n);
        if (p.kind == BatchKind::gesv) {
            plain.cover(getrs_memory<T>(context, p.n, p.nrhs));
            plain.host += host_footprint<T>(checked_product(p.n, checked_sum(p.n, p.nrhs))).host;
        }
        all.cover(plain);
    }
    return all;
}

LAPILLI_INSTANCES(batch_on_cpu, batch_one_by_one, batch_memory_on_cpu, batch_memory_one_by_one)

}  // namespace lapilli
