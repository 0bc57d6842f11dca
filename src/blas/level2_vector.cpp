// SPDX-License-Identifier: BSD-3-Clause
#include "blas/level2_vector.hpp"

#include <algorithm>
#include <complex>
#include <vector>

namespace lapilli {
namespace {

/// A vector in device memory, in the order of its addresses.
template <class T>
struct Addresses {
    T* lowest;
    std::size_t pitch;
    Addresses(const UserVector<T>& x, index_t count)
        : lowest(x.inc > 0 ? x.first : x.first + (count - 1) * x.inc),
          pitch(static_cast<std::size_t>(x.inc > 0 ? x.inc : -x.inc) * sizeof(T)) {}
};

}  // namespace

template <class T>
void fetch_vector(Context& context, const UserVector<const T>& x, index_t count, T* target) {
    if (count == 0) return;
    if (x.on_host) {
        for (index_t i = 0; i < count; ++i) target[i] = x.first[i * x.inc];
        return;
    }
    const DrainScope drain(context);
    const Addresses<const T> span(x, count);
    Queue& queue = context.queue(std::max(0, x.device));
    queue.copy_bytes(target, sizeof(T), span.lowest, span.pitch, sizeof(T), static_cast<std::size_t>(count));
    queue.synchronize();
    if (x.inc < 0) std::reverse(target, target + count);
}

template <class T>
void deliver_vector(Context& context, const T* source, index_t count, const UserVector<T>& y) {
    if (count == 0) return;
    if (y.on_host) {
        for (index_t i = 0; i < count; ++i) y.first[i * y.inc] = source[i];
        return;
    }
    std::vector<T> turned;
    if (y.inc < 0) {
        turned.assign(std::reverse_iterator(source + count), std::reverse_iterator(source));
        source = turned.data();
    }
    const DrainScope drain(context);
    const Addresses<T> span(y, count);
    Queue& queue = context.queue(std::max(0, y.device));
    queue.copy_bytes(span.lowest, span.pitch, source, sizeof(T), sizeof(T), static_cast<std::size_t>(count));
    queue.synchronize();
}

#define LAPILLI_INSTANTIATE(T)                                                     \
    template void fetch_vector(Context&, const UserVector<const T>&, index_t, T*); \
    template void deliver_vector(Context&, const T*, index_t, const UserVector<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
