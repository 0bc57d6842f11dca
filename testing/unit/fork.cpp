// SPDX-License-Identifier: BSD-3-Clause
// A child process that inherits opened devices leaves them alone and computes on the CPU, also where another
// thread of its parent computes at that moment; the parent goes on.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <functional>
#include <future>
#include <thread>

#include "api/handles.hpp"
#include "numerics/suite.hpp"
#include "support/precisions.hpp"
#include "unit/environment.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

/// The result of f in a child process; -1 if the child dies or hangs.
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
    for (const char* name : {"syevd", "posv", "syevd_vbatch"}) {
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
            if (lapilli_matrix_gather(spread.handle(), host.data(), host.ld()) != LAPILLI_ERROR_NO_DEVICES)
                return 1;
            std::vector<double> W(20);
            if (lapilli_dsyevd_mgpu(handle, 'V', 'L', spread.handle(), W.data()) != LAPILLI_ERROR_NO_DEVICES)
                return 2;
            if (lapilli_matrix_destroy(spread.handle()) != 0) return 3;
            lapilli_destroy(handle);
            return 0;
        }),
        0);
    spread.gather();
}

/// As long as it exists, another thread is in the middle of a call of the context: it holds all that calls
/// hold.
class Busy {
  public:
    explicit Busy(lapilli_context ctx) : ctx_(ctx) {
        lapilli_set_progress(ctx, wait, this);
        caller_ = std::thread([this] {
            std::vector<double> a(40 * 40);
            for (std::size_t j = 0; j < 40; ++j) a[41 * j] = 1;
            info_ = lapilli_dpotrf(ctx_, 'L', 40, a.data(), 40);
        });
        entered_.get_future().wait();
    }
    ~Busy() {
        leave_.set_value();
        caller_.join();
        lapilli_set_progress(ctx_, nullptr, nullptr);
        EXPECT_EQ(info_, 0) << "the parent's call";
    }
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;

  private:
    static int wait(const char*, const char*, double, void* user) {
        auto* const that = static_cast<Busy*>(user);
        if (!std::exchange(that->waited_, true)) {
            that->entered_.set_value();
            that->leave_.get_future().wait();
        }
        return 0;
    }

    lapilli_context ctx_;
    std::promise<void> entered_, leave_;
    bool waited_ = false;
    lapilli_int info_ = -1;
    std::thread caller_;
};

/// Each routine of the table with operands in host memory, and its query: the name of the first one that is
/// wrong, or "".
std::string wrong_routine(lapilli_context ctx) {
    Problem p;
    p.n = 20;
    p.k = 3;
    for (const char precision : precisions) {
        for (const Routine* routine :
             is_tested(precision) ? routines(precision) : std::vector<const Routine*>()) {
            const Operands input = routine->data(p);
            Operands output = input;
            lapilli_memory bytes{};
            if (run(*routine, ctx, p, Where::host, output).info != 0 ||
                !routine->error(p, input, output).ok() || routine->memory(ctx, p, &bytes) != 0)
                return routine->full_name();
        }
    }
    return "";
}

/// The others: the number of the first one that is wrong, or 0.
int wrong_other(lapilli_context ctx, lapilli_matrix matrix, lapilli_queue queue) {
    char text[64];
    double a[4] = {4, 2, 2, 5}, b[4] = {1, 1, 1, 1}, c[4] = {};
    void* pointer = nullptr;
    size_t free = 0, total = 0;
    if (lapilli_device_count(ctx) != 0) return 1;
    if (lapilli_get(ctx, "potrf.nb", text, sizeof(text)) != 0 || std::string(text) != "16") return 2;
    if (lapilli_set(ctx, "potrf.nb", "8") != 0 || lapilli_set(ctx, "no.such", "8") != -1) return 3;
    if (lapilli_last_error(ctx)[0] == '\0') return 4;
    if (lapilli_device_name(ctx, 0, text, sizeof(text)) != -1) return 5;
    if (lapilli_device_memory(ctx, 0, &free, &total) != -1) return 6;
    if (lapilli_device_malloc(ctx, 0, 8, &pointer) != -1 || lapilli_device_free(ctx, nullptr) != 0) return 7;
    if (lapilli_copy(ctx, b, a, sizeof(a)) != 0 || b[3] != 5) return 8;
    if (lapilli_dgemv(ctx, 'N', 2, 2, 1.0, a, 2, b, 1, 0.0, c, 1) != 0) return 9;
    if (lapilli_dgemm(ctx, 'N', 'N', 2, 2, 2, 1.0, a, 2, b, 2, 0.0, c, 2) != 0) return 10;
    if (lapilli_set_progress(ctx, nullptr, nullptr) != 0) return 11;
    if (lapilli_dpotrf(ctx, 'L', 2, a, 2) != 0 || lapilli_phases(ctx, nullptr, nullptr, 0) < 0) return 12;
    lapilli_matrix made = nullptr;
    if (lapilli_matrix_create(ctx, 'd', 2, 2, 0, &made) != LAPILLI_ERROR_NO_DEVICES) return 13;
    if (matrix == nullptr) return 0;
    std::vector<double> host(20 * 20);
    if (lapilli_matrix_gather(matrix, host.data(), 20) != LAPILLI_ERROR_NO_DEVICES) return 14;
    if (lapilli_dpotrf_mgpu(ctx, 'L', matrix) != LAPILLI_ERROR_NO_DEVICES) return 15;
    if (lapilli_dgemv_async(queue, 'N', 1, 1, 1.0, a, 1, b, 1, 0.0, c, 1) != LAPILLI_ERROR_NO_DEVICES)
        return 16;
    if (lapilli_queue_synchronize(queue) != LAPILLI_ERROR_NO_DEVICES) return 17;
    if (lapilli_queue_destroy(queue) != 0 || lapilli_matrix_destroy(matrix) != 0) return 18;
    return lapilli_destroy(ctx) == 0 ? 0 : 19;
}

// While other threads compute. glibc's memory is ready for that; that of AddressSanitizer stays locked in the
// child where another thread was about to have some, and ThreadSanitizer takes the locks of threads that a
// child does not have for held.
constexpr const char* not_its_affair =
    "a sanitizer's own locks do not survive a fork while other threads compute";

// A context that another thread computes with, and the process-wide one.
TEST(Fork, WhileAnotherThreadComputes) {
    if (sanitized) GTEST_SKIP() << not_its_affair;
    const Environment environment({{"LAPILLI_DEVICES", "sim:2"},
                                   {"LAPILLI_POTRF_NB", "16"},
                                   {"LAPILLI_MATRIX_NB", "16"},
                                   {"LAPILLI_POTRF_CROSSOVER", "0"}});
    const SmallBlocks ctx(2);
    const lapilli_context handle = ctx;
    Matrix<double> host(20, 20);
    const SpreadCopy spread(ctx, host);
    lapilli_queue queue = nullptr;
    ASSERT_EQ(lapilli_queue_create(ctx, 1, nullptr, &queue), 0);
    {
        const Busy busy(handle), busy_too(nullptr);
        EXPECT_EQ(in_child([&] { return wrong_other(handle, spread.handle(), queue); }), 0);
        EXPECT_EQ(in_child([&] { return wrong_other(nullptr, nullptr, nullptr); }), 0);
        for (const lapilli_context of : {handle, lapilli_context(nullptr)}) {
            EXPECT_EQ(in_child([&] {
                          const std::string wrong = wrong_routine(of);
                          if (!wrong.empty()) std::fprintf(stderr, "in the child: %s\n", wrong.c_str());
                          return wrong.empty() ? 0 : 1;
                      }),
                      0);
        }
        EXPECT_EQ(in_child([] {
                      const SmallBlocks own(2);
                      return lapilli_device_count(own) == 2 && solves(own) ? 0 : 1;
                  }),
                  0)
            << "a context of the child's own";
    }
    EXPECT_TRUE(solves(ctx)) << "the parent's context";
    spread.gather();
    EXPECT_EQ(lapilli_queue_destroy(queue), 0);
}

// In the callback itself: the child goes on in it, and its calls do not wait for the call that it is in.
TEST(Fork, FromTheCallback) {
    if (sanitized) GTEST_SKIP() << not_its_affair;
    const SmallBlocks ctx(2);
    struct Once {
        lapilli_context context;
        bool done;
    } once{ctx, false};
    const auto fork_once = [](const char*, const char*, double, void* user) {
        Once& that = *static_cast<Once*>(user);
        if (std::exchange(that.done, true)) return 0;
        EXPECT_EQ(in_child([&] {
                      if (lapilli_set_progress(that.context, nullptr, nullptr) != 0) return 1;
                      return lapilli_device_count(that.context) == 0 && solves(that.context) ? 0 : 2;
                  }),
                  0);
        return 0;
    };
    ASSERT_EQ(lapilli_set_progress(ctx, fork_once, &once), 0);
    std::vector<double> a(40 * 40);
    for (std::size_t j = 0; j < 40; ++j) a[41 * j] = 1;
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 40, a.data(), 40), 0);
    EXPECT_TRUE(once.done);
}

/// The process's address space ends: no thread can be made, since each has a stack.
class NoMoreThreads {
  public:
    NoMoreThreads() {
        getrlimit(RLIMIT_AS, &before_);
        long pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        constexpr rlim_t for_the_heap = 2 << 20;
        const rlimit now{static_cast<rlim_t>(pages * sysconf(_SC_PAGESIZE)) + for_the_heap, before_.rlim_max};
        setrlimit(RLIMIT_AS, &now);
    }
    ~NoMoreThreads() { setrlimit(RLIMIT_AS, &before_); }
    NoMoreThreads(const NoMoreThreads&) = delete;
    NoMoreThreads& operator=(const NoMoreThreads&) = delete;

  private:
    rlimit before_{};
};

// Devices cannot be opened then, not with the few stacks that earlier threads have left, which is a lack of
// memory, and no defect of the library; afterwards they can.
TEST(Fork, ThreadsThatCannotBeMade) {
    if (sanitized) GTEST_SKIP() << not_its_affair;
    EXPECT_EQ(in_child([] {
                  lapilli_context ctx = nullptr;
                  double a[] = {4};
                  if (lapilli_create(&ctx, "sim:8") != 0) return 1;
                  if (lapilli_set(ctx, "potrf.crossover", "0") != 0) return 2;
                  {
                      const NoMoreThreads scope;
                      const lapilli_int info = lapilli_dpotrf(ctx, 'L', 1, a, 1);
                      if (info != LAPILLI_ERROR_HOST_MEMORY) return 3;
                  }
                  if (a[0] != 4) return 4;
                  if (std::string(lapilli_last_error(ctx)).find("lacks memory") == std::string::npos)
                      return 5;
                  return lapilli_dpotrf(ctx, 'L', 1, a, 1) == 0 && a[0] == 2 ? 0 : 6;
              }),
              0);
}

// Many problems are the caller's thread's then.
TEST(Fork, ManyProblemsWithoutThreads) {
    if (sanitized) GTEST_SKIP() << not_its_affair;
    EXPECT_EQ(in_child([] {
                  const SmallBlocks ctx(0);
                  double a = 4, b = 9;
                  double* both[] = {&a, &b};
                  const lapilli_int ones[] = {1, 1};
                  // OpenBLAS asks for its buffer until it has it.
                  double warm = 1;
                  if (lapilli_dpotrf(ctx, 'L', 1, &warm, 1) != 0) return 3;
                  lapilli_int infos[] = {7, 7};
                  const NoMoreThreads scope;
                  if (lapilli_dpotrf_vbatch(ctx, 'L', ones, both, ones, 2, infos) != 0) return 1;
                  return a == 2 && b == 3 && infos[0] == 0 && infos[1] == 0 ? 0 : 2;
              }),
              0);
}

}  // namespace
}  // namespace lapilli::testing
