// SPDX-License-Identifier: BSD-3-Clause
// Workspace in memory of the caller: the bytes of the memory query suffice there, one byte less takes the
// context's own, and results have the same bits in either.
#include <thread>

#include "schedule/iterative.hpp"
#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

/// Memory of a device whose first bytes are not for calls, set as the workspace of a context.
class CallersMemory {
  public:
    CallersMemory(lapilli_context ctx, int device, std::size_t bytes) : ctx_(ctx), device_(device) {
        EXPECT_EQ(lapilli_device_malloc(ctx, device, before + bytes, &memory_), 0);
        EXPECT_EQ(set(bytes), 0) << lapilli_last_error(ctx);
    }
    ~CallersMemory() {
        EXPECT_EQ(lapilli_set_workspace(ctx_, device_, nullptr, 0), 0);
        EXPECT_EQ(lapilli_device_free(ctx_, memory_), 0);
    }
    CallersMemory(const CallersMemory&) = delete;
    CallersMemory& operator=(const CallersMemory&) = delete;
    std::byte* address() const { return static_cast<std::byte*>(memory_) + before; }
    lapilli_int set(std::size_t bytes) const {
        return lapilli_set_workspace(ctx_, device_, address(), static_cast<lapilli_int>(bytes));
    }

  private:
    static constexpr std::size_t before = 256;
    lapilli_context ctx_;
    int device_;
    void* memory_ = nullptr;
};

/// Memory of this size on each device.
using OfEach = std::vector<std::unique_ptr<CallersMemory>>;
OfEach on_each_device(lapilli_context ctx, std::size_t bytes) {
    OfEach each;
    for (int d = 0; d < static_cast<int>(lapilli_device_count(ctx)); ++d)
        each.push_back(std::make_unique<CallersMemory>(ctx, d, bytes));
    return each;
}

using CallersWorkspace = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, CallersWorkspace,
                         ::testing::ValuesIn(each_once([](const Routine& routine) {
                             return routine.facts().level == 0 && routine.facts().on_devices;
                         })),
                         instance_name);

TEST_P(CallersWorkspace, TheBytesOfTheQuerySuffice) {
    std::vector<Schedule> schedules = routine().facts().schedules;
    std::erase_if(schedules, [](const Schedule& schedule) { return schedule.timed; });
    if (sanitized) schedules.resize(1);
    if (routine().precision() == 'z')
        schedules.push_back({.settings = {{"product.emulation", "all"}, {"product.emulation_memory", "4"}}});
    for (const Schedule& schedule : schedules) {
        SCOPED_TRACE(text_of(schedule));
        const Shuffled ctx(2, 2, 0);
        ctx.set_all(schedule.settings);
        const Problem p = problem(schedule, 40, 'L');
        const Where where = routine().facts().uses_devices(Where::host) ? Where::host : Where::device;
        const Operands expected = correct_result(routine(), ctx, p, where), input = routine().data(p);
        ctx.set("memory.cache", "off");
        lapilli_memory bytes{};
        ASSERT_EQ(routine().memory(ctx, p, &bytes), 0);
        Operands x = input;
        const auto placed = routine().place(ctx, p, where, x);
        const OfEach memory = on_each_device(ctx, bytes.device);
        ctx.set("sim.memory", "1");
        EXPECT_EQ(placed->call(), 0) << lapilli_last_error(ctx);
        placed->fetch();
        EXPECT_TRUE(x.same(expected)) << "other bits in the caller's memory";
        for (const auto& of_device : memory) ASSERT_EQ(of_device->set(bytes.device - 1), 0);
        Operands y = input;
        const auto again = [&] {
            ctx.set("sim.memory", "0");
            auto put = routine().place(ctx, p, where, y);
            ctx.set("sim.memory", "1");
            return put;
        }();
        EXPECT_EQ(again->call(), LAPILLI_ERROR_DEVICE_MEMORY);
        again->fetch();
        EXPECT_TRUE(y.same(input));
        ctx.set("sim.memory", "0");
        EXPECT_EQ(again->call(), 0) << lapilli_last_error(ctx);
        again->fetch();
        EXPECT_TRUE(y.same(expected)) << "other bits in the context's own memory";
    }
}

std::vector<double> positive_definite(std::size_t n) {
    std::vector<double> a(n * n, 1);
    for (std::size_t j = 0; j < n; ++j) a[j * (n + 1)] = static_cast<double>(n + 1 + j);
    return a;
}

lapilli_int factor(lapilli_context ctx, std::vector<double>& a, lapilli_int n) {
    return lapilli_dpotrf(ctx, 'L', n, a.data(), n);
}

/// Enough for a matrix of order 60.
constexpr std::size_t enough = std::size_t{1} << 20;

// The context's own workspace is neither taken nor given up; it serves what does not fit, and all calls when
// the memory is taken back.
TEST(Workspace, OwnMemoryServesWhatDoesNotFit) {
    const Shuffled ctx(2, 3, 0);
    std::vector<double> small = positive_definite(20), large = positive_definite(60);
    std::string log;
    lapilli_set_log(
        ctx, [](const char* line, void* text) { *static_cast<std::string*>(text) = line; }, &log);
    lapilli_memory bytes{};
    ASSERT_EQ(lapilli_dpotrf_memory(ctx, 20, &bytes), 0);
    const OfEach memory = on_each_device(ctx, bytes.device);
    const std::size_t held = ctx.in_use();
    EXPECT_EQ(factor(ctx, small, 20), 0);
    EXPECT_EQ(ctx.in_use(), held) << "there was memory of the caller";
    EXPECT_EQ(log.find("workspace"), std::string::npos) << log;
    EXPECT_EQ(factor(ctx, large, 60), 0);
    const std::size_t with_own = ctx.in_use();
    EXPECT_GT(with_own, held);
    EXPECT_NE(log.find("not the caller's " + std::to_string(bytes.device)), std::string::npos) << log;
    // The memory of one device is taken back.
    ASSERT_EQ(lapilli_set_workspace(ctx, 0, nullptr, 0), 0);
    small = positive_definite(20);
    EXPECT_EQ(factor(ctx, small, 20), 0);
    EXPECT_EQ(ctx.in_use(), with_own) << "what the context keeps is enough";
}

// Each device's work that fails leaves the caller's arrays and both kinds of memory usable.
TEST(Workspace, Failures) {
    const Shuffled ctx(2, 4, 0);
    const std::vector<double> input = positive_definite(60);
    std::vector<double> expected = input;
    ASSERT_EQ(factor(ctx, expected, 60), 0);
    ctx.set("memory.cache", "off");
    const OfEach memory = on_each_device(ctx, enough);
    const std::size_t held = ctx.in_use();
    for (const char* const kind : {"copy", "launch", "fault"}) {
        int failed = 0;
        for (int k = 1;; k += 1 + k / 3) {
            SCOPED_TRACE(std::string(kind) + ':' + std::to_string(k));
            std::vector<double> a = input;
            ctx.set("sim.fail", std::string(kind) + ':' + std::to_string(k));
            const lapilli_int info = factor(ctx, a, 60);
            ctx.set("sim.fail", "");
            if (info == 0) break;
            ++failed;
            ASSERT_EQ(info, LAPILLI_ERROR_DEVICE);
            EXPECT_EQ(a, input);
            ASSERT_EQ(factor(ctx, a, 60), 0) << lapilli_last_error(ctx);
            EXPECT_EQ(a, expected);
            EXPECT_EQ(ctx.in_use(), held);
        }
        EXPECT_GT(failed, 0) << kind;
    }
}

// Contexts that compute at a time have memory of their own each.
TEST(Workspace, OfSeveralContexts) {
    std::vector<double> expected = positive_definite(60);
    ASSERT_EQ(factor(Shuffled(1, 1, 0), expected, 60), 0);
    const Shuffled first(1, 5, 100), second(1, 6, 100);
    const CallersMemory of_first(first, 0, enough), of_second(second, 0, enough);
    const auto compute = [&](lapilli_context ctx) {
        for (int call = 0; call < 3; ++call) {
            std::vector<double> a = positive_definite(60);
            EXPECT_EQ(factor(ctx, a, 60), 0) << lapilli_last_error(ctx);
            EXPECT_EQ(a, expected);
        }
    };
    std::thread thread([&] { compute(first); });
    compute(second);
    thread.join();
    EXPECT_EQ(first.in_use() + second.in_use(), 2 * (enough + 256));
}

/// Y := X, after a call of a routine with the context, whose workspace must be another than that of the
/// routine around it.
struct Nested {
    lapilli_context ctx;
    lapilli_int set_inside = 0, factored = -7;

    static lapilli_int apply(void* user, lapilli_int k, const void* x, lapilli_int ldx, void* y,
                             lapilli_int ldy, void* /*stream*/) {
        auto& self = *static_cast<Nested*>(user);
        self.set_inside = lapilli_set_workspace(self.ctx, 0, nullptr, 0);
        std::vector<double> a = positive_definite(60);
        self.factored = factor(self.ctx, a, 60);
        for (lapilli_int j = 0; j < k; ++j) {
            const auto* const from = static_cast<const double*>(x) + j * ldx;
            auto* const to = static_cast<double*>(y) + j * ldy;
            for (lapilli_int i = 0; i < iterative::n; ++i) to[i] = static_cast<double>(i + 1) * from[i];
        }
        return 0;
    }
};

TEST(Workspace, OfARoutineThatCallsAFunctionOfTheCaller) {
    const iterative::Late ctx(1, 7, 0);
    Nested nested{.ctx = ctx};
    lapilli_operator a = nullptr;
    ASSERT_EQ(lapilli_operator_create(ctx, 'd', iterative::n, 'C', 'H', Nested::apply, &nested, &a), 0);
    for (const auto& method : iterative::methods<double>()) {
        SCOPED_TRACE(method.name);
        iterative::Found<double> expected, found;
        ASSERT_EQ(method.call(ctx, a, expected), 0) << lapilli_last_error(ctx);
        const CallersMemory memory(ctx, 0, enough);
        EXPECT_EQ(method.call(ctx, a, found), 0) << lapilli_last_error(ctx);
        EXPECT_EQ(nested.set_inside, LAPILLI_ERROR_CONTEXT);
        EXPECT_EQ(nested.factored, 0);
        EXPECT_TRUE(found.same(expected));
    }
    EXPECT_EQ(lapilli_operator_destroy(a), 0);
}

TEST(Workspace, Misuse) {
    const testing::Context ctx("sim:2"), cpu("none");
    const auto said = [&] { return std::string(lapilli_last_error(ctx)); };
    const auto set = [&](int device, const void* address, lapilli_int bytes) {
        return lapilli_set_workspace(ctx, device, const_cast<void*>(address), bytes);
    };
    const CallersMemory of_0(ctx, 0, 4096), of_1(ctx, 1, 4096);
    EXPECT_EQ(set(2, nullptr, 0), -1);
    EXPECT_EQ(said(), "set_workspace: argument 1 (device) = 2, must be from 0 to 1");
    EXPECT_EQ(set(-1, nullptr, 0), -1);
    EXPECT_EQ(set(0, of_0.address() + 8, 256), -2);
    EXPECT_EQ(
        said(),
        "set_workspace: argument 2 (address) is not at a multiple of 256 in memory of device 0, must begin "
        "256 bytes there");
    EXPECT_EQ(set(0, nullptr, 256), -2);
    EXPECT_EQ(set(0, of_1.address(), 4096), -2);
    EXPECT_EQ(set(0, of_0.address(), lapilli_int{1} << 40), -2) << "its end is elsewhere";
    alignas(256) const std::byte on_host[256]{};
    EXPECT_EQ(set(0, on_host, 256), -2);
    EXPECT_EQ(set(0, of_0.address(), -1), -3);
    EXPECT_EQ(said(), "set_workspace: argument 3 (bytes) = -1, must be at least 0");
    EXPECT_EQ(set(0, of_0.address(), 0), 0) << "no bytes are no workspace, wherever they are";
    EXPECT_EQ(lapilli_set_workspace(cpu, 0, nullptr, 0), LAPILLI_ERROR_NO_DEVICES);
    EXPECT_STREQ(lapilli_last_error(cpu), "set_workspace: a workspace cannot be set: there are no devices");
    lapilli_int in_callback = 0;
    struct Asked {
        lapilli_context ctx;
        lapilli_int& info;
    } asked{ctx, in_callback};
    const auto callback = [](const char*, const char*, double, void* user) {
        auto& self = *static_cast<Asked*>(user);
        self.info = lapilli_set_workspace(self.ctx, 0, nullptr, 0);
        return 0;
    };
    ASSERT_EQ(lapilli_set_progress(ctx, callback, &asked), 0);
    ctx.set("potrf.crossover", "0");
    std::vector<double> a = positive_definite(60);
    EXPECT_EQ(factor(ctx, a, 60), 0);
    EXPECT_EQ(in_callback, LAPILLI_ERROR_CONTEXT);
    EXPECT_EQ(lapilli_set_progress(ctx, nullptr, nullptr), 0);
}

}  // namespace
}  // namespace lapilli::testing
