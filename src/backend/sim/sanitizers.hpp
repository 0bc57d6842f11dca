// SPDX-License-Identifier: BSD-3-Clause
// Notes to the sanitizers when the stack changes. Without sanitizers these functions are empty.
#pragma once

#include <cstddef>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define LAPILLI_SIMT_ASAN
#endif
#if __has_feature(thread_sanitizer)
#define LAPILLI_SIMT_TSAN
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define LAPILLI_SIMT_ASAN
#endif
#if defined(__SANITIZE_THREAD__)
#define LAPILLI_SIMT_TSAN
#endif

#if defined(LAPILLI_SIMT_ASAN)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif
#if defined(LAPILLI_SIMT_TSAN)
#include <sanitizer/tsan_interface.h>
#endif

namespace lapilli::simt {

#if defined(LAPILLI_SIMT_ASAN) || defined(LAPILLI_SIMT_TSAN)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#if defined(LAPILLI_SIMT_TSAN)
inline constexpr bool kThreadSanitized = true;
#else
inline constexpr bool kThreadSanitized = false;
#endif

#if defined(LAPILLI_SIMT_ASAN)
inline void asan_start_switch(void** save, const void* stack, std::size_t bytes) {
    __sanitizer_start_switch_fiber(save, stack, bytes);
}
inline void asan_finish_switch(void* saved, const void** old_stack, std::size_t* old_bytes) {
    __sanitizer_finish_switch_fiber(saved, old_stack, old_bytes);
}
// Clears the poison of the frames on this stack: another owner gets the memory next.
inline void asan_forget_stack(const void* stack, std::size_t bytes) {
    __asan_unpoison_memory_region(stack, bytes);
}
#else
inline void asan_start_switch(void**, const void*, std::size_t) {}
inline void asan_finish_switch(void*, const void**, std::size_t*) {}
inline void asan_forget_stack(const void*, std::size_t) {}
#endif

// ThreadSanitizer need not know of fibers: fibers of one OS thread run one after the other, as it assumes,
// and the function entries and exits that it counts still balance. Only the callers in its reports then mix
// with those of other fibers; frame 0 is right. Telling it makes a launch 10 to 40 times as slow and takes a
// megabyte per fiber, so it is meant for reading a report: compile with LAPILLI_SIMT_TSAN_FIBERS.
#if defined(LAPILLI_SIMT_TSAN) && defined(LAPILLI_SIMT_TSAN_FIBERS)
inline void* tsan_create_fiber() { return __tsan_create_fiber(0); }
inline void tsan_destroy_fiber(void* fiber) { __tsan_destroy_fiber(fiber); }
inline void* tsan_current_fiber() { return __tsan_get_current_fiber(); }
// Always inlined, so that no instrumented function is entered on one stack and left on another.
// ThreadSanitizer takes the switch for a synchronization.
[[gnu::always_inline]] inline void tsan_switch_to(void* fiber) { __tsan_switch_to_fiber(fiber, 0); }
#else
inline void* tsan_create_fiber() { return nullptr; }
inline void tsan_destroy_fiber(void*) {}
inline void* tsan_current_fiber() { return nullptr; }
inline void tsan_switch_to(void*) {}
#endif

}  // namespace lapilli::simt
