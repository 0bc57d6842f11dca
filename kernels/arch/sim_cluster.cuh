// SPDX-License-Identifier: BSD-3-Clause
// Clusters of blocks under the emulator.
#pragma once

#include <cstring>
#include <type_traits>

#include "arch/sim_shared.cuh"
#include "arch/sim_transfer.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

inline int cluster_rank() { return simt::hooks::indices().cluster_rank; }
inline int cluster_size() { return simt::hooks::indices().cluster_size; }

inline void cluster_arrive(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    simt::hooks::cluster_arrive({file, line});
}
inline void cluster_wait(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    simt::hooks::cluster_wait({file, line});
}
inline void cluster_sync(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    cluster_arrive(file, line);
    cluster_wait(file, line);
}

template <class T>
inline void store_peer(Shared<T> s, int index, int rank, std::type_identity_t<T> value) {
    std::memcpy(simt::hooks::peer_access(s.view(), index, sizeof(T), rank), &value, sizeof(T));
}

template <class T>
inline void send_pack(Shared<T> s, int index, int rank, const Pack<T>& v, const TransferBarriers& barriers,
                      int barrier, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    simt::hooks::send_pack(s.view(), index, sizeof(T), rank, &v, barriers.view(), barrier, {file, line});
}

template <class T>
class Peer {
  public:
    Peer(Shared<T> s, const TransferBarriers& barriers, int rank)
        : array_(s), barriers_(barriers), rank_(rank) {}
    void send_if(bool sends, int index, const Pack<T>& v, int barrier, const char* file = __builtin_FILE(),
                 int line = __builtin_LINE()) const {
        if (sends) send_pack(array_, index, rank_, v, barriers_, barrier, file, line);
    }

  private:
    Shared<T> array_;
    TransferBarriers barriers_;
    int rank_;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
