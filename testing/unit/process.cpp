// SPDX-License-Identifier: BSD-3-Clause
// The process-wide context from a process's first moment to its last, and when the library is loaded and let
// go of.
#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <string>

#include "gtest/gtest.h"
#include "lapilli/lapilli.h"

namespace lapilli::testing {
namespace {

void choose_simulated_devices() {
    setenv("LAPILLI_DEVICES", "sim:2", 1);
    setenv("LAPILLI_POTRF_CROSSOVER", "0", 1);
}

bool factors() {
    double a[] = {4, 2, 0, 5};
    return lapilli_dpotrf(nullptr, 'L', 2, a, 2) == 0 && a[0] == 2 && a[1] == 1 && a[3] == 2;
}

// Functions registered before the library's first call run after all that the library might have destroyed.
TEST(ProcessDeathTest, CallsFromAtexit) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(
        {
            choose_simulated_devices();
            std::atexit([] {
                if (!factors()) std::_Exit(3);
            });
            if (lapilli_device_count(nullptr) != 2 || !factors()) std::_Exit(2);
            std::exit(0);
        },
        ::testing::ExitedWithCode(0), "");
}

// The default context has no return value that could tell it. A log in a file is not where a user looks
// first.
TEST(ProcessDeathTest, DevicesThatThereAreNot) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    for (const char* log : {"", "/dev/null"}) {
        EXPECT_EXIT(
            {
                setenv("LAPILLI_DEVICES", "gpu", 1);
                setenv("LAPILLI_LOG", log, 1);
                std::exit(lapilli_device_count(nullptr) == 0 && factors() ? 0 : 2);
            },
            ::testing::ExitedWithCode(0),
            "LAPILLI_DEVICES=gpu: 'gpu' is not a list of devices: .*; the CPU computes\n$");
    }
}

#if defined(LAPILLI_LIBRARY)
std::ptrdiff_t threads() {
    const std::filesystem::directory_iterator tasks("/proc/self/task"), end;
    return std::distance(tasks, end);
}

/// Loads the library, calls it and lets go of it.
bool use_once() {
    void* const library = dlopen(LAPILLI_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) return false;
    using Potrf = lapilli_int (*)(lapilli_context, char, lapilli_int, double*, lapilli_int);
    const auto potrf = reinterpret_cast<Potrf>(dlsym(library, "lapilli_dpotrf"));
    double a[] = {4, 2, 0, 5};
    const bool good = potrf != nullptr && potrf(nullptr, 'L', 2, a, 2) == 0 && a[1] == 1;
    return dlclose(library) == 0 && good;
}

// Its threads would run on without their code, or one more set of them with each round.
TEST(ProcessDeathTest, LoadedAndLetGoOf) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(
        {
            choose_simulated_devices();
            if (!use_once()) std::_Exit(2);
            const std::ptrdiff_t before = threads();
            for (int round = 0; round < 3; ++round) {
                if (!use_once()) std::_Exit(3);
            }
            std::exit(threads() == before ? 0 : 4);
        },
        ::testing::ExitedWithCode(0), "");
}
#endif

}  // namespace
}  // namespace lapilli::testing
