// SPDX-License-Identifier: BSD-3-Clause
#include "merges/divide_and_conquer.hpp"

namespace lapilli {

template <class T>
void DivideAndConquerWork<T>::carve(Arena& arena, const std::vector<DistMatrix<T>*>& results, index_t most,
                                    index_t nb, bool keeps_d, const CarveForVectors& later,
                                    DeviceView<R> room) {
    const Cyclic columns = distributed_vectors(checked_dimension(most), nb, arena.devices());
    if (in_place()) merges.carve_q(arena);
    std::size_t which = 0;
    for (DistMatrix<T>* const vectors : results) {
        vectors->rows = n;
        vectors->cyclic = columns;
        if constexpr (!is_complex<T>) {
            if (in_place()) vectors->local.push_back(merges.dev[0].q[which].block(0, 0, n, most));
        }
        for (int d = 0; d < devices() && !in_place(); ++d)
            vectors->local.push_back(arena.device_matrix<T>(d, n, columns.most_local_cols()));
        ++which;
    }
    const auto carve_workspace = [&] {
        if (!in_place()) merges.carve_q(arena);
        merges.carve_workspace(arena, room);
        for (int d = 0; d < sharers(); ++d) {
            PerDevice& w = dev[static_cast<std::size_t>(d)];
            w.d = keeps_d ? arena.device_array<double>(d, merges.n)
                          : merges.dev[static_cast<std::size_t>(d)].arrays.d();
            w.e = arena.device_array<double>(d, merges.n);
            w.failed = arena.device_array<index_t>(d, DivideAndConquerWork<T>::state_words);
        }
    };
    arena.overlay(carve_workspace, [&] { later(columns); });
    host_d = arena.pinned_array<double>(merges.n);
    host_e = arena.pinned_array<double>(merges.n);
    host_failed = arena.pinned_array<index_t>(sharers());
}

#define LAPILLI_INSTANTIATE(T) template struct DivideAndConquerWork<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
