// SPDX-License-Identifier: BSD-3-Clause
// The log: what was chosen, what was ignored, one line for each call, and nothing without the setting.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <string>
#include <tuple>
#include <vector>

#include "support/place.hpp"

namespace lapilli::testing {
namespace {

/// Variables of the environment for a scope.
class Environment {
  public:
    explicit Environment(std::vector<std::pair<std::string, std::string>> values) {
        for (const auto& [name, value] : values) {
            const char* old = std::getenv(name.c_str());
            before_.emplace_back(name, old != nullptr, old != nullptr ? old : "");
            setenv(name.c_str(), value.c_str(), 1);
        }
    }
    ~Environment() {
        for (const auto& [name, had, value] : before_)
            had ? setenv(name.c_str(), value.c_str(), 1) : unsetenv(name.c_str());
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

  private:
    std::vector<std::tuple<std::string, bool, std::string>> before_;
};

class Log : public ::testing::Test {
  protected:
    Log() : file_(::testing::TempDir() + "lapilli-log-" + std::to_string(getpid())) {
        std::remove(file_.c_str());
    }
    ~Log() override { std::remove(file_.c_str()); }

    std::vector<std::string> lines() const {
        std::ifstream in(file_);
        std::vector<std::string> result;
        for (std::string line; std::getline(in, line);) result.push_back(line);
        return result;
    }
    /// Whether the last line is what the expression says, but for the word lapilli and the seconds.
    void expect_last(const std::string& expression) const {
        const std::vector<std::string> all = lines();
        ASSERT_FALSE(all.empty());
        EXPECT_TRUE(std::regex_match(all.back(), std::regex(R"(lapilli\[\d+\]: )" + expression)))
            << all.back();
    }
    void expect_line(const std::string& line) const {
        const std::vector<std::string> all = lines();
        EXPECT_NE(std::find(all.begin(), all.end(), who() + line), all.end()) << line;
    }

    static std::string who() { return "lapilli[" + std::to_string(getpid()) + "]: "; }

    std::string file_;
};

TEST_F(Log, OneLineACall) {
    const Context ctx("sim:3");
    ctx.set("log", file_);
    ctx.set("potrf.crossover", "10");
    std::vector<double> a(20 * 20);
    for (int j = 0; j < 20; ++j) a[static_cast<std::size_t>(21 * j)] = 2;
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 20, a.data(), 20), 0);
    expect_last(
        R"(dpotrf uplo=L n=20 A=host lda=20 \| devices: n = 20, potrf.crossover = 10, 3 of 3 devices \| 0\.\d+ s \| info 0)");
    EXPECT_EQ(lapilli_dpotrf(ctx, 'u', 9, a.data(), 20), 0);
    expect_last(
        R"(dpotrf uplo=u n=9 A=host lda=20 \| cpu: n = 9, potrf.crossover = 10 \| 0\.\d+ s \| info 0)");
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 9, a.data(), 4), -4);
    expect_last(
        R"(dpotrf uplo=L n=9 A=host lda=4 \| - \| 0\.\d+ s \| info -4: dpotrf: argument 4 \(lda\) = 4, must be at least max\(1, n\) = 9)");
    EXPECT_EQ(lapilli_dpotrf(ctx, '\n', 1, nullptr, 1), -1);
    expect_last(R"(dpotrf uplo=#10 n=1 A=null lda=1 \| - .*)");
    a[0] = -1;
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 2, a.data(), 20), 1);
    expect_last(R"(.* info 1: dpotrf: the leading minor of order 1 is not positive definite)");
    EXPECT_EQ(lines().size(), 8U) << "five calls, and the three devices that the first one opened";

    const double alpha = 2, beta = 0.5;
    EXPECT_EQ(lapilli_dgemv(ctx, 'N', 2, 2, alpha, a.data(), 20, a.data() + 5, 1, beta, a.data() + 9, -2), 0);
    expect_last(
        R"(dgemv trans=N m=2 n=2 alpha=2 A=host lda=20 x=host incx=1 beta=0.5 y=host incy=-2 \| cpu: A is in no device's memory .*)");

    // Questions are no calls of routines.
    const std::size_t before = lines().size();
    lapilli_memory bytes;
    EXPECT_EQ(lapilli_dpotrf_memory(ctx, 100, &bytes), 0);
    EXPECT_EQ(lapilli_device_count(ctx), 3);
    ctx.set("log", "");
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 2, a.data(), 20), 1);
    EXPECT_EQ(lines().size(), before);
}

TEST_F(Log, DevicesSpreadMatricesAndQueues) {
    const Context ctx("sim:2");
    ctx.set("log", file_);
    lapilli_matrix matrix = nullptr;
    ASSERT_EQ(lapilli_matrix_create(ctx, 'd', 6, 6, 2, &matrix), 0);
    double x[6] = {}, y[6] = {};
    EXPECT_EQ(lapilli_dgemv_mgpu(ctx, 'N', 1, matrix, x, 1, 0, y, 1), 0);
    expect_last(
        R"(dgemv_mgpu trans=N alpha=1 A=6x6/2 x=host incx=1 beta=0 y=host incy=1 \| the devices of A.*)");
    EXPECT_EQ(lapilli_matrix_destroy(matrix), 0);

    void* data = nullptr;
    lapilli_queue queue = nullptr;
    ASSERT_EQ(lapilli_device_malloc(ctx, 1, 100 * sizeof(double), &data), 0);
    ASSERT_EQ(lapilli_queue_create(ctx, 1, nullptr, &queue), 0);
    auto* a = static_cast<double*>(data);
    EXPECT_EQ(lapilli_dgemv_async(queue, 'T', 5, 5, 1, a, 5, a + 30, 1, 0, a + 40, 1), 0);
    expect_last(
        R"(dgemv_async trans=T m=5 n=5 alpha=1 A=device1 lda=5 x=device1 .* \| a queue of device 1.* \| .* info 0)");
    EXPECT_EQ(lapilli_queue_destroy(queue), 0);
    EXPECT_EQ(lapilli_zpotrf(ctx, 'L', 0, nullptr, 1), 0);
    EXPECT_EQ(lapilli_device_free(ctx, data), 0);
}

TEST_F(Log, WhatTheEnvironmentMeant) {
    const Environment environment({{"LAPILLI_LOG", file_},
                                   {"LAPILLI_DEVICES", ""},
                                   {"LAPILLI_POTRF_CROSOVER", "5"},
                                   {"LAPILLI_POTRF_NB", "many"},
                                   {"LAPILLI_XYZ", "1"},
                                   {"LAPILLI_POTRF_CROSSOVER", "7"}});
    const Context ctx("");
    char value[8];
    EXPECT_EQ(lapilli_get(ctx, "devices", value, 8), 0);
    EXPECT_STREQ(value, "auto") << "an empty variable is none";
    expect_line(
        "ignored: LAPILLI_POTRF_CROSOVER: there is no such setting; did you mean LAPILLI_POTRF_CROSSOVER?");
    expect_line("ignored: LAPILLI_XYZ: there is no such setting");
    expect_line("ignored: LAPILLI_POTRF_NB: 'many' is not a value of potrf.nb: an integer from 1 on");
    expect_last("devices auto: [0-9]+ of backend (none, as .+|cuda)");
    // What is ignored is told once, devices for each context.
    const std::size_t before = lines().size();
    const Context again("");
    EXPECT_EQ(lines().size(), before + 1);
}

// MPI's processes write to one log.
TEST_F(Log, LinesNameTheirProcess) {
    const Context ctx("none");
    ctx.set("log", file_);
    const auto calls = [&] { return lapilli_dpotrf(ctx, 'L', 0, nullptr, 1); };
    const pid_t child = fork();
    if (child == 0) _exit(calls() == 0 ? 0 : 1);
    int status = -1;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(calls(), 0);
    const std::vector<std::string> all = lines();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].rfind("lapilli[" + std::to_string(child) + "]: dpotrf ", 0), 0U) << all[0];
    EXPECT_EQ(all[1].rfind(who() + "dpotrf ", 0), 0U) << all[1];
}

TEST_F(Log, TraceThatCannotBeWritten) {
    const Environment environment({{"LAPILLI_LOG", file_}, {"LAPILLI_TRACE", "/no/such/folder/trace.json"}});
    const Context ctx("sim:1");
    std::vector<float> a(30 * 30);
    for (std::size_t j = 0; j < 30; ++j) a[31 * j] = 1;
    ctx.set("potrf.crossover", "0");
    EXPECT_EQ(lapilli_spotrf(ctx, 'L', 30, a.data(), 30), 0);
    expect_line("the trace /no/such/folder/trace.json cannot be written");
}

TEST_F(Log, FileThatCannotBeWritten) {
    const Context ctx("none");
    ctx.set("log", "/no/such/folder/log");
    double a = 1;
    ::testing::internal::CaptureStderr();
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, &a, 1), 0);
    const std::string said = ::testing::internal::GetCapturedStderr();
    EXPECT_EQ(said.rfind(who() + "the log /no/such/folder/log cannot be written: ", 0), 0U) << said;
    EXPECT_NE(said.find("\n" + who() + "dpotrf uplo=L n=1 "), std::string::npos) << said;
    for (const char* word : {"stderr", "1", "on"}) {
        ctx.set("log", word);
        ::testing::internal::CaptureStderr();
        EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, &a, 1), 0);
        EXPECT_EQ(::testing::internal::GetCapturedStderr().rfind(who() + "dpotrf uplo=L n=1 ", 0), 0U)
            << word;
    }
    ctx.set("log", "stdout");
    ::testing::internal::CaptureStdout();
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, &a, 1), 0);
    EXPECT_EQ(::testing::internal::GetCapturedStdout().rfind(who() + "dpotrf uplo=L n=1 ", 0), 0U);
    ctx.set("log", "");
    ::testing::internal::CaptureStderr();
    EXPECT_EQ(lapilli_dpotrf(ctx, 'x', 1, &a, 1), -1);
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
}

}  // namespace
}  // namespace lapilli::testing
