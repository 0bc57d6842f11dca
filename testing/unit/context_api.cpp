// SPDX-License-Identifier: BSD-3-Clause
// Contexts through the C API: texts of errors, phases, progress and cancelling, settings that are fixed.
#include <chrono>
#include <functional>
#include <future>

#include "api/handles.hpp"
#include "lapilli/level2.h"
#include "numerics/suite.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

TEST(ContextApi, CreateAndDestroy) {
    EXPECT_EQ(lapilli_create(nullptr, "none"), -1);
    for (const char* text : {"nonsense", "sim:99", "cuda:9999", ""}) {
        lapilli_context ctx = reinterpret_cast<lapilli_context>(&ctx);
        EXPECT_EQ(lapilli_create(&ctx, text), -2) << text;
        EXPECT_EQ(ctx, nullptr);
    }
    EXPECT_EQ(lapilli_destroy(nullptr), 0);
    for (int i = 0; i < 20; ++i) {
        lapilli_context ctx = nullptr;
        ASSERT_EQ(lapilli_create(&ctx, "sim:3"), 0);
        if (i % 2 == 0) {
            char name[16];
            EXPECT_EQ(lapilli_device_name(ctx, 2, name, sizeof(name)), 0);
            EXPECT_STREQ(name, "sim");
        }
        EXPECT_EQ(lapilli_destroy(ctx), 0);
    }
}

TEST(ContextApi, DeviceMemory) {
    const Context ctx("sim:2");
    std::size_t free = 1, total = 1;
    EXPECT_EQ(lapilli_device_memory(ctx, 1, &free, &total), 0);
    EXPECT_EQ(free, std::numeric_limits<std::size_t>::max());
    EXPECT_EQ(total, std::numeric_limits<std::size_t>::max());
    ASSERT_EQ(lapilli_set(ctx, "sim.memory", "1000000"), 0);
    void* block = nullptr;
    ASSERT_EQ(lapilli_device_malloc(ctx, 1, 200000, &block), 0);
    EXPECT_EQ(lapilli_device_memory(ctx, 1, &free, &total), 0);
    EXPECT_EQ(free, 800000U);
    EXPECT_EQ(total, 1000000U);
    EXPECT_EQ(lapilli_device_memory(ctx, 0, &free, nullptr), 0);
    EXPECT_EQ(free, 1000000U);
    EXPECT_EQ(lapilli_device_free(ctx, block), 0);
    EXPECT_EQ(lapilli_device_memory(ctx, 2, &free, &total), -1);
}

TEST(ContextApi, DevicesOfTheEnvironment) {
    const char* old = std::getenv("LAPILLI_DEVICES");
    const std::string before = old != nullptr ? old : "";
    setenv("LAPILLI_DEVICES", "sim:3", 1);
    {
        const Context ctx("");
        EXPECT_EQ(lapilli_device_count(ctx), 3);
        char value[16];
        EXPECT_EQ(lapilli_get(ctx, "devices", value, sizeof(value)), 0);
        EXPECT_STREQ(value, "sim:3");
    }
    setenv("LAPILLI_DEVICES", "nonsense", 1);
    lapilli_context ctx = nullptr;
    EXPECT_EQ(lapilli_create(&ctx, nullptr), -2);
    old != nullptr ? setenv("LAPILLI_DEVICES", before.c_str(), 1) : unsetenv("LAPILLI_DEVICES");
}

TEST(ContextApi, SettingsThatAreFixed) {
    const Context ctx("sim:1");
    EXPECT_EQ(lapilli_set(ctx, "devices", "none"), -2);
    EXPECT_EQ(lapilli_set(ctx, "trace", "file"), -2);
    EXPECT_EQ(lapilli_set(ctx, nullptr, "1"), -1);
    EXPECT_EQ(lapilli_set(ctx, "matrix.nb", nullptr), -2);
    EXPECT_EQ(lapilli_get(ctx, nullptr, nullptr, 0), -1);
    EXPECT_EQ(lapilli_get(ctx, "matrix.nb", nullptr, 10), -3);
    EXPECT_EQ(lapilli_device_count(ctx), 1);
}

TEST(ContextApi, LastError) {
    const Context ctx("sim:2");
    EXPECT_STREQ(lapilli_last_error(ctx), "");
    const auto text = [&] { return std::string(lapilli_last_error(ctx)); };
    const auto has = [&](const char* word) { return text().find(word) != std::string::npos; };
    double a = 1;
    EXPECT_EQ(lapilli_dsyevd(ctx, 'V', 'L', 1, &a, 0, &a), -5);
    EXPECT_TRUE(has("dsyevd") && has("5") && has("lda")) << text();
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, &a, 1), 0);
    EXPECT_EQ(text(), "") << "after success";
    EXPECT_EQ(lapilli_set(ctx, "no.such", "1"), -1);
    EXPECT_TRUE(has("set")) << text();

    // Too little device memory, with the bytes, wherever it is asked for.
    ctx.set("sim.memory", "1000");
    void* pointer = &a;
    EXPECT_EQ(lapilli_device_malloc(ctx, 1, 1500, &pointer), LAPILLI_ERROR_DEVICE_MEMORY);
    EXPECT_EQ(pointer, nullptr);
    EXPECT_TRUE(has("device_malloc") && has("device 1") && has("1500")) << text();
    lapilli_matrix matrix = nullptr;
    EXPECT_EQ(lapilli_matrix_create(ctx, 'd', 100, 100, 0, &matrix), LAPILLI_ERROR_DEVICE_MEMORY);
    EXPECT_EQ(matrix, nullptr);
    EXPECT_TRUE(has("matrix_create") && has("device 0") && has("bytes")) << text();
}

TEST(ContextApi, NothingIsLeftOfAMatrixThatDidNotFit) {
    lapilli_context_s handle("sim:3");
    lapilli_matrix matrix = nullptr;
    for (int k = 1; k <= 3; ++k) {
        handle.context.settings.set("sim.fail", "alloc:" + std::to_string(k));
        EXPECT_EQ(lapilli_matrix_create(&handle, 'z', 10, 10, 2, &matrix), LAPILLI_ERROR_DEVICE_MEMORY);
        handle.context.settings.set("sim.fail", "launch:" + std::to_string(k));
        EXPECT_EQ(lapilli_matrix_create(&handle, 'z', 10, 10, 2, &matrix), LAPILLI_ERROR_DEVICE);
        for (int d = 0; d < 3; ++d) EXPECT_EQ(in_use(handle.context, d), 0U);
    }
    handle.context.settings.set("sim.fail", "");
    ASSERT_EQ(lapilli_matrix_create(&handle, 'z', 10, 10, 2, &matrix), 0);
    EXPECT_EQ(lapilli_matrix_destroy(matrix), 0);
    for (int d = 0; d < 3; ++d) EXPECT_EQ(in_use(handle.context, d), 0U);
}

struct Report {
    std::string phase;
    double fraction;
};

void solve(lapilli_context ctx) {
    Problem p;
    p.n = 50;
    expect_correct(*find_routine("syevd"), ctx, p, Where::host);
}

std::vector<std::string> phases(lapilli_context ctx) {
    std::vector<const char*> names(20);
    std::vector<double> seconds(20);
    const lapilli_int count = lapilli_phases(ctx, names.data(), seconds.data(), 20);
    std::vector<std::string> result;
    for (lapilli_int i = 0; i < count; ++i) {
        EXPECT_GE(seconds[static_cast<std::size_t>(i)], 0);
        result.emplace_back(names[static_cast<std::size_t>(i)]);
    }
    return result;
}

TEST(ContextApi, PhasesInOrder) {
    const SmallBlocks ctx(2);
    EXPECT_EQ(lapilli_phases(ctx, nullptr, nullptr, 0), 0);
    solve(ctx);
    const std::vector<std::string> expected = {"upload", "tridiagonalize", "tridiagonal eigenproblem",
                                               "back-transform", "download"};
    EXPECT_EQ(phases(ctx), expected);
    EXPECT_EQ(lapilli_phases(ctx, nullptr, nullptr, 0), 5);
    const char* first[2] = {nullptr, nullptr};
    EXPECT_EQ(lapilli_phases(ctx, first, nullptr, 1), 5);
    EXPECT_STREQ(first[0], "upload");
    EXPECT_EQ(first[1], nullptr);
}

// Only routines have phases: what else is asked of the context does not change the answer.
TEST(ContextApi, PhasesOutliveOtherCalls) {
    const SmallBlocks ctx(1);
    solve(ctx);
    char value[32];
    EXPECT_EQ(lapilli_get(ctx, "matrix.nb", value, sizeof(value)), 0);
    EXPECT_EQ(lapilli_device_count(ctx), 1);
    EXPECT_EQ(lapilli_device_name(ctx, 0, value, sizeof(value)), 0);
    EXPECT_EQ(phases(ctx).size(), 5U);
}

TEST(ContextApi, ProgressGrowsWithinAPhase) {
    const SmallBlocks ctx(2);
    std::vector<Report> reports;
    const auto record = [](const char* routine, const char* phase, double fraction, void* user) {
        EXPECT_STREQ(routine, "dsyevd");
        static_cast<std::vector<Report>*>(user)->push_back({phase, fraction});
        return 0;
    };
    ASSERT_EQ(lapilli_set_progress(ctx, record, &reports), 0);
    solve(ctx);
    ASSERT_GT(reports.size(), 10U);
    double last = 0;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        if (i == 0 || reports[i].phase != reports[i - 1].phase) last = 0;
        EXPECT_GE(reports[i].fraction, last);
        EXPECT_LE(reports[i].fraction, 1);
        last = reports[i].fraction;
    }
    EXPECT_EQ(reports.back().phase, "download");
    reports.clear();
    ASSERT_EQ(lapilli_set_progress(ctx, nullptr, nullptr), 0);
    solve(ctx);
    EXPECT_TRUE(reports.empty());
}

// The callback may ask the context things while the call goes on.
TEST(ContextApi, QuestionsFromTheCallback) {
    const SmallBlocks ctx(2);
    ctx.set("memory.cache", "off");
    lapilli_context handle = ctx;
    const auto ask = [](const char*, const char*, double, void* user) {
        auto* const context = static_cast<lapilli_context>(user);
        char value[32];
        EXPECT_EQ(lapilli_get(context, "matrix.nb", value, sizeof(value)), 0);
        EXPECT_EQ(lapilli_device_count(context), 2);
        EXPECT_EQ(lapilli_device_name(context, 0, value, sizeof(value)), 0);
        EXPECT_GT(lapilli_phases(context, nullptr, nullptr, 0), 0);
        return 0;
    };
    ASSERT_EQ(lapilli_set_progress(ctx, ask, handle), 0);
    solve(ctx);
    EXPECT_EQ(phases(ctx).size(), 5U);
}

// But no routine: the workspace is in use. The call itself goes on unharmed.
TEST(ContextApi, NoRoutineFromTheCallback) {
    const SmallBlocks ctx(2);
    lapilli_context handle = ctx;
    const auto compute = [](const char*, const char*, double, void* user) {
        auto* const context = static_cast<lapilli_context>(user);
        double a = 4;
        EXPECT_EQ(lapilli_dpotrf(context, 'L', 1, &a, 1), LAPILLI_ERROR_CONTEXT);
        EXPECT_STREQ(lapilli_last_error(context), "dpotrf: called from a callback of its own context");
        EXPECT_EQ(a, 4);
        return 0;
    };
    ASSERT_EQ(lapilli_set_progress(ctx, compute, handle), 0);
    solve(ctx);
    EXPECT_EQ(phases(ctx).size(), 5U);
}

// A failure on a queue of the caller belongs to that queue, however late it is asked for.
TEST(ContextApi, AFailureOfAQueueIsItsOwn) {
    const SmallBlocks ctx(3);
    lapilli_queue queue = nullptr;
    ASSERT_EQ(lapilli_queue_create(ctx, 1, nullptr, &queue), 0);
    void* memory = nullptr;
    ASSERT_EQ(lapilli_device_malloc(ctx, 1, 3 * sizeof(double), &memory), 0);
    auto* const a = static_cast<double*>(memory);
    ctx.set("sim.fail", "fault:1");
    EXPECT_EQ(lapilli_dgemv_async(queue, 'N', 1, 1, 1.0, a, 1, a + 1, 1, 0.0, a + 2, 1), 0);
    ctx.set("sim.fail", "");
    solve(ctx);
    EXPECT_EQ(lapilli_queue_synchronize(queue), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
    EXPECT_EQ(lapilli_queue_destroy(queue), 0);
    EXPECT_EQ(lapilli_device_free(ctx, memory), 0);
}

// It would leave them with memory of a context that is gone.
TEST(ContextApi, IsNotDestroyedBeforeItsMatricesAndQueues) {
    lapilli_context ctx = nullptr;
    ASSERT_EQ(lapilli_create(&ctx, "sim:2"), 0);
    lapilli_matrix first = nullptr, second = nullptr;
    lapilli_queue queue = nullptr;
    ASSERT_EQ(lapilli_matrix_create(ctx, 'd', 3, 4, 0, &first), 0);
    EXPECT_EQ(lapilli_destroy(ctx), -1);
    EXPECT_STREQ(lapilli_last_error(ctx), "destroy: 1 matrix of this context is alive");
    ASSERT_EQ(lapilli_matrix_create(ctx, 'z', 3, 4, 0, &second), 0);
    ASSERT_EQ(lapilli_queue_create(ctx, 1, nullptr, &queue), 0);
    EXPECT_EQ(lapilli_destroy(ctx), -1);
    EXPECT_STREQ(lapilli_last_error(ctx), "destroy: 2 matrices and 1 queue of this context are alive");
    EXPECT_EQ(lapilli_matrix_destroy(first), 0);
    EXPECT_EQ(lapilli_matrix_destroy(second), 0);
    EXPECT_EQ(lapilli_destroy(ctx), -1);
    EXPECT_STREQ(lapilli_last_error(ctx), "destroy: 1 queue of this context is alive");
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0) << "it is still good";
    EXPECT_EQ(lapilli_queue_destroy(queue), 0);
    // Objects whose creation failed are not alive.
    EXPECT_EQ(lapilli_set(ctx, "sim.fail", "alloc:1"), 0);
    EXPECT_EQ(lapilli_matrix_create(ctx, 'd', 3, 4, 0, &first), LAPILLI_ERROR_DEVICE_MEMORY);
    EXPECT_EQ(lapilli_queue_create(ctx, 2, nullptr, &queue), -1);
    EXPECT_EQ(lapilli_destroy(ctx), 0);
    EXPECT_EQ(lapilli_destroy(nullptr), 0);
}

TEST(ContextApi, IsNotDestroyedFromTheCallback) {
    const SmallBlocks ctx(2);
    lapilli_context handle = ctx;
    const auto destroy = [](const char*, const char*, double, void* user) {
        EXPECT_EQ(lapilli_destroy(static_cast<lapilli_context>(user)), -1);
        return 0;
    };
    ASSERT_EQ(lapilli_set_progress(ctx, destroy, handle), 0);
    solve(ctx);
}

// A request of another thread to a context in the middle of a call waits for the end of the call.
TEST(ContextApi, OneThreadAtATime) {
    const SmallBlocks ctx(2);
    lapilli_queue queue = nullptr;
    void* memory = nullptr;
    ASSERT_EQ(lapilli_queue_create(ctx, 1, nullptr, &queue), 0);
    ASSERT_EQ(lapilli_device_malloc(ctx, 1, 3 * sizeof(double), &memory), 0);
    auto* const a = static_cast<double*>(memory);
    const std::function<void()> questions[] = {
        [&] { lapilli_phases(ctx, nullptr, nullptr, 0); },
        [&] { EXPECT_EQ(lapilli_dgemv_async(queue, 'N', 1, 1, 1.0, a, 1, a + 1, 1, 0.0, a + 2, 1), 0); },
        [&] { EXPECT_EQ(lapilli_device_count(ctx), 2); },
    };
    struct Held {
        const std::function<void()>* question;
        std::future<void> answer;
    };
    for (const std::function<void()>& question : questions) {
        Held held{&question, {}};
        const auto hold = [](const char*, const char*, double, void* user) {
            Held& that = *static_cast<Held*>(user);
            if (!that.answer.valid()) {
                that.answer = std::async(std::launch::async, *that.question);
                EXPECT_EQ(that.answer.wait_for(std::chrono::milliseconds(50)), std::future_status::timeout);
            }
            return 0;
        };
        ASSERT_EQ(lapilli_set_progress(ctx, hold, &held), 0);
        solve(ctx);
        held.answer.get();
    }
    EXPECT_EQ(lapilli_set_progress(ctx, nullptr, nullptr), 0);
    EXPECT_EQ(lapilli_queue_destroy(queue), 0);
    EXPECT_EQ(lapilli_device_free(ctx, memory), 0);
}

TEST(ContextApi, MemoryComesBackFromBadPlaces) {
    const Context ctx("sim:2");
    double on_host = 0;
    EXPECT_EQ(lapilli_device_free(ctx, &on_host), -1);
    void* block = nullptr;
    ASSERT_EQ(lapilli_device_malloc(ctx, 1, 80, &block), 0);
    EXPECT_EQ(lapilli_device_free(ctx, static_cast<char*>(block) + 8), -1);
    EXPECT_EQ(lapilli_copy(ctx, block, &on_host, 8), 0) << "it is still there";
    EXPECT_EQ(lapilli_device_free(ctx, block), 0);
    EXPECT_EQ(lapilli_device_free(ctx, block), -1);
    EXPECT_EQ(lapilli_device_malloc(ctx, 0, 8, nullptr), -3);
    EXPECT_EQ(lapilli_copy(ctx, nullptr, &on_host, 8), -1);
    EXPECT_EQ(lapilli_copy(ctx, &on_host, nullptr, 8), -2);
    EXPECT_EQ(lapilli_copy(ctx, nullptr, nullptr, 0), 0);
    void* nothing = nullptr;
    EXPECT_EQ(lapilli_device_malloc(ctx, 0, 0, &nothing), 0);
    EXPECT_NE(nothing, nullptr);
    EXPECT_EQ(lapilli_device_free(ctx, nothing), 0);
}

}  // namespace
}  // namespace lapilli::testing
