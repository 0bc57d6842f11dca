// SPDX-License-Identifier: BSD-3-Clause
// What ThreadSanitizer is told of the queues. It takes every mutex for an order of all that happened before its release
// and all that follows its next acquisition; so the mutex of a queue, which only guards a list, would order a worker's
// past before the host's future, and hide the race behind an event that is missing. The lists are therefore kept out of
// its sight, and it hears of the orders that are meant: work begins after it was submitted, and the host goes on after
// the work it waited for. Without ThreadSanitizer all of this is empty.
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

/// OpenBLAS takes its scratch memory under a lock that all its callers share: no order between them either. Operations report
/// what they read and write before they call it: its own memset of a result, on some CPUs, would hide that report behind one
/// that is suppressed (testing/tsan.supp).
using InBlas = OutOfSight;

}  // namespace lapilli::sim
