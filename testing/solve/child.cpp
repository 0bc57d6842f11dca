// SPDX-License-Identifier: BSD-3-Clause
// The process that reads for this one: how much memory it may take.
#include "files/child.hpp"

#include <gtest/gtest.h>
#include <pthread.h>
#include <sys/mman.h>

namespace lapilli::files {
namespace {

constexpr std::size_t mebibyte = 1 << 20;

void* map(std::size_t bytes) {
    void* const at = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return at == MAP_FAILED ? nullptr : at;
}

bool child_maps(std::size_t wanted, std::size_t allowed) {
    Child child(
        [wanted](int descriptor) {
            const bool done = map(wanted) != nullptr;
            write_to_parent(descriptor, &done, sizeof(done));
        },
        allowed, 60);
    bool done = false;
    child.read(&done, sizeof(done));
    return done;
}

// The bytes that the fork handler maps, for the rest of the process: none in other tests. OpenBLAS maps as
// much while its threads start.
std::size_t mapped_at_fork = 0;
void map_before_fork() {
    if (mapped_at_fork > 0) static_cast<void>(map(mapped_at_fork));
}

TEST(Child, MayTakeMemoryBesideWhatItBeginsWith) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "no limit under a sanitizer";
#endif
    ASSERT_EQ(pthread_atfork(map_before_fork, nullptr, nullptr), 0);
    for (const std::size_t bytes : {std::size_t{0}, 256 * mebibyte}) {
        SCOPED_TRACE(bytes);
        mapped_at_fork = bytes;
        EXPECT_TRUE(child_maps(32 * mebibyte, 64 * mebibyte));
        EXPECT_FALSE(child_maps(128 * mebibyte, 64 * mebibyte));
    }
    mapped_at_fork = 0;
}

}  // namespace
}  // namespace lapilli::files
