// SPDX-License-Identifier: BSD-3-Clause
#include "indefinite/plain_factors.hpp"

#include <algorithm>

namespace lapilli {

void FactorLists::upload(Context& context, const BunchKaufmanPivots& pivots,
                         const std::vector<index_t>& ends) const {
    const Interchanges all = pivots.interchanges();
    for (index_t i = 0; i < n; ++i) host[i] = all.pivots[static_cast<std::size_t>(i)] - 1;
    const std::vector<index_t> begins = pivots.begins();
    std::copy(begins.begin(), begins.end(), host + n);
    std::copy(ends.begin(), ends.end(), host + 2 * n);
    for (std::size_t d = 0; d < device.size(); ++d)
        upload_array(context.queue(static_cast<int>(d)), host, device[d], 3 * n);
}

template <class T>
void FactorLists::interchange(Context& context, const DistMatrix<T>& l, bool forwards,
                              const PivotBlocks<T>& blocks) const {
    for (int d = 0; d < l.cyclic.devices(); ++d) {
        submit(context.queue(d), FactorInterchangesArgs<T>{l.local[static_cast<std::size_t>(d)], l.cyclic, d,
                                                           with(d), begin(d), end(d), forwards, blocks});
    }
}

template <class T>
PlainFactors<T>::PlainFactors(Arena& arena, index_t n) : lists(arena, n), blocks{arena.devices(), {}, {}} {
    for (int d = 0; d < arena.devices(); ++d) {
        blocks.d[d] = arena.device_array<T>(d, n);
        blocks.e[d] = arena.device_array<T>(d, n);
    }
}

template <class T>
void PlainFactors<T>::take_apart(Context& context, const BunchKaufmanPivots& pivots,
                                 const DistMatrix<T>& l) const {
    lists.upload(context, pivots, std::vector<index_t>(static_cast<std::size_t>(l.rows), l.rows));
    lists.interchange(context, l, true, blocks);
}

template <class T>
void PlainFactors<T>::put_together(Context& context, const DistMatrix<T>& l) const {
    lists.interchange(context, l, false, blocks);
}

template <class T>
void PlainFactors<T>::solve_with_d(Queue& queue, int d, bool hermitian, DeviceView<T> b) const {
    submit(queue, BlockDiagonalArgs<T>{blocks.d[d], blocks.e[d], lists.begin(d), hermitian, b});
}

#define LAPILLI_INSTANTIATE(T)                                                                          \
    template void FactorLists::interchange(Context&, const DistMatrix<T>&, bool, const PivotBlocks<T>&) \
        const;                                                                                          \
    template struct PlainFactors<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
