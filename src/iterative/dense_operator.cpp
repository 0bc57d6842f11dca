// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/dense_operator.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "host/blas.hpp"
#include "host/copies.hpp"
#include "runtime/copy_threads.hpp"
#include "runtime/device_events.hpp"

namespace lapilli {
namespace {

template <class T>
class PlacedDense final : public PlacedOperator<T> {
  public:
    PlacedDense(Arena& arena, const Partition& partition, index_t k, const UserMatrix<const T>& a,
                bool in_place, index_t piece)
        : partition_(partition), a_(a), in_place_(in_place) {
        const index_t n = a.rows;
        for (int d = 0; d < devices() && !in_place; ++d)
            rows_.push_back(arena.device_matrix<T>(d, partition.count(d), n));
        if (devices() > 1) {
            const index_t ld = block_leading(k);
            for (int d = 0; d < devices(); ++d)
                all_.push_back({arena.device_array<T>(d, checked_product(ld, n)), k, n, ld});
        }
        if (!a.on_device)
            piece_ = arena.pinned_matrix<T>(
                n, std::clamp<index_t>(piece / std::max<index_t>(1, n), 1, std::max<index_t>(1, n)));
    }

    void apply(Context& context, real_t<T> factor, const Partitioned<const T>& x,
               const Partitioned<T>& y) override {
        if (!is_there_) bring(context);
        is_there_ = true;
        if (devices() > 1) gather(context, x);
        for (int d = 0; d < devices(); ++d) {
            const auto at = static_cast<std::size_t>(d);
            if (y[at].cols == 0) continue;
            // With vectors as rows, Y^T = X^T A^T.
            const DeviceView<const T> rows = in_place_ ? DeviceView<const T>{a_.data, a_.rows, a_.cols, a_.ld}
                                                       : DeviceView<const T>(rows_[at]);
            const DeviceView<const T> all =
                devices() > 1 ? all_[at].block(0, 0, y[at].rows, a_.cols) : DeviceView<const T>(x[at]);
            gemm(context.queue(d), Op::none, Op::transpose, T(factor), all, rows, T(0), y[at]);
        }
    }

  private:
    int devices() const { return partition_.devices(); }

    /// Its rows to their devices.
    void bring(Context& context) {
        if (in_place_) return;
        const index_t n = a_.rows, width = a_.on_device ? n : piece_.cols;
        for (index_t first = 0; first < n; first += width) {
            const index_t some = std::min(width, n - first);
            if (!a_.on_device) {
                context.synchronize();
                host::Copies copies;
                copies.add(a_.host().block(0, first, n, some), piece_.block(0, 0, n, some));
                std::move(copies).run(copy_threads(context));
            }
            for (int d = 0; d < devices(); ++d) {
                const index_t row = partition_.first(d), count = partition_.count(d);
                const DeviceView<T> to = rows_[static_cast<std::size_t>(d)].block(0, first, count, some);
                if (a_.on_device) {
                    copy_across(context.queue(d), DeviceView<const T>{a_.data + row, count, n, a_.ld}, to);
                } else {
                    copy_across(context.queue(d), HostView<const T>(piece_.block(row, 0, count, some)), to);
                }
            }
        }
    }

    /// All entries of the vectors to each device.
    void gather(Context& context, const Partitioned<const T>& x) {
        if (!ready_) {
            ready_ = std::make_unique<DeviceEvents>(context, devices());
            read_ = std::make_unique<DeviceEvents>(context, devices());
        }
        ready_->record_main(context);
        for (int d = 0; d < devices(); ++d) {
            Queue& queue = context.queue(d);
            for (int owner = 0; owner < devices(); ++owner) {
                const DeviceView<const T>& from = x[static_cast<std::size_t>(owner)];
                if (owner != d) queue.wait((*ready_)[owner]);
                copy_across(queue, from,
                            all_[static_cast<std::size_t>(d)].block(0, partition_.first(owner), from.rows,
                                                                    from.cols));
            }
        }
        read_->record_main(context);
        // The next work may overwrite X.
        for (int d = 0; d < devices(); ++d) read_->hold(context.queue(d));
    }

    Partition partition_;
    UserMatrix<const T> a_;
    bool in_place_, is_there_ = false;
    Partitioned<T> rows_, all_;
    HostView<T> piece_;
    std::unique_ptr<DeviceEvents> ready_, read_;
};

}  // namespace

template <class T>
void DenseOperator<T>::apply(Context& /*context*/, real_t<T> factor, HostView<const T> x, HostView<T> y) {
    host::gemm(Op::none, Op::transpose, T(factor), x, a_.host(), T(0), y);
}

template <class T>
std::unique_ptr<PlacedOperator<T>> DenseOperator<T>::place(Arena& arena, const Partition& partition,
                                                           index_t k) {
    return std::make_unique<PlacedDense<T>>(arena, partition, k, a_, is_here_ && partition.devices() == 1,
                                            piece_);
}

#define LAPILLI_INSTANTIATE(T) template class DenseOperator<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
