// SPDX-License-Identifier: BSD-3-Clause
// Clusters of blocks on a real GPU, compute capability 9.0 and later: ranks, their barrier, stores into another
// block's shared memory.
#pragma once

#include <type_traits>

#include "arch/cuda_shared.cuh"
#include "arch/cuda_threads.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

LAPILLI_DEVICE int cluster_rank() {
    unsigned rank;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    return static_cast<int>(rank);
}
LAPILLI_DEVICE int cluster_size() {
    unsigned size;
    asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(size));
    return static_cast<int>(size);
}

// The aligned forms want whole warps.
LAPILLI_DEVICE void cluster_arrive() {
    __syncwarp();
    asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
}
LAPILLI_DEVICE void cluster_wait() {
    __syncwarp();
    asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}
LAPILLI_DEVICE void cluster_sync() {
    cluster_arrive();
    cluster_wait();
}

namespace detail {

#define LAPILLI_STORE_PEER(Type, bits, reg)                                                  \
    LAPILLI_DEVICE void store_cluster(unsigned to, Type v) {                                 \
        asm volatile("st.shared::cluster." #bits " [%0], %1;" ::"r"(to), reg(v) : "memory"); \
    }
LAPILLI_STORE_PEER(int, u32, "r")
LAPILLI_STORE_PEER(float, f32, "f")
LAPILLI_STORE_PEER(double, f64, "d")
#undef LAPILLI_STORE_PEER
LAPILLI_DEVICE void store_cluster(unsigned to, Complex<float> v) {
    asm volatile("st.shared::cluster.v2.f32 [%0], {%1, %2};" ::"r"(to), "f"(v.re), "f"(v.im) : "memory");
}
LAPILLI_DEVICE void store_cluster(unsigned to, Complex<double> v) {
    asm volatile("st.shared::cluster.v2.f64 [%0], {%1, %2};" ::"r"(to), "d"(v.re), "d"(v.im) : "memory");
}

}  // namespace detail

template <class T>
LAPILLI_DEVICE void store_peer(Shared<T> s, int index, int rank, std::type_identity_t<T> value) {
    const auto own = static_cast<unsigned>(__cvta_generic_to_shared(s.data() + index));
    unsigned peer;
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(peer) : "r"(own), "r"(rank));
    detail::store_cluster(peer, value);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
