// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/stedc.hpp"

#include "device/calls.hpp"
#include "host/lapack.hpp"

namespace lapilli {

template <class T>
StedcWork<T>::StedcWork(Arena& arena, index_t n, index_t nb) : vectors(arena, n, n, nb) {
    host = arena.pinned_matrix<R>(n, n);
    for (int d = 0; d < arena.devices() && is_complex<T>; ++d) {
        narrow.push_back(arena.device_matrix<R>(d, n, nb));
    }
}

template <class T>
index_t stedc(Context& context, real_t<T>* d, real_t<T>* e, StedcWork<T>& work) {
    const index_t n = work.vectors.rows;
    {
        CpuTraceScope scope(context.trace(), "stedc");
        const index_t info = host::stedc('I', n, d, e, work.host);
        if (info != 0) return info;
    }
    const Cyclic& cyclic = work.vectors.cyclic;
    for (index_t b = 0; b < cyclic.blocks(); ++b) {
        const int k = cyclic.owner(b);
        Queue& queue = context.queue(k);
        const HostView<real_t<T>> from = work.host.block(0, cyclic.block_start(b), n, cyclic.block_width(b));
        const DeviceView<T> to = work.vectors.block_column(b, 0);
        if constexpr (is_complex<T>) {
            const DeviceView<real_t<T>> between =
                work.narrow[static_cast<std::size_t>(k)].block(0, 0, n, to.cols);
            copy_across(queue, from, between);
            widen<T>(queue, between, to);
        } else {
            copy_across(queue, from, to);
        }
    }
    return 0;
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct StedcWork<T>; \
    template index_t stedc(Context&, real_t<T>*, real_t<T>*, StedcWork<T>&);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
