// SPDX-License-Identifier: BSD-3-Clause
// One operand's share of a stage of shared memory: X (rows of C for A, columns of C for B) by K numbers, laid
// out as they lie in memory, and who copies what.
//
//     XFirst (N for A, T or C for B)         not XFirst (T or C for A, N for B)
//     K rows of X / P chunks of 16 bytes     X rows of K / P chunks        P = 16 / sizeof(T) numbers in a chunk
//
// A row's chunks change places (exclusive or), so that neither the copies, 128 bytes in a row, nor the reads
// meet in a bank. The tensor loop reads, eight lanes at a time, the chunks of 2 x by 4 k, or, sixteen lanes
// at a time, numbers of 8 bytes of 4 x by 4 k; the plain loop the chunks of 8 x by 1 k.
#pragma once

#include "arch/simt.cuh"
#include "product/policy.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
inline constexpr ProductScalar product_scalar{static_cast<int>(sizeof(T)), is_complex<T>};

template <class T, int X, int K, bool XFirst, ProductLoop Loop>
struct ProductStage {
    static constexpr int per_chunk = Pack<T>::size;
    static constexpr int row_chunks = (XFirst ? X : K) / per_chunk;

    /// The permutation of the eight chunks in a line of 128 bytes.
    LAPILLI_DEVICE static constexpr int mix(int x, int k) {
        if (XFirst) return Loop == ProductLoop::tensor ? k / per_chunk % 4 * 2 : 0;
        return Loop == ProductLoop::tensor ? x / per_chunk % 2 * 4 + x / per_chunk / 2 % 2 * 2
                                           : x / per_chunk % 8;
    }
    LAPILLI_DEVICE static constexpr int plain(int x, int k) {
        return XFirst ? k * row_chunks + x / per_chunk : x * row_chunks + k / per_chunk;
    }
    /// The chunk that holds x and k.
    LAPILLI_DEVICE static constexpr int chunk(int x, int k) { return plain(x, k) ^ mix(x, k); }

    /// Where the chunk begins that holds x + dx and k + dk, from chunk(x, k): for offsets known to the
    /// compiler, whose bits are not in x and k, an exclusive or and an addition of constants.
    LAPILLI_DEVICE static constexpr int from(int base, int dx, int dk) {
        const int away = plain(dx, dk);
        return ((base ^ away % 8 ^ mix(dx, dk)) + away / 8 * 8) * per_chunk;
    }
};

/// Copies one operand, one step at a time: thread j of the copying threads has the chunks j,
/// j + Threads, ... .
template <class T, int X, int K, bool XFirst, ProductLoop Loop, int Threads, int FirstThread>
class ProductLoader {
    using Stage = ProductStage<T, X, K, XFirst, Loop>;
    static constexpr int per_chunk = Stage::per_chunk, bytes = static_cast<int>(sizeof(T));

    // `fast` runs along what lies side by side in memory.
    template <int Each>
    struct Share {
        static constexpr int row = (XFirst ? X : K) / Each, pieces = row > Threads ? row / Threads : 1,
                             rows = pieces > 1 ? 1 : Threads / row, copies = X * K / Each / Threads;
        static_assert(shares_rows(row, Threads) && copies * rows == (XFirst ? K : X) * pieces);
        LAPILLI_DEVICE static int mine() { return thread_id() - FirstThread; }
        LAPILLI_DEVICE static int fast() { return mine() % row * Each; }
        LAPILLI_DEVICE static int slow() { return mine() / row; }
        /// The offset of copy i along the row, and across.
        LAPILLI_DEVICE static constexpr int along(int i) { return i % pieces * Threads * Each; }
        LAPILLI_DEVICE static constexpr int across(int i) { return i / pieces * rows; }
        LAPILLI_DEVICE static int base() {
            return XFirst ? Stage::chunk(fast(), slow()) : Stage::chunk(slow(), fast());
        }
        LAPILLI_DEVICE static int target(int from, int i) {
            return Stage::from(from, XFirst ? along(i) : across(i), XFirst ? across(i) : along(i));
        }
    };
    using Wide = Share<per_chunk>;

  public:
    LAPILLI_DEVICE ProductLoader(std::int64_t leading, bool wide_copies)
        : ld(leading), stride(leading * Wide::rows), wide(wide_copies), base(Wide::base()) {}

    /// From here on copies rows x0, x0 + 1, ... of op(A), or columns of op(B), `limit` of them, and of those
    /// what is k0 and more along k.
    LAPILLI_DEVICE void enter(const T* operand, std::int64_t x0, std::int64_t limit, std::int64_t k0) {
        from = operand + (XFirst ? x0 + k0 * ld : x0 * ld + k0);
        from += wide ? Wide::slow() * ld + Wide::fast() : Share<1>::slow() * ld + Share<1>::fast();
        x_limit = limit < X ? static_cast<int>(limit) : X;
    }
    /// Whether all of a step can be copied as it is, if it has all of its k.
    LAPILLI_DEVICE bool plain() const { return wide && x_limit == X; }

    /// The next step, all of it.
    LAPILLI_DEVICE void copy(Shared<T> to) {
        const T* source = from;
        LAPILLI_UNROLL
        for (int i = 0; i < Wide::copies; ++i) {
            copy_async16(to, Wide::target(base, i), source + Wide::along(i));
            if ((i + 1) % Wide::pieces == 0) source += stride;
        }
        from += XFirst ? ld * K : K;
    }
    /// The next step with its first k_limit k, zeros for the others and for rows beyond the limit. Nothing is
    /// read there, but the address has to be one: `any`.
    LAPILLI_DEVICE void copy(Shared<T> to, int k_limit, const T* any) {
        if (wide) {
            copy_part<per_chunk>(to, k_limit, any);
        } else {
            copy_part<1>(to, k_limit, any);
        }
        from += XFirst ? ld * K : K;
    }

  private:
    template <int Each>
    LAPILLI_DEVICE void copy_part(Shared<T> to, int k_limit, const T* any) const {
        using Mine = Share<Each>;
        const int fast = Mine::fast(), slow_limit = (XFirst ? k_limit : x_limit) - Mine::slow();
        const int left = (XFirst ? x_limit : k_limit) - fast, first = Mine::base();
        LAPILLI_UNROLL_BY(4)
        for (int i = 0; i < Mine::copies; ++i) {
            const int count = max(0, min(left - Mine::along(i), Each));
            const bool some = Mine::across(i) < slow_limit && count > 0;
            copy_async_first<Each * bytes>(to, Mine::target(first, i) + fast % per_chunk,
                                           some ? from + Mine::along(i) + Mine::across(i) * ld : any,
                                           some ? count * bytes : 0);
        }
    }

    std::int64_t ld, stride;
    bool wide;
    int base;
    const T* from = nullptr;
    int x_limit = 0;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
