// SPDX-License-Identifier: BSD-3-Clause
// One operand's share of a stage of shared memory: X (rows of C for A, columns of C for B) by K numbers, laid out
// as they lie in memory, and who copies what.
//
//     XFirst (N for A, T or C for B)         not XFirst (T or C for A, N for B)
//     K rows of X / P chunks of 16 bytes     X rows of K / P chunks        P = 16 / sizeof(T) numbers in a chunk
//
// A row's chunks change places (exclusive or), so that neither the copies, 128 bytes in a row, nor the reads meet
// in a bank. The tensor loop reads, eight lanes at a time, the chunks of 2 x by 4 k; the plain loop 8 x by 1 k.
#pragma once

#include "arch/simt.cuh"
#include "product_policy.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
inline constexpr ProductScalar product_scalar{static_cast<int>(sizeof(T)), is_complex<T>};

template <class T, int X, int K, bool XFirst, ProductLoop Loop>
struct ProductStage {
    static constexpr int per_chunk = Pack<T>::size;
    static constexpr int row_chunks = (XFirst ? X : K) / per_chunk;

    /// Which of the eight chunks in a line of 128 bytes change places.
    LAPILLI_DEVICE static constexpr int mix(int x, int k) {
        if (XFirst) return Loop == ProductLoop::tensor ? k / per_chunk % 4 * 2 : 0;
        return Loop == ProductLoop::tensor ? x / per_chunk % 2 * 4 : x / per_chunk % 8;
    }
    LAPILLI_DEVICE static constexpr int plain(int x, int k) {
        return XFirst ? k * row_chunks + x / per_chunk : x * row_chunks + k / per_chunk;
    }
    /// The chunk that holds x and k.
    LAPILLI_DEVICE static constexpr int chunk(int x, int k) { return plain(x, k) ^ mix(x, k); }

    /// Where the chunk begins that holds x + dx and k + dk, from chunk(x, k): for offsets known to the compiler, whose
    /// bits are not in x and k, an exclusive or and an addition of constants.
    LAPILLI_DEVICE static constexpr int from(int base, int dx, int dk) {
        const int away = plain(dx, dk);
        return ((base ^ away % 8 ^ mix(dx, dk)) + away / 8 * 8) * per_chunk;
    }
};

/// What copies one operand, one step at a time: thread j the chunks j, j + Threads, ... .
template <class T, int X, int K, bool XFirst, ProductLoop Loop, int Threads>
class ProductLoader {
    using Stage = ProductStage<T, X, K, XFirst, Loop>;
    static constexpr int per_chunk = Stage::per_chunk;

  public:
    LAPILLI_DEVICE ProductLoader(std::int64_t leading, bool wide_copies) : ld(leading), wide(wide_copies) {}

    /// From here on copies rows x0, x0 + 1, ... of op(A), or columns of op(B), `limit` of them.
    LAPILLI_DEVICE void enter(const T* operand, std::int64_t x0, std::int64_t limit) {
        first = operand + (XFirst ? x0 : x0 * ld);
        x_limit = limit < X ? static_cast<int>(limit) : X;
    }

    /// k0, k0 + 1, ..., `limit` of them; the rest is zero.
    LAPILLI_DEVICE void copy(Shared<T> to, std::int64_t k0, std::int64_t limit) const {
        const int k_limit = limit < K ? static_cast<int>(limit) : K;
        if (wide) {
            copy_by<per_chunk>(to, k0, k_limit);
        } else {
            copy_by<1>(to, k0, k_limit);
        }
    }

  private:
    // `fast` runs along what lies side by side in memory.
    template <int Each>
    LAPILLI_DEVICE void copy_by(Shared<T> to, std::int64_t k0, int k_limit) const {
        constexpr int row = (XFirst ? X : K) / Each, rows = Threads / row, copies = X * K / Each / Threads;
        static_assert(Threads % row == 0 && copies * rows == (XFirst ? K : X) && (rows & (rows - 1)) == 0);
        const int fast = thread_id() % row * Each, slow = thread_id() / row;
        const int fast_limit = XFirst ? x_limit : k_limit, slow_limit = (XFirst ? k_limit : x_limit) - slow;
        const int left = fast_limit - fast, count = left < 0 ? 0 : left < Each ? left : Each;
        const T* from = first + (XFirst ? k0 * ld : k0) + slow * ld + fast;
        const int base = XFirst ? Stage::chunk(fast, slow) : Stage::chunk(slow, fast);
        LAPILLI_UNROLL
        for (int i = 0; i < copies; ++i) {
            const bool any = i * rows < slow_limit && count > 0;
            // Nothing is read where nothing is left, but the address has to be one.
            const T* source = any ? from + i * rows * ld : first;
            const int target =
                Stage::from(base, XFirst ? 0 : i * rows, XFirst ? i * rows : 0) + fast % per_chunk;
            copy_async_first<Each* static_cast<int>(sizeof(T))>(
                to, target, source, any ? count * static_cast<int>(sizeof(T)) : 0);
        }
    }

    std::int64_t ld;
    bool wide;
    const T* first = nullptr;
    int x_limit = 0;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
