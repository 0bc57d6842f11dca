// SPDX-License-Identifier: BSD-3-Clause
// Contexts, settings and plain device memory as a caller sees them.
#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

TEST(Context, CountsItsDevices) {
    for (const int count : {0, 1, 2, 5}) {
        const Context ctx(devices(count));
        EXPECT_EQ(lapilli_device_count(ctx), count);
        for (int k = 0; k < count; ++k) {
            char name[64] = {};
            EXPECT_EQ(lapilli_device_name(ctx, k, name, sizeof(name)), 0);
            EXPECT_STRNE(name, "");
        }
        char name[64] = {};
        EXPECT_LT(lapilli_device_name(ctx, count, name, sizeof(name)), 0);
        EXPECT_LT(lapilli_device_name(ctx, -1, name, sizeof(name)), 0);
    }
}

TEST(Context, RefusesWhatItDoesNotUnderstand) {
    lapilli_context ctx = nullptr;
    EXPECT_EQ(lapilli_create(nullptr, "none"), -1);
    for (const char* text :
         {"", "sim:", "sim:0", "sim:x", "sim:-1", "sims", "cuda:x", "cuda:99", "gpu", "none:1"}) {
        EXPECT_EQ(lapilli_create(&ctx, text), -2) << text;
        EXPECT_EQ(ctx, nullptr) << text;
    }
}

TEST(Context, Settings) {
    const Context ctx("sim:1");
    char value[32] = {};
    EXPECT_EQ(lapilli_set(ctx, "matrix.nb", "96"), 0);
    EXPECT_EQ(lapilli_get(ctx, "matrix.nb", value, sizeof(value)), 0);
    EXPECT_STREQ(value, "96");
    EXPECT_EQ(lapilli_get(ctx, "matrix.nb", value, 2), -3);
    EXPECT_EQ(lapilli_get(ctx, "matrix.nb", value, 3), 0);
    EXPECT_EQ(lapilli_set(ctx, "no.such", "1"), -1);
    EXPECT_EQ(lapilli_get(ctx, "no.such", value, sizeof(value)), -1);
    for (const char* bad : {"", "0", "-3", "x", "12x", "1.5"}) {
        EXPECT_EQ(lapilli_set(ctx, "matrix.nb", bad), -2) << bad;
    }
    EXPECT_EQ(lapilli_set(ctx, "schedule", "sometimes"), -2);
    EXPECT_EQ(lapilli_get(ctx, "matrix.nb", value, sizeof(value)), 0);
    EXPECT_STREQ(value, "96") << "a refused value changed the setting";
}

TEST(Context, ErrorTexts) {
    for (const lapilli_int info : std::initializer_list<lapilli_int>{
             0, -1, -7, 1, 5, LAPILLI_ERROR_DEVICE_MEMORY, LAPILLI_ERROR_HOST_MEMORY, LAPILLI_ERROR_DEVICE,
             LAPILLI_ERROR_CANCELLED, LAPILLI_ERROR_NOT_FINITE, LAPILLI_ERROR_TOO_LARGE,
             LAPILLI_ERROR_INTERNAL, LAPILLI_ERROR_QUEUE, LAPILLI_ERROR_NO_DEVICES, LAPILLI_ERROR_CONTEXT,
             -5000}) {
        ASSERT_NE(lapilli_strerror(info), nullptr);
        EXPECT_STRNE(lapilli_strerror(info), "");
    }
    const Context ctx("none");
    EXPECT_STREQ(lapilli_last_error(ctx), "");
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 4, nullptr, 4), -3);
    EXPECT_NE(std::string(lapilli_last_error(ctx)).find("potrf"), std::string::npos)
        << lapilli_last_error(ctx);
}

TEST(Context, DeviceMemory) {
    const Context ctx("sim:3");
    std::vector<double> source(1000), target(1000);
    for (std::size_t i = 0; i < source.size(); ++i) {
        source[i] = static_cast<double>(i);
    }
    const std::size_t bytes = source.size() * sizeof(double);
    void *first = nullptr, *last = nullptr;
    ASSERT_EQ(lapilli_device_malloc(ctx, 0, bytes, &first), 0);
    ASSERT_EQ(lapilli_device_malloc(ctx, 2, bytes, &last), 0);
    EXPECT_EQ(lapilli_copy(ctx, first, source.data(), bytes), 0);
    EXPECT_EQ(lapilli_copy(ctx, last, first, bytes), 0);
    EXPECT_EQ(lapilli_copy(ctx, target.data(), last, bytes), 0);
    EXPECT_EQ(source, target);
    EXPECT_EQ(lapilli_device_free(ctx, first), 0);
    EXPECT_EQ(lapilli_device_free(ctx, last), 0);
    EXPECT_EQ(lapilli_device_free(ctx, nullptr), 0);
    void* none = nullptr;
    EXPECT_LT(lapilli_device_malloc(ctx, 3, bytes, &none), 0);
    EXPECT_LT(lapilli_device_malloc(ctx, -1, bytes, &none), 0);
    EXPECT_EQ(none, nullptr);
}

}  // namespace
}  // namespace lapilli::testing
