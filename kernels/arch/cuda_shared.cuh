// SPDX-License-Identifier: BSD-3-Clause
// The block's dynamic shared memory on a real GPU, asynchronous copies into it, and the FP64 tensor core.
#pragma once

#include <cstddef>
#include <type_traits>

#include "arch/cuda_memory.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

template <class T>
class Shared {
  public:
    LAPILLI_DEVICE explicit Shared(T* first) : first_(first) {}
    LAPILLI_DEVICE T& operator[](int i) const { return first_[i]; }
    LAPILLI_DEVICE Shared slice(int begin, int /*count*/) const { return Shared(first_ + begin); }
    LAPILLI_DEVICE T* data() const { return first_; }

  private:
    T* first_;
};

template <class T>
LAPILLI_DEVICE Shared<T> shared(std::size_t offset_bytes, std::size_t /*count*/) {
    extern __shared__ __align__(128) unsigned char lapilli_dynamic_shared[];
    return Shared<T>(reinterpret_cast<T*>(lapilli_dynamic_shared + offset_bytes));
}

template <class T>
LAPILLI_DEVICE Pack<T> load_pack(Shared<T> s, int index) {
    return *reinterpret_cast<const Pack<T>*>(s.data() + index);
}
template <class T>
LAPILLI_DEVICE void store_pack(Shared<T> s, int index, const Pack<T>& v) {
    *reinterpret_cast<Pack<T>*>(s.data() + index) = v;
}
template <class T>
LAPILLI_DEVICE T atomic_add(Shared<T> s, int index, std::type_identity_t<T> v) {
    return atomic_add(s.data() + index, v);
}

// How to wait at an mbarrier: from compute capability 9.0 on the hardware lets the thread sleep meanwhile.
#if __CUDA_ARCH__ >= 900
#define LAPILLI_MBARRIER_WAIT "try_wait"
#else
#define LAPILLI_MBARRIER_WAIT "test_wait"
#endif

// The first source_bytes are read, the rest is zero.
template <int Bytes, class T>
LAPILLI_DEVICE void copy_async_first(Shared<T> to, int index, const T* from, int source_bytes) {
    static_assert(Bytes == 4 || Bytes == 8 || Bytes == 16);
    const auto target = static_cast<unsigned>(__cvta_generic_to_shared(to.data() + index));
    if constexpr (Bytes == 16)  // only this size may bypass L1
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(target),
                     "l"(__cvta_generic_to_global(from)), "r"(source_bytes)
                     : "memory");
    else
        asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" ::"r"(target),
                     "l"(__cvta_generic_to_global(from)), "n"(Bytes), "r"(source_bytes)
                     : "memory");
}
template <int Bytes, class T>
LAPILLI_DEVICE void copy_async_or_zero(Shared<T> to, int index, const T* from, bool valid) {
    copy_async_first<Bytes>(to, index, from, valid ? Bytes : 0);
}
// As copy_async_first, of what is read once: it should not push out of L2 what is read again.
template <int Bytes, class T>
LAPILLI_DEVICE void copy_async_stream(Shared<T> to, int index, const T* from, int source_bytes) {
    static_assert(Bytes == 4 || Bytes == 8 || Bytes == 16);
    std::uint64_t policy;
    asm("createpolicy.fractional.L2::evict_first.b64 %0, 1.0;" : "=l"(policy));
    const auto target = static_cast<unsigned>(__cvta_generic_to_shared(to.data() + index));
    if constexpr (Bytes == 16)
        asm volatile("cp.async.cg.shared.global.L2::cache_hint [%0], [%1], 16, %2, %3;" ::"r"(target),
                     "l"(__cvta_generic_to_global(from)), "r"(source_bytes), "l"(policy)
                     : "memory");
    else
        asm volatile("cp.async.ca.shared.global.L2::cache_hint [%0], [%1], %2, %3, %4;" ::"r"(target),
                     "l"(__cvta_generic_to_global(from)), "n"(Bytes), "r"(source_bytes), "l"(policy)
                     : "memory");
}

template <int Bytes, class T>
LAPILLI_DEVICE void copy_async(Shared<T> to, int index, const T* from) {
    static_assert(Bytes == 4 || Bytes == 8 || Bytes == 16);
    const auto target = static_cast<unsigned>(__cvta_generic_to_shared(to.data() + index));
    if constexpr (Bytes == 16)
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(target),
                     "l"(__cvta_generic_to_global(from))
                     : "memory");
    else
        asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(target),
                     "l"(__cvta_generic_to_global(from)), "n"(Bytes)
                     : "memory");
}
template <class T>
LAPILLI_DEVICE void copy_async16(Shared<T> to, int index, const T* from) {
    copy_async<16>(to, index, from);
}
LAPILLI_DEVICE void copy_async_commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }
template <int N>
LAPILLI_DEVICE void copy_async_wait() {
    asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory");
}

// The older instruction: half of the rows, a quarter or half of k.
LAPILLI_DEVICE void mma_f64_8x8x4(double& d0, double& d1, double a, double b) {
    asm("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%0, %1};"
        : "+d"(d0), "+d"(d1)
        : "d"(a), "d"(b));
}
LAPILLI_DEVICE void mma_f64_16x8x8(double (&d)[4], double a0, double a1, double a2, double a3, double b0,
                                   double b1) {
#if __CUDA_ARCH__ >= 900
    asm("mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64 {%0, %1, %2, %3}, "
        "{%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
        : "+d"(d[0]), "+d"(d[1]), "+d"(d[2]), "+d"(d[3])
        : "d"(a0), "d"(a1), "d"(a2), "d"(a3), "d"(b0), "d"(b1));
#else
    mma_f64_8x8x4(d[0], d[1], a0, b0);
    mma_f64_8x8x4(d[2], d[3], a1, b0);
    mma_f64_8x8x4(d[0], d[1], a2, b1);
    mma_f64_8x8x4(d[2], d[3], a3, b1);
#endif
}

LAPILLI_DEVICE void mma_f64_16x8x16(double (&d)[4], const double (&a)[8], const double (&b)[4]) {
#if __CUDA_ARCH__ >= 900
    asm("mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64 {%0, %1, %2, %3}, "
        "{%4, %5, %6, %7, %8, %9, %10, %11}, {%12, %13, %14, %15}, {%0, %1, %2, %3};"
        : "+d"(d[0]), "+d"(d[1]), "+d"(d[2]), "+d"(d[3])
        : "d"(a[0]), "d"(a[1]), "d"(a[2]), "d"(a[3]), "d"(a[4]), "d"(a[5]), "d"(a[6]), "d"(a[7]), "d"(b[0]),
          "d"(b[1]), "d"(b[2]), "d"(b[3]));
#else
    LAPILLI_UNROLL
    for (int i = 0; i < 8; ++i) mma_f64_8x8x4(d[i % 2 * 2], d[i % 2 * 2 + 1], a[i], b[i / 2]);
#endif
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
