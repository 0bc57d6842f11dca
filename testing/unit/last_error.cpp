// SPDX-License-Identifier: BSD-3-Clause
// What lapilli_last_error and lapilli_strerror say, and when.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <string>
#include <thread>

#include "support/place.hpp"

namespace lapilli::testing {
namespace {

std::string text(lapilli_context ctx) { return lapilli_last_error(ctx); }

TEST(LastError, NamesTheArgument) {
    EXPECT_STREQ(lapilli_strerror(-5), "argument 5 is bad");
    EXPECT_STREQ(lapilli_strerror(-999), "argument 999 is bad");
    EXPECT_STREQ(lapilli_strerror(-5000), "an unknown error");
    const Context ctx("none");
    double a = 1;
    EXPECT_EQ(lapilli_dpotrf(ctx, 'x', 1, &a, 1), -1);
    EXPECT_EQ(text(ctx), "dpotrf: argument 1 (uplo) is bad");
    EXPECT_EQ(lapilli_dposv_memory(ctx, 1, -1, nullptr), -2);
    EXPECT_EQ(text(ctx), "dposv_memory: argument 2 (nrhs) is bad");
}

TEST(LastError, SaysWhatInfoMeans) {
    for (const char* devices : {"none", "sim:2"}) {
        const Context ctx(devices);
        ctx.set("potrf.crossover", "0");
        double a[] = {1, 0, 0, 0, 1, 0, 0, 0, -1}, b[3] = {};
        EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 3, a, 3), 3);
        EXPECT_EQ(text(ctx), "dpotrf: the leading minor of order 3 is not positive definite") << devices;
        a[0] = -1;
        EXPECT_EQ(lapilli_dposv(ctx, 'U', 3, 1, a, 3, b, 3), 1);
        EXPECT_EQ(text(ctx), "dposv: the leading minor of order 1 is not positive definite") << devices;
    }
}

TEST(LastError, IsOfTheLastCall) {
    const Context ctx("sim:1");
    double a = 1;
    char value[4];
    void* pointer = nullptr;
    const auto fails = [&](lapilli_int info, lapilli_int expected, const char* name) {
        EXPECT_EQ(info, expected);
        EXPECT_EQ(text(ctx).rfind(name, 0), 0U) << text(ctx);
        EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, &a, 1), 0);
        EXPECT_EQ(text(ctx), "") << "success after " << name;
    };
    fails(lapilli_get(ctx, "sytrd.schedule", value, 4), -3, "get: ");
    fails(lapilli_get(ctx, "no.such", value, 4), -1, "get: ");
    fails(lapilli_set(ctx, "devices", "none"), -2, "set: ");
    fails(lapilli_device_malloc(ctx, 7, 8, &pointer), -1, "device_malloc: there is no device 7");
    fails(lapilli_device_malloc(ctx, 0, 8, nullptr), -3, "device_malloc: argument 3");
    fails(lapilli_device_name(ctx, -1, value, 4), -1, "device_name: ");
    fails(lapilli_device_free(ctx, value), -1, "device_free: ");
    fails(lapilli_copy(ctx, nullptr, value, 4), -1, "copy: argument 1");
    EXPECT_EQ(lapilli_device_malloc(ctx, 7, 8, &pointer), -1);
    EXPECT_EQ(lapilli_get(ctx, "matrix.nb", value, 4), 0);
    EXPECT_EQ(text(ctx).rfind("device_malloc: ", 0), 0U) << "a question that is answered leaves it";
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 0, nullptr, 1), 0);
    EXPECT_EQ(text(ctx), "");
}

TEST(LastError, WithoutAContext) {
    lapilli_context ctx = nullptr;
    const auto says = [&](const char* devices, const char* word) {
        EXPECT_EQ(lapilli_create(&ctx, devices), -2) << devices;
        EXPECT_NE(text(nullptr).find(word), std::string::npos) << text(nullptr);
    };
    says("gpu", "'gpu' is no list of devices");
    says("", "is no list of devices");
    says("sim:17", "1 to 16");
    says("sim:x", "'x' is no number");
    says("cuda:9999", "there is no CUDA device");
    EXPECT_EQ(lapilli_create(nullptr, "none"), -1);
    EXPECT_NE(text(nullptr), "");
    EXPECT_EQ(lapilli_create(&ctx, "none"), 0);
    EXPECT_EQ(text(nullptr), "");
    EXPECT_EQ(lapilli_destroy(ctx), 0);

    double a = 1;
    EXPECT_EQ(lapilli_dgemv_async(nullptr, 'N', 1, 1, 1, &a, 1, &a, 1, 0, &a, 1), LAPILLI_ERROR_QUEUE);
    EXPECT_EQ(text(nullptr), "dgemv_async: the queue is NULL");
    EXPECT_EQ(lapilli_matrix_gather(nullptr, &a, 1), -1);
    EXPECT_EQ(text(nullptr), "matrix_gather: the matrix is NULL");
    // A call with the default context takes over; another thread has said nothing.
    std::thread([] { EXPECT_EQ(text(nullptr), ""); }).join();
    EXPECT_EQ(lapilli_get(nullptr, "no.such", nullptr, 0), -1);
    EXPECT_EQ(text(nullptr).rfind("get: ", 0), 0U) << text(nullptr);
}

TEST(LastError, MemoryThatIsNotCountedIsNotNamed) {
    const Context ctx("sim:1");
    void* pointer = nullptr;
    ctx.set("sim.fail", "alloc:1");
    EXPECT_EQ(lapilli_device_malloc(ctx, 0, 1500, &pointer), LAPILLI_ERROR_DEVICE_MEMORY);
    EXPECT_EQ(text(ctx), "device_malloc: device 0 (sim) could not allocate 1500 bytes");
    ctx.set("sim.memory", "1000");
    EXPECT_EQ(lapilli_device_malloc(ctx, 0, 1500, &pointer), LAPILLI_ERROR_DEVICE_MEMORY);
    EXPECT_EQ(text(ctx), "device_malloc: device 0 (sim) lacks 500 bytes: 1500 are needed, 1000 are free");
}

// One thread reads while another one's calls fail and succeed: every text is a whole one.
TEST(LastError, IsReadWhileOthersCall) {
    const Context ctx("none");
    std::atomic<bool> done{false};
    std::thread caller([&] {
        double a = 1;
        for (int i = 0; i < 3000; ++i) lapilli_dpotrf(ctx, i % 3 == 0 ? 'L' : 'x', i % 3 - 1, &a, 1);
        done = true;
    });
    while (!done) {
        const std::string now = text(ctx);
        EXPECT_TRUE(now.empty() || now == "dpotrf: argument 1 (uplo) is bad" ||
                    now == "dpotrf: argument 2 (n) is bad")
            << now;
    }
    caller.join();
}

}  // namespace
}  // namespace lapilli::testing
