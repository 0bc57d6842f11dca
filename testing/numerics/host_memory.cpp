// SPDX-License-Identifier: BSD-3-Clause
// What memory queries say of the host, where the CPU computes, against what a call takes from the heap.
#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

#include "numerics/suite.hpp"
#include "support/precisions.hpp"

namespace {

std::atomic<std::size_t> held{0}, most{0};

}  // namespace

#if !LAPILLI_SANITIZED  // sanitizers have an allocator of their own
// The library's calls of `new` come here, too; OpenBLAS, whose buffers no query counts, has others.
void* operator new(std::size_t bytes) {
    void* const memory = std::malloc(std::max<std::size_t>(bytes, 1));
    if (memory == nullptr) throw std::bad_alloc();
    const std::size_t now = held += malloc_usable_size(memory);
    for (std::size_t seen = most; now > seen && !most.compare_exchange_weak(seen, now);) {
    }
    return memory;
}
void* operator new[](std::size_t bytes) { return operator new(bytes); }
void operator delete(void* memory) noexcept {
    if (memory != nullptr) held -= malloc_usable_size(memory);
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }
void operator delete[](void* memory) noexcept { operator delete(memory); }
void operator delete[](void* memory, std::size_t) noexcept { operator delete(memory); }
#endif

namespace lapilli::testing {
namespace {

using HostMemory = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, HostMemory, ::testing::ValuesIn(instances(any_routine, "dz")),
                         instance_name);

// A whole matrix must not be missing; vectors, which queries leave out, are far from half of one.
TEST_P(HostMemory, WhatTheCpuTakes) {
    if (sanitized) GTEST_SKIP() << "the sanitizer's allocator does not tell";
    const Context ctx("none");
    Problem small;
    small.n = 300;
    small.k = 8;
    for_each_task(routine(), small, [&](Problem p) {
        for (const char itype : routine().facts().letters("itype", "1")) {
            p.choose("itype", itype);
            SCOPED_TRACE(describe(routine(), p));
            const Operands input = routine().data(p);
            Operands x = input;
            lapilli_memory bytes{};
            ASSERT_EQ(routine().memory(ctx, p, &bytes), 0);
            const std::size_t before = held;
            most = before;
            ASSERT_EQ(run(routine(), ctx, p, Where::host, x).info, 0);
            const auto taken = static_cast<double>(most - before), said = static_cast<double>(bytes.host);
            const auto matrix =
                static_cast<double>(p.n * p.n) * static_cast<double>(input.all().front().entry_bytes());
            EXPECT_LE(taken, said + matrix / 2) << (taken - said) / matrix << " matrices too few";
        }
    });
}

}  // namespace
}  // namespace lapilli::testing
