// SPDX-License-Identifier: BSD-3-Clause
// Processes with cuSOLVER's symbols: threads, a child of fork, devices that fail.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <thread>
#include <vector>

#include "functions.hpp"

namespace lapilli::testing {
namespace {

constexpr int n = 16;

std::vector<double> diagonal() {
    std::vector<double> a(n * n);
    for (std::size_t k = 0; k < n; ++k) a[k * (n + 1)] = static_cast<double>(n - k);
    return a;
}

/// The largest eigenvalue, 0 where the call was passed on; 1 where it was neither.
double largest() {
    Handle handle;
    std::vector<double> a = diagonal(), w(n), work(n);
    int info = -7;
    const int status =
        cusolverDnDsyevd(&handle, vectors, lower, n, a.data(), n, w.data(), work.data(), n, &info);
    if (status == passed_on) return a == diagonal() ? 0 : 1;
    return status == 0 && info == 0 ? w[n - 1] : 1;
}

TEST(CusolverProcess, Threads) {
    std::vector<double> found(4);
    std::vector<std::thread> threads;
    for (double& one : found) threads.emplace_back([&one] { one = largest(); });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(found, std::vector<double>(4, n));
}

/// While another thread of the parent computes, which a child must not wait for.
TEST(CusolverProcess, AChildOfForkIsPassedOn) {
    ASSERT_EQ(largest(), n);
    std::atomic<bool> is_over{false};
    std::thread busy([&] {
        while (!is_over) largest();
    });
    for (int k = 0; k < 5; ++k) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        const pid_t child = fork();
        if (child == 0) {
            alarm(10);
            _exit(largest() == 0 ? 0 : 1);
        }
        int status = -1;
        waitpid(child, &status, 0);
        EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
    }
    is_over = true;
    busy.join();
}

/// Where simulated devices fail (LAPILLI_SIM_FAIL).
TEST(CusolverFailure, IsPassedOnUntouched) { EXPECT_EQ(largest(), 0); }

}  // namespace
}  // namespace lapilli::testing
