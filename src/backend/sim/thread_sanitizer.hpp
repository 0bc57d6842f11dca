// SPDX-License-Identifier: BSD-3-Clause
// Reports of the queues' orders to ThreadSanitizer. It takes every mutex for an order between all that
// happened before its release and all that follows its next acquisition. The mutex of a queue, which only
// guards a list, would therefore order a worker's past before the host's future, and hide the race behind a
// missing event. So the lists are kept out of its sight, and only the intended orders are reported: work
// begins after it was submitted, and the host continues after the work it waited for. Without ThreadSanitizer
// these functions are empty.
#pragma once

#include "backend/sim/sanitizers.hpp"

#if defined(LAPILLI_SIMT_TSAN)
extern "C" {
void AnnotateIgnoreSyncBegin(const char* file, int line);
void AnnotateIgnoreSyncEnd(const char* file, int line);
void AnnotateIgnoreReadsBegin(const char* file, int line);
void AnnotateIgnoreReadsEnd(const char* file, int line);
void AnnotateIgnoreWritesBegin(const char* file, int line);
void AnnotateIgnoreWritesEnd(const char* file, int line);
}
#endif

namespace lapilli::sim {

#if defined(LAPILLI_SIMT_TSAN)

class OutOfSight {
  public:
    OutOfSight() {
        AnnotateIgnoreSyncBegin(__FILE__, __LINE__);
        AnnotateIgnoreReadsBegin(__FILE__, __LINE__);
        AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
    }
    ~OutOfSight() {
        AnnotateIgnoreWritesEnd(__FILE__, __LINE__);
        AnnotateIgnoreReadsEnd(__FILE__, __LINE__);
        AnnotateIgnoreSyncEnd(__FILE__, __LINE__);
    }
    OutOfSight(const OutOfSight&) = delete;
    OutOfSight& operator=(const OutOfSight&) = delete;
};

inline void comes_before(void* point) { __tsan_release(point); }
inline void comes_after(void* point) { __tsan_acquire(point); }

#else

struct OutOfSight {
    OutOfSight() {}
};
inline void comes_before(void*) {}
inline void comes_after(void*) {}

#endif

/// OpenBLAS takes its scratch memory under a lock shared by all callers: that is no order between them
/// either. Operations report their accesses before they call OpenBLAS: on some CPUs its own memset of a
/// result would hide that report behind a suppressed one (testing/tsan.supp).
using InBlas = OutOfSight;

}  // namespace lapilli::sim
