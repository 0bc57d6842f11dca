// SPDX-License-Identifier: BSD-3-Clause
#include "sparse/device_sparse.hpp"

namespace lapilli {
namespace {

bool all_multiples(const std::vector<index_t>& bounds, index_t b) {
    return std::all_of(bounds.begin(), bounds.end(), [b](index_t bound) { return bound % b == 0; });
}

}  // namespace

template <class T>
DeviceSparse<T>::DeviceSparse(Context& context, const Csr<T>& a, const SparseStructure& structure,
                              const SparseWish& wish, std::vector<index_t> rows, int threads)
    : wish_(wish),
      format_(wish.format),
      rows_(std::move(rows)),
      cols_(a.rows == a.cols ? rows_ : equal_bounds(a.cols, rows_, structure.block)) {
    require(devices() >= 1 && rows_.front() == 0 && rows_.back() == a.rows, "sparse: bounds of rows");
    // A block cannot be on two devices.
    if (format_ == SparseFormat::bsr &&
        !(all_multiples(rows_, structure.block) && all_multiples(cols_, structure.block)))
        format_ = SparseFormat::csr;
    for (int d = 0; d < devices(); ++d) {
        const auto at = static_cast<std::size_t>(d);
        const DistributedRows distributed =
            distribute_rows(a, rows_[at], rows_[at + 1], cols_[at], cols_[at + 1], threads);
        devices_.push_back(make(context, d, distributed, structure));
    }
    if (devices() > 1) {
        ready_ = std::make_unique<DeviceEvents>(context, devices());
        read_ = std::make_unique<DeviceEvents>(context, devices());
    }
    set_values(a);
}

template <class T>
typename DeviceSparse<T>::OnDevice DeviceSparse<T>::make(Context& context, int d,
                                                         const DistributedRows& distributed,
                                                         const SparseStructure& structure) const {
    OnDevice made;
    SparseWish wish = wish_;
    wish.format = format_;
    if (distributed.rows > 0) made.part = make_part<T>(wish, structure, context, d, distributed);
    std::vector<std::int32_t> list(distributed.halo);
    int owner = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        while (list[i] >= cols_[static_cast<std::size_t>(owner) + 1]) ++owner;
        if (made.runs.empty() || made.runs.back().owner != owner)
            made.runs.push_back({owner, static_cast<index_t>(i), 0});
        ++made.runs.back().count;
        list[i] -= static_cast<std::int32_t>(cols_[static_cast<std::size_t>(owner)]);
    }
    made.list = {context, d, list};
    return made;
}

template <class T>
void DeviceSparse<T>::set_values(const Csr<T>& a) {
    for (OnDevice& one : devices_) {
        if (one.part) one.part->set_values(a);
    }
}

template <class T>
void DeviceSparse<T>::exchange(Context& context, const std::vector<DeviceView<const T>>& x,
                               const std::vector<DeviceView<T>>& halo) {
    ready_->record_main(context);
    for (int d = 0; d < devices(); ++d) {
        const OnDevice& here = device(d);
        for (const Run& run : here.runs) {
            context.queue(d).wait((*ready_)[run.owner]);
            const DeviceView<T>& target = halo[static_cast<std::size_t>(d)];
            const DeviceView<const T>& source = x[static_cast<std::size_t>(run.owner)];
            submit(context.queue(d), SparseGatherArgs<T>{source, here.list.data() + run.first,
                                                         target.block(0, run.first, source.rows, run.count)});
        }
    }
    read_->record_main(context);
}

template <class T>
void DeviceSparse<T>::multiply(Context& context, const SparseTask<T>& task,
                               const std::vector<DeviceView<const T>>& x, const std::vector<DeviceView<T>>& y,
                               const std::vector<DeviceView<T>>& halo) {
    const bool exchanges = devices() > 1 && task.alpha != T(0);
    index_t k = 0;
    for (const DeviceView<T>& view : y) k = std::max(k, view.rows);
    // `count` vectors from `first` on, in the first `cols` columns of a view, which may be empty.
    const auto vectors = [](auto view, index_t first, index_t count, index_t cols) {
        if (cols > 0) view.data += first;
        view.rows = count;
        view.cols = cols;
        return view;
    };
    for (index_t first = 0; first < k; first += sparse_most_vectors) {
        const index_t some = std::min(sparse_most_vectors, k - first);
        std::vector<DeviceView<const T>> inputs;
        std::vector<DeviceView<T>> halos;
        for (std::size_t d = 0; d < devices_.size(); ++d) {
            inputs.push_back(vectors(x[d], first, some, cols_[d + 1] - cols_[d]));
            halos.push_back(vectors(halo[d], first, some, devices_[d].list.count()));
        }
        if (exchanges) exchange(context, inputs, halos);
        for (int d = 0; d < devices(); ++d) {
            const auto at = static_cast<std::size_t>(d);
            if (!device(d).part) continue;
            device(d).part->submit_to(
                context.queue(d),
                SparseProduct<T>{task.alpha, task.beta, task.conjugated, inputs[at], halos[at],
                                 vectors(y[at], first, some, rows_[at + 1] - rows_[at])});
        }
        if (!exchanges) continue;
        // The next work may overwrite X.
        for (int d = 0; d < devices(); ++d) {
            for (const Run& run : device(d).runs) context.queue(run.owner).wait((*read_)[d]);
        }
    }
}

#define LAPILLI_INSTANTIATE(T) template class DeviceSparse<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
