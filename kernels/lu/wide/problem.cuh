// SPDX-License-Identifier: BSD-3-Clause
// The arguments of a wide panel's blocks, and their waits for each other: at counters in device memory, which
// only grow.
#pragma once

#include "arch/simt.cuh"
#include "lu/wide/shape.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The timeout of a thread that waits for other blocks: a minute, where microseconds are usual. Then the
/// launch ends, an error of the device.
class LuPatience {
  public:
    LAPILLI_DEVICE void after_look() {
        constexpr std::uint64_t minute = 60'000'000'000;
        spin_pause();
        if (++looks % 1024 != 0) return;
        const std::uint64_t time = nanoseconds();
        if (since == 0) since = time;
        if (time - since > minute) refuse();
    }

  private:
    unsigned looks = 0;
    std::uint64_t since = 0;
};

template <class T>
struct LuWideProblem {
    T* a;
    std::int64_t lda;
    int rows, width;
    std::int64_t first;
    std::int64_t *pivots, *to, *from, *info;
    unsigned* words;  ///< LuWideWords
    int* pivot_rows;
    T* upper;      ///< U(k, c) at k + c lu_wide_limit, where c is to the right of k's leaf
    bool aligned;  ///< columns begin at multiples of 16 bytes
    unsigned *begun, step;

    LAPILLI_DEVICE int leaves() const { return (width + lu_panel_leaf<T> - 1) / lu_panel_leaf<T>; }
    LAPILLI_DEVICE T* element(int row, int column) const { return a + row + column * lda; }
    LAPILLI_DEVICE T* of_upper(int k, int column) const { return upper + k + column * lu_wide_limit<T>; }

    LAPILLI_DEVICE void tell_begin() const {
        if (begun != nullptr && block_id() == 0 && thread_id() == 0) atomic_max(begun, step);
    }
    /// By one thread, after a barrier of those whose work it tells of.
    LAPILLI_DEVICE void count(int word) const { atomic_add_release(words + word * LuWideWords::each, 1u); }
    /// By one thread: until the word has come so far.
    LAPILLI_DEVICE void wait_for(int word, int wanted) const {
        const unsigned* const at = words + word * LuWideWords::each;
        LuPatience patience;
        while (load_acquire(at) < static_cast<unsigned>(wanted)) patience.after_look();
    }
    /// By all threads of all blocks, which have nothing more to wait for: the words become what the next
    /// launch expects.
    LAPILLI_DEVICE void leave() const {
        sync();
        if (thread_id() != 0) return;
        const auto blocks = static_cast<unsigned>(block_count());
        if (atomic_add_release(words + LuWideWords::left * LuWideWords::each, 1u) + 1 != blocks) return;
        fence();
        for (int k = LuWideWords::leaf; k < LuWideWords::count; ++k) store(words + k * LuWideWords::each, 0u);
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
