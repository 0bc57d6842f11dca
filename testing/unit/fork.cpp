// SPDX-License-Identifier: BSD-3-Clause
// A child process that inherits opened devices leaves them alone and computes on the CPU; its parent goes on.
#include <sys/wait.h>
#include <unistd.h>

#include <functional>

#include "api/handles.hpp"
#include "numerics/suite.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

/// What f returns in a child process; -1 if the child dies or hangs.
int in_child(const std::function<int()>& f) {
    const pid_t child = fork();
    if (child == 0) {
        alarm(60);
        _exit(f());
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool solves(lapilli_context ctx) {
    Problem p;
    p.n = 40;
    for (const char* name : {"syevd", "posv"}) {
        p.k = 3;
        const Routine& routine = *find_routine(name);
        const Operands input = routine.data(p);
        Operands output = input;
        if (run(routine, ctx, p, Where::host, output).info != 0 || !routine.error(p, input, output).ok())
            return false;
    }
    return true;
}

TEST(Fork, TheChildComputesOnTheCpu) {
    for (const char* cache : {"on", "off"}) {
        SmallBlocks ctx(2);
        ctx.set("memory.cache", cache);
        ASSERT_TRUE(solves(ctx));
        lapilli_context handle = ctx;
        EXPECT_EQ(in_child([&] {
                      if (lapilli_device_count(handle) != 0) return 1;
                      if (!solves(handle)) return 2;
                      char name[8];
                      if (lapilli_device_name(handle, 0, name, sizeof(name)) != -1) return 3;
                      void* pointer = nullptr;
                      if (lapilli_device_malloc(handle, 0, 8, &pointer) != -1) return 4;
                      lapilli_destroy(handle);
                      return 0;
                  }),
                  0)
            << "cache " << cache;
        EXPECT_EQ(lapilli_device_count(ctx), 2);
        EXPECT_TRUE(solves(ctx)) << "the parent's context, cache " << cache;
    }
}

TEST(Fork, DevicesNotYetOpenedAreTheChilds) {
    const SmallBlocks ctx(2);
    const int result = in_child([&] { return lapilli_device_count(ctx) == 2 && solves(ctx) ? 0 : 1; });
    EXPECT_EQ(result, 0);
    EXPECT_TRUE(solves(ctx));
}

TEST(Fork, AContextOfTheChildsOwn) {
    const SmallBlocks ctx(2);
    ASSERT_TRUE(solves(ctx));
    EXPECT_EQ(in_child([] {
                  const SmallBlocks own(2);
                  return lapilli_device_count(own) == 2 && solves(own) ? 0 : 1;
              }),
              0);
}

// The parent's device memory, its kept workspace too, is not the child's to give back.
TEST(Fork, TheChildFreesNothing) {
    lapilli_context_s handle("sim:1");
    for (const char* routine : {"potrf", "sytrd"}) {
        handle.context.settings.set(std::string(routine) + ".crossover", "0");
    }
    ASSERT_TRUE(solves(&handle));
    const DeviceArray<double> mine(handle.context, 0, 100);
    const Device* const device = &handle.context.device(0);
    const std::size_t before = in_use(handle.context, 0);
    ASSERT_GT(before, 100 * sizeof(double));
    EXPECT_EQ(in_child([&] {
                  handle.context.settings.set("memory.cache", "off");
                  if (lapilli_device_free(&handle, mine.data()) == 0) return 1;
                  if (!solves(&handle)) return 2;
                  return sim::Memory::instance().in_use(device) == before ? 0 : 3;
              }),
              0);
    EXPECT_EQ(in_use(handle.context, 0), before);
}

// A matrix that is spread over the parent's devices is out of reach; asking for it is an error, not a hang.
TEST(Fork, SpreadMatricesAreTheParents) {
    const SmallBlocks ctx(2);
    const lapilli_context handle = ctx;
    Matrix<double> host(20, 20);
    const SpreadCopy spread(ctx, host);
    EXPECT_EQ(
        in_child([&] {
            if (lapilli_matrix_gather(spread.handle(), host.data(), host.ld()) != LAPILLI_ERROR_DEVICE)
                return 1;
            std::vector<double> W(20);
            if (lapilli_dsyevd_mgpu(handle, 'V', 'L', spread.handle(), W.data()) != LAPILLI_ERROR_DEVICE)
                return 2;
            if (lapilli_matrix_destroy(spread.handle()) != 0) return 3;
            lapilli_destroy(handle);
            return 0;
        }),
        0);
    spread.gather();
}

}  // namespace
}  // namespace lapilli::testing
