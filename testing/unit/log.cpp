// SPDX-License-Identifier: BSD-3-Clause
// The log: what was chosen, what was ignored, one line for each call, and nothing without the setting.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include "support/place.hpp"
#include "unit/environment.hpp"

namespace lapilli::testing {
namespace {

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
    /// Whether the last line is what the expression says, behind time and process.
    void expect_last(const std::string& expression) const {
        const std::vector<std::string> all = lines();
        ASSERT_FALSE(all.empty());
        expect_match(all.back(), expression);
    }
    static void expect_match(const std::string& line, const std::string& expression, pid_t who = getpid()) {
        const std::string begin =
            R"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z lapilli\[)" + std::to_string(who) + R"(\]: )";
        EXPECT_TRUE(std::regex_match(line, std::regex(begin + expression))) << line;
    }
    void expect_line(const std::string& line) const {
        const std::vector<std::string> all = lines();
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const std::string& l) {
            return l.ends_with(who() + line);
        })) << line;
    }

    static std::string who() { return " lapilli[" + std::to_string(getpid()) + "]: "; }

    static constexpr std::size_t time_length = std::char_traits<char>::length("2026-11-25T23:50:01.123Z");
    std::string file_;
};

// A matrix in device memory lowers the crossover, for its call alone; a memory query answers for both places.
TEST_F(Log, MatricesInDeviceMemoryUseTheDevicesEarlier) {
    const Context ctx("sim:1");
    ctx.set("log", file_);
    ctx.set("test.small.order", "0");
    const std::int64_t n = 150;
    std::vector<double> a(static_cast<std::size_t>(n * n));
    for (std::int64_t j = 0; j < n; ++j) a[static_cast<std::size_t>(j * (n + 1))] = 2;
    void* memory = nullptr;
    ASSERT_EQ(lapilli_device_malloc(ctx, 0, a.size() * sizeof(double), &memory), 0);
    auto* const on_device = static_cast<double*>(memory);
    ASSERT_EQ(lapilli_copy(ctx, on_device, a.data(), a.size() * sizeof(double)), 0);
    lapilli_matrix spread = nullptr;
    ASSERT_EQ(lapilli_matrix_create(ctx, 'd', n, n, 64, &spread), 0);
    ASSERT_EQ(lapilli_matrix_scatter(spread, a.data(), n), 0);

    const std::string on_cpu = R"(dpotrf .* \| cpu: n = \d+, potrf.crossover = 512)";
    const std::string end = R"( \| \d+\.\d+ s \| info 0)";
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', n, on_device, n), 0);
    expect_last(R"(dpotrf .* \| devices: n = 150, potrf.crossover = 512, in device memory 128, .*)" + end);
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', n, a.data(), n), 0);
    expect_last(on_cpu + end);
    EXPECT_EQ(lapilli_dpotrf_mgpu(ctx, 'L', spread), 0);
    expect_last(R"(dpotrf_mgpu .* \| devices: n = 150, potrf.crossover = 512, in device memory 128, .*)" +
                end);
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 51, on_device, n), 0);
    expect_last(R"(dpotrf .* \| devices: n = 51, potrf.crossover = 512, in device memory 51, .*)" + end);
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 50, on_device, n), 0);
    expect_last(on_cpu + ", in device memory 128" + end);
    ctx.set("potrf.crossover", "200");
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 100, on_device, n), 0);
    expect_last(R"(dpotrf .* \| devices: n = 100, potrf.crossover = 200, in device memory 100, .*)" + end);
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 47, on_device, n), 0);
    expect_last(R"(dpotrf .* \| cpu: n = 47, potrf.crossover = 200, in device memory 100)" + end);
    ctx.set("test.small.order", "64");
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 48, on_device, n), 0);
    expect_last(
        R"(dpotrf .* \| devices: n = 48, potrf.crossover = 200, in device memory 48, in one thread block, .*)" +
        end);
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 64, a.data(), n), 0);
    expect_last(R"(dpotrf .* \| cpu: n = 64, potrf.crossover = 200)" + end);

    lapilli_memory both{}, small{}, tiny{};
    ASSERT_EQ(lapilli_dpotrf_memory(ctx, 64, &tiny), 0);
    EXPECT_GE(tiny.device, 64U * 64U * sizeof(double));
    ASSERT_EQ(lapilli_dpotrf_memory(ctx, 150, &both), 0);
    ASSERT_EQ(lapilli_dpotrf_memory(ctx, 47, &small), 0);
    EXPECT_GE(both.device, a.size() * sizeof(double));
    EXPECT_EQ(small.device, 0U);
    EXPECT_GT(small.host, 0U);
    lapilli_matrix_destroy(spread);
    EXPECT_EQ(lapilli_device_free(ctx, memory), 0);
}

TEST_F(Log, OneLineACall) {
    const Context ctx("sim:3");
    ctx.set("log", file_);
    ctx.set("potrf.crossover", "10");
    std::vector<double> a(20 * 20);
    for (int j = 0; j < 20; ++j) a[static_cast<std::size_t>(21 * j)] = 2;
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 20, a.data(), 20), 0);
    expect_last(
        R"(dpotrf uplo=L n=20 A=host lda=20 \| devices: n = 20, potrf.crossover = 10, schedule = auto: panels on the devices, 3 of 3 devices \| \d+\.\d+ s \| info 0)");
    EXPECT_EQ(lapilli_dpotrf(ctx, 'u', 9, a.data(), 20), 0);
    expect_last(
        R"(dpotrf uplo=u n=9 A=host lda=20 \| cpu: n = 9, potrf.crossover = 10 \| \d+\.\d+ s \| info 0)");
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 9, a.data(), 4), -4);
    expect_last(
        R"(dpotrf uplo=L n=9 A=host lda=4 \| - \| \d+\.\d+ s \| info -4: dpotrf: argument 4 \(lda\) = 4, must be at least max\(1, n\) = 9)");
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

TEST_F(Log, FormerNamesOfSettings) {
    const Context ctx("sim:1");
    ctx.set("log", file_);
    for (const char* value : {"10", "20"}) ctx.set("getri.crossover", value);
    expect_last("set: getri.crossover is a former name of getrf.crossover");
    EXPECT_EQ(lines().size(), 1U) << "once";
}

TEST_F(Log, SchedulesAndWhyDevicesAreLeftOut) {
    const Context ctx("sim:3");
    ctx.set("log", file_);
    ctx.set("test.small.order", "0");
    const auto identity = [](int m, int n) {
        std::vector<double> a(static_cast<std::size_t>(m * n));
        for (int j = 0; j < n; ++j) a[static_cast<std::size_t>((m + 1) * j)] = 1;
        return a;
    };
    const auto expect_last_of = [&](const std::string& text) {
        expect_last(".* \\| devices: " + text + " \\| .*");
    };
    lapilli_int pivots[40];
    double tau[40];
    for (const char* family : {"potrf", "getrf", "geqrf"}) ctx.set(std::string(family) + ".crossover", "10");
    EXPECT_EQ(lapilli_dgetrf(ctx, 40, 40, identity(40, 40).data(), 40, pivots), 0);
    expect_last_of("n = 40, getrf.crossover = 10, schedule = auto: panels on the devices, 3 of 3 devices");
    ctx.set("schedule", "hybrid");
    ctx.set("getrf.columns", "20");
    std::vector<double> b(40);
    EXPECT_EQ(lapilli_dgesv(ctx, 40, 1, identity(40, 40).data(), 40, pivots, b.data(), 40), 0);
    expect_last_of(
        "n = 40, getrf.crossover = 10, getrf.columns = 20, schedule = hybrid: panels on the CPU, 2 of "
        "3 devices");
    ctx.set("schedule", "auto");
    ctx.set("geqrf.columns", "40");
    EXPECT_EQ(lapilli_dgeqrf(ctx, 40, 40, identity(40, 40).data(), 40, tau), 0);
    expect_last_of(
        "n = 40, geqrf.crossover = 10, geqrf.columns = 40, schedule = auto: panels on the devices, 1 "
        "of 3 devices");
    ctx.set("geqrf.tall", "rows");
    EXPECT_EQ(lapilli_dgeqrf(ctx, 90, 20, identity(90, 20).data(), 90, tau), 0);
    expect_last_of(".*geqrf.tall = rows: by rows, one Gram matrix, 3 of 3 devices");
    EXPECT_EQ(lapilli_dgeqrf(ctx, 90, 20, std::vector<double>(90 * 20).data(), 90, tau), 0);
    expect_last_of(".*geqrf.tall = rows: by rows, 3 of 3 devices");
    ctx.set("gesdd.crossover", "25");
    ctx.set("gesdd.columns", "40");
    std::vector<double> values(20), left(90 * 20), right(20 * 20);
    EXPECT_EQ(lapilli_dgesdd(ctx, 'S', 90, 20, identity(90, 20).data(), 90, values.data(), left.data(), 90,
                             right.data(), 20),
              0);
    expect_last_of("n = 33, gesdd.crossover = 25.*geqrf.tall = rows: one Gram matrix, 1 of 3 devices");
    // B's factor is made by POTRF; what follows has a schedule of its own.
    ctx.set("schedule", "device");
    ctx.set("sytrd.crossover", "10");
    EXPECT_EQ(
        lapilli_dsygvd(ctx, 1, 'V', 'L', 40, identity(40, 40).data(), 40, identity(40, 40).data(), 40, tau),
        0);
    expect_last_of(".*schedule = device: panels on the devices, 3 of 3 devices");
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
                                   {"LAPILLI_POTRS_CROSSOVER", "5"},
                                   {"LAPILLI_LIBRARY", "liblapilli.so"},
                                   {"LAPILLI_POTRF_CROSSOVER", "7"}});
    const Context ctx("");
    char value[8];
    EXPECT_EQ(lapilli_get(ctx, "devices", value, 8), 0);
    EXPECT_STREQ(value, "auto") << "an empty variable is none";
    expect_line(
        "ignored: LAPILLI_POTRF_CROSOVER: there is no such setting; did you mean LAPILLI_POTRF_CROSSOVER?");
    expect_line("ignored: LAPILLI_XYZ: there is no such setting");
    expect_line("ignored: LAPILLI_POTRF_NB: 'many' is not a value of potrf.nb: an integer from 1 on");
    expect_line("LAPILLI_POTRS_CROSSOVER: potrs.crossover is a former name of potrf.crossover");
    EXPECT_EQ(lapilli_get(ctx, "potrs.crossover", value, 8), 0);
    EXPECT_STREQ(value, "7") << "the present name comes first";
    expect_last("devices auto: (the CPU computes, as .+|[0-9]+ of backend cuda)");
    for (const std::string& line : lines())
        EXPECT_EQ(line.find("LAPILLI_LIBRARY"), std::string::npos) << "is Python's";
    // Ignored settings are reported once, devices for each context.
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
    expect_match(all[0], "dpotrf .*", child);
    expect_match(all[1], "dpotrf .*");
}

// The time orders lines, also those of several machines.
TEST_F(Log, LinesTellTheTime) {
    const Context ctx("none");
    ctx.set("log", file_);
    const auto whole_seconds = [](std::time_t time) {
        char text[32];
        std::tm parts{};
        std::strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%S", gmtime_r(&time, &parts));
        return std::string(text);
    };
    const std::time_t before = std::time(nullptr);
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 0, nullptr, 1), 0);
    const std::time_t after = std::time(nullptr);
    const std::string said = lines().back().substr(0, whole_seconds(before).size());
    EXPECT_LE(whole_seconds(before), said);
    EXPECT_LE(said, whole_seconds(after));
}

// A program that has a log of its own.
TEST_F(Log, GoesToTheCallersFunction) {
    const Context ctx("sim:1");
    struct Seen {
        lapilli_context ctx;
        std::vector<std::string> lines;
        lapilli_int routine = 0, setting = -1;
    } seen{ctx, {}};
    const auto keep = [](const char* line, void* user) {
        Seen& s = *static_cast<Seen*>(user);
        s.lines.emplace_back(line);
        double a = 1;
        s.routine = lapilli_dpotrf(s.ctx, 'L', 1, &a, 1);
        s.setting = lapilli_set(s.ctx, "potrf.crossover", "0");
    };
    EXPECT_EQ(lapilli_set_log(ctx, keep, &seen), 0);
    double a[4] = {4, 2, 0, 5};
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 2, a, 1), -4);
    ASSERT_EQ(seen.lines.size(), 2U);
    EXPECT_EQ(seen.lines[0], "opened: device 0 is sim 0");
    EXPECT_EQ(seen.lines[1].rfind("dpotrf uplo=L n=2 A=host lda=1 | - | ", 0), 0U) << seen.lines[1];
    EXPECT_NE(seen.lines[1].find("info -4: dpotrf: argument 4"), std::string::npos) << seen.lines[1];
    EXPECT_EQ(seen.routine, LAPILLI_ERROR_CONTEXT);
    EXPECT_EQ(seen.setting, 0);

    ctx.set("log", file_);
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 2, a, 2), 0);
    ASSERT_EQ(seen.lines.size(), 3U);
    EXPECT_NE(seen.lines[2].find("| devices: n = 2"), std::string::npos) << seen.lines[2];
    EXPECT_TRUE(lines().back().ends_with(who() + seen.lines[2])) << lines().back();

    const auto throws = [](const char*, void*) { throw 1; };
    EXPECT_EQ(lapilli_set_log(ctx, throws, nullptr), 0);
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, a, 1), 0);
    EXPECT_EQ(lapilli_set_log(ctx, nullptr, nullptr), 0);
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, a, 1), 0);
    EXPECT_EQ(seen.lines.size(), 3U);
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
    EXPECT_EQ(said.find(who() + "the log /no/such/folder/log cannot be written: "), time_length) << said;
    EXPECT_EQ(said.find(who() + "dpotrf uplo=L n=1 "), said.find('\n') + 1 + time_length) << said;
    for (const char* word : {"stderr", "1", "on"}) {
        ctx.set("log", word);
        ::testing::internal::CaptureStderr();
        EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, &a, 1), 0);
        EXPECT_EQ(::testing::internal::GetCapturedStderr().find(who() + "dpotrf uplo=L n=1 "), time_length)
            << word;
    }
    ctx.set("log", "stdout");
    ::testing::internal::CaptureStdout();
    EXPECT_EQ(lapilli_dpotrf(ctx, 'L', 1, &a, 1), 0);
    EXPECT_EQ(::testing::internal::GetCapturedStdout().find(who() + "dpotrf uplo=L n=1 "), time_length);
    ctx.set("log", "");
    ::testing::internal::CaptureStderr();
    EXPECT_EQ(lapilli_dpotrf(ctx, 'x', 1, &a, 1), -1);
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
}

}  // namespace
}  // namespace lapilli::testing
