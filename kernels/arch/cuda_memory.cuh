// SPDX-License-Identifier: BSD-3-Clause
// Global memory on a real GPU: plain, streaming and ordered accesses, atomics, 16-byte packs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "arch/complex.cuh"
#include "arch/pack.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

template <class T>
LAPILLI_DEVICE T load(const T* p) {
    return *p;
}
template <class T>
LAPILLI_DEVICE void store(T* p, std::type_identity_t<T> v) {
    *p = v;
}

// A matrix element is read once: keep it out of L1, which the vectors need.
template <class T>
LAPILLI_DEVICE T load_nc(const T* p) {
    static_assert(sizeof(T) == 4 || sizeof(T) == 8 || sizeof(T) == 16);
    if constexpr (sizeof(T) == 4) {
        std::uint32_t bits;
        asm("ld.global.nc.L1::no_allocate.u32 %0, [%1];" : "=r"(bits) : "l"(__cvta_generic_to_global(p)));
        return __builtin_bit_cast(T, bits);
    } else if constexpr (sizeof(T) == 8) {
        std::uint64_t bits;
        asm("ld.global.nc.L1::no_allocate.u64 %0, [%1];" : "=l"(bits) : "l"(__cvta_generic_to_global(p)));
        return __builtin_bit_cast(T, bits);
    } else {
        struct Bits {
            std::uint64_t low, high;
        } bits;
        asm("ld.global.nc.L1::no_allocate.v2.u64 {%0, %1}, [%2];"
            : "=l"(bits.low), "=l"(bits.high)
            : "l"(__cvta_generic_to_global(p)));
        return __builtin_bit_cast(T, bits);
    }
}

template <class T>
LAPILLI_DEVICE void prefetch_line(const T* p) {
    asm volatile("prefetch.global.L2 [%0];" ::"l"(__cvta_generic_to_global(p)));
}

template <class T>
LAPILLI_DEVICE Pack<T> load_pack(const T* p) {
    return *reinterpret_cast<const Pack<T>*>(p);
}
template <class T>
LAPILLI_DEVICE Pack<T> load_pack_nc(const T* p) {
    return load_nc(reinterpret_cast<const Pack<T>*>(p));
}
template <class T>
LAPILLI_DEVICE void store_pack(T* p, const Pack<T>& v) {
    // One instruction: the compiler takes apart what it did not put together in neighbouring registers, and half
    // written sectors cost twice.
    struct Bits {
        std::uint64_t low, high;
    };
    const auto bits = __builtin_bit_cast(Bits, v);
    asm volatile("st.global.v2.u64 [%0], {%1, %2};" ::"l"(__cvta_generic_to_global(p)), "l"(bits.low),
                 "l"(bits.high)
                 : "memory");
}

#define LAPILLI_ORDERED(Type, bits, reg)                                                                     \
    LAPILLI_DEVICE Type load_acquire(const Type* p) {                                                        \
        Type v;                                                                                              \
        asm volatile("ld.acquire.gpu.global.u" #bits " %0, [%1];"                                            \
                     : "=" reg(v)                                                                            \
                     : "l"(__cvta_generic_to_global(p))                                                      \
                     : "memory");                                                                            \
        return v;                                                                                            \
    }                                                                                                        \
    LAPILLI_DEVICE Type load_acquire_system(const Type* p) {                                                 \
        Type v;                                                                                              \
        asm volatile("ld.acquire.sys.global.u" #bits " %0, [%1];"                                            \
                     : "=" reg(v)                                                                            \
                     : "l"(__cvta_generic_to_global(p))                                                      \
                     : "memory");                                                                            \
        return v;                                                                                            \
    }                                                                                                        \
    LAPILLI_DEVICE void store_release_system(Type* p, Type v) {                                              \
        asm volatile("st.release.sys.global.u" #bits " [%0], %1;" ::"l"(__cvta_generic_to_global(p)), reg(v) \
                     : "memory");                                                                            \
    }                                                                                                        \
    LAPILLI_DEVICE Type atomic_add_release(Type* p, Type v) {                                                \
        Type old;                                                                                            \
        asm volatile("atom.add.release.gpu.global.u" #bits " %0, [%1], %2;"                                  \
                     : "=" reg(old)                                                                          \
                     : "l"(__cvta_generic_to_global(p)), reg(v)                                              \
                     : "memory");                                                                            \
        return old;                                                                                          \
    }
LAPILLI_DEVICE unsigned load_relaxed(const unsigned* p) {
    unsigned v;
    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];"
                 : "=r"(v)
                 : "l"(__cvta_generic_to_global(p))
                 : "memory");
    return v;
}
LAPILLI_DEVICE void fence() { asm volatile("fence.acq_rel.gpu;" ::: "memory"); }
LAPILLI_ORDERED(unsigned, 32, "r")
LAPILLI_ORDERED(std::uint64_t, 64, "l")
#undef LAPILLI_ORDERED

// CUDA's 64-bit atomics are declared for unsigned long long only, which std::uint64_t is not.
template <class T>
using AtomicWord = std::conditional_t<std::is_same_v<T, std::uint64_t>, unsigned long long, T>;

template <class T>
LAPILLI_DEVICE T atomic_add(T* p, std::type_identity_t<T> v) {
    using W = AtomicWord<T>;
    return static_cast<T>(atomicAdd(reinterpret_cast<W*>(p), static_cast<W>(v)));
}
// Both parts, one after the other.
template <class R>
LAPILLI_DEVICE void atomic_add(Complex<R>* p, Complex<R> v) {
    atomic_add(&p->re, v.re);
    atomic_add(&p->im, v.im);
}
template <class T>
LAPILLI_DEVICE T atomic_max(T* p, std::type_identity_t<T> v) {
    static_assert(std::is_integral_v<T>);
    using W = AtomicWord<T>;
    return static_cast<T>(atomicMax(reinterpret_cast<W*>(p), static_cast<W>(v)));
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
