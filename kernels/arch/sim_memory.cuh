// SPDX-License-Identifier: BSD-3-Clause
// Global memory under the emulator. Ordered accesses are real atomics, since the launches of two sim devices
// run in two OS threads and may share flags.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "arch/complex.cuh"
#include "arch/emulator.cuh"
#include "arch/pack.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

template <class T>
inline T load(const T* p) {
    return *p;
}
template <class T>
inline void store(T* p, std::type_identity_t<T> v) {
    *p = v;
}
template <class T>
inline T load_nc(const T* p) {
    return *p;
}

template <class T>
inline void prefetch_line(const T*) {}

template <class T>
inline Pack<T> load_pack(const T* p, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    simt::hooks::check_aligned(p, 16, {file, line});
    Pack<T> result;
    for (int i = 0; i < Pack<T>::size; ++i) result[i] = p[i];
    return result;
}
template <class T>
inline Pack<T> load_pack_nc(const T* p, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    return load_pack(p, file, line);
}
template <class T>
inline void store_pack(T* p, const Pack<T>& v, const char* file = __builtin_FILE(),
                       int line = __builtin_LINE()) {
    simt::hooks::check_aligned(p, 16, {file, line});
    for (int i = 0; i < Pack<T>::size; ++i) p[i] = v[i];
}

inline unsigned load_relaxed(const unsigned* p) { return __atomic_load_n(p, __ATOMIC_SEQ_CST); }
template <int N>
inline void load_relaxed(const std::uint64_t* p, std::uint64_t (&words)[N]) {
    for (int k = 0; k < N; ++k) words[k] = __atomic_load_n(p + k, __ATOMIC_RELAXED);
}
template <int N>
inline void store_relaxed(std::uint64_t* p, const std::uint64_t (&words)[N]) {
    for (int k = 0; k < N; ++k) __atomic_store_n(p + k, words[k], __ATOMIC_RELAXED);
}
inline void fence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
inline unsigned load_acquire(const unsigned* p) { return __atomic_load_n(p, __ATOMIC_ACQUIRE); }
inline std::uint64_t load_acquire(const std::uint64_t* p) { return __atomic_load_n(p, __ATOMIC_ACQUIRE); }
inline unsigned load_acquire_system(const unsigned* p) { return load_acquire(p); }
inline std::uint64_t load_acquire_system(const std::uint64_t* p) { return load_acquire(p); }
inline void store_release_system(unsigned* p, unsigned v) { __atomic_store_n(p, v, __ATOMIC_RELEASE); }
inline void store_release_system(std::uint64_t* p, std::uint64_t v) {
    __atomic_store_n(p, v, __ATOMIC_RELEASE);
}

// CUDA's are relaxed, or release; here all are sequentially consistent.
template <class T>
inline T atomic_add(T* p, std::type_identity_t<T> v) {
    if constexpr (std::is_integral_v<T>) {
        return __atomic_fetch_add(p, v, __ATOMIC_SEQ_CST);
    } else {
        T old, sum;
        __atomic_load(p, &old, __ATOMIC_RELAXED);
        do sum = old + v;
        while (!__atomic_compare_exchange(p, &old, &sum, false, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
        return old;
    }
}
// Real and imaginary part, one after the other.
template <class R>
inline void atomic_add(Complex<R>* p, Complex<R> v) {
    atomic_add(&p->re, v.re);
    atomic_add(&p->im, v.im);
}
template <class T>
inline T atomic_max(T* p, std::type_identity_t<T> v) {
    static_assert(std::is_integral_v<T>);
    T old = __atomic_load_n(p, __ATOMIC_RELAXED);
    while (old < v && !__atomic_compare_exchange_n(p, &old, v, false, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) {
    }
    return old;
}
inline unsigned atomic_add_release(unsigned* p, unsigned v) { return atomic_add(p, v); }
inline std::uint64_t atomic_add_release(std::uint64_t* p, std::uint64_t v) { return atomic_add(p, v); }

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
