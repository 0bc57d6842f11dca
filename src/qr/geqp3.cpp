// SPDX-License-Identifier: BSD-3-Clause
#include "qr/geqp3.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "device/calls.hpp"
#include "matrix/pieces.hpp"
#include "pivoted_qr/args.hpp"
#include "runtime/abort_on_failure.hpp"
#include "runtime/device_events.hpp"
#include "runtime/patience.hpp"

namespace lapilli {

ColumnOrder::ColumnOrder(const std::vector<index_t>& jpvt) : order_(jpvt.size()) {
    std::iota(order_.begin(), order_.end(), 1);
    for (std::size_t j = 0; j < jpvt.size(); ++j) {
        if (jpvt[j] == 0) continue;
        const auto first = static_cast<std::size_t>(fixed_++);
        if (first == j) continue;
        interchanges_.emplace_back(static_cast<index_t>(first), static_cast<index_t>(j));
        std::swap(order_[first], order_[j]);
    }
}

index_t geqp3_width(const Context& context) {
    return std::min<index_t>(context.settings.integer("test.geqp3.nb"), pivoted_qr_limit);
}
// On two H100 dgeqp3 of 3000 takes 1.1 times as long as on one, 4000 0.93, 5000 0.86, 10000 0.66, 16000 0.57.
Team geqp3_team(const Context& context, index_t n) {
    Team team = team_for(context, "geqrf.columns", 2000, n);
    team.devices = std::min(team.devices, pivoted_qr_most_devices);
    return team;
}

template <class T>
Geqp3Work<T>::Geqp3Work(Arena& arena, const DistMatrix<T>& matrix, index_t nb)
    : a(matrix),
      column(arena.device_matrix<T>(0, a.rows, 1)),
      host_tau(arena.pinned_array<T>(steps())),
      host_order(arena.pinned_array<index_t>(a.cols())),
      aborted(arena.pinned_array<unsigned>(1)) {
    const bool alone = arena.devices() == 1;
    result = alone ? a : DistMatrix<T>(arena, a.rows, a.cols(), a.cyclic.nb());
    for (int d = 0; d < arena.devices(); ++d) {
        const index_t cols = a.cyclic.local_cols(d);
        PerDevice w;
        w.f = arena.device_matrix<T>(d, cols, nb);
        if (!alone) w.v = arena.device_matrix<T>(d, a.rows, nb);
        w.norms = arena.device_array<real_t<T>>(d, checked_product(2, cols));
        w.tau = arena.device_array<T>(d, steps());
        w.order = arena.device_array<index_t>(d, cols);
        w.place = arena.device_array<index_t>(d, cols);
        w.count = arena.device_array<index_t>(d, 2);
        w.work = arena.device_array<std::byte>(d, pivoted_qr_work(sizeof(T)));
        w.host_order = arena.pinned_array<index_t>(cols);
        w.host_place = arena.pinned_array<index_t>(cols);
        w.host_count = arena.pinned_array<index_t>(2);
        dev.push_back(w);
    }
}

namespace {

// Right-looking, a panel after the other: the next pivot may be any column, so that a panel waits for all of
// the update before it. The host waits once a panel, whose last column is the first one that spoils a length.
// Columns that come first have no pivots to look for.
//
// A column stays on its device. There it changes places with the first one that is not factored; the panel's
// reflectors, with the rows of R above them, are on all devices in the end, and each copies those whose
// places it has to the result.
template <class T>
class PivotedFactorization {
    using R = real_t<T>;

  public:
    PivotedFactorization(Context& context, const Geqp3Work<T>& work)
        : context_(context),
          w_(work),
          cyclic_(work.a.cyclic),
          turn_(devices() > 1),
          guard_(*work.aborted),
          taken_(work.dev.size(), 0) {}

    void run(const ColumnOrder& columns) {
        guard_.clear();
        interchange(columns.interchanges());
        for (int d = 0; d < devices(); ++d) begin(d, columns.order());
        context_.synchronize();  // peers may write messages at once
        const index_t steps = w_.steps(), fixed = std::min(columns.fixed(), steps);
        for (index_t k = 0; k < steps;) {
            const bool pivoting = k >= fixed;
            const index_t width = std::min(w_.dev[0].f.cols, (pivoting ? steps : fixed) - k);
            const index_t count = factor(k, width, pivoting);
            for (int d = 0; d < devices(); ++d) update(d, k, count);
            if (devices() > 1) store(k, count);
            k += count;
            const double left = 1 - static_cast<double>(k) / static_cast<double>(steps);
            context_.submitted(1 - left * left * left);
        }
        collect();
    }

  private:
    int devices() const { return cyclic_.devices(); }
    const auto& dev(int d) const { return w_.dev[static_cast<std::size_t>(d)]; }
    index_t& taken(int d) { return taken_[static_cast<std::size_t>(d)]; }
    const DeviceView<T>& local(int d) const { return w_.a.local[static_cast<std::size_t>(d)]; }
    /// The reflectors of a panel that begins with column k, and R above them, where device d has them.
    DeviceView<T> v(int d, index_t k, index_t width) const {
        const DeviceView<T> all = devices() == 1 ? local(0).block(0, k, w_.a.rows, width) : dev(d).v;
        return all.block(0, 0, w_.a.rows, width);
    }

    /// By one queue, after all devices have their columns: a pair may be on any two.
    void interchange(const std::vector<std::pair<index_t, index_t>>& pairs) {
        if (pairs.empty()) return;
        Queue& queue = context_.queue(0);
        DeviceEvents here(context_, devices());
        here.record_main(context_);
        here.hold(queue);
        for (const auto& [one, other] : pairs) {
            const DeviceView<T> x = columns_of(w_.a, Span{one, 1}), y = columns_of(w_.a, Span{other, 1});
            copy_across(queue, x, w_.column);
            copy_across(queue, y, x);
            copy_across(queue, w_.column, y);
        }
    }
    void begin(int d, const std::vector<index_t>& order) {
        const auto& w = dev(d);
        const index_t cols = cyclic_.local_cols(d);
        for (index_t j = 0; j < cols; ++j) {
            const index_t block = cyclic_.global_block(d, j / cyclic_.nb());
            w.host_place[j] = cyclic_.block_start(block) + j % cyclic_.nb();
            w.host_order[j] = order[static_cast<std::size_t>(w.host_place[j])];
        }
        Queue& queue = context_.queue(d);
        upload_array(queue, w.host_order, w.order, cols);
        upload_array(queue, w.host_place, w.place, cols);
        zero(queue, w.work, pivoted_qr_work(sizeof(T)));
        set<R>(queue, Part::all, R(-1), R(-1), DeviceView<R>{w.norms, 2 * cols, 1, 2 * cols});
    }

    /// Up to `width` columns on all devices. Returns how many.
    index_t factor(index_t k, index_t width, bool pivoting) {
        PivotedQrPanelArgs<T> p{};
        p.first = k;
        p.width = width;
        p.steps = w_.steps();
        p.share = ceil_div(w_.a.cols() - k, devices());
        p.pivoting = pivoting;
        p.team = devices();
        p.aborted = w_.aborted;
        p.patience = patience(context_);
        for (int d = 0; d < devices(); ++d) {
            p.v[d] = v(d, k, width);
            p.work[d] = dev(d).work;
        }
        for (int d = 0; d < devices(); ++d) {
            const auto& w = dev(d);
            p.a = local(d);
            p.taken = taken(d);
            p.norms = w.norms;
            p.f = w.f.block(0, 0, w.f.rows, width);
            p.tau = w.tau + k;
            p.order = w.order;
            p.place = w.place;
            p.count = w.count;
            p.rank = d;
            submit(context_.queue(d), p);
            download_array(context_.queue(d), w.count, w.host_count, 2);
        }
        context_.synchronize();
        guard_.require_answers("a device timed out waiting for another one's column");
        const index_t count = dev(0).host_count[0];
        require(count >= 1 && count <= width, "geqp3: columns of a panel");
        for (int d = 0; d < devices(); ++d) taken(d) += dev(d).host_count[1];
        return count;
    }
    /// The columns of device d that are left.
    void update(int d, index_t k, index_t count) {
        const index_t next = k + count, first = taken(d);
        const DeviceView<T> rest = local(d).block(next, first, w_.a.rows - next, local(d).cols - first);
        if (rest.empty()) return;
        gemm(context_.queue(d), Op::none, Op::adjoint, T(-1), v(d, k, count).block(next, 0, rest.rows, count),
             dev(d).f.block(first, 0, rest.cols, count), T(1), rest);
    }
    /// The columns of a panel to their places.
    void store(index_t k, index_t count) {
        for_each_piece(w_.result, {0, k, w_.a.rows, count}, [&](const DeviceView<T>& piece, index_t offset) {
            const int d = owner_of(cyclic_, {k + offset, piece.cols});
            copy(context_.queue(d), Part::all, v(d, k, count).block(0, offset, piece.rows, piece.cols),
                 piece);
        });
    }

    /// The columns without reflectors, of a matrix with more columns than rows: those that are neighbours
    /// here and there at once.
    void store_rest() {
        for (int d = 0; d < devices(); ++d) {
            const index_t* const place = dev(d).host_place;
            for (index_t j = taken(d), end = j; j < local(d).cols; j = end) {
                const index_t block = place[j] / cyclic_.nb();
                while (end < local(d).cols && place[end] == place[j] + end - j &&
                       place[end] / cyclic_.nb() == block)
                    ++end;
                copy_across(context_.queue(d), local(d).block(0, j, w_.a.rows, end - j),
                            columns_of(w_.result, Span{place[j], end - j}));
            }
        }
    }
    void collect() {
        download_array(context_.queue(0), dev(0).tau, w_.host_tau, w_.steps());
        for (int d = 0; d < devices(); ++d) {
            download_array(context_.queue(d), dev(d).order, dev(d).host_order, local(d).cols);
            download_array(context_.queue(d), dev(d).place, dev(d).host_place, local(d).cols);
        }
        context_.synchronize();
        for (int d = 0; d < devices(); ++d) {
            for (index_t j = 0; j < local(d).cols; ++j)
                w_.host_order[dev(d).host_place[j]] = dev(d).host_order[j];
        }
        if (devices() == 1) return;
        store_rest();
        context_.synchronize();
        for (int d = 0; d < devices(); ++d) {
            const auto at = static_cast<std::size_t>(d);
            copy(context_.queue(d), Part::all, w_.result.local[at], w_.a.local[at]);
        }
        context_.synchronize();
    }

    Context& context_;
    const Geqp3Work<T>& w_;
    const Cyclic cyclic_;
    const TeamTurn turn_;
    const AbortOnFailure guard_;
    std::vector<index_t> taken_;  ///< of each device, the columns that are factored
};

}  // namespace

template <class T>
void geqp3(Context& context, const ColumnOrder& columns, const Geqp3Work<T>& work) {
    PivotedFactorization<T>(context, work).run(columns);
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct Geqp3Work<T>; \
    template void geqp3(Context&, const ColumnOrder&, const Geqp3Work<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
