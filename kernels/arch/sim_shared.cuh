// SPDX-License-Identifier: BSD-3-Clause
// The block's dynamic shared memory under the emulator: every access goes through a proxy that checks bounds
// and barriers. Asynchronous copies arrive when they are waited for, and not earlier. The tensor core in
// plain C++.
#pragma once

#include <cstddef>
#include <cstring>
#include <type_traits>
#include <utility>

#include "arch/sim_memory.cuh"
#include "arch/sim_threads.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

// An element of shared memory. It can be used where it is written only: `auto x = s[i];` would read later
// than on a GPU, and does not compile once x is used. Write `T x = s[i];`.
template <class T>
class SharedElement {
  public:
    SharedElement(const simt::View& view, long long index) : view_(view), index_(index) {}
    SharedElement(const SharedElement&) = delete;
    SharedElement(SharedElement&&) = default;

    operator T() && { return get(); }
    void operator=(T v) && { set(v); }
    void operator=(SharedElement&& other) && { set(other.get()); }
    template <class U>
    void operator+=(U&& v) && {
        T x = get();
        x += T(std::forward<U>(v));
        set(x);
    }
    template <class U>
    void operator-=(U&& v) && {
        T x = get();
        x -= T(std::forward<U>(v));
        set(x);
    }
    template <class U>
    void operator*=(U&& v) && {
        T x = get();
        x *= std::forward<U>(v);
        set(x);
    }

  private:
    T get() const {
        T v;
        std::memcpy(static_cast<void*>(&v),
                    simt::hooks::shared_access(simt::Access::read, view_, index_, 1, sizeof(T)), sizeof(T));
        return v;
    }
    void set(const T& v) const {
        std::memcpy(simt::hooks::shared_access(simt::Access::write, view_, index_, 1, sizeof(T)), &v,
                    sizeof(T));
    }

    const simt::View view_;
    long long index_;
};
template <class T>
struct ValueOf<SharedElement<T>> {
    using type = T;
};

template <class T>
class Shared {
  public:
    static_assert(std::is_trivially_copyable_v<T>);
    Shared(std::size_t offset_bytes, std::size_t count, simt::Place made) : view_{offset_bytes, count, made} {
        simt::hooks::check_view(view_, sizeof(T), alignof(T));
    }
    SharedElement<T> operator[](long long i) const { return {view_, i}; }
    Shared slice(int begin, int count, const char* file = __builtin_FILE(),
                 int line = __builtin_LINE()) const {
        if (begin < 0 || count < 0 ||
            static_cast<std::size_t>(begin) + static_cast<std::size_t>(count) > view_.count)
            simt::hooks::shared_access(simt::Access::read, view_, static_cast<long long>(begin) + count, 1,
                                       sizeof(T));
        return Shared(view_.offset + static_cast<std::size_t>(begin) * sizeof(T),
                      static_cast<std::size_t>(count), {file, line});
    }
    const simt::View& view() const { return view_; }

  private:
    simt::View view_;
};

template <class T>
inline Shared<T> shared(std::size_t offset_bytes, std::size_t count, const char* file = __builtin_FILE(),
                        int line = __builtin_LINE()) {
    return Shared<T>(offset_bytes, count, {file, line});
}

template <class T>
inline Pack<T> load_pack(Shared<T> s, int index) {
    const void* p = simt::hooks::shared_access(simt::Access::read, s.view(), index, Pack<T>::size, sizeof(T));
    simt::hooks::check_aligned(p, 16, s.view().made);
    Pack<T> result;
    std::memcpy(static_cast<void*>(&result), p, 16);
    return result;
}
template <class T>
inline void store_pack(Shared<T> s, int index, const Pack<T>& v) {
    void* p = simt::hooks::shared_access(simt::Access::write, s.view(), index, Pack<T>::size, sizeof(T));
    simt::hooks::check_aligned(p, 16, s.view().made);
    std::memcpy(p, &v, 16);
}
template <class T>
inline T atomic_add(Shared<T> s, int index, std::type_identity_t<T> v) {
    void* p = simt::hooks::shared_access(simt::Access::atomic, s.view(), index, 1, sizeof(T));
    T old;
    std::memcpy(static_cast<void*>(&old), p, sizeof(T));
    const T sum = old + v;
    std::memcpy(p, &sum, sizeof(T));
    return old;
}

template <int Bytes, class T>
inline void copy_async_first(Shared<T> to, int index, const T* from, int source_bytes,
                             const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    static_assert(Bytes == 4 || Bytes == 8 || Bytes == 16);
    static_assert(Bytes % sizeof(T) == 0);
    simt::hooks::copy_async(to.view(), index, sizeof(T), from, Bytes, source_bytes, {file, line});
}
template <int Bytes, class T>
inline void copy_async_or_zero(Shared<T> to, int index, const T* from, bool valid,
                               const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    copy_async_first<Bytes>(to, index, from, valid ? Bytes : 0, file, line);
}
template <int Bytes, class T>
inline void copy_async_stream(Shared<T> to, int index, const T* from, int source_bytes,
                              const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    copy_async_first<Bytes>(to, index, from, source_bytes, file, line);
}
template <int Bytes, class T>
inline void copy_async(Shared<T> to, int index, const T* from, const char* file = __builtin_FILE(),
                       int line = __builtin_LINE()) {
    copy_async_first<Bytes>(to, index, from, Bytes, file, line);
}
template <class T>
inline void copy_async16(Shared<T> to, int index, const T* from, const char* file = __builtin_FILE(),
                         int line = __builtin_LINE()) {
    copy_async<16>(to, index, from, file, line);
}
inline void copy_async_commit() { simt::hooks::copy_async_commit(); }
template <int N>
inline void copy_async_wait() {
    simt::hooks::copy_async_wait(N);
}

namespace detail {

// Four of k: a holds A(l/4 + {0, 8}, l%4), b is B(l%4, l/4), d gets D(l/4, 2(l%4) + {0, 1}) and then both of
// row + 8.
inline void mma_f64_16x8x4(double (&d)[4], double low, double high, double b, simt::Place place) {
    const int row = lane_id() / 4, column = 2 * (lane_id() % 4);
    const double mine[3] = {low, high, b};
    const simt::WarpSlots& slots = simt::hooks::exchange(simt::Exchange::mma, mine, sizeof mine, place);
    for (int lane = 0; lane < 32; ++lane)
        if ((slots.present >> lane & 1u) == 0) simt::hooks::absent_lane(lane, place);
    for (int k = 0; k < 4; ++k) {
        double from_a[3], from_b[3];
        std::memcpy(from_a, slots.lane[4 * row + k], sizeof from_a);
        for (int j = 0; j < 2; ++j) {
            std::memcpy(from_b, slots.lane[4 * (column + j) + k], sizeof from_b);
            d[j] += from_a[0] * from_b[2];
            d[2 + j] += from_a[1] * from_b[2];
        }
    }
}

inline int dot_of_bytes(unsigned a, unsigned b) {
    int sum = 0;
    for (int byte = 0; byte < 32; byte += 8)
        sum += static_cast<signed char>(a >> byte & 255) * static_cast<signed char>(b >> byte & 255);
    return sum;
}

}  // namespace detail

template <int Count>
inline void mma_s8_16x8x32(int (&d)[Count], int at, const unsigned (&a)[4], unsigned b0, unsigned b1,
                           const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    const simt::Place place{file, line};
    const int row = lane_id() / 4, column = 2 * (lane_id() % 4);
    const unsigned mine[6] = {a[0], a[1], a[2], a[3], b0, b1};
    const simt::WarpSlots& slots = simt::hooks::exchange(simt::Exchange::mma, mine, sizeof mine, place);
    for (int lane = 0; lane < 32; ++lane)
        if ((slots.present >> lane & 1u) == 0) simt::hooks::absent_lane(lane, place);
    for (int k = 0; k < 4; ++k) {
        unsigned from_a[6], from_b[6];
        std::memcpy(from_a, slots.lane[4 * row + k], sizeof from_a);
        for (int j = 0; j < 2; ++j) {
            std::memcpy(from_b, slots.lane[4 * (column + j) + k], sizeof from_b);
            for (int half = 0; half < 2; ++half) {
                d[at + j] += detail::dot_of_bytes(from_a[2 * half], from_b[4 + half]);
                d[at + 2 + j] += detail::dot_of_bytes(from_a[2 * half + 1], from_b[4 + half]);
            }
        }
    }
}
inline void matrices_of_bytes(unsigned (&words)[4], Shared<std::uint32_t> from, int at0, int at1, int at2,
                              int at3) {
    const int at[4] = {at0, at1, at2, at3};
    for (int i = 0; i < 4; ++i) words[i] = from[at[i] + lane_id()];
}
inline void mma_f64_16x8x8(double (&d)[4], double a0, double a1, double a2, double a3, double b0, double b1,
                           const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    detail::mma_f64_16x8x4(d, a0, a1, b0, {file, line});
    detail::mma_f64_16x8x4(d, a2, a3, b1, {file, line});
}
inline void mma_f64_16x8x16(double (&d)[4], const double (&a)[8], const double (&b)[4],
                            const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    for (int quarter = 0; quarter < 4; ++quarter)
        detail::mma_f64_16x8x4(d, a[2 * quarter], a[2 * quarter + 1], b[quarter], {file, line});
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
