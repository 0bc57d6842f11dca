// SPDX-License-Identifier: BSD-3-Clause
// Memory queries for the host, compared with what a call takes from the heap. Pinned memory is the schedule
// suite's matter (memory.cpp).
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <new>

#include "numerics/suite.hpp"
#include "support/pinned.hpp"
#include "support/precisions.hpp"
#include "support/table.hpp"

namespace {

std::atomic<std::size_t> held{0}, most{0};
// Simulated devices take memory, too, on threads of their own.
std::atomic<bool> counts_all_threads{true};
thread_local bool is_counted = false;

}  // namespace

#if !LAPILLI_SANITIZED  // sanitizers have an allocator of their own
// The library's calls of `new` come here, too; OpenBLAS, whose buffers no query counts, has others. In front
// of an allocation is how much of it was counted.
constexpr std::size_t front = 16;

void* operator new(std::size_t bytes) {
    if (bytes > std::numeric_limits<std::size_t>::max() - front) throw std::bad_alloc();
    auto* const memory = static_cast<std::byte*>(std::malloc(bytes + front));
    if (memory == nullptr) throw std::bad_alloc();
    const std::size_t counted = counts_all_threads || is_counted ? bytes : 0;
    new (memory) std::size_t(counted);
    const std::size_t now = held += counted;
    for (std::size_t seen = most; now > seen && !most.compare_exchange_weak(seen, now);) {
    }
    return memory + front;
}
void* operator new[](std::size_t bytes) { return operator new(bytes); }
void operator delete(void* memory) noexcept {
    if (memory == nullptr) return;
    std::byte* const begin = static_cast<std::byte*>(memory) - front;
    held -= *std::launder(reinterpret_cast<std::size_t*>(begin));
    std::free(begin);
}
void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }
void operator delete[](void* memory) noexcept { operator delete(memory); }
void operator delete[](void* memory, std::size_t) noexcept { operator delete(memory); }
#endif

namespace lapilli::testing {
namespace {

class HostMemory : public OfRoutine {
  protected:
    static bool asks_for(std::string_view name) {
        const auto all = table_arguments(routine().facts().name, "memory", routine().precision());
        return std::any_of(all.begin(), all.end(), [&](const TableArgument& a) { return a.name == name; });
    }
};
INSTANTIATE_TEST_SUITE_P(Routines, HostMemory, ::testing::ValuesIn(instances(any_routine, "dz")),
                         instance_name);

// Where the CPU computes, on operands in host memory and on those of a device; and where devices do.
struct Way {
    const char* devices;
    bool compute;
    Where where;
};
constexpr Way ways[] = {
    {"none", false, Where::host}, {"sim:1", false, Where::device}, {"sim:1", true, Where::host}};

// The bytes that `call` takes from the heap; where devices compute, on this thread.
template <class F>
double taken_by(bool on_devices, const F& call) {
    counts_all_threads = !on_devices;
    is_counted = true;
    const std::size_t before = held;
    most = before;
    call();
    counts_all_threads = true;
    return static_cast<double>(most - before);
}

// A whole matrix must not be missing. What queries leave out, vectors and LAPACK's own work arrays, is at
// most 0.52 of one (DGEES).
void expect_enough(lapilli_context ctx, const lapilli_memory& said, double taken, double matrix) {
    const double heap = static_cast<double>(said.host) - static_cast<double>(pinned_in_use(ctx));
    EXPECT_LE(taken, heap + 0.6 * matrix) << (taken - heap) / matrix << " matrices too few";
}

// on_devices: the order of the matrix there.
void expect_enough(const Routine& routine, Problem p, const Way& way, std::int64_t on_devices) {
    p.n = way.compute ? on_devices : 300;
    SCOPED_TRACE(describe(routine, p, way.where) + " on " + way.devices +
                 (way.compute ? "" : ", by the CPU"));
    const Context ctx(way.devices);
    set_crossovers(ctx, way.compute ? 0 : 1000);
    Operands x = routine.data(p);
    const auto matrix = static_cast<double>(p.n * p.n) * static_cast<double>(x.all().front().entry_bytes());
    lapilli_memory bytes{};
    ASSERT_EQ(routine.memory(ctx, p, &bytes), 0);
    const auto placed = routine.place(ctx, p, way.where, x);
    lapilli_int info = -1;
    const double taken = taken_by(way.compute, [&] { info = placed->call(); });
    ASSERT_EQ(info, 0) << lapilli_last_error(ctx);
    expect_enough(ctx, bytes, taken, matrix);
}

TEST_P(HostMemory, WhatACallTakes) {
    if (sanitized) GTEST_SKIP() << "the sanitizer's allocator does not tell";
    Problem any;
    // Simulated devices take longer. Tasks that wait in their queues, many where bands are narrow, are no
    // half of a matrix.
    const std::int64_t on_devices = asks_for("kd") ? 240 : 160;
    // Copies of the widest band that devices take are two thirds of a matrix and more.
    for (const std::int64_t k :
         asks_for("kd") ? std::vector<std::int64_t>{4, 128} : std::vector<std::int64_t>{4}) {
        any.k = k;
        for_each_task(routine(), any, [&](Problem p) {
            for (const char itype : routine().facts().letters("itype", "1")) {
                p.choose("itype", itype);
                for (const Way& way : ways) expect_enough(routine(), p, way, on_devices);
            }
        });
    }
}

// By bisection and inverse iteration on the CPU, also where devices compute otherwise: a query is not told
// abstol.
TEST(HostMemoryOfExactValues, WhatACallTakes) {
    if (sanitized) GTEST_SKIP() << "the sanitizer's allocator does not tell";
    constexpr std::int64_t n = 300;
    std::vector<double> d(n), e(n - 1, 1), w(n), z(n * n);
    std::vector<lapilli_int> ifail(n);
    for (std::size_t i = 0; i < n; ++i) d[i] = static_cast<double>(i % 7);
    const Context ctx("sim:1");
    set_crossovers(ctx, 0);
    lapilli_memory bytes{};
    ASSERT_EQ(lapilli_dstevx_memory(ctx, 'V', 'A', n, 0, 0, &bytes), 0);
    lapilli_int m = 0, info = -1;
    const double taken = taken_by(true, [&] {
        info = lapilli_dstevx(ctx, 'V', 'A', n, d.data(), e.data(), 0, 0, 0, 0, 1e-300, &m, w.data(),
                              z.data(), n, ifail.data());
    });
    ASSERT_EQ(info, 0) << lapilli_last_error(ctx);
    EXPECT_GT(taken, 1.9 * n * n * sizeof(double)) << "was not computed by the CPU";
    expect_enough(ctx, bytes, taken, n * n * sizeof(double));
}

}  // namespace
}  // namespace lapilli::testing
