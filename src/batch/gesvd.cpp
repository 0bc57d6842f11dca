// SPDX-License-Identifier: BSD-3-Clause
#include "batch/gesvd.hpp"

#include <algorithm>
#include <cmath>

#include "base/instances.hpp"
#include "batch/each_matrix.hpp"
#include "batch/solve_batch.hpp"
#include "batch/user_batch.hpp"
#include "batch_svd/args.hpp"
#include "host/lapack_svd.hpp"
#include "lapilli/lapilli.h"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/transfer.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/copy_threads.hpp"
#include "runtime/quiet_scope.hpp"
#include "runtime/while_reporting.hpp"
#include "svd/drivers.hpp"

namespace lapilli {
namespace {

struct SvdBatch {
    bool vectors;
    index_t m, n, count;

    index_t order() const { return std::min(m, n); }
    index_t longest() const { return std::max(m, n); }
    // Elements of a matrix.
    index_t of_a() const { return checked_product(m, n); }
    index_t of_u() const { return vectors ? m * order() : 0; }
    index_t of_vt() const { return vectors ? order() * n : 0; }
};

template <class T>
struct SvdBatchOperands {
    UserBatch<T> a, u, vt;
    real_t<T>* s;
    index_t* infos;
};

/// Workspace of all devices. The share of one is matrices first .. first+count-1, whose results are one
/// behind the other without gaps.
template <class T>
struct SvdBatchWork {
    using R = real_t<T>;
    struct Share {
        index_t first, count;
        T *a, *u, *vt;  ///< a: null where A is read where it is
        T* work;        ///< of a launch
        R* s;
        std::int64_t* infos;
    };
    std::vector<Share> shares;
    index_t in_launch;
    /// Buffers on the way from and to host memory.
    T *stage_a, *stage_u, *stage_vt;
    R* s;
    index_t* infos;

    /// Where the caller has the matrices.
    struct Places {
        bool a_in_place = false, a_on_host = true, vectors_on_host = true;
    };

    SvdBatchWork(Arena& arena, const SvdBatch& p, const Places& places, index_t most_in_launch)
        : in_launch(most_in_launch) {
        for (int d = 0; d < arena.devices(); ++d) {
            const index_t before = checked_product(p.count, d) / arena.devices(),
                          mine = checked_product(p.count, d + 1) / arena.devices() - before;
            const index_t of_work = batch_svd_work<T>(p.m, p.n, p.vectors);
            shares.push_back(
                {before, mine,
                 places.a_in_place ? nullptr : arena.device_array<T>(d, checked_product(mine, p.of_a())),
                 arena.device_array<T>(d, checked_product(mine, p.of_u())),
                 arena.device_array<T>(d, checked_product(mine, p.of_vt())),
                 arena.device_array<T>(d, std::min(mine, in_launch) * of_work),
                 arena.device_array<R>(d, mine * p.order()), arena.device_array<std::int64_t>(d, mine)});
        }
        const auto staged = [&](bool on_host, index_t elements) {
            return arena.pinned_array<T>(on_host ? checked_product(p.count, elements) : 0);
        };
        stage_a = staged(places.a_on_host, p.of_a());
        stage_u = staged(places.vectors_on_host, p.of_u());
        stage_vt = staged(places.vectors_on_host, p.of_vt());
        s = arena.pinned_array<R>(p.count * p.order());
        infos = arena.pinned_array<index_t>(p.count);
    }
};

/// Matrices of a launch: all, or as many as have 128 MB of work, and enough for each multiprocessor to have
/// two.
template <class T>
index_t matrices_of_launch(Context& context, const SvdBatch& p) {
    if (context.settings.text("test.batch.piece") != "auto")
        return context.settings.integer("test.batch.piece");
    const index_t work = batch_svd_work<T>(p.m, p.n, p.vectors) * static_cast<index_t>(sizeof(T));
    return work == 0 ? p.count : std::max<index_t>(264, (index_t{1} << 27) / work);
}

/// f(first, count) for runs of matrices of first .. last-1 that have results.
template <class F>
void for_results(const index_t* infos, index_t first, index_t last, F f) {
    for (index_t k = first; k < last; ++k) {
        const index_t begin = k;
        while (k < last && infos[k] == 0) ++k;
        if (k > begin) f(begin, k - begin);
    }
}

template <class T>
class SvdBatchRun {
    using Work = SvdBatchWork<T>;
    using Share = typename Work::Share;

  public:
    SvdBatchRun(Context& context, const SvdBatch& problem, const SvdBatchOperands<T>& operands, Work& work)
        : context_(context), p_(problem), x_(operands), w_(work) {}

    void bring() {
        if (x_.a.on_host()) {
            host::Copies copies;
            x_.a.add_to(copies, 0, p_.count, w_.stage_a);
            std::move(copies).run(copy_threads(context_));
        }
        over_shares([&](int d, const Share& share) {
            if (share.a == nullptr) return;
            if (x_.a.on_host()) {
                upload_array(context_.queue(d), w_.stage_a + share.first * p_.of_a(), share.a,
                             share.count * p_.of_a());
            } else {
                x_.a.copy(context_.queue(d), false, share.first, share.count, share.a);
            }
        });
    }
    void compute() {
        over_shares([&](int d, const Share& share) {
            for (index_t first = 0; first < share.count; first += w_.in_launch)
                submit_launch(d, share, first, std::min(w_.in_launch, share.count - first));
        });
    }
    /// To pinned memory; vectors for devices stay where they are.
    void collect() {
        over_shares([&](int d, const Share& share) {
            Queue& queue = context_.queue(d);
            if (p_.vectors && x_.u.on_host())
                download_array(queue, share.u, w_.stage_u + share.first * p_.of_u(), share.count * p_.of_u());
            if (p_.vectors && x_.vt.on_host())
                download_array(queue, share.vt, w_.stage_vt + share.first * p_.of_vt(),
                               share.count * p_.of_vt());
            download_array(queue, share.s, w_.s + share.first * p_.order(), share.count * p_.order());
            download_array(queue, share.infos, w_.infos + share.first, share.count);
        });
        context_.synchronize();
    }
    void deliver(Delivery& results) {
        if (!p_.vectors) return;
        add(results, x_.u, w_.stage_u, &Share::u, p_.of_u());
        add(results, x_.vt, w_.stage_vt, &Share::vt, p_.of_vt());
    }

  private:
    template <class F>
    void over_shares(F f) {
        for (std::size_t d = 0; d < w_.shares.size(); ++d)
            if (w_.shares[d].count > 0) f(static_cast<int>(d), w_.shares[d]);
    }
    void submit_launch(int d, const Share& share, index_t first, index_t count) {
        const index_t k = p_.order();
        BatchSvdArgs<T> args{{}, share.s + first * k, {}, {}, share.work, share.infos + first};
        if (share.a != nullptr) {
            args.a = {share.a + first * p_.of_a(), p_.m, p_.n, p_.m, p_.of_a(), count};
        } else {
            args.a = x_.a.strided(share.first + first, count);
        }
        if (p_.vectors) {
            args.u = {share.u + first * p_.of_u(), p_.m, k, p_.m, p_.of_u(), count};
            args.vt = {share.vt + first * p_.of_vt(), k, p_.n, k, p_.of_vt(), count};
        }
        submit(context_.queue(d), args);
    }
    void add(Delivery& results, const UserBatch<T>& user, const T* stage, T* Share::*of_share, index_t size) {
        results.add(user.on_device(), [this, &user, stage, of_share, size] {
            if (user.on_host()) {
                host::Copies copies;
                for_results(w_.infos, 0, p_.count, [&](index_t first, index_t count) {
                    for (index_t k = first; k < first + count; ++k)
                        user.add_back(copies, k, stage + k * size, Part::all);
                });
                return std::move(copies).run(copy_threads(context_));
            }
            over_shares([&](int d, const Share& share) {
                for_results(w_.infos, share.first, share.first + share.count,
                            [&](index_t first, index_t count) {
                                user.copy(context_.queue(d), true, first, count,
                                          share.*of_share + (first - share.first) * size);
                            });
            });
            context_.synchronize();
        });
    }

    Context& context_;
    const SvdBatch& p_;
    const SvdBatchOperands<T>& x_;
    Work& w_;
};

/// Values and infos to the caller. Returns how many infos are not 0.
template <class T>
index_t deliver_small(Context& context, const SvdBatch& p, const SvdBatchOperands<T>& x, const real_t<T>* s,
                      const index_t* infos, Delivery& results) {
    for_results(infos, 0, p.count, [&](index_t first, index_t count) {
        results.add_vector(context, x.s + first * p.order(), s + first * p.order(), count * p.order());
    });
    results.add_vector(context, x.infos, infos, p.count);
    results.run();
    return p.count - std::count(infos, infos + p.count, 0);
}

Team team_of(Context& context, index_t count) {
    return {static_cast<int>(std::min<index_t>(context.device_count(), count))};
}

template <class T>
index_t on_devices(Context& context, const SvdBatch& p, const SvdBatchOperands<T>& x) {
    const Team team = team_of(context, p.count);
    Allocated<SvdBatchWork<T>> work(
        context, team, p,
        typename SvdBatchWork<T>::Places{team.devices == 1 && x.a.device_of_stride(context) == 0,
                                         x.a.on_host(), !p.vectors || x.u.on_host() || x.vt.on_host()},
        matrices_of_launch<T>(context, p));
    SvdBatchRun<T> run(context, p, x, *work);
    {
        PhaseScope phase(context, "upload");
        run.bring();
    }
    {
        PhaseScope phase(context, "batch");
        run.compute();
    }
    PhaseScope phase(context, "download");
    run.collect();
    Delivery results;
    run.deliver(results);
    return deliver_small<T>(context, p, x, work->s, work->infos, results);
}

/// LAPACK for each matrix, several at a time.
template <class T>
struct SvdBatchOnHost {
    std::vector<T> a, u, vt;
    std::vector<real_t<T>> s;
    std::vector<index_t> infos;

    explicit SvdBatchOnHost(const SvdBatch& p)
        : a(room(p, p.of_a())),
          u(room(p, p.of_u())),
          vt(room(p, p.of_vt())),
          s(static_cast<std::size_t>(p.count * p.order())),
          infos(static_cast<std::size_t>(p.count)) {}
    /// Some OpenBLAS kernels read past the end of a vector.
    static std::size_t room(const SvdBatch& p, index_t elements) {
        return static_cast<std::size_t>(checked_product(p.count, elements) + p.longest() + 2);
    }

    void bring(Context& context, const SvdBatch& p, const UserBatch<T>& user) {
        if (user.on_host()) {
            host::Copies copies;
            user.add_to(copies, 0, p.count, a.data());
            return std::move(copies).run(copy_threads(context));
        }
        const DrainScope drain(context);
        for (index_t k = 0; k < p.count; ++k) {
            const HostView<T> from = user.host(k);
            copy_across(context.queue(0), DeviceView<const T>{from.data, from.rows, from.cols, from.ld},
                        HostView<T>{a.data() + k * p.of_a(), p.m, p.n, p.m});
        }
        context.synchronize();
    }
    index_t solve(const SvdBatch& p, index_t k) {
        const index_t order = p.order();
        const HostView<T> matrix{a.data() + k * p.of_a(), p.m, p.n, p.m};
        for (index_t e = 0; e < p.of_a(); ++e)
            if (!std::isfinite(largest_part(matrix.data[e]))) return LAPILLI_ERROR_NOT_FINITE;
        const index_t columns = p.vectors ? order : 0;
        return host::gesdd(p.vectors ? 'S' : 'N', matrix, s.data() + k * order,
                           {u.data() + k * p.of_u(), p.m, columns, p.m},
                           {vt.data() + k * p.of_vt(), columns, p.n, std::max<index_t>(1, columns)});
    }
    void deliver(Context& context, const SvdBatch& p, const UserBatch<T>& user, const std::vector<T>& all,
                 index_t size) const {
        host::Copies copies;
        for_results(infos.data(), 0, p.count, [&](index_t first, index_t count) {
            for (index_t k = first; k < first + count; ++k) {
                const T* const from = all.data() + k * size;
                const HostView<T> to = user.host(k);
                if (user.on_host()) {
                    user.add_back(copies, k, from, Part::all);
                } else {
                    copy_across(context.queue(0), HostView<const T>{from, to.rows, to.cols, to.rows},
                                DeviceView<T>{to.data, to.rows, to.cols, to.ld});
                }
            }
        });
        std::move(copies).run(copy_threads(context));
        if (user.on_device()) context.synchronize();
    }
};

template <class T>
index_t on_cpu(Context& context, const SvdBatch& p, const SvdBatchOperands<T>& x) {
    SvdBatchOnHost<T> work(p);
    work.bring(context, p, x.a);
    {
        PhaseScope phase(context, "batch");
        const index_t threads = copy_threads(context);
        while_reporting(context, [&] {
            by_threads(p.count, threads,
                       [&](index_t k) { work.infos[static_cast<std::size_t>(k)] = work.solve(p, k); });
            return 0;
        });
    }
    PhaseScope phase(context, "download");
    Delivery results;
    if (p.vectors) {
        results.add(x.u.on_device(), [&] { work.deliver(context, p, x.u, work.u, p.of_u()); });
        results.add(x.vt.on_device(), [&] { work.deliver(context, p, x.vt, work.vt, p.of_vt()); });
    }
    return deliver_small<T>(context, p, x, work.s.data(), work.infos.data(), results);
}

/// GESDD for each matrix, one after the other: if it fails on its way, those before are done.
template <class T>
index_t one_by_one(Context& context, const SvdBatch& p, const SvdBatchOperands<T>& x) {
    std::vector<index_t> infos(static_cast<std::size_t>(p.count));
    PhaseScope phase(context, "batch");
    const std::size_t phases = context.phases.size();
    for (index_t k = 0; k < p.count; ++k) {
        const QuietScope quiet(context);
        try {
            infos[static_cast<std::size_t>(k)] =
                run_gesdd<T>(context, p.vectors ? 'S' : 'N', where_it_is(x.a, k), x.s + k * p.order(),
                             p.vectors ? where_it_is(x.u, k) : UserMatrix<T>{},
                             p.vectors ? where_it_is(x.vt, k) : UserMatrix<T>{});
        } catch (const Error& error) {
            if (error.code() != LAPILLI_ERROR_NOT_FINITE) throw;
            infos[static_cast<std::size_t>(k)] = error.code();
        }
        context.phases.resize(phases);  // those of one matrix say little
        context.report(static_cast<double>(k + 1) / static_cast<double>(p.count));
    }
    copy_vector(context, x.infos, infos.data(), p.count);
    return static_cast<index_t>(infos.size()) - std::count(infos.begin(), infos.end(), 0);
}

/// The crossover compares the work of all matrices together: n is that of their orders' sum.
bool devices_compute(Context& context, const SvdBatch& p) {
    return context.use_devices("batch.crossover", checked_product(p.longest(), p.count));
}

template <class T>
index_t solve(Context& context, const SvdBatch& p, const SvdBatchOperands<T>& x) {
    if (p.longest() > batch_order) return one_by_one(context, p, x);
    return devices_compute(context, p) ? on_devices(context, p, x) : on_cpu(context, p, x);
}

}  // namespace

template <class T>
index_t run_gesvd_batch(Context& context, char jobz, index_t m, index_t n, const GivenBatch<T>& a,
                        real_t<T>* s, const GivenBatch<T>& u, const GivenBatch<T>& vt, index_t count,
                        index_t* infos) {
    const SvdBatch p{jobz == 'S', m, n, count};
    if (p.order() == 0 || count == 0) return no_elements(context, count, infos);
    SvdBatchOperands<T> x{{context, m, n, a, count}, {}, {}, s, infos};
    if (p.vectors) {
        x.u = {context, m, p.order(), u, count};
        x.vt = {context, p.order(), n, vt, count};
    }
    return solve<T>(context, p, x);
}

template <class T>
Footprint gesvd_batch_memory(Context& context, char jobz, index_t m, index_t n, index_t count) {
    const SvdBatch p{jobz == 'S', m, n, count};
    if (p.order() == 0 || count == 0) return {};
    if (p.longest() > batch_order) return gesdd_memory<T>(context, jobz, m, n);
    if (devices_compute(context, p))
        return Allocated<SvdBatchWork<T>>::measure(team_of(context, count), p,
                                                   typename SvdBatchWork<T>::Places{},
                                                   matrices_of_launch<T>(context, p));
    const host::WorkLengths work = host::check_gesdd(jobz, m, n, is_complex<T>);
    const index_t threads = std::min<index_t>(count, copy_threads(context));
    const index_t matrices = checked_product(count, checked_sum(p.of_a(), p.of_u() + p.of_vt()));
    return host_footprint<T>(checked_sum(matrices, threads * (work.scalars + work.reals)));
}

LAPILLI_INSTANCES(run_gesvd_batch, gesvd_batch_memory)

}  // namespace lapilli
