// SPDX-License-Identifier: BSD-3-Clause
// Functions of the caller in the middle of a routine: they call routines with the same context, and the
// routine goes on with its own workspace, phases and name.
#include "runtime/caller.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "api/handles.hpp"
#include "device/calls.hpp"
#include "lapilli/lapilli.h"

namespace lapilli {
namespace {

constexpr index_t n = 50, length = 1000;

/// A positive definite matrix.
std::vector<double> matrix() {
    std::vector<double> a(n * n);
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < n; ++i)
            a[static_cast<std::size_t>(i + j * n)] = std::cos(static_cast<double>(i * j)) + (i == j ? n : 0);
    }
    return a;
}

struct Work {
    double* pinned;
    std::vector<double*> device;
    explicit Work(Arena& arena) : pinned(arena.pinned_array<double>(length)) {
        for (int d = 0; d < arena.devices(); ++d) device.push_back(arena.device_array<double>(d, length));
    }
};

class Caller : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(lapilli_create(&handle, "sim:2"), 0);
        for (const char* name : {"potrf.crossover", "sytrd.crossover"}) set(name, "0");
        set("potrf.nb", "8");
    }
    void TearDown() override { lapilli_destroy(handle); }
    void set(const char* name, const char* value) const { ASSERT_EQ(lapilli_set(handle, name, value), 0); }
    Context& context() const { return handle->context; }

    lapilli_int factor(std::vector<double>& a) const { return lapilli_dpotrf(handle, 'L', n, a.data(), n); }

    /// The behaviour of a routine with such an operator: its arrays must be unchanged when the operator
    /// returns.
    template <class F>
    void routine(const F& f) {
        const PrecisionScope products(context(), CallPrecision::single);
        context().begin_call("outer", true);
        {
            Allocated<Work> work(context());
            PhaseScope phase(context(), "apply");
            std::vector<double> numbers(length);
            std::iota(numbers.begin(), numbers.end(), 1.0);
            std::copy(numbers.begin(), numbers.end(), work->pinned);
            for (int d = 0; d < 2; ++d)
                upload_array(context().queue(d), work->pinned, work->device[static_cast<std::size_t>(d)],
                             length);
            for (int round = 0; round < 3; ++round) f();
            EXPECT_TRUE(std::equal(numbers.begin(), numbers.end(), work->pinned));
            for (int d = 0; d < 2; ++d) {
                std::vector<double> back(length);
                download_array(context().queue(d), work->device[static_cast<std::size_t>(d)], back.data(),
                               length);
                context().synchronize();
                EXPECT_EQ(back, numbers) << "device " << d;
            }
        }
        ASSERT_EQ(context().phases.size(), 1U);
        EXPECT_STREQ(context().phases[0].name, "apply");
        EXPECT_STREQ(context().routine(), "outer");
        EXPECT_EQ(context().precision, CallPrecision::single);
        context().end_call();
    }

    lapilli_context handle = nullptr;
};

TEST_F(Caller, CallsRoutines) {
    std::vector<double> expected = matrix();
    ASSERT_EQ(factor(expected), 0);
    for (const char* cache : {"on", "off"}) {
        set("memory.cache", cache);
        routine([&] {
            call_caller(context(), "the operator", [&] {
                std::vector<double> a = matrix();
                EXPECT_EQ(factor(a), 0) << lapilli_last_error(handle);
                EXPECT_EQ(a, expected);
                const char* name = nullptr;
                EXPECT_GT(lapilli_phases(handle, &name, nullptr, 1), 1) << "its own phases";
                std::vector<double> b = matrix(), w(n);
                EXPECT_EQ(lapilli_dsyevd(handle, 'V', 'L', n, b.data(), n, w.data()), 0);
                return 0;
            });
        });
    }
}

TEST_F(Caller, GoesOnAfterACallThatFailed) {
    routine([&] {
        call_caller(context(), "the operator", [&] {
            std::vector<double> a = matrix();
            set("sim.fail", "copy:1");
            EXPECT_EQ(factor(a), LAPILLI_ERROR_DEVICE);
            set("sim.fail", "");
            EXPECT_EQ(a, matrix());
            EXPECT_EQ(lapilli_dpotrf(handle, 'L', n, a.data(), n - 1), -4);
            EXPECT_EQ(factor(a), 0);
            return 0;
        });
    });
}

TEST_F(Caller, EndsTheRoutine) {
    const auto code_of = [&](const auto& f, const char* text) {
        try {
            call_caller(context(), "the operator", f);
        } catch (const Error& error) {
            EXPECT_NE(std::string(error.what()).find(text), std::string::npos) << error.what();
            return error.code();
        }
        return 0;
    };
    routine([&] {
        EXPECT_EQ(code_of([] { return 3; }, "the operator returned 3"), LAPILLI_ERROR_CANCELLED);
        EXPECT_EQ(code_of([]() -> int { throw std::runtime_error("no more"); }, "threw: no more"),
                  LAPILLI_ERROR_CANCELLED);
        EXPECT_EQ(code_of([]() -> int { throw 7; }, "no std::exception"), LAPILLI_ERROR_CANCELLED);
        EXPECT_EQ(code_of(
                      [&] {
                          call_caller(context(), "the inner operator", [] { return 0; });
                          return 0;
                      },
                      "cannot call such a function itself"),
                  LAPILLI_ERROR_CONTEXT);
    });
}

int count_calls(const char*, const char*, double, void* user) {
    ++*static_cast<int*>(user);
    return 0;
}

// Reports are of the routine, which the program has called.
TEST_F(Caller, ReportsNothingOfCallsFromThere) {
    int reports = 0;
    lapilli_set_progress(handle, count_calls, &reports);
    routine([&] {
        const int before = reports;
        call_caller(context(), "the operator", [&] {
            std::vector<double> a = matrix();
            EXPECT_EQ(factor(a), 0);
            return 0;
        });
        EXPECT_EQ(reports, before);
    });
    EXPECT_GT(reports, 0);
    lapilli_set_progress(handle, nullptr, nullptr);
}

}  // namespace
}  // namespace lapilli
