// SPDX-License-Identifier: BSD-3-Clause
#include "qr/drivers_tall.hpp"

#include <algorithm>

#include "base/instances.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_vector.hpp"
#include "qr/gram_qr.hpp"
#include "qr/safe_rows.hpp"
#include "qr/tall_q.hpp"
#include "reflectors/stored_q.hpp"

namespace lapilli {
namespace {

/// Factors that the caller has not are zero: their reflectors are the identity.
template <class T>
void upload_tau_of(Context& context, const T* tau, index_t count, const StoredTallQWork<T>& work) {
    HostVector<T> given(context, tau, count);
    std::vector<T> all(given.data(), given.data() + count);
    all.resize(static_cast<std::size_t>(work.reflectors()));
    upload_tau<T>(context, all, {work.tau});
}
/// The columns from `first` on, which may be anything.
template <class T>
void clear_behind(Context& context, const RowBlocks<T>& v, index_t first) {
    const auto clear = [&](int d, const DeviceView<T>& x) {
        set(context.queue(d), Part::all, T(0), T(0), x.block(0, first, x.rows, x.cols - first));
    };
    clear(0, v.top);
    for (int d = 0; d < v.distribution.devices; ++d)
        clear(d, v.block(d).block(0, 0, v.distribution.each(), v.cols()));
}

/// The top, and the blocks: on which devices they are.
std::vector<int> pieces_of(const RowDistribution& distribution) {
    std::vector<int> devices{0};
    for (int d = 0; d < distribution.devices; ++d) devices.push_back(d);
    return devices;
}
/// The work of GEQRF, which tries Gram matrices first.
template <class T>
struct TallGeqrfWork : TallQrWork<T> {
    GramQrWork<T> gram;
    TallGeqrfWork(Arena& arena, const RowDistribution& distribution, index_t n, bool on_host, bool by_gram)
        : TallQrWork<T>(arena, distribution, n, on_host),
          gram(arena, pieces_of(distribution), std::max(distribution.top, distribution.each()),
               by_gram ? n : 0) {}

    std::vector<TallPiece<T>> pieces() const {
        std::vector<TallPiece<T>> all{{0, this->a.top}};
        for (int d = 0; d < this->a.distribution.devices; ++d) all.push_back({d, this->a.block(d)});
        return all;
    }
};

}  // namespace

template <class T>
index_t run_tall_geqrf(Context& context, const RowDistribution& distribution, const UserMatrix<T>& a,
                       T* tau) {
    const bool by_gram = tries_gram_qr<T>(context, a.rows, a.cols);
    Allocated<TallGeqrfWork<T>> work(context, Team{distribution.devices}, distribution, a.cols, a.on_host(),
                                     by_gram);
    {
        PhaseScope phase(context, "upload");
        work->a.upload(context, a);
    }
    const T* factors = work->host_tau;
    {
        PhaseScope phase(context, "factor");
        if (by_gram && gram_qr(context, work->pieces(), work->gram)) {
            factors = work->gram.host_tau;
        } else {
            const SafeRowBlocks<T> columns(context, work->a, work->columns);
            tall_qr(context, *work, columns.finite());
            columns.restore_triangle();
        }
    }
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    Delivery results;
    results.add_vector(context, tau, factors, a.cols);
    results.add(false, [&] { work->a.write_back(context, a); });
    results.run();
    return 0;
}

template <class T>
index_t run_tall_orgqr(Context& context, const RowDistribution& distribution, index_t k,
                       const UserMatrix<T>& a, const T* tau) {
    const index_t n = a.cols;
    Allocated<StoredTallQWork<T>> work(context, Team{distribution.devices}, distribution, n, n, false,
                                       a.on_host());
    {
        PhaseScope phase(context, "upload");
        // The matrix is gone from the stage before Q comes.
        work->v.stage = work->c.stage;
        work->v.upload(context, a);
        upload_tau_of(context, tau, k, *work);
        clear_behind(context, work->v, k);
    }
    {
        PhaseScope phase(context, "generate");
        generate_tall_q(context, *work);
    }
    PhaseScope phase(context, "download");
    work->c.collect(context, a);
    work->c.write_back(context, a);
    return 0;
}

template <class T>
index_t run_tall_ormqr(Context& context, const RowDistribution& distribution, Op op,
                       const UserMatrix<const T>& a, const T* tau, const UserMatrix<T>& c) {
    Allocated<StoredTallQWork<T>> work(context, Team{distribution.devices}, distribution, a.cols, c.cols,
                                       a.on_host(), c.on_host());
    {
        PhaseScope phase(context, "upload");
        work->v.upload(context, a);
        upload_tau_of(context, tau, a.cols, *work);
        work->c.upload(context, c);
    }
    {
        PhaseScope phase(context, "multiply");
        apply_tall_q(context, op, *work);
    }
    PhaseScope phase(context, "download");
    work->c.collect(context, c);
    work->c.write_back(context, c);
    return 0;
}

template <class T>
Footprint tall_geqrf_memory(Context& context, index_t m, index_t n, const Footprint& by_columns) {
    return of_either(context, m, n, by_columns, [&](const RowDistribution& distribution) {
        return Allocated<TallGeqrfWork<T>>::measure(Team{distribution.devices}, distribution, n, true,
                                                    tries_gram_qr<T>(context, m, n));
    });
}
template <class T>
Footprint tall_orgqr_memory(Context& context, index_t m, index_t n, const Footprint& by_columns) {
    return of_either(context, m, n, by_columns, [&](const RowDistribution& distribution) {
        return Allocated<StoredTallQWork<T>>::measure(Team{distribution.devices}, distribution, n, n, false,
                                                      true);
    });
}
template <class T>
Footprint tall_ormqr_memory(Context& context, index_t m, index_t n, index_t k, const Footprint& by_columns) {
    return of_either(context, m, std::max(n, k), by_columns, [&](const RowDistribution& distribution) {
        return Allocated<StoredTallQWork<T>>::measure(Team{distribution.devices}, distribution, k, n, true,
                                                      true);
    });
}

LAPILLI_INSTANCES(run_tall_geqrf, run_tall_orgqr, run_tall_ormqr, tall_geqrf_memory, tall_orgqr_memory,
                  tall_ormqr_memory)

}  // namespace lapilli
