// SPDX-License-Identifier: BSD-3-Clause
// How long a thread waits for another block: no loop waits without a bound.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

class Patience {
  public:
    /// failed: the word in which blocks say that they have given up; limit: in nanoseconds.
    LAPILLI_DEVICE Patience(unsigned* word, std::int64_t nanoseconds_at_most)
        : failed(word), limit(nanoseconds_at_most) {}

    /// After a look in vain. Another block may have given up, too.
    LAPILLI_DEVICE bool is_over() {
        spin_pause();
        if (++looks % 1024 != 0) return false;
        if (load_acquire(failed) != 0) return true;
        const std::uint64_t time = nanoseconds();
        if (since == 0) since = time;
        if (time - since < static_cast<std::uint64_t>(limit)) return false;
        atomic_max(failed, 1u);
        return true;
    }

  private:
    unsigned* const failed;
    const std::int64_t limit;
    unsigned looks = 0;
    std::uint64_t since = 0;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
